/* SPDX-License-Identifier: GPL-3.0-or-later
 * A turn in the build phase: the card turned up, the sum, the decision. */

#include "step-table.h"

#include "rh-announce.h"
#include "rh-cape-build-step.h"

#include <string.h>

/* Anna is ahead of a desert with 2 rails, Bram of a village with 1, and Anna begins. */
#define AUCTION "reveal d2/7 v1/3", "bids 12 0", "pick 1 1"

static const char *const auction[] = { AUCTION, NULL };

/* Bram waits before a river, and got a bonus rail when Anna built. */
static const char *const bonus[] = {
  "reveal s3/7 r3/10", "bids 12 0", "pick 1 1", "draw 1 3", "build 1 bonus=0 buy=0",
  "reveal d0/7 s3/1", "bids 0 12", "pick 2 2", NULL,
};

static void
set_up (StepTable *self, gconstpointer moves)
{
  step_table_open (self, 2, RH_TYPE_CAPE_BUILD_STEP, moves);
}

static void
tear_down (StepTable *self, gconstpointer data)
{
  step_table_close (self);
}

/* A draw and a pass are two keys, a draw and a build are two. */
static void
test_keys (StepTable *self, gconstpointer data)
{
  g_assert_true (step_table_says (self->window, "How many rails does Anna turn up?"));
  step_table_keys (self, "2");
  g_assert_cmpstr (step_table_last_move (self), ==, "draw 1 2");
  step_table_keys (self, "p");
  g_assert_cmpstr (step_table_last_move (self), ==, "pass 1");

  g_assert_true (step_table_says (self->window, "How many rails does Bram turn up?"));
  step_table_keys (self, "3 b");
  g_assert_cmpstr (step_table_last_move (self), ==, "build 2 bonus=0 buy=1");
}

/* The same with two taps; the button says what it costs and what is left then. */
static void
test_taps (StepTable *self, gconstpointer data)
{
  step_table_click (self, "3 rails");
  g_assert_cmpstr (step_table_last_move (self), ==, "draw 1 3");
  g_assert_nonnull (step_table_find (self->window, "Common row 3, own cards 2, bonus rails 0: 5 of 8 for the desert. 3 rails short: £30"));
  step_table_click (self, "Build for £30, +£7 income, leaves £65");
  g_assert_cmpstr (step_table_last_move (self), ==, "build 1 bonus=0 buy=3");
}

/* What shares its place with others is there only while it is offered. */
static void
assert_there (StepTable *self, const char *name, gboolean there)
{
  GtkWidget *button = step_table_find (self->window, name);

  g_assert_cmpint (button != NULL, ==, there);
  g_assert_true (button == NULL || gtk_widget_get_sensitive (button));
}

static void
assert_offered (StepTable *self, const char *name, gboolean offered)
{
  GtkWidget *button = step_table_find (self->window, name);

  g_assert_cmpint (gtk_widget_get_child_visible (button), ==, offered);
  g_assert_cmpint (gtk_widget_get_sensitive (button), ==, offered);
  gtk_test_accessible_assert_state (button, GTK_ACCESSIBLE_STATE_HIDDEN, !offered);
}

/* What can be done besides is seen only while it can. */
static void
test_offered (StepTable *self, gconstpointer data)
{
  assert_there (self, "Whole Card", TRUE);
  assert_offered (self, "Correct a Card", FALSE);
  assert_there (self, "Other Ways", FALSE);
  step_table_keys (self, "3");
  assert_there (self, "Whole Card", FALSE);
  assert_offered (self, "Correct a Card", FALSE);
  g_assert_true (step_table_refuses (self, "c"));
  g_assert_true (step_table_says (self->window, "Just type its rails again."));
  assert_there (self, "Other Ways", TRUE);
  step_table_keys (self, "p 3");
  assert_there (self, "Whole Card", FALSE);
  assert_offered (self, "Correct a Card", TRUE);
  step_table_keys (self, "c c");
  assert_there (self, "Other Ways", FALSE);
}

