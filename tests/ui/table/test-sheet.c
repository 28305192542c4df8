/* SPDX-License-Identifier: GPL-3.0-or-later
 * One player’s sheet of the ledger: every line is read as balance, change and reason, and leads to its move. */

#include "config.h"

#include "board.h"
#include "rh-cape-telling.h"
#include "rh-sheet.h"

static guint corrected;

static void
on_correct_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  corrected = g_variant_get_uint32 (parameter);
}

static void
test_lines (void)
{
  /* What a player has stands before what has changed; a line that can be corrected names its move, the start never. */
  static const GActionEntry actions[] = { { .name = "correct", .activate = on_correct_cb, .parameter_type = "u" } };
  static const RhEntry start = { .move = 0, .seat = 1, .amount = 100, .balance = 100 };
  static const RhEntry bid = { .move = 2, .seat = 1, .amount = -12, .balance = 88 };
  static const RhEntry gain = { .move = 7, .seat = 1, .amount = 9, .balance = 97 };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  Board board;
  GtkWidget *sheet;

  board_open (&board, "cape-three-players");
  sheet = rh_sheet_new (&rh_cape_telling, &board.setup->seats[1]);
  g_action_map_add_action_entries (G_ACTION_MAP (group), actions, 1, NULL);
  gtk_widget_insert_action_group (sheet, "book", G_ACTION_GROUP (group));
  rh_sheet_add (RH_SHEET (sheet), &start, "Start", 0, TRUE);
  rh_sheet_add (RH_SHEET (sheet), &bid, "Bid", 1, TRUE);
  rh_sheet_add (RH_SHEET (sheet), &gain, "Income", 2, FALSE);
  board_show (&board, sheet, 360, 400);

  board_assert_name (sheet, "Ledger of Jörg");
  g_assert_nonnull (board_find_named (sheet, ADW_TYPE_BIN, "Start: £100"));
  g_assert_nonnull (board_find_named (sheet, ADW_TYPE_BIN, "Income: +£9, leaves £97"));
  g_assert_null (board_find (sheet, GTK_TYPE_BUTTON, 1));
  gtk_test_accessible_assert_role (board_find_named (sheet, GTK_TYPE_BOX, "Round 2 of 8"), GTK_ACCESSIBLE_ROLE_LIST);
  g_assert_true (board_says (rh_sheet_get_head (RH_SHEET (sheet)), "£97"));
  board_click (sheet, "Bid: −£12, leaves £88");
  g_assert_cmpuint (corrected, ==, 1);

  rh_sheet_clear (RH_SHEET (sheet));
  g_assert_false (board_says (rh_sheet_get_head (RH_SHEET (sheet)), "£97"));
  g_assert_null (board_find (sheet, GTK_TYPE_BUTTON, 0));
  g_assert_false (board_says (sheet, "Start"));
  board_close (&board);
}

static void
test_extra (void)
{
  /* What else is to be said stands below, is read as one, and can be gone to. */
  static const char *const lines[] = { "Bonus rails", "One in round 2", NULL };
  Board board;
  GtkWidget *sheet;

  board_open (&board, "cape-three-players");
  sheet = rh_sheet_new (&rh_cape_telling, &board.setup->seats[0]);
  board_show (&board, sheet, 360, 400);
  rh_sheet_set_extra (RH_SHEET (sheet), lines);
  board_settle ();
  rh_sheet_focus_extra (RH_SHEET (sheet));
  board_assert_name (board_focus (&board, GTK_TYPE_BOX), "Bonus rails\nOne in round 2");
  g_assert_true (board_says (sheet, "One in round 2"));
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/sheet/lines", test_lines);
  g_test_add_func ("/sheet/extra", test_extra);

  return g_test_run ();
}
