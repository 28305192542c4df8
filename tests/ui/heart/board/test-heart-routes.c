/* SPDX-License-Identifier: GPL-3.0-or-later
 * The routes of a player, in much and in little room. */

#include "config.h"

#include "heart-desk.h"

#include "rh-heart-routes.h"

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
  /* All routes are shown where there is room for them, and are counted by colour where there isn't. */
  HeartDesk desk;
  GtkWidget *routes = rh_heart_routes_new ();

  heart_desk_open (&desk, 2, "");
  heart_desk_show (&desk, routes, 300, 40);
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
  board_assert_name (routes, "2 routes: white route of 3; red route of 2");
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

static void
test_counted (void)
{
  /* Where there is no room for all, all nine colours are counted side by side in the narrowest lane: none on another. */
  HeartDesk desk;
  GtkWidget *routes = rh_heart_routes_new ();
  g_autoptr (GBytes) bytes = NULL;
  const guchar *pixels;
  guint last = 0;

  heart_desk_open (&desk, 2,
                   "claim 1 yellow 6;claim 1 yellow 6;claim 1 yellow 6;claim 1 yellow 6;claim 1 yellow 6;claim 1 black 6");
  heart_desk_show (&desk, routes, 311, 20);
  rh_heart_routes_set (RH_HEART_ROUTES (routes), &heart_desk_state (&desk)->players[0]);
  board_settle ();
  bytes = board_picture (routes);
  pixels = g_bytes_get_data (bytes, NULL);
  g_assert_cmpint (gtk_widget_get_width (routes), ==, 311);
  for (guint x = 311 * 8 / 9; x < 311; x++)
    last += pixels[(10 * 311 + x) * 4 + 3] > 0;
  g_assert_cmpuint (last, >, 0);
  heart_desk_close (&desk);
}

static void
assert_marked (guint length)
{
  HeartDesk plain, doubled;
  GtkWidget *first = rh_heart_routes_new ();
  GtkWidget *second = rh_heart_routes_new ();
  g_autofree char *move = g_strdup_printf ("claim 1 white %u", length);
  g_autofree char *doubling = g_strdup_printf ("%s double engines=2", move);
  g_autofree char *name = g_strdup_printf ("1 route: white route of %u, doubled", length);
  g_autoptr (GBytes) before = NULL;
  g_autoptr (GBytes) after = NULL;

  heart_desk_open (&plain, 2, move);
  heart_desk_show (&plain, first, 300, 40);
  rh_heart_routes_set (RH_HEART_ROUTES (first), &heart_desk_state (&plain)->players[0]);
  board_settle ();
  before = board_picture (first);
  heart_desk_close (&plain);

  heart_desk_open (&doubled, 2, doubling);
  heart_desk_show (&doubled, second, 300, 40);
  rh_heart_routes_set (RH_HEART_ROUTES (second), &heart_desk_state (&doubled)->players[0]);
  board_settle ();
  after = board_picture (second);
  board_assert_name (second, name);
  g_assert_false (g_bytes_equal (before, after));
  heart_desk_close (&doubled);
}

static void
test_doubled (void)
{
  /* A route whose points were doubled has a sign, and is heard to be one, whether it is long or short. */
  assert_marked (1);
  assert_marked (2);
  assert_marked (6);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/heart-routes/room", test_room);
  g_test_add_func ("/heart-routes/spoken", test_spoken);
  g_test_add_func ("/heart-routes/doubled", test_doubled);
  g_test_add_func ("/heart-routes/drawn", test_drawn);
  g_test_add_func ("/heart-routes/counted", test_counted);

  return g_test_run ();
}
