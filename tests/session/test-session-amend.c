/* SPDX-License-Identifier: GPL-3.0-or-later
 * Old slips corrected. */

#include "session-fixture.h"

#include "rh-cape-error.h"

/* A bid was typed wrong, and is corrected; all later lines fit. */
static void
test_amend (SessionFixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  session_fixture_play (self, "reveal d2/7 v1/3");
  session_fixture_play (self, "bids 10 3");
  session_fixture_play (self, "pick 1 1");
  session_fixture_play (self, "draw 1 2");
  self->n_changed = 0;

  g_assert_true (rh_session_amend (self->session, 1, "bids 12 3", NULL, 4, &error));
  g_assert_cmpint (session_fixture_state_of (self)->players[0].capital, ==, 88);
  g_assert_cmpuint (self->n_changed, ==, 1);

  session_fixture_restart (self);
  g_assert_cmpint (session_fixture_state_of (self)->players[0].capital, ==, 88);
  g_assert_cmpstr (rh_session_get_move (self->session, 1), ==, "bids 12 3");
}

/* The corrected bids change who picks: the pick no longer fits, and the game is cut back to there. */
static void
test_amend_cut (SessionFixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  session_fixture_play (self, "reveal d2/7 v1/3");
  session_fixture_play (self, "bids 10 3");
  session_fixture_play (self, "pick 1 1");
  session_fixture_play (self, "draw 1 2");

  g_assert_false (rh_session_amend (self->session, 1, "bids 2 3", NULL, 4, &error));
  g_assert_error (error, RH_RULES_ERROR, RH_RULES_ERROR_TURN);
  g_clear_error (&error);
  g_assert_cmpuint (rh_session_get_n_played (self->session), ==, 4);

  g_assert_true (rh_session_amend (self->session, 1, "bids 2 3", NULL, 2, &error));
  g_assert_cmpuint (rh_session_get_n_moves (self->session), ==, 2);
  session_fixture_play (self, "pick 2 1");

  session_fixture_restart (self);
  g_assert_cmpuint (rh_session_get_n_played (self->session), ==, 3);
}

/* A correction that is wrong itself is refused. */
static void
test_amend_refused (SessionFixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  session_fixture_play (self, "reveal d2/7 v1/3");
  session_fixture_play (self, "bids 10 3");
  g_assert_false (rh_session_amend (self->session, 1, "bids 101 3", NULL, 2, &error));
  g_assert_error (error, RH_RULES_ERROR, RH_CAPE_ERROR_CAPITAL);
  g_assert_cmpint (session_fixture_state_of (self)->players[0].capital, ==, 90);
}

static const RhFormerLine *
former_of (GPtrArray *lines, guint i)
{
  g_assert_cmpuint (i, <, lines->len);

  return lines->pdata[i];
}

/* A correction that cut the game back is taken back: what it had cut comes back with it.
 * Then it is as it was, also after a restart. */
static void
test_put_back (SessionFixture *self, gconstpointer data)
{
  const char *const cut[] = { "pick 1 1", "draw 1 2", NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) former = NULL;

  session_fixture_play (self, "reveal d2/7 v1/3");
  session_fixture_play (self, "bids 10 3");
  session_fixture_play (self, "pick 1 1");
  session_fixture_play (self, "draw 1 2");
  g_assert_true (rh_session_amend (self->session, 1, "bids 2 3", NULL, 2, &error));

  former = rh_session_list_former (self->session, &error);
  g_assert_cmpuint (former->len, ==, 1);
  g_assert_cmpuint (former_of (former, 0)->seq, ==, 2);
  g_assert_cmpstr (former_of (former, 0)->text, ==, "bids 10 3");
  g_assert_cmpuint (former_of (former, 0)->cut->len, ==, 2);

  g_assert_true (rh_session_amend (self->session, 1, "bids 10 3", cut, 4, &error));
  g_assert_cmpuint (rh_session_get_n_played (self->session), ==, 4);
  g_assert_cmpint (session_fixture_state_of (self)->players[0].capital, ==, 90);
  session_fixture_play (self, "pass 1");

  session_fixture_restart (self);
  g_assert_cmpuint (rh_session_get_n_played (self->session), ==, 5);
  g_assert_cmpstr (rh_session_get_move (self->session, 3), ==, "draw 1 2");
}

