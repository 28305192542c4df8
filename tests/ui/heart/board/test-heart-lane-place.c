/* SPDX-License-Identifier: GPL-3.0-or-later
 * Where the parts of a lane stand. */

#include "config.h"

#include "heart-desk.h"

#include "rh-heart-lane.h"
#include "rh-heart-pile.h"
#include "rh-heart-routes.h"
#include "rh-heart-track.h"

static GtkWidget *
make_lane (HeartDesk *desk, int width, int height)
{
  GtkWidget *lane;

  heart_desk_open (desk, 2, "claim 1 white 6");
  lane = rh_heart_lane_new (rh_session_get_setup (desk->session), 0);
  rh_heart_lane_set_asked (RH_HEART_LANE (lane));
  rh_heart_lane_update (RH_HEART_LANE (lane), heart_desk_state (desk));
  heart_desk_show (desk, lane, width, height);
  board_settle ();

  return lane;
}

static graphene_rect_t
place_of (GtkWidget *lane, GType type)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (board_find (lane, type, 0), lane, &bounds));

  return bounds;
}

static void
test_wide (void)
{
  /* The routes stand beside the cards, and the figure is large enough to a finger. */
  HeartDesk desk;
  GtkWidget *lane = make_lane (&desk, 900, 120);
  graphene_rect_t pile = place_of (lane, RH_TYPE_HEART_PILE);
  graphene_rect_t routes = place_of (lane, RH_TYPE_HEART_ROUTES);
  graphene_rect_t ask = place_of (lane, GTK_TYPE_BUTTON);

  g_assert_cmpfloat (routes.origin.x, >, pile.origin.x + 3 * pile.size.width);
  g_assert_cmpfloat (ask.size.width, >=, 44);
  g_assert_cmpfloat (ask.size.height, >=, 44);
  heart_desk_close (&desk);
}

static void
test_edge (void)
{
  /* The cards stand off the edge as they do off what is above them, and off the frame of a lane on turn. */
  HeartDesk desk;
  GtkWidget *lane = make_lane (&desk, 900, 160);
  graphene_rect_t pile = place_of (lane, RH_TYPE_HEART_PILE);

  g_assert_cmpfloat (pile.origin.y + pile.size.height + 6, <=, gtk_widget_get_height (lane));
  heart_desk_close (&desk);
}

static void
test_narrow (void)
{
  /* The routes stand below the cards. */
  HeartDesk desk;
  GtkWidget *lane = make_lane (&desk, 350, 140);
  graphene_rect_t pile = place_of (lane, RH_TYPE_HEART_PILE);
  graphene_rect_t routes = place_of (lane, RH_TYPE_HEART_ROUTES);

  g_assert_cmpfloat (routes.origin.y, >=, pile.origin.y + pile.size.height);
  g_assert_cmpfloat (routes.size.width, >, 300);
  heart_desk_close (&desk);
}

static void
test_track (void)
{
  /* The trains that are left stand on a track below their figure: long where there is room for that, short on a phone. */
  static const struct {
    int width, height;
    float least;
  } lanes[] = { { 900, 120, 300 }, { 560, 120, 150 }, { 350, 140, 30 } };

  for (guint i = 0; i < G_N_ELEMENTS (lanes); i++) {
    HeartDesk desk;
    GtkWidget *lane = make_lane (&desk, lanes[i].width, lanes[i].height);
    graphene_rect_t track = place_of (lane, RH_TYPE_HEART_TRACK);
    graphene_rect_t routes = place_of (lane, RH_TYPE_HEART_ROUTES);
    graphene_rect_t figure;

    g_assert_true (gtk_widget_compute_bounds (board_find_text (lane, i < 2 ? "39 of 45" : "39"), lane, &figure));
    g_assert_cmpfloat (track.size.width, >=, lanes[i].least);
    g_assert_cmpfloat (track.size.height, >=, 4);
    g_assert_cmpfloat (track.origin.y, >=, figure.origin.y + figure.size.height);
    g_assert_cmpfloat (track.origin.y + track.size.height, <=, routes.origin.y);
    heart_desk_close (&desk);
  }
}

static void
test_caption (void)
{
  /* What the figure counts stands beside it; a phone has no room for that. */
  HeartDesk desk;
  GtkWidget *lane = make_lane (&desk, 580, 100);

  g_assert_true (gtk_widget_get_mapped (board_find_text (lane, "points")));
  heart_desk_close (&desk);
  lane = make_lane (&desk, 350, 140);
  g_assert_false (gtk_widget_get_mapped (board_find_text (lane, "points")));
  heart_desk_close (&desk);
}

