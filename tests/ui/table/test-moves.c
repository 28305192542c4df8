/* SPDX-License-Identifier: GPL-3.0-or-later
 * The list of moves. */

#include "config.h"

#include "board.h"

#include "rh-cape-telling.h"
#include "rh-former-moves.h"
#include "rh-mark.h"
#include "rh-move-row.h"
#include "rh-moves.h"

#define DRAW "Ilse-Marie turns up: desert, 2 rails, £2." /* move 6 */
#define SECOND_OFFER "On offer: desert, 3 rails, £5; river, 3 rails, £5; village, 1 rail, £4."
#define PASS "Ilse-Marie passes."                        /* move 7 */

/* Shows so many moves, and what some of them were before. */
static void
update (Board *board, GtkWidget *moves, guint n_moves, const GPtrArray *formers, gboolean correctable)
{
  g_autoptr (GPtrArray) lines =
    rh_log_new (&rh_cape_telling, board->setup, (const char *const *) board->moves->pdata, n_moves);
  RhMovesState state = { lines, formers, NULL, correctable };

  rh_moves_update (RH_MOVES (moves), &state);
}

static GtkWidget *
open_moves (Board *board, guint n_moves, gboolean correctable)
{
  GtkWidget *moves = rh_moves_new (&rh_cape_telling);

  board_open (board, "cape-three-players");
  update (board, moves, n_moves, NULL, correctable);

  return moves;
}

static GtkWidget *
find_row (GtkWidget *list, const char *text)
{
  GtkWidget *row = gtk_widget_get_first_child (list);
  GtkWidget *found = NULL;

  for (; row != NULL && found == NULL; row = gtk_widget_get_next_sibling (row)) {
    g_autofree char *different = NULL;

    if (!gtk_widget_has_css_class (row, "move"))
      continue;
    different = gtk_test_accessible_check_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, text, NULL);
    found = different == NULL ? row : NULL;
  }

  return found;
}

/* What is pressed of a move: a button, or in a replay a list item. */
static GtkWidget *
row_of (GtkWidget *moves, const char *text)
{
  return find_row (gtk_widget_get_parent (board_find (moves, GTK_TYPE_LABEL, 0)), text);
}

static void
on_correct_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  guint *asked = data;

  *asked = g_variant_get_uint32 (parameter);
}

static void
test_words (void)
{
  /* Each move is a button named by its sentence, below the heading of its round. */
  Board board;
  GtkWidget *moves;
  GtkWidget *row;

  moves = open_moves (&board, 12, TRUE);
  board_show (&board, moves, 600, 500);

  g_assert_true (board_says (moves, "Round 1 of 8"));
  g_assert_true (board_says (moves, "Round 2 of 8"));
  g_assert_false (board_says (moves, "Round 3 of 8"));
  gtk_test_accessible_assert_role (board_find (moves, GTK_TYPE_LABEL, 0), GTK_ACCESSIBLE_ROLE_HEADING);
  g_assert_nonnull (board_find (moves, GTK_TYPE_BUTTON, 11));
  g_assert_null (board_find (moves, GTK_TYPE_BUTTON, 12));

  row = row_of (moves, "Everybody pays their own bid: Éva £0, Jörg £8, Ilse-Marie £7.");
  g_assert_nonnull (row);
  gtk_test_accessible_assert_role (row, GTK_ACCESSIBLE_ROLE_BUTTON);
  g_assert_true (board_says (row, "11"));
  g_assert_cmpint (gtk_widget_get_allocated_height (row), >=, 44);
  g_assert_nonnull (row_of (moves, "Jörg picks: river, 3 rails, £5."));
  board_close (&board);
}

/* Where the icon of a row ends. */
static double
icon_end (GtkWidget *row, GtkWidget *moves)
{
  GtkWidget *icon;
  double x, y;

  g_assert_nonnull (row);
  icon = board_find (row, GTK_TYPE_IMAGE, 0);
  g_assert_nonnull (icon);
  g_assert_true (gtk_widget_translate_coordinates (icon, moves, gtk_widget_get_width (icon), 0, &x, &y));

  return x;
}

