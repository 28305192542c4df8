/* SPDX-License-Identifier: GPL-3.0-or-later
 * A rules sheet of any game: its parts, the one that is asked about, and how it is read by keyboard. */

#include "config.h"

#include "board.h"

#include "rh-heading.h"
#include "rh-rules-lines.h"
#include "rh-rules-sheet.h"

#define N_PARTS 9

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

static void
add_lines (GPtrArray *lines)
{
  rh_rules_add (lines, "This is what it is about.");
  rh_rules_add (lines, "Everybody has as many of them as there are players at the table, and nobody has more than that.");
  rh_rules_add (lines, "Who has fewer than anybody else takes one of them before the next turn, unless there are none left.");
  rh_rules_add (lines, "They are counted at the end.");
}

/* Part 0, part 1 and so on, each with a few sentences. */
static GtkWidget *
make_sheet (void)
{
  GtkWidget *sheet = rh_rules_sheet_new ();

  for (guint i = 0; i < N_PARTS; i++) {
    g_autofree char *title = g_strdup_printf ("Part %u", i);
    g_autofree char *aloud = g_strdup_printf ("All of part %u", i);
    RhRulesPart part = { title, add_lines, 1 };

    rh_rules_add_part (RH_RULES_SHEET (sheet), &part, aloud, NULL);
  }

  return sheet;
}

static void
test_parts (void)
{
  /* Each part has a heading that can have the focus; with it all of the part is heard, and what has changed of it. */
  Board board = { 0 };
  GtkWidget *rules = make_sheet ();

  board_show (&board, rules, 800, 600);
  board_assert_name (rules, "Rules");
  for (guint i = 0; i < N_PARTS; i++) {
    GtkWidget *heading = board_find (rules, RH_TYPE_HEADING, i);
    g_autofree char *title = g_strdup_printf ("Part %u", i);
    g_autofree char *aloud = g_strdup_printf ("All of part %u", i);

    board_assert_name (heading, title);
    gtk_test_accessible_assert_role (heading, GTK_ACCESSIBLE_ROLE_HEADING);
    gtk_test_accessible_assert_property (heading, GTK_ACCESSIBLE_PROPERTY_LEVEL, 2);
    gtk_test_accessible_assert_property (heading, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, aloud);
    g_assert_true (gtk_widget_grab_focus (heading));
    g_assert_true (board_focus (&board, RH_TYPE_HEADING) == heading);
  }
  rh_rules_sheet_read_aloud (RH_RULES_SHEET (rules), 3, "Another");
  gtk_test_accessible_assert_property (board_find (rules, RH_TYPE_HEADING, 3), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "Another");
  board_close (&board);
}

static void
test_now (void)
{
  /* The part that is asked about is marked by a word and a frame, none but it, and has the focus first. */
  Board board = { 0 };
  GtkWidget *rules = make_sheet ();
  GtkWidget *second;
  GtkWidget *fifth;

  board_show (&board, rules, 800, 600);
  second = board_find (rules, RH_TYPE_HEADING, 2);
  fifth = board_find (rules, RH_TYPE_HEADING, 5);
  g_assert_true (gtk_widget_grab_focus (rules));
  g_assert_true (board_focus (&board, RH_TYPE_HEADING) == board_find (rules, RH_TYPE_HEADING, 0));

  rh_rules_sheet_mark (RH_RULES_SHEET (rules), 2);
  board_assert_name (second, "Part 2, Now");
  g_assert_true (gtk_widget_has_css_class (gtk_widget_get_parent (second), "now"));
  rh_rules_sheet_mark (RH_RULES_SHEET (rules), 5);
  board_assert_name (second, "Part 2");
  g_assert_false (gtk_widget_has_css_class (gtk_widget_get_parent (second), "now"));
  board_assert_name (fifth, "Part 5, Now");
  g_assert_true (gtk_widget_has_css_class (gtk_widget_get_parent (fifth), "now"));
  g_assert_true (gtk_widget_grab_focus (rules));
  g_assert_true (board_focus (&board, RH_TYPE_HEADING) == fifth);
  board_close (&board);
}

static void
test_reading (void)
{
  /* The whole sheet can be read by keyboard: by the line, by the page, from end to end, and from heading to heading. */
  Board board = { 0 };
  GtkWidget *rules = make_sheet ();
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
  for (guint i = 0; i < N_PARTS; i++) {
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
  GtkWidget *rules = make_sheet ();
  GtkWidget *heading;
  double value;

  rh_rules_sheet_go_to (RH_RULES_SHEET (rules), 5);
  board_show (&board, rules, 800, 600);
  heading = board_find (rules, RH_TYPE_HEADING, 5);
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

  g_test_add_func ("/rules-sheet/parts", test_parts);
  g_test_add_func ("/rules-sheet/now", test_now);
  g_test_add_func ("/rules-sheet/reading", test_reading);
  g_test_add_func ("/rules-sheet/width", test_width);

  return g_test_run ();
}
