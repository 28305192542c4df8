/* SPDX-License-Identifier: GPL-3.0-or-later
 * Where the game stands, and whose turn it is. */

#include "heart-telling-table.h"
#include "rh-heart-hint.h"

static const char *const nearly_out =
  "claim 1 red 6;claim 1 red 6;claim 1 red 6;claim 1 red 6;claim 1 red 6;claim 1 red 6;claim 1 red 6;claim 1 red 2";

static void
assert_where (const char *moves, const char *where, const char *turn)
{
  g_autoptr (RhSetup) setup = heart_table_setup (2);
  RhHeartState state = heart_table_start (2, moves);

  assert_text (where, rh_heart_hint_where (setup, &state, ""));
  assert_text (turn, rh_heart_hint_turn (setup, &state, "", 0, FALSE));
  assert_text ("Ended without a winner", rh_heart_hint_turn (setup, &state, "", 0, TRUE));
}

static void
test_where (void)
{
  /* From the first move to the end; the next one clockwise is offered, until everybody has had the last turn. */
  g_autofree char *moves = NULL;

  assert_where (NULL, "First terrain cards", "Anna’s turn");
  assert_where ("deal desert jungle", "Claiming routes", "Anna’s turn");
  assert_where ("claim 1 white 3", "Claiming routes", "Bram’s turn");
  assert_where (nearly_out, "Last round", "Bram’s turn");
  moves = g_strconcat (nearly_out, ";terrain 2 desert;terrain 1 desert", NULL);
  assert_where (moves, "Tickets", NULL);
  assert_where ("claim 1 white 3;tickets 2 +3", "Tickets", "Anna’s turn");
  assert_where ("claim 1 white 3;tickets 2;tickets 1", "End", "Anna has won");
  assert_where ("tickets 2;tickets 1", "End", "Anna and Bram share the win");
}

static void
test_draft (void)
{
  /* Whoever has begun to enter something is on turn, if that seat can act. */
  g_autoptr (RhSetup) setup = heart_table_setup (2);
  RhHeartState state = heart_table_start (2, NULL);

  assert_text ("First terrain cards", rh_heart_hint_where (setup, &state, "deal desert _"));
  assert_text ("Claiming routes", rh_heart_hint_where (setup, &state, "claim 2 _ _"));
  assert_text ("Tickets", rh_heart_hint_where (setup, &state, "tickets 1 +8"));
  assert_text ("Bram’s turn", rh_heart_hint_turn (setup, &state, "claim 2 _ _", 0, FALSE));
  assert_text ("Anna’s turn", rh_heart_hint_turn (setup, &state, "claim _ white _", 0, FALSE));
  assert_text ("Anna’s turn", rh_heart_hint_turn (setup, &state, "claim 4 white _", 0, FALSE));
  assert_text ("Anna’s turn", rh_heart_hint_turn (setup, &state, "nonsense", 0, FALSE));
  g_free (heart_table_play (&state, "claim 2 red 1"));
  assert_text ("Bram, out of turn", rh_heart_hint_turn (setup, &state, "claim 2 _ _ from 1", 0, FALSE));
}

static void
test_stock (void)
{
  g_autoptr (RhSetup) setup = heart_table_setup (2);
  RhHeartState state = heart_table_start (2, "deal desert jungle;terrain 1 jungle jungle");

  assert_text ("4 of 45 terrain cards in front of players", rh_heart_hint_stock (setup, &state, ""));
  g_free (heart_table_play (&state, "tickets 1"));
  assert_text ("Tickets of 1 of 2 players", rh_heart_hint_stock (setup, &state, ""));
  g_free (heart_table_play (&state, "tickets 2"));
  assert_text (NULL, rh_heart_hint_stock (setup, &state, ""));
}

static void
test_public (void)
{
  /* The second window tells that something is entered, and nothing of it. */
  g_autoptr (RhSetup) setup = heart_table_setup (2);
  RhHeartState state = heart_table_start (2, NULL);

  assert_text (NULL, rh_heart_hint_public (setup, &state, ""));
  assert_text (NULL, rh_heart_hint_public (setup, &state, "claim 2 _ _"));
  assert_text ("Bram claims a route", rh_heart_hint_public (setup, &state, "claim 2 white 3"));
  assert_text ("Bram takes terrain cards", rh_heart_hint_public (setup, &state, "terrain 2 desert"));
  assert_text ("Anna counts tickets", rh_heart_hint_public (setup, &state, "tickets 1 +8"));
  assert_text (NULL, rh_heart_hint_public (setup, &state, "claim 5 white 3"));
  state = heart_table_start (2, nearly_out);
  assert_text ("Last round: Anna has 1 train left, so everybody has one more turn.",
               rh_heart_hint_public (setup, &state, ""));
  g_free (heart_table_play (&state, "terrain 2 desert;terrain 1 desert"));
  assert_text ("Everybody has had the last turn: the tickets are counted next.",
               rh_heart_hint_public (setup, &state, ""));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/heart-hint/where", test_where);
  g_test_add_func ("/heart-hint/draft", test_draft);
  g_test_add_func ("/heart-hint/stock", test_stock);
  g_test_add_func ("/heart-hint/public", test_public);

  return g_test_run ();
}
