/* SPDX-License-Identifier: GPL-3.0-or-later
 * Where the parts of a lane stand: in two rows, or, where it is narrow or high, in three.
 *
 * Nothing moves while a game is played: figures have the room of the widest there can be. */

#include "config.h"

#include "rh-heart-lane-private.h"

#include "rh-heart-pile.h"
#include "rh-heart-text-board.h"
#include "rh-heart-text.h"
#include "rh-children.h"
#include "rh-spot.h"
#include "rh-text-size.h"

#define SPACING 8
#define SPACING_NARROW 4
#define GAP 4         /* between rows */
#define GAP_HIGH 10   /* the same, where three stand in a high lane */
#define NAME_SHARE 24 /* of the width, in hundredths, that mark and name reach to, or: */
#define NAME_LETTERS 12
#define NAME_SHARE_MAX 36
#define EDGE 6        /* below the cards, where there is room: as far off the frame of a lane on turn as off its figures */
#define PILE_MAX 128  /* how high piles get */
#define PILE_SHARE 48 /* of what two rows have, in hundredths, that piles have of it */
#define ROUTES_MAX 132
#define TRACK_GAP 2   /* below the figure */
#define TRACK_MAX 520 /* how wide it gets; with text of the usual size */
#define FIGURES_GAP 12
#define LEAST 300
#define NATURAL 760

/* The least room, with text of the usual size, for cards of two rows; for three rows of which each has all the width; and for
 * larger figures. What a lane needs itself with these is less: else it would go on asking for it. */
#define CARDS_HEIGHT 128
#define ROWS_HEIGHT 210
#define LARGE_WIDTH 700
#define LARGE_HEIGHT 176
#define HUGE_WIDTH 800
#define HUGE_HEIGHT 262

/* The frame of a figure that can be asked about, which isn't drawn; as in style.css. */
#define FRAME_X 4
#define FRAME_Y 8

/* Between piles and trains, which have a phone's width together. */
static int
get_spacing (RhHeartLane *self)
{
  return rh_narrow_get (&self->narrow) ? SPACING_NARROW : SPACING;
}

/* As large as the widest that a game can bring. */
static GtkRequisition
points_size (RhHeartLane *self)
{
  g_autofree char *widest = rh_heart_text_points (-288);
  GtkRequisition figure = rh_spot_figure (self->points, widest);

  return (GtkRequisition) { MAX (figure.width, rh_spot_size (self->points).width), figure.height + FIGURES_GAP };
}

static void
place (RhHeartLane *self, GtkWidget *child, int total, GdkRectangle at)
{
  if (child == self->name)
    rh_spot_place_name (child, total, at);
  else
    rh_spot_place (child, total, at);
}

static int
name_height (RhHeartLane *self)
{
  return MAX (rh_spot_name_height (self->name), rh_spot_size (self->name).height);
}

/* Puts the child in the middle of a row of the given height. */
static void
place_in_row (RhHeartLane *self, GtkWidget *child, int total, int x, int y, int width, int row)
{
  int height = child == self->name ? name_height (self) : rh_spot_size (child).height;

  place (self, child, total, (GdkRectangle) { x, y + (row - height) / 2, width, height });
}

/* Over the figure, with its frame around it; nothing else moves for it. */
static void
place_ask (RhHeartLane *self, int total, GdkRectangle figure)
{
  if (self->ask_points != NULL)
    place (self, self->ask_points, total, rh_spot_around (self->ask_points, figure, FRAME_X, FRAME_Y));
}

static GtkWidget *
get_trains (RhHeartLane *self)
{
  return gtk_widget_get_visible (self->trains) ? self->trains : self->trains_whole;
}

/* The same figures are a pixel wider or narrower with some digits; there is room for the widest. */
static int
trains_width (RhHeartLane *self)
{
  GtkWidget *trains = get_trains (self);
  g_autoptr (PangoLayout) layout = pango_layout_copy (gtk_label_get_layout (GTK_LABEL (trains)));
  const RhHeartPlayer all = { .trains = RH_HEART_TRAINS };
  g_autofree char *widest = trains == self->trains ? g_strdup_printf ("%d", all.trains)
                                                   : rh_heart_text_board_trains (&all);
  GtkBorder padding;
  int width = rh_spot_size (trains).width;

  gtk_style_context_get_padding (gtk_widget_get_style_context (trains), &padding);
  pango_layout_set_width (layout, -1);
  for (char digit = '0'; digit <= '9'; digit++) {
    int needed;

    for (char *at = widest; *at != '\0'; at++)
      *at = g_ascii_isdigit (*at) ? digit : *at;
    pango_layout_set_text (layout, widest, -1);
    pango_layout_get_size (layout, &needed, NULL);
    width = MAX (width, PANGO_PIXELS_CEIL (needed) + padding.left + padding.right);
  }

  return width;
}

