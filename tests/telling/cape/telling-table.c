/* SPDX-License-Identifier: GPL-3.0-or-later
 * Players and states to try at what is said of them. */

#include "config.h"

#include "telling-table.h"

/* Anna, Bram, Csilla and Dirk, or the first of them. */
RhSetup *
telling_table_setup (guint n_seats)
{
  static const char *const names[] = { "Anna", "Bram", "Csilla", "Dirk" };
  RhSetup *setup = rh_setup_new (&rh_cape_game);

  g_assert_cmpuint (n_seats, <=, G_N_ELEMENTS (names));
  for (guint i = 0; i < n_seats; i++)
    g_assert_true (rh_setup_add_seat (setup, rh_cape_game.colours[i], names[i], NULL));

  return setup;
}

/* Three players in the third round, nobody of whom has anything. */
RhCapeState
telling_table_state (RhCapePhase phase)
{
  return (RhCapeState) {
    .n_seats = 3,
    .phase = phase,
    .seat = RH_CAPE_NO_SEAT,
    .winner = RH_CAPE_NO_SEAT,
    .round = 3,
    .last = { .given_seat = RH_CAPE_NO_SEAT },
  };
}
