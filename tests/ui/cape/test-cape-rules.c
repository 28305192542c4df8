/* SPDX-License-Identifier: GPL-3.0-or-later
 * The rules sheet, by itself and over the table. */

#include "config.h"

#include "board.h"

#include "rh-cape-bid-field.h"
#include "rh-cape-lane.h"
#include "rh-ledger.h"
#include "rh-cape-telling.h"
#include "rh-cape-ui.h"
#include "rh-table-page.h"
#include "rh-rules-pane.h"
#include "rh-cape-rules.h"
#include "rh-step.h"
#include "rh-cape-text.h"
#include "rh-button.h"
#include "rh-heading.h"

#include <string.h>

#define NEAR 24.0 /* pixels: a part that is at the top of what is seen */

static GtkWidget *
open_game (Board *board, const char *record, guint position)
{
  GtkWidget *page;

  board_open (board, record);
  board_play (board, position);
  page = rh_table_page_new (&rh_cape_ui, board->session);
  board_show (board, page, 1000, 700);

  return page;
}

static void
show_rules (GtkWidget *page)
{
  g_assert_true (gtk_widget_activate_action (page, "table.rules", NULL));
  board_settle ();
}

static GtkWidget *
focus_of (Board *board)
{
  return gtk_root_get_focus (GTK_ROOT (board->window));
}

static GtkAdjustment *
adjustment_of (GtkWidget *root)
{
  GtkWidget *rules = board_find (root, RH_TYPE_CAPE_RULES, 0);

  return gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (board_find (rules, GTK_TYPE_SCROLLED_WINDOW, 0)));
}

/* Whether the heading is where the sheet was opened: at the top, or as near as the end of the sheet allows. */
static gboolean
is_at_top (GtkWidget *heading)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (heading, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  double most = gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (gtk_widget_get_parent (heading), scroller, &bounds));

  return (double) bounds.origin.y >= 0 &&
         ((double) bounds.origin.y < NEAR || gtk_adjustment_get_value (adjustment) >= most);
}

/* Whether a heading is seen, and its part too, or at least as much of that as there is room for. */
static gboolean
is_in_sight (GtkWidget *heading)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (heading, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (gtk_widget_get_parent (heading), scroller, &bounds));

  return (double) bounds.origin.y >= 0 &&
         (is_at_top (heading) ||
          (double) (bounds.origin.y + bounds.size.height) <= gtk_widget_get_height (scroller));
}

static gboolean
press (Board *board, guint keyval)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (board->window);
  gboolean used = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !used; i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

    if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
      g_signal_emit_by_name (controller, "key-pressed", keyval, 0, 0, &used);
  }

  return used;
}

static void
test_parts (void)
{
  /* Every part is there, in its order, under a heading that can have the focus, with every sentence it has. */
  Board board = { 0 };
  GtkWidget *rules;

  rules = rh_cape_rules_new ();
  board_show (&board, rules, 800, 600);
  board_assert_name (rules, "Rules");
  for (guint i = 0; i < RH_CAPE_RULES_PARTS; i++) {
    GtkWidget *heading = board_find (rules, RH_TYPE_HEADING, i);
    GtkWidget *part = gtk_widget_get_parent (heading);
    g_auto (GStrv) lines = rh_cape_rules_text_lines (i);

    gtk_test_accessible_assert_role (heading, GTK_ACCESSIBLE_ROLE_HEADING);
    gtk_test_accessible_assert_property (heading, GTK_ACCESSIBLE_PROPERTY_LEVEL, 2);
    board_assert_name (heading, rh_cape_rules_text_title (i));
    board_assert_name (part, rh_cape_rules_text_title (i));
    g_assert_true (gtk_widget_grab_focus (heading));
    g_assert_true (focus_of (&board) == heading);
    g_assert_cmpuint (g_strv_length (lines), >, 0);
    g_assert_cmpuint (rh_cape_rules_text_n_leads (i), <=, g_strv_length (lines));
    for (guint j = 0; lines[j] != NULL; j++)
      g_assert_true (board_says (part, lines[j]));
  }
  g_assert_null (board_find (rules, RH_TYPE_HEADING, RH_CAPE_RULES_PARTS));
  board_close (&board);
}

