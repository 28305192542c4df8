/* SPDX-License-Identifier: GPL-3.0-or-later
 * The board: a lane a player, all of one height. */

#include "config.h"

#include "rh-cape-board.h"

#include "rh-cape-lane.h"
#include "rh-cape-lanes.h"
#include "rh-cape-slots.h"
#include "rh-children.h"
#include "rh-text-size.h"

#define SPACING 8
#define MANY 4 /* players, from whom on a low window has lower figures: the cards get the height */

/* Of a lane, with text of the usual size: */
#define LANE_FRAME_X 28
#define LANE_FRAME_Y 12
#define FIGURES_WIDTH 220         /* beside the track, with what is between them */
#define FIGURES_HEIGHT_BESIDE 96
#define FIGURES_HEIGHT 40         /* above it */
#define CROSSED_WIDTH 80

/**
 * rh_cape_board_new:
 * @setup: the players
 *
 * Returns: (transfer floating): their lanes
 */
GtkWidget *
rh_cape_board_new (const RhSetup *setup)
{
  GtkWidget *lanes = rh_cape_lanes_new ();

  for (guint i = 0; i < setup->n_seats; i++) {
    GtkWidget *lane = rh_cape_lane_new (setup, i);

    rh_cape_lane_set_asked (RH_CAPE_LANE (lane));
    if (setup->n_seats >= MANY)
      gtk_widget_add_css_class (lane, "many");
    gtk_widget_set_vexpand (lane, TRUE);
    gtk_widget_set_parent (lane, lanes);
  }

  return lanes;
}

/**
 * rh_cape_board_update:
 * @board: a board
 * @state: where the game stands
 *
 * Shows what everybody has, and whose turn it is.
 */
void
rh_cape_board_update (GtkWidget *board, gconstpointer state)
{
  for (GtkWidget *lane = gtk_widget_get_first_child (board); lane != NULL; lane = gtk_widget_get_next_sibling (lane))
    rh_cape_lane_update (RH_CAPE_LANE (lane), state);
}

/**
 * rh_cape_board_rest:
 * @board: a board
 * @state: where the game stands
 *
 * Shows what everybody has in a game that was ended without a winner: nobody is waited for.
 */
void
rh_cape_board_rest (GtkWidget *board, gconstpointer state)
{
  RhCapeState rest = *(const RhCapeState *) state;

  rest.seat = RH_CAPE_NO_SEAT;
  rest.phase = RH_CAPE_OVER;
  rh_cape_board_update (board, &rest);
}

/**
 * rh_cape_board_get_turn:
 * @board: a board
 * @state: where the game stands
 *
 * Returns: (transfer none) (nullable): the lane of who is on turn, or has won
 */
GtkWidget *
rh_cape_board_get_turn (GtkWidget *board, gconstpointer state)
{
  const RhCapeState *game = state;
  int seat = game->winner != RH_CAPE_NO_SEAT ? game->winner : game->seat;

  return rh_children_nth (board, seat);
}

/**
 * rh_cape_board_ask:
 * @board: a board
 * @state: where the game stands
 * @asked: who is asked though it isn't anybody's turn, from 0, or %RH_CAPE_NO_SEAT
 *
 * Shows that player's lane as the one of who is on turn. The next update asks nobody.
 */
void
rh_cape_board_ask (GtkWidget *board, gconstpointer state, int asked)
{
  int seat = 0;

  for (GtkWidget *lane = gtk_widget_get_first_child (board); lane != NULL; lane = gtk_widget_get_next_sibling (lane))
    rh_cape_lane_ask (RH_CAPE_LANE (lane), state, seat++ == asked);
}

/* How large the cards of a lane are: beside the figures, or below them. */
static double
fit_lane (int width, int height, double text)
{
  int figures = MAX ((int) (FIGURES_WIDTH * text), width * 15 / 100);
  double beside = rh_cape_slots_fit (width - figures - (int) (CROSSED_WIDTH * text), height);
  double below = rh_cape_slots_fit (width, height - (int) (FIGURES_HEIGHT * text));

  return height >= FIGURES_HEIGHT_BESIDE * text ? MAX (beside, below) : below;
}

/**
 * rh_cape_board_fit:
 * @board: a board
 * @width: its width
 * @height: its height
 *
 * It doesn't ask the lanes: how large their figures are depends on the room that they were given before.
 *
 * Returns: how large the cards are there, about
 */
double
rh_cape_board_fit (GtkWidget *board, int width, int height)
{
  int n = 0;

  for (GtkWidget *lane = gtk_widget_get_first_child (board); lane != NULL; lane = gtk_widget_get_next_sibling (lane))
    n++;

  return fit_lane (width - LANE_FRAME_X, (height - (n - 1) * SPACING) / n - LANE_FRAME_Y, rh_text_size_get (board));
}
