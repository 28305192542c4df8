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
make_reasons (HeartDesk *desk)
{
  GtkWidget *reasons = rh_reasons_new ();
  RhHeartOffer offer;

  heart_desk_open (desk, 2, "deal desert jungle;claim 1 purple 6;claim 1 red 3 double engines=0");
  rh_heart_offer_compute (heart_desk_state (desk), 0, RH_HEART_GREEN, 4, &offer);
  heart_desk_show (desk, reasons, 376, 600);
  rh_heart_reasons_show (RH_REASONS (reasons), desk->session, 0, &offer);
  board_settle ();

  return reasons;
}

static void
test_reasons (void)
{
  /* A claim is explained row by row, and the points are a sum, whose figures stand below each other; without a claim, that
   * alone. What is heard are sentences. */
  HeartDesk desk;
  GtkWidget *reasons = make_reasons (&desk);

  g_assert_true (board_says (reasons, "Green route of 4"));
  g_assert_true (board_says (reasons, "Anna has 0: 2 missing to pay"));
  g_assert_true (board_says (reasons, "Anna’s points"));
  g_assert_cmpfloat (find_right (reasons, "7"), ==, find_right (reasons, "14"));
  g_assert_cmpfloat (find_right (reasons, "15"), ==, find_right (reasons, "8"));
  g_assert_cmpfloat (find_right (reasons, "23"), ==, find_right (reasons, "8"));
  g_assert_true (board_says (reasons, "4\u00a0×\u00a02"));
  rh_reasons_say (RH_REASONS (reasons));
  board_settle ();
  g_assert_nonnull (strstr (rh_announce_get_said (desk.board.window),
                            "Purple route of 6: 15. Red route of 3: 4\u00a0×\u00a02\u00a0=\u00a08. Doubled with "));

  g_assert_false (board_says (reasons, "Anna’s last route"));

  rh_heart_reasons_show (RH_REASONS (reasons), desk.session, 1, NULL);
  g_assert_false (board_says (reasons, "Anna’s points"));
  g_assert_true (board_says (reasons, "Bram’s points"));
  heart_desk_close (&desk);
}

static void
test_last (void)
{
  /* Right after a route was claimed what it brought is told, too, and why; nothing of what brings no points. */
  HeartDesk desk;
  GtkWidget *reasons = make_reasons (&desk);

  rh_heart_reasons_show (RH_REASONS (reasons), desk.session, 1, NULL);
  g_assert_true (board_says (reasons, "Anna’s last route"));
  g_assert_true (board_says (reasons, "Red route of 3"));
  g_assert_true (board_says (reasons, "4\u00a0×\u00a02"));
  g_assert_true (board_says (reasons, "8"));
  g_assert_true (board_says (reasons, "Doubled with 1 desert card (in front: 1 desert card); the most anybody else had: 0"));
  heart_desk_play (&desk, "terrain 2 jungle");
  rh_heart_reasons_show (RH_REASONS (reasons), desk.session, 0, NULL);
  g_assert_false (board_says (reasons, "Bram’s last route"));
  heart_desk_close (&desk);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/heart-reasons/reasons", test_reasons);
  g_test_add_func ("/heart-reasons/last", test_last);

  return g_test_run ();
}
