/* SPDX-License-Identifier: GPL-3.0-or-later
 * A terrain card as it lies on the table. */

#include "config.h"

#include "rh-cape-card-view.h"

#include "rh-cape-art.h"
#include "rh-cape-card-text.h"
#include "rh-cape-style.h"
#include "rh-cape-text-board.h"
#include "rh-children.h"
#include "rh-shape.h"

#include <glib/gi18n.h>

/* The card is designed in a space of this size, and drawn as large as there is room. */
#define WIDTH 72.0
#define HEIGHT 96.0
#define MIN_WIDTH 6
#define ART_LEAST 14     /* pixels: what is narrower than that has a colour alone */
#define COMPACT_BELOW 46.0 /* where the badge would be unreadable beside the picture */
#define TEXT_WIDTH (WIDTH - 6)
#define NEED_SIZE 16
#define NOTE_SIZE 13
#define NOTE_LEAST 15.0    /* what would be smaller than that isn't said: no rails are seen anyway */
#define VALUE_SIZE 25
#define LARGE_SIZE 20.0    /* the least size of a figure on a large card, whatever the card's own */
#define LARGE_SCALE 1.15   /* of a large card's natural size */
#define TOLERANCE .25      /* pixels: how far a curve may be from what is drawn; less isn't seen, and takes longer */

struct _RhCapeCardView {
  GtkWidget parent_instance;

  /* Owned, children */
  RhCapeCardText need;
  RhCapeCardText value;
  RhCapeCardText note;

  RhCapeCard card;
  RhCapeCardLook look;
  gboolean no_rails; /* it is known that it has none */
  gboolean large;
  int width; /* asked for */
};

G_DEFINE_FINAL_TYPE (RhCapeCardView, rh_cape_card_view, GTK_TYPE_WIDGET)

/* The space the card is designed in, and how it is fitted into the widget. */
typedef struct {
  double   scale;
  double   x;
  double   y;
  double   width; /* less than WIDTH for the sliver of a place that says nothing */
  gboolean compact;
} Fit;

static Fit
compute_fit (RhCapeCardView *self, int width, int height)
{
  gboolean face = self->look != RH_CAPE_CARD_EMPTY && self->look != RH_CAPE_CARD_CROSSED;
  Fit fit;

  fit.scale = face ? MIN (width / WIDTH, height / HEIGHT) : height / HEIGHT;
  fit.width = MIN (WIDTH, width / fit.scale);
  fit.x = (width - fit.width * fit.scale) / 2;
  fit.y = (height - HEIGHT * fit.scale) / 2;
  fit.compact = WIDTH * fit.scale < COMPACT_BELOW;

  return fit;
}

static gboolean
is_mirrored (RhCapeCardView *self)
{
  return gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
}

