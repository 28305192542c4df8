/* SPDX-License-Identifier: GPL-3.0-or-later
 * A player’s line from the Cape to Cairo: eight places, and how far the train has come. */

#include "config.h"

#include "board.h"
#include "public-states.h"
#include "rh-cape-card-view.h"
#include "rh-cape-text.h"
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
test_describe (void)
{
  /* What can have the focus in its place says how far the train is, and what lies ahead, if anything does. */
  GtkWidget *track = g_object_ref_sink (rh_cape_track_new ("red"));
  GtkWidget *button = g_object_ref_sink (gtk_button_new ());
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *text = NULL;
  RhCapeState state;
  RhCapePlayer *player = &state.players[1];

  public_states_fill (&state, 4, RH_CAPE_DRAW);
  player->crossed = 3;
  player->owned = 5;
  first = rh_cape_text_card_in_sentence (player->cards[3]);
  second = rh_cape_text_card_in_sentence (player->cards[4]);
  text = g_strdup_printf ("3 of 8 cards crossed, 2 ahead: %s; %s", first, second);
  rh_cape_track_describe (RH_CAPE_TRACK (track), player, button);
  gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text);

  player->crossed = 5;
  rh_cape_track_describe (RH_CAPE_TRACK (track), player, button);
  gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "5 of 8 cards crossed, 0 ahead");
  g_object_unref (button);
  g_object_unref (track);
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

#define WIDTH 1000
#define HEIGHT 140
#define OVER 7 /* pixels: so far a train may stand out at the end of its line, where a picture of that ends */

/* A line of a colour with so many cards crossed; @end is where its last card ends. */
static GBytes *
draw (const char *colour, guint crossed, int width, float *end)
{
  Board board = { 0 };
  GtkWidget *track = rh_cape_track_new (colour);
  RhCapePlayer player;
  RhCapeState state;
  graphene_rect_t bounds;
  GBytes *picture;

  public_states_fill (&state, 4, RH_CAPE_DRAW);
  player = state.players[1];
  player.crossed = crossed;
  player.owned = RH_CAPE_ROUNDS;
  rh_cape_track_set (RH_CAPE_TRACK (track), &player);
  board_show (&board, track, width, HEIGHT);
  g_assert_true (gtk_widget_compute_bounds (board_find (track, RH_TYPE_CAPE_CARD_VIEW, RH_CAPE_ROUNDS - 1), track,
                                            &bounds));
  *end = bounds.origin.x + bounds.size.width;
  picture = board_picture (track);
  board_close (&board);

  return picture;
}

/* Where two lines that differ in their trains alone begin to differ, from the left; and how wide what differs is. */
static int
find_train (guint crossed, int width, float *end, int *size)
{
  g_autoptr (GBytes) red = draw ("red", crossed, width, end);
  g_autoptr (GBytes) blue = draw ("blue", crossed, width, end);
  const guint32 *one = g_bytes_get_data (red, NULL);
  const guint32 *other = g_bytes_get_data (blue, NULL);
  int first = -1;

  for (int x = 0; x < width; x++) {
    for (int y = 0; y < HEIGHT; y++) {
      if (one[y * width + x] != other[y * width + x]) {
        first = first < 0 ? x : first;
        *size = x - first + 1;
      }
    }
  }

  return first;
}

static void
test_whole (void)
{
  /* No edge of a place lies between two pixels, however wide and high the line is: it would be grey on both. */
  for (int width = 300; width < 700; width += 37) {
    Board board = { 0 };
    GtkWidget *track = rh_cape_track_new ("red");

    board_show (&board, track, width, 100 + width % 9);
    for (guint i = 0; i < RH_CAPE_ROUNDS; i++) {
      GtkWidget *card = board_find (track, RH_TYPE_CAPE_CARD_VIEW, i);
      graphene_point_t corner;

      g_assert_true (gtk_widget_compute_point (card, track, &GRAPHENE_POINT_INIT (0, 0), &corner));
      g_assert_cmpfloat (corner.x, ==, (int) corner.x);
      g_assert_cmpfloat (corner.y, ==, (int) corner.y);
    }
    gtk_window_destroy (GTK_WINDOW (board.window));
  }
}

static void
test_arrived (void)
{
  /* The train stands on the card it has crossed last, and after the eighth in Cairo, which isn't grey any more. */
  float end;
  g_autoptr (GBytes) seven = draw ("red", 7, WIDTH, &end);
  g_autoptr (GBytes) eight = draw ("red", 8, WIDTH, &end);
  const guint32 *before = g_bytes_get_data (seven, NULL);
  const guint32 *after = g_bytes_get_data (eight, NULL);
  guint n = 0;
  int size;

  g_assert_cmpint (find_train (7, WIDTH, &end, &size), <, (int) end);
  g_assert_cmpint (find_train (8, WIDTH, &end, &size), >, (int) end);
  for (int i = 0; i < WIDTH * HEIGHT; i++)
    n += i % WIDTH > end && before[i] != 0 && after[i] != 0 && before[i] != after[i];
  g_assert_cmpuint (n, >, 100);
}

static void
test_arrived_large (void)
{
  /* Who has won has come to Cairo at every width, in a train hardly smaller than those that are on the way. */
  static const int widths[] = { 300, 480, 700, WIDTH };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++) {
    int size, arrived;
    float end;

    find_train (7, widths[i], &end, &size);
    g_assert_cmpint (find_train (8, widths[i], &end, &arrived), >, (int) end);
    g_assert_cmpint (arrived, >=, size * 95 / 100 - OVER);
  }
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/cape-track/follows", test_follows);
  g_test_add_func ("/cape-track/describe", test_describe);
  g_test_add_func ("/cape-track/places", test_places);
  g_test_add_func ("/cape-track/whole", test_whole);
  g_test_add_func ("/cape-track/arrived", test_arrived);
  g_test_add_func ("/cape-track/arrived-large", test_arrived_large);

  return g_test_run ();
}
