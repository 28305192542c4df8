/* SPDX-License-Identifier: GPL-3.0-or-later
 * What is entered of the next move: kept at once, and undone a thing at a time. */

#include "session-fixture.h"

static void
enter (SessionFixture *self, const char *text)
{
  g_autoptr (GError) error = NULL;

  rh_session_set_draft (self->session, text, &error);
  g_assert_no_error (error);
}

static void
assert_undo (SessionFixture *self, const char *draft, guint n_played)
{
  g_autoptr (GError) error = NULL;

  rh_session_undo (self->session, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, draft);
  g_assert_cmpuint (rh_session_get_n_played (self->session), ==, n_played);
}

static void
assert_redo (SessionFixture *self, const char *draft, guint n_played)
{
  g_autoptr (GError) error = NULL;

  rh_session_redo (self->session, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, draft);
  g_assert_cmpuint (rh_session_get_n_played (self->session), ==, n_played);
}

/* Each thing that was entered is told of, is there after a restart with all before it, and is taken back and given
 * again by itself. */
static void
test_entered (SessionFixture *self, gconstpointer data)
{
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "");
  g_assert_false (rh_session_has_draft (self->session));
  enter (self, "reveal d_/_");
  enter (self, "reveal d2/_");
  g_assert_cmpuint (self->n_changed, ==, 2);
  enter (self, "reveal d2/7");
  session_fixture_restart (self);
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "reveal d2/7");

  assert_undo (self, "reveal d2/_", 0);
  session_fixture_restart (self);
  assert_redo (self, "reveal d2/7", 0);
  g_assert_false (rh_session_can_redo (self->session));
  assert_undo (self, "reveal d2/_", 0);
  enter (self, "reveal d2/8");
  g_assert_false (rh_session_can_redo (self->session));
  assert_undo (self, "reveal d2/_", 0);
  assert_undo (self, "reveal d_/_", 0);
  assert_undo (self, "", 0);
  g_assert_true (rh_session_has_draft (self->session));
  g_assert_false (rh_session_can_undo (self->session));
}

/* What is entered leaves the game where it stands; a move and its undo don't. */
static void
test_standing (SessionFixture *self, gconstpointer data)
{
  guint before = rh_session_get_standing (self->session);
  guint played;

  enter (self, "reveal d2/7");
  assert_undo (self, "", 0);
  g_assert_cmpuint (rh_session_get_standing (self->session), ==, before);
  g_assert_true (rh_session_play (self->session, "reveal d2/7 v1/8", NULL));
  played = rh_session_get_standing (self->session);
  g_assert_cmpuint (played, !=, before);
  g_assert_true (rh_session_undo (self->session, NULL));
  g_assert_cmpuint (rh_session_get_standing (self->session), !=, played);
}

/* The move itself is the last thing entered: its undo leaves what had led to it. */
static void
test_move (SessionFixture *self, gconstpointer data)
{
  enter (self, "reveal d2/7");
  enter (self, "reveal d2/7 v1/_");
  session_fixture_play (self, "reveal d2/7 v1/3");
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "");
  g_assert_false (rh_session_has_draft (self->session));

  assert_undo (self, "reveal d2/7 v1/_", 0);
  assert_undo (self, "reveal d2/7", 0);
  assert_undo (self, "", 0);
  assert_redo (self, "reveal d2/7", 0);
  assert_redo (self, "reveal d2/7 v1/_", 0);
  assert_redo (self, "", 1);
  assert_undo (self, "reveal d2/7 v1/_", 0);
}

/* What was entered after a move and undone, and the move with it, is all given back in turn; unless something else is
 * done there. */
static void
test_ahead (SessionFixture *self, gconstpointer data)
{
  session_fixture_play (self, "reveal d2/7 v1/3");
  for (guint i = 0; i < 2; i++) {
    enter (self, "bids 3");
    enter (self, "bids 3 4");
    assert_undo (self, "bids 3", 1);
    assert_undo (self, "", 1);
    assert_undo (self, "", 0);
    if (i == 0) {
      assert_redo (self, "", 1);
      assert_redo (self, "bids 3", 1);
      assert_redo (self, "bids 3 4", 1);
      assert_undo (self, "bids 3", 1);
      assert_undo (self, "", 1);
    }
  }
  session_fixture_play (self, "reveal d2/8 v1/3");
  g_assert_false (rh_session_can_redo (self->session));
}

