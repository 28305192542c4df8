/* SPDX-License-Identifier: GPL-3.0-or-later
 * The second screen: the lanes, large, and nothing of a turn before it is over. */

#include "config.h"

#include "board.h"
#include "layout/layout.h"
#include "zugkraft/zug-table.h"

#include "rh-zug-lane.h"
#include "rh-zug-public.h"

static const char *const moves[] = { "train 1 engine tender tank tank box caboose", "wreck 2", NULL };

static void
check_size (guint n, int width, int height)
{
  ZugTable table;
  Board board = { 0 };
  GtkWidget *public;
  g_autofree char *name = g_strdup_printf ("zug-public-%u-%d", n, width);

  zug_table_open (&table, n, n == 3 ? "victory=knockout" : "", n == 3 ? NULL : moves);
  public = rh_zug_public_new (rh_session_get_setup (table.session));
  rh_zug_public_update (RH_ZUG_PUBLIC (public), rh_session_get_setup (table.session), rh_session_get_state (table.session),
                        "train engine tender", FALSE);
  board_show (&board, public, width, height);
  table.window = board.window;
  layout_picture (GTK_WINDOW (table.window), name);
  g_assert_cmpuint (layout_check (GTK_WINDOW (table.window), name, width, LAYOUT_NAMES_SHORT), ==, 0);
  g_assert_null (board_find (public, GTK_TYPE_BUTTON, 0));
  zug_table_close (&table);
}

static void
test_sizes (void)
{
  /* On a television and in a small window, for two and for eight, nothing is cut off. */
  static const guint players[] = { 2, 3, 4, 8 };

  for (guint i = 0; i < G_N_ELEMENTS (players); i++) {
    check_size (players[i], 1920, 1080);
    check_size (players[i], 640, 480);
  }
}

static void
test_told (void)
{
  /* It tells whose turn it is, and what the last one brought; not what is entered of this one. */
  ZugTable table;
  Board board = { 0 };
  GtkWidget *public;

  zug_table_open (&table, 3, "", moves);
  public = rh_zug_public_new (rh_session_get_setup (table.session));
  rh_zug_public_update (RH_ZUG_PUBLIC (public), rh_session_get_setup (table.session), rh_session_get_state (table.session),
                        "", FALSE);
  board_show (&board, public, 1280, 720);
  table.window = board.window;
  g_assert_true (board_says (public, "Csilla’s turn"));
  g_assert_true (board_says (public, "Bram has a train wreck: no points."));
  {
    g_autoptr (GBytes) before = board_picture (public);
    g_autoptr (GBytes) after = NULL;

    rh_zug_public_update (RH_ZUG_PUBLIC (public), rh_session_get_setup (table.session),
                          rh_session_get_state (table.session), "train engine tender tank", FALSE);
    board_settle ();
    after = board_picture (public);
    g_assert_true (g_bytes_equal (before, after));
  }
  rh_zug_public_update (RH_ZUG_PUBLIC (public), rh_session_get_setup (table.session), rh_session_get_state (table.session),
                        "", TRUE);
  g_assert_true (board_says (public, "Ended without a winner"));
  zug_table_close (&table);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);
  g_test_add_func ("/zug-public/sizes", test_sizes);
  g_test_add_func ("/zug-public/told", test_told);

  return g_test_run ();
}
