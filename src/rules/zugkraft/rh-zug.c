/* SPDX-License-Identifier: GPL-3.0-or-later
 * Zugkraft: the game's table of functions, and the one way to play a move. */

#include "config.h"

#include "rh-zug.h"

#include "rh-points.h"
#include "rh-zug-error.h"

#include <glib/gi18n-lib.h>

static const char *const victories[] = { "points", "knockout", NULL };
static const RhOption options[] = {
  { .key = "victory", .kind = RH_OPTION_WORD, .values = victories },
  { .key = "goal", .kind = RH_OPTION_NUMBER, .min = 1, .max = 9999, .usual = "100", .needs = "victory" }, /* Z10, Z11 */
  { .key = "first", .kind = RH_OPTION_SEAT },
  { .key = NULL },
};

/* Records and databases have these words: they never change. */
static const char *const entry_words[] = {
  [RH_ZUG_ENTRY_START] = "start",
  [RH_ZUG_ENTRY_TRAIN] = "train",
  [RH_ZUG_ENTRY_SHORT] = "short",
  [RH_ZUG_ENTRY_WRECK] = "wreck",
  NULL,
};

static gboolean
check_turn (const RhZugState *state, const RhZugMove *move, GError **error)
{
  if (state->phase == RH_ZUG_OVER)
    return rh_refuse (error, RH_RULES_ERROR, RH_RULES_ERROR_PHASE, "%s",
                      state->victory == RH_ZUG_KNOCKOUT ? _("Rule Z11: the game is won, no move follows")
                                                        : _("Rule Z10: the game is won, no move follows"));
  if ((int) move->seat == state->seat)
    return TRUE;

  if (move->seat < state->n_seats && !rh_zug_state_is_in (state, move->seat))
    return rh_refuse (error, RH_RULES_ERROR, RH_RULES_ERROR_TURN,
                      _("Rule Z11: seat %1$u is out; it is the turn of seat %2$d"), move->seat + 1, state->seat + 1);

  return rh_refuse (error, RH_RULES_ERROR, RH_RULES_ERROR_TURN,
                    _("Rule Z12: it is the turn of seat %1$d, not of seat %2$u"), state->seat + 1, move->seat + 1);
}

/* What the move did to the one who made it. */
static gboolean
book (RhZugState *next, const RhZugMove *move, RhEntries *entries, GError **error)
{
  static const RhZugEntryKind kinds[] = {
    [RH_ZUG_MOVE_TRAIN] = RH_ZUG_ENTRY_TRAIN,
    [RH_ZUG_MOVE_SHORT] = RH_ZUG_ENTRY_SHORT,
    [RH_ZUG_MOVE_WRECK] = RH_ZUG_ENTRY_WRECK,
  };
  RhZugPlayer *player = &next->players[move->seat];
  RhZugSum sum;
  int total;

  rh_zug_train_sum (&move->train, &sum);
  if (!rh_zug_state_add_points (next, move->seat, sum.points, &total))
    return rh_refuse (error, RH_RULES_ERROR, RH_ZUG_ERROR_TOTAL,
                      _("The total of seat %u is larger than can be counted"), move->seat + 1);

  player->total = total;
  player->turns++;
  player->kind = move->kind;
  player->train = move->train;
  player->points = sum.points;
  next->last = (RhZugLast) { .kind = move->kind, .seat = move->seat, .points = sum.points, .mark = next->mark };
  rh_entries_add (entries, move->seat, kinds[move->kind], sum.points, total);

  return TRUE;
}

static void
end_game (RhZugState *next, guint winners)
{
  next->phase = RH_ZUG_OVER;
  next->seat = RH_ZUG_NO_SEAT;
  next->winners = winners;
}

/* Z12: clockwise; Z11: without those who are out. */
static void
pass_on (RhZugState *next)
{
  guint seat = next->last.seat;

  do {
    seat = (seat + 1) % next->n_seats;
  } while (!rh_zug_state_is_in (next, seat));

  next->seat = (int) seat;
}

/* Whether all have had the same number of turns. */
static gboolean
are_turns_equal (const RhZugState *state)
{
  for (guint i = 1; i < state->n_seats; i++) {
    if (state->players[i].turns != state->players[0].turns)
      return FALSE;
  }

  return TRUE;
}

