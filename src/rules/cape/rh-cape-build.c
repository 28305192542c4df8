/* SPDX-License-Identifier: GPL-3.0-or-later
 * The build phase: draw, pass, build, river bonus (rules B1 to B8, R1 to R4). */

#include "config.h"

#include "rh-cape-build.h"

#include "rh-cape-error.h"
#include "rh-cape-money.h"
#include "rh-cape-offer.h"

#include <glib/gi18n-lib.h>

/**
 * rh_cape_build_draw:
 * @next: the state
 * @move: a draw
 * @error: return location; %RH_CAPE_ERROR_PILE
 *
 * Lays a card in the common row (rules B1, D1); with both piles empty the turn
 * goes without (rule D3).
 *
 * Returns: whether the move is allowed
 */
gboolean
rh_cape_build_draw (RhCapeState *next, const RhCapeMove *move, GError **error)
{
  int left = rh_cape_state_count_left (next);

  if (move->no_card && left > 0)
    return rh_refuse (error, RH_RULES_ERROR, RH_CAPE_ERROR_PILE,
                      ngettext ("Rule B1: a card must be turned up, the piles still have %d",
                                "Rule B1: a card must be turned up, the piles still have %d",
                                (gulong) left),
                      left);

  if (!move->no_card && left == 0)
    return rh_refuse (error, RH_RULES_ERROR, RH_CAPE_ERROR_PILE,
                      _("Rule D3: both piles are empty, there is no card to turn up; write “-”"));

  if (!move->no_card) {
    rh_cape_state_take_cards (next, 1);
    next->common[next->n_common++] = move->card;
  }
  next->last.card = move->card;
  next->last.no_card = move->no_card;
  next->phase = RH_CAPE_DECIDE;

  return TRUE;
}

/**
 * rh_cape_build_pass:
 * @next: the state
 * @move: a pass
 *
 * The left neighbour goes on; the common row stays (rule B4). Passing is always allowed.
 */
void
rh_cape_build_pass (RhCapeState *next, const RhCapeMove *move)
{
  RhCapeOffer offer;

  if (rh_cape_offer_compute (next, move->seat, &offer) && !offer.can_build)
    next->last.missing = offer.missing;
  next->passes = MIN (next->passes + 1, next->n_seats);
  next->seat = (int) ((move->seat + 1) % next->n_seats);
  next->phase = RH_CAPE_DRAW;
}

static gboolean
check_rails (const RhCapeOffer *offer, const RhCapeMove *move, GError **error)
{
  int buy = offer->lacking - move->bonus;

  if (move->bonus > offer->bonus)
    return rh_refuse (error, RH_RULES_ERROR, RH_CAPE_ERROR_RAILS,
                      _("Rule B3: bonus rails used: %1$d, but owned: %2$d"), move->bonus, offer->bonus);

  if (move->bonus > offer->lacking)
    return rh_refuse (error, RH_RULES_ERROR, RH_CAPE_ERROR_RAILS,
                      _("Rule B8: bonus rails used: %1$d, but short: %2$d"), move->bonus, offer->lacking);

  if (move->buy != buy)
    return rh_refuse (error, RH_RULES_ERROR, RH_CAPE_ERROR_RAILS,
                      _("Rule B8: rails bought: %1$d, but short: %2$d (needed %3$d, common row %4$d, own cards %5$d, "
                        "bonus %6$d)"),
                      move->buy, buy, offer->need, offer->common, offer->own, move->bonus);

  return TRUE;
}

static gboolean
check_price (const RhCapeOffer *offer, const RhCapeMove *move, GError **error)
{
  int price = move->buy * RH_CAPE_RAIL_PRICE;
  g_autofree char *cost = NULL;
  g_autofree char *capital = NULL;

  if (price <= offer->capital)
    return TRUE;

  cost = rh_cape_money_to_words (price);
  capital = rh_cape_money_to_words (offer->capital);
  return rh_refuse (error, RH_RULES_ERROR, RH_CAPE_ERROR_CAPITAL,
                    /* Translators: rails, what they cost, the pounds in hand */
                    _("Rule B3: rails bought: %1$d, for %2$s, but only %3$s left"), move->buy, cost, capital);
}

/* R2, R3, R4: a marker for a train directly before a river, from the discards
 * or, where there are none, from the draw pile; it never causes a shuffle. */
static void
give_bonus (RhCapeState *next, guint seat)
{
  const RhCapeCard *ahead = rh_cape_state_get_ahead (next, seat);

  if (ahead == NULL || ahead->terrain != RH_CAPE_RIVER || next->players[seat].bonus == RH_CAPE_BONUS_MAX)
    return;

  if (next->discard > 0)
    next->discard--;
  else if (next->stock > 0)
    next->stock--;
  else
    return;

  next->players[seat].bonus++;
  next->last.bonus_seats |= 1u << seat;
}

/* R1, R3: the builder's left neighbour first; in the Dutch reading the builder last. */
static void
give_bonuses (RhCapeState *next, guint builder)
{
  for (guint i = 1; i < next->n_seats; i++)
    give_bonus (next, (builder + i) % next->n_seats);

  if (next->river_all)
    give_bonus (next, builder);
}

static void
discard_rails (RhCapeState *next, guint seat, int bonus)
{
  next->discard += (int) next->n_common + bonus;
  next->n_common = 0;
  next->players[seat].bonus -= bonus;
}

/**
 * rh_cape_build_build:
 * @next: the state
 * @move: a build
 * @entries: where the entries go
 * @error: return location; %RH_CAPE_ERROR_RAILS, %RH_CAPE_ERROR_CAPITAL
 *
 * Crosses the card ahead: pays the rails, takes the income, discards what was
 * used, gives the river bonus, and says what comes next (rules B5 to B8, R1, E1).
 *
 * Returns: whether the move is allowed
 */
gboolean
rh_cape_build_build (RhCapeState *next, const RhCapeMove *move, RhEntries *entries, GError **error)
{
  RhCapePlayer *player = &next->players[move->seat];
  RhCapeOffer offer;
  gboolean has_card = rh_cape_offer_compute (next, move->seat, &offer);

  g_assert (has_card); /* else the build phase would have ended (B7) */
  if (!check_rails (&offer, move, error) || !check_price (&offer, move, error))
    return FALSE;

  if (move->buy > 0)
    rh_cape_state_book (next, move->seat, RH_CAPE_ENTRY_RAILS, -move->buy * RH_CAPE_RAIL_PRICE, entries);
  rh_cape_state_book (next, move->seat, RH_CAPE_ENTRY_INCOME, (int) offer.card.value, entries);
  player->crossed++;
  discard_rails (next, move->seat, move->bonus);

  next->last.card = offer.card;
  next->last.bonus = move->bonus;
  next->last.buy = move->buy;
  next->last.income = (int) offer.card.value;
  next->passes = 0;

  if (player->crossed == RH_CAPE_ROUNDS) {
    next->phase = RH_CAPE_OVER;
    next->seat = RH_CAPE_NO_SEAT;
    next->winner = (int) move->seat;
    return TRUE;
  }

  give_bonuses (next, move->seat);
  if (player->crossed < player->owned) {
    next->phase = RH_CAPE_DRAW;
  } else {
    next->phase = RH_CAPE_REVEAL;
    next->seat = RH_CAPE_NO_SEAT;
  }

  return TRUE;
}
