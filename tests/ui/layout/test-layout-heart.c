/* SPDX-License-Identifier: GPL-3.0-or-later
 * The table of The Heart of Africa through a game, on phones, laptops and large screens, with two to five players:
 * nothing moves from one state to the next, the page doesn't scroll, who is offered next is in sight, and all can be
 * read from a metre away. */

#include "config.h"

#include "heart-states.h"
#include "layout.h"
#include "table-walk.h"

#include "rh-heart-lane.h"
#include "rh-heart-play-step.h"
#include "rh-heart-seats.h"
#include "rh-heart-text.h"
#include "rh-heart-tickets-step.h"
#include "rh-heart-ui.h"
#include "rh-language.h"

#include <glib/gi18n.h>

/* Who types tickets sees all that is typed on. */
static gboolean
is_in_sight (GtkWidget *step)
{
  return RH_IS_HEART_TICKETS_STEP (step);
}

/* Who makes the move can be chosen without scrolling, on a phone, too. */
static void
check_seats (TableWalk *walk, GtkWidget *step)
{
  GtkWidget *seats = RH_IS_HEART_PLAY_STEP (step) ? board_find (step, RH_TYPE_HEART_SEATS, 0) : NULL;

  if (seats != NULL && gtk_widget_get_mapped (seats))
    table_walk_sight (walk, seats, step);
}

/* What is told below the choices is read without scrolling, on a laptop; only names of 64 letters may take more lines. On a phone the
 * choices don't scroll: what has no room below them isn't there. */
static void
check_says (TableWalk *walk, GtkWidget *step)
{
  GtkWidget *label = RH_IS_HEART_PLAY_STEP (step) ? board_find (step, GTK_TYPE_LABEL, 0) : NULL;
  GtkWidget *whole, *scroller;
  GtkAdjustment *adjustment;

  for (guint i = 1; label != NULL && !gtk_widget_has_css_class (label, "heart-says"); i++)
    label = board_find (step, GTK_TYPE_LABEL, i);
  whole = label != NULL ? gtk_widget_get_parent (label) : NULL;
  if (whole == NULL || !gtk_widget_get_mapped (whole) || walk->long_names)
    return;

  scroller = gtk_widget_get_ancestor (label, GTK_TYPE_SCROLLED_WINDOW);
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  if (walk->size.width >= 1024 && !gtk_widget_get_mapped (label))
    table_walk_problem (walk, "“%s” has no room", gtk_label_get_text (GTK_LABEL (label)));
  if (gtk_adjustment_get_upper (adjustment) > gtk_adjustment_get_page_size (adjustment) + .5)
    table_walk_problem (walk, "the choices need %.0f pixels and have %.0f", gtk_adjustment_get_upper (adjustment),
                        gtk_adjustment_get_page_size (adjustment));
}

/* On a laptop, the colours of routes have their names below their letters. */
static void
check_words (TableWalk *walk, GtkWidget *step)
{
  if (!RH_IS_HEART_PLAY_STEP (step) || walk->size.width < 1024)
    return;

  for (RhHeartColour i = 0; i < RH_HEART_COLOURS; i++) {
    if (!board_says (step, rh_heart_text_colour (i)))
      table_walk_problem (walk, "“%s” has no name", rh_heart_text_colour_key (i));
  }
}

/* What stands on a choice or an answer stands there still when more is told, and so does what is told below. */
static void
check_levels (TableWalk *walk, GtkWidget *step)
{
  static const char *const levels[] = { "heart-says", "heart-claim", "heart-length", "heart-route", "heart-terrain" };
  GtkWidget *label;

  if (!RH_IS_HEART_PLAY_STEP (step))
    return;

  for (guint i = 0; (label = board_find (step, GTK_TYPE_LABEL, i)) != NULL; i++) {
    GtkWidget *button = gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON);
    GtkWidget *part = button != NULL ? button : label;

    for (guint j = 0; j < G_N_ELEMENTS (levels) && gtk_widget_get_mapped (label); j++) {
      if (gtk_widget_has_css_class (part, levels[j]))
        table_walk_level (walk, label, step);
    }
  }
}

/* Who has had the last turn is read on a laptop whose window is drawn within a frame of its own, too: of its ten
 * pixels they lose seven. */
