/* SPDX-License-Identifier: GPL-3.0-or-later
 * Going through a game, move by move and round by round. */

#include "config.h"

#include "board.h"

#include "rh-cape-telling.h"
#include "rh-replay-bar.h"

/* The second of its rounds begins after so many moves, the third after so many. */
#define SECOND 9
#define THIRD 21

static RhReplayBar *
open_bar (Board *board, const RhTelling *telling, guint position)
{
  GtkWidget *bar;

  board_open (board, "cape-three-players");
  board_replay (board, position);
  bar = rh_replay_bar_new (telling, board->session);
  g_signal_connect_object (board->session, "changed", G_CALLBACK (rh_replay_bar_update), bar, G_CONNECT_SWAPPED);
  board_show (board, bar, 360, 300);

  return RH_REPLAY_BAR (bar);
}

static GtkWidget *
button (RhReplayBar *bar, guint i)
{
  return board_find (GTK_WIDGET (bar), GTK_TYPE_BUTTON, i);
}

static void
click (RhReplayBar *bar, guint i)
{
  g_signal_emit_by_name (button (bar, i), "clicked");
}

static GtkRange *
slider (RhReplayBar *bar)
{
  return GTK_RANGE (board_find (GTK_WIDGET (bar), GTK_TYPE_SCALE, 0));
}

static void
assert_at (Board *board, guint place)
{
  g_assert_cmpuint (rh_session_get_n_played (board->session), ==, place);
}

static void
assert_value (RhReplayBar *bar, const char *text)
{
  g_autofree char *problem = gtk_test_accessible_check_property (GTK_ACCESSIBLE (slider (bar)),
                                                                 GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text);

  g_assert_cmpstr (problem, ==, NULL);
}

static void
test_says (void)
{
  /* To who hears it the bar says which move it is, and in which round; it stays in 360 pixels, its buttons where they
   * are. */
  Board board;
  RhReplayBar *bar = open_bar (&board, &rh_cape_telling, 8);
  graphene_rect_t before;
  graphene_rect_t after;

  board_assert_name (slider (bar), "Moves");
  assert_value (bar, "Round 1 of 8. Move 8 of 129");
  board_assert_name (button (bar, 0), "Previous Round");
  board_assert_name (button (bar, 1), "Previous Move");
  board_assert_name (button (bar, 2), "Next Move");
  board_assert_name (button (bar, 3), "Next Round");

  g_assert_true (gtk_widget_compute_bounds (button (bar, 2), GTK_WIDGET (bar), &before));
  click (bar, 2);
  board_settle ();
  assert_value (bar, "Round 2 of 8. Move 9 of 129");
  g_assert_true (gtk_widget_compute_bounds (button (bar, 2), GTK_WIDGET (bar), &after));
  g_assert_true (graphene_rect_equal (&before, &after));
  board_close (&board);
}

static void
test_lesson (void)
{
  /* What is explained stands above, and moves nothing: what one steps on with stays below the finger, and whether there
   * is something to explain, and how much, the bar is as high. */
  Board board;
  RhReplayBar *bar = open_bar (&board, &rh_cape_telling, 0);
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (bar));
  GtkWidget *next = button (bar, 2);
  graphene_rect_t with, without;
  int height;

  gtk_widget_set_valign (GTK_WIDGET (bar), GTK_ALIGN_END);
  board_settle ();
  g_assert_true (gtk_widget_compute_bounds (next, parent, &without));
  height = gtk_widget_get_height (GTK_WIDGET (bar));
  rh_replay_bar_teach (bar);
  board_settle ();
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (bar)), >, height);
  height = gtk_widget_get_height (GTK_WIDGET (bar));
  for (guint i = 0; i <= SECOND; i++) {
    g_assert_true (rh_session_go_to (board.session, i, NULL));
    board_settle ();
    g_assert_true (gtk_widget_compute_bounds (next, parent, &with));
    g_assert_true (graphene_rect_equal (&with, &without));
    g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (bar)), ==, height);
  }
  board_close (&board);
}

static void
test_marks (void)
{
  /* The numbers of the rounds that are marked can be read: between two of them there is room. */
  Board board;
  RhReplayBar *bar = open_bar (&board, &rh_cape_telling, 12);
  GtkWidget *label;
  float right = -100;
  guint n = 0;

  for (; (label = board_find (GTK_WIDGET (slider (bar)), GTK_TYPE_LABEL, n)) != NULL; n++) {
    graphene_rect_t bounds;

    g_assert_true (gtk_widget_compute_bounds (label, GTK_WIDGET (bar), &bounds));
    g_assert_cmpfloat (bounds.origin.x, >=, right + 3);
    right = bounds.origin.x + bounds.size.width;
  }
  g_assert_cmpuint (n, >=, 4);
  g_assert_cmpuint (n, <, 8);
  board_close (&board);
}

static void
test_buttons (void)
{
  /* The buttons go a move, or to where a round begins, and rest at either end. */
  Board board;
  RhReplayBar *bar = open_bar (&board, &rh_cape_telling, 12);

  click (bar, 2);
  assert_at (&board, 13);
  click (bar, 1);
  assert_at (&board, 12);
  click (bar, 3);
  assert_at (&board, THIRD);
  click (bar, 0);
  assert_at (&board, SECOND);
  click (bar, 0);
  assert_at (&board, 0);
  assert_value (bar, "Round 1 of 8. Move 0 of 129");
  g_assert_false (gtk_widget_is_sensitive (button (bar, 0)));
  g_assert_false (gtk_widget_is_sensitive (button (bar, 1)));
  g_assert_true (gtk_widget_is_sensitive (button (bar, 2)));
  for (guint i = 0; i < 8; i++)
    click (bar, 3);
  assert_at (&board, 129);
  g_assert_false (gtk_widget_is_sensitive (button (bar, 2)));
  g_assert_false (gtk_widget_is_sensitive (button (bar, 3)));
  board_close (&board);
}

