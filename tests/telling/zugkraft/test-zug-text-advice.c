/* SPDX-License-Identifier: GPL-3.0-or-later
 * What the dice promise: what to do, in figures, in sentences, and the count behind them. */

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
  zug_assert_text (rh_zug_text_advice_why (&advice),
                   "4 dice can fall in 1296 ways.\n1280 of them let the train run at once.");
  advice = advise ("e", 3, 50);
  zug_assert_text (rh_zug_text_advice (&advice), "After the third roll this is a material shortage: the train can’t run.");
  zug_assert_text (rh_zug_text_advice_why (&advice), "A train needs an engine, a tender, and a car or caboose.");
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
  zug_assert_text (rh_zug_text_advice_why (&advice), "4 dice can fall in 1296 ways.\n1280 of them let the train run at once.");
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
  g_autofree char *why = rh_zug_text_advice_why (&advice);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_auto (GStrv) reasons = g_strsplit (why, "\n", -1);

  g_assert_cmpuint (g_strv_length (lines), ==, 3);
  g_assert_cmpstr (lines[0], ==, "The next roll is a wreck with a chance of 3.7%.");
  g_assert_true (g_str_has_prefix (lines[1], "Stopping brings 9 points, rolling on "));
  g_assert_true (g_str_has_prefix (lines[2], "29 points in this turn: a chance of "));
  g_assert_cmpuint (g_strv_length (reasons), ==, 5);
  g_assert_cmpstr (reasons[0], ==, "3 dice can fall in 216 ways.");
  g_assert_cmpstr (reasons[1], ==, "8 with nothing to set down.");
  g_assert_true (g_str_has_prefix (reasons[2], "After 46 it is best to stop: "));
  g_assert_true (g_str_has_prefix (reasons[4], "29 points in this turn, "));
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
  /* What the sentences say, in a short line. */
  static const struct {
    const char *parts;
    guint       rolls;
    const char *text;
  } list[] = {
    { "etk", 3, "Stop 4 · roll on 21.0 · from roll 4: wreck 0.5%" },
    { "etk", 0, "Stop 4 · roll on 21.0 · from roll 4: wreck 0.5%" },
    { "etk", 1, "Stop 4 · roll on 24.6 · nothing fits 0.5%" },
    { "et", 2, "Shortage: 1.2%" },
    { "et", 0, "Shortage: <0.1% after 1 roll, 1.2% after 2" },
    { "etc", 3, "" },
  };
  RhZugAdvice advice = advise ("", 0, 0);
  g_autofree char *first = rh_zug_text_advice_short (&advice);

  for (guint i = 0; i < G_N_ELEMENTS (list); i++) {
    RhZugAdvice each = advise (list[i].parts, list[i].rolls, 50);

    zug_assert_text (rh_zug_text_advice_short (&each), list[i].text);
  }
  g_assert_true (g_str_has_prefix (first, "Shortage: "));
  g_assert_true (g_str_has_suffix (first, "% after 1 roll"));
}

static void
test_lead (void)
{
  /* What to do at the table comes first, in a sentence. By the points alone one rolls on; where points are needed, and there is a
   * chance of them, or nothing else wins, that leads. */
  static const struct {
    const char *parts;
    guint       rolls;
    int         target;
    gboolean    must;
    const char *text;
  } list[] = {
    { "etekob", 3, 0, FALSE, "Roll on: 29.4 on average instead of 9, but 1 in 27 for a wreck." },
    { "etekob", 3, 100, FALSE, "Roll on: 29.4 on average instead of 9, but 1 in 27 for a wreck." },
    { "etekob", 3, 100, TRUE, "Roll on: stopping is too little, 1 in 24 for the 100 points needed." },
    { "etekob", 3, 26, FALSE, "Roll on: 7 in 10 for the 26 points needed, 1 in 27 for a wreck." },
    { "etekob", 3, 500, TRUE, "Roll on: stopping is too little, though 500 points are hardly in reach." },
    { "etk", 1, 26, FALSE, "Roll on: no wreck yet, 5 in 10 for the 26 points needed." },
    { "etk", 2, 0, FALSE, "Roll on: no wreck yet, 22.5 on average instead of 4." },
    { "etekob", 3, 9, FALSE, "Stop now: the 9 points needed are there." },
    { "etekob", 2, 9, TRUE, "Roll on: no wreck yet, 31.7 on average instead of 9." },
    { "", 0, 50, FALSE, "Roll all six dice: an engine is needed first." },
    { "e", 1, 50, FALSE, "Roll 5 dice: a tender is needed." },
    { "et", 2, 50, FALSE, "Roll 4 dice: a car or the caboose is needed." },
    { "et", 3, 50, FALSE, "The turn is over: a material shortage." },
    { "etc", 3, 50, FALSE, "There is nothing left to roll." },
  };
  g_autoptr (RhSetup) setup = zug_table_setup (2, NULL, 0, 0);
  RhZugTrain train = zug_table_train ("etkkk");
  RhZugTurn turn = { 0 };
  RhZugAdvice advice;

  for (guint i = 0; i < G_N_ELEMENTS (list); i++) {
    RhZugAdvice each = advise (list[i].parts, list[i].rolls, list[i].target);

    turn.must = list[i].must;
    zug_assert_text (rh_zug_text_advice_lead (setup, &turn, &each), list[i].text);
  }
  turn.must = TRUE;
  rh_zug_advice_compute (&train, 3, 12, TRUE, &advice);
  zug_assert_text (rh_zug_text_advice_lead (setup, &turn, &advice),
                   "Roll on: 8 in 10 for more than the 12 points that share the lead, 1 in 6 for a wreck.");
  advice.more = .5;
  zug_assert_text (rh_zug_text_advice_lead (setup, &turn, &advice), "Stop now: 12 points share the lead.");
  advice.target = 0;
  advice.roll = 11.5;
  turn.must = FALSE;
  zug_assert_text (rh_zug_text_advice_lead (setup, &turn, &advice), "Stop with 12: rolling on brings 11.5 on average.");
}

