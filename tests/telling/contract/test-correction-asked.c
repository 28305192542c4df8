/* SPDX-License-Identifier: GPL-3.0-or-later
 * A correction spends nobody's money: who would have to pay more for what was done is asked anew, and the rest follows once it
 * is decided as before. */

#include "config.h"

#include "rh-cape-telling.h"
#include "rh-correction.h"
#include "rh-fold.h"
#include "told-game.h"

#define SLIP "reveal s3/10 s3/5 d2/1"
#define RIGHT "reveal s2/10 s2/5 d2/1"

/* Éva and then Jörg build with no rail to spare. */
static const char *const played[] = {
  SLIP, "bids 5 3 1", "pick 1 1", "pick 2 2", "draw 1 3", "build 1 bonus=0 buy=0",
  "reveal s3/2 s3/3 d1/4", "bids 5 30 1", "pick 2 1", "pick 1 2", "draw 2 0", "build 2 bonus=0 buy=0", "draw 2 1", "pass 2",
  NULL,
};

/* The first line as it is right; what has been cut is known from the first cut on. */
static RhCorrection *
look (const char *const *moves, const RhCut *cut)
{
  guint n = g_strv_length ((char **) moves);
  ToldGame game;
  g_autoptr (RhFold) fold = NULL;
  g_autoptr (GError) error = NULL;
  RhCorrection *correction;

  told_game_open (&game, 1);
  fold = rh_fold_new_moves (game.now.setup, moves, n, NULL, &error);
  g_assert_no_error (error);
  correction = rh_correction_new (&rh_cape_telling,
                                  &(RhGameNow) { game.now.setup, moves, n, rh_fold_get_state (fold), rh_fold_get_entries (fold) },
                                  0, RIGHT, cut);
  told_game_close (&game);

  return correction;
}

static void
assert_added (const RhCorrection *correction, const char *text)
{
  g_autofree char *added = g_strjoinv (";", (char **) correction->added->pdata);

  g_assert_cmpstr (added, ==, text);
}

static void
test_asks (void)
{
  /* A card had a rail less than was told: the build that followed would cost £10. Nothing is spent, and nothing lost. */
  g_autoptr (RhCorrection) correction = look (played, NULL);

  g_assert_cmpint (correction->verdict, ==, RH_VERDICT_CUTS);
  g_assert_cmpint (correction->waits, ==, RH_WAITS_FOR_DECISION);
  g_assert_cmpstr (correction->reason, ==, "Éva decides anew: it costs more now.");
  g_assert_false (rh_correction_loses_nothing (correction));
  g_assert_false (rh_correction_takes_much (correction));
  g_assert_cmpuint (correction->n_left, ==, 5);
  g_assert_cmpuint (correction->added->len, ==, 0);
  g_assert_cmpint (correction->then[0], ==, 95);
}

/* Where the game stood once those lines were cut, and after what has been played since. */
static RhCorrection *
look_since (const char *const *moves)
{
  return look (moves, &(RhCut) { 6, played + 5, SLIP });
}

static void
test_decided (void)
{
  /* She builds all the same: what was cut follows, up to the next who would have to pay more. */
  static const char *const once[] = { RIGHT, "bids 5 3 1", "pick 1 1", "pick 2 2", "draw 1 3", "build 1 bonus=0 buy=1", NULL };
  static const char *const twice[] = {
    RIGHT, "bids 5 3 1", "pick 1 1", "pick 2 2", "draw 1 3", "build 1 bonus=0 buy=1",
    "reveal s3/2 s3/3 d1/4", "bids 5 30 1", "pick 2 1", "pick 1 2", "draw 2 0", "build 2 bonus=0 buy=1", NULL,
  };
  g_autoptr (RhCorrection) first = look_since (once);
  g_autoptr (RhCorrection) second = look_since (twice);

  g_assert_true (rh_correction_loses_nothing (first));
  g_assert_cmpuint (first->n_left, ==, 6);
  assert_added (first, "reveal s3/2 s3/3 d1/4;bids 5 30 1;pick 2 1;pick 1 2;draw 2 0");

  g_assert_true (rh_correction_loses_nothing (second));
  g_assert_cmpuint (second->n_left, ==, 12);
  assert_added (second, "draw 2 1;pass 2");
}

static void
test_decided_otherwise (void)
{
  /* She passes: that is another game, and nothing of it comes back. */
  static const char *const passed[] = { RIGHT, "bids 5 3 1", "pick 1 1", "pick 2 2", "draw 1 3", "pass 1", NULL };
  g_autoptr (RhCorrection) correction = look_since (passed);

  g_assert_false (rh_correction_loses_nothing (correction));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/correction-asked/asks", test_asks);
  g_test_add_func ("/correction-asked/decided", test_decided);
  g_test_add_func ("/correction-asked/decided-otherwise", test_decided_otherwise);

  return g_test_run ();
}
