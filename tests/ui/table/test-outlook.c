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
assert_told (const RhOutlook *outlook, const char *sentence)
{
  g_autofree char *told = rh_outlook_tell (outlook);

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
  assert_told (outlook, "Nothing is changed yet.");
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
  assert_told (outlook, "It fits, and all later moves still fit.");
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
  g_assert_true (g_str_has_prefix (outlook->order, "The picking order would be Éva, Jörg and Ilse-Marie."));
  assert_told (outlook, "It fits there, but a later move no longer does.");

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
  g_assert_cmpstr (outlook->reason, ==, "Jörg has only £100 at that point, and can’t bid £300.");
  for (guint i = 0; i < 3; i++)
    g_assert_cmpint (outlook->then[i], ==, outlook->now[i]);
  assert_told (outlook, "It doesn’t fit there.");
  board_close (&board);
}

static RhFormerLine *
make_former (const char *lines)
{
  g_auto (GStrv) each = g_strsplit (lines, "\n", -1);
  RhFormerLine *former = g_new0 (RhFormerLine, 1);

  former->cut = g_ptr_array_new_null_terminated (2, g_free, TRUE);
  for (guint i = 0; each[i] != NULL; i++)
    g_ptr_array_add (former->cut, g_strdup (each[i]));
  former->cut_from = BIDS + 2;

  return former;
}

static void
assert_comes_back (Board *board, const char *cut, guint n_kept, const char *sentence)
{
  g_autoptr (RhFormerLine) former = make_former (cut);
  g_autoptr (RhOutlook) outlook = rh_outlook_new (&rh_cape_telling, board->session, BIDS, "bids 0 9 7", former);

  g_assert_cmpint (outlook->verdict, ==, RH_VERDICT_FITS);
  g_assert_cmpuint (outlook->n_kept, ==, n_kept);
  assert_told (outlook, sentence);
}

static void
test_comes_back (void)
{
  /* What an earlier correction cut comes back with the right line: all of it, some of it, or nothing. */
  Board board;

  board_open (&board, "cape-three-players");
  board_play (&board, BIDS + 1);
  assert_comes_back (&board, "pick 2 1", BIDS + 2, "It fits, and the 1 move that was cut comes back.");
  assert_comes_back (&board, "pick 2 1\npick 2 1", BIDS + 2,
                     "It fits, and 1 of the 2 moves that were cut comes back.");
  assert_comes_back (&board, "pick 1 1", BIDS + 1, "It fits, but the move that was cut no longer does.");
  board_close (&board);
}

static void
test_instead (void)
{
  /* It comes back where it was; what has been played there since goes, and that is said. The line itself may be the
   * one that is there. */
  Board board;
  g_autoptr (RhFormerLine) former = make_former ("pick 2 2");
  g_autoptr (RhOutlook) outlook = NULL;

  open_board (&board);
  outlook = rh_outlook_new (&rh_cape_telling, board.session, BIDS, "bids 0 8 7", former);
  g_assert_cmpint (outlook->verdict, ==, RH_VERDICT_FITS);
  g_assert_cmpuint (outlook->n_kept, ==, BIDS + 2);
  assert_told (outlook, "It fits, and the 1 move that was cut comes back. "
                        "The 10 moves played since then go, and stay on record.");
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
  g_test_add_func ("/outlook/instead", test_instead);

  return g_test_run ();
}
