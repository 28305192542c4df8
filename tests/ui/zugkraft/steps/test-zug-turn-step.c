/* SPDX-License-Identifier: GPL-3.0-or-later
 * A turn, tapped as the dice are set down: each tap a part, and one for the end. */

#include "config.h"

#include "board.h"
#include "zugkraft/zug-table.h"

#include "rh-announce.h"
#include "rh-button.h"
#include "rh-keys.h"
#include "rh-zug-advice-view.h"
#include "rh-zug-train-view.h"
#include "rh-zug-turn-step.h"

#include <string.h>

static const char *const moves[] = { "train 1 engine tender tank tank box caboose", NULL };

static void
set_up (ZugTable *self, gconstpointer options)
{
  zug_table_open (self, 3, options, moves);
  zug_table_show_step (self, RH_TYPE_ZUG_TURN_STEP);
}

static void
tear_down (ZugTable *self, gconstpointer data)
{
  zug_table_close (self);
}

static const char *
draft (ZugTable *self)
{
  return rh_session_get_draft (self->session);
}

static void
test_keys (ZugTable *self, gconstpointer data)
{
  /* A key a die and one for the end; what is entered is the beginning of the line, and the sum stands below. */
  g_assert_true (board_says (self->child, "Bram sets down …"));
  zug_table_keys (self, "e t k o");
  g_assert_cmpstr (draft (self), ==, "train engine tender tank ore");
  g_assert_true (board_says (self->child, "4 + 3 = 7"));
  g_assert_true (board_says (self->child, "2 dice in hand"));
  zug_table_keys (self, "c");
  g_assert_true (board_says (self->child, "(4 + 3 + 1) × 2 = 16"));
  board_click (self->child, "Done: 16");
  g_assert_cmpstr (zug_table_last_move (self), ==, "train 2 engine tender tank ore caboose");
  g_assert_true (board_says (self->child, "Csilla sets down …"));
  g_assert_cmpstr (draft (self), ==, "");
}

