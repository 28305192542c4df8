/* SPDX-License-Identifier: GPL-3.0-or-later
 * What is entered of a move, without a game. */

#include "rh-drafts.h"

static void
enter (RhDrafts *drafts, const char *first, const char *second)
{
  rh_drafts_enter (drafts, first);
  rh_drafts_enter (drafts, second);
}

/* One thing after another, back and forth; what is entered instead of what was undone takes its place. */
static void
test_steps (void)
{
  g_autoptr (RhDrafts) drafts = rh_drafts_new ();

  g_assert_cmpstr (rh_drafts_get (drafts), ==, "");
  g_assert_false (rh_drafts_can_redo (drafts));
  enter (drafts, "a", "a b");
  rh_drafts_step (drafts, FALSE, FALSE);
  g_assert_cmpstr (rh_drafts_get (drafts), ==, "a");
  g_assert_true (rh_drafts_can_redo (drafts));
  rh_drafts_step (drafts, TRUE, FALSE);
  g_assert_cmpstr (rh_drafts_get (drafts), ==, "a b");
  rh_drafts_step (drafts, FALSE, FALSE);
  rh_drafts_enter (drafts, "a c");
  g_assert_cmpstr (rh_drafts_get (drafts), ==, "a c");
  g_assert_false (rh_drafts_can_redo (drafts));
}

/* What an undo would leave, and a redo bring, is known before: of a move, too, as long as what led to it is. */
static void
test_known (void)
{
  g_autoptr (RhDrafts) drafts = rh_drafts_new ();

  g_assert_null (rh_drafts_get_before (drafts));
  g_assert_null (rh_drafts_get_after (drafts));
  enter (drafts, "a", "a b");
  g_assert_cmpstr (rh_drafts_get_before (drafts), ==, "a");
  rh_drafts_step (drafts, FALSE, FALSE);
  g_assert_cmpstr (rh_drafts_get_before (drafts), ==, "");
  g_assert_cmpstr (rh_drafts_get_after (drafts), ==, "a b");
  rh_drafts_step (drafts, TRUE, FALSE);
  g_assert_null (rh_drafts_get_after (drafts));
  rh_drafts_leave (drafts, RH_DONE_PLAYED, 1);
  g_assert_null (rh_drafts_get_before (drafts));
  g_assert_cmpstr (rh_drafts_get_behind (drafts, 1), ==, "a b");
  rh_drafts_leave (drafts, RH_DONE_PLAYED, 2);
  g_assert_null (rh_drafts_get_behind (drafts, 2));
}

/* An undone move shows what led to it; each of that is undone, and redone, and then the move is. */
static void
test_move (void)
{
  g_autoptr (RhDrafts) drafts = rh_drafts_new ();

  enter (drafts, "a", "a b");
  rh_drafts_leave (drafts, RH_DONE_PLAYED, 1);
  g_assert_cmpstr (rh_drafts_get (drafts), ==, "");
  rh_drafts_leave (drafts, RH_DONE_UNDONE, 0);
  g_assert_cmpstr (rh_drafts_get (drafts), ==, "a b");
  g_assert_true (drafts->leads_on);
  rh_drafts_step (drafts, FALSE, TRUE);
  rh_drafts_step (drafts, FALSE, TRUE);
  g_assert_cmpstr (rh_drafts_get (drafts), ==, "");
  g_assert_true (rh_drafts_can_redo (drafts));
  rh_drafts_step (drafts, TRUE, TRUE);
  rh_drafts_step (drafts, TRUE, TRUE);
  rh_drafts_leave (drafts, RH_DONE_REDONE, 1);
  rh_drafts_leave (drafts, RH_DONE_UNDONE, 0);
  g_assert_cmpstr (rh_drafts_get (drafts), ==, "a b");
}

/* So does each move before that, as far back as one goes; a move made there gives up what led to the others. */
static void
test_far (void)
{
  g_autoptr (RhDrafts) drafts = rh_drafts_new ();

  enter (drafts, "a", "a b");
  rh_drafts_leave (drafts, RH_DONE_PLAYED, 1);
  enter (drafts, "c", "c d");
  rh_drafts_leave (drafts, RH_DONE_PLAYED, 2);
  rh_drafts_leave (drafts, RH_DONE_UNDONE, 1);
  g_assert_cmpstr (rh_drafts_get (drafts), ==, "c d");
  rh_drafts_step (drafts, FALSE, TRUE);
  rh_drafts_step (drafts, FALSE, TRUE);
  rh_drafts_leave (drafts, RH_DONE_UNDONE, 0);
  g_assert_cmpstr (rh_drafts_get (drafts), ==, "a b");
  g_assert_true (drafts->leads_on);

  rh_drafts_leave (drafts, RH_DONE_REDONE, 1);
  rh_drafts_step (drafts, TRUE, TRUE);
  rh_drafts_step (drafts, TRUE, TRUE);
  g_assert_cmpstr (rh_drafts_get (drafts), ==, "c d");
  rh_drafts_leave (drafts, RH_DONE_REDONE, 2);
  rh_drafts_leave (drafts, RH_DONE_UNDONE, 1);
  rh_drafts_step (drafts, FALSE, TRUE);
  rh_drafts_step (drafts, FALSE, TRUE);
  rh_drafts_leave (drafts, RH_DONE_UNDONE, 0);
  rh_drafts_enter (drafts, "a e");
  rh_drafts_leave (drafts, RH_DONE_PLAYED, 1);
  g_assert_false (rh_drafts_can_redo (drafts));
  rh_drafts_leave (drafts, RH_DONE_UNDONE, 0);
  g_assert_cmpstr (rh_drafts_get (drafts), ==, "a e");
}