/* All figures of a part's sentences, with a space behind each. */
static char *
collect_figures (RhCapeRulesPart part)
{
  g_auto (GStrv) lines = rh_cape_rules_text_lines (part);
  GString *figures = g_string_new (NULL);

  for (guint i = 0; lines[i] != NULL; i++) {
    for (const char *c = lines[i]; *c != '\0'; c++) {
      if (g_ascii_isdigit (*c))
        g_string_append_c (figures, *c);
      else if (figures->len > 0 && figures->str[figures->len - 1] != ' ')
        g_string_append_c (figures, ' ');
    }
  }

  return g_string_free (figures, FALSE);
}

/* @...: the figures expected, and then -1. */
static void
assert_figures (RhCapeRulesPart part, ...)
{
  g_autofree char *figures = collect_figures (part);
  g_autoptr (GString) expected = g_string_new (NULL);
  va_list args;

  va_start (args, part);
  for (int figure = va_arg (args, int); figure >= 0; figure = va_arg (args, int))
    g_string_append_printf (expected, "%d ", figure);
  va_end (args);
  g_assert_cmpstr (figures, ==, expected->str);
}

static void
test_figures (void)
{
  /* Every figure on the sheet is one of the rules', and no other figure is there. */
  assert_figures (RH_CAPE_RULES_SHORT, (int) rh_cape_game.min_seats, (int) rh_cape_game.max_seats, RH_CAPE_ROUNDS,
                  RH_CAPE_ROUNDS, RH_CAPE_CAPITAL, 0, -1);
  assert_figures (RH_CAPE_RULES_TERRAINS, RH_CAPE_CARDS, RH_CAPE_RAILS_MAX, 1, RH_CAPE_VALUE_MAX, -1);
  assert_figures (RH_CAPE_RULES_OFFER, -1);
  assert_figures (RH_CAPE_RULES_AUCTION, 0, -1);
  assert_figures (RH_CAPE_RULES_TIES, -1);
  assert_figures (RH_CAPE_RULES_PICK, -1);
  assert_figures (RH_CAPE_RULES_BUILD, -1);
  assert_figures (RH_CAPE_RULES_RAILS, RH_CAPE_RAIL_PRICE, -1);
  assert_figures (RH_CAPE_RULES_AFTER, -1);
  assert_figures (RH_CAPE_RULES_BONUS, RH_CAPE_BONUS_MAX, -1);
  assert_figures (RH_CAPE_RULES_END, RH_CAPE_ROUNDS, -1);
  assert_figures (RH_CAPE_RULES_EDITIONS, -1);
  assert_figures (RH_CAPE_RULES_SILENT, -1);
}

/* The visible widget of a type with that accessible name. */
static GtkWidget *
find_named (GtkWidget *root, GType type, const char *name)
{
  GtkWidget *widget;

  for (guint i = 0; (widget = board_find (root, type, i)) != NULL; i++) {
    g_autofree char *other = NULL;

    if (gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL))
      other = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name);
    else
      continue;
    if (other == NULL)
      return widget;
  }

  return NULL;
}

