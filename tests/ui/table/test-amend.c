/* SPDX-License-Identifier: GPL-3.0-or-later
 * A move corrected on the table's page: looked at, applied, or left. */

#include "config.h"

#include "board.h"

#include "rh-amend.h"
#include "rh-book.h"
#include "rh-cape-lane.h"
#include "rh-ledger.h"
#include "rh-moves.h"

#define PASS "Ilse-Marie passes." /* move 7 */
#define PASSED "Jörg passes." /* move 15 */
#define BUILD "Build for £50, 0 bonus, buy 5, leaves £46"
#define CUT "Apply and Take Back"

/* A game of so many moves, with its list of moves open. */
static GtkWidget *
open_moves (Board *board, guint position)
{
  GtkWidget *page = board_open_moves (board, "cape-three-players", position);

  g_assert_nonnull (board_find (page, RH_TYPE_MOVES, 0));

  return page;
}

static void
give_bid (GtkWidget *page, guint seat, const char *bid)
{
  gtk_editable_set_text (GTK_EDITABLE (board_find (page, GTK_TYPE_SPIN_BUTTON, seat)), bid);
}

static int
capital (Board *board, guint seat)
{
  return ((const RhCapeState *) rh_session_get_state (board->session))->players[seat].capital;
}

static void
test_fits (void)
{
  /* A bid was £9, not £8: the ledger's line opens it, all later moves fit, and the table stands there. */
  Board board;
  GtkWidget *page = open_moves (&board, 21);
  int before = capital (&board, 1);

  g_assert_true (board_press (board.window, GDK_KEY_m));
  g_assert_nonnull (board_find (page, RH_TYPE_LEDGER, 0));
  board_click (page, "Bid, round 2: −£8, leaves £92");
  g_assert_nonnull (board_find (page, RH_TYPE_AMEND, 0));
  gtk_test_accessible_assert_role (board_find (board_find (page, RH_TYPE_AMEND, 0), GTK_TYPE_LABEL, 0),
                                   GTK_ACCESSIBLE_ROLE_HEADING);
  g_assert_null (board_find (page, RH_TYPE_LEDGER, 0));
  g_assert_true (board_says (page, "Correct move 11, round 2"));
  g_assert_true (board_says (page, "Everybody pays their own bid: Éva £0, Jörg £8, Ilse-Marie £7."));
  g_assert_true (board_says (page, "Nothing is changed yet."));
  g_assert_false (gtk_widget_is_sensitive (board_find_named (page, GTK_TYPE_BUTTON, "Apply")));

  give_bid (page, 1, "9");
  g_assert_true (board_says (page, "It fits, and all later moves still fit."));
  g_assert_cmpint (capital (&board, 1), ==, before);
  board_click (page, "Apply");

  g_assert_cmpint (capital (&board, 1), ==, before - 1);
  g_assert_cmpuint (rh_session_get_n_played (board.session), ==, 21);
  g_assert_cmpstr (rh_session_get_move (board.session, 10), ==, "bids 0 9 7");
  g_assert_null (board_find (page, RH_TYPE_BOOK, 0));
  g_assert_nonnull (board_find (page, RH_TYPE_CAPE_LANE, 0));
  board_settle ();
  g_assert_true (board_says (page, "Corrected, bids of round 2: Jörg £9 instead of £8"));
  board_close (&board);
}

/* What is cut can be restored: where it isn't much, nothing is red, nor warned of. */
static void
assert_calm (GtkWidget *page)
{
  GtkWidget *apply = board_find_named (page, GTK_TYPE_BUTTON, CUT);
  GtkWidget *told = gtk_widget_get_first_child (gtk_widget_get_parent (gtk_widget_get_parent (apply)));
  GtkWidget *verdict = gtk_widget_get_first_child (told);

  g_assert_true (gtk_widget_has_css_class (apply, "suggested-action"));
  g_assert_false (gtk_widget_has_css_class (apply, "destructive-action"));
  g_assert_true (gtk_widget_has_css_class (verdict, "verdict"));
  g_assert_false (gtk_widget_has_css_class (verdict, "wrong"));
}

