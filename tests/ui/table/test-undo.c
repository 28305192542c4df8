/* SPDX-License-Identifier: GPL-3.0-or-later
 * The names of undo and redo. */

#include "config.h"

#include "board.h"

#include "rh-cape-telling.h"
#include "rh-undo.h"

#define assert_text(expected, make)          \
  G_STMT_START {                             \
    g_autofree char *text_ = (make);         \
    g_assert_cmpstr (text_, ==, (expected)); \
  } G_STMT_END

static void
go_to (Board *board, guint position)
{
  g_assert_true (rh_session_go_to (board->session, position, NULL));
}

static void
test_moves (void)
{
  /* Each kind of move has its name, with the player but never an amount. */
  Board board;

  board_open (&board, "cape-three-players");
  board_replay (&board, 0);
  assert_text ("Undo", rh_undo_text (&rh_cape_telling, board.session));
  assert_text ("Redo: cards on offer", rh_redo_text (&rh_cape_telling, board.session));
  go_to (&board, 1);
  assert_text ("Undo: cards on offer", rh_undo_text (&rh_cape_telling, board.session));
  assert_text ("Redo: bids", rh_redo_text (&rh_cape_telling, board.session));
  go_to (&board, 2);
  assert_text ("Undo: bids", rh_undo_text (&rh_cape_telling, board.session));
  assert_text ("Redo: cards drawn for the tie", rh_redo_text (&rh_cape_telling, board.session));
  go_to (&board, 3);
  assert_text ("Undo: cards drawn for the tie", rh_undo_text (&rh_cape_telling, board.session));
  assert_text ("Redo: Ilse-Marie picks", rh_redo_text (&rh_cape_telling, board.session));
  go_to (&board, 6);
  assert_text ("Undo: Ilse-Marie turns up a card", rh_undo_text (&rh_cape_telling, board.session));
  assert_text ("Redo: Ilse-Marie passes", rh_redo_text (&rh_cape_telling, board.session));
  go_to (&board, 9);
  assert_text ("Undo: Éva builds", rh_undo_text (&rh_cape_telling, board.session));
  go_to (&board, board.moves->len);
  assert_text ("Redo", rh_redo_text (&rh_cape_telling, board.session));
  board_close (&board);
}

static void
test_tie (void)
{
  /* Of a tie, what is undone is one draw, whoever it was, and that which plays the move too; so is what is redone. */
  Board board;

  board_open (&board, "cape-three-players");
  board_play (&board, 2);
  g_assert_true (rh_session_set_draft (board.session, "tie __/_ __/4", NULL));
  assert_text ("Undo: Jörg’s draw of 4", rh_undo_text (&rh_cape_telling, board.session));
  g_assert_true (rh_session_play (board.session, "tie 1:/7 2:/4", NULL));
  assert_text ("Undo: Éva’s draw of 7", rh_undo_text (&rh_cape_telling, board.session));
  g_assert_true (rh_session_undo (board.session, NULL));
  assert_text ("Undo: Jörg’s draw of 4", rh_undo_text (&rh_cape_telling, board.session));
  assert_text ("Redo: Éva’s draw of 7", rh_redo_text (&rh_cape_telling, board.session));
  g_assert_true (rh_session_undo (board.session, NULL));
  assert_text ("Undo: bids", rh_undo_text (&rh_cape_telling, board.session));
  assert_text ("Redo: Jörg’s draw of 4", rh_redo_text (&rh_cape_telling, board.session));

  /* So is one that is another than before, and one that was taken back with Backspace. */
  g_assert_true (rh_session_set_draft (board.session, "tie __/5", NULL));
  assert_text ("Undo: Éva’s draw of 5", rh_undo_text (&rh_cape_telling, board.session));
  g_assert_true (rh_session_set_draft (board.session, "tie __/7", NULL));
  assert_text ("Undo: Éva’s draw of 7", rh_undo_text (&rh_cape_telling, board.session));
  g_assert_true (rh_session_set_draft (board.session, "tie", NULL));
  assert_text ("Undo: Éva’s draw of 7 erased", rh_undo_text (&rh_cape_telling, board.session));
  board_close (&board);
}

