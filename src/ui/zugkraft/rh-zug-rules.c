/* SPDX-License-Identifier: GPL-3.0-or-later
 * The rules sheet of Zugkraft: its parts, and what the dice show. */

#include "config.h"

#include "rh-zug-rules.h"

#include "rh-rules-lines.h"
#include "rh-wrap.h"
#include "rh-zug-rules-text.h"
#include "rh-zug-style.h"
#include "rh-zug-text-part.h"
#include "rh-zug-train-view.h"

/* A picture, and what it is called; read as one. */
static GtkWidget *
make_face (RhZugPart part)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX,
                                 "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM,
                                 "orientation", GTK_ORIENTATION_VERTICAL,
                                 NULL);
  GtkWidget *picture = rh_zug_train_view_new ();
  g_autofree char *name = rh_zug_text_part_spoken (part);
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                   "label", rh_zug_text_part_title (part),
                                   NULL);

  rh_zug_train_view_set_part (RH_ZUG_TRAIN_VIEW (picture), part);
  gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (box, "zug-face");
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);

  return box;
}

static GtkWidget *
make_faces (void)
{
  GtkWidget *wrap = g_object_new (RH_TYPE_WRAP,
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_LIST,
                                  "spacing", 12,
                                  "homogeneous", TRUE,
                                  NULL);

  for (RhZugPart face = RH_ZUG_ENGINE; face <= RH_ZUG_PART_LAST; face++)
    rh_wrap_append (RH_WRAP (wrap), make_face (face));

  return wrap;
}

/**
 * rh_zug_rules_new:
 *
 * Returns: (transfer floating): the rules sheet, from its beginning
 */
GtkWidget *
rh_zug_rules_new (void)
{
  GtkWidget *sheet = rh_rules_sheet_new ();

  rh_zug_style_load ();
  for (guint i = 0; i < RH_ZUG_RULES_PARTS; i++) {
    g_autofree char *aloud = rh_zug_rules_text_aloud (i);

    rh_rules_add_part (RH_RULES_SHEET (sheet), rh_zug_rules_get_part (i), aloud,
                       i == RH_ZUG_RULES_TRAIN ? make_faces () : NULL);
  }

  return sheet;
}

/**
 * rh_zug_rules_update:
 * @rules: a rules sheet
 * @state: a #RhZugState, where the game on the table stands
 * @go: whether to go to the part that is asked about there
 *
 * Marks that part.
 */
void
rh_zug_rules_update (GtkWidget *rules, gconstpointer state, gboolean go)
{
  RhZugRulesPart part = rh_zug_rules_part_of (state);

  rh_rules_sheet_mark (RH_RULES_SHEET (rules), part);
  if (go)
    rh_rules_sheet_go_to (RH_RULES_SHEET (rules), part);
}
