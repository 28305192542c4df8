/* SPDX-License-Identifier: GPL-3.0-or-later
 * Who was first, second and so on. */

#include "config.h"

#include "board.h"
#include "rh-cape-telling.h"
#include "rh-mark.h"
#include "rh-places.h"

/* The line with that place, from 0. */
static GtkWidget *
get_line (GtkWidget *places, guint i)
{
  GtkWidget *line = gtk_widget_get_first_child (gtk_widget_get_first_child (places));

  while (i-- > 0)
    line = gtk_widget_get_next_sibling (line);

  return line;
}

static void
assert_line (GtkWidget *places, guint i, const char *name, const char *reached, const char *mark)
{
  g_assert_true (board_says (get_line (places, i), name));
  g_assert_true (board_says (get_line (places, i), reached));
  board_assert_name (board_find (get_line (places, i), RH_TYPE_MARK, 0), mark);
}

/* By the rules: who has come further, and not who has more money. */
static void
test_order (void)
{
  GtkWidget *places = g_object_new (RH_TYPE_PLACES, NULL);
  Board board;

  board_open (&board, "cape-three-players");
  board_replay (&board, board.moves->len);
  rh_places_set (RH_PLACES (places), &rh_cape_telling, board.setup, rh_session_get_state (board.session));
  board_show (&board, places, 400, 300);
  assert_line (places, 0, "1. Jörg", "8/8 · £58", "Green");
  assert_line (places, 1, "2. Ilse-Marie", "7/8 · £85", "Yellow");
  assert_line (places, 2, "3. Éva", "6/8 · £5", "Red");

  /* Once more, there are no more of them. */
  rh_places_set (RH_PLACES (places), &rh_cape_telling, board.setup, rh_session_get_state (board.session));
  g_assert_null (gtk_widget_get_next_sibling (get_line (places, 2)));
  board_close (&board);
}

static guint
share (gconstpointer state, guint seat)
{
  return seat == 1 ? 3 : 1;
}

/* A place that is shared is that of both, as they sit; the one after it is nobody's. */
static void
test_shared (void)
{
  GtkWidget *places = g_object_new (RH_TYPE_PLACES, NULL);
  RhTelling telling = rh_cape_telling;
  Board board;

  telling.place = share;
  board_open (&board, "cape-three-players");
  board_replay (&board, board.moves->len);
  rh_places_set (RH_PLACES (places), &telling, board.setup, rh_session_get_state (board.session));
  board_show (&board, places, 400, 300);
  assert_line (places, 0, "1. Éva", "6/8 · £5", "Red");
  assert_line (places, 1, "1. Ilse-Marie", "7/8 · £85", "Yellow");
  assert_line (places, 2, "3. Jörg", "8/8 · £58", "Green");
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/places/order", test_order);
  g_test_add_func ("/places/shared", test_shared);

  return g_test_run ();
}
