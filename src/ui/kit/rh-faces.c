/* SPDX-License-Identifier: GPL-3.0-or-later
 * One place for several widgets: turning it to another of them moves nothing around it.
 *
 * A GtkStack is as high as its highest page, or as the one that shows; this is
 * as high as its first. And on GTK 4.8 a page that a stack doesn't show stays
 * readable for screen readers. */

#include "config.h"

#include "rh-faces.h"

#include "rh-children.h"

#define AS_ONE 1.00001f

struct _RhFaces {
  GtkWidget parent_instance;

  /* Borrowed, a child; NULL for the first */
  GtkWidget *shown;
};

G_DEFINE_FINAL_TYPE (RhFaces, rh_faces, GTK_TYPE_WIDGET)

/* The height is the first face's; the others scroll, if they need more. */
static void
rh_faces_measure (GtkWidget      *widget,
                  GtkOrientation  orientation,
                  int             for_size,
                  int            *minimum,
                  int            *natural,
                  int            *minimum_baseline,
                  int            *natural_baseline)
{
  GtkWidget *first = gtk_widget_get_first_child (widget);

  *minimum = *natural = 0;
  if (first == NULL)
    return;

  gtk_widget_measure (first, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    return;

  for (GtkWidget *child = gtk_widget_get_next_sibling (first); child != NULL; child = gtk_widget_get_next_sibling (child))
    *minimum = MAX (*minimum, rh_child_get_least (child, orientation, for_size));
  *natural = MAX (*natural, *minimum);
}

/* What a face shows changes in many places at once. With those of the rest of a window they would be too many for GTK,
 * which would draw all of it anew; what is scaled, however little, it draws as one. */
static void
rh_faces_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_scale (snapshot, AS_ONE, AS_ONE);
  GTK_WIDGET_CLASS (rh_faces_parent_class)->snapshot (widget, snapshot);
  gtk_snapshot_restore (snapshot);
}

static void
rh_faces_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  gtk_widget_size_allocate (rh_faces_get_shown (RH_FACES (widget)),
                            &(GtkAllocation) { 0, 0, width, height },
                            -1);
}

static GtkSizeRequestMode
rh_faces_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
rh_faces_dispose (GObject *object)
{
  RH_FACES (object)->shown = NULL;
  rh_children_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (rh_faces_parent_class)->dispose (object);
}

static void
rh_faces_class_init (RhFacesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rh_faces_dispose;
  widget_class->measure = rh_faces_measure;
  widget_class->size_allocate = rh_faces_size_allocate;
  widget_class->snapshot = rh_faces_snapshot;
  widget_class->get_request_mode = rh_faces_get_request_mode;
}

static void
rh_faces_init (RhFaces *self)
{
}

/**
 * rh_faces_turn:
 * @self: a place
 * @face: (nullable): one of its children; %NULL for the first
 *
 * Shows that face alone. The first keeps its height in the layout; to screen
 * readers too it is hidden while another one shows.
 */
void
rh_faces_turn (RhFaces *self, GtkWidget *face)
{
  GtkWidget *first;

  g_return_if_fail (RH_IS_FACES (self));

  first = gtk_widget_get_first_child (GTK_WIDGET (self));
  self->shown = face != NULL ? face : first;
  for (GtkWidget *child = first; child != NULL; child = gtk_widget_get_next_sibling (child)) {
    gboolean shown = child == self->shown;

    gtk_widget_set_visible (child, shown || child == first);
    rh_child_blank (child, !shown);
  }
}

/**
 * rh_faces_get_shown:
 * @self: a place
 *
 * Returns: (transfer none): the face that shows
 */
GtkWidget *
rh_faces_get_shown (RhFaces *self)
{
  g_return_val_if_fail (RH_IS_FACES (self), NULL);

  return self->shown != NULL ? self->shown : gtk_widget_get_first_child (GTK_WIDGET (self));
}