/* Z10: the goal, equal turns, and the highest total; equal totals share the win. */
static void
settle_points (RhZugState *next)
{
  int best = rh_zug_state_get_best_total (next);
  guint winners = 0;
  const RhZugPlayer *player = &next->players[next->last.seat];

  next->last.reached = player->total >= next->goal && player->total - player->points < next->goal;
  pass_on (next);
  if (best < next->goal || !are_turns_equal (next))
    return;

  for (guint i = 0; i < next->n_seats; i++) {
    if (next->players[i].total == best)
      winners |= 1u << i;
  }
  end_game (next, winners);
}

/* Z11: who beats the mark sets a new one, who doesn't is out, but for before the first; the last one in wins. */
static void
settle_knockout (RhZugState *next)
{
  RhZugLast *last = &next->last;

  if (last->points > last->mark) {
    last->new_mark = TRUE;
    next->mark = last->points;
    next->holder = (int) last->seat;
  } else if (last->mark > 0) {
    last->out = TRUE;
    next->in &= ~(1u << last->seat);
  }

  pass_on (next);
  if (rh_zug_state_count_in (next) == 1)
    end_game (next, next->in);
}

/**
 * rh_zug_play:
 * @state: a state
 * @move: a move, as rh_zug_move_parse() reads one
 * @next: (out): the state after it; means nothing where the move is refused
 * @entries: where the entries go
 * @error: return location; any of %RH_RULES_ERROR
 *
 * Plays a move by the rules Z10 to Z12. Its train is right in itself.
 *
 * Returns: whether the move is allowed
 */
gboolean
rh_zug_play (const RhZugState *state, const RhZugMove *move, RhZugState *next, RhEntries *entries, GError **error)
{
  g_assert (move->kind != RH_ZUG_MOVE_NONE);

  if (!check_turn (state, move, error))
    return FALSE;

  *next = *state;
  if (!book (next, move, entries, error))
    return FALSE;

  if (next->victory == RH_ZUG_KNOCKOUT)
    settle_knockout (next);
  else
    settle_points (next);

  return TRUE;
}

static void
start (const RhSetup *setup, gpointer state, RhEntries *entries)
{
  rh_zug_state_start (state, setup, entries);
}

static gboolean
play (gconstpointer state, const RhWords *line, gpointer next, RhEntries *entries, GError **error)
{
  RhZugMove move;

  return rh_zug_move_parse (line, &move, error) && rh_zug_play (state, &move, next, entries, error);
}

static const char *
phase (gconstpointer state)
{
  return ((const RhZugState *) state)->phase == RH_ZUG_OVER ? "over" : "turn";
}

static int
seat (gconstpointer state)
{
  return ((const RhZugState *) state)->seat;
}

/* "in=1,3": the seats of which there is a bit */
static void
append_seats (GString *string, const char *key, guint seats)
{
  const char *before = key;

  for (guint i = 0; i < RH_ZUG_SEATS_MAX; i++) {
    if ((seats & 1u << i) == 0)
      continue;
    g_string_append_printf (string, "%s%u", before, i + 1);
    before = ",";
  }
}

static void
facts (gconstpointer data, GString *string)
{
  const RhZugState *state = data;

  if (state->victory == RH_ZUG_KNOCKOUT) {
    g_string_append_printf (string, "mark=%d", state->mark);
    append_seats (string, " in=", state->in);
  } else {
    g_string_append_printf (string, "round=%u", rh_zug_state_get_round (state));
    for (guint i = 0; i < state->n_seats; i++)
      g_string_append_printf (string, "%s%d", i > 0 ? "," : " totals=", state->players[i].total);
  }

  append_seats (string, " winner=", state->winners);
}

static gboolean
end (gconstpointer data, guint *winners)
{
  const RhZugState *state = data;

  *winners = state->winners;

  return state->phase == RH_ZUG_OVER;
}

const RhGame rh_zug_game = {
  .id = "zugkraft",
  .name = N_("Zugkraft"),
  .min_seats = 2,
  .max_seats = RH_ZUG_SEATS_MAX,
  .options = options,
  .moves = rh_zug_move_words,
  .entry_words = entry_words,
  .state_size = sizeof (RhZugState),
  .start = start,
  .play = play,
  .phase = phase,
  .seat = seat,
  .amount = rh_points_to_words,
  .facts = facts,
  .end = end,
};
