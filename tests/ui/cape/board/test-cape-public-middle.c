/* SPDX-License-Identifier: GPL-3.0-or-later
 * What the middle of the public table says in each phase, and what it keeps to itself. */

#include "config.h"

#include "board.h"
#include "public-states.h"
#include "ui-screen.h"

#include "rh-cape-card-view.h"
#include "rh-cape-public-middle.h"
#include "rh-mark.h"

typedef struct {
  RhSetup    *setup;
  RhCapeState state;
  GtkWidget  *middle;
} Fixture;

/* Konstantin, Bram and Csilla. */
static void
set_up (Fixture *self, gconstpointer data)
{
  self->setup = public_states_setup (3);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  g_clear_object (&self->middle);
  rh_setup_free (self->setup);
}

static void
show (Fixture *self, guint sealed)
{
  g_clear_object (&self->middle);
  self->middle = g_object_ref_sink (rh_cape_public_middle_new (self->setup, &self->state, sealed));
}

static void
show_phase (Fixture *self, RhCapePhase phase)
{
  public_states_fill (&self->state, 3, phase);
  show (self, 0);
}

static gboolean
says (Fixture *self, const char *text)
{
  return board_says (self->middle, text);
}

/* What stands in the grid of the seats: a mark, a name and a bid a row. */
static const char *
seat_text (Fixture *self, int column, int row)
{
  GtkWidget *grid = board_find (self->middle, GTK_TYPE_GRID, 0);

  return gtk_label_get_text (GTK_LABEL (gtk_grid_get_child_at (GTK_GRID (grid), column, row)));
}

/* A new auction: so many cards, and a shuffle where one is due. */
static void
test_reveal (Fixture *self, gconstpointer data)
{
  show_phase (self, RH_CAPE_REVEAL);
  g_assert_true (says (self, "Turn up 3 cards"));
  g_assert_nonnull (ui_screen_find_words (self->middle, "shuffle the discards"));
  self->state.stock = 3;
  show (self, 0);
  g_assert_true (says (self, "Turn up 3 cards"));
  g_assert_null (ui_screen_find_words (self->middle, "huffle"));
}

/* While bids are sealed: who has, who hasn't, and never how much. */
static void
test_bids (Fixture *self, gconstpointer data)
{
  show_phase (self, RH_CAPE_BIDS);
  show (self, 1 << 1);
  g_assert_cmpstr (seat_text (self, 2, 0), ==, "waiting");
  g_assert_cmpstr (seat_text (self, 2, 1), ==, "✓ sealed");
  g_assert_cmpstr (seat_text (self, 2, 2), ==, "waiting");
  g_assert_null (ui_screen_find_words (self->middle, "73"));
  board_assert_name (board_find (self->middle, RH_TYPE_CAPE_CARD_VIEW, 2), "Desert, 2 rails, £8, needs 8 rails");
  g_assert_null (board_find (self->middle, RH_TYPE_CAPE_CARD_VIEW, 3));
}

/* Once they are revealed, everybody's bid, and who must draw for it. */
static void
test_tie (Fixture *self, gconstpointer data)
{
  show_phase (self, RH_CAPE_TIE);
  g_assert_cmpstr (seat_text (self, 2, 0), ==, "£73 · tied");
  g_assert_cmpstr (seat_text (self, 2, 1), ==, "£73 · tied");
  g_assert_cmpstr (seat_text (self, 2, 2), ==, "£73 · 3rd");
}

/* The seats in the order in which they pick; a card that is taken has a name and a mark below it. */
static void
test_pick (Fixture *self, gconstpointer data)
{
  GtkWidget *card;

  show_phase (self, RH_CAPE_PICK);
  self->state.order[0] = 2;
  self->state.order[2] = 0;
  self->state.taker[1] = 2;
  show (self, 0);
  g_assert_cmpstr (seat_text (self, 1, 0), ==, "Csilla");
  g_assert_cmpstr (seat_text (self, 1, 1), ==, "Bram");
  g_assert_cmpstr (seat_text (self, 1, 2), ==, "Konstantin");
  card = board_find (self->middle, RH_TYPE_CAPE_CARD_VIEW, 1);
  g_assert_true (board_says (gtk_widget_get_parent (card), "Csilla"));
  board_assert_name (board_find (gtk_widget_get_parent (card), RH_TYPE_MARK, 0), "Green");
  card = board_find (self->middle, RH_TYPE_CAPE_CARD_VIEW, 0);
  g_assert_null (board_find (gtk_widget_get_parent (card), RH_TYPE_MARK, 0));
}

