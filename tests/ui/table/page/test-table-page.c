/* SPDX-License-Identifier: GPL-3.0-or-later
 * The table's page: at each moment of a game the right step, title and news, and all of it in sight. */

#include "config.h"

#include "board.h"
#include "step-table.h"
#include "rh-announce.h"
#include "rh-note.h"

#include "rh-cape-hint.h"
#include "rh-cape-lane.h"
#include "rh-cape-ui.h"
#include "rh-table-page.h"
#include "rh-panel.h"
#include "rh-replay-bar.h"
#include "rh-step.h"
#include "rh-undo.h"
#include "rh-cape-text-last.h"
#include "rh-cape-text.h"

#include <string.h>

static void
assert_title (GtkWidget *page, const char *title, const char *subtitle)
{
  AdwWindowTitle *widget = ADW_WINDOW_TITLE (board_find (page, ADW_TYPE_WINDOW_TITLE, 0));

  g_assert_cmpstr (adw_window_title_get_title (widget), ==, title);
  g_assert_cmpstr (adw_window_title_get_subtitle (widget), ==, subtitle);
  g_assert_null (board_find (page, ADW_TYPE_WINDOW_TITLE, 1));
}

static void
test_titles (void)
{
  /* The header bar says where the game is and what is left in the piles, and undo names the move. */
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 0, 1000);

  assert_title (page, "Round 1 of 8 · Cards on offer", "50 in the pile, 0 discarded");
  /* Each card that is turned up is off the pile. */
  g_assert_true (rh_session_set_draft (board.session, "reveal m0/4 s0/_", NULL));
  assert_title (page, "Round 1 of 8 · Cards on offer", "49 in the pile, 0 discarded");
  rh_session_play (board.session, g_ptr_array_index (board.moves, 0), NULL);
  assert_title (page, "Round 1 of 8 · Sealed bids", "47 in the pile, 0 discarded");
  for (guint i = 1; i < 5; i++)
    g_assert_true (rh_session_play (board.session, g_ptr_array_index (board.moves, i), NULL));
  assert_title (page, "Round 1 of 8 · Build · Ilse-Marie’s turn", "45 in the pile, 2 discarded");
  board_assert_name (board_button (page, "table.undo"), "Undo: Jörg picks");
  board_assert_name (board_find (page, RH_TYPE_CAPE_LANE, 2), "Ilse-Marie, yellow, on turn");
  board_assert_name (board_find (page, RH_TYPE_CAPE_LANE, 0), "Éva, red");
  board_close (&board);
}

#define has_turn(page, seat) board_is_selected (board_find (page, RH_TYPE_CAPE_LANE, seat))

static void
test_asked (void)
{
  /* Those who are tied draw one after the other, and so do bids, sealed or not: the lane of who is asked has the frame. */
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 2, 1366);

  g_assert_true (has_turn (page, 0) && !has_turn (page, 1) && !has_turn (page, 2));
  g_assert_true (rh_session_set_draft (board.session, "tie __/7 __/_", NULL));
  g_assert_true (!has_turn (page, 0) && has_turn (page, 1) && !has_turn (page, 2));
  g_assert_true (rh_session_end (board.session, NULL));
  g_assert_false (has_turn (page, 0) || has_turn (page, 1) || has_turn (page, 2));
  g_assert_true (rh_session_undo (board.session, NULL));
  g_assert_true (has_turn (page, 1));
  g_assert_true (rh_session_undo (board.session, NULL));
  g_assert_true (rh_session_undo (board.session, NULL));
  g_assert_true (has_turn (page, 0) && !has_turn (page, 1) && !has_turn (page, 2));
  board_click (page, "Bid on Paper");
  g_assert_true (has_turn (page, 0));
  board_close (&board);
}

static void
assert_said (Board *board, const char *text)
{
  step_table_wait_for (g_strcmp0 (rh_announce_get_said (board->window), text) == 0);
}

