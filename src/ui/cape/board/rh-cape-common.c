/* SPDX-License-Identifier: GPL-3.0-or-later
 * The common row: the rails of each card turned up, the latest marked. */

#include "config.h"

#include "rh-cape-common.h"

#include "rh-cape-style.h"
#include "rh-wrap.h"

#include <glib/gi18n.h>

struct _RhCapeCommon {
  AdwBin parent_instance;

  /* Owned by the widget tree */
  RhWrap *wrap;
};

G_DEFINE_FINAL_TYPE (RhCapeCommon, rh_cape_common, ADW_TYPE_BIN)

static void
rh_cape_common_class_init (RhCapeCommonClass *klass)
{
  rh_cape_style_load ();
}

static void
rh_cape_common_init (RhCapeCommon *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *caption = gtk_label_new (_("Common row"));

  gtk_label_set_xalign (GTK_LABEL (caption), 0);
  gtk_widget_add_css_class (caption, "rh-row-caption");
  self->wrap = RH_WRAP (rh_wrap_new (6, TRUE));
  gtk_box_append (GTK_BOX (box), caption);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->wrap));
  adw_bin_set_child (ADW_BIN (self), box);
}

static void
add_figure (RhCapeCommon *self, const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, "cape-common");
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  rh_wrap_append (self->wrap, label);
}

/**
 * rh_cape_common_new:
 *
 * Returns: (transfer floating): a common row without cards
 */
GtkWidget *
rh_cape_common_new (void)
{
  return g_object_new (RH_TYPE_CAPE_COMMON, NULL);
}

/**
 * rh_cape_common_set:
 * @self: a common row
 * @state: where the game stands
 *
 * Shows the common row (rule B1).
 */
void
rh_cape_common_set (RhCapeCommon *self, const RhCapeState *state)
{
  g_autofree char *name = NULL;
  int rails = rh_cape_state_common_rails (state);
  GtkWidget *child;

  g_return_if_fail (RH_IS_CAPE_COMMON (self));

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->wrap))) != NULL)
    gtk_widget_unparent (child);

  for (guint i = 0; i < state->n_common; i++) {
    g_autofree char *figure = g_strdup_printf ("%u", (guint) state->common[i].rails);
    gboolean latest = &state->common[i] == rh_cape_state_get_drawn (state);

    add_figure (self, figure, latest ? "latest" : NULL);
  }
  if (state->n_common == 0)
    add_figure (self, C_("common row", "no card yet"), "empty");

  name = g_strdup_printf (ngettext ("Common row: %d rail", "Common row: %d rails", (gulong) rails), rails);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->wrap), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}
