/* SPDX-License-Identifier: GPL-3.0-or-later
 * What asks for the next move: of a game that goes on, is over, is only looked at, or can't go on. */

#include "config.h"

#include "board.h"

#include "rh-asked.h"
#include "rh-cape-ui.h"
#include "rh-replay-step.h"
#include "rh-step.h"

static const RhDeadEnd dead_end = { .title = "Title", .text = "Text" };

static void
test_steps (void)
{
  Board board;

  board_open (&board, "cape-three-players");
  board_play (&board, 0);
  for (guint i = 0; i <= board.moves->len; i++) {
    GType type = rh_asked_find_type (&rh_cape_ui, board.session, NULL);
    GtkWidget *step = g_object_ref_sink (rh_asked_new (&rh_cape_ui, board.session, type, NULL));

    g_assert_true (RH_IS_STEP (step));
    g_assert_true (G_TYPE_CHECK_INSTANCE_TYPE (step, type));
    g_object_unref (step);
    if (i < board.moves->len)
      g_assert_true (rh_session_play (board.session, g_ptr_array_index (board.moves, i), NULL));
  }
  g_assert_cmpuint (rh_asked_find_type (&rh_cape_ui, board.session, NULL), ==, rh_cape_ui.ended ());
  board_close (&board);
}

static void
test_dead_end (void)
{
  Board board;
  GtkWidget *told;

  board_open (&board, "cape-three-players");
  board_play (&board, 0);
  g_assert_cmpuint (rh_asked_find_type (&rh_cape_ui, board.session, &dead_end), ==, G_TYPE_NONE);
  told = g_object_ref_sink (rh_asked_new (&rh_cape_ui, board.session, G_TYPE_NONE, &dead_end));
  g_assert_false (RH_IS_STEP (told));
  g_object_unref (told);
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/asked/steps", test_steps);
  g_test_add_func ("/asked/dead-end", test_dead_end);

  return g_test_run ();
}
