/* SPDX-License-Identifier: GPL-3.0-or-later
 * A terrain card as it lies on the table. */

#include "config.h"

#include "rh-cape-card-view.h"

#include "rh-cape-card-face.h"
#include "rh-cape-card-text.h"
#include "rh-cape-style.h"
#include "rh-cape-text-board.h"
#include "rh-children.h"

#include <glib/gi18n.h>

#define WIDTH RH_CAPE_CARD_FACE_WIDTH
#define HEIGHT RH_CAPE_CARD_FACE_HEIGHT
#define MIN_WIDTH 6
#define COMPACT_BELOW 46.0 /* where the badge would be unreadable beside the picture */
#define TEXT_WIDTH (WIDTH - 10) /* off the frame, which is thick where the card comes next */
#define NOTE_SIZE 17
#define NOTE_LEAST 18.0    /* where words would be smaller than that, a figure says the same */
#define NOTE_Y 50.5
#define FIRST_RAIL 15      /* the middle of where it would lie, */
#define ZERO_Y 50.5        /* above whatever value */
#define ZERO_SIZE 26
#define VALUE_SIZE 31      /* what people decide by is what is largest: it is read from a metre away */
#define VALUE_Y 75.5       /* off the frame */
#define VALUE_EDGE 8
#define VALUE_LEFT 6       /* at the other edge, */
#define VALUE_LEAST 15.0   /* unless letters would be smaller than that: nothing is, that is read from afar */
#define LARGE_SIZE 20.0    /* the least size of a figure on a large card, whatever the card's own */
#define LARGE_SCALE 1.15   /* of a large card's natural size */

struct _RhCapeCardView {
  GtkWidget parent_instance;

  /* Owned, children */
  RhCapeCardText value;
  RhCapeCardText note;
  RhCapeCardText zero; /* in place of the note */

  RhCapeCard card;
  RhCapeCardLook look;
  gboolean no_rails; /* it is known that it has none */
  gboolean large;
  int width; /* asked for */
};

G_DEFINE_FINAL_TYPE (RhCapeCardView, rh_cape_card_view, GTK_TYPE_WIDGET)

static gboolean
is_mirrored (RhCapeCardView *self)
{
  return gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
}

/* How much larger than designed a figure of that size is. */
static double
figure_growth (RhCapeCardView *self, const RhCapeCardFace *face, double size, double growth)
{
  return self->large ? MAX (growth, LARGE_SIZE / (size * face->scale)) : 1;
}

static double
badge_radius (RhCapeCardView *self, const RhCapeCardFace *face)
{
  if (self->large)
    return RH_CAPE_CARD_FACE_BADGE * figure_growth (self, face, RH_CAPE_CARD_FACE_NEED_SIZE, 1.3);

  return WIDTH * face->scale < COMPACT_BELOW ? 15 : RH_CAPE_CARD_FACE_BADGE;
}

/* How the card is fitted into the widget. */
static RhCapeCardFace
compute_face (RhCapeCardView *self, int width, int height)
{
  gboolean whole = self->look != RH_CAPE_CARD_EMPTY && self->look != RH_CAPE_CARD_CROSSED;
  RhCapeCardFace face = {
    .widget = GTK_WIDGET (self), .card = self->card, .look = self->look, .mirrored = is_mirrored (self),
  };

  face.scale = whole ? MIN (width / WIDTH, height / HEIGHT) : height / HEIGHT;
  face.width = MIN (WIDTH, width / face.scale);
  face.x = (width - face.width * face.scale) / 2;
  face.y = (height - HEIGHT * face.scale) / 2;
  face.badge = badge_radius (self, &face);

  return face;
}

static void
rh_cape_card_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RhCapeCardView *self = RH_CAPE_CARD_VIEW (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  RhCapeCardFace face;

  if (width < 1 || height < 1)
    return;

  face = compute_face (self, width, height);
  rh_cape_card_face_append (&face, snapshot, width, height);

  GTK_WIDGET_CLASS (rh_cape_card_view_parent_class)->snapshot (widget, snapshot);
}

/* At a point of the card's space; @align says what part of the text is before it. */
static void
place_text (const RhCapeCardFace *face, RhCapeCardText *text, double x, double y, double align, double most, double growth)
{
  double scale = face->scale * rh_cape_card_text_fit (text, most, growth);

  rh_cape_card_text_place (text, face->x + x * face->scale, face->y + y * face->scale, align, scale);
}

