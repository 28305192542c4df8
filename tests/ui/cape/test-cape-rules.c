/* SPDX-License-Identifier: GPL-3.0-or-later
 * The rules sheet: all of it is there, and can be read by keyboard. */

#include "config.h"

#include "board.h"

#include "rh-cape-rules-text.h"
#include "rh-cape-rules.h"
#include "rh-heading.h"

/* Whether a heading is seen, and its part too, or at least as much of that as there is room for. */
static gboolean
is_in_sight (GtkWidget *heading)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (heading, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (gtk_widget_get_parent (heading), scroller, &bounds));

  return (double) bounds.origin.y >= 0 &&
         (board_is_at_top (gtk_widget_get_parent (heading)) ||
          (double) (bounds.origin.y + bounds.size.height) <= gtk_widget_get_height (scroller));
}

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
  /* It is heard which edition the game is played by. */
  Board board = { 0 };
  GtkWidget *rules = rh_cape_rules_new ();
  RhCapeState state = { .n_seats = 3, .river_all = TRUE };

  board_show (&board, rules, 800, 600);
  rh_cape_rules_update (RH_CAPE_RULES (rules), &state);
  assert_aloud (board_find (rules, RH_TYPE_HEADING, RH_CAPE_RULES_EDITIONS),
                rh_cape_rules_text_aloud (RH_CAPE_RULES_EDITIONS, &state));
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
    g_auto (GStrv) lines = rh_cape_rules_text_lines (i);

    gtk_test_accessible_assert_role (heading, GTK_ACCESSIBLE_ROLE_HEADING);
    gtk_test_accessible_assert_property (heading, GTK_ACCESSIBLE_PROPERTY_LEVEL, 2);
    board_assert_name (heading, rh_cape_rules_text_title (i));
    g_assert_false (gtk_test_accessible_has_property (GTK_ACCESSIBLE (part), GTK_ACCESSIBLE_PROPERTY_LABEL));
    assert_aloud (heading, rh_cape_rules_text_aloud (i, NULL));
    g_assert_true (gtk_widget_grab_focus (heading));
    g_assert_true (board_focus (&board, RH_TYPE_HEADING) == heading);
    g_assert_cmpuint (g_strv_length (lines), >, 0);
    g_assert_cmpuint (rh_cape_rules_text_n_leads (i), <=, g_strv_length (lines));
    for (guint j = 0; lines[j] != NULL; j++)
      g_assert_true (board_says (part, lines[j]));
  }
  g_assert_null (board_find (rules, RH_TYPE_HEADING, RH_CAPE_RULES_PARTS));
  board_close (&board);
}

static void
test_reading (void)
{
  /* The whole sheet can be read by keyboard: by the line, by the page, from end to end, and from heading to heading. */
  Board board = { 0 };
  GtkWidget *rules = rh_cape_rules_new ();
  GtkAdjustment *adjustment;
  double value;

  board_show (&board, rules, 360, 500);
  adjustment = board_adjustment (board_find (rules, RH_TYPE_HEADING, 0));
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), ==, 0);
  g_assert_true (board_press (rules, GDK_KEY_Down));
  value = gtk_adjustment_get_value (adjustment);
  g_assert_cmpfloat (value, >, 0);
  g_assert_true (board_press (rules, GDK_KEY_space));
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), >, value * 2);
  g_assert_true (board_press (rules, GDK_KEY_Page_Up));
  g_assert_true (board_press (rules, GDK_KEY_Up));
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), ==, 0);
  g_assert_true (board_press (rules, GDK_KEY_End));
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment) + gtk_adjustment_get_page_size (adjustment), ==,
                     gtk_adjustment_get_upper (adjustment));
  g_assert_true (board_press (rules, GDK_KEY_Home));
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), ==, 0);
  g_assert_false (board_press (rules, GDK_KEY_x));

  gtk_widget_grab_focus (rules);
  for (guint i = 0; i < RH_CAPE_RULES_PARTS; i++) {
    GtkWidget *heading = board_find (rules, RH_TYPE_HEADING, i);

    g_assert_true (board_focus (&board, RH_TYPE_HEADING) == heading);
    board_settle ();
    g_assert_true (is_in_sight (heading));
    gtk_widget_child_focus (board.window, GTK_DIR_TAB_FORWARD);
  }
  board_close (&board);
}

static void
test_width (void)
{
  /* A sheet is where it was opened from its first picture on; who has not read on since stays at the part when
   * the window changes its width, and who has stays where they are. */
  Board board = { 0 };
  GtkWidget *rules = rh_cape_rules_new ();
  GtkWidget *heading;
  double value;

  rh_cape_rules_go_to (RH_CAPE_RULES (rules), RH_CAPE_RULES_BUILD);
  board_show (&board, rules, 800, 600);
  heading = board_find (rules, RH_TYPE_HEADING, RH_CAPE_RULES_BUILD);
  g_assert_true (board_is_at_top (gtk_widget_get_parent (heading)));
  value = gtk_adjustment_get_value (board_adjustment (heading));
  g_assert_cmpfloat (value, >, 0);

  gtk_window_set_default_size (GTK_WINDOW (board.window), 400, 600);
  board_settle ();
  g_assert_cmpint (gtk_widget_get_width (rules), ==, 400);
  g_assert_cmpfloat (gtk_adjustment_get_value (board_adjustment (heading)), >, value + BOARD_NEAR);
  g_assert_true (board_is_at_top (gtk_widget_get_parent (heading)));

  g_assert_true (board_press (rules, GDK_KEY_Down));
  value = gtk_adjustment_get_value (board_adjustment (heading));
  gtk_window_set_default_size (GTK_WINDOW (board.window), 420, 600);
  board_settle ();
  g_assert_cmpint (gtk_widget_get_width (rules), ==, 420);
  g_assert_cmpfloat (gtk_adjustment_get_value (board_adjustment (heading)), ==, value);
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/cape-rules/parts", test_parts);
  g_test_add_func ("/cape-rules/edition", test_edition);
  g_test_add_func ("/cape-rules/reading", test_reading);
  g_test_add_func ("/cape-rules/width", test_width);

  return g_test_run ();
}
