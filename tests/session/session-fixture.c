/* SPDX-License-Identifier: GPL-3.0-or-later
 * What the tests of the session share. */

#include "session-fixture.h"

static void
on_changed_cb (RhSession *session, gpointer data)
{
  SessionFixture *self = data;

  self->n_changed++;
}

RhSetup *
session_fixture_new_setup (void)
{
  RhSetup *setup = rh_setup_new (&rh_cape_game);

  g_assert_true (rh_setup_add_seat (setup, "red", "Red", NULL));
  g_assert_true (rh_setup_add_seat (setup, "blue", "Blue", NULL));

  return setup;
}

static void
watch (SessionFixture *self)
{
  g_signal_connect (self->session, "changed", G_CALLBACK (on_changed_cb), self);
  self->n_changed = 0;
}

void
session_fixture_set_up (SessionFixture *self, gconstpointer data)
{
  g_autoptr (RhSetup) setup = session_fixture_new_setup ();
  g_autoptr (GError) error = NULL;

  self->table = store_table_new ();
  self->store = store_table_open (self->table);
  self->session = rh_session_new_game (self->store, setup, &error);
  g_assert_no_error (error);
  watch (self);
}

static void
close_all (SessionFixture *self)
{
  g_clear_object (&self->session);
  g_clear_pointer (&self->store, rh_store_close);
}

void
session_fixture_tear_down (SessionFixture *self, gconstpointer data)
{
  close_all (self);
  store_table_free (self->table);
}

/* What a restart of the program does. */
void
session_fixture_restart (SessionFixture *self)
{
  g_autoptr (GError) error = NULL;
  gint64 id = rh_session_get_id (self->session);

  close_all (self);
  self->store = store_table_open (self->table);
  self->session = rh_session_open (self->store, id, &error);
  g_assert_no_error (error);
  watch (self);
}

void
session_fixture_play (SessionFixture *self, const char *text)
{
  g_autoptr (GError) error = NULL;

  rh_session_play (self->session, text, &error);
  g_assert_no_error (error);
}

const RhCapeState *
session_fixture_state_of (SessionFixture *self)
{
  return rh_session_get_state (self->session);
}

RhSetup *
session_fixture_three_players (void)
{
  RhSetup *setup = rh_setup_new (&rh_cape_game);

  g_assert_true (rh_setup_add_seat (setup, "red", "Red", NULL));
  g_assert_true (rh_setup_add_seat (setup, "green", "Green", NULL));
  g_assert_true (rh_setup_add_seat (setup, "yellow", "Yellow", NULL));

  return setup;
}

void
session_fixture_seal (SessionFixture *self, guint seat, int bid)
{
  g_autoptr (GError) error = NULL;

  rh_session_seal_bid (self->session, seat, bid, &error);
  g_assert_no_error (error);
}

void
session_fixture_enter (SessionFixture *self, const char *text)
{
  g_autoptr (GError) error = NULL;

  rh_session_set_draft (self->session, text, &error);
  g_assert_no_error (error);
}

/* What is entered then of the next move, and how many are played. */
static void
assert_at (SessionFixture *self, const char *draft, guint n_played)
{
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, draft);
  g_assert_cmpuint (rh_session_get_n_played (self->session), ==, n_played);
}

void
session_fixture_undo (SessionFixture *self, const char *draft, guint n_played)
{
  g_autoptr (GError) error = NULL;

  rh_session_undo (self->session, &error);
  g_assert_no_error (error);
  assert_at (self, draft, n_played);
}

void
session_fixture_redo (SessionFixture *self, const char *draft, guint n_played)
{
  g_autoptr (GError) error = NULL;

  rh_session_redo (self->session, &error);
  g_assert_no_error (error);
  assert_at (self, draft, n_played);
}
