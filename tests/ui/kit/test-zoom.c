/* SPDX-License-Identifier: GPL-3.0-or-later
 * A page on a screen that has far more room than it can use. */

#include "config.h"

#include "board.h"
#include "ui-screen.h"

#include "rh-zoom.h"

/* In a room of that size: how wide the child believes to be, and how large it is drawn. */
static void
check (int width, int height, int wanted_width, double wanted_scale)
{
  GtkWidget *zoom = g_object_ref_sink (g_object_new (RH_TYPE_ZOOM, NULL));
  GtkWidget *child = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  graphene_rect_t bounds;

  adw_bin_set_child (ADW_BIN (zoom), child);
  gtk_widget_allocate (zoom, width, height, -1, NULL);
  g_assert_cmpint (gtk_widget_get_width (child), ==, wanted_width);
  g_assert_true (gtk_widget_compute_bounds (child, zoom, &bounds));
  g_assert_cmpfloat_with_epsilon ((double) bounds.size.width, wanted_width * wanted_scale, 1);
  /* Menus over it can't be drawn larger: their text is. */
  g_assert_true (gtk_widget_has_css_class (zoom, "zoom-large") == (wanted_scale > 1 && wanted_scale < 1.9));
  g_assert_true (gtk_widget_has_css_class (zoom, "zoom-huge") == (wanted_scale >= 1.9));
  g_object_unref (zoom);
}

static void
test_usual (void)
{
  /* A phone and a laptop show it as it is. */
  check (360, 640, 360, 1);
  check (1280, 800, 1280, 1);
  check (1366, 768, 1366, 1);
}

static void
test_huge (void)
{
  /* A large screen draws it larger, as far as it is wide and high; a wide and low one doesn't, and none without end. */
  check (1650, 1140, 1100, 1.5);
  check (2200, 3000, 1100, 2);
  check (3840, 900, 3840, 1);
  check (5500, 3800, 2200, 2.5);
}

static void
test_large_text (void)
{
  /* Who has made text larger has made the page larger already. */
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 192 * 1024, NULL);
  check (3300, 2280, 2200, 1.5);
  check (2200, 3000, 2200, 1);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
}

/* What is a line is as large as the page beside it, and as high as it's drawn; its width alone says how large that is. */
static void
test_wide (void)
{
  GtkWidget *zoom = g_object_ref_sink (g_object_new (RH_TYPE_ZOOM, "wide", TRUE, NULL));
  GtkWidget *child = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  int height;

  gtk_widget_set_size_request (child, 300, 40);
  adw_bin_set_child (ADW_BIN (zoom), child);
  gtk_widget_measure (zoom, GTK_ORIENTATION_VERTICAL, 1366, &height, NULL, NULL, NULL);
  g_assert_cmpint (height, ==, 40);
  gtk_widget_measure (zoom, GTK_ORIENTATION_VERTICAL, 3840, &height, NULL, NULL, NULL);
  g_assert_cmpint (height, ==, 100);
  gtk_widget_measure (zoom, GTK_ORIENTATION_HORIZONTAL, -1, &height, NULL, NULL, NULL);
  g_assert_cmpint (height, ==, 300);
  gtk_widget_allocate (zoom, 3840, 100, -1, NULL);
  g_assert_cmpint (gtk_widget_get_width (child), ==, 1536);
  g_assert_false (gtk_widget_contains (zoom, 10, 10));
  g_object_unref (zoom);
}

typedef struct {
  guint n;
  guint before;
} Drawn;

static void
on_draw_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  Drawn *drawn = data;

  drawn->n++;
}

static gboolean
is_drawn_again (gpointer data)
{
  const Drawn *drawn = data;

  return drawn->n > drawn->before;
}

/* What is as large as ever in a page that is drawn larger is drawn anew, since it may have been drawn in pixels. */
static void
test_drawn_anew (void)
{
  GtkWidget *zoom = g_object_new (RH_TYPE_ZOOM, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *area = g_object_new (GTK_TYPE_DRAWING_AREA, "content-width", 72, "content-height", 96, "halign",
                                  GTK_ALIGN_START, NULL);
  GtkWidget *room = gtk_scrolled_window_new (); /* more than there is on the screen */
  GtkWidget *window;
  Drawn drawn = { 0 };

  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), on_draw_cb, &drawn, NULL);
  gtk_box_append (GTK_BOX (box), area);
  adw_bin_set_child (ADW_BIN (zoom), box);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (room), zoom);
  window = ui_screen_window (room);
  ui_screen_wait (is_drawn_again, &drawn);

  drawn.before = drawn.n;
  gtk_widget_set_size_request (zoom, 1650, 1140);
  ui_screen_wait (is_drawn_again, &drawn);
  g_assert_cmpint (gtk_widget_get_width (area), ==, 72);
  g_assert_cmpint (gtk_widget_get_width (box), ==, 1100);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A window of 400 by 500 pixels, over one of that size. */
static void
check_over (int width, int height, const char *wanted_class, int wanted_width, int wanted_height)
{
  GtkWidget *below = gtk_window_new ();
  GtkWidget *over = gtk_window_new ();

  gtk_window_set_decorated (GTK_WINDOW (below), FALSE);
  gtk_window_set_child (GTK_WINDOW (below), gtk_label_new ("Home"));
  /* What is needed may be more than the screen has. */
  gtk_widget_set_size_request (gtk_window_get_child (GTK_WINDOW (below)), width, height);
  gtk_window_present (GTK_WINDOW (below));
  ui_screen_settle (below);
  gtk_window_set_default_size (GTK_WINDOW (over), 400, 500);
  rh_zoom_fit (GTK_WINDOW (over), GTK_WINDOW (below));
  gtk_window_get_default_size (GTK_WINDOW (over), &width, &height);
  g_assert_true (gtk_widget_has_css_class (over, "zoom-large") == (g_strcmp0 (wanted_class, "zoom-large") == 0));
  g_assert_true (gtk_widget_has_css_class (over, "zoom-huge") == (g_strcmp0 (wanted_class, "zoom-huge") == 0));
  g_assert_cmpint (width, ==, wanted_width);
  g_assert_cmpint (height, ==, wanted_height);
  gtk_window_destroy (GTK_WINDOW (over));
  gtk_window_destroy (GTK_WINDOW (below));
}

/* A window over a page is drawn as large, and never overhangs it. */
static void
test_over (void)
{
  check_over (1366, 768, NULL, 400, 500);
  check_over (360, 450, NULL, 360, 450);
  check_over (1650, 1140, "zoom-large", 600, 750);
  check_over (2200, 1520, "zoom-huge", 800, 1000);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/zoom/usual", test_usual);
  g_test_add_func ("/zoom/huge", test_huge);
  g_test_add_func ("/zoom/large-text", test_large_text);
  g_test_add_func ("/zoom/wide", test_wide);
  g_test_add_func ("/zoom/drawn-anew", test_drawn_anew);
  g_test_add_func ("/zoom/over", test_over);

  return g_test_run ();
}
