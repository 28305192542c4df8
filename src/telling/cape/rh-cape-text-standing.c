/* SPDX-License-Identifier: GPL-3.0-or-later
 * What a player has done, in a word that is read from across the table. */

#include "config.h"

#include "rh-cape-text-standing.h"

#include <glib/gi18n-lib.h>

/* Translators: who picks first, second and so on; it stands behind a bid: “£9 · 1st” */
static const char *const places[] = { NC_("picks", "1st"), NC_("picks", "2nd"), NC_("picks", "3rd"), NC_("picks", "4th") };

/**
 * rh_cape_text_standing_of_bid:
 * @i: a number, from 0
 *
 * Returns: (nullable): one of the words that stand behind a bid; %NULL where there are no more
 */
const char *
rh_cape_text_standing_of_bid (guint i)
{
  if (i < G_N_ELEMENTS (places))
    return g_dpgettext2 (NULL, "picks", places[i]);

  return i == G_N_ELEMENTS (places) ? C_("picks", "tied") : NULL;
}

/**
 * rh_cape_text_standing:
 * @state: where the game stands
 * @seat: a seat, from 0
 *
 * Returns: (nullable): what the seat has done, in one short word, such as “1st” or “passed”; %NULL where there is nothing
 *   to tell
 */
const char *
rh_cape_text_standing (const RhCapeState *state, guint seat)
{
  guint place = 0;

  switch (rh_cape_standing_get (state, seat, &place)) {
  case RH_CAPE_STANDING_PICKS:
    return g_dpgettext2 (NULL, "picks", places[place]);
  case RH_CAPE_STANDING_TIED:
    return C_("picks", "tied");
  case RH_CAPE_STANDING_PASSED:
    /* Translators: beside a player: has passed; a word as short as can be */
    return C_("beside a player", "passed");
  case RH_CAPE_STANDING_BUILT:
    /* Translators: beside a player: has built just now; a word as short as can be */
    return C_("beside a player", "built");
  case RH_CAPE_STANDING_NEXT:
    /* Translators: beside a player: is on turn next; a word as short as can be */
    return C_("beside a player", "next");
  case RH_CAPE_STANDING_NONE:
  default:
    return NULL;
  }
}
