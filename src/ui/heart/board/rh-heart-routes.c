/* SPDX-License-Identifier: GPL-3.0-or-later
 * The routes that a player has claimed: each a chip in its colour, with the letter of that, its length, and a sign where its
 * points were doubled.
 *
 * All lanes have them alike, and of one size for as long as there is room; then smaller. Where there is too little, those of a
 * colour stand together on one chip; and where there isn't room for that either, it is counted by colour how many trains stand
 * on them, and how many routes were doubled. */

#include "config.h"

#include "rh-heart-routes.h"

#include "rh-heart-bars.h"
#include "rh-heart-group.h"
#include "rh-heart-style.h"
#include "rh-heart-text-board.h"
#include "rh-tooltip.h"

#define GAP .18 /* of the height, between routes */
#define GAP_LEAST 5.0
#define LINE .14 /* likewise between lines */
#define LINE_LEAST 3.0
#define MIN_WIDTH 150
#define MIN_HEIGHT 20
#define PLACES (RH_HEART_COLOURS + 1) /* where they are counted: one a colour, and the last for those that were doubled */
#define COUNT_WIDTH 31 /* the least for each: all stand side by side in the narrowest lane */
#define COUNT_LINE 2.0
#define COUNT_LEAST 13 /* and how high that is at the least */
#define DOUBLED "×2"
#define DOUBLED_CELL 1.3 /* of the height */

#define COUNT_MOST 30
#define CELL .76  /* of the height, for the letter of a colour */
#define MOST 48.0 /* how high a chip is */
#define LARGE 22.0 /* and so far at least while there are few: it is read from a metre away */

/* Routes, in the order of their colours, as these are asked for; those of a colour in the order claimed. */
typedef struct {
  guint        n;
  RhHeartGroup chips[RH_HEART_ROUTES_MAX];
  RhHeartGroup groups[RH_HEART_ROUTES_MAX]; /* the same by colour */
  guint        n_groups;
} Claimed;

struct _RhHeartRoutes {
  GtkWidget parent_instance;

  Claimed claimed;
};

G_DEFINE_FINAL_TYPE (RhHeartRoutes, rh_heart_routes, GTK_TYPE_WIDGET)

typedef enum {
  CHIPS,
  GROUPS,
  COUNTS,
} Kind;

/* How they are shown. */
typedef struct {
  Kind     kind;
  gboolean sign; /* whether doubled ones have it, in groups */
  double   height; /* of each */
} Form;

typedef struct {
  RhHeartRoutes *self;
  cairo_t       *cr;
  Form           form;
  double         width; /* there is */
  double         room;  /* the same in height */
} Drawing;

/* Each in turn as high as it can be, up to the usual height, and down to the given one. */
static const struct {
  Kind     kind;
  gboolean sign;
  double   least;
} forms[] = {
  { CHIPS, TRUE, LARGE },
  { GROUPS, TRUE, LARGE },
  { CHIPS, TRUE, 18 },
  { GROUPS, TRUE, 18 },
  { GROUPS, FALSE, 18 }, /* what is larger needs no sign beside each figure */
  { GROUPS, TRUE, 14 },
  { GROUPS, FALSE, 14 },
};

static double
get_gap (const Form *form)
{
  return MAX ((int) (form->height * GAP), GAP_LEAST);
}

static double
get_line (const Form *form)
{
  return MAX ((int) (form->height * LINE), LINE_LEAST);
}

static guint
count_parts (const Claimed *claimed, const Form *form)
{
  return form->kind == CHIPS ? claimed->n : claimed->n_groups;
}

static RhHeartGroup
get_part (const Claimed *claimed, const Form *form, guint i)
{
  RhHeartGroup part = form->kind == CHIPS ? claimed->chips[i] : claimed->groups[i];

  part.sign = form->sign;

  return part;
}

static double
get_width (const Claimed *claimed, const Form *form, guint i)
{
  RhHeartGroup part = get_part (claimed, form, i);

  return rh_heart_group_get_width (&part, form->height);
}

