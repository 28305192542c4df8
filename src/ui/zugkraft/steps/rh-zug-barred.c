/* SPDX-License-Identifier: GPL-3.0-or-later
 * Buttons that can't do what they say for now, and say why: to hands, eyes and screen readers.
 *
 * One that isn't sensitive would take neither a press nor the focus, and so couldn't. */

#include "config.h"

#include "rh-zug-barred.h"

#include "rh-style.h"
#include "rh-tooltip.h"

/**
 * rh_zug_barred_set:
 * @button: a button
 * @why: (nullable): why it can't be done, in a sentence; %NULL where it can
 *
 * Shows that it can't be done, or that it can. Who handles its clicks asks rh_zug_barred_get().
 */
void
rh_zug_barred_set (GtkWidget *button, const char *why)
{
  g_return_if_fail (GTK_IS_BUTTON (button));

  if (g_strcmp0 (rh_tooltip_get (button), why) == 0 && rh_zug_barred_get (button) == (why != NULL))
    return;

  rh_style_toggle (button, "barred", why != NULL);
  rh_tooltip_set (button, why);
  gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_DISABLED, why != NULL, -1);
}

/**
 * rh_zug_barred_get:
 * @button: a button
 *
 * Returns: whether it can't do what it says for now
 */
gboolean
rh_zug_barred_get (GtkWidget *button)
{
  return gtk_widget_has_css_class (button, "barred");
}
