/* SPDX-License-Identifier: GPL-3.0-or-later
 * One player’s sheet of the ledger: every line is read as balance, change and reason, and leads to its move. */

#include "config.h"

#include "board.h"
#include "rh-cape-telling.h"
#include "rh-sheet.h"
#include "rh-table-style.h"
#include "ui-screen.h"

static guint corrected;
static guint of; /* whose part of it */

static void
on_correct_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_variant_get (parameter, "(uu)", &corrected, &of);
}

static GBytes *
picture_with (GtkWidget *sheet, GtkWidget *line, GtkStateFlags flags)
{
  gtk_widget_set_state_flags (line, flags, FALSE);
  board_settle ();

  return board_picture (sheet);
}

/* No line that can be corrected has a pencil before others, not even the one that has the focus at first: where that is
 * shows once a key is pressed. */
static void
assert_alike (GtkWidget *sheet)
{
  GtkWidget *line = board_find (sheet, GTK_TYPE_BUTTON, 0);
  g_autoptr (GBytes) before = picture_with (sheet, line, 0);
  g_autoptr (GBytes) after = picture_with (sheet, line, GTK_STATE_FLAG_FOCUSED);
  g_autoptr (GBytes) by_key = picture_with (sheet, line, GTK_STATE_FLAG_FOCUSED | GTK_STATE_FLAG_FOCUS_VISIBLE);

  g_assert_true (g_bytes_equal (before, after));
  g_assert_false (g_bytes_equal (before, by_key));
  gtk_widget_unset_state_flags (line, GTK_STATE_FLAG_FOCUSED | GTK_STATE_FLAG_FOCUS_VISIBLE);
}

static void
test_lines (void)
{
  /* What a player has stands before what has changed; a line that can be corrected names its move, the start never. */
  static const GActionEntry actions[] = { { .name = "correct-of", .activate = on_correct_cb, .parameter_type = "(uu)" } };
  RhLedgerLine start = { .move = 0, .amount = 100, .balance = 100, .reason = (char *) "Start" };
  RhLedgerLine bid = { .move = 2, .round = 1, .amount = -12, .balance = 88, .reason = (char *) "Bid" };
  RhLedgerLine gain = { .move = 7, .round = 2, .amount = 9, .balance = 97, .reason = (char *) "Income" };
  g_autoptr (GPtrArray) lines = g_ptr_array_new ();
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  Board board;
  GtkWidget *sheet;

  board_open (&board, "cape-three-players");
  sheet = rh_sheet_new (&rh_cape_telling, board.setup, 1);
  g_action_map_add_action_entries (G_ACTION_MAP (group), actions, 1, NULL);
  gtk_widget_insert_action_group (sheet, "book", G_ACTION_GROUP (group));
  g_ptr_array_add (lines, &start);
  g_ptr_array_add (lines, &bid);
  g_ptr_array_add (lines, &gain);
  rh_sheet_update (RH_SHEET (sheet), lines, NULL, TRUE);
  board_show (&board, sheet, 360, 400);

  board_assert_name (sheet, "Ledger of Jörg");
  g_assert_true (board_says (sheet, "Start"));
  g_assert_nonnull (board_find_named (sheet, ADW_TYPE_BIN, "Start: £100"));
  g_assert_nonnull (board_find_named (sheet, GTK_TYPE_BUTTON, "Income: +£9, leaves £97"));
  g_assert_null (board_find (sheet, GTK_TYPE_BUTTON, 2));
  /* What can be corrected has a pencil, and nothing else. */
  g_assert_nonnull (board_find (board_find (sheet, GTK_TYPE_BUTTON, 0), GTK_TYPE_IMAGE, 0));
  g_assert_nonnull (board_find (board_find (sheet, GTK_TYPE_BUTTON, 1), GTK_TYPE_IMAGE, 0));
  g_assert_null (board_find (sheet, GTK_TYPE_IMAGE, 2));
  gtk_test_accessible_assert_role (board_find_named (sheet, GTK_TYPE_BOX, "Round 2 of 8"), GTK_ACCESSIBLE_ROLE_LIST);
  g_assert_true (board_says (rh_sheet_get_head (RH_SHEET (sheet)), "£97"));
  assert_alike (sheet);
  board_click (sheet, "Bid: −£12, leaves £88");
  g_assert_cmpuint (corrected, ==, 1);
  g_assert_cmpuint (of, ==, 1);

  /* Of a game that is looked at, no line is. */
  rh_sheet_update (RH_SHEET (sheet), lines, NULL, FALSE);
  g_assert_null (board_find (sheet, GTK_TYPE_BUTTON, 0));
  g_assert_null (board_find (sheet, GTK_TYPE_IMAGE, 0));
  g_assert_nonnull (board_find_named (sheet, ADW_TYPE_BIN, "Income: +£9, leaves £97"));

  g_ptr_array_set_size (lines, 0);
  rh_sheet_update (RH_SHEET (sheet), lines, NULL, TRUE);
  g_assert_false (board_says (sheet, "Start"));
  g_assert_false (board_says (rh_sheet_get_head (RH_SHEET (sheet)), "£97"));
  board_close (&board);
}