static void
test_taps (ZugTable *self, gconstpointer data)
{
  /* The same by taps: as many as dice, and one. */
  static const char *const names[] = { "Engine", "Tender", "Boxcar, 2 points", "Stop with 2" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    board_click (self->child, names[i]);
  g_assert_cmpstr (zug_table_last_move (self), ==, "train 2 engine tender box");
}

static void
test_named (ZugTable *self, gconstpointer data)
{
  /* A special train and a freight train are named when they are complete, aloud too. */
  zug_table_keys (self, "e t k o b c");
  g_assert_true (board_says (self->child, "Special train: 25 points!"));
  g_assert_true (board_says (self->child, "(4 + 3 + 2 + 1) × 2 + 5 = 25"));
  board_click (self->child, "Done: 25");
  zug_table_keys (self, "e t k e k b");
  g_assert_true (board_says (self->child, "Freight train: 3 dice may be rolled again."));
  zug_table_keys (self, "o");
  g_assert_true (board_says (self->child, "10 + 3 = 13"));
}

static void
test_barred (ZugTable *self, gconstpointer data)
{
  /* What may not be says why, wherever it is pressed; it costs nothing. */
  g_assert_true (zug_table_is_barred (self, "Tank car, 4 points"));
  zug_table_keys (self, "k");
  g_assert_true (board_says (self->child, "Not taken: Tank. An engine comes first."));
  g_assert_cmpstr (draft (self), ==, "");
  board_click (self->child, "Tank car, 4 points");
  g_assert_true (board_says (self->child, "An engine comes first."));
  g_assert_true (zug_table_is_barred (self, "Stop"));
  board_click (self->child, "Stop");
  g_assert_true (board_says (self->child, "A train needs an engine, a tender, and a car or caboose."));
  zug_table_keys (self, "e t c");
  g_assert_true (zug_table_is_barred (self, "Wreck"));
  zug_table_keys (self, "u s");
  g_assert_true (board_says (self->child, "With the caboose the turn is over. “Done: 2” ends the turn."));
  zug_table_keys (self, "e");
  g_assert_true (board_says (self->child, "Not taken: Engine. The caboose ends the train. "
                                          "Enter twice ends the turn, Escape goes on with it."));
  g_assert_cmpuint (rh_session_get_n_played (self->session), ==, 1);
}

static void
test_failures (ZugTable *self, gconstpointer data)
{
  /* A shortage and a wreck are one key each, also where nothing is set down. What is must agree. */
  zug_table_wait_until_meant ();
  zug_table_keys (self, "u");
  g_assert_cmpstr (zug_table_last_move (self), ==, "wreck 2");
  zug_table_keys (self, "e t u");
  g_assert_true (board_says (self->child, "Only a train that can run can be wrecked: set down all of it, or nothing."));
  g_assert_true (zug_table_is_barred (self, "Wreck"));
  zug_table_keys (self, "s");
  g_assert_cmpstr (zug_table_last_move (self), ==, "short 3");
  zug_table_keys (self, "e t k s");
  g_assert_true (board_says (self->child, "This train can run: that is no shortage. “Stop with 4” ends the turn."));
  g_assert_true (zug_table_is_barred (self, "Shortage"));
  g_assert_cmpuint (rh_session_get_n_played (self->session), ==, 3);
  board_click (self->child, "Wreck");
  g_assert_cmpstr (zug_table_last_move (self), ==, "wreck 1");
}

static void
test_stray (ZugTable *self, gconstpointer data)
{
  /* Pressed twice at a stretch, a key ends one turn: for the next it asks, and nothing is ended by it, nor by the other. Escape closes
   * that; an undo takes back the turn before, as its button says, and closes it with that. */
  for (guint i = 0; i < 2; i++) {
    zug_table_keys (self, "s u u");
    g_assert_cmpuint (rh_session_get_n_played (self->session), ==, 1);
    g_assert_true (board_says (self->child, "Pressed too soon. If it is a wreck, press once more."));
    g_assert_true (rh_button_is_chosen (RH_BUTTON (board_find_named (self->child, RH_TYPE_BUTTON, "Wreck"))));
    g_assert_false (rh_step_take_back (RH_STEP (self->child)));
    g_assert_true (i == 0 ? rh_session_undo (self->session, NULL) : zug_table_key (self, "Escape"));
    g_assert_cmpuint (rh_session_get_n_played (self->session), ==, i);
    g_assert_true (board_says (self->child, "An engine comes first."));
    g_assert_false (rh_button_is_chosen (RH_BUTTON (board_find_named (self->child, RH_TYPE_BUTTON, "Wreck"))));
  }
  /* Whoever presses it so without a look goes on with the next player's dice, and is asked at their end. */
  zug_table_keys (self, "s e t k");
  g_assert_true (board_says (self->child, "Not taken: Shortage. 3 dice in hand"));
  board_click (self->child, "Stop with 4");
  g_assert_cmpuint (rh_session_get_n_played (self->session), ==, 1);
  board_click (self->child, "Stop with 4?");
  g_assert_cmpstr (zug_table_last_move (self), ==, "train 2 engine tender tank");
}

static void
test_refused_stays (ZugTable *self, gconstpointer data)
{
  /* Who types without looking finds at last what wasn't taken: it stays, the turn doesn't end before it was asked once more, and
   * the next player's dice don't come to this train. */
  const char *why = "Not taken: Ore. Enter once more ends the turn, Escape goes on with it.";
  guint before = rh_announce_get_n_refused (self->window);

  zug_table_keys (self, "e o");
  g_assert_true (board_says (self->child, "Not taken: Ore. Behind the engine comes a tender."));
  zug_table_keys (self, "t k");
  g_assert_true (board_says (self->child, "Not taken: Ore. 3 dice in hand"));
  g_assert_cmpuint (rh_announce_get_n_refused (self->window), ==, before + 1);
  board_click (self->child, "Stop with 4");
  g_assert_cmpuint (rh_session_get_n_played (self->session), ==, 1);
  g_assert_true (board_says (self->child, why));
  board_settle ();
  g_assert_nonnull (strstr (rh_announce_get_said (self->window), why));
  g_assert_cmpuint (rh_announce_get_n_refused (self->window), ==, before + 2);
  zug_table_keys (self, "e t b");
  g_assert_cmpstr (draft (self), ==, "train engine tender tank");
  board_click (self->child, "Stop with 4");
  g_assert_cmpuint (rh_session_get_n_played (self->session), ==, 1);
  board_click (self->child, "Stop with 4?");
  g_assert_cmpstr (zug_table_last_move (self), ==, "train 2 engine tender tank");
  g_assert_true (board_says (self->child, "An engine comes first."));
}

static void
test_refused_seen_and_mended (ZugTable *self, gconstpointer data)
{
  /* Who has seen it goes on: by Escape, by taking off a part, or by a tap; then nothing is asked. */
  static const char *const ways[] = { "Escape", "BackSpace", NULL };

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++) {
    zug_table_keys (self, "e k t k b");
    board_click (self->child, "Stop with 6");
    if (ways[i] != NULL)
      zug_table_keys (self, ways[i]);
    else
      board_click (self->child, "Boxcar, 2 points");
    g_assert_false (board_says (self->child, "Stop with 6?"));
    zug_table_keys (self, "c");
    gtk_widget_activate (board_find_named (self->child, RH_TYPE_BUTTON, i == 0 ? "Done: 14" : i == 1 ? "Done: 10" : "Done: 18"));
    g_assert_cmpuint (rh_session_get_n_played (self->session), ==, 2 + i);
  }
}

