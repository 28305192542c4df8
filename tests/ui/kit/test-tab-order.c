/* SPDX-License-Identifier: GPL-3.0-or-later
 * The order of Tab over the table. */

#include "config.h"

#include "board.h"

#include "rh-tab-order.h"

static GtkWidget *
add_box (GtkWidget *table, const char *first, const char *second)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_box_append (GTK_BOX (box), gtk_button_new_with_label (first));
  if (second != NULL)
    gtk_box_append (GTK_BOX (box), gtk_button_new_with_label (second));
  gtk_widget_set_parent (box, table);

  return box;
}

/* Moves as Tab does, and tells where that leads. */
static const char *
move (Board *board, GtkDirectionType direction)
{
  GtkWidget *focus;

  if (!gtk_widget_child_focus (gtk_window_get_child (GTK_WINDOW (board->window)), direction))
    return "outside";
  focus = gtk_root_get_focus (GTK_ROOT (board->window));

  return gtk_button_get_label (GTK_BUTTON (focus));
}

/* A table whose upper row comes last, with something above and nothing below it. */
static GtkWidget *
show_table (Board *board, gboolean set_last)
{
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *table = g_object_new (RH_TYPE_TAB_ORDER, "layout-manager", gtk_box_layout_new (GTK_ORIENTATION_VERTICAL), NULL);
  GtkWidget *lanes = add_box (table, "capital", "bonus");

  add_box (table, "notice", NULL);
  add_box (table, "build", "pass");
  if (set_last)
    rh_tab_order_set_last (RH_TAB_ORDER (table), lanes);
  gtk_box_append (GTK_BOX (page), gtk_button_new_with_label ("undo"));
  gtk_box_append (GTK_BOX (page), table);
  board_open (board, "cape-three-players");
  board_show (board, page, 400, 300);

  return lanes;
}

static void
assert_order (Board *board, GtkDirectionType direction, const char *const *labels)
{
  gtk_root_set_focus (GTK_ROOT (board->window), NULL);
  for (guint i = 0; labels[i] != NULL; i++)
    g_assert_cmpstr (move (board, direction), ==, labels[i]);
}

static void
test_last (void)
{
  /* Tab goes over the steps first and over the lanes last, backwards the other way round. */
  static const char *const forward[] = { "undo", "notice", "build", "pass", "capital", "bonus", "outside", NULL };
  static const char *const backward[] = { "bonus", "capital", "pass", "build", "notice", "undo", "outside", NULL };
  Board board;

  show_table (&board, TRUE);
  assert_order (&board, GTK_DIR_TAB_FORWARD, forward);
  assert_order (&board, GTK_DIR_TAB_BACKWARD, backward);
  board_close (&board);
}

static void
test_hidden (void)
{
  /* Where the last one isn't there, the others are gone over as ever. */
  static const char *const forward[] = { "undo", "notice", "build", "pass", "outside", NULL };
  static const char *const backward[] = { "pass", "build", "notice", "undo", "outside", NULL };
  Board board;

  gtk_widget_set_visible (show_table (&board, TRUE), FALSE);
  assert_order (&board, GTK_DIR_TAB_FORWARD, forward);
  assert_order (&board, GTK_DIR_TAB_BACKWARD, backward);
  board_close (&board);
}

static void
test_box (void)
{
  /* Without one that comes last it is a box like any other; the arrow keys always go where they point. */
  static const char *const forward[] = { "undo", "capital", "bonus", "notice", "build", "pass", "outside", NULL };
  Board board;

  show_table (&board, FALSE);
  assert_order (&board, GTK_DIR_TAB_FORWARD, forward);
  board_close (&board);

  show_table (&board, TRUE);
  gtk_root_set_focus (GTK_ROOT (board.window), NULL);
  g_assert_cmpstr (move (&board, GTK_DIR_TAB_FORWARD), ==, "undo");
  g_assert_cmpstr (move (&board, GTK_DIR_DOWN), ==, "bonus");
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/tab-order/last", test_last);
  g_test_add_func ("/tab-order/hidden", test_hidden);
  g_test_add_func ("/tab-order/box", test_box);

  return g_test_run ();
}
