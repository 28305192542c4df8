/* SPDX-License-Identifier: GPL-3.0-or-later
 * Where the parts of a lane stand: figures above the line, or all in one row; on a phone, in three. */

#include "config.h"

#include "rh-zug-lane-private.h"

#include "rh-label.h"
#include "rh-text-size.h"
#include "rh-zug-text-lane.h"

#define SPACING 8
#define WIDE 548  /* below it, figures are small; with text of the usual size, and with what is left free at both sides, */
#define FREE 14   /* which is that, */
#define FREE_SMALL 10 /* or where they are small that; as in style.css */
#define ONE_ROW 740 /* from it on, all may stand in one row */
#define TRACK 40  /* the least a line needs below the figures, with text of the usual size */
#define TRACK_PHONE 32
#define FIGURES "888" /* the widest total that has its place kept */
#define TURNS_MOST 88   /* likewise, of turns */
#define NAME_SHARE 24 /* of a row with all figures, in hundredths, */
#define NAME_SHARE_WIDE 32 /* or where all may stand in one row, or: */
#define NAME_LETTERS 9
#define LAST_LETTERS 12 /* of what the last turn brought, and */
#define ASIDE_LETTERS 16 /* of how the player stands */
#define TRAIN_SHARE 17 /* of a row, the train of the last turn, which has two lines there; and where the line has a row of its own: */
#define TRAIN_SHARE_MAX 34
#define TRAIN_LEAST 200 /* where less is left for it, with text of the usual size, two others stand below two */
#define BROUGHT "+888" /* the widest that has its place kept there */
#define FRAME 4 /* of what can be asked about, which isn't drawn; as in style.css */

static int
scale (RhZugLane *self, int length)
{
  return (int) (length * rh_text_size_get (GTK_WIDGET (self)));
}

static GtkRequisition
natural_size (GtkWidget *widget)
{
  GtkRequisition size;

  gtk_widget_get_preferred_size (widget, NULL, &size);

  return size;
}

static int
text_width (GtkWidget *label, const char *text)
{
  g_autoptr (PangoLayout) layout = pango_layout_copy (gtk_label_get_layout (GTK_LABEL (label)));
  int width;

  pango_layout_set_width (layout, -1);
  pango_layout_set_text (layout, text, -1);
  pango_layout_get_pixel_size (layout, &width, NULL);

  return width;
}

/* How wide that many usual letters are there, were they bold: a usual name is no wider. */
static int
letters_width (GtkWidget *label, int n)
{
  PangoContext *context = gtk_widget_get_pango_context (label);
  PangoFontDescription *bold = pango_font_description_copy (pango_context_get_font_description (context));
  PangoFontMetrics *metrics;
  int width;

  pango_font_description_set_weight (bold, PANGO_WEIGHT_ULTRABOLD);
  metrics = pango_context_get_metrics (context, bold, NULL);
  width = pango_font_metrics_get_approximate_char_width (metrics) * n / PANGO_SCALE;
  pango_font_metrics_unref (metrics);
  pango_font_description_free (bold);

  return width;
}

/* As wide as the widest that is usual, so that nothing moves. */
static int
figure_width (RhZugLane *self)
{
  return MAX (text_width (self->figure, FIGURES), natural_size (self->figure).width);
}

static int
turns_width (RhZugLane *self)
{
  g_autofree char *most = rh_zug_text_lane_turns (&(RhZugPlayer) { .turns = TURNS_MOST });

  return text_width (self->turns, most);
}

static int
caption_width (RhZugLane *self)
{
  return MAX (natural_size (self->caption).width, turns_width (self));
}

static int
row_height (RhZugLane *self)
{
  int captions = natural_size (self->caption).height + natural_size (self->turns).height;
  int height = MAX (natural_size (self->figure).height, natural_size (self->name).height);

  return MAX (MAX (height, natural_size (self->mark).height),
              gtk_widget_has_css_class (GTK_WIDGET (self), "narrow") ? 0 : captions);
}

static void
place (RhZugLane *self, GtkWidget *child, int total, GtkAllocation at)
{
  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    at.x = total - at.x - at.width;
  at.width = MAX (at.width, 0);
  at.height = MAX (at.height, 0);
  if (child == self->name)
    rh_label_fit (child, &at);
  else if (gtk_widget_get_child_visible (child))
    gtk_widget_size_allocate (child, &at, -1);
}

/* In the middle of a row that begins at @y. */
static void
place_in_row (RhZugLane *self, GtkWidget *child, int total, int x, int y, int width, int row)
{
  int height = natural_size (child).height;

  place (self, child, total, (GtkAllocation) { x, y + (row - height) / 2, width, height });
}