static void
test_cuts (void)
{
  /* A build in place of a pass: it is the same player's turn again, and the game is cut back to there. */
  Board board;
  GtkWidget *page = open_moves (&board, 21);

  board_click (page, PASSED);
  board_click (page, BUILD);
  g_assert_true (board_says (page, "It fits there, but 6 later moves are taken back."));
  g_assert_true (board_says (page, "Move 16 no longer fits: “Ilse-Marie turns up: 2 rails.” It is Jörg’s turn at that point.\n"
                                   "What is taken back stays on record."));
  assert_calm (page);
  board_assert_unchanged (&board, 21);
  board_click (page, CUT);

  g_assert_cmpuint (rh_session_get_n_moves (board.session), ==, 15);
  g_assert_cmpstr (rh_session_get_move (board.session, 14), ==, "build 2 bonus=0 buy=5");
  board_settle ();
  g_assert_true (board_says (page, "Corrected, Jörg built instead of passing. 6 later moves taken back: Undo restores them."));
  board_assert_name (board_button (page, "table.undo"), "Undo: Jörg built instead of passing");
  g_assert_false (rh_session_can_redo (board.session));

  /* A slip of the finger: all of it is there again. */
  g_assert_true (rh_session_undo (board.session, NULL));
  board_assert_unchanged (&board, 21);
  board_assert_name (board_button (page, "table.redo"), "Redo: Jörg passes (correction)");
  board_close (&board);
}

static void
test_adapts (void)
{
  /* The card had a rail more: the build after it is still one and buys less, which is said where and in whose money.
   * Nothing is cut, so Enter applies it; what is there then is taken back by one undo. */
  Board board;
  GtkWidget *page = open_moves (&board, 21);
  int before = capital (&board, 0);
  GtkWidget *amend;

  board_click (page, "Éva turns up: river, 2 rails, £1.");
  amend = board_find (page, RH_TYPE_AMEND, 0);
  g_assert_true (board_press (board.window, GDK_KEY_3));
  g_assert_true (board_says (page, "It fits, and 1 later move changes with it."));
  g_assert_true (board_says (page, "Move 21, Éva builds: no rails bought instead of 1"));
  g_assert_true (board_press (amend, GDK_KEY_Return));
  g_assert_null (board_find (page, RH_TYPE_AMEND, 0));
  g_assert_cmpuint (rh_session_get_n_moves (board.session), ==, 21);
  g_assert_cmpstr (rh_session_get_move (board.session, 20), ==, "build 1 bonus=0 buy=0");
  g_assert_cmpint (capital (&board, 0), ==, before + 10);
  g_assert_true (board_press (board.window, GDK_KEY_l));
  g_assert_true (board_press (board.window, GDK_KEY_m));
  g_assert_true (board_says (page, "Changed with move 20. Éva builds: no rails bought instead of 1."));
  board_click (page, "Corrected. It was: Éva turns up: river, 2 rails, £1. 1 later move changed with it.");
  g_assert_true (board_says (page, "It fits, and 1 later move changes with it."));
  g_assert_true (board_says (page, "Move 21, Éva builds: 1 rail bought instead of 0, for £10"));
  board_click (page, "Cancel");

  g_assert_true (rh_session_undo (board.session, NULL));
  board_assert_unchanged (&board, 21);
  g_assert_cmpint (capital (&board, 0), ==, before);
  board_close (&board);
}

static void
test_asks (void)
{
  /* The card had a rail less: whoever built would pay more, and is asked, before anything is spent. */
  Board board;
  GtkWidget *page = open_moves (&board, 21);
  int before = capital (&board, 0);

  board_click (page, "Éva turns up: river, 2 rails, £1.");
  g_assert_true (board_press (board.window, GDK_KEY_1));
  g_assert_true (board_says (page, "Move 21 waits: “Éva builds through the village: £10 for 1 rail, £4 income.” "
                                   "Éva decides anew: it costs more now."));
  g_assert_true (board_says (page, "It fits there, but a later choice is made anew."));
  board_click (page, "Apply");
  board_settle ();
  g_assert_cmpuint (rh_session_get_n_moves (board.session), ==, 20);
  g_assert_cmpint (capital (&board, 0), ==, before + 10 - 4);
  g_assert_true (board_says (page, "Does Éva build through the village?"));
  board_close (&board);
}