static void
draw_outline (RhCapeCardView *self, cairo_t *cr, const Fit *fit)
{
  static const double dashes[] = { 4, 4 };
  gboolean ahead = self->look == RH_CAPE_CARD_AHEAD;
  double line = ahead ? 4 : 1.5;

  rh_shape_round_rect (cr, line / 2, line / 2, fit->width - line, HEIGHT - line, 9);
  cairo_set_line_width (cr, line);
  if (self->look == RH_CAPE_CARD_EMPTY || self->look == RH_CAPE_CARD_BEGUN) {
    cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
    /* A place where a card will lie is there to be seen, not to be looked at. */
    rh_cape_style_set_source (GTK_WIDGET (self), cr, self->look == RH_CAPE_CARD_EMPTY ? "cape_card_place" : "cape_card_line");
  } else {
    rh_cape_style_set_source (GTK_WIDGET (self), cr, "cape_card_bg");
    cairo_fill_preserve (cr);
    rh_cape_style_set_source (GTK_WIDGET (self), cr, ahead ? rh_cape_style_ink (self->card.terrain) : "cape_card_line");
  }
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

static void
draw_picture (RhCapeCardView *self, cairo_t *cr)
{
  rh_cape_style_set_source (GTK_WIDGET (self), cr, rh_cape_style_tint (self->card.terrain));
  rh_shape_round_rect (cr, 4, 4, 64, 42, 6);
  cairo_fill (cr);
  rh_cape_style_set_source (GTK_WIDGET (self), cr, rh_cape_style_ink (self->card.terrain));
  cairo_save (cr);
  /* Mirrored with the badge, so that it covers what it was drawn for. */
  cairo_translate (cr, is_mirrored (self) ? WIDTH - 4 : 4, 4);
  if (is_mirrored (self))
    cairo_scale (cr, -1, 1);
  rh_cape_art_terrain (cr, self->card.terrain);
  cairo_restore (cr);
}

/* How much larger than designed a figure of that size is. */
static double
figure_growth (RhCapeCardView *self, const Fit *fit, double size, double growth)
{
  return self->large ? MAX (growth, LARGE_SIZE / (size * fit->scale)) : 1;
}

static double
badge_radius (RhCapeCardView *self, const Fit *fit)
{
  if (self->large)
    return 14 * figure_growth (self, fit, NEED_SIZE, 1.3);

  return fit->compact ? 15 : 14;
}

static void
draw_badge (RhCapeCardView *self, cairo_t *cr, const Fit *fit)
{
  double radius = badge_radius (self, fit);
  double x = is_mirrored (self) ? radius + 3 : WIDTH - radius - 3;

  cairo_new_sub_path (cr);
  cairo_arc (cr, x, radius + 3, radius, 0, 2 * G_PI);
  rh_cape_style_set_source (GTK_WIDGET (self), cr, rh_cape_style_ink (self->card.terrain));
  cairo_fill_preserve (cr);
  rh_cape_style_set_source (GTK_WIDGET (self), cr, "cape_card_bg");
  cairo_set_line_width (cr, 1.5);
  cairo_stroke (cr);
}

static void
draw_rails (RhCapeCardView *self, cairo_t *cr, double y)
{
  double step = 21.5;

  rh_cape_style_set_source (GTK_WIDGET (self), cr, "cape_card_fg");
  for (guint i = 0; i < self->card.rails; i++) {
    double x = 7 + step * i;

    /* In a row of unknown cards the rails stand in the middle. */
    if (self->card.terrain == RH_CAPE_UNKNOWN)
      x += (3 - self->card.rails) * step / 2;
    else if (is_mirrored (self))
      x = WIDTH - x - 15;
    cairo_save (cr);
    cairo_translate (cr, x, y);
    rh_cape_art_rail (cr, 15, 15);
    cairo_restore (cr);
  }
}

/* A card turned over: the terrain it was, with a railway across. */
static void
draw_crossed (RhCapeCardView *self, cairo_t *cr, const Fit *fit)
{
  rh_shape_round_rect (cr, 0, 16, fit->width, 62, 8);
  cairo_clip (cr);
  rh_cape_style_set_source (GTK_WIDGET (self), cr, rh_cape_style_tint (self->card.terrain));
  cairo_paint (cr);
  if (fit->width * fit->scale >= ART_LEAST) {
    double scale = MIN (1, (fit->width - 8) / 56);

    cairo_save (cr);
    cairo_translate (cr, (fit->width - 56 * scale) / 2, 20 + 15 * (1 - scale));
    cairo_scale (cr, .875 * scale, .7 * scale);
    rh_cape_style_set_source (GTK_WIDGET (self), cr, rh_cape_style_ink (self->card.terrain));
    rh_cape_art_terrain (cr, self->card.terrain);
    cairo_restore (cr);
  }
  rh_cape_style_set_source (GTK_WIDGET (self), cr, "cape_card_fg");
  for (int i = 0; i < 4; i++) {
    cairo_save (cr);
    cairo_translate (cr, i * 18, 56);
    rh_cape_art_rail (cr, 18, 14);
    cairo_restore (cr);
  }
  cairo_reset_clip (cr);
}

/* What is known of a card that was begun has the place that it has on the whole one. */
static void
draw_card (RhCapeCardView *self, cairo_t *cr, const Fit *fit)
{
  if (self->look == RH_CAPE_CARD_CROSSED) {
    draw_crossed (self, cr, fit);
    return;
  }

  draw_outline (self, cr, fit);
  if (self->look == RH_CAPE_CARD_EMPTY)
    return;

  if (self->card.terrain != RH_CAPE_UNKNOWN) {
    draw_picture (self, cr);
    draw_badge (self, cr, fit);
    draw_rails (self, cr, 50);
  } else if (self->look == RH_CAPE_CARD_BEGUN || self->card.value == 0) {
    draw_rails (self, cr, self->look == RH_CAPE_CARD_BEGUN ? 50 : 70);
  }
}

static void
rh_cape_card_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RhCapeCardView *self = RH_CAPE_CARD_VIEW (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  Fit fit = compute_fit (self, width, height);
  cairo_t *cr;

  if (width < 1 || height < 1)
    return;

  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  cairo_translate (cr, fit.x, fit.y);
  cairo_scale (cr, fit.scale, fit.scale);
  cairo_set_tolerance (cr, TOLERANCE);
  draw_card (self, cr, &fit);
  cairo_destroy (cr);

  GTK_WIDGET_CLASS (rh_cape_card_view_parent_class)->snapshot (widget, snapshot);
}

/* At a point of the card's space; @align says what part of the text is before it. None is wider than the card. */
static void
place_text (const Fit *fit, RhCapeCardText *text, double x, double y, double align, double growth)
{
  double scale = fit->scale * rh_cape_card_text_fit (text, TEXT_WIDTH, growth);

  rh_cape_card_text_place (text, fit->x + x * fit->scale, fit->y + y * fit->scale, align, scale);
}

static void
rh_cape_card_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RhCapeCardView *self = RH_CAPE_CARD_VIEW (widget);
  Fit fit = compute_fit (self, width, height);
  gboolean unknown = self->card.terrain == RH_CAPE_UNKNOWN && self->look != RH_CAPE_CARD_BEGUN;
  gboolean mirrored = is_mirrored (self);
  double badge = badge_radius (self, &fit) + 3;
  double need = figure_growth (self, &fit, NEED_SIZE, 1.3);
  double value = figure_growth (self, &fit, VALUE_SIZE, 1);

  place_text (&fit, &self->need, mirrored ? badge : WIDTH - badge, badge, .5, need);
  place_text (&fit, &self->note, WIDTH / 2, 57.5, .5, 1);
  gtk_widget_set_child_visible (self->note.widget,
                                NOTE_SIZE * rh_cape_card_text_fit (&self->note, TEXT_WIDTH, 1) * fit.scale >= NOTE_LEAST);
  if (unknown)
    place_text (&fit, &self->value, WIDTH / 2, self->card.value > 0 ? HEIGHT / 2 : 38, .5, 1);
  else
    place_text (&fit, &self->value, mirrored ? 7 : WIDTH - 7, 80, mirrored ? 0 : 1, value);
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

  rh_cape_card_text_forget (&self->need);
  rh_cape_card_text_forget (&self->value);
  rh_cape_card_text_forget (&self->note);
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
  g_autofree char *need = g_strdup_printf ("%d", rh_cape_terrain_needs (card.terrain));
  g_autofree char *figure = rh_cape_text_board_figure (card);
  g_autofree char *text = describe (card, look);

  self->card = card;
  self->look = look;

  rh_cape_card_text_set_font (&self->value, known || begun ? VALUE_SIZE : (card.value > 0 ? 32 : 44), PANGO_WEIGHT_BOLD);
  rh_cape_card_text_set (&self->need, face && known ? need : NULL);
  rh_cape_card_text_set (&self->value, face && (!begun || card.value > 0) ? figure : NULL);
  rh_cape_card_text_set (&self->note,
                         face && self->no_rails && !self->large ? C_("picture of a card", "no rails") : NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
rh_cape_card_view_init (RhCapeCardView *self)
{
  self->width = WIDTH;
  rh_cape_style_load ();

  rh_cape_card_text_init (&self->need, GTK_WIDGET (self), "need");
  rh_cape_card_text_init (&self->value, GTK_WIDGET (self), "value");
  rh_cape_card_text_init (&self->note, GTK_WIDGET (self), "note");
  rh_cape_card_text_set_font (&self->need, NEED_SIZE, PANGO_WEIGHT_BOLD);
  rh_cape_card_text_set_font (&self->note, NOTE_SIZE, PANGO_WEIGHT_NORMAL);
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
