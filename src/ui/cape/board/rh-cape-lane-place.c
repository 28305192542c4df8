/* SPDX-License-Identifier: GPL-3.0-or-later
 * Where the parts of a lane stand, side by side or one above the other. */

#include "config.h"

#include "rh-cape-lane-private.h"

#include "rh-cape-text.h"
#include "rh-text-size.h"

#define SPACING 8
#define NAME_LEAST 64 /* the least a name has beside the figures, with text of the usual size */

/* The frame of a figure that can be asked about, which isn't drawn; as in style.css. */
#define FRAME_X 4
#define FRAME_Y 8

typedef struct {
  int x;
  int y;
  int width;
  int height;
} Place;

static GtkRequisition
natural_size (GtkWidget *widget)
{
  GtkRequisition size;

  gtk_widget_get_preferred_size (widget, NULL, &size);

  return size;
}

static int
least_width (GtkWidget *widget)
{
  int width;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);

  return width;
}

/* As wide as the widest that a game can bring, so that nothing moves. */
static int
capital_width (RhCapeLane *self)
{
  g_autoptr (PangoLayout) layout = pango_layout_copy (gtk_label_get_layout (GTK_LABEL (self->capital)));
  g_autofree char *widest = rh_cape_text_pounds (888);
  int width;

  pango_layout_set_width (layout, -1);
  pango_layout_set_text (layout, widest, -1);
  pango_layout_get_pixel_size (layout, &width, NULL);

  return MAX (width, natural_size (self->capital).width);
}

static void
place (RhCapeLane *self, GtkWidget *child, int total, Place at)
{
  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    at.x = total - at.x - at.width;

  gtk_widget_size_allocate (child, &(GtkAllocation) { at.x, at.y, MAX (at.width, 0), MAX (at.height, 0) }, -1);
}

/* With room for the ellipsis: that of Chinese names comes from a taller font, of which the label
 * knows nothing until it is cut off. */
static int
name_height (RhCapeLane *self)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (self->name, gtk_label_get_text (GTK_LABEL (self->name)));
  int width, whole, cut;

  pango_layout_get_size (layout, &width, NULL);
  pango_layout_get_pixel_size (layout, NULL, &whole);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_width (layout, width / 2);
  pango_layout_get_pixel_size (layout, NULL, &cut);

  return MAX (MAX (whole, cut), natural_size (self->name).height);
}

/* Puts the child in the middle of a row of the given height. */
static void
place_in_row (RhCapeLane *self, GtkWidget *child, int total, int x, int y, int width, int row)
{
  int height = child == self->name ? name_height (self) : natural_size (child).height;

  place (self, child, total, (Place) { x, y + (row - height) / 2, width, height });
}

/* Over a figure, with its frame around it: large enough for a finger, and nothing else moves for it. */
static void
place_ask (RhCapeLane *self, GtkWidget *button, int total, Place figure)
{
  GtkRequisition least;
  int width;
  int height;

  if (button == NULL)
    return;

  least = natural_size (button);
  width = MAX (figure.width + 2 * FRAME_X, least.width);
  height = MAX (figure.height + 2 * FRAME_Y, least.height);
  place (self,
         button,
         total,
         (Place) { figure.x + (figure.width - width) / 2, figure.y + (figure.height - height) / 2, width, height });
}

static int
bonus_width (RhCapeLane *self)
{
  return MAX (natural_size (self->dots).width, natural_size (self->caption).width);
}

/* The same for all lanes, since none of it depends on the name. */
static int
info_width (RhCapeLane *self, int width)
{
  int least = capital_width (self) + 2 * SPACING + bonus_width (self);

  return MAX (least, width * 15 / 100);
}

static void
allocate_wide (RhCapeLane *self, int width, int height)
{
  int info = info_width (self, width);
  int mark = natural_size (self->mark).width;
  int capital = capital_width (self);
  int bonus = bonus_width (self);
  int dots = natural_size (self->dots).height;
  int caption = natural_size (self->caption).height;
  int crossed = natural_size (self->crossed).width;
  int first = MAX (name_height (self), mark);
  int second = natural_size (self->capital).height;
  int aside = natural_size (self->aside).height;
  int y = (height - first - second - aside) / 2;

  place_in_row (self, self->mark, width, 0, y, mark, first);
  place_in_row (self, self->name, width, mark + SPACING, y, info - mark - SPACING, first);
  place_in_row (self, self->capital, width, 0, y + first, capital, second);
  place (self, self->aside, width, (Place) { 0, y + first + second, info, aside });
  y += first + (second - dots - caption) / 2;
  place (self, self->dots, width, (Place) { capital + 2 * SPACING, y, natural_size (self->dots).width, dots });
  place (self, self->caption, width, (Place) { capital + 2 * SPACING, y + dots, bonus, caption });
  place_in_row (self, self->crossed, width, width - crossed, 0, crossed, height);
  place (self,
         self->track,
         width,
         (Place) { info + 2 * SPACING, 0, width - info - crossed - 4 * SPACING, height });
  place_ask (self, self->ask_capital, width, (Place) { 0, y - (second - dots - caption) / 2, capital, second });
  place_ask (self, self->ask_bonus, width, (Place) { capital + 2 * SPACING, y, bonus, dots + caption });
}

