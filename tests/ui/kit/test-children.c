/* SPDX-License-Identifier: GPL-3.0-or-later
 * The children of a widget that lays them out itself: those that have a place, one after the other. */

#include "config.h"

#include "board.h"
#include "rh-children.h"

static void
test_places (void)
{
  /* Who is hidden has no place, whether first, between or last. */
  GtkWidget *box = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  GtkWidget *children[5];

  g_assert_null (rh_children_first (box));
  for (guint i = 0; i < G_N_ELEMENTS (children); i++) {
    children[i] = gtk_label_new (NULL);
    gtk_box_append (GTK_BOX (box), children[i]);
    gtk_widget_set_visible (children[i], i % 2 == 1);
  }
  g_assert_true (rh_children_first (box) == children[1]);
  g_assert_true (rh_children_next (children[1]) == children[3]);
  g_assert_null (rh_children_next (children[3]));
  g_assert_true (rh_children_nth (box, 0) == children[0]);
  g_assert_true (rh_children_nth (box, 4) == children[4]);
  g_assert_null (rh_children_nth (box, 5));
  g_assert_null (rh_children_nth (box, -1));
  rh_children_clear (box);
  g_assert_null (gtk_widget_get_first_child (box));
  g_object_unref (box);
}

static void
test_measured (void)
{
  /* The least of either side, and what it takes where there is room: more lines in less width. */
  GtkWidget *label = g_object_ref_sink (g_object_new (GTK_TYPE_LABEL, "label", "one word after another", "wrap", TRUE, NULL));
  int least = rh_child_get_least (label, GTK_ORIENTATION_HORIZONTAL, -1);
  int natural = rh_child_get_natural (label, GTK_ORIENTATION_HORIZONTAL, -1);
  int low = rh_child_get_natural (label, GTK_ORIENTATION_VERTICAL, natural);

  g_assert_cmpint (least, >, 0);
  g_assert_cmpint (least, <, natural);
  g_assert_cmpint (low, <, rh_child_get_natural (label, GTK_ORIENTATION_VERTICAL, least));
  gtk_widget_set_size_request (label, -1, 2 * low);
  g_assert_cmpint (rh_child_get_least (label, GTK_ORIENTATION_VERTICAL, natural), ==, 2 * low);
  g_object_unref (label);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/children/places", test_places);
  g_test_add_func ("/children/measured", test_measured);

  return g_test_run ();
}
