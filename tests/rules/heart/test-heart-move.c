/* SPDX-License-Identifier: GPL-3.0-or-later
 * Moves as text and as values. */

#include "heart-table.h"

#include <string.h>

static gboolean
parse (const char *text, RhHeartMove *move, GError **error)
{
  RhWords words;

  g_assert_true (rh_words_split (&words, text, strlen (text)));

  return rh_heart_move_parse (&words, move, error);
}

static RhHeartMove
right (const char *text)
{
  g_autoptr (GError) error = NULL;
  RhHeartMove move;

  parse (text, &move, &error);
  g_assert_no_error (error);

  return move;
}

static void
refuse (const char *text, const char *pattern)
{
  g_autoptr (GError) error = NULL;
  RhHeartMove move;

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
    "deal desert jungle", "deal desert jungle mountain desert desert", "terrain 2 desert", "terrain 5 jungle jungle",
    "claim 1 white 3", "claim 5 yellow 6", "claim 1 grey 3 double engines=0", "claim 4 black 1 double engines=14",
    "claim 4 red 3 before 2", "claim 1 grey 3 double engines=0 before 5", "terrain 2 desert before 1",
    "terrain 2 desert jungle before 3",
    "tickets 1", "tickets 2 +8 +12 -5", "tickets 3 -99 +1",
  };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++) {
    RhHeartMove move = right (lines[i]);
    g_autofree char *text = rh_heart_move_to_text (&move);
    g_autofree char *spaced = g_strconcat (" \t", lines[i], "\t ", NULL);
    RhHeartMove again = right (spaced);
    g_autofree char *same = rh_heart_move_to_text (&again);

    g_assert_cmpstr (text, ==, lines[i]);
    g_assert_cmpstr (same, ==, lines[i]);
  }
}

static void
test_values (void)
{
  /* What is read of each kind of move. */
  RhHeartMove move = right ("deal desert mountain");

  g_assert_cmpint (move.kind, ==, RH_HEART_MOVE_DEAL);
  g_assert_cmpuint (move.n, ==, 2);
  g_assert_cmpint (move.terrains[1], ==, RH_HEART_MOUNTAIN);

  move = right ("terrain 2 jungle");
  g_assert_cmpint (move.kind, ==, RH_HEART_MOVE_TERRAIN);
  g_assert_cmpuint (move.seat, ==, 1);
  g_assert_cmpuint (move.n, ==, 1);

  move = right ("claim 3 grey 4");
  g_assert_cmpint (move.kind, ==, RH_HEART_MOVE_CLAIM);
  g_assert_cmpint (move.colour, ==, RH_HEART_GREY);
  g_assert_cmpuint (move.length, ==, 4);
  g_assert_false (move.doubled);
  move = right ("claim 3 grey 4 double engines=2");
  g_assert_true (move.doubled);
  g_assert_cmpint (move.engines, ==, 2);

  move = right ("tickets 5 +20 -7");
  g_assert_cmpint (move.kind, ==, RH_HEART_MOVE_TICKETS);
  g_assert_cmpuint (move.n, ==, 2);
  g_assert_cmpint (move.tickets[0], ==, 20);
  g_assert_cmpint (move.tickets[1], ==, -7);
}

static void
test_unknown (void)
{
  /* A word that is no move, in whatever case, and a line without words. */
  refuse ("", "*empty");
  refuse ("jump 1", "“jump” is not a move of The Heart of Africa");
  refuse ("Claim 1 white 3", "“Claim” is not a move*");
  refuse ("train 1 engine tender box", "“train” is not a move*");
  refuse ("ticket 1 +8", "“ticket” is not a move*");
}

static void
test_counts (void)
{
  /* Too few or too many words: the message shows what the line should look like. */
  refuse ("deal", "*“deal *");
  refuse ("deal desert desert desert desert desert desert", "*“deal *");
  refuse ("terrain 1", "*“terrain *");
  refuse ("terrain 1 desert desert desert", "*“terrain *");
  refuse ("claim 1 white", "*“claim *");
  refuse ("claim 1 white 3 double", "*“claim *");
  refuse ("claim 1 white 3 engines=1", "*“claim *");
  refuse ("claim 1 white 3 double engines=1 now", "*“claim *");
  refuse ("tickets", "*“tickets *");
}

