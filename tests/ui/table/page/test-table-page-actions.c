/* SPDX-License-Identifier: GPL-3.0-or-later
 * What is done at the table beside playing: taking back, ending, and opening what else there is. */

#include "config.h"

#include "board.h"
#include "step-table.h"
#include "ui-screen.h"

#include "rh-amend.h"
#include "rh-announce.h"
#include "rh-cape-bid-field.h"
#include "rh-cape-card-view.h"
#include "rh-cape-hint.h"
#include "rh-cape-lane.h"
#include "rh-keys.h"
#include "rh-ledger.h"
#include "rh-note.h"
#include "rh-panel.h"
#include "rh-sheet.h"

#include <string.h>

static void
test_mending (void)
{
  /* A card that is open to be corrected was begun last: undo closes it, and drops no bid that was sealed before. */
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 1, 1000);

  g_assert_true (rh_session_seal_bid (board.session, 0, 7, NULL));
  board_settle ();
  board_click (page, "Card 1: Mountain, no rails, £4");
  g_assert_true (board_says (page, "What should card 1 of 3 be?"));
  gtk_widget_activate_action (page, "table.undo", NULL);
  g_assert_false (board_says (page, "What should card 1 of 3 be?"));
  g_assert_true (rh_session_is_sealed (board.session, 0));
  board_close (&board);
}

#define DROPPED "Ilse-Marie’s sealed bid was dropped and is asked for again"

/* The undo that is pressed once too often, in the same haste. */
static void
assert_kept (Board *board, GtkWidget *page, guint n, const char *name)
{
  g_autofree char *said =
    g_strdup_printf ("This undo came too soon after the last and was not done: %s’s bid stays sealed.", name);
  guint n_refused = rh_announce_get_n_refused (board->window);

  gtk_widget_activate_action (page, "table.undo", NULL);
  g_assert_cmpuint (rh_session_get_n_sealed (board->session), ==, n);
  g_assert_cmpuint (rh_announce_get_n_refused (board->window), ==, n_refused + 1);
  g_assert_true (board_says (page, said));
}

static void
test_sealed_dropped (void)
{
  /* With all bids sealed undo drops the last one, and nothing else: it is asked for again, so that Enter reveals none. */
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 1, 1000);

  for (guint seat = 0; seat < 3; seat++)
    g_assert_true (rh_session_seal_bid (board.session, seat, 7, NULL));
  board_settle ();
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (board_focus (&board, GTK_TYPE_BUTTON))), ==, "Reveal");
  board_assert_name (board_button (page, "table.undo"), "Undo: Ilse-Marie’s sealed bid");
  gtk_widget_activate_action (page, "table.undo", NULL);
  g_assert_cmpuint (rh_session_get_sealed (board.session), ==, 3);
  board_settle ();
  g_assert_true (board_says (page, DROPPED));
  g_assert_true (board_says (page, "Ilse-Marie bids next"));
  board_assert_name (board_focus (&board, GTK_TYPE_BUTTON), "Enter My Bid");
  g_signal_emit_by_name (board_focus (&board, GTK_TYPE_BUTTON), "clicked");
  g_assert_cmpuint (rh_session_get_n_played (board.session), ==, 1);
  g_assert_cmpuint (rh_session_get_sealed (board.session), ==, 3);
  g_assert_nonnull (board_find (page, RH_TYPE_CAPE_BID_FIELD, 0));
  board_close (&board);
}

static void
test_sealed_hasty (void)
{
  /* An undo too many takes no further bid, which nothing would bring back, whatever was undone before in the same haste. */
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 1, 1000);
  gint64 refused;

  for (guint seat = 0; seat < 3; seat++)
    g_assert_true (rh_session_seal_bid (board.session, seat, 7, NULL));
  board_settle ();
  gtk_widget_activate_action (page, "table.undo", NULL);
  for (guint i = 0; i < 3; i++)
    assert_kept (&board, page, 2, "Jörg");
  refused = g_get_monotonic_time ();
  board_settle ();
  g_assert_true (board_says (page, DROPPED));
  while (g_get_monotonic_time () - refused < RH_TAP_MEANT * G_TIME_SPAN_MILLISECOND)
    g_main_context_iteration (NULL, FALSE);
  gtk_widget_activate_action (page, "table.undo", NULL);
  g_assert_cmpuint (rh_session_get_sealed (board.session), ==, 1);

  /* What was sealed since is another matter. */
  g_assert_true (rh_session_seal_bid (board.session, 1, 8, NULL));
  gtk_widget_activate_action (page, "table.undo", NULL);
  g_assert_cmpuint (rh_session_get_sealed (board.session), ==, 1);
  board_close (&board);
}

