/* SPDX-License-Identifier: GPL-3.0-or-later
 * Corrections of old slips undone and redone, here and by another program. */

#include "record-data.h"
#include "session-fixture.h"

/* Undone right after it was made, and after a restart, a correction that cut the game back is gone as one step; redone,
 * it is there again. Before it is undone, what was played on it is. */
static void
test_undo (SessionFixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  session_fixture_play (self, "reveal d2/7 v1/3");
  session_fixture_play (self, "bids 10 3");
  session_fixture_play (self, "pick 1 1");
  session_fixture_play (self, "draw 1 2");
  g_assert_cmpuint (rh_session_get_undo_correction (self->session), ==, 0);
  g_assert_true (rh_session_amend (self->session, 1, "bids 2 3", 2, NULL, &error));
  g_assert_cmpuint (rh_session_get_undo_correction (self->session), ==, 2);
  session_fixture_play (self, "pick 2 1");
  g_assert_cmpuint (rh_session_get_undo_correction (self->session), ==, 0);
  g_assert_true (rh_session_undo (self->session, &error));
  session_fixture_restart (self);

  g_assert_cmpuint (rh_session_get_undo_correction (self->session), ==, 2);
  g_assert_true (rh_session_undo (self->session, &error));
  g_assert_cmpuint (self->n_changed, ==, 1);
  g_assert_cmpuint (rh_session_get_n_played (self->session), ==, 4);
  g_assert_cmpstr (rh_session_get_move (self->session, 1), ==, "bids 10 3");
  g_assert_cmpint (session_fixture_state_of (self)->players[0].capital, ==, 90);
  g_assert_cmpuint (rh_session_get_undo_correction (self->session), ==, 0);
  session_fixture_restart (self);

  g_assert_true (rh_session_can_redo (self->session));
  g_assert_cmpuint (rh_session_get_redo_correction (self->session), ==, 2);
  g_assert_true (rh_session_redo (self->session, &error));
  g_assert_cmpuint (rh_session_get_n_played (self->session), ==, 2);
  g_assert_cmpint (session_fixture_state_of (self)->players[0].capital, ==, 98);
  g_assert_true (rh_session_redo (self->session, &error));
  g_assert_cmpstr (rh_session_get_move (self->session, 2), ==, "pick 2 1");
  g_assert_false (rh_session_can_redo (self->session));
  store_table_assert_good (self->store, 1);
}

static RhSession *
open_elsewhere (SessionFixture *self)
{
  g_autoptr (GError) error = NULL;
  RhSession *other = rh_session_open (self->store, rh_session_get_id (self->session), &error);

  g_assert_no_error (error);

  return other;
}

/* Another program has undone the correction, and it can't be redone any more: here it can't be undone. */
static void
test_undone_elsewhere (SessionFixture *self, gconstpointer data)
{
  g_autoptr (RhSession) other = NULL;
  g_autoptr (GError) error = NULL;

  session_fixture_play (self, "reveal d2/7 v1/3");
  session_fixture_play (self, "bids 10 3");
  g_assert_true (rh_session_amend (self->session, 1, "bids 12 3", 2, NULL, &error));
  other = open_elsewhere (self);
  g_assert_true (rh_session_undo (other, &error));
  g_assert_true (rh_session_play (other, "pick 1 1", &error));

  g_assert_false (rh_session_undo (self->session, &error));
  g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_CHANGED);
  g_assert_cmpstr (rh_session_get_move (self->session, 1), ==, "bids 12 3");
}

/* Likewise redone. */
static void
test_played_elsewhere (SessionFixture *self, gconstpointer data)
{
  g_autoptr (RhSession) other = NULL;
  g_autoptr (GError) error = NULL;

  session_fixture_play (self, "reveal d2/7 v1/3");
  session_fixture_play (self, "bids 10 3");
  g_assert_true (rh_session_amend (self->session, 1, "bids 12 3", 2, NULL, &error));
  g_assert_true (rh_session_undo (self->session, &error));
  other = open_elsewhere (self);
  g_assert_true (rh_session_play (other, "pick 1 1", &error));

  g_assert_false (rh_session_redo (self->session, &error));
  g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_CHANGED);
  g_assert_cmpstr (rh_session_get_move (self->session, 1), ==, "bids 10 3");
}

