/* SPDX-License-Identifier: GPL-3.0-or-later
 * Who is on turn, or asked, is in sight where there isn't room for everybody, after moves that nobody gave, too. */

#include "config.h"

#include "board.h"

#include "rh-button.h"
#include "rh-cape-board.h"
#include "rh-cape-hint.h"
#include "rh-cape-lane.h"
#include "rh-cape-state.h"
#include "rh-cape-text.h"
#include "rh-cape-ui.h"
#include "rh-panel.h"
#include "rh-step-frame.h"
#include "rh-table-page.h"

#define RECORD "cape-four-ties"

/* Who is asked where nobody is on turn, such as in a tie, is known to the step. */
static int
get_asked (GtkWidget *page)
{
  return rh_panel_get_asked (RH_PANEL (board_find (page, RH_TYPE_PANEL, 0)));
}

/* Whether all of a lane is in sight. */
static gboolean
is_in_sight (GtkWidget *lane)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (lane, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (lane, scroller, &bounds));

  return bounds.origin.y >= -1 && bounds.origin.y + bounds.size.height <= gtk_widget_get_height (scroller) + 1;
}

static void
assert_in_sight (Board *board, GtkWidget *page)
{
  GtkWidget *lanes = gtk_widget_get_parent (board_find (page, RH_TYPE_CAPE_LANE, 0));
  int asked = get_asked (page);
  GtkWidget *lane = asked != RH_STEP_ALL ? board_find (page, RH_TYPE_CAPE_LANE, (guint) asked)
                                         : rh_cape_board_get_turn (lanes, rh_session_get_state (board->session));

  if (lane != NULL)
    g_assert_true (is_in_sight (lane));
}

/* All of a game on a phone, whose passes are made by themselves. */
static void
test_forced (void)
{
  Board board;
  GtkWidget *page;
  guint n_forced = 0;

  board_open (&board, RECORD);
  board_play (&board, 0);
  rh_session_set_plays_forced (board.session, TRUE);
  page = rh_table_page_new (&rh_cape_ui, board.session);
  board_show (&board, page, 360, 720);

  for (guint i = 0; i < board.moves->len;) {
    guint before = rh_session_get_n_played (board.session);

    g_assert_true (rh_session_play (board.session, g_ptr_array_index (board.moves, i), NULL));
    n_forced += rh_session_get_n_played (board.session) - before - 1;
    i += rh_session_get_n_played (board.session) - before;
    board_settle ();
    g_test_message ("move %u", i);
    assert_in_sight (&board, page);
  }
  g_assert_cmpuint (n_forced, >, 0);
  board_close (&board);
}

static void
assert_asked (Board *board, GtkWidget *page, int seat)
{
  board_settle ();
  g_assert_cmpint (get_asked (page), ==, seat);
  assert_in_sight (board, page);
}

/* Once it is taken: after a screen of one player's own it changes hands. */
static void
press (GtkWidget *page, guint keyval)
{
  GtkWidget *panel = board_find (page, RH_TYPE_PANEL, 0);

  board_wait_until_open (page);
  g_assert_true (rh_panel_key (RH_PANEL (panel), keyval, 0, GDK_CURRENT_TIME));
}

/* Equal bids: nobody is on turn, and one after another draws. Whoever had the panel before stays in sight no longer. */
static void
test_tie (void)
{
  Board board;
  GtkWidget *page;

  board_open (&board, RECORD);
  board_play (&board, 1);
  page = rh_table_page_new (&rh_cape_ui, board.session);
  board_show (&board, page, 360, 720);
  g_assert_true (rh_session_play (board.session, g_ptr_array_index (board.moves, 1), NULL));
  assert_asked (&board, page, 0);
  press (page, GDK_KEY_3);
  assert_asked (&board, page, 1);
  press (page, GDK_KEY_4);
  assert_asked (&board, page, 2);

  /* Out of turn, and back. */
  press (page, GDK_KEY_BackSpace);
  assert_asked (&board, page, 1);
  board_close (&board);

  /* Of a game that is looked at, whoever was the first. */
  board_open (&board, RECORD);
  board_replay (&board, 10);
  page = rh_table_page_new (&rh_cape_ui, board.session);
  board_show (&board, page, 360, 720);
  g_assert_true (rh_session_go_to (board.session, 4, NULL));
  assert_asked (&board, page, 1);
  board_close (&board);
}

/* Bids that everybody sees: whose is asked for. */
static void
test_open_bids (void)
{
  Board board;
  GtkWidget *page;

  board_open (&board, RECORD);
  board_play (&board, 1);
  page = rh_table_page_new (&rh_cape_ui, board.session);
  board_show (&board, page, 360, 720);
  board_click (page, "Bid on Paper");
  assert_asked (&board, page, 0);
  for (int seat = 1; seat < 4; seat++) {
    press (page, GDK_KEY_5);
    press (page, GDK_KEY_Return);
    assert_asked (&board, page, seat);
  }
  board_close (&board);
}

