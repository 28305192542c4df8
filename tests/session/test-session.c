/* SPDX-License-Identifier: GPL-3.0-or-later
 * A game on the table: begun, left, and come back to. */

#include "record-data.h"
#include "session-fixture.h"

/* Two games side by side don't touch each other. */
static void
test_two_games (SessionFixture *self, gconstpointer data)
{
  g_autoptr (RhSetup) setup = session_fixture_new_setup ();
  g_autoptr (GError) error = NULL;
  g_autoptr (RhSession) other = rh_session_new_game (self->store, setup, &error);

  g_assert_no_error (error);
  session_fixture_play (self, "reveal d2/7 v1/3");
  g_assert_true (rh_session_play (other, "reveal r0/1 s3/10", &error));
  g_assert_true (rh_session_play (other, "bids 1 2", &error));
  g_assert_cmpint (rh_session_get_id (other), !=, rh_session_get_id (self->session));
  g_assert_cmpint (session_fixture_state_of (self)->phase, ==, RH_CAPE_BIDS);
  g_clear_object (&other);

  session_fixture_restart (self);
  g_assert_cmpint (session_fixture_state_of (self)->phase, ==, RH_CAPE_BIDS);
}

/* A whole game is played to its winner; the winning build is taken back and made again. */
static void
test_whole_game (SessionFixture *self, gconstpointer data)
{
  g_autoptr (RhRecordGame) game = record_data_read ("cape-three-players");
  g_autoptr (GError) error = NULL;

  g_clear_object (&self->session);
  self->session = rh_session_new_game (self->store, game->setup, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < game->moves->len; i++)
    session_fixture_play (self, g_ptr_array_index (game->moves, i));

  g_assert_cmpint (rh_session_get_status (self->session), ==, RH_GAME_WON);
  g_assert_cmpint (session_fixture_state_of (self)->winner, ==, 1);
  g_assert_false (rh_session_end (self->session, &error));
  g_assert_error (error, RH_SESSION_ERROR, RH_SESSION_ERROR_NOTHING);
  g_clear_error (&error);
  g_assert_false (rh_session_take_up (self->session, &error));
  g_assert_error (error, RH_SESSION_ERROR, RH_SESSION_ERROR_NOTHING);
  g_clear_error (&error);

  session_fixture_restart (self);
  g_assert_cmpint (rh_session_get_status (self->session), ==, RH_GAME_WON);
  g_assert_true (rh_session_undo (self->session, &error));
  g_assert_cmpint (rh_session_get_status (self->session), ==, RH_GAME_PLAYING);
  g_assert_true (rh_session_redo (self->session, &error));
  g_assert_cmpint (rh_session_get_status (self->session), ==, RH_GAME_WON);
}

/* The state after some of the moves is a copy of its own; the game stays where it stands. */
static void
test_state_at (SessionFixture *self, gconstpointer data)
{
  g_autofree RhCapeState *start = NULL;
  g_autofree RhCapeState *before = NULL;

  session_fixture_play (self, "reveal d2/7 v1/3");
  session_fixture_play (self, "bids 10 3");
  start = rh_session_dup_state_at (self->session, 0);
  before = rh_session_dup_state_at (self->session, 1);
  g_assert_cmpint (start->phase, ==, RH_CAPE_REVEAL);
  g_assert_cmpint (before->phase, ==, RH_CAPE_BIDS);
  g_assert_cmpint (before->players[0].capital, ==, 100);
  g_assert_cmpint (session_fixture_state_of (self)->players[0].capital, ==, 90);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path, func) \
  g_test_add ("/session/" path, SessionFixture, NULL, session_fixture_set_up, func, session_fixture_tear_down)
  ADD ("two-games", test_two_games);
  ADD ("whole-game", test_whole_game);
  ADD ("state-at", test_state_at);
#undef ADD

  return g_test_run ();
}
