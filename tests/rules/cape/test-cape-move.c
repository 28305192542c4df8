/* SPDX-License-Identifier: GPL-3.0-or-later
 * Moves as text and as values. */

#include "cape-table.h"

#include <string.h>

static gboolean
parse (const char *text, RhCapeMove *move, GError **error)
{
  RhWords words;

  g_assert_true (rh_words_split (&words, text, strlen (text)));

  return rh_cape_move_parse (&words, move, error);
}

static RhCapeMove
right (const char *text)
{
  g_autoptr (GError) error = NULL;
  RhCapeMove move;

  parse (text, &move, &error);
  g_assert_no_error (error);

  return move;
}

static void
refuse (const char *text, const char *pattern)
{
  g_autoptr (GError) error = NULL;
  RhCapeMove move;

  if (parse (text, &move, &error))
    g_error ("“%s” is read as a move", text);
  g_assert_error (error, RH_RULES_ERROR, RH_RULES_ERROR_SYNTAX);
  if (!g_pattern_match_simple (pattern, error->message))
    g_error ("%s: “%s” isn’t like “%s”", text, error->message, pattern);
}

static void
test_round_trip (void)
{
  /* Every kind of move is written again as it was read, but for the blanks. */
  static const char *const lines[] = {
    "reveal d2/7 v1/3",    "reveal d2/7 v1/3 s3/10", "reveal r0/1 m1/2 d2/3 s3/10", "bids 0 0", "bids 12 0 5",
    "bids 100 0 5 61",     "tie 1:/7 3:d0/4",        "tie 4:/10 2:/1 1:s3/10",      "pick 2 1", "pick 4 4",
    "draw 1 2",            "draw 4 d2/7",            "draw 3 -",                    "pass 1",   "build 1 bonus=2 buy=1",
    "build 4 bonus=0 buy=0",
  };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++) {
    RhCapeMove move = right (lines[i]);
    g_autofree char *text = rh_cape_move_to_text (&move);
    g_autofree char *spaced = g_strconcat (" \t", lines[i], "\t ", NULL);
    RhCapeMove again = right (spaced);
    g_autofree char *same = rh_cape_move_to_text (&again);

    g_assert_cmpstr (text, ==, lines[i]);
    g_assert_cmpstr (same, ==, lines[i]);
  }
}

static void
test_auction (void)
{
  /* What is read of the moves of an auction (rules A1, A2, A4, A6). */
  RhCapeMove move = right ("reveal d2/7 v1/3 s3/10");

  g_assert_cmpint (move.kind, ==, RH_CAPE_MOVE_REVEAL);
  g_assert_cmpuint (move.n, ==, 3);
  cape_table_assert_card (move.cards[2], "s3/10");

  move = right ("bids 12 0 5");
  g_assert_cmpint (move.kind, ==, RH_CAPE_MOVE_BIDS);
  g_assert_cmpuint (move.n, ==, 3);
  g_assert_cmpint (move.bids[0], ==, 12);
  g_assert_cmpint (move.bids[2], ==, 5);

  move = right ("tie 3:/7 1:d0/4");
  g_assert_cmpint (move.kind, ==, RH_CAPE_MOVE_TIE);
  g_assert_cmpuint (move.n, ==, 2);
  g_assert_cmpuint (move.seats[0], ==, 2);
  g_assert_cmpint (move.cards[0].terrain, ==, RH_CAPE_UNKNOWN);
  g_assert_cmpuint (move.cards[0].value, ==, 7);
  g_assert_cmpuint (move.seats[1], ==, 0);
  cape_table_assert_card (move.cards[1], "d0/4");

  move = right ("pick 2 3");
  g_assert_cmpint (move.kind, ==, RH_CAPE_MOVE_PICK);
  g_assert_cmpuint (move.seat, ==, 1);
  g_assert_cmpuint (move.pick, ==, 2);
}

static void
test_build_phase (void)
{
  /* What is read of the moves of the build phase (rules B1, B4, B5, D3). */
  RhCapeMove move = right ("draw 2 3");

  g_assert_cmpint (move.kind, ==, RH_CAPE_MOVE_DRAW);
  g_assert_cmpuint (move.seat, ==, 1);
  g_assert_cmpint (move.card.terrain, ==, RH_CAPE_UNKNOWN);
  g_assert_cmpuint (move.card.rails, ==, 3);
  g_assert_cmpuint (move.card.value, ==, 0);
  g_assert_false (move.no_card);

  move = right ("draw 2 d2/7");
  cape_table_assert_card (move.card, "d2/7");
  move = right ("draw 2 -");
  g_assert_true (move.no_card);

  move = right ("pass 4");
  g_assert_cmpint (move.kind, ==, RH_CAPE_MOVE_PASS);
  g_assert_cmpuint (move.seat, ==, 3);

  move = right ("build 3 bonus=2 buy=10");
  g_assert_cmpint (move.kind, ==, RH_CAPE_MOVE_BUILD);
  g_assert_cmpuint (move.seat, ==, 2);
  g_assert_cmpint (move.bonus, ==, 2);
  g_assert_cmpint (move.buy, ==, 10);
}