static void
test_open_bid (void)
{
  /* Undo over an open bid closes that, and says so before; nobody else's goes, and no move. */
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 1, 1000);

  g_assert_true (rh_session_seal_bid (board.session, 0, 7, NULL));
  board_click (page, "Jörg, waiting");
  board_click (page, "Enter My Bid");
  g_assert_true (board_press (board_find (page, RH_TYPE_CAPE_BID_FIELD, 0), GDK_KEY_5));
  board_assert_name (board_button (page, "table.undo"), "Undo: bid being entered");
  gtk_widget_activate_action (page, "table.undo", NULL);
  g_assert_null (board_find (page, RH_TYPE_CAPE_BID_FIELD, 0));
  g_assert_true (board_says (page, "Undo: bid being entered"));
  board_assert_name (board_button (page, "table.undo"), "Undo: Éva’s sealed bid");
  assert_kept (&board, page, 1, "Éva");
  board_close (&board);
}

static void
test_no_redo_over_bids (void)
{
  /* From the first bid that is sealed on, nothing that was undone before is redone in place of it. */
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 2, 1000);

  gtk_widget_activate_action (page, "table.undo", NULL);
  board_assert_name (board_button (page, "table.redo"), "Redo: bids");
  g_assert_true (rh_session_seal_bid (board.session, 0, 7, NULL));
  board_assert_name (board_button (page, "table.redo"), "Redo");
  g_assert_false (gtk_widget_is_sensitive (board_button (page, "table.redo")));
  gtk_widget_activate_action (page, "table.redo", NULL);
  g_assert_cmpuint (rh_session_get_n_sealed (board.session), ==, 1);
  g_assert_cmpuint (rh_session_get_n_played (board.session), ==, 1);
  board_close (&board);
}

static void
assert_apart (GtkWidget *page, GtkWidget *note, GtkWidget *other)
{
  graphene_rect_t bounds;
  graphene_rect_t place;

  g_assert_true (gtk_widget_compute_bounds (note, page, &bounds));
  g_assert_true (gtk_widget_compute_bounds (other, page, &place));
  g_assert_cmpfloat (bounds.size.height, >, 0);
  g_assert_false (graphene_rect_intersection (&bounds, &place, NULL));
}

/* The one that tells something. */
static GtkWidget *
find_note (GtkWidget *page)
{
  GtkWidget *note = NULL;
  guint i = 0;

  do
    note = board_find (page, RH_TYPE_NOTE, i++);
  while (note != NULL && !gtk_widget_get_mapped (note));

  return note;
}

static void
test_note (void)
{
  /* What is told beside the last move covers nobody's lane, nor what that move did. */
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 1, 1000);
  GtkWidget *lane, *told;

  g_assert_true (rh_session_seal_bid (board.session, 0, 7, NULL));
  gtk_widget_activate_action (page, "table.undo", NULL);
  board_settle ();
  g_assert_nonnull (find_note (page));
  for (guint i = 0; (lane = board_find (page, RH_TYPE_CAPE_LANE, i)) != NULL; i++)
    assert_apart (page, find_note (page), lane);
  told = gtk_widget_get_next_sibling (find_note (page));
  g_assert_true (GTK_IS_LABEL (told));
  g_assert_true (gtk_widget_get_mapped (told));
  assert_apart (page, find_note (page), told);
  board_close (&board);
}

static void
test_input (void)
{
  /* What is entered of a move is undone and redone a thing at a time, and both buttons say so; and what was is told. */
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 0, 1000);

  g_assert_true (rh_session_set_draft (board.session, "reveal d_/_", NULL));
  g_assert_true (rh_session_set_draft (board.session, "reveal d2/_", NULL));
  board_assert_name (board_button (page, "table.undo"), "Undo: card 1, 2 rails");
  gtk_widget_activate_action (page, "table.undo", NULL);
  g_assert_cmpstr (rh_session_get_draft (board.session), ==, "reveal d_/_");
  g_assert_true (board_says (page, "Undo: card 1, 2 rails"));
  board_assert_name (board_button (page, "table.redo"), "Redo: card 1, 2 rails");
  gtk_widget_activate_action (page, "table.redo", NULL);
  g_assert_cmpstr (rh_session_get_draft (board.session), ==, "reveal d2/_");
  g_assert_true (board_says (page, "Redo: card 1, 2 rails"));
  board_close (&board);
}

