/* SPDX-License-Identifier: GPL-3.0-or-later
 * What lies in the middle of the table. */

#include "step-table.h"

#include "rh-cape-pick-step.h"
#include "rh-cape-replay-middle.h"

static const char *const none[] = { NULL };

/* The table beside, for its players and its window; the middle in its place. */
typedef struct {
  StepTable  table;
  GtkWidget *middle;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  step_table_open (&self->table, 2, RH_TYPE_CAPE_PICK_STEP, none);
  self->middle = g_object_ref_sink (rh_cape_replay_middle_new ());
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  g_object_unref (self->middle);
  step_table_close (&self->table);
}

static void
play (Fixture *self, const char *move)
{
  g_autoptr (GError) error = NULL;

  rh_session_play (self->table.session, move, &error);
  g_assert_no_error (error);
  rh_cape_replay_middle_update (self->middle,
                                rh_session_get_setup (self->table.session),
                                rh_session_get_state (self->table.session));
}

static gboolean
has (Fixture *self, const char *name)
{
  return step_table_find (self->middle, name) != NULL;
}

/* Through an auction the cards stay, and say who took them; then come the common row and the sum; then nothing. */
static void
test_round (Fixture *self, gconstpointer data)
{
  rh_cape_replay_middle_update (self->middle,
                                rh_session_get_setup (self->table.session),
                                rh_session_get_state (self->table.session));
  g_assert_false (has (self, "Cards on offer"));
  g_assert_false (has (self, "Common row: 0 rails"));

  play (self, "reveal d2/7 v1/3");
  g_assert_true (has (self, "Cards on offer"));
  g_assert_true (has (self, "Desert, 2 rails, £7, needs 8 rails"));
  g_assert_false (step_table_says (self->middle, "Anna"));
  play (self, "bids 12 0");
  g_assert_true (has (self, "Cards on offer"));
  play (self, "pick 1 1");
  g_assert_true (step_table_says (self->middle, "▲ Anna"));
  g_assert_true (step_table_says (self->middle, "■ Bram"));

  play (self, "draw 1 3");
  g_assert_false (has (self, "Cards on offer"));
  g_assert_true (has (self, "Common row: 3 rails"));
  g_assert_true (has (self, "Common row 3, own cards 2, bonus rails 0: 5 of 8 for the desert. 3 rails short: £30"));
  play (self, "build 1 bonus=0 buy=3");
  g_assert_false (has (self, "Common row: 0 rails"));
}

int
main (int argc, char **argv)
{
  g_setenv ("GTK_A11Y", "test", TRUE);
  g_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add ("/cape-replay-middle/round", Fixture, NULL, set_up, test_round, tear_down);

  return g_test_run ();
}
