/* SPDX-License-Identifier: GPL-3.0-or-later
 * What of an entry counts for a player: the balance, or where nothing adds up the amount alone. */

#include "config.h"

#include "rh-figure.h"

/**
 * rh_figure_get_mark:
 * @telling: what is said of the game
 * @setup: the players
 *
 * Returns: (transfer none) (nullable): what the highest amount so far is called, where every amount stands for itself;
 *   translate it when shown; %NULL where amounts add up
 */
const char *
rh_figure_get_mark (const RhTelling *telling, const RhSetup *setup)
{
  return telling->mark != NULL ? telling->mark (setup) : NULL;
}

/**
 * rh_figure_get:
 * @telling: what is said of the game
 * @setup: the players
 * @entry: an entry
 *
 * Records and the store always have the balance; what people see is what counts.
 *
 * Returns: what the player has with it
 */
int
rh_figure_get (const RhTelling *telling, const RhSetup *setup, const RhEntry *entry)
{
  return rh_figure_get_mark (telling, setup) != NULL ? entry->amount : entry->balance;
}
