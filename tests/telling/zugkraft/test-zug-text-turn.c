/* SPDX-License-Identifier: GPL-3.0-or-later
 * A turn in words while it is entered: the question, the sum, what has come of it, the buttons. */

#include "config.h"

#include "rh-zug-text-turn.h"
#include "zug-telling-table.h"

#define NOW G_TIME_SPAN_SECOND

static RhZugTurn
compute (const char *parts)
{
  RhZugState state = zug_table_start (2, NULL, 0, 0, NULL);
  RhZugDraft draft = { zug_table_train (parts) };
  RhZugTurn turn;

  g_assert_true (rh_zug_turn_compute (&state, &draft, &turn));

  return turn;
}

static void
check (const char *parts, const char *sum, const char *note, const char *stop)
{
  RhZugTurn turn = compute (parts);

  zug_assert_text (rh_zug_text_turn_sum (&turn), sum);
  zug_assert_text (rh_zug_text_turn_note (&turn), note);
  zug_assert_text (rh_zug_text_turn_stop (&turn), stop);
}

static void
test_grows (void)
{
  check ("", "", "An engine comes first.", "Stop");
  check ("et", "", "4 dice in hand", "Stop");
  check ("etk", "4 points", "3 dice in hand", "Stop with 4");
  check ("etkob", "4 + 3 + 2 = 9", "1 die in hand", "Stop with 9");
  check ("etkobc", "(4 + 3 + 2 + 1) × 2 + 5 = 25", "Special train: 25 points!", "Done: 25");
  check ("etkbc", "(4 + 2 + 1) × 2 = 14", "The caboose doubles the train and ends the turn.", "Done: 14");
  check ("etkkkk", "4 + 4 + 4 + 4 = 16", "All six dice are down.", "Done: 16");
  check ("etekob", "4 + 3 + 2 = 9", "Freight train: 3 dice may be rolled again.", "Stop with 9");
}