static void
test_offer (void)
{
  /* Of cards on offer, what is undone is a part of one of them, and that which plays the move too; so is what is redone. */
  Board board;

  board_open (&board, "cape-three-players");
  board_play (&board, 0);
  g_assert_true (rh_session_set_draft (board.session, "reveal d_/_", NULL));
  assert_text ("Undo: card 1, desert", rh_undo_text (&rh_cape_telling, board.session));
  g_assert_true (rh_session_set_draft (board.session, "reveal d2/7 s0/3 v1/_", NULL));
  g_assert_true (rh_session_play (board.session, "reveal d2/7 s0/3 v1/10", NULL));
  assert_text ("Undo: card 3, £10", rh_undo_text (&rh_cape_telling, board.session));
  g_assert_true (rh_session_undo (board.session, NULL));
  assert_text ("Redo: card 3, £10", rh_redo_text (&rh_cape_telling, board.session));

  /* So it is of what was told otherwise before, which comes back. */
  g_assert_true (rh_session_set_draft (board.session, "reveal d2/8 s0/3 v1/_", NULL));
  assert_text ("Undo: card 1, £8", rh_undo_text (&rh_cape_telling, board.session));
  board_close (&board);
}

static void
test_first_things_first (void)
{
  /* A sealed bid goes before the last move, and the ending before both. */
  Board board;

  board_open (&board, "cape-three-players");
  board_play (&board, 1);
  g_assert_true (rh_session_seal_bid (board.session, 0, 5, NULL));
  assert_text ("Undo: Éva’s sealed bid", rh_undo_text (&rh_cape_telling, board.session));
  g_assert_true (rh_undo_drops (board.session));
  assert_text ("Éva’s sealed bid was dropped and is asked for again", rh_undo_drop (board.session));
  assert_text ("This undo came too soon after the last and was not done: Éva’s bid stays sealed.", rh_undo_refuse (board.session));
  g_assert_true (rh_session_end (board.session, NULL));
  assert_text ("Undo: end without a winner", rh_undo_text (&rh_cape_telling, board.session));
  g_assert_false (rh_undo_drops (board.session));
  assert_text (NULL, rh_undo_drop (board.session));
  g_assert_true (rh_session_undo (board.session, NULL));
  assert_text ("Undo: Éva’s sealed bid", rh_undo_text (&rh_cape_telling, board.session));
  g_assert_true (rh_session_undo (board.session, NULL));
  g_assert_true (rh_session_set_draft (board.session, "something", NULL));
  assert_text ("Undo: last input", rh_undo_text (&rh_cape_telling, board.session));
  g_assert_true (rh_session_undo (board.session, NULL));
  assert_text ("Redo: last input", rh_redo_text (&rh_cape_telling, board.session));
  assert_text ("Undo: cards on offer", rh_undo_text (&rh_cape_telling, board.session));
  board_close (&board);
}

static void
test_sealed (void)
{
  /* A sealed bid that was undone isn't what a redo gives back, and it says so; nor is what was undone before another was sealed. */
  Board board;

  board_open (&board, "cape-three-players");
  board_play (&board, 1);
  assert_text ("There is nothing to redo", rh_redo_refuse (board.session));
  g_assert_true (rh_session_seal_bid (board.session, 1, 5, NULL));
  g_assert_true (rh_session_undo (board.session, NULL));
  assert_text ("Redo can’t bring back Jörg’s sealed bid: it is given anew", rh_redo_text (&rh_cape_telling, board.session));
  assert_text ("Redo can’t bring back Jörg’s sealed bid: it is given anew", rh_redo_refuse (board.session));
  g_assert_true (rh_session_undo (board.session, NULL));
  assert_text ("Redo: cards on offer", rh_redo_text (&rh_cape_telling, board.session));
  g_assert_true (rh_session_redo (board.session, NULL));
  assert_text ("Redo can’t bring back Jörg’s sealed bid: it is given anew", rh_redo_text (&rh_cape_telling, board.session));

  g_assert_true (rh_session_play (board.session, "bids 1 2 3", NULL));
  g_assert_true (rh_session_undo (board.session, NULL));
  assert_text ("Redo: bids", rh_redo_text (&rh_cape_telling, board.session));
  g_assert_true (rh_session_seal_bid (board.session, 1, 5, NULL));
  assert_text ("Redo", rh_redo_text (&rh_cape_telling, board.session));
  assert_text ("There is nothing to redo", rh_redo_refuse (board.session));
  g_assert_true (rh_session_undo (board.session, NULL));
  assert_text ("Redo: bids (Jörg’s sealed bid stays dropped)", rh_redo_text (&rh_cape_telling, board.session));
  board_close (&board);
}

static void
test_correction (void)
{
  /* A correction is one step, named by what it has changed where few words tell that, else by its move; what was played on it
   * goes before it. */
  Board board;

  board_open (&board, "cape-three-players");
  board_play (&board, 12);
  g_assert_true (rh_session_amend (board.session, 10, "bids 20 8 7", 11, NULL, NULL));
  assert_text ("Undo: bids (correction)", rh_undo_text (&rh_cape_telling, board.session));
  assert_text ("Redo", rh_redo_text (&rh_cape_telling, board.session));
  g_assert_true (rh_session_play (board.session, "pick 1 1", NULL));
  assert_text ("Undo: Éva picks", rh_undo_text (&rh_cape_telling, board.session));
  g_assert_true (rh_session_undo (board.session, NULL));
  g_assert_true (rh_session_undo (board.session, NULL));
  assert_text ("Undo: Jörg picks", rh_undo_text (&rh_cape_telling, board.session));
  assert_text ("Redo: bids (correction)", rh_redo_text (&rh_cape_telling, board.session));
  board_close (&board);
}