/* What the figures of a narrow lane leave for the name beside them. */
static int
name_room (RhCapeLane *self, int width)
{
  return width - natural_size (self->mark).width - capital_width (self) - least_width (self->dots) -
         natural_size (self->crossed).width - 4 * SPACING;
}

/* Where text is large, hardly a letter of the name would be left: it stands above the figures. */
static gboolean
is_stacked (RhCapeLane *self, int width)
{
  return name_room (self, width) < NAME_LEAST * rh_text_size_get (GTK_WIDGET (self));
}

static int
name_row (RhCapeLane *self)
{
  return MAX (name_height (self), natural_size (self->mark).height);
}

static int
narrow_rows (RhCapeLane *self, int width)
{
  int capital = natural_size (self->capital).height;

  return natural_size (self->aside).height +
         (is_stacked (self, width) ? name_row (self) + capital : MAX (capital, name_height (self)));
}

/* The figures in a row, from the end on. */
static void
allocate_figures (RhCapeLane *self, int width, int y, int row)
{
  int capital = capital_width (self);
  int crossed = natural_size (self->crossed).width;
  int x = width - crossed;
  int dots = least_width (self->dots);

  place_in_row (self, self->crossed, width, x, y, crossed, row);
  x -= SPACING + dots;
  place_in_row (self, self->dots, width, x, y, dots, row);
  place_ask (self, self->ask_bonus, width, (Place) { x, y, dots, row });
  x = is_stacked (self, width) ? 0 : x - SPACING - capital;
  place_in_row (self, self->capital, width, x, y, capital, row);
  place_ask (self, self->ask_capital, width, (Place) { x, y, capital, row });
}

static void
allocate_narrow (RhCapeLane *self, int width, int height)
{
  gboolean stacked = is_stacked (self, width);
  int all = narrow_rows (self, width);
  int aside = natural_size (self->aside).height;
  int rows = all - aside;
  int first = stacked ? name_row (self) : rows;
  int mark = natural_size (self->mark).width;
  int room = stacked ? width - mark - SPACING : name_room (self, width);

  place_in_row (self, self->mark, width, 0, 0, mark, first);
  place_in_row (self, self->name, width, mark + SPACING, 0, room, first);
  allocate_figures (self, width, stacked ? first : 0, stacked ? rows - first : rows);
  place (self, self->aside, width, (Place) { 0, rows, width, aside });
  place (self, self->track, width, (Place) { 0, all, width, height - all });
}

/* Gives every part its place. */
void
rh_cape_lane_place (RhCapeLane *self, int width, int height)
{
  gtk_widget_set_child_visible (self->caption, width >= RH_CAPE_LANE_WIDE);
  if (width >= RH_CAPE_LANE_WIDE)
    allocate_wide (self, width, height);
  else
    allocate_narrow (self, width, height);
}

/* A lane as narrow as it gets has its dots close together. */
void
rh_cape_lane_measure_width (RhCapeLane *self, int *minimum, int *natural)
{
  int row = natural_size (self->mark).width + capital_width (self) +
            natural_size (self->crossed).width + 4 * SPACING + least_width (self->dots);

  gtk_widget_measure (self->track, GTK_ORIENTATION_HORIZONTAL, -1, minimum, natural, NULL, NULL);
  *minimum = MAX (*minimum, row + least_width (self->name));
  *natural = MAX (*natural + row, *minimum);
}

void
rh_cape_lane_measure_height (RhCapeLane *self, int width, int *minimum, int *natural)
{
  int rows = name_height (self) + natural_size (self->capital).height + natural_size (self->aside).height;
  int room;

  if (width >= RH_CAPE_LANE_WIDE) {
    room = width - info_width (self, width) - natural_size (self->crossed).width - 4 * SPACING;
    gtk_widget_measure (self->track, GTK_ORIENTATION_VERTICAL, room, minimum, natural, NULL, NULL);
    *minimum = MAX (*minimum, rows);
    *natural = MAX (*natural, rows);
  } else {
    gtk_widget_measure (self->track, GTK_ORIENTATION_VERTICAL, width, minimum, natural, NULL, NULL);
    *minimum += narrow_rows (self, width);
    *natural += narrow_rows (self, width);
  }
}
