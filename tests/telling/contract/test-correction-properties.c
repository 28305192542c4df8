/* SPDX-License-Identifier: GPL-3.0-or-later
 * What is true of every correction: random games of each kind, a random move of each made another. What stays, what
 * changes with it and what comes back is a game that can be played from nothing, and nothing changes without need. */

#include "config.h"

#include "rh-correction.h"

#include "cape-player.h"
#include "cape-table.h"
#include "heart-table.h"
#include "rh-cape-telling.h"
#include "rh-figure.h"
#include "rh-fold.h"
#include "rh-heart-telling.h"
#include "rh-zug-telling.h"
#include "zug-table.h"

#include <string.h>

/* With sanitizers, which take five times as long, a part of them; all without, as with the next GTK (tests/newer-gtk). */
#ifdef __SANITIZE_ADDRESS__
#define PART 3
#else
#define PART 1
#endif

#define GAMES (300 / PART)
#define CORRECTIONS 12 /* of each game */
#define MOVES 60       /* of a game that people end when they like */

typedef char *(*Choose) (GRand *rand, gconstpointer state);

/* A kind of game, and what may change in its lines without becoming another decision. */
typedef struct {
  const RhTelling *telling;
  const char      *figures;
  gboolean         adapts; /* whether other figures may cost nothing more */
  Choose           choose;
} Kind;

static struct {
  guint applied, adapted, lines, rearranged, cut, freed, dearer, restored;
} seen;

static char *
choose_cape (GRand *rand, gconstpointer data)
{
  g_autoptr (CapePlayer) player = cape_player_new (g_rand_int (rand));

  return cape_player_choose_text (player, data);
}

static char *
choose_heart (GRand *rand, gconstpointer data)
{
  static const char *const types[] = { "desert", "jungle", "mountain" };
  static const char *const colours[] = { "yellow", "orange", "red", "purple", "blue", "green", "white", "grey", "black" };
  const RhHeartState *state = data;
  int seat = g_rand_int_range (rand, 1, (int) state->n_seats + 1);
  int dice = g_rand_int_range (rand, 0, 100);
  const char *colour = colours[g_rand_int_range (rand, 0, 9)];
  int length = g_rand_int_range (rand, 1, 7);

  if (state->phase == RH_HEART_TICKETS || dice == 0)
    return g_strdup_printf ("tickets %d +%d -%d", seat, length, dice + 1);
  if (dice < 40)
    return g_strdup_printf ("terrain %d %s", seat, types[dice % 3]);
  if (dice < 80)
    return g_strdup_printf ("claim %d %s %d double engines=%d", seat, colour, length, g_rand_int_range (rand, 0, 4));

  return g_strdup_printf ("claim %d %s %d", seat, colour, length);
}

static char *
choose_zugkraft (GRand *rand, gconstpointer data)
{
  static const char *const trains[] = { "tank", "box", "ore box", "tank tank ore", "ore tank box caboose" };
  const RhZugState *state = data;

  if (g_rand_int_range (rand, 0, 8) == 0)
    return g_strdup_printf ("short %d", state->seat + 1);

  return g_strdup_printf ("train %d engine tender %s", state->seat + 1, trains[g_rand_int_range (rand, 0, 5)]);
}

static const Kind kinds[] = {
  { &rh_cape_telling, "(?<=draw )[0-9]+|bonus=[0-9]+|buy=[0-9]+", TRUE, choose_cape },
  { &rh_heart_telling, "engines=[0-9]+", FALSE, choose_heart },
  { &rh_zug_telling, NULL, FALSE, choose_zugkraft },
};

static RhSetup *
make_setup (const Kind *kind, guint seed)
{
  if (kind->telling == &rh_cape_telling)
    return cape_table_setup (2 + seed % 3, seed % 2 == 0 ? "others" : "all");
  if (kind->telling == &rh_heart_telling)
    return heart_table_setup (2 + seed % 4);

  return zug_table_setup (2 + seed % 7, seed % 2 == 0 ? "points" : "knockout", 60, 1);
}