static void
test_followers (void)
{
  /* What follows again once a decision was given as before is a step of its own: the correction goes before the decision only. */
  const char *followers[] = { NULL, NULL, NULL };
  g_autofree char *pick = NULL;
  Board board;

  board_open (&board, "cape-three-players");
  board_play (&board, 14);
  for (guint i = 0; i < 2; i++)
    followers[i] = board.moves->pdata[12 + i];
  pick = g_strdup (board.moves->pdata[11]);
  g_assert_true (rh_session_amend (board.session, 10, "bids 0 9 7", 11, NULL, NULL));
  g_assert_true (rh_session_play (board.session, pick, NULL));
  g_assert_cmpuint (rh_session_count_followers (board.session, FALSE), ==, 0);
  g_assert_true (rh_session_amend (board.session, 10, "bids 0 9 7", 12, followers, NULL));

  assert_text ("Undo: 2 later moves", rh_undo_text (&rh_cape_telling, board.session));
  g_assert_true (rh_session_undo (board.session, NULL));
  g_assert_cmpuint (rh_session_get_n_played (board.session), ==, 12);
  assert_text ("Undo: Jörg picks", rh_undo_text (&rh_cape_telling, board.session));
  assert_text ("Redo: 2 later moves", rh_redo_text (&rh_cape_telling, board.session));
  g_assert_true (rh_session_undo (board.session, NULL));
  assert_text ("Undo: bids (correction)", rh_undo_text (&rh_cape_telling, board.session));
  for (guint i = 0; i < 2; i++)
    g_assert_true (rh_session_redo (board.session, NULL));
  assert_text ("Undo: 2 later moves", rh_undo_text (&rh_cape_telling, board.session));
  board_close (&board);
}

static void
test_corrected_card (void)
{
  /* Of a card on offer that was corrected it is told what it is and was. */
  Board board;

  board_open (&board, "cape-three-players");
  board_play (&board, 1);
  g_assert_true (rh_session_amend (board.session, 0, "reveal r2/1 d2/7 v1/3", 1, NULL, NULL));
  assert_text ("Undo: cards on offer (correction)", rh_undo_text (&rh_cape_telling, board.session));
  g_assert_true (rh_session_amend (board.session, 0, "reveal r2/1 d2/8 v1/3", 1, NULL, NULL));
  assert_text ("Undo: card 2 (desert, 2 rails, £7 → desert, 2 rails, £8)", rh_undo_text (&rh_cape_telling, board.session));
  g_assert_true (rh_session_amend (board.session, 0, "reveal r2/1 m0/8 v1/3", 1, NULL, NULL));
  assert_text ("Undo: card 2 (desert, 2 rails, £8 → mountain, no rails, £8)", rh_undo_text (&rh_cape_telling, board.session));
  g_assert_true (rh_session_undo (board.session, NULL));
  assert_text ("Undo: card 2 (desert, 2 rails, £7 → desert, 2 rails, £8)", rh_undo_text (&rh_cape_telling, board.session));
  board_close (&board);
}

static void
test_corrected_turn (void)
{
  /* Rails that were tapped again, a card that was picked, and a turn, are told as they are and were; no number of a move. */
  Board board;

  board_open (&board, "cape-three-players");
  board_play (&board, 6);
  g_assert_true (rh_session_amend (board.session, 5, "draw 3 1", 6, NULL, NULL));
  assert_text ("Undo: Ilse-Marie turned up 1 rail instead of 2 rails", rh_undo_text (&rh_cape_telling, board.session));
  g_assert_true (rh_session_undo (board.session, NULL));
  assert_text ("Redo: Ilse-Marie turns up a card (correction)", rh_redo_text (&rh_cape_telling, board.session));
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/undo/moves", test_moves);
  g_test_add_func ("/undo/tie", test_tie);
  g_test_add_func ("/undo/offer", test_offer);
  g_test_add_func ("/undo/first-things-first", test_first_things_first);
  g_test_add_func ("/undo/sealed", test_sealed);
  g_test_add_func ("/undo/correction", test_correction);
  g_test_add_func ("/undo/followers", test_followers);
  g_test_add_func ("/undo/corrected-card", test_corrected_card);
  g_test_add_func ("/undo/corrected-turn", test_corrected_turn);

  return g_test_run ();
}
