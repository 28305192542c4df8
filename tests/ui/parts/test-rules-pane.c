/* SPDX-License-Identifier: GPL-3.0-or-later
 * The rules over the table: opened wherever a game stands, at what it asks, and left again. */

#include "config.h"

#include "board.h"
#include "step-table.h"

#include "rh-announce.h"
#include "rh-button.h"
#include "rh-cape-bid-field.h"
#include "rh-cape-lane.h"
#include "rh-cape-rules-text.h"
#include "rh-cape-rules.h"
#include "rh-cape-telling.h"
#include "rh-heading.h"
#include "rh-ledger.h"
#include "rh-panel.h"
#include "rh-step.h"

static void
show_rules (GtkWidget *page)
{
  g_assert_true (gtk_widget_activate_action (page, "table.rules", NULL));
  board_settle ();
}

/* How many editions are marked, and whether the one of that reading is. */
static void
assert_marked (GtkWidget *root, guint n, gboolean river_all)
{
  GtkWidget *label;
  guint marked = 0;

  for (guint i = 0; (label = board_find (root, GTK_TYPE_LABEL, i)) != NULL; i++) {
    if (g_str_equal (gtk_label_get_text (GTK_LABEL (label)), "This game")) {
      g_assert_true (board_says (gtk_widget_get_parent (label), rh_cape_telling.options[0].values[river_all ? 1 : 0]));
      g_assert_true (board_says (gtk_widget_get_parent (label), rh_cape_rules_text_edition (river_all)));
      marked++;
    }
  }
  g_assert_cmpuint (marked, ==, n);
}

static void
test_editions (void)
{
  /* Both editions are told, and the one that is played by is marked; without a game, none. */
  Board board = { 0 };
  GtkWidget *page = rh_cape_rules_new ();

  board_show (&board, page, 800, 600);
  g_assert_true (board_says (page, rh_cape_rules_text_edition (FALSE)));
  g_assert_true (board_says (page, rh_cape_rules_text_edition (TRUE)));
  assert_marked (page, 0, FALSE);
  board_close (&board);

  page = board_open_page (&board, "cape-three-players", 1, 1000);
  show_rules (page);
  assert_marked (page, 1, FALSE);
  board_close (&board);

  page = board_open_page (&board, "cape-two-dutch-rivers", 1, 1000);
  show_rules (page);
  assert_marked (page, 1, TRUE);
  board_close (&board);
}

/* Opens the rules by the header bar's button, and leaves them again. */
static void
check_step (Board *board, GtkWidget *page, RhCapePhase phase, RhCapeRulesPart part)
{
  GtkWidget *step = board_find (page, RH_TYPE_STEP, 0);
  GtkWidget *button = board_button (page, "table.rules");
  g_autofree char *name = g_strdup_printf ("%s, Now", rh_rules_part_get_title (rh_cape_rules_get_part (part)));
  double value;

  g_assert_cmpint (((const RhCapeState *) rh_session_get_state (board->session))->phase, ==, phase);
  board_assert_name (button, "Rules");
  g_assert_true (gtk_widget_get_sensitive (button));
  gtk_widget_grab_focus (button);
  g_signal_emit_by_name (button, "clicked");

  g_assert_null (board_find (page, RH_TYPE_CAPE_LANE, 0));
  g_assert_null (board_find (page, RH_TYPE_STEP, 0));
  g_assert_true (RH_IS_HEADING (board_focus (board, GTK_TYPE_WIDGET)));
  board_assert_name (board_focus (board, GTK_TYPE_WIDGET), name);
  board_settle ();
  g_assert_true (board_is_at_top (gtk_widget_get_parent (board_focus (board, GTK_TYPE_WIDGET))));
  value = gtk_adjustment_get_value (board_adjustment (board_focus (board, GTK_TYPE_WIDGET)));
  board_settle ();
  g_assert_cmpfloat (gtk_adjustment_get_value (board_adjustment (board_focus (board, GTK_TYPE_WIDGET))), ==, value);

  g_assert_true (board_press (board->window, GDK_KEY_Escape));
  g_assert_null (board_find (page, RH_TYPE_CAPE_RULES, 0));
  g_assert_true (board_find (page, RH_TYPE_STEP, 0) == step);
  /* What the end asks first leads to another page, and there is none here. */
  if (phase != RH_CAPE_OVER)
    g_assert_true (gtk_widget_is_ancestor (board_focus (board, GTK_TYPE_WIDGET), step));
}

static void
test_every_step (void)
{
  /* Wherever a game stands, a button opens the rules right there, and Escape leads back to the step. */
  static const RhCapeRulesPart parts[] = {
    [RH_CAPE_REVEAL] = RH_CAPE_RULES_OFFER, [RH_CAPE_BIDS] = RH_CAPE_RULES_AUCTION,
    [RH_CAPE_TIE] = RH_CAPE_RULES_TIES,     [RH_CAPE_PICK] = RH_CAPE_RULES_PICK,
    [RH_CAPE_DRAW] = RH_CAPE_RULES_BUILD,   [RH_CAPE_DECIDE] = RH_CAPE_RULES_BUILD,
    [RH_CAPE_OVER] = RH_CAPE_RULES_END,
  };
  gboolean seen[G_N_ELEMENTS (parts)] = { FALSE };
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-four-ties", 0, 1000);
  guint n_seen = 0;

  for (guint i = 0; i <= board.moves->len; i++) {
    RhCapePhase phase = ((const RhCapeState *) rh_session_get_state (board.session))->phase;

    if (!seen[phase]) {
      board_settle ();
      check_step (&board, page, phase, parts[phase]);
      seen[phase] = TRUE;
      n_seen++;
    }
    if (i < board.moves->len)
      g_assert_true (rh_session_play (board.session, g_ptr_array_index (board.moves, i), NULL));
  }
  g_assert_cmpuint (n_seen, ==, G_N_ELEMENTS (parts));
  board_close (&board);
}

