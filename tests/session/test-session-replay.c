/* SPDX-License-Identifier: GPL-3.0-or-later
 * A game that is only looked at. */

#include "record-data.h"
#include "session-fixture.h"

/* A replay is stepped through, forth and back and in leaps, and can't be played. */
static void
test_steps (SessionFixture *self, gconstpointer data)
{
  g_autoptr (RhRecordGame) game = record_data_read ("cape-three-players");
  g_autoptr (GError) error = NULL;
  GPtrArray *moves = game->moves;
  const char *const *lines = (const char *const *) moves->pdata;
  g_autoptr (RhSession) replay = rh_session_new_replay (game->setup, lines, moves->len, 0, &error);

  g_assert_no_error (error);
  g_assert_true (rh_session_is_replay (replay));
  g_assert_false (rh_session_play (replay, "pass 1", &error));
  g_assert_error (error, RH_SESSION_ERROR, RH_SESSION_ERROR_REPLAY);
  g_clear_error (&error);

  g_assert_true (rh_session_redo (replay, &error));
  g_assert_cmpuint (rh_session_get_n_played (replay), ==, 1);
  g_assert_true (rh_session_go_to (replay, moves->len, &error));
  g_assert_cmpint (rh_session_get_status (replay), ==, RH_GAME_WON);
  g_assert_true (rh_session_undo (replay, &error));
  g_assert_cmpint (rh_session_get_status (replay), ==, RH_GAME_PLAYING);
  g_assert_cmpuint (rh_session_get_n_moves (replay), ==, moves->len);
  g_assert_false (rh_session_go_to (replay, moves->len + 1, &error));
  g_assert_error (error, RH_SESSION_ERROR, RH_SESSION_ERROR_NOTHING);
}

/* A game that was played while it was read stands at its end, with the very moves it was given. */
static void
test_taken (SessionFixture *self, gconstpointer data)
{
  g_autoptr (RhRecordGame) game = record_data_read ("cape-three-players");
  GPtrArray *moves = game->moves;
  RhFold *fold = game->fold;
  g_autoptr (RhSession) replay = rh_session_take_replay (g_steal_pointer (&game->setup),
                                                         g_steal_pointer (&game->moves),
                                                         g_steal_pointer (&game->text),
                                                         g_steal_pointer (&game->fold));

  g_assert_true (rh_session_is_replay (replay));
  g_assert_cmpint (rh_session_get_status (replay), ==, RH_GAME_WON);
  g_assert_cmpuint (rh_session_get_n_played (replay), ==, moves->len);
  g_assert_true (rh_session_get_move (replay, 0) == moves->pdata[0]);
  g_assert_true (rh_session_get_state (replay) == rh_fold_get_state (fold));
  g_assert_true (rh_session_go_to (replay, 3, NULL));
  g_assert_cmpuint (rh_session_get_n_played (replay), ==, 3);
}

/* A replay of moves that don't fit is refused, whatever moment is asked for. */
static void
test_wrong (SessionFixture *self, gconstpointer data)
{
  static const char *const moves[] = { "reveal d2/7 v1/3", "pass 1" };
  g_autoptr (RhSetup) setup = session_fixture_new_setup ();
  g_autoptr (GError) error = NULL;

  g_assert_null (rh_session_new_replay (setup, moves, 2, 0, &error));
  g_assert_error (error, RH_RULES_ERROR, RH_RULES_ERROR_PHASE);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path, func) \
  g_test_add ("/session-replay/" path, SessionFixture, NULL, session_fixture_set_up, func, session_fixture_tear_down)
  ADD ("steps", test_steps);
  ADD ("taken", test_taken);
  ADD ("wrong", test_wrong);
#undef ADD

  return g_test_run ();
}
