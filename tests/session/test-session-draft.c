/* SPDX-License-Identifier: GPL-3.0-or-later
 * What is entered of the next move: kept at once, and undone a thing at a time. */

#include "session-fixture.h"

/* Each thing that was entered is told of, is there after a restart with all before it, and is taken back and given
 * again by itself. */
static void
test_entered (SessionFixture *self, gconstpointer data)
{
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "");
  g_assert_false (rh_session_has_draft (self->session));
  session_fixture_enter (self, "reveal d_/_");
  session_fixture_enter (self, "reveal d2/_");
  g_assert_cmpuint (self->n_changed, ==, 2);
  session_fixture_enter (self, "reveal d2/7");
  session_fixture_restart (self);
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "reveal d2/7");

  session_fixture_undo (self, "reveal d2/_", 0);
  session_fixture_restart (self);
  session_fixture_redo (self, "reveal d2/7", 0);
  g_assert_false (rh_session_can_redo (self->session));
  session_fixture_undo (self, "reveal d2/_", 0);
  session_fixture_enter (self, "reveal d2/8");
  g_assert_false (rh_session_can_redo (self->session));
  session_fixture_undo (self, "reveal d2/_", 0);
  session_fixture_undo (self, "reveal d_/_", 0);
  session_fixture_undo (self, "", 0);
  g_assert_true (rh_session_has_draft (self->session));
  g_assert_false (rh_session_can_undo (self->session));
}

/* What is entered leaves the game where it stands; a move and its undo don't. */
static void
test_standing (SessionFixture *self, gconstpointer data)
{
  guint before = rh_session_get_standing (self->session);
  guint played;

  session_fixture_enter (self, "reveal d2/7");
  session_fixture_undo (self, "", 0);
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
  session_fixture_enter (self, "reveal d2/7");
  session_fixture_enter (self, "reveal d2/7 v1/_");
  session_fixture_play (self, "reveal d2/7 v1/3");
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "");
  g_assert_false (rh_session_has_draft (self->session));

  session_fixture_undo (self, "reveal d2/7 v1/_", 0);
  session_fixture_undo (self, "reveal d2/7", 0);
  session_fixture_undo (self, "", 0);
  session_fixture_redo (self, "reveal d2/7", 0);
  session_fixture_redo (self, "reveal d2/7 v1/_", 0);
  session_fixture_redo (self, "", 1);
  session_fixture_undo (self, "reveal d2/7 v1/_", 0);
}

/* What was entered after a move and undone, and the move with it, is all given back in turn; unless something else is
 * done there. */