static void
test_open_bid (void)
{
  /* While one player has the screen for a bid the rules aren't offered, so no key that slips can wipe the bid;
   * before and after they are, and they leave the tiles as they were. */
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 1, 1000);
  GtkWidget *tile = step_table_find (page, "Éva, waiting");
  int bid;

  board_click (page, "Enter My Bid");
  g_assert_true (board_says (page, "Éva, only you should look"));
  g_assert_false (gtk_widget_get_sensitive (board_button (page, "table.rules")));
  /* The lanes are there all the same, and a finger that slips onto them does nothing. */
  g_assert_true (gtk_widget_get_mapped (board_button (page, "table.why")));
  g_assert_false (gtk_widget_get_sensitive (board_button (page, "table.why")));
  show_rules (page);
  g_assert_null (board_find (page, RH_TYPE_CAPE_RULES, 0));

  g_assert_nonnull (board_find (page, RH_TYPE_CAPE_BID_FIELD, 0));
  show_rules (page);
  g_assert_null (board_find (page, RH_TYPE_CAPE_RULES, 0));
  g_assert_nonnull (board_find (page, RH_TYPE_CAPE_BID_FIELD, 0));

  /* Their key says so, and takes nothing away of what was entered. */
  g_assert_true (rh_panel_key (RH_PANEL (board_find (page, RH_TYPE_PANEL, 0)), GDK_KEY_4, 0, GDK_CURRENT_TIME));
  g_assert_true (gtk_widget_activate_action (page, "table.help", NULL));
  g_assert_null (board_find (page, RH_TYPE_CAPE_RULES, 0));
  g_assert_true (board_says (page, "The rules open once this bid is sealed or left."));
  g_assert_cmpuint (rh_announce_get_n_refused (board.window), ==, 1);
  g_assert_true (rh_cape_bid_field_get_bid (RH_CAPE_BID_FIELD (board_find (page, RH_TYPE_CAPE_BID_FIELD, 0)), &bid));
  g_assert_cmpint (bid, ==, 4);

  g_assert_true (board_press (board.window, GDK_KEY_Escape));
  g_assert_true (gtk_widget_get_sensitive (board_button (page, "table.rules")));
  g_assert_true (gtk_widget_activate_action (page, "table.help", NULL));
  g_assert_nonnull (board_find (page, RH_TYPE_CAPE_RULES, 0));
  g_assert_null (board_find (page, RH_TYPE_BUTTON, 0));
  show_rules (page);
  g_assert_true (step_table_find (page, "Éva, waiting") == tile);
  board_close (&board);
}

static void
test_over_the_ledger (void)
{
  /* The rules lead back to where they were opened, the ledger too; its own key leaves them. */
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 9, 1000);

  g_assert_true (board_press (board.window, GDK_KEY_l));
  show_rules (page);
  g_assert_null (board_find (page, RH_TYPE_LEDGER, 0));
  g_assert_true (board_press (board.window, GDK_KEY_Escape));
  g_assert_nonnull (board_find (page, RH_TYPE_LEDGER, 0));
  g_assert_null (board_find (page, RH_TYPE_CAPE_LANE, 0));
  g_assert_true (board_press (board.window, GDK_KEY_Escape));
  g_assert_nonnull (board_find (page, RH_TYPE_CAPE_LANE, 0));

  show_rules (page);
  g_assert_true (board_press (board.window, GDK_KEY_l));
  g_assert_null (board_find (page, RH_TYPE_CAPE_RULES, 0));
  g_assert_nonnull (board_find (page, RH_TYPE_LEDGER, 0));
  board_close (&board);
}

static void
test_nothing_behind (void)
{
  /* Behind the rules no key plays a move. Undo does what it says, and the mark follows the game. */
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 3, 1000);
  guint n = rh_session_get_n_played (board.session);

  show_rules (page);
  g_assert_nonnull (board_find_named (page, RH_TYPE_HEADING, "Picking, Now"));
  g_assert_false (board_press (board.window, GDK_KEY_1));
  g_assert_false (board_press (board.window, GDK_KEY_Return));
  g_assert_cmpuint (rh_session_get_n_played (board.session), ==, n);

  g_assert_true (gtk_widget_activate_action (page, "table.undo", NULL));
  g_assert_cmpuint (rh_session_get_n_played (board.session), <, n);
  g_assert_true (gtk_widget_activate_action (page, "table.undo", NULL));
  g_assert_nonnull (board_find_named (page, RH_TYPE_HEADING, "Auction, Now"));
  g_assert_nonnull (board_find_named (page, RH_TYPE_HEADING, "Picking"));
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/rules-pane/editions", test_editions);
  g_test_add_func ("/rules-pane/every-step", test_every_step);
  g_test_add_func ("/rules-pane/open-bid", test_open_bid);
  g_test_add_func ("/rules-pane/over-the-ledger", test_over_the_ledger);
  g_test_add_func ("/rules-pane/nothing-behind", test_nothing_behind);

  return g_test_run ();
}
