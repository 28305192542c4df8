/* SPDX-License-Identifier: GPL-3.0-or-later
 * The end: who has won, with what, and what can be done now. */

#include "config.h"

#include "board.h"
#include "rh-cape-end-step.h"

static void
test_winner (void)
{
  /* What is left is what the ledger says; rematch and replay are of this very game. */
  Board board;
  GtkWidget *step;
  GtkWidget *rematch;
  g_autofree char *how = NULL;
  const RhCapeState *state;

  board_open (&board, "cape-three-players");
  board_play (&board, board.moves->len);
  state = rh_session_get_state (board.session);
  step = g_object_new (RH_TYPE_CAPE_END_STEP, "session", board.session, NULL);
  rh_step_update (RH_STEP (step));
  board_show (&board, step, 600, 500);
  how = g_strdup_printf ("All 8 cards crossed in round %u, with £%d left.", state->round,
                         state->players[state->winner].capital);
  g_assert_true (board_says (step, "Jörg has won!"));
  g_assert_true (board_says (step, how));

  rematch = board_button (step, "win.rematch");
  g_assert_cmpint (g_variant_get_int64 (gtk_actionable_get_action_target_value (GTK_ACTIONABLE (rematch))), ==,
                   rh_session_get_id (board.session));
  g_assert_nonnull (board_button (step, "win.step-through"));
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/cape-end-step/winner", test_winner);

  return g_test_run ();
}
