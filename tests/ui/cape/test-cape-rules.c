/* SPDX-License-Identifier: GPL-3.0-or-later
 * The rules sheet: all of it is there, and this game’s edition and the part that is asked about are marked. */

#include "config.h"

#include "board.h"

#include "rh-cape-rules-text.h"
#include "rh-cape-rules.h"
#include "rh-heading.h"

/* With the heading all that is below it is heard; the part has no name, which would be heard as well. */
static void
assert_aloud (GtkWidget *heading, char *text)
{
  gtk_test_accessible_assert_property (heading, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text);
  g_free (text);
}

static void
test_edition (void)
{
  /* It is seen and heard which edition the game is played by, and the part that is asked about is marked. */
  Board board = { 0 };
  GtkWidget *rules = rh_cape_rules_new ();
  RhCapeState state = { .n_seats = 3, .river_all = TRUE, .phase = RH_CAPE_PICK };
  GtkWidget *editions;
  GtkWidget *note;

  board_show (&board, rules, 800, 600);
  rh_cape_rules_update (RH_CAPE_RULES (rules), &state);
  editions = board_find (rules, RH_TYPE_HEADING, RH_CAPE_RULES_EDITIONS);
  assert_aloud (editions, rh_cape_rules_text_aloud (RH_CAPE_RULES_EDITIONS, &state));
  note = gtk_widget_get_first_child (gtk_widget_get_last_child (gtk_widget_get_parent (editions)));
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (note)), ==, "This game");
  g_assert_true (gtk_widget_get_visible (note));
  g_assert_true (gtk_widget_has_css_class (
    gtk_widget_get_parent (board_find (rules, RH_TYPE_HEADING, RH_CAPE_RULES_PICK)), "now"));

  state.river_all = FALSE;
  rh_cape_rules_update (RH_CAPE_RULES (rules), &state);
  g_assert_false (gtk_widget_get_visible (note));
  board_close (&board);
}

static void
test_parts (void)
{
  /* Every part is there, in its order, under a heading that can have the focus, with every sentence it has. */
  Board board = { 0 };
  GtkWidget *rules;

  rules = rh_cape_rules_new ();
  board_show (&board, rules, 800, 600);
  board_assert_name (rules, "Rules");
  for (guint i = 0; i < RH_CAPE_RULES_PARTS; i++) {
    GtkWidget *heading = board_find (rules, RH_TYPE_HEADING, i);
    GtkWidget *part = gtk_widget_get_parent (heading);
    g_auto (GStrv) lines = rh_rules_part_dup_lines (rh_cape_rules_get_part (i));

    gtk_test_accessible_assert_role (heading, GTK_ACCESSIBLE_ROLE_HEADING);
    gtk_test_accessible_assert_property (heading, GTK_ACCESSIBLE_PROPERTY_LEVEL, 2);
    board_assert_name (heading, rh_rules_part_get_title (rh_cape_rules_get_part (i)));
    g_assert_false (gtk_test_accessible_has_property (GTK_ACCESSIBLE (part), GTK_ACCESSIBLE_PROPERTY_LABEL));
    assert_aloud (heading, rh_cape_rules_text_aloud (i, NULL));
    g_assert_true (gtk_widget_grab_focus (heading));
    g_assert_true (board_focus (&board, RH_TYPE_HEADING) == heading);
    g_assert_cmpuint (g_strv_length (lines), >, 0);
    g_assert_cmpuint (rh_cape_rules_get_part (i)->n_leads, <=, g_strv_length (lines));
    for (guint j = 0; lines[j] != NULL; j++)
      g_assert_true (board_says (part, lines[j]));
  }
  g_assert_null (board_find (rules, RH_TYPE_HEADING, RH_CAPE_RULES_PARTS));
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/cape-rules/parts", test_parts);
  g_test_add_func ("/cape-rules/edition", test_edition);

  return g_test_run ();
}
