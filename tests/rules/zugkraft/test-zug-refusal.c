/* SPDX-License-Identifier: GPL-3.0-or-later
 * What wasn't taken in a turn: it stays for who types, and nothing that is typed after it ends in the wrong train. */

#include "zug-table.h"

#define NOW (100 * G_TIME_SPAN_SECOND)
#define MEANT (NOW + RH_ZUG_REFUSAL_MEANT_MS * G_TIME_SPAN_MILLISECOND)
#define LATER (NOW + RH_ZUG_REFUSAL_PAUSE_MS * G_TIME_SPAN_MILLISECOND)
#define LATER_STILL (LATER + RH_ZUG_REFUSAL_PAUSE_MS * G_TIME_SPAN_MILLISECOND)

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
test_typed (void)
{
  /* A part is refused and others are taken: before the turn ends somebody is asked, and then only an end is taken. */
  RhZugRefusal refusal = { 0 };
  RhZugTurn turn = compute ("e");

  g_assert_false (rh_zug_refusal_is_any (&refusal));
  rh_zug_refusal_part (&refusal, &turn, RH_ZUG_ORE, NOW);
  g_assert_true (rh_zug_refusal_is_any (&refusal));
  g_assert_cmpint (refusal.bar, ==, RH_ZUG_BAR_TENDER_SECOND);
  g_assert_false (refusal.held);
  turn = compute ("etk");
  rh_zug_refusal_taken (&refusal, NOW);
  g_assert_true (rh_zug_refusal_is_any (&refusal));
  g_assert_false (rh_zug_refusal_end (&refusal, &turn, RH_ZUG_MOVE_TRAIN, NOW, 0));
  g_assert_true (refusal.held);
  g_assert_true (rh_zug_refusal_end (&refusal, &turn, RH_ZUG_MOVE_TRAIN, NOW, 0));
}

static void
test_next (void)
{
  /* Who types on, for the next player, isn't taken to have seen that: the next end asks again. */
  RhZugRefusal refusal = { 0 };
  RhZugTurn turn = compute ("etk");

  rh_zug_refusal_part (&refusal, &turn, RH_ZUG_TENDER, NOW);
  g_assert_false (rh_zug_refusal_end (&refusal, &turn, RH_ZUG_MOVE_TRAIN, NOW, 0));
  for (guint i = 0; i < 2; i++) {
    rh_zug_refusal_part (&refusal, &turn, RH_ZUG_ENGINE, NOW);
    g_assert_true (refusal.held);
    g_assert_false (rh_zug_refusal_end (&refusal, &turn, RH_ZUG_MOVE_TRAIN, NOW, 0));
  }
  g_assert_cmpuint (refusal.n_parts, ==, 3);
  g_assert_true (rh_zug_refusal_end (&refusal, &turn, RH_ZUG_MOVE_TRAIN, NOW, 0));
}

static void
test_tapped (void)
{
  /* Who taps sees it: it asks nothing, and is gone with the next thing taken; a tap forgives what was typed, too. */
  RhZugRefusal refusal = { 0 };
  RhZugTurn turn = compute ("etk");

  rh_zug_refusal_part (&refusal, &turn, RH_ZUG_TENDER, RH_ZUG_TAPPED);
  g_assert_true (rh_zug_refusal_end (&refusal, &turn, RH_ZUG_MOVE_TRAIN, NOW, 0));
  rh_zug_refusal_taken (&refusal, NOW);
  g_assert_false (rh_zug_refusal_is_any (&refusal));
  rh_zug_refusal_part (&refusal, &turn, RH_ZUG_TENDER, NOW);
  rh_zug_refusal_taken (&refusal, RH_ZUG_TAPPED);
  g_assert_false (rh_zug_refusal_is_any (&refusal));
}

static void
test_denied (void)
{
  /* Of an end that can't be, the other may be meant; but not what is typed for the next player. One too many means nothing. */
  RhZugRefusal refusal = { 0 };
  RhZugTurn turn = compute ("et");

  g_assert_false (rh_zug_refusal_end (&refusal, &turn, RH_ZUG_MOVE_WRECK, NOW, 0));
  g_assert_true (refusal.held);
  g_assert_true (rh_zug_refusal_end (&refusal, &turn, RH_ZUG_MOVE_SHORT, NOW, 0));
  rh_zug_refusal_part (&refusal, &turn, RH_ZUG_ENGINE, NOW);
  g_assert_false (rh_zug_refusal_end (&refusal, &turn, RH_ZUG_MOVE_SHORT, NOW, 0));

  refusal = (RhZugRefusal) { 0 };
  turn = compute ("");
  g_assert_false (rh_zug_refusal_end (&refusal, &turn, RH_ZUG_MOVE_TRAIN, NOW, 0));
  g_assert_true (rh_zug_refusal_is_any (&refusal));
  g_assert_false (refusal.held);
  rh_zug_refusal_taken (&refusal, NOW);
  g_assert_false (rh_zug_refusal_is_any (&refusal));
}