/* Where a button is on the page. */
static graphene_rect_t
find_place (GtkWidget *page, const char *name)
{
  graphene_rect_t place;

  board_settle ();
  g_assert_true (gtk_widget_compute_bounds (board_find_named (page, GTK_TYPE_BUTTON, name), page, &place));

  return place;
}

static void
check_places (int width)
{
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 21, width);
  graphene_rect_t cancel;
  graphene_rect_t apply;
  graphene_rect_t now;

  g_assert_true (board_press (board.window, GDK_KEY_l));
  g_assert_true (board_press (board.window, GDK_KEY_m));
  board_click (page, PASSED);
  cancel = find_place (page, "Cancel");
  apply = find_place (page, "Apply");
  board_click (page, BUILD);
  now = find_place (page, "Cancel");
  g_assert_cmpfloat (now.origin.x, ==, cancel.origin.x);
  g_assert_cmpfloat (now.size.width, ==, cancel.size.width);
  now = find_place (page, CUT);
  g_assert_cmpfloat (now.origin.x, ==, apply.origin.x);
  g_assert_cmpfloat (now.size.width, ==, apply.size.width);
  board_close (&board);
}

static void
test_places (void)
{
  /* The buttons stay where they are, whatever the one that applies is called. */
  check_places (1000);
  check_places (360);
}

static void
test_restore (void)
{
  /* A correction was wrong: the move stands in the list with what it was, which is filled in, looked at and applied. */
  Board board;
  GtkWidget *page = open_moves (&board, 21);

  board_click (page, "Everybody pays their own bid: Éva £0, Jörg £8, Ilse-Marie £7.");
  give_bid (page, 1, "9");
  board_click (page, "Apply");
  g_assert_true (board_press (board.window, GDK_KEY_l));
  g_assert_true (board_press (board.window, GDK_KEY_m));
  board_click (page, "Corrected. It was: Everybody pays their own bid: Éva £0, Jörg £8, Ilse-Marie £7.");
  g_assert_true (board_says (page, "Correct move 11, round 2"));
  g_assert_true (board_says (page, "Everybody pays their own bid: Éva £0, Jörg £9, Ilse-Marie £7."));
  g_assert_true (board_says (page, "The move’s earlier version is filled in."));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (board_find (page, GTK_TYPE_SPIN_BUTTON, 1))), ==, "8");
  g_assert_true (board_says (page, "It fits, and all later moves still fit."));
  g_assert_cmpstr (rh_session_get_move (board.session, 10), ==, "bids 0 9 7");
  board_click (page, "Apply");
  board_assert_unchanged (&board, 21);
  board_close (&board);
}

/* A correction that has cut the game back from 21 moves to 12. */
static GtkWidget *
open_cut (Board *board)
{
  GtkWidget *page = board_open_page (board, "cape-three-players", 21, 1000);

  g_assert_true (rh_session_amend (board->session, 11, "pick 2 1", 12, NULL, NULL));
  g_assert_cmpuint (rh_session_get_n_moves (board->session), ==, 12);

  return page;
}

#define WAS_RIVER "Corrected. It was: Jörg picks: river, 3 rails, £5. 9 later moves were cut."