static void
look_at (GtkWidget *page, guint seat)
{
  g_assert_true (gtk_widget_activate_action (page, "table.look", "u", seat));
  board_settle ();
}

static gboolean
is_marked (GtkWidget *page, guint seat)
{
  return board_is_selected (board_find (page, RH_TYPE_CAPE_LANE, seat));
}

/* Sealed bids: whose is asked for next, whoever was looked at before; who looks at another while it is entered sees that one
 * until the next is asked. */
static void
test_sealed_bids (void)
{
  Board board;
  GtkWidget *page;

  board_open (&board, RECORD);
  board_play (&board, 1);
  page = rh_table_page_new (&rh_cape_ui, board.session);
  board_show (&board, page, 360, 720);
  assert_asked (&board, page, 0);
  for (guint seat = 0; seat < 3; seat++) {
    g_assert_true (is_marked (page, seat));
    look_at (page, 3);
    board_click (page, "Enter My Bid");
    assert_asked (&board, page, (int) seat);
    g_assert_true (is_marked (page, seat));
    look_at (page, (seat + 2) % 4);
    g_assert_false (is_in_sight (board_find (page, RH_TYPE_CAPE_LANE, seat)));
    press (page, GDK_KEY_5);
    board_settle ();
    g_assert_false (is_in_sight (board_find (page, RH_TYPE_CAPE_LANE, seat)));
    press (page, GDK_KEY_Return);
    assert_asked (&board, page, (int) seat + 1);
    g_assert_false (is_marked (page, seat));
  }
  board_click (page, "Enter My Bid");
  press (page, GDK_KEY_5);
  press (page, GDK_KEY_Return);
  assert_asked (&board, page, RH_STEP_ALL);
  for (guint seat = 0; seat < 4; seat++)
    g_assert_false (is_marked (page, seat));
  board_close (&board);
}

/* What lies before the next card on offer is shuffled: that is asked for where the question stands; all keys are in sight, and none
 * has moved for it. */
static void
test_shuffle (gconstpointer size)
{
  const int *const wide = size;
  const RhCapeState *state;
  Board board;
  GtkWidget *page, *ten, *question;
  g_autofree char *text = NULL;
  g_autofree char *pounds = rh_cape_text_pounds (RH_CAPE_VALUE_MAX);
  graphene_rect_t before, after;
  guint i = 0;

  board_open (&board, "cape-shuffles-and-caps");
  board_play (&board, 0);
  page = rh_table_page_new (&rh_cape_ui, board.session);
  board_show (&board, page, wide[0], wide[1]);
  board_settle ();
  ten = board_find_named (page, RH_TYPE_BUTTON, pounds);
  g_assert_nonnull (ten);
  g_assert_true (gtk_widget_compute_bounds (ten, page, &before));
  do {
    g_assert_true (rh_session_play (board.session, g_ptr_array_index (board.moves, i++), NULL));
    state = rh_session_get_state (board.session);
  } while (state->phase != RH_CAPE_REVEAL || state->stock >= (int) state->n_seats || !rh_cape_state_must_shuffle (state));
  for (int n = state->stock; n > 0; n--) {
    press (page, GDK_KEY_r);
    press (page, GDK_KEY_1);
    press (page, GDK_KEY_5);
  }
  board_settle ();
  question = GTK_WIDGET (rh_step_frame_get_question (RH_STEP_FRAME (board_find (page, RH_TYPE_STEP_FRAME, 0))));
  text = rh_cape_hint_shuffle_before (state->stock, state->stock);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (question)), ==, text);
  ten = board_find_named (page, RH_TYPE_BUTTON, pounds);
  g_assert_true (is_in_sight (ten));
  g_assert_true (gtk_widget_compute_bounds (ten, page, &after));
  g_assert_true (graphene_rect_equal (&before, &after));
  board_close (&board);
}

static const int phone[] = { 360, 720 };
static const int low[] = { 1024, 600 };
static const int short_laptop[] = { 1280, 720 };
static const int laptop[] = { 1366, 768 };

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/layout-turn/forced", test_forced);
  g_test_add_func ("/layout-turn/tie", test_tie);
  g_test_add_func ("/layout-turn/open-bids", test_open_bids);
  g_test_add_func ("/layout-turn/sealed-bids", test_sealed_bids);
  g_test_add_data_func ("/layout-turn/shuffle-on-a-phone", phone, test_shuffle);
  g_test_add_data_func ("/layout-turn/shuffle-on-a-low-laptop", low, test_shuffle);
  g_test_add_data_func ("/layout-turn/shuffle-on-a-short-laptop", short_laptop, test_shuffle);
  g_test_add_data_func ("/layout-turn/shuffle-on-a-laptop", laptop, test_shuffle);

  return g_test_run ();
}
