/* SPDX-License-Identifier: GPL-3.0-or-later
 * The board: a lane a player, and how large the cards are there. */

#include "config.h"

#include "board.h"

#include "rh-amend.h"
#include "rh-button.h"
#include "rh-cape-board.h"
#include "rh-cape-card-view.h"
#include "rh-cape-lane.h"
#include "rh-cape-ui.h"
#include "rh-cape.h"
#include "rh-panel.h"
#include "rh-table-page.h"

typedef struct {
  Board       board;
  RhCapeState state;
  GtkWidget  *lanes;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  board_open (&self->board, "cape-three-players");
  self->state = (RhCapeState) { .n_seats = 3, .phase = RH_CAPE_DRAW, .seat = 1, .winner = RH_CAPE_NO_SEAT };
  self->lanes = rh_cape_board_new (self->board.setup);
  rh_cape_board_update (self->lanes, &self->state);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  board_close (&self->board);
}

/* Whose turn it is can be found, so that it never scrolls out of sight; the winner likewise. */
static void
test_turn (Fixture *self, gconstpointer data)
{
  board_show (&self->board, self->lanes, 900, 480);
  g_assert_true (rh_cape_board_get_turn (self->lanes, &self->state) == board_find (self->lanes, RH_TYPE_CAPE_LANE, 1));
  self->state.seat = RH_CAPE_NO_SEAT;
  g_assert_null (rh_cape_board_get_turn (self->lanes, &self->state));
  self->state.winner = 2;
  g_assert_true (rh_cape_board_get_turn (self->lanes, &self->state) == board_find (self->lanes, RH_TYPE_CAPE_LANE, 2));
}

/* Who has ended the game waits for nobody, and nobody is next. */
static void
test_rest (Fixture *self, gconstpointer data)
{
  GtkWidget *lane = board_find (self->lanes, RH_TYPE_CAPE_LANE, 1);

  board_show (&self->board, self->lanes, 900, 480);
  g_assert_true (board_says (self->lanes, "next"));
  board_assert_name (lane, "Jörg, green, on turn");
  rh_cape_board_rest (self->lanes, &self->state);
  g_assert_false (board_says (self->lanes, "next"));
  g_assert_false (board_is_selected (lane));
  board_assert_name (lane, "Jörg, green");
  gtk_test_accessible_assert_state (lane, GTK_ACCESSIBLE_STATE_SELECTED, FALSE);
}

/* Who is asked where nobody is on turn stands out like that, one after the other, and after the next update nobody does. */
static void
test_ask (Fixture *self, gconstpointer data)
{
  GtkWidget *first = board_find (self->lanes, RH_TYPE_CAPE_LANE, 0);
  GtkWidget *last = board_find (self->lanes, RH_TYPE_CAPE_LANE, 2);

  board_show (&self->board, self->lanes, 900, 480);
  rh_cape_board_ask (self->lanes, &self->state, 2);
  g_assert_false (board_is_selected (last)); /* somebody else is on turn */
  self->state.phase = RH_CAPE_TIE;
  self->state.seat = RH_CAPE_NO_SEAT;
  rh_cape_board_update (self->lanes, &self->state);
  rh_cape_board_ask (self->lanes, &self->state, 2);
  g_assert_true (board_is_selected (last));
  board_assert_name (last, "Ilse-Marie, yellow, on turn");
  rh_cape_board_ask (self->lanes, &self->state, 0);
  g_assert_true (board_is_selected (first));
  g_assert_false (board_is_selected (last));
  board_assert_name (last, "Ilse-Marie, yellow");
  rh_cape_board_update (self->lanes, &self->state);
  g_assert_false (board_is_selected (first));
}

/* The cards are about as large as was said, where the name stands above the track and where it stands beside. */
static void
assert_fit (Fixture *self, int width, int height)
{
  GtkWidget *card;

  self->lanes = rh_cape_board_new (self->board.setup);
  rh_cape_board_update (self->lanes, &self->state);
  board_show (&self->board, self->lanes, width, height);
  card = board_find (self->lanes, RH_TYPE_CAPE_CARD_VIEW, 0);
  g_assert_cmpfloat_with_epsilon (rh_cape_board_fit (self->lanes, width, height), gtk_widget_get_width (card), 4);
}

static void
test_fit (Fixture *self, gconstpointer data)
{
  assert_fit (self, 900, 600);
  assert_fit (self, 1300, 400);
  g_assert_cmpfloat (rh_cape_board_fit (self->lanes, 900, 600), >, rh_cape_board_fit (self->lanes, 900, 450));
  g_assert_cmpfloat (rh_cape_board_fit (self->lanes, 400, 600), <, rh_cape_board_fit (self->lanes, 900, 600));
}

/* All lanes are of one height. */
static void
test_heights (Fixture *self, gconstpointer data)
{
  board_show (&self->board, self->lanes, 900, 500);
  for (guint i = 1; i < 3; i++)
    g_assert_cmpfloat_with_epsilon (gtk_widget_get_height (board_find (self->lanes, RH_TYPE_CAPE_LANE, i)),
                                    gtk_widget_get_height (board_find (self->lanes, RH_TYPE_CAPE_LANE, 0)), 1.5);
}

static void
add (const char *name, void (*func) (Fixture *self, gconstpointer data))
{
  g_test_add (name, Fixture, NULL, set_up, func, tear_down);
}