static void
test_put_back (void)
{
  /* What a correction cut comes back with what the move was: the game is as it was. */
  Board board;
  GtkWidget *page = open_cut (&board);

  g_assert_true (board_press (board.window, GDK_KEY_l));
  g_assert_true (board_press (board.window, GDK_KEY_m));
  board_click (page, WAS_RIVER);
  g_assert_true (board_says (page, "It fits, and the 9 moves that were cut come back."));
  g_assert_cmpuint (rh_session_get_n_moves (board.session), ==, 12);
  board_click (page, "Apply");
  board_assert_unchanged (&board, 21);
  g_assert_cmpuint (rh_session_get_n_moves (board.session), ==, 21);

  /* And back again: the correction was right. */
  g_assert_true (board_press (board.window, GDK_KEY_l));
  g_assert_true (board_press (board.window, GDK_KEY_m));
  board_click (page, "Corrected. It was: Jörg picks: desert, 3 rails, £5.");
  g_assert_true (board_says (page, "It fits, and 1 later move changes with it."));
  g_assert_true (board_says (page, "Move 13, Ilse-Marie picks card 2 instead of 1"));
  board_click (page, "Apply");
  g_assert_cmpstr (rh_session_get_move (board.session, 12), ==, "pick 3 2");
  board_close (&board);
}

static void
test_gone_on (void)
{
  /* Where the game has gone on since, what was cut takes the place of that. */
  Board board;
  GtkWidget *page = open_cut (&board);

  g_assert_true (rh_session_play (board.session, "pick 3 3", NULL));
  g_assert_true (board_press (board.window, GDK_KEY_l));
  g_assert_true (board_press (board.window, GDK_KEY_m));
  board_click (page, WAS_RIVER);
  g_assert_true (board_says (page, "The move’s earlier version is filled in."));
  g_assert_true (board_says (page, "It fits, and the 9 moves that were cut come back. "
                                   "The 1 move played since then is cut, but stays on record."));

  /* Undone under the open correction, the game stands there again. */
  g_assert_true (rh_session_undo (board.session, NULL));
  g_assert_true (board_says (page, "It fits, and the 9 moves that were cut come back."));
  board_click (page, "Apply");
  board_assert_unchanged (&board, 21);
  board_close (&board);
}

static void
test_put_back_other (void)
{
  /* Something else is given than what the move was: what was cut comes back as it fits after that, up to a build that costs
   * more then. */
  Board board;
  GtkWidget *page = open_cut (&board);

  g_assert_true (board_press (board.window, GDK_KEY_l));
  g_assert_true (board_press (board.window, GDK_KEY_m));
  board_click (page, WAS_RIVER);
  board_click (page, "Desert, 3 rails, £5");
  g_assert_true (board_says (page, "Move 13, Ilse-Marie picks card 2 instead of 1"));
  board_click (page, "Village, 1 rail, £4");
  g_assert_true (board_says (page, "It fits, and 8 of the 9 moves that were cut come back."));
  board_click (page, "Apply");
  g_assert_cmpuint (rh_session_get_n_moves (board.session), ==, 20);
  g_assert_cmpstr (rh_session_get_move (board.session, 11), ==, "pick 2 3");
  g_assert_cmpstr (rh_session_get_move (board.session, 19), ==, board.moves->pdata[19]);
  board_close (&board);
}

static void
test_order (void)
{
  /* Other bids, another order: it says so before. */
  Board board;
  GtkWidget *page = open_moves (&board, 11);

  board_click (page, "Everybody pays their own bid: Éva £0, Jörg £8, Ilse-Marie £7.");
  give_bid (page, 0, "20");
  g_assert_true (board_says (page, "The picking order would be Éva, Jörg and Ilse-Marie."));
  give_bid (page, 0, "7");
  give_bid (page, 2, "8");
  g_assert_true (board_says (page, "The picking order would be Ilse-Marie, Jörg and Éva."));
  board_close (&board);
}

