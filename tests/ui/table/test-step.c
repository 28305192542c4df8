/* SPDX-License-Identifier: GPL-3.0-or-later
 * What is the same for all steps: the game they ask for, their moves, and a screen of their own. */

#include "config.h"

#include "board.h"
#include "ui-screen.h"

#include "rh-step.h"

#define TEST_TYPE_FULL (test_full_get_type ())
G_DECLARE_FINAL_TYPE (TestFull, test_full, TEST, FULL, RhStep)

/* Does all that a step may, and keeps what it was given. */
struct _TestFull {
  RhStep          parent_instance;
  const RhSetup  *setup;
  gconstpointer   state;
  GdkModifierType modifiers;
  guint           n_focused;
};

G_DEFINE_FINAL_TYPE (TestFull, test_full, RH_TYPE_STEP)

static void
full_update (RhStep *step, const RhSetup *setup, gconstpointer state)
{
  TEST_FULL (step)->setup = setup;
  TEST_FULL (step)->state = state;
}

/* The key 3 brings another step in its place, as a move may; then it is used only if the step is still there. */
static gboolean
full_key (RhStep *step, guint keyval, GdkModifierType modifiers)
{
  RhStep *there = step;

  TEST_FULL (step)->modifiers = modifiers;
  if (keyval != GDK_KEY_3)
    return keyval == GDK_KEY_1;

  g_object_add_weak_pointer (G_OBJECT (step), (gpointer *) &there);
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (GTK_WIDGET (step))), GTK_WIDGET (step));
  if (there == NULL)
    return FALSE;
  g_object_remove_weak_pointer (G_OBJECT (step), (gpointer *) &there);

  return TRUE;
}

static void
full_focus (RhStep *step)
{
  TEST_FULL (step)->n_focused++;
}

static void
test_full_class_init (TestFullClass *klass)
{
  RhStepClass *step_class = RH_STEP_CLASS (klass);

  step_class->update = full_update;
  step_class->key = full_key;
  step_class->focus = full_focus;
}

static void
test_full_init (TestFull *self)
{
}

/* Asks nothing, as a step may that only tells something. */
#define TEST_TYPE_BARE (test_bare_get_type ())
typedef RhStep TestBare;
typedef RhStepClass TestBareClass;

GType test_bare_get_type (void);
G_DEFINE_TYPE (TestBare, test_bare, RH_TYPE_STEP)

static void
test_bare_class_init (TestBareClass *klass)
{
}

static void
test_bare_init (TestBare *self)
{
}

/* Below something higher than the window, and higher than what is left of it. */
static RhStep *
show (Board *board, GType type)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *above = gtk_label_new ("The lanes");
  GtkWidget *step = g_object_new (type, "session", board->session, NULL);

  gtk_widget_set_size_request (above, -1, 900);
  gtk_widget_set_size_request (step, -1, 100);
  gtk_box_append (GTK_BOX (box), above);
  gtk_box_append (GTK_BOX (box), step);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), box);
  board_show (board, scrolled, 360, 400);

  return RH_STEP (step);
}

static RhStep *
open_step (Board *board, GType type, guint position)
{
  board_open (board, "cape-three-players");
  board_play (board, position);

  return show (board, type);
}

static void
test_update (void)
{
  /* A step shows where its own game stands. */
  Board board;
  RhStep *step = open_step (&board, TEST_TYPE_FULL, 3);

  g_assert_true (rh_step_get_session (step) == board.session);
  rh_step_update (step);
  g_assert_true (TEST_FULL (step)->setup == rh_session_get_setup (board.session));
  g_assert_true (TEST_FULL (step)->state == rh_session_get_state (board.session));
  board_close (&board);
}

static void
test_key (void)
{
  /* A key is given to the step as it was pressed; one that knows none uses none. */
  Board board;
  RhStep *step = open_step (&board, TEST_TYPE_FULL, 0);

  g_assert_true (rh_step_key (step, GDK_KEY_1, GDK_SHIFT_MASK));
  g_assert_cmpuint (TEST_FULL (step)->modifiers, ==, GDK_SHIFT_MASK);
  g_assert_false (rh_step_key (step, GDK_KEY_2, 0));
  board_close (&board);

  step = open_step (&board, TEST_TYPE_BARE, 0);
  g_assert_false (rh_step_key (step, GDK_KEY_1, 0));
  board_close (&board);
}

static void
test_gone (void)
{
  /* A step that makes way for another while it takes a key is there until it has taken it, and no longer. */
  Board board;
  RhStep *step = open_step (&board, TEST_TYPE_FULL, 0);
  RhStep *there = step;

  g_object_add_weak_pointer (G_OBJECT (step), (gpointer *) &there);
  g_assert_true (rh_step_key (step, GDK_KEY_3, 0));
  g_assert_null (there);
  board_close (&board);
}

static void
on_asked_cb (RhStep *step, guint *n)
{
  ++*n;
}

