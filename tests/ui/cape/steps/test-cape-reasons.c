/* SPDX-License-Identifier: GPL-3.0-or-later
 * “Why?” is answered: where the sum, the capital and the bonus rails of a turn come from. */

#include "config.h"

#include "board.h"
#include "rh-cape-offer.h"
#include "rh-cape-reasons.h"
#include "rh-cape-text-why.h"
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

/* How many lines stand in a section, below its title. */
static guint
count_lines (GtkWidget *reasons, const char *title)
{
  GtkWidget *label;
  guint n = 0;

  for (guint i = 0; (label = board_find (reasons, GTK_TYPE_LABEL, i)) != NULL; i++) {
    if (g_str_equal (gtk_label_get_text (GTK_LABEL (label)), title)) {
      while ((label = gtk_widget_get_next_sibling (label)) != NULL)
        n++;
      return n;
    }
  }

  return 0;
}

static void
test_capital (void)
{
  /* Every pound of that player's ledger has its line, and the last one leaves what there is. */
  Board board;
  GtkWidget *reasons = show_reasons (&board, 12, 1);
  const RhEntries *entries = rh_session_get_entries (board.session);
  const char *title = "Jörg’s capital (the whole ledger: L)";
  guint n = 0;

  for (guint i = 0; i < rh_entries_get_n (entries); i++)
    n += rh_entries_get (entries, i)->seat == 1 ? 1 : 0;
  g_assert_cmpuint (n, >, 1);
  g_assert_cmpuint (count_lines (reasons, title), ==, n);
  g_assert_true (board_says (reasons, "Start: £100"));
  g_assert_true (board_says (reasons, "Bid, round 2: −£8, leaves £92"));
  g_assert_false (board_says (reasons, "Éva’s capital (the whole ledger: L)"));
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
  g_assert_false (board_says (reasons, "Bid, round 2: −£8, leaves £92"));
  g_assert_cmpuint (count_lines (reasons, "The sum"), >, 2);
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/cape-reasons/capital", test_capital);
  g_test_add_func ("/cape-reasons/follows", test_follows);

  return g_test_run ();
}
