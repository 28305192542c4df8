/* SPDX-License-Identifier: GPL-3.0-or-later
 * The header of the table: what is open over the table is a page with a title, and one way back. */

#include "config.h"

#include "board.h"
#include "ui-screen.h"

#include "rh-cape-ui.h"
#include "rh-panel.h"
#include "rh-table-layout.h"
#include "rh-table-page.h"

static void
assert_title (GtkWidget *page, const char *title, const char *subtitle)
{
  AdwWindowTitle *widget = ADW_WINDOW_TITLE (board_find (page, ADW_TYPE_WINDOW_TITLE, 0));

  g_assert_cmpstr (adw_window_title_get_title (widget), ==, title);
  g_assert_cmpstr (adw_window_title_get_subtitle (widget), ==, subtitle);
}

/* What is open, with the way back alone: nothing opens something else, or closes this, but the way back. */
static void
assert_open (GtkWidget *page, const char *title)
{
  assert_title (page, title, "Round 1 of 8 · Tie");
  g_assert_null (board_button (page, "table.ledger"));
  g_assert_null (board_button (page, "table.rules"));
  g_assert_nonnull (board_button (page, "win.back"));
}

static void
assert_table (GtkWidget *page)
{
  assert_title (page, "Round 1 of 8 · Tie", "47 in the pile, 0 discarded");
  g_assert_nonnull (board_button (page, "table.ledger"));
  g_assert_nonnull (board_button (page, "table.rules"));
}

static void
test_open (void)
{
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 2, 1000);

  assert_table (page);
  g_assert_true (board_press (board.window, GDK_KEY_l));
  assert_open (page, "Ledger");

  gtk_widget_activate_action (board_find (page, g_type_from_name ("RhLedger"), 0), "book.correct", "u", 1u);
  assert_open (page, "Correct a Move");
  g_assert_true (gtk_widget_activate_action (page, "table.rules", NULL));
  assert_open (page, "Rules");
  g_assert_true (board_press (board.window, GDK_KEY_Escape));
  assert_open (page, "Correct a Move");
  g_assert_true (board_press (board.window, GDK_KEY_Escape));
  assert_open (page, "Ledger");
  g_assert_true (board_press (board.window, GDK_KEY_Escape));
  assert_table (page);

  g_assert_true (gtk_widget_activate_action (page, "table.rules", NULL));
  assert_open (page, "Rules");
  g_assert_true (gtk_widget_activate_action (page, "table.rules", NULL));
  assert_table (page);
  board_close (&board);
}

static void
test_undone (void)
{
  /* Nothing is undone behind a correction. Where its move is taken away all the same, as by another window, it closes,
   * and the title says so. */
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 2, 1000);

  g_assert_true (board_press (board.window, GDK_KEY_l));
  gtk_widget_activate_action (board_find (page, g_type_from_name ("RhLedger"), 0), "book.correct", "u", 1u);
  assert_title (page, "Correct a Move", "Round 1 of 8 · Tie");
  g_assert_false (gtk_widget_is_sensitive (board_button (page, "table.undo")));
  gtk_widget_activate_action (page, "table.undo", NULL);
  assert_title (page, "Correct a Move", "Round 1 of 8 · Tie");
  g_assert_true (rh_session_undo (board.session, NULL));
  assert_title (page, "Ledger", "Round 1 of 8 · Sealed bids");
  board_close (&board);
}

static void
test_replay (void)
{
  /* In a game that is looked at likewise; back at the table it is called what it was. Whose turn it was is said by the
   * panel alone: a long name would take a line of a phone's height. */
  Board board;
  GtkWidget *page;

  board_open (&board, "cape-three-players");
  board_replay (&board, 2);
  page = rh_table_page_new (&rh_cape_ui, board.session);
  board_show (&board, page, 1000, 800);
  assert_title (page, "Replay · Move 2 of 129", "Round 1 of 8 · Tie");
  gtk_widget_activate_action (page, "table.ledger", NULL);
  assert_open (page, "Ledger");
  gtk_widget_activate_action (page, "table.ledger", NULL);
  assert_title (page, "Replay · Move 2 of 129", "Round 1 of 8 · Tie");
  g_assert_true (rh_session_go_to (board.session, 3, NULL));
  assert_title (page, "Replay · Move 3 of 129", "Round 1 of 8 · Pick");
  board_close (&board);
}

static void
test_ended (void)
{
  /* A game that was ended without a winner asks for nothing: that it was ended is said, and where; taken up again, what
   * it asks. */
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 2, 1000);

  g_assert_true (rh_session_end (board.session, NULL));
  assert_title (page, "Ended without a winner", "Round 1 of 8 · Tie");
  g_assert_true (rh_session_take_up (board.session, NULL));
  assert_table (page);
  board_close (&board);
}