/* Of the lines that were cut, those come back that fit. */
static void
test_put_back_some (SessionFixture *self, gconstpointer data)
{
  const char *const cut[] = { "pick 1 1", "draw 2 2", NULL };
  g_autoptr (GError) error = NULL;

  session_fixture_play (self, "reveal d2/7 v1/3");
  session_fixture_play (self, "bids 2 3");
  g_assert_false (rh_session_amend (self->session, 1, "bids 10 3", cut, 4, &error));
  g_assert_nonnull (error);
  g_clear_error (&error);
  g_assert_true (rh_session_amend (self->session, 1, "bids 10 3", cut, 3, &error));
  g_assert_cmpuint (rh_session_get_n_moves (self->session), ==, 3);
  g_assert_cmpint (session_fixture_state_of (self)->phase, ==, RH_CAPE_DRAW);
}

/* What a move was is told while it is played: not while it is undone, nor in a replay. */
static void
test_former (SessionFixture *self, gconstpointer data)
{
  const char *const moves[] = { "reveal d2/7 v1/3" };
  g_autoptr (GError) error = NULL;
  g_autoptr (RhSession) replay = NULL;
  g_autoptr (GPtrArray) played = NULL;
  g_autoptr (GPtrArray) undone = NULL;
  g_autoptr (GPtrArray) redone = NULL;
  g_autoptr (GPtrArray) watched = NULL;

  session_fixture_play (self, "reveal d2/7 v1/3");
  session_fixture_play (self, "bids 10 3");
  g_assert_true (rh_session_amend (self->session, 1, "bids 12 3", NULL, 2, &error));
  played = rh_session_list_former (self->session, &error);
  g_assert_cmpuint (played->len, ==, 1);

  g_assert_true (rh_session_undo (self->session, &error));
  undone = rh_session_list_former (self->session, &error);
  g_assert_cmpuint (undone->len, ==, 0);
  g_assert_true (rh_session_redo (self->session, &error));
  redone = rh_session_list_former (self->session, &error);
  g_assert_cmpuint (redone->len, ==, 1);

  replay = rh_session_new_replay (rh_session_get_setup (self->session), moves, 1, 1, &error);
  watched = rh_session_list_former (replay, &error);
  g_assert_cmpuint (watched->len, ==, 0);
  g_assert_no_error (error);
}

/* What a move was is found by its line, with what was cut then; what it never was isn't. */
static void
test_find_former (SessionFixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (RhFormerLine) found = NULL;

  session_fixture_play (self, "reveal d2/7 v1/3");
  session_fixture_play (self, "bids 10 3");
  session_fixture_play (self, "pick 1 1");
  g_assert_true (rh_session_amend (self->session, 1, "bids 12 3", NULL, 3, &error));
  g_assert_true (rh_session_amend (self->session, 1, "bids 2 3", NULL, 2, &error));

  found = rh_session_find_former (self->session, 1, "bids 12 3", &error);
  g_assert_no_error (error);
  g_assert_cmpstr (found->text, ==, "bids 12 3");
  g_assert_cmpuint (found->seq, ==, 2);
  g_assert_cmpuint (found->cut->len, ==, 1);
  g_assert_null (rh_session_find_former (self->session, 0, "bids 12 3", &error));
  g_assert_null (rh_session_find_former (self->session, 1, "bids 2 3", &error));
  g_assert_no_error (error);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path, func) \
  g_test_add ("/session-amend/" path, SessionFixture, NULL, session_fixture_set_up, func, session_fixture_tear_down)
  ADD ("amend", test_amend);
  ADD ("amend-cut", test_amend_cut);
  ADD ("amend-refused", test_amend_refused);
  ADD ("put-back", test_put_back);
  ADD ("put-back-some", test_put_back_some);
  ADD ("former", test_former);
  ADD ("find-former", test_find_former);
#undef ADD

  return g_test_run ();
}
