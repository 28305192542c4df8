/* SPDX-License-Identifier: GPL-3.0-or-later
 * Where the parts of a lane stand: figures and the train of the last turn above the line, or all in one row; on a phone, in three.
 *
 * On a phone the train and the engine on the line share what is left; elsewhere the line has it. */

#include "config.h"

#include "rh-zug-lane-private.h"

#include "rh-spot.h"
#include "rh-text-size.h"
#include "rh-zug-art.h"
#include "rh-zug-text-lane.h"

#define SPACING 8
#define WIDE 548  /* below it, figures are small; with text of the usual size, and with what is left free at both sides, */
#define FREE 14   /* which is that, */
#define FREE_SMALL 10 /* or where they are small that; as in style.css */
#define ONE_ROW 740 /* from it on, all may stand in one row */
#define TRACK 40  /* what a line needs below the figures, with text of the usual size, to be better there than beside them, */
#define TRACK_LEAST 33 /* and where it can't stand beside them */
#define TRACK_PHONE 29
#define TRACK_ENOUGH 96 /* from it on, the row above it grows, too, */
#define ROW_GROWS 45  /* by so many hundredths of what is left */
#define FIGURES "888" /* the widest total that has its place kept */
#define TURNS_MOST 88   /* likewise, of turns */
#define NAME_SHARE 24 /* of a row with all figures, in hundredths, */
#define NAME_SHARE_WIDE 31 /* or where all may stand in one row, or: */
#define NAME_LETTERS 9
#define LAST_LETTERS 12 /* of what the last turn brought, and */
#define ASIDE_LETTERS 16 /* of how the player stands */
#define TRAIN_SHARE 19 /* of a row, the train of the last turn, which has two lines there */
#define BROUGHT_MOST 888 /* points of a turn, the widest that have their place kept there */
#define AROUND 6      /* what is left free above and below a train */
#define PARTS 8       /* of a train that is long, and yet usual */
#define PITCH 1.04    /* what a part takes, of its width */
#define BALANCE 2.2   /* what a train and an engine below its flag need, in heights of a part */
#define BED 7         /* and the line below these */
#define BALANCE_NARROW 1.7 /* on a phone, where the engine may be smaller: the parts are read */
#define NARROW_TRAIN 72 /* of a narrow lane, in hundredths, what a train has beside words at most */
#define GAIN 1.15     /* a train that is so much larger in a row of its own has one */
#define FRAME 4 /* of what can be asked about, which isn't drawn; as in style.css */

static int
scale (RhZugLane *self, int length)
{
  return (int) (length * rh_text_size_get (GTK_WIDGET (self)));
}

static int
text_width (GtkWidget *label, const char *text)
{
  return rh_spot_figure (label, text).width;
}

static int
letters_width (GtkWidget *label, int n)
{
  return rh_spot_letter (label) * n / PANGO_SCALE;
}

/* As wide as the widest that is usual, so that nothing moves. */
static int
figure_width (RhZugLane *self)
{
  return MAX (text_width (self->figure, FIGURES), rh_spot_size (self->figure).width);
}

static int
turns_width (RhZugLane *self)
{
  g_autofree char *most = rh_zug_text_lane_turns (&(RhZugPlayer) { .turns = TURNS_MOST });

  return text_width (self->turns, most);
}

/* As wide as what the last turn brought can be. */
static int
brought_width (RhZugLane *self)
{
  const RhZugState state = { .players = { { .kind = RH_ZUG_MOVE_TRAIN, .points = BROUGHT_MOST } } };
  g_autofree char *most = rh_zug_text_lane_last (&state, 0);

  return text_width (self->last, most);
}

/* In the knock-out it says of which turn the figure is, once there was one. */
static int
captions_width (RhZugLane *self)
{
  const RhZugState state = { .victory = RH_ZUG_KNOCKOUT, .players = { { .turns = 1 } } };

  return text_width (self->caption, rh_zug_text_lane_caption (&state, 0));
}

static int
caption_width (RhZugLane *self)
{
  int width = self->knockout ? captions_width (self) : rh_spot_size (self->caption).width;

  return MAX (width, turns_width (self));
}

static int
row_height (RhZugLane *self)
{
  int captions = rh_spot_size (self->caption).height + rh_spot_size (self->turns).height;
  int height = MAX (rh_spot_size (self->figure).height, rh_spot_size (self->name).height);

  return MAX (MAX (height, rh_spot_size (self->mark).height),
              gtk_widget_has_css_class (GTK_WIDGET (self), "narrow") ? 0 : captions);
}

static void
place (RhZugLane *self, GtkWidget *child, int total, GdkRectangle at)
{
  if (child == self->name)
    rh_spot_place_name (child, total, at);
  else
    rh_spot_place (child, total, at);
}

/* In the middle of a row that begins at @y. */
static void
place_in_row (RhZugLane *self, GtkWidget *child, int total, int x, int y, int width, int row)
{
  int height = rh_spot_size (child).height;

  place (self, child, total, (GdkRectangle) { x, y + (row - height) / 2, width, height });
}