static void
test_enter_after_each (ZugTable *self, gconstpointer data)
{
  /* Who presses Enter after each roll loses nothing of what is typed: a part that isn't an engine can't be the next player's. But an
   * engine may be, and what follows it. */
  zug_table_keys (self, "e t");
  board_click (self->child, "Stop");
  g_assert_true (board_says (self->child, "A train needs an engine, a tender, and a car or caboose."));
  zug_table_keys (self, "k");
  g_assert_cmpstr (draft (self), ==, "train engine tender tank");
  g_assert_true (board_says (self->child, "3 dice in hand"));
  zug_table_keys (self, "s o");
  g_assert_cmpstr (draft (self), ==, "train engine tender tank ore");
  zug_table_keys (self, "s e k");
  g_assert_cmpstr (draft (self), ==, "train engine tender tank ore");
  g_assert_true (board_says (self->child, "2 parts not taken, last Tank. Enter twice ends the turn, Escape goes on with it."));
  zug_table_keys (self, "Escape");
  board_click (self->child, "Stop with 7");
  g_assert_cmpstr (zug_table_last_move (self), ==, "train 2 engine tender tank ore");
}

static void
test_changed (ZugTable *self, gconstpointer data)
{
  /* A wrong car is tapped, and the next part stands in its place, which is one undo; what may not stand there says why. Before
   * that nothing ends the turn, and Escape leaves it. */
  zug_table_keys (self, "e t k o b");
  board_click (self->child, "Change part 3: Tank car");
  g_assert_true (board_says (self->child, "Which part instead of “Tank”? Another tap takes it off."));
  g_assert_true (zug_table_is_barred (self, "Caboose, 1 point, doubles the train"));
  g_assert_false (zug_table_is_barred (self, "Engine"));
  zug_table_keys (self, "c");
  g_assert_true (board_says (self->child, "The caboose ends the train."));
  board_click (self->child, "Stop with 9");
  g_assert_cmpuint (rh_session_get_n_played (self->session), ==, 1);
  g_assert_true (board_says (self->child, "Which part instead of “Tank”? Another tap takes it off."));
  zug_table_keys (self, "b");
  g_assert_cmpstr (draft (self), ==, "train engine tender box ore box");
  g_assert_true (board_says (self->child, "2 + 3 + 2 = 7"));
  g_assert_true (rh_session_undo (self->session, NULL));
  g_assert_cmpstr (draft (self), ==, "train engine tender tank ore box");
  board_click (self->child, "Change part 5: Boxcar");
  zug_table_keys (self, "Escape");
  g_assert_true (board_says (self->child, "1 die in hand"));
  board_click (self->child, "Change part 5: Boxcar");
  zug_table_keys (self, "b c");
  g_assert_cmpstr (draft (self), ==, "train engine tender tank ore box caboose");
  board_click (self->child, "Done: 25");
  g_assert_cmpstr (zug_table_last_move (self), ==, "train 2 engine tender tank ore box caboose");
}