static void
test_unsettled (void)
{
  /* Whoever reaches the goal hasn't won while others have a turn in the round: they are named, who needs the fewest points first
   * (Z10). Who is the last to have it has; and in the knock-out there is a new mark (Z11). */
  static const struct {
    guint       n_seats;
    const char *victory;
    const char *moves;
    const char *text;
  } list[] = {
    { 3, NULL, "train 1 etkkkk;train 2 etkkk;train 3 etkk", "32 in all lead, but Bram with 21 and Csilla with 25 can still overtake." },
    { 2, NULL, "train 1 etkkkk;train 2 etkkk", "32 in all lead, but Bram with 21 can still overtake." },
    { 2, NULL, "short 1;train 2 etk;train 1 etkkkk", "Stop now: the 16 points needed are there." },
    { 5, NULL, "train 1 etkkkk;train 2 etk;train 3 etkkk;train 4 etkk;train 5 etkkkk",
      "32 in all lead, but Erik with 17, Csilla with 21 and 2 others can still overtake." },
    { 2, "knockout", "train 1 etk;train 2 etkk", "Stop now: that stays in, and 16 is the new mark." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (list); i++) {
    g_autoptr (RhSetup) setup = zug_table_setup (list[i].n_seats, list[i].victory, list[i].victory == NULL ? 20 : 0, 0);
    RhZugState state = zug_table_start (list[i].n_seats, list[i].victory, list[i].victory == NULL ? 20 : 0, 0, list[i].moves);
    RhZugDraft draft = { zug_table_train ("etekkkk") };
    RhZugAdvice advice;
    RhZugTurn turn;

    g_assert_true (rh_zug_turn_compute (&state, &draft, &turn));
    rh_zug_advice_compute (&turn.train, 3, turn.target, turn.shares, &advice);
    zug_assert_text (rh_zug_text_advice_lead (setup, &turn, &advice), list[i].text);
  }
}

static void
test_early (void)
{
  /* What nobody reaches in one turn isn't told as if it were needed in this one. */
  RhZugAdvice advice = advise ("etk", 3, 500);
  g_autofree char *text = rh_zug_text_advice (&advice);
  g_autofree char *why = rh_zug_text_advice_why (&advice);

  g_assert_null (strstr (text, "500"));
  g_assert_null (strstr (why, "500"));
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
  zug_assert_text (rh_zug_text_advice_why (&advice), "");
  advice = advise ("etkkk", 3, 12);
  late = rh_zug_text_advice (&advice);
  g_assert_true (g_str_has_suffix (late, "\nThe train has the 12 points that are needed. What others may still roll is not counted."));
}

static void
test_none (void)
{
  /* Of ways that there are none of nothing is said. */
  RhZugAdvice advice = advise ("etekob", 3, 29);
  g_autofree char *on = NULL;
  g_autofree char *end = NULL;
  g_autofree char *neither = NULL;

  advice.n_end = advice.n_reach = 0;
  on = rh_zug_text_advice_why (&advice);
  g_assert_nonnull (strstr (on, "it is best to roll on: "));
  g_assert_nonnull (strstr (on, "at once in 0, later with "));
  g_assert_null (strstr (on, "to stop"));
  advice = advise ("etekob", 3, 29);
  advice.n_on = advice.n_open = 0;
  end = rh_zug_text_advice_why (&advice);
  g_assert_nonnull (strstr (end, "it is best to stop: "));
  g_assert_null (strstr (end, "roll on"));
  g_assert_nonnull (strstr (end, "%: at once in "));
  g_assert_null (strstr (end, "later"));
  advice.n_end = 0;
  neither = rh_zug_text_advice_why (&advice);
  g_assert_null (strstr (neither, "After "));
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
    { "etkkk", 12, "\nThe train has the 12 points that are needed to share the lead. What others may still roll is not counted.\nWho plays for more alone gets it with a chance of 82.7%." },
    { "etkkk", 11, "\nThe train has the 11 points that are needed. What others may still roll is not counted." },
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
  g_assert_cmpstr (rh_zug_text_advice_rolls (3), ==, "3+ rolls");
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
  g_test_add_func ("/zug-text-advice/lead", test_lead);
  g_test_add_func ("/zug-text-advice/unsettled", test_unsettled);
  g_test_add_func ("/zug-text-advice/early", test_early);
  g_test_add_func ("/zug-text-advice/others", test_others);
  g_test_add_func ("/zug-text-advice/none", test_none);
  g_test_add_func ("/zug-text-advice/shares", test_shares);
  g_test_add_func ("/zug-text-advice/rolls", test_rolls);

  return g_test_run ();
}
