/* SPDX-License-Identifier: GPL-3.0-or-later
 * A text in running lines. */

#include "config.h"

#include "rh-label.h"

#include "rh-text-size.h"

/**
 * rh_label_new:
 * @text: (nullable): a text
 * @css_class: (nullable): a class for its look
 *
 * Returns: (transfer floating): a label that takes as many lines as it must,
 *   each from where lines begin
 */
GtkWidget *
rh_label_new (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  rh_text_size_wrap (GTK_LABEL (label));
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);

  return label;
}

/**
 * rh_label_show:
 * @label: a #GtkLabel
 * @text: (nullable): what it says
 *
 * Has the label say that; without a text it has no place.
 */
void
rh_label_show (GtkWidget *label, const char *text)
{
  gtk_label_set_label (GTK_LABEL (label), text != NULL ? text : "");
  gtk_widget_set_visible (label, text != NULL);
}

/**
 * rh_label_head:
 * @label: what a page is about, or asks
 *
 * Makes it the page's heading, which screen readers go to by a key. To be called as soon as the label is made.
 */
void
rh_label_head (GtkWidget *label)
{
  g_object_set (label, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LEVEL, 1, -1);
}
