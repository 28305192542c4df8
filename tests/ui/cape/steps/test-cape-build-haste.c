/* SPDX-License-Identifier: GPL-3.0-or-later
 * Turns typed in haste and without a look: no figure of the next card is given to the one before. */

#include "config.h"

#include "board.h"

#include "rh-cape-ui.h"
#include "rh-keys.h"
#include "rh-panel.h"
#include "rh-table-page.h"

#define SLOWLY 5000 /* milliseconds: longer than any pause that ends something */

typedef struct {
  Board      board;
  GtkWidget *page;
  RhPanel   *panel;
  guint32    time; /* of the last key */
} Desk;

/* Ilse-Marie has turned up a card, and can build. */
static void
set_up (Desk *self, gconstpointer data)
{
  self->page = board_open_page (&self->board, "cape-three-players", 6, 1000);
  self->panel = RH_PANEL (board_find (self->page, RH_TYPE_PANEL, 0));
  board_settle ();
  self->time = board_now ();
}

static void
tear_down (Desk *self, gconstpointer data)
{
  board_close (&self->board);
}

static gboolean
press (Desk *self, guint keyval, guint pause)
{
  self->time += pause;

  return rh_panel_key (self->panel, keyval, 0, self->time);
}

static void
assert_last (Desk *self, const char *move)
{
  g_assert_cmpstr (rh_session_get_move (self->board.session, rh_session_get_n_played (self->board.session) - 1), ==, move);
}

/* The next card is typed before the turn is decided: neither its letter nor what follows is taken, however slowly, and it is said
 * each time why. Backspace is a look: a figure changes the rails then. */
static void
test_card (Desk *self, gconstpointer data)
{
  static const guint pauses[] = { 100, SLOWLY };
  const char *said = "Build or pass first, or press Backspace (⌫) to change the rails.";

  for (guint i = 0; i < G_N_ELEMENTS (pauses); i++) {
    press (self, GDK_KEY_r, pauses[i]);
    g_assert_true (board_says (self->page, said));
    for (guint keyval = GDK_KEY_0; keyval <= GDK_KEY_9; keyval++) {
      g_assert_false (press (self, keyval, pauses[i]));
      g_assert_true (board_says (self->page, said));
    }
    assert_last (self, "draw 3 d2/2");
  }
  g_assert_true (press (self, GDK_KEY_BackSpace, SLOWLY));
  g_assert_false (board_says (self->page, said));
  g_assert_true (press (self, GDK_KEY_1, SLOWLY));
  assert_last (self, "draw 3 1");
}

/* What is decided ends that: the next card is taken at once. */
static void
test_decided (Desk *self, gconstpointer data)
{
  press (self, GDK_KEY_r, SLOWLY);
  g_assert_true (press (self, GDK_KEY_p, SLOWLY));
  assert_last (self, "pass 3");
  board_settle ();
  g_assert_true (press (self, GDK_KEY_r, SLOWLY));
  g_assert_true (press (self, GDK_KEY_2, 100));
  g_assert_true (press (self, GDK_KEY_8, 100));
  assert_last (self, "draw 1 r2/8");
}

#define ADD(name, function) g_test_add ("/cape-build-haste/" name, Desk, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  ADD ("card", test_card);
  ADD ("decided", test_decided);

  return g_test_run ();
}
