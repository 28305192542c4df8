/* SPDX-License-Identifier: GPL-3.0-or-later
 * Between the players: a figure that is typed too early isn't taken, and it is said what to press. */

#include "step-table.h"

#include "rh-announce.h"
#include "rh-cape-bids-step.h"

#define HINT "Press Enter first, then type the bid."

static const char *const offer[] = { "reveal d2/7 v1/3 s3/10", NULL };

static void
set_up (StepTable *self, gconstpointer data)
{
  step_table_open (self, 3, RH_TYPE_CAPE_BIDS_STEP, offer);
}

static void
tear_down (StepTable *self, gconstpointer data)
{
  step_table_close (self);
}

/* It rings and says so, gives nothing away, and the figure is no part of the bid that is typed then. */
static void
test_figure (StepTable *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  step_table_keys (self, "1");
  g_assert_nonnull (step_table_find (self->window, "Enter My Bid"));
  g_assert_false (step_table_says (self->window, HINT));
  g_assert_false (step_table_key (self, "l"));
  g_assert_cmpuint (rh_announce_get_n_refused (self->window), ==, 0);

  step_table_keys (self, "9 KP_9");
  g_assert_cmpuint (rh_announce_get_n_refused (self->window), ==, 2);
  g_assert_true (step_table_says (self->window, HINT));
  g_assert_nonnull (step_table_find (self->window, "Enter My Bid"));
  g_assert_cmpuint (rh_session_get_sealed (self->session), ==, 0);

  rh_step_focus (self->step);
  g_assert_true (step_table_enter (self->window));
  step_table_wait_for (step_table_find (self->window, "Enter My Bid") == NULL);
  g_assert_false (step_table_says (self->window, HINT));
  step_table_keys (self, "7 Return");
  g_assert_cmpuint (rh_session_get_sealed (self->session), ==, 1);
  g_assert_true (rh_session_seal_bid (self->session, 1, 0, &error));
  g_assert_true (rh_session_seal_bid (self->session, 2, 0, &error));
  g_assert_true (rh_session_reveal_bids (self->session, &error));
  g_assert_cmpstr (step_table_last_move (self), ==, "bids 7 0 0");
}

/* Whoever comes back finds nothing of it. */
static void
test_back (StepTable *self, gconstpointer data)
{
  step_table_keys (self, "1 9");
  step_table_click (self, "Back");
  g_assert_false (step_table_says (self->window, HINT));
  step_table_keys (self, "2");
  g_assert_false (step_table_says (self->window, HINT));
}

int
main (int argc, char **argv)
{
  g_setenv ("GTK_A11Y", "test", TRUE);
  g_test_init (&argc, &argv, NULL);
  adw_init ();

#define ADD(path, func) g_test_add ("/cape-bid-cover/" path, StepTable, NULL, set_up, func, tear_down)
  ADD ("figure", test_figure);
  ADD ("back", test_back);
#undef ADD

  return g_test_run ();
}