static void
test_icons (void)
{
  /* The icons of all moves stand below each other, however long their words are. */
  Board board;
  GtkWidget *moves = open_moves (&board, 12, TRUE);
  GtkWidget *longer;

  board_show (&board, moves, 600, 500);
  longer = row_of (moves, "Everybody pays their own bid: Éva £0, Jörg £8, Ilse-Marie £7.");
  g_assert_cmpfloat (icon_end (longer, moves), ==, icon_end (row_of (moves, "Jörg picks: river, 3 rails, £5."), moves));
  board_close (&board);
}

/* Whose turn it was is seen by the mark before the words; those of all together begin where the others do. */
static void
test_marks (void)
{
  Board board;
  GtkWidget *moves = open_moves (&board, 12, TRUE);
  GtkWidget *bids, *pick, *mark;
  double x, y, other;

  board_show (&board, moves, 600, 500);
  bids = row_of (moves, "Everybody pays their own bid: Éva £0, Jörg £8, Ilse-Marie £7.");
  pick = row_of (moves, "Jörg picks: river, 3 rails, £5.");
  mark = board_find (pick, RH_TYPE_MARK, 0);
  g_assert_nonnull (mark);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (mark), GTK_ACCESSIBLE_PROPERTY_LABEL, "Green");
  g_assert_cmpfloat (gtk_widget_get_opacity (mark), ==, 1);
  g_assert_cmpfloat (gtk_widget_get_opacity (board_find (bids, RH_TYPE_MARK, 0)), ==, 0);

  g_assert_true (gtk_widget_translate_coordinates (board_find (pick, GTK_TYPE_LABEL, 1), moves, 0, 0, &x, &y));
  g_assert_true (gtk_widget_translate_coordinates (board_find (bids, GTK_TYPE_LABEL, 1), moves, 0, 0, &other, &y));
  g_assert_cmpfloat (x, ==, other);
  board_close (&board);
}

static double
top_of (GtkWidget *row, GtkWidget *moves)
{
  double x, y;

  g_assert_nonnull (row);
  g_assert_true (gtk_widget_translate_coordinates (row, moves, 0, 0, &x, &y));

  return y;
}

static double
start_of (GtkWidget *row, GtkWidget *moves)
{
  double x, y;

  g_assert_true (gtk_widget_translate_coordinates (row, moves, 0, 0, &x, &y));

  return x;
}

static void
test_turns (void)
{
  /* A turn is one row: a draw and what came of it are told once each, beside each other where there is room, below each
   * other elsewhere, and each is corrected by itself. What came of it stands in a column, as the icons of both do. */
  Board board;
  GtkWidget *moves;

  moves = open_moves (&board, 14, TRUE);
  board_show (&board, moves, 1000, 500);

  g_assert_nonnull (row_of (moves, DRAW));
  g_assert_null (row_of (moves, DRAW " " PASS));
  g_assert_true (row_of (moves, DRAW) == board_find (moves, GTK_TYPE_BUTTON, 5));
  g_assert_true (row_of (moves, PASS) == board_find (moves, GTK_TYPE_BUTTON, 6));
  g_assert_cmpfloat (top_of (row_of (moves, PASS), moves), ==, top_of (row_of (moves, DRAW), moves));
  g_assert_cmpint (gtk_widget_get_height (row_of (moves, PASS)), ==, gtk_widget_get_height (row_of (moves, DRAW)));
  for (guint i = 8; i < 14; i++) {
    guint like = i == 7 ? 5 : 0; /* the other draw of a turn that is over */

    g_assert_cmpfloat (icon_end (board_find (moves, GTK_TYPE_BUTTON, i), moves), ==,
                       icon_end (board_find (moves, GTK_TYPE_BUTTON, like), moves));
  }
  g_assert_cmpfloat (icon_end (row_of (moves, PASS), moves), ==, icon_end (board_find (moves, GTK_TYPE_BUTTON, 0), moves));
  g_assert_cmpfloat (start_of (row_of (moves, PASS), moves), ==, start_of (board_find (moves, GTK_TYPE_BUTTON, 8), moves));
  g_assert_cmpfloat (start_of (row_of (moves, PASS), moves), >, icon_end (row_of (moves, DRAW), moves));
  board_close (&board);

  moves = open_moves (&board, 14, TRUE);
  board_show (&board, moves, 360, 500);
  g_assert_cmpfloat (top_of (row_of (moves, PASS), moves), >, top_of (row_of (moves, DRAW), moves));
  g_assert_cmpfloat (start_of (row_of (moves, PASS), moves), ==, start_of (row_of (moves, DRAW), moves));
  board_close (&board);
}

