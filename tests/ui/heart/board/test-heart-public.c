/* SPDX-License-Identifier: GPL-3.0-or-later
 * The table on a second screen. */

#include "config.h"

#include "heart-desk.h"

#include "rh-heart-lane.h"
#include "rh-heart-public.h"

static GtkWidget *
make_table (HeartDesk *desk, guint n, const char *moves, const char *draft, gboolean ended)
{
  GtkWidget *table;

  heart_desk_open (desk, n, moves);
  table = rh_heart_public_new (rh_session_get_setup (desk->session));
  rh_heart_public_update (table, rh_session_get_setup (desk->session), heart_desk_state (desk), draft, 0, ended);
  heart_desk_show (desk, table, 1280, 720);

  return table;
}

static void
test_table (void)
{
  /* Everybody's lane, in which nothing can be pressed, and what was done last. */
  HeartDesk desk;
  GtkWidget *table = make_table (&desk, 5, "claim 2 red 6", "", FALSE);

  g_assert_nonnull (board_find (table, RH_TYPE_HEART_LANE, 4));
  g_assert_null (board_find (table, GTK_TYPE_BUTTON, 0));
  g_assert_true (board_says (table, "Bram claims: red route of 6, 15 points."));
  g_assert_true (board_says (table, "Csilla’s turn"));
  heart_desk_close (&desk);
}

static void
test_draft (void)
{
  /* Of what is entered no more is told than what it is. */
  HeartDesk desk;
  GtkWidget *table = make_table (&desk, 2, "", "claim 2 red 6", FALSE);

  g_assert_true (board_says (table, "Bram claims a route"));
  g_assert_true (board_says (table, "Bram’s turn"));
  g_assert_true (board_is_selected (board_find (table, RH_TYPE_HEART_LANE, 1)));
  g_assert_false (board_is_selected (board_find (table, RH_TYPE_HEART_LANE, 0)));
  heart_desk_close (&desk);
}

static void
test_end (void)
{
  /* The end, and a game that was ended. */
  HeartDesk desk;
  GtkWidget *table = make_table (&desk, 2, "claim 1 red 6;tickets 1;tickets 2", "", FALSE);

  g_assert_true (board_says (table, "Anna has won"));
  rh_heart_public_update (table, rh_session_get_setup (desk.session), heart_desk_state (&desk), "", 0, TRUE);
  g_assert_true (board_says (table, "Ended without a winner"));
  heart_desk_close (&desk);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/heart-public/table", test_table);
  g_test_add_func ("/heart-public/draft", test_draft);
  g_test_add_func ("/heart-public/end", test_end);

  return g_test_run ();
}
