/* SPDX-License-Identifier: GPL-3.0-or-later
 * Where a game stands and what the last move did, in words. */

#include "config.h"

#include "rh-zug-text.h"

#include "rh-join.h"
#include "rh-points.h"
#include "rh-win.h"
#include "rh-zug-text-sum.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/**
 * rh_zug_text_names:
 * @setup: the players
 * @seats: some of them, a bit a seat
 *
 * Returns: (transfer full): their names, as “Anna, Bram and Csilla”
 */
char *
rh_zug_text_names (const RhSetup *setup, guint seats)
{
  const char *names[RH_ZUG_SEATS_MAX + 1] = { NULL };
  guint n = 0;

  for (guint i = 0; i < setup->n_seats; i++) {
    if ((seats & 1u << i) != 0)
      names[n++] = setup->seats[i].name;
  }

  return rh_join_names (names);
}

static char *
tell_knockout (const RhZugState *state)
{
  g_autofree char *points = rh_points_to_words (state->mark);

  if (state->phase == RH_ZUG_OVER)
    /* Translators: where a game stands; the knock-out is a way to win */
    return g_strdup (_("Knock-out · End"));
  if (state->mark == 0)
    /* Translators: where a game stands; the knock-out is a way to win, the mark are the points to beat */
    return g_strdup (_("Knock-out · No mark yet"));

  /* Translators: where a game stands; such as “12 points” */
  return g_strdup_printf (_("Knock-out · %s to beat"), points);
}

/**
 * rh_zug_text_where:
 * @setup: the players
 * @data: a #RhZugState
 * @draft: what was entered of the next move, or an empty text; it makes no difference
 *
 * Returns: (transfer full): where the game stands, such as “Round 3 · Goal 100” (rules Z10, Z11)
 */
char *
rh_zug_text_where (const RhSetup *setup, gconstpointer data, const char *draft)
{
  const RhZugState *state = data;
  guint round;

  if (state->victory == RH_ZUG_KNOCKOUT)
    return tell_knockout (state);

  round = rh_zug_state_get_round (state);
  if (state->phase == RH_ZUG_OVER)
    /* Translators: where a game stands */
    return g_strdup_printf (_("Round %u · End"), round);
  if (rh_zug_state_is_last_round (state))
    /* Translators: where a game stands: the last round is being played */
    return g_strdup_printf (_("Round %u · Last round"), round);

  /* Translators: where a game stands: the round, and the points that end the game */
  return g_strdup_printf (_("Round %1$u · Goal %2$d"), round, state->goal);
}

/**
 * rh_zug_text_turn:
 * @setup: the players
 * @data: a #RhZugState
 * @draft: what was entered of the next move; it makes no difference
 * @n_sealed: of no matter in a game without bids
 * @ended: whether people have ended the game without a winner
 *
 * Returns: (transfer full): whose turn it is, or who has won
 */
char *
rh_zug_text_turn (const RhSetup *setup, gconstpointer data, const char *draft, int n_sealed, gboolean ended)
{
  const RhZugState *state = data;
  g_autofree char *names = rh_zug_text_names (setup, state->winners);

  if (ended)
    return g_strdup (_("Ended without a winner"));
  if (state->phase == RH_ZUG_TURN)
    /* Translators: a player */
    return g_strdup_printf (_("%s’s turn"), setup->seats[state->seat].name);
  if (__builtin_popcount (state->winners) > 1)
    /* Translators: two names or more */
    return g_strdup_printf (_("%s share the win"), names);

  /* Translators: a player */
  return g_strdup_printf (_("%s has won"), names);
}

/**
 * rh_zug_text_how:
 * @setup: the players
 * @data: a #RhZugState, where a game stands that is over
 *
 * Returns: (transfer full): how it was won (rules Z10, Z11)
 */
char *
rh_zug_text_how (const RhSetup *setup, gconstpointer data)
{
  const RhZugState *state = data;
  g_autofree char *points = rh_points_to_words (
    state->victory == RH_ZUG_KNOCKOUT ? state->mark : rh_zug_state_get_best_total (state));
  guint round;

  if (state->victory == RH_ZUG_KNOCKOUT)
    /* Translators: such as “12 points” */
    return g_strdup_printf (_("Nobody else has beaten %s."), points);

  round = rh_zug_state_get_round (state);

  /* Translators: such as “104 points”, and the turns that everybody has had */
  return g_strdup_printf (ngettext ("%1$s after %2$u turn each.", "%1$s after %2$u turns each.", round), points, round);
}