static void
test_asks (void)
{
  /* Pressed, a move asks for its own correction. */
  Board board;
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  GActionEntry entry = { .name = "correct", .activate = on_correct_cb, .parameter_type = "u" };
  GtkWidget *moves;
  guint asked = G_MAXUINT;

  moves = open_moves (&board, 9, TRUE);
  g_action_map_add_action_entries (G_ACTION_MAP (group), &entry, 1, &asked);
  gtk_widget_insert_action_group (moves, "book", G_ACTION_GROUP (group));
  board_show (&board, moves, 360, 500);

  g_signal_emit_by_name (row_of (moves, PASS), "clicked");
  g_assert_cmpuint (asked, ==, 6);
  g_assert_true (gtk_widget_grab_focus (moves));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (board.window)) == board_find (moves, GTK_TYPE_BUTTON, 8));
  g_assert_true (rh_moves_focus (RH_MOVES (moves), 1));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (board.window)) == board_find (moves, GTK_TYPE_BUTTON, 1));
  g_assert_false (rh_moves_focus (RH_MOVES (moves), 9));
  board_close (&board);
}

static GtkAdjustment *
get_adjustment (GtkWidget *moves)
{
  return gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (board_find (moves, GTK_TYPE_SCROLLED_WINDOW, 0)));
}

/* Buttons that are seen: rows, and headings that fold. */
static guint
count_buttons (GtkWidget *moves)
{
  guint n = 0;

  while (board_find (moves, GTK_TYPE_BUTTON, n) != NULL)
    n++;

  return n;
}

/* Unfolds all rounds. */
static void
open_all (GtkWidget *moves, guint n_moves)
{
  for (guint i = 0; i < n_moves; i++)
    rh_moves_focus (RH_MOVES (moves), i);
  board_settle ();
}

static void
test_follows (void)
{
  /* A move undone is gone; the newest one is in sight. */
  Board board;
  GtkWidget *moves;
  GtkAdjustment *adjustment;
  guint n_buttons;

  board_open (&board, "cape-shuffles-and-caps");
  moves = rh_moves_new (&rh_cape_telling);
  update (&board, moves, board.moves->len, NULL, TRUE);
  board_show (&board, moves, 360, 500);
  open_all (moves, board.moves->len);
  n_buttons = count_buttons (moves);
  g_assert_cmpuint (n_buttons, >, board.moves->len);
  adjustment = get_adjustment (moves);
  g_assert_cmpfloat (gtk_adjustment_get_upper (adjustment), >, 8000);
  g_assert_cmpfloat_with_epsilon (gtk_adjustment_get_value (adjustment) + gtk_adjustment_get_page_size (adjustment),
                                  gtk_adjustment_get_upper (adjustment),
                                  1);

  update (&board, moves, board.moves->len - 1, NULL, TRUE);
  g_assert_cmpuint (count_buttons (moves), ==, n_buttons - 1);
  board_close (&board);
}

static void
test_replay (void)
{
  /* A game that is looked at isn't corrected: its moves can't be pressed. */
  Board board;
  GtkWidget *moves;
  GtkWidget *row;

  moves = open_moves (&board, 7, FALSE);
  board_show (&board, moves, 600, 500);
  g_assert_null (board_find (moves, GTK_TYPE_BUTTON, 0));
  row = row_of (moves, PASS);
  g_assert_nonnull (row);
  gtk_test_accessible_assert_role (row, GTK_ACCESSIBLE_ROLE_LIST_ITEM);

  /* Keys scroll it. */
  g_assert_true (gtk_widget_grab_focus (moves));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (board.window)) == board_find (moves, GTK_TYPE_SCROLLED_WINDOW, 0));
  board_close (&board);
}

/* What a move was is pressed, and says which of the amendments that is. */
static void
on_restore_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  char **asked = data;

  g_free (*asked);
  *asked = g_variant_print (parameter, FALSE);
}