/* Over the figure, in all of its row. */
static void
place_ask (RhZugLane *self, int total, int x, int y, int width, int row)
{
  if (self->ask != NULL)
    place (self, self->ask, total, rh_spot_around (self->ask, (GdkRectangle) { x, y, width, row }, FRAME, 0));
}

static int
name_width (RhZugLane *self, int width)
{
  int share = width >= scale (self, ONE_ROW) ? NAME_SHARE_WIDE : NAME_SHARE;

  return MAX (letters_width (self->name, NAME_LETTERS), width * share / 100 - rh_spot_size (self->mark).width - SPACING);
}

/* Mark, name, total and what stands beside it; returns where they end. */
static int
place_figures (RhZugLane *self, int width, int row)
{
  int mark = rh_spot_size (self->mark).width;
  int name = name_width (self, width);
  int figure = figure_width (self);
  int captions = rh_spot_size (self->caption).height;
  int turns = rh_spot_size (self->turns).height;
  int x = mark + SPACING;
  int y = (row - captions - turns) / 2;

  place_in_row (self, self->mark, width, 0, 0, mark, row);
  place_in_row (self, self->name, width, x, 0, name, row);
  x += name + SPACING;
  place_in_row (self, self->figure, width, x, 0, figure, row);
  place_ask (self, width, x, 0, figure, row);
  x += figure + SPACING;
  place (self, self->caption, width, (GdkRectangle) { x, y, caption_width (self), captions });
  place (self, self->turns, width, (GdkRectangle) { x, y + captions, caption_width (self), turns });

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
  int first = has_text (self->last) ? rh_spot_size (self->last).height : 0;
  int second = has_text (self->aside) ? rh_spot_size (self->aside).height : 0;
  int y = (row - first - second) / 2;

  place_in_row (self, self->last, width, x, y, last_width (self), first);
  place_in_row (self, self->aside, width, x, y + first, MIN (rh_spot_size (self->aside).width, last_width (self)), second);
}

/* Lanes that are low and wide have all in one row. */
static void
allocate_row (RhZugLane *self, int width, int height)
{
  int begin = place_figures (self, width, height);
  int train = width * TRAIN_SHARE / 100;
  int end = width - train - last_width (self) - 2 * SPACING;

  place (self, self->train, width, (GdkRectangle) { width - train, 3, train, height - 6 });
  place_last (self, width, end, height);
  place (self, self->track, width, (GdkRectangle) { begin, 0, end - begin - 2 * SPACING, height });
}

/* How large a usual train is there, in drawings. */
static double
train_scale (int width, int height)
{
  return MIN (width / (PARTS * PITCH * RH_ZUG_ART_WIDTH), (double) (height - AROUND) / RH_ZUG_ART_HEIGHT);
}

/* How high a train is, of what it has together with the line below it, so that its parts are as large as the engine there. */
static int
share_height (int room, int line, double balance)
{
  return (int) ((room - line - AROUND) / balance) + AROUND;
}

/* How high the train's own row is, below one that has @row and leaves it @beside; 0 where it stands there. */
static int
own_row (int width, int beside, int row, int rest, int line)
{
  int high = share_height (rest, line, BALANCE);

  return high > 0 && train_scale (width, high) > GAIN * train_scale (beside, row) ? high : 0;
}

static int
figures_row_height (RhZugLane *self)
{
  int below = rh_spot_size (self->turns).height;

  return MAX (row_height (self), below + MAX (rh_spot_size (self->name).height, rh_spot_size (self->last).height));
}

/* What stands beside the figure: what the last turn brought, or where that is nothing to be said, what the points are. */
static GtkWidget *
get_beside (RhZugLane *self)
{
  return has_text (self->last) ? self->last : self->caption;
}

/* Mark, name, figure and what the last turn brought; the word on the player stands below the name, and the turns below that. What was
 * no train has the place of one. Returns where they end. */
static int
place_player (RhZugLane *self, int width, int row)
{
  GtkWidget *beside = get_beside (self);
  int mark = rh_spot_size (self->mark).width;
  int name = MAX (name_width (self, width), letters_width (self->aside, ASIDE_LETTERS));
  int figure = figure_width (self);
  int brought = MAX (brought_width (self), caption_width (self));
  int below = rh_spot_size (self->turns).height;
  int high = rh_spot_size (self->name).height;
  int last = rh_spot_size (self->last).height;
  int y = (row - high - below) / 2;
  int x = mark + SPACING;

  place_in_row (self, self->mark, width, 0, y, mark, high);
  place (self, self->name, width, (GdkRectangle) { x, y, name, high });
  place_in_row (self, self->aside, width, x, y + high, MIN (rh_spot_size (self->aside).width, name), below);
  x += name + SPACING;
  place_in_row (self, self->figure, width, x, 0, figure, row);
  place_ask (self, width, x, 0, figure, row);
  x += figure + SPACING;
  y = (row - last - below) / 2;
  place_in_row (self, beside, width, x, y, CLAMP (rh_spot_size (beside).width, brought, MAX (brought, width - x)), last);
  place (self, self->turns, width, (GdkRectangle) { x, y + last, brought, below });

  return x + brought + SPACING;
}

