/* SPDX-License-Identifier: GPL-3.0-or-later
 * Why the numbers are what they are. */

#include "config.h"

#include "heart-desk.h"

#include "rh-heart-reasons.h"

static void
test_reasons (void)
{
  /* A claim and the points are explained line by line; without a claim, the points alone. */
  HeartDesk desk;
  RhHeartOffer offer;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *scroller = gtk_scrolled_window_new ();

  heart_desk_open (&desk, 2, "deal desert jungle;claim 1 red 3 double engines=0");
  rh_heart_offer_compute (heart_desk_state (&desk), 0, RH_HEART_GREEN, 4, &offer);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  heart_desk_show (&desk, scroller, 376, 300);
  rh_heart_reasons_show (GTK_BOX (box), desk.session, 0, &offer);
  g_assert_true (board_says (box, "Anna has 0, Bram 1: 1 missing to draw level"));
  g_assert_true (board_says (box, "Anna’s points"));
  g_assert_true (board_says (box, "Red route of 3: 4 × 2 = 8"));
  rh_heart_reasons_focus (scroller);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (desk.board.window)) == scroller);

  rh_heart_reasons_show (GTK_BOX (box), desk.session, 1, NULL);
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
