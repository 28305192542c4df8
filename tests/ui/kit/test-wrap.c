/* SPDX-License-Identifier: GPL-3.0-or-later
 * A box that breaks its line where the width ends. */

#include "board.h"
#include "step-table.h"

#include "rh-style.h"
#include "rh-wrap.h"

#define SPACING 10

static GtkWidget *
make_child (int width, int height)
{
  GtkWidget *child = adw_bin_new ();

  gtk_widget_set_size_request (child, width, height);

  return child;
}

static GtkWidget *
make_wrap (gboolean homogeneous, guint n, int width, int height)
{
  GtkWidget *wrap = g_object_ref_sink (rh_wrap_new (SPACING, homogeneous));

  for (guint i = 0; i < n; i++)
    rh_wrap_append (RH_WRAP (wrap), make_child (width, height));

  return wrap;
}

static int
measure (GtkWidget *wrap, GtkOrientation orientation, int for_size)
{
  int natural;

  gtk_widget_measure (wrap, orientation, for_size, NULL, &natural, NULL, NULL);

  return natural;
}

static void
allocate_height (GtkWidget *wrap, int width, int height)
{
  gtk_widget_measure (wrap, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (wrap, &(GtkAllocation) { 0, 0, width, height }, -1);
}

static void
allocate (GtkWidget *wrap, int width)
{
  allocate_height (wrap, width, measure (wrap, GTK_ORIENTATION_VERTICAL, width));
}

static void
assert_place (GtkWidget *wrap, guint i, int x, int y, int width)
{
  GtkWidget *child = gtk_widget_get_first_child (wrap);
  graphene_rect_t bounds;

  while (i-- > 0)
    child = gtk_widget_get_next_sibling (child);
  g_assert_true (gtk_widget_compute_bounds (child, wrap, &bounds));
  g_assert_cmpint ((int) bounds.origin.x, ==, x);
  g_assert_cmpint ((int) bounds.origin.y, ==, y);
  g_assert_cmpint ((int) bounds.size.width, ==, width);
}

/* Three children are a line where there is room, and a column where there is hardly any. */
static void
test_lines (void)
{
  GtkWidget *wrap = make_wrap (FALSE, 3, 100, 40);

  g_assert_cmpint (measure (wrap, GTK_ORIENTATION_HORIZONTAL, -1), ==, 320);
  g_assert_cmpint (measure (wrap, GTK_ORIENTATION_VERTICAL, 320), ==, 40);
  g_assert_cmpint (measure (wrap, GTK_ORIENTATION_VERTICAL, 319), ==, 90);
  g_assert_cmpint (measure (wrap, GTK_ORIENTATION_VERTICAL, 100), ==, 140);

  allocate (wrap, 250);
  assert_place (wrap, 0, 0, 0, 100);
  assert_place (wrap, 1, 110, 0, 100);
  assert_place (wrap, 2, 0, 50, 100);
  g_object_unref (wrap);
}

/* Ten alike, of which six would fit, are two lines of five, not one of six and one of four. */
static void
test_even_lines (void)
{
  GtkWidget *wrap = make_wrap (TRUE, 10, 40, 40);

  allocate (wrap, 300);
  assert_place (wrap, 4, 200, 0, 40);
  assert_place (wrap, 5, 0, 50, 40);
  g_object_unref (wrap);
}

/* All alike are as wide as the widest of them. */
static void
test_homogeneous (void)
{
  GtkWidget *wrap = make_wrap (TRUE, 2, 40, 40);

  rh_wrap_append (RH_WRAP (wrap), make_child (90, 40));
  allocate (wrap, 400);
  assert_place (wrap, 0, 0, 0, 90);
  assert_place (wrap, 1, 100, 0, 90);
  g_object_unref (wrap);
}

/* Three alike that fill their lines: where two fit, the third is no wider than they are. */
static void
test_alike_expanding (void)
{
  GtkWidget *wrap = make_wrap (TRUE, 3, 100, 40);

  for (GtkWidget *child = gtk_widget_get_first_child (wrap); child != NULL; child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_hexpand (child, TRUE);
  allocate (wrap, 250);
  assert_place (wrap, 0, 0, 0, 120);
  assert_place (wrap, 1, 130, 0, 120);
  assert_place (wrap, 2, 0, 50, 120);
  allocate (wrap, 350);
  assert_place (wrap, 2, 240, 0, 110);
  g_object_unref (wrap);
}

/* Columns that fill it begin and end where the room does, also where it can't be divided, and in lines that aren't full. */
static void
test_filled (void)
{
  GtkWidget *wrap = g_object_ref_sink (rh_wrap_new_filled (SPACING));

  for (guint i = 0; i < 5; i++)
    rh_wrap_append (RH_WRAP (wrap), make_child (100, 40));
  g_assert_true (gtk_widget_compute_expand (wrap, GTK_ORIENTATION_HORIZONTAL));
  allocate (wrap, 372);
  assert_place (wrap, 0, 0, 0, 117);
  assert_place (wrap, 1, 127, 0, 117);
  assert_place (wrap, 2, 254, 0, 118);
  assert_place (wrap, 3, 0, 50, 117);
  assert_place (wrap, 4, 127, 50, 117);
  allocate (wrap, 640);
  assert_place (wrap, 4, 520, 0, 120);
  g_object_unref (wrap);
}

/* A child that isn't visible takes no room, and one that expands takes what is left in its line. */
static void
test_hidden_and_expanding (void)
{
  GtkWidget *wrap = make_wrap (FALSE, 3, 100, 40);
  GtkWidget *first = gtk_widget_get_first_child (wrap);

  gtk_widget_set_visible (gtk_widget_get_next_sibling (first), FALSE);
  gtk_widget_set_hexpand (first, TRUE);
  g_assert_cmpint (measure (wrap, GTK_ORIENTATION_HORIZONTAL, -1), ==, 210);
  allocate (wrap, 500);
  assert_place (wrap, 0, 0, 0, 390);
  assert_place (wrap, 2, 400, 0, 100);
  g_object_unref (wrap);
}

/* Where one reads from right to left, the first child is at the right. */
static void
test_right_to_left (void)
{
  GtkWidget *wrap = make_wrap (FALSE, 2, 100, 40);

  gtk_widget_set_direction (wrap, GTK_TEXT_DIR_RTL);
  allocate (wrap, 500);
  assert_place (wrap, 0, 400, 0, 100);
  assert_place (wrap, 1, 290, 0, 100);
  g_object_unref (wrap);
}

/* One that takes the focus itself does so before what is in it; from there all ways but back lead into it. */
static void
test_focus (void)
{
  static const GtkDirectionType ways[] = { GTK_DIR_TAB_FORWARD, GTK_DIR_RIGHT, GTK_DIR_LEFT, GTK_DIR_DOWN };
  GtkWidget *window = gtk_window_new ();
  GtkWidget *wrap = rh_wrap_new (6, FALSE);
  GtkWidget *first = gtk_button_new ();

  gtk_widget_set_focusable (wrap, TRUE);
  rh_wrap_append (RH_WRAP (wrap), first);
  rh_wrap_append (RH_WRAP (wrap), gtk_button_new ());
  gtk_window_set_child (GTK_WINDOW (window), wrap);
  gtk_window_present (GTK_WINDOW (window));
  step_table_wait_for (gtk_widget_get_mapped (first));
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++) {
    gtk_widget_grab_focus (wrap);
    g_assert_true (gtk_widget_is_focus (wrap));
    g_assert_true (gtk_widget_child_focus (wrap, ways[i]));
    g_assert_true (gtk_widget_is_focus (first));
  }
  g_assert_true (gtk_widget_child_focus (wrap, GTK_DIR_TAB_BACKWARD));
  g_assert_true (gtk_widget_is_focus (wrap));
  g_assert_false (gtk_widget_child_focus (wrap, GTK_DIR_TAB_BACKWARD));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Up to where, from the left, the second picture of a widget differs from the first; 0 where it doesn't. */
static int
find_change (GtkWidget *widget, GBytes *before, GBytes *after)
{
  const guint32 *a = g_bytes_get_data (before, NULL);
  const guint32 *b = g_bytes_get_data (after, NULL);
  int width = gtk_widget_get_width (widget);
  int last = 0;

  for (int i = 0; i < width * gtk_widget_get_height (widget); i++) {
    if (a[i] != b[i])
      last = MAX (last, i % width + 1);
  }

  return last;
}

/* What has the focus itself shows it around its children, and not where there are none, though it is wider. */
static void
test_ring (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *wrap = make_wrap (FALSE, 0, 0, 0);
  g_autoptr (GBytes) before = NULL;
  g_autoptr (GBytes) after = NULL;

  rh_style_load ();
  for (guint i = 0; i < 2; i++) {
    GtkWidget *button = gtk_button_new ();

    gtk_widget_set_size_request (button, 100, 40);
    rh_wrap_append (RH_WRAP (wrap), button);
  }
  gtk_widget_set_focusable (wrap, TRUE);
  gtk_widget_set_size_request (box, 400, 100);
  gtk_box_append (GTK_BOX (box), gtk_button_new ());
  gtk_box_append (GTK_BOX (box), wrap);
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  step_table_wait_for (gtk_widget_get_mapped (wrap));
  board_settle ();
  gtk_widget_grab_focus (wrap);
  gtk_window_set_focus_visible (GTK_WINDOW (window), TRUE);
  board_settle ();
  g_assert_cmpint (gtk_widget_get_width (wrap), ==, 400);
  after = board_picture (wrap);
  gtk_widget_grab_focus (gtk_widget_get_first_child (box));
  board_settle ();
  before = board_picture (wrap);
  g_assert_cmpint (find_change (wrap, before, after), ==, 210);
  g_object_unref (wrap);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Lines of keys share what height is left, those of a wrap in it as many times as it has lines; and no more than they may. */
static void
test_grow (void)
{
  GtkWidget *column = g_object_ref_sink (rh_wrap_new_column (SPACING));
  GtkWidget *one = rh_wrap_new_keys (20);
  GtkWidget *two = rh_wrap_new_keys (20);
  GtkWidget *inner = rh_wrap_new (SPACING, FALSE);

  g_object_set (one, "spacing", SPACING, NULL);
  g_object_set (two, "spacing", SPACING, NULL);
  for (guint i = 0; i < 4; i++)
    rh_wrap_append (RH_WRAP (i < 2 ? one : two), make_child (i < 2 ? 100 : 250, 40));
  gtk_widget_set_hexpand (inner, TRUE);
  rh_wrap_append (RH_WRAP (inner), two);
  rh_wrap_append (RH_WRAP (column), one);
  rh_wrap_append (RH_WRAP (column), make_child (100, 40));
  rh_wrap_append (RH_WRAP (column), inner);

  g_assert_true (gtk_widget_compute_expand (column, GTK_ORIENTATION_VERTICAL));
  g_assert_cmpint (measure (column, GTK_ORIENTATION_VERTICAL, 300), ==, 190);
  allocate_height (column, 300, 220);
  assert_place (column, 1, 0, 60, 100);
  assert_place (column, 2, 0, 110, 300);
  assert_place (two, 1, 0, 60, 300);
  allocate_height (column, 300, 500);
  assert_place (column, 1, 0, 70, 100);
  assert_place (column, 2, 0, 120, 300);
  assert_place (two, 1, 0, 70, 300);
  g_object_unref (column);
}

/* A wrap without children is nothing. */
static void
test_empty (void)
{
  GtkWidget *wrap = make_wrap (TRUE, 0, 0, 0);

  g_assert_cmpint (measure (wrap, GTK_ORIENTATION_HORIZONTAL, -1), ==, 0);
  g_assert_cmpint (measure (wrap, GTK_ORIENTATION_VERTICAL, 100), ==, 0);
  g_object_unref (wrap);
}

static void
test_column (void)
{
  /* A column asks for no more than the widest in it. */
  GtkWidget *column = g_object_ref_sink (rh_wrap_new_column (SPACING));

  rh_wrap_append (RH_WRAP (column), make_child (100, 40));
  rh_wrap_append (RH_WRAP (column), make_child (160, 40));
  g_assert_cmpint (measure (column, GTK_ORIENTATION_HORIZONTAL, -1), ==, 160);
  g_assert_cmpint (measure (column, GTK_ORIENTATION_VERTICAL, 500), ==, 90);
  g_object_unref (column);
}

int
main (int argc, char **argv)
{
  g_setenv ("GTK_A11Y", "test", TRUE);
  g_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add_func ("/wrap/lines", test_lines);
  g_test_add_func ("/wrap/even-lines", test_even_lines);
  g_test_add_func ("/wrap/homogeneous", test_homogeneous);
  g_test_add_func ("/wrap/alike-expanding", test_alike_expanding);
  g_test_add_func ("/wrap/filled", test_filled);
  g_test_add_func ("/wrap/hidden-and-expanding", test_hidden_and_expanding);
  g_test_add_func ("/wrap/right-to-left", test_right_to_left);
  g_test_add_func ("/wrap/focus", test_focus);
  g_test_add_func ("/wrap/grow", test_grow);
  g_test_add_func ("/wrap/column", test_column);
  g_test_add_func ("/wrap/ring", test_ring);
  g_test_add_func ("/wrap/empty", test_empty);

  return g_test_run ();
}
