/* SPDX-License-Identifier: GPL-3.0-or-later
 * What a build would cost each of the others now, in quiet words. */

#include "config.h"

#include "rh-cape-others.h"

#include "rh-cape-style.h"
#include "rh-cape-text-why.h"
#include "rh-cape-text.h"
#include "rh-colour.h"
#include "rh-label.h"
#include "rh-wrap.h"

#include <glib/gi18n.h>

struct _RhCapeOthers {
  AdwBin parent_instance;

  /* Owned by the widget tree */
  GtkLabel *labels[RH_CAPE_SEATS_MAX - 1];
};

G_DEFINE_FINAL_TYPE (RhCapeOthers, rh_cape_others, ADW_TYPE_BIN)

static void
rh_cape_others_class_init (RhCapeOthersClass *klass)
{
  rh_cape_style_load ();
}

static void
rh_cape_others_init (RhCapeOthers *self)
{
  GtkWidget *wrap = rh_wrap_new (24, FALSE);
  GtkWidget *caption = rh_label_new (_("What the others would pay now"), "rh-row-caption");

  gtk_label_set_natural_wrap_mode (GTK_LABEL (caption), GTK_NATURAL_WRAP_NONE);
  rh_wrap_append (RH_WRAP (wrap), caption);
  for (guint i = 0; i < G_N_ELEMENTS (self->labels); i++) {
    GtkWidget *label = rh_label_new (NULL, "cape-reason");

    gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
    rh_wrap_append (RH_WRAP (wrap), label);
    self->labels[i] = GTK_LABEL (label);
  }
  adw_bin_set_child (ADW_BIN (self), wrap);
  gtk_accessible_update_property (GTK_ACCESSIBLE (wrap),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("What the others would pay now"),
                                  -1);
}

/**
 * rh_cape_others_set:
 * @self: the lines of the others
 * @setup: the players
 * @state: where the game stands
 * @seat: whose turn it is, from 0
 *
 * Shows what a build would cost each of the others with the common row as it
 * lies, the left neighbour first (rules B3, B4). Every number is the offer's.
 */
void
rh_cape_others_set (RhCapeOthers *self, const RhSetup *setup, const RhCapeState *state, guint seat)
{
  g_return_if_fail (RH_IS_CAPE_OTHERS (self));

  for (guint i = 0; i < G_N_ELEMENTS (self->labels); i++) {
    guint other = (seat + i + 1) % state->n_seats;
    gboolean shown = i + 1 < state->n_seats;

    gtk_widget_set_visible (GTK_WIDGET (self->labels[i]), shown);
    if (shown) {
      g_autofree char *mark = NULL;
      g_autofree char *text = NULL;
      RhCapeOffer offer;

      rh_cape_offer_compute (state, other, &offer);
      mark = g_strdup_printf ("%s %s", rh_colour_shape (setup->seats[other].colour), setup->seats[other].name);
      text = rh_cape_text_why_other (mark, &offer);
      gtk_label_set_label (self->labels[i], text);
    }
  }
}
