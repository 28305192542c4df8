/* SPDX-License-Identifier: GPL-3.0-or-later
 * How the chances were counted: rows that are read like a sum, and a sentence for each for who hears them. */

#include "config.h"

#include "rh-zug-text-tally.h"
#include "zug-telling-table.h"

#include <string.h>

static RhZugAdvice
advise (const char *parts, guint rolls, int target)
{
  RhZugTrain train = zug_table_train (parts);
  RhZugAdvice advice;

  rh_zug_advice_compute (&train, rolls, target, FALSE, &advice);

  return advice;
}

/* A line a row: what, how and figure, and “=” in front of what the rows come to. */
static char *
write_rows (const RhZugAdvice *advice, gboolean must)
{
  g_autoptr (GPtrArray) rows = rh_zug_text_tally (advice, must, FALSE);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < rows->len; i++) {
    const RhTallyRow *row = rh_tally_rows_get (rows, i);

    g_string_append (text, row->result ? "= " : "");
    g_string_append (text, row->what);
    if (row->how != NULL)
      g_string_append_printf (text, ", %s", row->how);
    if (row->figure != NULL)
      g_string_append_printf (text, ": %s", row->figure);
    g_string_append_c (text, '\n');
  }

  return g_string_free (text, FALSE);
}

static char *
speak (const RhZugAdvice *advice, gboolean must)
{
  g_autofree char *title = rh_zug_text_tally_title (advice);
  g_autoptr (GPtrArray) rows = rh_zug_text_tally (advice, must, FALSE);

  return rh_zug_text_tally_spoken (title, rows);
}

static void
test_shortage (void)
{
  RhZugAdvice advice = advise ("et", 2, 50);

  zug_assert_text (rh_zug_text_tally_title (&advice), "4 dice can fall in 1296 ways.");
  zug_assert_text (write_rows (&advice, FALSE), "The train can run, 1280 ways: 99%\nIt can’t run yet, 16 ways: 1.2%\n");
  zug_assert_text (speak (&advice, FALSE), "4 dice can fall in 1296 ways.\n1280 of them let the train run at once.");
  advice = advise ("et", 0, 50);
  zug_assert_text (speak (&advice, FALSE), "4 dice can fall in 1296 ways.\n1280 of them let the train run at once.");
  advice = advise ("e", 3, 50);
  zug_assert_text (write_rows (&advice, FALSE), "A train needs an engine, a tender, and a car or caboose.\n");
  zug_assert_text (speak (&advice, FALSE), "A train needs an engine, a tender, and a car or caboose.");
}

static void
test_roll (void)
{
  /* What leads comes first: the points that are needed where there is a chance of them, else the most points. All ways are there. */
  RhZugAdvice advice = advise ("etekob", 3, 29);
  g_autofree char *spoken = speak (&advice, FALSE);
  g_auto (GStrv) lines = g_strsplit (spoken, "\n", -1);

  zug_assert_text (write_rows (&advice, FALSE),
                   "Nothing fits: wreck, 8 ways: 0%\nOut of reach, 19 ways: 0%\nEnough at once, 24 ways: 100%\n"
                   "By a later roll, 165 ways: 62%\n= 29 points in this turn: 59%\n"
                   "Best to stop, 46 ways: 27.0\nBest to roll on, 162 ways: 31.5\n= Points on average: 29.4\n");
  g_assert_cmpuint (g_strv_length (lines), ==, 6);
  g_assert_cmpstr (lines[0], ==, "3 dice can fall in 216 ways.");
  g_assert_cmpstr (lines[1], ==, "After 8 nothing fits: a wreck.");
  g_assert_true (g_str_has_suffix (lines[2], " you have 29 points at once."));
  g_assert_nonnull (strstr (lines[3], " a later roll can bring 29 points, "));
  g_assert_true (g_str_has_prefix (lines[4], "After 46 it is best to stop, with "));
  advice = advise ("etekob", 3, 0);
  zug_assert_text (write_rows (&advice, FALSE),
                   "Nothing fits: wreck, 8 ways: 0\nBest to stop, 46 ways: 27.0\nBest to roll on, 162 ways: 31.5\n"
                   "= Points on average: 29.4\n");
}