/* Where the lane is higher than the line needs, the figures and the train of the last turn beside them share what is left with it. */
static int
high_row (RhZugLane *self, int height)
{
  int row = figures_row_height (self);

  return row + MAX (0, height - row - scale (self, TRACK_ENOUGH)) * ROW_GROWS / 100;
}

/* How high the train's own row is below the figures, where it is so much larger there than in what it has @beside them, and where the
 * line keeps enough of the height; 0 where it stands beside them. */
static int
high_own_row (RhZugLane *self, int width, int beside, int height)
{
  int rest = height - figures_row_height (self);
  int high = own_row (width, beside, high_row (self, height) - AROUND, rest, BED);
  int needed = (int) (train_scale (width, high) * RH_ZUG_ART_HEIGHT) + AROUND;

  return rest - needed >= scale (self, TRACK_ENOUGH) && high > 0 ? needed : 0;
}

/* The train of the last turn stands beside the figures, and has none of the line's room, or below them where there is height for that.
 * The figures stand at the top, as in the lanes of any game. */
static void
allocate_high (RhZugLane *self, int width, int height)
{
  int figures = figures_row_height (self);
  int begin = place_player (self, width, figures);
  int own = high_own_row (self, width, width - begin, height);
  int row = own > 0 ? figures + own : high_row (self, height);

  if (own > 0)
    place (self, self->train, width, (GdkRectangle) { 0, figures + AROUND / 2, width, own - AROUND });
  else
    place (self, self->train, width, (GdkRectangle) { begin, AROUND / 2, width - begin, row - AROUND });
  place (self, self->track, width, (GdkRectangle) { 0, row, width, height - row });
}

/* Beside these words, which begin at @words, or below them where there is height for that. How high it is depends on neither:
 * nothing moves. */
static void
place_narrow_train (RhZugLane *self, int width, int height, int first, int second, int words)
{
  int beside = width * NARROW_TRAIN / 100;
  int own = own_row (width, beside, second, height - first - second, BED);
  int high = own > 0 ? own : MAX (second, MIN (share_height (height - first, BED, BALANCE_NARROW),
                                              (int) (train_scale (beside, height) * RH_ZUG_ART_HEIGHT) + AROUND));
  int top = own > 0 ? first + second : first;

  place (self, self->train, width, (GdkRectangle) { 0, top, own > 0 ? width : MIN (beside, words - SPACING), high });
  place (self, self->track, width, (GdkRectangle) { 0, top + high, width, height - top - high });
}

/* The word on the player, or where there is none the turns, stand beside the name; below it the train of the last turn has what is
 * left beside what it brought. */
static void
allocate_narrow (RhZugLane *self, int width, int height)
{
  GtkWidget *beside = has_text (self->aside) ? self->aside : self->turns;
  int mark = rh_spot_size (self->mark).width;
  int figure = figure_width (self);
  int word = MIN (MAX (rh_spot_size (beside).width, turns_width (self)), width / 2);
  int last = MIN (rh_spot_size (self->last).width, width / 3);
  int first = row_height (self);
  int second = MAX (rh_spot_size (self->last).height, rh_spot_size (self->aside).height);
  int x = width - figure;

  place_in_row (self, self->mark, width, 0, 0, mark, first);
  place_in_row (self, self->figure, width, x, 0, figure, first);
  place_ask (self, width, x, 0, figure, first);
  x -= word + SPACING;
  place_in_row (self, beside, width, x, 0, word, first);
  place_in_row (self, self->name, width, mark + SPACING, 0, x - mark - 2 * SPACING, first);

  x = width - last;
  place_in_row (self, self->last, width, x, first, last, second);
  place_narrow_train (self, width, height, first, second, x);
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
  gboolean low = !narrow && height < row_height (self) + scale (self, TRACK) && width >= scale (self, ONE_ROW);

  gtk_widget_set_child_visible (self->caption, low || (!narrow && get_beside (self) == self->caption));
  gtk_widget_set_child_visible (self->last, low || narrow || has_text (self->last));
  gtk_widget_set_child_visible (self->aside, has_text (self->aside));
  gtk_widget_set_child_visible (self->turns, !narrow || !has_text (self->aside));
  if (narrow)
    allocate_narrow (self, width, height);
  else if (low)
    allocate_row (self, width, height);
  else
    allocate_high (self, width, height);
}

/* The least. */
int
rh_zug_lane_measure_width (RhZugLane *self)
{
  return rh_spot_size (self->mark).width + figure_width (self) + letters_width (self->name, 3) + 4 * SPACING;
}

/* The least, at that width. */
int
rh_zug_lane_measure_height (RhZugLane *self, int width)
{
  int row = row_height (self);

  if (rh_zug_lane_place_is_narrow (self, width))
    return row + rh_spot_size (self->last).height + scale (self, TRACK_PHONE);

  if (width < scale (self, ONE_ROW))
    return figures_row_height (self) + scale (self, TRACK_LEAST);

  return row;
}