/* Only what is asked for can be pressed, and nothing moves from the draw to the decision. */
static void
test_stays_put (StepTable *self, gconstpointer data)
{
  GtkWidget *pass = step_table_find (self->window, "Pass");
  GtkWidget *two = step_table_find (self->window, "2 rails");
  int before;
  int after;

  gtk_widget_measure (GTK_WIDGET (self->step), GTK_ORIENTATION_VERTICAL, 800, &before, NULL, NULL, NULL);
  g_assert_false (gtk_widget_is_sensitive (pass));
  g_assert_false (step_table_key (self, "p"));
  g_assert_false (step_table_key (self, "b"));
  step_table_keys (self, "2");
  g_assert_true (gtk_widget_is_sensitive (pass));
  g_assert_true (gtk_widget_is_sensitive (two));
  gtk_test_accessible_assert_state (two, GTK_ACCESSIBLE_STATE_PRESSED, GTK_ACCESSIBLE_TRISTATE_TRUE);
  g_assert_true (step_table_find (self->window, "Pass") == pass);

  gtk_widget_measure (GTK_WIDGET (self->step), GTK_ORIENTATION_VERTICAL, 800, &after, NULL, NULL, NULL);
  g_assert_cmpint (after, ==, before);
}

/* A wrong count is tapped or typed again as long as nothing is decided, as one thing; the same one changes nothing. */
static void
test_tapped_again (StepTable *self, gconstpointer data)
{
  step_table_keys (self, "2");
  g_assert_cmpstr (step_table_last_move (self), ==, "draw 1 2");
  step_table_keys (self, "1");
  g_assert_cmpstr (step_table_last_move (self), ==, "draw 1 1");
  g_assert_true (step_table_key (self, "1"));
  g_assert_cmpstr (step_table_last_move (self), ==, "draw 1 1");
  g_assert_true (rh_session_undo (self->session, NULL));
  g_assert_cmpstr (step_table_last_move (self), ==, "draw 1 2");
  step_table_click (self, "3 rails");
  g_assert_cmpstr (step_table_last_move (self), ==, "draw 1 3");
  g_assert_cmpuint (rh_session_get_n_moves (self->session), ==, rh_session_get_n_played (self->session));
  step_table_click (self, "3 rails");
  g_assert_cmpstr (step_table_last_move (self), ==, "draw 1 3");
  step_table_keys (self, "p");
  g_assert_cmpstr (step_table_last_move (self), ==, "pass 1");
}

static void
assert_draw (StepTable *self, const char *move, guint n_ahead)
{
  g_assert_cmpstr (rh_session_get_move (self->session, rh_session_get_n_played (self->session) - 1), ==, move);
  g_assert_cmpuint (rh_session_get_n_moves (self->session), ==, rh_session_get_n_played (self->session) + n_ahead);
}

/* Once the decision was undone, a figure's key does what a tap on it does; and what it takes the place of comes back,
 * with the decision, one after the other. */
static void
test_undone (StepTable *self, gconstpointer data)
{
  step_table_keys (self, "2 p");
  g_assert_true (rh_session_undo (self->session, NULL));
  assert_draw (self, "draw 1 2", 1);
  step_table_keys (self, "1");
  assert_draw (self, "draw 1 1", 0);
  step_table_click (self, "3 rails");
  assert_draw (self, "draw 1 3", 0);
  step_table_keys (self, "0");
  assert_draw (self, "draw 1 0", 0);

  g_assert_true (rh_session_undo (self->session, NULL));
  assert_draw (self, "draw 1 3", 0);
  g_assert_true (rh_session_undo (self->session, NULL));
  assert_draw (self, "draw 1 1", 0);
  g_assert_true (rh_session_undo (self->session, NULL));
  assert_draw (self, "draw 1 2", 1);
  gtk_test_accessible_assert_state (step_table_find (self->window, "2 rails"), GTK_ACCESSIBLE_STATE_PRESSED,
                                    GTK_ACCESSIBLE_TRISTATE_TRUE);
  g_assert_true (rh_session_redo (self->session, NULL));
  g_assert_cmpstr (step_table_last_move (self), ==, "draw 1 1");
}

/* With bonus rails there are several ways to pay: the best is the build button's; behind another wait the others. To ask
 * for them changes nothing, and none of them pays: what builds always stands in one place, and says what it costs. */
