/* SPDX-License-Identifier: GPL-3.0-or-later
 * Where board, news and panel stand: wherever the board is larger, and always in the same place. */

#include "config.h"

#include "board.h"

#include "rh-table-layout.h"
#include "rh-tab-order.h"

/* A table of three plain parts. */
typedef struct {
  Board      board;
  GtkWidget *table;
  GtkWidget *parts[3];
  GtkWidget *shown; /* on the board */
} Fixture;

enum { BOARD, NEWS, PANEL };

/* As a square, the larger the better. */
static double
fit_square (GtkWidget *board, int width, int height)
{
  return MIN (width, height);
}

static void
add_part (Fixture *self, guint i, GtkWidget *child, int height)
{
  self->parts[i] = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->parts[i]), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->parts[i]), child);
  gtk_widget_set_size_request (child, -1, height);
  gtk_widget_set_parent (self->parts[i], self->table);
}

static void
set_up (Fixture *self, gconstpointer data)
{
  GtkLayoutManager *layout = g_object_new (RH_TYPE_TABLE_LAYOUT, NULL);

  board_open (&self->board, "cape-three-players");
  self->table = g_object_new (RH_TYPE_TAB_ORDER, "layout-manager", layout, NULL);
  self->shown = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  add_part (self, BOARD, self->shown, 600);
  add_part (self, NEWS, gtk_label_new ("Anna passes."), 20);
  add_part (self, PANEL, gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), 200);
  gtk_widget_set_size_request (self->parts[NEWS], -1, 40);
  rh_table_layout_set_fit (RH_TABLE_LAYOUT (layout), self->shown, fit_square);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  board_close (&self->board);
}

static graphene_rect_t
bounds_of (Fixture *self, guint part)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (self->parts[part], self->table, &bounds));

  return bounds;
}

static gboolean
is_aside (Fixture *self)
{
  return rh_table_layout_is_aside (RH_TABLE_LAYOUT (gtk_widget_get_layout_manager (self->table)));
}

/* A low window has the panel at the side, as high as the window; the news are below the board. */
static void
test_aside (Fixture *self, gconstpointer data)
{
  graphene_rect_t board, news, panel;

  board_show (&self->board, self->table, 1200, 600);
  board = bounds_of (self, BOARD);
  news = bounds_of (self, NEWS);
  panel = bounds_of (self, PANEL);
  g_assert_true (is_aside (self));
  g_assert_cmpfloat (panel.origin.x, >, board.origin.x + board.size.width);
  g_assert_cmpfloat (panel.size.height, ==, gtk_widget_get_height (self->table));
  g_assert_cmpfloat (panel.size.width, ==, 404);
  g_assert_cmpfloat (news.origin.y, >=, board.origin.y + board.size.height);
  g_assert_cmpfloat (news.size.width, ==, board.size.width);
}

/* A high one has it below. */
static void
test_below (Fixture *self, gconstpointer data)
{
  graphene_rect_t board, panel;

  board_show (&self->board, self->table, 700, 1000);
  board = bounds_of (self, BOARD);
  panel = bounds_of (self, PANEL);
  g_assert_false (is_aside (self));
  g_assert_cmpfloat (panel.origin.y, >, board.origin.y + board.size.height);
  g_assert_cmpfloat (panel.size.width, ==, gtk_widget_get_width (self->table));
  g_assert_cmpfloat (board.size.height, >=, 590);
}

/* Large answers need more below the board: where that leaves it less than the side does, it is at the side. */
static void
test_large (Fixture *self, gconstpointer data)
{
  RhTableLayout *layout = RH_TABLE_LAYOUT (gtk_widget_get_layout_manager (self->table));

  board_show (&self->board, self->table, 800, 800);
  g_assert_false (is_aside (self));
  rh_table_layout_set_large (layout, TRUE);
  board_settle ();
  g_assert_true (is_aside (self));
  rh_table_layout_set_large (layout, FALSE);
  board_settle ();
  g_assert_false (is_aside (self));
}

/* On a phone both are in sight, however much both need, and what the step needs moves nothing. */
static void
test_phone (Fixture *self, gconstpointer data)
{
  graphene_rect_t before, after;

  board_show (&self->board, self->table, 360, 640);
  before = bounds_of (self, PANEL);
  g_assert_cmpfloat (bounds_of (self, BOARD).size.height, >=, 100);
  g_assert_cmpfloat (before.size.height, >=, 400);
  g_assert_cmpfloat (before.origin.y + before.size.height, ==, gtk_widget_get_height (self->table));

  gtk_widget_set_size_request (gtk_widget_get_first_child (self->parts[PANEL]), -1, 300);
  board_settle ();
  after = bounds_of (self, PANEL);
  g_assert_true (graphene_rect_equal (&before, &after));
}

/* Below a board that is scrolled, it shows whole parts of it: two of these, not two and a half. */
static void
test_whole_parts (Fixture *self, gconstpointer data)
{
  for (guint i = 0; i < 4; i++) {
    GtkWidget *part = gtk_label_new ("A lane");

    gtk_widget_set_size_request (part, -1, 90);
    gtk_box_append (GTK_BOX (self->shown), part);
  }
  board_show (&self->board, self->table, 360, 480 + 40 + 16 + 225);
  g_assert_cmpfloat (bounds_of (self, BOARD).size.height, ==, 188);
  g_assert_cmpfloat (bounds_of (self, NEWS).origin.y, ==, 188 + 8);
}