/* What was entered after a move and undone with it is redone after it; not where another move was made. */
static void
test_ahead (void)
{
  g_autoptr (RhDrafts) drafts = rh_drafts_new ();

  rh_drafts_leave (drafts, RH_DONE_PLAYED, 1);
  enter (drafts, "c", "c d");
  rh_drafts_step (drafts, FALSE, FALSE);
  rh_drafts_step (drafts, FALSE, FALSE);
  rh_drafts_leave (drafts, RH_DONE_UNDONE, 0);
  rh_drafts_leave (drafts, RH_DONE_REDONE, 1);
  g_assert_cmpstr (rh_drafts_get (drafts), ==, "");
  rh_drafts_step (drafts, TRUE, FALSE);
  rh_drafts_step (drafts, TRUE, FALSE);
  g_assert_cmpstr (rh_drafts_get (drafts), ==, "c d");

  rh_drafts_leave (drafts, RH_DONE_UNDONE, 0);
  rh_drafts_leave (drafts, RH_DONE_PLAYED, 1);
  g_assert_false (rh_drafts_can_redo (drafts));
}

/* Where a move can be redone that it didn't lead to, what is undone to its beginning doesn't stand before it. */
static void
test_aside (void)
{
  g_autoptr (RhDrafts) drafts = rh_drafts_new ();

  enter (drafts, "a", "a b");
  rh_drafts_step (drafts, FALSE, TRUE);
  rh_drafts_step (drafts, FALSE, TRUE);
  g_assert_false (rh_drafts_can_redo (drafts));
}

/* Where the same is asked after a correction, what had been entered stays; undone first is the correction. */
static void
test_mended (void)
{
  g_autoptr (RhDrafts) drafts = rh_drafts_new ();

  enter (drafts, "a", "a b");
  rh_drafts_leave (drafts, RH_DONE_MENDED, 1);
  g_assert_cmpstr (rh_drafts_get (drafts), ==, "a b");
  g_assert_false (rh_drafts_can_undo (drafts));
  g_assert_false (rh_drafts_can_redo (drafts));

  rh_drafts_enter (drafts, "a b c");
  rh_drafts_leave (drafts, RH_DONE_MENDED, 2);
  g_assert_false (rh_drafts_can_undo (drafts));
  rh_drafts_leave (drafts, RH_DONE_UNCORRECTED, 2);
  g_assert_true (rh_drafts_can_undo (drafts));
  rh_drafts_step (drafts, FALSE, FALSE);
  g_assert_cmpstr (rh_drafts_get (drafts), ==, "a b");
  g_assert_false (rh_drafts_can_undo (drafts));

  rh_drafts_leave (drafts, RH_DONE_UNCORRECTED, 1);
  rh_drafts_step (drafts, FALSE, FALSE);
  g_assert_cmpstr (rh_drafts_get (drafts), ==, "a");
}

/* What was entered of the last move has corrected that: it is gone, but for what was entered of the next one, and there again
 * when the correction is undone. */
static void
test_mended_anew (void)
{
  g_autoptr (RhDrafts) drafts = rh_drafts_new ();

  rh_drafts_enter (drafts, "a");
  enter (drafts, "a | x", "a | x y");
  rh_drafts_leave (drafts, RH_DONE_MENDED, 1);
  g_assert_cmpstr (rh_drafts_get (drafts), ==, "a");
  g_assert_false (rh_drafts_can_undo (drafts));
  rh_drafts_enter (drafts, "a b");
  rh_drafts_step (drafts, FALSE, FALSE);

  for (guint i = 0; i < 2; i++) {
    rh_drafts_leave (drafts, RH_DONE_UNCORRECTED, 1);
    g_assert_cmpstr (rh_drafts_get (drafts), ==, "a | x y");
    rh_drafts_step (drafts, FALSE, FALSE);
    g_assert_cmpstr (rh_drafts_get (drafts), ==, "a | x");
    rh_drafts_step (drafts, TRUE, FALSE);
    g_assert_false (rh_drafts_can_redo (drafts));
    rh_drafts_leave (drafts, RH_DONE_MENDED, 1);
    g_assert_cmpstr (rh_drafts_get (drafts), ==, "a");
  }
}

