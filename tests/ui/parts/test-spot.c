/* SPDX-License-Identifier: GPL-3.0-or-later
 * Where the parts of a row stand, and how large they are. */

#include "config.h"

#include "rh-spot.h"
#include "ui-screen.h"

#define TOTAL 300

/* A widget of nothing but its children, which stand where they are put. */
static GtkWidget *
make_lane (GtkWidget *child)
{
  GtkWidget *lane = gtk_fixed_new ();

  gtk_fixed_put (GTK_FIXED (lane), child, 0, 0);

  return lane;
}

static GdkRectangle
get_place (GtkWidget *child)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (child, gtk_widget_get_parent (child), &bounds));

  return (GdkRectangle) { (int) bounds.origin.x, (int) bounds.origin.y, (int) bounds.size.width, (int) bounds.size.height };
}

static void
assert_place (GtkWidget *child, int x, int y, int width, int height)
{
  GdkRectangle place = get_place (child);

  g_assert_cmpint (place.x, ==, x);
  g_assert_cmpint (place.y, ==, y);
  g_assert_cmpint (place.width, ==, width);
  g_assert_cmpint (place.height, ==, height);
}

static void
test_place (void)
{
  /* Counted from where people begin to read; never smaller than nothing, and what isn't seen stays where it was. */
  GtkWidget *child = gtk_drawing_area_new ();
  GtkWidget *lane = make_lane (child);
  GtkWidget *window = ui_screen_window (lane);

  ui_screen_settle (lane);
  rh_spot_place (child, TOTAL, (GdkRectangle) { 10, 5, 40, 20 });
  assert_place (child, 10, 5, 40, 20);
  rh_spot_place (child, TOTAL, (GdkRectangle) { 10, 5, -3, 20 });
  assert_place (child, 10, 5, 0, 20);

  gtk_widget_set_direction (lane, GTK_TEXT_DIR_RTL);
  rh_spot_place (child, TOTAL, (GdkRectangle) { 10, 5, 40, 20 });
  assert_place (child, TOTAL - 50, 5, 40, 20);

  gtk_widget_set_child_visible (child, FALSE);
  rh_spot_place (child, TOTAL, (GdkRectangle) { 0, 0, 9, 9 });
  assert_place (child, TOTAL - 50, 5, 40, 20);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_name (void)
{
  /* A name that has too little room is drawn smaller, from its beginning on. */
  GtkWidget *name = gtk_label_new ("Ilse-Marie");
  GtkWidget *lane = make_lane (name);
  GtkWidget *window;
  GtkRequisition whole;

  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (name, "title-1"); /* smaller ones aren't drawn smaller still */
  window = ui_screen_window (lane);
  whole = rh_spot_size (name);
  rh_spot_place_name (name, TOTAL, (GdkRectangle) { 10, 5, whole.width, whole.height });
  assert_place (name, 10, 5, whole.width, whole.height);
  rh_spot_place_name (name, TOTAL, (GdkRectangle) { 10, 5, whole.width - 4, whole.height });
  g_assert_cmpint (get_place (name).height, <, whole.height);
  g_assert_cmpint (get_place (name).x, ==, 10);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_name_height (void)
{
  /* Cut off or not, it is as high: a name that is cut off moves nothing. */
  GtkWidget *latin = gtk_label_new ("Ilse");
  GtkWidget *window = ui_screen_window (make_lane (latin));
  int height = rh_spot_name_height (latin);

  g_assert_cmpint (height, >=, rh_spot_size (latin).height);
  gtk_label_set_label (GTK_LABEL (latin), "Ilse-Marie");
  g_assert_cmpint (rh_spot_name_height (latin), ==, height);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_figure (void)
{
  /* As wide as the widest figure, whatever it shows now, and lower than its line. */
  GtkWidget *label = gtk_label_new ("1");
  GtkWidget *window = ui_screen_window (make_lane (label));
  GtkRequisition figure = rh_spot_figure (label, "888");

  g_assert_cmpint (figure.width, >, 2 * rh_spot_size (label).width);
  g_assert_cmpint (figure.height, >, 0);
  g_assert_cmpint (figure.height, <, rh_spot_size (label).height);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (label)), ==, "1");
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_letter (void)
{
  /* A usual name has room in as many usual letters. */
  static const char name[] = "Ilse-Marie";
  GtkWidget *label = gtk_label_new (name);
  GtkWidget *window = ui_screen_window (make_lane (label));
  int usual = rh_spot_letter (label) * (int) strlen (name) / PANGO_SCALE;

  g_assert_cmpint (usual, >=, rh_spot_size (label).width);
  g_assert_cmpint (usual, <, 3 * rh_spot_size (label).width);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_around (void)
{
  /* Over the figure with a frame around it; for a finger it is larger, and its middle is that of the figure. */
  GtkWidget *button = gtk_drawing_area_new ();
  GdkRectangle wide, small;

  g_object_ref_sink (button);
  gtk_widget_set_size_request (button, 44, 44);
  wide = rh_spot_around (button, (GdkRectangle) { 100, 50, 80, 60 }, 4, 8);
  g_assert_true (gdk_rectangle_equal (&wide, &(GdkRectangle) { 96, 42, 88, 76 }));
  small = rh_spot_around (button, (GdkRectangle) { 100, 50, 20, 10 }, 4, 8);
  g_assert_true (gdk_rectangle_equal (&small, &(GdkRectangle) { 88, 33, 44, 44 }));
  g_object_unref (button);
}

int
main (int argc, char **argv)
{
  ui_screen_init (&argc, &argv);

  g_test_add_func ("/spot/place", test_place);
  g_test_add_func ("/spot/name", test_name);
  g_test_add_func ("/spot/name-height", test_name_height);
  g_test_add_func ("/spot/figure", test_figure);
  g_test_add_func ("/spot/letter", test_letter);
  g_test_add_func ("/spot/around", test_around);

  return g_test_run ();
}
