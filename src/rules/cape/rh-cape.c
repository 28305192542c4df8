/* SPDX-License-Identifier: GPL-3.0-or-later
 * From Cape to Cairo: the game's table of functions, and the one way to play a move. */

#include "config.h"

#include "rh-cape.h"

#include "rh-cape-adapt.h"
#include "rh-cape-auction.h"
#include "rh-cape-build.h"
#include "rh-cape-money.h"
#include "rh-cape-rearrange.h"

#include "rh-rules-error.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static const char *const colours[] = { "red", "blue", "green", "yellow", NULL };
static const char *const river_bonus[] = { "others", "all", NULL };
static const RhOption options[] = {
  { .key = "river-bonus", .kind = RH_OPTION_WORD, .values = river_bonus },
  { .key = NULL },
};

/* Records and databases have these words: they never change. */
static const char *const entry_words[] = {
  [RH_CAPE_ENTRY_START] = "start",
  [RH_CAPE_ENTRY_BID] = "bid",
  [RH_CAPE_ENTRY_RAILS] = "rails",
  [RH_CAPE_ENTRY_INCOME] = "income",
  NULL,
};

/* What asks for something, as a record has it, and why nothing else is taken then. */
static const struct {
  const char *word;
  const char *rule;
} phases[] = {
  [RH_CAPE_REVEAL] = { "reveal", N_("Rule A1: the cards on offer come next (reveal)") },
  [RH_CAPE_BIDS] = { "bids", N_("Rule A2: the bids come next (bids)") },
  [RH_CAPE_TIE] = { "tie", N_("Rule A6: the cards of a tie come next (tie)") },
  [RH_CAPE_PICK] = { "pick", N_("Rule A4: a pick comes next (pick)") },
  [RH_CAPE_DRAW] = { "draw", N_("Rule B1: a card is turned up next (draw)") },
  [RH_CAPE_DECIDE] = { "decide", N_("Rule B4: building or passing comes next (build, pass)") },
  [RH_CAPE_OVER] = { "over", N_("Rule E1: the game is won, no move follows") },
};

/**
 * rh_cape_phase_of:
 * @kind: a kind of move, not %RH_CAPE_MOVE_NONE
 *
 * Returns: the phase that asks for it
 */
RhCapePhase
rh_cape_phase_of (RhCapeMoveKind kind)
{
  static const RhCapePhase asking[] = {
    [RH_CAPE_MOVE_REVEAL] = RH_CAPE_REVEAL,
    [RH_CAPE_MOVE_BIDS] = RH_CAPE_BIDS,
    [RH_CAPE_MOVE_TIE] = RH_CAPE_TIE,
    [RH_CAPE_MOVE_PICK] = RH_CAPE_PICK,
    [RH_CAPE_MOVE_DRAW] = RH_CAPE_DRAW,
    [RH_CAPE_MOVE_PASS] = RH_CAPE_DECIDE,
    [RH_CAPE_MOVE_BUILD] = RH_CAPE_DECIDE,
  };

  g_assert (kind != RH_CAPE_MOVE_NONE && kind < G_N_ELEMENTS (asking));

  return asking[kind];
}

static gboolean
check_turn (const RhCapeState *state, const RhCapeMove *move, GError **error)
{
  if (rh_cape_phase_of (move->kind) != state->phase)
    return rh_refuse (error, RH_RULES_ERROR, RH_RULES_ERROR_PHASE, "%s", _(phases[state->phase].rule));

  if (state->seat == RH_CAPE_NO_SEAT || (int) move->seat == state->seat)
    return TRUE;

  if (state->phase == RH_CAPE_PICK)
    return rh_refuse (error, RH_RULES_ERROR, RH_RULES_ERROR_TURN,
                      _("Rule A4: seat %1$d picks now, not seat %2$u"), state->seat + 1, move->seat + 1);

  return rh_refuse (error, RH_RULES_ERROR, RH_RULES_ERROR_TURN,
                    _("Rule B4: it is the turn of seat %1$d, not of seat %2$u"), state->seat + 1, move->seat + 1);
}

static void
begin_last (RhCapeState *next, const RhCapeMove *move)
{
  const RhCapeLast before = next->last;

  next->last = (RhCapeLast) {
    .kind = move->kind,
    .seat = move->seat,
    .given_seat = RH_CAPE_NO_SEAT,
  };

  /* A pass can follow its draw at once, so it is told with the card turned up. */
  if (move->kind == RH_CAPE_MOVE_PASS) {
    next->last.card = before.card;
    next->last.no_card = before.no_card;
    next->last.shuffled = before.shuffled;
  }
}

/**
 * rh_cape_play:
 * @state: a state
 * @move: a move
 * @next: (out): the state after it; means nothing where the move is refused
 * @entries: where the entries go
 * @error: return location; any of %RH_RULES_ERROR
 *
 * Plays a move by the rules A1 to E1.
 *
 * Returns: whether the move is allowed
 */
gboolean
rh_cape_play (const RhCapeState *state, const RhCapeMove *move, RhCapeState *next, RhEntries *entries, GError **error)
{
  if (!check_turn (state, move, error))
    return FALSE;

  *next = *state;
  begin_last (next, move);

  switch (move->kind) {
  case RH_CAPE_MOVE_REVEAL:
    return rh_cape_auction_reveal (next, move, error);
  case RH_CAPE_MOVE_BIDS:
    return rh_cape_auction_bids (next, move, entries, error);
  case RH_CAPE_MOVE_TIE:
    return rh_cape_auction_tie (next, move, error);
  case RH_CAPE_MOVE_PICK:
    return rh_cape_auction_pick (next, move, error);
  case RH_CAPE_MOVE_DRAW:
    return rh_cape_build_draw (next, move, error);
  case RH_CAPE_MOVE_PASS:
    rh_cape_build_pass (next, move);
    return TRUE;
  case RH_CAPE_MOVE_BUILD:
    return rh_cape_build_build (next, move, entries, error);
  case RH_CAPE_MOVE_NONE:
  default:
    g_assert_not_reached ();
  }
}