static void
test_said (void)
{
  /* Who doesn't see it hears what happened, whole, where the game is, and what is asked; and what an undo took back, which
   * is written, too. */
  g_autofree char *undone = NULL;
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 0, 1000);

  assert_said (&board, "Round 1 of 8 · Cards on offer. Turn up card 1 of 3.");
  for (guint i = 0; i < 4; i++) {
    g_autofree char *last = NULL;

    g_assert_true (rh_session_play (board.session, g_ptr_array_index (board.moves, i), NULL));
    last = rh_cape_text_last (rh_session_get_setup (board.session), rh_session_get_state (board.session));
    step_table_wait_for (g_str_has_prefix (rh_announce_get_said (board.window), last));
  }
  g_assert_true (g_str_has_suffix (rh_announce_get_said (board.window), "picks. Which card?"));
  undone = rh_undo_text (rh_cape_ui.telling, board.session);
  gtk_widget_activate_action (page, "table.undo", NULL);
  g_assert_true (board_says (page, undone));
  step_table_wait_for (g_str_has_prefix (rh_announce_get_said (board.window), "Undo: "));
  g_assert_true (g_str_has_suffix (rh_announce_get_said (board.window), "picks. Which card?"));
  board_close (&board);
}

static const char *
step_expected (const RhCapeState *state)
{
  switch (state->phase) {
  case RH_CAPE_REVEAL:
    return "RhCapeRevealStep";
  case RH_CAPE_BIDS:
    return "RhCapeBidsStep";
  case RH_CAPE_TIE:
    return "RhCapeTieStep";
  case RH_CAPE_PICK:
    return "RhCapePickStep";
  case RH_CAPE_DRAW:
  case RH_CAPE_DECIDE:
    return "RhCapeBuildStep";
  case RH_CAPE_OVER:
    return "RhEndStep";
  default:
    g_assert_not_reached ();
  }
}

/* How many visible labels hold the words. */
static guint
count_saying (GtkWidget *page, const char *words)
{
  GtkWidget *label;
  guint n = 0;

  for (guint i = 0; (label = board_find (page, GTK_TYPE_LABEL, i)) != NULL; i++)
    n += strstr (gtk_label_get_text (GTK_LABEL (label)), words) != NULL ? 1 : 0;

  return n;
}

static void
check_page (GtkWidget *page, Board *board)
{
  const RhCapeState *state = rh_session_get_state (board->session);
  g_autofree char *told = rh_cape_hint_told (board->setup, state);
  gboolean due = state->phase != RH_CAPE_REVEAL || state->stock == 0; /* else once a card is turned up */
  g_autofree char *shuffle = due ? rh_cape_hint_shuffle (state) : NULL;

  g_assert_cmpstr (board_step (page), ==, step_expected (state));
  g_assert_null (board_find (page, RH_TYPE_STEP, 1));
  if (told != NULL)
    g_assert_true (board_says (page, told));
  g_assert_cmpuint (count_saying (page, shuffle != NULL ? shuffle : "huffle the discards"), ==, shuffle != NULL ? 1 : 0);
}

static void
test_whole_game (void)
{
  /* A whole game back to its start and on again to its end: every step in its place,
   * what the last move did is told, and a shuffle is asked for once when it is due (D1). */
  Board board;
  GtkWidget *page;

  board_open (&board, "cape-shuffles-and-caps");
  board_play (&board, board.moves->len);
  page = rh_table_page_new (&rh_cape_ui, board.session);
  board_show (&board, page, 1000, 800);
  check_page (page, &board);
  while (gtk_widget_activate_action (page, "table.undo", NULL) && rh_session_get_n_played (board.session) > 0)
    check_page (page, &board);
  g_assert_cmpuint (rh_session_get_n_played (board.session), ==, 0);
  g_assert_false (gtk_widget_is_sensitive (board_button (page, "table.undo")));
  while (rh_session_can_redo (board.session)) {
    gtk_widget_activate_action (page, "table.redo", NULL);
    check_page (page, &board);
  }
  g_assert_cmpuint (rh_session_get_n_played (board.session), ==, board.moves->len);
  g_assert_false (gtk_widget_is_sensitive (board_button (page, "table.redo")));
  board_close (&board);
}

