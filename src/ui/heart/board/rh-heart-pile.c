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
#include "rh-style.h"

#define SPACING 6
#define SPACING_PLAIN 3 /* without words */
#define STAR 13
#define BEHIND .8 /* of the size of the cards' own figure, at the most */
#define MINUS 4.0
#define MINUS_HIGH 2.0
#define MINUS_GAP 1.5

struct _RhHeartPile {
  GtkWidget parent_instance;

  /* Owned, children */
  GtkWidget *sign;
  GtkWidget *count;
  GtkWidget *words; /* what it is called, and that nobody has more */
  GtkWidget *star;  /* the same, or how many it takes to draw level, where there is no room for words */

  /* Owned by the words */
  GtkWidget *most;

  RhHeartTerrain terrain;
  int            behind; /* by how many somebody else is ahead, or 0 */
};

G_DEFINE_FINAL_TYPE (RhHeartPile, rh_heart_pile, GTK_TYPE_WIDGET)

static void
rh_heart_pile_dispose (GObject *object)
{
  rh_children_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (rh_heart_pile_parent_class)->dispose (object);
}

static void
rh_heart_pile_class_init (RhHeartPileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rh_heart_pile_dispose;

  rh_heart_style_load ();
  gtk_widget_class_set_css_name (widget_class, "heart-pile");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
rh_heart_pile_init (RhHeartPile *self)
{
}

/* A short stroke and a figure, which is as large as it has room then in the place of the star. */
static void
draw_behind (const RhHeartPile *self, cairo_t *cr, int width, int height)
{
  g_autofree char *figure = g_strdup_printf ("%d", self->behind);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (self->count, figure);
  PangoRectangle ink;
  double scale;

  pango_layout_get_pixel_extents (layout, &ink, NULL);
  scale = MIN ((width - MINUS - MINUS_GAP) / MAX (ink.width, 1), BEHIND);
  cairo_rectangle (cr, width - ink.width * scale - MINUS_GAP - MINUS, (height - MINUS_HIGH) / 2, MINUS, MINUS_HIGH);
  cairo_fill (cr);
  cairo_translate (cr, width - ink.width * scale, (height - ink.height * scale) / 2);
  cairo_scale (cr, scale, scale);
  cairo_move_to (cr, -ink.x, -ink.y);
  pango_cairo_show_layout (cr, layout);
}

static void
on_draw_star_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  const RhHeartPile *self = data;
  double scale = MIN (width, height) / RH_HEART_ART_STAR;
  GdkRGBA ink;

  rh_heart_style_get_terrain (GTK_WIDGET (area), self->terrain, &ink);
  gdk_cairo_set_source_rgba (cr, &ink);
  if (self->behind > 0) {
    draw_behind (self, cr, width, height);
    return;
  }

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
add_word (GtkWidget *box, const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);

  return label;
}

/* A word has its place, whether it stands there or not. */
static void
add_words (RhHeartPile *self)
{
  self->words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_valign (self->words, GTK_ALIGN_CENTER);
  gtk_widget_set_parent (self->words, GTK_WIDGET (self));
  add_word (self->words, rh_heart_text_terrain (self->terrain), "terrain");
  self->most = add_word (self->words, rh_heart_text_board_most (), "most");
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
  self->sign = rh_heart_sign_new (terrain);
  gtk_widget_set_parent (self->sign, widget);
  self->count = gtk_label_new (NULL);
  gtk_label_set_width_chars (GTK_LABEL (self->count), 2);
  gtk_widget_add_css_class (self->count, "count");
  gtk_widget_set_parent (self->count, widget);
  add_words (self);
  self->star = make_star (self);
  gtk_widget_set_parent (self->star, widget);
  rh_heart_pile_show_words (self, FALSE);

  return widget;
}

/**
 * rh_heart_pile_set:
 * @self: a pile
 * @state: where the game stands
 * @seat: whose pile it is, from 0
 *
 * Shows how many there are, and whether nobody has more; where there is no room for words, how many it takes to draw level.
 */
void
rh_heart_pile_set (RhHeartPile *self, const RhHeartState *state, guint seat)
{
  gboolean most = rh_heart_state_get_leaders (state, self->terrain) >> seat & 1;
  g_autofree char *count = g_strdup_printf ("%d", state->players[seat].cards[self->terrain]);
  g_autofree char *name = rh_heart_text_board_cards (state, seat, self->terrain);

  gtk_label_set_text (GTK_LABEL (self->count), count);
  self->behind = rh_heart_state_get_behind (state, self->terrain, seat);
  gtk_widget_queue_draw (self->star);
  gtk_widget_set_opacity (self->most, most ? 1 : 0);
  gtk_widget_set_opacity (self->star, most || self->behind > 0 ? 1 : 0);
  rh_style_toggle (GTK_WIDGET (self), "most", most);
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
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_widget_set_visible (self->words, words);
  gtk_widget_set_visible (self->star, !words);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), words ? SPACING : SPACING_PLAIN);
}
