/* SPDX-License-Identifier: GPL-3.0-or-later
 * The sentences of a rules sheet. */

#include "config.h"

#include "rh-rules-lines.h"

/**
 * rh_rules_text_new:
 * @text: a sentence or two
 *
 * Returns: (transfer floating): a label with them, as wide as there is room
 */
GtkWidget *
rh_rules_text_new (const char *text)
{
  return g_object_new (GTK_TYPE_LABEL,
                       "label", text,
                       "wrap", TRUE,
                       "wrap-mode", PANGO_WRAP_WORD_CHAR,
                       "natural-wrap-mode", GTK_NATURAL_WRAP_NONE,
                       "xalign", 0.0,
                       "hexpand", TRUE,
                       NULL);
}

/* A sentence of a list, behind its dot. */
static GtkWidget *
make_line (const char *text)
{
  GtkWidget *line = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM, NULL);
  GtkWidget *dot = g_object_new (GTK_TYPE_LABEL,
                                 "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                 "label", "•",
                                 "valign", GTK_ALIGN_START,
                                 NULL);

  gtk_widget_add_css_class (line, "line");
  gtk_widget_add_css_class (dot, "dot");
  gtk_box_append (GTK_BOX (line), dot);
  gtk_box_append (GTK_BOX (line), rh_rules_text_new (text));
  gtk_accessible_update_property (GTK_ACCESSIBLE (line), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);

  return line;
}

/* The first sentences, each as it is. */
static void
add_leads (GtkBox *box, char **lines, guint n)
{
  for (guint i = 0; i < n; i++)
    gtk_box_append (box, rh_rules_text_new (lines[i]));
}

/* Appends them as a list; none makes no list. */
static void
add_lines (GtkBox *box, char **lines)
{
  GtkWidget *list;

  if (lines[0] == NULL)
    return;

  list = g_object_new (GTK_TYPE_BOX,
                       "accessible-role", GTK_ACCESSIBLE_ROLE_LIST,
                       "orientation", GTK_ORIENTATION_VERTICAL,
                       NULL);
  gtk_widget_add_css_class (list, "lines");
  for (guint i = 0; lines[i] != NULL; i++)
    gtk_box_append (GTK_BOX (list), make_line (lines[i]));
  gtk_box_append (box, list);
}

/**
 * rh_rules_add_part:
 * @sheet: a rules sheet
 * @part: a part of it, in words
 * @aloud: all of it that is read aloud
 * @table: (transfer floating) (nullable): what is shown behind the sentences that lead
 *
 * Appends it.
 *
 * Returns: (transfer none): where more of the part can be put
 */
GtkBox *
rh_rules_add_part (RhRulesSheet *sheet, const RhRulesPart *part, const char *aloud, GtkWidget *table)
{
  g_auto (GStrv) lines = rh_rules_part_dup_lines (part);
  GtkBox *box = rh_rules_sheet_add_part (sheet, rh_rules_part_get_title (part), aloud);

  add_leads (box, lines, part->n_leads);
  if (table != NULL)
    gtk_box_append (box, table);
  add_lines (box, lines + part->n_leads);

  return box;
}