/* A move that is allowed there; NULL where none is found. */
static char *
choose (const Kind *kind, GRand *rand, const RhFold *fold)
{
  guint winners;

  for (guint i = 0; i < 50 && !rh_fold_get_end (fold, &winners); i++) {
    g_autoptr (RhFold) copy = rh_fold_copy (fold);
    g_autofree char *line = kind->choose (rand, rh_fold_get_state (fold));

    if (line == NULL)
      return NULL;
    if (rh_fold_play_text (copy, line, NULL))
      return g_steal_pointer (&line);
  }

  return NULL;
}

static GPtrArray *
play_game (const Kind *kind, GRand *rand, const RhSetup *setup)
{
  guint most = kind->telling == &rh_cape_telling ? G_MAXUINT : MOVES;
  GPtrArray *moves = g_ptr_array_new_null_terminated (0, g_free, TRUE);
  g_autoptr (RhFold) fold = rh_fold_new (setup);
  char *line;

  while (moves->len < most && (line = choose (kind, rand, fold)) != NULL) {
    rh_fold_play_text (fold, line, NULL);
    g_ptr_array_add (moves, line);
  }

  return moves;
}

static const char *const *
get_lines (const GPtrArray *moves)
{
  return (const char *const *) moves->pdata;
}

/* A slip of the pen: often a digit, else whatever else may be done there. */
static char *
choose_other (const Kind *kind, GRand *rand, const RhFold *before, const char *line)
{
  g_autoptr (RhFold) copy = rh_fold_copy (before);
  g_autofree char *slipped = g_strdup (line);
  gsize at = (gsize) g_rand_int_range (rand, 0, (int) strlen (line));

  if (g_ascii_isdigit (slipped[at]))
    slipped[at] = (char) ('0' + g_rand_int_range (rand, 0, 10));
  if (!g_str_equal (slipped, line) && rh_fold_play_text (copy, slipped, NULL))
    return g_steal_pointer (&slipped);

  return choose (kind, rand, before);
}

static RhCorrection *
look (const Kind *kind, const RhSetup *setup, const GPtrArray *moves, guint i, const char *line, const RhCut *cut)
{
  g_autoptr (RhFold) fold = rh_fold_new_moves (setup, get_lines (moves), moves->len, NULL, NULL);
  RhGameNow now = { setup, get_lines (moves), moves->len, rh_fold_get_state (fold), rh_fold_get_entries (fold) };

  return rh_correction_new (kind->telling, &now, i, line, cut);
}

/* As the session does it. */
static GPtrArray *
apply (const GPtrArray *moves, guint i, const RhCorrection *correction)
{
  GPtrArray *then = g_ptr_array_new_null_terminated (0, g_free, TRUE);

  g_assert_cmpuint (i, <, correction->n_left);
  g_assert_cmpuint (correction->n_left, <=, moves->len);
  for (guint k = 0; k < correction->n_left; k++)
    g_ptr_array_add (then, g_strdup (k == i ? correction->line : (const char *) moves->pdata[k]));
  for (guint k = 0; k < correction->added->len; k++)
    g_ptr_array_add (then, g_strdup (correction->added->pdata[k]));
  g_assert_cmpuint (then->len, ==, rh_correction_get_n_then (correction));

  return then;
}

/* It can be played from nothing, and what everybody has then is what was said. */
static void
check_played (const Kind *kind, const RhSetup *setup, const GPtrArray *then, const RhCorrection *correction)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (RhFold) fold = rh_fold_new_moves (setup, get_lines (then), then->len, NULL, &error);
  const RhEntries *entries;
  int balances[RH_SEATS_MAX] = { 0 };

  g_assert_no_error (error);
  entries = rh_fold_get_entries (fold);
  for (guint i = 0; i < rh_entries_get_n (entries); i++) {
    const RhEntry *entry = rh_entries_get (entries, i);

    balances[entry->seat] = rh_figure_get (kind->telling, setup, entry);
    g_assert_true (setup->game->below_zero || entry->balance >= 0);
  }
  for (guint i = 0; i < setup->n_seats; i++)
    g_assert_cmpint (balances[i], ==, correction->then[i]);
}

