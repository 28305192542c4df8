/* SPDX-License-Identifier: GPL-3.0-or-later
 * The table through two rounds, on phones, laptops and large screens, with two to four players: nothing moves from one
 * state to the next, the page doesn't scroll, who is on turn is in sight, and all can be read from a metre away. */

#include "config.h"

#include "board.h"
#include "layout.h"
#include "table-states.h"
#include "table-walk.h"

#include "rh-cape-board.h"
#include "rh-cape-card-view.h"
#include "rh-cape-fan.h"
#include "rh-cape-lane.h"
#include "rh-cape-pick-step.h"
#include "rh-cape-sum.h"
#include "rh-cape-ui.h"
#include "rh-language.h"
#include "rh-step.h"
#include "rh-table-page.h"

#define ROUNDS 20        /* moves: a round and some of the next */
#define ROUND 10         /* all steps of the first, with a tie */
#define OF_STEP "RhCape" /* how the names of what a step has begin */
#define CARD_LEAST 70 /* with four players on a laptop, and */
#define CARD_LEAST_HIGH 96

/* On the third, 600 pixels high, the frame of a window has ten. */
static const TableWalkSize sizes[] = {
  { 360, 720 }, { 800, 600 }, { 1024, 590 }, { 1366, 768 }, { 1920, 1080 }, { 3840, 2160 },
};

typedef struct {
  TableWalk look;
  Board     board;
  gboolean  long_names;
  guint     state; /* how many of the move were seen */
} Walk;

/* All there is to press in some part of the page. */
static void
check_buttons (Walk *walk, GtkWidget *widget, GtkWidget *part)
{
  if (!gtk_widget_get_mapped (widget))
    return;

  if (GTK_IS_BUTTON (widget)) {
    g_autofree char *what = table_walk_describe (widget, part);

    table_walk_check_fixed (&walk->look, what, widget);
    if (RH_IS_CAPE_PICK_STEP (part) || (RH_IS_STEP (part) && walk->look.size.width >= 1024))
      table_walk_check_sight (&walk->look, widget, part);
  }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    check_buttons (walk, child, part);
}

/* Its parts too, whoever is on turn, but for what is told at the end, which may be longer or shorter. */
static void
check_lane (Walk *walk, GtkWidget *lane, const char *what)
{
  guint i = 0;

  table_walk_check_fixed (&walk->look, what, lane);
  for (GtkWidget *part = gtk_widget_get_first_child (lane); part != NULL; part = gtk_widget_get_next_sibling (part), i++) {
    g_autofree char *of_lane = g_strdup_printf ("%s’s %s %u", what, G_OBJECT_TYPE_NAME (part), i);

    if (gtk_widget_get_mapped (part) && !gtk_widget_has_css_class (part, "aside"))
      table_walk_check_fixed (&walk->look, of_lane, part);
  }
}

/* Each lane keeps its place and its size. */
static void
check_lanes (Walk *walk)
{
  GtkWidget *lane;

  for (guint i = 0; (lane = board_find (walk->look.page, RH_TYPE_CAPE_LANE, i)) != NULL; i++) {
    g_autofree char *what = g_strdup_printf ("lane %u", i + 1);

    check_lane (walk, lane, what);
  }
}

/* What is read over and over has its place too, whatever is told beside it, but for when to shuffle. */
static void
check_row (Walk *walk, GtkWidget *step)
{
  GtkWidget *fan = board_find (step, RH_TYPE_CAPE_FAN, 0);

  if (rh_cape_state_must_shuffle (rh_session_get_state (walk->board.session)))
    return;
  if (fan != NULL && gtk_widget_get_mapped (fan) && walk->look.size.width >= 1024)
    table_walk_check_fixed (&walk->look, OF_STEP "BuildStep’s common row", gtk_widget_get_prev_sibling (fan));
}

