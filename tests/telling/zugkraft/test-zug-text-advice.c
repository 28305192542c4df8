/* SPDX-License-Identifier: GPL-3.0-or-later
 * What the dice promise: in figures, and in sentences. */

#include "config.h"

#include "rh-zug-text-advice.h"
#include "zug-telling-table.h"

#include <string.h>

static RhZugAdvice
advise (const char *parts, guint rolls, int target)
{
  RhZugTrain train = zug_table_train (parts);
  RhZugAdvice advice;

  rh_zug_advice_compute (&train, rolls, target, FALSE, &advice);

  return advice;
}

static void
test_shortage (void)
{
  RhZugAdvice advice = advise ("et", 2, 50);

  zug_assert_text (rh_zug_text_advice (&advice), "The turn ends in a material shortage with a chance of 1.2%.");
  advice = advise ("e", 3, 50);
  zug_assert_text (rh_zug_text_advice (&advice), "After the third roll this is a material shortage: the train can’t run.");
  advice = advise ("et", 1, 50);
  zug_assert_text (rh_zug_text_advice (&advice),
                   "The turn ends in a material shortage with a chance of less than 0.1%.");
}

static void
test_untold (void)
{
  /* Whoever asks before anything is certain isn't told that it is: the chances stand beside each other. */
  RhZugAdvice advice = advise ("et", 0, 50);
  g_autofree char *text = NULL;

  zug_assert_text (rh_zug_text_advice (&advice), "Chance of a material shortage: less than 0.1% after one roll, 1.2% after two.");
  advice = advise ("", 0, 50);
  text = rh_zug_text_advice (&advice);
  g_assert_true (g_str_has_prefix (text, "Chance of a material shortage: "));
  g_assert_nonnull (strstr (text, "% before the first roll, "));
  g_assert_null (strstr (text, "100"));
}

static void
test_roll (void)
{
  RhZugAdvice advice = advise ("etekob", 3, 29);
  g_autofree char *text = rh_zug_text_advice (&advice);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  g_assert_cmpuint (g_strv_length (lines), ==, 3);
  g_assert_cmpstr (lines[0], ==, "The next roll is a wreck with a chance of 3.7%.");
  g_assert_true (g_str_has_prefix (lines[1], "Stopping brings 9 points, rolling on "));
  g_assert_true (g_str_has_prefix (lines[2], "29 points in this turn: a chance of "));
}

static void
test_guessed (void)
{
  /* Of a train that can run most want to know what a wreck costs; but before the fourth roll there is none, so it is said when. */
  RhZugAdvice advice = advise ("etekob", 0, 29);
  g_autofree char *text = rh_zug_text_advice (&advice);

  g_assert_true (g_str_has_prefix (text, "If three rolls were made, the next is a wreck with a chance of 3.7%.\nStopping brings "));
}

static void
test_short (void)
{
  /* What the sentences say, in rows: what it is, and its figure, as people say it. */
  static const struct {
    const char *parts;
    guint       rolls;
    const char *text;
  } list[] = {
    { "etk", 3, "Stop now\t4\nRoll on, average\t21.0\nWreck\t0.5%" },
    { "etk", 0, "Stop now\t4\nRoll on, average\t21.0\nWreck\t0.5%" },
    { "etk", 1, "Stop now\t4\nRoll on, average\t24.6\nNothing fits\t0.5%" },
    { "et", 2, "Shortage\t1.2%" },
    { "et", 0, "Shortage: after 1 roll\tless than 0.1%\nafter 2\t1.2%" },
    { "et", 3, "" },
    { "etc", 3, "" },
  };
  RhZugAdvice advice = advise ("", 0, 0);
  g_autofree char *first = rh_zug_text_advice_short (&advice);

  for (guint i = 0; i < G_N_ELEMENTS (list); i++) {
    RhZugAdvice each = advise (list[i].parts, list[i].rolls, 50);

    zug_assert_text (rh_zug_text_advice_short (&each), list[i].text);
  }
  g_assert_true (g_str_has_prefix (first, "Shortage: now\t"));
  g_assert_nonnull (strstr (first, "\nafter 1 roll\t"));
  g_assert_nonnull (strstr (first, "\nafter 2\t"));
}

