/* SPDX-License-Identifier: GPL-3.0-or-later
 * A bid of the past was corrected, so that two are tied: once that is settled at the table, all that followed is there. */

#include "step-table.h"

#include "rh-cape-tie-step.h"

static const char *const tied[] = { "reveal d2/7 v1/3 s3/10", "bids 5 5 9", NULL };

static void
play (StepTable *self, const char *line)
{
  g_autoptr (GError) error = NULL;

  rh_session_play (self->session, line, &error);
  g_assert_no_error (error);
}

static void
amend (StepTable *self, const char *line, guint n_left, const char *const *added)
{
  g_autoptr (GError) error = NULL;

  rh_session_amend (self->session, 1, line, n_left, added, &error);
  g_assert_no_error (error);
}

/* What was first entered, and then corrected into a tie of the first two, which cuts all that followed. */
static void
set_up (StepTable *self, gconstpointer data)
{
  step_table_open (self, 3, RH_TYPE_CAPE_TIE_STEP, tied);
  amend (self, "bids 6 5 9", 2, NULL);
  play (self, "pick 3 1");
  play (self, "pick 1 2");
  play (self, "draw 3 1");
  play (self, "pass 3");
  amend (self, "bids 5 5 9", 2, NULL);
}

static void
tear_down (StepTable *self, gconstpointer data)
{
  step_table_close (self);
}

/* Everybody has the same card again, whoever won the draw; one undo takes that back, another the draw's last card. */
static void
test_resume (StepTable *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  step_table_keys (self, "2 3");
  g_assert_cmpuint (rh_session_get_n_played (self->session), ==, 7);
  g_assert_cmpstr (rh_session_get_move (self->session, 2), ==, "tie 1:/2 2:/3");
  g_assert_cmpstr (rh_session_get_move (self->session, 3), ==, "pick 3 1");
  g_assert_cmpstr (rh_session_get_move (self->session, 4), ==, "pick 2 3");
  g_assert_cmpstr (rh_session_get_move (self->session, 6), ==, "pass 3");

  g_assert_true (rh_session_undo (self->session, &error));
  g_assert_cmpstr (step_table_last_move (self), ==, "tie 1:/2 2:/3");
  g_assert_true (rh_session_undo (self->session, &error));
  g_assert_cmpstr (step_table_last_move (self), ==, "bids 5 5 9");
  g_assert_true (rh_session_redo (self->session, &error));
  g_assert_true (rh_session_redo (self->session, &error));
  g_assert_cmpuint (rh_session_get_n_played (self->session), ==, 7);
}

/* A draw that settles nothing asks for another first. */
static void
test_again (StepTable *self, gconstpointer data)
{
  step_table_keys (self, "4 4");
  g_assert_cmpuint (rh_session_get_n_played (self->session), ==, 3);
  step_table_keys (self, "7 1");
  g_assert_cmpuint (rh_session_get_n_played (self->session), ==, 8);
  g_assert_cmpstr (rh_session_get_move (self->session, 5), ==, "pick 1 2");
}

int
main (int argc, char *argv[])
{
  g_setenv ("GTK_A11Y", "test", TRUE);
  g_test_init (&argc, &argv, NULL);
  adw_init ();

#define ADD(path, func) g_test_add ("/step-correct/" path, StepTable, NULL, set_up, func, tear_down)
  ADD ("resume", test_resume);
  ADD ("again", test_again);
#undef ADD

  return g_test_run ();
}