/* A tap on a card that lies before a player. */
static void
tap_card (GtkWidget *page, guint seat, guint i)
{
  GtkWidget *card = board_find (board_find (page, RH_TYPE_CAPE_LANE, seat), RH_TYPE_CAPE_CARD_VIEW, i);
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (card);
  g_autoptr (GtkEventController) tap = g_list_model_get_item (controllers, 0);

  g_signal_emit_by_name (tap, "released", 1, 10.0, 10.0);
}

/* What is in the menu of a card: what is on it, or who took it. */
typedef enum {
  FACE,
  PICK,
} Item;

/* The same, and then one on that. */
static GtkWidget *
correct_card (GtkWidget *page, guint seat, guint i, Item item)
{
  GtkWidget *menu;

  tap_card (page, seat, i);
  menu = board_find (board_find (page, RH_TYPE_CAPE_LANE, seat), GTK_TYPE_POPOVER, 0);
  g_signal_emit_by_name (board_find (menu, g_type_from_name ("GtkModelButton"), item), "clicked");
  g_assert_nonnull (board_find (page, RH_TYPE_AMEND, 0));

  return board_find (page, RH_TYPE_AMEND, 0);
}

/* What was turned up wrongly is seen where it lies: tapped there, it is corrected; but not while somebody bids in secret. */
static void
test_card (void)
{
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 10, 1366);
  GtkWidget *amend = correct_card (page, 2, 0, FACE);

  g_assert_cmpuint (rh_amend_get_move (RH_AMEND (amend)), ==, 0);
  g_assert_true (rh_button_is_chosen (RH_BUTTON (board_find (amend, RH_TYPE_BUTTON, 1))));
  g_assert_true (board_press (board.window, GDK_KEY_Escape)); /* and back is the board */
  board_click (page, "Enter My Bid");
  tap_card (page, 1, 0);
  g_assert_true (rh_panel_is_alone (RH_PANEL (board_find (page, RH_TYPE_PANEL, 0))));
  g_assert_null (board_find (board_find (page, RH_TYPE_CAPE_LANE, 1), GTK_TYPE_POPOVER, 0));
  g_assert_null (board_find (page, RH_TYPE_AMEND, 0));
  board_close (&board);
}

/* Of two equal cards the one that was tapped is corrected. */
static void
test_equal_cards (void)
{
  static const char *const moves[] = { "reveal d2/7 v1/3 d2/7", "bids 1 9 5", "pick 2 3", "pick 3 1" };
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 0, 1366), *amend;

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    g_assert_true (rh_session_play (board.session, moves[i], NULL));
  amend = correct_card (page, 1, 0, FACE);
  g_assert_cmpuint (rh_amend_get_move (RH_AMEND (amend)), ==, 0);
  g_assert_true (rh_button_is_chosen (RH_BUTTON (board_find (amend, RH_TYPE_BUTTON, 2))));
  g_assert_true (board_press (board.window, GDK_KEY_Escape));
  amend = correct_card (page, 2, 0, FACE);
  g_assert_true (rh_button_is_chosen (RH_BUTTON (board_find (amend, RH_TYPE_BUTTON, 0))));
  board_close (&board);
}

/* Who picked another than it was is corrected from there, too; of the card that was left over, by the pick that left it. */
static void
test_pick (void)
{
  static const char *const moves[] = { "reveal d2/7 v1/3 d2/7", "bids 1 9 5", "pick 2 3", "pick 3 1" };
  static const guint picks[] = { 3, 2, 3 };
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 0, 360);

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    g_assert_true (rh_session_play (board.session, moves[i], NULL));
  for (guint seat = 0; seat < 3; seat++) {
    g_assert_cmpuint (rh_amend_get_move (RH_AMEND (correct_card (page, seat, 0, PICK))), ==, picks[seat]);
    g_assert_true (board_press (board.window, GDK_KEY_Escape));
  }
  board_close (&board);
}

/* Four lanes in a window that misses a bar of a laptop's height: none has a caption for its dots, and cards stand off their frames. */
static void
test_short (void)
{
  Board board;
  GtkWidget *page;

  board_open (&board, "cape-four-ties");
  board_play (&board, 115);
  page = rh_table_page_new (&rh_cape_ui, board.session);
  board_show (&board, page, 1366, 736);
  board_settle ();
  for (guint seat = 0; seat < 4; seat++) {
    GtkWidget *lane = board_find (page, RH_TYPE_CAPE_LANE, seat);
    GtkWidget *card = board_find (lane, RH_TYPE_CAPE_CARD_VIEW, 0);
    graphene_rect_t at, around;

    g_assert_false (gtk_widget_get_mapped (board_find_text (lane, "bonus rails")));
    g_assert_true (gtk_widget_compute_bounds (lane, page, &around));
    g_assert_true (card != NULL && gtk_widget_compute_bounds (card, page, &at));
    g_assert_cmpfloat (at.origin.y + at.size.height + 4 + 3, <=, around.origin.y + around.size.height);
    g_assert_cmpfloat (at.size.height, >=, 96);
  }
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  add ("/cape-board/turn", test_turn);
  add ("/cape-board/rest", test_rest);
  add ("/cape-board/ask", test_ask);
  add ("/cape-board/fit", test_fit);
  add ("/cape-board/heights", test_heights);
  g_test_add_func ("/cape-board/card", test_card);
  g_test_add_func ("/cape-board/equal-cards", test_equal_cards);
  g_test_add_func ("/cape-board/pick", test_pick);
  g_test_add_func ("/cape-board/short", test_short);

  return g_test_run ();
}
