/* SPDX-License-Identifier: GPL-3.0-or-later
 * Who waits, who has sealed, who is bidding. It can be looked at, not pressed:
 * a slip of the finger must not wipe the bid below it. */

#include "config.h"

#include "rh-cape-bid-row.h"

#include "rh-cape-style.h"
#include "rh-cape-text-bids.h"
#include "rh-label.h"
#include "rh-mark.h"
#include "rh-wrap.h"

#include <glib/gi18n.h>

struct _RhCapeBidRow {
  AdwBin parent_instance;

  /* Owned by the widget tree */
  GtkWidget *places[RH_SEATS_MAX];
  GtkWidget *words[RH_SEATS_MAX];
};

G_DEFINE_FINAL_TYPE (RhCapeBidRow, rh_cape_bid_row, ADW_TYPE_BIN)

static GtkWidget *
add_label (GtkWidget *place, const char *text, const char *css_class)
{
  GtkWidget *label = rh_label_new (text, css_class);

  gtk_box_append (GTK_BOX (place), label);

  return label;
}

/* As wide as the longest word is, so that the row keeps its widths when the words change. */
static void
keep_width (GtkWidget *label)
{
  const char *const words[] = {
    rh_cape_text_bids_word (TRUE, FALSE),
    rh_cape_text_bids_word (FALSE, FALSE),
    rh_cape_text_bids_word (FALSE, TRUE),
  };
  glong width = 0;

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    width = MAX (width, g_utf8_strlen (words[i], -1));
  gtk_label_set_width_chars (GTK_LABEL (label), (int) width);
}

static void
add_place (RhCapeBidRow *self, GtkWidget *wrap, const RhSetup *setup, guint i)
{
  GtkWidget *place = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *mark = rh_mark_new (setup->seats[i].colour);
  GtkWidget *name;

  gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (place), mark);
  name = add_label (place, setup->seats[i].name, "rh-label");
  gtk_widget_set_hexpand (name, TRUE);
  self->words[i] = add_label (place, "", "rh-caption");
  keep_width (self->words[i]);
  /* The name takes what room the place has; the place takes no more than it needs. */
  gtk_widget_set_hexpand (place, FALSE);
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
    add_place (self, wrap, setup, i);
  gtk_widget_set_halign (wrap, GTK_ALIGN_CENTER);
  adw_bin_set_child (ADW_BIN (self), wrap);

  return GTK_WIDGET (self);
}

/**
 * rh_cape_bid_row_update:
 * @self: a row
 * @setup: the players
 * @sealed: who has sealed a bid, a bit a seat
 * @bidding: the seat that bids now, from 0, or -1
 *
 * Shows how far everybody is.
 */
void
rh_cape_bid_row_update (RhCapeBidRow *self, const RhSetup *setup, guint sealed, int bidding)
{
  g_return_if_fail (RH_IS_CAPE_BID_ROW (self));

  for (guint i = 0; i < setup->n_seats; i++) {
    gboolean done = (sealed >> i) & 1;
    gboolean bids = !done && bidding == (int) i;

    gtk_label_set_label (GTK_LABEL (self->words[i]), rh_cape_text_bids_word (done, bids));
    rh_cape_style_set_class (self->places[i], "sealed", done);
    rh_cape_style_set_class (self->places[i], "bidding", bids);
  }
}