static void
test_same_picture (void)
{
  /* The same state is the same picture: a move made and taken back leaves nothing behind. */
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 60, 1000);
  GtkWidget *panel = board_find (page, RH_TYPE_PANEL, 0);
  GtkWidget *lane = board_find (page, RH_TYPE_CAPE_LANE, 2);
  g_autoptr (GBytes) before = board_picture (lane);
  g_autoptr (GBytes) after = NULL;
  g_autoptr (GBytes) other = NULL;
  int height = gtk_widget_get_height (panel);

  gtk_widget_activate_action (page, "table.undo", NULL);
  gtk_widget_activate_action (page, "table.undo", NULL);
  board_settle ();
  other = board_picture (lane);
  g_assert_false (g_bytes_equal (before, other));
  gtk_widget_activate_action (page, "table.redo", NULL);
  gtk_widget_activate_action (page, "table.redo", NULL);
  board_settle ();
  after = board_picture (lane);
  g_assert_true (g_bytes_equal (before, after));
  g_assert_cmpint (gtk_widget_get_height (panel), ==, height);
  board_close (&board);
}

static void
test_tab (void)
{
  /* Tab comes to all that the step has before it comes to the lanes. */
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 3, 1000);
  guint n = 0;

  gtk_widget_grab_focus (page);
  g_assert_nonnull (board_focus (&board, RH_TYPE_PANEL));
  while (board_focus (&board, RH_TYPE_PANEL) != NULL && n++ < 20)
    g_assert_true (gtk_widget_child_focus (page, GTK_DIR_TAB_FORWARD));
  g_assert_true (board_focus (&board, RH_TYPE_CAPE_LANE) == board_find (page, RH_TYPE_CAPE_LANE, 0));
  for (guint i = 1; i < 9; i++) /* capital, bonus rails and bid of each */
    g_assert_true (gtk_widget_child_focus (page, GTK_DIR_TAB_FORWARD));
  g_assert_true (board_focus (&board, RH_TYPE_CAPE_LANE) == board_find (page, RH_TYPE_CAPE_LANE, 2));
  g_assert_false (gtk_widget_child_focus (page, GTK_DIR_TAB_FORWARD));
  board_close (&board);
}

static void
play_turn (Board *board)
{
  const RhCapeState *state = rh_session_get_state (board->session);
  gboolean empty = state->stock + state->discard == 0;
  int seat = state->seat + 1;
  g_autofree char *draw = g_strdup_printf (empty ? "draw %d -" : "draw %d 0", seat);
  g_autofree char *pass = g_strdup_printf ("pass %d", seat);

  g_assert_true (rh_session_play (board->session, draw, NULL));
  g_assert_true (rh_session_play (board->session, pass, NULL));
}

static void
test_stuck (void)
{
  /* When both piles are empty and everybody has passed, the page says so and offers to end the game (D4). */
  static const char *const moves[] = { "reveal r0/1 r0/2", "bids 1 0", "pick 1 1" };
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-two-dutch-rivers", 0, 1000);
  const char *notice = "Both piles are empty, and everybody has passed: waiting won’t help. "
                       "Build, or end the game without a winner.";

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    g_assert_true (rh_session_play (board.session, moves[i], NULL));
  for (guint i = 0; i < RH_CAPE_CARDS - 2; i++) {
    g_assert_false (board_says (page, notice));
    play_turn (&board);
  }

  while (!rh_cape_state_is_stuck (rh_session_get_state (board.session)))
    play_turn (&board);
  g_assert_true (board_says (page, notice));
  g_signal_emit_by_name (board_button (page, "table.end"), "clicked");
  g_assert_cmpint (rh_session_get_status (board.session), ==, RH_GAME_ENDED);
  g_assert_false (board_says (page, notice));
  board_close (&board);
}

