/* SPDX-License-Identifier: GPL-3.0-or-later
 * What a player's points are made of once the game is over: a row a turn, and below them why these have won, or haven't. */

#include "config.h"

#include "rh-zug-text-points.h"

#include "rh-fold.h"
#include "rh-join.h"
#include "rh-zug-text-sum.h"
#include "rh-zug-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Nobody says that 4 is 4. */
static gboolean
is_sum (const char *terms)
{
  return terms[strspn (terms, "0123456789")] != '\0';
}

/* As a line that is heard. */
static char *
speak (const char *what, const char *how, const char *figure)
{
  if (how == NULL || !is_sum (how))
    /* Translators: in a sum: what is counted, and what it comes to */
    return g_strdup_printf (C_("points", "%1$s: %2$s"), what, figure);

  /* Translators: in a sum: what is counted, such as “2 tickets, fulfilled”, “20 + 4”, and what it comes to */
  return g_strdup_printf (C_("points", "%1$s: %2$s = %3$s"), what, how, figure);
}

/* What a turn has done in the knock-out (rule Z11): %NULL where it only brought points. */
static char *
tell_effect (const RhZugState *state)
{
  const RhZugLast *last = &state->last;

  if (state->victory != RH_ZUG_KNOCKOUT)
    return NULL;
  if (last->new_mark && last->mark == 0)
    /* Translators: what a train did in the knock-out: it was the first, and the next must have more points; short */
    return g_strdup (C_("points", "the first mark"));
  if (last->new_mark)
    /* Translators: what a train did in the knock-out: it has more than so many points; short */
    return g_strdup_printf (C_("points", "beats %d"), last->mark);
  if (last->out)
    /* Translators: what a turn did in the knock-out: it hasn’t more than so many points, and the player is out; short */
    return g_strdup_printf (C_("points", "doesn’t beat %d: out"), last->mark);

  /* Translators: why a turn without points did nothing in the knock-out: no train had run before; short */
  return g_strdup (C_("points", "no mark yet"));
}

static char *
name_turn (const RhZugState *state, const RhZugTrain *train)
{
  g_autofree char *name = rh_zug_text_sum_name (train);
  const char *what = state->last.kind == RH_ZUG_MOVE_SHORT   ? C_("ledger", "Material shortage")
                     : state->last.kind == RH_ZUG_MOVE_WRECK ? C_("ledger", "Train wreck")
                                                             : name;

  /* Translators: in a sum: the number of a turn, and what it was, such as “Freight train” */
  return g_strdup_printf (C_("points", "%1$u. %2$s"), state->players[state->last.seat].turns, what);
}

/* The last turn, in figures; a train of one figure is told by that. */
static void
add_turn (GPtrArray *rows, const RhZugState *state)
{
  const RhZugTrain *train = &state->players[state->last.seat].train;
  char *what = name_turn (state, train);
  char *figure = rh_zug_text_amount (state->last.points);
  g_autofree char *terms = rh_zug_text_sum_terms (train);
  g_autofree char *narrow = rh_zug_text_sum_narrow (train);
  g_autofree char *effect = tell_effect (state);
  g_autofree char *spoken = speak (what, terms, figure);
  const char *parts[3] = { NULL };
  const char *said[3] = { spoken, effect, NULL };
  guint n = 0;

  if (is_sum (terms))
    parts[n++] = narrow;
  if (effect != NULL)
    parts[n++] = effect;
  rh_tally_rows_add (rows, &(RhTallyRow) {
    .what = what,
    .how = n > 0 ? rh_join_items (parts) : NULL,
    .figure = figure,
    .spoken = rh_join_items (said),
  });
}

/* Rule Z10: the total against those of the others. */
static char *
compare_total (const RhSetup *setup, const RhZugState *state, guint seat)
{
  guint others = state->winners & ~(1u << seat);
  g_autofree char *names = rh_zug_text_names (setup, others);
  int less = rh_zug_state_get_best_total (state) - state->players[seat].total;

  if (less > 0)
    /* Translators: behind a player’s total: so many points less than who has won, one or more */
    return g_strdup_printf (C_("points", "%1$d less than %2$s"), less, names);
  if (others != 0)
    /* Translators: behind a player’s total: who has won with the same, one or more */
    return g_strdup_printf (C_("points", "as many as %s, nobody has more"), names);

  /* Translators: behind the total of who has won */
  return g_strdup (C_("points", "nobody else has as many"));
}

static char *
tell_fate (const RhSetup *setup, const RhZugState *state, guint seat)
{
  g_autofree char *winner = rh_zug_text_names (setup, state->winners);

  if (rh_zug_state_is_winner (state, seat))
    /* Translators: why somebody has won the knock-out: all others are out */
    return g_strdup (C_("points", "the last one in"));

  /* Translators: why somebody hasn’t won the knock-out: out in the turn of that number; a player who has won */
  return g_strdup_printf (C_("points", "out in turn %1$u; %2$s stayed in"), state->players[seat].turns, winner);
}

/* What it all comes to: the total, or in the knock-out, where the last train alone counts, that. */
static void
add_result (GPtrArray *rows, const RhSetup *setup, const RhZugState *state, guint seat)
{
  gboolean knockout = state->victory == RH_ZUG_KNOCKOUT;
  const RhZugPlayer *player = &state->players[seat];
  /* Translators: in a sum, in front of what it comes to */
  char *what = g_strdup (knockout ? C_("points", "Last train") : C_("points", "Together"));
  char *how = knockout ? tell_fate (setup, state, seat) : compare_total (setup, state, seat);
  char *figure = rh_zug_text_amount (knockout ? player->points : player->total);
  g_autofree char *points = speak (what, NULL, figure);
  const char *said[] = { points, how, NULL };

  rh_tally_rows_add (rows, &(RhTallyRow) {
    .what = what,
    .how = how,
    .figure = figure,
    .spoken = rh_join_items (said),
    .result = TRUE,
  });
}

/**
 * rh_zug_text_points:
 * @setup: the players
 * @moves: (array length=n_moves): the moves of a game that is over
 * @n_moves: how many
 * @seat: a player, from 0
 *
 * Returns: (transfer full) (element-type RhTallyRow): each turn with its train, and last what these come to, and why that has won, or
 *   hasn't (rules Z5 to Z11)
 */
GPtrArray *
rh_zug_text_points (const RhSetup *setup, const char *const *moves, guint n_moves, guint seat)
{
  GPtrArray *rows = rh_tally_rows_new ();
  g_autoptr (RhFold) fold = rh_fold_new (setup);
  const RhZugState *state = rh_fold_get_state (fold);

  /* What is played has been played before. */
  for (guint i = 0; i < n_moves && rh_fold_play_text (fold, moves[i], NULL); i++) {
    state = rh_fold_get_state (fold);
    if (state->last.seat == seat)
      add_turn (rows, state);
  }
  add_result (rows, setup, state, seat);

  return rows;
}