static void
test_changed_by_keys (ZugTable *self, gconstpointer data)
{
  /* The part that has the focus is changed; then Enter is for the end of the turn again. */
  Board board = { .window = self->window };

  zug_table_keys (self, "e t k o b");
  gtk_widget_grab_focus (board_find_named (self->child, GTK_TYPE_BUTTON, "Change part 4: Ore car"));
  board_click (self->child, "Change part 4: Ore car");
  zug_table_keys (self, "k");
  g_assert_cmpstr (draft (self), ==, "train engine tender tank tank box");
  g_assert_true (gtk_widget_has_css_class (board_focus (&board, RH_TYPE_BUTTON), "main"));
}

static void
test_tapped_off (ZugTable *self, gconstpointer data)
{
  /* What is chosen can be taken off, which is one undo; what others need stays, and says why. */
  zug_table_keys (self, "e t k o b");
  board_click (self->child, "Change part 3: Tank car");
  zug_table_keys (self, "BackSpace");
  g_assert_cmpstr (draft (self), ==, "train engine tender ore box");
  g_assert_true (board_says (self->child, "3 + 2 = 5"));
  g_assert_true (rh_session_undo (self->session, NULL));
  g_assert_cmpstr (draft (self), ==, "train engine tender tank ore box");
  board_click (self->child, "Change part 2: Tender");
  zug_table_keys (self, "BackSpace");
  g_assert_cmpstr (draft (self), ==, "train engine tender tank ore box");
  g_assert_true (board_says (self->child, "The cars behind the tender need it. Take them off first."));
  zug_table_keys (self, "Escape");
  gtk_widget_grab_focus (board_find_named (self->child, GTK_TYPE_BUTTON, "Change part 4: Ore car"));
  zug_table_keys (self, "Delete");
  g_assert_cmpstr (draft (self), ==, "train engine tender tank box");
}

static void
test_all_off (ZugTable *self, gconstpointer data)
{
  /* Where nothing is left, Enter is for the end of the turn again. */
  Board board = { .window = self->window };

  zug_table_keys (self, "e");
  gtk_widget_grab_focus (board_find_named (self->child, GTK_TYPE_BUTTON, "Change part 1: Engine"));
  zug_table_keys (self, "Delete");
  g_assert_cmpstr (draft (self), ==, "");
  g_assert_true (gtk_widget_has_css_class (board_focus (&board, RH_TYPE_BUTTON), "main"));
}

static void
test_two_engines (ZugTable *self, gconstpointer data)
{
  /* Two engines may come before the tender; the record has them in its order. */
  zug_table_keys (self, "e e");
  g_assert_true (board_says (self->child, "4 dice in hand"));
  zug_table_keys (self, "t k o b");
  g_assert_true (board_says (self->child, "Freight train: 3 dice may be rolled again."));
  board_click (self->child, "Stop with 9");
  g_assert_cmpstr (zug_table_last_move (self), ==, "train 2 engine tender engine tank ore box");
}

static void
test_taken_off (ZugTable *self, gconstpointer data)
{
  /* Backspace takes off a part at a time, and so does undo; with nothing there, it isn't the step's. */
  zug_table_keys (self, "e t k BackSpace");
  g_assert_cmpstr (draft (self), ==, "train engine tender");
  g_assert_true (rh_session_undo (self->session, NULL));
  g_assert_cmpstr (draft (self), ==, "train engine tender tank");
  zug_table_keys (self, "BackSpace BackSpace BackSpace");
  g_assert_cmpstr (draft (self), ==, "");
  g_assert_false (zug_table_key (self, "BackSpace"));
}

