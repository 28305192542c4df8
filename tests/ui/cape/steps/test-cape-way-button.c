/* SPDX-License-Identifier: GPL-3.0-or-later
 * The ways to pay for a build, each a button with what it costs and leaves. */

#include "config.h"

#include "board.h"
#include "rh-cape-way-button.h"

/* A build that lacks three rails, of somebody with £50 and two bonus rails. */
static const RhCapeOffer offer = {
  .bonus = 2, .lacking = 3, .useful = 2, .missing = 1, .cost = 10, .capital = 50, .can_build = TRUE,
  .n_ways = 3,
  .ways = {
    { .bonus = 2, .buy = 1, .cost = 10, .income = 4, .left = 44 },
    { .bonus = 1, .buy = 2, .cost = 20, .income = 4, .left = 34 },
    { .bonus = 0, .buy = 3, .cost = 30, .income = 4, .left = 24 },
  },
};

static void
test_describe (void)
{
  /* What costs nothing has no price; the income is always told, beside the bonus rails where those help,
   * and that it wins before both. */
  Board board = { 0 };
  RhCapeOffer plain = { .n_ways = 1, .ways = { { .cost = 0, .income = 7, .left = 57 } } };
  RhCapeOffer last = offer;
  GtkWidget *button = rh_button_new ();

  rh_cape_way_button_set (RH_BUTTON (button), &offer, 0);
  board_show (&board, button, 300, 100);
  board_assert_name (button, "Build for £10, 2 bonus, +£4, leaves £44");
  rh_cape_way_button_set (RH_BUTTON (button), &plain, 0);
  board_assert_name (button, "Build, +£7 income, leaves £57");
  last.wins = TRUE;
  rh_cape_way_button_set (RH_BUTTON (button), &last, 0);
  board_assert_name (button, "Build for £10, wins, 2 bonus, +£4, leaves £44");
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/cape-way-button/describe", test_describe);

  return g_test_run ();
}
