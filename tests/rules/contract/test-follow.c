/* SPDX-License-Identifier: GPL-3.0-or-later
 * Later moves follow a corrected one: as they are, with other figures, or in another order. */

#include "rh-follow.h"

#include "cape-table.h"

static RhFold *
open_game (const char *moves)
{
  g_autoptr (RhSetup) setup = cape_table_setup (3, NULL);
  g_auto (GStrv) lines = g_strsplit (moves, ";", -1);
  g_autoptr (GError) error = NULL;
  RhFold *fold = rh_fold_new_moves (setup, (const char *const *) lines, g_strv_length (lines), NULL, &error);

  g_assert_no_error (error);

  return fold;
}

static guint
follow (RhFold **was, RhFold *then, const char *text, const char *expected, GError **error)
{
  g_auto (GStrv) lines = g_strsplit (text, ";", -1);
  g_autoptr (GPtrArray) added = g_ptr_array_new_null_terminated (8, g_free, TRUE);
  g_autofree char *joined = NULL;
  guint n = rh_follow (was, then, (const char *const *) lines, g_strv_length (lines), added, error);

  joined = g_strjoinv (";", (char **) added->pdata);
  g_assert_cmpstr (joined, ==, expected);

  return n;
}

#define OFFER "reveal s3/10 s3/5 d2/1;"

static void
test_same (void)
{
  /* A line that fits is played in both games, alone. */
  g_autoptr (RhFold) was = open_game (OFFER "bids 5 3 1");
  g_autoptr (RhFold) then = open_game (OFFER "bids 6 3 1");

  g_assert_cmpuint (follow (&was, then, "pick 1 1;pick 2 2", "pick 1 1", NULL), ==, 1);
  g_assert_cmpuint (rh_fold_get_n_moves (was), ==, 3);
  g_assert_cmpuint (rh_fold_get_n_moves (then), ==, 3);
}

static void
test_adapted (void)
{
  /* Without knowing where it was played, too. */
  RhFold *was = NULL;
  g_autoptr (RhFold) then = open_game (OFFER "bids 5 3 1;pick 1 1;pick 2 2;draw 1 2");

  g_assert_cmpuint (follow (&was, then, "build 1 bonus=0 buy=2", "build 1 bonus=0 buy=1", NULL), ==, 1);
  g_assert_null (was);
}

static void
test_dearer (void)
{
  /* What would cost more than it did isn't done unasked. */
  RhFold *was = NULL;
  g_autoptr (RhFold) then = open_game (OFFER "bids 5 3 1;pick 1 1;pick 2 2;draw 1 2");
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (follow (&was, then, "build 1 bonus=0 buy=0", "", &error), ==, 0);
  g_assert_nonnull (error);
  g_assert_cmpuint (rh_fold_get_n_moves (then), ==, 5);
}

static void
test_rearranged (void)
{
  /* Several at once; where they were played is needed for that. */
  g_autoptr (RhFold) was = open_game (OFFER "bids 5 3 3");
  g_autoptr (RhFold) then = open_game (OFFER "bids 5 3 4");
  RhFold *unknown = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (follow (&unknown, then, "tie 2:/7 3:/1;pick 1 1;pick 2 2", "", &error), ==, 0);
  g_assert_error (error, RH_RULES_ERROR, RH_RULES_ERROR_PHASE);
  g_assert_cmpuint (rh_fold_get_n_moves (then), ==, 2);

  g_assert_cmpuint (follow (&was, then, "tie 2:/7 3:/1;pick 1 1;pick 2 2;draw 1 3", "pick 1 1;pick 3 3", NULL), ==, 3);
  g_assert_cmpuint (rh_fold_get_n_moves (was), ==, 5);
  g_assert_cmpuint (rh_fold_get_n_moves (then), ==, 4);
  g_assert_cmpuint (follow (&was, then, "draw 1 3", "draw 1 3", NULL), ==, 1);
}

static void
test_refused (void)
{
  /* What doesn't fit is played nowhere; a game that the lines don't fit any more is let go. */
  g_autoptr (RhFold) was = open_game (OFFER "bids 5 3 1");
  g_autoptr (RhFold) then = open_game (OFFER "bids 5 3 1");
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (follow (&was, then, "draw 1 3", "", &error), ==, 0);
  g_assert_error (error, RH_RULES_ERROR, RH_RULES_ERROR_PHASE);
  g_assert_nonnull (was);

  g_assert_true (rh_fold_play_text (was, "pick 1 1", NULL));
  g_assert_cmpuint (follow (&was, then, "pick 1 1", "pick 1 1", NULL), ==, 1);
  g_assert_null (was);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/follow/same", test_same);
  g_test_add_func ("/follow/adapted", test_adapted);
  g_test_add_func ("/follow/dearer", test_dearer);
  g_test_add_func ("/follow/rearranged", test_rearranged);
  g_test_add_func ("/follow/refused", test_refused);

  return g_test_run ();
}
