/* SPDX-License-Identifier: GPL-3.0-or-later
 * The cards on offer. */

#include "config.h"

#include "board.h"
#include "public-states.h"

#include "rh-cape-card-view.h"
#include "rh-cape-offer-view.h"
#include "rh-wrap.h"

static void
test_cards (void)
{
  /* One for each player, drawn and described; they take the focus together. */
  RhCapeState state;
  GtkWidget *offer = g_object_ref_sink (rh_cape_offer_view_new ());
  GtkWidget *cards = board_find (offer, RH_TYPE_WRAP, 0);

  public_states_fill (&state, 3, RH_CAPE_BIDS);
  state.offer[1] = (RhCapeCard) { RH_CAPE_DESERT, 2, 7 };
  rh_cape_offer_view_update (RH_CAPE_OFFER_VIEW (offer), &state, 44);
  board_assert_name (cards, "Cards on offer");
  board_assert_name (board_find (offer, RH_TYPE_CAPE_CARD_VIEW, 1), "Desert, 2 rails, £7, needs 8 rails");
  g_assert_nonnull (board_find (offer, RH_TYPE_CAPE_CARD_VIEW, 2));
  g_assert_null (board_find (offer, RH_TYPE_CAPE_CARD_VIEW, 3));
  g_assert_true (gtk_widget_get_focusable (cards));

  /* Of another auction, the same places have other cards. */
  state.offer[1] = (RhCapeCard) { RH_CAPE_RIVER, 0, 10 };
  rh_cape_offer_view_update (RH_CAPE_OFFER_VIEW (offer), &state, 44);
  board_assert_name (board_find (offer, RH_TYPE_CAPE_CARD_VIEW, 1), "River, no rails, £10, needs 10 rails");
  g_assert_null (board_find (offer, RH_TYPE_CAPE_CARD_VIEW, 3));
  g_assert_finalize_object (offer);
}

static void
on_picked_cb (RhCapeOfferView *offer, guint place, guint *picked)
{
  *picked = place;
}

static void
test_taps (void)
{
  /* Where they can be tapped, each is a button that says which card it is. */
  RhCapeState state;
  GtkWidget *offer = g_object_ref_sink (rh_cape_offer_view_new ());
  guint picked = 0;

  public_states_fill (&state, 3, RH_CAPE_BIDS);
  state.offer[1] = (RhCapeCard) { RH_CAPE_DESERT, 2, 7 };
  rh_cape_offer_view_set_taps (RH_CAPE_OFFER_VIEW (offer));
  g_signal_connect (offer, "picked", G_CALLBACK (on_picked_cb), &picked);
  rh_cape_offer_view_update (RH_CAPE_OFFER_VIEW (offer), &state, 44);
  board_click (offer, "Card 2: Desert, 2 rails, £7");
  g_assert_cmpuint (picked, ==, 1);
  g_assert_false (gtk_widget_get_focusable (board_find (offer, RH_TYPE_WRAP, 0)));
  g_assert_finalize_object (offer);
}

static void
test_size (void)
{
  /* They are as large as where they are only looked at. */
  GtkWidget *offers[2];
  int least[2], width[2], height[2];
  Board board = { 0 };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  RhCapeState state;

  public_states_fill (&state, 4, RH_CAPE_BIDS);
  for (guint i = 0; i < 2; i++) {
    offers[i] = rh_cape_offer_view_new ();
    if (i == 1)
      rh_cape_offer_view_set_taps (RH_CAPE_OFFER_VIEW (offers[i]));
    rh_cape_offer_view_update (RH_CAPE_OFFER_VIEW (offers[i]), &state, 44);
    gtk_box_append (GTK_BOX (box), offers[i]);
  }
  board_show (&board, box, 400, 300);
  for (guint i = 0; i < 2; i++) {
    gtk_widget_measure (offers[i], GTK_ORIENTATION_HORIZONTAL, -1, &least[i], &width[i], NULL, NULL);
    gtk_widget_measure (offers[i], GTK_ORIENTATION_VERTICAL, 400, NULL, &height[i], NULL, NULL);
  }
  g_assert_cmpint (least[1], ==, least[0]);
  g_assert_cmpint (width[1], ==, width[0]);
  g_assert_cmpint (height[1], ==, height[0]);
  g_assert_cmpint (gtk_widget_get_width (board_find (offers[1], RH_TYPE_CAPE_CARD_VIEW, 0)), ==,
                   gtk_widget_get_width (board_find (offers[0], RH_TYPE_CAPE_CARD_VIEW, 0)));
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/cape-offer-view/cards", test_cards);
  g_test_add_func ("/cape-offer-view/taps", test_taps);
  g_test_add_func ("/cape-offer-view/size", test_size);

  return g_test_run ();
}
