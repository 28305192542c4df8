/* SPDX-License-Identifier: GPL-3.0-or-later
 * The small button beside a question that opens the rules sheet there. */

#include "config.h"

#include "rh-rules-button.h"

#include <glib/gi18n.h>

/**
 * rh_rules_button_add:
 * @question: what a step asks; it stands in a box
 *
 * Puts the button at the end of the question's line. Most of its frame reaches beyond
 * that line, so that it is hardly higher than without.
 *
 * Returns: (transfer none): the button
 */
GtkWidget *
rh_rules_button_add (GtkWidget *question)
{
  GtkBox *parent = GTK_BOX (gtk_widget_get_parent (question));
  GtkWidget *above = gtk_widget_get_prev_sibling (question);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *button = gtk_button_new_from_icon_name ("rh-rules-symbolic");

  /* Each page has a heading, to go to by a key. */
  if (GTK_IS_LABEL (question)) {
    g_object_set (question, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, NULL);
    gtk_accessible_update_property (GTK_ACCESSIBLE (question), GTK_ACCESSIBLE_PROPERTY_LEVEL, 1, -1);
  }
  g_object_ref (question);
  gtk_box_remove (parent, question);
  gtk_widget_set_hexpand (question, TRUE);
  gtk_box_append (GTK_BOX (line), question);
  g_object_unref (question);
  gtk_box_append (GTK_BOX (line), button);
  gtk_box_insert_child_after (parent, line, above);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "table.rules");
  gtk_widget_set_tooltip_text (button, _("Rules (F1)"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Rules"), -1);
  gtk_widget_set_valign (button, GTK_ALIGN_START);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "rh-rules-button");

  return button;
}
