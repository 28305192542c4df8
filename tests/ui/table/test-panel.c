/* SPDX-License-Identifier: GPL-3.0-or-later
 * The place of the steps: which stands there, what stands there instead, and what of it stays. */

#include "config.h"

#include "board.h"
#include "ui-screen.h"

#include "rh-cape-bid-field.h"
#include "rh-cape-ui.h"
#include "rh-panel.h"
#include "rh-replay-step.h"
#include "rh-step.h"

/* The page's work: each change is shown. */
static RhPanel *
show (Board *board)
{
  GtkWidget *panel = rh_panel_new (&rh_cape_ui, board->session);

  g_signal_connect_object (board->session, "changed", G_CALLBACK (rh_panel_update), panel, G_CONNECT_SWAPPED);
  board_show (board, panel, 600, 500);

  return RH_PANEL (panel);
}

static RhPanel *
open_panel (Board *board, guint position)
{
  board_open (board, "cape-three-players");
  board_play (board, position);

  return show (board);
}

static GtkWidget *
find_step (RhPanel *panel)
{
  return board_find (GTK_WIDGET (panel), RH_TYPE_STEP, 0);
}

static void
play (Board *board, guint i)
{
  g_assert_true (rh_session_play (board->session, g_ptr_array_index (board->moves, i), NULL));
}

static void
test_step (void)
{
  /* The step of the phase stands there, already told where the game stands; it is another one only for
   * another question, and the one before is gone. */
  Board board;
  RhPanel *panel = open_panel (&board, 5);
  GtkWidget *step = find_step (panel);

  g_assert_cmpstr (board_step (GTK_WIDGET (panel)), ==, "RhCapeBuildStep");
  g_assert_true (board_says (GTK_WIDGET (panel), "How many rails does Ilse-Marie turn up?"));
  for (guint i = 5; i < 8; i++) {
    play (&board, i);
    g_assert_true (find_step (panel) == step);
  }
  g_object_add_weak_pointer (G_OBJECT (step), (gpointer *) &step);
  play (&board, 8);
  board_settle ();
  g_assert_null (step);
  g_assert_cmpstr (board_step (GTK_WIDGET (panel)), ==, "RhCapeRevealStep");
  board_close (&board);
}

static void
test_replay (void)
{
  /* A game that is looked at has what was asked then, wherever it stands; keys answer nothing. */
  Board board;
  RhPanel *panel;

  board_open (&board, "cape-three-players");
  board_replay (&board, 3);
  panel = show (&board);
  g_assert_true (RH_IS_REPLAY_STEP (find_step (panel)));
  /* What wasn't answered is paler, and no frame takes its pixels one by one for that. */
  g_assert_true (ui_screen_draws (GTK_WIDGET (panel), "opacity"));
  g_assert_false (ui_screen_draws (GTK_WIDGET (panel), "color-matrix"));
  g_assert_false (rh_panel_key (panel, GDK_KEY_1, 0, GDK_CURRENT_TIME));
  g_assert_cmpuint (rh_session_get_n_played (board.session), ==, 3);
  g_assert_true (rh_session_go_to (board.session, board.moves->len, NULL));
  g_assert_true (RH_IS_REPLAY_STEP (find_step (panel)));
  board_close (&board);
}

static void
test_ended (void)
{
  /* A game that was ended has the page of its end, with what it came to and the way on; taken up, it asks again. */
  Board board;
  RhPanel *panel = open_panel (&board, 6);
  GtkWidget *button;

  g_assert_true (rh_session_end (board.session, NULL));
  g_assert_cmpstr (board_step (GTK_WIDGET (panel)), ==, "RhEndStep");
  g_assert_true (board_says (GTK_WIDGET (panel), "The game was ended without a winner"));
  g_assert_true (board_says (GTK_WIDGET (panel), "Everything stays as it was."));
  button = board_button (GTK_WIDGET (panel), "table.take-up");
  g_assert_true (board_says (button, "Resume the Game"));
  g_assert_false (rh_panel_key (panel, GDK_KEY_1, 0, GDK_CURRENT_TIME));

  g_assert_true (rh_session_take_up (board.session, NULL));
  g_assert_cmpstr (board_step (GTK_WIDGET (panel)), ==, "RhCapeBuildStep");
  g_assert_null (board_button (GTK_WIDGET (panel), "table.take-up"));
  board_close (&board);
}

static const RhDeadEnd *
find_dead_end (gconstpointer state)
{
  static const RhDeadEnd dead_end = { "No card is left", "The cat has them." };

  return &dead_end;
}

/* The panel of a game that is the same but for its dead ends. */
static GtkWidget *
open_with (Board *board, RhGameUi *ui, RhTelling *telling, const RhDeadEnd *(*dead_end) (gconstpointer))
{
  GtkWidget *panel;

  *telling = *rh_cape_ui.telling;
  telling->dead_end = dead_end;
  *ui = rh_cape_ui;
  ui->telling = telling;
  board_open (board, "cape-three-players");
  board_play (board, 3);
  panel = rh_panel_new (ui, board->session);
  board_show (board, panel, 600, 500);

  return panel;
}

