/* SPDX-License-Identifier: GPL-3.0-or-later
 * A first-time visitor opens the sample: a whole game, at its start, that can
 * be stepped through to its winner and never changed. */

#include "config.h"

#include "rh-sample.h"

#include "rh-games.h"
#include "ui-screen.h"

static void
test_open (void)
{
  g_autoptr (GError) error = NULL;
  const RhGame *game = rh_game_list ()[0];
  g_autoptr (RhSession) session = rh_sample_open (rh_sample_find (game), &error);

  g_assert_no_error (error);
  g_assert_true (rh_session_get_setup (session)->game == game);
  g_assert_true (rh_session_is_replay (session));
  g_assert_cmpuint (rh_session_get_setup (session)->n_seats, ==, 3);
  g_assert_cmpuint (rh_session_get_n_played (session), ==, 0);
  g_assert_cmpuint (rh_session_get_n_moves (session), >, 20);

  rh_session_go_to (session, rh_session_get_n_moves (session), &error);
  g_assert_no_error (error);
  g_assert_cmpint (rh_session_get_status (session), ==, RH_GAME_WON);
}

int
main (int argc, char **argv)
{
  ui_screen_init (&argc, &argv);

  g_test_add_func ("/sample/open", test_open);

  return g_test_run ();
}