static void
test_alone (void)
{
  /* Whoever shows a step is told when it becomes a screen of its own, or is none any more. */
  Board board;
  RhStep *step = open_step (&board, TEST_TYPE_FULL, 0);
  guint n = 0;

  g_signal_connect (step, "asked-changed", G_CALLBACK (on_asked_cb), &n);
  g_assert_false (rh_step_is_alone (step));
  rh_step_set_asked (step, RH_STEP_ALL, FALSE);
  g_assert_cmpuint (n, ==, 0);
  rh_step_set_asked (step, 0, TRUE);
  rh_step_set_asked (step, 0, TRUE);
  g_assert_true (rh_step_is_alone (step));
  g_assert_cmpint (rh_step_get_asked (step), ==, 0);
  g_assert_cmpuint (n, ==, 1);
  rh_step_set_asked (step, RH_STEP_ALL, FALSE);
  g_assert_false (rh_step_is_alone (step));
  g_assert_cmpuint (n, ==, 2);

  /* So it is when another is asked while all look at it. */
  rh_step_set_asked (step, 1, FALSE);
  g_assert_false (rh_step_is_alone (step));
  g_assert_cmpint (rh_step_get_asked (step), ==, 1);
  g_assert_cmpuint (n, ==, 3);
  rh_step_set_asked (step, 1, TRUE);
  g_assert_true (rh_step_is_alone (step));
  g_assert_cmpuint (n, ==, 4);
  board_close (&board);
}

/* How far the table has been scrolled to the step, once there is nothing left to do. */
static double
focus_and_look (RhStep *step)
{
  rh_step_focus (step);
  board_settle ();

  return gtk_adjustment_get_value (board_adjustment (GTK_WIDGET (step)));
}

static void
test_focus (void)
{
  /* The step knows what comes first; all of it comes into view, also where it has nothing to press. */
  Board board;
  RhStep *step = open_step (&board, TEST_TYPE_FULL, 0);

  g_assert_cmpfloat (focus_and_look (step), ==, 600);
  g_assert_cmpuint (TEST_FULL (step)->n_focused, ==, 1);
  board_close (&board);

  step = open_step (&board, TEST_TYPE_BARE, 0);
  g_assert_cmpfloat (focus_and_look (step), ==, 600);
  board_close (&board);
}

static void
test_focus_stays (void)
{
  /* Who looks at a game is looking at something. */
  Board board;
  RhStep *step;

  board_open (&board, "cape-three-players");
  board_replay (&board, 3);
  step = show (&board, TEST_TYPE_FULL);
  g_assert_cmpfloat (focus_and_look (step), ==, 0);
  g_assert_cmpuint (TEST_FULL (step)->n_focused, ==, 1);
  board_close (&board);
}

static void
test_answer (void)
{
  /* What was answered is known in a game that is looked at, but for its end, and in no other. */
  Board board;
  RhStep *step = open_step (&board, TEST_TYPE_FULL, 1);

  g_assert_null (rh_step_get_answer (step));
  g_assert_true (rh_session_undo (board.session, NULL));
  g_assert_null (rh_step_get_answer (step));
  board_close (&board);

  board_open (&board, "cape-three-players");
  board_replay (&board, 0);
  step = show (&board, TEST_TYPE_FULL);
  g_assert_cmpstr (rh_step_get_answer (step), ==, board.moves->pdata[0]);
  g_assert_true (rh_session_go_to (board.session, board.moves->len, NULL));
  g_assert_null (rh_step_get_answer (step));
  board_close (&board);
}

static void
test_play (void)
{
  /* A move is played; one that is refused isn't, and a dialog over the window says so. */
  Board board;
  RhStep *step = open_step (&board, TEST_TYPE_FULL, 1);

  g_assert_true (rh_step_play (step, "bids 0 0 6"));
  g_assert_cmpuint (rh_session_get_n_played (board.session), ==, 2);
  g_assert_null (ui_screen_find_dialog ());
  g_assert_false (rh_step_play (step, "bids 0 0 6"));
  g_assert_cmpuint (rh_session_get_n_played (board.session), ==, 2);
  g_assert_true (gtk_window_get_transient_for (GTK_WINDOW (ui_screen_find_dialog ())) == GTK_WINDOW (board.window));
  ui_screen_assert_dialog ("This Move Could Not Be Made");
  board_close (&board);
}

/* As the page does it: another question, another step. */
static void
replace (RhSession *session, GtkWidget *step)
{
  g_signal_handlers_disconnect_by_func (session, replace, step);
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (step)), step);
}

static void
test_forced (void)
{
  /* The move is made, and only what should have followed by itself is not: it is told over the window,
   * though the step isn't in it any more. */
  static const char *const moves[] = { "reveal r1/7 d3/10", "bids 0 100", "pick 2 2" };
  Board board;
  RhStep *step;

  board_open (&board, "cape-two-dutch-rivers");
  board_play (&board, 0);
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    g_assert_true (rh_session_play (board.session, moves[i], NULL));
  rh_session_set_plays_forced (board.session, TRUE);
  step = show (&board, TEST_TYPE_FULL);
  store_table_assert_asks (board.table,
                           "CREATE TRIGGER refuse BEFORE INSERT ON move WHEN new.text LIKE 'pass%'"
                           " BEGIN SELECT raise (ABORT, 'no'); END", "");
  g_signal_connect (board.session, "changed", G_CALLBACK (replace), step);

  g_assert_true (rh_step_play (step, "draw 2 0"));
  g_assert_cmpuint (rh_session_get_n_played (board.session), ==, 4);
  g_assert_true (gtk_window_get_transient_for (GTK_WINDOW (ui_screen_find_dialog ())) == GTK_WINDOW (board.window));
  ui_screen_assert_dialog ("The Next Move Could Not Be Made");
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/step/update", test_update);
  g_test_add_func ("/step/key", test_key);
  g_test_add_func ("/step/gone", test_gone);
  g_test_add_func ("/step/alone", test_alone);
  g_test_add_func ("/step/focus", test_focus);
  g_test_add_func ("/step/focus-stays", test_focus_stays);
  g_test_add_func ("/step/answer", test_answer);
  g_test_add_func ("/step/play", test_play);
  g_test_add_func ("/step/forced", test_forced);

  return g_test_run ();
}
