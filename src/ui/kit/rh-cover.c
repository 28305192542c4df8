/* SPDX-License-Identifier: GPL-3.0-or-later
 * What covers the table for a while, such as the ledger, and the rules over that.
 *
 * A box, and not a GtkStack: on GTK 4.8 a page that a stack doesn't show stays
 * readable for screen readers. */

#include "config.h"

#include "rh-cover.h"

#include "rh-focus.h"

/**
 * rh_cover_put:
 * @box: a box with a child
 * @child: (transfer floating): what covers it
 *
 * Hides what is shown, so that nothing of it stays readable, and shows @child instead.
 */
void
rh_cover_put (GtkBox *box, GtkWidget *child)
{
  g_return_if_fail (GTK_IS_BOX (box));
  g_return_if_fail (GTK_IS_WIDGET (child));

  rh_focus_drop (GTK_WIDGET (box));
  gtk_widget_set_visible (gtk_widget_get_last_child (GTK_WIDGET (box)), FALSE);
  gtk_widget_set_hexpand (child, TRUE);
  gtk_box_append (box, child);
}

/**
 * rh_cover_take:
 * @box: a box with a child that covers another
 *
 * Removes what is shown, and shows what it covered.
 */
void
rh_cover_take (GtkBox *box)
{
  g_return_if_fail (GTK_IS_BOX (box));

  rh_focus_drop (GTK_WIDGET (box));
  gtk_box_remove (box, gtk_widget_get_last_child (GTK_WIDGET (box)));
  gtk_widget_set_visible (gtk_widget_get_last_child (GTK_WIDGET (box)), TRUE);
}
