/* SPDX-License-Identifier: GPL-3.0-or-later
 * Bids to be given again: a number a player. They were revealed, so nothing is hidden. */

#include "config.h"

#include "rh-cape-editors.h"

#include "rh-cape-editor.h"
#include "rh-cape-text-amend.h"
#include "rh-mark.h"
#include "rh-tooltip.h"

#include <glib/gi18n.h>

#define BID_MAX 9999 /* more than anybody has; what is too much, the rules say */
#define NO_BID (-1)

#define RH_TYPE_CAPE_BIDS_EDITOR (rh_cape_bids_editor_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeBidsEditor, rh_cape_bids_editor, RH, CAPE_BIDS_EDITOR, RhCapeEditor)

struct _RhCapeBidsEditor {
  RhCapeEditor parent_instance;

  /* Owned by the widget tree */
  GtkWidget *spins[RH_CAPE_SEATS_MAX]; /* GtkSpinButton */
};

G_DEFINE_FINAL_TYPE (RhCapeBidsEditor, rh_cape_bids_editor, RH_TYPE_CAPE_EDITOR)

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
on_typed_cb (GtkEditable *editable, RhCapeBidsEditor *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->spins); i++) {
    if (GTK_WIDGET (editable) == self->spins[i])
      self->parent_instance.move.bids[i] = parse_bid (gtk_editable_get_text (editable));
  }
  rh_editor_changed (RH_EDITOR (self));
}

static void
add_bid (RhCapeBidsEditor *self, GtkGrid *grid, const RhSeat *seat, int i)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (0, BID_MAX, 1);
  GtkWidget *name = gtk_label_new (seat->name);
  g_autofree char *label = rh_cape_text_amend_bid (seat->name);

  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  rh_tooltip_set (name, seat->name);
  gtk_widget_add_css_class (name, "name");
  gtk_widget_set_hexpand (name, TRUE);
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (spin), TRUE);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), self->parent_instance.move.bids[i]);
  gtk_editable_set_width_chars (GTK_EDITABLE (spin), 4);
  gtk_editable_set_alignment (GTK_EDITABLE (spin), 1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);

  gtk_grid_attach (grid, rh_mark_new (seat->colour), 0, i, 1, 1);
  gtk_grid_attach (grid, name, 1, i, 1, 1);
  gtk_grid_attach (grid, spin, 2, i, 1, 1);
  g_signal_connect_object (spin, "changed", G_CALLBACK (on_typed_cb), self, 0);
  self->spins[i] = spin;
}

/* While a bid is being typed, it isn't whole. */
static char *
rh_cape_bids_editor_dup_line (RhEditor *editor)
{
  const RhCapeMove *move = &RH_CAPE_EDITOR (editor)->move;

  for (guint i = 0; i < move->n; i++) {
    if (move->bids[i] == NO_BID)
      return NULL;
  }

  return rh_cape_move_to_text (move);
}

static const char *
rh_cape_bids_editor_why_not (RhEditor *editor)
{
  return _("Everybody bids a whole number of pounds, £0 too.");
}

static void
rh_cape_bids_editor_focus (RhEditor *editor, int seat)
{
  gtk_widget_grab_focus (RH_CAPE_BIDS_EDITOR (editor)->spins[MAX (seat, 0)]);
}

static void
rh_cape_bids_editor_class_init (RhCapeBidsEditorClass *klass)
{
  RhEditorClass *editor_class = RH_EDITOR_CLASS (klass);

  editor_class->dup_line = rh_cape_bids_editor_dup_line;
  editor_class->why_not = rh_cape_bids_editor_why_not;
  editor_class->focus = rh_cape_bids_editor_focus;
}

static void
rh_cape_bids_editor_init (RhCapeBidsEditor *self)
{
}

/**
 * rh_cape_bids_editor_new:
 * @setup: the players
 * @move: what they bid; copied
 *
 * Returns: (transfer floating): an editor that begins with @move
 */
GtkWidget *
rh_cape_bids_editor_new (const RhSetup *setup, const RhCapeMove *move)
{
  RhCapeBidsEditor *self = rh_cape_editor_new (RH_TYPE_CAPE_BIDS_EDITOR, move);
  GtkWidget *grid = gtk_grid_new ();

  g_assert (move->n == setup->n_seats);

  gtk_grid_set_column_spacing (GTK_GRID (grid), 10);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 8);
  gtk_widget_add_css_class (grid, "bids");
  for (guint i = 0; i < move->n; i++)
    add_bid (self, GTK_GRID (grid), &setup->seats[i], (int) i);
  gtk_box_append (self->parent_instance.box, grid);

  return GTK_WIDGET (self);
}
