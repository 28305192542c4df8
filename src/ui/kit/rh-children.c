/* SPDX-License-Identifier: GPL-3.0-or-later
 * The children of a widget that lays them out itself. */

#include "config.h"

#include "rh-children.h"

static GtkWidget *
next_shown (GtkWidget *child)
{
  while (child != NULL && !gtk_widget_should_layout (child))
    child = gtk_widget_get_next_sibling (child);

  return child;
}

/**
 * rh_children_first:
 * @parent: a widget
 *
 * Returns: (transfer none) (nullable): the first child that has a place in the layout
 */
GtkWidget *
rh_children_first (GtkWidget *parent)
{
  return next_shown (gtk_widget_get_first_child (parent));
}

/**
 * rh_children_next:
 * @child: a child
 *
 * Returns: (transfer none) (nullable): the next one that has a place in the layout
 */
GtkWidget *
rh_children_next (GtkWidget *child)
{
  return next_shown (gtk_widget_get_next_sibling (child));
}

/**
 * rh_children_nth:
 * @parent: a widget
 * @i: which of its children, from 0; less for none
 *
 * Returns: (transfer none) (nullable): that child, shown or not
 */
GtkWidget *
rh_children_nth (GtkWidget *parent, int i)
{
  GtkWidget *child = i >= 0 ? gtk_widget_get_first_child (parent) : NULL;

  while (child != NULL && i-- > 0)
    child = gtk_widget_get_next_sibling (child);

  return child;
}

/**
 * rh_children_clear:
 * @parent: a widget that is disposed of, or a box
 *
 * Lets go of all children.
 */
void
rh_children_clear (GtkWidget *parent)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (parent)) != NULL)
    gtk_widget_unparent (child);
}

/**
 * rh_child_get_least:
 * @child: a child
 * @orientation: whether its width is meant, or its height
 * @for_size: the other of both; -1 for any
 *
 * Returns: the least that it takes
 */
int
rh_child_get_least (GtkWidget *child, GtkOrientation orientation, int for_size)
{
  int least;

  gtk_widget_measure (child, orientation, for_size, &least, NULL, NULL, NULL);

  return least;
}

/**
 * rh_child_get_natural:
 * @child: a child
 * @orientation: whether its width is meant, or its height
 * @for_size: the other of both; -1 for any
 *
 * Returns: what it takes where there is room
 */
int
rh_child_get_natural (GtkWidget *child, GtkOrientation orientation, int for_size)
{
  int natural;

  gtk_widget_measure (child, orientation, for_size, NULL, &natural, NULL, NULL);

  return natural;
}
