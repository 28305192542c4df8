/* SPDX-License-Identifier: GPL-3.0-or-later
 * Who has sealed, who is bidding, and what they all have. It can be looked at, not pressed:
 * a slip of the finger must not wipe the bid below it. */

#include "config.h"

#include "rh-cape-bid-row.h"

#include "rh-cape-style.h"
#include "rh-cape-text-bids.h"
#include "rh-label.h"
#include "rh-mark.h"
#include "rh-wrap.h"

#include <glib/gi18n.h>

#define NAME_CHARS 12 /* characters of a name that there is room for */

struct _RhCapeBidRow {
  AdwBin parent_instance;

  /* Owned by the widget tree */
  GtkWidget *places[RH_SEATS_MAX];
  GtkWidget *words[RH_SEATS_MAX];
};

G_DEFINE_FINAL_TYPE (RhCapeBidRow, rh_cape_bid_row, ADW_TYPE_BIN)

/* The name, and below it what else is known: the capital, and how far they are. */
static GtkWidget *
make_words (RhCapeBidRow *self, const RhSeat *seat, guint i)
{
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *name = gtk_label_new (seat->name);

  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (name), NAME_CHARS);
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_widget_add_css_class (name, "name");
  gtk_box_append (GTK_BOX (words), name);
  self->words[i] = rh_label_new (NULL, "state");
  gtk_label_set_natural_wrap_mode (GTK_LABEL (self->words[i]), GTK_NATURAL_WRAP_NONE);
  gtk_box_append (GTK_BOX (words), self->words[i]);

  return words;
}

static void
add_place (RhCapeBidRow *self, GtkWidget *wrap, const RhSeat *seat, guint i)
{
  GtkWidget *place = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *mark = rh_mark_new (seat->colour);

  gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (place), mark);
  gtk_box_append (GTK_BOX (place), make_words (self, seat, i));
  gtk_widget_set_hexpand (place, TRUE);
  gtk_widget_add_css_class (place, "cape-who");
  rh_wrap_append (RH_WRAP (wrap), place);
  self->places[i] = place;
}

static void
rh_cape_bid_row_class_init (RhCapeBidRowClass *klass)
{
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
rh_cape_bid_row_init (RhCapeBidRow *self)
{
  rh_cape_style_load ();
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Players"), -1);
}

/**
 * rh_cape_bid_row_new:
 * @setup: the players
 *
 * Returns: (transfer floating): a row with them; show it how far they are
 */
GtkWidget *
rh_cape_bid_row_new (const RhSetup *setup)
{
  RhCapeBidRow *self = g_object_new (RH_TYPE_CAPE_BID_ROW, NULL);
  GtkWidget *wrap = rh_wrap_new (8, TRUE);

  for (guint i = 0; i < setup->n_seats; i++)
    add_place (self, wrap, &setup->seats[i], i);
  adw_bin_set_child (ADW_BIN (self), wrap);

  return GTK_WIDGET (self);
}

/**
 * rh_cape_bid_row_update:
 * @self: a row
 * @state: where the game stands
 * @sealed: who has sealed a bid, a bit a seat
 * @bidding: the seat that bids now, from 0, or -1
 *
 * Shows what everybody has, and how far they are.
 */
void
rh_cape_bid_row_update (RhCapeBidRow *self, const RhCapeState *state, guint sealed, int bidding)
{
  g_return_if_fail (RH_IS_CAPE_BID_ROW (self));

  for (guint i = 0; i < state->n_seats; i++) {
    gboolean done = (sealed >> i) & 1;
    gboolean bids = !done && bidding == (int) i;
    g_autofree char *text = rh_cape_text_bids_row (state->players[i].capital, done, bids);

    gtk_label_set_label (GTK_LABEL (self->words[i]), text);
    rh_cape_style_set_class (self->places[i], "sealed", done);
    rh_cape_style_set_class (self->places[i], "bidding", bids);
  }
}
