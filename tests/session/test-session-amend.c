/* SPDX-License-Identifier: GPL-3.0-or-later
 * Old slips corrected. */

#include "session-fixture.h"

/* A bid was typed wrong: what would be is looked at, then applied; all later lines fit. */
static void
test_amend (SessionFixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (RhSession) preview = NULL;
  g_autofree char *reason = NULL;

  session_fixture_play (self, "reveal d2/7 v1/3");
  session_fixture_play (self, "bids 10 3");
  session_fixture_play (self, "pick 1 1");
  session_fixture_play (self, "draw 1 2");
  self->n_changed = 0;

  preview = rh_session_preview_amend (self->session, 1, "bids 12 3", &reason, &error);
  g_assert_no_error (error);
  g_assert_null (reason);
  g_assert_cmpuint (rh_session_get_n_moves (preview), ==, 4);
  g_assert_cmpint (((const RhCapeState *) rh_session_get_state (preview))->players[0].capital, ==, 88);
  g_assert_cmpint (session_fixture_state_of (self)->players[0].capital, ==, 90);
  g_assert_cmpuint (self->n_changed, ==, 0);

  g_assert_true (rh_session_amend (self->session, 1, "bids 12 3", 4, &error));
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
  g_autoptr (RhSession) preview = NULL;
  g_autofree char *reason = NULL;

  session_fixture_play (self, "reveal d2/7 v1/3");
  session_fixture_play (self, "bids 10 3");
  session_fixture_play (self, "pick 1 1");
  session_fixture_play (self, "draw 1 2");

  preview = rh_session_preview_amend (self->session, 1, "bids 2 3", &reason, &error);
  g_assert_no_error (error);
  g_assert_nonnull (reason);
  g_assert_cmpuint (rh_session_get_n_moves (preview), ==, 2);

  g_assert_false (rh_session_amend (self->session, 1, "bids 2 3", 4, &error));
  g_assert_error (error, RH_RULES_ERROR, RH_RULES_ERROR_TURN);
  g_clear_error (&error);
  g_assert_cmpuint (rh_session_get_n_played (self->session), ==, 4);

  g_assert_true (rh_session_amend (self->session, 1, "bids 2 3", 2, &error));
  g_assert_cmpuint (rh_session_get_n_moves (self->session), ==, 2);
  session_fixture_play (self, "pick 2 1");

  session_fixture_restart (self);
  g_assert_cmpuint (rh_session_get_n_played (self->session), ==, 3);
}

/* A correction that is wrong itself is refused, looked at or applied. */
static void
test_amend_refused (SessionFixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *reason = NULL;

  session_fixture_play (self, "reveal d2/7 v1/3");
  session_fixture_play (self, "bids 10 3");
  g_assert_null (rh_session_preview_amend (self->session, 1, "bids 101 3", &reason, &error));
  g_assert_error (error, RH_RULES_ERROR, RH_RULES_ERROR_CAPITAL);
  g_assert_null (reason);
  g_clear_error (&error);
  g_assert_false (rh_session_amend (self->session, 1, "bids 101 3", 2, &error));
  g_assert_error (error, RH_RULES_ERROR, RH_RULES_ERROR_CAPITAL);
  g_assert_cmpint (session_fixture_state_of (self)->players[0].capital, ==, 90);
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
#undef ADD

  return g_test_run ();
}