static double
find_value_room (RhCapeCardView *self, const RhCapeCardFace *face, double growth)
{
  double most = self->large ? TEXT_WIDTH : WIDTH - VALUE_EDGE - VALUE_LEFT;
  double size = VALUE_SIZE * rh_cape_card_text_fit (&self->value, most, growth) * face->scale;

  return self->large || size >= VALUE_LEAST ? most : WIDTH - VALUE_EDGE;
}

static void
place_texts (RhCapeCardView *self, int width, int height)
{
  RhCapeCardFace face = compute_face (self, width, height);
  gboolean unknown = self->card.terrain == RH_CAPE_UNKNOWN && self->look != RH_CAPE_CARD_BEGUN;
  gboolean mirrored = is_mirrored (self);
  double value = figure_growth (self, &face, VALUE_SIZE, 1);
  gboolean words = NOTE_SIZE * rh_cape_card_text_fit (&self->note, TEXT_WIDTH, 1) * face.scale >= NOTE_LEAST;

  place_text (&face, &self->note, WIDTH / 2, NOTE_Y, .5, TEXT_WIDTH, 1);
  place_text (&face, &self->zero, mirrored ? WIDTH - FIRST_RAIL : FIRST_RAIL, ZERO_Y, .5, TEXT_WIDTH, 1);
  gtk_widget_set_child_visible (self->note.widget, words);
  gtk_widget_set_child_visible (self->zero.widget, !words);
  if (unknown)
    place_text (&face, &self->value, WIDTH / 2, self->card.value > 0 ? HEIGHT / 2 : 38, .5, TEXT_WIDTH, 1);
  else
    place_text (&face, &self->value, mirrored ? VALUE_EDGE : WIDTH - VALUE_EDGE, VALUE_Y, mirrored ? 0 : 1,
                find_value_room (self, &face, value), value);
}

static void
rh_cape_card_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  place_texts (RH_CAPE_CARD_VIEW (widget), width, height);
}

/* With larger text come larger cards, where there is room. */
static double
text_scale (GtkWidget *widget)
{
  int dpi = 0;

  g_object_get (gtk_widget_get_settings (widget), "gtk-xft-dpi", &dpi, NULL);

  return dpi > 0 ? CLAMP (dpi / 1024.0 / 96.0, 1.0, 2.0) : 1.0;
}

static void
rh_cape_card_view_measure (GtkWidget      *widget,
                           GtkOrientation  orientation,
                           int             for_size,
                           int            *minimum,
                           int            *natural,
                           int            *minimum_baseline,
                           int            *natural_baseline)
{
  RhCapeCardView *self = RH_CAPE_CARD_VIEW (widget);
  double factor = orientation == GTK_ORIENTATION_HORIZONTAL ? 1 : HEIGHT / WIDTH;

  *minimum = (int) (MIN_WIDTH * factor);
  *natural = MAX (*minimum, (int) (self->width * (self->large ? LARGE_SCALE : text_scale (widget)) * factor));
}

static void
rh_cape_card_view_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  RhCapeCardView *self = RH_CAPE_CARD_VIEW (widget);

  GTK_WIDGET_CLASS (rh_cape_card_view_parent_class)->css_changed (widget, change);

  rh_cape_card_text_forget (&self->value);
  rh_cape_card_text_forget (&self->note);
  rh_cape_card_text_forget (&self->zero);
  gtk_widget_queue_allocate (widget);
}

static void
rh_cape_card_view_dispose (GObject *object)
{
  rh_children_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (rh_cape_card_view_parent_class)->dispose (object);
}

