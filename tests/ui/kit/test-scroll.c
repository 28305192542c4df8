/* SPDX-License-Identifier: GPL-3.0-or-later
 * What comes into view: a panel below the board, or the end of a list. */

#include "config.h"

#include "board.h"
#include "rh-scroll.h"

static double
scroll_to (int height, double *top)
{
  Board board = { 0 };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *above = gtk_label_new ("the board");
  GtkWidget *panel = gtk_button_new_with_label ("the panel");
  GtkWidget *below = gtk_label_new ("more");
  GtkWidget *scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "child", box, NULL);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  graphene_rect_t bounds;
  double bottom;

  gtk_widget_set_size_request (above, -1, 500);
  gtk_widget_set_size_request (panel, -1, height);
  gtk_widget_set_size_request (below, -1, 500);
  gtk_box_append (GTK_BOX (box), above);
  gtk_box_append (GTK_BOX (box), panel);
  gtk_box_append (GTK_BOX (box), below);
  board_show (&board, scroller, 200, 300);
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), ==, 0);
  rh_scroll_to (panel);
  board_settle ();
  g_assert_true (gtk_widget_compute_bounds (panel, scroller, &bounds));
  *top = bounds.origin.y;
  bottom = 300 - bounds.origin.y - bounds.size.height;
  board_close (&board);

  return bottom;
}

static void
test_fits (void)
{
  /* As little as needed: it stands at the bottom, with some room below. */
  double top;
  double bottom = scroll_to (100, &top);

  g_assert_cmpfloat (bottom, >, 0);
  g_assert_cmpfloat (bottom, <, 40);
}

static void
test_too_high (void)
{
  double top;

  scroll_to (400, &top);
  g_assert_cmpfloat (top, >=, 0);
  g_assert_cmpfloat (top, <, 40);
}

static void
test_towards (void)
{
  /* As near to there as the part allows, whatever has been scrolled in the same frame: what is animated goes on in each. */
  Board board = { 0 };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *part = g_object_new (GTK_TYPE_BUTTON, "height-request", 60, "margin-top", 500, "margin-bottom", 500, NULL);
  GtkWidget *scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "child", box, NULL);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));

  gtk_box_append (GTK_BOX (box), part);
  board_show (&board, scroller, 200, 300);
  for (guint i = 0; i < 3; i++) {
    gtk_adjustment_set_value (adjustment, i * 200);
    rh_scroll_towards (part, 0);
    g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), ==, 500 + 60 + 16 - 300);
    gtk_adjustment_set_value (adjustment, i * 200);
    rh_scroll_towards (part, 400);
    g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), ==, 400);
    rh_scroll_towards (part, 2000);
    g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), ==, 500 - 16);
    board_settle ();
  }
  board_close (&board);
}

static void
add_lines (GtkWidget *box, guint n)
{
  for (guint i = 0; i < n; i++)
    gtk_box_append (GTK_BOX (box), gtk_label_new ("a line"));
  board_settle ();
}

static void
test_follow (void)
{
  /* The newest line of a list is in sight; who has scrolled back is left alone until there is another. */
  Board board = { 0 };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "child", box, NULL);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  double end;

  rh_scroll_follow (GTK_SCROLLED_WINDOW (scroller), NULL, NULL);
  board_show (&board, scroller, 200, 100);
  add_lines (box, 40);
  end = gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment);
  g_assert_cmpfloat (end, >, 0);
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), ==, end);

  gtk_adjustment_set_value (adjustment, 10);
  gtk_widget_queue_resize (box);
  board_settle ();
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), ==, 10);

  add_lines (box, 1);
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), >, end);

  /* What is only unfolded isn't newer. */
  gtk_adjustment_set_value (adjustment, 10);
  rh_scroll_hold (GTK_SCROLLED_WINDOW (scroller));
  add_lines (box, 1);
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), ==, 10);
  add_lines (box, 1);
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), >, end);
  board_close (&board);
}

/* Less is seen than there is. */
static double
find_before_end (GtkScrolledWindow *scroller, gpointer data)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (scroller);

  return gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment) - *(double *) data;
}

static void
test_follow_to (void)
{
  /* Whoever knows better where the newest line is says so. */
  Board board = { 0 };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "child", box, NULL);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  double below = 60;

  rh_scroll_follow (GTK_SCROLLED_WINDOW (scroller), find_before_end, &below);
  board_show (&board, scroller, 200, 100);
  add_lines (box, 40);
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), ==,
                     gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment) - below);
  board_close (&board);
}

static gboolean
is_whole (GtkWidget *part, GtkWidget *scroller)
{
  graphene_rect_t bounds;

  board_settle ();
  g_assert_true (gtk_widget_compute_bounds (part, scroller, &bounds));

  return bounds.origin.y >= 0 && bounds.origin.y + bounds.size.height <= (float) gtk_widget_get_height (scroller);
}

