/* SPDX-License-Identifier: GPL-3.0-or-later
 * The end of a game in words: how it was won. */

#include "config.h"

#include "rh-cape-text-end.h"

#include "rh-cape-money.h"
#include "rh-cape-text.h"

#include <glib/gi18n-lib.h>

/**
 * rh_cape_text_end_how:
 * @setup: the players
 * @data: a #RhCapeState, where a game stands that somebody has won
 *
 * Returns: (transfer full): how it was won (rule E1)
 */
char *
rh_cape_text_end_how (const RhSetup *setup, gconstpointer data)
{
  const RhCapeState *state = data;
  g_autofree char *capital = rh_cape_money_to_words (state->players[state->winner].capital);

  /* Translators: “All 8 cards crossed in round 6, with £58 left.” */
  return g_strdup_printf (_("All %1$d cards crossed in round %2$u, with %3$s left."), RH_CAPE_ROUNDS, state->round,
                          capital);
}

/**
 * rh_cape_text_end_had:
 * @data: a #RhCapeState, where a game stands
 * @seat: a seat, from 0
 *
 * Returns: (transfer full): how far it has come, and what it has left
 */
char *
rh_cape_text_end_had (gconstpointer data, guint seat)
{
  const RhCapeState *state = data;
  g_autofree char *capital = rh_cape_money_to_words (state->players[seat].capital);

  /* Translators: “6 of 8 cards crossed, £12” */
  return g_strdup_printf (_("%1$u of %2$d cards crossed, %3$s"), state->players[seat].crossed, RH_CAPE_ROUNDS, capital);
}

/**
 * rh_cape_text_end_reached:
 * @data: a #RhCapeState, where a game stands
 * @seat: a seat, from 0
 *
 * Returns: (transfer full): the same as short as it can be, as it stands in the lanes: “6/8 · £12”
 */
char *
rh_cape_text_end_reached (gconstpointer data, guint seat)
{
  const RhCapeState *state = data;
  g_autofree char *capital = rh_cape_text_pounds (state->players[seat].capital);

  return g_strdup_printf ("%u/%d · %s", state->players[seat].crossed, RH_CAPE_ROUNDS, capital);
}
