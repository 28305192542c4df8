/* SPDX-License-Identifier: GPL-3.0-or-later
 * “Why?” is answered: where the sum, the capital and the bonus rails of a turn come from. */

#include "config.h"

#include "board.h"
#include "rh-cape-offer.h"
#include "rh-cape-reasons.h"
#include "rh-row.h"
#include "rh-tally.h"
#include "rh-wrap.h"

static GtkWidget *
show_reasons (Board *board, guint position, guint seat)
{
  GtkWidget *reasons = rh_wrap_new (32, FALSE);

  board_open (board, "cape-three-players");
  board_play (board, position);
  rh_cape_reasons_show (RH_WRAP (reasons), board->session, seat);
  board_show (board, reasons, 700, 400);

  return reasons;
}

/* The row that has this sentence; NULL where there is none. */
static GtkWidget *
find_row (GtkWidget *reasons, const char *sentence)
{
  return board_find_named (reasons, RH_TYPE_ROW, sentence);
}

static guint
count_rows (GtkWidget *reasons, guint tally)
{
  GtkWidget *rows = board_find (reasons, RH_TYPE_TALLY, tally);
  guint n = 0;

  while (board_find (rows, RH_TYPE_ROW, n) != NULL)
    n++;

  return n;
}

static void
test_capital (void)
{
  /* Every pound of that player's ledger has its row, and the last one leaves what there is; all the capital after stands
   * below each other. */
  Board board;
  GtkWidget *reasons = show_reasons (&board, 12, 1);
  const RhEntries *entries = rh_session_get_entries (board.session);
  guint n = 0;

  for (guint i = 0; i < rh_entries_get_n (entries); i++)
    n += rh_entries_get (entries, i)->seat == 1 ? 1 : 0;
  g_assert_cmpuint (n, >, 1);
  g_assert_true (board_says (reasons, "Jörg’s capital (the whole ledger: L)"));
  g_assert_cmpuint (count_rows (reasons, 1), ==, n);
  g_assert_nonnull (find_row (reasons, "Start: £100"));
  g_assert_nonnull (find_row (reasons, "Bid, round 2: −£8, leaves £92"));
  g_assert_true (board_says (reasons, "−£8"));
  g_assert_true (board_says (reasons, "£92"));
  g_assert_false (board_says (reasons, "Éva’s capital (the whole ledger: L)"));
  board_close (&board);
}

static void
test_decide (void)
{
  /* Who decides sees what a build would make of the capital, too. */
  Board board;
  GtkWidget *reasons = show_reasons (&board, 20, 0);
  RhCapeOffer offer;
  g_autofree char *left = NULL;

  g_assert_true (rh_cape_offer_compute (rh_session_get_state (board.session), 0, &offer));
  g_assert_true (offer.can_build);
  left = g_strdup_printf ("£%d", offer.ways[0].left);
  g_assert_true (board_says (reasons, "Income, leaves"));
  g_assert_true (board_says (reasons, left));
  board_close (&board);
}

static void
test_follows (void)
{
  /* Shown again for somebody else, nothing is left of the first. */
  Board board;
  GtkWidget *reasons = show_reasons (&board, 13, 1);

  rh_cape_reasons_show (RH_WRAP (reasons), board.session, 0);
  g_assert_true (board_says (reasons, "Éva’s capital (the whole ledger: L)"));
  g_assert_false (board_says (reasons, "Jörg’s capital (the whole ledger: L)"));
  g_assert_null (find_row (reasons, "Bid, round 2: −£8, leaves £92"));
  g_assert_true (board_says (reasons, "The sum"));
  g_assert_cmpuint (count_rows (reasons, 0), >, 2);
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/cape-reasons/capital", test_capital);
  g_test_add_func ("/cape-reasons/decide", test_decide);
  g_test_add_func ("/cape-reasons/follows", test_follows);

  return g_test_run ();
}
