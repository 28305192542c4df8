/* SPDX-License-Identifier: GPL-3.0-or-later
 * Who has sealed, who is bidding, and what they all have; never the bids. */

#include "config.h"

#include "board.h"
#include "rh-cape-bid-row.h"

/* How far everybody is, as it is read; a star marks whose place stands out. */
static char *
read_row (GtkWidget *row)
{
  g_autoptr (GString) words = g_string_new (NULL);
  GtkWidget *label;

  for (guint i = 0; (label = board_find (row, GTK_TYPE_LABEL, i)) != NULL; i++)
    g_string_append_printf (words, "%s%s ", gtk_label_get_text (GTK_LABEL (label)),
                            gtk_widget_has_css_class (gtk_widget_get_parent (gtk_widget_get_parent (label)), "bidding") ? "*" : "");

  return g_strdup (words->str);
}

static void
assert_row (GtkWidget *row, const RhCapeState *state, guint sealed, int bidding, const char *expected)
{
  g_autofree char *words = NULL;

  rh_cape_bid_row_update (RH_CAPE_BID_ROW (row), state, sealed, bidding);
  words = read_row (row);
  g_assert_cmpstr (words, ==, expected);
}

static void
test_words (void)
{
  /* What each player has, and a word, the same whatever the bid is; a sealed bid stays sealed for who opens it again. */
  Board board;
  const RhCapeState *state;
  GtkWidget *row;

  board_open (&board, "cape-three-players");
  board_play (&board, 1);
  state = rh_session_get_state (board.session);
  row = rh_cape_bid_row_new (board.setup);
  board_show (&board, row, 700, 80);
  board_assert_name (row, "Players");
  assert_row (row, state, 0, -1, "Éva £100 Jörg £100 Ilse-Marie £100 ");
  assert_row (row, state, 0, 1, "Éva £100 Jörg* £100 · bidding* Ilse-Marie £100 ");
  assert_row (row, state, 1 << 1, 1, "Éva £100 Jörg £100 · sealed Ilse-Marie £100 ");
  assert_row (row, state, 1 << 1 | 1 << 0, 2, "Éva £100 · sealed Jörg £100 · sealed Ilse-Marie* £100 · bidding* ");
  assert_row (row, state, 0, -1, "Éva £100 Jörg £100 Ilse-Marie £100 ");
  board_close (&board);
}

static void
test_inert (void)
{
  /* A slip of the finger must not wipe the bid below it: there is nothing to press, and nothing takes the focus. */
  Board board;
  GtkWidget *row;

  board_open (&board, "cape-three-players");
  row = rh_cape_bid_row_new (board.setup);
  board_show (&board, row, 700, 80);
  g_assert_null (board_find (row, GTK_TYPE_BUTTON, 0));
  g_assert_false (gtk_widget_child_focus (row, GTK_DIR_TAB_FORWARD));
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/cape-bid-row/words", test_words);
  g_test_add_func ("/cape-bid-row/inert", test_inert);

  return g_test_run ();
}