/* Over the figure, large enough for a finger. */
static void
place_ask (RhZugLane *self, int total, int x, int y, int width, int row)
{
  GtkRequisition least;

  if (self->ask == NULL)
    return;

  least = natural_size (self->ask);
  width += 2 * FRAME;
  place (self,
         self->ask,
         total,
         (GtkAllocation) { x - FRAME + MIN (0, (width - least.width) / 2), y + (row - MAX (row, least.height)) / 2,
                           MAX (width, least.width), MAX (row, least.height) });
}

static int
name_width (RhZugLane *self, int width)
{
  int share = width >= scale (self, ONE_ROW) ? NAME_SHARE_WIDE : NAME_SHARE;

  return MAX (letters_width (self->name, NAME_LETTERS), width * share / 100 - natural_size (self->mark).width - SPACING);
}

/* Mark, name, total and what stands beside it; returns where they end. */
static int
place_figures (RhZugLane *self, int width, int row)
{
  int mark = natural_size (self->mark).width;
  int name = name_width (self, width);
  int figure = figure_width (self);
  int captions = natural_size (self->caption).height;
  int turns = natural_size (self->turns).height;
  int x = mark + SPACING;
  int y = (row - captions - turns) / 2;

  place_in_row (self, self->mark, width, 0, 0, mark, row);
  place_in_row (self, self->name, width, x, 0, name, row);
  x += name + SPACING;
  place_in_row (self, self->figure, width, x, 0, figure, row);
  place_ask (self, width, x, 0, figure, row);
  x += figure + SPACING;
  place (self, self->caption, width, (GtkAllocation) { x, y, caption_width (self), captions });
  place (self, self->turns, width, (GtkAllocation) { x, y + captions, caption_width (self), turns });

  return x + caption_width (self) + 2 * SPACING;
}

static gboolean
has_text (GtkWidget *label)
{
  return gtk_label_get_label (GTK_LABEL (label))[0] != '\0';
}

static int
last_width (RhZugLane *self)
{
  return MAX (letters_width (self->last, LAST_LETTERS), letters_width (self->aside, ASIDE_LETTERS));
}

/* What the last turn brought, and below it the word on the player. */
static void
place_last (RhZugLane *self, int width, int x, int row)
{
  int first = has_text (self->last) ? natural_size (self->last).height : 0;
  int second = has_text (self->aside) ? natural_size (self->aside).height : 0;
  int y = (row - first - second) / 2;

  place_in_row (self, self->last, width, x, y, last_width (self), first);
  place_in_row (self, self->aside, width, x, y + first, MIN (natural_size (self->aside).width, last_width (self)), second);
}

/* Lanes that are low and wide have all in one row. */
static void
allocate_row (RhZugLane *self, int width, int height)
{
  int begin = place_figures (self, width, height);
  int train = width * TRAIN_SHARE / 100;
  int end = width - train - last_width (self) - 2 * SPACING;

  place (self, self->train, width, (GtkAllocation) { width - train, 3, train, height - 6 });
  place_last (self, width, end, height);
  place (self, self->track, width, (GtkAllocation) { begin, 0, end - begin - 2 * SPACING, height });
}

/* What is left for the train where all stand beside each other. */
static int
train_room (RhZugLane *self, int width)
{
  int figures = natural_size (self->mark).width + name_width (self, width) + figure_width (self) + caption_width (self);

  return width - figures - 5 * SPACING - last_width (self) - SPACING;
}

static gboolean
is_tight (RhZugLane *self, int width)
{
  return width < scale (self, ONE_ROW) && train_room (self, width) < scale (self, TRAIN_LEAST);
}

static int
tight_row_height (RhZugLane *self)
{
  int below = natural_size (self->turns).height;

  return MAX (row_height (self), below + MAX (natural_size (self->name).height, natural_size (self->last).height));
}

/* The word on the player stands below the name, and the turns below what the last one brought, which has the place of its train
 * where that was none: so the train is large enough to be read. */
