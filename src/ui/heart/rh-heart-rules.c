/* SPDX-License-Identifier: GPL-3.0-or-later
 * The rules sheet of The Heart of Africa: its parts, the terrains with their routes, and the points by length. */

#include "config.h"

#include "rh-heart-rules.h"

#include "rh-heart-bars.h"
#include "rh-heart-sign.h"
#include "rh-heart-style.h"

#include "rh-rules-lines.h"
#include "rh-wrap.h"

/* What is shown is in the words, which alone are read aloud. */
static GtkWidget *
make_row (GtkWidget *picture, const char *text)
{
  GtkWidget *row = g_object_new (GTK_TYPE_BOX,
                                 "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM,
                                 "spacing", 12,
                                 NULL);

  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (row), picture);
  gtk_box_append (GTK_BOX (row), rh_rules_text_new (text));
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);

  return row;
}

static GtkWidget *
make_list (void)
{
  return g_object_new (GTK_TYPE_BOX,
                       "accessible-role", GTK_ACCESSIBLE_ROLE_LIST,
                       "orientation", GTK_ORIENTATION_VERTICAL,
                       "spacing", 6,
                       NULL);
}

/* A terrain with its sign, and a route of each of its colours. */
static GtkWidget *
make_terrains (void)
{
  GtkWidget *list = make_list ();

  for (RhHeartTerrain terrain = 0; terrain < RH_HEART_TERRAINS; terrain++) {
    GtkWidget *pictures = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
    g_autofree char *text = rh_heart_rules_text_terrain (terrain);

    gtk_box_append (GTK_BOX (pictures), rh_heart_sign_new (terrain));
    for (RhHeartColour colour = 0; colour < RH_HEART_COLOURS; colour++) {
      if (rh_heart_colour_get_terrain (colour) == terrain)
        gtk_box_append (GTK_BOX (pictures), rh_heart_bar_new (colour, 1));
    }
    gtk_box_append (GTK_BOX (list), make_row (pictures, text));
  }

  return list;
}

static GtkWidget *
make_lengths (void)
{
  GtkWidget *list = make_list ();

  for (guint length = 1; length <= RH_HEART_LENGTH_MAX; length++) {
    g_autofree char *text = rh_heart_rules_text_length (length);

    gtk_box_append (GTK_BOX (list), make_row (rh_heart_bar_new (RH_HEART_GREY, length), text));
  }

  return list;
}

static GtkWidget *
make_table (RhHeartRulesPart part)
{
  if (part == RH_HEART_RULES_TERRAIN)
    return make_terrains ();

  return part == RH_HEART_RULES_ROUTES ? make_lengths () : NULL;
}

/**
 * rh_heart_rules_new:
 *
 * Returns: (transfer floating): the rules sheet, from its beginning
 */
GtkWidget *
rh_heart_rules_new (void)
{
  GtkWidget *sheet = rh_rules_sheet_new ();

  rh_heart_style_load ();
  for (guint i = 0; i < RH_HEART_RULES_PARTS; i++) {
    g_autofree char *aloud = rh_heart_rules_text_aloud (i);

    rh_rules_add_part (RH_RULES_SHEET (sheet), rh_heart_rules_get_part (i), aloud, make_table (i));
  }

  return sheet;
}

/**
 * rh_heart_rules_update:
 * @rules: a rules sheet
 * @state: where the game on the table stands
 * @go: whether to go to what is asked there
 *
 * Marks the part that is asked about there.
 */
void
rh_heart_rules_update (GtkWidget *rules, gconstpointer state, gboolean go)
{
  rh_rules_sheet_mark (RH_RULES_SHEET (rules), rh_heart_rules_part_of (state));
  if (go)
    rh_rules_sheet_go_to (RH_RULES_SHEET (rules), rh_heart_rules_part_of (state));
}