/* All of it is also given back after a restart, with what had led to the move entered; and a correction likewise. */
static void
test_leads_on (SessionFixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  enter (self, "reveal d_/_");
  enter (self, "reveal d2/7");
  session_fixture_play (self, "reveal d2/7 v1/3");
  assert_undo (self, "reveal d2/7", 0);
  session_fixture_restart (self);
  assert_redo (self, "", 1);
  assert_undo (self, "reveal d2/7", 0);
  assert_undo (self, "reveal d_/_", 0);
  session_fixture_restart (self);
  assert_redo (self, "reveal d2/7", 0);
  session_fixture_restart (self);
  assert_redo (self, "", 1);

  enter (self, "bids 1");
  g_assert_true (rh_session_amend (self->session, 0, "reveal d2/8 v1/3", 1, NULL, &error));
  assert_undo (self, "bids 1", 1);
  session_fixture_restart (self);
  assert_redo (self, "bids 1", 1);
  g_assert_cmpstr (rh_session_get_move (self->session, 0), ==, "reveal d2/8 v1/3");
}

/* Whoever undoes all there is can redo all of it. */
static void
test_all (SessionFixture *self, gconstpointer data)
{
  session_fixture_play (self, "reveal d2/7 v1/3");
  enter (self, "bids 3");
  session_fixture_play (self, "bids 3 4");
  enter (self, "pick 2");
  assert_undo (self, "", 2);
  assert_undo (self, "bids 3", 1);
  assert_undo (self, "", 1);
  assert_undo (self, "", 0);
  g_assert_false (rh_session_can_undo (self->session));

  assert_redo (self, "", 1);
  assert_redo (self, "bids 3", 1);
  assert_redo (self, "", 2);
  assert_redo (self, "pick 2", 2);
  g_assert_false (rh_session_can_redo (self->session));
}

/* With something else entered, the move that was undone isn't in the way, nor lost: it can be redone once that is
 * taken back. */
static void
test_other (SessionFixture *self, gconstpointer data)
{
  session_fixture_play (self, "reveal d2/7 v1/3");
  assert_undo (self, "", 0);
  enter (self, "reveal s_/_");
  g_assert_false (rh_session_can_redo (self->session));
  assert_undo (self, "", 0);
  assert_redo (self, "", 1);

  assert_undo (self, "", 0);
  enter (self, "reveal s_/_");
  session_fixture_restart (self);
  assert_undo (self, "", 0);
  assert_redo (self, "", 1);
}

/* A correction that cuts one move isn't the undo of one, nor is its undo a redo: what led to the move that is gone was
 * an answer to something else. */
static void
test_corrected (SessionFixture *self, gconstpointer data)
{
  g_autoptr (RhSetup) setup = session_fixture_three_players ();
  g_autoptr (GError) error = NULL;

  g_set_object (&self->session, NULL);
  self->session = rh_session_new_game (self->store, setup, &error);
  session_fixture_play (self, "reveal d2/7 v1/3 s1/2");
  session_fixture_play (self, "bids 5 5 3");
  enter (self, "tie __/7");
  session_fixture_play (self, "tie 1:/7 2:/3");

  g_assert_true (rh_session_amend (self->session, 1, "bids 3 5 5", 2, NULL, &error));
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "");
  assert_undo (self, "", 3);
  assert_redo (self, "", 2);
  assert_undo (self, "", 3);
  assert_undo (self, "", 2);
}

/* Bids were going to be entered openly, and were sealed after all: no redo of that drops what is sealed. Once that is dropped there is
 * something to redo again. */
