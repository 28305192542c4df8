/* SPDX-License-Identifier: GPL-3.0-or-later
 * Bids to be given again: a number a player. They were revealed, so nothing is hidden. */

#include "config.h"

#include "rh-cape-amend-editor-private.h"

#include "rh-mark.h"

#include <glib/gi18n.h>

#define BID_MAX 9999 /* more than anybody has; what is too much, the rules say */
#define NO_BID (-1)

static int
parse_bid (const char *text)
{
  guint64 bid;

  if (!g_ascii_string_to_unsigned (text, 10, 0, BID_MAX, &bid, NULL))
    return NO_BID;

  return (int) bid;
}

/* With each digit, not only when the field is left. */
static void
on_typed_cb (GtkEditable *editable, RhCapeAmendEditor *self)
{
  for (guint i = 0; i < self->n_bids; i++) {
    if (GTK_WIDGET (editable) == self->bids[i])
      self->move.bids[i] = parse_bid (gtk_editable_get_text (editable));
  }
  rh_editor_changed (RH_EDITOR (self));
}

static void
add_bid (RhCapeAmendEditor *self, GtkGrid *grid, int i)
{
  const RhSeat *seat = &self->setup->seats[i];
  GtkWidget *spin = gtk_spin_button_new_with_range (0, BID_MAX, 1);
  GtkWidget *name = gtk_label_new (seat->name);
  g_autofree char *label = NULL;

  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_widget_set_tooltip_text (name, seat->name);
  gtk_widget_add_css_class (name, "name");
  gtk_widget_set_hexpand (name, TRUE);
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (spin), TRUE);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), self->move.bids[i]);
  gtk_editable_set_width_chars (GTK_EDITABLE (spin), 4);
  gtk_editable_set_alignment (GTK_EDITABLE (spin), 1);

  /* Translators: a player */
  label = g_strdup_printf (_("Bid of %s, in pounds"), seat->name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);

  gtk_grid_attach (grid, rh_mark_new (seat->colour), 0, i, 1, 1);
  gtk_grid_attach (grid, name, 1, i, 1, 1);
  gtk_grid_attach (grid, spin, 2, i, 1, 1);
  g_signal_connect_object (spin, "changed", G_CALLBACK (on_typed_cb), self, 0);
  self->bids[i] = spin;
}

void
rh_cape_amend_editor_add_bids (RhCapeAmendEditor *self)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_column_spacing (GTK_GRID (grid), 10);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 8);
  gtk_widget_add_css_class (grid, "bids");
  for (guint i = 0; i < self->setup->n_seats; i++)
    add_bid (self, GTK_GRID (grid), (int) i);
  self->n_bids = self->setup->n_seats;
  gtk_box_append (GTK_BOX (self->box), grid);
}