/* What the bids of the second round were before, told. */
static GPtrArray *
tell_formers (Board *board, const char *latest, const char *earliest)
{
  static const char *const no_lines[] = { NULL };
  const RhCut none = { 12, no_lines };
  GPtrArray *formers = rh_former_moves_new ();

  rh_former_moves_add (formers, 7, 11, latest, &none);
  rh_former_moves_add (formers, 3, 11, earliest, &none);
  rh_former_moves_tell (formers, &rh_cape_telling, board->setup, (const char *const *) board->moves->pdata,
                        board->moves->len);

  return formers;
}

static void
test_former (void)
{
  /* Below a corrected move stands what it was, in the same words, the latest first; it can be asked for again. */
  Board board;
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  GActionEntry entries[] = {
    { .name = "correct", .activate = on_correct_cb, .parameter_type = "u" },
    { .name = "restore", .activate = on_restore_cb, .parameter_type = "x" },
  };
  g_autofree char *asked = NULL;
  g_autoptr (GPtrArray) formers = NULL;
  GtkWidget *moves;
  GtkWidget *row;

  board_open (&board, "cape-three-players");
  board.moves->pdata[10] = (char *) "bids 1 9 7";
  formers = tell_formers (&board, "bids 0 9 7", "bids 0 8 7");
  moves = rh_moves_new (&rh_cape_telling);
  update (&board, moves, 12, formers, TRUE);
  g_action_map_add_action_entries (G_ACTION_MAP (group), entries, 2, &asked);
  gtk_widget_insert_action_group (moves, "book", G_ACTION_GROUP (group));
  board_show (&board, moves, 360, 500);

  row = row_of (moves, "Everybody pays their own bid: Éva £1, Jörg £9, Ilse-Marie £7.");
  g_assert_nonnull (row);
  row = gtk_widget_get_next_sibling (row);
  board_assert_name (row, "Corrected. It was: Everybody pays their own bid: Éva £0, Jörg £9, Ilse-Marie £7.");
  gtk_test_accessible_assert_role (row, GTK_ACCESSIBLE_ROLE_BUTTON);
  g_assert_cmpint (gtk_widget_get_allocated_height (row), >=, 44);
  row = gtk_widget_get_next_sibling (row);
  board_assert_name (row, "Before that it was: Everybody pays their own bid: Éva £0, Jörg £8, Ilse-Marie £7.");
  g_signal_emit_by_name (row, "clicked");
  g_assert_cmpstr (asked, ==, "3");
  row = gtk_widget_get_next_sibling (row);
  board_assert_name (row, "Jörg picks: river, 3 rails, £5.");

  /* The moves themselves are counted as ever. */
  g_assert_true (rh_moves_focus (RH_MOVES (moves), 11));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (board.window)) == row);
  board_close (&board);
}

static void
test_failure (void)
{
  /* What can't be told of them is said below the moves. */
  Board board;
  GtkWidget *moves = open_moves (&board, 7, TRUE);
  g_autoptr (GPtrArray) lines = g_ptr_array_new ();
  RhMovesState state = { lines, NULL, "The disk is gone.", TRUE };

  g_assert_false (board_says (moves, "The earlier versions of corrected moves can’t be read. The disk is gone."));
  rh_moves_update (RH_MOVES (moves), &state);
  board_show (&board, moves, 600, 500);
  g_assert_true (board_says (moves, "The earlier versions of corrected moves can’t be read. The disk is gone."));
  g_assert_null (board_find (moves, GTK_TYPE_BUTTON, 0));
  board_close (&board);
}

static void
press (Board *board, guint keyval, const char *text)
{
  GtkWidget *list = gtk_widget_get_parent (board_find (board->window, GTK_TYPE_LABEL, 0));

  while (!GTK_IS_BOX (list) || gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (list)) != GTK_ACCESSIBLE_ROLE_LIST)
    list = gtk_widget_get_parent (list);
  g_assert_true (board_press (list, keyval));
  board_settle ();
  board_assert_name (gtk_root_get_focus (GTK_ROOT (board->window)), text);
}

