/* SPDX-License-Identifier: GPL-3.0-or-later
 * A game nobody has heard of is played at the table: undone, redone, corrected, looked at again. */

#include "rh-rules-error.h"
#include "rh-session.h"
#include "toy-table.h"

static RhSession *
new_session (ToyTable *table)
{
  g_autoptr (RhSetup) setup = toy_table_setup ();
  g_autoptr (GError) error = NULL;
  RhSession *session = rh_session_new_game (table->store, setup, &error);

  g_assert_no_error (error);

  return session;
}

static void
play (RhSession *session, const char *text)
{
  g_autoptr (GError) error = NULL;

  rh_session_play (session, text, &error);
  g_assert_no_error (error);
}

static const RhToyState *
get_state (RhSession *session)
{
  return rh_session_get_state (session);
}

static void
test_play (void)
{
  /* Moves are played, undone and redone; one that doesn't fit changes nothing; the last one wins. */
  g_autoptr (ToyTable) table = toy_table_new ();
  g_autoptr (RhSession) session = new_session (table);
  g_autoptr (GError) error = NULL;

  play (session, "add 2 -7");
  play (session, "add 1 +4");
  g_assert_true (rh_session_undo (session, NULL));
  g_assert_cmpint (get_state (session)->totals[0], ==, 0);
  g_assert_true (rh_session_redo (session, NULL));
  g_assert_cmpint (get_state (session)->totals[0], ==, 4);

  g_assert_false (rh_session_play (session, "add 4 +1", &error));
  g_assert_error (error, RH_RULES_ERROR, RH_RULES_ERROR_SYNTAX);
  g_assert_cmpuint (rh_session_get_n_played (session), ==, 2);
  play (session, "add 1 +6");
  g_assert_cmpint (rh_session_get_status (session), ==, RH_GAME_WON);
  store_table_assert_good (table->store, 1);
}

static void
test_no_bids (void)
{
  /* A game without bids asks for none, and nothing is forced in one that has no such moves. */
  g_autoptr (ToyTable) table = toy_table_new ();
  g_autoptr (RhSession) session = new_session (table);
  g_autoptr (GError) error = NULL;

  g_assert_false (rh_session_seal_bid (session, 0, 1, &error));
  g_assert_error (error, RH_SESSION_ERROR, RH_SESSION_ERROR_NOTHING);
  g_clear_error (&error);
  g_assert_cmpuint (rh_session_get_n_sealed (session), ==, 0);
  g_assert_false (rh_session_reveal_bids (session, &error));
  g_assert_error (error, RH_SESSION_ERROR, RH_SESSION_ERROR_NOTHING);

  rh_session_set_plays_forced (session, TRUE);
  play (session, "add 1 +1");
  g_assert_cmpuint (rh_session_get_n_played (session), ==, 1);
}

static void
test_amend (void)
{
  /* A slip is corrected; what no longer fits after it is refused, unless it is cut. */
  g_autoptr (ToyTable) table = toy_table_new ();
  g_autoptr (RhSession) session = new_session (table);
  g_autoptr (GError) error = NULL;

  play (session, "add 1 +1");
  play (session, "add 2 -5");
  play (session, "add 3 +2");
  g_assert_false (rh_session_amend (session, 1, "add 2 +10", 3, NULL, &error));
  g_assert_cmpstr (error->message, ==, "The game is over");
  g_assert_cmpint (get_state (session)->totals[1], ==, -5);
  g_clear_error (&error);

  g_assert_true (rh_session_amend (session, 1, "add 2 +10", 2, NULL, &error));
  g_assert_no_error (error);
  g_assert_cmpint (rh_session_get_status (session), ==, RH_GAME_WON);
  g_assert_cmpuint (rh_session_get_n_moves (session), ==, 2);
  store_table_assert_good (table->store, 1);
}

static void
test_replay (void)
{
  /* A game is looked at move by move, then becomes one of the store and is played on after a restart. */
  static const char *const moves[] = { "add 3 -2", "add 3 +9", "add 1 -1" };
  g_autoptr (ToyTable) table = toy_table_new ();
  g_autoptr (RhSetup) setup = toy_table_setup ();
  g_autoptr (RhSession) replay = rh_session_new_replay (setup, moves, G_N_ELEMENTS (moves), 1, NULL);
  g_autoptr (RhSession) session = NULL;
  gint64 id;

  g_assert_cmpint (get_state (replay)->totals[2], ==, -2);
  g_assert_true (rh_session_go_to (replay, 3, NULL));
  g_assert_cmpint (get_state (replay)->totals[0], ==, -1);
  g_assert_false (rh_session_play (replay, "add 1 +1", NULL));

  session = rh_session_import (table->store, replay, NULL);
  id = rh_session_get_id (session);
  g_clear_object (&session);
  toy_table_restart (table);
  session = rh_session_open (table->store, id, NULL);
  play (session, "add 3 +3");
  g_assert_cmpint (rh_session_get_status (session), ==, RH_GAME_WON);
  store_table_assert_good (table->store, 1);
}

static void
test_end (void)
{
  /* People stop without a winner, and take it up again. */
  g_autoptr (ToyTable) table = toy_table_new ();
  g_autoptr (RhSession) session = new_session (table);

  play (session, "add 1 -1");
  g_assert_true (rh_session_end (session, NULL));
  g_assert_cmpint (rh_session_get_status (session), ==, RH_GAME_ENDED);
  g_assert_true (rh_session_take_up (session, NULL));
  play (session, "add 1 +1");
  store_table_assert_good (table->store, 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/toy-session/play", test_play);
  g_test_add_func ("/toy-session/no-bids", test_no_bids);
  g_test_add_func ("/toy-session/amend", test_amend);
  g_test_add_func ("/toy-session/replay", test_replay);
  g_test_add_func ("/toy-session/end", test_end);

  return g_test_run ();
}
