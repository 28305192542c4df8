/* SPDX-License-Identifier: GPL-3.0-or-later
 * Moves as text and as values: what is read is written again, and every refusal names its rule. */

#include "zug-table.h"

#include <string.h>

static gboolean
parse (const char *text, RhZugMove *move, GError **error)
{
  RhWords words;

  g_assert_true (rh_words_split (&words, text, strlen (text)));

  return rh_zug_move_parse (&words, move, error);
}

static void
test_round_trip (void)
{
  /* Every kind of move is written again as it was read, but for the blanks. */
  static const char *const lines[] = {
    "train 1 engine tender tank ore box caboose", "train 8 engine tender caboose", "train 2 engine tender engine box",
    "train 3 engine tender tank tank tank engine", "train 4 engine tender tank engine caboose",
    "train 5 engine tender ore ore ore ore", "train 6 engine tender tank tank engine box ore box caboose", "short 2",
    "wreck 8",
  };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++) {
    g_autofree char *spaced = g_strconcat (" \t", lines[i], "\t ", NULL);
    g_autofree char *text = NULL;
    g_autoptr (GError) error = NULL;
    RhZugMove move;

    parse (spaced, &move, &error);
    g_assert_no_error (error);
    text = rh_zug_move_to_text (&move);
    g_assert_cmpstr (text, ==, lines[i]);
  }
}

#define SYNTAX RH_RULES_ERROR_SYNTAX
#define PART RH_ZUG_ERROR_PART
#define RUN RH_ZUG_ERROR_RUNNABLE

static void
test_refused (void)
{
  static const struct {
    const char *line;
    int         code;
    const char *pattern;
  } list[] = {
    { "", SYNTAX, "The line is empty" },
    { "trains 1 engine tender tank", SYNTAX, "“trains” is not a move of Zugkraft" },
    { "Short 1", SYNTAX, "“Short” is not a move of Zugkraft" },
    { "train", SYNTAX, "*“train 1 engine tender tank ore box caboose”" },
    { "train 1", SYNTAX, "*too few or too many words*" },
    { "short", SYNTAX, "*“short 2”" },
    { "short 1 engine", SYNTAX, "*“short 2”" },
    { "wreck", SYNTAX, "*“wreck 3”" },
    { "wreck 1 2", SYNTAX, "*“wreck 3”" },
    { "short 0", SYNTAX, "“0” is not a number from 1 to 8" },
    { "wreck 9", SYNTAX, "“9” is not a number from 1 to 8" },
    { "short 01", SYNTAX, "“01” is not*" },
    { "short +1", SYNTAX, "“+1” is not*" },
    { "train engine tender tank", SYNTAX, "“engine” is not a number*" },
    { "train 1 engine tender car", SYNTAX, "“car” is no part of a train" },
    { "train 1 Engine tender tank", SYNTAX, "“Engine” is no part*" },
    { "train 1 tender engine tank", PART, "Rule Z1: the engine comes first*“tender”*" },
    { "train 1 caboose", PART, "Rule Z1: the engine comes first*" },
    { "train 1 engine tank", PART, "Rule Z1: the tender comes second*“tank”*" },
    { "train 1 engine engine tender tank", PART, "Rule Z1: the tender comes second*“engine”*" },
    { "train 1 engine tender tank tender", PART, "Rule Z4: there is a tender*" },
    { "train 1 engine tender engine tank engine", PART, "Rule Z4: there are two engines*" },
    { "train 1 engine tender tank tank tank tank tank", PART, "Rule Z8*all six dice*“tank”*" },
    { "train 1 engine tender tank tank tank tank engine", PART, "Rule Z8*all six dice*“engine”*" },
    { "train 1 engine tender tank tank tank tank caboose", PART, "Rule Z8*all six dice*“caboose”*" },
    { "train 1 engine tender caboose tank", PART, "Rule Z6: a caboose ends the train*" },
    { "train 1 engine tender tank caboose caboose", PART, "Rule Z6*" },
    { "train 1 engine tender tank caboose engine", PART, "Rule Z6*" },
    { "train 1 engine", RUN, "Rule Z2: a train needs*" },
    { "train 1 engine tender", RUN, "Rule Z2*" },
    { "train 1 engine tender engine", RUN, "Rule Z2*" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (list); i++) {
    g_autoptr (GError) error = NULL;
    RhZugMove move;

    if (parse (list[i].line, &move, &error))
      g_error ("“%s” is read as a move", list[i].line);
    g_assert_error (error, RH_RULES_ERROR, list[i].code);
    if (!g_pattern_match_simple (list[i].pattern, error->message))
      g_error ("%s: “%s” isn’t like “%s”", list[i].line, error->message, list[i].pattern);
  }
}

/* As many cars as the longest line holds: what is read is right, whoever wrote it. */
static void
test_longest (void)
{
  g_autoptr (GString) line = g_string_new ("train 1 engine tender engine");
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  RhZugMove move;
  RhZugSum sum;
  int cars = 0;

  for (; line->len + strlen (" box") <= RH_LINE_MAX; cars++)
    g_string_append (line, " box");

  parse (line->str, &move, &error);
  g_assert_no_error (error);
  rh_zug_train_sum (&move.train, &sum);
  g_assert_cmpint (sum.points, ==, 2 * cars);
  text = rh_zug_move_to_text (&move);
  g_assert_cmpstr (text, ==, line->str);
}

static void
test_read (void)
{
  /* A line that was played is a move, any other is none. */
  g_assert_cmpint (rh_zug_move_read ("wreck 2").kind, ==, RH_ZUG_MOVE_WRECK);
  g_assert_cmpuint (rh_zug_move_read ("train 1 engine tender tank").train.n, ==, 3);
  g_assert_cmpint (rh_zug_move_read ("train 1 tender").kind, ==, RH_ZUG_MOVE_NONE);
  g_assert_cmpint (rh_zug_move_read ("").kind, ==, RH_ZUG_MOVE_NONE);
  g_assert_cmpint (rh_zug_move_read (NULL).kind, ==, RH_ZUG_MOVE_NONE);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/zug-move/round-trip", test_round_trip);
  g_test_add_func ("/zug-move/refused", test_refused);
  g_test_add_func ("/zug-move/longest", test_longest);
  g_test_add_func ("/zug-move/read", test_read);

  return g_test_run ();
}
