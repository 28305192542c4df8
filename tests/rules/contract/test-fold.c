/* SPDX-License-Identifier: GPL-3.0-or-later
 * The fold of a setup and its moves. */

#include "rh-fold.h"

#include "cape-table.h"

static const char *const opening[] = {
  "reveal s3/10 s3/5", "bids 5 3", "pick 1 1", "draw 1 3", "build 1 bonus=0 buy=0",
};

static RhFold *
new_fold (void)
{
  g_autoptr (RhSetup) setup = cape_table_setup (2, NULL);

  return rh_fold_new (setup);
}

static void
refuse_text (RhFold *fold, const char *text, int code, const char *pattern)
{
  const RhCapeState before = *(const RhCapeState *) rh_fold_get_state (fold);
  guint n_entries = rh_entries_get_n (rh_fold_get_entries (fold));
  guint n_moves = rh_fold_get_n_moves (fold);
  g_autoptr (GError) error = NULL;

  g_assert_false (rh_fold_play_text (fold, text, &error));
  g_assert_error (error, RH_RULES_ERROR, code);
  if (!g_pattern_match_simple (pattern, error->message))
    g_error ("“%s” isn’t like “%s”", error->message, pattern);

  g_assert_cmpuint (rh_fold_get_n_moves (fold), ==, n_moves);
  g_assert_cmpuint (rh_entries_get_n (rh_fold_get_entries (fold)), ==, n_entries);
  cape_table_assert_same (rh_fold_get_state (fold), &before);
}

static char *
last_entries (const RhFold *fold)
{
  guint n;
  const RhEntry *entries = rh_fold_get_last_entries (fold, &n);

  return cape_table_entries_text (entries, n);
}

static void
test_adapt (void)
{
  /* A line that is refused may mean the same with other figures; the fold stays where it is. */
  g_autoptr (RhFold) fold = new_fold ();
  g_autofree char *adapted = NULL;

  for (guint i = 0; i < 3; i++)
    g_assert_true (rh_fold_play_text (fold, opening[i], NULL));
  g_assert_null (rh_fold_adapt_text (fold, "build 1 bonus=0 buy=0"));
  g_assert_true (rh_fold_play_text (fold, "draw 1 2", NULL));
  refuse_text (fold, "build 1 bonus=0 buy=0", RH_CAPE_ERROR_RAILS, "*");
  adapted = rh_fold_adapt_text (fold, "build 1 bonus=0 buy=0");
  g_assert_cmpstr (adapted, ==, "build 1 bonus=0 buy=1");
  g_assert_cmpuint (rh_fold_get_n_moves (fold), ==, 4);
  g_assert_null (rh_fold_adapt_text (fold, "nonsense"));
  g_assert_null (rh_fold_adapt_text (fold, ""));
}

static void
test_start (void)
{
  /* Before the first move there are the start entries, of move 0 (rule P5). */
  g_autoptr (RhFold) fold = new_fold ();
  g_autofree char *entries = last_entries (fold);

  g_assert_cmpuint (rh_fold_get_n_moves (fold), ==, 0);
  g_assert_cmpstr (entries, ==, "1 start 100=100; 2 start 100=100");
  g_assert_cmpuint (rh_entries_get (rh_fold_get_entries (fold), 0)->move, ==, 0);
}

static void
test_play (void)
{
  /* Each move counts one on and adds its own entries, if it makes any. */
  static const char *const expected[] = { "", "1 bid -5=95; 2 bid -3=97", "", "", "1 income 10=105" };
  g_autoptr (RhFold) fold = new_fold ();

  for (guint i = 0; i < G_N_ELEMENTS (opening); i++) {
    g_autofree char *entries = NULL;

    g_assert_true (rh_fold_play_text (fold, opening[i], NULL));
    g_assert_cmpuint (rh_fold_get_n_moves (fold), ==, i + 1);
    entries = last_entries (fold);
    g_assert_cmpstr (entries, ==, expected[i]);
  }

  g_assert_cmpuint (rh_entries_get_n (rh_fold_get_entries (fold)), ==, 5);
  g_assert_cmpuint (rh_entries_get (rh_fold_get_entries (fold), 4)->move, ==, 5);
}

