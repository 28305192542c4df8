/* SPDX-License-Identifier: GPL-3.0-or-later
 * What the dice promise, in a sentence: what to do. */

#include "config.h"

#include "rh-zug-text-advice.h"
#include "rh-zug-text-lead.h"
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
    { "etekob", 3, 0, FALSE, "Roll on: 29.4 on average instead of 9, but 3.7% for a wreck." },
    { "etekob", 3, 100, FALSE, "Roll on: 29.4 on average instead of 9, but 3.7% for a wreck." },
    { "etekob", 3, 100, TRUE, "Roll on: stopping is too little, 4.1% for 100 points to the goal." },
    { "etekob", 3, 26, FALSE, "Roll on: 71% for 26 points to the goal, 3.7% for a wreck." },
    { "etekob", 3, 500, TRUE, "Roll on: stopping is too little, though 500 points can hardly be reached." },
    { "etk", 1, 26, FALSE, "Roll on: no wreck yet, 53% for 26 points to the goal." },
    { "etk", 2, 0, FALSE, "Roll on: no wreck yet, 22.5 on average instead of 4." },
    { "etekob", 3, 9, FALSE, "Stop now: that wins the game." },
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
    zug_assert_text (rh_zug_text_lead (setup, &turn, &each), list[i].text);
  }
  turn.must = TRUE;
  rh_zug_advice_compute (&train, 3, 30, TRUE, &advice);
  zug_assert_text (rh_zug_text_lead (setup, &turn, &advice),
                   "Roll on: stopping is too little, 12% for 30 points to draw level.");
  turn.knockout = TRUE;
  advice.shares = FALSE;
  zug_assert_text (rh_zug_text_lead (setup, &turn, &advice),
                   "Roll on: stopping is too little, 12% for 30 points to beat the mark.");
  turn.knockout = FALSE;
  rh_zug_advice_compute (&train, 3, 12, TRUE, &advice);
  zug_assert_text (rh_zug_text_lead (setup, &turn, &advice),
                   "Roll on: 83% to win alone, 17% for a wreck; stopping shares the win.");
  advice.more = .5;
  zug_assert_text (rh_zug_text_lead (setup, &turn, &advice), "Stop now: that shares the win.");
  advice.target = 0;
  advice.roll = 11.5;
  turn.must = FALSE;
  zug_assert_text (rh_zug_text_lead (setup, &turn, &advice), "Stop with 12: rolling on brings 11.5 on average.");
}