/* A button that says what it does tells it once: what is told where the pointer rests lies over the table. */
static void
test_tooltip (void)
{
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 2, 1000);

  g_assert_false (gtk_widget_get_has_tooltip (board_button (page, "table.ledger")));
  g_assert_true (gtk_widget_get_has_tooltip (board_button (page, "table.rules")));
  board_close (&board);

  page = board_open_page (&board, "cape-three-players", 2, 360);
  g_assert_true (gtk_widget_get_has_tooltip (board_button (page, "table.ledger")));
  board_close (&board);
}

static void
test_still (void)
{
  /* A frame in which nothing of it changes has none of its letters to place, nor icons to colour. */
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 2, 1000);
  GtkWidget *bar = board_find (page, ADW_TYPE_HEADER_BAR, 0);

  g_assert_true (ui_screen_draws (bar, "text"));
  g_assert_false (ui_screen_draws (gtk_widget_get_parent (bar), "text"));
  g_assert_false (ui_screen_draws (gtk_widget_get_parent (bar), "color-matrix"));
  board_close (&board);
}

/* Whether something is pressed that has its place there, or a part of it. */
static gboolean
has_control (GtkWidget *widget, GtkWidget *root, const graphene_rect_t *at)
{
  graphene_rect_t bounds;
  gboolean any = FALSE;

  if (!gtk_widget_get_mapped (widget))
    return FALSE;
  if (GTK_IS_BUTTON (widget) || GTK_IS_MENU_BUTTON (widget) || GTK_IS_SPIN_BUTTON (widget))
    return gtk_widget_compute_bounds (widget, root, &bounds) && graphene_rect_intersection (&bounds, at, NULL);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && !any; child = gtk_widget_get_next_sibling (child))
    any = has_control (child, root, at);

  return any;
}

static void
check_note (int width)
{
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 40, width);
  GtkWidget *note;
  graphene_rect_t at;

  g_assert_true (board_press (board.window, GDK_KEY_l));
  g_assert_true (gtk_widget_activate_action (page, "table.tell", "s", "Undo: Ilse-Marie builds"));
  board_settle ();
  note = gtk_widget_get_parent (board_find_text (page, "Undo: Ilse-Marie builds"));
  g_assert_true (gtk_widget_get_mapped (note));
  g_assert_true (gtk_widget_compute_bounds (note, page, &at));
  g_assert_cmpfloat (at.size.height, >, 10);
  g_assert_false (has_control (page, page, &at));

  gtk_widget_activate_action (board_find (page, g_type_from_name ("RhLedger"), 0), "book.correct", "u", 1u);
  g_assert_true (gtk_widget_activate_action (page, "table.tell", "s", "Undo: Ilse-Marie builds"));
  board_settle ();
  g_assert_true (gtk_widget_compute_bounds (note, page, &at));
  g_assert_false (has_control (page, page, &at));
  board_close (&board);
}

static void
test_note (void)
{
  /* What is told over the ledger or a correction lies over the title: it covers nothing that is pressed. */
  check_note (1000);
  check_note (360);
}

static gboolean
is_aside (GtkWidget *page)
{
  GtkWidget *panel = gtk_widget_get_ancestor (board_find (page, RH_TYPE_PANEL, 0), GTK_TYPE_SCROLLED_WINDOW);

  return rh_table_layout_is_aside (RH_TABLE_LAYOUT (gtk_widget_get_layout_manager (gtk_widget_get_parent (panel))));
}

static void
test_room (void)
{
  /* A window as high as a laptop's screen, or what a desktop leaves of that, isn't low, but has less air, and the panel at its
   * side; a narrower one of that height is. */
  static const struct {
    int width, height;
    gboolean low, is_short;
  } sizes[] = {
    { 1366, 768, FALSE, FALSE }, { 1366, 736, FALSE, TRUE }, { 1280, 720, FALSE, TRUE }, { 1280, 710, FALSE, TRUE },
    { 1024, 736, TRUE, FALSE },  { 1024, 756, FALSE, FALSE }, { 1024, 600, TRUE, FALSE }, { 360, 736, FALSE, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++) {
    Board board;
    GtkWidget *page;

    board_open (&board, "cape-two-dutch-rivers");
    board_play (&board, 0);
    page = rh_table_page_new (&rh_cape_ui, board.session);
    board_show (&board, page, sizes[i].width, sizes[i].height);
    g_assert_cmpint (gtk_widget_has_css_class (page, "low"), ==, sizes[i].low);
    g_assert_cmpint (gtk_widget_has_css_class (page, "laptop"), ==, sizes[i].is_short);
    if (sizes[i].is_short)
      g_assert_true (is_aside (page));
    board_close (&board);
  }
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/table-page-titles/open", test_open);
  g_test_add_func ("/table-page-titles/undone", test_undone);
  g_test_add_func ("/table-page-titles/ended", test_ended);
  g_test_add_func ("/table-page-titles/replay", test_replay);
  g_test_add_func ("/table-page-titles/tooltip", test_tooltip);
  g_test_add_func ("/table-page-titles/still", test_still);
  g_test_add_func ("/table-page-titles/note", test_note);
  g_test_add_func ("/table-page-titles/room", test_room);

  return g_test_run ();
}
