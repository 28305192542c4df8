/* SPDX-License-Identifier: GPL-3.0-or-later
 * What is said to who asks: a shortage, or what stopping and rolling bring; nothing where nothing is left to roll. */

#include "zug-table.h"

#define NEAR 1e-12

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
  /* An engine and a tender, two rolls made: four dice without a car or caboose, which is 2 faces of 6 each (Z2). */
  RhZugAdvice advice = advise ("et", 2, 50);

  g_assert_cmpint (advice.kind, ==, RH_ZUG_ADVICE_SHORTAGE);
  g_assert_cmpuint (advice.n_rolls, ==, 1296);
  g_assert_cmpuint (advice.n_ready, ==, 1296 - 16);
  g_assert_cmpfloat_with_epsilon (advice.shortages[2], 16.0 / 1296, NEAR);
  g_assert_cmpfloat_with_epsilon (advice.shortages[1], 256.0 / (1296 * 1296), NEAR);
  g_assert_cmpfloat (advice.shortages[0], ==, 0);
  g_assert_cmpfloat (advice.shortages[3], ==, 1);
  g_assert_cmpuint (advise ("", 7, 0).rolls, ==, 3);
}

static void
test_untold (void)
{
  /* Nobody need tell the rolls: a shortage has a chance after each, and before the first too; a train that can run is looked
   * at after three. */
  RhZugAdvice advice = advise ("", 0, 50);

  g_assert_cmpuint (advice.rolls, ==, 0);
  g_assert_cmpfloat (advice.shortages[0], >, 0);
  for (guint i = 0; i < RH_ZUG_ROLLS_SAFE; i++)
    g_assert_cmpfloat (advice.shortages[i], <, advice.shortages[i + 1]);
  g_assert_cmpuint (advise ("e", 0, 50).n_ready, ==, advise ("e", 2, 50).n_ready);
  g_assert_cmpuint (advise ("etk", 0, 50).rolls, ==, 3);
  g_assert_true (advise ("etk", 0, 50).guessed);
  g_assert_false (advise ("etk", 3, 50).guessed);
  g_assert_false (advise ("e", 0, 50).guessed);
  g_assert_cmpfloat (advise ("etk", 0, 50).roll, ==, advise ("etk", 3, 50).roll);
}

static void
test_roll (void)
{
  /* Three dice of a freight train: 8 of 216 ways place nothing, "1 in 27" (Z9). */
  RhZugAdvice advice = advise ("etekob", 3, 29);

  g_assert_cmpint (advice.kind, ==, RH_ZUG_ADVICE_ROLL);
  g_assert_cmpuint (advice.dice, ==, 3);
  g_assert_cmpuint (advice.bad_faces, ==, 2);
  g_assert_cmpuint (advice.n_nothing, ==, 8);
  g_assert_cmpfloat_with_epsilon (advice.nothing, 1.0 / 27, NEAR);
  g_assert_true (advice.wrecks);
  g_assert_cmpint (advice.stop, ==, 9);
  g_assert_cmpfloat (advice.roll, >, 9);
  g_assert_cmpuint (advice.n_nothing + advice.n_end + advice.n_on, ==, 216);
  g_assert_cmpfloat_with_epsilon (
    advice.roll, (advice.n_end * advice.end_points + advice.n_on * advice.on_points) / 216, NEAR);
  g_assert_cmpfloat_with_epsilon (advice.reach, (advice.n_reach + advice.n_open * advice.open_reach) / 216, NEAR);
  g_assert_cmpfloat (advice.reach, >, 0);
  g_assert_cmpfloat (advice.reach, <, 1);
}

static void
test_no_wreck_yet (void)
{
  /* Before the fourth roll there is no wreck, whatever the dice show; "3" means three or more. */
  g_assert_false (advise ("etk", 1, 0).wrecks);
  g_assert_false (advise ("etk", 2, 0).wrecks);
  g_assert_true (advise ("etk", 3, 0).wrecks);
  g_assert_cmpfloat (advise ("etk", 9, 0).roll, ==, advise ("etk", 3, 0).roll);
  g_assert_cmpfloat (advise ("etk", 1, 0).roll, >, advise ("etk", 3, 0).roll);
  g_assert_cmpuint (advise ("etk", 3, 0).bad_faces, ==, 1);
  g_assert_cmpfloat_with_epsilon (advise ("etk", 3, 0).nothing, 1.0 / 216, NEAR);
}

