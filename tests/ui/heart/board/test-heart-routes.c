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

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/heart-routes/room", test_room);
  g_test_add_func ("/heart-routes/spoken", test_spoken);
  g_test_add_func ("/heart-routes/drawn", test_drawn);

  return g_test_run ();
}