/* The figure and the train, and below them the track. */
static int
trains_height (RhHeartLane *self)
{
  int figure = MAX (rh_spot_size (get_trains (self)).height, rh_spot_size (self->engine).height);

  return figure + TRACK_GAP + rh_spot_size (self->track).height;
}

/* They stand together in that row, the track as wide as there is room for; returns where the train and the figure begin. */
static int
place_trains (RhHeartLane *self, int width, GdkRectangle at)
{
  int trains = trains_width (self);
  int engine = rh_spot_size (self->engine).width;
  int track = rh_spot_size (self->track).height;
  int y = at.y + MAX (at.height - trains_height (self), 0) / 2;
  int row = trains_height (self) - TRACK_GAP - track;
  int most = (int) (TRACK_MAX * rh_text_size_get (GTK_WIDGET (self)));
  int x = width - trains;

  place_in_row (self, get_trains (self), width, x, y, trains, row);
  x -= engine + get_spacing (self);
  place_in_row (self, self->engine, width, x, y, engine, row);
  at.x = MIN (MAX (at.x, width - most), x);
  place (self, self->track, width, (GdkRectangle) { at.x, y + row + TRACK_GAP, width - at.x, track });

  return x;
}

static int
first_row (RhHeartLane *self)
{
  int trains = rh_narrow_get (&self->narrow) ? 0 : trains_height (self);

  return MAX (MAX (points_size (self).height, trains), MAX (name_height (self), rh_spot_size (self->mark).height));
}

static int
pile_width (RhHeartLane *self)
{
  int width = 0;

  for (guint i = 0; i < RH_HEART_TERRAINS; i++)
    width = MAX (width, rh_spot_size (self->piles[i]).width);

  return width;
}

static int
pile_height (RhHeartLane *self)
{
  int height = 0;

  for (guint i = 0; i < RH_HEART_TERRAINS; i++)
    height = MAX (height, rh_spot_size (self->piles[i]).height);

  return height;
}

/* With words, shown or not. */
static int
wide_pile (RhHeartLane *self)
{
  int width = 0;

  for (guint i = 0; i < RH_HEART_TERRAINS; i++)
    width = MAX (width, rh_heart_pile_get_wide (RH_HEART_PILE (self->piles[i])));

  return width;
}

/* Where a lane is narrow, that of the piles and the trains. */
static int
second_row (RhHeartLane *self)
{
  return MAX (pile_height (self), trains_height (self));
}

/* How wide the widest of them is with its words in a row, or 0 where not all three have that much room: they look alike. */
static int
row_of_piles (RhHeartLane *self, int each)
{
  int row = 0;

  for (guint i = 0; i < RH_HEART_TERRAINS; i++)
    row = MAX (row, rh_heart_pile_get_row (RH_HEART_PILE (self->piles[i])));

  return row <= each ? row : 0;
}

/* All three of one width; returns where they end. */
static int
place_piles (RhHeartLane *self, int width, int y, int row, int each)
{
  int height = MIN (row, MAX (PILE_MAX, pile_height (self)));
  int words = row_of_piles (self, each);

  for (guint i = 0; i < RH_HEART_TERRAINS; i++) {
    rh_heart_pile_set_row (RH_HEART_PILE (self->piles[i]), words);
    place (self, self->piles[i], width, (GdkRectangle) { (int) i * (each + get_spacing (self)), y + (row - height) / 2, each, height });
  }

  return RH_HEART_TERRAINS * (each + get_spacing (self));
}

/* Where mark and name end: the same in all lanes, whatever their names. */
static int
name_end (RhHeartLane *self, int width)
{
  PangoContext *context = gtk_widget_get_pango_context (self->name);
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  int letters = pango_font_metrics_get_approximate_char_width (metrics) * NAME_LETTERS / PANGO_SCALE;
  int usual = rh_spot_size (self->mark).width + SPACING + letters + SPACING;

  pango_font_metrics_unref (metrics);

  return MAX (width * NAME_SHARE / 100, MIN (usual, width * NAME_SHARE_MAX / 100));
}