static void
test_terrains (void)
{
  /* Each terrain is there with its picture, and the rails it needs in figures and in words. */
  Board board = { 0 };
  GtkWidget *rules = rh_cape_rules_new ();

  board_show (&board, rules, 800, 600);
  for (guint i = RH_CAPE_RIVER; i <= RH_CAPE_TERRAIN_LAST; i++) {
    int needs = rh_cape_terrain_needs (i);
    g_autofree char *name = g_strdup_printf ("%s: %d rails", rh_cape_text_terrain_title (i), needs);
    g_autofree char *figure = g_strdup_printf ("%d", needs);
    GtkWidget *terrain = find_named (rules, GTK_TYPE_BOX, name);

    g_assert_nonnull (terrain);
    gtk_test_accessible_assert_role (terrain, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
    g_assert_nonnull (board_find (terrain, GTK_TYPE_DRAWING_AREA, 0));
    g_assert_true (board_says (terrain, figure));
    g_assert_true (board_says (terrain, rh_cape_text_terrain_title (i)));
  }
  board_close (&board);
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
  /* Both editions are told; on the table, the one that is played by is marked. */
  Board board = { 0 };
  GtkWidget *rules = rh_cape_rules_new ();
  GtkWidget *page;

  board_show (&board, rules, 800, 600);
  g_assert_true (board_says (rules, rh_cape_rules_text_edition (FALSE)));
  g_assert_true (board_says (rules, rh_cape_rules_text_edition (TRUE)));
  assert_marked (rules, 0, FALSE);
  board_close (&board);

  page = open_game (&board, "cape-three-players", 1);
  show_rules (page);
  assert_marked (page, 1, FALSE);
  board_close (&board);

  page = open_game (&board, "cape-two-dutch-rivers", 1);
  show_rules (page);
  assert_marked (page, 1, TRUE);
  board_close (&board);
}

/* Opens the rules by the step's own button, and leaves them again. */
static void
check_step (Board *board, GtkWidget *page, RhCapePhase phase, RhCapeRulesPart part)
{
  GtkWidget *step = board_find (page, RH_TYPE_STEP, 0);
  GtkWidget *button = board_button (step, "table.rules");
  g_autofree char *name = g_strdup_printf ("%s, Now", rh_cape_rules_text_title (part));
  double value;

  g_assert_cmpint (((const RhCapeState *) rh_session_get_state (board->session))->phase, ==, phase);
  board_assert_name (button, "Rules");
  g_assert_true (gtk_widget_get_sensitive (button));
  gtk_widget_grab_focus (button);
  g_signal_emit_by_name (button, "clicked");

  g_assert_null (board_find (page, RH_TYPE_CAPE_LANE, 0));
  g_assert_null (board_find (page, RH_TYPE_STEP, 0));
  g_assert_true (RH_IS_HEADING (focus_of (board)));
  board_assert_name (focus_of (board), name);
  board_settle ();
  g_assert_true (is_at_top (focus_of (board)));
  value = gtk_adjustment_get_value (adjustment_of (page));
  board_settle ();
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment_of (page)), ==, value);

  g_assert_true (press (board, GDK_KEY_Escape));
  g_assert_null (board_find (page, RH_TYPE_CAPE_RULES, 0));
  g_assert_true (board_find (page, RH_TYPE_STEP, 0) == step);
  /* What the end asks first leads to another page, and there is none here. */
  if (phase != RH_CAPE_OVER)
    g_assert_true (gtk_widget_is_ancestor (focus_of (board), step));
}

