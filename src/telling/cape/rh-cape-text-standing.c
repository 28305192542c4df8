/* SPDX-License-Identifier: GPL-3.0-or-later
 * What a player has done, in a word that is read from across the table. */

#include "config.h"

#include "rh-cape-text-standing.h"

#include <glib/gi18n-lib.h>

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
  /* Translators: who picks first, second and so on; it stands behind a bid: “£9 · 1st” */
  static const char *const places[] = { NC_("picks", "1st"), NC_("picks", "2nd"), NC_("picks", "3rd"), NC_("picks", "4th") };
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
