/* SPDX-License-Identifier: GPL-3.0-or-later
 * Where the parts of a lane stand, side by side or one above the other. */

#include "config.h"

#include "rh-cape-lane-private.h"

#include "rh-cape-slots.h"
#include "rh-cape-style.h"
#include "rh-cape-text-standing.h"
#include "rh-cape-text.h"
#include "rh-children.h"
#include "rh-spot.h"
#include "rh-text-size.h"

#define SPACING 8
#define NAME_SHARE 32 /* of the width of a row with all figures, in hundredths, or: */
#define NAME_LETTERS 16
#define NAME_LETTERS_BESIDE 14 /* where it has a line of its own, and */
#define NAME_LETTERS_MOST 26   /* where the cards, whose height is the lane’s, leave that much */
#define TRACK_SHARE 92         /* of the track, in hundredths, in which they then have room */
#define ASIDE_LETTERS 12 /* the least for what is told at the end of such a row, in letters as large as the name's */
#define CAPTION_LEAST 700 /* the width from which on what the bonus rails are called stands there */
#define FIGURES_GAP 6
#define TRACK_GAP 4 /* between the row of figures and the track */
#define NAME_LEAST 64 /* the least a name has beside the figures, with text of the usual size */

/* The frame of what was done, as in style.css. */
#define CHIP_X 11
#define CHIP_GAP 16 /* and how far it stands from what else is told */

/* The frame of a figure that can be asked about, which isn't drawn; as in style.css. */
#define FRAME_X 4
#define FRAME_Y 8

static int
least_width (GtkWidget *widget)
{
  return rh_child_get_least (widget, GTK_ORIENTATION_HORIZONTAL, -1);
}

static gboolean
has_other_font (GtkWidget *label, guint *font)
{
  guint before = *font;

  *font = pango_context_get_serial (gtk_widget_get_pango_context (label));

  return *font != before;
}

/* As large as the widest that a game can bring, so that nothing moves. */
static GtkRequisition
measure_capital (RhCapeLane *self)
{
  g_autofree char *widest = rh_cape_text_pounds (888);
  GtkRequisition figure = rh_spot_figure (self->capital, widest);

  return (GtkRequisition) { figure.width, figure.height + FIGURES_GAP };
}

/* What was bid and a word on it, likewise. */
static int
measure_bid (RhCapeLane *self)
{
  g_autofree char *widest = rh_cape_text_pounds (88);
  const char *word;
  int words = 0;

  for (guint i = 0; (word = rh_cape_text_standing_of_bid (i)) != NULL; i++)
    words = MAX (words, rh_spot_figure (self->chip, word).width);

  return rh_spot_figure (self->aside, widest).width + CHIP_GAP + words + 2 * CHIP_X;
}

static const RhCapeLaneText *
get_text (RhCapeLane *self)
{
  RhCapeLaneText *text = &self->text;

  if (has_other_font (self->name, &text->name_font)) {
    text->name_height = rh_spot_name_height (self->name);
    text->letter = rh_spot_letter (self->name);
  }
  if (has_other_font (self->capital, &text->capital_font))
    text->capital = measure_capital (self);

  return text;
}

static GtkRequisition
capital_size (RhCapeLane *self)
{
  GtkRequisition size = get_text (self)->capital;

  size.width = MAX (size.width, rh_spot_size (self->capital).width);

  return size;
}

static int
capital_width (RhCapeLane *self)
{
  return capital_size (self).width;
}

static int
name_height (RhCapeLane *self)
{
  return MAX (get_text (self)->name_height, rh_spot_size (self->name).height);
}

static int
letters_width (RhCapeLane *self, int n)
{
  return get_text (self)->letter * n / PANGO_SCALE;
}

static void
place (RhCapeLane *self, GtkWidget *child, int total, GdkRectangle at)
{
  if (child == self->name)
    rh_spot_place_name (child, total, at);
  else
    rh_spot_place (child, total, at);
}

/* Puts the child in the middle of a row of the given height. */
static void
place_in_row (RhCapeLane *self, GtkWidget *child, int total, int x, int y, int width, int row)
{
  int height = child == self->name ? name_height (self) : rh_spot_size (child).height;

  place (self, child, total, (GdkRectangle) { x, y + (row - height) / 2, width, height });
}

/* Over a figure, with its frame around it; nothing else moves for it. */
static void
place_ask (RhCapeLane *self, GtkWidget *button, int total, GdkRectangle figure)
{
  if (button != NULL)
    place (self, button, total, rh_spot_around (button, figure, FRAME_X, FRAME_Y));
}