static void
test_unsaved (void)
{
  /* What was entered couldn't be put on disk, a moment later: it is said then. */
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 0, 1000);

  g_assert_true (rh_session_set_draft (board.session, "reveal d_/_", NULL));
  store_table_assert_asks (board.table, "DROP TABLE draft", "");
  while (ui_screen_find_dialog () == NULL)
    g_main_context_iteration (NULL, TRUE);
  ui_screen_assert_dialog ("This Could Not Be Saved");
  g_assert_cmpstr (board_step (page), ==, "RhCapeRevealStep");
  board_close (&board);
}

static gboolean
has_turn (GtkWidget *page)
{
  GtkWidget *lane;

  for (guint i = 0; (lane = board_find (page, RH_TYPE_CAPE_LANE, i)) != NULL; i++) {
    if (board_is_selected (lane))
      return TRUE;
  }

  return FALSE;
}

static void
test_ended (void)
{
  /* People end the game; the page says so, nobody is on turn, and it is taken up again where it was. */
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 6, 1000);

  g_assert_true (has_turn (page));
  gtk_widget_activate_action (page, "table.end", NULL);
  g_assert_false (has_turn (page));
  g_assert_cmpint (rh_session_get_status (board.session), ==, RH_GAME_ENDED);
  g_assert_cmpstr (board_step (page), ==, "RhEndStep");
  g_assert_true (board_says (page, "The game was ended without a winner"));
  g_assert_nonnull (board_button (page, "table.take-up"));

  gtk_widget_activate_action (page, "table.take-up", NULL);
  g_assert_cmpint (rh_session_get_status (board.session), ==, RH_GAME_PLAYING);
  g_assert_true (has_turn (page));
  g_assert_cmpstr (board_step (page), ==, "RhCapeBuildStep");
  g_assert_null (board_button (page, "table.take-up"));
  board_close (&board);
}

static char *
dup_copied (GtkWidget *widget)
{
  GdkContentProvider *content = gdk_clipboard_get_content (gtk_widget_get_clipboard (widget));
  g_auto (GValue) value = G_VALUE_INIT;

  g_value_init (&value, G_TYPE_STRING);
  if (content == NULL || !gdk_content_provider_get_value (content, &value, NULL))
    return NULL;

  return g_value_dup_string (&value);
}

static void
test_summary (void)
{
  /* Once it is over it can be told elsewhere; what is played, with bids that are sealed, can't. */
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 6, 1000);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  gdk_clipboard_set_text (gtk_widget_get_clipboard (page), "");
  gtk_widget_activate_action (page, "table.copy-summary", NULL);
  before = dup_copied (page);
  g_assert_cmpstr (before, ==, "");
  gtk_widget_activate_action (page, "table.end", NULL);
  gtk_widget_activate_action (page, "table.copy-summary", NULL);
  after = dup_copied (page);
  g_assert_true (g_str_has_prefix (after, "From Cape to Cairo"));
  g_assert_nonnull (strstr (after, "\nEnded without a winner"));
  board_settle ();
  g_assert_true (board_says (page, "The summary was copied. It can be pasted now."));
  board_close (&board);
}

static void
test_ledger (void)
{
  /* The ledger takes the table's place, follows the game, and is gone when it is closed. */
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 9, 1000);

  g_assert_nonnull (board_button (page, "table.ledger"));
  g_assert_null (board_find (page, RH_TYPE_LEDGER, 0));
  gtk_widget_activate_action (page, "table.ledger", NULL);
  g_assert_nonnull (board_find (page, RH_TYPE_LEDGER, 0));
  g_assert_null (board_find (page, RH_TYPE_CAPE_LANE, 0));
  g_assert_null (board_button (page, "table.ledger"));
  g_assert_true (board_says (page, "+£10"));
  gtk_widget_activate_action (page, "table.undo", NULL);
  g_assert_false (board_says (page, "+£10"));
  gtk_widget_activate_action (page, "table.ledger", NULL);
  g_assert_null (board_find (page, RH_TYPE_LEDGER, 0));
  g_assert_nonnull (board_find (page, RH_TYPE_CAPE_LANE, 0));
  board_close (&board);
}