static void
test_slider (void)
{
  /* The slider goes anywhere, and follows; between two moves it goes to the nearer one. */
  Board board;
  RhReplayBar *bar = open_bar (&board, &rh_cape_telling, 12);

  g_assert_cmpfloat (gtk_range_get_value (slider (bar)), ==, 12);
  gtk_range_set_value (slider (bar), 60.6);
  assert_at (&board, 61);
  g_assert_cmpfloat (gtk_range_get_value (slider (bar)), ==, 61);
  click (bar, 2);
  g_assert_cmpfloat (gtk_range_get_value (slider (bar)), ==, 62);
  board_close (&board);
}

static void
test_keys (void)
{
  /* The arrow keys, Page Up and Down, Home and End do the same, and nothing happens beyond the ends. */
  Board board;
  RhReplayBar *bar = open_bar (&board, &rh_cape_telling, 128);

  g_assert_true (rh_replay_bar_key (bar, GDK_KEY_Right, 0));
  g_assert_true (rh_replay_bar_key (bar, GDK_KEY_Right, 0));
  assert_at (&board, 129);
  g_assert_true (rh_replay_bar_key (bar, GDK_KEY_Left, 0));
  assert_at (&board, 128);
  g_assert_true (rh_replay_bar_key (bar, GDK_KEY_Home, 0));
  g_assert_true (rh_replay_bar_key (bar, GDK_KEY_Left, 0));
  assert_at (&board, 0);
  g_assert_true (rh_replay_bar_key (bar, GDK_KEY_Page_Down, 0));
  assert_at (&board, SECOND);
  g_assert_true (rh_replay_bar_key (bar, GDK_KEY_KP_Page_Down, 0));
  assert_at (&board, THIRD);
  g_assert_true (rh_replay_bar_key (bar, GDK_KEY_Page_Up, 0));
  assert_at (&board, SECOND);
  g_assert_true (rh_replay_bar_key (bar, GDK_KEY_End, 0));
  assert_at (&board, 129);
  g_assert_false (rh_replay_bar_key (bar, GDK_KEY_Home, GDK_CONTROL_MASK));
  g_assert_false (rh_replay_bar_key (bar, GDK_KEY_x, 0));
  board_close (&board);
}

static void
test_mirrored (void)
{
  /* From right to left, the left arrow goes on. */
  Board board;
  RhReplayBar *bar = open_bar (&board, &rh_cape_telling, 5);

  gtk_widget_set_direction (GTK_WIDGET (bar), GTK_TEXT_DIR_RTL);
  g_assert_true (rh_replay_bar_key (bar, GDK_KEY_Left, 0));
  assert_at (&board, 6);
  board_close (&board);
}

static guint
no_round (gconstpointer state)
{
  return 0;
}

static void
test_no_rounds (void)
{
  /* In a game without rounds, the outer buttons go all the way. */
  RhTelling telling = rh_cape_telling;
  Board board;
  RhReplayBar *bar;

  telling.round = no_round;
  bar = open_bar (&board, &telling, 5);
  assert_value (bar, "Move 5 of 129");
  board_assert_name (button (bar, 0), "First Move");
  board_assert_name (button (bar, 3), "Last Move");
  click (bar, 3);
  assert_at (&board, 129);
  click (bar, 0);
  assert_at (&board, 0);
  board_close (&board);
}

/* To who sees it and to who hears it; NULL where no game is a sample. */
static const char *
get_lesson (RhReplayBar *bar)
{
  GtkWidget *lessons = board_find (GTK_WIDGET (bar), GTK_TYPE_STACK, 0);
  GtkWidget *shown = NULL;

  if (lessons == NULL)
    return NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (lessons); child != NULL; child = gtk_widget_get_next_sibling (child)) {
    gboolean mapped = gtk_widget_get_mapped (child);

    gtk_test_accessible_assert_state (child, GTK_ACCESSIBLE_STATE_HIDDEN, !mapped);
    shown = mapped ? child : shown;
  }

  return gtk_label_get_label (GTK_LABEL (shown));
}

static void
test_teach (void)
{
  /* A sample has a lesson where there is something new; no other game has one. */
  Board board;
  RhReplayBar *bar = open_bar (&board, &rh_cape_telling, 1);
  const char *bids = "Each player secretly bids something between £0 and all their capital, and pays it, whichever card "
                     "they get. The highest bid picks first.";

  g_assert_null (get_lesson (bar));
  rh_replay_bar_teach (bar);
  board_settle ();
  g_assert_cmpstr (get_lesson (bar), ==, bids);
  g_assert_true (rh_session_go_to (board.session, 10, NULL));
  g_assert_cmpstr (get_lesson (bar), ==, "");
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/replay-bar/says", test_says);
  g_test_add_func ("/replay-bar/lesson", test_lesson);
  g_test_add_func ("/replay-bar/marks", test_marks);
  g_test_add_func ("/replay-bar/buttons", test_buttons);
  g_test_add_func ("/replay-bar/slider", test_slider);
  g_test_add_func ("/replay-bar/keys", test_keys);
  g_test_add_func ("/replay-bar/mirrored", test_mirrored);
  g_test_add_func ("/replay-bar/no-rounds", test_no_rounds);
  g_test_add_func ("/replay-bar/teach", test_teach);

  return g_test_run ();
}
