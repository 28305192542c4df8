/* SPDX-License-Identifier: GPL-3.0-or-later
 * The book of a game: its sheets or its moves, one at a time, and the correction over both. */

#include "config.h"

#include "board.h"

#include "rh-amend.h"
#include "rh-book.h"
#include "rh-cape-ui.h"
#include "rh-games-ui.h"
#include "rh-ledger.h"
#include "rh-moves.h"
#include "rh-sheet.h"

#define PASS "Ilse-Marie passes." /* move 7 */

/* The page's work: each change is shown. */
static RhBook *
show (Board *board)
{
  GtkWidget *book = rh_book_new (&rh_cape_ui, board->session);

  g_signal_connect_object (board->session, "changed", G_CALLBACK (rh_book_update), book, G_CONNECT_SWAPPED);
  board_show (board, book, 1000, 700);

  return RH_BOOK (book);
}

static RhBook *
open_book (Board *board, guint position)
{
  board_open (board, "cape-three-players");
  board_play (board, position);

  return show (board);
}

static gboolean
has (RhBook *book, GType type)
{
  return board_find (GTK_WIDGET (book), type, 0) != NULL;
}

static gboolean
press (RhBook *book, guint keyval)
{
  return rh_book_key (book, keyval, 0);
}

static void
correct (RhBook *book, guint i)
{
  gtk_widget_activate_action (GTK_WIDGET (book), "book.correct", "u", i);
}

static void
test_switch (void)
{
  /* It opens at the ledger; of ledger and moves there is always only the one that is shown. */
  Board board;
  RhBook *book = open_book (&board, 9);
  GtkWidget *ledger = board_find (GTK_WIDGET (book), RH_TYPE_LEDGER, 0);
  GtkWidget *button = board_find_named (GTK_WIDGET (book), GTK_TYPE_TOGGLE_BUTTON, "Moves");

  g_assert_nonnull (ledger);
  g_assert_false (has (book, RH_TYPE_MOVES));
  g_object_add_weak_pointer (G_OBJECT (ledger), (gpointer *) &ledger);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
  board_settle ();
  g_assert_null (ledger);
  g_assert_true (has (book, RH_TYPE_MOVES));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), FALSE);
  g_assert_true (has (book, RH_TYPE_LEDGER));
  g_assert_false (has (book, RH_TYPE_MOVES));
  board_close (&board);
}

static void
test_key (void)
{
  /* M changes between them and puts the focus there; with Ctrl it is somebody else's, as any other key. */
  Board board;
  RhBook *book = open_book (&board, 9);

  g_assert_false (press (book, GDK_KEY_l));
  g_assert_false (rh_book_key (book, GDK_KEY_m, GDK_CONTROL_MASK));
  g_assert_true (has (book, RH_TYPE_LEDGER));
  g_assert_true (press (book, GDK_KEY_m));
  g_assert_nonnull (board_focus (&board, RH_TYPE_MOVES));
  g_assert_true (press (book, GDK_KEY_M));
  g_assert_false (has (book, RH_TYPE_MOVES));
  g_assert_nonnull (board_focus (&board, RH_TYPE_LEDGER));
  board_close (&board);
}

static void
test_update (void)
{
  /* Whichever is shown follows the game, and keeps the focus where it had it. */
  Board board;
  RhBook *book = open_book (&board, 9);

  gtk_widget_grab_focus (GTK_WIDGET (book));
  g_assert_true (board_says (GTK_WIDGET (book), "+£10"));
  g_assert_true (rh_session_undo (board.session, NULL));
  g_assert_false (board_says (GTK_WIDGET (book), "+£10"));
  g_assert_nonnull (board_focus (&board, RH_TYPE_LEDGER));

  press (book, GDK_KEY_m);
  g_assert_nonnull (board_find_named (GTK_WIDGET (book), GTK_TYPE_BUTTON, PASS));
  g_assert_true (rh_session_undo (board.session, NULL));
  g_assert_true (rh_session_undo (board.session, NULL));
  g_assert_null (board_find_named (GTK_WIDGET (book), GTK_TYPE_BUTTON, PASS));
  g_assert_nonnull (board_focus (&board, RH_TYPE_MOVES));
  board_close (&board);
}

