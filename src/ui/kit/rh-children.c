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

static GtkSizeRequestMode
get_stack_mode (GtkWidget *parent)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* What has an edge of its own, as a key in a corner, asks for no room. */
static gboolean
has_corner (GtkWidget *child)
{
  return gtk_widget_get_valign (child) != GTK_ALIGN_FILL;
}

static void
measure_stack (GtkWidget      *parent,
               GtkOrientation  orientation,
               int             for_size,
               int            *minimum,
               int            *natural,
               int            *minimum_baseline,
               int            *natural_baseline)
{
  *minimum = *natural = 0;
  for (GtkWidget *child = rh_children_first (parent); child != NULL; child = rh_children_next (child)) {
    int least, most;

    if (has_corner (child))
      continue;
    gtk_widget_measure (child, orientation, for_size, &least, &most, NULL, NULL);
    *minimum = MAX (*minimum, least);
    *natural = MAX (*natural, most);
  }
}

static void
allocate_stack (GtkWidget *parent, int width, int height, int baseline)
{
  for (GtkWidget *child = rh_children_first (parent); child != NULL; child = rh_children_next (child)) {
    GtkAllocation place = { 0, 0, width, height };

    if (!has_corner (child) && !gtk_widget_compute_expand (child, GTK_ORIENTATION_VERTICAL)) {
      place.height = MIN (rh_child_get_natural (child, GTK_ORIENTATION_VERTICAL, width), height);
      place.y = (height - place.height) / 2;
    }
    gtk_widget_size_allocate (child, &place, baseline);
  }
}

/**
 * rh_children_stack:
 * @parent: a widget
 *
 * Has all children stand in the room of the widget: those that have an edge of their own there, and the others in the middle
 * of its height, or in all of it where they expand. Of one that is itself aligned to the middle GTK asks how wide it would be
 * if it was as high as the room, for which a text that wraps is laid out a dozen times.
 */
void
rh_children_stack (GtkWidget *parent)
{
  gtk_widget_set_layout_manager (parent, gtk_custom_layout_new (get_stack_mode, measure_stack, allocate_stack));
}

/**
 * rh_child_blank:
 * @child: a widget
 * @blank: whether it is out of sight
 *
 * Keeps its place free, so that nothing moves: to screen readers it is hidden then, as to the eye, and nothing in it can be pressed or
 * has the focus.
 */
void
rh_child_blank (GtkWidget *child, gboolean blank)
{
  gtk_widget_set_child_visible (child, !blank);
  gtk_accessible_update_state (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_STATE_HIDDEN, blank, -1);
}