static void
test_undone_move (ZugTable *self, gconstpointer data)
{
  /* A turn that is taken back has the parts that led to it. */
  zug_table_keys (self, "e t o");
  board_click (self->child, "Stop with 3");
  g_assert_true (rh_session_undo (self->session, NULL));
  g_assert_true (board_says (self->child, "Bram sets down …"));
  g_assert_true (board_says (self->child, "3 points"));
}

static void
test_focus (ZugTable *self, gconstpointer data)
{
  /* Enter is for the end of the turn, from its first moment on; and an Enter too many begins nothing. */
  Board board = { .window = self->window };

  rh_step_focus (RH_STEP (self->child));
  g_assert_true (gtk_widget_has_css_class (board_focus (&board, RH_TYPE_BUTTON), "main"));
  zug_table_keys (self, "e t k");
  g_assert_true (gtk_widget_has_css_class (board_focus (&board, RH_TYPE_BUTTON), "main"));
  gtk_widget_activate (board_focus (&board, RH_TYPE_BUTTON));
  g_assert_cmpstr (zug_table_last_move (self), ==, "train 2 engine tender tank");
  gtk_widget_activate (board_focus (&board, RH_TYPE_BUTTON));
  g_assert_cmpuint (rh_session_get_n_played (self->session), ==, 2);
  g_assert_cmpstr (draft (self), ==, "");
}

static void
test_advice (ZugTable *self, gconstpointer data)
{
  /* It comes when asked for, follows the train, and goes with the turn, Escape or its key; what ends it always looks the same. */
  GtkWidget *stop;

  g_assert_false (board_says (self->child, "Why?"));
  zug_table_keys (self, "e t k");
  stop = board_find_named (self->child, RH_TYPE_BUTTON, "Stop with 4");
  g_assert_true (gtk_widget_has_css_class (stop, "main"));
  zug_table_keys (self, "a");
  g_assert_true (gtk_widget_has_css_class (stop, "main"));
  g_assert_true (board_says (self->child, "Why?"));
  g_assert_true (rh_button_is_chosen (RH_BUTTON (board_find_named (self->child, RH_TYPE_BUTTON, "Advice"))));
  zug_table_keys (self, "o");
  g_assert_true (board_says (self->child, "Why?"));
  zug_table_keys (self, "a");
  g_assert_false (board_says (self->child, "Why?"));
  /* What is refused meanwhile has its place until it has been seen. */
  zug_table_keys (self, "a t");
  g_assert_false (board_says (self->child, "Why?"));
  g_assert_true (board_says (self->child, "Not taken: Tender. A train has one tender. “Stop with 7” ends the turn."));
  zug_table_keys (self, "a a");
  g_assert_true (board_says (self->child, "Why?"));
  zug_table_keys (self, "a a Escape");
  g_assert_false (board_says (self->child, "Why?"));
  g_assert_true (gtk_widget_has_css_class (stop, "main"));
  zug_table_keys (self, "a");
  board_click (self->child, "Stop with 7");
  g_assert_false (board_says (self->child, "Why?"));
}

static void
test_spoken (ZugTable *self, gconstpointer data)
{
  /* What is asked is said; and what can't be, when it was tried. */
  g_assert_nonnull (strstr (rh_announce_get_said (self->window), "Bram sets down …"));
  zug_table_keys (self, "o");
  board_settle ();
  g_assert_nonnull (strstr (rh_announce_get_said (self->window), "An engine comes first."));
}