static void
test_wanted (void)
{
  /* With nothing set down a turn fails by one press, but not by one that came with that which ended the turn before: it asks, and once
   * more, when it can be meant, ends it. */
  static const RhZugMoveKind kinds[] = { RH_ZUG_MOVE_WRECK, RH_ZUG_MOVE_SHORT };
  RhZugTurn turn = compute ("");

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++) {
    RhZugRefusal refusal = { 0 };

    g_assert_true (rh_zug_refusal_end (&refusal, &turn, kinds[i], NOW, 0));
    g_assert_false (rh_zug_refusal_is_any (&refusal));
    g_assert_false (rh_zug_refusal_end (&refusal, &turn, kinds[1 - i], MEANT - 1, NOW));
    g_assert_false (rh_zug_refusal_end (&refusal, &turn, kinds[i], MEANT - 1, NOW));
    g_assert_true (rh_zug_refusal_is_any (&refusal));
    g_assert_true (rh_zug_refusal_asks (&refusal, &turn, kinds[i]));
    g_assert_false (rh_zug_refusal_asks (&refusal, &turn, kinds[1 - i]));
    g_assert_false (rh_zug_refusal_asks (&refusal, &turn, RH_ZUG_MOVE_TRAIN));
    g_assert_true (rh_zug_refusal_end (&refusal, &turn, kinds[i], MEANT, NOW));
  }
}

static void
test_wanted_with_train (void)
{
  /* What is set down says what is meant, however fast. */
  RhZugRefusal refusal = { 0 };
  RhZugTurn turn = compute ("etk");

  g_assert_true (rh_zug_refusal_end (&refusal, &turn, RH_ZUG_MOVE_WRECK, NOW, NOW));
  turn = compute ("e");
  g_assert_true (rh_zug_refusal_end (&refusal, &turn, RH_ZUG_MOVE_SHORT, NOW, NOW));
}

static void
test_wanted_unseen (void)
{
  /* Who has pressed too soon, without a look, is at the next player's dice: they are taken, and their end asks. A part that is tapped, or
   * comes after a pause, is from who has seen it. */
  RhZugRefusal refusal = { 0 };
  RhZugTurn turn = compute ("");

  g_assert_false (rh_zug_refusal_end (&refusal, &turn, RH_ZUG_MOVE_WRECK, NOW, NOW));
  turn = compute ("etk");
  g_assert_true (rh_zug_refusal_takes (&refusal, RH_ZUG_ENGINE, LATER - 1));
  rh_zug_refusal_taken (&refusal, LATER - 1);
  g_assert_false (rh_zug_refusal_asks (&refusal, &turn, RH_ZUG_MOVE_WRECK));
  g_assert_false (rh_zug_refusal_end (&refusal, &turn, RH_ZUG_MOVE_TRAIN, LATER, 0));
  g_assert_true (rh_zug_refusal_asks (&refusal, &turn, RH_ZUG_MOVE_TRAIN));
  g_assert_true (rh_zug_refusal_end (&refusal, &turn, RH_ZUG_MOVE_TRAIN, LATER, 0));

  for (guint i = 0; i < 2; i++) {
    refusal = (RhZugRefusal) { 0 };
    turn = compute ("");
    g_assert_false (rh_zug_refusal_end (&refusal, &turn, RH_ZUG_MOVE_SHORT, NOW, NOW));
    rh_zug_refusal_taken (&refusal, i == 0 ? RH_ZUG_TAPPED : LATER);
    g_assert_false (rh_zug_refusal_is_any (&refusal));
    turn = compute ("e");
    g_assert_true (rh_zug_refusal_end (&refusal, &turn, RH_ZUG_MOVE_SHORT, LATER, NOW));
  }
}

static void
test_fails (void)
{
  /* Parts weren't taken, and the turn is to fail: that is what is asked for once more, and nothing else. */
  static const RhZugMoveKind kinds[] = { RH_ZUG_MOVE_WRECK, RH_ZUG_MOVE_SHORT };
  static const char *const trains[] = { "etk", "e" };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++) {
    RhZugRefusal refusal = { 0 };
    RhZugTurn turn = compute (trains[i]);

    rh_zug_refusal_part (&refusal, &turn, i == 0 ? RH_ZUG_TENDER : RH_ZUG_ORE, NOW);
    g_assert_false (rh_zug_refusal_end (&refusal, &turn, kinds[i], NOW, 0));
    g_assert_true (rh_zug_refusal_asks (&refusal, &turn, kinds[i]));
    g_assert_false (rh_zug_refusal_asks (&refusal, &turn, kinds[1 - i]));
    g_assert_false (rh_zug_refusal_asks (&refusal, &turn, RH_ZUG_MOVE_TRAIN));
    g_assert_true (rh_zug_refusal_end (&refusal, &turn, kinds[i], NOW, 0));
  }
}