static void
test_every_step (void)
{
  /* Wherever a game stands, the step has a button that opens the rules right there, and Escape leads back to it. */
  static const RhCapeRulesPart parts[] = {
    [RH_CAPE_REVEAL] = RH_CAPE_RULES_OFFER, [RH_CAPE_BIDS] = RH_CAPE_RULES_AUCTION,
    [RH_CAPE_TIE] = RH_CAPE_RULES_TIES,     [RH_CAPE_PICK] = RH_CAPE_RULES_PICK,
    [RH_CAPE_DRAW] = RH_CAPE_RULES_BUILD,   [RH_CAPE_DECIDE] = RH_CAPE_RULES_BUILD,
    [RH_CAPE_OVER] = RH_CAPE_RULES_END,
  };
  gboolean seen[G_N_ELEMENTS (parts)] = { FALSE };
  Board board;
  GtkWidget *page = open_game (&board, "cape-four-ties", 0);
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
test_short_of_cards (void)
{
  /* Where the cards run out, the rules open at what the program makes of it. */
  RhCapeState state = { .n_seats = 4, .phase = RH_CAPE_REVEAL, .stock = 2, .discard = 1 };

  g_assert_cmpint (rh_cape_rules_part_of (&state), ==, RH_CAPE_RULES_SILENT);
  state.discard = 2;
  g_assert_cmpint (rh_cape_rules_part_of (&state), ==, RH_CAPE_RULES_OFFER);
}

static void
test_open_bid (void)
{
  /* While one player has the screen for a bid the rules aren't offered, so no key that slips can wipe the bid;
   * before and after they are, and they leave the tiles as they were. */
  Board board;
  GtkWidget *page = open_game (&board, "cape-three-players", 1);
  GtkWidget *tile = board_find (page, RH_TYPE_BUTTON, 0);

  g_signal_emit_by_name (tile, "clicked");
  g_assert_true (board_says (page, "Éva, only you should look"));
  g_assert_null (board_button (page, "table.rules"));
  show_rules (page);
  g_assert_null (board_find (page, RH_TYPE_CAPE_RULES, 0));

  g_signal_emit_by_name (focus_of (&board), "clicked");
  g_assert_nonnull (board_find (page, RH_TYPE_CAPE_BID_FIELD, 0));
  show_rules (page);
  g_assert_null (board_find (page, RH_TYPE_CAPE_RULES, 0));
  g_assert_nonnull (board_find (page, RH_TYPE_CAPE_BID_FIELD, 0));

  g_assert_true (press (&board, GDK_KEY_Escape));
  g_assert_nonnull (board_button (page, "table.rules"));
  show_rules (page);
  g_assert_nonnull (board_find (page, RH_TYPE_CAPE_RULES, 0));
  g_assert_null (board_find (page, RH_TYPE_BUTTON, 0));
  show_rules (page);
  g_assert_true (board_find (page, RH_TYPE_BUTTON, 0) == tile);
  board_close (&board);
}

static void
test_over_the_ledger (void)
{
  /* The rules lead back to where they were opened, the ledger too; its own key leaves them. */
  Board board;
  GtkWidget *page = open_game (&board, "cape-three-players", 9);

  g_assert_true (press (&board, GDK_KEY_l));
  show_rules (page);
  g_assert_null (board_find (page, RH_TYPE_LEDGER, 0));
  g_assert_true (press (&board, GDK_KEY_Escape));
  g_assert_nonnull (board_find (page, RH_TYPE_LEDGER, 0));
  g_assert_null (board_find (page, RH_TYPE_CAPE_LANE, 0));
  g_assert_true (press (&board, GDK_KEY_Escape));
  g_assert_nonnull (board_find (page, RH_TYPE_CAPE_LANE, 0));

  show_rules (page);
  g_assert_true (press (&board, GDK_KEY_l));
  g_assert_null (board_find (page, RH_TYPE_CAPE_RULES, 0));
  g_assert_nonnull (board_find (page, RH_TYPE_LEDGER, 0));
  board_close (&board);
}

static void
test_nothing_behind (void)
{
  /* Behind the rules no key plays a move. Undo does what it says, and the mark follows the game. */
  Board board;
  GtkWidget *page = open_game (&board, "cape-three-players", 3);
  guint n = rh_session_get_n_played (board.session);

  show_rules (page);
  g_assert_nonnull (find_named (page, RH_TYPE_HEADING, "Picking, Now"));
  g_assert_false (press (&board, GDK_KEY_1));
  g_assert_false (press (&board, GDK_KEY_Return));
  g_assert_cmpuint (rh_session_get_n_played (board.session), ==, n);

  g_assert_true (gtk_widget_activate_action (page, "table.undo", NULL));
  g_assert_cmpuint (rh_session_get_n_played (board.session), <, n);
  g_assert_true (gtk_widget_activate_action (page, "table.undo", NULL));
  g_assert_nonnull (find_named (page, RH_TYPE_HEADING, "Auction, Now"));
  g_assert_nonnull (find_named (page, RH_TYPE_HEADING, "Picking"));
  board_close (&board);
}

/* Presses a key on the sheet itself. */
static gboolean
press_on (GtkWidget *rules, guint keyval)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (rules);
  gboolean used = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

    if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
      g_signal_emit_by_name (controller, "key-pressed", keyval, 0, 0, &used);
  }

  return used;
}

