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

  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *build = rh_button_new ();

  gtk_box_append (GTK_BOX (box), ways);
  gtk_box_append (GTK_BOX (box), build);
  rh_cape_ways_set_build_button (RH_CAPE_WAYS (ways), RH_BUTTON (build));
  rh_cape_ways_set (RH_CAPE_WAYS (ways), &offer);
  board_show (board, box, WIDTH, 500);
  board_settle ();

  return ways;
}

static GtkWidget *
get_build (GtkWidget *ways)
{
  return gtk_widget_get_next_sibling (ways);
}

static GtkWidget *
get_way (GtkWidget *ways, guint i)
{
  return board_find (ways, RH_TYPE_BUTTON, i);
}

static void
test_rows (void)
{
  /* The sum stays, without bonus rails. Each way has all the width, what it takes and what it leaves; the cheapest is chosen. */
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
    g_assert_true (rh_button_is_chosen (RH_BUTTON (way)) == (i == 0));
  }
  g_assert_null (get_way (ways, offer.n_ways));
  board_close (&board);
}

static void
assert_focus (GtkWidget *widget)
{
  g_assert_true (gtk_root_get_focus (gtk_widget_get_root (widget)) == widget);
}

static void
assert_chosen (GtkWidget *ways, guint chosen)
{
  g_assert_cmpuint (rh_cape_ways_get_chosen (RH_CAPE_WAYS (ways)), ==, chosen);
  for (guint i = 0; i < offer.n_ways; i++)
    g_assert_true (rh_button_is_chosen (RH_BUTTON (get_way (ways, i))) == (i == chosen));
}

static void
test_chosen (void)
{
  /* One is chosen at any time, has the focus, and alone is marked; the button says what it costs. Who presses it once more
   * comes to the button. */
  Board board = { 0 };
  GtkWidget *ways = show_ways (&board);

  rh_cape_ways_focus (RH_CAPE_WAYS (ways));
  assert_focus (get_way (ways, 0));
  gtk_widget_grab_focus (get_way (ways, 2));
  g_signal_emit_by_name (get_way (ways, 2), "clicked");
  assert_chosen (ways, 2);
  assert_focus (get_way (ways, 2));
  board_assert_name (get_build (ways), "Build for £30, 0 bonus, +£4, leaves £24");
  g_signal_emit_by_name (get_way (ways, 2), "clicked");
  assert_chosen (ways, 2);
  assert_focus (get_build (ways));
  g_signal_emit_by_name (get_way (ways, 0), "clicked");
  assert_chosen (ways, 0);
  board_assert_name (get_build (ways), "Build for £10, 2 bonus, +£4, leaves £44");
  board_close (&board);
}

static void
test_anew (void)
{
  /* What was chosen is forgotten with the decision it was chosen for. */
  Board board = { 0 };
  GtkWidget *ways = show_ways (&board);

  rh_cape_ways_choose (RH_CAPE_WAYS (ways), 1);
  assert_chosen (ways, 1);
  rh_cape_ways_forget (RH_CAPE_WAYS (ways));
  assert_chosen (ways, 0);
  rh_cape_ways_choose (RH_CAPE_WAYS (ways), 1);
  rh_cape_ways_set (RH_CAPE_WAYS (ways), &offer);
  assert_chosen (ways, 0);
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/cape-ways/rows", test_rows);
  g_test_add_func ("/cape-ways/chosen", test_chosen);
  g_test_add_func ("/cape-ways/anew", test_anew);

  return g_test_run ();
}
