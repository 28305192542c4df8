/* SPDX-License-Identifier: GPL-3.0-or-later
 * A card that was entered wrongly is corrected later: what that would take back of what lies on the table is asked first. */

#include "step-table.h"

#include "rh-cape-build-step.h"

/* Nobody can pay for a rail; Csilla passes as nothing else is possible, and could build with one rail more in the row. */
static const char *const poor[] = {
  "reveal d2/7 v1/3 s3/1", "bids 100 99 98", "pick 1 1", "pick 2 2", "draw 1 1", "pass 1", "draw 2 0", "pass 2",
  "draw 3 1", "pass 3", "draw 1 3", "pass 1", NULL,
};

static void
set_up (StepTable *self, gconstpointer moves)
{
  step_table_open (self, 3, RH_TYPE_CAPE_BUILD_STEP, moves);
  rh_session_set_plays_forced (self->session, TRUE);
  step_table_click (self, "Correct card 2, turned up by Bram: 0 rails");
  step_table_click (self, "1 rail");
}

static void
tear_down (StepTable *self, gconstpointer data)
{
  step_table_close (self);
}

static void
assert_asked (StepTable *self)
{
  g_assert_true (step_table_says (self->window, "Keep 3 later moves, or take them back?"));
  g_assert_true (step_table_says (self->window, "Csilla passed because building was impossible, but can build now."));
  g_assert_true (step_table_says (self->window, "• Csilla passes: 1 rail short, with £2 in hand.\n• Anna turns up: 3 rails.\n• Anna passes: "));
  g_assert_cmpuint (rh_session_get_n_played (self->session), ==, G_N_ELEMENTS (poor) - 1);
  g_assert_cmpstr (rh_session_get_move (self->session, 6), ==, "draw 2 0");
}

static void
assert_left (StepTable *self)
{
  g_assert_false (step_table_says (self->window, "Keep 3 later moves, or take them back?"));
  g_assert_true (step_table_says (self->window, "How many rails does Bram turn up?"));
  g_assert_cmpstr (step_table_last_move (self), ==, "pass 1");
}

static void
test_take_back (StepTable *self, gconstpointer data)
{
  assert_asked (self);
  step_table_click (self, "Correct and Take Back");
  g_assert_cmpstr (rh_session_get_move (self->session, 6), ==, "draw 2 1");
  g_assert_cmpstr (step_table_last_move (self), ==, "draw 3 1");
  g_assert_true (step_table_says (self->window, "Does Csilla build through the savanna?"));
  g_assert_false (step_table_says (self->window, "Take back"));
}

static void
test_keep (StepTable *self, gconstpointer data)
{
  /* Csilla, who couldn't build, might have passed all the same: then the cards lie as they do. */
  step_table_click (self, "Correct and Keep");
  g_assert_cmpuint (rh_session_get_n_played (self->session), ==, G_N_ELEMENTS (poor) - 1);
  g_assert_cmpstr (rh_session_get_move (self->session, 6), ==, "draw 2 1");
  g_assert_cmpstr (step_table_last_move (self), ==, "pass 1");
  g_assert_false (step_table_says (self->window, "Take back"));

  g_assert_true (rh_session_undo (self->session, NULL));
  g_assert_cmpstr (rh_session_get_move (self->session, 6), ==, "draw 2 0");
}

static void
test_leave (StepTable *self, gconstpointer data)
{
  /* Return is for what takes nothing back. */
  assert_asked (self);
  g_assert_true (step_table_enter (self->window));
  assert_left (self);
}

static void
test_not (StepTable *self, gconstpointer data)
{
  step_table_click (self, "Don’t Correct");
  assert_left (self);
}

static void
test_escape (StepTable *self, gconstpointer data)
{
  step_table_keys (self, "Escape");
  assert_left (self);
  g_assert_false (step_table_key (self, "Escape"));
}

static void
test_undo (StepTable *self, gconstpointer data)
{
  /* It was begun last; no move is undone before that. */
  g_assert_true (rh_step_take_back (self->step));
  assert_left (self);
  g_assert_false (rh_step_take_back (self->step));
}

static void
test_keys (StepTable *self, gconstpointer data)
{
  /* What is typed on meanwhile goes nowhere, least of all into what is asked behind it. */
  step_table_keys (self, "2 b p c");
  assert_asked (self);
}

static void
test_elsewhere (StepTable *self, gconstpointer data)
{
  /* The game has gone on: what was worked out holds no longer. */
  g_assert_true (rh_session_play (self->session, "draw 2 2", NULL));
  g_assert_false (step_table_says (self->window, "Keep 3 later moves, or take them back?"));
  g_assert_cmpstr (rh_session_get_move (self->session, 6), ==, "draw 2 0");
}

static void
test_stays_put (StepTable *self, gconstpointer data)
{
  /* Nothing around it moves. */
  int least[2], height[2];

  for (guint i = 0; i < 2; i++) {
    gtk_widget_measure (GTK_WIDGET (self->step), GTK_ORIENTATION_HORIZONTAL, -1, &least[i], NULL, NULL, NULL);
    gtk_widget_measure (GTK_WIDGET (self->step), GTK_ORIENTATION_VERTICAL, 400, &height[i], NULL, NULL, NULL);
    step_table_key (self, "Escape");
  }
  g_assert_cmpint (least[0], ==, least[1]);
  g_assert_cmpint (height[0], ==, height[1]);
}

int
main (int argc, char *argv[])
{
  g_setenv ("GTK_A11Y", "test", TRUE);
  g_test_init (&argc, &argv, NULL);
  adw_init ();

#define ADD(path, func) g_test_add ("/step-cut/" path, StepTable, poor, set_up, func, tear_down)
  ADD ("take-back", test_take_back);
  ADD ("keep", test_keep);
  ADD ("leave", test_leave);
  ADD ("not", test_not);
  ADD ("escape", test_escape);
  ADD ("undo", test_undo);
  ADD ("keys", test_keys);
  ADD ("elsewhere", test_elsewhere);
  ADD ("stays-put", test_stays_put);
#undef ADD

  return g_test_run ();
}
