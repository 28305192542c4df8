/* SPDX-License-Identifier: GPL-3.0-or-later
 * What wasn't taken in a turn: it stays for who types, and nothing that is typed after it ends in the wrong train. */

#include "zug-table.h"

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
  rh_zug_refusal_part (&refusal, &turn, RH_ZUG_ORE, TRUE);
  g_assert_true (rh_zug_refusal_is_any (&refusal));
  g_assert_cmpint (refusal.bar, ==, RH_ZUG_BAR_TENDER_SECOND);
  g_assert_false (refusal.held);
  turn = compute ("etk");
  rh_zug_refusal_taken (&refusal, TRUE);
  g_assert_true (rh_zug_refusal_is_any (&refusal));
  g_assert_false (rh_zug_refusal_end (&refusal, &turn, RH_ZUG_MOVE_TRAIN));
  g_assert_true (refusal.held);
  g_assert_true (rh_zug_refusal_end (&refusal, &turn, RH_ZUG_MOVE_TRAIN));
}

static void
test_next (void)
{
  /* Who types on, for the next player, isn't taken to have seen that: the next end asks again. */
  RhZugRefusal refusal = { 0 };
  RhZugTurn turn = compute ("etk");

  rh_zug_refusal_part (&refusal, &turn, RH_ZUG_TENDER, TRUE);
  g_assert_false (rh_zug_refusal_end (&refusal, &turn, RH_ZUG_MOVE_TRAIN));
  for (guint i = 0; i < 2; i++) {
    rh_zug_refusal_part (&refusal, &turn, RH_ZUG_ENGINE, TRUE);
    g_assert_true (refusal.held);
    g_assert_false (rh_zug_refusal_end (&refusal, &turn, RH_ZUG_MOVE_TRAIN));
  }
  g_assert_cmpuint (refusal.n_parts, ==, 3);
  g_assert_true (rh_zug_refusal_end (&refusal, &turn, RH_ZUG_MOVE_TRAIN));
}

static void
test_tapped (void)
{
  /* Who taps sees it: it asks nothing, and is gone with the next thing taken; a tap forgives what was typed, too. */
  RhZugRefusal refusal = { 0 };
  RhZugTurn turn = compute ("etk");

  rh_zug_refusal_part (&refusal, &turn, RH_ZUG_TENDER, FALSE);
  g_assert_true (rh_zug_refusal_end (&refusal, &turn, RH_ZUG_MOVE_TRAIN));
  rh_zug_refusal_taken (&refusal, TRUE);
  g_assert_false (rh_zug_refusal_is_any (&refusal));
  rh_zug_refusal_part (&refusal, &turn, RH_ZUG_TENDER, TRUE);
  rh_zug_refusal_taken (&refusal, FALSE);
  g_assert_false (rh_zug_refusal_is_any (&refusal));
}

static void
test_denied (void)
{
  /* Of an end that can't be, the other may be meant; but not what is typed for the next player. One too many means nothing. */
  RhZugRefusal refusal = { 0 };
  RhZugTurn turn = compute ("et");

  g_assert_false (rh_zug_refusal_end (&refusal, &turn, RH_ZUG_MOVE_WRECK));
  g_assert_true (refusal.held);
  g_assert_true (rh_zug_refusal_end (&refusal, &turn, RH_ZUG_MOVE_SHORT));
  rh_zug_refusal_part (&refusal, &turn, RH_ZUG_ENGINE, TRUE);
  g_assert_false (rh_zug_refusal_end (&refusal, &turn, RH_ZUG_MOVE_SHORT));

  refusal = (RhZugRefusal) { 0 };
  turn = compute ("");
  g_assert_false (rh_zug_refusal_end (&refusal, &turn, RH_ZUG_MOVE_TRAIN));
  g_assert_true (rh_zug_refusal_is_any (&refusal));
  g_assert_false (refusal.held);
  rh_zug_refusal_taken (&refusal, TRUE);
  g_assert_false (rh_zug_refusal_is_any (&refusal));
}

static void
test_begun (void)
{
  /* Twice is once; but if the second was meant, what follows is the next player's, and its end asks. */
  RhZugRefusal refusal = { 0 };
  RhZugTurn turn = compute ("etk");

  rh_zug_refusal_begun (&refusal);
  g_assert_true (rh_zug_refusal_end (&refusal, &turn, RH_ZUG_MOVE_TRAIN));
  rh_zug_refusal_taken (&refusal, TRUE);
  g_assert_false (rh_zug_refusal_end (&refusal, &turn, RH_ZUG_MOVE_TRAIN));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/zug-refusal/typed", test_typed);
  g_test_add_func ("/zug-refusal/next", test_next);
  g_test_add_func ("/zug-refusal/tapped", test_tapped);
  g_test_add_func ("/zug-refusal/denied", test_denied);
  g_test_add_func ("/zug-refusal/begun", test_begun);

  return g_test_run ();
}