static void
test_keys (void)
{
  /* Home and End go to the ends, Page Up and Down by what is seen, the arrows a move; nothing goes
   * round. */
  const char *first = "Round 1 of 8";
  const char *last = "Ilse-Marie builds through the village: £10 for 1 rail, £6 income; Éva and Jörg get a bonus rail each.";
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  GActionEntry entry = { .name = "correct", .activate = on_correct_cb, .parameter_type = "u" };
  Board board;
  GtkWidget *moves;
  GtkWidget *focus;

  moves = open_moves (&board, 59, TRUE);
  g_action_map_add_action_entries (G_ACTION_MAP (group), &entry, 1, NULL);
  gtk_widget_insert_action_group (moves, "book", G_ACTION_GROUP (group));
  board_show (&board, moves, 1200, 500);
  open_all (moves, 59);
  g_assert_true (rh_moves_focus (RH_MOVES (moves), 6));
  board_settle ();

  press (&board, GDK_KEY_Home, first);
  g_assert_cmpfloat (gtk_adjustment_get_value (get_adjustment (moves)), <=, 16);
  press (&board, GDK_KEY_Up, first);
  press (&board, GDK_KEY_Page_Up, first);
  press (&board, GDK_KEY_End, last);
  press (&board, GDK_KEY_Down, last);
  press (&board, GDK_KEY_Page_Down, last);
  press (&board, GDK_KEY_KP_Up, "Ilse-Marie turns up: desert, no rails, £5.");
  g_assert_true (rh_moves_focus (RH_MOVES (moves), 56));
  board_settle ();
  press (&board, GDK_KEY_Up, "Jörg turns up: no rails.");

  press (&board, GDK_KEY_Home, first);
  focus = gtk_root_get_focus (GTK_ROOT (board.window));
  for (guint i = 0; i < 7; i++)
    g_assert_true (board_press (gtk_widget_get_parent (focus), GDK_KEY_Page_Down));
  press (&board, GDK_KEY_KP_Page_Down, last);
  board_close (&board);
}

static void
assert_folded (GtkWidget *heading, gboolean folded)
{
  gtk_test_accessible_assert_state (heading, GTK_ACCESSIBLE_STATE_EXPANDED, !folded);
}

static void
assert_seen (GtkWidget *widget, GtkWidget *moves)
{
  g_assert_cmpfloat (top_of (widget, moves), >=, 0);
  g_assert_cmpfloat (top_of (widget, moves) + gtk_widget_get_height (widget), <=, gtk_widget_get_height (moves));
}

static void
test_folds (void)
{
  /* The newest of more than two rounds is open, the others are by a press, by keys, or since one of their moves has the
   * focus; what is open stays so when another move is made. */
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  GActionEntry entry = { .name = "correct", .activate = on_correct_cb, .parameter_type = "u" };
  Board board;
  GtkWidget *moves;
  GtkWidget *first;
  GtkWidget *second;

  moves = open_moves (&board, 59, TRUE);
  g_action_map_add_action_entries (G_ACTION_MAP (group), &entry, 1, NULL);
  gtk_widget_insert_action_group (moves, "book", G_ACTION_GROUP (group));
  board_show (&board, moves, 1000, 600);
  g_assert_true (gtk_widget_grab_focus (moves));
  press (&board, GDK_KEY_Home, "Round 1 of 8");
  press (&board, GDK_KEY_Down, "Round 2 of 8");
  first = board_find_named (moves, GTK_TYPE_BUTTON, "Round 1 of 8");
  second = board_find_named (moves, GTK_TYPE_BUTTON, "Round 2 of 8");
  assert_folded (second, TRUE);
  g_assert_cmpint (gtk_widget_get_allocated_height (second), >=, 44);

  press (&board, GDK_KEY_Right, "Round 2 of 8");
  assert_folded (second, FALSE);
  assert_seen (second, moves);
  assert_folded (first, TRUE);
  press (&board, GDK_KEY_Down, SECOND_OFFER);
  press (&board, GDK_KEY_Up, "Round 2 of 8");
  press (&board, GDK_KEY_Left, "Round 2 of 8");
  assert_folded (second, TRUE);
  g_assert_null (board_find_named (moves, GTK_TYPE_BUTTON, SECOND_OFFER));
  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  press (&board, GDK_KEY_KP_Left, "Round 2 of 8");
  assert_folded (second, FALSE);
  press (&board, GDK_KEY_KP_Right, "Round 2 of 8");
  assert_folded (second, TRUE);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);

  gtk_widget_activate (second);
  assert_folded (second, FALSE);
  g_assert_true (rh_moves_focus (RH_MOVES (moves), 0));
  assert_folded (first, FALSE);
  board_settle ();
  assert_seen (gtk_root_get_focus (GTK_ROOT (board.window)), moves);
  update (&board, moves, 60, NULL, TRUE);
  assert_folded (board_find_named (moves, GTK_TYPE_BUTTON, "Round 1 of 8"), FALSE);
  assert_folded (board_find_named (moves, GTK_TYPE_BUTTON, "Round 2 of 8"), FALSE);
  assert_folded (board_find_named (moves, GTK_TYPE_BUTTON, "Round 3 of 8"), TRUE);

  /* Two rounds, and a game that is looked at, have nothing to fold. */
  update (&board, moves, 12, NULL, TRUE);
  g_assert_null (board_find_named (moves, GTK_TYPE_BUTTON, "Round 1 of 8"));
  update (&board, moves, 60, NULL, FALSE);
  g_assert_null (board_find_named (moves, GTK_TYPE_BUTTON, "Round 1 of 8"));
  board_close (&board);
}

