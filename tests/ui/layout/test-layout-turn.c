/* SPDX-License-Identifier: GPL-3.0-or-later
 * Who is on turn is in sight where there isn't room for everybody, after moves that nobody gave, too. */

#include "config.h"

#include "board.h"

#include "rh-cape-board.h"
#include "rh-cape-lane.h"
#include "rh-cape-ui.h"
#include "rh-table-page.h"

#define RECORD "cape-four-ties"

static void
assert_in_sight (Board *board, GtkWidget *page)
{
  GtkWidget *lanes = gtk_widget_get_parent (board_find (page, RH_TYPE_CAPE_LANE, 0));
  GtkWidget *lane = rh_cape_board_get_turn (lanes, rh_session_get_state (board->session));
  GtkWidget *scroller = gtk_widget_get_ancestor (lanes, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds;

  if (lane == NULL)
    return;
  g_assert_true (gtk_widget_compute_bounds (lane, scroller, &bounds));
  g_assert_cmpfloat (bounds.origin.y, >=, -1);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (scroller) + 1);
}

/* All of a game on a phone, whose passes are made by themselves. */
static void
test_forced (void)
{
  Board board;
  GtkWidget *page;
  guint n_forced = 0;

  board_open (&board, RECORD);
  board_play (&board, 0);
  rh_session_set_plays_forced (board.session, TRUE);
  page = rh_table_page_new (&rh_cape_ui, board.session);
  board_show (&board, page, 360, 720);

  for (guint i = 0; i < board.moves->len;) {
    guint before = rh_session_get_n_played (board.session);

    g_assert_true (rh_session_play (board.session, g_ptr_array_index (board.moves, i), NULL));
    n_forced += rh_session_get_n_played (board.session) - before - 1;
    i += rh_session_get_n_played (board.session) - before;
    board_settle ();
    g_test_message ("move %u", i);
    assert_in_sight (&board, page);
  }
  g_assert_cmpuint (n_forced, >, 0);
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/layout-turn/forced", test_forced);

  return g_test_run ();
}
