/* SPDX-License-Identifier: GPL-3.0-or-later
 * How far a train has come, on a line with its goal. */

#include "config.h"

#include "board.h"
#include "zugkraft/zug-table.h"

#include "rh-style.h"
#include "rh-zug-style.h"
#include "rh-zug-track.h"

/* The middle of what is drawn in a colour of the style sheets, from the left; −1 where that is nothing. */
static double
find_colour (GtkWidget *track, const char *colour)
{
  g_autoptr (GBytes) bytes = board_picture (track);
  const guchar *pixels = g_bytes_get_data (bytes, NULL);
  int width = gtk_widget_get_width (track);
  double sum = 0;
  guint n = 0;
  GdkRGBA rgba;

  rh_style_get (track, colour, &rgba);
  for (int i = 0; i < width * gtk_widget_get_height (track); i++) {
    const guchar *bgra = pixels + i * 4;

    if (ABS (bgra[2] - rgba.red * 255) < 2 && ABS (bgra[1] - rgba.green * 255) < 2 && ABS (bgra[0] - rgba.blue * 255) < 2 &&
        bgra[3] == 255) {
      sum += i % width;
      n++;
    }
  }

  return n > 0 ? sum / n : -1;
}

static RhZugState
make_state (const char *options, int total)
{
  g_autoptr (RhSetup) setup = zug_table_setup (3, options);
  RhZugState state;

  state = zug_table_start (setup);
  state.players[1].total = state.players[1].points = total;

  return state;
}

static double
draw (GtkWidget *track, const RhZugState *state, guint seat)
{
  rh_zug_track_set (RH_ZUG_TRACK (track), state, seat);
  board_settle ();

  return find_colour (track, rh_zug_style_seat (seat));
}

static void
test_goal (void)
{
  /* More points, further right: halfway is in the middle between nothing and the goal. Who passes that a little shifts nobody. */
  Board board = { 0 };
  GtkWidget *track = rh_zug_track_new ();
  RhZugState half = make_state ("goal=60", 30), most = make_state ("goal=60", 60), beyond = make_state ("goal=60", 74);
  double begin, middle, end;

  board_show (&board, track, 600, 90);
  begin = draw (track, &half, 0);
  middle = draw (track, &half, 1);
  end = draw (track, &most, 1);
  g_assert_cmpfloat (begin, >, 0);
  g_assert_cmpfloat_with_epsilon (middle - begin, end - middle, 2);
  g_assert_cmpfloat (end, >, 400);
  g_assert_cmpfloat (draw (track, &beyond, 1), >, end + 50);
  beyond.players[0].total = 30;
  g_assert_cmpfloat_with_epsilon (draw (track, &beyond, 0), middle, 2);
  /* Far beyond it the line grows, for everybody. */
  beyond.players[1].total = 120;
  g_assert_cmpfloat (draw (track, &beyond, 0), <, middle - 50);
  board_close (&board);
}

/* How many columns of a line are as opaque as the way behind an engine, and no more; edges may be, in a few. */
static int
count_went (GtkWidget *track, const RhZugState *state)
{
  g_autoptr (GBytes) bytes = NULL;
  int width = gtk_widget_get_width (track);
  int height = gtk_widget_get_height (track);
  const guchar *pixels;
  int n = 0;

  rh_zug_track_set (RH_ZUG_TRACK (track), state, 1);
  board_settle ();
  bytes = board_picture (track);
  pixels = g_bytes_get_data (bytes, NULL);
  for (int x = 0; x < width; x++) {
    int high = 0;

    for (int y = 0; y < height; y++)
      high += ABS (pixels[(y * width + x) * 4 + 3] - 217) < 3;
    n += high >= 3;
  }

  return n;
}

static void
test_went (void)
{
  /* The way that lies behind an engine begins at the nought: who has no points has none. */
  Board board = { 0 };
  GtkWidget *track = rh_zug_track_new ();
  RhZugState none = make_state ("goal=60", 0), half = make_state ("goal=60", 30);

  board_show (&board, track, 600, 90);
  g_assert_cmpint (count_went (track, &none), <=, 4);
  g_assert_cmpint (count_went (track, &half), >, 150);
  board_close (&board);
}

/* How far the flag, which is higher than all else, reaches from the top of its pole: to the left, where that is less than nothing. */
static double
find_lean (GtkWidget *track, const RhZugState *state)
{
  g_autoptr (GBytes) bytes = NULL;
  const guchar *pixels;
  int width = gtk_widget_get_width (track);
  int pole = -1, last = 0;
  double sum = 0;
  guint n = 0;

  rh_zug_track_set (RH_ZUG_TRACK (track), state, 1);
  board_settle ();
  bytes = board_picture (track);
  pixels = g_bytes_get_data (bytes, NULL);
  for (int i = 0; i < width * gtk_widget_get_height (track) && (pole < 0 || i < last); i++) {
    if (pixels[i * 4 + 3] != 255)
      continue;
    if (pole < 0) {
      pole = i % width;
      last = i + 8 * width;
    }
    sum += i % width;
    n++;
  }
  g_assert_cmpint (pole, >, 0);

  return sum / n - pole;
}

static void
test_flag (void)
{
  /* It flies away from the engines that come to it, from the begin on; but where there is no room beyond it. */
  Board board = { 0 };
  GtkWidget *track = rh_zug_track_new ();
  RhZugState begin = make_state ("goal=60", 0), beyond = make_state ("goal=60", 90), far = make_state ("goal=9999", 0);

  board_show (&board, track, 600, 90);
  g_assert_cmpfloat (find_lean (track, &begin), >, 0);
  g_assert_cmpfloat (find_lean (track, &beyond), >, 0);
  g_assert_cmpfloat (find_lean (track, &far), <, 0);
  board_close (&board);
}

