/* SPDX-License-Identifier: GPL-3.0-or-later
 * What seldom changes is drawn as one, and looks as it would alone. */

#include "config.h"

#include "board.h"
#include "ui-screen.h"

#include "rh-still.h"

/* On ground of its own, with an icon that can't be pressed, and text. */
static GtkWidget *
make_row (GtkWidget **label)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *icon = gtk_button_new_from_icon_name ("edit-undo-symbolic");

  *label = gtk_label_new ("Round 8 of 8");
  gtk_widget_add_css_class (row, "card");
  gtk_widget_set_sensitive (icon, FALSE);
  gtk_box_append (GTK_BOX (row), icon);
  gtk_box_append (GTK_BOX (row), gtk_image_new_from_icon_name ("open-menu-symbolic"));
  gtk_box_append (GTK_BOX (row), *label);

  return row;
}

static GtkWidget *
make_bin (GType type, GtkWidget **label)
{
  return g_object_new (type, "child", make_row (label), NULL);
}

static void
test_one (void)
{
  /* No icon is coloured for a frame, and no letter placed, as it would be elsewhere. */
  GtkWidget *label;
  GtkWidget *window = ui_screen_window (make_bin (ADW_TYPE_BIN, &label));

  g_assert_true (ui_screen_draws (gtk_window_get_child (GTK_WINDOW (window)), "text"));
  gtk_window_destroy (GTK_WINDOW (window));

  window = ui_screen_window (make_bin (RH_TYPE_STILL, &label));
  g_assert_false (ui_screen_draws (gtk_window_get_child (GTK_WINDOW (window)), "color-matrix"));
  g_assert_false (ui_screen_draws (gtk_window_get_child (GTK_WINDOW (window)), "text"));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* What it looks like, before and after its text is another. */
static void
take_pictures (GType type, GBytes **before, GBytes **after)
{
  Board board = { 0 };
  GtkWidget *label;
  GtkWidget *bin = make_bin (type, &label);

  board_show (&board, bin, 300, 48);
  *before = board_picture (bin);
  gtk_label_set_label (GTK_LABEL (label), "Round 1 of 8");
  board_settle ();
  *after = board_picture (bin);
  gtk_window_destroy (GTK_WINDOW (board.window));
}

static void
test_same (void)
{
  /* To the pixel what it is in any other bin, also once something in it has changed. */
  g_autoptr (GBytes) before = NULL;
  g_autoptr (GBytes) after = NULL;
  g_autoptr (GBytes) still_before = NULL;
  g_autoptr (GBytes) still_after = NULL;

  take_pictures (ADW_TYPE_BIN, &before, &after);
  take_pictures (RH_TYPE_STILL, &still_before, &still_after);
  g_assert_false (g_bytes_equal (before, after));
  g_assert_true (g_bytes_equal (still_before, before));
  g_assert_true (g_bytes_equal (still_after, after));
}

static void
test_larger (void)
{
  /* Where all of the page is drawn larger, it is drawn as sharp as that. */
  GtkWidget *fixed = gtk_fixed_new ();
  GtkWidget *label;
  GtkWidget *still = make_bin (RH_TYPE_STILL, &label);
  GskTransform *larger = gsk_transform_scale (NULL, 1.5f, 1.5f);
  GtkWidget *window;

  gtk_fixed_put (GTK_FIXED (fixed), still, 0, 0);
  gtk_fixed_set_child_transform (GTK_FIXED (fixed), still, larger);
  gsk_transform_unref (larger);
  window = ui_screen_window (fixed);
  ui_screen_settle (still);
  g_assert_true (ui_screen_draws (still, "text"));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_empty (void)
{
  /* Nothing is drawn of nothing. */
  GtkWidget *window = ui_screen_window (g_object_new (RH_TYPE_STILL, NULL));

  ui_screen_settle (gtk_window_get_child (GTK_WINDOW (window)));
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  ui_screen_init (&argc, &argv);

  g_test_add_func ("/still/one", test_one);
  g_test_add_func ("/still/same", test_same);
  g_test_add_func ("/still/larger", test_larger);
  g_test_add_func ("/still/empty", test_empty);

  return g_test_run ();
}