static double
get_y (GtkWidget *widget, RhBook *book)
{
  double x, y;

  g_assert_true (gtk_widget_translate_coordinates (widget, GTK_WIDGET (book), 0, 0, &x, &y));

  return y;
}

static void
test_update_where (void)
{
  /* Who looks at an older move while one above it is corrected goes on looking at it, in its place. */
  Board board;
  RhBook *book = open_book (&board, 21);
  GtkWidget *row;
  double y;

  press (book, GDK_KEY_m);
  board_settle ();
  row = board_find_named (GTK_WIDGET (book), GTK_TYPE_BUTTON, "Jörg passes.");
  g_assert_nonnull (row);
  gtk_widget_grab_focus (row);
  board_settle ();
  y = get_y (row, book);

  g_assert_true (rh_session_amend (board.session, 1, "bids 0 0 7", 21, NULL, NULL));
  board_settle ();
  row = board_focus (&board, GTK_TYPE_BUTTON);
  board_assert_name (row, "Jörg passes.");
  g_assert_cmpfloat_with_epsilon (get_y (row, book), y, 1);
  board_close (&board);
}

static void
test_update_sheet (void)
{
  /* A sheet that has as many lines as before is still seen where it has the focus. */
  Board board;
  RhBook *book;
  GtkWidget *focus;
  graphene_rect_t bounds;

  board_open (&board, "cape-three-players");
  board_play (&board, board.moves->len);
  book = RH_BOOK (rh_book_new (&rh_cape_ui, board.session));
  g_signal_connect_object (board.session, "changed", G_CALLBACK (rh_book_update), book, G_CONNECT_SWAPPED);
  board_show (&board, GTK_WIDGET (book), 360, 400);
  rh_book_ask (book, 0, FALSE);
  board_settle ();
  g_assert_true (rh_session_undo (board.session, NULL));
  board_settle ();
  focus = board_focus (&board, GTK_TYPE_BUTTON);
  g_assert_true (gtk_widget_is_ancestor (focus, board_find (GTK_WIDGET (book), RH_TYPE_SHEET, 0)));
  g_assert_true (gtk_widget_compute_bounds (focus, gtk_widget_get_ancestor (focus, GTK_TYPE_SCROLLED_WINDOW), &bounds));
  g_assert_cmpfloat (bounds.origin.y, >=, 0);
  g_assert_cmpfloat (bounds.origin.y, <, 200);
  board_close (&board);
}

static void
test_update_elsewhere (void)
{
  /* A focus that is elsewhere isn't taken by a change. */
  Board board;
  RhBook *book = open_book (&board, 9);
  GtkWidget *button = board_find_named (GTK_WIDGET (book), GTK_TYPE_TOGGLE_BUTTON, "Moves");

  gtk_widget_grab_focus (button);
  g_assert_true (rh_session_undo (board.session, NULL));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (board.window)) == button);
  board_close (&board);
}

static void
test_ask (void)
{
  /* Asked about a player, it answers at that player's sheet. */
  Board board;
  RhBook *book = open_book (&board, 54);

  rh_book_ask (book, 1, FALSE);
  board_assert_name (board_focus (&board, RH_TYPE_SHEET), "Ledger of Jörg");
  rh_book_ask (book, 0, TRUE);
  board_assert_name (board_focus (&board, RH_TYPE_SHEET), "Ledger of Éva");
  board_close (&board);
}

