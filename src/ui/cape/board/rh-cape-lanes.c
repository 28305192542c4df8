/* SPDX-License-Identifier: GPL-3.0-or-later
 * Lanes below each other, all of one height and laid out alike.
 *
 * A row of pixels more for some, or a name in taller letters, would have the track of one lane stand beside the figures
 * and that of the next below them. */

#include "config.h"

#include "rh-cape-lanes.h"

#include "rh-cape-lane.h"
#include "rh-children.h"

#define SPACING 8

struct _RhCapeLanes {
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (RhCapeLanes, rh_cape_lanes, GTK_TYPE_WIDGET)

static int
count (GtkWidget *widget)
{
  int n = 0;

  for (GtkWidget *lane = gtk_widget_get_first_child (widget); lane != NULL; lane = gtk_widget_get_next_sibling (lane))
    n++;

  return n;
}

static void
rh_cape_lanes_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  int n = count (widget);

  *minimum = *natural = 0;
  for (GtkWidget *lane = gtk_widget_get_first_child (widget); lane != NULL; lane = gtk_widget_get_next_sibling (lane)) {
    int least, whole;

    gtk_widget_measure (lane, orientation, orientation == GTK_ORIENTATION_VERTICAL ? for_size : -1, &least, &whole, NULL,
                        NULL);
    *minimum = MAX (*minimum, least);
    *natural = MAX (*natural, whole);
  }

  if (orientation == GTK_ORIENTATION_VERTICAL && n > 0) {
    *minimum = n * (*minimum + SPACING) - SPACING;
    *natural = n * (*natural + SPACING) - SPACING;
  }
}

static gboolean
fit_beside (GtkWidget *widget, int width, int height)
{
  for (GtkWidget *lane = gtk_widget_get_first_child (widget); lane != NULL; lane = gtk_widget_get_next_sibling (lane)) {
    if (!rh_cape_lane_fits_beside (RH_CAPE_LANE (lane), width, height))
      return FALSE;
  }

  return TRUE;
}

static void
rh_cape_lanes_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  int n = count (widget);
  int each = n > 0 ? (height + SPACING) / n - SPACING : 0;
  gboolean beside = fit_beside (widget, width, each);
  int y = 0;

  for (GtkWidget *lane = gtk_widget_get_first_child (widget); lane != NULL; lane = gtk_widget_get_next_sibling (lane)) {
    rh_cape_lane_set_beside (RH_CAPE_LANE (lane), beside);
    gtk_widget_size_allocate (lane, &(GtkAllocation) { 0, y, width, each }, -1);
    y += each + SPACING;
  }
}

static GtkSizeRequestMode
rh_cape_lanes_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
rh_cape_lanes_dispose (GObject *object)
{
  rh_children_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (rh_cape_lanes_parent_class)->dispose (object);
}

static void
rh_cape_lanes_class_init (RhCapeLanesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rh_cape_lanes_dispose;
  widget_class->measure = rh_cape_lanes_measure;
  widget_class->size_allocate = rh_cape_lanes_size_allocate;
  widget_class->get_request_mode = rh_cape_lanes_get_request_mode;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
rh_cape_lanes_init (RhCapeLanes *self)
{
}

/**
 * rh_cape_lanes_new:
 *
 * Returns: (transfer floating): no lanes; they are given by gtk_widget_set_parent ()
 */
GtkWidget *
rh_cape_lanes_new (void)
{
  return g_object_new (RH_TYPE_CAPE_LANES, NULL);
}