static void
test_replay (void)
{
  /* In a game that is looked at, the train of then stands there, or what came instead; no advice. */
  g_autoptr (RhSetup) setup = zug_table_setup (2, "");
  static const char *const played[] = { "train 1 engine tender tank", "wreck 2", NULL };

  for (guint i = 0; i < 2; i++) {
    g_autoptr (RhSession) session = rh_session_new_replay (setup, played, 2, i, NULL);
    Board board = { 0 };
    GtkWidget *step = g_object_new (RH_TYPE_ZUG_TURN_STEP, "session", session, NULL);

    rh_step_update (RH_STEP (step));
    board_show (&board, step, 420, 600);
    g_assert_true (board_says (step, "4 points") == (i == 0));
    g_assert_true ((board_find_named (step, RH_TYPE_BUTTON, "Stop with 4") != NULL) == (i == 0));
    g_assert_true ((board_find_named (step, RH_TYPE_BUTTON, "Wreck") != NULL) == (i == 1));
    g_assert_true (board_says (step, "3 dice in hand") == (i == 0));
    g_assert_false (board_says (step, "An engine comes first."));
    g_assert_null (board_find_named (step, RH_TYPE_BUTTON, "Shortage"));
    g_assert_null (board_find_named (step, RH_TYPE_BUTTON, "Advice"));
    g_assert_true (rh_button_is_chosen (RH_BUTTON (board_find_named (step, RH_TYPE_BUTTON, i == 0 ? "Stop with 4" : "Wreck"))));
    board_close (&board);
  }
}

/* Fails unless it is in sight, all of it. */
static void
check_sight (GtkWidget *widget)
{
  GtkWidget *around = widget;
  graphene_rect_t bounds;

  while ((around = gtk_widget_get_ancestor (gtk_widget_get_parent (around), GTK_TYPE_SCROLLED_WINDOW)) != NULL) {
    g_assert_true (gtk_widget_compute_bounds (widget, around, &bounds));
    g_assert_cmpfloat (bounds.origin.y, >=, 0);
    g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (around));
  }
}

static GtkWidget *
find_with (GtkWidget *step, GType type, const char *css_class)
{
  GtkWidget *widget;

  for (guint i = 0; (widget = board_find (step, type, i)) != NULL; i++) {
    if (gtk_widget_has_css_class (widget, css_class))
      return widget;
  }
  g_assert_not_reached ();
}

static void
check_parts_sight (ZugTable *table)
{
  GtkWidget *button;
  guint n = 0;

  for (guint i = 0; (button = board_find (table->child, RH_TYPE_BUTTON, i)) != NULL; i++) {
    if (gtk_widget_has_css_class (button, "part")) {
      check_sight (button);
      n++;
    }
  }
  g_assert_cmpuint (n, ==, 6);
}

/* Nothing stands over the board: all of the advice is within the panel, and so in sight that none of it is scrolled. */
static void
check_within (ZugTable *table)
{
  GtkWidget *advice = board_find (table->child, RH_TYPE_ZUG_ADVICE_VIEW, 0);
  graphene_rect_t bounds;

  for (guint i = 0; board_find (table->child, GTK_TYPE_POPOVER, i) != NULL; i++)
    g_assert_false (gtk_widget_get_mapped (board_find (table->child, GTK_TYPE_POPOVER, i)));
  g_assert_true (gtk_widget_get_mapped (advice));
  g_assert_true (gtk_widget_compute_bounds (advice, find_with (table->child, GTK_TYPE_BOX, "zug-turn"), &bounds));
  g_assert_cmpfloat (bounds.origin.x, >=, 0);
  check_sight (advice);
}

/* That which is looked at, and what ends the turn. */
static void
check_turn_sight (ZugTable *table)
{
  GtkWidget *train = find_with (table->child, RH_TYPE_ZUG_TRAIN_VIEW, "entered");

  g_assert_true (gtk_widget_get_mapped (train));
  check_sight (train);
  g_assert_true (gtk_widget_get_mapped (find_with (table->child, RH_TYPE_BUTTON, "main")));
}

typedef struct {
  int width, height;
} Size;