static char *
without_figures (const Kind *kind, const char *line)
{
  g_autoptr (GRegex) figures = kind->figures != NULL ? g_regex_new (kind->figures, 0, 0, NULL) : NULL;

  return figures != NULL ? g_regex_replace_literal (figures, line, -1, 0, "#", 0, NULL) : g_strdup (line);
}

/* As the session does it: nothing stands in its place but what follows. */
static GPtrArray *
strike (const GPtrArray *moves, const RhCorrection *correction)
{
  GPtrArray *then = g_ptr_array_new_null_terminated (0, g_free, TRUE);

  for (guint k = 0; k < correction->n_left; k++)
    g_ptr_array_add (then, g_strdup (moves->pdata[k]));
  for (guint k = 0; k < correction->added->len; k++)
    g_ptr_array_add (then, g_strdup (correction->added->pdata[k]));
  g_assert_cmpuint (then->len, ==, rh_correction_get_n_then (correction));
  g_assert_cmpuint (then->len, <, moves->len);

  return then;
}

/* A move that goes leaves a game that can be played from nothing; where nothing else changed with it, it comes back as it
 * was. */
static void
check_struck (const Kind *kind, const RhSetup *setup, const GPtrArray *moves, guint i)
{
  g_autoptr (RhCorrection) correction = look (kind, setup, moves, i, NULL, NULL);
  g_autoptr (GPtrArray) then = strike (moves, correction);
  const RhCut cut = { i + 2, get_lines (moves) + i + 1, moves->pdata[i], TRUE };
  g_autoptr (RhCorrection) back = NULL;
  g_autoptr (GPtrArray) again = NULL;

  g_assert_true (correction->verdict == RH_VERDICT_FITS || correction->verdict == RH_VERDICT_CUTS);
  check_played (kind, setup, then, correction);
  if (correction->verdict != RH_VERDICT_FITS || correction->n_changed > 0 || then->len <= i)
    return;

  back = look (kind, setup, then, i, moves->pdata[i], &cut);
  g_assert_true (rh_correction_loses_nothing (back));
  again = apply (then, i, back);
  g_assert_cmpuint (again->len, ==, moves->len);
  for (guint k = 0; k < moves->len; k++)
    g_assert_cmpstr (again->pdata[k], ==, moves->pdata[k]);
}

/* Whether after so many of those lines there is only one thing to do. */
static gboolean
is_forced (const RhSetup *setup, const GPtrArray *moves, guint n)
{
  g_autoptr (RhFold) fold = rh_fold_new_moves (setup, get_lines (moves), n, NULL, NULL);
  g_autoptr (GString) line = g_string_new (NULL);

  return setup->game->forced != NULL && setup->game->forced (rh_fold_get_state (fold), line);
}

static gboolean
is_of_auction (const char *line)
{
  return g_str_has_prefix (line, "tie ") || g_str_has_prefix (line, "pick ");
}

/* Who has which card once all are picked; NULL before that. */
static char *
tell_takers (const RhFold *fold)
{
  const RhCapeState *state = rh_fold_get_state (fold);

  if (state->phase != RH_CAPE_DRAW)
    return NULL;

  return g_strdup_printf ("takers %d %d %d %d", state->taker[0], state->taker[1], state->taker[2], state->taker[3]);
}

/* What people have decided from some move on: neither the figures that follow from it, nor who turned up a card, nor in which
 * order the cards were picked, nor what was drawn. With another pick whoever comes last gets another card. */
