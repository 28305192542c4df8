/* SPDX-License-Identifier: GPL-3.0-or-later
 * A row for text that takes several lines. */

#include "rh-row.h"

#include <adwaita.h>

#define SPACING 10
#define BUTTON 30

/* A sentence, and something small before it. */
static GtkWidget *
make_row (gboolean expands)
{
  GtkWidget *row = g_object_ref_sink (g_object_new (RH_TYPE_ROW, "spacing", SPACING, NULL));
  GtkWidget *text = g_object_new (GTK_TYPE_LABEL,
                                  "label", "Bartholomew and Éva have built to the river",
                                  "wrap", TRUE,
                                  "wrap-mode", PANGO_WRAP_WORD_CHAR,
                                  "hexpand", expands,
                                  NULL);
  GtkWidget *small = adw_bin_new ();

  gtk_widget_set_size_request (small, BUTTON, BUTTON);
  gtk_widget_set_parent (small, row);
  gtk_widget_set_parent (text, row);

  return row;
}

static void
measure (GtkWidget *row, GtkOrientation orientation, int for_size, int *minimum, int *natural)
{
  gtk_widget_measure (row, orientation, for_size, minimum, natural, NULL, NULL);
}

static graphene_rect_t
allocate (GtkWidget *row, int width, gboolean first)
{
  GtkWidget *child = first ? gtk_widget_get_first_child (row) : gtk_widget_get_last_child (row);
  graphene_rect_t bounds;
  int height;

  measure (row, GTK_ORIENTATION_VERTICAL, width, NULL, &height);
  gtk_widget_size_allocate (row, &(GtkAllocation) { 0, 0, width, height }, -1);
  g_assert_true (gtk_widget_compute_bounds (child, row, &bounds));

  return bounds;
}

/* Narrower, it is higher, and never less high than it says without a width. */
static void
test_height (void)
{
  GtkWidget *row = make_row (FALSE);
  int least, usual, height;
  int before = G_MAXINT;

  measure (row, GTK_ORIENTATION_HORIZONTAL, -1, &least, &usual);
  g_assert_cmpint (least, <, usual / 2);
  measure (row, GTK_ORIENTATION_VERTICAL, -1, &height, NULL);
  g_assert_cmpint (height, ==, BUTTON);
  for (int width = least; width <= 2 * usual; width += 10) {
    int minimum;

    measure (row, GTK_ORIENTATION_VERTICAL, width, &minimum, NULL);
    g_assert_cmpint (minimum, >=, height);
    g_assert_cmpint (minimum, <=, before);
    before = minimum;
  }
  g_assert_cmpint (before, ==, BUTTON);
  g_assert_finalize_object (row);
}

/* No height makes it wider. */
static void
test_width (void)
{
  GtkWidget *row = make_row (FALSE);
  int least, usual, minimum, natural;

  measure (row, GTK_ORIENTATION_HORIZONTAL, -1, &least, &usual);
  measure (row, GTK_ORIENTATION_HORIZONTAL, BUTTON, &minimum, &natural);
  g_assert_cmpint (minimum, ==, least);
  g_assert_cmpint (natural, ==, usual);
  g_object_unref (row);
}

/* What is left goes to the text, if it wants it. */
static void
test_places (void)
{
  for (guint i = 0; i < 2; i++) {
    GtkWidget *row = make_row (i == 1);
    graphene_rect_t bounds;
    int usual;

    measure (row, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &usual);
    bounds = allocate (row, usual + 100, FALSE);
    g_assert_cmpint ((int) bounds.origin.x, ==, BUTTON + SPACING);
    g_assert_cmpint ((int) bounds.size.width, ==, usual - BUTTON - SPACING + (i == 1 ? 100 : 0));

    bounds = allocate (row, usual - 50, FALSE);
    g_assert_cmpint ((int) bounds.size.width, ==, usual - BUTTON - SPACING - 50);
    g_object_unref (row);
  }
}

/* Where all have room they are as wide as each other, to the last pixel; else the wider one isn't cut off for that, unless
 * that is asked for. */
static void
test_shares (void)
{
  static const int asked[] = { 30, 70, 30 };
  GtkWidget *row = g_object_ref_sink (g_object_new (RH_TYPE_ROW, "spacing", SPACING, NULL));
  graphene_rect_t bounds;

  for (guint i = 0; i < G_N_ELEMENTS (asked); i++) {
    GtkWidget *child = adw_bin_new ();

    gtk_widget_set_size_request (child, asked[i], BUTTON);
    gtk_widget_set_hexpand (child, TRUE);
    gtk_widget_set_parent (child, row);
  }
  rh_row_set_shares (RH_ROW (row), RH_ROW_EVEN);
  for (int width = 3 * 70 + 2 * SPACING; width < 3 * 70 + 2 * SPACING + 3; width++) {
    bounds = allocate (row, width, TRUE);
    g_assert_cmpint ((int) bounds.size.width / 2, ==, 35);
    bounds = allocate (row, width, FALSE);
    g_assert_cmpint ((int) bounds.size.width / 2, ==, 35);
    g_assert_cmpint ((int) (bounds.origin.x + bounds.size.width), ==, width);
  }
  bounds = allocate (row, 160, TRUE);
  g_assert_cmpint ((int) bounds.size.width, <, 40);
  rh_row_set_shares (RH_ROW (row), RH_ROW_ALIKE);
  bounds = allocate (row, 3 * 70 + 2 * SPACING, TRUE);
  g_assert_cmpint ((int) bounds.size.width, ==, 70);
  g_object_unref (row);
}

/* From right to left, the first child is at the right. */
static void
test_mirrored (void)
{
  GtkWidget *row = make_row (FALSE);
  graphene_rect_t bounds;

  gtk_widget_set_direction (row, GTK_TEXT_DIR_RTL);
  bounds = allocate (row, 200, TRUE);
  g_assert_cmpint ((int) bounds.origin.x, ==, 200 - BUTTON);
  bounds = allocate (row, 200, FALSE);
  g_assert_cmpint ((int) bounds.origin.x, ==, 0);
  g_object_unref (row);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add_func ("/row/height", test_height);
  g_test_add_func ("/row/width", test_width);
  g_test_add_func ("/row/places", test_places);
  g_test_add_func ("/row/shares", test_shares);
  g_test_add_func ("/row/mirrored", test_mirrored);

  return g_test_run ();
}
