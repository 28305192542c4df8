/* SPDX-License-Identifier: GPL-3.0-or-later
 * The ways to pay for a build, a row each, below the sum without bonus rails. */

#include "config.h"

#include "board.h"
#include "rh-button.h"
#include "rh-cape-ways.h"

#define WIDTH 376

/* A build that lacks three rails, of somebody with £50 and two bonus rails. */
static const RhCapeOffer offer = {
  .card = { RH_CAPE_DESERT, 0, 4 },
  .need = 8, .common = 4, .own = 1, .total = 7,
  .bonus = 2, .lacking = 3, .useful = 2, .missing = 1, .cost = 10, .capital = 50, .can_build = TRUE,
  .n_ways = 3,
  .ways = {
    { .bonus = 2, .buy = 1, .cost = 10, .income = 4, .left = 44 },
    { .bonus = 1, .buy = 2, .cost = 20, .income = 4, .left = 34 },
    { .bonus = 0, .buy = 3, .cost = 30, .income = 4, .left = 24 },
  },
};

static GtkWidget *
show_ways (Board *board)
{
  GtkWidget *ways = g_object_new (RH_TYPE_CAPE_WAYS, NULL);

  rh_cape_ways_set (RH_CAPE_WAYS (ways), &offer);
  board_show (board, ways, WIDTH, 500);
  board_settle ();

  return ways;
}

static GtkWidget *
get_way (GtkWidget *ways, guint i)
{
  return board_find (ways, RH_TYPE_BUTTON, i);
}

static void
test_rows (void)
{
  /* The sum stays, without bonus rails. Each way has all the width, what it takes and what it leaves; the cheapest is marked. */
  Board board = { 0 };
  GtkWidget *ways = show_ways (&board);
  int height = gtk_widget_get_height (get_way (ways, 0));

  g_assert_true (board_says (ways, "of 8"));
  g_assert_true (board_says (ways, "3 short:"));
  g_assert_true (board_says (ways, "2 bonus + 1 bought"));
  g_assert_true (board_says (ways, "leaves £44, 0 bonus"));
  g_assert_true (board_says (ways, "£10"));
  board_assert_name (get_way (ways, 1), "Build for £20, 1 bonus + 2 bought, leaves £34, 1 bonus");
  for (guint i = 0; i < offer.n_ways; i++) {
    GtkWidget *way = get_way (ways, i);

    g_assert_cmpint (gtk_widget_get_width (way) + 2 * 12, >=, WIDTH - 2 * 12);
    g_assert_cmpint (gtk_widget_get_height (way), ==, height);
    g_assert_true (gtk_widget_has_css_class (way, "cheapest") == (i == 0));
  }
  g_assert_null (get_way (ways, offer.n_ways));
  board_close (&board);
}

static void
on_chosen_cb (RhCapeWays *ways, guint way, guint *chosen)
{
  *chosen = way;
}

static void
test_chosen (void)
{
  /* A press says which way it is. */
  Board board = { 0 };
  GtkWidget *ways = show_ways (&board);
  guint chosen = 9;

  g_signal_connect (ways, "chosen", G_CALLBACK (on_chosen_cb), &chosen);
  g_signal_emit_by_name (get_way (ways, 2), "clicked");
  g_assert_cmpuint (chosen, ==, 2);
  g_signal_emit_by_name (get_way (ways, 0), "clicked");
  g_assert_cmpuint (chosen, ==, 0);
  rh_cape_ways_focus (RH_CAPE_WAYS (ways));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (board.window)) == get_way (ways, 1));
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/cape-ways/rows", test_rows);
  g_test_add_func ("/cape-ways/chosen", test_chosen);

  return g_test_run ();
}
