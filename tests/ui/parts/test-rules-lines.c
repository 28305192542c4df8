/* SPDX-License-Identifier: GPL-3.0-or-later
 * The sentences of a rules sheet: those that lead, and the others behind a dot each. */

#include "config.h"

#include "board.h"

#include "rh-rules-lines.h"

static guint
count_lists (GtkBox *part)
{
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (part)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += gtk_widget_has_css_class (child, "lines");

  return n;
}

static void
add_lead (GPtrArray *lines)
{
  rh_rules_add (lines, "It leads:");
}

static void
add_all (GPtrArray *lines)
{
  add_lead (lines);
  rh_rules_add (lines, "The first.");
  rh_rules_add (lines, "The second.");
}

static void
test_lines (void)
{
  /* Who sees them sees dots; who hears them hears a list of sentences, and no dots. What leads leads to the table. */
  static const RhRulesPart part = { "Part", add_all, 1 };
  GtkWidget *sheet = g_object_ref_sink (rh_rules_sheet_new ());
  GtkWidget *table = gtk_label_new ("The table");
  GtkBox *box = rh_rules_add_part (RH_RULES_SHEET (sheet), &part, "All of it", table);
  GtkWidget *list;
  GtkWidget *line;

  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (gtk_widget_get_prev_sibling (table))), ==, "It leads:");
  g_assert_cmpuint (count_lists (box), ==, 1);

  list = gtk_widget_get_next_sibling (table);
  gtk_test_accessible_assert_role (list, GTK_ACCESSIBLE_ROLE_LIST);
  line = gtk_widget_get_first_child (list);
  gtk_test_accessible_assert_role (line, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
  board_assert_name (line, "The first.");
  gtk_test_accessible_assert_role (gtk_widget_get_first_child (line), GTK_ACCESSIBLE_ROLE_PRESENTATION);
  board_assert_name (gtk_widget_get_next_sibling (line), "The second.");
  g_assert_true (gtk_widget_get_next_sibling (line) == gtk_widget_get_last_child (list));
  g_object_unref (sheet);
}

static void
test_none (void)
{
  /* Without a sentence there is no list that would be heard as an empty one. */
  static const RhRulesPart part = { "Part", add_lead, 1 };
  GtkWidget *sheet = g_object_ref_sink (rh_rules_sheet_new ());

  g_assert_cmpuint (count_lists (rh_rules_add_part (RH_RULES_SHEET (sheet), &part, "All of it", NULL)), ==, 0);
  g_object_unref (sheet);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/rules-lines/lines", test_lines);
  g_test_add_func ("/rules-lines/none", test_none);

  return g_test_run ();
}