static void
test_replay (void)
{
  /* A game that is looked at says so, and has a bar to go through it, and nothing to play it with; what each move did is
   * told where it was told when it was played. */
  Board board;
  GtkWidget *page;

  board_open (&board, "cape-three-players");
  board_replay (&board, 3);
  page = rh_table_page_new (&rh_cape_ui, board.session);
  board_show (&board, page, 1000, 800);
  g_assert_cmpstr (board_step (page), ==, "RhReplayStep");
  g_assert_true (gtk_widget_get_mapped (board_find (page, RH_TYPE_REPLAY_BAR, 0)));
  g_assert_null (board_button (page, "table.undo"));

  /* Nobody is waited for there: nobody's bid is counted. */
  g_assert_true (rh_session_go_to (board.session, 1, NULL));
  assert_title (page, "Replay · Move 1 of 129", "Round 1 of 8 · Sealed bids");

  g_assert_true (rh_session_go_to (board.session, 0, NULL));
  g_assert_true (board_says (page, "The game begins: everybody has £100."));
  for (guint i = 1; i <= board.moves->len; i++) {
    g_autofree char *told = NULL;

    g_assert_true (rh_session_go_to (board.session, i, NULL));
    told = rh_cape_hint_told (board.setup, rh_session_get_state (board.session));
    g_assert_true (board_says (page, told));
  }
  assert_title (page, "Replay · Move 129 of 129", "Round 8 of 8 · End");
  board_close (&board);
}

static void
test_replay_keys (void)
{
  /* Keys go through it while the table is seen, and not behind the ledger, where the bar isn't either. */
  Board board;
  GtkWidget *page;

  board_open (&board, "cape-three-players");
  board_replay (&board, 3);
  page = rh_table_page_new (&rh_cape_ui, board.session);
  board_show (&board, page, 1000, 800);
  g_assert_true (board_press (board.window, GDK_KEY_Right));
  g_assert_cmpuint (rh_session_get_n_played (board.session), ==, 4);
  g_assert_true (board_press (board.window, GDK_KEY_l));
  g_assert_null (board_find (page, RH_TYPE_REPLAY_BAR, 0));
  board_press (board.window, GDK_KEY_Right);
  g_assert_cmpuint (rh_session_get_n_played (board.session), ==, 4);
  board_close (&board);
}

static void
test_sample (void)
{
  /* The sample says that it is one, and explains what is seen for the first time. */
  Board board;
  GtkWidget *page;

  board_open (&board, "cape-three-players");
  board_replay (&board, 0);
  page = rh_table_page_new (&rh_cape_ui, board.session);
  rh_table_page_teach (RH_TABLE_PAGE (page));
  board_show (&board, page, 1000, 800);
  assert_title (page, "Sample Game · Move 0 of 129", "Round 1 of 8 · Cards on offer");
  g_assert_true (board_says (page, "Each round begins with an auction: as many cards are turned up as there are players, "
                                  "and everybody gets one of them."));
  board_close (&board);
}

static void
test_made_narrow (void)
{
  /* What stands in a wide window doesn't keep it from becoming a narrow one at once. */
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-four-ties", 13, 1000);
  int least;

  gtk_widget_measure (page, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, 360);

  /* Nor before all in it has got the look that it has there. */
  gtk_widget_add_css_class (page, "narrow");
  gtk_widget_queue_resize (page);
  gtk_widget_measure (page, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, 360);
  board_close (&board);
}

static void
test_end (void)
{
  /* The end names the winner, once, and offers what comes after a game. */
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 129, 1000);

  assert_title (page, "Round 8 of 8 · End", "");
  g_assert_cmpuint (count_saying (page, "has won"), ==, 1);
  g_assert_cmpstr (board_step (page), ==, "RhEndStep");
  g_assert_true (board_says (page, "Jörg has won!"));
  g_assert_true (board_says (page, "All 8 cards crossed in round 8, with £58 left."));
  board_assert_name (board_find (page, RH_TYPE_CAPE_LANE, 1), "Jörg, green, winner");
  g_assert_nonnull (board_button (page, "win.rematch"));
  g_assert_nonnull (board_button (page, "win.step-through"));
  board_close (&board);
}

