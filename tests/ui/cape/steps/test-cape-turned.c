/* SPDX-License-Identifier: GPL-3.0-or-later
 * A count tapped wrongly, and the pass that follows by itself: the card is tapped, and then the count that it has. What
 * has been played since stays, as long as it holds. */

#include "step-table.h"

#include "rh-cape-build-step.h"

/* Nobody can pay for a rail; Anna needs 8 and has 2 of her own, Bram 7 and has 1, Csilla needs 6 and has 3. */
static const char *const poor[] = { "reveal d2/7 v1/3 s3/1", "bids 100 99 98", "pick 1 1", "pick 2 2", NULL };

static void
set_up (StepTable *self, gconstpointer moves)
{
  step_table_open (self, 3, RH_TYPE_CAPE_BUILD_STEP, moves);
  rh_session_set_plays_forced (self->session, TRUE);
}

static void
tear_down (StepTable *self, gconstpointer data)
{
  step_table_close (self);
}

static void
assert_moves (StepTable *self, const char *moves)
{
  g_autoptr (GString) all = g_string_new (NULL);

  for (guint i = G_N_ELEMENTS (poor) - 1; i < rh_session_get_n_played (self->session); i++)
    g_string_append_printf (all, "%s%s", all->len > 0 ? "; " : "", rh_session_get_move (self->session, i));
  g_assert_cmpstr (all->str, ==, moves);
}

static void
assert_pressed (StepTable *self, const char *name, GtkAccessibleTristate pressed)
{
  gtk_test_accessible_assert_state (step_table_find (self->window, name), GTK_ACCESSIBLE_STATE_PRESSED, pressed);
}

static void
test_change (StepTable *self, gconstpointer data)
{
  /* Two taps: the card, and its count. What was played since stays, and one undo takes it back. */
  step_table_keys (self, "1 1 0");
  assert_moves (self, "draw 1 1; pass 1; draw 2 1; pass 2; draw 3 0; pass 3");

  step_table_click (self, "Correct card 1, turned up by Anna: 1 rail");
  g_assert_true (step_table_says (self->window, "Card 1 (Anna): how many rails?"));
  assert_pressed (self, "Correct card 1, turned up by Anna: 1 rail", GTK_ACCESSIBLE_TRISTATE_TRUE);
  assert_pressed (self, "1 rail", GTK_ACCESSIBLE_TRISTATE_TRUE);
  step_table_click (self, "0 rails");
  assert_moves (self, "draw 1 0; pass 1; draw 2 1; pass 2; draw 3 0; pass 3");
  g_assert_true (step_table_says (self->window, "How many rails does Anna turn up?"));
  g_assert_nonnull (step_table_find (self->window, "Correct card 1, turned up by Anna: 0 rails"));
  assert_pressed (self, "Correct card 1, turned up by Anna: 0 rails", GTK_ACCESSIBLE_TRISTATE_FALSE);

  g_assert_true (rh_session_undo (self->session, NULL));
  assert_moves (self, "draw 1 1; pass 1; draw 2 1; pass 2; draw 3 0; pass 3");
}

static void
test_decides (StepTable *self, gconstpointer data)
{
  /* Who passed as nothing else was possible, and could build with the right count, gets to decide, once it was said that
   * the cards turned up since then are meant to go. */
  step_table_keys (self, "1 0 1 3");
  assert_moves (self, "draw 1 1; pass 1; draw 2 0; pass 2; draw 3 1; pass 3; draw 1 3; pass 1");
  step_table_click (self, "Correct card 2, turned up by Bram: 0 rails");
  step_table_click (self, "1 rail");
  assert_moves (self, "draw 1 1; pass 1; draw 2 0; pass 2; draw 3 1; pass 3; draw 1 3; pass 1");
  g_assert_true (step_table_says (self->window, "Keep 3 later moves, or take them back?"));
  step_table_click (self, "Correct and Take Back");
  assert_moves (self, "draw 1 1; pass 1; draw 2 1; pass 2; draw 3 1");
  g_assert_true (step_table_says (self->window, "Does Csilla build through the savanna?"));

  g_assert_true (rh_session_undo (self->session, NULL));
  assert_moves (self, "draw 1 1; pass 1; draw 2 0; pass 2; draw 3 1; pass 3; draw 1 3; pass 1");
}

static void
test_left (StepTable *self, gconstpointer data)
{
  /* Tapped once more, Escape, or the count that it has: nothing changes, and the question from before is there. */
  static const char *const ways[] = { "Correct card 1, turned up by Anna: 1 rail", "1 rail", "Correct a Card", NULL };

  step_table_keys (self, "1");
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++) {
    step_table_click (self, "Correct card 1, turned up by Anna: 1 rail");
    g_assert_true (step_table_says (self->window, "Card 1 (Anna): how many rails?"));
    if (ways[i] != NULL)
      step_table_click (self, ways[i]);
    else
      step_table_keys (self, "Escape");
    g_assert_true (step_table_says (self->window, "How many rails does Bram turn up?"));
    assert_moves (self, "draw 1 1; pass 1");
  }
  g_assert_false (step_table_key (self, "Escape"));

  /* An undo takes back no move meanwhile. */
  step_table_keys (self, "c");
  g_assert_true (rh_step_take_back (self->step));
  g_assert_true (step_table_says (self->window, "How many rails does Bram turn up?"));
  assert_moves (self, "draw 1 1; pass 1");
  g_assert_false (rh_step_take_back (self->step));
}