/* How many lines all of them take; the widest of them goes to @widest. */
static guint
count_lines (const Claimed *claimed, const Form *form, double width, double *widest)
{
  guint lines = 1;
  double x = 0;

  *widest = 0;
  for (guint i = 0; i < count_parts (claimed, form); i++) {
    double part = get_width (claimed, form, i);

    *widest = MAX (*widest, part);
    if (x > 0 && x + part > width) {
      lines++;
      x = 0;
    }
    x += part + get_gap (form);
  }

  return lines;
}

static gboolean
fits (const Claimed *claimed, const Form *form, double width, double room)
{
  double widest;
  guint lines = count_lines (claimed, form, width, &widest);

  return lines * form->height + (lines - 1) * get_line (form) <= room && widest <= width;
}

/* How many places stand beside each other where they are counted. */
static int
count_columns (double width)
{
  int columns = CLAMP ((int) (width / COUNT_WIDTH), 1, PLACES);
  int lines = (PLACES + columns - 1) / columns;

  return (PLACES + lines - 1) / lines;
}

static double
get_count_height (double width, double room)
{
  int columns = count_columns (width);
  int lines = (PLACES + columns - 1) / columns;

  return CLAMP ((room + COUNT_LINE) / lines - COUNT_LINE, COUNT_LEAST, COUNT_MOST);
}

/* The largest chips in which two thirds of a player's trains have room: so large they are from the first route on. */
static double
find_usual (double width, double room)
{
  Claimed usual = { .n = 9 };
  double height = MOST;

  for (guint i = 0; i < usual.n; i++)
    usual.chips[i] = (RhHeartGroup) { .n = 1, .lengths = { 4 }, .doubled = { i < 2 } };
  while (height > LARGE && !fits (&usual, &(Form) { CHIPS, TRUE, height }, width, room))
    height--;

  return height;
}

/* The first that there is room for. */
static Form
find_form (const Claimed *claimed, double width, double room)
{
  double usual = find_usual (width, room);

  for (guint i = 0; i < G_N_ELEMENTS (forms); i++) {
    for (double height = usual; height >= forms[i].least; height--) {
      Form form = { forms[i].kind, forms[i].sign, height };

      if (fits (claimed, &form, width, room))
        return form;
    }
  }

  return (Form) { COUNTS, TRUE, get_count_height (width, room) };
}

static gboolean
is_mirrored (RhHeartRoutes *self)
{
  return gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
}

static void
draw_part (Drawing *drawing, guint i, double x, double y)
{
  RhHeartGroup part = get_part (&drawing->self->claimed, &drawing->form, i);

  cairo_save (drawing->cr);
  cairo_translate (drawing->cr, x, y);
  rh_heart_group_draw (&part, GTK_WIDGET (drawing->self), drawing->cr, drawing->form.height);
  cairo_restore (drawing->cr);
}

static void
draw_parts (Drawing *drawing)
{
  RhHeartRoutes *self = drawing->self;
  const Form *form = &drawing->form;
  double pitch = form->height + get_line (form);
  double widest;
  guint lines = count_lines (&self->claimed, form, drawing->width, &widest);
  double y = (int) ((drawing->room - lines * pitch + get_line (form)) / 2);
  double x = 0;

  for (guint i = 0; i < count_parts (&self->claimed, form); i++) {
    double part = get_width (&self->claimed, form, i);

    if (x > 0 && x + part > drawing->width) {
      y += pitch;
      x = 0;
    }
    draw_part (drawing, i, is_mirrored (self) ? drawing->width - x - part : x, y);
    x += part + get_gap (form);
  }
}

static guint
count_trains (const Claimed *claimed, RhHeartColour colour)
{
  guint n = 0;

  for (guint i = 0; i < claimed->n; i++)
    n += claimed->chips[i].colour == colour ? claimed->chips[i].lengths[0] : 0;

  return n;
}

static guint
count_doubled (const Claimed *claimed)
{
  guint n = 0;

  for (guint i = 0; i < claimed->n; i++)
    n += claimed->chips[i].doubled[0] != 0;

  return n;
}

static void
draw_figure (Drawing *drawing, const char *text, double x, const GdkRGBA *colour)
{
  g_autoptr (PangoLayout) layout = rh_heart_bar_make_letter (GTK_WIDGET (drawing->self), drawing->form.height);
  PangoRectangle ink;

  pango_layout_set_text (layout, text, -1);
  pango_layout_get_pixel_extents (layout, &ink, NULL);
  gdk_cairo_set_source_rgba (drawing->cr, colour);
  cairo_move_to (drawing->cr, x - ink.x, (drawing->form.height - ink.height) / 2 - ink.y);
  pango_cairo_show_layout (drawing->cr, layout);
}