static void
test_none (void)
{
  /* All six dice down, or a caboose: nothing to roll; but the target may have been reached. */
  RhZugAdvice advice = advise ("etkkkk", 3, 16);

  g_assert_cmpint (advice.kind, ==, RH_ZUG_ADVICE_NONE);
  g_assert_cmpint (advice.stop, ==, 16);
  g_assert_cmpfloat (advice.reach, ==, 1);
  g_assert_cmpfloat (advise ("etkkkk", 3, 17).reach, ==, 0);
  g_assert_cmpint (advise ("etc", 1, 0).kind, ==, RH_ZUG_ADVICE_NONE);
}

static void
test_reached (void)
{
  /* Who has the points can only stop with them. */
  RhZugAdvice advice = advise ("etekkkk", 3, 16);

  g_assert_cmpint (advice.kind, ==, RH_ZUG_ADVICE_ROLL);
  g_assert_cmpfloat (advice.reach, ==, 1);
  g_assert_cmpuint (advice.n_reach + advice.n_open, ==, 0);
}

static void
test_more (void)
{
  /* Who has as much as somebody else has more with four faces of the die that is left; with a second engine, which brings no points
   * yet, unless all of three dice show what can't be set down; and before the fourth roll may roll once more after the sixth face. */
  const double fourth = (4 + 26 / 27.0) / 6;
  RhZugTrain train = zug_table_train ("etkkk");
  RhZugAdvice advice;

  rh_zug_advice_compute (&train, 3, 12, TRUE, &advice);
  g_assert_cmpfloat (advice.reach, ==, 1);
  g_assert_cmpfloat_with_epsilon (advice.more, fourth, NEAR);
  rh_zug_advice_compute (&train, 2, 12, TRUE, &advice);
  g_assert_cmpfloat_with_epsilon (advice.more, (4 + 26 / 27.0 + fourth) / 6, NEAR);
  rh_zug_advice_compute (&train, 3, 11, TRUE, &advice);
  g_assert_cmpfloat (advice.more, ==, 0);
  rh_zug_advice_compute (&train, 3, 12, FALSE, &advice);
  g_assert_cmpfloat (advice.more, ==, 0);
}

