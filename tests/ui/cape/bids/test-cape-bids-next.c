/* SPDX-License-Identifier: GPL-3.0-or-later
 * Whose bid is asked for: the next player's, whoever comes first, and who gives up a bid. */

#include "step-table.h"

#include "rh-cape-bids-step.h"

static const char *const auction[] = { "reveal d2/7 v1/3", NULL };

/* To the second auction: what Csilla has paid in the first limits her bid there. */
static const char *const second[] = { "reveal m0/4 s0/8 s2/10", "bids 0 0 6", "tie 1:m0/2 2:r2/7", "pick 3 2", "pick 2 1", "draw 3 d2/2",
                                      "pass 3", "draw 1 3", "build 1 bonus=0 buy=0", "reveal d3/5 r3/5 v1/4", NULL };

static void
set_up (StepTable *self, gconstpointer data)
{
  step_table_open (self, 2, RH_TYPE_CAPE_BIDS_STEP, auction);
}

static void
set_up_second (StepTable *self, gconstpointer data)
{
  step_table_open (self, 3, RH_TYPE_CAPE_BIDS_STEP, second);
}

static void
tear_down (StepTable *self, gconstpointer data)
{
  step_table_close (self);
}

static void
open_anna (StepTable *self)
{
  step_table_click (self, "Anna, waiting");
  step_table_click (self, "Enter My Bid");
}

static gboolean
has_focus (StepTable *self, const char *name)
{
  return gtk_root_get_focus (GTK_ROOT (self->window)) == step_table_find (self->window, name);
}

/* A figure opens the bid of who is asked, and begins it; one that comes when all are sealed is nobody's, and rings. */
static void
test_figure (StepTable *self, gconstpointer data)
{
  g_assert_false (step_table_key (self, "l"));
  g_assert_true (step_table_says (self->window, "Anna bids next"));
  g_assert_true (step_table_key (self, "2"));
  g_assert_true (rh_step_is_alone (self->step));
  step_table_keys (self, "KP_9 Return");
  g_assert_true (step_table_says (self->window, "Bram bids next"));
  step_table_keys (self, "7 Return");
  g_assert_true (step_table_refuses (self, "1"));
  step_table_click (self, "Reveal");
  g_assert_cmpstr (step_table_last_move (self), ==, "bids 29 7");
}

/* Who has pressed Enter twice where nothing was typed may be a key behind from there: what must be done first is said, and who looks
 * finds their own bid open. What is typed on without a look is cape-bids-haste's. */
static void
test_slipped (StepTable *self, gconstpointer data)
{
  const char *said = "Nothing was sealed just now. Tap, or press Backspace (⌫).";

  rh_step_focus (self->step);
  g_assert_true (step_table_enter (self->window));
  step_table_keys (self, "Return Return");
  g_assert_false (rh_step_is_alone (self->step));
  g_assert_true (step_table_says (self->window, said));

  g_assert_true (step_table_enter (self->window));
  step_table_keys (self, "2 Return");
  g_assert_true (rh_session_is_sealed (self->session, 0));
  g_assert_false (step_table_says (self->window, said));
}

/* Enter goes on: what opens the next player's bid has the focus. That is the next one clockwise of who bid last, in whatever
 * order they come; who gives up a sealed bid is asked for it again. */
static void
test_next (StepTable *self, gconstpointer data)
{
  step_table_click (self, "Bram, waiting");
  g_assert_true (step_table_says (self->window, "Bram bids next"));
  g_assert_true (has_focus (self, "Enter My Bid"));
  step_table_click (self, "Enter My Bid");
  step_table_keys (self, "5 Return");
  g_assert_nonnull (step_table_find (self->window, "Bram, sealed"));
  g_assert_true (step_table_says (self->window, "Anna bids next"));
  g_assert_true (has_focus (self, "Enter My Bid"));
  step_table_click (self, "Enter My Bid");
  step_table_keys (self, "4 Return");
  g_assert_true (has_focus (self, "Reveal"));

  step_table_click (self, "Bram, sealed");
  step_table_click (self, "Withdraw");
  g_assert_true (step_table_says (self->window, "Bram bids next"));
  g_assert_true (rh_session_seal_bid (self->session, 1, 3, NULL));
  g_assert_true (rh_session_undo (self->session, NULL));
  g_assert_true (step_table_says (self->window, "Bram bids next"));
}