static GPtrArray *
list_decisions (const Kind *kind, const RhSetup *setup, const GPtrArray *moves, guint from, guint to)
{
  g_autoptr (RhFold) fold = rh_fold_new_moves (setup, get_lines (moves), from, NULL, NULL);
  GPtrArray *decisions = g_ptr_array_new_with_free_func (g_free);
  gboolean picking = g_str_has_prefix (moves->pdata[from - 1], "pick ");

  for (guint k = from; k < to; k++) {
    gboolean hidden = kind->telling == &rh_cape_telling && is_of_auction (moves->pdata[k]);
    char *told;

    rh_fold_play_text (fold, moves->pdata[k], NULL);
    picking = picking && hidden;
    told = picking ? NULL : hidden ? tell_takers (fold) : without_figures (kind, moves->pdata[k]);
    if (told != NULL)
      g_ptr_array_add (decisions, told);
  }

  return decisions;
}

/* The first line that is another didn't fit as it was. */
static void
check_needed (const RhSetup *setup, const GPtrArray *moves, guint i, const GPtrArray *then)
{
  g_autoptr (RhFold) fold = rh_fold_new_moves (setup, get_lines (then), i + 1, NULL, NULL);

  for (guint k = i + 1; k < MIN (then->len, moves->len); k++) {
    if (!g_str_equal (moves->pdata[k], then->pdata[k])) {
      g_assert_false (rh_fold_play_text (fold, moves->pdata[k], NULL));
      seen.lines++;
      seen.rearranged += is_of_auction (moves->pdata[k]) ? 1 : 0;
      return;
    }
    g_assert_true (rh_fold_play_text (fold, then->pdata[k], NULL));
  }
}

/* Rails bought and bonus rails used. */
static guint
count_spent (const GPtrArray *moves, guint from, guint to)
{
  guint n = 0;

  for (guint k = from; k < to; k++) {
    const char *bonus = strstr (moves->pdata[k], "bonus=");
    const char *buy = strstr (moves->pdata[k], "buy=");

    n += bonus != NULL && buy != NULL ? strtoul (bonus + 6, NULL, 10) + strtoul (buy + 4, NULL, 10) : 0;
  }

  return n;
}

/* A line that changed didn't fit as it was, and all decisions are the same: nothing is spent that wasn't. */
static void
check_changed (const Kind *kind, const RhSetup *setup, const GPtrArray *moves, guint i, const GPtrArray *then, guint n_kept)
{
  g_autoptr (RhFold) fold = rh_fold_new_moves (setup, get_lines (then), then->len, NULL, NULL);
  g_autoptr (GPtrArray) decided = list_decisions (kind, setup, moves, i + 1, n_kept);
  g_autoptr (GPtrArray) decisions = list_decisions (kind, setup, then, i + 1, then->len);
  g_autofree char *dearer = NULL;

  g_assert_cmpuint (decisions->len, ==, decided->len);
  for (guint k = 0; k < decided->len; k++)
    g_assert_cmpstr (decisions->pdata[k], ==, decided->pdata[k]);
  g_assert_cmpuint (count_spent (then, i + 1, then->len), <=, count_spent (moves, i + 1, n_kept));
  check_needed (setup, moves, i, then);
  if (n_kept == moves->len)
    return;

  /* What is cut doesn't fit, nor anything that means the same; or nobody had decided it, and somebody could now; or it costs more. */
  if (is_forced (setup, moves, n_kept) && !is_forced (setup, then, then->len)) {
    seen.freed++;
    return;
  }
  dearer = rh_fold_adapt_text (fold, moves->pdata[n_kept]);
  if (dearer != NULL && rh_game_is_dearer (setup->game, moves->pdata[n_kept], dearer)) {
    seen.dearer++;
    return;
  }
  g_assert_false (rh_fold_play_text (fold, moves->pdata[n_kept], NULL));
  g_assert_null (dearer);
  seen.cut++;
}

static gboolean
begins_as (const GPtrArray *moves, guint i, const GPtrArray *then)
{
  for (guint k = i + 1; k < then->len; k++) {
    if (k >= moves->len || !g_str_equal (moves->pdata[k], then->pdata[k]))
      return FALSE;
  }

  return TRUE;
}

