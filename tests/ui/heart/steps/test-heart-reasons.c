/* SPDX-License-Identifier: GPL-3.0-or-later
 * Why the numbers are what they are. */

#include "config.h"

#include "heart-desk.h"

#include "rh-announce.h"
#include "rh-heart-reasons.h"

#include <string.h>

/* Where a figure ends. */
static float
find_right (GtkWidget *box, const char *figure)
{
  graphene_rect_t bounds;
  GtkWidget *label;
  guint i = 0;

  while (!g_str_equal (gtk_label_get_text (GTK_LABEL (label = board_find (box, GTK_TYPE_LABEL, i))), figure))
    i++;
  g_assert_true (gtk_widget_compute_bounds (label, box, &bounds));

  return bounds.origin.x + bounds.size.width;
}

static GtkWidget *
make_reasons (HeartDesk *desk, int height)
{
  GtkWidget *reasons = rh_heart_reasons_new ();
  RhHeartOffer offer;

  heart_desk_open (desk, 2, "deal desert jungle;claim 1 purple 6;claim 1 red 3 double engines=0");
  rh_heart_offer_compute (heart_desk_state (desk), 0, RH_HEART_GREEN, 4, &offer);
  heart_desk_show (desk, reasons, 376, height);
  rh_heart_reasons_show (RH_HEART_REASONS (reasons), desk->session, 0, &offer);
  board_settle ();

  return reasons;
}

static void
test_reasons (void)
{
  /* A claim is explained row by row, and the points are a sum, whose figures stand below each other; without a claim, that
   * alone. What is heard are sentences. */
  HeartDesk desk;
  GtkWidget *reasons = make_reasons (&desk, 600);
  GtkWidget *scroller = board_find (reasons, GTK_TYPE_SCROLLED_WINDOW, 0);

  g_assert_true (board_says (reasons, "Green route of 4"));
  g_assert_true (board_says (reasons, "Anna has 0, Bram 1: 1 missing to draw level"));
  g_assert_true (board_says (reasons, "Anna’s points"));
  g_assert_cmpfloat (find_right (reasons, "7"), ==, find_right (reasons, "14"));
  g_assert_cmpfloat (find_right (reasons, "15"), ==, find_right (reasons, "8"));
  g_assert_cmpfloat (find_right (reasons, "23"), ==, find_right (reasons, "8"));
  g_assert_true (board_says (reasons, "4\u00a0×\u00a02"));
  rh_heart_reasons_focus (RH_HEART_REASONS (reasons), TRUE);
  board_settle ();
  g_assert_nonnull (strstr (rh_announce_get_said (desk.board.window),
                            "Purple route of 6: 15. Red route of 3: 4\u00a0×\u00a02\u00a0=\u00a08. Doubled with "));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (desk.board.window)) == scroller);

  rh_heart_reasons_show (RH_HEART_REASONS (reasons), desk.session, 1, NULL);
  g_assert_false (board_says (reasons, "Anna’s points"));
  g_assert_true (board_says (reasons, "Bram’s points"));
  heart_desk_close (&desk);
}

/* Where the label of that text begins and ends. */
static graphene_rect_t
find_place (GtkWidget *reasons, GtkWidget *label)
{
  graphene_rect_t bounds;

  g_assert_nonnull (label);
  g_assert_true (gtk_widget_compute_bounds (label, reasons, &bounds));

  return bounds;
}

static void
test_room (void)
{
  /* All of it is shown where there is room, the sum right below; where there is less, the rows scroll, and the sum doesn't. */
  static const int heights[] = { 700, 240 };

  for (guint i = 0; i < G_N_ELEMENTS (heights); i++) {
    HeartDesk desk;
    GtkWidget *reasons = make_reasons (&desk, heights[i]);
    GtkWidget *scroller = board_find (reasons, GTK_TYPE_SCROLLED_WINDOW, 0);
    GtkAdjustment *rows = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
    graphene_rect_t total = find_place (reasons, board_find_text (reasons, "23"));

    g_assert_cmpint (gtk_adjustment_get_upper (rows) > gtk_adjustment_get_page_size (rows), ==, i == 1);
    g_assert_cmpfloat (total.origin.y, >=, gtk_widget_get_height (scroller));
    g_assert_cmpfloat (total.origin.y, <, gtk_widget_get_height (scroller) + 20);
    g_assert_cmpfloat (total.origin.y + total.size.height, <=, gtk_widget_get_height (reasons));
    heart_desk_close (&desk);
  }
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/heart-reasons/reasons", test_reasons);
  g_test_add_func ("/heart-reasons/room", test_room);

  return g_test_run ();
}
