/* SPDX-License-Identifier: GPL-3.0-or-later
 * A player’s line from the Cape to Cairo: eight places, and how far the train has come. */

#include "config.h"

#include "board.h"
#include "public-states.h"
#include "rh-cape-card-view.h"
#include "rh-cape-track.h"

static void
test_follows (void)
{
  /* Crossed and ahead are told; the train is somewhere else after a card more, and back where it was after it. */
  Board board = { 0 };
  GtkWidget *track = rh_cape_track_new ("red");
  RhCapePlayer player;
  RhCapeState state;
  g_autoptr (GBytes) before = NULL;
  g_autoptr (GBytes) then = NULL;
  g_autoptr (GBytes) after = NULL;

  public_states_fill (&state, 4, RH_CAPE_DRAW);
  player = state.players[1];
  player.crossed = 2;
  player.owned = 5;
  rh_cape_track_set (RH_CAPE_TRACK (track), &player);
  board_show (&board, track, 800, 140);
  board_assert_name (track, "2 of 8 cards crossed, 3 ahead");
  before = board_picture (track);

  player.crossed = 3;
  rh_cape_track_set (RH_CAPE_TRACK (track), &player);
  board_settle ();
  board_assert_name (track, "3 of 8 cards crossed, 2 ahead");
  then = board_picture (track);
  g_assert_false (g_bytes_equal (before, then));

  player.crossed = 2;
  rh_cape_track_set (RH_CAPE_TRACK (track), &player);
  board_settle ();
  after = board_picture (track);
  g_assert_true (g_bytes_equal (before, after));
  board_close (&board);
}

static void
test_places (void)
{
  /* The eight places stand beside each other within the line, at every width, and right to left the other way round. */
  static const int widths[] = { 300, 480, 1000 };

  for (guint k = 0; k < 2 * G_N_ELEMENTS (widths); k++) {
    Board board = { 0 };
    GtkWidget *track = rh_cape_track_new ("red");
    gboolean mirrored = k % 2 == 1;
    float last = mirrored ? (float) widths[k / 2] + 1 : -1;

    gtk_widget_set_direction (track, mirrored ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR);
    board_show (&board, track, widths[k / 2], 140);
    for (guint i = 0; i < RH_CAPE_ROUNDS; i++) {
      GtkWidget *card = board_find (track, RH_TYPE_CAPE_CARD_VIEW, i);
      graphene_rect_t bounds;

      g_assert_true (gtk_widget_compute_bounds (card, track, &bounds));
      g_assert_cmpfloat (bounds.origin.x, >=, 0);
      g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, widths[k / 2]);
      if (mirrored)
        g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, last);
      else
        g_assert_cmpfloat (bounds.origin.x, >=, last);
      last = mirrored ? bounds.origin.x : bounds.origin.x + bounds.size.width;
    }
    board_close (&board);
  }
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/cape-track/follows", test_follows);
  g_test_add_func ("/cape-track/places", test_places);

  return g_test_run ();
}
