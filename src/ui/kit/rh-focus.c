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

static GtkWidget *
find_bar (GtkWidget *widget)
{
  GtkWidget *bar = NULL;

  if (ADW_IS_HEADER_BAR (widget))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && bar == NULL;
       child = gtk_widget_get_next_sibling (child)) {
    if (gtk_widget_get_mapped (child))
      bar = find_bar (child);
  }

  return bar;
}

/**
 * rh_focus_go_round:
 * @window: a window, or what has a header bar
 * @args: (nullable): ignored
 * @data: ignored
 *
 * A #GtkShortcutFunc that moves the focus into the header bar, and from there into what is below it.
 *
 * Returns: whether there was anything to move it to
 */
gboolean
rh_focus_go_round (GtkWidget *window, GVariant *args, gpointer data)
{
  GtkWidget *bar = find_bar (window);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (window));

  if (bar == NULL)
    return FALSE;
  if (focus == NULL || !gtk_widget_is_ancestor (focus, bar))
    return gtk_widget_child_focus (bar, GTK_DIR_TAB_FORWARD);

  for (GtkWidget *below = gtk_widget_get_next_sibling (bar); below != NULL; below = gtk_widget_get_next_sibling (below)) {
    if (gtk_widget_child_focus (below, GTK_DIR_TAB_FORWARD))
      return TRUE;
  }

  return FALSE;
}

static gboolean
is_tab (GtkDirectionType direction)
{
  return direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;
}

/**
 * rh_focus_in_children:
 * @widget: a widget whose children stand in their order
 * @direction: where the focus goes
 *
 * The focus function of a widget that has a grab_focus() of its own: GTK asks that one when Tab is through with what
 * is in it, and the focus would be back where it came from, and never get out.
 *
 * Returns: whether the focus is in it now
 */
gboolean
rh_focus_in_children (GtkWidget *widget, GtkDirectionType direction)
{
  gboolean back = direction == GTK_DIR_TAB_BACKWARD || direction == GTK_DIR_UP || direction == GTK_DIR_LEFT;
  GtkWidget *child = gtk_widget_get_focus_child (widget);

  if (child == NULL)
    child = back ? gtk_widget_get_last_child (widget) : gtk_widget_get_first_child (widget);
  while (child != NULL && !gtk_widget_child_focus (child, direction))
    child = back ? gtk_widget_get_prev_sibling (child) : gtk_widget_get_next_sibling (child);

  return child != NULL;
}

/**
 * rh_focus_as_one:
 * @widget: a list, with one child
 * @direction: where the focus goes
 *
 * The same of a list that is as long as a game: Tab comes to where it likes the focus best, and then leaves it; the
 * arrows move in it.
 *
 * Returns: whether the focus is in it now
 */
gboolean
rh_focus_as_one (GtkWidget *widget, GtkDirectionType direction)
{
  if (!is_tab (direction))
    return rh_focus_in_children (widget, direction);

  return gtk_widget_get_focus_child (widget) == NULL && gtk_widget_grab_focus (widget);
}
