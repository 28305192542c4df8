/* SPDX-License-Identifier: GPL-3.0-or-later
 * Whether a lead holds to the end of the round against those who still have a turn. */

#include "rh-zug-fresh.h"
#include "rh-zug-hold.h"
#include "zug-table.h"

#define NEAR 1e-12

static RhZugTurn
compute (guint n_seats, const char *moves, const char *parts)
{
  RhZugState state = zug_table_start (n_seats, NULL, 20, 0, moves);
  RhZugDraft draft = { zug_table_train (parts) };
  RhZugTurn turn;

  g_assert_true (rh_zug_turn_compute (&state, &draft, &turn));

  return turn;
}

static void
test_stop (void)
{
  /* Anna has 16 and sets down 16 more; Bram with 12 overtakes with 21, Csilla with 8 with 25: neither must. */
  RhZugTurn turn = compute (3, "train 1 etkkkk;train 2 etkkk;train 3 etkk", "etekkkk");
  RhZugHold hold;

  rh_zug_hold_compute (&turn, FALSE, &hold);
  g_assert_cmpfloat_with_epsilon (hold.stop, (1 - rh_zug_fresh_get (21)) * (1 - rh_zug_fresh_get (25)), NEAR);
  g_assert_cmpfloat (hold.roll, >, 0);
  g_assert_cmpfloat (hold.roll, <, 1);
}

static void
test_roll (void)
{
  /* One die left, and one who is far behind: nothing is gained by a second engine, and a tender is a wreck. Any other face holds as
   * well as its points do. */
  RhZugTurn turn = compute (2, "train 1 etkkkk;short 2", "etkkk");
  RhZugHold hold;
  double sum = 0;

  g_assert_cmpint (turn.rivals[0].needs, ==, 29);
  rh_zug_hold_compute (&turn, FALSE, &hold);
  for (int points = 14; points <= 16; points++)
    sum += 1 - rh_zug_fresh_get (29 + points - 12);
  sum += 1 - rh_zug_fresh_get (29 + 26 - 12);
  g_assert_cmpfloat (hold.roll, >=, (sum + hold.stop) / 6 - NEAR);
  g_assert_cmpfloat (hold.roll, <=, 5.0 / 6);
}

static void
test_alone (void)
{
  /* Where as much only shares the lead, rolling on is for more: a second engine alone brings none. */
  RhZugTurn turn = compute (2, "train 1 etkkkk;short 2", "etkkk");
  RhZugHold any;
  RhZugHold more;

  rh_zug_hold_compute (&turn, FALSE, &any);
  rh_zug_hold_compute (&turn, TRUE, &more);
  g_assert_cmpfloat (more.stop, ==, any.stop);
  g_assert_cmpfloat (more.roll, <=, any.roll);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/zug-hold/stop", test_stop);
  g_test_add_func ("/zug-hold/roll", test_roll);
  g_test_add_func ("/zug-hold/alone", test_alone);

  return g_test_run ();
}