static void
test_refused (void)
{
  /* More than the player had is refused in words, and can't be applied. */
  Board board;
  GtkWidget *page = open_moves (&board, 21);

  board_click (page, "Everybody pays their own bid: Éva £0, Jörg £8, Ilse-Marie £7.");
  give_bid (page, 1, "300");
  board_assert_in_sight (board_find_text (page, "Jörg has only £100 at that point, and can’t bid £300."));
  g_assert_true (board_says (page, "It doesn’t fit there."));
  g_assert_false (gtk_widget_is_sensitive (board_find_named (page, GTK_TYPE_BUTTON, "Apply")));
  give_bid (page, 1, "");
  board_assert_in_sight (board_find_text (page, "Everybody bids a whole number of pounds, £0 too."));
  g_assert_false (gtk_widget_is_sensitive (board_find_named (page, GTK_TYPE_BUTTON, "Apply")));
  give_bid (page, 1, "8");
  g_assert_true (board_says (page, "Nothing is changed yet."));
  board_assert_unchanged (&board, 21);
  board_close (&board);
}

static void
test_leave (void)
{
  /* Left by the button, by Escape or with the whole ledger, nothing is changed, which is said where something was given; the
   * list is where it was. */
  Board board;
  GtkWidget *page = open_moves (&board, 21);

  board_click (page, PASS);
  board_click (page, "Cancel");
  g_assert_null (board_find (page, RH_TYPE_AMEND, 0));
  g_assert_false (board_says (page, "Nothing was corrected."));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (board.window)) == board_find_named (page, GTK_TYPE_BUTTON, PASS));

  board_click (page, "Everybody pays their own bid: Éva £0, Jörg £8, Ilse-Marie £7.");
  give_bid (page, 1, "9");
  g_assert_true (board_press (board.window, GDK_KEY_Escape));
  g_assert_null (board_find (page, RH_TYPE_AMEND, 0));
  g_assert_nonnull (board_find (page, RH_TYPE_MOVES, 0));
  g_assert_true (board_says (page, "Nothing was corrected."));

  board_click (page, PASS);
  g_assert_true (board_press (board.window, GDK_KEY_l));
  g_assert_null (board_find (page, RH_TYPE_BOOK, 0));
  board_assert_unchanged (&board, 21);
  board_close (&board);
}

/* What has the focus is pressed as Enter does, which takes a moment. */
static void
activate_focus (Board *board)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (board->window));
  gint64 until = g_get_monotonic_time () + 10 * G_USEC_PER_SEC;

  g_assert_true (gtk_widget_activate (focus));
  while (gtk_root_get_focus (GTK_ROOT (board->window)) == focus) {
    g_assert_cmpint (g_get_monotonic_time (), <, until);
    g_main_context_iteration (NULL, FALSE);
  }
}

static void
test_keys (void)
{
  /* By keys alone: open the list, take the move with the focus, choose, apply. */
  Board board;
  GtkWidget *page = open_moves (&board, 5);
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (board.window));

  board_assert_name (focus, "Jörg picks: mountain, no rails, £4. Éva gets the last one: savanna, 2 rails, £10.");
  activate_focus (&board);
  g_assert_nonnull (board_find (page, RH_TYPE_AMEND, 0));
  board_assert_name (gtk_root_get_focus (GTK_ROOT (board.window)), "Mountain, no rails, £4");
  g_assert_true (board_press (board.window, GDK_KEY_3));
  g_assert_true (board_says (page, "It fits, and all later moves still fit."));
  g_assert_true (gtk_widget_grab_focus (board_find_named (page, GTK_TYPE_BUTTON, "Apply")));
  activate_focus (&board);
  g_assert_cmpstr (rh_session_get_move (board.session, 4), ==, "pick 2 3");
  board_close (&board);
}

static void
test_sealed (void)
{
  /* Sealed bids stay where they may be given afterwards, too; else it is said before that they are dropped. */
  Board board;
  GtkWidget *page = open_moves (&board, 10);

  g_assert_true (rh_session_seal_bid (board.session, 0, 3, NULL));
  board_click (page, "Éva turns up: 3 rails.");
  g_assert_true (board_press (board.window, GDK_KEY_0));
  g_assert_true (board_says (page, "Some bids are already sealed. They are dropped when this is applied."));
  board_click (page, "Cancel");
  board_click (page, "On offer: desert, 3 rails, £5; river, 3 rails, £5; village, 1 rail, £4.");
  g_assert_true (board_press (board.window, GDK_KEY_s) && board_press (board.window, GDK_KEY_1) && board_press (board.window, GDK_KEY_1));
  board_click (page, "Apply");
  g_assert_cmpuint (rh_session_get_n_sealed (board.session), ==, 1);
  g_assert_cmpstr (rh_session_get_move (board.session, 9), ==, "reveal s1/1 r3/5 v1/4");
  board_close (&board);
}

