/* SPDX-License-Identifier: GPL-3.0-or-later
 * What would change if a correction were applied: balances, order, and the moves that go. */

#include "config.h"

#include "rh-amend-preview.h"

#include "rh-table-style.h"
#include "rh-label.h"
#include "rh-mark.h"

#include <glib/gi18n.h>

struct _RhAmendPreview {
  AdwBin parent_instance;

  /* Owned by the widget tree */
  GtkWidget *misfit;
  GtkWidget *order;
  GtkWidget *grid;
  GtkWidget *now[RH_SEATS_MAX];
  GtkWidget *then[RH_SEATS_MAX];

  const RhTelling *telling;

  /* Owned */
  RhSession *session;
};

G_DEFINE_FINAL_TYPE (RhAmendPreview, rh_amend_preview, ADW_TYPE_BIN)

static void
rh_amend_preview_dispose (GObject *object)
{
  RhAmendPreview *self = RH_AMEND_PREVIEW (object);

  g_clear_object (&self->session);

  G_OBJECT_CLASS (rh_amend_preview_parent_class)->dispose (object);
}

static void
rh_amend_preview_class_init (RhAmendPreviewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rh_amend_preview_dispose;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
add_label (GtkWidget *box, const char *css_class)
{
  GtkWidget *label = rh_label_new (NULL, css_class);

  gtk_box_append (GTK_BOX (box), label);

  return label;
}

static void
rh_amend_preview_init (RhAmendPreview *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);

  rh_table_style_load ();

  self->misfit = add_label (box, "misfit");
  self->order = add_label (box, "order");
  self->grid = gtk_grid_new ();
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), 10);
  gtk_grid_set_row_spacing (GTK_GRID (self->grid), 6);
  gtk_widget_add_css_class (self->grid, "balances");
  gtk_box_append (GTK_BOX (box), self->grid);
  adw_bin_set_child (ADW_BIN (self), box);
  gtk_widget_add_css_class (GTK_WIDGET (self), "preview");

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("What Would Change"), -1);
}

static void
attach_caption (RhAmendPreview *self, const char *text, int column, int width, float xalign)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_widget_add_css_class (label, "caption");
  gtk_grid_attach (GTK_GRID (self->grid), label, column, 0, width, 1);
}

static GtkWidget *
attach_label (GtkWidget *grid, const char *text, int column, int row, float xalign)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_widget_add_css_class (label, "numeric");
  gtk_grid_attach (GTK_GRID (grid), label, column, row, 1, 1);

  return label;
}

static void
add_seat (RhAmendPreview *self, const RhSeat *seat, int i)
{
  GtkWidget *name;

  gtk_grid_attach (GTK_GRID (self->grid), rh_mark_new (seat->colour), 0, i + 1, 1, 1);
  name = attach_label (self->grid, seat->name, 1, i + 1, 0);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_widget_set_tooltip_text (name, seat->name);
  gtk_widget_add_css_class (name, "name");
  gtk_widget_set_hexpand (name, TRUE);
  self->now[i] = attach_label (self->grid, NULL, 2, i + 1, 1);
  self->then[i] = attach_label (self->grid, NULL, 3, i + 1, 1);
  gtk_label_set_width_chars (GTK_LABEL (self->now[i]), 5);
  gtk_label_set_width_chars (GTK_LABEL (self->then[i]), 5);
}

/**
 * rh_amend_preview_new:
 * @telling: what is said of the game
 * @session: a game
 *
 * Returns: (transfer floating): a preview that shows nothing yet
 */
GtkWidget *
rh_amend_preview_new (const RhTelling *telling, RhSession *session)
{
  RhAmendPreview *self = g_object_new (RH_TYPE_AMEND_PREVIEW, NULL);
  const RhSetup *setup = rh_session_get_setup (session);

  self->telling = telling;
  self->session = g_object_ref (session);
  /* Above the marks too: where text is large, no name must be cut off for it. */
  attach_caption (self, g_dpgettext2 (NULL, "ledger", telling->balance), 0, 2, 0);
  attach_caption (self, C_("balance", "Now"), 2, 1, 1);
  attach_caption (self, C_("balance", "Then"), 3, 1, 1);
  for (guint i = 0; i < setup->n_seats; i++)
    add_seat (self, &setup->seats[i], (int) i);

  return GTK_WIDGET (self);
}

static void
show_text (GtkWidget *label, const char *text)
{
  gtk_label_set_label (GTK_LABEL (label), text != NULL ? text : "");
  gtk_widget_set_visible (label, text != NULL);
}

/* Which later move doesn't fit, why, and what that takes away. */
static char *
text_misfit (RhAmendPreview *self, const RhOutlook *outlook, const char *first_cut)
{
  guint n = rh_session_get_n_played (self->session);
  g_autofree char *stay = NULL;

  if (outlook->verdict != RH_VERDICT_CUTS)
    return NULL;

  /* Translators: how many moves stay, and of how many */
  stay = g_strdup_printf (ngettext ("%1$u of %2$u moves stays; what is cut stays on record.",
                                    "%1$u of %2$u moves stay; what is cut stays on record.",
                                    outlook->n_kept),
                          outlook->n_kept, n);

  /* Translators: a move's number, what it did, in a sentence of its own, why it no longer fits, a sentence too,
   * and how many moves stay */
  return g_strdup_printf (_("Move %1$u no longer fits: “%2$s” %3$s\n%4$s"),
                          outlook->n_kept + 1, first_cut, outlook->reason, stay);
}

static void
show_balance (RhAmendPreview *self, guint i, int now, int then)
{
  g_autofree char *before = self->telling->amount (now);
  g_autofree char *after = self->telling->amount (then);

  gtk_label_set_label (GTK_LABEL (self->now[i]), before);
  gtk_label_set_label (GTK_LABEL (self->then[i]), after);
  if (now != then)
    gtk_widget_add_css_class (self->then[i], "differs");
  else
    gtk_widget_remove_css_class (self->then[i], "differs");
}

/**
 * rh_amend_preview_set:
 * @self: a preview
 * @outlook: what would be
 * @first_cut: (nullable): the first move that no longer fits, in a sentence
 *
 * Shows what would be.
 */
void
rh_amend_preview_set (RhAmendPreview *self, const RhOutlook *outlook, const char *first_cut)
{
  g_autofree char *misfit = text_misfit (self, outlook, first_cut);

  show_text (self->misfit, misfit);
  show_text (self->order, outlook->order);
  for (guint i = 0; i < rh_session_get_setup (self->session)->n_seats; i++)
    show_balance (self, i, outlook->now[i], outlook->then[i]);
}
