/* SPDX-License-Identifier: GPL-3.0-or-later
 * A game at a glance: how far everybody has come. */

#include "config.h"

#include "board.h"
#include "zugkraft/zug-table.h"

#include "rh-zug-picture.h"
#include "rh-zug-track.h"

static void
test_picture (void)
{
  /* Names, points and a line each; it is small, also on a phone. */
  static const char *const moves[] = { "train 1 engine tender tank tank box caboose", "wreck 2", NULL };
  ZugTable table;
  Board board = { 0 };
  GtkWidget *picture, *room;
  int minimum;

  zug_table_open (&table, 3, "", moves);
  picture = rh_zug_picture_new (rh_session_get_setup (table.session), rh_session_get_state (table.session));
  gtk_widget_set_valign (picture, GTK_ALIGN_START);
  room = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (room), picture);
  board_show (&board, room, 310, 200);
  table.window = board.window;
  g_assert_true (board_says (picture, "Anna"));
  g_assert_true (board_says (picture, "22"));
  g_assert_true (board_says (picture, "3"));
  g_assert_nonnull (board_find (picture, RH_TYPE_ZUG_TRACK, 2));
  g_assert_null (board_find (picture, GTK_TYPE_BUTTON, 0));
  gtk_widget_measure (picture, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 300);
  g_assert_cmpint (gtk_widget_get_height (picture), <=, 100);
  /* A name that takes more lines than one makes nothing larger. */
  gtk_label_set_label (GTK_LABEL (board_find (picture, GTK_TYPE_LABEL, 0)),
                       "Maximiliane Maximiliane Maximiliane Maximiliane Maximiliane");
  board_settle ();
  g_assert_cmpint (gtk_widget_get_height (board_find (picture, RH_TYPE_ZUG_TRACK, 0)), ==,
                   gtk_widget_get_height (board_find (picture, RH_TYPE_ZUG_TRACK, 1)));
  zug_table_close (&table);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);
  g_test_add_func ("/zug-picture/picture", test_picture);

  return g_test_run ();
}