static void
test_ring (void)
{
  /* The line that has the focus has a ring of its own; the sheet around it, which is higher, has none then. */
  RhLedgerLine bid = { .move = 2, .round = 1, .amount = -12, .balance = 88, .reason = (char *) "Bid" };
  g_autoptr (GPtrArray) lines = g_ptr_array_new ();
  Board board;
  GtkWidget *sheet;

  rh_table_style_load ();
  board_open (&board, "cape-three-players");
  sheet = rh_sheet_new (&rh_cape_telling, board.setup, 1);
  g_ptr_array_add (lines, &bid);
  rh_sheet_update (RH_SHEET (sheet), lines, NULL, TRUE);
  board_show (&board, sheet, 360, 400);
  g_assert_cmpint (ui_screen_get_change (sheet, GTK_STATE_FLAG_FOCUS_WITHIN | GTK_STATE_FLAG_FOCUS_VISIBLE, 1), ==, 0);
  g_assert_cmpint (ui_screen_get_change (sheet, GTK_STATE_FLAG_FOCUSED | GTK_STATE_FLAG_FOCUS_VISIBLE, 1), >, 0);
  board_close (&board);
}

static const char *
get_mark (const RhSetup *setup)
{
  return "Most";
}

static void
test_alone (void)
{
  /* Where nothing adds up there is one figure a line, and nothing “leaves” anything. */
  RhTelling telling = rh_cape_telling;
  RhLedgerLine gain = { .move = 7, .round = 1, .amount = 9, .balance = 9, .reason = (char *) "Income" };
  g_autoptr (GPtrArray) lines = g_ptr_array_new ();
  Board board;
  GtkWidget *sheet;

  telling.mark = get_mark;
  board_open (&board, "cape-three-players");
  sheet = rh_sheet_new (&telling, board.setup, 0);
  g_ptr_array_add (lines, &gain);
  rh_sheet_update (RH_SHEET (sheet), lines, NULL, TRUE);
  board_show (&board, sheet, 360, 400);
  g_assert_nonnull (board_find_named (sheet, GTK_TYPE_BUTTON, "Income: £9"));
  g_assert_false (board_says (sheet, "+£9"));
  g_assert_false (board_says (rh_sheet_get_head (RH_SHEET (sheet)), "Change"));
  board_close (&board);
}

static void
test_extra (void)
{
  /* What else is to be said stands below, is read as one, and can be gone to. */
  static const char *const extra[] = { "Bonus rails", "One in round 2", NULL };
  g_autoptr (GPtrArray) lines = g_ptr_array_new ();
  Board board;
  GtkWidget *sheet;

  board_open (&board, "cape-three-players");
  sheet = rh_sheet_new (&rh_cape_telling, board.setup, 0);
  board_show (&board, sheet, 360, 400);
  rh_sheet_update (RH_SHEET (sheet), lines, extra, FALSE);
  board_settle ();
  rh_sheet_focus_extra (RH_SHEET (sheet));
  board_assert_name (board_focus (&board, GTK_TYPE_BOX), "Bonus rails\nOne in round 2");
  g_assert_true (board_says (sheet, "One in round 2"));
  board_close (&board);
}

