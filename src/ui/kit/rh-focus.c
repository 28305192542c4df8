/* SPDX-License-Identifier: GPL-3.0-or-later
 * The focus, before what has it goes. */

#include "config.h"

#include "rh-focus.h"

/**
 * rh_focus_drop:
 * @widget: a widget, what is in which is hidden or removed next
 *
 * Takes the focus away if something in @widget has it. On GTK 4.8 a window that
 * loses its focus widget twice before it is laid out again keeps the first
 * one's parent for ever.
 */
void
rh_focus_drop (GtkWidget *widget)
{
  GtkRoot *root;
  GtkWidget *focus;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  root = gtk_widget_get_root (widget);
  focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  if (focus != NULL && gtk_widget_is_ancestor (focus, widget))
    gtk_root_set_focus (root, NULL);
}

/**
 * rh_focus_is_in_popover:
 * @widget: a widget
 *
 * Returns: whether an open menu, or another popover, of its window has the focus, which isn't taken away from it
 */
gboolean
rh_focus_is_in_popover (GtkWidget *widget)
{
  GtkRoot *root;
  GtkWidget *focus;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), FALSE);

  root = gtk_widget_get_root (widget);
  focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  /* One that closes keeps it for a moment more. */
  return focus != NULL && gtk_widget_get_mapped (focus) && gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL;
}
