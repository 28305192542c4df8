/* SPDX-License-Identifier: GPL-3.0-or-later
 * What is said below the answers: whole, or on a phone that has no room for it, not at all. A line that is cut through tells nobody
 * anything, and answers that needn't scroll have no scroll bar over them. */

#include "config.h"

#include "rh-heart-whole.h"

#include "rh-children.h"
#include "rh-phone.h"

struct _RhHeartWhole {
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (RhHeartWhole, rh_heart_whole, GTK_TYPE_WIDGET)

static void
rh_heart_whole_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  *minimum = *natural = 0;
  if (child != NULL)
    gtk_widget_measure (child, orientation, orientation == GTK_ORIENTATION_VERTICAL ? for_size : -1, minimum, natural, NULL, NULL);
  /* Of any width, the least is that of the narrowest. */
  if (orientation == GTK_ORIENTATION_VERTICAL && (for_size < 0 || rh_phone_is_around (widget, for_size)))
    *minimum = 0;
}

static void
rh_heart_whole_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);
  int least;

  if (child == NULL)
    return;

  least = rh_child_get_least (child, GTK_ORIENTATION_VERTICAL, width);
  gtk_widget_set_child_visible (child, height >= least);
  if (height >= least)
    gtk_widget_size_allocate (child, &(GtkAllocation) { 0, 0, width, height }, -1);
}

static GtkSizeRequestMode
rh_heart_whole_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
rh_heart_whole_dispose (GObject *object)
{
  rh_children_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (rh_heart_whole_parent_class)->dispose (object);
}

static void
rh_heart_whole_class_init (RhHeartWholeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rh_heart_whole_dispose;

  widget_class->get_request_mode = rh_heart_whole_get_request_mode;
  widget_class->measure = rh_heart_whole_measure;
  widget_class->size_allocate = rh_heart_whole_size_allocate;
}

static void
rh_heart_whole_init (RhHeartWhole *self)
{
}

/**
 * rh_heart_whole_has_room:
 * @self: a place that has been in sight
 *
 * Returns: whether its child will be shown as it is now: it may have needed more before
 */
gboolean
rh_heart_whole_has_room (RhHeartWhole *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkWidget *child = gtk_widget_get_first_child (widget);

  g_return_val_if_fail (child != NULL, FALSE);

  return gtk_widget_get_mapped (widget) &&
         gtk_widget_get_height (widget) >= rh_child_get_least (child, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (widget));
}
