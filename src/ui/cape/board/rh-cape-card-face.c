/* SPDX-License-Identifier: GPL-3.0-or-later
 * What is drawn on a terrain card: all but its value and the words.
 *
 * Cards are alike, and most lie where they lay: what was drawn once is kept as pixels. */

#include "config.h"

#include "rh-cape-card-face.h"

#include "rh-cape-art.h"
#include "rh-cape-card-text.h"
#include "rh-cape-style.h"
#include "rh-pixels.h"
#include "rh-shape.h"

#define WIDTH RH_CAPE_CARD_FACE_WIDTH
#define HEIGHT RH_CAPE_CARD_FACE_HEIGHT
#define ART_LEAST 14     /* pixels: what is narrower than that has a colour alone */
#define TOLERANCE .25      /* pixels: how far a curve may be from what is drawn; less isn't seen, and takes longer */
#define PICTURE_SHARE .86  /* of what is designed, as high: what people decide by has the rest */
#define RAIL_WIDTH 16
#define RAIL_HEIGHT 17
#define RAIL_STEP 21
#define RAILS_X 7
#define RAILS_Y 43
#define RAILS_BELOW 70     /* the same, below a figure that fills the card */
#define BADGE_USUAL 15     /* at most, but for those who are far away */
#define NEED_WIDTH (WIDTH - 6) /* at most */

