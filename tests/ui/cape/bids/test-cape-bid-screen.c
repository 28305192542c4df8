/* SPDX-License-Identifier: GPL-3.0-or-later
 * What who bids has before them: what there is to bid for, how all stand, and a card that keeps its size. */

#include "config.h"

#include "board.h"

#include "rh-cape-bid-row.h"
#include "rh-cape-bid-screen.h"
#include "rh-cape-card-view.h"
#include "rh-cape-state.h"
#include "rh-cape-text-card.h"
#include "rh-wrap.h"

typedef struct {
  Board            board;
  RhCapeBidScreen *screen;
} Fixture;

/* Jörg bids in the first round. */
static void
set_up (Fixture *self, gconstpointer data)
{
  board_open (&self->board, "cape-three-players");
  board_play (&self->board, 1);
  self->screen = RH_CAPE_BID_SCREEN (rh_cape_bid_screen_new (self->board.session));
  rh_cape_bid_screen_update (self->screen, rh_session_get_state (self->board.session));
  rh_cape_bid_screen_show (self->screen, 1, gtk_label_new ("secret"));
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  board_close (&self->board);
}

static graphene_rect_t
bounds_of (Fixture *self, GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (self->screen), &bounds));

  return bounds;
}

static graphene_rect_t
bounds_of_card (Fixture *self)
{
  return bounds_of (self, gtk_widget_get_last_child (GTK_WIDGET (self->screen)));
}

static void
show (Fixture *self, int width, int height)
{
  board_show (&self->board, GTK_WIDGET (self->screen), width, height);
}

/* Whose bid it is, what they have, what all have, and every card there is to bid for. */
static void
test_says (Fixture *self, gconstpointer data)
{
  GtkWidget *screen = GTK_WIDGET (self->screen);

  show (self, 1000, 500);
  g_assert_true (board_says (screen, "Jörg, only you should look"));
  g_assert_true (board_says (screen, "You have £100. Everybody pays their bid."));
  g_assert_true (board_says (screen, "£100 · bidding"));
  g_assert_true (board_says (screen, "£100"));
  g_assert_nonnull (board_find (screen, RH_TYPE_CAPE_CARD_VIEW, 2));
  g_assert_null (board_find (screen, RH_TYPE_CAPE_CARD_VIEW, 3));
  g_assert_true (GTK_IS_LABEL (rh_cape_bid_screen_get_child (self->screen)));
  rh_cape_bid_screen_clear (self->screen);
  g_assert_null (rh_cape_bid_screen_get_child (self->screen));
}

/* Who doesn't see comes to the cards by Tab, and hears what they are. */
static void
test_cards (Fixture *self, gconstpointer data)
{
  g_autofree char *offer = rh_cape_text_card_offer (rh_session_get_state (self->board.session));
  GtkWidget *cards = board_find (GTK_WIDGET (self->screen), RH_TYPE_WRAP, 0);

  show (self, 1000, 500);
  g_assert_true (gtk_widget_grab_focus (cards));
  g_assert_true (gtk_widget_is_focus (cards));
  board_assert_name (cards, "Cards on offer");
  gtk_test_accessible_assert_property (cards, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, offer);
}

/* The card is where the panel of other steps is, the rest in the middle of what it leaves; whatever is in it, it has the same
 * place. */
static void
test_beside (Fixture *self, gconstpointer data)
{
  graphene_rect_t card, again, row;

  show (self, 1000, 560);
  card = bounds_of_card (self);
  row = bounds_of (self, board_find (GTK_WIDGET (self->screen), RH_TYPE_CAPE_BID_ROW, 0));
  g_assert_cmpfloat (card.size.width, ==, 404);
  g_assert_cmpfloat (card.origin.x, ==, 1000 - 404);
  g_assert_cmpfloat (card.origin.y, ==, 0);
  g_assert_cmpfloat (card.size.height, ==, 560);
  g_assert_cmpfloat (ABS (row.origin.x - (1000 - 404 - 12 - row.origin.x - row.size.width)), <=, 1);
  rh_cape_bid_screen_show (self->screen, 0, gtk_button_new_with_label ("Another"));
  board_settle ();
  again = bounds_of_card (self);
  g_assert_true (graphene_rect_equal (&card, &again));
}

/* On a phone, below them, in what room there is. */
static void
test_below (Fixture *self, gconstpointer data)
{
  graphene_rect_t card, row;

  show (self, 344, 600);
  card = bounds_of_card (self);
  row = bounds_of (self, board_find (GTK_WIDGET (self->screen), RH_TYPE_CAPE_BID_ROW, 0));
  g_assert_cmpfloat (card.size.width, ==, 344);
  g_assert_cmpfloat (row.origin.y + row.size.height, <, card.origin.y);
  g_assert_cmpfloat (card.origin.y + card.size.height, ==, 600);
}

/* On a low one, the cards on offer get smaller, so that all of it stays in sight. */
static void
test_low (Fixture *self, gconstpointer data)
{
  graphene_rect_t card, row, offer;
  int least;

  gtk_widget_set_size_request (rh_cape_bid_screen_get_child (self->screen), -1, 300);
  gtk_widget_measure (GTK_WIDGET (self->screen), GTK_ORIENTATION_VERTICAL, 344, &least, NULL, NULL, NULL);
  show (self, 344, least);
  card = bounds_of_card (self);
  row = bounds_of (self, board_find (GTK_WIDGET (self->screen), RH_TYPE_CAPE_BID_ROW, 0));
  offer = bounds_of (self, board_find (GTK_WIDGET (self->screen), RH_TYPE_CAPE_CARD_VIEW, 0));
  g_assert_cmpfloat (offer.size.width, <, 72);
  g_assert_cmpfloat (offer.origin.y + offer.size.height, <, row.origin.y);
  g_assert_cmpfloat (row.origin.y + row.size.height, <, card.origin.y);
  g_assert_cmpfloat (card.origin.y + card.size.height, <=, (float) least);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

#define ADD(name, function) g_test_add ("/cape-bid-screen/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("says", test_says);
  ADD ("cards", test_cards);
  ADD ("beside", test_beside);
  ADD ("below", test_below);
  ADD ("low", test_low);

  return g_test_run ();
}