static void
test_sealed (SessionFixture *self, gconstpointer data)
{
  session_fixture_play (self, "reveal d2/7 v1/3");
  enter (self, "bids");
  assert_undo (self, "", 1);
  session_fixture_seal (self, 0, 17);
  g_assert_false (rh_session_can_redo (self->session));
  g_assert_false (rh_session_can_redo_draft (self->session));
  g_assert_null (rh_session_get_redone_draft (self->session));
  g_assert_false (rh_session_redo (self->session, NULL));
  g_assert_true (rh_session_is_sealed (self->session, 0));

  assert_undo (self, "", 1);
  g_assert_cmpstr (rh_session_get_redone_draft (self->session), ==, "bids");
  assert_redo (self, "bids", 1);
  assert_undo (self, "", 1);
}

/* What had been entered when an old slip was corrected stays where the same is asked, and the correction is undone before
 * it is; with another correction on it, each has its own. */
static void
test_mended (SessionFixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  session_fixture_play (self, "reveal d2/7 v1/3");
  session_fixture_play (self, "bids 10 3");
  session_fixture_play (self, "pick 1 1");
  enter (self, "draw d_/_");
  enter (self, "draw d2/_");
  for (guint i = 0; i < 2; i++) {
    g_assert_true (rh_session_amend (self->session, 1, "bids 12 3", 3, NULL, &error));
    g_assert_cmpstr (rh_session_get_draft (self->session), ==, "draw d2/_");
    enter (self, "draw s2/_");
    g_assert_true (rh_session_amend (self->session, 1, "bids 14 3", 3, NULL, &error));
    assert_undo (self, "draw s2/_", 3);
    assert_undo (self, "draw d2/_", 3);
    assert_undo (self, "draw d2/_", 3);
    g_assert_cmpstr (rh_session_get_move (self->session, 1), ==, "bids 10 3");
  }

  assert_redo (self, "draw d2/_", 3);
  g_assert_cmpstr (rh_session_get_move (self->session, 1), ==, "bids 12 3");
  assert_undo (self, "draw d2/_", 3);
  assert_undo (self, "draw d_/_", 3);
}

/* Where something else is asked then, it is set aside, and is there again when the correction is undone, which can be
 * redone from there. */
static void
test_aside (SessionFixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  session_fixture_play (self, "reveal d2/7 v1/3");
  session_fixture_play (self, "bids 10 3");
  session_fixture_play (self, "pick 1 1");
  enter (self, "draw d_/_");
  enter (self, "draw d2/_");
  for (guint i = 0; i < 2; i++) {
    g_assert_true (rh_session_amend (self->session, 1, "bids 3 10", 2, NULL, &error));
    g_assert_cmpstr (rh_session_get_draft (self->session), ==, "");
    assert_undo (self, "draw d2/_", 3);
    g_assert_cmpstr (rh_session_get_move (self->session, 1), ==, "bids 10 3");
  }

  assert_redo (self, "", 2);
  g_assert_cmpstr (rh_session_get_move (self->session, 1), ==, "bids 3 10");
  assert_undo (self, "draw d2/_", 3);
  session_fixture_restart (self);
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "draw d2/_");
  assert_undo (self, "draw d_/_", 3);
}

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
  enter (self, "reveal d_/_");
  enter (self, "reveal d2/_");
  store_table_assert_asks (self->table, "SELECT count(*) FROM draft", "0");
  assert_stored (self, "reveal d_/_\nreveal d2/_\n");

  enter (self, "reveal d2/7");
  session_fixture_play (self, "reveal d2/7 v1/3");
  g_main_context_iteration (NULL, FALSE);
  assert_undo (self, "reveal d2/7", 0);
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
  enter (self, "reveal d_/_");
  wait_told (self, &told);
  assert_stored (self, "reveal d_/_\n");

  g_clear_error (&told);
  store_table_assert_asks (self->table, refuse, "");
  enter (self, "reveal d2/_");
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
  enter (self, "reveal d_/_");
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

  enter (self, "reveal d2/7");
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

  enter (self, "reveal d_/_");
  other = rh_session_open (self->store, rh_session_get_id (self->session), &error);
  g_assert_true (rh_session_play (other, "reveal d2/7 v1/3", &error));
  g_signal_connect (self->session, "unsaved", G_CALLBACK (on_unsaved_cb), &told);
  while (told == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_error (told, RH_STORE_ERROR, RH_STORE_ERROR_CHANGED);
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "reveal d_/_");
}