static void
test_ways (StepTable *self, gconstpointer data)
{
  GtkWidget *ways;
  int before;
  int after;

  g_assert_null (step_table_find (self->window, "Other Ways"));
  g_assert_false (step_table_key (self, "o"));
  step_table_keys (self, "3");
  ways = step_table_find (self->window, "Other Ways");
  g_assert_nonnull (step_table_find (self->window, "Build, 1 bonus, +£10, leaves £98"));
  g_assert_null (step_table_find (self->window, "Build for £10, 0 bonus + 1 bought, leaves £88, 1 bonus"));
  gtk_widget_measure (GTK_WIDGET (self->step), GTK_ORIENTATION_VERTICAL, 800, &before, NULL, NULL, NULL);

  step_table_click (self, "Other Ways");
  gtk_test_accessible_assert_state (ways, GTK_ACCESSIBLE_STATE_PRESSED, GTK_ACCESSIBLE_TRISTATE_TRUE);
  g_assert_nonnull (step_table_find (self->window, "Other ways to pay"));
  g_assert_nonnull (step_table_find (self->window, "Common row 3, own cards 6: 9 of 10 for the river. 1 short:"));
  gtk_widget_measure (GTK_WIDGET (self->step), GTK_ORIENTATION_VERTICAL, 800, &after, NULL, NULL, NULL);
  g_assert_cmpint (after, ==, before);
  gtk_test_accessible_assert_state (step_table_find (self->window, "Build, 1 bonus + 0 bought, leaves £98, 0 bonus"),
                                    GTK_ACCESSIBLE_STATE_PRESSED, GTK_ACCESSIBLE_TRISTATE_TRUE);
  g_assert_nonnull (step_table_find (self->window, "Build, 1 bonus, +£10, leaves £98"));
  step_table_click (self, "Build for £10, 0 bonus + 1 bought, leaves £88, 1 bonus");
  g_assert_cmpstr (step_table_last_move (self), ==, "draw 2 3");
  step_table_click (self, "Build for £10, 0 bonus, +£10, leaves £88");
  g_assert_cmpstr (step_table_last_move (self), ==, "build 2 bonus=0 buy=1");
}

/* To look at the other ways costs nothing, whatever is chosen there: when they are out of sight, the best is what builds. */
static void
test_ways_looked_at (StepTable *self, gconstpointer data)
{
  for (const char *const *leave = (const char *const[]) { "Escape", "o", "h", NULL }; *leave != NULL; leave++) {
    step_table_keys (self, *leave[0] == 'E' ? "3 o 0" : "o 0");
    g_assert_nonnull (step_table_find (self->window, "Build for £10, 0 bonus, +£10, leaves £88"));
    step_table_keys (self, *leave);
    g_assert_cmpstr (step_table_last_move (self), ==, "draw 2 3");
    g_assert_nonnull (step_table_find (self->window, "Build, 1 bonus, +£10, leaves £98"));
  }
  step_table_keys (self, "o 0");
  g_assert_true (rh_session_undo (self->session, NULL));
  step_table_keys (self, "3 o b");
  g_assert_cmpstr (step_table_last_move (self), ==, "build 2 bonus=1 buy=0");
}

/* The figures are keys of the ways while they are shown alone, and choose one: what builds gets the focus. */
static void
test_ways_keys (StepTable *self, gconstpointer data)
{
  step_table_keys (self, "3 3");
  g_assert_cmpstr (step_table_last_move (self), ==, "draw 2 3");
  step_table_keys (self, "o Escape 3");
  g_assert_cmpstr (step_table_last_move (self), ==, "draw 2 3");
  step_table_keys (self, "o 0");
  g_assert_cmpstr (step_table_last_move (self), ==, "draw 2 3");
  g_assert_true (step_table_find (self->window, "Build for £10, 0 bonus, +£10, leaves £88") ==
                 gtk_root_get_focus (GTK_ROOT (self->window)));
  step_table_keys (self, "b");
  g_assert_cmpstr (step_table_last_move (self), ==, "build 2 bonus=0 buy=1");
}