static void
test_advice_seen (void)
{
  /* However low or narrow the window is, with all that is around the panel: advice stands in it, below the parts, or in their place
   * with one way back to them; so does how it was counted. The train with the dice in hand and the end of the turn stay, and the next
   * part is set down with advice open. */
  static const Size sizes[] = { { 1024, 600 }, { 1280, 720 }, { 1366, 768 }, { 360, 720 } };

  for (guint size = 0; size < G_N_ELEMENTS (sizes); size++) {
    gboolean small = sizes[size].width <= 360;
    ZugTable table;

    zug_table_open (&table, 3, "", moves);
    zug_table_show_page (&table, sizes[size].width, sizes[size].height);
    zug_table_keys (&table, "e t k e o b a");
    board_settle ();
    g_assert_cmpint (board_find_named (table.child, RH_TYPE_BUTTON, "Parts") != NULL, ==, small);
    g_assert_true (board_says (table.child, "Roll on, average") && board_says (table.child, "3 dice in hand"));
    check_sight (board_find_named (table.child, RH_TYPE_BUTTON, "After 1 roll"));
    check_within (&table);
    check_turn_sight (&table);
    if (board_find_named (table.child, RH_TYPE_BUTTON, "Advice") != NULL)
      check_parts_sight (&table);
    g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (find_with (table.child, GTK_TYPE_LABEL, "zug-lead"))), ==,
                     "Roll on: 29.4 on average instead of 9, but 3.7% for a wreck.");
    check_sight (board_find_named (table.child, RH_TYPE_BUTTON, "Why?"));
    zug_table_keys (&table, "h");
    board_settle ();
    g_assert_true (board_says (table.child, "Points on average"));
    check_within (&table);
    check_turn_sight (&table);
    board_click (table.child, "Parts");
    board_settle ();
    g_assert_true (board_says (table.child, "Why?"));
    zug_table_keys (&table, "k");
    board_settle ();
    g_assert_true (board_says (table.child, "9 + 4 = 13"));
    check_within (&table);
    board_click (table.child, board_find_named (table.child, RH_TYPE_BUTTON, "Parts") != NULL ? "Parts" : "Advice");
    board_settle ();
    g_assert_false (board_says (table.child, "Why?"));
    check_parts_sight (&table);
    zug_table_close (&table);
  }
}

static void
test_refused_seen (void)
{
  /* A refusal is seen, however low or narrow the window is, and so is the train: nothing covers it. */
  static const Size sizes[] = { { 360, 720 }, { 1024, 600 }, { 1366, 768 } };

  for (guint size = 0; size < G_N_ELEMENTS (sizes); size++) {
    const char *why = "This train can run: that is no shortage. “Stop with 9” ends the turn.";
    ZugTable table;

    zug_table_open (&table, 3, "", moves);
    zug_table_show_page (&table, sizes[size].width, sizes[size].height);
    zug_table_keys (&table, "e t k o b");
    board_settle ();
    for (guint i = 0; i < 2; i++) {
      zug_table_keys (&table, "s");
      board_settle ();
      g_assert_true (board_says (table.child, why));
      check_sight (find_with (table.child, GTK_TYPE_LABEL, "rh-refusal"));
      check_sight (find_with (table.child, RH_TYPE_ZUG_TRAIN_VIEW, "entered"));
      g_assert_true (board_says (table.child, "4 + 3 + 2 = 9"));
    }
    zug_table_close (&table);
  }
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);
#define ADD(name) g_test_add ("/zug-turn-step/" #name, ZugTable, "", set_up, test_##name, tear_down)
  ADD (keys);
  ADD (taps);
  ADD (named);
  ADD (barred);
  ADD (failures);
  ADD (stray);
  ADD (refused_stays);
  ADD (refused_seen_and_mended);
  ADD (enter_after_each);
  ADD (changed);
  ADD (changed_by_keys);
  ADD (tapped_off);
  ADD (all_off);
  ADD (two_engines);
  ADD (taken_off);
  ADD (undone_move);
  ADD (focus);
  ADD (advice);
  ADD (spoken);
  g_test_add_func ("/zug-turn-step/replay", test_replay);
  g_test_add_func ("/zug-turn-step/advice-seen", test_advice_seen);
  g_test_add_func ("/zug-turn-step/refused-seen", test_refused_seen);

  return g_test_run ();
}
