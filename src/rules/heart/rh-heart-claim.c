/* SPDX-License-Identifier: GPL-3.0-or-later
 * A route claimed, plain or doubled (rules H1, H4 to H6, H10). */

#include "config.h"

#include "rh-heart-claim.h"

#include "rh-heart-error.h"
#include "rh-heart-offer.h"

#include <glib/gi18n-lib.h>

static gboolean
check (const RhHeartOffer *offer, const RhHeartMove *move, GError **error)
{
  const char *word = rh_heart_terrain_get_word (offer->terrain);

  if (!offer->allowed)
    return rh_refuse (error, RH_RULES_ERROR, RH_HEART_ERROR_TRAINS,
                      _("Rule H1: trains needed: %1$u, but left: %2$d"), offer->length, offer->trains);

  if (move->doubled && move->engines < offer->short_level)
    return rh_refuse (error, RH_RULES_ERROR, RH_HEART_ERROR_LEVEL,
                      /* Translators: the first is a word of a game record, such as “jungle” */
                      _("Rule H4: terrain cards “%1$s” in front: %2$d, engines: %3$d, but somebody else has %4$d"),
                      word, offer->own, move->engines, offer->most);

  if (move->doubled && move->engines < offer->short_cards)
    return rh_refuse (error, RH_RULES_ERROR, RH_HEART_ERROR_CARDS,
                      /* Translators: the first is a word of a game record, such as “jungle” */
                      _("Rule H4: terrain cards “%1$s” to play: %2$d, but in front: %3$d, engines: %4$d"),
                      word, offer->need, offer->own, move->engines);

  return TRUE;
}

/* H10: from when somebody has two trains or fewer, everybody has one more turn. */
static void
begin_last_round (RhHeartState *next, const RhHeartMove *move)
{
  if (next->last_round != RH_HEART_NO_SEAT || next->players[move->seat].trains > RH_HEART_LAST_TRAINS)
    return;

  next->last_round = (int) move->seat;
  next->acted = 0;
  next->last.begins_last = TRUE;
}

/**
 * rh_heart_claim:
 * @next: the state
 * @move: a claim
 * @entries: where the entries go
 * @error: return location; %RH_HEART_ERROR_TRAINS, %RH_HEART_ERROR_LEVEL, %RH_HEART_ERROR_CARDS
 *
 * Places the trains, plays the terrain cards and books the points. Whether the route is free, and whether the train
 * cards are there, isn't known (rule H7).
 *
 * Returns: whether the move is allowed
 */
gboolean
rh_heart_claim (RhHeartState *next, const RhHeartMove *move, RhEntries *entries, GError **error)
{
  RhHeartPlayer *player = &next->players[move->seat];
  RhHeartRoute *route;
  RhHeartOffer offer;

  rh_heart_offer_compute (next, move->seat, move->colour, move->length, &offer);
  if (!check (&offer, move, error))
    return FALSE;

  next->last.paid = move->doubled ? MAX (0, offer.need - move->engines) : 0;
  next->last.points = move->doubled ? offer.doubled : offer.points;
  player->cards[offer.terrain] -= next->last.paid;
  player->trains = offer.left;

  route = &player->routes[player->n_routes++];
  *route = (RhHeartRoute) {
    .colour = (guint8) move->colour,
    .length = (guint8) move->length,
    .doubled = move->doubled != FALSE,
    .engines = (guint8) move->engines,
    .own = (guint8) offer.own,
    .most = (guint8) offer.most,
  };
  rh_heart_state_book (next, move->seat, RH_HEART_ENTRY_ROUTE, next->last.points, entries);
  begin_last_round (next, move);

  return TRUE;
}
