/* SPDX-License-Identifier: GPL-3.0-or-later
 * What corrected moves were before is listed once each, and found again to be put back. */

#include "config.h"

#include "board.h"
#include "rh-cape-telling.h"
#include "rh-former.h"

#define BIDS 10 /* “bids 0 8 7” */

static void
amend (Board *board, guint i, const char *text)
{
  g_autoptr (GError) error = NULL;

  rh_session_amend (board->session, i, text, NULL, rh_session_get_n_played (board->session), &error);
  g_assert_no_error (error);
}

static void
assert_former (GPtrArray *formers, guint k, guint i, const char *line, const char *text)
{
  const RhFormer *former = formers->pdata[k];

  g_assert_cmpuint (former->line->seq, ==, i + 1);
  g_assert_cmpstr (former->line->text, ==, line);
  g_assert_cmpstr (former->text, ==, text);
}

static void
test_none (void)
{
  /* Nothing was corrected, and nothing was anything else. */
  Board board;
  g_autoptr (GPtrArray) formers = NULL;
  g_autoptr (GError) error = NULL;

  board_open (&board, "cape-three-players");
  board_play (&board, 12);
  formers = rh_former_list (&rh_cape_telling, board.session, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (formers->len, ==, 0);
  g_assert_null (rh_former_find (board.session, 1, &error));
  g_assert_no_error (error);
  board_close (&board);
}

static void
test_list (void)
{
  /* By move, the latest of each first; what it was twice, or is again, isn't told twice. */
  Board board;
  g_autoptr (GPtrArray) formers = NULL;
  g_autoptr (RhFormerLine) found = NULL;

  board_open (&board, "cape-three-players");
  board_play (&board, 12);
  amend (&board, BIDS, "bids 0 9 7");
  amend (&board, BIDS, "bids 1 9 7");
  amend (&board, BIDS, "bids 0 9 7");
  amend (&board, BIDS, "bids 2 9 7");
  amend (&board, 1, "bids 0 0 7");
  formers = rh_former_list (&rh_cape_telling, board.session, NULL);
  g_assert_cmpuint (formers->len, ==, 4);
  assert_former (formers, 0, 1, "bids 0 0 6",
                 "Corrected. It was: Everybody pays their own bid: Éva £0, Jörg £0, Ilse-Marie £6.");
  assert_former (formers, 1, BIDS, "bids 0 9 7",
                 "Corrected. It was: Everybody pays their own bid: Éva £0, Jörg £9, Ilse-Marie £7.");
  assert_former (formers, 2, BIDS, "bids 1 9 7",
                 "Before that it was: Everybody pays their own bid: Éva £1, Jörg £9, Ilse-Marie £7.");
  assert_former (formers, 3, BIDS, "bids 0 8 7",
                 "Before that it was: Everybody pays their own bid: Éva £0, Jörg £8, Ilse-Marie £7.");

  found = rh_former_find (board.session, ((const RhFormer *) formers->pdata[2])->line->id, NULL);
  g_assert_cmpstr (found->text, ==, "bids 1 9 7");
  g_assert_cmpuint (found->seq, ==, BIDS + 1);
  g_assert_null (rh_former_find (board.session, 100, NULL));
  board_close (&board);
}

static void
test_cut (void)
{
  /* A correction that cut says how much, and what it cut is there to be put back. */
  Board board;
  g_autoptr (GPtrArray) formers = NULL;
  g_autoptr (GPtrArray) again = NULL;
  g_autoptr (RhFormerLine) found = NULL;
  g_autoptr (GError) error = NULL;

  board_open (&board, "cape-three-players");
  board_play (&board, 12);
  rh_session_amend (board.session, BIDS, "bids 20 8 7", NULL, BIDS + 1, &error);
  g_assert_no_error (error);
  formers = rh_former_list (&rh_cape_telling, board.session, NULL);
  assert_former (formers, 0, BIDS, "bids 0 8 7",
                 "Corrected. It was: Everybody pays their own bid: Éva £0, Jörg £8, Ilse-Marie £7. 1 later move was cut.");
  found = rh_former_find (board.session, ((const RhFormer *) formers->pdata[0])->line->id, NULL);
  g_assert_cmpuint (found->cut->len, ==, 1);

  /* Corrected back by hand, without it: it is what is told, and nothing else. */
  rh_session_amend (board.session, BIDS, "bids 0 8 7", NULL, BIDS + 1, &error);
  g_assert_no_error (error);
  again = rh_former_list (&rh_cape_telling, board.session, NULL);
  g_assert_cmpuint (again->len, ==, 2);
  assert_former (again, 1, BIDS, "bids 0 8 7", "1 later move was cut.");
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/former/none", test_none);
  g_test_add_func ("/former/list", test_list);
  g_test_add_func ("/former/cut", test_cut);

  return g_test_run ();
}
