/* SPDX-License-Identifier: GPL-3.0-or-later
 * What who bids answers with: the cards on offer, and what one player does beside or below them. */

#include "config.h"

#include "board.h"

#include "rh-cape-bid-screen.h"
#include "rh-cape-card-view.h"
#include "rh-cape-state.h"
#include "rh-cape-text-card.h"
#include "rh-wrap.h"

typedef struct {
  Board            board;
  RhCapeBidScreen *screen;
  GtkWidget       *child;
} Fixture;

/* All bid in the first round. */
static void
set_up (Fixture *self, gconstpointer data)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new ();

  board_open (&self->board, "cape-three-players");
  board_play (&self->board, 1);
  self->screen = g_object_new (RH_TYPE_CAPE_BID_SCREEN, NULL);
  self->child = gtk_label_new ("secret");
  GTK_BUILDABLE_GET_IFACE (self->screen)->add_child (GTK_BUILDABLE (self->screen), builder, G_OBJECT (self->child), NULL);
  rh_cape_bid_screen_update (self->screen, rh_session_get_state (self->board.session));
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
bounds_of_card (Fixture *self, guint i)
{
  return bounds_of (self, board_find (GTK_WIDGET (self->screen), RH_TYPE_CAPE_CARD_VIEW, i));
}

static void
show (Fixture *self, int width, int height)
{
  board_show (&self->board, GTK_WIDGET (self->screen), width, height);
}

/* Who doesn't see comes to the cards by Tab, and hears what they are: every card there is to bid for. */
static void
test_cards (Fixture *self, gconstpointer data)
{
  g_autofree char *offer = rh_cape_text_card_offer (rh_session_get_state (self->board.session));
  GtkWidget *cards = board_find (GTK_WIDGET (self->screen), RH_TYPE_WRAP, 0);

  show (self, 1000, 500);
  g_assert_nonnull (board_find (GTK_WIDGET (self->screen), RH_TYPE_CAPE_CARD_VIEW, 2));
  g_assert_null (board_find (GTK_WIDGET (self->screen), RH_TYPE_CAPE_CARD_VIEW, 3));
  g_assert_true (gtk_widget_grab_focus (cards));
  g_assert_true (gtk_widget_is_focus (cards));
  board_assert_name (cards, "Cards on offer");
  gtk_test_accessible_assert_property (cards, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, offer);
}

/* Where there is room, the child has what the cards leave of the width, and all of the height. */
static void
test_beside (Fixture *self, gconstpointer data)
{
  graphene_rect_t card, child;

  show (self, 900, 500);
  card = bounds_of_card (self, 2);
  child = bounds_of (self, self->child);
  g_assert_cmpfloat (child.origin.x, >, card.origin.x + card.size.width);
  g_assert_cmpfloat (child.origin.x + child.size.width, ==, 900);
  g_assert_cmpfloat (child.size.height, ==, 500);
}

/* Else it stands below them, in what room there is. */
static void
test_below (Fixture *self, gconstpointer data)
{
  graphene_rect_t card, child;

  show (self, 344, 400);
  card = bounds_of_card (self, 0);
  child = bounds_of (self, self->child);
  g_assert_cmpfloat (child.origin.y, >, card.origin.y + card.size.height);
  g_assert_cmpfloat (child.origin.x, ==, 0);
  g_assert_cmpfloat (child.size.width, ==, 344);
  g_assert_cmpfloat (child.origin.y + child.size.height, ==, 400);
}

/* It asks for no more height than it needs, however much its child would like to have: the lanes keep theirs. */
static void
test_asks_for_little (Fixture *self, gconstpointer data)
{
  int least, natural;

  gtk_label_set_label (GTK_LABEL (self->child), "one\ntwo");
  show (self, 344, 400);
  gtk_widget_measure (GTK_WIDGET (self->screen), GTK_ORIENTATION_VERTICAL, 344, &least, &natural, NULL, NULL);
  g_assert_cmpint (natural, ==, least);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

#define ADD(name, function) g_test_add ("/cape-bid-screen/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("cards", test_cards);
  ADD ("beside", test_beside);
  ADD ("below", test_below);
  ADD ("asks-for-little", test_asks_for_little);

  return g_test_run ();
}
