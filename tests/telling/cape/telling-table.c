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

/* Anna before a desert and a village, and Bram before a river, in the build phase. */
RhCapeState
telling_table_build (void)
{
  return (RhCapeState) {
    .n_seats = 3,
    .phase = RH_CAPE_DECIDE,
    .n_common = 3,
    .common = { { .rails = 1 }, { .rails = 0 }, { .rails = 2 } },
    .order = { 0, 1, 2 },
    .players = {
      { .capital = 64, .owned = 2, .cards = { { RH_CAPE_DESERT, 2, 7 }, { RH_CAPE_VILLAGE, 0, 3 } } },
      { .capital = 9, .owned = 1, .cards = { { RH_CAPE_RIVER, 0, 10 } } },
    },
  };
}
