/* SPDX-License-Identifier: GPL-3.0-or-later
 * Why a move doesn't fit, said with the players' names. What isn't told
 * here is told in the words of the rules. */

#include "config.h"

#include "rh-cape-misfit.h"

#include "rh-cape-money.h"
#include "rh-cape-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static char *
tell_phase (const RhSetup *setup, const RhCapeState *state)
{
  guint seats[RH_CAPE_SEATS_MAX];
  g_autofree char *names = NULL;
  const char *name = state->seat != RH_CAPE_NO_SEAT ? setup->seats[state->seat].name : NULL;

  switch (state->phase) {
  case RH_CAPE_REVEAL:
    return g_strdup (_("The cards on offer come first."));
  case RH_CAPE_BIDS:
    return g_strdup (_("The bids come first."));
  case RH_CAPE_TIE:
    names = rh_cape_text_names (setup, seats, rh_cape_state_get_open_tie (state, seats));
    /* Translators: two names or more */
    return g_strdup_printf (_("%s are tied and draw first."), names);
  case RH_CAPE_PICK:
    /* Translators: a player */
    return g_strdup_printf (_("%s picks first."), name);
  case RH_CAPE_DRAW:
    /* Translators: a player */
    return g_strdup_printf (_("%s turns up a card first."), name);
  case RH_CAPE_DECIDE:
    /* Translators: a player */
    return g_strdup_printf (_("%s builds or passes first."), name);
  case RH_CAPE_OVER:
    /* Translators: a player */
    return g_strdup_printf (_("%s has won, and no move follows."), setup->seats[state->winner].name);
  default:
    g_assert_not_reached ();
  }
}

static char *
tell_bids (const RhSetup *setup, const RhCapeState *state, const RhCapeMove *move)
{
  for (guint i = 0; i < MIN (move->n, state->n_seats); i++) {
    g_autofree char *bid = rh_cape_money_to_words (move->bids[i]);
    g_autofree char *capital = rh_cape_money_to_words (state->players[i].capital);

    if (move->bids[i] > state->players[i].capital)
      /* Translators: a player, the pounds in hand, the pounds bid */
      return g_strdup_printf (_("%1$s has only %2$s at that point, and can’t bid %3$s."),
                              setup->seats[i].name, capital, bid);
  }

  return NULL;
}

static char *
tell_tie (const RhSetup *setup, const RhCapeState *state)
{
  guint seats[RH_CAPE_SEATS_MAX];
  g_autofree char *names = rh_cape_text_names (setup, seats, rh_cape_state_get_open_tie (state, seats));

  /* Translators: two names or more */
  return g_strdup_printf (_("%s are tied, nobody else draws."), names);
}

static char *
tell_pick (const RhSetup *setup, const RhCapeState *state, const RhCapeMove *move)
{
  if (move->pick >= state->n_seats || state->taker[move->pick] == RH_CAPE_NO_SEAT)
    return NULL;

  /* Translators: a player */
  return g_strdup_printf (_("%s has that card already."), setup->seats[state->taker[move->pick]].name);
}

static char *
tell_build (const RhSetup *setup, const RhCapeState *state, const RhCapeMove *move)
{
  const char *name = setup->seats[move->seat].name;
  RhCapeOffer offer;
  g_autofree char *capital = NULL;

  if (!rh_cape_offer_compute (state, move->seat, &offer))
    return NULL;
  if (move->bonus > offer.bonus)
    return g_strdup_printf (
      /* Translators: a player, and the bonus rails in hand */
      ngettext ("%1$s has only %2$d bonus rail at that point.",
                "%1$s has only %2$d bonus rails at that point.",
                (gulong) offer.bonus),
      name, offer.bonus);
  if (move->bonus + move->buy != offer.lacking)
    return g_strdup_printf (
      /* Translators: rails that are short, and the bonus rails and bought rails that were to make them up */
      ngettext ("%1$d rail is missing at that point, but the move adds %2$d.",
                "%1$d rails are missing at that point, but the move adds %2$d.",
                (gulong) offer.lacking),
      offer.lacking, move->bonus + move->buy);

  capital = rh_cape_money_to_words (offer.capital);

  /* Translators: a player, and pounds */
  return g_strdup_printf (_("%1$s has only %2$s at that point, too little for the rails."), name, capital);
}

/* Passing is always allowed (rule B4): where one doesn't fit, building was impossible. */
static char *
tell_pass (const RhSetup *setup, const RhCapeMove *move)
{
  /* Translators: a player. An earlier move was corrected, so that there is now something to decide */
  return g_strdup_printf (_("%s passed because building was impossible, but can build now."),
                          setup->seats[move->seat].name);
}

static char *
tell_turn (const RhSetup *setup, const RhCapeState *state)
{
  const char *name = setup->seats[state->seat].name;

  if (state->phase == RH_CAPE_PICK)
    /* Translators: a player */
    return g_strdup_printf (_("%s picks at that point."), name);

  /* Rule A8 */
  if (state->last.kind == RH_CAPE_MOVE_PICK)
    /* Translators: a player. A bid was corrected, so that the order is another */
    return g_strdup_printf (_("%s picks first now, and so turns up the first card."), name);

  /* Rules A8, B1 */
  if (state->phase == RH_CAPE_DECIDE)
    /* Translators: a player. A bid was corrected, so that the order is another */
    return g_strdup_printf (_("%s picks first now and has the first turn: all later ones shift."), name);

  /* Translators: a player */
  return g_strdup_printf (_("It is %s’s turn at that point."), name);
}

static char *
tell (const RhSetup *setup, const RhCapeState *state, const RhCapeMove *move)
{
  if (move->kind == RH_CAPE_MOVE_NONE)
    return NULL;
  if (rh_cape_phase_of (move->kind) != state->phase)
    return tell_phase (setup, state);
  if (state->seat != RH_CAPE_NO_SEAT && state->seat != (int) move->seat)
    return tell_turn (setup, state);

  switch (move->kind) {
  case RH_CAPE_MOVE_BIDS:
    return tell_bids (setup, state, move);
  case RH_CAPE_MOVE_TIE:
    return tell_tie (setup, state);
  case RH_CAPE_MOVE_PICK:
    return tell_pick (setup, state, move);
  case RH_CAPE_MOVE_BUILD:
    return tell_build (setup, state, move);
  case RH_CAPE_MOVE_PASS:
    return tell_pass (setup, move);
  case RH_CAPE_MOVE_REVEAL:
  case RH_CAPE_MOVE_DRAW:
  case RH_CAPE_MOVE_NONE:
  default:
    return NULL;
  }
}

/* What the rules say stands in an error, which has no full stop. */
static char *
end_sentence (const char *message)
{
  return g_strconcat (message, g_str_has_suffix (message, ".") ? "" : ".", NULL);
}

/**
 * rh_cape_misfit_text:
 * @setup: the players
 * @state: where the move was to be made
 * @move: a move that the rules refuse there, or none where the line isn't one
 * @message: what the rules say
 *
 * Returns: (transfer full): why it doesn't fit, in a sentence
 */
char *
rh_cape_misfit_text (const RhSetup *setup, const RhCapeState *state, const RhCapeMove *move, const char *message)
{
  char *text = tell (setup, state, move);

  return text != NULL ? text : end_sentence (message);
}