static void
test_words (void)
{
  /* Words that don't belong where they are. */
  static const char *const wrong[] = {
    "deal 1 desert", "deal river desert", "deal desert _", "terrain 1 Desert", "terrain 1 desert savanna",
    "claim 1 gray 3", "claim 1 desert 3", "claim 1 3 white", "claim 1 white 3 doubled engines=1",
    "claim 1 white 3 engines=1 double", "claim 1 white 3 double engine=1", "claim 1 white 3 double =1",
    "claim 1 white 3 double 1", "claim 1 white 3 before 1", "claim 1 white 3 before 2 before 3",
    "terrain 1 before 2", "tickets 1 before 2", "deal desert before 2", "tickets 1 8", "tickets 1 8+", "tickets 1 none", "tickets 1 −8", "tickets 1 +8 12",
  };

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    refuse (wrong[i], "*doesn’t belong here*");
}

static void
test_numbers (void)
{
  /* Seats 1 to 5, lengths 1 to 6, engines 0 to 14, tickets 1 to 99: digits alone, no leading zero, no other sign. */
  static const char *const wrong[] = {
    "terrain 0 desert", "terrain 6 desert", "terrain 01 desert", "terrain +1 desert", "terrain red desert",
    "claim 6 white 3", "claim 1 white 0", "claim 1 white 7", "claim 1 white 03", "claim 1 white -3", "claim 1 white 3.0",
    "claim 1 white 3 double engines=15", "claim 1 white 3 double engines=", "claim 1 white 3 double engines=00",
    "claim 1 white 3 double engines=+1", "claim 1 white 3 double engines=-1",
    "claim 1 white 3 double engines=99999999999999999999", "tickets 0", "tickets 6", "tickets 1 +0", "tickets 1 -0",
    "tickets 1 +100", "tickets 1 -100", "tickets 1 +08", "tickets 1 +", "tickets 1 -", "tickets 1 ++8", "tickets 1 +-8",
    "tickets 1 +8 -99999999999999999999",
  };

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    refuse (wrong[i], "“*” is not a number from *");
}

static void
test_full_line (void)
{
  /* As many tickets as a line of a record holds. */
  g_autoptr (GString) line = g_string_new ("tickets 1");
  g_autofree char *text = NULL;
  RhHeartMove move;

  while (line->len + 3 <= RH_LINE_MAX)
    g_string_append (line, " -9");
  move = right (line->str);
  g_assert_cmpuint (move.n, ==, (RH_LINE_MAX - strlen ("tickets 1")) / 3);
  text = rh_heart_move_to_text (&move);
  g_assert_cmpstr (text, ==, line->str);
}

static void
test_read (void)
{
  /* A line that was played gives its move; any other gives none, also where only its end is wrong. */
  RhHeartMove move = rh_heart_move_read ("claim 2 white 3 before 1");

  g_assert_cmpint (move.kind, ==, RH_HEART_MOVE_CLAIM);
  g_assert_cmpuint (move.seat, ==, 1);
  g_assert_true (move.early);
  g_assert_cmpint (rh_heart_move_read (NULL).kind, ==, RH_HEART_MOVE_NONE);
  move = rh_heart_move_read ("claim 2 white 3 before 2");
  g_assert_cmpint (move.kind, ==, RH_HEART_MOVE_NONE);
  g_assert_cmpuint (move.seat, ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/heart-move/round-trip", test_round_trip);
  g_test_add_func ("/heart-move/values", test_values);
  g_test_add_func ("/heart-move/unknown", test_unknown);
  g_test_add_func ("/heart-move/counts", test_counts);
  g_test_add_func ("/heart-move/words", test_words);
  g_test_add_func ("/heart-move/numbers", test_numbers);
  g_test_add_func ("/heart-move/full-line", test_full_line);
  g_test_add_func ("/heart-move/read", test_read);

  return g_test_run ();
}