static void
test_way (SessionFixture *self, gconstpointer data)
{
  /* What people have chosen is what the next such move begins with, until something of it is entered; nothing is undone for it. */
  g_assert_cmpstr (rh_session_get_begun (self->session), ==, "");
  rh_session_set_way (self->session, "bids");
  g_assert_cmpstr (rh_session_get_begun (self->session), ==, "bids");
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "");
  g_assert_false (rh_session_can_undo_draft (self->session));
  enter (self, "reveal d_/_");
  g_assert_cmpstr (rh_session_get_begun (self->session), ==, "reveal d_/_");
  g_assert_true (rh_session_undo (self->session, NULL));
  g_assert_cmpstr (rh_session_get_begun (self->session), ==, "bids");
  rh_session_set_way (self->session, NULL);
  g_assert_cmpstr (rh_session_get_begun (self->session), ==, "");
}

static void
count (guint *n)
{
  *n += 1;
}

/* Whatever is shown is shown anew only where something else is asked by it: not while something is entered. */
static void
test_way_told (SessionFixture *self, gconstpointer data)
{
  guint n = 0;

  rh_session_set_way (self->session, NULL);
  enter (self, "reveal d_/_");
  g_signal_connect_swapped (self->session, "changed", G_CALLBACK (count), &n);
  rh_session_set_way (self->session, "bids");
  g_assert_cmpuint (n, ==, 0);
  g_assert_true (rh_session_undo (self->session, NULL));
  n = 0;
  rh_session_set_way (self->session, NULL);
  rh_session_set_way (self->session, NULL);
  g_assert_cmpuint (n, ==, 1);
}

/* It is there again with the game, however that went on and was undone; so is the choice that there is none. */
static void
test_way_again (SessionFixture *self, gconstpointer data)
{
  rh_session_set_way (self->session, "bids");
  session_fixture_play (self, "reveal d2/7 v1/3");
  g_assert_true (rh_session_undo (self->session, NULL));
  session_fixture_restart (self);
  g_assert_cmpstr (rh_session_get_begun (self->session), ==, "bids");
  rh_session_set_way (self->session, NULL);
  session_fixture_restart (self);
  g_assert_cmpstr (rh_session_get_begun (self->session), ==, "");
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
  enter (self, "reveal d_/_");
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

/* Another program plays on: the game there keeps its way. */
static void
test_way_overtaken (SessionFixture *self, gconstpointer data)
{
  g_autoptr (RhSession) other = rh_session_open (self->store, rh_session_get_id (self->session), NULL);

  rh_session_set_way (other, "bids");
  g_assert_true (rh_session_play (other, "reveal d2/7 v1/3", NULL));
  rh_session_set_way (self->session, "draw");
  store_table_assert_asks (self->table, "SELECT text FROM way", "bids");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path, func) \
  g_test_add ("/session-draft/" path, SessionFixture, NULL, session_fixture_set_up, func, session_fixture_tear_down)
  ADD ("entered", test_entered);
  ADD ("standing", test_standing);
  ADD ("move", test_move);
  ADD ("ahead", test_ahead);
  ADD ("leads-on", test_leads_on);
  ADD ("all", test_all);
  ADD ("other", test_other);
  ADD ("corrected", test_corrected);
  ADD ("sealed", test_sealed);
  ADD ("mended", test_mended);
  ADD ("aside", test_aside);
  ADD ("disk", test_disk);
  ADD ("again", test_again);
  ADD ("given-up", test_given_up);
  ADD ("ended", test_ended);
  ADD ("refused", test_refused);
  ADD ("way", test_way);
  ADD ("way-told", test_way_told);
  ADD ("way-again", test_way_again);
  ADD ("way-unsaved", test_way_unsaved);
  ADD ("way-overtaken", test_way_overtaken);

  return g_test_run ();
}
