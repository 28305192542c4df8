/* SPDX-License-Identifier: GPL-3.0-or-later
 * The rules sheet in place of the table. */

#include "config.h"

#include "rh-rules-pane.h"

#include <glib/gi18n.h>

static GtkWidget *
make_bar (void)
{
  GtkWidget *bar = gtk_center_box_new ();
  GtkWidget *title = g_object_new (GTK_TYPE_LABEL,
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING,
                                   "label", _("Rules"),
                                   NULL);

  gtk_widget_add_css_class (title, "heading");
  gtk_accessible_update_property (GTK_ACCESSIBLE (title), GTK_ACCESSIBLE_PROPERTY_LEVEL, 1, -1);
  gtk_center_box_set_center_widget (GTK_CENTER_BOX (bar), title);
  gtk_widget_add_css_class (bar, "bar");

  return bar;
}

/**
 * rh_rules_pane_new:
 * @rules: (transfer floating): the rules sheet of a game
 *
 * Returns: (transfer floating): the sheet in place of the table, with its title above it
 */
GtkWidget *
rh_rules_pane_new (GtkWidget *rules)
{
  GtkWidget *pane = g_object_new (GTK_TYPE_BOX,
                                  "css-name", "rh-rules-pane",
                                  "orientation", GTK_ORIENTATION_VERTICAL,
                                  NULL);

  gtk_widget_set_vexpand (rules, TRUE);
  gtk_box_append (GTK_BOX (pane), make_bar ());
  gtk_box_append (GTK_BOX (pane), rules);

  return pane;
}