static void
test_refused_leaves_no_trace (void)
{
  /* After a refused move the game is as before it, last entries included. */
  g_autoptr (RhFold) fold = new_fold ();
  g_autofree char *entries = NULL;

  g_assert_true (rh_fold_play_text (fold, "reveal s3/10 s3/5", NULL));
  refuse_text (fold, "bids 5 101", RH_CAPE_ERROR_CAPITAL, "*£101*£100*");
  g_assert_true (rh_fold_play_text (fold, "bids 5 3", NULL));
  refuse_text (fold, "pass 1", RH_RULES_ERROR_PHASE, "*A4*");
  refuse_text (fold, "pick 1 9", RH_RULES_ERROR_SYNTAX, "*9*");
  entries = last_entries (fold);
  g_assert_cmpstr (entries, ==, "1 bid -5=95; 2 bid -3=97");

  g_assert_true (rh_fold_play_text (fold, "pick 1 1", NULL));
  g_assert_cmpuint (rh_fold_get_n_moves (fold), ==, 3);
}

static void
test_bad_text (void)
{
  /* A line that isn't text, or too long, is refused before anybody reads it. */
  g_autoptr (RhFold) fold = new_fold ();
  g_autofree char *line = g_strnfill (RH_LINE_MAX + 1, 'a');

  refuse_text (fold, "reveal \xff", RH_RULES_ERROR_SYNTAX, "*UTF-8");
  refuse_text (fold, line, RH_RULES_ERROR_SYNTAX, "*1000 bytes");
  refuse_text (fold, " ", RH_RULES_ERROR_SYNTAX, "*empty");
}