static void
draw_outline (const RhCapeCardFace *self, cairo_t *cr)
{
  static const double dashes[] = { 4, 4 };
  gboolean ahead = self->look == RH_CAPE_CARD_AHEAD;
  double line = ahead ? 4 : 1.5;

  rh_shape_round_rect (cr, line / 2, line / 2, self->width - line, HEIGHT - line, 9);
  cairo_set_line_width (cr, line);
  if (self->look == RH_CAPE_CARD_EMPTY || self->look == RH_CAPE_CARD_BEGUN) {
    cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
    /* A place where a card will lie is there to be seen, not to be looked at. */
    rh_cape_style_set_source (self->widget, cr, self->look == RH_CAPE_CARD_EMPTY ? "cape_card_place" : "cape_card_line");
  } else {
    rh_cape_style_set_source (self->widget, cr, "cape_card_bg");
    cairo_fill_preserve (cr);
    rh_cape_style_set_source (self->widget, cr, ahead ? rh_cape_style_ink (self->card.terrain) : "cape_card_line");
  }
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

static void
draw_picture (const RhCapeCardFace *self, cairo_t *cr)
{
  rh_cape_style_set_source (self->widget, cr, rh_cape_style_tint (self->card.terrain));
  rh_shape_round_rect (cr, 4, 4, 64, 42 * PICTURE_SHARE, 6);
  cairo_fill (cr);
  rh_cape_style_set_source (self->widget, cr, rh_cape_style_ink (self->card.terrain));
  cairo_save (cr);
  /* Mirrored with the badge, so that it covers what it was drawn for. */
  cairo_translate (cr, self->mirrored ? WIDTH - 4 : 4, 4);
  cairo_scale (cr, self->mirrored ? -1 : 1, PICTURE_SHARE);
  rh_cape_art_terrain (cr, self->card.terrain);
  cairo_restore (cr);
}

/* Laid out with the badge, and then kept with it: how many rails a card needs follows from its terrain, and to have a figure
 * laid out at every tap on one takes a tenth of what that takes. */
static void
draw_need (const RhCapeCardFace *self, cairo_t *cr, double x, double y)
{
  g_autofree char *text = g_strdup_printf ("%d", rh_cape_terrain_needs (self->card.terrain));
  g_autoptr (PangoLayout) layout = rh_cape_card_text_lay_out (self->widget, text, RH_CAPE_CARD_FACE_NEED_SIZE);
  double growth = self->badge > BADGE_USUAL ? self->badge / RH_CAPE_CARD_FACE_BADGE : 1;
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  growth = MIN (growth, NEED_WIDTH / MAX (width, 1));
  cairo_save (cr);
  cairo_translate (cr, x - width * growth / 2, y - height * growth / 2);
  cairo_scale (cr, growth, growth);
  rh_cape_style_set_source (self->widget, cr, "cape_badge_fg");
  cairo_move_to (cr, 0, 0);
  pango_cairo_show_layout (cr, layout);
  cairo_restore (cr);
}

static void
draw_badge (const RhCapeCardFace *self, cairo_t *cr)
{
  double radius = self->badge;
  double x = self->mirrored ? radius + 3 : WIDTH - radius - 3;

  cairo_new_sub_path (cr);
  cairo_arc (cr, x, radius + 3, radius, 0, 2 * G_PI);
  rh_cape_style_set_source (self->widget, cr, rh_cape_style_ink (self->card.terrain));
  cairo_fill_preserve (cr);
  rh_cape_style_set_source (self->widget, cr, "cape_card_bg");
  cairo_set_line_width (cr, 1.5);
  cairo_stroke (cr);
  draw_need (self, cr, x, radius + 3);
}

static void
draw_rails (const RhCapeCardFace *self, cairo_t *cr, double y)
{
  rh_cape_style_set_source (self->widget, cr, "cape_card_fg");
  for (guint i = 0; i < self->card.rails; i++) {
    double x = RAILS_X + RAIL_STEP * i;

    /* In a row of unknown cards the rails stand in the middle. */
    if (self->card.terrain == RH_CAPE_UNKNOWN)
      x += (3 - self->card.rails) * RAIL_STEP / 2.0;
    else if (self->mirrored)
      x = WIDTH - x - RAIL_WIDTH;
    cairo_save (cr);
    cairo_translate (cr, x, y);
    rh_cape_art_rail (cr, RAIL_WIDTH, RAIL_HEIGHT);
    cairo_restore (cr);
  }
}

/* A card turned over: the terrain it was, with a railway across. */
static void
draw_crossed (const RhCapeCardFace *self, cairo_t *cr)
{
  rh_shape_round_rect (cr, 0, 16, self->width, 62, 8);
  cairo_clip (cr);
  rh_cape_style_set_source (self->widget, cr, rh_cape_style_tint (self->card.terrain));
  cairo_paint (cr);
  if (self->width * self->scale >= ART_LEAST) {
    double scale = MIN (1, (self->width - 8) / 56);

    cairo_save (cr);
    cairo_translate (cr, (self->width - 56 * scale) / 2, 20 + 15 * (1 - scale));
    cairo_scale (cr, .875 * scale, .7 * scale);
    rh_cape_style_set_source (self->widget, cr, rh_cape_style_ink (self->card.terrain));
    rh_cape_art_terrain (cr, self->card.terrain);
    cairo_restore (cr);
  }
  rh_cape_style_set_source (self->widget, cr, "cape_card_fg");
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
draw_card (const RhCapeCardFace *self, cairo_t *cr)
{
  if (self->look == RH_CAPE_CARD_CROSSED) {
    draw_crossed (self, cr);
    return;
  }

  draw_outline (self, cr);
  if (self->look == RH_CAPE_CARD_EMPTY)
    return;

  if (self->card.terrain != RH_CAPE_UNKNOWN) {
    draw_picture (self, cr);
    draw_badge (self, cr);
    draw_rails (self, cr, RAILS_Y);
  } else if (self->look == RH_CAPE_CARD_BEGUN || self->card.value == 0) {
    draw_rails (self, cr, self->look == RH_CAPE_CARD_BEGUN ? RAILS_Y : RAILS_BELOW);
  }
}

/* Everything that it looks different for, letters included; a value is no more than whether it is known. */
static guint64
get_look (const RhCapeCardFace *self)
{
  PangoContext *context = gtk_widget_get_pango_context (self->widget);
  guint64 look = g_str_hash (pango_font_description_get_family (pango_context_get_font_description (context)));

  look = look << 8 | self->card.terrain;
  look = look << 2 | self->card.rails;
  look = look << 3 | self->look;
  look = look << 1 | (self->card.value > 0);
  look = look << 1 | self->mirrored;

  return look << 1 | (self->badge > BADGE_USUAL);
}

static void
draw (const RhPixels *pixels, cairo_t *cr)
{
  const RhCapeCardFace *self = pixels->data;

  cairo_translate (cr, self->x, self->y);
  cairo_scale (cr, self->scale, self->scale);
  cairo_set_tolerance (cr, TOLERANCE);
  draw_card (self, cr);
}

/**
 * rh_cape_card_face_append:
 * @self: what lies there
 * @snapshot: what it is drawn on
 * @width: the width of its widget
 * @height: the height of its widget
 *
 * Draws it, or puts what was drawn before in its place.
 */
void
rh_cape_card_face_append (const RhCapeCardFace *self, GtkSnapshot *snapshot, int width, int height)
{
  const RhPixels pixels = { self->widget, width, height, get_look (self), draw, self };
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));

  rh_pixels_draw (&pixels, cr);
  cairo_destroy (cr);
}
