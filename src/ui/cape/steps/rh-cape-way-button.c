/* SPDX-License-Identifier: GPL-3.0-or-later
 * A way to pay for a build, on a button: bonus rails against pounds. */

#include "config.h"

#include "rh-cape-way-button.h"

#include "rh-cape-step.h"
#include "rh-cape-text-sum.h"
#include "rh-keys.h"

#include <glib/gi18n.h>

/**
 * rh_cape_way_button_set:
 * @button: a button
 * @offer: what the seat could do
 * @way: one of its ways to pay, from 0
 *
 * Writes on the button what that way costs, and what is left then. Bonus rails
 * are spoken of where there are any.
 */
void
rh_cape_way_button_set (RhButton *button, const RhCapeOffer *offer, guint way)
{
  g_autofree char *label = NULL;
  g_autofree char *caption = NULL;

  g_return_if_fail (way < offer->n_ways);

  label = rh_cape_text_sum_way (&offer->ways[way]);
  caption = rh_cape_text_sum_left (offer, &offer->ways[way]);
  rh_button_set (button, label, caption);
}

/**
 * rh_cape_way_button_show_all:
 * @buttons: RH_CAPE_BONUS_MAX + 1 buttons; that of the best way is always shown
 * @offer: what the seat could do
 *
 * Shows a button for each way to pay. But for the best one, the key of a way is how many bonus rails it takes: no two take
 * as many.
 */
void
rh_cape_way_button_show_all (RhButton *const *buttons, const RhCapeOffer *offer)
{
  for (guint i = 0; i <= RH_CAPE_BONUS_MAX; i++) {
    gboolean shown = i < offer->n_ways;
    g_autofree char *key = shown ? g_strdup_printf ("%d", offer->ways[i].bonus) : NULL;

    gtk_widget_set_visible (GTK_WIDGET (buttons[i]), shown || i == 0);
    if (shown)
      rh_cape_way_button_set (buttons[i], offer, i);
    if (shown && i > 0)
      rh_button_set_key (buttons[i], key);
  }
}

/**
 * rh_cape_way_button_tell_key:
 * @button: what builds
 *
 * Enter is kept from what costs: whoever means it is told what builds.
 */
void
rh_cape_way_button_tell_key (RhButton *button)
{
  g_autofree char *key = g_utf8_strup (C_("key for Build", "b"), -1);
  /* Translators: the key for the button, in upper case */
  g_autofree char *text = g_strdup_printf (_("Enter doesn’t build here: press %s."), key);

  gtk_widget_activate_action (GTK_WIDGET (button), "table.tell", "s", text);
}

/**
 * rh_cape_way_button_take_key:
 * @buttons: RH_CAPE_BONUS_MAX + 1 buttons, of which all but that of the best way are looked at
 * @step: the step they are part of
 * @keyval: the key pressed
 * @modifiers: the modifiers held
 *
 * Takes the key of a way. A figure that is none is refused with the reason: elsewhere it would be the count of a card.
 *
 * Returns: whether it was a figure
 */
gboolean
rh_cape_way_button_take_key (RhButton *const *buttons, RhStep *step, guint keyval, GdkModifierType modifiers)
{
  for (guint i = 1; i <= RH_CAPE_BONUS_MAX; i++) {
    if (rh_button_take_key (buttons[i], keyval, modifiers))
      return TRUE;
  }

  return rh_cape_step_refuse_figure (step, keyval, modifiers,
                                     _("None of these ways has that number. Escape leads back to the cards."));
}