static void
test_ended (void)
{
  /* A game that was ended is taken up again first; the correction stays open. */
  Board board;
  GtkWidget *page = open_moves (&board, 11);

  g_assert_true (rh_session_end (board.session, NULL));
  board_click (page, PASS);
  g_assert_true (board_says (page, "The game was ended. Resume it to correct it."));
  g_assert_null (board_find_named (page, GTK_TYPE_BUTTON, "Apply"));
  board_click (page, "Resume the Game");
  g_assert_nonnull (board_find (page, RH_TYPE_AMEND, 0));
  g_assert_nonnull (board_find_named (page, GTK_TYPE_BUTTON, "Apply"));
  board_close (&board);
}

/* The newest move. */
static GtkWidget *
find_last (GtkWidget *moves)
{
  GtkWidget *last = NULL;
  GtkWidget *button;

  for (guint i = 0; (button = board_find (moves, GTK_TYPE_BUTTON, i)) != NULL; i++)
    last = button;

  return last;
}

static void
test_won (void)
{
  /* The winning build was a pass: nobody has won then, and the game goes on. */
  Board board;
  GtkWidget *page = open_moves (&board, 129);
  GtkWidget *moves = board_find (page, RH_TYPE_MOVES, 0);

  g_assert_cmpint (rh_session_get_status (board.session), ==, RH_GAME_WON);
  g_assert_cmpuint (board.moves->len, ==, 129);
  g_signal_emit_by_name (find_last (moves), "clicked");
  board_click (page, "Pass");
  g_assert_true (board_find_named (page, GTK_TYPE_BUTTON, "Apply") != NULL);
  board_click (page, "Apply");
  g_assert_cmpint (rh_session_get_status (board.session), ==, RH_GAME_PLAYING);
  board_close (&board);
}

static void
test_gone (void)
{
  /* An undo under an open correction: of another move, it looks anew; of its own, it is closed. */
  Board board;
  GtkWidget *page = open_moves (&board, 9);

  board_click (page, "Éva turns up: 3 rails.");
  g_assert_true (rh_session_undo (board.session, NULL));
  g_assert_nonnull (board_find (page, RH_TYPE_AMEND, 0));
  g_assert_true (board_says (page, "Some moves were undone. They can’t be redone once this is applied."));
  g_assert_true (rh_session_undo (board.session, NULL));
  g_assert_null (board_find (page, RH_TYPE_AMEND, 0));
  g_assert_nonnull (board_find (page, RH_TYPE_MOVES, 0));
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);
  g_test_add_func ("/amend/fits", test_fits);
  g_test_add_func ("/amend/cuts", test_cuts);
  g_test_add_func ("/amend/adapts", test_adapts);
  g_test_add_func ("/amend/asks", test_asks);
  g_test_add_func ("/amend/places", test_places);
  g_test_add_func ("/amend/restore", test_restore);
  g_test_add_func ("/amend/put-back", test_put_back);
  g_test_add_func ("/amend/gone-on", test_gone_on);
  g_test_add_func ("/amend/put-back-other", test_put_back_other);
  g_test_add_func ("/amend/order", test_order);
  g_test_add_func ("/amend/refused", test_refused);
  g_test_add_func ("/amend/leave", test_leave);
  g_test_add_func ("/amend/keys", test_keys);
  g_test_add_func ("/amend/sealed", test_sealed);
  g_test_add_func ("/amend/ended", test_ended);
  g_test_add_func ("/amend/won", test_won);
  g_test_add_func ("/amend/gone", test_gone);

  return g_test_run ();
}
