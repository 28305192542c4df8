/* SPDX-License-Identifier: GPL-3.0-or-later
 * The order in which Tab goes over the table: what a step asks for comes first,
 * and the board, whose figures can be asked about, come last. */

#include "config.h"

#include "rh-tab-order.h"

#include "rh-children.h"

struct _RhTabOrder {
  GtkWidget parent_instance;

  /* Borrowed, a child */
  GtkWidget *last;
};

G_DEFINE_FINAL_TYPE (RhTabOrder, rh_tab_order, GTK_TYPE_WIDGET)

/* As any widget does it, but past the last one. */
static gboolean
focus_others (RhTabOrder *self, GtkDirectionType direction)
{
  gboolean moved;

  gtk_widget_set_can_focus (self->last, FALSE);
  moved = GTK_WIDGET_CLASS (rh_tab_order_parent_class)->focus (GTK_WIDGET (self), direction);
  gtk_widget_set_can_focus (self->last, TRUE);

  return moved;
}

/* From the last one back into the others, which are entered at their end. */
static gboolean
focus_before_last (RhTabOrder *self)
{
  for (GtkWidget *child = gtk_widget_get_last_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_prev_sibling (child)) {
    if (child != self->last && gtk_widget_child_focus (child, GTK_DIR_TAB_BACKWARD))
      return TRUE;
  }

  return FALSE;
}

static gboolean
rh_tab_order_focus (GtkWidget *widget, GtkDirectionType direction)
{
  RhTabOrder *self = RH_TAB_ORDER (widget);
  GtkWidget *child = gtk_widget_get_focus_child (widget);

  if (self->last == NULL || (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD))
    return GTK_WIDGET_CLASS (rh_tab_order_parent_class)->focus (widget, direction);

  if (child == self->last) {
    if (gtk_widget_child_focus (self->last, direction))
      return TRUE;

    return direction == GTK_DIR_TAB_BACKWARD && focus_before_last (self);
  }

  if (direction == GTK_DIR_TAB_FORWARD)
    return focus_others (self, direction) || gtk_widget_child_focus (self->last, direction);

  /* Entered at its end. */
  if (child == NULL && gtk_widget_child_focus (self->last, direction))
    return TRUE;

  return focus_others (self, direction);
}

static void
rh_tab_order_dispose (GObject *object)
{
  RH_TAB_ORDER (object)->last = NULL;
  rh_children_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (rh_tab_order_parent_class)->dispose (object);
}

static void
rh_tab_order_class_init (RhTabOrderClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rh_tab_order_dispose;
  GTK_WIDGET_CLASS (klass)->focus = rh_tab_order_focus;
}

static void
rh_tab_order_init (RhTabOrder *self)
{
}

/**
 * rh_tab_order_set_last:
 * @self: a table
 * @last: one of its children, for as long as it lives
 *
 * Says which of the children Tab comes to last.
 */
void
rh_tab_order_set_last (RhTabOrder *self, GtkWidget *last)
{
  g_return_if_fail (gtk_widget_get_parent (last) == GTK_WIDGET (self));

  self->last = last;
}