static void
test_correct (void)
{
  /* A correction covers the switch and what it shows, and takes the keys; left, the move has the focus. */
  Board board;
  RhBook *book = open_book (&board, 9);

  press (book, GDK_KEY_m);
  correct (book, 6);
  g_assert_true (board_says (GTK_WIDGET (book), "Correct move 7, round 1"));
  g_assert_nonnull (board_focus (&board, RH_TYPE_AMEND));
  /* Every turn is one of an order: none can be struck out. */
  g_assert_null (board_find_named (GTK_WIDGET (book), GTK_TYPE_TOGGLE_BUTTON, "Strike Out This Move"));
  g_assert_false (has (book, RH_TYPE_MOVES));
  g_assert_null (board_find_named (GTK_WIDGET (book), GTK_TYPE_TOGGLE_BUTTON, "Moves"));
  g_assert_false (press (book, GDK_KEY_m));

  gtk_widget_activate_action (GTK_WIDGET (book), "book.leave", NULL);
  g_assert_false (has (book, RH_TYPE_AMEND));
  board_assert_name (board_focus (&board, GTK_TYPE_BUTTON), PASS);
  board_close (&board);
}

static void
test_correct_from_ledger (void)
{
  /* Opened at the ledger, a correction leads back there. */
  Board board;
  RhBook *book = open_book (&board, 9);

  correct (book, 1);
  g_assert_false (has (book, RH_TYPE_LEDGER));
  g_assert_true (press (book, GDK_KEY_Escape));
  g_assert_false (has (book, RH_TYPE_AMEND));
  g_assert_nonnull (board_focus (&board, RH_TYPE_LEDGER));
  board_close (&board);
}

static void
test_leave (void)
{
  /* Whoever leaves a correction is at the line again from which it was opened, not at the newest. */
  Board board;
  RhBook *book = open_book (&board, 40);
  GtkWidget *sheet = board_find (GTK_WIDGET (book), RH_TYPE_SHEET, 1);
  GtkWidget *line = board_find (sheet, GTK_TYPE_BUTTON, 0);

  g_assert_true (board_find (sheet, GTK_TYPE_BUTTON, 1) != NULL);
  gtk_widget_grab_focus (line);
  g_signal_emit_by_name (line, "clicked");
  board_settle ();
  g_assert_true (has (book, RH_TYPE_AMEND));
  g_assert_true (press (book, GDK_KEY_Escape));
  g_assert_true (board_focus (&board, GTK_TYPE_BUTTON) == line);
  board_close (&board);
}

static void
test_arrows (void)
{
  /* In the sheets left and right lead to the line beside, up and down stay in a sheet, and at its ends where they are. */
  Board board;
  RhBook *book = open_book (&board, 40);
  GtkWidget *ledger = board_find (GTK_WIDGET (book), RH_TYPE_LEDGER, 0);
  GtkWidget *sheets[] = { board_find (ledger, RH_TYPE_SHEET, 1), board_find (ledger, RH_TYPE_SHEET, 2) };
  GtkWidget *first = board_find (sheets[0], GTK_TYPE_BUTTON, 0);
  GtkWidget *beside;
  graphene_rect_t bounds;

  gtk_widget_grab_focus (first);
  g_assert_true (gtk_widget_child_focus (ledger, GTK_DIR_UP));
  g_assert_true (board_focus (&board, GTK_TYPE_BUTTON) == first);
  g_assert_true (gtk_widget_child_focus (ledger, GTK_DIR_RIGHT));
  beside = board_focus (&board, GTK_TYPE_BUTTON);
  g_assert_true (gtk_widget_is_ancestor (beside, sheets[1]));
  g_assert_true (gtk_widget_compute_bounds (beside, first, &bounds));
  g_assert_cmpfloat (ABS (bounds.origin.y), <, 60);
  g_assert_true (gtk_widget_child_focus (ledger, GTK_DIR_RIGHT));
  g_assert_true (board_focus (&board, GTK_TYPE_BUTTON) == beside);
  g_assert_true (gtk_widget_child_focus (ledger, GTK_DIR_DOWN));
  g_assert_true (gtk_widget_is_ancestor (board_focus (&board, GTK_TYPE_BUTTON), sheets[1]));
  g_assert_true (board_focus (&board, GTK_TYPE_BUTTON) != beside);
  board_close (&board);
}