static int
bonus_width (RhCapeLane *self)
{
  if (!gtk_widget_get_child_visible (self->caption))
    return least_width (self->dots);

  return MAX (rh_spot_size (self->dots).width, rh_spot_size (self->caption).width);
}

/* Of a name with that many letters, and its mark. */
static int
usual_width (RhCapeLane *self, int n_letters)
{
  return rh_spot_size (self->mark).width + SPACING + letters_width (self, n_letters);
}

static int
info_least (RhCapeLane *self, int width)
{
  int least = capital_width (self) + 2 * SPACING + bonus_width (self);

  return MAX (least, MAX (usual_width (self, NAME_LETTERS_BESIDE), width * 15 / 100));
}

static int
track_beside (RhCapeLane *self, int width, int info)
{
  return width - info - rh_spot_size (self->crossed).width - 4 * SPACING;
}

/* The name has what the cards don’t need: they aren’t smaller for it, and the ends of the line keep their names. The same
 * for all lanes, since none of it depends on the name. */
static int
info_width (RhCapeLane *self, int width, int height)
{
  int least = info_least (self, width);
  double cards = rh_cape_slots_fit (track_beside (self, width, least), height);

  for (int n = NAME_LETTERS_MOST; n > NAME_LETTERS_BESIDE; n--) {
    int info = usual_width (self, n);

    if (info > least && rh_cape_slots_fit (track_beside (self, width, info) * TRACK_SHARE / 100, height) >= cards)
      return info;
  }

  return least;
}

static int
name_row (RhCapeLane *self)
{
  return MAX (name_height (self), rh_spot_size (self->mark).height);
}

/* Of four in a short window each has its height for the cards. */
static gboolean
has_caption (RhCapeLane *self, int width)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean cramped = gtk_widget_has_css_class (widget, "many") && rh_cape_style_is_short (widget);

  return !cramped && width >= CAPTION_LEAST * rh_text_size_get (widget);
}

/* Above the track, the figures stand in a row with the name. */
static int
figures_row (RhCapeLane *self, int width)
{
  int bonus = rh_spot_size (self->dots).height + (has_caption (self, width) ? rh_spot_size (self->caption).height : 0);

  return MAX (MAX (capital_size (self).height, bonus), name_row (self));
}

/* As high for a bid as for a word, which is smaller. */
static int
aside_row (RhCapeLane *self)
{
  return gtk_widget_get_visible (self->aside) ? rh_spot_size (self->name).height : 0;
}

/* No wider than what can be told, since it is drawn where a pointer is on it; but another figure moves nothing. */
static void
place_ask_bid (RhCapeLane *self, int total, GdkRectangle row, gboolean at_end)
{
  int told;

  if (self->ask_bid == NULL || !gtk_widget_get_visible (self->ask_bid))
    return;

  told = MIN (measure_bid (self), row.width);
  place_ask (self, self->ask_bid, total, (GdkRectangle) { at_end ? row.x + row.width - told : row.x, row.y, told, row.height });
}

/* Far enough from each other, where there is room, that they aren't read as one. */
static int
chip_gap (int chip, int aside, int room)
{
  if (chip == 0 || aside == 0)
    return 0;

  return chip + CHIP_GAP + aside <= room ? CHIP_GAP : SPACING;
}

/* What is told of the player in a row, from its beginning or up to its end: what it costs stands at that edge, which is the same in
 * all lanes, and the word on what was done beside it, where there is room for both. */
static void
place_told (RhCapeLane *self, int total, GdkRectangle row, gboolean at_end)
{
  gboolean has_chip = *gtk_label_get_text (GTK_LABEL (self->chip)) != '\0';
  gboolean has_aside = *gtk_label_get_text (GTK_LABEL (self->aside)) != '\0';
  int width = rh_spot_size (self->chip).width; /* also of none: what isn't measured once doesn't tell when it changes */
  int needed = rh_spot_size (self->aside).width;
  int chip = has_chip ? width : 0;
  int aside = has_aside ? needed : 0;
  int gap = chip_gap (chip, aside, row.width);
  gboolean both = chip + gap + aside <= row.width;
  gboolean shows_chip = has_chip && (both || !gtk_widget_has_css_class (self->chip, "next"));
  gboolean shows_aside = both || !shows_chip;

  gtk_widget_set_child_visible (self->chip, shows_chip);
  gtk_widget_set_child_visible (self->aside, shows_aside);
  if (!shows_chip)
    chip = gap = 0;
  if (!shows_aside)
    aside = gap = 0;
  if (shows_aside)
    place_in_row (self, self->aside, total, at_end ? row.x + chip + gap : row.x, row.y, row.width - chip - gap, row.height);
  if (shows_chip)
    place_in_row (self, self->chip, total, at_end ? row.x + MAX (row.width - aside - gap - chip, 0) : row.x + aside + gap, row.y,
                  MIN (chip, row.width), row.height);
  place_ask_bid (self, total, row, at_end);
}

