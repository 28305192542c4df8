/* SPDX-License-Identifier: GPL-3.0-or-later
 * The common row: the rails of each card turned up, the latest marked. */

#include "config.h"

#include "rh-cape-common-row.h"

#include "rh-cape-fan.h"
#include "rh-cape-text-board.h"
#include "rh-children.h"

#include <glib/gi18n.h>

static void
add_figure (GtkWidget *line, const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, "cape-common");
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  rh_cape_fan_append (RH_CAPE_FAN (line), label);
}

/**
 * rh_cape_common_row_new:
 *
 * Returns: (transfer floating): a common row without cards
 */
GtkWidget *
rh_cape_common_row_new (void)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *caption = gtk_label_new (_("Common row"));

  gtk_widget_set_hexpand (row, TRUE); /* what room there is in its line is for more cards */
  gtk_label_set_xalign (GTK_LABEL (caption), 0);
  gtk_widget_add_css_class (caption, "rh-row-caption");
  gtk_box_append (GTK_BOX (row), caption);
  gtk_box_append (GTK_BOX (row), rh_cape_fan_new ());

  return row;
}

/**
 * rh_cape_common_row_set:
 * @row: a common row
 * @state: where the game stands
 *
 * Shows the common row (rule B1).
 */
void
rh_cape_common_row_set (GtkWidget *row, const RhCapeState *state)
{
  GtkWidget *line = gtk_widget_get_last_child (row);
  g_autofree char *name = rh_cape_text_board_common (state);

  rh_children_clear (line);
  for (guint i = 0; i < state->n_common; i++) {
    g_autofree char *figure = g_strdup_printf ("%u", (guint) state->common[i].rails);
    gboolean latest = &state->common[i] == rh_cape_state_get_drawn (state);

    add_figure (line, figure, latest ? "latest" : NULL);
  }
  if (state->n_common == 0)
    add_figure (line, C_("common row", "no card yet"), "empty");

  gtk_accessible_update_property (GTK_ACCESSIBLE (line), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}
