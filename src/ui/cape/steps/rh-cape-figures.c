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
