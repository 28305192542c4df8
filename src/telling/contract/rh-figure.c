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

/**
 * rh_figure_get_last:
 * @telling: what is said of the game
 * @setup: the players
 * @entries: its ledger
 * @seat: a player, from 0
 *
 * Returns: what the player has by the last entry; 0 where there is none
 */
int
rh_figure_get_last (const RhTelling *telling, const RhSetup *setup, const RhEntries *entries, guint seat)
{
  for (guint i = rh_entries_get_n (entries); i > 0; i--) {
    const RhEntry *entry = rh_entries_get (entries, i - 1);

    if (entry->seat == seat)
      return rh_figure_get (telling, setup, entry);
  }

  return 0;
}

/**
 * rh_figure_get_place:
 * @telling: what is said of the game
 * @setup: the players
 * @state: where it stands
 * @entries: its ledger
 * @seat: a player, from 0
 *
 * Returns: where the player stands among the others, from 1, by the game's own rule or else by what everybody has; those
 *   who are equal share a place
 */
guint
rh_figure_get_place (const RhTelling *telling,
                     const RhSetup   *setup,
                     gconstpointer    state,
                     const RhEntries *entries,
                     guint            seat)
{
  guint place = 1;

  if (telling->place != NULL)
    return telling->place (state, seat);

  for (guint i = 0; i < setup->n_seats; i++) {
    if (rh_figure_get_last (telling, setup, entries, i) > rh_figure_get_last (telling, setup, entries, seat))
      place++;
  }

  return place;
}
