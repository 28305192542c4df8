/* SPDX-License-Identifier: GPL-3.0-or-later
 * What the program knows of a game. */

#include "rh-games.h"

#include "cape-table.h"
#include "heart-table.h"

static void
test_stored_words (void)
{
  /* The words of the ledger stand in records and in databases people have: they never change. */
  static const char *const words[] = { "start", "bid", "rails", "income" };
  const RhGame *game = rh_game_find ("cape-to-cairo");

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    g_assert_cmpstr (rh_game_get_entry_word (game, i), ==, words[i]);
  g_assert_null (game->entry_words[G_N_ELEMENTS (words)]);
}

static void
test_unknown_kind_is_a_mistake (void)
{
  /* An entry of a kind that the game hasn't is the programmer's error, never a wrong word. */
  if (g_test_subprocess ()) {
    rh_game_get_entry_word (rh_game_find ("cape-to-cairo"), 4);
    return;
  }

  g_test_trap_subprocess (NULL, 0, 0);
  g_test_trap_assert_failed ();
  g_test_trap_assert_stderr ("*rh_game_get_entry_word*");
}

static void
assert_cape_asks_same (const char *moves, const char *other_moves, gboolean same)
{
  RhCapeState state = cape_table_start (3, NULL, moves);
  RhCapeState other = cape_table_start (3, NULL, other_moves);

  g_assert_cmpint (rh_game_asks_same (&rh_cape_game, &state, &other), ==, same);
}

static void
assert_heart_asks_same (const char *moves, const char *other_moves, gboolean same)
{
  RhHeartState state = heart_table_start (3, moves);
  RhHeartState other = heart_table_start (3, other_moves);

  g_assert_cmpint (rh_game_asks_same (&rh_heart_game, &state, &other), ==, same);
}

/* After an old slip was mended, what has been told of the next move is worth the same where the same people are asked
 * for the same: those tied, who have to bid no less than before, and who is offered next. */
static void
test_asks_same (void)
{
#define REVEAL "reveal d2/7 v1/3 s0/4"
  assert_cape_asks_same (NULL, NULL, TRUE);
  assert_cape_asks_same (REVEAL "; bids 9 5 2; pick 1 1", REVEAL "; bids 8 5 2; pick 1 2", TRUE);
  assert_cape_asks_same (REVEAL "; bids 9 5 2; pick 1 1", REVEAL "; bids 9 5 2", FALSE);
  assert_cape_asks_same (REVEAL "; bids 9 5 2", REVEAL "; bids 3 5 2", FALSE);
  assert_cape_asks_same (REVEAL "; bids 5 5 2", REVEAL "; bids 6 6 2", TRUE);
  assert_cape_asks_same (REVEAL "; bids 5 5 2", REVEAL "; bids 2 5 5", FALSE);
  assert_cape_asks_same (REVEAL, "reveal d3/7 v1/3 s0/4", TRUE);
  assert_heart_asks_same ("claim 1 red 3", "claim 1 blue 2", TRUE);
  assert_heart_asks_same ("claim 1 red 3", "claim 2 red 3", FALSE);
#undef REVEAL
}

static void
test_dearer (void)
{
  /* More rails bought, or more bonus rails used, or more engines. */
  g_assert_true (rh_game_is_dearer (&rh_cape_game, "build 1 bonus=0 buy=1", "build 1 bonus=0 buy=2"));
  g_assert_true (rh_game_is_dearer (&rh_cape_game, "build 1 bonus=0 buy=1", "build 1 bonus=1 buy=0"));
  g_assert_false (rh_game_is_dearer (&rh_cape_game, "build 1 bonus=2 buy=1", "build 1 bonus=2 buy=0"));
  g_assert_false (rh_game_is_dearer (&rh_cape_game, "draw 1 d2/7", "draw 2 d2/7"));
  g_assert_true (rh_game_is_dearer (&rh_heart_game, "claim 1 red 3 double engines=0", "claim 1 red 3 double engines=1"));
  g_assert_false (rh_game_is_dearer (&rh_heart_game, "claim 1 red 3 double engines=1", "claim 1 red 3 double engines=1"));
  g_assert_false (rh_game_is_dearer (&rh_heart_game, "terrain 1 jungle", "terrain 2 jungle"));
}

static void
test_settling (void)
{
  /* Drawing cards for a tie is nobody's decision. */
  g_assert_true (rh_game_is_settling (&rh_cape_game, "tie 1:/7 2:/3"));
  g_assert_false (rh_game_is_settling (&rh_cape_game, "pick 1 1"));
  g_assert_false (rh_game_is_settling (&rh_cape_game, "ties 1:/7 2:/3"));
  g_assert_false (rh_game_is_settling (&rh_heart_game, "claim 1 red 3"));
}

static void
test_strike (void)
{
  /* What is claimed or taken may never have been; in games where every turn is one of an order, each move counts. */
  g_assert_true (rh_game_can_strike (&rh_heart_game, "claim 1 red 3"));
  g_assert_true (rh_game_can_strike (&rh_heart_game, "terrain 2 desert"));
  g_assert_false (rh_game_can_strike (&rh_heart_game, "deal desert jungle"));
  g_assert_false (rh_game_can_strike (&rh_heart_game, "tickets 1 +8"));
  g_assert_false (rh_game_can_strike (&rh_heart_game, "claims 1"));
  g_assert_false (rh_game_can_strike (&rh_cape_game, "pass 1"));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/stored-words", test_stored_words);
  g_test_add_func ("/game/unknown-kind-is-a-mistake", test_unknown_kind_is_a_mistake);

  g_test_add_func ("/game/asks-same", test_asks_same);
  g_test_add_func ("/game/dearer", test_dearer);
  g_test_add_func ("/game/settling", test_settling);
  g_test_add_func ("/game/strike", test_strike);

  return g_test_run ();
}