static void
test_reading (void)
{
  /* The whole sheet can be read by keyboard: by the line, by the page, from end to end, and from heading to heading. */
  Board board = { 0 };
  GtkWidget *rules = rh_cape_rules_new ();
  GtkAdjustment *adjustment;
  double value;

  board_show (&board, rules, 360, 500);
  adjustment = adjustment_of (rules);
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), ==, 0);
  g_assert_true (press_on (rules, GDK_KEY_Down));
  value = gtk_adjustment_get_value (adjustment);
  g_assert_cmpfloat (value, >, 0);
  g_assert_true (press_on (rules, GDK_KEY_space));
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), >, value * 2);
  g_assert_true (press_on (rules, GDK_KEY_Page_Up));
  g_assert_true (press_on (rules, GDK_KEY_Up));
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), ==, 0);
  g_assert_true (press_on (rules, GDK_KEY_End));
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment) + gtk_adjustment_get_page_size (adjustment), ==,
                     gtk_adjustment_get_upper (adjustment));
  g_assert_true (press_on (rules, GDK_KEY_Home));
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), ==, 0);
  g_assert_false (press_on (rules, GDK_KEY_x));

  gtk_widget_grab_focus (rules);
  for (guint i = 0; i < RH_CAPE_RULES_PARTS; i++) {
    GtkWidget *heading = board_find (rules, RH_TYPE_HEADING, i);

    g_assert_true (focus_of (&board) == heading);
    board_settle ();
    g_assert_true (is_in_sight (heading));
    gtk_widget_child_focus (board.window, GTK_DIR_TAB_FORWARD);
  }
  board_close (&board);
}

static void
test_width (void)
{
  /* A sheet is where it was opened from its first picture on; who has not read on since stays at the part when
   * the window changes its width, and who has stays where they are. */
  Board board = { 0 };
  GtkWidget *rules = rh_cape_rules_new ();
  GtkWidget *heading;
  double value;

  rh_cape_rules_go_to (RH_CAPE_RULES (rules), RH_CAPE_RULES_BUILD);
  board_show (&board, rules, 800, 600);
  heading = board_find (rules, RH_TYPE_HEADING, RH_CAPE_RULES_BUILD);
  g_assert_true (is_at_top (heading));
  value = gtk_adjustment_get_value (adjustment_of (rules));
  g_assert_cmpfloat (value, >, 0);

  gtk_window_set_default_size (GTK_WINDOW (board.window), 400, 600);
  board_settle ();
  g_assert_cmpint (gtk_widget_get_width (rules), ==, 400);
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment_of (rules)), >, value + NEAR);
  g_assert_true (is_at_top (heading));

  g_assert_true (press_on (rules, GDK_KEY_Down));
  value = gtk_adjustment_get_value (adjustment_of (rules));
  gtk_window_set_default_size (GTK_WINDOW (board.window), 420, 600);
  board_settle ();
  g_assert_cmpint (gtk_widget_get_width (rules), ==, 420);
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment_of (rules)), ==, value);
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/cape-rules/parts", test_parts);
  g_test_add_func ("/cape-rules/figures", test_figures);
  g_test_add_func ("/cape-rules/terrains", test_terrains);
  g_test_add_func ("/cape-rules/editions", test_editions);
  g_test_add_func ("/cape-rules/every-step", test_every_step);
  g_test_add_func ("/cape-rules/short-of-cards", test_short_of_cards);
  g_test_add_func ("/cape-rules/open-bid", test_open_bid);
  g_test_add_func ("/cape-rules/over-the-ledger", test_over_the_ledger);
  g_test_add_func ("/cape-rules/nothing-behind", test_nothing_behind);
  g_test_add_func ("/cape-rules/reading", test_reading);
  g_test_add_func ("/cape-rules/width", test_width);

  return g_test_run ();
}
