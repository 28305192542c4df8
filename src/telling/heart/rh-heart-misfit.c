/* SPDX-License-Identifier: GPL-3.0-or-later
 * Why a move doesn't fit, said with the players' names. What isn't told here is told in the words of the rules. */

#include "config.h"

#include "rh-heart-misfit.h"

#include "rh-heart-text-claim.h"
#include "rh-heart-text.h"

#include <glib/gi18n-lib.h>

static char *
tell_claim (const RhSetup *setup, const RhHeartState *state, const RhHeartMove *move)
{
  RhHeartOffer offer;
  g_autofree char *stand = NULL;
  g_autofree char *engines = NULL;

  rh_heart_offer_compute (state, move->seat, move->colour, move->length, &offer);
  if (!offer.allowed)
    return g_strdup_printf (
      /* Translators: a player, and the trains left */
      ngettext ("%1$s has only %2$d train left at that point.", "%1$s has only %2$d trains left at that point.",
                (gulong) offer.trains),
      setup->seats[move->seat].name, offer.trains);
  if (!move->doubled || move->engines >= offer.min_engines)
    return NULL;
  stand = rh_heart_text_claim_stand (setup, &offer);
  engines = rh_heart_text_claim_engines (&offer);

  /* Translators: why, such as “Bram has 1, Anna 3: 2 missing to draw level”, and what would do, such as “It takes at least 2
   * engines from the hand” */
  return g_strdup_printf (_("It can’t be doubled at that point: %1$s. %2$s."), stand, engines);
}

static char *
tell_terrain (const RhHeartState *state, const RhHeartMove *move)
{
  for (guint i = 0; i < move->n; i++) {
    int n = rh_heart_state_count_terrain (state, move->terrains[i]) + (i == 1 && move->terrains[0] == move->terrains[1]);
    g_autofree char *cards = rh_heart_text_cards (move->terrains[i], RH_HEART_TERRAIN_CARDS);

    if (n >= RH_HEART_TERRAIN_CARDS)
      /* Translators: such as “15 jungle cards”: there are no more */
      return g_strdup_printf (_("All %s lie in front of the players at that point."), cards);
  }

  return NULL;
}

static char *
tell (const RhSetup *setup, const RhHeartState *state, const RhHeartMove *move)
{
  if (move->kind == RH_HEART_MOVE_NONE)
    return NULL;
  if (state->phase == RH_HEART_OVER)
    return g_strdup (_("All tickets are counted, and no move follows."));
  if (move->kind == RH_HEART_MOVE_DEAL && !rh_heart_state_may_deal (state))
    return g_strdup (_("The first terrain cards can only be the first move."));
  if (move->kind != RH_HEART_MOVE_TICKETS && state->phase == RH_HEART_TICKETS)
    return g_strdup (_("The tickets are being counted: only tickets follow."));
  if (move->seat >= state->n_seats)
    return NULL;

  switch (move->kind) {
  case RH_HEART_MOVE_CLAIM:
    return tell_claim (setup, state, move);
  case RH_HEART_MOVE_TERRAIN:
    return tell_terrain (state, move);
  case RH_HEART_MOVE_TICKETS:
    /* Translators: a player */
    return g_strdup_printf (_("%s’s tickets are counted already."), setup->seats[move->seat].name);
  case RH_HEART_MOVE_DEAL:
  case RH_HEART_MOVE_NONE:
  default:
    return NULL;
  }
}

/**
 * rh_heart_misfit_text:
 * @setup: the players
 * @state: where the move was to be made
 * @move: a move that the rules refuse there, or none where the line isn't one
 * @message: what the rules say
 *
 * Returns: (transfer full): why it doesn't fit, in a sentence
 */
char *
rh_heart_misfit_text (const RhSetup *setup, const RhHeartState *state, const RhHeartMove *move, const char *message)
{
  char *text = tell (setup, state, move);

  /* What the rules say stands in an error, which has no full stop. */
  return text != NULL ? text : g_strconcat (message, g_str_has_suffix (message, ".") ? "" : ".", NULL);
}
