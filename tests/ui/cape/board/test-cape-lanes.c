/* SPDX-License-Identifier: GPL-3.0-or-later
 * Lanes below each other: whatever the height, the tracks of all begin at one edge. */

#include "config.h"

#include "board.h"

#include "rh-cape-board.h"
#include "rh-cape-lane.h"
#include "rh-cape-lanes.h"
#include "rh-cape-track.h"
#include "rh-cape.h"

#define WIDTH 900
#define LEAST 320 /* from tracks beside the figures, */
#define MOST 440  /* to tracks below them */

static graphene_rect_t
find_track (GtkWidget *lanes, guint i)
{
  GtkWidget *lane = board_find (lanes, RH_TYPE_CAPE_LANE, i);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (board_find (lane, RH_TYPE_CAPE_TRACK, 0), lane, &bounds));

  return bounds;
}

static void
assert_alike (GtkWidget *lanes)
{
  graphene_rect_t first = find_track (lanes, 0);

  for (guint i = 1; i < 3; i++) {
    graphene_rect_t other = find_track (lanes, i);

    g_assert_true (graphene_rect_equal (&first, &other));
  }
}

static void
test_alike (void)
{
  Board board;
  RhCapeState state = { .n_seats = 3, .phase = RH_CAPE_DRAW, .seat = 1, .winner = RH_CAPE_NO_SEAT };
  GtkWidget *lanes;
  float edge;

  board_open (&board, "cape-three-players");
  lanes = rh_cape_board_new (board.setup);
  g_assert_true (RH_IS_CAPE_LANES (lanes));
  rh_cape_board_update (lanes, &state);
  board_show (&board, lanes, WIDTH, LEAST);
  edge = find_track (lanes, 0).origin.x;
  for (int height = LEAST; height <= MOST; height++) {
    gtk_widget_size_allocate (lanes, &(GtkAllocation) { 0, 0, WIDTH, height }, -1);
    assert_alike (lanes);
  }
  g_assert_cmpfloat (find_track (lanes, 0).origin.x, !=, edge);
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/cape-lanes/alike", test_alike);

  return g_test_run ();
}
