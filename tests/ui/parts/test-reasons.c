/* SPDX-License-Identifier: GPL-3.0-or-later
 * The answer to “Why?”: rows that scroll where they must, and what they come to, which is always in sight. */

#include "config.h"

#include "board.h"
#include "rh-announce.h"
#include "rh-reasons.h"
#include "rh-tally-row.h"

#include <string.h>

static GPtrArray *
make_rows (guint n)
{
  GPtrArray *rows = rh_tally_rows_new ();

  for (guint i = 0; i < n; i++)
    rh_tally_rows_add (rows, &(RhTallyRow) { .what = g_strdup_printf ("Part %u", i + 1), .figure = g_strdup ("7"),
                                             .spoken = g_strdup_printf ("Part %u: 7", i + 1) });
  rh_tally_rows_add (rows, &(RhTallyRow) { .what = g_strdup ("Together"), .figure = g_strdup_printf ("%u", 7 * n),
                                           .spoken = g_strdup_printf ("Together: %u", 7 * n), .result = TRUE });

  return rows;
}

static void
show (Board *board, GtkWidget *reasons, int height)
{
  board_open (board, "cape-three-players");
  board_replay (board, 0);
  board_show (board, reasons, 376, height);
}

static graphene_rect_t
find (GtkWidget *reasons, const char *words)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (board_find_text (reasons, words), reasons, &bounds));

  return bounds;
}

static void
test_room (void)
{
  /* All is shown where there is room, the sum right below; where there is less, the rows scroll, and the sum doesn't. */
  static const int heights[] = { 700, 240 };

  for (guint i = 0; i < G_N_ELEMENTS (heights); i++) {
    GtkWidget *reasons = rh_reasons_new ();
    g_autoptr (GPtrArray) rows = make_rows (9);
    GtkWidget *scroller;
    GtkAdjustment *adjustment;
    graphene_rect_t sum;
    Board board;

    rh_reasons_add_sum (RH_REASONS (reasons), "Parts", rows);
    show (&board, reasons, heights[i]);
    scroller = board_find (reasons, GTK_TYPE_SCROLLED_WINDOW, 0);
    adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
    sum = find (reasons, "63");
    g_assert_cmpint (gtk_adjustment_get_upper (adjustment) > gtk_adjustment_get_page_size (adjustment), ==, i == 1);
    g_assert_cmpfloat (sum.origin.y, >=, gtk_widget_get_height (scroller));
    g_assert_cmpfloat (sum.origin.y, <, gtk_widget_get_height (scroller) + 20);
    g_assert_cmpfloat (sum.origin.y + sum.size.height, <=, gtk_widget_get_height (reasons));
    board_close (&board);
  }
}

static void
test_whole (void)
{
  /* Where they scroll, no row is cut above the sum before anybody has scrolled. */
  for (int height = 200; height < 230; height += 7) {
    GtkWidget *reasons = rh_reasons_new ();
    g_autoptr (GPtrArray) rows = make_rows (9);
    guint n_whole = 0;
    int end;
    Board board;

    rh_reasons_add_sum (RH_REASONS (reasons), "Parts", rows);
    show (&board, reasons, height);
    end = gtk_widget_get_height (board_find (reasons, GTK_TYPE_SCROLLED_WINDOW, 0));
    for (guint i = 0; i < 9; i++) {
      g_autofree char *words = g_strdup_printf ("Part %u", i + 1);
      graphene_rect_t part = find (reasons, words);

      g_assert_true (part.origin.y + part.size.height <= end || part.origin.y >= end);
      n_whole += part.origin.y < end ? 1 : 0;
    }
    g_assert_cmpuint (n_whole, >, 2);
    g_assert_cmpuint (n_whole, <, 9);
    board_close (&board);
  }
}

static void
test_said (void)
{
  /* They are heard in the order in which they are read, and the arrow keys scroll them. Others can stand in their place. */
  GtkWidget *reasons = rh_reasons_new ();
  g_autoptr (GPtrArray) first = make_rows (1);
  g_autoptr (GPtrArray) second = make_rows (2);
  Board board;

  rh_reasons_add (RH_REASONS (reasons), "What it is", first);
  rh_reasons_add_sum (RH_REASONS (reasons), NULL, second);
  show (&board, reasons, 600);
  rh_reasons_focus (RH_REASONS (reasons));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (board.window)) == board_find (reasons, GTK_TYPE_SCROLLED_WINDOW, 0));
  rh_reasons_say (RH_REASONS (reasons));
  board_settle ();
  g_assert_nonnull (strstr (rh_announce_get_said (board.window), "What it is"));
  g_assert_nonnull (strstr (rh_announce_get_said (board.window), "Part 1: 7. Part 2: 7"));
  g_assert_nonnull (strstr (rh_announce_get_said (board.window), "Together: 14"));

  rh_reasons_clear (RH_REASONS (reasons));
  g_assert_false (board_says (reasons, "What it is"));
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/reasons/room", test_room);
  g_test_add_func ("/reasons/whole", test_whole);
  g_test_add_func ("/reasons/said", test_said);

  return g_test_run ();
}