/* Beside it, they stand below the name, and what else there is to say below them. */
static int
info_height (RhCapeLane *self)
{
  return name_row (self) + rh_spot_size (self->capital).height + aside_row (self);
}

/* Whether its figures are small. */
gboolean
rh_cape_lane_place_is_narrow (RhCapeLane *self, int width)
{
  return width < RH_CAPE_LANE_WIDE * rh_text_size_get (GTK_WIDGET (self));
}

/* Whether the cards of the track are larger there. */
gboolean
rh_cape_lane_place_is_beside (RhCapeLane *self, int width, int height)
{
  return height >= info_height (self) &&
         rh_cape_slots_fit (track_beside (self, width, info_least (self, width)), height) >=
           rh_cape_slots_fit (width, height - figures_row (self, width) - TRACK_GAP);
}

static void
place_bonus (RhCapeLane *self, int width, int x, int y, int row)
{
  int bonus = bonus_width (self);
  int dots = rh_spot_size (self->dots).height;
  int caption = gtk_widget_get_child_visible (self->caption) ? rh_spot_size (self->caption).height : 0;

  y += (row - dots - caption) / 2;
  place (self, self->dots, width, (GdkRectangle) { x, y, MIN (bonus, rh_spot_size (self->dots).width), dots });
  if (caption > 0)
    place (self, self->caption, width, (GdkRectangle) { x, y + dots, bonus, caption });
  place_ask (self, self->ask_bonus, width, (GdkRectangle) { x, y, bonus, dots + caption });
}

static void
allocate_beside (RhCapeLane *self, int width, int height)
{
  int info = info_width (self, width, height);
  int mark = rh_spot_size (self->mark).width;
  int capital = capital_width (self);
  int crossed = rh_spot_size (self->crossed).width;
  int first = name_row (self);
  int second = rh_spot_size (self->capital).height;
  int y = (height - info_height (self)) / 2;

  place_in_row (self, self->mark, width, 0, y, mark, first);
  place_in_row (self, self->name, width, mark + SPACING, y, info - mark - SPACING, first);
  y += first;
  place_in_row (self, self->capital, width, 0, y, capital, second);
  place_ask (self, self->ask_capital, width, (GdkRectangle) { 0, y, capital, second });
  place_bonus (self, width, capital + 2 * SPACING, y, second);
  place_told (self, width, (GdkRectangle) { 0, y + second, info, aside_row (self) }, FALSE);
  place_in_row (self, self->crossed, width, width - crossed, 0, crossed, height);
  place (self, self->track, width, (GdkRectangle) { info + 2 * SPACING, 0, track_beside (self, width, info), height });
}

/* How far mark and name reach in a row with all figures. */
static int
name_end (RhCapeLane *self, int width)
{
  int rest = width - capital_width (self) - bonus_width (self) - letters_width (self, ASIDE_LETTERS) -
             rh_spot_size (self->crossed).width - 5 * SPACING;

  return MIN (rest, MAX (usual_width (self, NAME_LETTERS), width * NAME_SHARE / 100));
}

/* What a lane is higher than its cards need is around the figures, too: they stay near what they are about. */
static int
air_above (int width, int rest)
{
  return MAX (0, rest - rh_cape_slots_height (width, rest)) / 4;
}

/* The name has a share of the row, and what is told at the end what the figures leave. */
static void
allocate_above (RhCapeLane *self, int width, int height)
{
  int row = figures_row (self, width);
  int y = air_above (width, height - row - TRACK_GAP);
  int below = y + row + TRACK_GAP;
  int mark = rh_spot_size (self->mark).width;
  int capital = capital_width (self);
  int crossed = rh_spot_size (self->crossed).width;
  int x = name_end (self, width);

  place_in_row (self, self->mark, width, 0, y, mark, row);
  place_in_row (self, self->name, width, mark + SPACING, y, x - mark - 2 * SPACING, row);
  place_in_row (self, self->capital, width, x, y, capital, row);
  place_ask (self, self->ask_capital, width, (GdkRectangle) { x, y, capital, row });
  x += capital + 2 * SPACING;
  place_bonus (self, width, x, y, row);
  x += bonus_width (self) + 2 * SPACING;
  place_told (self, width, (GdkRectangle) { x, y, width - crossed - 2 * SPACING - x, row }, TRUE);
  place_in_row (self, self->crossed, width, width - crossed, y, crossed, row);
  place (self, self->track, width, (GdkRectangle) { 0, below, width, height - below });
}

