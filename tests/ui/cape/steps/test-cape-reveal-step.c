/* SPDX-License-Identifier: GPL-3.0-or-later
 * The cards on offer, entered. */

#include "step-table.h"

#include "rh-cape-reveal-step.h"

static const char *const no_moves[] = { NULL };

static void
set_up (StepTable *self, gconstpointer data)
{
  step_table_open (self, 3, RH_TYPE_CAPE_REVEAL_STEP, no_moves);
}

static void
tear_down (StepTable *self, gconstpointer data)
{
  step_table_close (self);
}

/* Three players, three cards, nine keys, and the move is played with the last of them. */
static void
test_keys (StepTable *self, gconstpointer data)
{
  g_assert_true (step_table_says (self->window, "card 1 of 3"));
  step_table_keys (self, "d 2 7 v 1 3");
  g_assert_true (step_table_says (self->window, "card 3 of 3"));
  g_assert_null (step_table_last_move (self));
  step_table_keys (self, "s 3 0");
  g_assert_cmpstr (step_table_last_move (self), ==, "reveal d2/7 v1/3 s3/10");
}

/* The same by taps; as many places as players, each says what lies there. */
static void
test_taps (StepTable *self, gconstpointer data)
{
  static const char *const taps[] = { "River, needs 10", "0 rails", "£1", "Mountain, needs 9", "3 rails", "£10" };

  g_assert_nonnull (step_table_find (self->window, "Card 3: not given yet"));
  g_assert_null (step_table_find (self->window, "Card 4: not given yet"));
  for (guint i = 0; i < G_N_ELEMENTS (taps); i++)
    step_table_click (self, taps[i]);
  g_assert_nonnull (step_table_find (self->window, "Card 1: River, no rails, £1"));
  g_assert_nonnull (step_table_find (self->window, "Card 2: Mountain, 3 rails, £10"));
  step_table_keys (self, "s 0 1");
  g_assert_cmpstr (step_table_last_move (self), ==, "reveal r0/1 m3/10 s0/1");
}

/* A card is complete: the focus waits at the next one's terrain. */
static void
test_focus (StepTable *self, gconstpointer data)
{
  step_table_keys (self, "d 2 7");
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (self->window)) == step_table_find (self->window, "River, needs 10"));
}

/* The first card was wrong: tapped and given again, while the others are kept. */
static void
test_again (StepTable *self, gconstpointer data)
{
  step_table_keys (self, "d 2 7 v 1 3 m");
  step_table_click (self, "Card 1: Desert, 2 rails, £7");
  g_assert_true (step_table_says (self->window, "card 1 of 3"));
  step_table_keys (self, "d 2 8 s 3 0");
  g_assert_cmpstr (step_table_last_move (self), ==, "reveal d2/8 v1/3 s3/10");
}

/* Backspace takes back a tap, and then goes back to the card before. */
static void
test_backspace (StepTable *self, gconstpointer data)
{
  g_assert_false (step_table_key (self, "BackSpace"));
  step_table_keys (self, "d 2 7 v BackSpace BackSpace");
  g_assert_true (step_table_says (self->window, "card 1 of 3"));
  step_table_keys (self, "r 2 7 v 1 3 s 3 0");
  g_assert_cmpstr (step_table_last_move (self), ==, "reveal r2/7 v1/3 s3/10");
}

/* After an undo the cards are still there, so that only the wrong one is given again. */
static void
test_undo (StepTable *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  step_table_keys (self, "d 2 7 v 1 3 s 3 0");
  rh_session_undo (self->session, &error);
  g_assert_no_error (error);
  g_assert_null (step_table_last_move (self));
  g_assert_true (step_table_says (self->window, "Which card was wrong?"));
  g_assert_false (step_table_key (self, "d"));

  step_table_click (self, "Card 2: Village, 1 rail, £3");
  step_table_keys (self, "v 1 4");
  g_assert_cmpstr (step_table_last_move (self), ==, "reveal d2/7 v1/4 s3/10");
}

/* An update with nothing new, as after a look at the ledger, forgets nothing. */
static void
test_update (StepTable *self, gconstpointer data)
{
  step_table_keys (self, "d 2 7 v 1");
  rh_step_update (self->step);
  step_table_keys (self, "3 s 3 0");
  g_assert_cmpstr (step_table_last_move (self), ==, "reveal d2/7 v1/3 s3/10");
}

/* The panel says when to shuffle: before the first card, or between two. */
static void
test_shuffle (StepTable *self, gconstpointer data)
{
  RhCapeState state = *(const RhCapeState *) rh_session_get_state (self->session);

  state.stock = 0;
  state.discard = 9;
  step_table_show (self, &state);
  g_assert_true (step_table_says (self->window, "Shuffle the discards into a new draw pile first."));

  state.stock = 1;
  step_table_show (self, &state);
  g_assert_true (step_table_says (self->window, "The draw pile has 1 card left: turn it up, then shuffle the discards."));

  state.stock = 3;
  step_table_show (self, &state);
  g_assert_false (step_table_says (self->window, "huffle"));
}

/* The panel is usable at 360 pixels. */
static void
test_narrow (StepTable *self, gconstpointer data)
{
  int minimum;

  gtk_widget_measure (GTK_WIDGET (self->step), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 312);
}

#define ADD(name, function) g_test_add ("/cape-reveal-step/" name, StepTable, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_setenv ("GTK_A11Y", "test", TRUE);
  g_test_init (&argc, &argv, NULL);
  adw_init ();

  ADD ("keys", test_keys);
  ADD ("taps", test_taps);
  ADD ("focus", test_focus);
  ADD ("again", test_again);
  ADD ("backspace", test_backspace);
  ADD ("undo", test_undo);
  ADD ("update", test_update);
  ADD ("shuffle", test_shuffle);
  ADD ("narrow", test_narrow);

  return g_test_run ();
}
