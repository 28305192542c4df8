/* SPDX-License-Identifier: GPL-3.0-or-later
 * A terrain's picture, which is drawn once. */

#include "config.h"

#include "board.h"

#include "rh-cape-terrain-picture.h"
#include "rh-pixels.h"

static void
test_all (void)
{
  /* Each is another one, and nothing that is read out. */
  Board board = { 0 };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  g_autoptr (GBytes) before = NULL;

  for (RhCapeTerrain terrain = RH_CAPE_RIVER; terrain <= RH_CAPE_TERRAIN_LAST; terrain++)
    gtk_box_append (GTK_BOX (box), rh_cape_terrain_picture_new (terrain));
  board_show (&board, box, 360, 40);
  for (GtkWidget *picture = gtk_widget_get_first_child (box); picture != NULL; picture = gtk_widget_get_next_sibling (picture)) {
    g_autoptr (GBytes) pixels = board_picture (picture);

    gtk_test_accessible_assert_role (picture, GTK_ACCESSIBLE_ROLE_PRESENTATION);
    g_assert_true (before == NULL || !g_bytes_equal (pixels, before));
    g_clear_pointer (&before, g_bytes_unref);
    before = g_steal_pointer (&pixels);
  }
  gtk_window_destroy (GTK_WINDOW (board.window));
}

static void
test_once (void)
{
  /* Whatever is written beside it, and wherever it comes to stand. */
  Board board = { 0 };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *picture = rh_cape_terrain_picture_new (RH_CAPE_RIVER);
  g_autoptr (GBytes) first = NULL;
  g_autoptr (GBytes) again = NULL;
  guint n;

  gtk_box_append (GTK_BOX (box), picture);
  board_show (&board, box, 360, 40);
  n = rh_pixels_count ();
  g_assert_cmpuint (n, >, 0);
  first = board_picture (picture);
  gtk_box_prepend (GTK_BOX (box), gtk_label_new ("needs 10"));
  gtk_widget_queue_draw (picture);
  board_settle ();
  again = board_picture (picture);
  g_assert_cmpuint (rh_pixels_count (), ==, n);
  g_assert_true (g_bytes_equal (first, again));
  gtk_window_destroy (GTK_WINDOW (board.window));
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/cape-terrain-picture/all", test_all);
  g_test_add_func ("/cape-terrain-picture/once", test_once);

  return g_test_run ();
}