/* Presses a key; what has the focus then is in @list and in sight. */
static GtkWidget *
press_in (Board *board, GtkWidget *list, GtkWidget *where, guint keyval)
{
  GtkWidget *focus, *scroller;
  graphene_rect_t bounds;

  g_assert_true (board_press (where, keyval));
  board_settle ();
  focus = board_focus (board, GTK_TYPE_BUTTON);
  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_is_ancestor (focus, list));
  scroller = gtk_widget_get_ancestor (focus, GTK_TYPE_SCROLLED_WINDOW);
  g_assert_true (gtk_widget_compute_bounds (focus, scroller, &bounds));
  g_assert_cmpfloat (bounds.origin.y, >=, 0);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (scroller));

  return focus;
}

static void
check_pages (const char *record)
{
  static const guint keys[] = { GDK_KEY_Home, GDK_KEY_Page_Down, GDK_KEY_End, GDK_KEY_Page_Up };
  Board board;
  RhBook *book;
  GtkWidget *ledger, *sheet, *shelf, *first, *last;

  board_open (&board, record);
  board_play (&board, board.moves->len);
  book = RH_BOOK (rh_book_new (rh_game_ui_find (board.setup->game), board.session));
  board_show (&board, GTK_WIDGET (book), 1400, 400);
  ledger = board_find (GTK_WIDGET (book), RH_TYPE_LEDGER, 0);
  sheet = board_find (ledger, RH_TYPE_SHEET, 1);
  shelf = gtk_widget_get_parent (ledger);
  gtk_widget_grab_focus (sheet);
  last = board_focus (&board, GTK_TYPE_BUTTON);
  first = press_in (&board, sheet, ledger, GDK_KEY_Home);
  g_assert_true (first == board_find (sheet, GTK_TYPE_BUTTON, 0));
  g_assert_true (press_in (&board, sheet, ledger, GDK_KEY_Page_Down) != first);
  g_assert_true (press_in (&board, sheet, ledger, GDK_KEY_End) == last);
  g_assert_true (press_in (&board, sheet, ledger, GDK_KEY_Page_Up) != last);

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++) {
    gtk_widget_grab_focus (board_find_named (GTK_WIDGET (book), GTK_TYPE_TOGGLE_BUTTON, "Sheets"));
    press_in (&board, ledger, shelf, keys[i]);
  }
  press (book, GDK_KEY_m);
  board_settle ();
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++) {
    gtk_widget_grab_focus (board_find_named (GTK_WIDGET (book), GTK_TYPE_TOGGLE_BUTTON, "Moves"));
    press_in (&board, board_find (GTK_WIDGET (book), RH_TYPE_MOVES, 0), shelf, keys[i]);
  }
  board_close (&board);
}

static void
test_pages (void)
{
  /* Home, End and the page keys have the focus go with what is in sight, or Enter would correct what nobody sees; at the
   * switch they are meant for what is below it. */
  check_pages ("cape-three-players");
  check_pages ("zugkraft-points");
  check_pages ("heart-four-players");
}

static void
test_correct_seat (void)
{
  /* From a player's sheet it begins with what that player gave. */
  Board board;
  RhBook *book = open_book (&board, 9);
  GtkWidget *sheet = board_find (GTK_WIDGET (book), RH_TYPE_SHEET, 2);
  GtkWidget *line = board_find_named (sheet, GTK_TYPE_BUTTON, "Bid, round 1: −£6, leaves £94");

  g_signal_emit_by_name (line, "clicked");
  g_assert_true (board_focus (&board, GTK_TYPE_SPIN_BUTTON) == board_find (GTK_WIDGET (book), GTK_TYPE_SPIN_BUTTON, 2));
  board_close (&board);
}