/* A figure that is none of them turns up no other card behind the list: it is refused, and the list stays. */
static void
test_ways_no_key (StepTable *self, gconstpointer data)
{
  step_table_keys (self, "3 o");
  for (const char *const *key = (const char *const[]) { "2", "3", "5", NULL }; *key != NULL; key++) {
    g_assert_true (step_table_key (self, *key));
    g_assert_cmpstr (step_table_last_move (self), ==, "draw 2 3");
    g_assert_nonnull (step_table_find (self->window, "Other ways to pay"));
  }
  g_assert_true (step_table_says (self->window, "None of these ways has that number. Escape leads back to the cards."));
  g_assert_cmpuint (rh_announce_get_n_refused (self->window), ==, 3);
}

/* Each button plays the way that stands on it: the best one is the build button's. */
static void
test_best_way (StepTable *self, gconstpointer data)
{
  step_table_keys (self, "3");
  step_table_click (self, "Build, 1 bonus, +£10, leaves £98");
  g_assert_cmpstr (step_table_last_move (self), ==, "build 2 bonus=1 buy=0");
}

/* Who has no bonus rails has no other ways. */
static void
test_no_ways (StepTable *self, gconstpointer data)
{
  step_table_keys (self, "3");
  g_assert_null (step_table_find (self->window, "Other Ways"));
  g_assert_false (step_table_key (self, "o"));
}

static gboolean
has_said (StepTable *self, const char *text)
{
  const char *said = rh_announce_get_said (self->window);

  return said != NULL && strstr (said, text) != NULL;
}

/* A figure is what the keys in sight say, or it is said that it is nothing: no card has so many rails, a terrain is none, and
 * behind what is looked at no card gets another count. */
static void
test_figures (StepTable *self, gconstpointer data)
{
  g_assert_true (step_table_refuses (self, "4"));
  step_table_keys (self, "3");
  g_assert_true (step_table_refuses (self, "KP_9"));
  step_table_keys (self, "h");
  g_assert_true (step_table_refuses (self, "0"));
  g_assert_true (step_table_says (self->window, "The sum"));
  step_table_keys (self, "Escape");
  g_assert_cmpstr (step_table_last_move (self), ==, "draw 2 3");

  step_table_keys (self, "p r");
  g_assert_true (step_table_refuses (self, "5"));
  step_table_keys (self, "2");
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "draw r2/_");
}

/* “Why?” explains each number in the place of what was turned up; nothing below it moves, and it folds again. */
static void
test_why (StepTable *self, gconstpointer data)
{
  GtkWidget *pass;
  graphene_rect_t before;
  graphene_rect_t after;

  step_table_keys (self, "3");
  pass = step_table_find (self->window, "Pass");
  g_assert_true (gtk_test_accessible_has_property (GTK_ACCESSIBLE (pass), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));
  g_assert_true (gtk_widget_compute_bounds (pass, self->window, &before));
  g_assert_false (step_table_says (self->window, "The sum"));

  step_table_keys (self, "h");
  g_assert_nonnull (step_table_find (self->window, "Common row: 3 rails"));
  g_assert_nonnull (step_table_find (self->window, "Own cards: river 3 + savanna 3 = 6"));
  g_assert_nonnull (step_table_find (self->window, "Bonus rails: 1 in hand, 1 of use"));
  g_assert_nonnull (step_table_find (self->window, "Needed for the river: 10, all at hand"));
  g_assert_true (step_table_says (self->window, "Bram, round 1: before a river when Anna built"));
  g_assert_nonnull (step_table_find (self->window, "Bid, round 2: −£12, leaves £88"));
  gtk_test_accessible_assert_state (step_table_find (self->window, "Why?"),
                                    GTK_ACCESSIBLE_STATE_PRESSED,
                                    GTK_ACCESSIBLE_TRISTATE_TRUE);
  g_assert_true (gtk_widget_compute_bounds (pass, self->window, &after));
  g_assert_true (graphene_rect_equal (&before, &after));
  step_table_wait_for (has_said (self, "The sum. Common row: 3 rails"));
  g_assert_nonnull (strstr (rh_announce_get_said (self->window), ". Anna: "));

  step_table_click (self, "Why?");
  g_assert_false (step_table_says (self->window, "The sum"));
  step_table_keys (self, "h Escape");
  g_assert_false (step_table_says (self->window, "The sum"));
  step_table_keys (self, "h p");
  g_assert_cmpstr (step_table_last_move (self), ==, "pass 2");
  g_assert_false (step_table_says (self->window, "The sum"));
}

