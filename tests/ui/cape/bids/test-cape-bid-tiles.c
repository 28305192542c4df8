/* SPDX-License-Identifier: GPL-3.0-or-later
 * A tile for each player: all of one size, whatever is said on them. */

#include "config.h"

#include "board.h"
#include "ui-screen.h"

#include "rh-button.h"
#include "rh-cape-bid-tiles.h"
#include "rh-mark.h"

typedef struct {
  Board           board;
  RhCapeBidTiles *tiles;
  int             picked;
} Fixture;

static void
on_picked_cb (RhCapeBidTiles *tiles, guint seat, Fixture *self)
{
  self->picked = (int) seat;
}

static void
set_up (Fixture *self, gconstpointer data)
{
  board_open (&self->board, "cape-three-players");
  self->picked = -1;
  self->tiles = g_object_ref_sink (g_object_new (RH_TYPE_CAPE_BID_TILES, NULL));
  rh_cape_bid_tiles_set_players (self->tiles, self->board.setup, TRUE);
  for (guint i = 0; i < 3; i++)
    rh_cape_bid_tiles_show (self->tiles, i, "waiting", "waiting");
  g_signal_connect (self->tiles, "picked", G_CALLBACK (on_picked_cb), self);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  g_clear_object (&self->tiles);
  board_close (&self->board);
}

static graphene_rect_t
bounds_of (Fixture *self, guint i)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (rh_cape_bid_tiles_get (self->tiles, i), GTK_WIDGET (self->tiles), &bounds));

  return bounds;
}

/* Who it is, by mark and name, and how far; by tap or by key it is picked. */
static void
test_picked (Fixture *self, gconstpointer data)
{
  board_show (&self->board, GTK_WIDGET (self->tiles), 900, 140);
  board_assert_name (self->tiles, "Players");
  rh_cape_bid_tiles_show (self->tiles, 1, "✓ sealed", "sealed");
  board_assert_name (rh_cape_bid_tiles_get (self->tiles, 1), "Jörg, sealed");
  g_assert_true (board_says (rh_cape_bid_tiles_get (self->tiles, 1), "✓ sealed"));
  board_assert_name (board_find (rh_cape_bid_tiles_get (self->tiles, 0), RH_TYPE_MARK, 0), "Red");
  board_click (GTK_WIDGET (self->tiles), "Jörg, sealed");
  g_assert_cmpint (self->picked, ==, 1);
}

/* Whose bid is sealed, and whose is asked for, until all are revealed. */
static void
test_bidding (Fixture *self, gconstpointer data)
{
  RhCapeBidding bidding = { .seat = 1, .sealed = 1 };

  for (guint i = 0; i < 3; i++)
    rh_cape_bid_tiles_show_sealed (self->tiles, i, &bidding);
  board_assert_name (rh_cape_bid_tiles_get (self->tiles, 0), "Éva, sealed");
  g_assert_true (gtk_widget_has_css_class (rh_cape_bid_tiles_get (self->tiles, 0), "sealed"));
  g_assert_false (rh_button_is_chosen (RH_BUTTON (rh_cape_bid_tiles_get (self->tiles, 0))));
  board_assert_name (rh_cape_bid_tiles_get (self->tiles, 1), "Jörg, waiting");
  g_assert_true (rh_button_is_chosen (RH_BUTTON (rh_cape_bid_tiles_get (self->tiles, 1))));

  rh_cape_bid_tiles_show_bid (self->tiles, 0, 12);
  board_assert_name (rh_cape_bid_tiles_get (self->tiles, 0), "Éva, £12");
  g_assert_false (gtk_widget_has_css_class (rh_cape_bid_tiles_get (self->tiles, 0), "sealed"));
}