static void
place_name (RhHeartLane *self, int width, int end, int y, int row)
{
  int mark = rh_spot_size (self->mark).width;

  place_in_row (self, self->mark, width, 0, y, mark, row);
  place_in_row (self, self->name, width, mark + SPACING, y, end - mark - SPACING, row);
}

static void
place_points (RhHeartLane *self, int width, int x, int y, int row)
{
  GtkRequisition points = points_size (self);

  place_in_row (self, self->points, width, x, y, points.width, row);
  place_ask (self, width, (GdkRectangle) { x, y + (row - points.height) / 2, points.width, points.height });
}

/* A word on the last round stands before the train, above the track. */
static void
place_aside (RhHeartLane *self, int width, GdkRectangle at)
{
  int row = trains_height (self) - TRACK_GAP - rh_spot_size (self->track).height;
  int y = at.y + MAX (at.height - trains_height (self), 0) / 2;

  place_in_row (self, self->aside, width, at.x, y, at.width, row);
}

/* How much room what the figure counts leaves for a word, or less than 0 where it has none itself. */
static int
beside_caption (RhHeartLane *self, int width)
{
  int before = name_end (self, width) + points_size (self).width + SPACING + rh_spot_size (self->caption).width + 2 * SPACING;
  int behind = SPACING + rh_spot_size (self->engine).width + get_spacing (self) + trains_width (self);

  return width - before - behind;
}

/* It stands wherever there are words, and where it has room. A word on the last round comes before it, in all lanes alike, have
 * they it yet or not; at the end both do. */
static gboolean
has_caption (RhHeartLane *self, int width)
{
  gboolean over = gtk_widget_has_css_class (GTK_WIDGET (self), "over");
  gboolean last = gtk_widget_has_css_class (GTK_WIDGET (self), "last-round");

  if (!rh_narrow_get (&self->words))
    return TRUE;

  return (over || !last) && rh_spot_size (self->aside).width <= beside_caption (self, width);
}

/* Name, points and trains. The track keeps its place, whether what the figure counts stands there or not. */
static void
place_head (RhHeartLane *self, int width, int y, int row)
{
  int x = name_end (self, width);
  int track, end;

  place_name (self, width, x - SPACING, y, row);
  place_points (self, width, x, y, row);
  x += points_size (self).width + SPACING;
  place_in_row (self, self->caption, width, x, y, rh_spot_size (self->caption).width, row);
  track = x + (beside_caption (self, width) >= 0 ? rh_spot_size (self->caption).width + 2 * SPACING : 0);
  if (gtk_widget_get_child_visible (self->caption))
    x += rh_spot_size (self->caption).width + 2 * SPACING;
  end = place_trains (self, width, (GdkRectangle) { track, y, 0, row });
  place_aside (self, width, (GdkRectangle) { x, y, end - x - SPACING, row });
}

/* Where there is more room than it needs, it stands in the middle of it. */
static void
allocate_wide (RhHeartLane *self, int width, int height)
{
  int row = first_row (self);
  int edge = CLAMP (height - row - GAP - pile_height (self), 0, EDGE);
  int rest = MIN (height - row - GAP - edge, MAX (ROUTES_MAX, pile_height (self)));
  int y = MAX (height - row - GAP - edge - rest, 0) / 2;
  int x;

  place_head (self, width, y, row);
  y += row + GAP;
  x = place_piles (self, width, y, rest, pile_width (self)) + SPACING;
  place (self, self->routes, width, (GdkRectangle) { x, y, width - x, rest });
}

/* Cards and routes have all the width, one below the other. */
static void
allocate_high (RhHeartLane *self, int width, int height)
{
  int row = first_row (self);
  int rest = height - row - 2 * GAP_HIGH;
  int piles = CLAMP (rest * PILE_SHARE / 100, pile_height (self), MAX (PILE_MAX, pile_height (self)));
  int routes = MIN (rest - piles, ROUTES_MAX);
  int y = MAX (rest - piles - routes, 0) / 2;

  place_head (self, width, y, row);
  y += row + GAP_HIGH;
  place_piles (self, width, y, piles, (width - (RH_HEART_TERRAINS - 1) * SPACING) / RH_HEART_TERRAINS);
  y += piles + GAP_HIGH;
  place (self, self->routes, width, (GdkRectangle) { 0, y, width, routes });
}