/* Another correction has that number by now, of a game with fewer moves. */
static void
test_corrected_elsewhere (SessionFixture *self, gconstpointer data)
{
  g_autoptr (RhSession) other = NULL;
  g_autoptr (GError) error = NULL;

  session_fixture_play (self, "reveal d2/7 v1/3");
  session_fixture_play (self, "bids 10 3");
  session_fixture_play (self, "pick 1 1");
  g_assert_true (rh_session_amend (self->session, 1, "bids 12 3", 3, NULL, &error));
  other = open_elsewhere (self);
  for (guint i = 0; i < 4; i++)
    g_assert_true (rh_session_undo (other, &error));
  g_assert_true (rh_session_play (other, "reveal d2/7 v1/3", &error));
  g_assert_true (rh_session_amend (other, 0, "reveal d2/7 v1/4", 1, NULL, &error));

  g_assert_false (rh_session_undo (self->session, &error));
  g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_CHANGED);
  g_assert_cmpuint (rh_session_get_n_played (self->session), ==, 3);
}

/* A whole game, which begins with “reveal r1/7 d3/10”, “bids 0 11”, “pick 2 2”; returns how many moves it has. */
static guint
play_to_win (SessionFixture *self)
{
  g_autoptr (RhRecordGame) game = record_data_read ("cape-two-dutch-rivers");
  g_autoptr (GError) error = NULL;

  g_clear_object (&self->session);
  self->session = rh_session_new_game (self->store, game->setup, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < game->moves->len; i++)
    session_fixture_play (self, g_ptr_array_index (game->moves, i));
  g_assert_cmpint (rh_session_get_status (self->session), ==, RH_GAME_WON);

  return game->moves->len;
}

/* A finished game is corrected, cut back, and the correction is taken back: it is won again. Once something is
 * played after that, it can't be redone. */
static void
test_undo_won (SessionFixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *last = NULL;
  guint n = play_to_win (self);

  g_assert_true (rh_session_amend (self->session, 1, "bids 12 11", 2, NULL, &error));
  g_assert_cmpint (rh_session_get_status (self->session), ==, RH_GAME_PLAYING);
  g_assert_true (rh_session_undo (self->session, &error));
  g_assert_cmpint (rh_session_get_status (self->session), ==, RH_GAME_WON);
  g_assert_cmpuint (rh_session_get_n_played (self->session), ==, n);
  g_assert_true (rh_session_redo (self->session, &error));
  session_fixture_play (self, "pick 1 1");
  g_assert_true (rh_session_undo (self->session, &error));
  g_assert_true (rh_session_undo (self->session, &error));
  g_assert_cmpint (rh_session_get_status (self->session), ==, RH_GAME_WON);

  g_assert_true (rh_session_undo (self->session, &error));
  g_assert_cmpuint (rh_session_get_redo_correction (self->session), ==, 0);
  last = g_strdup (rh_session_get_move (self->session, n - 1));
  session_fixture_play (self, last);
  g_assert_false (rh_session_can_redo (self->session));
  store_table_assert_good (self->store, 2);
}

/* Another program has played on, and corrected that: there is nothing to tell of the moves that are known here. */
static void
test_former_elsewhere (SessionFixture *self, gconstpointer data)
{
  g_autoptr (RhSession) other = NULL;
  g_autoptr (GError) error = NULL;

  session_fixture_play (self, "reveal d2/7 v1/3");
  other = open_elsewhere (self);
  g_assert_true (rh_session_play (other, "bids 10 3", &error));
  g_assert_true (rh_session_play (other, "pick 1 1", &error));
  g_assert_true (rh_session_amend (other, 2, "pick 1 2", 3, NULL, &error));

  g_assert_null (rh_session_list_former (self->session, &error));
  g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_CHANGED);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path, func) \
  g_test_add ("/session-amend-undo/" path, SessionFixture, NULL, session_fixture_set_up, func, session_fixture_tear_down)
  ADD ("undo", test_undo);
  ADD ("undone-elsewhere", test_undone_elsewhere);
  ADD ("played-elsewhere", test_played_elsewhere);
  ADD ("corrected-elsewhere", test_corrected_elsewhere);
  ADD ("undo-won", test_undo_won);
  ADD ("former-elsewhere", test_former_elsewhere);
#undef ADD

  return g_test_run ();
}