static void
test_correct_not (void)
{
  /* A move that isn't there can't be corrected, nor can two at once, nor a game that is looked at. */
  Board board;
  RhBook *book = open_book (&board, 9);

  correct (book, 9);
  g_assert_false (has (book, RH_TYPE_AMEND));
  correct (book, 8);
  correct (book, 1);
  g_assert_true (board_says (GTK_WIDGET (book), "Correct move 9, round 1"));
  g_assert_null (board_find (GTK_WIDGET (book), RH_TYPE_AMEND, 1));
  board_close (&board);

  board_open (&board, "cape-three-players");
  board_replay (&board, 11);
  book = show (&board);
  g_assert_null (board_find_named (GTK_WIDGET (book), GTK_TYPE_BUTTON, "Bid, round 2: −£8, leaves £92"));
  correct (book, 1);
  g_assert_false (has (book, RH_TYPE_AMEND));
  g_assert_true (has (book, RH_TYPE_LEDGER));
  board_close (&board);
}

static void
restore (RhBook *book, gint64 amendment)
{
  gtk_widget_activate_action (GTK_WIDGET (book), "book.restore", "x", amendment);
}

static void
test_restore (void)
{
  /* What a move was begins a correction; what never was begins none. */
  Board board;
  RhBook *book = open_book (&board, 3);

  g_assert_true (rh_session_amend (board.session, 1, "bids 0 0 7", 3, NULL, NULL));
  restore (book, 2);
  g_assert_false (has (book, RH_TYPE_AMEND));
  restore (book, 1);
  g_assert_true (board_says (GTK_WIDGET (book), "The move’s earlier version is filled in."));
  g_assert_cmpstr (rh_session_get_move (board.session, 1), ==, "bids 0 0 7");
  board_close (&board);
}

static void
test_turn (void)
{
  /* A turn of which a part was corrected is a row as it was before; what it was is told below all of it. */
  Board board;
  RhBook *book = open_book (&board, 9);
  GtkWidget *drawn, *passed;

  g_assert_true (rh_session_amend (board.session, 5, "draw 3 d1/2", 9, NULL, NULL));
  press (book, GDK_KEY_m);
  board_settle ();
  drawn = board_find_named (GTK_WIDGET (book), GTK_TYPE_BUTTON, "Ilse-Marie turns up: desert, 1 rail, £2.");
  passed = board_find_named (GTK_WIDGET (book), GTK_TYPE_BUTTON, PASS);
  g_assert_nonnull (drawn);
  g_assert_cmpfloat (get_y (drawn, book), ==, get_y (passed, book));
  g_assert_true (gtk_widget_get_next_sibling (drawn) == passed);
  board_assert_name (gtk_widget_get_next_sibling (passed), "Corrected. It was: Ilse-Marie turns up: desert, 2 rails, £2.");
  board_close (&board);
}

static void
test_gone (void)
{
  /* A correction stays open while its move is there, and is closed when that is undone. */
  Board board;
  RhBook *book = open_book (&board, 9);

  correct (book, 7);
  g_assert_true (rh_session_undo (board.session, NULL));
  g_assert_true (has (book, RH_TYPE_AMEND));
  g_assert_true (rh_session_undo (board.session, NULL));
  g_assert_false (has (book, RH_TYPE_AMEND));
  g_assert_nonnull (board_focus (&board, RH_TYPE_LEDGER));
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/book/switch", test_switch);
  g_test_add_func ("/book/key", test_key);
  g_test_add_func ("/book/update", test_update);
  g_test_add_func ("/book/update-where", test_update_where);
  g_test_add_func ("/book/update-sheet", test_update_sheet);
  g_test_add_func ("/book/update-elsewhere", test_update_elsewhere);
  g_test_add_func ("/book/ask", test_ask);
  g_test_add_func ("/book/correct", test_correct);
  g_test_add_func ("/book/correct-from-ledger", test_correct_from_ledger);
  g_test_add_func ("/book/leave", test_leave);
  g_test_add_func ("/book/arrows", test_arrows);
  g_test_add_func ("/book/pages", test_pages);
  g_test_add_func ("/book/correct-seat", test_correct_seat);
  g_test_add_func ("/book/correct-not", test_correct_not);
  g_test_add_func ("/book/restore", test_restore);
  g_test_add_func ("/book/turn", test_turn);
  g_test_add_func ("/book/gone", test_gone);

  return g_test_run ();
}