static void
test_settled (void)
{
  /* The frame of a narrow lane is smaller: where that makes the difference, it is one or the other, and not by turns. */
  for (int width = 536; width < 556; width += 3) {
    HeartDesk desk;

    make_lane (&desk, width, 140);
    heart_desk_close (&desk);
  }
}

static void
test_steady (void)
{
  /* Other figures move nothing. */
  HeartDesk desk;
  GtkWidget *lane = make_lane (&desk, 900, 120);
  graphene_rect_t before = place_of (lane, RH_TYPE_HEART_ROUTES);
  graphene_rect_t ask = place_of (lane, GTK_TYPE_BUTTON);
  graphene_rect_t now;

  for (guint i = 0; i < 6; i++)
    heart_desk_play (&desk, "claim 1 white 6 double engines=2");
  heart_desk_play (&desk, "tickets 1 -99 -99");
  rh_heart_lane_update (RH_HEART_LANE (lane), heart_desk_state (&desk));
  board_settle ();
  now = place_of (lane, RH_TYPE_HEART_ROUTES);
  g_assert_true (graphene_rect_equal (&before, &now));
  now = place_of (lane, GTK_TYPE_BUTTON);
  g_assert_true (graphene_rect_equal (&ask, &now));
  heart_desk_close (&desk);
}

/* Where the label of that text stands. */
static graphene_rect_t
place_of_text (GtkWidget *lane, const char *text)
{
  GtkWidget *label = board_find_text (lane, text);
  graphene_rect_t bounds;

  g_assert_nonnull (label);
  g_assert_true (gtk_widget_compute_bounds (label, lane, &bounds));

  return bounds;
}

static void
test_high (void)
{
  /* With two players a lane is high: cards and routes each have all its width, the cards and their words alike in all three. */
  HeartDesk desk;
  GtkWidget *lane = make_lane (&desk, 920, 300);
  graphene_rect_t routes = place_of (lane, RH_TYPE_HEART_ROUTES);
  float words = place_of_text (lane, "Desert").origin.y;

  for (guint i = 0; i < RH_HEART_TERRAINS; i++) {
    graphene_rect_t pile;

    g_assert_true (gtk_widget_compute_bounds (board_find (lane, RH_TYPE_HEART_PILE, i), lane, &pile));
    g_assert_cmpfloat (pile.size.width, >, 250);
    g_assert_cmpfloat (pile.size.height, >=, 80);
    g_assert_cmpfloat (routes.origin.y, >=, pile.origin.y + pile.size.height);
  }
  g_assert_cmpfloat (routes.size.width, >, 850);
  g_assert_cmpfloat (routes.size.height, >=, 80);
  g_assert_cmpfloat (place_of_text (lane, "Jungle").origin.y, ==, words);
  g_assert_cmpfloat (place_of_text (lane, "Mountain").origin.y, ==, words);
  heart_desk_close (&desk);
}

static void
test_growing (void)
{
  /* The more room a lane has, the larger its figures; and they shrink with it again. */
  static const int heights[] = { 120, 200, 300, 120 };
  HeartDesk desk;
  GtkWidget *lane = make_lane (&desk, 920, heights[0]);
  float sizes[G_N_ELEMENTS (heights)];

  for (guint i = 0; i < G_N_ELEMENTS (heights); i++) {
    gtk_window_set_default_size (GTK_WINDOW (desk.board.window), 920, heights[i]);
    board_settle ();
    sizes[i] = place_of_text (lane, "39 of 45").size.height + place_of_text (lane, "points").size.height +
               place_of_text (lane, "Anna").size.height + place_of_text (lane, "Jungle").size.height;
  }
  g_assert_cmpfloat (sizes[1], >, sizes[0] * 1.1);
  g_assert_cmpfloat (sizes[2], >, sizes[1] * 1.2);
  g_assert_cmpfloat (sizes[3], ==, sizes[0]);
  heart_desk_close (&desk);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/heart-lane-place/wide", test_wide);
  g_test_add_func ("/heart-lane-place/edge", test_edge);
  g_test_add_func ("/heart-lane-place/narrow", test_narrow);
  g_test_add_func ("/heart-lane-place/high", test_high);
  g_test_add_func ("/heart-lane-place/growing", test_growing);
  g_test_add_func ("/heart-lane-place/caption", test_caption);
  g_test_add_func ("/heart-lane-place/settled", test_settled);
  g_test_add_func ("/heart-lane-place/steady", test_steady);
  g_test_add_func ("/heart-lane-place/track", test_track);

  return g_test_run ();
}
