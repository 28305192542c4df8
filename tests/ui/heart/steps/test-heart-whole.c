/* SPDX-License-Identifier: GPL-3.0-or-later
 * What is said below the answers of a turn. */

#include "config.h"

#include "heart-desk.h"

#include "rh-heart-whole.h"

#define NARROW 200
#define WIDE 600

static void
test_whole (void)
{
  /* On a phone, whole or not at all; elsewhere it has its room in any case. */
  Board board = { 0 };
  GtkWidget *whole = g_object_new (RH_TYPE_HEART_WHOLE, NULL);
  GtkWidget *label = gtk_label_new ("Terrain card: choose which. Route: choose colour and length.");
  int least, natural, needed;

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_parent (label, whole);
  board_show (&board, whole, NARROW, 300);
  gtk_widget_measure (label, GTK_ORIENTATION_VERTICAL, NARROW, &needed, NULL, NULL, NULL);
  gtk_widget_measure (whole, GTK_ORIENTATION_VERTICAL, NARROW, &least, &natural, NULL, NULL);
  g_assert_cmpint (least, ==, 0);
  g_assert_cmpint (natural, >=, needed);
  gtk_widget_size_allocate (whole, &(GtkAllocation) { 0, 0, NARROW, needed }, -1);
  g_assert_true (gtk_widget_get_child_visible (label));
  g_assert_true (rh_heart_whole_has_room (RH_HEART_WHOLE (whole)));
  gtk_widget_size_allocate (whole, &(GtkAllocation) { 0, 0, NARROW, needed - 1 }, -1);
  g_assert_false (gtk_widget_get_child_visible (label));
  g_assert_false (rh_heart_whole_has_room (RH_HEART_WHOLE (whole)));
  /* What needs less is told at once that it will be. */
  gtk_label_set_label (GTK_LABEL (label), "A terrain");
  g_assert_true (rh_heart_whole_has_room (RH_HEART_WHOLE (whole)));
  gtk_label_set_label (GTK_LABEL (label), "Terrain card: choose which. Route: choose colour and length.");
  gtk_widget_measure (label, GTK_ORIENTATION_VERTICAL, WIDE, &needed, NULL, NULL, NULL);
  gtk_widget_measure (whole, GTK_ORIENTATION_VERTICAL, WIDE, &least, &natural, NULL, NULL);
  g_assert_cmpint (least, ==, needed);
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/heart-whole/whole", test_whole);

  return g_test_run ();
}