/* On a laptop, and whatever is larger, all that is told is in sight; only names of 64 letters may take more lines. */
static void
check_news (Walk *walk)
{
  GtkWidget *lane = board_find (walk->look.page, RH_TYPE_CAPE_LANE, 0);
  GtkWidget *news = gtk_widget_get_next_sibling (gtk_widget_get_ancestor (lane, GTK_TYPE_SCROLLED_WINDOW));
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (news));

  if (!walk->long_names && gtk_adjustment_get_upper (adjustment) > gtk_adjustment_get_page_size (adjustment) + .5)
    table_walk_problem (&walk->look, "the news need %.0f pixels and have %.0f", gtk_adjustment_get_upper (adjustment),
             gtk_adjustment_get_page_size (adjustment));
}

static void
check_turn (Walk *walk)
{
  GtkWidget *board = gtk_widget_get_parent (board_find (walk->look.page, RH_TYPE_CAPE_LANE, 0));
  GtkWidget *scroller = gtk_widget_get_ancestor (board, GTK_TYPE_SCROLLED_WINDOW);
  GtkWidget *lane = rh_cape_board_get_turn (board, rh_session_get_state (walk->board.session));
  graphene_rect_t bounds;

  /* Once a game is over, nobody is. */
  if (lane == NULL || rh_session_get_status (walk->board.session) != RH_GAME_PLAYING)
    return;

  g_assert_true (gtk_widget_compute_bounds (lane, scroller, &bounds));
  if (bounds.origin.y < -1 || bounds.origin.y + bounds.size.height > (float) gtk_widget_get_height (scroller) + 1)
    table_walk_problem (&walk->look, "the lane on turn is from %.0f to %.0f of %d", (double) bounds.origin.y,
             (double) (bounds.origin.y + bounds.size.height), gtk_widget_get_height (scroller));
}

/* What is short, and what that costs, is read before it is decided, at whatever size. */
static void
check_sum (Walk *walk, GtkWidget *step)
{
  GtkWidget *sum = board_find (step, RH_TYPE_CAPE_SUM, 0);

  if (sum != NULL && gtk_widget_get_mapped (sum))
    table_walk_check_sight (&walk->look, sum, step);
}

static void
check_cards (Walk *walk)
{
  GtkWidget *card = board_find (walk->look.page, RH_TYPE_CAPE_CARD_VIEW, 0);

  if (walk->look.size.width == 1366 && rh_session_get_setup (walk->board.session)->n_seats == 4 &&
      (gtk_widget_get_width (card) < CARD_LEAST || gtk_widget_get_height (card) < CARD_LEAST_HIGH))
    table_walk_problem (&walk->look, "cards are %d × %d", gtk_widget_get_width (card), gtk_widget_get_height (card));
}

/* By players, width, move and state. */
static void
picture (Walk *walk)
{
  RhSession *session = walk->board.session;
  g_autofree char *name = g_strdup_printf ("table-%u-%d-%02u-%02u", rh_session_get_setup (session)->n_seats,
                                           walk->look.size.width, walk->look.move, walk->state++);

  layout_picture (GTK_WINDOW (walk->board.window), name);
}

static void
check_state (gpointer data)
{
  Walk *walk = data;
  GtkWidget *step = table_walk_get_step (&walk->look);
  GtkWidget *header = board_find (walk->look.page, ADW_TYPE_HEADER_BAR, 0);

  check_buttons (walk, step, step);
  check_buttons (walk, header, header);
  table_walk_check_main (&walk->look, step);
  check_lanes (walk);
  table_walk_check_fixed (&walk->look, "the question",
                          gtk_widget_get_parent (GTK_WIDGET (rh_step_frame_get_question (table_walk_get_frame (step)))));
  check_turn (walk);
  check_sum (walk, step);
  check_row (walk, step);
  check_cards (walk);
  if (walk->look.size.width >= 1024) {
    table_walk_check_scrolled (&walk->look, board_find (walk->look.page, RH_TYPE_CAPE_LANE, 0));
    table_walk_check_scrolled (&walk->look, step);
    check_news (walk);
  }
  if (walk->look.size.width == 1366)
    table_walk_check_text (&walk->look, walk->look.page);
  picture (walk);
}