static void
test_keep (void)
{
  /* What is to be seen stays in sight whatever room there is, until somebody scrolls elsewhere; the next one is again. */
  Board board = { 0 };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *parts[4];
  GtkWidget *scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "child", box, NULL);
  GtkWidget *room = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *below = gtk_label_new ("the panel");
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++) {
    parts[i] = gtk_label_new ("a lane");
    gtk_widget_set_size_request (parts[i], -1, 100);
    gtk_box_append (GTK_BOX (box), parts[i]);
  }
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_box_append (GTK_BOX (room), scroller);
  gtk_box_append (GTK_BOX (room), below);
  gtk_widget_set_size_request (below, -1, 50);
  board_show (&board, room, 200, 500);
  rh_scroll_keep (GTK_SCROLLED_WINDOW (scroller), parts[3]);
  g_assert_true (is_whole (parts[3], scroller));

  gtk_widget_set_size_request (below, -1, 350);
  g_assert_true (is_whole (parts[3], scroller));
  gtk_widget_set_size_request (parts[0], -1, 150);
  g_assert_true (is_whole (parts[3], scroller));
  rh_scroll_keep (GTK_SCROLLED_WINDOW (scroller), parts[1]);
  g_assert_true (is_whole (parts[1], scroller));

  gtk_adjustment_set_value (adjustment, 0);
  gtk_widget_set_size_request (below, -1, 360);
  g_assert_false (is_whole (parts[1], scroller));
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), ==, 0);
  rh_scroll_keep (GTK_SCROLLED_WINDOW (scroller), parts[2]);
  g_assert_true (is_whole (parts[2], scroller));

  /* Nothing is to be seen any more. */
  rh_scroll_keep (GTK_SCROLLED_WINDOW (scroller), NULL);
  gtk_adjustment_set_value (adjustment, 0);
  board_settle ();
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), ==, 0);
  board_close (&board);
}

#define HEIGHT 100
#define N_PARTS 4

typedef struct {
  GtkWidget *window;
  GtkScrolledWindow *scroller;
  GtkWidget *parts;
  GtkWidget *places;
} Sight;

/* Parts of a height, in a window in which one of them is seen. */
static void
set_up_sight (Sight *self, gconstpointer data)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->parts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->places = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  for (guint i = 0; i < N_PARTS; i++) {
    GtkWidget *part = gtk_label_new ("£100");

    gtk_widget_set_size_request (part, -1, HEIGHT);
    gtk_box_append (GTK_BOX (self->parts), part);
    gtk_box_append (GTK_BOX (self->places), gtk_button_new ());
  }

  self->scroller = GTK_SCROLLED_WINDOW (gtk_scrolled_window_new ());
  gtk_scrolled_window_set_child (self->scroller, self->parts);
  gtk_widget_set_size_request (GTK_WIDGET (self->scroller), 200, HEIGHT);
  gtk_box_append (GTK_BOX (column), self->places);
  gtk_box_append (GTK_BOX (column), GTK_WIDGET (self->scroller));
  rh_scroll_mark_seen (self->scroller, self->parts, self->places);

  self->window = gtk_window_new ();
  gtk_window_set_decorated (GTK_WINDOW (self->window), FALSE);
  gtk_window_set_child (GTK_WINDOW (self->window), column);
  gtk_window_present (GTK_WINDOW (self->window));
  board_settle ();
}

static void
tear_down_sight (Sight *self, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  board_settle ();
}

/* A star for each whose part is in sight, and a dot for each other. */
static void
assert_shown (Sight *self, const char *shown)
{
  board_settle ();
  for (GtkWidget *place = gtk_widget_get_first_child (self->places); place != NULL;
       place = gtk_widget_get_next_sibling (place), shown++) {
    g_assert_cmpint (gtk_widget_has_css_class (place, "shown"), ==, *shown == '*');
    gtk_test_accessible_assert_state (place, GTK_ACCESSIBLE_STATE_PRESSED,
                                      *shown == '*' ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE);
  }
  g_assert_cmpint (*shown, ==, '\0');
}

static void
show (Sight *self, guint i)
{
  GtkWidget *part = gtk_widget_get_first_child (self->parts);

  while (i-- > 0)
    part = gtk_widget_get_next_sibling (part);
  rh_scroll_keep (self->scroller, part);
}

static void
test_seen (Sight *self, gconstpointer data)
{
  /* From the first on, each that is asked for, and back. */
  assert_shown (self, "*...");
  show (self, 2);
  assert_shown (self, "..*.");
  show (self, 3);
  assert_shown (self, "...*");
  show (self, 0);
  assert_shown (self, "*...");
}

static void
test_seen_scrolled (Sight *self, gconstpointer data)
{
  /* By hand likewise; what there is little of in sight isn't. */
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), HEIGHT * 1.25);
  assert_shown (self, ".*..");
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), HEIGHT * 1.75);
  assert_shown (self, "..*.");
}

static void
test_seen_more_room (Sight *self, gconstpointer data)
{
  /* With more room more of them are. */
  gtk_widget_set_size_request (GTK_WIDGET (self->scroller), 200, 2 * HEIGHT + 20);
  assert_shown (self, "**..");
}

#define ADD_SIGHT(name, function) g_test_add ("/scroll/" name, Sight, NULL, set_up_sight, function, tear_down_sight)

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/scroll/fits", test_fits);
  g_test_add_func ("/scroll/too-high", test_too_high);
  g_test_add_func ("/scroll/towards", test_towards);
  g_test_add_func ("/scroll/follow", test_follow);
  g_test_add_func ("/scroll/follow-to", test_follow_to);
  g_test_add_func ("/scroll/keep", test_keep);
  ADD_SIGHT ("seen", test_seen);
  ADD_SIGHT ("seen-scrolled", test_seen_scrolled);
  ADD_SIGHT ("seen-more-room", test_seen_more_room);

  return g_test_run ();
}