static void
rh_cape_card_view_class_init (RhCapeCardViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rh_cape_card_view_dispose;

  widget_class->css_changed = rh_cape_card_view_css_changed;
  widget_class->measure = rh_cape_card_view_measure;
  widget_class->size_allocate = rh_cape_card_view_size_allocate;
  widget_class->snapshot = rh_cape_card_view_snapshot;

  gtk_widget_class_set_css_name (widget_class, "cape-card");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static char *
describe (RhCapeCard card, RhCapeCardLook look)
{
  switch (look) {
  case RH_CAPE_CARD_EMPTY:
  case RH_CAPE_CARD_BEGUN:
    return g_strdup (_("Empty place"));
  case RH_CAPE_CARD_CROSSED:
    return rh_cape_text_board_crossed (card);
  case RH_CAPE_CARD_OPEN:
  case RH_CAPE_CARD_AHEAD:
  default:
    return rh_cape_text_board_card (card);
  }
}

static void
show (RhCapeCardView *self, RhCapeCard card, RhCapeCardLook look)
{
  gboolean begun = look == RH_CAPE_CARD_BEGUN;
  gboolean face = look != RH_CAPE_CARD_EMPTY && look != RH_CAPE_CARD_CROSSED;
  gboolean known = card.terrain != RH_CAPE_UNKNOWN;
  gboolean none = face && self->no_rails && !self->large;
  g_autofree char *figure = rh_cape_text_board_figure (card);
  g_autofree char *text = describe (card, look);

  self->card = card;
  self->look = look;

  rh_cape_card_text_set_font (&self->value, known || begun ? VALUE_SIZE : (card.value > 0 ? 32 : 44), PANGO_WEIGHT_BOLD);
  rh_cape_card_text_set (&self->value, face && (!begun || card.value > 0) ? figure : NULL);
  rh_cape_card_text_set (&self->note, none ? C_("picture of a card", "no rails") : NULL);
  rh_cape_card_text_set (&self->zero, none ? "0" : NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  /* Where it lies it stays: to have that asked would have all of the window laid out. */
  if (gtk_widget_get_width (GTK_WIDGET (self)) > 0)
    place_texts (self, gtk_widget_get_width (GTK_WIDGET (self)), gtk_widget_get_height (GTK_WIDGET (self)));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
rh_cape_card_view_init (RhCapeCardView *self)
{
  self->width = WIDTH;
  rh_cape_style_load ();

  rh_cape_card_text_init (&self->value, GTK_WIDGET (self), "value");
  rh_cape_card_text_init (&self->note, GTK_WIDGET (self), "note");
  rh_cape_card_text_init (&self->zero, GTK_WIDGET (self), "value");
  rh_cape_card_text_set_font (&self->note, NOTE_SIZE, PANGO_WEIGHT_NORMAL);
  rh_cape_card_text_set_font (&self->zero, ZERO_SIZE, PANGO_WEIGHT_BOLD);
  show (self, (RhCapeCard) { RH_CAPE_UNKNOWN, 0, 0 }, RH_CAPE_CARD_EMPTY);
}

/**
 * rh_cape_card_view_new:
 *
 * Returns: (transfer full): an empty place
 */
GtkWidget *
rh_cape_card_view_new (void)
{
  return g_object_new (RH_TYPE_CAPE_CARD_VIEW, NULL);
}

/**
 * rh_cape_card_view_set:
 * @self: a card
 * @card: what to show; without a terrain, its value if that is known, else its rails
 * @look: how it lies
 *
 * Shows a card, the rails it needs included (rule P4), and tells screen readers.
 */
void
rh_cape_card_view_set (RhCapeCardView *self, RhCapeCard card, RhCapeCardLook look)
{
  /* Most cards stay as they are from one move to the next, and drawing them is what costs. */
  if (look == self->look && card.terrain == self->card.terrain && card.rails == self->card.rails &&
      card.value == self->card.value)
    return;

  self->no_rails = card.terrain != RH_CAPE_UNKNOWN && card.rails == 0;
  show (self, card, look);
}

/**
 * rh_cape_card_view_set_parts:
 * @self: a card
 * @parts: what has been told of it
 *
 * Shows a card that is being entered: as much of it as is known.
 */
void
rh_cape_card_view_set_parts (RhCapeCardView *self, RhCapeParts parts)
{
  RhCapeCard card = { (RhCapeTerrain) MAX (parts.terrain, 0), (guint) MAX (parts.rails, 0), (guint) MAX (parts.value, 0) };

  g_return_if_fail (RH_IS_CAPE_CARD_VIEW (self));

  if (rh_cape_parts_are_whole (parts) || rh_cape_parts_are_open (parts)) {
    rh_cape_card_view_set (self, card, rh_cape_parts_are_open (parts) ? RH_CAPE_CARD_EMPTY : RH_CAPE_CARD_OPEN);
    return;
  }

  self->no_rails = parts.rails == 0;
  show (self, card, RH_CAPE_CARD_BEGUN);
}

/**
 * rh_cape_card_view_set_large:
 * @self: a card
 *
 * Has the card show its figures so large that they can be read from afar, and only
 * them. For a card within something that is scaled as a whole.
 */
void
rh_cape_card_view_set_large (RhCapeCardView *self)
{
  self->large = TRUE;
  rh_cape_card_text_set (&self->note, NULL);
  rh_cape_card_text_set (&self->zero, NULL);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/**
 * rh_cape_card_view_set_width:
 * @self: a card
 * @width: a width, with text of the usual size
 *
 * Asks for that width, where others ask for what cards usually have.
 */
void
rh_cape_card_view_set_width (RhCapeCardView *self, int width)
{
  g_return_if_fail (RH_IS_CAPE_CARD_VIEW (self));

  self->width = width;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
