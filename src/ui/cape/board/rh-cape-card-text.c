/* SPDX-License-Identifier: GPL-3.0-or-later
 * What is written on a card, whose size never depends on it: so nothing is laid out anew when another card is shown,
 * as it would be with a label. */

#include "config.h"

#include "rh-cape-card-text.h"

#define LINE_HEIGHT .65 /* of what the letters of a font have */

/* On whole pixels the level strokes of small figures would be half as thick as the upright ones: those of a font without
 * serifs looked as if it had them. */
static void
leave_unhinted (GtkWidget *widget)
{
  cairo_font_options_t *options = cairo_font_options_create ();

  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  gtk_widget_set_font_options (widget, options);
  cairo_font_options_destroy (options);
}

/* With figures that are as wide as each other. None of them, which are bold, goes below the line: it is no higher than they are. */
static PangoAttrList *
make_attributes (int size, PangoWeight weight)
{
  PangoAttrList *attributes = pango_attr_list_new ();

  if (weight == PANGO_WEIGHT_BOLD)
    pango_attr_list_insert (attributes, pango_attr_line_height_new (LINE_HEIGHT));
  pango_attr_list_insert (attributes, pango_attr_size_new_absolute (size * PANGO_SCALE));
  pango_attr_list_insert (attributes, pango_attr_weight_new (weight));
  pango_attr_list_insert (attributes, pango_attr_font_features_new ("tnum=1"));

  return attributes;
}

static void
measure (RhCapeCardText *self)
{
  GtkInscription *inscription = GTK_INSCRIPTION (self->widget);
  g_autoptr (PangoLayout) layout = NULL;

  if (self->measured)
    return;

  layout = gtk_widget_create_pango_layout (self->widget, gtk_inscription_get_text (inscription));
  pango_layout_set_attributes (layout, gtk_inscription_get_attributes (inscription));
  pango_layout_get_pixel_size (layout, &self->width, &self->height);
  /* Where nothing is written, there is a place for it. */
  self->width = MAX (self->width, 1);
  self->measured = TRUE;
}

/**
 * rh_cape_card_text_lay_out:
 * @widget: a card
 * @text: a figure on it
 * @size: in pixels of the card's own space
 *
 * Returns: (transfer full): the figure, bold, to be drawn with the rest of the card's face
 */
PangoLayout *
rh_cape_card_text_lay_out (GtkWidget *widget, const char *text, int size)
{
  g_autoptr (PangoAttrList) attributes = make_attributes (size, PANGO_WEIGHT_BOLD);
  PangoLayout *layout;

  if (gtk_widget_get_font_options (widget) == NULL)
    leave_unhinted (widget);
  layout = gtk_widget_create_pango_layout (widget, text);
  pango_layout_set_attributes (layout, attributes);

  return layout;
}

/**
 * rh_cape_card_text_init:
 * @self: a text
 * @parent: a card, which says by itself what is on it
 * @css_class: what it is
 *
 * Puts a text on that card, with nothing written yet; it is the card's child.
 */
void
rh_cape_card_text_init (RhCapeCardText *self, GtkWidget *parent, const char *css_class)
{
  *self = (RhCapeCardText) { 0 };
  self->widget = g_object_new (GTK_TYPE_INSCRIPTION,
                               "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                               "text", "",
                               "min-chars", 0,
                               "nat-chars", 0,
                               NULL);
  leave_unhinted (self->widget);
  gtk_widget_add_css_class (self->widget, css_class);
  gtk_widget_set_parent (self->widget, parent);
}

/**
 * rh_cape_card_text_set:
 * @self: a text
 * @text: (nullable): what to write
 *
 * Writes that. The card has to be allocated anew.
 */
void
rh_cape_card_text_set (RhCapeCardText *self, const char *text)
{
  GtkInscription *inscription = GTK_INSCRIPTION (self->widget);

  if (g_strcmp0 (gtk_inscription_get_text (inscription), text != NULL ? text : "") == 0)
    return;

  gtk_inscription_set_text (inscription, text != NULL ? text : "");
  self->measured = FALSE;
}

/**
 * rh_cape_card_text_set_font:
 * @self: a text
 * @size: in pixels of the card's own space
 * @weight: how heavy
 *
 * Writes in that font, with figures that are as wide as each other.
 */
void
rh_cape_card_text_set_font (RhCapeCardText *self, int size, PangoWeight weight)
{
  g_autoptr (PangoAttrList) attributes = NULL;

  if (size == self->size && weight == self->weight)
    return;

  attributes = make_attributes (size, weight);
  gtk_inscription_set_attributes (GTK_INSCRIPTION (self->widget), attributes);
  self->size = size;
  self->weight = weight;
  self->measured = FALSE;
}

/**
 * rh_cape_card_text_forget:
 * @self: a text
 *
 * Has it measured again, as where letters have become others.
 */
void
rh_cape_card_text_forget (RhCapeCardText *self)
{
  self->measured = FALSE;
}

/**
 * rh_cape_card_text_fit:
 * @self: a text
 * @width: the width there is
 * @growth: how many times as large it should be
 *
 * Returns: how many times as large it can be
 */
double
rh_cape_card_text_fit (RhCapeCardText *self, double width, double growth)
{
  measure (self);

  return MIN (growth, width / self->width);
}

/**
 * rh_cape_card_text_place:
 * @self: a text
 * @x: a place in the card
 * @y: where the middle of the line is
 * @align: what part of the text is before @x
 * @scale: how many times as large it is
 *
 * Places it while its card is allocated.
 */
void
rh_cape_card_text_place (RhCapeCardText *self, double x, double y, double align, double scale)
{
  GskTransform *transform;

  measure (self);
  transform = gsk_transform_translate (NULL,
                                       &GRAPHENE_POINT_INIT ((float) (x - align * self->width * scale),
                                                             (float) (y - self->height * scale / 2)));
  transform = gsk_transform_scale (transform, (float) scale, (float) scale);
  gtk_widget_allocate (self->widget, self->width, self->height, -1, transform);
}
