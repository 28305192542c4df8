/* SPDX-License-Identifier: GPL-3.0-or-later
 * Draws a page larger where a screen has far more room than the page can use. */

#include "config.h"

#include "rh-zoom.h"

#include "rh-style.h"
#include "rh-text-size.h"

#include <math.h>

/* The room that the table is made for, with text of the usual size. Text that people have made larger needs more. */
#define ENOUGH_WIDTH 1100.0
#define ENOUGH_HEIGHT 760.0
#define MOST 2.5
#define LEAST 1.25 /* less isn't worth it that lines aren't drawn on whole pixels */
#define HUGE_SCALE 1.9

/* Of a screen, for what is as wide as it is, and low. */
#define WIDE (16.0 / 9.0)

/**
 * RhZoom:
 *
 * Has one child. On most screens the child has all the room, and is as large as ever; on a television
 * or a screen of 4K it is drawn as large as the room allows, all of it alike. What is “wide” is a line or two beside or
 * over such a page: as high as it must be, as large as a page of its width, and beside the child nothing of it is pressed.
 */
struct _RhZoom {
  AdwBin parent_instance;

  gboolean wide;
  double   scale; /* of the child, as it was drawn last */
};

enum {
  PROP_WIDE = 1,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (RhZoom, rh_zoom, ADW_TYPE_BIN)

static double
compute (GtkWidget *widget, double width, double height)
{
  double scale = MIN (width / ENOUGH_WIDTH, height / ENOUGH_HEIGHT) / rh_text_size_get (widget);

  return scale < LEAST ? 1 : MIN (scale, MOST);
}

static double
compute_scale (GtkWidget *widget, int width, int height)
{
  return compute (widget, width, RH_ZOOM (widget)->wide ? width / WIDE : height);
}

/* Menus over a page are surfaces of their own, which it can't enlarge: their text is. */
static void
style (GtkWidget *widget, double scale)
{
  rh_style_toggle (widget, "zoom-large", scale > 1 && scale < HUGE_SCALE);
  rh_style_toggle (widget, "zoom-huge", scale >= HUGE_SCALE);
}

/* What is drawn pixel by pixel isn't as sharp in another size. */
static void
draw_anew (GtkWidget *widget)
{
  gtk_widget_queue_draw (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    draw_anew (child);
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
  if (scale != RH_ZOOM (widget)->scale) {
    draw_anew (gtk_widget_get_first_child (widget));
    style (widget, scale);
  }
  RH_ZOOM (widget)->scale = scale;
}

static GtkSizeRequestMode
rh_zoom_get_request_mode (GtkWidget *widget)
{
  if (RH_ZOOM (widget)->wide)
    return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;

  return gtk_widget_get_request_mode (gtk_widget_get_first_child (widget));
}

/* What it needs at least, it needs where nothing is larger; what is wide is as high as it's drawn. */
static void
rh_zoom_measure (GtkWidget      *widget,
                 GtkOrientation  orientation,
                 int             for_size,
                 int            *minimum,
                 int            *natural,
                 int            *minimum_baseline,
                 int            *natural_baseline)
{
  gboolean drawn = RH_ZOOM (widget)->wide && orientation == GTK_ORIENTATION_VERTICAL && for_size > 0;
  double scale = drawn ? compute_scale (widget, for_size, 0) : 1;

  gtk_widget_measure (gtk_widget_get_first_child (widget), orientation, drawn ? (int) (for_size / scale) : for_size,
                      minimum, natural, NULL, NULL);
  *minimum = (int) ceil (*minimum * scale);
  *natural = (int) ceil (*natural * scale);
}

static gboolean
rh_zoom_contains (GtkWidget *widget, double x, double y)
{
  return !RH_ZOOM (widget)->wide && GTK_WIDGET_CLASS (rh_zoom_parent_class)->contains (widget, x, y);
}

static void
rh_zoom_set_property (GObject *object, guint property_id, const GValue *value, GParamSpec *pspec)
{
  switch (property_id) {
    case PROP_WIDE:
      RH_ZOOM (object)->wide = g_value_get_boolean (value);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
  }
}

static void
rh_zoom_class_init (RhZoomClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->set_property = rh_zoom_set_property;
  widget_class->contains = rh_zoom_contains;
  widget_class->measure = rh_zoom_measure;
  widget_class->get_request_mode = rh_zoom_get_request_mode;
  widget_class->size_allocate = rh_zoom_size_allocate;

  /**
   * RhZoom:wide: (default FALSE)
   *
   * Whether it is a line or two, as wide as the page.
   */
  props[PROP_WIDE] =
    g_param_spec_boolean ("wide", NULL, NULL, FALSE, G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, props);
}

static void
rh_zoom_init (RhZoom *self)
{
  rh_style_load (); /* a page may have nothing else of the kit, but menus over it */
  /* The one of a bin can’t enlarge. */
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
}

/**
 * rh_zoom_fit:
 * @window: a window that lies over another, not shown yet
 * @parent: (nullable): that one
 *
 * Has it as large as the page that it lies over is drawn, and nowhere beyond it, as far as that is seen yet. What has no
 * size of its own is as large as its text; that is said by the classes “zoom-large” and “zoom-huge”.
 */
void
rh_zoom_fit (GtkWindow *window, GtkWindow *parent)
{
  int parent_width = parent != NULL ? gtk_widget_get_width (GTK_WIDGET (parent)) : 0;
  int parent_height = parent != NULL ? gtk_widget_get_height (GTK_WIDGET (parent)) : 0;
  double scale = compute (GTK_WIDGET (window), parent_width, parent_height);
  int width, height;

  g_return_if_fail (GTK_IS_WINDOW (window));

  if (parent_width == 0)
    return;

  gtk_window_get_default_size (window, &width, &height);
  if (width > 0)
    gtk_window_set_default_size (window,
                                 MIN ((int) (width * scale), parent_width),
                                 MIN ((int) (height * scale), parent_height));
  style (GTK_WIDGET (window), scale);
}
