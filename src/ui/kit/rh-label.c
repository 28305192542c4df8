/* SPDX-License-Identifier: GPL-3.0-or-later
 * A text in running lines. */

#include "config.h"

#include "rh-label.h"

#include "rh-text-size.h"

#define LEAST_LINE 6 /* letters of a long text */

#define LEAST_SIZE 17.0 /* of letters that are drawn smaller, in pixels */

/**
 * rh_label_new:
 * @text: (nullable): a text
 * @css_class: (nullable): a class for its look
 *
 * Returns: (transfer floating): a label that takes as many lines as it must,
 *   each from where lines begin
 */
GtkWidget *
rh_label_new (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  rh_text_size_wrap (GTK_LABEL (label));
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);

  return label;
}

/**
 * rh_label_set_long:
 * @label: a label that takes as many lines as it must
 * @text: what it says, however long
 *
 * Has the label say that. With a long text it isn't asked how narrow it would be with a letter in each line, which takes
 * several times as long as all else that it's asked.
 */
void
rh_label_set_long (GtkLabel *label, const char *text)
{
  gtk_label_set_label (label, text);
  gtk_label_set_width_chars (label, g_utf8_strlen (text, -1) > 2 * LEAST_LINE ? LEAST_LINE : -1);
}

/**
 * rh_label_show:
 * @label: a #GtkLabel
 * @text: (nullable): what it says
 *
 * Has the label say that; without a text it has no place.
 */
void
rh_label_show (GtkWidget *label, const char *text)
{
  gtk_label_set_label (GTK_LABEL (label), text != NULL ? text : "");
  gtk_widget_set_visible (label, text != NULL);
}

/**
 * rh_label_head:
 * @label: what a page is about, or asks
 *
 * Makes it the page's heading, which screen readers go to by a key. To be called as soon as the label is made.
 */
void
rh_label_head (GtkWidget *label)
{
  g_object_set (label, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LEVEL, 1, -1);
}

/* How many times as large as it is that may be drawn at the least. */
static double
least_scale (GtkWidget *label)
{
  PangoContext *context = gtk_widget_get_pango_context (label);
  const PangoFontDescription *font = pango_context_get_font_description (context);
  double size = (double) pango_font_description_get_size (font) / PANGO_SCALE;

  if (!pango_font_description_get_size_is_absolute (font))
    size *= pango_cairo_context_get_resolution (context) / 72;

  return MIN (LEAST_SIZE / MAX (size, 1), 1);
}

/**
 * rh_label_fit:
 * @label: a name of one line, that may end in an ellipsis
 * @place: the place for it in its parent
 *
 * Allocates it there. Where there is less room than it needs, it is drawn smaller, as far as that is still read from a metre
 * away; only what even so finds no room is cut.
 */
void
rh_label_fit (GtkWidget *label, const GtkAllocation *place)
{
  GskTransform *transform;
  double scale;
  int least, whole;

  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, &least, &whole, NULL, NULL);
  scale = CLAMP ((double) place->width / MAX (whole, 1), least_scale (label), 1);
  transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) place->x,
                                                                   (float) (place->y + place->height * (1 - scale) / 2)));
  if (scale < 1)
    transform = gsk_transform_scale (transform, (float) scale, (float) scale);
  gtk_widget_allocate (label, MAX ((int) (place->width / scale + .001), least), place->height, -1, transform);
}
