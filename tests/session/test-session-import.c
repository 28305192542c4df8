/* SPDX-License-Identifier: GPL-3.0-or-later
 * A record was looked at, and is kept: one that isn't finished goes on, one
 * that is has its winner, and one that is there already is opened as it is. */

#include "record-data.h"
#include "session-fixture.h"

#define ID "5f0c2c0e-5a0e-4d0c-9a55-0a4f8f6c1b7e"

static const char *const opening[] = { "reveal s2/7 s3/3", "bids 12 5", "pick 1 1" };

static RhSession *
new_replay (guint position)
{
  g_autoptr (RhSetup) setup = session_fixture_new_setup ();
  g_autoptr (GError) error = NULL;
  RhSession *replay;

  g_assert_true (rh_setup_set_id (setup, ID, NULL));
  replay = rh_session_new_replay (setup, opening, G_N_ELEMENTS (opening), position, &error);
  g_assert_no_error (error);

  return replay;
}

/* Kept while looking at its first move, it stands at its last, and is played on. */
static void
test_unfinished (SessionFixture *self, gconstpointer data)
{
  g_autoptr (RhSession) replay = new_replay (1);
  g_autoptr (GError) error = NULL;

  g_clear_object (&self->session);
  self->session = rh_session_import (self->store, replay, &error);
  g_assert_no_error (error);
  g_assert_false (rh_session_is_replay (self->session));
  g_assert_cmpstr (rh_session_get_setup (self->session)->id, ==, ID);
  g_assert_cmpuint (rh_session_get_n_played (self->session), ==, 3);
  g_assert_cmpuint (rh_session_get_n_played (replay), ==, 1);
  session_fixture_play (self, "draw 1 2");

  session_fixture_restart (self);
  g_assert_cmpuint (rh_session_get_n_played (self->session), ==, 4);
  g_assert_cmpint (session_fixture_state_of (self)->phase, ==, RH_CAPE_DECIDE);
}

static void
test_won (SessionFixture *self, gconstpointer data)
{
  g_autoptr (RhRecordGame) game = record_data_read ("cape-three-players");
  g_autoptr (GError) error = NULL;
  g_autoptr (RhSession) replay =
    rh_session_new_replay (game->setup, (const char *const *) game->moves->pdata, game->moves->len, 0, &error);

  g_assert_no_error (error);
  g_clear_object (&self->session);
  self->session = rh_session_import (self->store, replay, &error);
  g_assert_no_error (error);
  g_assert_cmpint (rh_session_get_status (self->session), ==, RH_GAME_WON);
  g_assert_cmpint (session_fixture_state_of (self)->winner, ==, 1);
}

/* The game went on here since the record was written: what was played stays. */
static void
test_again (SessionFixture *self, gconstpointer data)
{
  g_autoptr (RhSession) replay = new_replay (3);
  g_autoptr (GError) error = NULL;
  g_autoptr (RhSession) again = NULL;
  gint64 id;

  g_clear_object (&self->session);
  self->session = rh_session_import (self->store, replay, &error);
  g_assert_no_error (error);
  session_fixture_play (self, "draw 1 2");
  id = rh_session_get_id (self->session);

  again = rh_session_import (self->store, replay, &error);
  g_assert_no_error (error);
  g_assert_cmpint (rh_session_get_id (again), ==, id);
  g_assert_cmpuint (rh_session_get_n_played (again), ==, 4);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(name, func) \
  g_test_add (name, SessionFixture, NULL, session_fixture_set_up, func, session_fixture_tear_down)
  ADD ("/session-import/unfinished", test_unfinished);
  ADD ("/session-import/won", test_won);
  ADD ("/session-import/again", test_again);
#undef ADD

  return g_test_run ();
}
