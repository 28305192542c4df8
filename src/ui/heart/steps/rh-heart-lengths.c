/* SPDX-License-Identifier: GPL-3.0-or-later
 * The length of a route: a button for each there is. */

#include "config.h"

#include "rh-heart-lengths.h"

#include "rh-heart-text-step.h"

/**
 * rh_heart_lengths_fill:
 * @wrap: where they stand
 * @buttons: (out) (array fixed-size=6): the buttons, from 1 on
 * @on_clicked: (scope forever): called with the button and @data
 * @data: for @on_clicked
 *
 * Adds a button for each length; they have no keys yet.
 */
void
rh_heart_lengths_fill (RhWrap *wrap, RhButton *buttons[RH_HEART_LENGTH_MAX], GCallback on_clicked, gpointer data)
{
  for (guint i = 0; i < RH_HEART_LENGTH_MAX; i++) {
    GtkWidget *button = rh_button_new_radio ();
    g_autofree char *figure = g_strdup_printf ("%u", i + 1);
    g_autofree char *name = rh_heart_text_step_length (i + 1);

    buttons[i] = RH_BUTTON (button);
    rh_button_set (buttons[i], figure, NULL);
    rh_button_set_name (buttons[i], name);
    gtk_widget_add_css_class (button, "figure");
    gtk_widget_add_css_class (button, "heart-length");
    gtk_widget_set_hexpand (button, TRUE);
    g_signal_connect (button, "clicked", on_clicked, data);
    rh_wrap_append (wrap, button);
  }
}
