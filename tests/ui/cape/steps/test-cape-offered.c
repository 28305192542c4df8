/* SPDX-License-Identifier: GPL-3.0-or-later
 * The cards on offer, between a step and the session. */

#include "step-table.h"

#include "rh-cape-bids-step.h"
#include "rh-cape-offered.h"
#include "rh-cape-reveal-step.h"

static const char *const auction[] = { "reveal d2/7 v1/3", NULL };

static void
set_up (StepTable *self, gconstpointer data)
{
  step_table_open (self, 2, RH_TYPE_CAPE_BIDS_STEP, auction);
}

static void
tear_down (StepTable *self, gconstpointer data)
{
  step_table_close (self);
}

/* What is given anew stands beside the bids that are entered, or are going to be, and none where they are sealed; and it is
 * there again beside the cards that are bid on. */
static void
test_bid_on (StepTable *self, gconstpointer data)
{
  static const char *const begun[] = { "", "bids", "bids 12 5_", NULL };
  static const char *const entered[] = { "| __/_ r3/_", "bids | __/_ r3/_", "bids 12 5_ | __/_ r3/_" };

  for (guint i = 0; begun[i] != NULL; i++) {
    RhCapeDraft draft;

    g_assert_true (rh_session_set_draft (self->session, begun[i], NULL));
    draft = rh_cape_offered_get (self->step, TRUE);
    g_assert_cmpint (draft.cards[1].terrain, ==, RH_CAPE_VILLAGE);
    draft.anew[1] = (RhCapeParts) { RH_CAPE_RIVER, 3, RH_CAPE_PART_OPEN };
    rh_cape_offered_enter (self->step, &draft, TRUE);
    g_assert_cmpstr (rh_session_get_draft (self->session), ==, entered[i]);
    g_assert_cmpint (rh_cape_offered_get (self->step, TRUE).anew[1].rails, ==, 3);
  }
}

/* They are the last move, which is corrected. */
static void
test_correct (StepTable *self, gconstpointer data)
{
  RhCapeDraft draft = rh_cape_offered_get (self->step, TRUE);

  draft.cards[0].value = 9;
  g_assert_true (rh_cape_offered_correct (self->step, &draft, 2));
  g_assert_cmpstr (step_table_last_move (self), ==, "reveal d2/9 v1/3");
  g_assert_cmpuint (rh_session_get_n_played (self->session), ==, 1);
}

/* Where it isn't known how they were entered they are as they were, until something is. */
static void
test_recall (StepTable *self, gconstpointer data)
{
  RhCapeDraft draft;

  g_assert_true (rh_session_undo (self->session, NULL));
  draft = rh_cape_offered_get (self->step, FALSE);
  g_assert_cmpint (draft.cards[0].value, ==, 7);
  draft.anew[0] = (RhCapeParts) { RH_CAPE_RIVER, RH_CAPE_PART_OPEN, RH_CAPE_PART_OPEN };
  rh_cape_offered_enter (self->step, &draft, FALSE);
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "reveal d2/7>r_/_ v1/3");
  draft = rh_cape_offered_get (self->step, FALSE);
  g_assert_true (rh_cape_offered_play (self->step, &draft, 2));
  g_assert_cmpstr (step_table_last_move (self), ==, "reveal d2/7 v1/3");
}

/* Which card comes next, and which is being entered, be it anew. */
static void
test_find (void)
{
  RhCapeDraft before = rh_cape_draft_parse ("reveal d2/7>r_/_ v1/3 m_/_", RH_CAPE_MOVE_REVEAL);
  RhCapeDraft draft = before;

  g_assert_cmpint (rh_cape_offered_find_next (&draft, 3), ==, 2);
  g_assert_cmpint (rh_cape_offered_find_next (&draft, 2), ==, -1);
  g_assert_cmpint (rh_cape_offered_find_entered (&before, &draft, 3), ==, -1);
  draft.anew[1].terrain = RH_CAPE_SAVANNA;
  g_assert_cmpint (rh_cape_offered_find_entered (&before, &draft, 3), ==, 1);
  g_assert_cmpint (rh_cape_offered_find_entered (&draft, &before, 3), ==, -1);
  draft = before;
  draft.cards[2].rails = 1;
  g_assert_cmpint (rh_cape_offered_find_entered (&before, &draft, 3), ==, 2);
}

int
main (int argc, char **argv)
{
  g_setenv ("GTK_A11Y", "test", TRUE);
  g_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add ("/cape-offered/bid-on", StepTable, NULL, set_up, test_bid_on, tear_down);
  g_test_add ("/cape-offered/correct", StepTable, NULL, set_up, test_correct, tear_down);
  g_test_add ("/cape-offered/recall", StepTable, NULL, set_up, test_recall, tear_down);

  g_test_add_func ("/cape-offered/find", test_find);

  return g_test_run ();
}