/* Before the card is turned up the reasons can be read too, and its figure is still a key. */
static void
test_why_draw (StepTable *self, gconstpointer data)
{
  step_table_keys (self, "h");
  g_assert_nonnull (step_table_find (self->window, "Common row: no card yet"));
  step_table_keys (self, "2");
  g_assert_cmpstr (step_table_last_move (self), ==, "draw 1 2");
  g_assert_false (step_table_says (self->window, "The sum"));
}

static void
on_changed_cb (GtkWidget *button, GParamSpec *pspec, GtkWidget **focus)
{
  *focus = gtk_window_get_focus (GTK_WINDOW (gtk_widget_get_root (button)));
}

/* The answer has the focus no more when its button changes, which would be heard as if it were asked. */
static void
test_answered (StepTable *self, gconstpointer data)
{
  GtkWidget *focus = NULL;
  GtkWidget *pass;

  step_table_keys (self, "3");
  pass = step_table_find (self->window, "Pass");
  gtk_widget_grab_focus (pass);
  g_signal_connect (pass, "notify::sensitive", G_CALLBACK (on_changed_cb), &focus);
  step_table_keys (self, "p");
  g_assert_nonnull (focus);
  g_assert_true (focus == step_table_find (self->window, "0 rails"));
}

/* Enter, pressed once too often, turns up no card, whoever's turn it is; who has moved to a figure gets that figure. */
static void
test_enter (StepTable *self, gconstpointer data)
{
  rh_step_focus (self->step);
  g_assert_false (step_table_enter (self->window));
  g_assert_cmpstr (step_table_last_move (self), ==, "pick 1 1");
  gtk_widget_grab_focus (step_table_find (self->window, "1 rail"));
  g_assert_true (step_table_enter (self->window));
  g_assert_cmpstr (step_table_last_move (self), ==, "draw 1 1");

  rh_step_focus (self->step);
  gtk_widget_grab_focus (step_table_find (self->window, "Pass"));
  g_assert_true (step_table_enter (self->window));
  g_assert_cmpstr (step_table_last_move (self), ==, "pass 1");
  g_assert_false (step_table_enter (self->window));
  g_assert_cmpstr (step_table_last_move (self), ==, "pass 1");
}

/* Who types a number and Enter out of habit spends nothing, however late the Enter comes; who has moved to the button
 * does. */
static void
test_enter_costs (StepTable *self, gconstpointer data)
{
  GtkWidget *build;
  gint64 until;

  step_table_keys (self, "0");
  rh_step_focus (self->step);
  build = gtk_window_get_focus (GTK_WINDOW (self->window));
  g_assert_true (gtk_widget_has_css_class (build, "main"));
  until = g_get_monotonic_time () + G_USEC_PER_SEC;
  step_table_wait_for (g_get_monotonic_time () > until);
  g_assert_false (step_table_enter (self->window));
  g_assert_cmpstr (step_table_last_move (self), ==, "draw 1 0");
  g_assert_true (step_table_says (self->window, "Enter doesn’t build here: press B."));

  gtk_widget_grab_focus (step_table_find (self->window, "Pass"));
  gtk_widget_grab_focus (build);
  g_assert_true (step_table_enter (self->window));
  g_assert_true (g_str_has_prefix (step_table_last_move (self), "build 1 bonus=0 buy="));
}

/* Who can't pay is told so in numbers, and passing has the focus and the look of what comes next. */
static void
test_cannot_pay (StepTable *self, gconstpointer data)
{
  step_table_keys (self, "0");
  g_assert_true (step_table_says (self->window, "6 short: £60, has £0"));
  g_assert_false (gtk_widget_is_sensitive (step_table_find (self->window, "Build, not enough money")));
  g_assert_false (step_table_key (self, "b"));
  rh_step_focus (self->step);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (self->window)) == step_table_find (self->window, "Pass"));
  g_assert_true (gtk_widget_has_css_class (step_table_find (self->window, "Pass"), "suggested-action"));
}

/* With the draw pile empty the panel says to shuffle, and after a build to lay a card for a bonus rail; nothing moves for it at
 * the side of the board. With both piles empty, a turn goes without a card. */
