/* SPDX-License-Identifier: GPL-3.0-or-later
 * Home, End, Page Up and Page Down in lines that can have the focus. */

#include "config.h"

#include "board.h"

#include "rh-paging.h"

#define N_LINES 20

typedef struct {
  GtkWidget *window;
  GtkWidget *scroller;
  GPtrArray *lines;
  guint      height; /* of a line, in pixels */
} Lines;

/* Between two lines that can't have the focus. */
static void
open_lines (Lines *self, guint n_lines)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->lines = g_ptr_array_new ();
  gtk_box_append (GTK_BOX (box), g_object_new (GTK_TYPE_LABEL, "height-request", 100, NULL));
  for (guint i = 0; i < n_lines; i++) {
    GtkWidget *line = gtk_button_new_with_label ("A line");

    gtk_box_append (GTK_BOX (box), line);
    g_ptr_array_add (self->lines, line);
  }
  gtk_box_append (GTK_BOX (box), g_object_new (GTK_TYPE_LABEL, "height-request", n_lines > 0 ? 100 : 2000, NULL));
  self->scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "child", box, "vexpand", TRUE, NULL);
  self->window = g_object_new (GTK_TYPE_WINDOW, "child", self->scroller, "default-width", 300, "default-height", 300, NULL);
  gtk_window_present (GTK_WINDOW (self->window));
  board_settle ();
  self->height = n_lines > 0 ? (guint) gtk_widget_get_allocated_height (self->lines->pdata[0]) : 0;
}

static void
close_lines (Lines *self)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  g_ptr_array_unref (self->lines);
}

static double
get_value (Lines *self)
{
  return gtk_adjustment_get_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller)));
}

static GtkWidget *
get_focus (Lines *self)
{
  return gtk_window_get_focus (GTK_WINDOW (self->window));
}

/* Presses a key, and looks that what has the focus is in sight. */
static guint
press (Lines *self, guint keyval)
{
  GtkWidget *focus;
  graphene_rect_t bounds;
  guint at;

  g_assert_true (rh_paging_key (GTK_SCROLLED_WINDOW (self->scroller), self->lines, get_focus (self), keyval, 0));
  board_settle ();
  focus = get_focus (self);
  g_assert_true (g_ptr_array_find (self->lines, focus, &at));
  g_assert_true (gtk_widget_compute_bounds (focus, self->scroller, &bounds));
  g_assert_cmpfloat (bounds.origin.y, >=, 0);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, (float) gtk_widget_get_height (self->scroller));

  return at;
}

static void
test_ends (void)
{
  /* At the ends what stands before the first line, and after the last, is in sight with it. */
  Lines lines;

  open_lines (&lines, N_LINES);
  gtk_widget_grab_focus (lines.lines->pdata[7]);
  g_assert_cmpuint (press (&lines, GDK_KEY_End), ==, N_LINES - 1);
  g_assert_cmpfloat (get_value (&lines), ==, 200 + N_LINES * lines.height - gtk_widget_get_height (lines.scroller));
  g_assert_cmpuint (press (&lines, GDK_KEY_KP_Home), ==, 0);
  g_assert_cmpfloat (get_value (&lines), ==, 0);
  close_lines (&lines);
}

static void
test_pages (void)
{
  /* A page is what can be seen at once; at the ends the focus stays. */
  Lines lines;
  guint page, at = 0;

  open_lines (&lines, N_LINES);
  page = (guint) gtk_widget_get_height (lines.scroller) / lines.height - 1; /* of which one has the focus before */
  g_assert_cmpuint (page, >, 1);
  gtk_widget_grab_focus (lines.lines->pdata[0]);
  for (guint i = 0; i < N_LINES / page + 1; i++, at = MIN (at + page, N_LINES - 1))
    g_assert_cmpuint (press (&lines, GDK_KEY_Page_Down), ==, MIN (at + page, N_LINES - 1));
  g_assert_cmpuint (press (&lines, GDK_KEY_KP_Page_Up), ==, N_LINES - 1 - page);
  close_lines (&lines);
}

static void
test_from_sight (void)
{
  /* Where no line has the focus, it goes on from the last one in sight that way. */
  Lines lines;
  double before;

  open_lines (&lines, N_LINES);
  press (&lines, GDK_KEY_End);
  before = get_value (&lines);
  gtk_window_set_focus (GTK_WINDOW (lines.window), NULL);
  press (&lines, GDK_KEY_Page_Up);
  g_assert_cmpfloat (get_value (&lines), <, before - gtk_widget_get_height (lines.scroller) / 2);
  gtk_window_set_focus (GTK_WINDOW (lines.window), NULL);
  g_assert_cmpuint (press (&lines, GDK_KEY_Page_Down), ==, N_LINES - 1);
  close_lines (&lines);
}

static void
test_none (void)
{
  /* Where there is no line to go to, it is scrolled; another key, or one with Ctrl, is nobody's. */
  Lines lines;
  GtkScrolledWindow *scroller;

  open_lines (&lines, 0);
  scroller = GTK_SCROLLED_WINDOW (lines.scroller);
  g_assert_false (rh_paging_key (scroller, lines.lines, NULL, GDK_KEY_Down, 0));
  g_assert_false (rh_paging_key (scroller, lines.lines, NULL, GDK_KEY_End, GDK_CONTROL_MASK));
  g_assert_true (rh_paging_key (scroller, lines.lines, NULL, GDK_KEY_End, 0));
  board_settle ();
  g_assert_cmpfloat (get_value (&lines), >, 1000);
  g_assert_true (rh_paging_key (scroller, lines.lines, NULL, GDK_KEY_Home, 0));
  board_settle ();
  g_assert_cmpfloat (get_value (&lines), ==, 0);
  close_lines (&lines);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/paging/ends", test_ends);
  g_test_add_func ("/paging/pages", test_pages);
  g_test_add_func ("/paging/from-sight", test_from_sight);
  g_test_add_func ("/paging/none", test_none);

  return g_test_run ();
}