static void
test_why (void)
{
  /* The figures of the lanes answer where they come from, in the ledger; back at the table, the step has the focus. */
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 54, 1000);
  GtkWidget *lane = board_find (page, RH_TYPE_CAPE_LANE, 1);

  g_signal_emit_by_name (board_find (lane, GTK_TYPE_BUTTON, 0), "clicked");
  board_assert_name (board_focus (&board, RH_TYPE_SHEET), "Ledger of Jörg");
  g_assert_true (board_press (board.window, GDK_KEY_l));
  g_assert_nonnull (board_focus (&board, RH_TYPE_PANEL));

  lane = board_find (page, RH_TYPE_CAPE_LANE, 0);
  g_signal_emit_by_name (board_find (lane, GTK_TYPE_BUTTON, 1), "clicked");
  board_assert_name (board_focus (&board, RH_TYPE_SHEET), "Ledger of Éva");
  g_assert_true (board_press (board.window, GDK_KEY_Escape));
  g_assert_null (board_find (page, RH_TYPE_LEDGER, 0));
  g_assert_cmpuint (rh_session_get_n_played (board.session), ==, 54);

  /* Who came to the figure by keys is back at it, and goes on from there. */
  gtk_window_set_focus_visible (GTK_WINDOW (board.window), TRUE);
  gtk_widget_grab_focus (board_find (lane, GTK_TYPE_BUTTON, 1));
  g_signal_emit_by_name (board_find (lane, GTK_TYPE_BUTTON, 1), "clicked");
  g_assert_true (board_press (board.window, GDK_KEY_Escape));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (board.window)) == board_find (lane, GTK_TYPE_BUTTON, 1));
  board_close (&board);
}

static void
test_bid (void)
{
  /* A bid that was told wrong is pressed where it stands, and leads to its correction, and back. */
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 11, 1366);
  GtkWidget *lane = board_find (page, RH_TYPE_CAPE_LANE, 2);
  GtkWidget *button = board_find_named (lane, GTK_TYPE_BUTTON, "Ilse-Marie’s bid, £7. Correct it?");

  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
  g_assert_nonnull (board_find (page, RH_TYPE_AMEND, 0));
  g_assert_cmpuint (rh_amend_get_move (RH_AMEND (board_find (page, RH_TYPE_AMEND, 0))), ==, 10);
  g_assert_true (board_press (board.window, GDK_KEY_Escape)); /* and back is the board */
  g_assert_null (board_find (page, RH_TYPE_AMEND, 0));
  g_assert_null (board_find (page, RH_TYPE_LEDGER, 0));
  g_assert_cmpuint (rh_session_get_n_played (board.session), ==, 11);
  board_close (&board);
}

static void
test_alone (void)
{
  /* Who bids has the panel alone: lanes and news stay where they are. The ledger in between leaves no open bid behind. */
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 1, 1000);
  GtkWidget *lane = board_find (page, RH_TYPE_CAPE_LANE, 0);
  graphene_rect_t before, now;
  g_autofree char *told = rh_cape_hint_told (board.setup, rh_session_get_state (board.session));

  g_assert_true (board_says (page, told));
  g_assert_true (gtk_widget_compute_bounds (lane, page, &before));
  board_settle ();
  board_click (page, "Enter My Bid");
  g_assert_true (board_says (page, told));
  g_assert_true (board_says (page, "Éva, only you should look"));
  g_assert_nonnull (board_find (page, RH_TYPE_CAPE_CARD_VIEW, 2));
  g_assert_nonnull (board_find (page, RH_TYPE_CAPE_BID_FIELD, 0));
  board_settle ();
  g_assert_true (gtk_widget_get_mapped (lane));
  g_assert_true (gtk_widget_compute_bounds (lane, page, &now));
  g_assert_true (graphene_rect_equal (&before, &now));

  g_assert_true (gtk_widget_activate_action (page, "table.ledger", NULL));
  g_assert_true (gtk_widget_activate_action (page, "table.ledger", NULL));
  g_assert_null (board_find (page, RH_TYPE_CAPE_BID_FIELD, 0));
  g_assert_true (gtk_widget_get_mapped (lane));
  g_assert_true (board_says (page, told));
  g_assert_true (board_says (page, "The bid being entered was left alone for a moment, so it has been wiped."));
  board_close (&board);
}

