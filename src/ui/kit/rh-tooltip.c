/* SPDX-License-Identifier: GPL-3.0-or-later
 * What is told where a pointer is held, and the name of a control that shows none. */

#include "config.h"

#include "rh-tooltip.h"

/**
 * rh_tooltip_set:
 * @widget: a widget
 * @text: (nullable): what is told where a pointer is held on it; %NULL for nothing
 *
 * Sets the widget's tooltip. Whenever one is set, GTK asks the display where the
 * pointer is, and waits for the answer; so nothing is done where nothing changes.
 *
 * Returns: whether it is another than it was
 */
gboolean
rh_tooltip_set (GtkWidget *widget, const char *text)
{
  g_return_val_if_fail (GTK_IS_WIDGET (widget), FALSE);

  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), text) == 0)
    return FALSE;

  gtk_widget_set_tooltip_text (widget, text);

  return TRUE;
}

/**
 * rh_tooltip_name:
 * @control: a widget without a label
 * @text: what it does
 *
 * Has the control's tooltip and screen readers say what it does.
 */
void
rh_tooltip_name (GtkWidget *control, const char *text)
{
  if (!rh_tooltip_set (control, text))
    return;

  gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  /* It would be said twice. */
  gtk_accessible_reset_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}
