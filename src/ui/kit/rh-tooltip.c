/* SPDX-License-Identifier: GPL-3.0-or-later
 * The name of a control that shows none. */

#include "config.h"

#include "rh-tooltip.h"

/**
 * rh_tooltip_name:
 * @control: a widget without a label
 * @text: what it does
 *
 * Has the control's tooltip and screen readers say what it does. Whenever a
 * tooltip is set, GTK asks the display where the pointer is, and waits for the
 * answer; so nothing is done where nothing changes.
 */
void
rh_tooltip_name (GtkWidget *control, const char *text)
{
  if (g_strcmp0 (gtk_widget_get_tooltip_text (control), text) == 0)
    return;

  gtk_widget_set_tooltip_text (control, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  /* It would be said twice. */
  gtk_accessible_reset_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}