/* With what the move was, and with what was cut or changed then, everything is again as it was. */
static void
check_restored (const Kind *kind, const RhSetup *setup, const GPtrArray *moves, guint i, const GPtrArray *then, guint n_left)
{
  const RhCut cut = { n_left + 1, get_lines (moves) + n_left, moves->pdata[i] };
  g_autoptr (RhCorrection) back = look (kind, setup, then, i, moves->pdata[i], &cut);
  g_autoptr (GPtrArray) again = NULL;

  g_assert_cmpint (back->verdict, ==, RH_VERDICT_FITS);
  again = apply (then, i, back);
  g_assert_true (g_strv_equal (get_lines (again), get_lines (moves)));
  g_assert_true (rh_correction_loses_nothing (back));
  seen.restored++;
}

static void
check_correction (const Kind *kind, const RhSetup *setup, const GPtrArray *moves, guint i, const char *line)
{
  g_autoptr (RhCorrection) correction = look (kind, setup, moves, i, line, NULL);
  g_autoptr (GPtrArray) then = NULL;
  g_autofree char *changes = rh_correction_tell_changes (correction);

  if (correction->verdict == RH_VERDICT_SAME)
    return;
  g_assert_cmpint (correction->verdict, !=, RH_VERDICT_REFUSED);
  then = apply (moves, i, correction);
  check_played (kind, setup, then, correction);
  check_changed (kind, setup, moves, i, then, correction->n_kept);
  g_assert_true ((correction->n_changed > 0) == !begins_as (moves, i, then) || then->len < moves->len);
  g_assert_true ((changes != NULL) == (correction->changes->len > 0));
  g_assert_cmpint (rh_correction_loses_nothing (correction), ==, correction->n_kept == moves->len);
  check_restored (kind, setup, moves, i, then, correction->n_left);

  seen.applied++;
  seen.adapted += correction->changes->len > 0 ? 1 : 0;
}

static void
test_game (gconstpointer data)
{
  /* Each correction is looked at, applied, and taken back. */
  const Kind *kind = data;

  memset (&seen, 0, sizeof seen);
  for (guint seed = 0; seed < GAMES; seed++) {
    g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
    g_autoptr (RhSetup) setup = make_setup (kind, seed);
    g_autoptr (GPtrArray) moves = play_game (kind, rand, setup);

    for (guint k = 0; k < CORRECTIONS; k++) {
      guint i = (guint) g_rand_int_range (rand, 0, (int) moves->len);
      g_autoptr (RhFold) before = rh_fold_new_moves (setup, get_lines (moves), i, NULL, NULL);
      g_autofree char *line = choose_other (kind, rand, before, moves->pdata[i]);

      if (line != NULL)
        check_correction (kind, setup, moves, i, line);
      if (rh_game_can_strike (setup->game, moves->pdata[i]))
        check_struck (kind, setup, moves, i);
    }
  }

  g_test_message ("applied %u, adapted %u, lines %u, rearranged %u, cut %u, freed %u, dearer %u, restored %u", seen.applied, seen.adapted,
                  seen.lines, seen.rearranged, seen.cut, seen.freed, seen.dearer, seen.restored);
  g_assert_cmpuint (seen.applied, >, GAMES);
  g_assert_cmpuint (seen.cut, >, GAMES / 10);
  if (kind->telling->game->forced != NULL)
    g_assert_cmpuint (seen.freed, >, GAMES / 10);
  if (kind->telling->game->dearer != NULL)
    g_assert_cmpuint (seen.dearer, >, GAMES / 10);
  if (kind->telling->game->rearrange != NULL)
    g_assert_cmpuint (seen.rearranged, >, GAMES / 10);
  if (kind->adapts)
    g_assert_cmpuint (seen.adapted, >, GAMES / 10);
  else
    g_assert_cmpuint (seen.adapted, ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++) {
    g_autofree char *path = g_strdup_printf ("/correction-properties/%s", kinds[i].telling->game->id);

    g_test_add_data_func (path, &kinds[i], test_game);
  }

  return g_test_run ();
}
