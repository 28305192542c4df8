/* SPDX-License-Identifier: GPL-3.0-or-later
 * A slip of the past was corrected, so that two are tied, or a build costs more: once that is settled at the table, or decided as
 * before, all that followed is there. */

#include "step-table.h"

#include "rh-cape-build-step.h"
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
amend (StepTable *self, guint i, const char *line, guint n_left)
{
  g_autoptr (GError) error = NULL;

  rh_session_amend (self->session, i, line, n_left, NULL, &error);
  g_assert_no_error (error);
}

/* What was first entered, and then corrected into a tie of the first two, which cuts all that followed. */
static void
set_up (StepTable *self, gconstpointer data)
{
  step_table_open (self, 3, RH_TYPE_CAPE_TIE_STEP, tied);
  amend (self, 1, "bids 6 5 9", 2);
  play (self, "pick 3 1");
  play (self, "pick 1 2");
  play (self, "draw 3 1");
  play (self, "pass 3");
  amend (self, 1, "bids 5 5 9", 2);
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

/* The first needs six rails, and had them until a card turned up was corrected: that costs £10, and was cut with all that followed. */
static const char *const built[] = {
  "reveal s3/7 v1/3 d2/1", "bids 9 5 2", "pick 1 1", "pick 2 2", "draw 1 3", "build 1 bonus=0 buy=0", "reveal m1/1 m2/2 m3/3", NULL,
};

static void
set_up_built (StepTable *self, gconstpointer data)
{
  step_table_open (self, 3, RH_TYPE_CAPE_BUILD_STEP, built);
  amend (self, 4, "draw 1 2", 5);
}

/* Building all the same, for what it costs now, is the one tap that it takes. */
static void
test_decided (StepTable *self, gconstpointer data)
{
  g_assert_cmpuint (rh_session_get_n_played (self->session), ==, 5);
  step_table_keys (self, "b");
  g_assert_cmpuint (rh_session_get_n_played (self->session), ==, 7);
  g_assert_cmpstr (rh_session_get_move (self->session, 5), ==, "build 1 bonus=0 buy=1");
  g_assert_cmpstr (step_table_last_move (self), ==, "reveal m1/1 m2/2 m3/3");

  g_assert_true (rh_session_undo (self->session, NULL));
  g_assert_cmpstr (step_table_last_move (self), ==, "build 1 bonus=0 buy=1");
}

/* Another decision is another game. */
static void
test_decided_otherwise (StepTable *self, gconstpointer data)
{
  step_table_keys (self, "p");
  g_assert_cmpuint (rh_session_get_n_played (self->session), ==, 6);
  g_assert_cmpstr (step_table_last_move (self), ==, "pass 1");
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
#define ADD(path, func) g_test_add ("/step-correct/" path, StepTable, NULL, set_up_built, func, tear_down)
  ADD ("decided", test_decided);
  ADD ("decided-otherwise", test_decided_otherwise);
#undef ADD

  return g_test_run ();
}