static void
test_moves (void)
{
  /* A list of lines, or the first few of them, gives the game after them. */
  g_autoptr (RhSetup) setup = cape_table_setup (2, NULL);
  g_autoptr (RhFold) played = rh_fold_new (setup);
  g_autoptr (RhFold) folded = NULL;
  g_autoptr (GError) error = NULL;
  guint n_played = 99;

  g_assert_true (rh_fold_play_text (played, opening[0], NULL));
  g_assert_true (rh_fold_play_text (played, opening[1], NULL));

  folded = rh_fold_new_moves (setup, opening, 2, &n_played, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (n_played, ==, 2);
  g_assert_cmpuint (rh_fold_get_n_moves (folded), ==, 2);
  cape_table_assert_same (rh_fold_get_state (folded), rh_fold_get_state (played));

  g_clear_pointer (&folded, rh_fold_free);
  folded = rh_fold_new_moves (setup, NULL, 0, NULL, &error);
  g_assert_cmpuint (rh_fold_get_n_moves (folded), ==, 0);
}

static void
test_wrong_moves (void)
{
  /* The first wrong line is told, and there is no fold. */
  static const char *const lines[] = { "reveal s3/10 s3/5", "bids 5 3", "pick 2 1", "pick 1 1" };
  g_autoptr (RhSetup) setup = cape_table_setup (2, NULL);
  g_autoptr (GError) error = NULL;
  guint n_played = 99;

  g_assert_null (rh_fold_new_moves (setup, lines, G_N_ELEMENTS (lines), &n_played, &error));
  g_assert_error (error, RH_RULES_ERROR, RH_RULES_ERROR_TURN);
  g_assert_cmpuint (n_played, ==, 2);
  g_clear_error (&error);
  g_assert_null (rh_fold_new_moves (setup, lines, G_N_ELEMENTS (lines), NULL, &error));
  g_assert_error (error, RH_RULES_ERROR, RH_RULES_ERROR_TURN);
}

static void
test_copy (void)
{
  /* A copy goes its own way, and the fold it was made of stays where it is. */
  g_autoptr (RhFold) fold = new_fold ();
  g_autoptr (RhFold) copy = NULL;
  g_autofree char *entries = NULL;

  g_assert_true (rh_fold_play_text (fold, opening[0], NULL));
  g_assert_true (rh_fold_play_text (fold, opening[1], NULL));
  copy = rh_fold_copy (fold);
  entries = last_entries (copy);
  g_assert_cmpstr (entries, ==, "1 bid -5=95; 2 bid -3=97");
  cape_table_assert_same (rh_fold_get_state (copy), rh_fold_get_state (fold));

  g_assert_true (rh_fold_play_text (copy, opening[2], NULL));
  g_assert_cmpuint (rh_fold_get_n_moves (copy), ==, 3);
  g_assert_cmpuint (rh_fold_get_n_moves (fold), ==, 2);
  g_assert_true (rh_fold_play_text (fold, opening[2], NULL));
  cape_table_assert_same (rh_fold_get_state (copy), rh_fold_get_state (fold));
}

/* A game that books before it looks: every move is refused after an entry was added and the state changed. */
static gboolean
book_and_refuse (gconstpointer state, const RhWords *line, gpointer next, RhEntries *entries, GError **error)
{
  *(RhCapeState *) next = *(const RhCapeState *) state;
  ((RhCapeState *) next)->stock = 0;
  rh_entries_add (entries, 0, RH_CAPE_ENTRY_BID, -1, 99);
  g_set_error_literal (error, RH_RULES_ERROR, RH_RULES_ERROR_PHASE, "Refused late");

  return FALSE;
}

static void
test_refused_late (void)
{
  /* A game may refuse a move after it has begun to play it; the fold keeps nothing of that. */
  RhGame late = rh_cape_game;
  g_autoptr (RhSetup) setup = cape_table_setup (2, NULL);
  g_autoptr (RhFold) fold = NULL;

  late.play = book_and_refuse;
  setup->game = &late;
  fold = rh_fold_new (setup);
  refuse_text (fold, "reveal s3/10 s3/5", RH_RULES_ERROR_PHASE, "Refused late");
  refuse_text (fold, "reveal s3/10 s3/5", RH_RULES_ERROR_PHASE, "Refused late");
}

/* A game where every move costs the first seat more than it has. */
static gboolean
run_into_debt (gconstpointer state, const RhWords *line, gpointer next, RhEntries *entries, GError **error)
{
  *(RhCapeState *) next = *(const RhCapeState *) state;
  rh_entries_add (entries, 0, RH_CAPE_ENTRY_BID, -101, -1);

  return TRUE;
}

static void
test_below_zero (void)
{
  /* Points may go below zero. Money may not: a game that lets it is wrong, and stops before that is stored. */
  RhGame debt = rh_cape_game;
  g_autoptr (RhSetup) setup = cape_table_setup (2, NULL);
  g_autoptr (RhFold) fold = NULL;

  debt.play = run_into_debt;
  debt.below_zero = !g_test_subprocess ();
  setup->game = &debt;
  fold = rh_fold_new (setup);
  g_assert_true (rh_fold_get_game (fold) == &debt);
  g_assert_true (rh_fold_play_text (fold, "reveal s3/10 s3/5", NULL));
  if (g_test_subprocess ())
    return;

  g_test_trap_subprocess (NULL, 0, 0);
  g_test_trap_assert_failed ();
  g_test_trap_assert_stderr ("*balance >= 0*");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/fold/adapt", test_adapt);
  g_test_add_func ("/fold/start", test_start);
  g_test_add_func ("/fold/play", test_play);
  g_test_add_func ("/fold/refused-leaves-no-trace", test_refused_leaves_no_trace);
  g_test_add_func ("/fold/refused-late", test_refused_late);
  g_test_add_func ("/fold/below-zero", test_below_zero);
  g_test_add_func ("/fold/bad-text", test_bad_text);
  g_test_add_func ("/fold/moves", test_moves);
  g_test_add_func ("/fold/wrong-moves", test_wrong_moves);
  g_test_add_func ("/fold/copy", test_copy);

  return g_test_run ();
}