/* Another round may have other words on its buttons; the end has another question. */
static gboolean
is_of_step (gpointer what, gpointer place, gpointer end)
{
  return g_str_has_prefix (what, OF_STEP) || g_str_has_prefix (what, "RhEndStep") ||
         (end && g_str_equal (what, "the question"));
}

static void
play (Walk *walk, guint n_moves)
{
  Board *board = &walk->board;

  for (guint i = 0; i < MIN (board->moves->len, n_moves); i++) {
    const char *move = g_ptr_array_index (board->moves, i);

    walk->look.move = i + 1;
    walk->state = 0;
    if (g_str_has_prefix (move, "reveal "))
      g_hash_table_foreach_remove (walk->look.fixed, is_of_step, GINT_TO_POINTER (FALSE));
    table_states_visit (board, walk->look.page, move, check_state, walk);
    g_assert_true (rh_session_play (board->session, move, NULL));
  }
}

/* Each end is one by itself, but for the lanes. */
static void
check_end (gpointer data)
{
  Walk *walk = data;

  g_hash_table_foreach_remove (walk->look.fixed, is_of_step, GINT_TO_POINTER (TRUE));
  check_state (walk);
}

/* The longest names there are, of wide letters. */
static void
lengthen_names (RhSetup *setup)
{
  for (guint i = 0; i < setup->n_seats; i++) {
    g_free (setup->seats[i].name);
    g_free (setup->seats[i].key);
    setup->seats[i].name = g_strnfill (RH_NAME_MAX, 'M');
    setup->seats[i].name[0] = (char) ('A' + i);
    setup->seats[i].key = rh_setup_name_key (setup->seats[i].name);
  }
}

static void
walk_through (const char *record, TableWalkSize size, guint n_moves, gboolean long_names)
{
  Walk walk = { .look = { .size = size, .name = record, .of_step = OF_STEP }, .long_names = long_names };

  walk.look.fixed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  board_open (&walk.board, record);
  if (long_names)
    lengthen_names (walk.board.setup);
  board_play (&walk.board, 0);
  walk.look.page = rh_table_page_new (&rh_cape_ui, walk.board.session);
  board_show (&walk.board, walk.look.page, size.width, size.height);
  walk.look.window = walk.board.window;
  /* It is laid out all the same, and most of the time went into painting what only the other tests look at. */
  gtk_widget_set_opacity (walk.look.page, g_getenv ("RH_PICTURES") != NULL ? 1 : 0);
  play (&walk, n_moves);
  if (n_moves == ROUNDS) {
    walk.look.move++;
    walk.state = 0;
    table_states_visit_end (&walk.board, check_end, &walk);
  }
  board_close (&walk.board);
  g_hash_table_unref (walk.look.fixed);
  g_assert_cmpuint (walk.look.problems, ==, 0);
}

static void
test_walk (gconstpointer data)
{
  /* With each number of players; in another language, whose words are longer or shorter, one round says it. */
  const TableWalkSize *size = data;
  guint n_moves = g_str_equal (g_getenv ("LANGUAGE"), "en") ? ROUNDS : ROUND;

  walk_through ("cape-two-dutch-rivers", *size, n_moves, FALSE);
  walk_through ("cape-three-players", *size, n_moves, FALSE);
  walk_through ("cape-four-ties", *size, n_moves, FALSE);
}

static void
test_long_names (gconstpointer data)
{
  /* Who has a longer name moves nothing, and has no less of it in sight. */
  const TableWalkSize *size = data;

  walk_through ("cape-three-players", *size, ROUND, TRUE);
  walk_through ("cape-four-ties", *size, ROUND, TRUE);
}

int
main (int argc, char **argv)
{
  rh_language_set_up ();
  board_init (&argc, &argv);
  g_test_set_nonfatal_assertions ();

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++) {
    g_autofree char *path = g_strdup_printf ("/layout-table/%d", sizes[i].width);

    g_autofree char *long_path = g_strdup_printf ("%s/long-names", path);

    g_test_add_data_func (path, &sizes[i], test_walk);
    if (g_str_equal (g_getenv ("LANGUAGE"), "en"))
      g_test_add_data_func (long_path, &sizes[i], test_long_names);
  }

  return g_test_run ();
}