static void
test_unknown (void)
{
  /* A word that is no move, in whatever case, and a line without words. */
  refuse ("", "*empty");
  refuse ("  \t", "*empty");
  refuse ("jump 1", "“jump” is not a move of From Cape to Cairo");
  refuse ("Pass 1", "“Pass” is not a move*");
  refuse ("passes 1", "“passes”*");
  refuse ("pas 1", "“pas”*");
}

static void
test_counts (void)
{
  /* Too few or too many words: the message shows what the line should look like. */
  refuse ("reveal", "*“reveal *");
  refuse ("reveal d2/7 d2/7 d2/7 d2/7 d2/7", "*“reveal *");
  refuse ("bids", "*“bids *");
  refuse ("bids 1 2 3 4 5", "*“bids *");
  refuse ("tie", "*“tie *");
  refuse ("tie 1:/7", "*“tie *");
  refuse ("tie 1:/7 2:/7 3:/7 4:/7 1:/7", "*“tie *");
  refuse ("pick 1", "*“pick *");
  refuse ("pick 1 2 3", "*“pick *");
  refuse ("draw 1", "*“draw *");
  refuse ("draw 1 2 3", "*“draw *");
  refuse ("pass", "*“pass 1”*");
  refuse ("pass 1 2", "*“pass 1”*");
  refuse ("build 1", "*“build *");
  refuse ("build 1 bonus=2", "*“build *");
  refuse ("build 1 bonus=2 buy=1 now", "*“build *");
}

static void
test_seats (void)
{
  /* Rule P1: seats are numbers from 1 to 4. */
  static const char *const wrong[] = {
    "pass 0", "pass 5", "pass -1", "pass 01", "pass red", "pick 5 1", "draw 0 1", "build 9 bonus=0 buy=0",
    "tie 1:/7 5:/7", "tie 0:/7 1:/7",
  };

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    refuse (wrong[i], "*is not a number from 1 to 4");
}

static void
test_wrong_words (void)
{
  /* Each word is read strictly; the message names the one that is wrong. */
  refuse ("reveal d2/7 d9/7", "*“d9/7” is not a card*");
  refuse ("reveal 2 3", "*“2” is not a card*");
  refuse ("bids 1 -2", "*“-2” is not a number*");
  refuse ("bids 1 1000000000", "*“1000000000” is not a number*999999999");
  refuse ("bids 1 £2", "*“£2” is not a number*");
  refuse ("tie 1:/7 3", "“3” doesn’t belong here*tie *");
  refuse ("tie 1/7 3/7", "“1/7” doesn’t belong here*tie *");
  refuse ("tie 12:/7 3:/7", "“12:/7” doesn’t belong here*");
  refuse ("tie é:/7 3:/7", "“é:/7” doesn’t belong here*");
  refuse ("tie 1:/0 3:/7", "“0” is not a number from 1 to 10");
  refuse ("tie 1:/11 3:/7", "“11” is not a number from 1 to 10");
  refuse ("tie 1:/ 3:/7", "“” is not a number from 1 to 10");
  refuse ("tie 1:7 3:/7", "“7” is not a card*");
  refuse ("tie 1: 3:/7", "“” is not a card*");
  refuse ("pick 1 0", "*“0” is not a number from 1 to 4");
  refuse ("pick 1 5", "*“5” is not a number from 1 to 4");
  refuse ("draw 1 4", "*“4” is not a card*");
  refuse ("draw 1 --", "*“--” is not a card*");
  refuse ("draw 1 02", "*“02” is not a card*");
  refuse ("draw 1 /7", "*“/7” is not a card*");
  refuse ("build 1 buy=1 bonus=2", "“buy=1” doesn’t belong here*“build 1 bonus=2 buy=1”");
  refuse ("build 1 bonus=2 bonus=2", "“bonus=2” doesn’t belong here*");
  refuse ("build 1 bonus 2", "“bonus” doesn’t belong here*");
  refuse ("build 1 bonus= buy=1", "“” is not a number*");
  refuse ("build 1 bonus=2 buy=-1", "“-1” is not a number*");
  refuse ("build 1 bonus=02 buy=1", "“02” is not a number*");
}

static void
test_read (void)
{
  /* A line that was played gives its move; any other gives none, also where only its end is wrong. */
  RhCapeMove move = rh_cape_move_read ("build 2 bonus=1 buy=3");

  g_assert_cmpint (move.kind, ==, RH_CAPE_MOVE_BUILD);
  g_assert_cmpuint (move.seat, ==, 1);
  g_assert_cmpint (move.buy, ==, 3);
  g_assert_cmpint (rh_cape_move_read (NULL).kind, ==, RH_CAPE_MOVE_NONE);
  move = rh_cape_move_read ("build 2 bonus=1 buy=x");
  g_assert_cmpint (move.kind, ==, RH_CAPE_MOVE_NONE);
  g_assert_cmpuint (move.seat, ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cape-move/round-trip", test_round_trip);
  g_test_add_func ("/cape-move/auction", test_auction);
  g_test_add_func ("/cape-move/build-phase", test_build_phase);
  g_test_add_func ("/cape-move/unknown", test_unknown);
  g_test_add_func ("/cape-move/counts", test_counts);
  g_test_add_func ("/cape-move/seats", test_seats);
  g_test_add_func ("/cape-move/wrong-words", test_wrong_words);
  g_test_add_func ("/cape-move/read", test_read);

  return g_test_run ();
}
