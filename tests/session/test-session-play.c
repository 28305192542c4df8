/* SPDX-License-Identifier: GPL-3.0-or-later
 * Playing, undoing and ending. */

#include "session-fixture.h"

#include "rh-cape-error.h"

/* A move is played and told once; a refused one changes nothing and isn't told. */
static void
test_play (SessionFixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  session_fixture_play (self, "reveal d2/7 v1/3");
  g_assert_cmpuint (self->n_changed, ==, 1);
  g_assert_cmpint (session_fixture_state_of (self)->phase, ==, RH_CAPE_BIDS);
  g_assert_cmpstr (rh_session_get_move (self->session, 0), ==, "reveal d2/7 v1/3");

  g_assert_false (rh_session_play (self->session, "bids 101 0", &error));
  g_assert_error (error, RH_RULES_ERROR, RH_CAPE_ERROR_CAPITAL);
  g_assert_cmpuint (self->n_changed, ==, 1);
  g_assert_cmpuint (rh_session_get_n_played (self->session), ==, 1);
  g_assert_cmpuint (rh_entries_get_n (rh_session_get_entries (self->session)), ==, 2);
}

/* Two moves, both taken back, the program started anew, both played again. */
static void
test_undo_redo (SessionFixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (rh_session_can_undo (self->session));
  g_assert_false (rh_session_undo (self->session, &error));
  g_assert_error (error, RH_SESSION_ERROR, RH_SESSION_ERROR_NOTHING);
  g_clear_error (&error);

  session_fixture_play (self, "reveal d2/7 v1/3");
  session_fixture_play (self, "bids 10 3");
  g_assert_true (rh_session_undo (self->session, &error));
  g_assert_true (rh_session_undo (self->session, &error));
  g_assert_cmpuint (rh_session_get_n_played (self->session), ==, 0);
  g_assert_cmpint (session_fixture_state_of (self)->players[0].capital, ==, 100);

  session_fixture_restart (self);
  g_assert_false (rh_session_can_undo (self->session));
  g_assert_true (rh_session_can_redo (self->session));
  g_assert_true (rh_session_redo (self->session, &error));
  g_assert_true (rh_session_redo (self->session, &error));
  g_assert_cmpint (session_fixture_state_of (self)->players[0].capital, ==, 90);
  g_assert_false (rh_session_redo (self->session, &error));
  g_assert_error (error, RH_SESSION_ERROR, RH_SESSION_ERROR_NOTHING);
}

/* After an undo another move is played: what was undone can't be redone. */
static void
test_undo_then_play (SessionFixture *self, gconstpointer data)
{
  session_fixture_play (self, "reveal d2/7 v1/3");
  session_fixture_play (self, "bids 10 3");
  g_assert_true (rh_session_undo (self->session, NULL));
  session_fixture_play (self, "bids 4 3");
  g_assert_false (rh_session_can_redo (self->session));
  g_assert_cmpuint (rh_session_get_n_moves (self->session), ==, 2);

  session_fixture_restart (self);
  g_assert_cmpint (session_fixture_state_of (self)->players[0].capital, ==, 96);
  g_assert_false (rh_session_can_redo (self->session));
}

/* People go home: the game is ended, and taken up again another day, also by undo. */
static void
test_end (SessionFixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  session_fixture_play (self, "reveal d2/7 v1/3");
  g_assert_true (rh_session_end (self->session, &error));
  g_assert_cmpint (rh_session_get_status (self->session), ==, RH_GAME_ENDED);
  g_assert_false (rh_session_play (self->session, "bids 1 2", &error));
  g_assert_error (error, RH_SESSION_ERROR, RH_SESSION_ERROR_ENDED);
  g_clear_error (&error);

  session_fixture_restart (self);
  g_assert_cmpint (rh_session_get_status (self->session), ==, RH_GAME_ENDED);
  g_assert_true (rh_session_take_up (self->session, &error));
  session_fixture_play (self, "bids 1 2");

  g_assert_true (rh_session_end (self->session, &error));
  g_assert_true (rh_session_undo (self->session, &error));
  g_assert_cmpint (rh_session_get_status (self->session), ==, RH_GAME_PLAYING);
  g_assert_cmpuint (rh_session_get_n_played (self->session), ==, 2);
  g_assert_false (rh_session_take_up (self->session, &error));
  g_assert_error (error, RH_SESSION_ERROR, RH_SESSION_ERROR_NOTHING);
}

/* Another program writes to the same game: the session refuses to go on over it. */
static void
test_two_writers (SessionFixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (RhSession) other = rh_session_open (self->store, rh_session_get_id (self->session), &error);

  g_assert_no_error (error);
  g_assert_true (rh_session_play (other, "reveal d2/7 v1/3", &error));
  g_assert_false (rh_session_play (self->session, "reveal r0/1 s3/10", &error));
  g_assert_nonnull (error);
  g_assert_cmpuint (rh_session_get_n_played (self->session), ==, 0);
  g_assert_cmpuint (self->n_changed, ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path, func) \
  g_test_add ("/session-play/" path, SessionFixture, NULL, session_fixture_set_up, func, session_fixture_tear_down)
  ADD ("play", test_play);
  ADD ("undo-redo", test_undo_redo);
  ADD ("undo-then-play", test_undo_then_play);
  ADD ("end", test_end);
  ADD ("two-writers", test_two_writers);
#undef ADD

  return g_test_run ();
}
