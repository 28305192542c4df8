/* SPDX-License-Identifier: GPL-3.0-or-later
 * What lies in the middle of the table in a game that is looked at: the cards
 * on offer with who took them, or the common row and the sum. */

#include "config.h"

#include "rh-cape-replay-middle.h"

#include "rh-cape-card-view.h"
#include "rh-cape-common-row.h"
#include "rh-cape-style.h"
#include "rh-cape-sum.h"
#include "rh-colour.h"
#include "rh-text-size.h"
#include "rh-wrap.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* A card on offer, and under it who took it. */
static GtkWidget *
make_place (RhCapeCard card, const RhSeat *taker)
{
  GtkWidget *place = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *view = rh_cape_card_view_new ();
  GtkWidget *label = gtk_label_new (NULL);

  rh_cape_card_view_set (RH_CAPE_CARD_VIEW (view), card, RH_CAPE_CARD_OPEN);
  gtk_widget_set_halign (view, GTK_ALIGN_CENTER);
  if (taker != NULL) {
    g_autofree char *text = g_strdup_printf ("%s %s", rh_colour_shape (taker->colour), taker->name);

    gtk_label_set_label (GTK_LABEL (label), text);
  }
  rh_text_size_wrap (GTK_LABEL (label));
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (label, "rh-row-caption");
  gtk_box_append (GTK_BOX (place), view);
  gtk_box_append (GTK_BOX (place), label);

  return place;
}

static GtkWidget *
make_auction (const RhSetup *setup, const RhCapeState *state)
{
  GtkWidget *wrap = rh_wrap_new (12, TRUE);

  gtk_accessible_update_property (GTK_ACCESSIBLE (wrap), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Cards on offer"), -1);
  for (guint i = 0; i < state->n_seats; i++) {
    int taker = state->taker[i];

    rh_wrap_append (RH_WRAP (wrap),
                    make_place (state->offer[i], taker != RH_CAPE_NO_SEAT ? &setup->seats[taker] : NULL));
  }

  return wrap;
}

static GtkWidget *
make_build (const RhSetup *setup, const RhCapeState *state)
{
  GtkWidget *wrap = rh_wrap_new (36, FALSE);
  GtkWidget *row = rh_cape_common_row_new ();
  GtkWidget *sum = rh_cape_sum_new ();
  RhCapeOffer offer;

  rh_cape_offer_compute (state, (guint) state->seat, &offer);
  rh_cape_common_row_set (row, state);
  rh_cape_sum_set (RH_CAPE_SUM (sum), &offer, setup->seats[state->seat].name);
  rh_wrap_append (RH_WRAP (wrap), row);
  rh_wrap_append (RH_WRAP (wrap), sum);

  return wrap;
}

static GtkWidget *
make_content (const RhSetup *setup, const RhCapeState *state)
{
  switch (state->phase) {
  case RH_CAPE_BIDS:
  case RH_CAPE_TIE:
  case RH_CAPE_PICK:
    return make_auction (setup, state);
  case RH_CAPE_DRAW:
    /* The last two cards are taken at once: they are still to be seen. */
    return state->last.kind == RH_CAPE_MOVE_PICK ? make_auction (setup, state) : make_build (setup, state);
  case RH_CAPE_DECIDE:
    return make_build (setup, state);
  case RH_CAPE_REVEAL:
  case RH_CAPE_OVER:
  default:
    return NULL;
  }
}

/**
 * rh_cape_replay_middle_new:
 *
 * Returns: (transfer floating): an empty middle
 */
GtkWidget *
rh_cape_replay_middle_new (void)
{
  GtkWidget *middle = adw_bin_new ();

  rh_cape_style_load ();
  gtk_widget_add_css_class (middle, "cape-replay-middle");

  return middle;
}

/**
 * rh_cape_replay_middle_update:
 * @middle: the middle of the table
 * @setup: the players
 * @data: a #RhCapeState, where the game stands
 *
 * Shows what lies on the table at that moment.
 */
void
rh_cape_replay_middle_update (GtkWidget *middle, const RhSetup *setup, gconstpointer data)
{
  GtkWidget *content = make_content (setup, data);

  adw_bin_set_child (ADW_BIN (middle), content);
  if (content != NULL) {
    gtk_widget_set_halign (content, GTK_ALIGN_CENTER);
    gtk_widget_set_valign (content, GTK_ALIGN_START);
  }
}
