/* SPDX-License-Identifier: GPL-3.0-or-later
 * The terrain cards of one type in front of a player: how many, and whether nobody has more. */

#include "config.h"

#include "rh-heart-pile.h"

#include "rh-heart-art.h"
#include "rh-heart-sign.h"
#include "rh-heart-style.h"
#include "rh-heart-text-board.h"
#include "rh-heart-text.h"
#include "rh-tooltip.h"

#include "rh-children.h"
#include "rh-spot.h"
#include "rh-style.h"

#define SPACING 7
#define SPACING_PLAIN 3 /* without words */
#define STAR 13
#define OVERLAP 2 /* lines stand closer than their letters ask for */

struct _RhHeartPile {
  GtkWidget parent_instance;

  /* Owned, children */
  GtkWidget *count;
  GtkWidget *sign;
  GtkWidget *name;
  GtkWidget *most; /* that nobody has more */
  GtkWidget *star; /* the same, where there is no room for the words */

  RhHeartTerrain terrain;
  gboolean       words;
  gboolean       high; /* without words: whether the sign stands above the figure */
  int            row; /* how wide all of it is in a row; 0 where the words stand below the sign */
};

G_DEFINE_FINAL_TYPE (RhHeartPile, rh_heart_pile, GTK_TYPE_WIDGET)

static void
rh_heart_pile_dispose (GObject *object)
{
  rh_children_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (rh_heart_pile_parent_class)->dispose (object);
}

/* At both sides. */
static int
get_padding (RhHeartPile *self)
{
  GtkBorder padding;

  gtk_style_context_get_padding (gtk_widget_get_style_context (GTK_WIDGET (self)), &padding);

  return padding.left + padding.right;
}

/* Beside the figure: the sign, what that is, and that nobody has more. */
static int
column_width (RhHeartPile *self)
{
  int sign = rh_spot_size (self->sign).width + SPACING_PLAIN + STAR;

  return MAX (sign, MAX (rh_spot_size (self->name).width, rh_spot_size (self->most).width));
}

static int
column_height (RhHeartPile *self, gboolean most)
{
  int height = rh_spot_size (self->sign).height + rh_spot_size (self->name).height - OVERLAP;

  return most ? height + rh_spot_size (self->most).height - OVERLAP : height;
}

static int
high_width (RhHeartPile *self)
{
  return MAX (rh_spot_size (self->sign).width, rh_spot_size (self->count).width + 2 * (STAR + SPACING_PLAIN));
}

static int
high_height (RhHeartPile *self)
{
  return rh_spot_size (self->sign).height + rh_spot_size (self->count).height;
}

static int
plain_width (RhHeartPile *self)
{
  if (self->high)
    return high_width (self);

  return rh_spot_size (self->sign).width + rh_spot_size (self->count).width + STAR + 2 * SPACING_PLAIN;
}

static void
rh_heart_pile_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  RhHeartPile *self = RH_HEART_PILE (widget);
  GtkRequisition count = rh_spot_size (self->count);

  if (orientation == GTK_ORIENTATION_VERTICAL && !self->words && self->high)
    *minimum = high_height (self);
  else if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = MAX (count.height, self->words ? column_height (self, FALSE) : rh_spot_size (self->sign).height);
  else
    *minimum = self->words ? count.width + SPACING + column_width (self) : plain_width (self);
  *natural = *minimum;
}

/* Where there is room beside the sign, the words stand there. */
static int
row_words (RhHeartPile *self)
{
  return MAX (rh_spot_size (self->name).width + SPACING_PLAIN + STAR, rh_spot_size (self->most).width);
}

static int
row_height (RhHeartPile *self)
{
  return rh_spot_size (self->name).height + rh_spot_size (self->most).height - OVERLAP;
}

/* In the middle of that height. */
static void
place (GtkWidget *child, int total, int height, int x, int width)
{
  int own = rh_spot_size (child).height;

  rh_spot_place (child, total, (GdkRectangle) { x, (height - own) / 2, width, own });
}

static void
allocate_plain (RhHeartPile *self, int width, int height)
{
  int sign = rh_spot_size (self->sign).width;
  int count = rh_spot_size (self->count).width;
  int x = (width - plain_width (self)) / 2;

  place (self->sign, width, height, x, sign);
  x += sign + SPACING_PLAIN;
  place (self->count, width, height, x, count);
  place (self->star, width, height, x + count + SPACING_PLAIN, STAR);
}