static void
check_asides (TableWalk *walk)
{
  GtkWidget *label;

  for (guint i = 0; walk->size.width == 1024 && (label = board_find (walk->page, GTK_TYPE_LABEL, i)) != NULL; i++) {
    int natural;

    if (!gtk_widget_has_css_class (label, "aside") || !gtk_widget_get_mapped (label))
      continue;

    gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
    if (natural + 8 > gtk_widget_get_width (label))
      table_walk_problem (walk, "“%s” needs %d and has %d", gtk_label_get_text (GTK_LABEL (label)), natural,
                          gtk_widget_get_width (label));
  }
}

static void
check (TableWalk *walk, GtkWidget *step)
{
  check_asides (walk);
  check_words (walk, step);
  check_seats (walk, step);
  check_says (walk, step);
  check_levels (walk, step);
  walk->problems += layout_check (GTK_WINDOW (walk->board.window), "heart", walk->size.width,
                                  walk->long_names ? LAYOUT_NAMES_LONG : LAYOUT_NAMES_CUT);
}

static const TableWalkGame game = {
  .ui = &rh_heart_ui,
  .lane = rh_heart_lane_get_type,
  .of_step = "RhHeart",
  .in_sight = is_in_sight,
  .check = check,
};

static void
on_state_cb (gpointer walk)
{
  table_walk_check (walk);
}

/* In the last round lanes say who has had the turn. */
static gboolean
is_last_round (Board *board)
{
  const RhHeartState *state = rh_session_get_state (board->session);

  return state->phase == RH_HEART_PLAY && state->last_round != RH_HEART_NO_SEAT;
}

/* Of a long game all states of the first moves; then how it looks when lanes fill, and in the end. */
static void
walk_through (const char *record, TableSize size, guint n_moves, gboolean long_names)
{
  TableWalk walk;
  Board *board = &walk.board;

  table_walk_open (&walk, &game, record, size, long_names);
  for (guint i = 0; i < board->moves->len; i++) {
    const char *move = g_ptr_array_index (board->moves, i);

    table_walk_move (&walk, i + 1, FALSE);
    if (i < n_moves || g_str_has_prefix (move, "tickets"))
      heart_states_visit (board, walk.page, move, on_state_cb, &walk);
    else if (is_last_round (board)) {
      board_settle ();
      table_walk_check (&walk);
    }
    g_assert_true (rh_session_play (board->session, move, NULL));
  }
  table_walk_move (&walk, board->moves->len + 1, FALSE);
  board_settle ();
  table_walk_end (&walk);
  board_click (walk.page, C_("button", "Why?"));
  board_settle ();
  table_walk_check (&walk);
  table_walk_close (&walk);
}

static void
test_two (gconstpointer size)
{
  walk_through ("heart-of-africa-coast", *(const TableSize *) size, 3, FALSE);
}

static void
test_three (gconstpointer size)
{
  walk_through ("heart-three-players", *(const TableSize *) size, 6, FALSE);
}

static void
test_four (gconstpointer size)
{
  walk_through ("heart-four-players", *(const TableSize *) size, 6, FALSE);
}

static void
test_five (gconstpointer size)
{
  walk_through ("heart-five-players", *(const TableSize *) size, 5, FALSE);
}

static void
test_tickets (gconstpointer data)
{
  /* From the last round on: that takes seconds, and is looked at in each language. */
  const TableSize *size = data;

  walk_through ("heart-four-players", *size, 0, FALSE);
}

static void
test_long_names (gconstpointer data)
{
  /* Who has a longer name moves nothing, and has no less of it in sight. */
  const TableSize *size = data;

  walk_through ("heart-five-players", *size, 4, TRUE);
}

int
main (int argc, char **argv)
{
  rh_language_set_up ();
  board_init (&argc, &argv);
  g_test_set_nonfatal_assertions ();

  table_walk_add (argv, "/layout-heart", "two", test_two);
  table_walk_add (argv, "/layout-heart", "three", test_three);
  table_walk_add (argv, "/layout-heart", "four", test_four);
  table_walk_add (argv, "/layout-heart", "five", test_five);
  table_walk_add (argv, "/layout-heart", "long-names", test_long_names);
  table_walk_add (argv, "/layout-heart", "tickets", test_tickets);

  return g_test_run ();
}