static void
test_knockout (void)
{
  /* Where the mark counts, it is the last turn that is shown, whatever the total; who is out is pale. */
  Board board = { 0 };
  GtkWidget *track = rh_zug_track_new ();
  RhZugState state = make_state ("victory=knockout", 20);
  double before;

  board_show (&board, track, 600, 90);
  before = draw (track, &state, 1);
  state.players[1].total = 500;
  g_assert_cmpfloat_with_epsilon (draw (track, &state, 1), before, .1);
  state.in = 1;
  state.mark = 25;
  g_assert_cmpfloat (draw (track, &state, 1), ==, -1);
  board_close (&board);
}

static void
test_sizes (void)
{
  /* In a list, and on a screen of any size, it is drawn without a warning; from right to left it is mirrored. */
  static const int sizes[][2] = { { 64, 20 }, { 12, 4 }, { 3000, 300 }, { 200, 54 } };
  RhZugState state = make_state ("goal=9999", 5000);

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++) {
    Board board = { 0 };
    GtkWidget *track = rh_zug_track_new ();

    board_show (&board, track, sizes[i][0], sizes[i][1]);
    /* In the smallest there is hardly a pixel of its own colour. */
    g_assert_true (draw (track, &state, 1) > 0 || sizes[i][0] < 100);
    board_close (&board);
  }
}

static void
test_mirrored (void)
{
  Board board = { 0 };
  GtkWidget *track = rh_zug_track_new ();
  RhZugState state = make_state ("", 75);

  board_show (&board, track, 600, 90);
  g_assert_cmpfloat (draw (track, &state, 1), >, 300);
  gtk_widget_set_direction (track, GTK_TEXT_DIR_RTL);
  g_assert_cmpfloat (draw (track, &state, 1), <, 300);
  board_close (&board);
}

/* How high what is drawn in a colour is. */
static int
measure_colour (GtkWidget *track, const char *colour)
{
  g_autoptr (GBytes) bytes = board_picture (track);
  const guchar *pixels = g_bytes_get_data (bytes, NULL);
  int width = gtk_widget_get_width (track);
  int top = G_MAXINT, bottom = 0;
  GdkRGBA rgba;

  rh_style_get (track, colour, &rgba);
  for (int i = 0; i < width * gtk_widget_get_height (track); i++) {
    const guchar *bgra = pixels + i * 4;

    if (ABS (bgra[2] - rgba.red * 255) < 2 && ABS (bgra[1] - rgba.green * 255) < 2 && ABS (bgra[0] - rgba.blue * 255) < 2) {
      top = MIN (top, i / width);
      bottom = MAX (bottom, i / width);
    }
  }

  return bottom - top;
}

static void
test_marker (void)
{
  /* In a lane as high as that of four players an engine only marks a place; where there is more height it grows with it, and yet leaves
   * the most of it to the way. */
  static const struct {
    int height, least, most;
  } rooms[] = { { 84, 24, 48 }, { 170, 54, 80 }, { 240, 80, 110 } };

  for (guint i = 0; i < G_N_ELEMENTS (rooms); i++) {
    Board board = { 0 };
    GtkWidget *track = rh_zug_track_new ();
    RhZugState state = make_state ("", 50);
    int high;

    board_show (&board, track, 900, rooms[i].height);
    draw (track, &state, 1);
    high = measure_colour (track, rh_zug_style_seat (1));
    g_test_message ("%d: %d", rooms[i].height, high);
    g_assert_cmpint (high, >=, rooms[i].least);
    g_assert_cmpint (high, <=, rooms[i].most);
    board_close (&board);
  }
}

/* Whether something is drawn in a column of pixels. */
static gboolean
is_drawn (GtkWidget *track, int x)
{
  g_autoptr (GBytes) bytes = board_picture (track);
  const guchar *pixels = g_bytes_get_data (bytes, NULL);
  int width = gtk_widget_get_width (track);
  gboolean drawn = FALSE;

  for (int y = 0; y < gtk_widget_get_height (track); y++)
    drawn = drawn || pixels[(y * width + x) * 4 + 3] > 0;

  return drawn;
}

static void
test_whole (void)
{
  /* The figure of the highest goal there is, the longest, isn't cut at the end of the line, on whichever side that is. */
  Board board = { 0 };
  GtkWidget *track = rh_zug_track_new ();
  RhZugState state = make_state ("goal=9999", 0);

  board_show (&board, track, 500, 90);
  draw (track, &state, 0);
  g_assert_false (is_drawn (track, gtk_widget_get_width (track) - 1));
  gtk_widget_set_direction (track, GTK_TEXT_DIR_RTL);
  board_settle ();
  g_assert_false (is_drawn (track, 0));
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);
  g_test_add_func ("/zug-track/goal", test_goal);
  g_test_add_func ("/zug-track/went", test_went);
  g_test_add_func ("/zug-track/flag", test_flag);
  g_test_add_func ("/zug-track/knockout", test_knockout);
  g_test_add_func ("/zug-track/sizes", test_sizes);
  g_test_add_func ("/zug-track/mirrored", test_mirrored);
  g_test_add_func ("/zug-track/marker", test_marker);
  g_test_add_func ("/zug-track/whole", test_whole);

  return g_test_run ();
}