/* The ith card of the common row as it is shown, from 0; the newest one stands out. */
static void
assert_rails (Fixture *self, guint i, const char *text, gboolean drawn)
{
  GtkWidget *label;
  guint n = 0;

  for (guint j = 0; (label = board_find (self->middle, GTK_TYPE_LABEL, j)) != NULL; j++) {
    if (gtk_widget_has_css_class (label, "rails") && n++ == i)
      break;
  }
  g_assert_cmpstr (label != NULL ? gtk_label_get_text (GTK_LABEL (label)) : NULL, ==, text);
  if (label != NULL)
    g_assert_true (gtk_widget_has_css_class (label, "drawn") == drawn);
}

/* Who turns up a card, the sum of the row, and of a long row the older cards as one. */
static void
test_draw (Fixture *self, gconstpointer data)
{
  show_phase (self, RH_CAPE_DRAW);
  g_assert_true (says (self, "Konstantin turns up a card"));
  g_assert_true (says (self, "Common row"));
  g_assert_true (says (self, "30 rails"));
  assert_rails (self, 0, "12 cards: 18", FALSE);
  assert_rails (self, 1, "0", FALSE);
  assert_rails (self, 8, "3", FALSE);
  assert_rails (self, 9, NULL, FALSE);
}

/* A row that there is room for is shown card by card. */
static void
test_row (Fixture *self, gconstpointer data)
{
  show_phase (self, RH_CAPE_DECIDE);
  self->state.n_common = 8;
  show (self, 0);
  assert_rails (self, 0, "0", FALSE);
  assert_rails (self, 6, "2", FALSE);
  assert_rails (self, 7, "3", TRUE);
  assert_rails (self, 8, NULL, FALSE);

  self->state.n_common = 9;
  show (self, 0);
  assert_rails (self, 0, "1 card: 0", FALSE);
  assert_rails (self, 8, "0", TRUE);
}

/* What there is of the ten rails that the river ahead needs, and what those cost that are short. */
static void
test_decide (Fixture *self, gconstpointer data)
{
  show_phase (self, RH_CAPE_DECIDE);
  self->state.players[0].bonus = 0;
  show (self, 0);
  g_assert_true (says (self, "30 + 12 + 0 = 42 of 10"));
  g_assert_true (says (self, "Common row + own cards + bonus rails"));
  g_assert_true (says (self, "Enough to build"));

  for (guint i = 1; i < RH_CAPE_ROUNDS; i++)
    self->state.players[0].cards[i].rails = 0;
  self->state.n_common = 4;
  self->state.players[0].bonus = 1;
  self->state.players[0].capital = 30;
  show (self, 0);
  g_assert_true (says (self, "6 + 0 + 1 = 7 of 10"));
  g_assert_true (says (self, "3 short: £30"));
  self->state.players[0].capital = 29;
  show (self, 0);
  g_assert_true (says (self, "3 short: £30 can’t be paid"));
}

/* The winner, and without one nothing. */
static void
test_over (Fixture *self, gconstpointer data)
{
  show_phase (self, RH_CAPE_OVER);
  g_assert_true (says (self, "Konstantin has won!"));
  board_assert_name (board_find (self->middle, RH_TYPE_MARK, 0), "Red");
  self->state.winner = RH_CAPE_NO_SEAT;
  show (self, 0);
  g_assert_null (board_find (self->middle, GTK_TYPE_LABEL, 0));
}

#define ADD(name, function) g_test_add ("/cape-public-middle/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  ADD ("reveal", test_reveal);
  ADD ("bids", test_bids);
  ADD ("tie", test_tie);
  ADD ("pick", test_pick);
  ADD ("draw", test_draw);
  ADD ("row", test_row);
  ADD ("decide", test_decide);
  ADD ("over", test_over);

  return g_test_run ();
}