static void
test_must (void)
{
  /* Whoever can't win without the points isn't told when it would be best to stop with fewer. */
  RhZugAdvice advice = advise ("etekob", 3, 29);

  zug_assert_text (write_rows (&advice, TRUE),
                   "Nothing fits: wreck, 8 ways: 0%\nOut of reach, 19 ways: 0%\nEnough at once, 24 ways: 100%\n"
                   "By a later roll, 165 ways: 62%\n= 29 points in this turn: 59%\n");
}

static void
test_early (void)
{
  /* Before the fourth roll nothing is lost where nothing fits: that is no wreck (Z9). What nobody reaches isn't counted. */
  RhZugAdvice advice = advise ("etekob", 2, 500);
  g_autofree char *rows = write_rows (&advice, FALSE);

  g_assert_null (strstr (rows, "wreck"));
  g_assert_null (strstr (rows, "500"));
  g_assert_cmpuint (advice.n_end + advice.n_on, ==, advice.n_rolls);
}

static void
test_hold (void)
{
  /* Who has the points needed while another still has a turn sees how likely the lead holds, each way; and what was counted (Z10). */
  RhZugState state = zug_table_start (2, NULL, 20, 0, "train 1 etkkkk;train 2 etkkk");
  RhZugDraft draft = { zug_table_train ("etekkkk") };
  g_autofree char *rows = NULL;
  g_autofree char *shared = NULL;
  RhZugAdvice advice;
  RhZugTurn turn;

  g_assert_true (rh_zug_turn_compute (&state, &draft, &turn));
  rh_zug_advice_of_turn (&turn, 3, &advice);
  rows = write_rows (&advice, FALSE);
  g_assert_true (g_str_has_prefix (rows, "Ahead, by stopping: 41%\nAhead, by rolling on: 61%\nWhoever is still to come has a whole turn.\n"));
  advice.shares = TRUE;
  advice.target = advice.stop;
  shared = write_rows (&advice, FALSE);
  g_assert_nonnull (strstr (shared, "Level, by stopping: 41%\n"));
}

static void
test_brief (void)
{
  /* Where there is room for no more, only what comes first in the advice is told. */
  static const struct {
    int         target;
    const char *has;
    const char *hasnt;
  } list[] = {
    { 29, "= 29 points in this turn", "= Points on average" },
    { 100, "= Points on average", "100 points" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (list); i++) {
    RhZugAdvice advice = advise ("etekob", 3, list[i].target);
    g_autofree char *all = write_rows (&advice, FALSE);
    g_autoptr (GPtrArray) rows = rh_zug_text_tally (&advice, FALSE, TRUE);
    const RhTallyRow *last = rh_tally_rows_get (rows, rows->len - 1);

    g_assert_nonnull (strstr (all, list[i].has));
    g_assert_nonnull (strstr (all, list[i].hasnt));
    g_assert_true (last->result);
    g_assert_nonnull (strstr (list[i].has, last->what));
  }
}

static void
test_none (void)
{
  /* Of ways that there are none of nothing is said; and where nothing is left to roll, nothing was counted. */
  RhZugAdvice advice = advise ("etekob", 3, 29);
  g_autofree char *rows = NULL;

  advice.n_end = advice.n_reach = 0;
  rows = write_rows (&advice, FALSE);
  g_assert_null (strstr (rows, "Best to stop"));
  g_assert_null (strstr (rows, "at once"));
  advice = advise ("etkkkk", 3, 50);
  zug_assert_text (write_rows (&advice, FALSE), "");
  zug_assert_text (speak (&advice, FALSE), "");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/zug-text-tally/shortage", test_shortage);
  g_test_add_func ("/zug-text-tally/roll", test_roll);
  g_test_add_func ("/zug-text-tally/must", test_must);
  g_test_add_func ("/zug-text-tally/early", test_early);
  g_test_add_func ("/zug-text-tally/hold", test_hold);
  g_test_add_func ("/zug-text-tally/none", test_none);
  g_test_add_func ("/zug-text-tally/brief", test_brief);

  return g_test_run ();
}
