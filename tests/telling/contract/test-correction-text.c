/* SPDX-License-Identifier: GPL-3.0-or-later
 * What comes of a correction is said in a sentence or two, on a button, and of each move that changes. */

#include "config.h"

#include "rh-correction.h"
#include "rh-log.h"

static void
assert_changes (const RhCorrection *correction, const char *lines)
{
  g_autofree char *told = rh_correction_tell_changes (correction);

  g_assert_cmpstr (told, ==, lines);
}

static void
test_adapts_many (void)
{
  /* Of many, the first few are told one by one. */
  static const char *const lines[] = { "one", "two", "three", "four", "five" };
  RhCorrection correction = { .changes = g_ptr_array_new () };

  assert_changes (&correction, NULL);
  for (guint i = 0; i < 3; i++)
    g_ptr_array_add (correction.changes, (gpointer) lines[i]);
  assert_changes (&correction, "one\ntwo\nthree");
  for (guint i = 3; i < 5; i++)
    g_ptr_array_add (correction.changes, (gpointer) lines[i]);
  assert_changes (&correction, "one\ntwo\nthree\nand 2 more");
  g_ptr_array_unref (correction.changes);
}

static void
assert_told (const RhCorrection *correction, const char *sentence, const char *label)
{
  g_autofree char *told = rh_correction_tell (correction);

  g_assert_cmpstr (told, ==, sentence);
  g_assert_cmpstr (rh_correction_tell_apply (correction), ==, label);
}

static void
test_numbers (void)
{
  /* How many moves are taken back, wait, or change is said once; the button has a word for the act, and no number. */
  RhCorrection correction = {
    .verdict = RH_VERDICT_CUTS, .reason = (char *) "It is Anna’s turn.", .added = g_ptr_array_new (),
    .n_left = 11, .n_played = 20, .n_stay = 20, .n_kept = 14,
  };
  g_autofree char *taken = rh_correction_tell_taken (&correction, "Corrected: bids, round 2", "Anna passed.");
  g_autofree char *one = NULL;
  g_autofree char *waiting = NULL;
  g_autofree char *struck = NULL;

  g_ptr_array_add (correction.added, (gpointer) "pick 1 1");
  g_ptr_array_add (correction.added, (gpointer) "pick 2 2");
  g_assert_cmpuint (rh_correction_get_n_then (&correction), ==, 13);
  assert_told (&correction, "It fits there, but 6 later moves are taken back.", "Apply and Take Back");
  g_assert_cmpstr (taken, ==, "Corrected: bids, round 2. 6 later moves taken back: Undo restores them.");
  correction.n_played = 15;
  one = rh_correction_tell_taken (&correction, "Corrected: bids, round 2", "Anna passed.");
  g_assert_cmpstr (one, ==, "Corrected: bids, round 2. Taken back: “Anna passed.” Undo restores it.");
  correction.n_played = 20;

  correction.waits = RH_WAITS_FOR_LOT;
  assert_told (&correction, "6 moves follow once that is settled.", "Apply");
  waiting = rh_correction_tell_taken (&correction, "Corrected: bids, round 2", NULL);
  g_assert_cmpstr (waiting, ==, "Corrected: bids, round 2. 6 moves follow once that is settled.");
  correction.waits = RH_WAITS_FOR_NOTHING;
  /* What was done may be a sentence. */
  struck = rh_correction_tell_taken (&correction, "Struck out: Anna passes.", NULL);
  g_assert_cmpstr (struck, ==, "Struck out: Anna passes. 6 later moves taken back: Undo restores them.");

  /* Several moves may change in one line. */
  correction.n_changed = 3;
  assert_told (&correction, "It fits there, but 6 later moves are taken back. 3 later moves change with it.",
               "Apply and Take Back");

  /* Where somebody has won then, nobody plays on, and how the game ends is the main thing. */
  correction.ends = TRUE;
  assert_told (&correction, "It fits there, but 6 later moves are taken back. 3 later moves change with it.",
               "Apply, End the Game");
  correction.n_changed = 0;
  assert_told (&correction, "It fits there, but 6 later moves are taken back.", "Apply, End the Game");
  correction.verdict = RH_VERDICT_FITS;
  correction.n_kept = correction.n_stay = correction.n_played;
  assert_told (&correction, "It fits, and all later moves still fit.", "Apply, End the Game");
  g_ptr_array_unref (correction.added);
}

