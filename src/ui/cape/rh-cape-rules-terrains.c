/* SPDX-License-Identifier: GPL-3.0-or-later
 * The terrains on the rules sheet: picture, name, and the rails needed. */

#include "config.h"

#include "rh-cape-rules-terrains.h"

#include "rh-cape-art.h"
#include "rh-cape-rules-text.h"
#include "rh-cape-style.h"
#include "rh-cape-text.h"
#include "rh-shape.h"
#include "rh-wrap.h"

#include <glib/gi18n.h>

#define ART_WIDTH 64.0 /* the space a terrain is drawn in */
#define ART_HEIGHT 42.0
#define RADIUS 10
#define WIDTH 10 /* of a label, in letters */

static const char *const css_classes[] = {
  [RH_CAPE_RIVER] = "river",
  [RH_CAPE_MOUNTAIN] = "mountain",
  [RH_CAPE_DESERT] = "desert",
  [RH_CAPE_VILLAGE] = "village",
  [RH_CAPE_SAVANNA] = "savanna",
};

static void
draw_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  RhCapeTerrain terrain = (RhCapeTerrain) GPOINTER_TO_UINT (data);

  rh_cape_style_set_source (GTK_WIDGET (area), cr, rh_cape_style_tint (terrain));
  rh_shape_round_rect (cr, 0, 0, width, height, RADIUS);
  cairo_fill (cr);

  rh_cape_style_set_source (GTK_WIDGET (area), cr, rh_cape_style_ink (terrain));
  /* Mirrored with the badge, so that it covers what it was drawn for. */
  if (gtk_widget_get_direction (GTK_WIDGET (area)) == GTK_TEXT_DIR_RTL) {
    cairo_translate (cr, width, 0);
    cairo_scale (cr, -1, 1);
  }
  cairo_scale (cr, width / ART_WIDTH, height / ART_HEIGHT);
  rh_cape_art_terrain (cr, terrain);
}

/* About as wide as a picture; longer words take a second line. */
static GtkWidget *
make_label (const char *text, const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                   "label", text,
                                   "wrap", TRUE,
                                   "max-width-chars", WIDTH,
                                   "justify", GTK_JUSTIFY_CENTER,
                                   NULL);

  gtk_widget_add_css_class (label, css_class);

  return label;
}

/* As on a card: the picture, and in its corner the figure on a badge. */
static GtkWidget *
make_picture (RhCapeTerrain terrain)
{
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *area = g_object_new (GTK_TYPE_DRAWING_AREA,
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                  NULL);
  g_autofree char *need = g_strdup_printf ("%d", rh_cape_terrain_needs (terrain));
  GtkWidget *badge = make_label (need, "badge");

  gtk_widget_add_css_class (area, "picture");
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_cb, GUINT_TO_POINTER (terrain), NULL);
  gtk_widget_set_halign (badge, GTK_ALIGN_END);
  gtk_widget_set_valign (badge, GTK_ALIGN_START);
  gtk_widget_add_css_class (badge, css_classes[terrain]);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), area);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), badge);
  gtk_widget_set_halign (overlay, GTK_ALIGN_CENTER);

  return overlay;
}

/* Read as one: “River: 10 rails”. */
static GtkWidget *
make_terrain (RhCapeTerrain terrain)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX,
                                 "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM,
                                 "orientation", GTK_ORIENTATION_VERTICAL,
                                 NULL);
  guint needs = (guint) rh_cape_terrain_needs (terrain);
  const char *name = rh_cape_text_terrain_title (terrain);
  g_autofree char *rails = g_strdup_printf (ngettext ("%u rail", "%u rails", needs), needs);
  g_autofree char *both = rh_cape_rules_text_terrain (terrain);

  gtk_box_append (GTK_BOX (box), make_picture (terrain));
  gtk_box_append (GTK_BOX (box), make_label (name, "terrain"));
  gtk_box_append (GTK_BOX (box), make_label (rails, "rails"));
  gtk_widget_add_css_class (box, "rules-terrain");

  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, both, -1);

  return box;
}

/**
 * rh_cape_rules_terrains_new:
 *
 * Returns: (transfer floating): the terrains with the rails they need (rule P4)
 */
GtkWidget *
rh_cape_rules_terrains_new (void)
{
  GtkWidget *wrap = g_object_new (RH_TYPE_WRAP,
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_LIST,
                                  "spacing", 12,
                                  "homogeneous", TRUE,
                                  NULL);

  rh_cape_style_load ();
  for (guint i = RH_CAPE_RIVER; i <= RH_CAPE_TERRAIN_LAST; i++)
    rh_wrap_append (RH_WRAP (wrap), make_terrain ((RhCapeTerrain) i));

  return wrap;
}
