/* SPDX-License-Identifier: GPL-3.0-or-later
 * What would be if a move were another: a slip is looked at before it is corrected, and nothing changes. */

#include "config.h"

#include "board.h"
#include "rh-cape-telling.h"
#include "rh-outlook.h"

#define BIDS 10 /* “bids 0 8 7” */

static RhOutlook *
look (Board *board, const char *line)
{
  return rh_outlook_new (&rh_cape_telling, board->session, BIDS, line, NULL);
}

static void
assert_told (const RhOutlook *outlook, guint n_cut, const char *sentence)
{
  g_autofree char *told = rh_outlook_tell (outlook, n_cut);

  g_assert_cmpstr (told, ==, sentence);
}

static void
open_board (Board *board)
{
  board_open (board, "cape-three-players");
  board_play (board, 21);
}

static void
test_same (void)
{
  /* The line that is there changes nobody's money. */
  Board board;
  g_autoptr (RhOutlook) outlook = NULL;

  open_board (&board);
  outlook = look (&board, "bids 0 8 7");
  g_assert_cmpint (outlook->verdict, ==, RH_VERDICT_SAME);
  g_assert_cmpuint (outlook->n_kept, ==, 21);
  for (guint i = 0; i < 3; i++)
    g_assert_cmpint (outlook->then[i], ==, outlook->now[i]);
  assert_told (outlook, 0, "Nothing is changed yet.");
  board_close (&board);
}

static void
test_fits (void)
{
  /* A pound more is a pound less for that player alone, and the game itself still has what it had. */
  Board board;
  g_autoptr (RhOutlook) outlook = NULL;
  const RhCapeState *state;

  open_board (&board);
  state = rh_session_get_state (board.session);
  outlook = look (&board, "bids 0 9 7");
  g_assert_cmpint (outlook->verdict, ==, RH_VERDICT_FITS);
  g_assert_cmpuint (outlook->n_kept, ==, 21);
  g_assert_null (outlook->reason);
  for (guint i = 0; i < 3; i++) {
    g_assert_cmpint (outlook->now[i], ==, state->players[i].capital);
    g_assert_cmpint (outlook->then[i], ==, outlook->now[i] - (i == 1 ? 1 : 0));
  }
  assert_told (outlook, 0, "It fits, and all later moves still fit.");
  g_assert_cmpstr (rh_session_get_move (board.session, BIDS), ==, "bids 0 8 7");
  board_close (&board);
}

static void
test_cuts (void)
{
  /* Another order of picking: the first pick after it was somebody else's, and all from there on goes. */
  Board board;
  g_autoptr (RhOutlook) outlook = NULL;
  int then[3] = { 0 };

  open_board (&board);
  outlook = look (&board, "bids 20 8 7");
  g_assert_cmpint (outlook->verdict, ==, RH_VERDICT_CUTS);
  g_assert_cmpuint (outlook->n_kept, ==, BIDS + 1);
  g_assert_nonnull (outlook->reason);
  g_assert_true (g_str_has_prefix (outlook->order, "The order of picking is then Éva, Jörg and Ilse-Marie."));
  assert_told (outlook, 0, "It fits there, but a later move no longer does.");

  /* What everybody has then is what they had before those bids, less the bids. */
  g_assert_true (rh_session_undo (board.session, NULL));
  while (rh_session_get_n_played (board.session) > BIDS)
    g_assert_true (rh_session_undo (board.session, NULL));
  for (guint i = 0; i < 3; i++)
    then[i] = ((const RhCapeState *) rh_session_get_state (board.session))->players[i].capital;
  g_assert_cmpint (outlook->then[0], ==, then[0] - 20);
  g_assert_cmpint (outlook->then[1], ==, then[1] - 8);
  g_assert_cmpint (outlook->then[2], ==, then[2] - 7);
  board_close (&board);
}

static void
test_refused (void)
{
  /* More than there was isn't possible: why not is said, and the money stays. */
  Board board;
  g_autoptr (RhOutlook) outlook = NULL;

  open_board (&board);
  outlook = look (&board, "bids 0 300 7");
  g_assert_cmpint (outlook->verdict, ==, RH_VERDICT_REFUSED);
  g_assert_cmpstr (outlook->reason, ==, "Jörg has only £100 there, and can’t bid £300.");
  for (guint i = 0; i < 3; i++)
    g_assert_cmpint (outlook->then[i], ==, outlook->now[i]);
  assert_told (outlook, 0, "It doesn’t fit there.");
  board_close (&board);
}

static void
test_comes_back (void)
{
  /* What an earlier correction cut comes back with the right line: all of it, some of it, or nothing. */
  static const char *const added[] = { "pick 2 1", NULL };
  static const char *const wrong[] = { "pick 1 1", NULL };
  Board board;
  g_autoptr (RhOutlook) all = NULL;
  g_autoptr (RhOutlook) none = NULL;

  board_open (&board, "cape-three-players");
  board_play (&board, BIDS + 1);
  all = rh_outlook_new (&rh_cape_telling, board.session, BIDS, "bids 0 9 7", added);
  g_assert_cmpint (all->verdict, ==, RH_VERDICT_FITS);
  g_assert_cmpuint (all->n_kept, ==, BIDS + 2);
  assert_told (all, 1, "It fits, and the 1 move that was cut comes back.");
  assert_told (all, 2, "It fits, and 1 of the 2 moves that were cut comes back.");

  none = rh_outlook_new (&rh_cape_telling, board.session, BIDS, "bids 0 9 7", wrong);
  g_assert_cmpuint (none->n_kept, ==, BIDS + 1);
  assert_told (none, 1, "It fits, but the move that was cut no longer does.");
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/outlook/same", test_same);
  g_test_add_func ("/outlook/fits", test_fits);
  g_test_add_func ("/outlook/cuts", test_cuts);
  g_test_add_func ("/outlook/refused", test_refused);
  g_test_add_func ("/outlook/comes-back", test_comes_back);

  return g_test_run ();
}
