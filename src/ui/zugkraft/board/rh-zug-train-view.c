/* SPDX-License-Identifier: GPL-3.0-or-later
 * Parts of a train behind each other. It goes to the right, as all trains here do: the engine, which comes first, is at that end. */

#include "config.h"

#include "rh-zug-train-view.h"

#include "rh-shape.h"
#include "rh-style.h"
#include "rh-zug-art.h"
#include "rh-zug-style.h"
#include "rh-zug-train-stand.h"

#define DIE 32.0     /* the side of a die, where a drawing is 64 by 44 */
#define SCALE_PAST .82 /* of what it had as it grew, */
#define PAST_LEAST .72 /* where the figures on it are as large as any text then */

struct _RhZugTrainView {
  GtkWidget parent_instance;

  RhZugTrain     train;
  guint          hand;  /* dice that stand behind it */
  RhZugTrainRoom room;  /* what it asks for, but for how many stand there */
  gboolean       alone; /* whether it is a part by itself, which stands in the middle */
};

G_DEFINE_FINAL_TYPE (RhZugTrainView, rh_zug_train_view, GTK_TYPE_WIDGET)

/* In a space of 64 by 44, with its points. */
static void
draw_part (GtkWidget *widget, cairo_t *cr, RhZugPart part)
{
  GdkRGBA fill;
  GdkRGBA line;

  rh_style_get (widget, rh_zug_style_fill (part), &fill);
  rh_style_get (widget, "zug_line", &line);
  rh_zug_art_part (cr, part, &fill, &line);
}

static void
draw_points (GtkWidget *widget, cairo_t *cr, RhZugPart part)
{
  /* Where the figure of each stands, and how high it is. */
  static const struct {
    double middle;
    double size;
  } figures[RH_ZUG_N_PARTS] = {
    [RH_ZUG_TANK] = { 21.5, 24 },
    [RH_ZUG_ORE] = { 22, 22 },
    [RH_ZUG_BOX] = { 21, 25 },
    [RH_ZUG_CABOOSE] = { 23.7, 21 },
  };

  g_autofree char *text = g_strdup_printf ("%d", rh_zug_part_get_points (part));
  g_autoptr (PangoLayout) layout = NULL;
  PangoFontDescription *font;
  PangoRectangle ink;
  GdkRGBA sign;

  if (figures[part].size == 0)
    return;

  layout = gtk_widget_create_pango_layout (widget, text);
  font = pango_font_description_copy (pango_context_get_font_description (pango_layout_get_context (layout)));
  pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_font_description_set_absolute_size (font, figures[part].size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_get_extents (layout, &ink, NULL);
  rh_style_get (widget, "zug_sign", &sign);
  gdk_cairo_set_source_rgba (cr, &sign);
  cairo_move_to (cr, RH_ZUG_ART_WIDTH / 2 - (ink.x + ink.width / 2.0) / PANGO_SCALE,
                 figures[part].middle - (ink.y + ink.height / 2.0) / PANGO_SCALE);
  pango_cairo_show_layout (cr, layout);
  cairo_new_path (cr);
}

/* A die that is still in hand: what is set down takes its place. */
static void
draw_die (GtkWidget *widget, cairo_t *cr, double x, double y, double scale)
{
  static const double dash[] = { 4, 3 };
  GdkRGBA line;

  rh_style_get (widget, "zug_bed", &line);
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, scale, scale);
  rh_shape_round_rect (cr, (RH_ZUG_ART_WIDTH - DIE) / 2, (RH_ZUG_ART_HEIGHT - DIE) / 2, DIE, DIE, DIE / 5);
  gdk_cairo_set_source_rgba (cr, &line);
  cairo_set_line_width (cr, 2);
  cairo_set_dash (cr, dash, G_N_ELEMENTS (dash), 0);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* As drawn, it goes to the left, which it does where a language begins at the right; its figures aren't mirrored. */
static void
draw_at (GtkWidget *widget, cairo_t *cr, RhZugPart part, double x, double y, double scale)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, scale, scale);
  cairo_save (cr);
  if (gtk_widget_get_direction (widget) != GTK_TEXT_DIR_RTL) {
    cairo_translate (cr, RH_ZUG_ART_WIDTH, 0);
    cairo_scale (cr, -1, 1);
  }
  draw_part (widget, cr, part);
  cairo_restore (cr);
  draw_points (widget, cr, part);
  cairo_restore (cr);
}

