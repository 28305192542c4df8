/* SPDX-License-Identifier: GPL-3.0-or-later
 * A column of parts, each as high as the highest in its place of the columns beside it.
 *
 * A GtkGrid would do it, but then no column is a widget of its own, which screen readers and keys go through. */

#include "config.h"

#include "rh-level.h"

#include "rh-children.h"

struct _RhLevel {
  GtkWidget parent_instance;

  GPtrArray *columns; /* of RhLevel, shared with those it stands beside, itself included */
};

G_DEFINE_FINAL_TYPE (RhLevel, rh_level, GTK_TYPE_WIDGET)

/* The part in that place; NULL if there are fewer. */
static GtkWidget *
get_part (RhLevel *self, guint i)
{
  GtkWidget *part = rh_children_first (GTK_WIDGET (self));

  while (part != NULL && i-- > 0)
    part = rh_children_next (part);

  return part;
}

/* How high the parts in that place are, where each is so wide; FALSE if there are none. */
static gboolean
measure_place (RhLevel *self, guint i, int width, int *height)
{
  gboolean any = FALSE;

  *height = 0;
  for (guint k = 0; k < self->columns->len; k++) {
    RhLevel *column = self->columns->pdata[k];
    GtkWidget *part = column == self || gtk_widget_is_visible (GTK_WIDGET (column)) ? get_part (column, i) : NULL;

    if (part == NULL)
      continue;
    *height = MAX (*height, rh_child_get_natural (part, GTK_ORIENTATION_VERTICAL, width));
    any = TRUE;
  }

  return any;
}

static void
rh_level_measure (GtkWidget      *widget,
                  GtkOrientation  orientation,
                  int             for_size,
                  int            *minimum,
                  int            *natural,
                  int            *minimum_baseline,
                  int            *natural_baseline)
{
  RhLevel *self = RH_LEVEL (widget);
  int size;
  int least;

  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_VERTICAL) {
    for (guint i = 0; measure_place (self, i, for_size, &size); i++)
      *minimum = *natural += size;
    return;
  }

  for (GtkWidget *part = rh_children_first (widget); part != NULL; part = rh_children_next (part)) {
    gtk_widget_measure (part, orientation, -1, &least, &size, NULL, NULL);
    *minimum = MAX (*minimum, least);
    *natural = MAX (*natural, size);
  }
}

static void
rh_level_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GtkWidget *part = rh_children_first (widget);
  int y = 0;
  int size;

  for (guint i = 0; part != NULL && measure_place (RH_LEVEL (widget), i, width, &size); i++) {
    gtk_widget_size_allocate (part, &(GtkAllocation) { 0, y, width, size }, -1);
    y += size;
    part = rh_children_next (part);
  }
}

static GtkSizeRequestMode
rh_level_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
rh_level_dispose (GObject *object)
{
  RhLevel *self = RH_LEVEL (object);

  g_ptr_array_remove (self->columns, self);
  rh_children_clear (GTK_WIDGET (self));

  G_OBJECT_CLASS (rh_level_parent_class)->dispose (object);
}

static void
rh_level_finalize (GObject *object)
{
  g_ptr_array_unref (RH_LEVEL (object)->columns);

  G_OBJECT_CLASS (rh_level_parent_class)->finalize (object);
}

static void
rh_level_class_init (RhLevelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rh_level_dispose;
  G_OBJECT_CLASS (klass)->finalize = rh_level_finalize;
  widget_class->measure = rh_level_measure;
  widget_class->size_allocate = rh_level_size_allocate;
  widget_class->get_request_mode = rh_level_get_request_mode;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
rh_level_init (RhLevel *self)
{
  self->columns = g_ptr_array_new ();
  g_ptr_array_add (self->columns, self);
}

/**
 * rh_level_join:
 * @self: a column by itself
 * @other: one beside it, as wide as it is
 *
 * From now on their parts stand level, and with those that @other stands level with.
 */
void
rh_level_join (RhLevel *self, RhLevel *other)
{
  g_return_if_fail (self->columns->len == 1 && self != other);

  g_ptr_array_unref (self->columns);
  self->columns = g_ptr_array_ref (other->columns);
  g_ptr_array_add (self->columns, self);
}

/**
 * rh_level_append:
 * @self: a column
 * @part: (transfer floating): a widget
 *
 * Adds a part below the others.
 */
void
rh_level_append (RhLevel *self, GtkWidget *part)
{
  gtk_widget_set_parent (part, GTK_WIDGET (self));
  rh_level_resize (self);
}

/**
 * rh_level_resize:
 * @self: a column
 *
 * Gives all columns their heights anew: for when one comes, goes, or has another height.
 */
void
rh_level_resize (RhLevel *self)
{
  for (guint i = 0; i < self->columns->len; i++)
    gtk_widget_queue_resize (self->columns->pdata[i]);
}
