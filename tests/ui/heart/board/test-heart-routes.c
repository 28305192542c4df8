/* SPDX-License-Identifier: GPL-3.0-or-later
 * The routes of a player, in much and in little room. */

#include "config.h"

#include "heart-desk.h"

#include "rh-heart-routes.h"

/* In a lane of five, on the smallest and the usual screen; and in a phone's. */
static const struct {
  int width, height;
} rooms[] = { { 257, 31 }, { 330, 62 }, { 306, 20 } };

/* As many routes as that, in turns of all colours. */
static void
claim (HeartDesk *desk, guint n, guint length)
{
  for (guint i = 0; i < n; i++) {
    g_autofree char *move = g_strdup_printf ("claim 1 %s %u", rh_heart_colour_get_word (i % RH_HEART_COLOURS), length);

    heart_desk_play (desk, move);
  }
}

static void
test_room (void)
{
  /* All routes are shown where there is room for them, and are counted by colour only where there isn't. */
  HeartDesk desk;
  GtkWidget *routes = rh_heart_routes_new ();

  heart_desk_open (&desk, 2, "");
  heart_desk_show (&desk, routes, 300, 20);
  rh_heart_routes_set (RH_HEART_ROUTES (routes), &heart_desk_state (&desk)->players[0]);
  g_assert_false (rh_heart_routes_is_short (RH_HEART_ROUTES (routes)));
  claim (&desk, 6, 3);
  rh_heart_routes_set (RH_HEART_ROUTES (routes), &heart_desk_state (&desk)->players[0]);
  g_assert_false (rh_heart_routes_is_short (RH_HEART_ROUTES (routes)));
  claim (&desk, 27, 1);
  rh_heart_routes_set (RH_HEART_ROUTES (routes), &heart_desk_state (&desk)->players[0]);
  g_assert_true (rh_heart_routes_is_short (RH_HEART_ROUTES (routes)));
  heart_desk_close (&desk);
}

static void
test_spoken (void)
{
  /* Who can't see them hears them. */
  HeartDesk desk;
  GtkWidget *routes = rh_heart_routes_new ();

  heart_desk_open (&desk, 2, "claim 1 white 3;claim 1 red 2");
  heart_desk_show (&desk, routes, 300, 40);
  rh_heart_routes_set (RH_HEART_ROUTES (routes), &heart_desk_state (&desk)->players[0]);
  board_assert_name (routes, "2 routes: red route of 2; white route of 3");
  rh_heart_routes_set (RH_HEART_ROUTES (routes), &heart_desk_state (&desk)->players[1]);
  board_assert_name (routes, "No routes yet");
  heart_desk_close (&desk);
}

static void
test_drawn (void)
{
  /* Another route is another picture; all of it is within the widget, however small that is. */
  HeartDesk desk;
  GtkWidget *routes = rh_heart_routes_new ();
  g_autoptr (GBytes) before = NULL;
  g_autoptr (GBytes) after = NULL;

  heart_desk_open (&desk, 2, "claim 1 white 3");
  heart_desk_show (&desk, routes, 160, 24);
  rh_heart_routes_set (RH_HEART_ROUTES (routes), &heart_desk_state (&desk)->players[0]);
  board_settle ();
  before = board_picture (routes);
  claim (&desk, 20, 2);
  rh_heart_routes_set (RH_HEART_ROUTES (routes), &heart_desk_state (&desk)->players[0]);
  board_settle ();
  after = board_picture (routes);
  g_assert_false (g_bytes_equal (before, after));
  heart_desk_close (&desk);
}

static guint
count_pixels (GtkWidget *widget, int from, int to)
{
  g_autoptr (GBytes) bytes = board_picture (widget);
  const guchar *pixels = g_bytes_get_data (bytes, NULL);
  int width = gtk_widget_get_width (widget);
  guint n = 0;

  for (int x = from; x < to; x++)
    n += pixels[(10 * width + x) * 4 + 3] > 0;

  return n;
}

static void
test_counted (void)
{
  /* Where there is no room for all, all nine colours are counted side by side in the narrowest lane, and last how many
   * routes were doubled: none on another. */
  HeartDesk desk;
  GtkWidget *routes = rh_heart_routes_new ();

  heart_desk_open (&desk, 2, "");
  claim (&desk, 36, 1);
  heart_desk_show (&desk, routes, 311, 20);
  rh_heart_routes_set (RH_HEART_ROUTES (routes), &heart_desk_state (&desk)->players[0]);
  board_settle ();
  g_assert_cmpint (gtk_widget_get_width (routes), ==, 311);
  g_assert_true (rh_heart_routes_is_short (RH_HEART_ROUTES (routes)));
  g_assert_cmpuint (count_pixels (routes, 311 * 8 / 10, 311 * 9 / 10), >, 0);
  g_assert_cmpuint (count_pixels (routes, 311 * 9 / 10 + 1, 311), ==, 0);
  heart_desk_play (&desk, "claim 1 white 1 double engines=1");
  rh_heart_routes_set (RH_HEART_ROUTES (routes), &heart_desk_state (&desk)->players[0]);
  board_settle ();
  g_assert_cmpuint (count_pixels (routes, 311 * 9 / 10 + 1, 311), >, 0);
  heart_desk_close (&desk);
}