/* What the turn brought. */
static char *
tell_turn (const RhSetup *setup, const RhZugState *state)
{
  const RhZugLast *last = &state->last;
  const char *name = setup->seats[last->seat].name;
  const RhZugTrain *train = &state->players[last->seat].train;
  g_autofree char *points = rh_points_to_words (last->points);
  g_autofree char *sum = rh_zug_text_sum_line (train);
  gboolean single = strchr (sum, '=') == NULL; /* its points are told already */
  RhZugSum parts;

  rh_zug_train_sum (train, &parts);
  switch (last->kind) {
  case RH_ZUG_MOVE_TRAIN:
    if (parts.special)
      /* Translators: a player, such as “25 points” */
      return g_strdup_printf (_("%1$s’s special train brings %2$s."), name, points);
    if (parts.freight && single)
      /* Translators: a player, such as “4 points” */
      return g_strdup_printf (_("%1$s’s freight train brings %2$s."), name, points);
    if (single)
      /* Translators: a player, such as “4 points” */
      return g_strdup_printf (_("%1$s’s train brings %2$s."), name, points);
    if (parts.freight)
      /* Translators: a player, such as “32 points”, and the sum they come from */
      return g_strdup_printf (_("%1$s’s freight train brings %2$s: %3$s."), name, points, sum);
    /* Translators: a player, such as “22 points”, and the sum they come from: “(4 + 4 + 2 + 1) × 2 = 22” */
    return g_strdup_printf (_("%1$s’s train brings %2$s: %3$s."), name, points, sum);
  case RH_ZUG_MOVE_SHORT:
    /* Translators: a player */
    return g_strdup_printf (_("%s has a material shortage: no points."), name);
  case RH_ZUG_MOVE_WRECK:
    /* Translators: a player */
    return g_strdup_printf (_("%s has a train wreck: no points."), name);
  case RH_ZUG_MOVE_NONE:
  default:
    return NULL;
  }
}

static gboolean
was_reached_before (const RhZugState *state)
{
  for (guint i = 0; i < state->n_seats; i++) {
    if (i != state->last.seat && state->players[i].total >= state->goal)
      return TRUE;
  }

  return FALSE;
}

/* Rule Z10: who still has a turn, by name where these aren't all others. */
static char *
tell_reached (const RhSetup *setup, const RhZugState *state)
{
  g_autofree char *goal = rh_points_to_words (state->goal);
  g_autofree char *names = NULL;
  guint seats = 0;
  guint n = 0;

  for (guint i = 0; i < state->n_seats; i++) {
    if (!rh_zug_state_is_still_to_come (state, i))
      continue;
    seats |= 1u << i;
    n++;
  }
  if (was_reached_before (state))
    return g_strdup (_("That reaches the goal, too."));
  if (n > 1 && n == state->n_seats - 1)
    return g_strdup (_("That reaches the goal; the others still have a turn each."));
  names = rh_zug_text_names (setup, seats);

  return g_strdup_printf (
    /* Translators: such as “100 points”, then the players who have an equal turn to come, such as “Anna and Bram” */
    g_dngettext (GETTEXT_PACKAGE, "That reaches the goal of %1$s; %2$s still has a turn.",
                 "That reaches the goal of %1$s; %2$s still have a turn each.", n),
    goal, names);
}

/* What came of it for the game; an empty text where it is nothing. */
static char *
tell_effect (const RhSetup *setup, const RhZugState *state)
{
  const RhZugLast *last = &state->last;
  g_autofree char *won = NULL;

  if (state->phase == RH_ZUG_OVER) {
    won = rh_win_text (setup, state);
    if (!last->out)
      return g_steal_pointer (&won);
    /* Translators: a player who is out of the game, and a sentence that says who has won */
    return g_strdup_printf (_("%1$s is out. %2$s"), setup->seats[last->seat].name, won);
  }
  if (last->reached)
    return tell_reached (setup, state);
  if (last->new_mark)
    return g_strdup (_("That is the mark to beat now."));
  if (last->out)
    /* Translators: a player who is out of the game */
    return g_strdup_printf (_("%s is out."), setup->seats[last->seat].name);

  return g_strdup ("");
}

/**
 * rh_zug_text_last:
 * @setup: the players
 * @data: a #RhZugState
 *
 * Returns: (transfer full) (nullable): what the last move did, in one to three sentences; %NULL before the first
 */
char *
rh_zug_text_last (const RhSetup *setup, gconstpointer data)
{
  g_autofree char *turn = tell_turn (setup, data);
  g_autofree char *effect = NULL;

  if (turn == NULL)
    return NULL;
  effect = tell_effect (setup, data);

  return effect[0] == '\0' ? g_steal_pointer (&turn) : g_strdup_printf ("%s %s", turn, effect);
}

/**
 * rh_zug_text_entry:
 * @entry: a line of the ledger
 * @before: a #RhZugState, the one before its move
 * @after: another, the one after it
 *
 * Returns: (transfer full): the reason of the line, such as “Train: (4 + 4 + 2 + 1) × 2”
 */
char *
rh_zug_text_entry (const RhEntry *entry, gconstpointer before, gconstpointer after)
{
  const RhZugTrain *train = &((const RhZugState *) after)->players[entry->seat].train;
  g_autofree char *name = NULL;
  g_autofree char *terms = NULL;

  switch (entry->kind) {
  case RH_ZUG_ENTRY_START:
    return g_strdup (C_("ledger of points", "Start"));
  case RH_ZUG_ENTRY_SHORT:
    return g_strdup (C_("ledger", "Material shortage"));
  case RH_ZUG_ENTRY_WRECK:
    return g_strdup (C_("ledger", "Train wreck"));
  case RH_ZUG_ENTRY_TRAIN:
    name = rh_zug_text_sum_name (train);
    terms = rh_zug_text_sum_narrow (train);
    /* Translators: why a line of the ledger has points: such as “Freight train”, and what was added up */
    return g_strdup_printf (C_("ledger", "%1$s: %2$s"), name, terms);
  default:
    g_assert_not_reached ();
  }
}

/**
 * rh_zug_text_amount:
 * @points: an amount, in points
 *
 * Returns: (transfer full): the amount for a table or a sum, such as “64” or “−6”
 */
char *
rh_zug_text_amount (int points)
{
  return g_strdup_printf (points < 0 ? "−%d" : "%d", ABS (points));
}
