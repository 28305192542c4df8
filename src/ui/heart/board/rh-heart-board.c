/* SPDX-License-Identifier: GPL-3.0-or-later
 * The board: a lane a player, all of one height. */

#include "config.h"

#include "rh-heart-board.h"

#include "rh-heart-draft.h"
#include "rh-heart-lane.h"
#include "rh-heart-turn.h"

#include "rh-children.h"
#include "rh-text-size.h"

#define SPACING 8

/* A lane in which all can be seen at a glance; with text of the usual size. */
#define LANE_WIDTH 560.0
#define LANE_HEIGHT 112.0

/**
 * rh_heart_board_new:
 * @setup: the players
 *
 * Returns: (transfer floating): their lanes
 */
GtkWidget *
rh_heart_board_new (const RhSetup *setup)
{
  GtkWidget *board = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);

  gtk_box_set_homogeneous (GTK_BOX (board), TRUE);
  for (guint i = 0; i < setup->n_seats; i++) {
    GtkWidget *lane = rh_heart_lane_new (setup, i);

    rh_heart_lane_set_asked (RH_HEART_LANE (lane));
    gtk_widget_set_vexpand (lane, TRUE);
    gtk_box_append (GTK_BOX (board), lane);
  }

  return board;
}

/**
 * rh_heart_board_update:
 * @board: a board
 * @state: where the game stands
 *
 * Shows what everybody has, and whose turn comes next.
 */
void
rh_heart_board_update (GtkWidget *board, gconstpointer state)
{
  for (GtkWidget *lane = gtk_widget_get_first_child (board); lane != NULL; lane = gtk_widget_get_next_sibling (lane))
    rh_heart_lane_update (RH_HEART_LANE (lane), state);
}

/**
 * rh_heart_board_rest:
 * @board: a board
 * @state: where the game stands
 *
 * Shows what everybody has in a game that was ended without a winner: nobody is waited for.
 */
void
rh_heart_board_rest (GtkWidget *board, gconstpointer state)
{
  RhHeartState rest = *(const RhHeartState *) state;

  rest.winners = 0;
  rest.phase = RH_HEART_OVER;
  rh_heart_board_update (board, &rest);
}

/* Who is offered next; at the end the first of those who have won. */
static int
find_seat (const RhHeartState *state)
{
  return state->phase == RH_HEART_OVER ? __builtin_ctz (state->winners) : rh_heart_state_get_next (state);
}

/**
 * rh_heart_board_get_turn:
 * @board: a board
 * @state: where the game stands
 *
 * Returns: (transfer none) (nullable): the lane of who is offered next, or has won
 */
GtkWidget *
rh_heart_board_get_turn (GtkWidget *board, gconstpointer state)
{
  return rh_children_nth (board, find_seat (state));
}

/**
 * rh_heart_board_enter:
 * @board: a board
 * @state: where the game stands
 * @draft: what was entered of the next move, or an empty text
 *
 * Shows whose turn it is by that: anybody may act.
 *
 * Returns: (transfer none) (nullable): the lane of who makes the next move, or has won; %NULL once everybody has had the
 *   last turn (rule H10)
 */
GtkWidget *
rh_heart_board_enter (GtkWidget *board, gconstpointer state, const char *draft)
{
  const RhHeartState *game = state;
  RhHeartDraft entered;
  int entering, seat = 0;
  GtkWidget *found = NULL;

  rh_heart_draft_parse (&entered, draft);
  entering = game->phase == RH_HEART_OVER ? find_seat (game) : rh_heart_turn_get_seat (&entered, game);
  for (GtkWidget *lane = gtk_widget_get_first_child (board); lane != NULL; lane = gtk_widget_get_next_sibling (lane)) {
    rh_heart_lane_enter (RH_HEART_LANE (lane), game, &entered);
    rh_heart_lane_set_turn (RH_HEART_LANE (lane), game->phase != RH_HEART_OVER && seat == entering);
    if (seat++ == entering)
      found = lane;
  }

  return found;
}

/**
 * rh_heart_board_ask:
 * @board: a board
 * @state: where the game stands
 * @asked: who tells anew what was told before, from 0; or -1 for nobody, where what was entered says whose turn it is
 *
 * Shows whom the step asks.
 */
void
rh_heart_board_ask (GtkWidget *board, gconstpointer state, int asked)
{
  int seat = 0;

  if (asked < 0)
    return;

  for (GtkWidget *lane = gtk_widget_get_first_child (board); lane != NULL; lane = gtk_widget_get_next_sibling (lane))
    rh_heart_lane_set_turn (RH_HEART_LANE (lane), seat++ == asked);
}

/**
 * rh_heart_board_fit:
 * @board: a board
 * @width: its width
 * @height: its height
 *
 * Returns: how much room a lane has there, 1 where it is enough
 */
double
rh_heart_board_fit (GtkWidget *board, int width, int height)
{
  double text = rh_text_size_get (board);
  int n = 0;

  for (GtkWidget *lane = gtk_widget_get_first_child (board); lane != NULL; lane = gtk_widget_get_next_sibling (lane))
    n++;

  return MIN (width / (LANE_WIDTH * text), (height - (n - 1.0) * SPACING) / n / (LANE_HEIGHT * text));
}
