/* SPDX-License-Identifier: GPL-3.0-or-later
 * A way to pay for a build, on the button that builds. */

#include "config.h"

#include "rh-cape-way-button.h"

#include "rh-cape-text-sum.h"
#include "rh-keys.h"
#include "rh-step-frame.h"

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

  rh_step_frame_refuse (GTK_WIDGET (button), text);
}