static void
test_to_stop (void)
{
  /* To stop: where the most points aren't to be had by rolling on, where all that is needed is there and could be lost, and where
   * nothing is left to roll. Not before the fourth roll, nor where stopping is too little, nor for a win that is better not shared. */
  static const struct {
    const char *train;
    guint       rolls;
    int         target;
    gboolean    shares;
    gboolean    must;
    gboolean    to_stop;
  } list[] = {
    { "etk", 3, 0, FALSE, FALSE, FALSE },        { "etkkk", 3, 0, FALSE, FALSE, FALSE },
    { "etkkk", 2, 0, FALSE, FALSE, FALSE },      { "etkkk", 3, 12, FALSE, FALSE, TRUE },
    { "etkkk", 2, 12, FALSE, TRUE, FALSE },      { "etkkk", 3, 90, FALSE, FALSE, FALSE },
    { "etkkk", 3, 90, FALSE, TRUE, FALSE },      { "etkkk", 3, 12, TRUE, TRUE, FALSE },
    { "etkkkk", 3, 90, FALSE, TRUE, TRUE },      { "et", 2, 0, FALSE, FALSE, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (list); i++) {
    const RhZugTrain train = zug_table_train (list[i].train);
    RhZugAdvice advice;

    rh_zug_advice_compute (&train, list[i].rolls, list[i].target, list[i].shares, &advice);
    g_assert_cmpint (rh_zug_advice_is_to_stop (&advice, list[i].must), ==, list[i].to_stop);
    advice.roll = advice.stop - .1;
    g_assert_cmpint (rh_zug_advice_is_to_stop (&advice, list[i].must), ==,
                     list[i].to_stop || (advice.kind == RH_ZUG_ADVICE_ROLL && !rh_zug_advice_is_for_target (&advice, list[i].must)));
  }
}

static void
test_two_engines (void)
{
  /* Two engines that wait for their tender leave four dice. After the second roll there is a shortage where no tender falls,
   * 5^4 ways, or no car and no caboose, 2^4, of which 1 has neither; after the first, where that comes of the same four dice once
   * more, or of three behind a tender without a car (Z2). */
  RhZugDraft draft = rh_zug_draft_parse ("train engine engine");
  RhZugAdvice advice;

  rh_zug_advice_compute (&draft.train, 0, 0, FALSE, &advice);
  g_assert_cmpint (advice.kind, ==, RH_ZUG_ADVICE_SHORTAGE);
  g_assert_cmpuint (advice.dice, ==, 4);
  g_assert_cmpuint (advice.n_rolls, ==, 1296);
  g_assert_cmpuint (advice.n_ready, ==, 1296 - 640);
  g_assert_cmpfloat_with_epsilon (advice.shortages[2], 640.0 / 1296, NEAR);
  g_assert_cmpfloat_with_epsilon (advice.shortages[1], (625 * 640.0 / 1296 + 15 / 27.0) / 1296, NEAR);
  g_assert_cmpfloat (advice.shortages[0], ==, 0);
}

static RhZugAdvice
advise_turn (const char *moves, const char *parts, guint rolls)
{
  RhZugState state = zug_table_start (2, NULL, 20, 0, moves);
  RhZugDraft draft = { zug_table_train (parts) };
  RhZugAdvice advice;
  RhZugTurn turn;

  g_assert_true (rh_zug_turn_compute (&state, &draft, &turn));
  rh_zug_advice_of_turn (&turn, rolls, &advice);

  return advice;
}

static void
test_of_turn (void)
{
  /* Whoever has the points needed, while somebody still has a turn, is told how likely that holds (Z10): not before the fourth roll,
   * which takes nothing away, nor where they aren't there, nor who has the last turn. */
  RhZugAdvice advice = advise_turn ("train 1 etkkkk;train 2 etkkk", "etekkkk", 3);

  g_assert_true (advice.unsettled);
  g_assert_cmpfloat (advice.hold_stop, >, 0);
  g_assert_cmpfloat (advice.hold_roll, >, advice.hold_stop);
  g_assert_false (rh_zug_advice_is_to_stop (&advice, FALSE));
  advice.hold_roll = advice.hold_stop;
  g_assert_true (rh_zug_advice_is_to_stop (&advice, FALSE));
  advice.shares = TRUE;
  advice.target = advice.stop;
  g_assert_true (rh_zug_advice_has_as_much (&advice));
  g_assert_false (rh_zug_advice_is_to_stop (&advice, FALSE));
  advice = advise_turn ("train 1 etkkkk;train 2 etkkk", "etekkkk", 2);
  g_assert_true (advice.unsettled);
  g_assert_cmpfloat (advice.hold_stop + advice.hold_roll, ==, 0);
  g_assert_false (advise_turn ("train 1 etb;train 2 etkkk", "etkkk", 3).unsettled);
  g_assert_false (advise_turn ("train 1 etkkkk;train 2 etkkk;short 1", "etkkk", 3).unsettled);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/zug-advice/shortage", test_shortage);
  g_test_add_func ("/zug-advice/untold", test_untold);
  g_test_add_func ("/zug-advice/roll", test_roll);
  g_test_add_func ("/zug-advice/no-wreck-yet", test_no_wreck_yet);
  g_test_add_func ("/zug-advice/none", test_none);
  g_test_add_func ("/zug-advice/reached", test_reached);
  g_test_add_func ("/zug-advice/more", test_more);
  g_test_add_func ("/zug-advice/to-stop", test_to_stop);
  g_test_add_func ("/zug-advice/of-turn", test_of_turn);
  g_test_add_func ("/zug-advice/two-engines", test_two_engines);

  return g_test_run ();
}
