/* SPDX-License-Identifier: GPL-3.0-or-later
 * Why a number is what it is: points, doubling. */

#include "heart-telling-table.h"
#include "rh-heart-text-why.h"

static void
test_points (void)
{
  /* A route, and why it was doubled. */
  RhHeartState state = heart_table_start (2, "deal mountain mountain;terrain 2 mountain;claim 1 white 3 double engines=1;"
                                             "claim 1 purple 6;claim 2 black 4 double engines=0");

  assert_text ("Anna’s points", rh_heart_text_why_title ("Anna"));
  assert_text ("White route of 3", rh_heart_text_why_name (RH_HEART_WHITE, 3));
  assert_text ("White route of 3: 4\u00a0×\u00a02\u00a0=\u00a08", rh_heart_text_why_route (&state.players[0].routes[0]));
  assert_text ("Doubled with 1 engine (in front: 1 mountain card; together with the engines: 2); the most anybody else had: 2",
               rh_heart_text_why_doubled (&state.players[0].routes[0]));
  assert_text ("Purple route of 6: 15", rh_heart_text_why_route (&state.players[0].routes[1]));
  assert_text ("Doubled with 2 mountain cards (in front: 2 mountain cards); the most anybody else had: 1",
               rh_heart_text_why_doubled (&state.players[1].routes[0]));
  assert_text (NULL, rh_heart_text_why_doubled (&state.players[0].routes[1]));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/heart-text-why/points", test_points);

  return g_test_run ();
}