static void
test_decides (void)
{
  /* The move that is decided anew is none of those that follow again then. */
  RhCorrection correction = {
    .verdict = RH_VERDICT_CUTS, .waits = RH_WAITS_FOR_DECISION, .reason = (char *) "Anna decides anew: it costs more now.",
    .n_played = 20, .n_stay = 20, .n_kept = 14,
  };
  g_autofree char *back = rh_correction_tell_back (&correction);
  g_autofree char *taken = rh_correction_tell_taken (&correction, "Corrected", NULL);
  g_autofree char *alone = NULL;

  assert_told (&correction, "With the same decision, 5 later moves come back.", "Apply");
  g_assert_cmpstr (back, ==, "With the same decision, 5 later moves come back.");
  g_assert_cmpstr (taken, ==, "Corrected. With the same decision, 5 later moves come back.");

  correction.n_played = 15;
  alone = rh_correction_tell_taken (&correction, "Corrected", NULL);
  assert_told (&correction, "It fits there, but a later choice is made anew.", "Apply");
  g_assert_cmpstr (alone, ==, "Corrected. Anna decides anew: it costs more now.");
}

static void
test_taking (void)
{
  /* What would be taken back is asked with how many it is, and told move by move, the first few of many. */
  static RhLogLine lines[] = {
    { .text = (char *) "Anna passes." }, { .text = (char *) "Bram turns up 2 rails." }, { .text = (char *) "Bram passes." },
  };
  g_autoptr (GPtrArray) log = g_ptr_array_new ();
  RhCorrection correction = { .verdict = RH_VERDICT_CUTS, .n_played = 3, .n_stay = 3, .n_kept = 1 };
  g_autofree char *question = rh_correction_ask_taking (&correction);
  g_autofree char *keeping = rh_correction_ask_keeping (&correction);
  g_autofree char *few = NULL;
  g_autofree char *many = NULL;

  for (guint i = 0; i < 3; i++)
    g_ptr_array_add (log, &lines[i]);
  few = rh_correction_tell_taking (&correction, log);
  g_assert_cmpstr (question, ==, "Take back 2 later moves?");
  g_assert_cmpstr (keeping, ==, "Keep 2 later moves, or take them back?");
  g_assert_cmpstr (rh_correction_tell_take_back (), ==, "Correct and Take Back");
  g_assert_cmpstr (few, ==, "• Bram turns up 2 rails.\n• Bram passes.");

  for (guint i = 0; i < 6; i++)
    g_ptr_array_add (log, &lines[0]);
  correction.n_played = 9;
  many = rh_correction_tell_taking (&correction, log);
  g_assert_true (g_str_has_suffix (many, "• Anna passes.\nand 2 more"));
}

static void
test_much (void)
{
  /* About a round, or the end of a game, is much: how it comes back is said. What only waits for something comes by itself. */
  RhCorrection correction = { .verdict = RH_VERDICT_CUTS, .n_played = 20, .n_stay = 20, .n_kept = 11 };
  g_autofree char *little = rh_correction_tell_back (&correction);
  g_autofree char *much = NULL;

  g_assert_null (little);
  correction.n_kept = 10;
  much = rh_correction_tell_back (&correction);
  g_assert_cmpstr (much, ==, "They stay on record: Undo brings them back, and so does the list of moves.");
  correction.waits = RH_WAITS_FOR_LOT;
  g_assert_false (rh_correction_takes_much (&correction));

  correction.waits = RH_WAITS_FOR_NOTHING;
  correction.n_kept = 19;
  g_assert_false (rh_correction_takes_much (&correction));
  correction.over = TRUE;
  g_assert_true (rh_correction_takes_much (&correction));

  /* What comes back takes the place of what was played since. */
  correction = (RhCorrection) { .verdict = RH_VERDICT_FITS, .n_played = 30, .n_stay = 18, .n_kept = 25, .n_cut = 7 };
  g_assert_cmpuint (rh_correction_get_n_gone (&correction), ==, 12);
  g_assert_true (rh_correction_takes_much (&correction));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/correction-text/changes", test_adapts_many);
  g_test_add_func ("/correction-text/numbers", test_numbers);
  g_test_add_func ("/correction-text/decides", test_decides);
  g_test_add_func ("/correction-text/taking", test_taking);
  g_test_add_func ("/correction-text/much", test_much);

  return g_test_run ();
}
