/* SPDX-License-Identifier: GPL-3.0-or-later
 * The rails of the common row, card by card, and their sum for who can’t see it. */

#include "config.h"

#include "board.h"
#include "rh-cape-common-row.h"
#include "rh-cape-fan.h"

static void
test_rails (void)
{
  /* A figure a card; the latest stands out where it has just been turned up; an empty row says so. */
  Board board = { 0 };
  RhCapeState state = { .n_seats = 2, .phase = RH_CAPE_DECIDE, .n_common = 3 };
  GtkWidget *common = rh_cape_common_row_new ();
  GtkWidget *line;

  state.common[0].rails = 3;
  state.common[1].rails = 0;
  state.common[2].rails = 2;
  rh_cape_common_row_set (common, &state);
  board_show (&board, common, 300, 80);
  line = board_find (common, RH_TYPE_CAPE_FAN, 0);
  board_assert_name (line, "Common row: 5 rails");
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (board_find (line, GTK_TYPE_LABEL, 0))), ==, "3");
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (board_find (line, GTK_TYPE_LABEL, 1))), ==, "0");
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (board_find (line, GTK_TYPE_LABEL, 2))), ==, "2");

  state.n_common = 0;
  rh_cape_common_row_set (common, &state);
  board_assert_name (line, "Common row: 0 rails");
  g_assert_true (board_says (line, "no card yet"));
  g_assert_null (board_find (line, GTK_TYPE_LABEL, 1));
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/cape-common-row/rails", test_rails);

  return g_test_run ();
}