/* What the figures of a narrow lane leave for the name beside them. */
static int
name_room (RhCapeLane *self, int width)
{
  return width - rh_spot_size (self->mark).width - capital_width (self) - least_width (self->dots) -
         rh_spot_size (self->crossed).width - 4 * SPACING;
}

/* Where text is large, hardly a letter of the name would be left: it stands above the figures. */
static gboolean
is_stacked (RhCapeLane *self, int width)
{
  return name_room (self, width) < NAME_LEAST * rh_text_size_get (GTK_WIDGET (self));
}

/* Whether there is anything to tell or not. */
static int
told_row (RhCapeLane *self)
{
  return MAX (rh_spot_size (self->aside).height, rh_spot_size (self->chip).height);
}

static int
narrow_rows (RhCapeLane *self, int width)
{
  int capital = rh_spot_size (self->capital).height;

  int figures = is_stacked (self, width) ? name_row (self) + capital : MAX (capital, name_row (self));

  return figures + told_row (self);
}

/* The figures in a row, from the end on. */
static void
allocate_figures (RhCapeLane *self, int width, int y, int row)
{
  int capital = capital_width (self);
  int crossed = rh_spot_size (self->crossed).width;
  int x = width - crossed;
  int dots = least_width (self->dots);

  place_in_row (self, self->crossed, width, x, y, crossed, row);
  x -= SPACING + dots;
  place_in_row (self, self->dots, width, x, y, dots, row);
  place_ask (self, self->ask_bonus, width, (GdkRectangle) { x, y, dots, row });
  x = is_stacked (self, width) ? 0 : x - SPACING - capital;
  place_in_row (self, self->capital, width, x, y, capital, row);
  place_ask (self, self->ask_capital, width, (GdkRectangle) { x, y, capital, row });
}

static void
allocate_narrow (RhCapeLane *self, int width, int height)
{
  gboolean stacked = is_stacked (self, width);
  int rows = narrow_rows (self, width);
  int aside = told_row (self);
  int figures = rows - aside;
  int first = stacked ? name_row (self) : figures;
  int mark = rh_spot_size (self->mark).width;
  int room = stacked ? width - mark - SPACING : name_room (self, width);

  place_in_row (self, self->mark, width, 0, 0, mark, first);
  place_in_row (self, self->name, width, mark + SPACING, 0, room, first);
  allocate_figures (self, width, stacked ? first : 0, stacked ? figures - first : figures);
  place_told (self, width, (GdkRectangle) { 0, figures, width, aside }, FALSE);
  place (self, self->track, width, (GdkRectangle) { 0, rows, width, height - rows });
}

/* Gives every part its place. */
void
rh_cape_lane_place (RhCapeLane *self, int width, int height)
{
  gboolean narrow = rh_cape_lane_place_is_narrow (self, width);
  gboolean beside = !narrow && (self->among ? self->beside : rh_cape_lane_place_is_beside (self, width, height));

  gtk_widget_set_child_visible (self->caption, has_caption (self, width));
  gtk_label_set_xalign (GTK_LABEL (self->aside), narrow || beside ? 0 : 1);
  if (narrow)
    allocate_narrow (self, width, height);
  else if (beside)
    allocate_beside (self, width, height);
  else
    allocate_above (self, width, height);
}

/* A lane as narrow as it gets has its dots close together, and the name above the figures. */
void
rh_cape_lane_measure_width (RhCapeLane *self, int *minimum, int *natural)
{
  int figures = capital_width (self) + rh_spot_size (self->crossed).width + least_width (self->dots) + 2 * SPACING;
  int name = rh_spot_size (self->mark).width + SPACING + least_width (self->name);

  gtk_widget_measure (self->track, GTK_ORIENTATION_HORIZONTAL, -1, minimum, natural, NULL, NULL);
  *minimum = MAX (*minimum, MAX (figures, name));
  *natural = MAX (*natural + figures + name, *minimum);
}

/* At least with the name above the track. */
void
rh_cape_lane_measure_height (RhCapeLane *self, int width, int *minimum, int *natural)
{
  int rows = rh_cape_lane_place_is_narrow (self, width) ? narrow_rows (self, width) : figures_row (self, width) + TRACK_GAP;

  gtk_widget_measure (self->track, GTK_ORIENTATION_VERTICAL, width, minimum, natural, NULL, NULL);
  *minimum += rows;
  *natural += rows;
}
