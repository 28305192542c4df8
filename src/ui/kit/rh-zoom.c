/* SPDX-License-Identifier: GPL-3.0-or-later
 * Draws a page larger where a screen has far more room than the page can use. */

#include "config.h"

#include "rh-zoom.h"

#include "rh-text-size.h"

/* The room that the table is made for, with text of the usual size. Text that people have made larger needs more. */
#define ENOUGH_WIDTH 1100.0
#define ENOUGH_HEIGHT 760.0
#define MOST 2.5
#define LEAST 1.25 /* less isn't worth it that lines aren't drawn on whole pixels */

/**
 * RhZoom:
 *
 * Has one child. On most screens the child has all the room, and is as large as ever; on a television
 * or a screen of 4K it is drawn as large as the room allows, all of it alike.
 */
struct _RhZoom {
  AdwBin parent_instance;
};

G_DEFINE_FINAL_TYPE (RhZoom, rh_zoom, ADW_TYPE_BIN)

static double
compute_scale (GtkWidget *widget, int width, int height)
{
  double scale = MIN (width / ENOUGH_WIDTH, height / ENOUGH_HEIGHT) / rh_text_size_get (widget);

  return scale < LEAST ? 1 : MIN (scale, MOST);
}

static void
rh_zoom_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  double scale = compute_scale (widget, width, height);
  GskTransform *transform = scale > 1 ? gsk_transform_scale (NULL, (float) scale, (float) scale) : NULL;

  gtk_widget_allocate (gtk_widget_get_first_child (widget),
                       (int) (width / scale),
                       (int) (height / scale),
                       -1,
                       transform);
}

static GtkSizeRequestMode
rh_zoom_get_request_mode (GtkWidget *widget)
{
  return gtk_widget_get_request_mode (gtk_widget_get_first_child (widget));
}

/* What it needs at least, it needs where nothing is larger. */
static void
rh_zoom_measure (GtkWidget      *widget,
                 GtkOrientation  orientation,
                 int             for_size,
                 int            *minimum,
                 int            *natural,
                 int            *minimum_baseline,
                 int            *natural_baseline)
{
  gtk_widget_measure (gtk_widget_get_first_child (widget), orientation, for_size, minimum, natural, NULL, NULL);
}

static void
rh_zoom_class_init (RhZoomClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = rh_zoom_measure;
  widget_class->get_request_mode = rh_zoom_get_request_mode;
  widget_class->size_allocate = rh_zoom_size_allocate;
}

static void
rh_zoom_init (RhZoom *self)
{
  /* The one of a bin can’t enlarge. */
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
}