/* Whoever bid first, those whose bids an undo has taken back are asked as they sit: the last one again, and once there are two, the
 * first of these. */
static void
test_undone (StepTable *self, gconstpointer data)
{
  g_assert_true (rh_session_seal_bid (self->session, 1, 3, NULL));
  g_assert_true (rh_session_undo (self->session, NULL));
  g_assert_true (step_table_says (self->window, "Bram bids next"));
  g_assert_true (rh_session_seal_bid (self->session, 1, 3, NULL));
  g_assert_true (rh_session_seal_bid (self->session, 0, 4, NULL));
  g_assert_true (rh_session_undo (self->session, NULL));
  g_assert_true (step_table_says (self->window, "Anna bids next"));
  g_assert_true (rh_session_undo (self->session, NULL));
  g_assert_true (step_table_says (self->window, "Anna bids next"));
  step_table_click (self, "Enter My Bid");
  step_table_keys (self, "7 Return");
  g_assert_true (step_table_says (self->window, "Bram bids next"));
}

/* Who has sealed may take the bid back and give another, without seeing it; Enter leaves it sealed. */
static void
test_take_back (StepTable *self, gconstpointer data)
{
  open_anna (self);
  step_table_keys (self, "4 2 Return");
  step_table_click (self, "Anna, sealed");
  g_assert_true (step_table_says (self->window, "Anna’s bid is sealed"));
  g_assert_false (step_table_says (self->window, "42"));
  /* A tap too many on a tile, and Enter, must not lose the bid. */
  g_assert_true (has_focus (self, "Back"));
  step_table_click (self, "Back");
  g_assert_true (rh_session_is_sealed (self->session, 0));
  step_table_click (self, "Anna, sealed");
  step_table_click (self, "Withdraw");
  g_assert_false (rh_session_is_sealed (self->session, 0));
  step_table_click (self, "Enter My Bid");
  step_table_keys (self, "7 Return");
  step_table_click (self, "Enter My Bid");
  step_table_keys (self, "1 Return");
  step_table_click (self, "Reveal");
  g_assert_cmpstr (step_table_last_move (self), ==, "bids 7 1");
}

/* An undo while a sealed bid is looked at takes it back: there is nothing to look at any more. */
static void
test_looked_at (StepTable *self, gconstpointer data)
{
  open_anna (self);
  step_table_keys (self, "4 2 Return");
  step_table_click (self, "Anna, sealed");
  g_assert_true (rh_session_undo (self->session, NULL));
  g_assert_null (step_table_find (self->window, "Withdraw"));
  g_assert_nonnull (step_table_find (self->window, "Anna, waiting"));
}

/* What she paid was more, so the sealed bids are dropped: that is said at the table, until the next one is given, and the first player
 * is asked, whoever had bid. An undo that takes one back says so itself. */
static void
test_dropped (StepTable *self, gconstpointer data)
{
  static const char why[] = "The correction has dropped the sealed bids. Please bid again.";

  g_assert_true (rh_session_seal_bid (self->session, 1, 4, NULL));
  g_assert_true (rh_session_undo (self->session, NULL));
  g_assert_false (step_table_says (self->window, why));
  g_assert_true (rh_session_seal_bid (self->session, 2, 5, NULL));
  g_assert_true (rh_session_amend (self->session, 1, "bids 0 0 7", rh_session_get_n_played (self->session), NULL, NULL));
  g_assert_cmpuint (rh_session_get_n_sealed (self->session), ==, 0);
  g_assert_true (step_table_says (self->window, why));
  g_assert_true (step_table_says (self->window, "Anna bids next"));

  step_table_click (self, "Enter My Bid");
  step_table_keys (self, "7 Return");
  g_assert_true (step_table_says (self->window, "Bram bids next"));
  g_assert_false (step_table_says (self->window, why));
}

#define ADD(name, function) g_test_add ("/cape-bids-next/" name, StepTable, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_setenv ("GTK_A11Y", "test", TRUE);
  g_test_init (&argc, &argv, NULL);
  adw_init ();

  ADD ("figure", test_figure);
  ADD ("slipped", test_slipped);
  ADD ("next", test_next);
  ADD ("undone", test_undone);
  ADD ("take-back", test_take_back);
  ADD ("looked-at", test_looked_at);
  g_test_add ("/cape-bids-next/dropped", StepTable, NULL, set_up_second, test_dropped, tear_down);

  return g_test_run ();
}
