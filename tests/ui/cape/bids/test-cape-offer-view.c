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

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/cape-offer-view/cards", test_cards);

  return g_test_run ();
}