static void
test_ahead (SessionFixture *self, gconstpointer data)
{
  session_fixture_play (self, "reveal d2/7 v1/3");
  for (guint i = 0; i < 2; i++) {
    session_fixture_enter (self, "bids 3");
    session_fixture_enter (self, "bids 3 4");
    session_fixture_undo (self, "bids 3", 1);
    session_fixture_undo (self, "", 1);
    session_fixture_undo (self, "", 0);
    if (i == 0) {
      session_fixture_redo (self, "", 1);
      session_fixture_redo (self, "bids 3", 1);
      session_fixture_redo (self, "bids 3 4", 1);
      session_fixture_undo (self, "bids 3", 1);
      session_fixture_undo (self, "", 1);
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

  session_fixture_enter (self, "reveal d_/_");
  session_fixture_enter (self, "reveal d2/7");
  session_fixture_play (self, "reveal d2/7 v1/3");
  session_fixture_undo (self, "reveal d2/7", 0);
  session_fixture_restart (self);
  session_fixture_redo (self, "", 1);
  session_fixture_undo (self, "reveal d2/7", 0);
  session_fixture_undo (self, "reveal d_/_", 0);
  session_fixture_restart (self);
  session_fixture_redo (self, "reveal d2/7", 0);
  session_fixture_restart (self);
  session_fixture_redo (self, "", 1);

  session_fixture_enter (self, "bids 1");
  g_assert_true (rh_session_amend (self->session, 0, "reveal d2/8 v1/3", 1, NULL, &error));
  session_fixture_undo (self, "bids 1", 1);
  session_fixture_restart (self);
  session_fixture_redo (self, "bids 1", 1);
  g_assert_cmpstr (rh_session_get_move (self->session, 0), ==, "reveal d2/8 v1/3");
}

/* Whoever undoes all there is can redo all of it. */
static void
test_all (SessionFixture *self, gconstpointer data)
{
  session_fixture_play (self, "reveal d2/7 v1/3");
  session_fixture_enter (self, "bids 3");
  session_fixture_play (self, "bids 3 4");
  session_fixture_enter (self, "pick 2");
  session_fixture_undo (self, "", 2);
  session_fixture_undo (self, "bids 3", 1);
  session_fixture_undo (self, "", 1);
  session_fixture_undo (self, "", 0);
  g_assert_false (rh_session_can_undo (self->session));

  session_fixture_redo (self, "", 1);
  session_fixture_redo (self, "bids 3", 1);
  session_fixture_redo (self, "", 2);
  session_fixture_redo (self, "pick 2", 2);
  g_assert_false (rh_session_can_redo (self->session));
}

/* With something else entered, the move that was undone isn't in the way, nor lost: it can be redone once that is
 * taken back. */
static void
test_other (SessionFixture *self, gconstpointer data)
{
  session_fixture_play (self, "reveal d2/7 v1/3");
  session_fixture_undo (self, "", 0);
  session_fixture_enter (self, "reveal s_/_");
  g_assert_false (rh_session_can_redo (self->session));
  session_fixture_undo (self, "", 0);
  session_fixture_redo (self, "", 1);

  session_fixture_undo (self, "", 0);
  session_fixture_enter (self, "reveal s_/_");
  session_fixture_restart (self);
  session_fixture_undo (self, "", 0);
  session_fixture_redo (self, "", 1);
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
  session_fixture_enter (self, "tie __/7");
  session_fixture_play (self, "tie 1:/7 2:/3");

  g_assert_true (rh_session_amend (self->session, 1, "bids 3 5 5", 2, NULL, &error));
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "");
  session_fixture_undo (self, "", 3);
  session_fixture_redo (self, "", 2);
  session_fixture_undo (self, "", 3);
  session_fixture_undo (self, "", 2);
}

/* Bids were going to be entered openly, and were sealed after all: no redo of that drops what is sealed. Once that is dropped there is
 * something to redo again. */
static void
test_sealed (SessionFixture *self, gconstpointer data)
{
  session_fixture_play (self, "reveal d2/7 v1/3");
  session_fixture_enter (self, "bids");
  session_fixture_undo (self, "", 1);
  session_fixture_seal (self, 0, 17);
  g_assert_false (rh_session_can_redo (self->session));
  g_assert_false (rh_session_can_redo_draft (self->session));
  g_assert_null (rh_session_get_redone_draft (self->session));
  g_assert_false (rh_session_redo (self->session, NULL));
  g_assert_true (rh_session_is_sealed (self->session, 0));

  session_fixture_undo (self, "", 1);
  g_assert_cmpstr (rh_session_get_redone_draft (self->session), ==, "bids");
  session_fixture_redo (self, "bids", 1);
  session_fixture_undo (self, "", 1);
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
  session_fixture_enter (self, "draw d_/_");
  session_fixture_enter (self, "draw d2/_");
  for (guint i = 0; i < 2; i++) {
    g_assert_true (rh_session_amend (self->session, 1, "bids 12 3", 3, NULL, &error));
    g_assert_cmpstr (rh_session_get_draft (self->session), ==, "draw d2/_");
    session_fixture_enter (self, "draw s2/_");
    g_assert_true (rh_session_amend (self->session, 1, "bids 14 3", 3, NULL, &error));
    session_fixture_undo (self, "draw s2/_", 3);
    session_fixture_undo (self, "draw d2/_", 3);
    session_fixture_undo (self, "draw d2/_", 3);
    g_assert_cmpstr (rh_session_get_move (self->session, 1), ==, "bids 10 3");
  }

  session_fixture_redo (self, "draw d2/_", 3);
  g_assert_cmpstr (rh_session_get_move (self->session, 1), ==, "bids 12 3");
  session_fixture_undo (self, "draw d2/_", 3);
  session_fixture_undo (self, "draw d_/_", 3);
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
  session_fixture_enter (self, "draw d_/_");
  session_fixture_enter (self, "draw d2/_");
  for (guint i = 0; i < 2; i++) {
    g_assert_true (rh_session_amend (self->session, 1, "bids 3 10", 2, NULL, &error));
    g_assert_cmpstr (rh_session_get_draft (self->session), ==, "");
    session_fixture_undo (self, "draw d2/_", 3);
    g_assert_cmpstr (rh_session_get_move (self->session, 1), ==, "bids 10 3");
  }

  session_fixture_redo (self, "", 2);
  g_assert_cmpstr (rh_session_get_move (self->session, 1), ==, "bids 3 10");
  session_fixture_undo (self, "draw d2/_", 3);
  session_fixture_restart (self);
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "draw d2/_");
  session_fixture_undo (self, "draw d_/_", 3);
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

  return g_test_run ();
}
