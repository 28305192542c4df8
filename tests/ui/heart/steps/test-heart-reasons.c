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

static void
test_reasons (void)
{
  /* A claim is explained line by line, and the points are a sum, whose figures stand below each other; without a claim, that
   * alone. What is heard are sentences. */
  HeartDesk desk;
  RhHeartOffer offer;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *total = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *both = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *scroller = gtk_scrolled_window_new ();

  heart_desk_open (&desk, 2, "deal desert jungle;claim 1 purple 6;claim 1 red 3 double engines=0");
  rh_heart_offer_compute (heart_desk_state (&desk), 0, RH_HEART_GREEN, 4, &offer);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_box_append (GTK_BOX (both), scroller);
  gtk_box_append (GTK_BOX (both), total);
  heart_desk_show (&desk, both, 376, 600);
  rh_heart_reasons_show (GTK_BOX (box), GTK_BOX (total), desk.session, 0, &offer);
  g_assert_true (board_says (box, "Anna has 0, Bram 1: 1 missing to draw level"));
  g_assert_true (board_says (box, "Anna’s points"));
  board_settle ();
  g_assert_cmpfloat (find_right (both, "15"), ==, find_right (both, "8"));
  g_assert_cmpfloat (find_right (both, "23"), ==, find_right (both, "8"));
  g_assert_true (board_says (box, "4\u00a0×\u00a02"));
  g_assert_false (board_says (box, "23")); /* what it comes to isn't scrolled away */
  rh_heart_reasons_focus (scroller);
  board_settle ();
  g_assert_nonnull (strstr (rh_announce_get_said (desk.board.window),
                            "Purple route of 6: 15. Red route of 3: 4\u00a0×\u00a02\u00a0=\u00a08. Doubled with "));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (desk.board.window)) == scroller);

  rh_heart_reasons_show (GTK_BOX (box), GTK_BOX (total), desk.session, 1, NULL);
  g_assert_false (board_says (box, "Anna’s points"));
  g_assert_true (board_says (box, "Bram’s points"));
  heart_desk_close (&desk);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/heart-reasons/reasons", test_reasons);

  return g_test_run ();
}
