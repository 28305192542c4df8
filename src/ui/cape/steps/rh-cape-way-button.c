/* SPDX-License-Identifier: GPL-3.0-or-later
 * A way to pay for a build, on a button: bonus rails against pounds. */

#include "config.h"

#include "rh-cape-way-button.h"

#include "rh-cape-text-sum.h"

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