/* In a line where there is room, else two and two; always of one size, and nothing moves for a word or a bid. */
static void
test_even (Fixture *self, gconstpointer data)
{
  static const int widths[] = { 900, 340, 170 };
  graphene_rect_t before[3];

  for (guint k = 0; k < G_N_ELEMENTS (widths); k++) {
    board_show (&self->board, GTK_WIDGET (self->tiles), widths[k], 400);
    for (guint i = 0; i < 3; i++)
      before[i] = bounds_of (self, i);
    for (guint i = 1; i < 3; i++) {
      g_assert_cmpfloat (before[i].size.width, ==, before[0].size.width);
      g_assert_cmpfloat (before[i].size.height, ==, before[0].size.height);
    }
    rh_cape_bid_tiles_show (self->tiles, 0, "✓ sealed", "sealed");
    rh_cape_bid_tiles_show (self->tiles, 1, "£9", "£9");
    rh_cape_bid_tiles_show (self->tiles, 2, "a word longer than any", "a word");
    board_settle ();
    for (guint i = 0; i < 3; i++) {
      graphene_rect_t after = bounds_of (self, i);

      g_assert_true (graphene_rect_equal (&before[i], &after));
    }
    gtk_window_set_child (GTK_WINDOW (self->board.window), NULL);
    g_clear_pointer ((GtkWindow **) &self->board.window, gtk_window_destroy);
    for (guint i = 0; i < 3; i++)
      rh_cape_bid_tiles_show (self->tiles, i, "waiting", "waiting");
  }
  g_assert_cmpfloat (before[1].origin.y, >, before[0].origin.y);
}

/* At the side of the lanes two stand side by side, however long a name is. */
static void
test_aside (Fixture *self, gconstpointer data)
{
  board_show (&self->board, GTK_WIDGET (self->tiles), 376, 400);
  g_assert_cmpfloat (bounds_of (self, 1).origin.y, ==, bounds_of (self, 0).origin.y);
  g_assert_cmpfloat (bounds_of (self, 2).origin.y, >, bounds_of (self, 0).origin.y);
}

/* On a phone all stand in one line where they are compact, and need only one more without. */
static void
test_compact (Fixture *self, gconstpointer data)
{
  rh_cape_bid_tiles_set_compact (self->tiles, TRUE);
  for (guint i = 0; i < 3; i++)
    rh_cape_bid_tiles_show (self->tiles, i, "£999", "£999");
  board_show (&self->board, GTK_WIDGET (self->tiles), 376, 400);
  for (guint i = 1; i < 3; i++)
    g_assert_cmpfloat (bounds_of (self, i).origin.y, ==, bounds_of (self, 0).origin.y);

  rh_cape_bid_tiles_set_compact (self->tiles, FALSE);
  board_settle ();
  g_assert_cmpfloat (bounds_of (self, 1).origin.y, ==, bounds_of (self, 0).origin.y);
  g_assert_cmpfloat (bounds_of (self, 2).origin.y, >, bounds_of (self, 0).origin.y);
}

/* There a name of eleven letters is there as a whole, though it asks for no more room than one of nine. */
static void
test_long_name (Fixture *self, gconstpointer data)
{
  GtkWidget *tiles = g_object_new (RH_TYPE_CAPE_BID_TILES, NULL);
  GtkWidget *tile, *name;

  g_free (self->board.setup->seats[2].name);
  self->board.setup->seats[2].name = g_strdup ("Christopher");
  rh_cape_bid_tiles_set_players (RH_CAPE_BID_TILES (tiles), self->board.setup, TRUE);
  for (guint i = 0; i < 3; i++)
    rh_cape_bid_tiles_show (RH_CAPE_BID_TILES (tiles), i, "waiting", "waiting");
  board_show (&self->board, tiles, 376, 400);
  tile = rh_cape_bid_tiles_get (RH_CAPE_BID_TILES (tiles), 2);
  name = gtk_widget_get_next_sibling (board_find (tile, RH_TYPE_MARK, 0));
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (name)), ==, "Christopher");
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (name))));
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

#define ADD(name, function) g_test_add ("/cape-bid-tiles/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("picked", test_picked);
  ADD ("bidding", test_bidding);
  ADD ("even", test_even);
  ADD ("aside", test_aside);
  ADD ("compact", test_compact);
  ADD ("long-name", test_long_name);

  return g_test_run ();
}