static void
test_unsettled (void)
{
  /* Who has the points needed while another still has a turn is told how likely the lead holds, each way; and what was counted (Z10). */
  RhZugState state = zug_table_start (2, NULL, 20, 0, "train 1 etkkkk;train 2 etkkk");
  RhZugDraft draft = { zug_table_train ("etekkkk") };
  g_autofree char *text = NULL;
  RhZugAdvice advice;
  RhZugTurn turn;

  g_assert_true (rh_zug_turn_compute (&state, &draft, &turn));
  rh_zug_advice_of_turn (&turn, 3, &advice);
  text = rh_zug_text_advice (&advice);
  g_assert_nonnull (strstr (text, "\nThe chance that nobody overtakes: 41% after stopping, 61% after rolling on."));
  g_assert_null (strstr (text, "not counted"));
  g_free (text);
  advice.shares = TRUE;
  advice.target = advice.stop;
  text = rh_zug_text_advice (&advice);
  g_assert_nonnull (strstr (text, "\nThe chance that nobody overtakes after stopping: 41%; of leading alone by rolling on: 61%."));
}

static void
test_early (void)
{
  /* What nobody reaches in one turn isn't told as if it were needed in this one. */
  RhZugAdvice advice = advise ("etk", 3, 500);
  g_autofree char *text = rh_zug_text_advice (&advice);

  g_assert_null (strstr (text, "500"));
}

static void
test_others (void)
{
  RhZugAdvice advice = advise ("etk", 1, 0);
  g_autofree char *early = rh_zug_text_advice (&advice);
  g_autofree char *late = NULL;

  g_assert_true (g_str_has_prefix (early, "No wreck yet: the next roll places nothing with a chance of 0.5%.\n"));
  g_assert_null (strstr (early, "alone"));
  advice = advise ("etkkkk", 3, 50);
  zug_assert_text (rh_zug_text_advice (&advice), "There is nothing left to roll.");
  advice = advise ("etkkk", 3, 12);
  late = rh_zug_text_advice (&advice);
  g_assert_true (g_str_has_suffix (late, "\nThe train has the 12 points needed. What others may still roll is not counted."));
}

static void
test_shares (void)
{
  /* In the last round the points that are lacking only share the highest total: that is said, unless the train has more. */
  static const struct {
    const char *parts;
    int         target;
    const char *part;
  } list[] = {
    { "etkkk", 50, "\n50 points in this turn, to share the lead: a chance of " },
    { "etkkk", 12, "\nThe train has the 12 points needed to share the lead. What others may still roll is not counted.\nPlaying for more alone, the chance is 83%." },
    { "etkkk", 11, "\nThe train has the 11 points needed. What others may still roll is not counted." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (list); i++) {
    RhZugTrain train = zug_table_train (list[i].parts);
    g_autofree char *text = NULL;
    RhZugAdvice advice;

    rh_zug_advice_compute (&train, 3, list[i].target, TRUE, &advice);
    text = rh_zug_text_advice (&advice);
    g_assert_nonnull (strstr (text, list[i].part));
  }
}

static void
test_rolls (void)
{
  g_assert_cmpstr (rh_zug_text_advice_rolls (3), ==, "3+");
  g_assert_cmpstr (rh_zug_text_advice_rolls_spoken (1), ==, "After 1 roll");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/zug-text-advice/shortage", test_shortage);
  g_test_add_func ("/zug-text-advice/untold", test_untold);
  g_test_add_func ("/zug-text-advice/roll", test_roll);
  g_test_add_func ("/zug-text-advice/guessed", test_guessed);
  g_test_add_func ("/zug-text-advice/short", test_short);
  g_test_add_func ("/zug-text-advice/unsettled", test_unsettled);
  g_test_add_func ("/zug-text-advice/early", test_early);
  g_test_add_func ("/zug-text-advice/others", test_others);
  g_test_add_func ("/zug-text-advice/shares", test_shares);
  g_test_add_func ("/zug-text-advice/rolls", test_rolls);

  return g_test_run ();
}
