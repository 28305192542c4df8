/* SPDX-License-Identifier: GPL-3.0-or-later
 * What covers the table for a while, such as the ledger, and the rules over that. */

#include "config.h"

#include "rh-cover.h"

/* Of what goes, nothing keeps the focus. */
static void
drop_focus (GtkBox *box)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (box));

  if (root != NULL)
    gtk_root_set_focus (root, NULL);
}

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

  drop_focus (box);
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

  drop_focus (box);
  gtk_box_remove (box, gtk_widget_get_last_child (GTK_WIDGET (box)));
  gtk_widget_set_visible (gtk_widget_get_last_child (GTK_WIDGET (box)), TRUE);
}