/* So many routes of that length, the last of them doubled or not. */
static GBytes *
draw (guint n, guint length, gboolean doubled, guint room)
{
  HeartDesk desk;
  GtkWidget *routes = rh_heart_routes_new ();
  g_autofree char *last = g_strdup_printf ("claim 1 white %u%s", length, doubled ? " double engines=2" : "");
  GBytes *bytes;

  heart_desk_open (&desk, 2, "");
  claim (&desk, n - 1, length);
  heart_desk_play (&desk, last);
  heart_desk_show (&desk, routes, rooms[room].width, rooms[room].height);
  rh_heart_routes_set (RH_HEART_ROUTES (routes), &heart_desk_state (&desk)->players[0]);
  board_settle ();
  if (room < 2)
    g_assert_false (rh_heart_routes_is_short (RH_HEART_ROUTES (routes)));
  bytes = board_picture (routes);
  heart_desk_close (&desk);

  return bytes;
}

static void
assert_marked (guint n, guint length)
{
  for (guint room = 0; room < G_N_ELEMENTS (rooms); room++) {
    g_autoptr (GBytes) plain = draw (n, length, FALSE, room);
    g_autoptr (GBytes) doubled = draw (n, length, TRUE, room);

    g_assert_false (g_bytes_equal (plain, doubled));
  }
}

static void
test_doubled (void)
{
  /* A route whose points were doubled has a sign, whether it is long or short, and however many there are. */
  assert_marked (1, 1);
  assert_marked (1, 2);
  assert_marked (1, 6);
  assert_marked (7, 6);
  for (guint n = 8; n <= 20; n += 4)
    assert_marked (n, 2);
}

static void
test_inside (void)
{
  /* The sign of doubled points is on its route, not between that and the next one. */
  g_autoptr (GBytes) picture = draw (1, 6, TRUE, 1);
  const guchar *pixels = g_bytes_get_data (picture, NULL);
  guint parts = 0;
  gboolean drawn = FALSE;

  for (int x = 0; x < rooms[1].width; x++) {
    gboolean before = drawn;

    drawn = FALSE;
    for (int y = 0; y < rooms[1].height; y++)
      drawn = drawn || pixels[(y * rooms[1].width + x) * 4 + 3] > 0;
    parts += drawn && !before;
  }
  g_assert_cmpuint (parts, ==, 1);
}

/* How high the first route is. */
static guint
get_height (guint n)
{
  g_autoptr (GBytes) picture = draw (n, 6, FALSE, 1);
  const guchar *pixels = g_bytes_get_data (picture, NULL);
  guint height = 0;

  for (int y = 0; y < rooms[1].height; y++) {
    if (pixels[(y * rooms[1].width + 3) * 4 + 3] > 0)
      height++;
    else if (height > 0)
      break;
  }

  return height;
}

static void
test_one_size (void)
{
  /* The first route is as large as it stays, and can be read from a metre away. */
  g_assert_cmpuint (get_height (1), >=, 22);
  g_assert_cmpuint (get_height (1), ==, get_height (4));
  g_assert_cmpuint (get_height (1), ==, get_height (7));
}

static void
test_heard (void)
{
  /* It is heard to be one. */
  HeartDesk desk;
  GtkWidget *routes = rh_heart_routes_new ();

  heart_desk_open (&desk, 2, "claim 1 white 3 double engines=1");
  heart_desk_show (&desk, routes, 300, 40);
  rh_heart_routes_set (RH_HEART_ROUTES (routes), &heart_desk_state (&desk)->players[0]);
  board_assert_name (routes, "1 route: white route of 3, doubled");
  heart_desk_close (&desk);
}

static GBytes *
draw_moves (const char *moves)
{
  HeartDesk desk;
  GtkWidget *routes = rh_heart_routes_new ();
  GBytes *bytes;

  heart_desk_open (&desk, 2, moves);
  heart_desk_show (&desk, routes, 330, 62);
  rh_heart_routes_set (RH_HEART_ROUTES (routes), &heart_desk_state (&desk)->players[0]);
  board_settle ();
  bytes = board_picture (routes);
  heart_desk_close (&desk);

  return bytes;
}

static void
test_ordered (void)
{
  /* A colour is where it is looked for, whenever it was claimed; those of a colour stand in the order claimed. */
  g_autoptr (GBytes) first = draw_moves ("claim 1 yellow 1;claim 1 red 6;claim 1 red 2;claim 1 black 3");
  g_autoptr (GBytes) second = draw_moves ("claim 1 black 3;claim 1 red 6;claim 1 yellow 1;claim 1 red 2");
  g_autoptr (GBytes) third = draw_moves ("claim 1 black 3;claim 1 red 2;claim 1 yellow 1;claim 1 red 6");

  g_assert_true (g_bytes_equal (first, second));
  g_assert_false (g_bytes_equal (first, third));
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/heart-routes/room", test_room);
  g_test_add_func ("/heart-routes/spoken", test_spoken);
  g_test_add_func ("/heart-routes/doubled", test_doubled);
  g_test_add_func ("/heart-routes/inside", test_inside);
  g_test_add_func ("/heart-routes/heard", test_heard);
  g_test_add_func ("/heart-routes/one-size", test_one_size);
  g_test_add_func ("/heart-routes/drawn", test_drawn);
  g_test_add_func ("/heart-routes/ordered", test_ordered);
  g_test_add_func ("/heart-routes/counted", test_counted);

  return g_test_run ();
}