/* So it is when moves were played after the correction, and undone. */
static void
test_mended_far (void)
{
  g_autoptr (RhDrafts) drafts = rh_drafts_new ();

  rh_drafts_enter (drafts, "a");
  rh_drafts_leave (drafts, RH_DONE_MENDED, 1);
  rh_drafts_enter (drafts, "a b");
  rh_drafts_leave (drafts, RH_DONE_PLAYED, 1);
  g_assert_cmpstr (rh_drafts_get (drafts), ==, "");
  rh_drafts_leave (drafts, RH_DONE_UNDONE, 0);
  g_assert_cmpstr (rh_drafts_get (drafts), ==, "a b");
  rh_drafts_step (drafts, FALSE, TRUE);
  g_assert_cmpstr (rh_drafts_get (drafts), ==, "a");
  g_assert_false (rh_drafts_can_undo (drafts));
}

/* Where something else is asked after it, a correction leaves nothing of it; undone, it is there again, each correction's own. */
static void
test_corrections (void)
{
  g_autoptr (RhDrafts) drafts = rh_drafts_new ();

  rh_drafts_enter (drafts, "a");
  rh_drafts_leave (drafts, RH_DONE_CORRECTED, 1);
  g_assert_cmpstr (rh_drafts_get (drafts), ==, "");
  rh_drafts_enter (drafts, "b");
  rh_drafts_leave (drafts, RH_DONE_CORRECTED, 2);
  rh_drafts_leave (drafts, RH_DONE_UNCORRECTED, 2);
  g_assert_cmpstr (rh_drafts_get (drafts), ==, "b");
  rh_drafts_leave (drafts, RH_DONE_UNCORRECTED, 1);
  g_assert_cmpstr (rh_drafts_get (drafts), ==, "a");
}

/* What waits where something else is asked for by a correction is of the next move alone, and is there again when that is given. */
static void
test_waiting (void)
{
  g_autoptr (RhDrafts) drafts = rh_drafts_new ();
  g_autoptr (GPtrArray) waits = NULL;

  rh_drafts_enter (drafts, "| a");
  g_assert_null (rh_drafts_dup_answers (drafts));
  enter (drafts, "a", "a b");
  rh_drafts_enter (drafts, "a b | a");
  waits = rh_drafts_dup_answers (drafts);
  g_assert_cmpuint (waits->len, ==, 3);
  rh_drafts_leave (drafts, RH_DONE_CORRECTED, 1);
  g_assert_cmpstr (rh_drafts_get (drafts), ==, "");
  for (guint i = 0; i < 2; i++) {
    rh_drafts_leave (drafts, RH_DONE_PLAYED, 3);
    rh_drafts_resume (drafts, waits);
    g_assert_cmpstr (rh_drafts_get (drafts), ==, "a b");
    g_assert_false (rh_drafts_can_undo (drafts));
    g_assert_false (rh_drafts_can_redo (drafts));
    rh_drafts_enter (drafts, "a b c");
    rh_drafts_step (drafts, FALSE, FALSE);
    rh_drafts_leave (drafts, RH_DONE_UNDONE, 2);
    g_assert_cmpstr (rh_drafts_get (drafts), ==, "");
  }
  rh_drafts_leave (drafts, RH_DONE_REDONE, 3);
  g_assert_cmpstr (rh_drafts_get (drafts), ==, "a b");
  rh_drafts_leave (drafts, RH_DONE_UNDONE, 2);
  rh_drafts_leave (drafts, RH_DONE_UNCORRECTED, 1);
  g_assert_cmpstr (rh_drafts_get (drafts), ==, "a b | a");
}

/* A move in the place of the last one was led to by the same. */
static void
test_replaced (void)
{
  g_autoptr (RhDrafts) drafts = rh_drafts_new ();

  rh_drafts_enter (drafts, "a");
  rh_drafts_leave (drafts, RH_DONE_PLAYED, 1);
  rh_drafts_leave (drafts, RH_DONE_REPLACED, 1);
  rh_drafts_leave (drafts, RH_DONE_UNDONE, 0);
  g_assert_cmpstr (rh_drafts_get (drafts), ==, "a");
}

/* As they were left. */
static void
test_load (void)
{
  g_autoptr (RhDrafts) drafts = rh_drafts_new ();
  GPtrArray *texts = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (texts, g_strdup ("a"));
  g_ptr_array_add (texts, g_strdup ("a b"));
  rh_drafts_load (drafts, texts, 1, TRUE);
  g_assert_cmpstr (rh_drafts_get (drafts), ==, "a");
  g_assert_true (rh_drafts_can_redo (drafts));
  g_assert_true (drafts->leads_on);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/drafts/steps", test_steps);
  g_test_add_func ("/drafts/known", test_known);
  g_test_add_func ("/drafts/move", test_move);
  g_test_add_func ("/drafts/far", test_far);
  g_test_add_func ("/drafts/ahead", test_ahead);
  g_test_add_func ("/drafts/aside", test_aside);
  g_test_add_func ("/drafts/mended", test_mended);
  g_test_add_func ("/drafts/mended-anew", test_mended_anew);
  g_test_add_func ("/drafts/mended-far", test_mended_far);
  g_test_add_func ("/drafts/corrections", test_corrections);
  g_test_add_func ("/drafts/waiting", test_waiting);
  g_test_add_func ("/drafts/replaced", test_replaced);
  g_test_add_func ("/drafts/load", test_load);

  return g_test_run ();
}
