/* SPDX-License-Identifier: GPL-3.0-or-later
 * The routes that a player has claimed, as small bars in their colours, each with the letter of its colour and a sign
 * where its points were doubled.
 *
 * They are as large as there is room for. Where there is too little for all of them, they are counted by colour: the
 * letter, and how many trains stand on routes of that colour. */

#include "config.h"

#include "rh-heart-routes.h"

#include "rh-heart-bars.h"
#include "rh-heart-style.h"
#include "rh-heart-text-board.h"

#define GAP 7.0  /* between routes */
#define LINE 5.0 /* between lines */
#define MIN_WIDTH 150
#define MIN_HEIGHT 20
#define COUNT_WIDTH 34 /* the least for the trains of a colour: nine stand side by side in the narrowest lane */
#define COUNT_LEAST 15 /* and how high that is at the least */

/* How high a route is, the largest first; its cells are narrower. */
static const double heights[] = { 30, 27, 24, 21, 18 };
#define CELL .76 /* of the height */

struct _RhHeartRoutes {
  GtkWidget parent_instance;

  guint  n;
  guint8 colours[RH_HEART_ROUTES_MAX];
  guint8 lengths[RH_HEART_ROUTES_MAX];
  guint8 doubled[RH_HEART_ROUTES_MAX];
};

G_DEFINE_FINAL_TYPE (RhHeartRoutes, rh_heart_routes, GTK_TYPE_WIDGET)

typedef struct {
  RhHeartRoutes *self;
  cairo_t       *cr;
  PangoLayout   *letter;
  double         width;
  double         height; /* of a route */
} Drawing;

static double
get_cell (double height)
{
  return (double) (int) (height * CELL);
}

/* How many lines all routes take, where each is so high. */
static guint
count_lines (RhHeartRoutes *self, double width, double height)
{
  guint lines = 1;
  double x = 0;

  for (guint i = 0; i < self->n; i++) {
    double bar = rh_heart_bar_get_width (self->lengths[i], self->doubled[i], get_cell (height));

    if (x > 0 && x + bar > width) {
      lines++;
      x = 0;
    }
    x += bar + GAP;
  }

  return lines;
}

/* How high a route can be in that room; 0 where there is none for all. */
static double
find_height (RhHeartRoutes *self, double width, double height)
{
  for (guint i = 0; i < G_N_ELEMENTS (heights); i++) {
    guint lines = count_lines (self, width, heights[i]);

    if (lines * heights[i] + (lines - 1) * LINE <= height && 6 * get_cell (heights[i]) <= width)
      return heights[i];
  }

  return 0;
}

static void
draw_route (Drawing *drawing, double x, double y, RhHeartColour colour, guint length, gboolean doubled)
{
  cairo_save (drawing->cr);
  cairo_translate (drawing->cr, x, y);
  rh_heart_bar_draw (GTK_WIDGET (drawing->self), drawing->cr, drawing->letter, colour, length, doubled,
                     get_cell (drawing->height), drawing->height);
  cairo_restore (drawing->cr);
}

static gboolean
is_mirrored (RhHeartRoutes *self)
{
  return gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
}

static void
draw_routes (Drawing *drawing, double room)
{
  RhHeartRoutes *self = drawing->self;
  guint lines = count_lines (self, drawing->width, drawing->height);
  double y = (room - lines * (drawing->height + LINE) + LINE) / 2;
  double x = 0;

  for (guint i = 0; i < self->n; i++) {
    double bar = rh_heart_bar_get_width (self->lengths[i], self->doubled[i], get_cell (drawing->height));

    if (x > 0 && x + bar > drawing->width) {
      y += drawing->height + LINE;
      x = 0;
    }
    draw_route (drawing, is_mirrored (self) ? drawing->width - x - bar : x, y, self->colours[i], self->lengths[i],
                self->doubled[i]);
    x += bar + GAP;
  }
}

static guint
count_trains (RhHeartRoutes *self, RhHeartColour colour)
{
  guint n = 0;

  for (guint i = 0; i < self->n; i++)
    n += self->colours[i] == colour ? self->lengths[i] : 0;

  return n;
}

/* How many colours stand beside each other where they are counted. */
static int
count_columns (double width)
{
  int columns = CLAMP ((int) (width / COUNT_WIDTH), 1, RH_HEART_COLOURS);
  int lines = (RH_HEART_COLOURS + columns - 1) / columns;

  return (RH_HEART_COLOURS + lines - 1) / lines;
}