/* Whether what they are has room below sign and figure; nothing asks for that room. */
static gboolean
has_high_name (RhHeartPile *self, int width, int height)
{
  GtkRequisition name = rh_spot_size (self->name);

  return !self->words && self->high && width >= name.width && height >= high_height (self) + name.height - 2 * OVERLAP;
}

/* The figure in the middle, whether the star stands beside it or not. */
static void
allocate_high (RhHeartPile *self, int width, int height)
{
  GtkRequisition sign = rh_spot_size (self->sign);
  GtkRequisition count = rh_spot_size (self->count);
  GtkRequisition name = rh_spot_size (self->name);
  int below = has_high_name (self, width, height) ? name.height - 2 * OVERLAP : 0;
  int x = (width - count.width) / 2;
  int y = (height - high_height (self) - below) / 2;

  rh_spot_place (self->sign, width, (GdkRectangle) { (width - sign.width) / 2, y, sign.width, sign.height });
  y += sign.height;
  rh_spot_place (self->count, width, (GdkRectangle) { x, y, count.width, count.height });
  rh_spot_place (self->star, width, (GdkRectangle) { x + count.width + SPACING_PLAIN, y + (count.height - STAR) / 2, STAR, STAR });
  y += count.height - 2 * OVERLAP;
  rh_spot_place (self->name, width, (GdkRectangle) { (width - name.width) / 2, y, name.width, name.height });
}

/* A line of the column; returns where the next one begins. */
static int
place_line (GtkWidget *child, int total, int x, int y, int width)
{
  int height = rh_spot_size (child).height;

  rh_spot_place (child, total, (GdkRectangle) { x, y, width, height });

  return y + height - OVERLAP;
}

static void
allocate_words (RhHeartPile *self, int width, int height, gboolean most)
{
  int count = rh_spot_size (self->count).width;
  int column = column_width (self);
  GtkRequisition sign = rh_spot_size (self->sign);
  int x = (width - count - SPACING - column) / 2;
  int y = (height - column_height (self, most)) / 2;

  place (self->count, width, height, x, count);
  x += count + SPACING;
  rh_spot_place (self->star, width, (GdkRectangle) { x + sign.width + SPACING_PLAIN, y + (sign.height - STAR) / 2, STAR, STAR });
  y = place_line (self->sign, width, x, y, sign.width);
  y = place_line (self->name, width, x, y, column);
  place_line (self->most, width, x, y, column);
}

static void
allocate_row (RhHeartPile *self, int width, int height, gboolean most)
{
  int count = rh_spot_size (self->count).width;
  GtkRequisition name = rh_spot_size (self->name);
  int x = (width - self->row) / 2;
  int y = (height - (most ? row_height (self) : name.height)) / 2;
  int sign = rh_spot_size (self->sign).width;

  place (self->count, width, height, x, count);
  x += count + SPACING;
  place (self->sign, width, height, x, sign);
  x += sign + SPACING;
  rh_spot_place (self->star, width, (GdkRectangle) { x + name.width + SPACING_PLAIN, y + (name.height - STAR) / 2, STAR, STAR });
  y = place_line (self->name, width, x, y, row_words (self));
  place_line (self->most, width, x, y, row_words (self));
}

/* A word on who has most has its place, whether it stands there or not; where that is too low, a star stands for it. */
static void
rh_heart_pile_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RhHeartPile *self = RH_HEART_PILE (widget);
  gboolean most = self->words && height >= (self->row > 0 ? row_height (self) : column_height (self, TRUE));

  gtk_widget_set_child_visible (self->name, self->words || has_high_name (self, width, height));
  gtk_widget_set_child_visible (self->most, most);
  gtk_widget_set_child_visible (self->star, !most);
  if (self->words && self->row > 0)
    allocate_row (self, width, height, most);
  else if (self->words)
    allocate_words (self, width, height, most);
  else if (self->high)
    allocate_high (self, width, height);
  else
    allocate_plain (self, width, height);
}

static void
rh_heart_pile_class_init (RhHeartPileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rh_heart_pile_dispose;

  widget_class->measure = rh_heart_pile_measure;
  widget_class->size_allocate = rh_heart_pile_size_allocate;

  rh_heart_style_load ();
  gtk_widget_class_set_css_name (widget_class, "heart-pile");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
rh_heart_pile_init (RhHeartPile *self)
{
}

static void
on_draw_star_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  const RhHeartPile *self = data;
  double scale = MIN (width, height) / RH_HEART_ART_STAR;
  GdkRGBA ink;

  rh_heart_style_get_terrain (GTK_WIDGET (area), self->terrain, &ink);
  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_translate (cr, (width - RH_HEART_ART_STAR * scale) / 2, (height - RH_HEART_ART_STAR * scale) / 2);
  cairo_scale (cr, scale, scale);
  rh_heart_art_star (cr);
}

