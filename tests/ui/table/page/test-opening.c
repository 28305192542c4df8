/* SPDX-License-Identifier: GPL-3.0-or-later
 * From when on what is asked takes an answer, and how long what asks it is busy. */

#include "config.h"

#include "board.h"

#include "rh-opening.h"

typedef struct {
  Board     board;
  RhOpening opening;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  self->opening.panel = gtk_label_new ("?");
  board_show (&self->board, self->opening.panel, 200, 200);
  board_settle ();
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  rh_opening_stop (&self->opening);
  board_close (&self->board);
}

static gboolean
is_busy (Fixture *self)
{
  return board_is_busy (self->opening.panel);
}

static void
wait_until_open (Fixture *self)
{
  while (is_busy (self))
    g_main_context_iteration (NULL, TRUE);
}

/* Not before its frame; a key not in the haste after a screen of one's own, and nothing while it is only looked at. */
static void
test_wait (Fixture *self, gconstpointer data)
{
  gint64 before = g_get_monotonic_time ();

  self->opening.looked_at = 20;
  self->opening.handed = 50;
  self->opening.bounces = 30;
  rh_opening_wait (&self->opening);
  g_assert_true (is_busy (self));
  g_assert_cmpint (self->opening.seen, ==, 0);
  g_assert_cmpint (self->opening.open, ==, 0);
  wait_until_open (self);
  g_assert_cmpint (g_get_monotonic_time () - before, >=, 80 * 1000);
  g_assert_cmpint (self->opening.seen, >=, before + 20 * 1000);
  g_assert_cmpint (self->opening.open - self->opening.seen, ==, 30 * 1000);

  /* That was said of the one frame. */
  self->opening.looked_at = 0;
  rh_opening_wait (&self->opening);
  wait_until_open (self);
  g_assert_cmpint (self->opening.open, ==, self->opening.seen);
}

/* Or all is taken at once. */
static void
test_open (Fixture *self, gconstpointer data)
{
  rh_opening_wait (&self->opening);
  rh_opening_open (&self->opening);
  g_assert_false (is_busy (self));
  g_assert_cmpint (self->opening.open, ==, 1);
  board_settle ();
  g_assert_cmpint (self->opening.open, ==, 1);
}

#define ADD(name, function) g_test_add ("/opening/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  ADD ("wait", test_wait);
  ADD ("open", test_open);

  return g_test_run ();
}