static void
test_long (void)
{
  /* What is too long for its column stands below its amounts, as near as can be: it isn't taken for the next line's. */
  RhLedgerLine start = { .move = 0, .amount = 0, .balance = 0, .reason = (char *) "Start" };
  RhLedgerLine ticket = { .move = 2, .amount = -4, .balance = -4, .reason = (char *) "Bestemmingskaartenverzameling mislukt" };
  g_autoptr (GPtrArray) lines = g_ptr_array_new ();
  graphene_rect_t amount, reason;
  Board board;
  GtkWidget *sheet;

  board_open (&board, "cape-three-players");
  sheet = rh_sheet_new (&rh_cape_telling, board.setup, 1);
  g_ptr_array_add (lines, &start);
  g_ptr_array_add (lines, &ticket);
  rh_sheet_update (RH_SHEET (sheet), lines, NULL, FALSE);
  board_show (&board, sheet, 240, 400);
  g_assert_true (gtk_widget_compute_bounds (board_find_text (sheet, ticket.reason), sheet, &reason));
  g_assert_true (gtk_widget_compute_bounds (board_find_text (sheet, "−£4"), sheet, &amount));
  g_assert_cmpfloat (reason.origin.y, >=, amount.origin.y + amount.size.height);
  g_assert_cmpfloat (reason.origin.y, <=, amount.origin.y + amount.size.height + 2);
  board_close (&board);
}

/* Where a text begins: from the left of its sheet, and from the top of the line's balance. */
static graphene_point_t
place_of (GtkWidget *sheet, guint line, guint label)
{
  GtkWidget *text = board_find (sheet, GTK_TYPE_LABEL, line * 3 + label);
  GtkWidget *balance = board_find (sheet, GTK_TYPE_LABEL, line * 3);
  graphene_rect_t bounds, of_balance;

  g_assert_true (gtk_widget_compute_bounds (text, sheet, &bounds));
  g_assert_true (gtk_widget_compute_bounds (balance, sheet, &of_balance));

  return GRAPHENE_POINT_INIT (bounds.origin.x, bounds.origin.y - of_balance.origin.y);
}

static void
test_columns (void)
{
  /* Reasons stand in a column of their own where there is room for one, and below their figures, where the sheet begins,
   * where there is none: alike in lines with and without a pencil. */
  RhLedgerLine start = { .move = 0, .amount = 0, .balance = 100, .reason = (char *) "Start" };
  RhLedgerLine mountain = { .move = 2, .round = 1, .amount = -10, .balance = 90, .reason = (char *) "Mountain crossed" };
  g_autoptr (GPtrArray) lines = g_ptr_array_new ();
  Board board;
  GtkWidget *sheet;

  g_ptr_array_add (lines, &start);
  g_ptr_array_add (lines, &mountain);
  board_open (&board, "cape-three-players");
  sheet = rh_sheet_new (&rh_cape_telling, board.setup, 1);
  rh_sheet_update (RH_SHEET (sheet), lines, NULL, TRUE);
  board_show (&board, sheet, 200, 400);
  for (int width = 200; width <= 340; width += 4) {
    gtk_widget_size_allocate (sheet, &(GtkAllocation) { 0, 0, width, 400 }, -1);
    for (guint label = 0; label < 3; label++) {
      g_assert_cmpfloat (place_of (sheet, 0, label).x, ==, place_of (sheet, 1, label).x);
      g_assert_cmpfloat (place_of (sheet, 0, label).y, ==, place_of (sheet, 1, label).y);
    }
    if (width == 200)
      g_assert_cmpfloat (place_of (sheet, 0, 2).y, >, 0);
    else if (width >= 300)
      g_assert_cmpfloat (place_of (sheet, 0, 2).y, ==, 0);
  }
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/sheet/lines", test_lines);
  g_test_add_func ("/sheet/alone", test_alone);
  g_test_add_func ("/sheet/ring", test_ring);
  g_test_add_func ("/sheet/extra", test_extra);
  g_test_add_func ("/sheet/long", test_long);
  g_test_add_func ("/sheet/columns", test_columns);

  return g_test_run ();
}