static GtkWidget *
make_star (RhHeartPile *self)
{
  GtkWidget *area = g_object_new (GTK_TYPE_DRAWING_AREA,
                                  "content-width", STAR,
                                  "content-height", STAR,
                                  "valign", GTK_ALIGN_CENTER,
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                  NULL);

  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), on_draw_star_cb, self, NULL);

  return area;
}

static GtkWidget *
add_word (RhHeartPile *self, const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, css_class);
  gtk_widget_set_parent (label, GTK_WIDGET (self));

  return label;
}

/**
 * rh_heart_pile_new:
 * @terrain: a type of terrain cards
 *
 * Returns: (transfer floating): no cards of that type
 */
GtkWidget *
rh_heart_pile_new (RhHeartTerrain terrain)
{
  RhHeartPile *self = g_object_new (RH_TYPE_HEART_PILE, NULL);
  GtkWidget *widget = GTK_WIDGET (self);

  self->terrain = terrain;
  gtk_widget_add_css_class (widget, rh_heart_terrain_get_word (terrain));
  self->count = gtk_label_new (NULL);
  gtk_label_set_width_chars (GTK_LABEL (self->count), 2);
  gtk_widget_add_css_class (self->count, "count");
  gtk_widget_set_parent (self->count, widget);
  self->sign = rh_heart_sign_new (terrain);
  gtk_widget_set_parent (self->sign, widget);
  self->name = add_word (self, rh_heart_text_terrain (terrain), "terrain");
  self->most = add_word (self, rh_heart_text_board_most (), "most");
  self->star = make_star (self);
  gtk_widget_set_parent (self->star, widget);

  return widget;
}

/**
 * rh_heart_pile_set:
 * @self: a pile
 * @state: where the game stands
 * @seat: whose pile it is, from 0
 *
 * Shows how many there are, and whether nobody has more.
 */
void
rh_heart_pile_set (RhHeartPile *self, const RhHeartState *state, guint seat)
{
  gboolean most = rh_heart_state_get_leaders (state, self->terrain) >> seat & 1;
  g_autofree char *count = g_strdup_printf ("%d", state->players[seat].cards[self->terrain]);
  g_autofree char *name = rh_heart_text_board_cards (state, seat, self->terrain);

  gtk_label_set_text (GTK_LABEL (self->count), count);
  gtk_widget_set_opacity (self->most, most ? 1 : 0);
  gtk_widget_set_opacity (self->star, most ? 1 : 0);
  rh_style_toggle (GTK_WIDGET (self), "most", most);
  rh_style_toggle (GTK_WIDGET (self), "none", state->players[seat].cards[self->terrain] == 0);
  rh_tooltip_set (GTK_WIDGET (self), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/**
 * rh_heart_pile_show_words:
 * @self: a pile
 * @words: whether there is room for words
 *
 * Has it say what it is, not only show it.
 */
void
rh_heart_pile_show_words (RhHeartPile *self, gboolean words)
{
  if (self->words == words)
    return;
  self->words = words;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/**
 * rh_heart_pile_set_high:
 * @self: a pile
 * @high: whether there is height for that
 *
 * Has its sign stand above the figure where there is no room for words.
 */
void
rh_heart_pile_set_high (RhHeartPile *self, gboolean high)
{
  if (self->high == high)
    return;
  self->high = high;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/**
 * rh_heart_pile_get_row:
 * @self: a pile
 *
 * Returns: how much room it has to have to say in a row what it is
 */
int
rh_heart_pile_get_row (RhHeartPile *self)
{
  return rh_spot_size (self->count).width + SPACING + rh_spot_size (self->sign).width + SPACING + row_words (self) +
         get_padding (self);
}

/**
 * rh_heart_pile_set_row:
 * @self: a pile
 * @row: how much room the widest of the piles has to have for that, so that all of them look alike; 0 where there is less
 *
 * Has its words stand beside the sign. To be called before it is given its place.
 */
void
rh_heart_pile_set_row (RhHeartPile *self, int row)
{
  row = MAX (row - get_padding (self), 0);
  if (self->row == row)
    return;

  self->row = row;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/**
 * rh_heart_pile_get_wide:
 * @self: a pile
 *
 * Returns: how wide it is with words, shown or not
 */
int
rh_heart_pile_get_wide (RhHeartPile *self)
{
  return rh_spot_size (self->count).width + SPACING + column_width (self) + get_padding (self);
}