static void
test_out (void)
{
  /* In the knock-out the button says that stopping puts the player out; not before there is a mark, and not with one that is
   * beaten; in the points game never. */
  static const struct {
    const char *victory;
    const char *moves;
    const char *parts;
    const char *stop;
  } list[] = {
    { "knockout", "train 1 etkkk", "etkkk", "Stop with 12: Out" },
    { "knockout", "train 1 etkkk", "etkc", "Done: 10, Out" },
    { "knockout", "train 1 etkkk", "etkkkb", "Done: 14" },
    { "knockout", "train 1 etkkk", "et", "Stop" },
    { "knockout", "short 1", "etk", "Stop with 4" },
    { NULL, "train 1 etkkk", "etk", "Stop with 4" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (list); i++) {
    RhZugState state = zug_table_start (3, list[i].victory, 0, 0, list[i].moves);
    RhZugDraft draft = { zug_table_train (list[i].parts) };
    RhZugTurn turn;

    g_assert_true (rh_zug_turn_compute (&state, &draft, &turn));
    zug_assert_text (rh_zug_text_turn_stop (&turn), list[i].stop);
  }
}

static void
test_why_not (void)
{
  RhZugTurn turn = compute ("et");

  g_assert_cmpstr (rh_zug_text_turn_why_not_stop (&turn), ==, "A train needs an engine, a tender, and a car or caboose.");
  g_assert_null (rh_zug_text_turn_why_not (&turn, RH_ZUG_MOVE_SHORT));
  zug_assert_text (rh_zug_text_turn_why_not (&turn, RH_ZUG_MOVE_TRAIN), "A train needs an engine, a tender, and a car or caboose.");
  zug_assert_text (rh_zug_text_turn_why_not (&turn, RH_ZUG_MOVE_WRECK),
                   "Only a train that can run can be wrecked: set down all of it, or nothing.");
  turn = compute ("etc");
  g_assert_null (rh_zug_text_turn_why_not_stop (&turn));
  zug_assert_text (rh_zug_text_turn_why_not (&turn, RH_ZUG_MOVE_SHORT),
                   "With the caboose the turn is over. “Done: 2” ends the turn.");
  turn = compute ("etko");
  zug_assert_text (rh_zug_text_turn_why_not (&turn, RH_ZUG_MOVE_SHORT),
                   "This train can run: that is no shortage. “Stop with 7” ends the turn.");
  g_assert_null (rh_zug_text_turn_why_not (&turn, RH_ZUG_MOVE_WRECK));
  turn = compute ("etkoko");
  zug_assert_text (rh_zug_text_turn_why_not (&turn, RH_ZUG_MOVE_WRECK), "All six dice are down. “Done: 14” ends the turn.");
}

#define assert_refused(turn, refusal, text) \
  zug_assert_text (rh_zug_text_turn_refused (turn, refusal), text)

static void
test_refused_end (void)
{
  /* A turn that can't end as was asked for, behind a part that wasn't taken: what ends it is told once. */
  RhZugRefusal refusal = { 0 };
  RhZugTurn turn = compute ("etk");

  rh_zug_refusal_part (&refusal, &turn, RH_ZUG_TENDER, NOW);
  g_assert_false (rh_zug_refusal_end (&refusal, &turn, RH_ZUG_MOVE_SHORT, NOW, 0));
  assert_refused (&turn, &refusal,
                  "Not taken: Tender. This train can run: that is no shortage. Enter once more ends the turn, Escape goes on with it.");

  /* One that is to fail fails when that is wanted again. */
  refusal = (RhZugRefusal) { 0 };
  rh_zug_refusal_part (&refusal, &turn, RH_ZUG_TENDER, NOW);
  g_assert_false (rh_zug_refusal_end (&refusal, &turn, RH_ZUG_MOVE_WRECK, NOW, 0));
  assert_refused (&turn, &refusal, "Not taken: Tender. A train has one tender. If it is a wreck, press once more.");
  turn = compute ("");
  refusal = (RhZugRefusal) { 0 };
  g_assert_false (rh_zug_refusal_end (&refusal, &turn, RH_ZUG_MOVE_SHORT, NOW, NOW));
  turn = compute ("e");
  rh_zug_refusal_taken (&refusal, NOW);
  g_assert_false (rh_zug_refusal_end (&refusal, &turn, RH_ZUG_MOVE_SHORT, NOW, NOW));
  assert_refused (&turn, &refusal, "If it is a shortage, press once more.");
}

static void
test_refused (void)
{
  /* The next player's dice can't follow before the turn is ended: that is said, too. Who typed is told what wasn't taken, and who
   * believes that the turn has ended, what the keys do. */
  RhZugRefusal refusal = { 0 };
  RhZugTurn turn = compute ("etkc");

  g_assert_null (rh_zug_text_turn_refused (&turn, &refusal));
  rh_zug_refusal_part (&refusal, &turn, RH_ZUG_ENGINE, RH_ZUG_TAPPED);
  assert_refused (&turn, &refusal, "The caboose ends the train. “Done: 10” ends the turn.");
  turn = compute ("");
  rh_zug_refusal_part (&refusal, &turn, RH_ZUG_TENDER, RH_ZUG_TAPPED);
  assert_refused (&turn, &refusal, "An engine comes first.");
  rh_zug_refusal_part (&refusal, &turn, RH_ZUG_TENDER, NOW);
  assert_refused (&turn, &refusal, "Not taken: Tender. An engine comes first.");
  turn = compute ("etk");
  zug_assert_text (rh_zug_text_turn_stop_asked (&turn), "Stop with 4?");
  g_assert_false (rh_zug_refusal_end (&refusal, &turn, RH_ZUG_MOVE_TRAIN, NOW, 0));
  assert_refused (&turn, &refusal,
                  "Not taken: Tender. Enter once more ends the turn, Escape goes on with it.");
  rh_zug_refusal_part (&refusal, &turn, RH_ZUG_ENGINE, NOW);
  assert_refused (&turn, &refusal,
                  "2 parts not taken, last Engine. Enter twice ends the turn, Escape goes on with it.");
  rh_zug_refusal_part (&refusal, &turn, RH_ZUG_ENGINE, NOW);
  assert_refused (&turn, &refusal, "3 parts not taken, last Engine. Enter twice ends the turn, Escape goes on with it.");
  turn = compute ("et");
  assert_refused (&turn, &refusal, "3 parts not taken, last Engine. Escape goes on with this turn.");
}

static void
test_put_right (void)
{
  /* A reason that is one no more isn't given: what was typed at a stretch is there, and so are the dice in hand; what was held back
   * has the way on alone. */
  RhZugRefusal refusal = { 0 };
  RhZugTurn turn = compute ("e");

  rh_zug_refusal_part (&refusal, &turn, RH_ZUG_TANK, NOW);
  assert_refused (&turn, &refusal, "Not taken: Tank. Behind the engine comes a tender.");
  turn = compute ("etk");
  rh_zug_refusal_taken (&refusal, NOW);
  assert_refused (&turn, &refusal, "Not taken: Tank. 3 dice in hand");

  refusal = (RhZugRefusal) { 0 };
  turn = compute ("e");
  g_assert_false (rh_zug_refusal_end (&refusal, &turn, RH_ZUG_MOVE_WRECK, NOW, 0));
  assert_refused (&turn, &refusal, "Only a train that can run can be wrecked: set down all of it, or nothing.");
  rh_zug_refusal_part (&refusal, &turn, RH_ZUG_ENGINE, NOW);
  assert_refused (&turn, &refusal, "Not taken: Engine. Escape goes on with this turn.");
  rh_zug_refusal_part (&refusal, &turn, RH_ZUG_TANK, NOW);
  assert_refused (&turn, &refusal, "2 parts not taken, last Tank. Escape goes on with this turn.");
}

static void
test_wanted (void)
{
  /* What would end a turn with nothing set down, at a stretch with the one before, is asked for once more; for who didn't look it
   * stays. */
  RhZugRefusal refusal = { 0 };
  RhZugTurn turn = compute ("");

  g_assert_false (rh_zug_refusal_end (&refusal, &turn, RH_ZUG_MOVE_SHORT, NOW + 1, NOW));
  assert_refused (&turn, &refusal, "Pressed too soon. If it is a shortage, press once more.");
  g_assert_false (rh_zug_refusal_end (&refusal, &turn, RH_ZUG_MOVE_WRECK, NOW + 2, NOW));
  assert_refused (&turn, &refusal, "Pressed too soon. If it is a wreck, press once more.");
  turn = compute ("et");
  rh_zug_refusal_taken (&refusal, NOW);
  assert_refused (&turn, &refusal, "Not taken: Wreck. 4 dice in hand");
  turn = compute ("");
  refusal = (RhZugRefusal) { 0 };
  g_assert_false (rh_zug_refusal_end (&refusal, &turn, RH_ZUG_MOVE_TRAIN, NOW, 0));
  assert_refused (&turn, &refusal, "A train needs an engine, a tender, and a car or caboose.");
}

static void
test_spoken (void)
{
  g_autoptr (RhSetup) setup = zug_table_setup (2, NULL, 0, 0);
  RhZugState state = zug_table_start (2, NULL, 0, 0, NULL);
  RhZugTurn turn = compute ("");

  zug_assert_text (rh_zug_text_turn_question (setup, &state), "Anna sets down …");
  zug_assert_text (rh_zug_text_turn_spoken (&turn), "Nothing is set down yet.");
  turn = compute ("etk");
  zug_assert_text (rh_zug_text_turn_spoken (&turn), "Engine, Tender, Tank: 4 points");
}

static void
test_dice (void)
{
  zug_assert_text (rh_zug_text_turn_dice (1), "1 die in hand");
  zug_assert_text (rh_zug_text_turn_dice (3), "3 dice in hand");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/zug-text-turn/dice", test_dice);
  g_test_add_func ("/zug-text-turn/refused-end", test_refused_end);
  g_test_add_func ("/zug-text-turn/grows", test_grows);
  g_test_add_func ("/zug-text-turn/out", test_out);
  g_test_add_func ("/zug-text-turn/why-not", test_why_not);
  g_test_add_func ("/zug-text-turn/refused", test_refused);
  g_test_add_func ("/zug-text-turn/put-right", test_put_right);
  g_test_add_func ("/zug-text-turn/wanted", test_wanted);
  g_test_add_func ("/zug-text-turn/spoken", test_spoken);

  return g_test_run ();
}
