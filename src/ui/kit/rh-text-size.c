/* SPDX-License-Identifier: GPL-3.0-or-later
 * Room for text that people have made larger. */

#include "config.h"

#include "rh-text-size.h"

/* Dots an inch at the usual size, in the setting's 1024ths. */
#define USUAL (96.0 * 1024.0)

/**
 * rh_text_size_get:
 * @widget: a widget
 *
 * Returns: how many times as large as usual text is, at least 1
 */
double
rh_text_size_get (GtkWidget *widget)
{
  int dpi = 0;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), 1);

  g_object_get (gtk_widget_get_settings (widget), "gtk-xft-dpi", &dpi, NULL);

  return MAX (dpi / USUAL, 1);
}

/**
 * rh_text_size_wrap:
 * @label: a label
 *
 * Lets a text take as many lines as it must. A word that is longer than a line,
 * such as a name of 64 letters, is broken too: it must not make the window wider.
 */
void
rh_text_size_wrap (GtkLabel *label)
{
  g_return_if_fail (GTK_IS_LABEL (label));

  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_wrap_mode (label, PANGO_WRAP_WORD_CHAR);
}

/**
 * rh_text_size_wrap_buttons:
 * @root: a widget
 *
 * Lets the text of all buttons from @root down take a second line where it
 * must. A button by itself asks for the whole text's width.
 */
void
rh_text_size_wrap_buttons (GtkWidget *root)
{
  g_return_if_fail (GTK_IS_WIDGET (root));

  if (GTK_IS_BUTTON (root) && gtk_button_get_label (GTK_BUTTON (root)) != NULL) {
    GtkLabel *label = GTK_LABEL (gtk_button_get_child (GTK_BUTTON (root)));

    rh_text_size_wrap (label);
    gtk_label_set_natural_wrap_mode (label, GTK_NATURAL_WRAP_NONE);
    gtk_label_set_justify (label, GTK_JUSTIFY_CENTER);
  }

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    rh_text_size_wrap_buttons (child);
}
