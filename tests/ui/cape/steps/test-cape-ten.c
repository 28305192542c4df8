/* SPDX-License-Identifier: GPL-3.0-or-later
 * Tens, typed as a 1 and a 0. */

#include "step-table.h"

#include "rh-cape-pick-step.h"
#include "rh-cape-ten.h"

static const char *const drawn[] = { "reveal d2/1 v1/1 s3/10", "bids 5 5 9", "tie 1:/7 2:/1", NULL };

static void
set_up (StepTable *self, gconstpointer data)
{
  step_table_open (self, 3, RH_TYPE_CAPE_PICK_STEP, data);
}

static void
tear_down (StepTable *self, gconstpointer data)
{
  step_table_close (self);
}

/* The last value of the move before, once; it is a correction, which an undo takes back. */
static void
test_last (StepTable *self, gconstpointer data)
{
  RhCapeTen ten = { 0 };

  g_assert_false (rh_cape_ten_key (&ten, self->step, GDK_KEY_0, 0));
  rh_cape_ten_update (&ten, self->step);
  g_assert_false (rh_cape_ten_key (&ten, self->step, GDK_KEY_1, 0));
  g_assert_false (rh_cape_ten_key (&ten, self->step, GDK_KEY_0, GDK_CONTROL_MASK));
  g_assert_true (rh_cape_ten_key (&ten, self->step, GDK_KEY_0, 0));
  g_assert_cmpstr (step_table_last_move (self), ==, "tie 1:/7 2:/10");
  g_assert_false (rh_cape_ten_key (&ten, self->step, GDK_KEY_0, 0));
  g_assert_true (rh_session_undo (self->session, NULL));
  g_assert_cmpstr (step_table_last_move (self), ==, "tie 1:/7 2:/1");
}

/* Only soon after it; another value, where that was given last; and nothing once something else was told. */
static void
test_none (StepTable *self, gconstpointer data)
{
  RhCapeTen ten = { 0 };

  rh_cape_ten_update (&ten, self->step);
  rh_cape_ten_await (&ten, 0);
  g_assert_false (rh_cape_ten_key (&ten, self->step, GDK_KEY_0, 0));
  rh_cape_ten_await (&ten, 1);
  ten.until -= RH_CAPE_TEN_US;
  g_assert_false (rh_cape_ten_key (&ten, self->step, GDK_KEY_0, 0));
  rh_cape_ten_await (&ten, 1);
  rh_cape_ten_end (&ten);
  g_assert_false (rh_cape_ten_key (&ten, self->step, GDK_KEY_0, 0));
  rh_cape_ten_update (&ten, self->step);
  g_assert_false (rh_cape_ten_key (&ten, self->step, GDK_KEY_0, 0));
  g_assert_cmpstr (step_table_last_move (self), ==, "tie 1:/7 2:/1");
}

/* After a move without values there is none. */
static void
test_other (StepTable *self, gconstpointer data)
{
  RhCapeTen ten = { 0 };

  step_table_keys (self, "1");
  g_assert_true (g_str_has_prefix (step_table_last_move (self), "pick "));
  rh_cape_ten_update (&ten, self->step);
  g_assert_false (rh_cape_ten_key (&ten, self->step, GDK_KEY_0, 0));
}

#define ADD(name, function) g_test_add ("/cape-ten/" name, StepTable, drawn, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_setenv ("GTK_A11Y", "test", TRUE);
  g_test_init (&argc, &argv, NULL);
  adw_init ();

  ADD ("last", test_last);
  ADD ("none", test_none);
  ADD ("other", test_other);

  return g_test_run ();
}
