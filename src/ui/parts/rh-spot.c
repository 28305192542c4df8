/* SPDX-License-Identifier: GPL-3.0-or-later
 * What the boards of all games have in common: how large the parts of a player’s row are, and how they are put where they stand. */

#include "config.h"

#include "rh-spot.h"

#include "rh-label.h"

/**
 * rh_spot_size:
 * @widget: a widget
 *
 * Returns: how large it would be
 */
GtkRequisition
rh_spot_size (GtkWidget *widget)
{
  GtkRequisition size;

  gtk_widget_get_preferred_size (widget, NULL, &size);

  return size;
}

/**
 * rh_spot_figure:
 * @label: what shows a figure
 * @widest: the widest that a game can bring
 *
 * Returns: how wide it is then, and how high the figures themselves are: they reach neither as high nor as low as letters can
 */
GtkRequisition
rh_spot_figure (GtkWidget *label, const char *widest)
{
  g_autoptr (PangoLayout) layout = pango_layout_copy (gtk_label_get_layout (GTK_LABEL (label)));
  PangoRectangle ink, logical;

  pango_layout_set_width (layout, -1);
  pango_layout_set_text (layout, widest, -1);
  pango_layout_get_pixel_extents (layout, &ink, &logical);

  return (GtkRequisition) { logical.width, ink.height };
}

/**
 * rh_spot_name_height:
 * @name: a label that may end in an ellipsis
 *
 * The ellipsis of Chinese names comes from a taller font, of which the label knows nothing until it is cut off.
 *
 * Returns: how high it is, cut off or not
 */
int
rh_spot_name_height (GtkWidget *name)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (name, gtk_label_get_text (GTK_LABEL (name)));
  int width, whole, cut;

  pango_layout_get_size (layout, &width, NULL);
  pango_layout_get_pixel_size (layout, NULL, &whole);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_width (layout, width / 2);
  pango_layout_get_pixel_size (layout, NULL, &cut);

  return MAX (whole, cut);
}

/**
 * rh_spot_letter:
 * @label: a label
 *
 * Returns: how wide a usual letter is there, were it bold, in Pango's units: a usual name is no wider
 */
int
rh_spot_letter (GtkWidget *label)
{
  PangoContext *context = gtk_widget_get_pango_context (label);
  PangoFontDescription *bold = pango_font_description_copy (pango_context_get_font_description (context));
  PangoFontMetrics *metrics;
  int width;

  pango_font_description_set_weight (bold, PANGO_WEIGHT_ULTRABOLD);
  metrics = pango_context_get_metrics (context, bold, NULL);
  width = pango_font_metrics_get_approximate_char_width (metrics);
  pango_font_metrics_unref (metrics);
  pango_font_description_free (bold);

  return width;
}

/* Where it stands, counted from the left, and no smaller than nothing. */
static GdkRectangle
from_left (GtkWidget *child, int total, GdkRectangle at)
{
  if (gtk_widget_get_direction (gtk_widget_get_parent (child)) == GTK_TEXT_DIR_RTL)
    at.x = total - at.x - at.width;

  return (GdkRectangle) { at.x, at.y, MAX (at.width, 0), MAX (at.height, 0) };
}

/**
 * rh_spot_place:
 * @child: a part of a row
 * @total: how wide the row is
 * @at: where it stands
 *
 * Puts it there, if it is to be seen.
 */
void
rh_spot_place (GtkWidget *child, int total, GdkRectangle at)
{
  GdkRectangle place = from_left (child, total, at);

  if (gtk_widget_get_child_visible (child))
    gtk_widget_size_allocate (child, &place, -1);
}

/**
 * rh_spot_place_name:
 * @name: a label that may end in an ellipsis
 * @total: how wide the row is
 * @at: where it stands
 *
 * Puts it there; where that is too narrow, it is drawn smaller.
 */
void
rh_spot_place_name (GtkWidget *name, int total, GdkRectangle at)
{
  GdkRectangle place = from_left (name, total, at);

  rh_label_fit (name, &place);
}

/**
 * rh_spot_around:
 * @button: what asks about a figure
 * @figure: where the figure stands
 * @frame_x: the frame of the button at each side, which isn't drawn
 * @frame_y: that above and below
 *
 * Returns: where the button stands: over the figure, and large enough for a finger
 */
GdkRectangle
rh_spot_around (GtkWidget *button, GdkRectangle figure, int frame_x, int frame_y)
{
  GtkRequisition least = rh_spot_size (button);
  int width = MAX (figure.width + 2 * frame_x, least.width);
  int height = MAX (figure.height + 2 * frame_y, least.height);

  return (GdkRectangle) { figure.x + (figure.width - width) / 2, figure.y + (figure.height - height) / 2, width, height };
}
