/* SPDX-License-Identifier: GPL-3.0-or-later
 * Who is due: in turn, out of turn, and in the last round. */

#include "rh-heart-order.h"
#include "heart-table.h"

#define MANY "claim 1 red 6;claim 1 red 6;claim 1 red 6;claim 1 red 6;claim 1 red 6;claim 1 red 6;claim 1 red 6;"
#define LAST MANY "claim 1 red 1"

/* As figures, from 1: those due one after the other, and those who have the last turn still. */
static void
assert_order (guint n_seats, const char *moves, const char *due, const char *waiting)
{
  RhHeartState state = heart_table_start (n_seats, moves);
  g_autoptr (GString) seats = g_string_new (NULL);
  g_autoptr (GString) still = g_string_new (NULL);
  RhHeartOrder order;

  rh_heart_order_compute (&state, &order);
  for (guint i = 0; i < order.n; i++)
    g_string_append_printf (seats, "%u", order.seats[i] + 1);
  for (guint i = 0; i < n_seats; i++) {
    if (rh_heart_state_get_waiting (&state) >> i & 1)
      g_string_append_printf (still, "%u", i + 1);
  }

  g_assert_cmpstr (seats->str, ==, due);
  g_assert_cmpstr (still->str, ==, waiting);
  g_assert_cmpint (rh_heart_state_get_next (&state), ==, (int) order.seats[0]);
}

static void
test_in_turn (void)
{
  /* Around the table from who acted last; who comes between two moves has drawn cards. */
  assert_order (4, NULL, "1234", "");
  assert_order (4, "claim 1 red 1", "2341", "");
  assert_order (4, "claim 1 red 1;terrain 3 desert", "4123", "");
}

static void
test_out_of_turn (void)
{
  /* Out of turn it stays the turn of who is due, and everybody is asked after that: whether it was told late or made early,
   * nobody knows. */
  assert_order (4, "claim 1 red 1;claim 4 red 1 before 2", "2341", "");
  assert_order (4, "claim 1 red 1;claim 4 red 1 before 2;claim 2 red 1", "3412", "");
  assert_order (4, "claim 1 red 1;claim 4 red 1 before 2;claim 2 red 1;claim 3 red 1", "4123", "");
  /* Who was due before had drawn cards already. */
  assert_order (4, "claim 1 red 1;claim 4 red 1 before 3", "3412", "");
  /* Everybody but one, or one twice. */
  assert_order (3, "claim 1 red 1;claim 3 red 1 before 2;terrain 1 desert before 2", "231", "");
  assert_order (3, "claim 1 red 1;claim 3 red 1 before 2;claim 3 red 1 before 2", "231", "");
  assert_order (3, "claim 1 red 1;claim 3 red 1 before 2;claim 3 red 1", "123", "");
  assert_order (2, "claim 1 red 1;claim 2 red 1;claim 2 red 1 before 1", "12", "");
  assert_order (4, "claim 1 red 1;claim 3 red 1;claim 2 red 1 before 4", "4123", "");
}

static void
test_last_round (void)
{
  /* H10: each player has one more turn, who began it comes last, and who is passed over in turn has had it. */
  assert_order (4, LAST, "2341", "1234");
  assert_order (4, LAST ";terrain 2 desert", "341", "134");
  assert_order (4, LAST ";terrain 4 desert", "1", "1");
  assert_order (4, LAST ";terrain 1 desert", "2341", "");
}

static void
test_last_round_out_of_turn (void)
{
  /* Nobody who was skipped has had it, nor who was early, how often ever: by player, not by count. */
  assert_order (4, LAST ";claim 4 red 1 before 2", "2341", "1234");
  assert_order (4, LAST ";claim 4 red 1 before 2;claim 4 red 1 before 2;claim 2 red 1", "341", "134");
  assert_order (4, LAST ";claim 4 red 1 before 2;claim 2 red 1;claim 1 red 1 before 3", "341", "134");
  assert_order (4, LAST ";claim 4 red 1 before 2;claim 2 red 1;claim 1 red 1 before 3;terrain 3 desert", "41", "14");
  assert_order (4, LAST ";claim 3 red 1;claim 2 red 1 before 4", "41", "14"); /* told late: that one had had it */
  /* Who began it, too early, or who did so out of turn. */
  assert_order (4, LAST ";claim 1 red 1 before 2", "2341", "1234");
  assert_order (3, "claim 3 red 1;" MANY "claim 2 red 1;claim 1 red 1 before 3", "312", "123");
}

static void
test_get_first (void)
{
  /* Who is due before somebody; nobody where that one isn't due. */
  const RhHeartOrder order = { .n = 3, .seats = { 1, 2, 0 } };
  guint place;

  g_assert_cmphex (rh_heart_order_get_first (&order, 1), ==, 0);
  g_assert_cmphex (rh_heart_order_get_first (&order, 0), ==, 1 << 1 | 1 << 2);
  g_assert_cmphex (rh_heart_order_get_first (&order, 3), ==, 0);
  g_assert_true (rh_heart_order_find (&order, 0, &place));
  g_assert_cmpuint (place, ==, 2);
  g_assert_false (rh_heart_order_find (&order, 3, NULL));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/heart-order/in-turn", test_in_turn);
  g_test_add_func ("/heart-order/out-of-turn", test_out_of_turn);
  g_test_add_func ("/heart-order/last-round", test_last_round);
  g_test_add_func ("/heart-order/last-round-out-of-turn", test_last_round_out_of_turn);
  g_test_add_func ("/heart-order/get-first", test_get_first);

  return g_test_run ();
}
