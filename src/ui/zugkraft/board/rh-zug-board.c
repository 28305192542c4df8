/* SPDX-License-Identifier: GPL-3.0-or-later
 * The board: a lane a player, all of one height. */

#include "config.h"

#include "rh-zug-board.h"

#include "rh-children.h"
#include "rh-text-size.h"
#include "rh-zug-lane.h"
#include "rh-zug-style.h"

#define SPACING 8
#define FEW 3 /* lanes leave room for larger figures */
#define MANY 5 /* or more leave little around these */

/* Of a lane, with text of the usual size: */
#define WIDE 548   /* from this width on, its figures are large */
#define ONE_ROW 768 /* and from this, all of it may stand in one row */
#define HIGH_ROW 62 /* what it needs then, */
#define HIGH 86     /* where its line has a row of its own, */
#define NARROW 102  /* and below */
#define ENOUGH 150 /* more height shows nothing better */

static GtkWidget *
make_lanes (const RhSetup *setup, gboolean asked)
{
  GtkWidget *lanes = g_object_new (GTK_TYPE_BOX,
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP,
                                   "orientation", GTK_ORIENTATION_VERTICAL,
                                   "spacing", SPACING,
                                   "homogeneous", TRUE,
                                   NULL);

  rh_zug_style_load ();
  if (asked && setup->n_seats <= FEW)
    gtk_widget_add_css_class (lanes, "few");
  if (asked && setup->n_seats >= MANY)
    gtk_widget_add_css_class (lanes, "many");
  for (guint i = 0; i < setup->n_seats; i++) {
    GtkWidget *lane = rh_zug_lane_new (setup, i);

    if (asked)
      rh_zug_lane_set_asked (RH_ZUG_LANE (lane));
    gtk_widget_set_vexpand (lane, TRUE);
    gtk_box_append (GTK_BOX (lanes), lane);
  }

  return lanes;
}

/**
 * rh_zug_board_new:
 * @setup: the players
 *
 * Returns: (transfer floating): their lanes
 */
GtkWidget *
rh_zug_board_new (const RhSetup *setup)
{
  return make_lanes (setup, TRUE);
}

/**
 * rh_zug_board_new_to_look:
 * @setup: the players
 *
 * Returns: (transfer floating): their lanes, in which nothing can be pressed
 */
GtkWidget *
rh_zug_board_new_to_look (const RhSetup *setup)
{
  return make_lanes (setup, FALSE);
}

/**
 * rh_zug_board_update:
 * @board: a board
 * @state: where the game stands
 *
 * Shows what everybody has, and whose turn it is.
 */
void
rh_zug_board_update (GtkWidget *board, gconstpointer state)
{
  for (GtkWidget *lane = gtk_widget_get_first_child (board); lane != NULL; lane = gtk_widget_get_next_sibling (lane))
    rh_zug_lane_update (RH_ZUG_LANE (lane), state);
}

/**
 * rh_zug_board_rest:
 * @board: a board
 * @state: where the game stands
 *
 * Shows what everybody has in a game that was ended without a winner: nobody is waited for.
 */
void
rh_zug_board_rest (GtkWidget *board, gconstpointer state)
{
  RhZugState rest = *(const RhZugState *) state;

  rest.seat = RH_ZUG_NO_SEAT;
  rest.winners = 0;
  rest.phase = RH_ZUG_OVER;
  rh_zug_board_update (board, &rest);
}

/* Who is on turn, or the first of those who have won. */
static int
find_seat (const RhZugState *state)
{
  for (guint i = 0; i < state->n_seats && state->seat == RH_ZUG_NO_SEAT; i++) {
    if (rh_zug_state_is_winner (state, i))
      return (int) i;
  }

  return state->seat;
}

/**
 * rh_zug_board_get_turn:
 * @board: a board
 * @state: where the game stands
 *
 * Returns: (transfer none) (nullable): the lane of who is on turn, or has won
 */
GtkWidget *
rh_zug_board_get_turn (GtkWidget *board, gconstpointer state)
{
  return rh_children_nth (board, find_seat (state));
}

/**
 * rh_zug_board_fit:
 * @board: a board
 * @width: its width
 * @height: its height
 *
 * All lanes in sight are more than large figures, and these more than high lanes.
 *
 * Returns: how good lanes look there, about
 */
double
rh_zug_board_fit (GtkWidget *board, int width, int height)
{
  double text = rh_text_size_get (board);
  gboolean wide = width >= WIDE * text;
  double need = width >= ONE_ROW * text ? HIGH_ROW : wide ? HIGH : NARROW;
  double each;
  int n = 0;

  for (GtkWidget *lane = gtk_widget_get_first_child (board); lane != NULL; lane = gtk_widget_get_next_sibling (lane))
    n++;
  each = ((double) (height - (n - 1) * SPACING) / n) / text;

  return 4 * CLAMP (each / need, 0, 1) + wide + CLAMP (each / ENOUGH, 0, 1);
}