static void
find_stand (RhZugTrainView *self, double width, double height, RhZugTrainStand *stand)
{
  RhZugTrainRoom room = self->room;

  room.n = self->train.n + self->hand;
  rh_zug_train_stand_find (&room, width, height, stand);
}

static void
get_corner (RhZugTrainView *self, const RhZugTrainStand *stand, guint i, double *x, double *y)
{
  rh_zug_train_stand_get_corner (stand, i, x, y);
  if (self->alone)
    *x = (stand->width - RH_ZUG_ART_WIDTH * stand->scale) / 2;
  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    *x = stand->width - *x - RH_ZUG_ART_WIDTH * stand->scale;
}

/* Smaller, on the same rails, towards the begin. */
static void
draw_back (RhZugTrainView *self, cairo_t *cr, const RhZugTrainStand *stand)
{
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  double x = mirrored ? stand->width : 0;
  double y = stand->top + stand->line * (stand->lines - 1) + RH_ZUG_ART_HEIGHT * stand->scale;
  double back = CLAMP (PAST_LEAST / stand->scale, SCALE_PAST, 1);

  cairo_translate (cr, x, y);
  cairo_scale (cr, back, back);
  cairo_translate (cr, -x, -y);
}

/* From the last part of a line, around it and between the lines, to the first of the next: it is one train. */
static void
draw_bend (RhZugTrainView *self, cairo_t *cr, const RhZugTrainStand *stand, guint line)
{
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  double high = RH_ZUG_ART_HEIGHT * stand->scale;
  double from = stand->top + stand->line * line + high * .75;
  double between = stand->top + stand->line * line + (high + stand->line) / 2;
  double left = stand->bend;
  double right = stand->bend + stand->pitch * stand->columns;
  const double points[][2] = {
    { left + 2, from }, { left * .2, from }, { left * .2, between },
    { right + left * .8, between }, { right + left * .8, from + stand->line }, { right - 2, from + stand->line },
  };
  GdkRGBA colour;

  rh_style_get (GTK_WIDGET (self), "zug_bed", &colour);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_set_line_width (cr, 3 * stand->scale);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  for (guint i = 0; i < G_N_ELEMENTS (points); i++)
    cairo_line_to (cr, mirrored ? stand->width - points[i][0] : points[i][0], points[i][1]);
  cairo_stroke (cr);
}

static void
draw_train (RhZugTrainView *self, cairo_t *cr, double width, double height)
{
  RhZugTrainStand stand;

  find_stand (self, width, height, &stand);
  if (self->room.past)
    draw_back (self, cr, &stand);
  for (guint line = 1; self->room.line && line * stand.columns < self->train.n; line++)
    draw_bend (self, cr, &stand, line - 1);
  for (guint i = 0; i < self->train.n + self->hand; i++) {
    double x, y;

    get_corner (self, &stand, i, &x, &y);
    if (i < self->train.n)
      draw_at (GTK_WIDGET (self), cr, self->train.parts[i], x, y, stand.scale);
    else
      draw_die (GTK_WIDGET (self), cr, x, y, stand.scale);
  }
}

static void
rh_zug_train_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RhZugTrainView *self = RH_ZUG_TRAIN_VIEW (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  cairo_t *cr;

  if (self->train.n + self->hand == 0 || width < 1 || height < 1)
    return;

  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  draw_train (self, cr, width, height);
  cairo_destroy (cr);
}

/* What it needs is said by the style sheet, or by who gives it room. */
static void
rh_zug_train_view_measure (GtkWidget      *widget,
                           GtkOrientation  orientation,
                           int             for_size,
                           int            *minimum,
                           int            *natural,
                           int            *minimum_baseline,
                           int            *natural_baseline)
{
  *minimum = *natural = 0;
}

