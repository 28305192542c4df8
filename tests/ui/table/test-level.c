/* SPDX-License-Identifier: GPL-3.0-or-later
 * Columns whose parts stand level. */

#include "config.h"

#include "board.h"
#include "rh-level.h"

static GtkWidget *
add_part (GtkWidget *level, int height)
{
  GtkWidget *part = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_set_size_request (part, 20, height);
  rh_level_append (RH_LEVEL (level), part);

  return part;
}

static double
top_of (GtkWidget *part)
{
  double x, y;

  g_assert_true (gtk_widget_translate_coordinates (part, gtk_widget_get_parent (part), 0, 0, &x, &y));

  return y;
}

/* A part is as high as the highest beside it; a column that isn't seen counts for nothing, and comes back. */
static void
test_level (void)
{
  Board board = { 0 };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *left = g_object_new (RH_TYPE_LEVEL, NULL);
  GtkWidget *right = g_object_new (RH_TYPE_LEVEL, NULL);
  GtkWidget *below;

  gtk_widget_set_valign (box, GTK_ALIGN_START);
  gtk_box_set_homogeneous (GTK_BOX (box), TRUE);
  gtk_box_append (GTK_BOX (box), left);
  gtk_box_append (GTK_BOX (box), right);
  rh_level_join (RH_LEVEL (right), RH_LEVEL (left));
  add_part (left, 10);
  add_part (right, 30);
  below = add_part (left, 10);
  add_part (right, 5);
  add_part (right, 50);
  board_show (&board, box, 200, 200);

  g_assert_cmpfloat (top_of (below), ==, 30);
  g_assert_cmpint (gtk_widget_get_height (below), ==, 10);
  g_assert_cmpint (gtk_widget_get_height (left), ==, 90);

  gtk_widget_set_visible (right, FALSE);
  rh_level_resize (RH_LEVEL (left));
  board_settle ();
  g_assert_cmpfloat (top_of (below), ==, 10);
  gtk_widget_set_visible (right, TRUE);
  rh_level_resize (RH_LEVEL (left));
  board_settle ();
  g_assert_cmpfloat (top_of (below), ==, 30);
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/level/level", test_level);

  return g_test_run ();
}
