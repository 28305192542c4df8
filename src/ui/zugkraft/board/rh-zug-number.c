/* SPDX-License-Identifier: GPL-3.0-or-later
 * The sign of a player, where nobody has a colour: the number of the seat, on a disc in a tone of its own. */

#include "config.h"

#include "rh-zug-number.h"

#include "rh-style.h"
#include "rh-zug-style.h"

#include "rh-zug-move.h"

/**
 * rh_zug_number_new:
 * @seat: a seat, from 0
 *
 * Returns: (transfer floating): its sign, which the name beside it tells to those who don't see it
 */
GtkWidget *
rh_zug_number_new (guint seat)
{
  GtkWidget *number = g_object_new (GTK_TYPE_LABEL,
                                    "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                    "css-name", "zug-number",
                                    NULL);

  rh_zug_style_load ();
  rh_zug_number_set (number, seat);

  return number;
}

/**
 * rh_zug_number_set:
 * @number: a sign
 * @seat: a seat, from 0
 *
 * Shows that seat.
 */
void
rh_zug_number_set (GtkWidget *number, guint seat)
{
  g_autofree char *text = g_strdup_printf ("%u", seat + 1);

  for (guint i = 1; i < RH_ZUG_SEATS_MAX; i++) {
    g_autofree char *css_class = g_strdup_printf ("seat-%u", i + 1);

    rh_style_toggle (number, css_class, i == seat);
  }
  gtk_label_set_text (GTK_LABEL (number), text);
}
