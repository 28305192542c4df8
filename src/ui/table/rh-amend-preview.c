/* SPDX-License-Identifier: GPL-3.0-or-later
 * What would change if a correction were applied: balances, order, and the moves that go. */

#include "config.h"

#include "rh-amend-preview.h"

#include "rh-label.h"
#include "rh-colour.h"
#include "rh-mark.h"
#include "rh-style.h"

#include <glib/gi18n.h>

struct _RhAmendPreview {
  AdwBin parent_instance;

  /* Template */
  GtkWidget *adapted;
  GtkWidget *misfit;
  GtkWidget *order;
  GtkLabel *balance;
  GtkGrid *grid;

  /* Owned by the widget tree */
  GtkWidget *now[RH_SEATS_MAX];
  GtkWidget *then[RH_SEATS_MAX];

  const RhTelling *telling;
  guint n_seats;
};

G_DEFINE_FINAL_TYPE (RhAmendPreview, rh_amend_preview, ADW_TYPE_BIN)

static void
rh_amend_preview_class_init (RhAmendPreviewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/railhead/Railhead/table/rh-amend-preview.ui");
  gtk_widget_class_bind_template_child (widget_class, RhAmendPreview, adapted);
  gtk_widget_class_bind_template_child (widget_class, RhAmendPreview, misfit);
  gtk_widget_class_bind_template_child (widget_class, RhAmendPreview, order);
  gtk_widget_class_bind_template_child (widget_class, RhAmendPreview, balance);
  gtk_widget_class_bind_template_child (widget_class, RhAmendPreview, grid);
}

static void
rh_amend_preview_init (RhAmendPreview *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static GtkWidget *
attach_label (GtkGrid *grid, const char *text, int column, int row, float xalign)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_widget_add_css_class (label, "numeric");
  gtk_grid_attach (grid, label, column, row, 1, 1);

  return label;
}

static void
add_seat (RhAmendPreview *self, const RhSeat *seat, int i)
{
  GtkWidget *name;

  gtk_grid_attach (self->grid, rh_mark_new (rh_colour_of_seat (seat->colour, (guint) i)), 0, i + 1, 1, 1);
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
 * @setup: who plays it
 *
 * Returns: (transfer floating): a preview that shows nothing yet
 */
GtkWidget *
rh_amend_preview_new (const RhTelling *telling, const RhSetup *setup)
{
  RhAmendPreview *self = g_object_new (RH_TYPE_AMEND_PREVIEW, NULL);

  self->telling = telling;
  self->n_seats = setup->n_seats;
  gtk_label_set_label (self->balance, g_dpgettext2 (NULL, "ledger", telling->balance));
  for (guint i = 0; i < setup->n_seats; i++)
    add_seat (self, &setup->seats[i], (int) i);

  return GTK_WIDGET (self);
}

static char *
text_stay (const RhCorrection *correction)
{
  if (correction->waits)
    /* Translators: how many moves stay, and of how many; something must be settled first, which has been told */
    return g_strdup_printf (ngettext ("%1$u of %2$u moves stays; the others follow again once that is settled.",
                                      "%1$u of %2$u moves stay; the others follow again once that is settled.",
                                      correction->n_kept),
                            correction->n_kept, correction->n_played);

  /* Translators: how many moves stay, and of how many */
  return g_strdup_printf (ngettext ("%1$u of %2$u moves stays; what is cut stays on record.",
                                    "%1$u of %2$u moves stay; what is cut stays on record.",
                                    correction->n_kept),
                          correction->n_kept, correction->n_played);
}

/* Which later move doesn't fit, why, and what that takes away. */
static char *
text_misfit (const RhCorrection *correction, const char *first_cut)
{
  g_autofree char *stay = NULL;

  if (correction->verdict != RH_VERDICT_CUTS)
    return NULL;

  stay = text_stay (correction);

  /* Translators: a move's number, what it did, in a sentence of its own, why it no longer fits, a sentence too,
   * and how many moves stay */
  return g_strdup_printf (_("Move %1$u no longer fits: “%2$s” %3$s\n%4$s"),
                          correction->n_kept + 1, first_cut, correction->reason, stay);
}

static void
show_balance (RhAmendPreview *self, guint i, int now, int then)
{
  g_autofree char *before = self->telling->amount (now);
  g_autofree char *after = self->telling->amount (then);

  gtk_label_set_label (GTK_LABEL (self->now[i]), before);
  gtk_label_set_label (GTK_LABEL (self->then[i]), after);
  rh_style_toggle (self->then[i], "differs", now != then);
}

/**
 * rh_amend_preview_update:
 * @self: a preview
 * @correction: what would be
 * @first_cut: (nullable): the first move that no longer fits, in a sentence
 *
 * Shows what would be.
 */
void
rh_amend_preview_update (RhAmendPreview *self, const RhCorrection *correction, const char *first_cut)
{
  g_autofree char *adapted = rh_correction_tell_changes (correction);
  g_autofree char *misfit = text_misfit (correction, first_cut);

  rh_label_show (self->adapted, adapted);
  rh_label_show (self->misfit, misfit);
  rh_label_show (self->order, correction->order);
  for (guint i = 0; i < self->n_seats; i++)
    show_balance (self, i, correction->now[i], correction->then[i]);
}