static void
test_put_right (void)
{
  /* A part that is taken after a pause puts right what was refused: nothing is asked. Without a part, the end is asked for, however
   * long the pause. */
  RhZugRefusal refusal = { 0 };
  RhZugTurn turn = compute ("etk");

  rh_zug_refusal_part (&refusal, &turn, RH_ZUG_TENDER, NOW);
  rh_zug_refusal_taken (&refusal, LATER - 1);
  g_assert_true (rh_zug_refusal_is_any (&refusal));
  rh_zug_refusal_part (&refusal, &turn, RH_ZUG_TENDER, NOW);
  rh_zug_refusal_taken (&refusal, LATER);
  g_assert_false (rh_zug_refusal_is_any (&refusal));

  rh_zug_refusal_part (&refusal, &turn, RH_ZUG_TENDER, NOW);
  g_assert_false (rh_zug_refusal_end (&refusal, &turn, RH_ZUG_MOVE_TRAIN, LATER_STILL, 0));
  g_assert_true (rh_zug_refusal_end (&refusal, &turn, RH_ZUG_MOVE_TRAIN, LATER_STILL, 0));
}

static void
test_let_go (void)
{
  /* After an end that can't be, a part that isn't an engine can't be the next player's: it is taken at once, and nothing is held back
   * any more. One that may not follow has its reason. */
  RhZugRefusal refusal = { 0 };
  RhZugTurn turn = compute ("e");

  g_assert_false (rh_zug_refusal_end (&refusal, &turn, RH_ZUG_MOVE_TRAIN, NOW, 0));
  g_assert_true (refusal.held);
  g_assert_true (rh_zug_refusal_takes (&refusal, RH_ZUG_TENDER, NOW));
  g_assert_true (rh_zug_refusal_takes (&refusal, RH_ZUG_ENGINE, RH_ZUG_TAPPED));
  rh_zug_refusal_taken (&refusal, NOW);
  g_assert_false (rh_zug_refusal_is_any (&refusal));

  g_assert_false (rh_zug_refusal_end (&refusal, &turn, RH_ZUG_MOVE_TRAIN, NOW, 0));
  rh_zug_refusal_part (&refusal, &turn, RH_ZUG_TANK, NOW);
  g_assert_cmpint (refusal.bar, ==, RH_ZUG_BAR_TENDER_SECOND);
  g_assert_cmpuint (refusal.n_parts, ==, 1);
  g_assert_false (refusal.held);
}

static void
test_goes_on (void)
{
  /* Parts were refused, and the end was asked for: what is taken then holds nothing back, but the end is asked for again. */
  RhZugRefusal refusal = { 0 };
  RhZugTurn turn = compute ("etk");

  rh_zug_refusal_part (&refusal, &turn, RH_ZUG_TENDER, NOW);
  g_assert_false (rh_zug_refusal_end (&refusal, &turn, RH_ZUG_MOVE_TRAIN, NOW, 0));
  g_assert_true (rh_zug_refusal_takes (&refusal, RH_ZUG_ORE, NOW));
  rh_zug_refusal_taken (&refusal, NOW);
  g_assert_false (refusal.held);
  g_assert_true (rh_zug_refusal_is_any (&refusal));
  g_assert_false (rh_zug_refusal_end (&refusal, &turn, RH_ZUG_MOVE_TRAIN, NOW, 0));
}

static void
test_next_train (void)
{
  /* With an engine the next player's train may begin: it isn't taken, and nor is what follows it, however slowly. */
  RhZugRefusal refusal = { 0 };
  RhZugTurn turn = compute ("et");

  g_assert_false (rh_zug_refusal_end (&refusal, &turn, RH_ZUG_MOVE_WRECK, NOW, 0));
  g_assert_false (rh_zug_refusal_takes (&refusal, RH_ZUG_ENGINE, LATER));
  rh_zug_refusal_part (&refusal, &turn, RH_ZUG_ENGINE, LATER);
  g_assert_true (refusal.next);
  g_assert_false (rh_zug_refusal_takes (&refusal, RH_ZUG_TANK, LATER_STILL));
  rh_zug_refusal_part (&refusal, &turn, RH_ZUG_TANK, LATER_STILL);
  g_assert_true (refusal.held);
  g_assert_true (rh_zug_refusal_takes (&refusal, RH_ZUG_TANK, RH_ZUG_TAPPED));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/zug-refusal/typed", test_typed);
  g_test_add_func ("/zug-refusal/next", test_next);
  g_test_add_func ("/zug-refusal/tapped", test_tapped);
  g_test_add_func ("/zug-refusal/denied", test_denied);
  g_test_add_func ("/zug-refusal/wanted", test_wanted);
  g_test_add_func ("/zug-refusal/wanted-with-train", test_wanted_with_train);
  g_test_add_func ("/zug-refusal/wanted-unseen", test_wanted_unseen);
  g_test_add_func ("/zug-refusal/fails", test_fails);
  g_test_add_func ("/zug-refusal/put-right", test_put_right);
  g_test_add_func ("/zug-refusal/let-go", test_let_go);
  g_test_add_func ("/zug-refusal/goes-on", test_goes_on);
  g_test_add_func ("/zug-refusal/next-train", test_next_train);

  return g_test_run ();
}
