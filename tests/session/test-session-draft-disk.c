/* SPDX-License-Identifier: GPL-3.0-or-later
 * What is entered of the next move, on disk a moment later, or told of where it can't be. */

#include "session-fixture.h"

static void
on_unsaved_cb (RhSession *session, const GError *error, GError **told)
{
  g_assert_null (*told);
  *told = g_error_copy (error);
}

static void
assert_stored (SessionFixture *self, const char *texts)
{
  gint64 end = g_get_monotonic_time () + 10 * G_USEC_PER_SEC;
  g_autofree char *stored = NULL;

  do {
    g_assert_cmpint (g_get_monotonic_time (), <, end);
    g_main_context_iteration (NULL, TRUE);
    g_free (stored);
    stored = store_table_ask (self->table, "SELECT texts FROM draft");
  } while (g_strcmp0 (stored, texts) != 0);
}

/* Nobody who enters waits for the disk: all that was entered until then is put there at once, a moment later, and
 * what a move leaves behind when it is undone likewise. */
static void
test_disk (SessionFixture *self, gconstpointer data)
{
  session_fixture_enter (self, "reveal d_/_");
  session_fixture_enter (self, "reveal d2/_");
  store_table_assert_asks (self->table, "SELECT count(*) FROM draft", "0");
  assert_stored (self, "reveal d_/_\nreveal d2/_\n");

  session_fixture_enter (self, "reveal d2/7");
  session_fixture_play (self, "reveal d2/7 v1/3");
  g_main_context_iteration (NULL, FALSE);
  session_fixture_undo (self, "reveal d2/7", 0);
  assert_stored (self, "reveal d_/_\nreveal d2/_\nreveal d2/7\n");
  session_fixture_restart (self);
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "reveal d2/7");
}

static void
wait_told (SessionFixture *self, GError **told)
{
  while (*told == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint ((*told)->domain, ==, RH_STORE_ERROR);
  store_table_assert_asks (self->table, "DROP TRIGGER refuse", "");
}

/* What couldn't be written is told once, and written as soon as it can be, whether the game stays on the table or not. */
static void
test_again (SessionFixture *self, gconstpointer data)
{
  const char *refuse = "CREATE TRIGGER refuse BEFORE INSERT ON draft BEGIN SELECT raise (ABORT, 'no'); END";
  g_autoptr (GError) told = NULL;
  gulong handler = g_signal_connect (self->session, "unsaved", G_CALLBACK (on_unsaved_cb), &told);

  store_table_assert_asks (self->table, refuse, "");
  session_fixture_enter (self, "reveal d_/_");
  wait_told (self, &told);
  assert_stored (self, "reveal d_/_\n");

  g_clear_error (&told);
  store_table_assert_asks (self->table, refuse, "");
  session_fixture_enter (self, "reveal d2/_");
  wait_told (self, &told);
  g_signal_handler_disconnect (self->session, handler);
  session_fixture_restart (self);
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "reveal d2/_");
}

/* While it is tried again another program plays on: that it is given up for good is told, too, and nobody tries any more. */
static void
test_given_up (SessionFixture *self, gconstpointer data)
{
  g_autoptr (RhSession) other = rh_session_open (self->store, rh_session_get_id (self->session), NULL);
  g_autoptr (GError) told = NULL;

  g_signal_connect (self->session, "unsaved", G_CALLBACK (on_unsaved_cb), &told);
  store_table_assert_asks (self->table, "CREATE TRIGGER refuse BEFORE INSERT ON draft BEGIN SELECT raise (ABORT, 'no'); END",
                           "");
  session_fixture_enter (self, "reveal d_/_");
  wait_told (self, &told);
  g_assert_error (told, RH_STORE_ERROR, RH_STORE_ERROR_FAILED);
  g_clear_error (&told);

  g_assert_true (rh_session_play (other, "reveal d2/7 v1/3", NULL));
  while (told == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_error (told, RH_STORE_ERROR, RH_STORE_ERROR_CHANGED);
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "reveal d_/_");
}

/* The game is ended and taken up again, and what was entered before is still there, also after a restart in between. */
static void
test_ended (SessionFixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  session_fixture_enter (self, "reveal d2/7");
  assert_stored (self, "reveal d2/7\n");
  g_assert_true (rh_session_end (self->session, &error));
  session_fixture_restart (self);
  g_assert_true (rh_session_take_up (self->session, &error));
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "reveal d2/7");
  session_fixture_restart (self);
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "reveal d2/7");
}

/* Where it can't be kept, that is told; and a game that is looked at has none. */
static void
test_refused (SessionFixture *self, gconstpointer data)
{
  g_autoptr (RhSetup) setup = session_fixture_new_setup ();
  g_autoptr (RhSession) replay = rh_session_new_replay (setup, NULL, 0, 0, NULL);
  g_autoptr (RhSession) other = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) told = NULL;

  g_assert_false (rh_session_set_draft (replay, "reveal d_/_", &error));
  g_assert_error (error, RH_SESSION_ERROR, RH_SESSION_ERROR_REPLAY);
  g_clear_error (&error);

  session_fixture_enter (self, "reveal d_/_");
  other = rh_session_open (self->store, rh_session_get_id (self->session), &error);
  g_assert_true (rh_session_play (other, "reveal d2/7 v1/3", &error));
  g_signal_connect (self->session, "unsaved", G_CALLBACK (on_unsaved_cb), &told);
  while (told == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_error (told, RH_STORE_ERROR, RH_STORE_ERROR_CHANGED);
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "reveal d_/_");
}

/* Where it can't be kept nobody is told: it holds for as long as the game is open, and is kept with what is saved next, be that
 * something entered or nothing any more. */
static void
test_way_unsaved (SessionFixture *self, gconstpointer data)
{
  const char *refuse = "CREATE TRIGGER refuse BEFORE INSERT ON way BEGIN SELECT raise (ABORT, 'no'); END";
  GError *told = NULL;
  gulong handler = g_signal_connect (self->session, "unsaved", G_CALLBACK (on_unsaved_cb), &told);

  store_table_assert_asks (self->table, refuse, "");
  rh_session_set_way (self->session, "bids");
  rh_session_set_way (self->session, "bids");
  g_assert_cmpstr (rh_session_get_begun (self->session), ==, "bids");
  store_table_assert_asks (self->table, "SELECT count (*) FROM way; DROP TRIGGER refuse", "0");
  session_fixture_enter (self, "reveal d_/_");
  assert_stored (self, "reveal d_/_\n");
  store_table_assert_asks (self->table, "SELECT text FROM way", "bids");

  store_table_assert_asks (self->table, refuse, "");
  rh_session_set_way (self->session, "draw");
  store_table_assert_asks (self->table, "SELECT text FROM way; DROP TRIGGER refuse", "bids");
  g_assert_null (told);
  g_signal_handler_disconnect (self->session, handler);
  session_fixture_restart (self);
  store_table_assert_asks (self->table, "SELECT text FROM way", "draw");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path, func) \
  g_test_add ("/session-draft-disk/" path, SessionFixture, NULL, session_fixture_set_up, func, session_fixture_tear_down)
  ADD ("disk", test_disk);
  ADD ("again", test_again);
  ADD ("given-up", test_given_up);
  ADD ("ended", test_ended);
  ADD ("refused", test_refused);
  ADD ("way-unsaved", test_way_unsaved);

  return g_test_run ();
}