static void
test_offered (StepTable *self, gconstpointer data)
{
  /* Who taps the very card that the button has turned to means that one: its count is for it, and for nobody else’s. */
  step_table_keys (self, "1");
  step_table_click (self, "Correct a Card");
  step_table_click (self, "Correct card 1, turned up by Anna: 1 rail");
  g_assert_true (step_table_says (self->window, "Card 1 (Anna): how many rails?"));
  step_table_click (self, "0 rails");
  assert_moves (self, "draw 1 0; pass 1");

  step_table_click (self, "Correct a Card");
  step_table_click (self, "Correct card 1, turned up by Anna: 0 rails");
  step_table_click (self, "Correct card 1, turned up by Anna: 0 rails");
  g_assert_true (step_table_says (self->window, "How many rails does Bram turn up?"));
}

static void
test_key (StepTable *self, gconstpointer data)
{
  /* The key is for the card of whoever had no time to see it, and Backspace for the one before. */
  g_assert_false (step_table_key (self, "c"));
  step_table_keys (self, "1 0 c");
  g_assert_true (step_table_says (self->window, "Card 2 (Bram): how many rails?"));
  step_table_keys (self, "BackSpace");
  g_assert_true (step_table_says (self->window, "Card 1 (Anna): how many rails?"));
  g_assert_false (step_table_key (self, "BackSpace"));
  step_table_keys (self, "0");
  assert_moves (self, "draw 1 0; pass 1; draw 2 0; pass 2");

  /* And so is the same key once more, until there is none before. */
  step_table_keys (self, "c c");
  g_assert_true (step_table_says (self->window, "Card 1 (Anna): how many rails?"));
  step_table_keys (self, "c");
  g_assert_true (step_table_says (self->window, "How many rails does Csilla turn up?"));
}

static void
test_undecided (StepTable *self, gconstpointer data)
{
  /* While somebody decides, neither key nor tap does that; the key goes to the card before theirs, once it was said that theirs is
   * just typed again. */
  step_table_keys (self, "1 2 2");
  assert_moves (self, "draw 1 1; pass 1; draw 2 2; pass 2; draw 3 2");
  g_assert_true (step_table_refuses (self, "c"));
  g_assert_true (step_table_says (self->window, "Just type its rails again."));
  g_assert_true (step_table_says (self->window, "Does Csilla build through the savanna?"));
  step_table_keys (self, "c");
  g_assert_true (step_table_says (self->window, "Card 2 (Bram): how many rails?"));
  g_assert_false (step_table_key (self, "b"));
  g_assert_false (step_table_key (self, "p"));
  step_table_keys (self, "0");
  assert_moves (self, "draw 1 1; pass 1; draw 2 0; pass 2; draw 3 2");
  g_assert_true (step_table_says (self->window, "Does Csilla build through the savanna?"));

  /* Their own is corrected in the same way. */
  step_table_click (self, "Correct card 3, turned up by Csilla: 2 rails");
  step_table_click (self, "3 rails");
  assert_moves (self, "draw 1 1; pass 1; draw 2 0; pass 2; draw 3 3");
}

static void
test_not_passed (StepTable *self, gconstpointer data)
{
  /* A count with which somebody can't build is seen first; the key that gave it, once more, changes nothing. */
  step_table_keys (self, "1 1 2 0 0");
  assert_moves (self, "draw 1 1; pass 1; draw 2 1; pass 2; draw 3 0");
  g_assert_true (step_table_says (self->window, "Does Csilla build through the savanna?"));
  step_table_keys (self, "p");
  assert_moves (self, "draw 1 1; pass 1; draw 2 1; pass 2; draw 3 0; pass 3");
}

static void
test_whole (StepTable *self, gconstpointer data)
{
  /* Of a card that is known whole, the rest stays as it is. */
  step_table_keys (self, "d 1 5");
  assert_moves (self, "draw 1 d1/5; pass 1");
  step_table_click (self, "Correct card 1, turned up by Anna: 1 rail");
  step_table_click (self, "2 rails");
  assert_moves (self, "draw 1 d2/5; pass 1");
}

static void
test_stays_put (StepTable *self, gconstpointer data)
{
  /* Nothing moves when there are cards, nor while one is given another count. */
  int least[3], height[3];
  static const char *const keys[] = { NULL, "1 2", "c" };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++) {
    if (keys[i] != NULL)
      step_table_keys (self, keys[i]);
    gtk_widget_measure (GTK_WIDGET (self->step), GTK_ORIENTATION_HORIZONTAL, -1, &least[i], NULL, NULL, NULL);
    gtk_widget_measure (GTK_WIDGET (self->step), GTK_ORIENTATION_VERTICAL, 400, &height[i], NULL, NULL, NULL);
    g_assert_cmpint (least[i], ==, least[0]);
    g_assert_cmpint (height[i], ==, height[0]);
  }
  g_assert_cmpint (least[0], <=, 312);
}

#define ADD(name, function) g_test_add ("/cape-turned/" name, StepTable, poor, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_setenv ("GTK_A11Y", "test", TRUE);
  g_test_init (&argc, &argv, NULL);
  adw_init ();

  ADD ("change", test_change);
  ADD ("decides", test_decides);
  ADD ("left", test_left);
  ADD ("offered", test_offered);
  ADD ("key", test_key);
  ADD ("undecided", test_undecided);
  ADD ("not-passed", test_not_passed);
  ADD ("whole", test_whole);
  ADD ("stays-put", test_stays_put);

  return g_test_run ();
}
