/* SPDX-License-Identifier: GPL-3.0-or-later
 * How a game was won. */

#include "config.h"

#include "rh-cape-text-end.h"
#include "telling-table.h"

static void
test_how (void)
{
  /* The round that was the last, and what the winner has left, nobody else. */
  RhCapeState state = telling_table_state (RH_CAPE_OVER);

  state.winner = 1;
  state.round = 6;
  state.players[0].capital = 99;
  state.players[1].capital = 58;
  assert_text ("All 8 cards crossed in round 6, with £58 left.", rh_cape_text_end_how (NULL, &state));
}

static void
test_had (void)
{
  /* How far each has come, and what is left. */
  RhCapeState state = telling_table_state (RH_CAPE_OVER);

  state.players[1].crossed = 6;
  state.players[1].capital = 0;
  assert_text ("6 of 8 cards crossed, £0", rh_cape_text_end_had (&state, 1));
  assert_text ("6/8 · £0", rh_cape_text_end_reached (&state, 1));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cape-text-end/how", test_how);
  g_test_add_func ("/cape-text-end/had", test_had);

  return g_test_run ();
}