static void
allocate_narrow (RhHeartLane *self, int width, int height)
{
  int row = first_row (self);
  int points = points_size (self).width;
  int piles = second_row (self);
  int routes = MIN (height - row - piles - 2 * GAP, ROUTES_MAX);
  int y = MAX (height - row - piles - 2 * GAP - routes, 0) / 2;

  place_name (self, width, width - points - SPACING, y, row);
  place_points (self, width, width - points, y, row);
  y += row + GAP;
  place_trains (self, width, (GdkRectangle) { place_piles (self, width, y, piles, pile_width (self)) + SPACING_NARROW, y, 0, piles });
  y += piles + GAP;
  place (self, self->routes, width, (GdkRectangle) { 0, y, width, routes });
}

static gboolean
has_rows (RhHeartLane *self, int height)
{
  return height >= ROWS_HEIGHT * rh_text_size_get (GTK_WIDGET (self));
}

/* Gives every part its place. */
void
rh_heart_lane_place (RhHeartLane *self, int width, int height)
{
  gboolean narrow = rh_narrow_get (&self->narrow);

  gtk_widget_set_child_visible (self->aside, !narrow);
  gtk_widget_set_child_visible (self->caption, !narrow && has_caption (self, width));
  if (narrow)
    allocate_narrow (self, width, height);
  else if (has_rows (self, height))
    allocate_high (self, width, height);
  else
    allocate_wide (self, width, height);
}

/**
 * rh_heart_lane_has_words:
 * @self: a lane
 * @width: how wide it is
 * @height: how high
 *
 * Returns: whether the piles say what they are there: in all lanes alike
 */
gboolean
rh_heart_lane_has_words (RhHeartLane *self, int width, int height)
{
  int room = (int) (RH_HEART_LANE_ROUTES * rh_text_size_get (GTK_WIDGET (self)));

  return RH_HEART_TERRAINS * (wide_pile (self) + SPACING) + (has_rows (self, height) ? 0 : SPACING + room) <= width;
}

static gboolean
has_room (RhHeartLane *self, int width, int height, int least_width, int least_height)
{
  double text = rh_text_size_get (GTK_WIDGET (self));

  return width >= least_width * text && height >= least_height * text;
}

/**
 * rh_heart_lane_is_high:
 * @self: a lane
 * @width: how wide it is
 * @height: how high
 *
 * Returns: whether the cards of a lane that isn't narrow have room for a sign above the figure
 */
gboolean
rh_heart_lane_is_high (RhHeartLane *self, int width, int height)
{
  return has_room (self, width, height, RH_HEART_LANE_WIDE, CARDS_HEIGHT);
}

/**
 * rh_heart_lane_is_large:
 * @self: a lane
 * @width: how wide it is
 * @height: how high
 *
 * Returns: whether its figures are large
 */
gboolean
rh_heart_lane_is_large (RhHeartLane *self, int width, int height)
{
  return has_room (self, width, height, LARGE_WIDTH, LARGE_HEIGHT);
}

/**
 * rh_heart_lane_is_huge:
 * @self: a lane
 * @width: how wide it is
 * @height: how high
 *
 * Returns: whether its figures are as large as they get
 */
gboolean
rh_heart_lane_is_huge (RhHeartLane *self, int width, int height)
{
  return has_room (self, width, height, HUGE_WIDTH, HUGE_HEIGHT);
}

static void
measure_height (RhHeartLane *self, int *minimum, int *natural)
{
  int routes = rh_child_get_least (self->routes, GTK_ORIENTATION_VERTICAL, -1);

  *minimum = first_row (self) + GAP;
  if (rh_narrow_get (&self->narrow))
    *minimum += second_row (self) + GAP + routes;
  else
    *minimum += MAX (pile_height (self), routes);
  *natural = *minimum;
}

/* As narrow as it gets, it has the piles and the trains in one row. */
void
rh_heart_lane_measure (RhHeartLane *self, GtkOrientation orientation, int for_size, int *minimum, int *natural)
{
  int figures;

  if (orientation == GTK_ORIENTATION_VERTICAL) {
    measure_height (self, minimum, natural);
    return;
  }

  figures = rh_narrow_get (&self->narrow)
              ? RH_HEART_TERRAINS * (pile_width (self) + get_spacing (self)) + rh_spot_size (self->engine).width +
                  get_spacing (self) + trains_width (self)
              : LEAST;
  *minimum = figures;
  *natural = MAX (*minimum, NATURAL);
}
