/* SPDX-License-Identifier: GPL-3.0-or-later
 * What is scrolled comes to rest at a whole part. */

#include "config.h"

#include "board.h"
#include "ui-screen.h"

#include "rh-rest.h"

#define PART 100
#define N_PARTS 4

typedef struct {
  Board          board;
  GtkAdjustment *adjustment; /* borrowed */
  double         wanted;
} Fixture;

static void
open_at (Fixture *self, int height)
{
  GtkWidget *parts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "child", parts, NULL);

  *self = (Fixture) { 0 };
  for (guint i = 0; i < N_PARTS; i++)
    gtk_box_append (GTK_BOX (parts), g_object_new (GTK_TYPE_LABEL, "label", "a lane", "height-request", PART, NULL));
  rh_rest_on_parts (GTK_SCROLLED_WINDOW (scroller), parts);
  board_show (&self->board, scroller, 200, height);
  board_settle ();
  self->adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
}

static gboolean
is_there (gpointer data)
{
  const Fixture *self = data;

  return gtk_adjustment_get_value (self->adjustment) == self->wanted;
}

static void
assert_rests (Fixture *self, double value, double wanted)
{
  gtk_adjustment_set_value (self->adjustment, value);
  self->wanted = wanted;
  ui_screen_wait (is_there, self);
}

static void
test_one (void)
{
  /* Where there is room for one, the nearest is seen, in the middle; the first and the last as well. A little is enough for the
   * next, and less than that for none. */
  Fixture self;

  open_at (&self, 110);
  assert_rests (&self, 130, 95);
  assert_rests (&self, 160, 195);
  assert_rests (&self, 220, 290);
  assert_rests (&self, 270, 195);
  assert_rests (&self, 185, 195);
  assert_rests (&self, 20, 0);
  assert_rests (&self, 280, 290);
  board_close (&self.board);
}

static void
test_several (void)
{
  /* Where there is room for more, the first of them is whole; and all that can be is at the end. */
  Fixture self;

  open_at (&self, 250);
  assert_rests (&self, 40, 100);
  assert_rests (&self, 60, 0);
  assert_rests (&self, 10, 0);
  assert_rests (&self, 140, 150);
  board_close (&self.board);
}

static void
test_closed (void)
{
  /* Who leaves while it is still to come to rest leaves nothing behind. */
  Fixture self;

  open_at (&self, 110);
  gtk_adjustment_set_value (self.adjustment, 130);
  board_close (&self.board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/rest/one", test_one);
  g_test_add_func ("/rest/several", test_several);
  g_test_add_func ("/rest/closed", test_closed);

  return g_test_run ();
}
