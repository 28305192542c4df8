/* SPDX-License-Identifier: GPL-3.0-or-later
 * What the tests of the session share. */

#include "session-fixture.h"

#include <glib/gstdio.h>
#include <string.h>

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

  self->folder = g_dir_make_tmp ("railhead-XXXXXX", &error);
  g_assert_no_error (error);
  self->path = g_build_filename (self->folder, "railhead.db", NULL);
  self->store = rh_store_open (self->path, &error);
  g_assert_no_error (error);
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
  static const char *const suffixes[] = { "", "-wal", "-shm" };

  close_all (self);
  for (guint i = 0; i < G_N_ELEMENTS (suffixes); i++) {
    g_autofree char *path = g_strconcat (self->path, suffixes[i], NULL);

    g_remove (path);
  }
  g_assert_cmpint (g_rmdir (self->folder), ==, 0);
  g_free (self->path);
  g_free (self->folder);
}

/* What a restart of the program does. */
void
session_fixture_restart (SessionFixture *self)
{
  g_autoptr (GError) error = NULL;
  gint64 id = rh_session_get_id (self->session);

  close_all (self);
  self->store = rh_store_open (self->path, &error);
  g_assert_no_error (error);
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

GPtrArray *
session_fixture_read_moves (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", name, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) lines = NULL;
  GPtrArray *moves = g_ptr_array_new_with_free_func (g_free);

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++) {
    g_autofree char *first = g_strndup (lines[i], strcspn (lines[i], " "));

    if (g_strv_contains (rh_cape_move_words, first))
      g_ptr_array_add (moves, g_strdup (lines[i]));
  }

  return moves;
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