static void
test_narrow (void)
{
  /* On a screen of 360 px every step of a game fits, with the title in a row of its own. */
  Board board;
  GtkWidget *page;
  int minimum;

  page = board_open_page (&board, "cape-four-ties", 0, 360);
  for (guint i = 0; i < board.moves->len; i++) {
    gtk_widget_measure (page, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
    g_assert_cmpint (minimum, <=, 360);
    g_assert_true (rh_session_play (board.session, g_ptr_array_index (board.moves, i), NULL));
  }
  gtk_widget_measure (page, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);
  g_assert_cmpint (gtk_widget_get_width (page), ==, 360);
  g_assert_null (board_find (page, ADW_TYPE_WINDOW_TITLE, 1));
  board_close (&board);
}

#define N_PLACES 4

/* Where things were in a window when it was drawn. */
typedef struct {
  GtkWidget      *page;
  GdkFrameClock  *clock;
  guint           n_frames;
  graphene_rect_t first[N_PLACES];
} Drawn;

static void
find_places (GtkWidget *page, graphene_rect_t *places)
{
  GtkWidget *lane = board_find (page, RH_TYPE_CAPE_LANE, 1);

  g_assert_true (gtk_widget_compute_bounds (board_button (page, "table.ledger"), page, &places[0]));
  g_assert_true (gtk_widget_compute_bounds (board_find (page, RH_TYPE_PANEL, 0), page, &places[1]));
  /* On a phone, the board is scrolled to whose turn it is. */
  g_assert_true (gtk_widget_compute_bounds (lane, gtk_widget_get_parent (lane), &places[2]));
  /* What it has of money. */
  g_assert_true (gtk_widget_compute_bounds (board_find (lane, GTK_TYPE_LABEL, 1), lane, &places[3]));
}

static void
on_paint_cb (GdkFrameClock *clock, gpointer data)
{
  Drawn *drawn = data;

  if (drawn->n_frames++ == 0)
    find_places (drawn->page, drawn->first);
}

static void
follow_frames (Drawn *drawn, GtkWidget *widget)
{
  drawn->clock = g_object_ref (gtk_widget_get_frame_clock (widget));
  g_signal_connect (drawn->clock, "paint", G_CALLBACK (on_paint_cb), drawn);
}

/* As it is drawn first, it stays: nothing jumps under the finger of who is about to tap. */
static void
assert_stays (Drawn *drawn, guint n)
{
  graphene_rect_t places[N_PLACES];

  step_table_wait_for (drawn->n_frames > 0);
  board_settle ();
  find_places (drawn->page, places);
  for (guint i = 0; i < n; i++)
    g_assert_true (graphene_rect_equal (&places[i], &drawn->first[i]));
  g_signal_handlers_disconnect_by_data (drawn->clock, drawn);
  g_object_unref (drawn->clock);
}

static gboolean
on_tick_cb (GtkWidget *room, GdkFrameClock *clock, gpointer data)
{
  gtk_box_append (GTK_BOX (room), data);

  return G_SOURCE_REMOVE;
}

static void
check_first_frame (int width, gboolean within)
{
  Board board;
  Drawn drawn = { 0 };
  GtkWidget *room = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  board_open (&board, "cape-three-players");
  board_play (&board, 5);
  board_show (&board, room, width, width * 9 / 16);
  drawn.page = rh_table_page_new (&rh_cape_ui, board.session);
  gtk_widget_set_vexpand (drawn.page, TRUE);
  follow_frames (&drawn, room);
  if (within)
    gtk_widget_add_tick_callback (room, on_tick_cb, drawn.page, NULL);
  else
    gtk_box_append (GTK_BOX (room), drawn.page);
  assert_stays (&drawn, N_PLACES);
  board_close (&board);
}

static void
test_first_frame (gconstpointer data)
{
  /* In a window that is there. */
  check_first_frame (GPOINTER_TO_INT (data), FALSE);
}

static void
test_first_within (gconstpointer data)
{
  /* Opened in a frame, with nothing done between that and drawing it. */
  check_first_frame (GPOINTER_TO_INT (data), TRUE);
}

static void
test_first_window (gconstpointer data)
{
  /* In a window that comes with it; in that, the lanes' margins follow. */
  Board board;
  Drawn drawn = { 0 };
  int width = GPOINTER_TO_INT (data);

  board_open (&board, "cape-three-players");
  board_play (&board, 5);
  drawn.page = rh_table_page_new (&rh_cape_ui, board.session);
  board.window = gtk_window_new ();
  gtk_window_set_decorated (GTK_WINDOW (board.window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (board.window), width, width * 9 / 16);
  gtk_window_set_child (GTK_WINDOW (board.window), drawn.page);
  gtk_widget_realize (board.window);
  follow_frames (&drawn, board.window);
  gtk_window_present (GTK_WINDOW (board.window));
  assert_stays (&drawn, N_PLACES - 2);
  board_close (&board);
}

/* Whether all of the widget is within what is scrolled to. */
static gboolean
is_in_sight (GtkWidget *widget)
{
  GtkWidget *scrolled = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (widget, scrolled, &bounds) && bounds.origin.y >= 0 &&
         bounds.origin.y + bounds.size.height <= (float) gtk_widget_get_height (scrolled);
}

/* The sentence that tells what has happened. */
static GtkWidget *
find_told (GtkWidget *page)
{
  GtkWidget *room;
  guint i = 0;

  do
    room = board_find (page, GTK_TYPE_SCROLLED_WINDOW, i++);
  while (!gtk_widget_has_css_class (room, "told"));

  return board_find (room, GTK_TYPE_LABEL, 0);
}

static void
test_forced (void)
{
  /* Nobody could build: the program passes, and the sentence that says so is in sight. It lies over nothing. */
  static const char *const moves[] = { "reveal r1/7 d3/10", "bids 0 100", "pick 2 2" };
  Board board;
  GtkWidget *page;
  GtkWidget *told;

  page = board_open_page (&board, "cape-two-dutch-rivers", 0, 360);
  rh_session_set_plays_forced (board.session, TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    g_assert_true (rh_session_play (board.session, moves[i], NULL));
  told = find_told (page);
  g_assert_true (rh_session_play (board.session, "draw 2 0", NULL));
  g_assert_cmpuint (rh_session_get_n_played (board.session), ==, 5);
  g_assert_nonnull (strstr (gtk_label_get_label (GTK_LABEL (told)), "passes"));
  board_settle ();
  g_assert_true (is_in_sight (told));
  g_assert_null (board_find (page, RH_TYPE_NOTE, 0));
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/table-page/titles", test_titles);
  g_test_add_func ("/table-page/asked", test_asked);
  g_test_add_func ("/table-page/said", test_said);
  g_test_add_func ("/table-page/whole-game", test_whole_game);
  g_test_add_func ("/table-page/same-picture", test_same_picture);
  g_test_add_func ("/table-page/tab", test_tab);
  g_test_add_func ("/table-page/stuck", test_stuck);
  g_test_add_func ("/table-page/replay", test_replay);
  g_test_add_func ("/table-page/replay-keys", test_replay_keys);
  g_test_add_func ("/table-page/sample", test_sample);
  g_test_add_func ("/table-page/made-narrow", test_made_narrow);
  g_test_add_func ("/table-page/end", test_end);
  g_test_add_func ("/table-page/narrow", test_narrow);
  g_test_add_func ("/table-page/forced", test_forced);
  g_test_add_data_func ("/table-page/first-frame/360", GINT_TO_POINTER (360), test_first_frame);
  g_test_add_data_func ("/table-page/first-frame/1366", GINT_TO_POINTER (1366), test_first_frame);
  g_test_add_data_func ("/table-page/first-frame/1920", GINT_TO_POINTER (1920), test_first_frame);
  g_test_add_data_func ("/table-page/first-within/360", GINT_TO_POINTER (360), test_first_within);
  g_test_add_data_func ("/table-page/first-within/1366", GINT_TO_POINTER (1366), test_first_within);
  g_test_add_data_func ("/table-page/first-window/360", GINT_TO_POINTER (360), test_first_window);
  g_test_add_data_func ("/table-page/first-window/1366", GINT_TO_POINTER (1366), test_first_window);

  return g_test_run ();
}
