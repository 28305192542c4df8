/* SPDX-License-Identifier: GPL-3.0-or-later
 * Buttons for the figures on a card. */

#include "config.h"

#include "rh-cape-figures.h"

#include "rh-cape-text-card.h"
#include "rh-cape-text.h"

static void
set_figure (RhButton *button, guint figure, const char *name)
{
  g_autofree char *label = g_strdup_printf ("%u", figure);
  g_autofree char *key = g_strdup_printf ("%u", figure % 10);

  rh_button_set (button, label, NULL);
  rh_button_set_name (button, name);
  rh_button_set_key (button, key);
  gtk_widget_add_css_class (GTK_WIDGET (button), "figure");
}

/**
 * rh_cape_figures_set_rails:
 * @button: a button
 * @rails: the rails on a card
 *
 * Makes it the button for so many rails.
 */
void
rh_cape_figures_set_rails (RhButton *button, guint rails)
{
  g_autofree char *name = rh_cape_text_rails (rails);

  set_figure (button, rails, name);
}

/**
 * rh_cape_figures_add_rails:
 * @wrap: where they stand
 * @buttons: (out) (array length=4): the buttons, by their rails
 * @clicked: what one does, with the button first
 * @data: given to that
 *
 * Adds a big button for each number of rails that a card can have.
 */
void
rh_cape_figures_add_rails (RhWrap *wrap, RhButton **buttons, GCallback clicked, gpointer data)
{
  for (guint i = 0; i <= RH_CAPE_RAILS_MAX; i++) {
    buttons[i] = RH_BUTTON (rh_button_new ());
    rh_cape_figures_set_rails (buttons[i], i);
    gtk_widget_add_css_class (GTK_WIDGET (buttons[i]), "big");
    g_signal_connect (buttons[i], "clicked", clicked, data);
    rh_wrap_append (wrap, GTK_WIDGET (buttons[i]));
  }
}

/**
 * rh_cape_figures_take_rails:
 * @buttons: (array length=4): the buttons, by their rails
 * @keyval: the key pressed
 * @modifiers: the modifiers held
 *
 * Returns: whether one of them took the key
 */
gboolean
rh_cape_figures_take_rails (RhButton *const *buttons, guint keyval, GdkModifierType modifiers)
{
  for (guint i = 0; i <= RH_CAPE_RAILS_MAX; i++) {
    if (rh_button_take_key (buttons[i], keyval, modifiers))
      return TRUE;
  }

  return FALSE;
}

/**
 * rh_cape_figures_set_value:
 * @button: a button
 * @value: the value of a card, in pounds
 * @player: (nullable): who has drawn the card, where several have
 *
 * Makes it the button for that value; the key of 10 is 0.
 */
void
rh_cape_figures_set_value (RhButton *button, guint value, const char *player)
{
  g_autofree char *name = rh_cape_text_card_value (value, player);

  set_figure (button, value, name);
}