static void
test_no_card (StepTable *self, gconstpointer data)
{
  RhCapeState state = *(const RhCapeState *) rh_session_get_state (self->session);
  int before, after;

  gtk_widget_measure (GTK_WIDGET (self->step), GTK_ORIENTATION_VERTICAL, 370, &before, NULL, NULL, NULL);
  state.discard = state.stock;
  state.stock = 0;
  step_table_show (self, &state);
  gtk_widget_measure (GTK_WIDGET (self->step), GTK_ORIENTATION_VERTICAL, 370, &after, NULL, NULL, NULL);
  g_assert_cmpint (after, ==, before);
  g_assert_true (step_table_says (self->window, "How many rails does Anna turn up?"));
  g_assert_true (step_table_says (self->window, "Shuffle the discards first."));

  state.stock = 1;
  state.last = (RhCapeLast) { .kind = RH_CAPE_MOVE_BUILD, .bonus_seats = 1u << 1 };
  step_table_show (self, &state);
  gtk_widget_measure (GTK_WIDGET (self->step), GTK_ORIENTATION_VERTICAL, 370, &after, NULL, NULL, NULL);
  g_assert_cmpint (after, ==, before);
  g_assert_true (step_table_says (self->window, "Bonus rail: 1 discard, face down."));

  state.stock = 0;
  state.discard = 0;
  step_table_show (self, &state);
  g_assert_true (step_table_says (self->window, "Both piles are empty: no card for Anna"));
  g_assert_nonnull (step_table_find (self->window, "No Card Left"));
  g_assert_null (step_table_find (self->window, "2 rails"));
  g_assert_false (step_table_key (self, "d"));
}

/* Played to the last card: the move says that none was drawn, and the decision follows as ever. */
static void
test_last_card (StepTable *self, gconstpointer data)
{
  while (((const RhCapeState *) rh_session_get_state (self->session))->stock > 0)
    step_table_keys (self, "0 p");

  rh_step_focus (self->step);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (self->window)) == step_table_find (self->window, "No Card Left"));
  g_assert_false (step_table_enter (self->window));
  step_table_click (self, "No Card Left");
  g_assert_true (g_str_has_suffix (step_table_last_move (self), " -"));
  g_assert_false (gtk_widget_is_sensitive (step_table_find (self->window, "No Card Left")));
  step_table_keys (self, "p 0 p");
  g_assert_true (g_str_has_prefix (step_table_last_move (self), "pass"));
}

/* The panel is usable at 360 pixels. */
static void
test_narrow (StepTable *self, gconstpointer data)
{
  int minimum;

  step_table_keys (self, "3");
  gtk_widget_measure (GTK_WIDGET (self->step), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 312);
}

static const char *const poor[] = { "reveal d2/7 v1/3", "bids 100 0", "pick 1 1", NULL };

#define ADD(name, moves, function) \
  g_test_add ("/cape-build-step/" name, StepTable, moves, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_setenv ("GTK_A11Y", "test", TRUE);
  g_test_init (&argc, &argv, NULL);
  adw_init ();

  ADD ("keys", auction, test_keys);
  ADD ("taps", auction, test_taps);
  ADD ("offered", bonus, test_offered);
  ADD ("stays-put", auction, test_stays_put);
  ADD ("enter", auction, test_enter);
  ADD ("enter-costs", auction, test_enter_costs);
  ADD ("tapped-again", auction, test_tapped_again);
  ADD ("undone", auction, test_undone);
  ADD ("ways", bonus, test_ways);
  ADD ("ways-looked-at", bonus, test_ways_looked_at);
  ADD ("ways-keys", bonus, test_ways_keys);
  ADD ("ways-no-key", bonus, test_ways_no_key);
  ADD ("best-way", bonus, test_best_way);
  ADD ("no-ways", auction, test_no_ways);
  ADD ("answered", auction, test_answered);
  ADD ("figures", bonus, test_figures);
  ADD ("why", bonus, test_why);
  ADD ("why-draw", auction, test_why_draw);
  ADD ("cannot-pay", poor, test_cannot_pay);
  ADD ("no-card", auction, test_no_card);
  ADD ("last-card", auction, test_last_card);
  ADD ("narrow", bonus, test_narrow);

  return g_test_run ();
}
