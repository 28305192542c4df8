/* SPDX-License-Identifier: GPL-3.0-or-later
 * A game at a glance, for a list: how far everybody's train has come, and the capital. */

#include "config.h"

#include "rh-cape-picture.h"

#include "rh-cape-art.h"
#include "rh-cape-style.h"
#include "rh-cape-text.h"
#include "rh-colour.h"
#include "rh-mark.h"
#include "rh-style.h"
#include "rh-text-size.h"

#define N_SLOTS (1 + RH_CAPE_ROUNDS) /* the Cape and the cards */
#define LINE_WIDTH 64 /* at least */
#define LINE_HEIGHT 26
#define CARD_WIDTH .6 /* of a slot */
#define EMBLEM_WIDTH 88
#define EMBLEM_HEIGHT 48

typedef struct {
  const char *colour; /* interned */
  guint crossed;
  guint owned;
} Line;

/* Crossed ones full, those ahead empty. */
static void
draw_cards (GtkWidget *area, cairo_t *cr, const Line *line, double pitch, int height)
{
  rh_cape_style_set_source (area, cr, "cape_bed");
  cairo_set_line_width (cr, 1);
  for (guint i = 1; i <= line->owned; i++) {
    cairo_rectangle (cr, pitch * (i + (1 - CARD_WIDTH) / 2), height * .2, pitch * CARD_WIDTH, height * .5);
    if (i <= line->crossed)
      cairo_fill_preserve (cr);
    cairo_stroke (cr);
  }
  cairo_rectangle (cr, 0, height - 3, pitch * N_SLOTS, 1.5);
  cairo_fill (cr);
}

static void
draw_train (GtkWidget *area, cairo_t *cr, const Line *line, double pitch, int height)
{
  double scale = MIN (pitch * 1.4 / 64, (height - 3) / 44.0);
  GdkRGBA fill;
  GdkRGBA edge;

  rh_colour_get (area, line->colour, TRUE, &fill);
  rh_style_get (area, "cape_train_line", &edge);
  cairo_translate (cr, pitch * (line->crossed + .5) - 32 * scale, height - 3 - 43 * scale);
  cairo_scale (cr, scale, scale);
  rh_cape_art_train (cr, line->colour, &fill, &edge);
}

/* From right to left it is its own mirror image. */
static void
on_draw_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  GtkWidget *widget = GTK_WIDGET (area);
  double pitch = (double) width / N_SLOTS;

  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL) {
    cairo_translate (cr, width, 0);
    cairo_scale (cr, -1, 1);
  }
  draw_cards (widget, cr, data, pitch, height);
  draw_train (widget, cr, data, pitch, height);
}

static GtkWidget *
make_line (const char *colour, const RhCapePlayer *player)
{
  GtkWidget *area = g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  Line *line = g_new0 (Line, 1);

  *line = (Line) { g_intern_string (colour), player->crossed, player->owned };
  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (area), LINE_WIDTH);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (area), LINE_HEIGHT);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), on_draw_cb, line, g_free);
  gtk_widget_set_hexpand (area, TRUE);
  gtk_widget_set_valign (area, GTK_ALIGN_CENTER); /* no larger where a name takes two lines */

  return area;
}

static GtkWidget *
make_label (const char *text, float xalign)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);

  return label;
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
  GtkWidget *grid = gtk_grid_new ();

  rh_cape_style_load ();
  gtk_grid_set_column_spacing (GTK_GRID (grid), 10);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 4);
  for (guint i = 0; i < setup->n_seats; i++) {
    g_autofree char *pounds = rh_cape_text_pounds (state->players[i].capital);
    GtkWidget *name = make_label (setup->seats[i].name, 0);
    GtkWidget *capital = make_label (pounds, 1);

    rh_text_size_wrap (GTK_LABEL (name));
    gtk_widget_add_css_class (capital, "numeric");
    gtk_widget_add_css_class (capital, "heading");
    gtk_grid_attach (GTK_GRID (grid), rh_mark_new (setup->seats[i].colour), 0, (int) i, 1, 1);
    gtk_grid_attach (GTK_GRID (grid), name, 1, (int) i, 1, 1);
    gtk_grid_attach (GTK_GRID (grid), make_line (setup->seats[i].colour, &state->players[i]), 2, (int) i, 1, 1);
    gtk_grid_attach (GTK_GRID (grid), capital, 3, (int) i, 1, 1);
  }

  return grid;
}

/* The train before the pyramids. */
static void
draw_emblem_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  static const char colour[] = "red";
  GtkWidget *widget = GTK_WIDGET (area);
  GdkRGBA fill, edge;

  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL) {
    cairo_translate (cr, width, 0);
    cairo_scale (cr, -1, 1);
  }
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
  GtkWidget *area = g_object_new (GTK_TYPE_DRAWING_AREA,
                                  "content-width", EMBLEM_WIDTH,
                                  "content-height", EMBLEM_HEIGHT,
                                  "halign", GTK_ALIGN_CENTER,
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                  NULL);

  rh_cape_style_load ();
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_emblem_cb, NULL, NULL);

  return area;
}