static void
test_unsettled (void)
{
  /* Whoever reaches the goal hasn't won while others have a turn in the round: it is told whether that holds, and they are named,
   * who needs the fewest points first (Z10). Who is the last to have it has; and in the knock-out there is a new mark (Z11). */
  static const struct {
    guint       n_seats;
    const char *victory;
    const char *moves;
    const char *text;
  } list[] = {
    { 3, NULL, "train 1 etkkkk;train 2 etkkk;train 3 etkk", "Roll on: 52% to stay ahead, 21% by stopping. Still to roll: Bram needs 21 and Csilla needs 25 to pass you." },
    { 2, NULL, "train 1 etkkkk;train 2 etkkk", "Roll on: 61% to stay ahead, 41% by stopping. Still to roll: Bram needs 21 to pass you." },
    { 2, NULL, "short 1;train 2 etk;train 1 etkkkk", "Stop now: that wins the game." },
    { 5, NULL, "train 1 etkkkk;train 2 etk;train 3 etkkk;train 4 etkk;train 5 etkkkk",
      "Roll on: 38% to stay ahead, 4.3% by stopping. Still to roll: Erik needs 17, Csilla needs 21 and 2 others need more to pass you." },
    { 2, "knockout", "train 1 etk;train 2 etkk", "Stop now: that stays in, and 16 is the new mark." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (list); i++) {
    g_autoptr (RhSetup) setup = zug_table_setup (list[i].n_seats, list[i].victory, list[i].victory == NULL ? 20 : 0, 0);
    RhZugState state = zug_table_start (list[i].n_seats, list[i].victory, list[i].victory == NULL ? 20 : 0, 0, list[i].moves);
    RhZugDraft draft = { zug_table_train ("etekkkk") };
    RhZugAdvice advice;
    RhZugTurn turn;

    g_assert_true (rh_zug_turn_compute (&state, &draft, &turn));
    rh_zug_advice_of_turn (&turn, 3, &advice);
    zug_assert_text (rh_zug_text_lead (setup, &turn, &advice), list[i].text);
  }
}

static void
test_last (void)
{
  /* Who has the last turn of all and the points to win has won, after whatever roll; who is level may still play for more, and no wreck
   * takes that away before the fourth. Nothing is said of others, who have no turn any more. */
  static const struct {
    const char *train;
    guint       rolls;
    const char *text;
    const char *sentence;
  } list[] = {
    { "etkko", 3, "Stop now: that wins the game.", "\nThe train has the 10 points needed to win." },
    { "etkko", 2, "Stop now: that wins the game.", "\nThe train has the 10 points needed to win." },
    { "etkkb", 3, "Roll on: 83% to win alone, 17% for a wreck; stopping shares the win.",
      "\nThe train has the 10 points needed to share the win.\nPlaying for more alone, the chance is 83%." },
    { "etkkb", 2, "Roll on: no wreck yet, 19.0 on average instead of 10.",
      "\nThe train has the 10 points needed to share the win.\nPlaying for more alone, the chance is 97%." },
  };
  g_autoptr (RhSetup) setup = zug_table_setup (2, NULL, 20, 0);
  RhZugState state = zug_table_start (2, NULL, 20, 0, "train 1 etkkkk;train 2 etkkk;train 1 etkb");

  for (guint i = 0; i < G_N_ELEMENTS (list); i++) {
    RhZugDraft draft = { zug_table_train (list[i].train) };
    g_autofree char *told = NULL;
    RhZugAdvice advice;
    RhZugTurn turn;

    g_assert_true (rh_zug_turn_compute (&state, &draft, &turn));
    rh_zug_advice_of_turn (&turn, list[i].rolls, &advice);
    zug_assert_text (rh_zug_text_lead (setup, &turn, &advice), list[i].text);
    told = rh_zug_text_advice (&advice);
    g_assert_true (g_str_has_suffix (told, list[i].sentence));
  }
}

static void
test_holds (void)
{
  /* Stopping is advised where the lead holds better that way; one that is only shared is worth half. Where neither is better, what
   * is: and the button for that is the one to press. */
  static const struct {
    gboolean    as_much;
    double      stop;
    double      roll;
    const char *text;
  } list[] = {
    { FALSE, .7, .6, "Stop now: 70% to stay ahead, 60% by rolling on. Still to roll: Bram needs 21 to pass you." },
    { FALSE, .6, .7, "Roll on: 70% to stay ahead, 60% by stopping. Still to roll: Bram needs 21 to pass you." },
    { FALSE, .7, .69, "Neither is better: 70% to stay ahead. Only rolling on risks a wreck. Still to roll: Bram needs 21 to pass you." },
    { FALSE, .69, .7, "Neither is better: 69% to stay ahead. Only rolling on risks a wreck. Still to roll: Bram needs 21 to pass you." },
    { FALSE, .72, .68, "Stop now: 72% to stay ahead, 68% by rolling on. Still to roll: Bram needs 21 to pass you." },
    { TRUE, .8, .3, "Stop now: 80% to stay level at the top; rolling on, 30% to lead alone. Still to roll: Bram needs 21 to pass you." },
    { TRUE, .8, .5, "Roll on: 50% to lead alone; stopping, 80% to stay level at the top. Still to roll: Bram needs 21 to pass you." },
  };
  g_autoptr (RhSetup) setup = zug_table_setup (2, NULL, 0, 0);
  RhZugAdvice advice = advise ("etekkkk", 3, 15);
  RhZugTurn turn = { .rivals = { { 1, 21 } }, .n_rivals = 1 };

  advice.unsettled = TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (list); i++) {
    g_autofree char *brief = NULL;

    advice.shares = list[i].as_much;
    advice.target = list[i].as_much ? advice.stop : advice.stop - 1;
    advice.hold_stop = list[i].stop;
    advice.hold_roll = list[i].roll;
    zug_assert_text (rh_zug_text_lead (setup, &turn, &advice), list[i].text);
    g_assert_cmpint (rh_zug_advice_is_to_stop (&advice, FALSE), ==, !g_str_has_prefix (list[i].text, "Roll on"));
    brief = rh_zug_text_lead_short (&turn, &advice);
    g_assert_true (g_str_has_prefix (list[i].text, brief));
    g_assert_null (strstr (brief, "Still to roll"));
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/zug-text-lead/lead", test_lead);
  g_test_add_func ("/zug-text-lead/unsettled", test_unsettled);
  g_test_add_func ("/zug-text-lead/last", test_last);
  g_test_add_func ("/zug-text-lead/holds", test_holds);

  return g_test_run ();
}