static void
show_row (Board *board, GtkWidget *row)
{
  board_open (board, "cape-three-players");
  /* As on the page, where it has the height it asks for. */
  board_show (board, g_object_new (GTK_TYPE_SCROLLED_WINDOW, "child", row, "hscrollbar-policy", GTK_POLICY_NEVER, NULL), 360, 300);
}

static void
test_row (void)
{
  /* A move opens its correction, unless the game is looked at. */
  Board board;
  GtkWidget *row = rh_move_row_new (4, NULL, "Anna passes.", TRUE);

  show_row (&board, row);
  board_assert_name (row, "Anna passes.");
  g_assert_true (GTK_IS_BUTTON (row));
  g_assert_cmpstr (gtk_actionable_get_action_name (GTK_ACTIONABLE (row)), ==, "book.correct");
  g_assert_cmpuint (g_variant_get_uint32 (gtk_actionable_get_action_target_value (GTK_ACTIONABLE (row))), ==, 4);
  g_assert_true (board_says (row, "5"));
  board_close (&board);

  row = rh_move_row_new (4, NULL, "Anna passes.", FALSE);
  show_row (&board, row);
  g_assert_false (GTK_IS_BUTTON (row));
  gtk_test_accessible_assert_role (row, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
  board_assert_name (row, "Anna passes.");
  board_close (&board);
}

static void
test_row_former (void)
{
  /* What a move was can be restored; what changed with another can't by itself. */
  Board board;
  RhFormerMove former = { .id = 7, .move = 5, .text = (char *) "Corrected. It was: Anna passes." };
  GtkWidget *row = rh_move_row_new_former (&former, NULL);

  show_row (&board, row);
  board_assert_name (row, "Corrected. It was: Anna passes.");
  g_assert_cmpstr (gtk_actionable_get_action_name (GTK_ACTIONABLE (row)), ==, "book.restore");
  g_assert_cmpint (g_variant_get_int64 (gtk_actionable_get_action_target_value (GTK_ACTIONABLE (row))), ==, 7);
  board_close (&board);

  former.id = 0;
  row = rh_move_row_new_former (&former, NULL);
  show_row (&board, row);
  g_assert_false (GTK_IS_BUTTON (row));
  gtk_test_accessible_assert_role (row, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);
  g_test_add_func ("/moves/words", test_words);
  g_test_add_func ("/moves/icons", test_icons);
  g_test_add_func ("/moves/marks", test_marks);
  g_test_add_func ("/moves/turns", test_turns);
  g_test_add_func ("/moves/asks", test_asks);
  g_test_add_func ("/moves/follows", test_follows);
  g_test_add_func ("/moves/replay", test_replay);
  g_test_add_func ("/moves/former", test_former);
  g_test_add_func ("/moves/keys", test_keys);
  g_test_add_func ("/moves/folds", test_folds);
  g_test_add_func ("/moves/failure", test_failure);
  g_test_add_func ("/moves/row", test_row);
  g_test_add_func ("/moves/row-former", test_row_former);

  return g_test_run ();
}
