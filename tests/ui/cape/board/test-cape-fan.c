/* SPDX-License-Identifier: GPL-3.0-or-later
 * Cards side by side, however many they are. */

#include "config.h"

#include "board.h"

#include "rh-cape-fan.h"

#define WIDTH 200
#define HEIGHT 50
#define LEAST 16
#define MANY 10

static GtkWidget *
open_line (Board *board, guint n, int least)
{
  GtkWidget *line = rh_cape_fan_new ();

  *board = (Board) { 0 };
  for (guint i = 0; i < n; i++) {
    GtkWidget *child = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

    gtk_widget_set_size_request (child, least, HEIGHT);
    rh_cape_fan_append (RH_CAPE_FAN (line), child);
  }
  board_show (board, line, WIDTH, HEIGHT);

  return line;
}

/* All are in the line, each a bit further along it than the one before; returns how wide they are. */
static int
check_line (GtkWidget *line, int least)
{
  float before = -1;
  int width = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (line); child != NULL; child = gtk_widget_get_next_sibling (child)) {
    graphene_rect_t bounds;

    g_assert_true (gtk_widget_compute_bounds (child, line, &bounds));
    g_assert_cmpfloat (bounds.origin.x, >, before);
    g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, gtk_widget_get_width (line));
    g_assert_cmpint (gtk_widget_get_width (child), >=, least);
    before = bounds.origin.x;
    width = gtk_widget_get_width (child);
  }

  return width;
}

static void
test_many (void)
{
  /* Few are like cards; many are narrower, and very many lie on each other. */
  Board board;
  int few = check_line (open_line (&board, 2, LEAST), LEAST);

  g_assert_cmpint (few, ==, HEIGHT * 4 / 5);
  board_close (&board);
  g_assert_cmpint (check_line (open_line (&board, MANY, LEAST), LEAST), <, few);
  board_close (&board);
  check_line (open_line (&board, MANY, 30), 30);
  board_close (&board);
}

static void
test_size (void)
{
  /* It asks for the same whether there is one or ten. */
  Board board;
  int width[2];
  int height[2];

  for (guint i = 0; i < 2; i++) {
    GtkWidget *line = open_line (&board, i == 0 ? 1 : MANY, LEAST);

    gtk_widget_measure (line, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width[i], NULL, NULL);
    gtk_widget_measure (line, GTK_ORIENTATION_VERTICAL, width[i], NULL, &height[i], NULL, NULL);
    board_close (&board);
  }
  g_assert_cmpint (width[0], ==, width[1]);
  g_assert_cmpint (height[0], ==, height[1]);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/cape-fan/many", test_many);
  g_test_add_func ("/cape-fan/size", test_size);

  return g_test_run ();
}
