/* SPDX-License-Identifier: GPL-3.0-or-later
 * The lengths stand beside the colours on a phone, and below them elsewhere. */

#include "config.h"

#include "heart-desk.h"

#include "rh-heart-choices.h"
#include "rh-heart-lengths.h"

static graphene_rect_t
get_bounds (GtkWidget *choices, GtkWidget *child)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (child, choices, &bounds));

  return bounds;
}

static void
test_place (gconstpointer data)
{
  /* Both are within it, and neither covers the other. */
  int width = GPOINTER_TO_INT (data);
  Board board = { 0 };
  GtkWidget *choices = g_object_new (RH_TYPE_HEART_CHOICES, "valign", GTK_ALIGN_START, NULL);
  GtkWidget *grid = g_object_new (GTK_TYPE_BUTTON, "width-request", 200, "height-request", 140, NULL); /* as a grid */
  GtkWidget *lengths = g_object_new (RH_TYPE_HEART_LENGTHS, NULL);
  graphene_rect_t first, second;

  gtk_widget_set_parent (grid, choices);
  gtk_widget_set_parent (lengths, choices);
  gtk_widget_set_parent (gtk_label_new ("Length"), choices);
  board_show (&board, choices, width, 300);
  first = get_bounds (choices, grid);
  second = get_bounds (choices, lengths);
  g_assert_false (graphene_rect_intersection (&first, &second, NULL));
  if (width < 350) {
    g_assert_cmpfloat (second.origin.x, >, first.origin.x + first.size.width);
    g_assert_cmpint (gtk_widget_get_height (choices), <, 220);
  } else {
    g_assert_cmpfloat (second.origin.y, >, first.origin.y + first.size.height);
  }
  g_assert_cmpfloat (second.origin.x + second.size.width, <=, (float) width);
  board_close (&board);
}

static void
test_page (void)
{
  /* On a page that is narrow they stand beside wherever there is room, with as small a gap as it takes; in a panel of the
   * same width at the side of a board, below. */
  static const struct {
    gboolean narrow;
    int      width;
  } list[] = { { TRUE, 420 }, { TRUE, 360 }, { TRUE, 306 }, { FALSE, 420 }, { FALSE, 360 } };

  for (guint i = 0; i < G_N_ELEMENTS (list); i++) {
    Board board = { 0 };
    GtkWidget *choices = g_object_new (RH_TYPE_HEART_CHOICES, "valign", GTK_ALIGN_START, NULL);
    GtkWidget *grid = g_object_new (GTK_TYPE_BUTTON, "width-request", 192, "height-request", 140, NULL);
    GtkWidget *lengths = g_object_new (RH_TYPE_HEART_LENGTHS, NULL);
    GtkWidget *page = g_object_new (ADW_TYPE_BIN, "css-name", "rh-table", "child", choices, NULL);
    graphene_rect_t first, second;

    gtk_widget_set_parent (grid, choices);
    gtk_widget_set_parent (lengths, choices);
    gtk_widget_set_parent (gtk_label_new ("Length"), choices);
    if (list[i].narrow)
      gtk_widget_add_css_class (page, "narrow");
    board_show (&board, page, list[i].width, 300);
    first = get_bounds (choices, grid);
    second = get_bounds (choices, lengths);
    g_test_message ("%d: %g to %g, then %g", list[i].width, (double) first.origin.x,
                    (double) (first.origin.x + first.size.width), (double) second.origin.x);
    g_assert_false (graphene_rect_intersection (&first, &second, NULL));
    g_assert_true ((second.origin.x > first.origin.x + first.size.width) == list[i].narrow);
    board_close (&board);
  }
}

static int
get_grown (int high)
{
  Board board = { 0 };
  GtkWidget *choices = g_object_new (RH_TYPE_HEART_CHOICES, NULL);
  GtkWidget *grid = g_object_new (GTK_TYPE_BUTTON, "width-request", 200, "height-request", high, NULL);
  GtkWidget *lengths = g_object_new (RH_TYPE_HEART_LENGTHS, NULL);
  int least, grown;

  gtk_widget_set_parent (grid, choices);
  gtk_widget_set_parent (lengths, choices);
  gtk_widget_set_parent (gtk_label_new ("Length"), choices);
  board_show (&board, choices, 420, 400);
  gtk_widget_measure (grid, GTK_ORIENTATION_VERTICAL, -1, &least, NULL, NULL, NULL);
  grown = (int) get_bounds (choices, grid).size.height - least;
  board_close (&board);

  return grown;
}

static void
test_share (void)
{
  /* Rows that have room share what height is left, so much and no more; small ones leave it to what is said below. */
  g_assert_cmpint (get_grown (180), ==, 42);
  g_assert_cmpint (get_grown (132), ==, 0);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_data_func ("/heart-choices/phone", GINT_TO_POINTER (348), test_place);
  g_test_add_data_func ("/heart-choices/wide", GINT_TO_POINTER (420), test_place);
  g_test_add_func ("/heart-choices/page", test_page);
  g_test_add_func ("/heart-choices/share", test_share);

  return g_test_run ();
}
