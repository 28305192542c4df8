/* SPDX-License-Identifier: GPL-3.0-or-later
 * A game at a glance: a row a player, in columns. */

#include "config.h"

#include "rh-glance.h"
#include "ui-screen.h"

#define HEIGHT 20

static void
draw_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
}

static void
add (GtkWidget *glance, const char *name, const char *figure)
{
  rh_glance_add (GTK_GRID (glance), gtk_image_new (), name, rh_glance_course (HEIGHT, draw_cb, g_strdup (name), g_free), figure);
}

static graphene_rect_t
get_bounds (GtkWidget *glance, int column, int row)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (gtk_grid_get_child_at (GTK_GRID (glance), column, row), glance, &bounds));

  return bounds;
}

static void
test_columns (void)
{
  /* Each player stands below the one before, and what has been reached begins and ends where the others' does. */
  GtkWidget *glance = rh_glance_new ();
  GtkWidget *window;
  graphene_rect_t first, second;

  add (glance, "Éva", "£7");
  add (glance, "Ilse-Marie", "£100");
  window = ui_screen_window (glance);
  ui_screen_settle (glance);

  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (gtk_grid_get_child_at (GTK_GRID (glance), 1, 1))), ==, "Ilse-Marie");
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (gtk_grid_get_child_at (GTK_GRID (glance), 3, 0))), ==, "£7");
  first = get_bounds (glance, 2, 0);
  second = get_bounds (glance, 2, 1);
  g_assert_cmpfloat (first.size.width, >, 0);
  g_assert_cmpfloat_with_epsilon (first.origin.x, second.origin.x, .5);
  g_assert_cmpfloat_with_epsilon (first.size.width, second.size.width, .5);
  g_assert_cmpfloat (second.origin.y, >=, first.origin.y + first.size.height);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_long_name (void)
{
  /* A name takes lines rather than the room of what has been reached, which doesn't grow with them. */
  GtkWidget *glance = rh_glance_new ();
  GtkWidget *room = g_object_new (ADW_TYPE_CLAMP, "maximum-size", 260, "tightening-threshold", 260, "child", glance, NULL);
  GtkWidget *window;

  add (glance, "Wwwwwwwwww Mmmmmmmmm Wwwwwwwwww Mmmmmmmmm Wwwwwwwwww", "£100");
  window = ui_screen_window (room);
  ui_screen_settle (glance);

  g_assert_cmpfloat (get_bounds (glance, 1, 0).size.height, >, 2 * HEIGHT);
  g_assert_cmpfloat_with_epsilon (get_bounds (glance, 2, 0).size.height, HEIGHT, .5);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Where what is drawn at the left is seen. */
static double
get_place (GtkWidget *area, double width)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, (int) width, 10);
  cairo_t *cr = cairo_create (surface);
  double x = 2, y = 0;

  rh_glance_mirror (area, cr, (int) width);
  cairo_user_to_device (cr, &x, &y);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);

  return x;
}

static void
test_mirrored (void)
{
  /* Where people read from the right, a train comes from there. */
  GtkWidget *emblem = g_object_ref_sink (rh_glance_emblem (draw_cb));

  gtk_widget_set_direction (emblem, GTK_TEXT_DIR_LTR);
  g_assert_cmpfloat (get_place (emblem, 88), ==, 2);
  gtk_widget_set_direction (emblem, GTK_TEXT_DIR_RTL);
  g_assert_cmpfloat (get_place (emblem, 88), ==, 86);
  g_object_unref (emblem);
}

int
main (int argc, char **argv)
{
  ui_screen_init (&argc, &argv);

  g_test_add_func ("/glance/columns", test_columns);
  g_test_add_func ("/glance/long-name", test_long_name);
  g_test_add_func ("/glance/mirrored", test_mirrored);

  return g_test_run ();
}
