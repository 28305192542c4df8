/* SPDX-License-Identifier: GPL-3.0-or-later
 * Who has won a game, in words. */

#include "config.h"

#include "rh-win.h"

#include "rh-join.h"

#include <glib/gi18n-lib.h>

/* A bit a seat; none while nobody has won. */
static guint
get_winners (const RhSetup *setup, gconstpointer state)
{
  guint winners = 0;

  return setup->game->end (state, &winners) ? winners : 0;
}

/**
 * rh_win_text:
 * @setup: the players
 * @state: where their game stands
 *
 * Returns: (transfer full) (nullable): such as “Anna has won!”, or “Anna and Bram have won!” where they share it;
 *   %NULL while nobody has
 */
char *
rh_win_text (const RhSetup *setup, gconstpointer state)
{
  guint winners = get_winners (setup, state);
  const char *names[RH_SEATS_MAX + 1] = { NULL };
  g_autofree char *joined = NULL;
  guint n = 0;

  for (guint seat = 0; seat < setup->n_seats; seat++) {
    if ((winners & (1u << seat)) != 0)
      names[n++] = setup->seats[seat].name;
  }
  if (n == 0)
    return NULL;

  joined = rh_join_names (names);
  if (n > 1) {
    /* Translators: the names of several players */
    return g_strdup_printf (_("%s have won!"), joined);
  }

  /* Translators: a player */
  return g_strdup_printf (_("%s has won!"), joined);
}

/**
 * rh_win_seat:
 * @setup: the players
 * @state: where their game stands
 *
 * Returns: the winner’s seat, from 0; -1 where several have won, or nobody has
 */
int
rh_win_seat (const RhSetup *setup, gconstpointer state)
{
  guint winners = get_winners (setup, state);

  for (guint seat = 0; seat < setup->n_seats; seat++) {
    if (winners == 1u << seat)
      return (int) seat;
  }

  return -1;
}
