/* SPDX-License-Identifier: GPL-3.0-or-later
 * The ways to double a route. */

#include "config.h"

#include "heart-desk.h"

#include "rh-heart-ways.h"

static int chosen = -1;

static void
on_chosen_cb (RhHeartWays *ways, guint way)
{
  chosen = (int) way;
}

static void
test_ways (void)
{
  /* Each way that is of use says what it takes and leaves; more engines have a figure each, fewer can't be pressed. */
  HeartDesk desk;
  RhHeartOffer offer;
  GtkWidget *ways = g_object_new (RH_TYPE_HEART_WAYS, NULL);

  heart_desk_open (&desk, 2, "deal desert jungle;terrain 1 desert desert;terrain 2 jungle");
  rh_heart_offer_compute (heart_desk_state (&desk), 0, RH_HEART_GREEN, 4, &offer);
  g_signal_connect (ways, "chosen", G_CALLBACK (on_chosen_cb), NULL);
  heart_desk_show (&desk, ways, 376, 300);
  rh_heart_ways_set (RH_HEART_WAYS (ways), &offer, RH_HEART_OPEN);
  g_assert_nonnull (heart_desk_find (&desk, "2 engines, 0 own cards, 0 cards left"));
  g_assert_false (heart_desk_is_chosen (&desk, "2 engines, 0 own cards, 0 cards left"));
  g_assert_false (gtk_widget_is_sensitive (heart_desk_find (&desk, "1 engine")));
  g_assert_false (gtk_widget_is_sensitive (heart_desk_find (&desk, "2 engines")));
  g_assert_nonnull (heart_desk_find (&desk, "3 engines"));
  board_settle ();
  {
    graphene_rect_t last;

    /* Their rows end where all else does. */
    g_assert_true (gtk_widget_compute_bounds (heart_desk_find (&desk, "14 engines"), ways, &last));
    g_assert_cmpint ((int) (last.origin.x + last.size.width), ==, gtk_widget_get_width (ways));
  }
  heart_desk_click (&desk, "14 engines");
  g_assert_cmpint (offer.ways[chosen].engines, ==, 14);
  g_assert_true (rh_heart_ways_key (RH_HEART_WAYS (ways), GDK_KEY_2, 0));
  g_assert_cmpint (chosen, ==, 0);
  g_assert_true (rh_heart_ways_key (RH_HEART_WAYS (ways), GDK_KEY_5, 0));
  g_assert_cmpint (offer.ways[chosen].engines, ==, 5);
  g_assert_false (rh_heart_ways_key (RH_HEART_WAYS (ways), GDK_KEY_1, 0));
  rh_heart_ways_focus (RH_HEART_WAYS (ways));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (desk.board.window)) ==
                 heart_desk_find (&desk, "2 engines, 0 own cards, 0 cards left"));

  /* The one that is chosen shows it. */
  rh_heart_ways_set (RH_HEART_WAYS (ways), &offer, 2);
  g_assert_true (heart_desk_is_chosen (&desk, "2 engines, 0 own cards, 0 cards left"));
  g_assert_false (heart_desk_is_chosen (&desk, "2 engines") || heart_desk_is_chosen (&desk, "5 engines"));
  rh_heart_ways_set (RH_HEART_WAYS (ways), &offer, 5);
  g_assert_false (heart_desk_is_chosen (&desk, "2 engines, 0 own cards, 0 cards left"));
  g_assert_true (heart_desk_is_chosen (&desk, "5 engines"));

  rh_heart_ways_set (RH_HEART_WAYS (ways), NULL, RH_HEART_OPEN);
  g_assert_null (heart_desk_find (&desk, "14 engines"));
  heart_desk_close (&desk);
}

static void
test_splits (void)
{
  /* Every split between engines and own cards. */
  HeartDesk desk;
  RhHeartOffer offer;
  GtkWidget *ways = g_object_new (RH_TYPE_HEART_WAYS, NULL);

  heart_desk_open (&desk, 2, "deal desert jungle;terrain 1 desert desert");
  rh_heart_offer_compute (heart_desk_state (&desk), 0, RH_HEART_RED, 6, &offer);
  heart_desk_show (&desk, ways, 376, 300);
  rh_heart_ways_set (RH_HEART_WAYS (ways), &offer, RH_HEART_OPEN);
  g_assert_nonnull (heart_desk_find (&desk, "0 engines, 2 own cards, 1 card left"));
  g_assert_nonnull (heart_desk_find (&desk, "1 engine, 1 own card, 2 cards left"));
  g_assert_nonnull (heart_desk_find (&desk, "2 engines, 0 own cards, 3 cards left"));
  heart_desk_close (&desk);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/heart-ways/ways", test_ways);
  g_test_add_func ("/heart-ways/splits", test_splits);

  return g_test_run ();
}