static void
rh_zug_train_view_class_init (RhZugTrainViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = rh_zug_train_view_measure;
  widget_class->snapshot = rh_zug_train_view_snapshot;

  rh_zug_style_load ();
  gtk_widget_class_set_css_name (widget_class, "zug-train");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
rh_zug_train_view_init (RhZugTrainView *self)
{
}

/**
 * rh_zug_train_view_new:
 *
 * What it shows is told beside it, in words, to those who don't see it.
 *
 * Returns: (transfer floating): a train without parts
 */
GtkWidget *
rh_zug_train_view_new (void)
{
  return g_object_new (RH_TYPE_ZUG_TRAIN_VIEW, NULL);
}

/**
 * rh_zug_train_view_set:
 * @self: a train
 * @train: its parts, the engine first; copied
 *
 * Shows them.
 */
void
rh_zug_train_view_set (RhZugTrainView *self, const RhZugTrain *train)
{
  g_return_if_fail (RH_IS_ZUG_TRAIN_VIEW (self));

  self->train = *train;
  self->alone = FALSE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * rh_zug_train_view_set_hand:
 * @self: a train
 * @dice: dice that aren't set down yet
 *
 * Shows their places behind it, so that whoever looks from the table to the screen sees what is missing.
 */
void
rh_zug_train_view_set_hand (RhZugTrainView *self, guint dice)
{
  g_return_if_fail (RH_IS_ZUG_TRAIN_VIEW (self));

  self->hand = dice;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * rh_zug_train_view_keep_places:
 * @self: a train
 * @n: for how many parts
 *
 * From now on keeps places for so many, though there be fewer: none of them moves as others are set down.
 */
void
rh_zug_train_view_keep_places (RhZugTrainView *self, guint n)
{
  g_return_if_fail (RH_IS_ZUG_TRAIN_VIEW (self));

  self->room.kept = n;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * rh_zug_train_view_spare_places:
 * @self: a train
 * @n: for how many parts
 *
 * From now on keeps places for as many of these as let the parts be as large as without: a train stays where it has grown.
 */
void
rh_zug_train_view_spare_places (RhZugTrainView *self, guint n)
{
  g_return_if_fail (RH_IS_ZUG_TRAIN_VIEW (self));

  self->room.spare = n;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * rh_zug_train_view_keep_line:
 * @self: a train
 *
 * From now on keeps all of it in one line, though its parts be smaller, as long as each has room for a finger. Where it has several, rails
 * are drawn from one to the next: nobody takes them for two trains.
 */
void
rh_zug_train_view_keep_line (RhZugTrainView *self)
{
  g_return_if_fail (RH_IS_ZUG_TRAIN_VIEW (self));

  self->room.line = TRUE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * rh_zug_train_view_set_past:
 * @self: a train
 * @past: whether it is that of a turn that is over
 *
 * Shows such a train smaller, in the style of its class “past”, so that nobody takes it for one that is being set down.
 */
void
rh_zug_train_view_set_past (RhZugTrainView *self, gboolean past)
{
  g_return_if_fail (RH_IS_ZUG_TRAIN_VIEW (self));

  self->room.past = past;
  rh_style_toggle (GTK_WIDGET (self), "past", past);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * rh_zug_train_view_set_part:
 * @self: a train
 * @part: a part
 *
 * Shows that part alone, also one that no train begins with.
 */
void
rh_zug_train_view_set_part (RhZugTrainView *self, RhZugPart part)
{
  g_return_if_fail (RH_IS_ZUG_TRAIN_VIEW (self));

  self->train = (RhZugTrain) { .n = 1, .parts = { (guint8) part } };
  self->alone = TRUE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * rh_zug_train_view_get_place:
 * @self: a train
 * @i: which of its parts, from 0
 * @width: the width it has or will have
 * @height: its height
 * @place: (out): where that part stands, with the room around it: all of the height, where the train has one line
 *
 * Tells where a part can be tapped.
 */
void
rh_zug_train_view_get_place (RhZugTrainView *self, guint i, int width, int height, GtkAllocation *place)
{
  RhZugTrainStand stand;
  double x, y;

  g_return_if_fail (RH_IS_ZUG_TRAIN_VIEW (self));
  g_return_if_fail (i < self->train.n);

  find_stand (self, width, height, &stand);
  get_corner (self, &stand, i, &x, &y);
  if (stand.lines == 1)
    *place = (GtkAllocation) { (int) x, 0, (int) stand.pitch, height };
  else
    *place = (GtkAllocation) { (int) x, (int) y, (int) stand.pitch, (int) stand.line };
}
