/* SPDX-License-Identifier: GPL-3.0-or-later
 * Figures of advice side by side. */

#include "config.h"

#include "board.h"

#include "rh-zug-advice-cells.h"

static graphene_rect_t
find (GtkWidget *cells, const char *text)
{
  GtkWidget *label;
  graphene_rect_t bounds;

  for (guint i = 0; (label = board_find (cells, GTK_TYPE_LABEL, i)) != NULL; i++) {
    if (g_str_equal (gtk_label_get_label (GTK_LABEL (label)), text)) {
      g_assert_true (gtk_widget_compute_bounds (label, cells, &bounds));
      return bounds;
    }
  }
  g_assert_not_reached ();
}

static void
test_cells (void)
{
  /* A figure stands below what it is, beside the next; and those of before are gone. */
  GtkWidget *cells = rh_zug_advice_cells_new ();
  Board board = { 0 };
  graphene_rect_t stop, nine, wreck;

  board_show (&board, cells, 376, 100);
  rh_zug_advice_cells_set (cells, "Nothing fits\t12%");
  rh_zug_advice_cells_set (cells, "Stop now\t9\nWreck\t3.7%");
  board_settle ();
  stop = find (cells, "Stop now");
  nine = find (cells, "9");
  wreck = find (cells, "Wreck");
  g_assert_cmpfloat (nine.origin.y, >=, stop.origin.y + stop.size.height);
  g_assert_cmpfloat (wreck.origin.y, ==, stop.origin.y);
  g_assert_cmpfloat (wreck.origin.x, >, stop.origin.x + stop.size.width);
  g_assert_false (board_says (cells, "Nothing fits"));
  rh_zug_advice_cells_set (cells, "");
  g_assert_null (gtk_widget_get_first_child (cells));
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);
  g_test_add_func ("/zug-advice-cells/cells", test_cells);

  return g_test_run ();
}