static void
test_dead_end (void)
{
  /* Where the game can ask for nothing, that is said in its words, and ending it is the way out. */
  RhTelling telling;
  RhGameUi ui;
  Board board;
  GtkWidget *panel = open_with (&board, &ui, &telling, find_dead_end);

  g_assert_null (find_step (RH_PANEL (panel)));
  g_assert_true (board_says (panel, "No card is left"));
  g_assert_true (board_says (panel, "The cat has them."));
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (board_button (panel, "table.end"))), ==,
                   "End the Game without a Winner");
  board_close (&board);
}

static void
test_no_dead_end (void)
{
  /* A game that knows no dead end asks on. */
  RhTelling telling;
  RhGameUi ui;
  Board board;
  GtkWidget *panel = open_with (&board, &ui, &telling, NULL);

  g_assert_nonnull (find_step (RH_PANEL (panel)));
  board_close (&board);
}

static void
test_key (void)
{
  /* A key is the step's where it has a use for it. */
  Board board;
  RhPanel *panel = open_panel (&board, 3);

  g_assert_false (rh_panel_key (panel, GDK_KEY_x, 0, GDK_CURRENT_TIME));
  g_assert_false (rh_panel_key (panel, GDK_KEY_1, GDK_CONTROL_MASK, GDK_CURRENT_TIME));
  g_assert_cmpuint (rh_session_get_n_played (board.session), ==, 3);
  g_assert_true (rh_panel_key (panel, GDK_KEY_1, 0, GDK_CURRENT_TIME));
  g_assert_cmpuint (rh_session_get_n_played (board.session), ==, 4);
  board_close (&board);
}

static void
on_rematch_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
}

static void
test_focus (void)
{
  /* The focus goes to the step's likely input. A step that goes leaves none behind. In a game that was ended it isn't on what
   * would have it go on: a second Return, of who opened it, would write that. */
  static const GActionEntry entry = { .name = "rematch", .activate = on_rematch_cb, .parameter_type = "x" };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  Board board;
  RhPanel *panel = open_panel (&board, 0);

  rh_panel_focus (panel);
  board_assert_name (board_focus (&board, GTK_TYPE_BUTTON), "River, needs 10");
  play (&board, 0);
  g_assert_null (gtk_root_get_focus (GTK_ROOT (board.window)));
  rh_panel_focus (panel);
  g_assert_true (gtk_widget_is_ancestor (board_focus (&board, GTK_TYPE_BUTTON), find_step (panel)));

  g_action_map_add_action_entries (G_ACTION_MAP (group), &entry, 1, NULL);
  gtk_widget_insert_action_group (board.window, "win", G_ACTION_GROUP (group));
  g_assert_true (rh_session_end (board.session, NULL));
  rh_panel_focus (panel);
  g_assert_true (board_focus (&board, GTK_TYPE_BUTTON) == board_button (GTK_WIDGET (panel), "win.rematch"));
  board_close (&board);
}

static void
on_alone_cb (RhPanel *panel, guint *n)
{
  ++*n;
}

static void
test_alone (void)
{
  /* The panel is alone while its step is, tells it and looks like it; another step never is from the start. */
  Board board;
  RhPanel *panel = open_panel (&board, 1);
  guint n = 0;

  g_signal_connect (panel, "asked-changed", G_CALLBACK (on_alone_cb), &n);
  g_assert_false (rh_panel_is_alone (panel));
  board_click (GTK_WIDGET (panel), "Enter My Bid");
  g_assert_true (rh_panel_is_alone (panel));
  g_assert_cmpuint (n, ==, 1);
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (panel), "alone"));
  g_assert_true (rh_panel_key (panel, GDK_KEY_Escape, 0, GDK_CURRENT_TIME));
  g_assert_false (rh_panel_is_alone (panel));
  g_assert_cmpuint (n, ==, 2);
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (panel), "alone"));

  board_click (GTK_WIDGET (panel), "Enter My Bid");
  g_assert_true (rh_session_undo (board.session, NULL));
  g_assert_false (rh_panel_is_alone (panel));
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (panel), "alone"));
  g_assert_cmpuint (n, >=, 4);
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/panel/step", test_step);
  g_test_add_func ("/panel/replay", test_replay);
  g_test_add_func ("/panel/ended", test_ended);
  g_test_add_func ("/panel/dead-end", test_dead_end);
  g_test_add_func ("/panel/no-dead-end", test_no_dead_end);
  g_test_add_func ("/panel/key", test_key);
  g_test_add_func ("/panel/focus", test_focus);
  g_test_add_func ("/panel/alone", test_alone);

  return g_test_run ();
}