/* All of it, where the board is scrolled. */
static gboolean
is_in_sight (GtkWidget *lane)
{
  GtkWidget *room = gtk_widget_get_ancestor (lane, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (lane, room, &bounds) && bounds.origin.y >= 0 &&
         bounds.origin.y + bounds.size.height <= (float) gtk_widget_get_height (room);
}

static void
test_alone_in_sight (void)
{
  /* On a phone, where one lane is in sight, it is that of who bids. */
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 1, 360);

  g_assert_false (is_in_sight (board_find (page, RH_TYPE_CAPE_LANE, 2)));
  for (guint i = board.setup->n_seats; i-- > 0;) {
    GtkWidget *panel = board_find (page, RH_TYPE_PANEL, 0);
    g_autofree char *tile = g_strdup_printf ("%s, waiting", board.setup->seats[i].name);
    GtkWidget *lane = board_find (page, RH_TYPE_CAPE_LANE, i);

    board_click (page, tile);
    board_click (page, "Enter My Bid");
    step_table_wait_for (is_in_sight (lane) && !board_is_busy (panel));
    g_assert_true (board_press (board.window, GDK_KEY_Escape));
  }
  board_close (&board);
}

static void
test_menu (void)
{
  /* The menu over an open bid wipes it, and keeps the focus: the arrow keys are the menu's. */
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 1, 1000);
  GtkWidget *menu;

  board_click (page, "Enter My Bid");
  g_assert_nonnull (board_find (page, RH_TYPE_CAPE_BID_FIELD, 0));
  step_table_wait_for (gtk_window_is_active (GTK_WINDOW (board.window)));
  menu = board_find (page, GTK_TYPE_MENU_BUTTON, 0);
  gtk_menu_button_popup (GTK_MENU_BUTTON (menu));
  step_table_wait_for (board_find (page, RH_TYPE_CAPE_BID_FIELD, 0) == NULL);
  g_assert_nonnull (board_focus (&board, GTK_TYPE_POPOVER));
  gtk_menu_button_popdown (GTK_MENU_BUTTON (menu));
  board_close (&board);
}

static void
test_refused (void)
{
  /* Why something isn't done stands above what has happened last, of which it covers nothing. */
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 6, 1366);
  GtkWidget *told, *room;
  graphene_rect_t bounds;

  gtk_widget_activate_action (page, "table.refuse", "s", "These keys came too early and were not taken. Please type them again.");
  board_settle ();
  told = board_find_text (page, "Ilse-Marie turns up: desert, 2 rails, £2.");
  g_assert_nonnull (told);
  room = gtk_widget_get_ancestor (told, GTK_TYPE_SCROLLED_WINDOW);
  g_assert_true (gtk_widget_get_mapped (told));
  g_assert_true (gtk_widget_compute_bounds (told, room, &bounds));
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (room));
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/table-page-actions/mending", test_mending);
  g_test_add_func ("/table-page-actions/sealed-dropped", test_sealed_dropped);
  g_test_add_func ("/table-page-actions/sealed-hasty", test_sealed_hasty);
  g_test_add_func ("/table-page-actions/open-bid", test_open_bid);
  g_test_add_func ("/table-page-actions/no-redo-over-bids", test_no_redo_over_bids);
  g_test_add_func ("/table-page-actions/note", test_note);
  g_test_add_func ("/table-page-actions/input", test_input);
  g_test_add_func ("/table-page-actions/unsaved", test_unsaved);
  g_test_add_func ("/table-page-actions/ended", test_ended);
  g_test_add_func ("/table-page-actions/summary", test_summary);
  g_test_add_func ("/table-page-actions/ledger", test_ledger);
  g_test_add_func ("/table-page-actions/why", test_why);
  g_test_add_func ("/table-page-actions/bid", test_bid);
  g_test_add_func ("/table-page-actions/alone", test_alone);
  g_test_add_func ("/table-page-actions/alone-in-sight", test_alone_in_sight);
  g_test_add_func ("/table-page-actions/menu", test_menu);
  g_test_add_func ("/table-page-actions/refused", test_refused);

  return g_test_run ();
}