static void
draw_count (Drawing *drawing, double x, double y, RhHeartColour colour, guint n, const GdkRGBA *text)
{
  double cell = get_cell (drawing->height);
  g_autofree char *count = g_strdup_printf ("%u", n);
  PangoRectangle ink;

  draw_route (drawing, x, y, colour, 1, FALSE);
  pango_layout_set_text (drawing->letter, count, -1);
  pango_layout_get_pixel_extents (drawing->letter, &ink, NULL);
  gdk_cairo_set_source_rgba (drawing->cr, text);
  cairo_move_to (drawing->cr, x + cell + 3 - ink.x, y + (drawing->height - ink.height) / 2 - ink.y);
  pango_cairo_show_layout (drawing->cr, drawing->letter);
}

/* A place for each colour, so that they stand where they stood. */
static void
draw_counts (Drawing *drawing, double room)
{
  RhHeartRoutes *self = drawing->self;
  int columns = count_columns (drawing->width);
  int lines = (RH_HEART_COLOURS + columns - 1) / columns;
  double pitch = drawing->width / columns;
  double high = (room + LINE) / lines;
  GdkRGBA text;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &text);
  for (RhHeartColour colour = 0; colour < RH_HEART_COLOURS; colour++) {
    int column = (int) colour % columns;
    int place = is_mirrored (self) ? columns - 1 - column : column;
    guint n = count_trains (self, colour);

    if (n > 0)
      draw_count (drawing, place * pitch, (int) colour / columns * high, colour, n, &text);
  }
}

static double
get_count_height (double width, double room)
{
  int columns = count_columns (width);
  int lines = (RH_HEART_COLOURS + columns - 1) / columns;

  return CLAMP ((room + LINE) / lines - LINE, COUNT_LEAST, heights[0]);
}

static void
rh_heart_routes_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RhHeartRoutes *self = RH_HEART_ROUTES (widget);
  int width = gtk_widget_get_width (widget);
  int room = gtk_widget_get_height (widget);
  double height = find_height (self, width, room);
  double drawn = height > 0 ? height : get_count_height (width, room);
  g_autoptr (PangoLayout) letter = rh_heart_bar_make_letter (widget, drawn);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) room));
  Drawing drawing = { self, cr, letter, width, drawn };

  if (height > 0)
    draw_routes (&drawing, room);
  else
    draw_counts (&drawing, room);
  cairo_destroy (cr);
}

static void
rh_heart_routes_measure (GtkWidget      *widget,
                         GtkOrientation  orientation,
                         int             for_size,
                         int            *minimum,
                         int            *natural,
                         int            *minimum_baseline,
                         int            *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? MIN_WIDTH : MIN_HEIGHT;
}

static void
rh_heart_routes_class_init (RhHeartRoutesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = rh_heart_routes_measure;
  widget_class->snapshot = rh_heart_routes_snapshot;

  rh_heart_style_load ();
  gtk_widget_class_set_css_name (widget_class, "heart-routes");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
rh_heart_routes_init (RhHeartRoutes *self)
{
}

/**
 * rh_heart_routes_new:
 *
 * Returns: (transfer floating): no routes
 */
GtkWidget *
rh_heart_routes_new (void)
{
  return g_object_new (RH_TYPE_HEART_ROUTES, NULL);
}

/**
 * rh_heart_routes_set:
 * @self: the routes
 * @player: what a player has
 *
 * Shows the routes of that player, in the order claimed.
 */
void
rh_heart_routes_set (RhHeartRoutes *self, const RhHeartPlayer *player)
{
  g_autofree char *text = NULL;

  g_return_if_fail (RH_IS_HEART_ROUTES (self));

  self->n = player->n_routes;
  for (guint i = 0; i < self->n; i++) {
    self->colours[i] = player->routes[i].colour;
    self->lengths[i] = player->routes[i].length;
    self->doubled[i] = player->routes[i].doubled;
  }
  text = rh_heart_text_board_routes (player);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), text);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * rh_heart_routes_is_short:
 * @self: the routes, shown
 *
 * Returns: whether they are only counted, by colour, since there is no room for all
 */
gboolean
rh_heart_routes_is_short (RhHeartRoutes *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  g_return_val_if_fail (RH_IS_HEART_ROUTES (self), FALSE);

  return find_height (self, gtk_widget_get_width (widget), gtk_widget_get_height (widget)) == 0;
}