/* Whatever is on the table can know whether parts of the board are out of sight. */
static void
test_cuts_board (Fixture *self, gconstpointer data)
{
  GtkWidget *inside = gtk_widget_get_first_child (self->parts[PANEL]);

  board_show (&self->board, self->table, 700, 1200);
  g_assert_false (rh_table_layout_cuts_board (inside));
  gtk_widget_set_size_request (self->shown, -1, 2000);
  board_settle ();
  g_assert_true (rh_table_layout_cuts_board (inside));
  g_assert_false (rh_table_layout_cuts_board (self->board.window));
}

/* At the side of the panel, too. */
static void
test_cuts_board_aside (Fixture *self, gconstpointer data)
{
  board_show (&self->board, self->table, 1200, 600);
  g_assert_true (is_aside (self));
  g_assert_true (rh_table_layout_cuts_board (self->parts[PANEL]));
  gtk_widget_set_size_request (self->shown, -1, 300);
  board_settle ();
  g_assert_false (rh_table_layout_cuts_board (self->parts[PANEL]));
}

/* What would only be larger with more room is in sight. */
static void
test_shrinks_board (Fixture *self, gconstpointer data)
{
  GtkWidget *large = gtk_label_new (NULL);
  GtkWidget *shrinks = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "propagate-natural-height", TRUE, "child", large, NULL);

  gtk_widget_set_size_request (large, -1, 900);
  gtk_box_append (GTK_BOX (self->shown), shrinks);
  gtk_widget_set_size_request (self->shown, -1, 300);
  board_show (&self->board, self->table, 1200, 600);
  g_assert_true (is_aside (self));
  g_assert_false (rh_table_layout_cuts_board (self->parts[PANEL]));
}

/* A strip stands above a board of which parts are out of sight, and takes no room elsewhere. */
static void
test_strip (Fixture *self, gconstpointer data)
{
  RhTableLayout *layout = RH_TABLE_LAYOUT (gtk_widget_get_layout_manager (self->table));
  GtkWidget *strip = gtk_label_new ("64, 38");

  board_show (&self->board, self->table, 360, 700);
  gtk_widget_set_size_request (strip, -1, 30);
  gtk_widget_set_parent (strip, self->table);
  rh_table_layout_set_strip (layout, strip);
  board_settle ();
  g_assert_true (gtk_widget_get_mapped (strip));
  g_assert_cmpfloat (bounds_of (self, BOARD).origin.y, ==, 32);
  g_assert_cmpfloat (bounds_of (self, BOARD).size.height, >=, 100);
  g_assert_cmpfloat (bounds_of (self, PANEL).origin.y + bounds_of (self, PANEL).size.height, ==, 700);

  gtk_widget_set_size_request (self->shown, -1, 90);
  board_settle ();
  g_assert_false (gtk_widget_get_mapped (strip));
  g_assert_cmpfloat (bounds_of (self, BOARD).origin.y, ==, 0);
}

/* What stands below the panel has its room of that alone. */
static void
test_foot (Fixture *self, gconstpointer data)
{
  GtkWidget *foot = gtk_label_new ("Next");
  graphene_rect_t board, panel;

  board_show (&self->board, self->table, 360, 700);
  board = bounds_of (self, BOARD);
  panel = bounds_of (self, PANEL);
  gtk_widget_set_size_request (foot, -1, 44);
  gtk_widget_set_parent (foot, self->table);
  board_settle ();
  g_assert_cmpfloat (bounds_of (self, BOARD).size.height, ==, board.size.height);
  g_assert_cmpfloat (bounds_of (self, PANEL).origin.y, ==, panel.origin.y);
  g_assert_cmpfloat (bounds_of (self, PANEL).size.height, ==, panel.size.height - 52);
}

/* From right to left it is the mirror image. */
static void
test_mirrored (Fixture *self, gconstpointer data)
{
  gtk_widget_set_direction (self->table, GTK_TEXT_DIR_RTL);
  board_show (&self->board, self->table, 1200, 600);
  g_assert_cmpfloat (bounds_of (self, PANEL).origin.x, ==, 0);
  g_assert_cmpfloat (bounds_of (self, BOARD).origin.x, ==, 412);
}

/* A board that doesn't say how large it would be has the panel below. */
static void
test_no_fit (Fixture *self, gconstpointer data)
{
  rh_table_layout_set_fit (RH_TABLE_LAYOUT (gtk_widget_get_layout_manager (self->table)), self->shown, NULL);
  board_show (&self->board, self->table, 1200, 600);
  g_assert_false (is_aside (self));
}

static void
add (const char *name, void (*func) (Fixture *self, gconstpointer data))
{
  g_test_add (name, Fixture, NULL, set_up, func, tear_down);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  add ("/table-layout/aside", test_aside);
  add ("/table-layout/below", test_below);
  add ("/table-layout/large", test_large);
  add ("/table-layout/phone", test_phone);
  add ("/table-layout/whole-parts", test_whole_parts);
  add ("/table-layout/cuts-board", test_cuts_board);
  add ("/table-layout/cuts-board-aside", test_cuts_board_aside);
  add ("/table-layout/shrinks-board", test_shrinks_board);
  add ("/table-layout/strip", test_strip);
  add ("/table-layout/foot", test_foot);
  add ("/table-layout/mirrored", test_mirrored);
  add ("/table-layout/no-fit", test_no_fit);

  return g_test_run ();
}