static void
start (const RhSetup *setup, gpointer state, RhEntries *entries)
{
  rh_cape_state_start (state, setup, entries);
}

static gboolean
play (gconstpointer state, const RhWords *line, gpointer next, RhEntries *entries, GError **error)
{
  RhCapeMove move;

  return rh_cape_move_parse (line, &move, error) && rh_cape_play (state, &move, next, entries, error);
}

static const char *
phase (gconstpointer state)
{
  return phases[((const RhCapeState *) state)->phase].word;
}

static int
seat (gconstpointer state)
{
  return ((const RhCapeState *) state)->seat;
}

static void
facts (gconstpointer data, GString *string)
{
  const RhCapeState *state = data;
  RhCapeOffer offer;

  if (state->phase == RH_CAPE_DECIDE && rh_cape_offer_compute (state, (guint) state->seat, &offer))
    g_string_append_printf (string,
                            "need=%d common=%d own=%d bonus=%d missing=%d cost=%d ",
                            offer.need,
                            offer.common,
                            offer.own,
                            offer.bonus,
                            offer.missing,
                            offer.cost);

  g_string_append_printf (string, "stock=%d discard=%d", state->stock, state->discard);

  if (state->phase == RH_CAPE_OVER)
    g_string_append_printf (string, " winner=%d", state->winner + 1);
}

static gboolean
end (gconstpointer data, guint *winners)
{
  const RhCapeState *state = data;

  *winners = state->phase == RH_CAPE_OVER ? 1u << state->winner : 0;

  return state->phase == RH_CAPE_OVER;
}

static int
bid_limit (gconstpointer data, guint bidder)
{
  const RhCapeState *state = data;

  return state->phase == RH_CAPE_BIDS ? state->players[bidder].capital : -1;
}

/* B4: who can't build can only pass. D4: when waiting helps nobody, people decide what to do. */
static gboolean
forced (gconstpointer data, GString *line)
{
  const RhCapeState *state = data;
  RhCapeMove move = { .kind = RH_CAPE_MOVE_PASS, .seat = (guint) state->seat };
  g_autofree char *text = NULL;
  RhCapeOffer offer;

  if (state->phase != RH_CAPE_DECIDE || rh_cape_state_is_stuck (state))
    return FALSE;
  if (!rh_cape_offer_compute (state, move.seat, &offer) || offer.can_build)
    return FALSE;

  text = rh_cape_move_to_text (&move);
  g_string_append (line, text);

  return TRUE;
}

static gboolean
adapt (gconstpointer state, const RhWords *line, GString *adapted)
{
  RhCapeMove move;
  RhCapeMove same;
  g_autofree char *text = NULL;

  if (!rh_cape_move_parse (line, &move, NULL) || !rh_cape_adapt (state, &move, &same))
    return FALSE;

  text = rh_cape_move_to_text (&same);
  g_string_append (adapted, text);

  return TRUE;
}

static gboolean
dearer (const RhWords *line, const RhWords *adapted)
{
  RhCapeMove move, same;

  return rh_cape_move_parse (line, &move, NULL) && rh_cape_move_parse (adapted, &same, NULL) && rh_cape_is_dearer (&move, &same);
}

static guint
rearrange (gconstpointer was, gconstpointer state, const char *const *lines, guint n_lines, GPtrArray *instead)
{
  return rh_cape_rearrange (was, state, lines, n_lines, instead);
}

/* Bids that are entered openly must be had there, too, and the tie be one of the same players. */
static gboolean
asks_same (gconstpointer data, gconstpointer other_data)
{
  const RhCapeState *state = data, *other = other_data;
  guint tied[RH_CAPE_SEATS_MAX] = { 0 }, others[RH_CAPE_SEATS_MAX] = { 0 };
  gboolean same = TRUE;

  if (state->phase == RH_CAPE_TIE)
    return rh_cape_state_get_open_tie (state, tied) == rh_cape_state_get_open_tie (other, others) &&
           memcmp (tied, others, sizeof tied) == 0;

  for (guint i = 0; state->phase == RH_CAPE_BIDS && i < state->n_seats; i++)
    same = same && other->players[i].capital >= state->players[i].capital;

  return same;
}

const RhGame rh_cape_game = {
  .id = "cape-to-cairo",
  .name = N_("From Cape to Cairo"),
  .min_seats = 2,
  .max_seats = RH_CAPE_SEATS_MAX,
  .colours = colours,
  .options = options,
  .moves = rh_cape_move_words,
  .bids = "bids",
  .entry_words = entry_words,
  .state_size = sizeof (RhCapeState),
  .start = start,
  .play = play,
  .phase = phase,
  .seat = seat,
  .amount = rh_cape_money_to_words,
  .facts = facts,
  .end = end,
  .bid_limit = bid_limit,
  .forced = forced,
  .adapt = adapt,
  .dearer = dearer,
  .rearrange = rearrange,
  .settling = "tie",
  .asks_same = asks_same,
};
