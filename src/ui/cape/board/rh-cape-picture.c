/* SPDX-License-Identifier: GPL-3.0-or-later
 * A game at a glance, for a list: how far everybody's train has come, and the capital. */

#include "config.h"

#include "rh-cape-picture.h"

#include "rh-cape-art.h"
#include "rh-cape-style.h"
#include "rh-cape-text.h"
#include "rh-colour.h"
#include "rh-glance.h"
#include "rh-mark.h"
#include "rh-style.h"

#include <string.h>

#define N_SLOTS (1 + RH_CAPE_ROUNDS) /* the Cape and the cards */
#define LINE_HEIGHT 30
#define BED 3          /* from the bottom to the track */
#define CARD_WIDTH .6  /* of a slot */
#define CARD_HIGH .5   /* of the line */
#define TRAIN_WIDTH 64 /* as it is drawn by itself */
#define TRAIN_HIGH 43
#define TRAIN_LEAST .42 /* what is smaller isn't seen to be one */

typedef struct {
  const char *colour; /* interned */
  guint crossed;
  guint owned;
  RhCapeCard cards[RH_CAPE_ROUNDS];
} Line;

/* They stand on the track in the colours of their terrains: crossed ones full, those ahead light. */
static void
draw_cards (GtkWidget *area, cairo_t *cr, const Line *line, double pitch, int height)
{
  cairo_set_line_width (cr, 1);
  for (guint i = 0; i < line->owned; i++) {
    RhCapeTerrain terrain = line->cards[i].terrain;
    const char *ink = rh_cape_style_ink (terrain);

    cairo_rectangle (cr, pitch * (i + 1 + (1 - CARD_WIDTH) / 2), height * (1 - CARD_HIGH) - BED, pitch * CARD_WIDTH,
                     height * CARD_HIGH);
    rh_cape_style_set_source (area, cr, i < line->crossed ? ink : rh_cape_style_tint (terrain));
    cairo_fill_preserve (cr);
    rh_cape_style_set_source (area, cr, ink);
    cairo_stroke (cr);
  }
  rh_cape_style_set_source (area, cr, "cape_bed");
  cairo_rectangle (cr, 0, height - BED, pitch * N_SLOTS, 1.5);
  cairo_fill (cr);
}

static void
draw_train (GtkWidget *area, cairo_t *cr, const Line *line, double pitch, int height)
{
  double scale = CLAMP (pitch * 1.4 / TRAIN_WIDTH, TRAIN_LEAST, (double) (height - BED) / (TRAIN_HIGH + 1));
  double x = pitch * (line->crossed + .5) - TRAIN_WIDTH / 2.0 * scale;
  GdkRGBA fill;
  GdkRGBA edge;

  rh_colour_get (area, line->colour, TRUE, &fill);
  rh_style_get (area, "cape_train_line", &edge);
  cairo_translate (cr, CLAMP (x, 0, pitch * N_SLOTS - TRAIN_WIDTH * scale), height - BED - TRAIN_HIGH * scale);
  cairo_scale (cr, scale, scale);
  rh_cape_art_train (cr, line->colour, &fill, &edge);
}

/* From right to left it is its own mirror image. */
static void
on_draw_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  GtkWidget *widget = GTK_WIDGET (area);
  double pitch = (double) width / N_SLOTS;

  rh_glance_mirror (widget, cr, width);
  draw_cards (widget, cr, data, pitch, height);
  draw_train (widget, cr, data, pitch, height);
}

static GtkWidget *
make_line (const char *colour, const RhCapePlayer *player)
{
  Line *line = g_new0 (Line, 1);

  *line = (Line) { g_intern_string (colour), player->crossed, player->owned, { { 0 } } };
  memcpy (line->cards, player->cards, sizeof line->cards);

  return rh_glance_course (LINE_HEIGHT, on_draw_cb, line, g_free);
}

/**
 * rh_cape_picture_new:
 * @setup: the players
 * @data: a #RhCapeState, where the game stands
 *
 * Returns: (transfer floating): the picture
 */
GtkWidget *
rh_cape_picture_new (const RhSetup *setup, gconstpointer data)
{
  const RhCapeState *state = data;
  GtkWidget *glance = rh_glance_new ();

  rh_cape_style_load ();
  for (guint i = 0; i < setup->n_seats; i++) {
    g_autofree char *pounds = rh_cape_text_pounds (state->players[i].capital);

    rh_glance_add (GTK_GRID (glance), rh_mark_new (setup->seats[i].colour), setup->seats[i].name,
                   make_line (setup->seats[i].colour, &state->players[i]), pounds);
  }

  return glance;
}

/* The train before the pyramids. */
static void
draw_emblem_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  static const char colour[] = "red";
  GtkWidget *widget = GTK_WIDGET (area);
  GdkRGBA fill, edge;

  rh_glance_mirror (widget, cr, width);
  rh_cape_style_set_source (widget, cr, "cape_desert_ink");
  cairo_save (cr);
  cairo_translate (cr, 46, height - 3 - 26);
  rh_cape_art_pyramids (cr);
  cairo_restore (cr);
  rh_cape_style_set_source (widget, cr, "cape_bed");
  cairo_rectangle (cr, 0, height - 3, width, 2);
  cairo_fill (cr);
  rh_colour_get (widget, colour, TRUE, &fill);
  rh_style_get (widget, "cape_train_line", &edge);
  cairo_translate (cr, 2, height - 3 - 43 * .9);
  cairo_scale (cr, .9, .9);
  rh_cape_art_train (cr, colour, &fill, &edge);
}

/**
 * rh_cape_emblem_new:
 *
 * Returns: (transfer floating): what stands for the game where one is chosen
 */
GtkWidget *
rh_cape_emblem_new (void)
{
  rh_cape_style_load ();

  return rh_glance_emblem (draw_emblem_cb);
}
