/* SPDX-License-Identifier: GPL-3.0-or-later
 * What had been entered of the next move when a correction of an older one has asked for something else. */

#include "session-fixture.h"

/* A build costs more once a card turned up is corrected, and is asked for anew. */
static const char *const built[] = {
  "reveal s3/7 v1/3 d2/1", "bids 9 5 2", "pick 1 1", "pick 2 2", "draw 1 3", "build 1 bonus=0 buy=0",
  "reveal m1/1 m2/2 m3/3", "bids 4 3 2", "pick 1 1", "pick 2 2", NULL,
};

static void
correct (SessionFixture *self, guint n_left, const char *const *added, guint n_played)
{
  g_autoptr (GError) error = NULL;

  rh_session_amend (self->session, 4, "draw 1 2", n_left, added, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (rh_session_get_n_played (self->session), ==, n_played);
}

static void
play_built (SessionFixture *self, guint n)
{
  g_autoptr (RhSetup) setup = session_fixture_three_players ();

  g_set_object (&self->session, NULL);
  self->session = rh_session_new_game (self->store, setup, NULL);
  for (guint i = 0; i < n; i++)
    session_fixture_play (self, built[i]);
}

/* What had been entered behind it waits for that decision, and is there again once the same is asked. */
static void
test_decided (SessionFixture *self, gconstpointer data)
{
  play_built (self, 6);
  session_fixture_enter (self, "reveal m1/_");
  session_fixture_enter (self, "reveal m1/1");
  correct (self, 5, NULL, 5);
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "");
  session_fixture_play (self, "pass 1");
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "");
  session_fixture_undo (self, "", 5);
  session_fixture_play (self, "build 1 bonus=0 buy=1");
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "reveal m1/1");
  session_fixture_undo (self, "", 5);
  session_fixture_redo (self, "reveal m1/1", 6);
  session_fixture_restart (self);
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "reveal m1/1");
}

/* So it is where the program ends meanwhile, also more than once, and where the decision is undone and redone. */
static void
test_restart (SessionFixture *self, gconstpointer data)
{
  play_built (self, 6);
  session_fixture_enter (self, "reveal m1/_");
  session_fixture_enter (self, "reveal m1/1");
  correct (self, 5, NULL, 5);
  session_fixture_restart (self);
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "");
  session_fixture_play (self, "pass 1");
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "");
  session_fixture_restart (self);
  session_fixture_undo (self, "", 5);
  session_fixture_play (self, "build 1 bonus=0 buy=1");
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "reveal m1/1");
  session_fixture_undo (self, "", 5);
  session_fixture_restart (self);
  session_fixture_redo (self, "reveal m1/1", 6);
  session_fixture_play (self, built[6]);
  session_fixture_restart (self);
  session_fixture_undo (self, "", 6);
}

/* With what it waited since undone after that, it is there again, thing by thing. */
static void
test_restart_taken_back (SessionFixture *self, gconstpointer data)
{
  play_built (self, 6);
  session_fixture_enter (self, "reveal m1/_");
  session_fixture_enter (self, "reveal m1/1");
  correct (self, 5, NULL, 5);
  session_fixture_restart (self);
  session_fixture_undo (self, "reveal m1/1", 6);
  session_fixture_redo (self, "", 5);
  session_fixture_undo (self, "reveal m1/1", 6);
  session_fixture_restart (self);
  session_fixture_undo (self, "reveal m1/_", 6);
  session_fixture_undo (self, "", 6);
}

/* Ended meanwhile and taken up again, it waits on. */
static void
test_ended (SessionFixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  play_built (self, 6);
  session_fixture_enter (self, "reveal m1/1");
  correct (self, 5, NULL, 5);
  g_assert_true (rh_session_end (self->session, &error));
  session_fixture_restart (self);
  g_assert_true (rh_session_take_up (self->session, &error));
  session_fixture_restart (self);
  session_fixture_play (self, "build 1 bonus=0 buy=1");
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "reveal m1/1");
}

/* The decision was a slip at first, and another takes its place: it is there again all the same, and with that taken back for
 * the first one it waits on. */
static void
test_replaced (SessionFixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  play_built (self, 6);
  session_fixture_enter (self, "reveal m1/1");
  correct (self, 5, NULL, 5);
  session_fixture_play (self, "pass 1");
  g_assert_true (rh_session_replace (self->session, "build 1 bonus=0 buy=1", FALSE, &error));
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "reveal m1/1");
  g_assert_true (rh_session_replace (self->session, "pass 1", FALSE, &error));
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "");
  session_fixture_undo (self, "reveal m1/1", 6);
  session_fixture_restart (self);
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "reveal m1/1");
}

/* Also where other moves follow on the decision again first; and with what it waited since it is undone as if it had never waited. */
static void
test_behind (SessionFixture *self, gconstpointer data)
{
  play_built (self, 10);
  session_fixture_enter (self, "draw m_/_");
  correct (self, 5, NULL, 5);
  session_fixture_play (self, "build 1 bonus=0 buy=1");
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "");
  correct (self, 6, built + 6, 10);
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "draw m_/_");
  session_fixture_undo (self, "", 6);
  session_fixture_redo (self, "draw m_/_", 10);
  session_fixture_undo (self, "", 6);
  session_fixture_undo (self, "", 5);
  session_fixture_undo (self, "draw m_/_", 10);
  session_fixture_undo (self, "", 10);
}

/* Once the move is played that it was of, it is nobody's. */
static void
test_over (SessionFixture *self, gconstpointer data)
{
  play_built (self, 6);
  session_fixture_enter (self, "reveal m1/1");
  correct (self, 5, NULL, 5);
  session_fixture_play (self, "build 1 bonus=0 buy=1");
  session_fixture_play (self, built[6]);
  session_fixture_undo (self, "reveal m1/1", 6);
  session_fixture_undo (self, "", 5);
  session_fixture_play (self, "build 1 bonus=0 buy=1");
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path, func) \
  g_test_add ("/session-waiting/" path, SessionFixture, NULL, session_fixture_set_up, func, session_fixture_tear_down)
  ADD ("decided", test_decided);
  ADD ("restart", test_restart);
  ADD ("restart-taken-back", test_restart_taken_back);
  ADD ("ended", test_ended);
  ADD ("replaced", test_replaced);
  ADD ("behind", test_behind);
  ADD ("over", test_over);
#undef ADD

  return g_test_run ();
}