static void
draw_colour (Drawing *drawing, RhHeartColour colour, double cell)
{
  GtkWidget *widget = GTK_WIDGET (drawing->self);
  g_autoptr (PangoLayout) letter = rh_heart_bar_make_letter (widget, drawing->form.height);

  rh_heart_bar_draw (widget, drawing->cr, letter, colour, 1, cell, drawing->form.height);
}

/* A place for each colour, so that they stand where they stood. */
static void
draw_count (Drawing *drawing, guint i, const GdkRGBA *text)
{
  gboolean sign = i == RH_HEART_COLOURS;
  guint n = sign ? count_doubled (&drawing->self->claimed) : count_trains (&drawing->self->claimed, (RhHeartColour) i);
  g_autofree char *count = g_strdup_printf ("%u", n);
  int columns = count_columns (drawing->width);
  int column = (int) i % columns;
  int place = is_mirrored (drawing->self) ? columns - 1 - column : column;
  double cell = (int) ((sign ? DOUBLED_CELL : CELL) * drawing->form.height);

  if (n == 0)
    return;

  cairo_save (drawing->cr);
  cairo_translate (drawing->cr, place * drawing->width / columns,
                   (int) i / columns * (drawing->form.height + COUNT_LINE));
  if (sign)
    rh_heart_bar_draw_doubled (GTK_WIDGET (drawing->self), drawing->cr, DOUBLED, cell, drawing->form.height, text);
  else
    draw_colour (drawing, (RhHeartColour) i, cell);
  draw_figure (drawing, count, cell + 3, text);
  cairo_restore (drawing->cr);
}

static void
draw_counts (Drawing *drawing)
{
  GdkRGBA text;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (drawing->self)), &text);
  for (guint i = 0; i < PLACES; i++)
    draw_count (drawing, i, &text);
}

static void
rh_heart_routes_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RhHeartRoutes *self = RH_HEART_ROUTES (widget);
  int width = gtk_widget_get_width (widget);
  int room = gtk_widget_get_height (widget);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) room));
  Drawing drawing = { self, cr, find_form (&self->claimed, width, room), width, room };

  if (drawing.form.kind == COUNTS)
    draw_counts (&drawing);
  else
    draw_parts (&drawing);
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

/* Those of a colour that are too many for one group begin another. */
static void
add_route (Claimed *claimed, const RhHeartRoute *route)
{
  RhHeartGroup *group = claimed->n_groups > 0 ? &claimed->groups[claimed->n_groups - 1] : NULL;
  RhHeartGroup *chip = &claimed->chips[claimed->n++];

  *chip = (RhHeartGroup) { route->colour, 1, { (guint8) route->length }, { route->doubled }, TRUE };

  if (group == NULL || group->colour != chip->colour || group->n == RH_HEART_GROUP_MAX) {
    group = &claimed->groups[claimed->n_groups++];
    *group = (RhHeartGroup) { .colour = chip->colour };
  }
  group->lengths[group->n] = chip->lengths[0];
  group->doubled[group->n++] = chip->doubled[0];
}

/**
 * rh_heart_routes_set:
 * @self: the routes
 * @player: what a player has
 *
 * Shows the routes of that player, in the order of their colours.
 */
void
rh_heart_routes_set (RhHeartRoutes *self, const RhHeartPlayer *player)
{
  Claimed *claimed = &self->claimed;
  g_autofree char *text = NULL;

  g_return_if_fail (RH_IS_HEART_ROUTES (self));

  claimed->n = 0;
  claimed->n_groups = 0;
  for (RhHeartColour colour = 0; colour < RH_HEART_COLOURS; colour++) {
    for (guint i = 0; i < player->n_routes; i++) {
      if (player->routes[i].colour == colour)
        add_route (claimed, &player->routes[i]);
    }
  }
  text = rh_heart_text_board_routes (player);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  rh_tooltip_set (GTK_WIDGET (self), text);
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

  return find_form (&self->claimed, gtk_widget_get_width (widget), gtk_widget_get_height (widget)).kind == COUNTS;
}