static void
allocate_tight (RhZugLane *self, int width, int height)
{
  int row = tight_row_height (self);
  int mark = natural_size (self->mark).width;
  int name = MAX (name_width (self, width), letters_width (self->aside, ASIDE_LETTERS));
  int figure = figure_width (self);
  int brought = MAX (text_width (self->last, BROUGHT), turns_width (self));
  int below = natural_size (self->turns).height;
  int high = natural_size (self->name).height;
  int last = natural_size (self->last).height;
  int y = (row - high - below) / 2;
  int x = mark + SPACING;

  place_in_row (self, self->mark, width, 0, y, mark, high);
  place (self, self->name, width, (GtkAllocation) { x, y, name, high });
  place_in_row (self, self->aside, width, x, y + high, MIN (natural_size (self->aside).width, name), below);
  x += name + SPACING;
  place_in_row (self, self->figure, width, x, 0, figure, row);
  place_ask (self, width, x, 0, figure, row);
  x += figure + SPACING;
  y = (row - last - below) / 2;
  place (self, self->last, width,
         (GtkAllocation) { x, y, CLAMP (natural_size (self->last).width, brought, MAX (brought, width - x)), last });
  place (self, self->turns, width, (GtkAllocation) { x, y + last, brought, below });
  x += brought + SPACING;
  place (self, self->train, width, (GtkAllocation) { x, 3, width - x, row - 6 });
  place (self, self->track, width, (GtkAllocation) { 0, row, width, height - row });
}

static void
allocate_two_rows (RhZugLane *self, int width, int height)
{
  int row = row_height (self);
  int begin = place_figures (self, width, row);
  int train = MIN (width - begin - last_width (self) - SPACING, width * TRAIN_SHARE_MAX / 100);

  place_last (self, width, begin, row);
  place (self, self->train, width, (GtkAllocation) { width - train, 3, train, row - 6 });
  place (self, self->track, width, (GtkAllocation) { 0, row, width, height - row });
}

/* Below the name the train of the last turn has what the words beside it leave. */
static void
allocate_narrow (RhZugLane *self, int width, int height)
{
  int mark = natural_size (self->mark).width;
  int figure = figure_width (self);
  int turns = turns_width (self);
  int aside = has_text (self->aside) ? MIN (natural_size (self->aside).width, width / 2) : 0;
  int last = MIN (natural_size (self->last).width, width / 3);
  int first = row_height (self);
  int second = MAX (natural_size (self->last).height, natural_size (self->aside).height);
  int x = width - figure;

  place_in_row (self, self->mark, width, 0, 0, mark, first);
  place_in_row (self, self->figure, width, x, 0, figure, first);
  place_ask (self, width, x, 0, figure, first);
  x -= turns + SPACING;
  place_in_row (self, self->turns, width, x, 0, turns, first);
  place_in_row (self, self->name, width, mark + SPACING, 0, x - mark - 2 * SPACING, first);

  x = width - aside;
  place_in_row (self, self->aside, width, x, first, aside, second);
  x -= last + (aside > 0 ? SPACING : 0);
  place_in_row (self, self->last, width, x, first, last, second);
  place (self, self->train, width, (GtkAllocation) { 0, first, x - SPACING, second });
  place (self, self->track, width, (GtkAllocation) { 0, first + second, width, height - first - second });
}

/* Whether its figures are small. What is left free at the sides depends on it, and mustn't decide it: there would be no end. */
gboolean
rh_zug_lane_place_is_narrow (RhZugLane *self, int width)
{
  gboolean now = gtk_widget_has_css_class (GTK_WIDGET (self), "narrow");

  return width + 2 * (now ? FREE_SMALL : FREE) < scale (self, WIDE);
}

/* Gives every part its place. */
void
rh_zug_lane_place (RhZugLane *self, int width, int height)
{
  gboolean narrow = rh_zug_lane_place_is_narrow (self, width);
  gboolean tight = !narrow && is_tight (self, width);

  gtk_widget_set_child_visible (self->caption, !narrow && !tight);
  gtk_widget_set_child_visible (self->aside, has_text (self->aside));
  if (narrow)
    allocate_narrow (self, width, height);
  else if (tight)
    allocate_tight (self, width, height);
  else if (height < row_height (self) + scale (self, TRACK) && width >= scale (self, ONE_ROW))
    allocate_row (self, width, height);
  else
    allocate_two_rows (self, width, height);
}

/* The least. */
int
rh_zug_lane_measure_width (RhZugLane *self)
{
  return natural_size (self->mark).width + figure_width (self) + letters_width (self->name, 3) + 4 * SPACING;
}

/* The least, at that width. */
int
rh_zug_lane_measure_height (RhZugLane *self, int width)
{
  int row = row_height (self);

  if (rh_zug_lane_place_is_narrow (self, width))
    return row + natural_size (self->last).height + scale (self, TRACK_PHONE);

  if (is_tight (self, width))
    return tight_row_height (self) + scale (self, TRACK);

  return width >= scale (self, ONE_ROW) ? row : row + scale (self, TRACK);
}
