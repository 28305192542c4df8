/* SPDX-License-Identifier: GPL-3.0-or-later
 * What would be if a move had never been made: looked at before it is struck out, told of in the list of the moves
 * afterwards, and put back from there. */

#include "config.h"

#include "rh-correction.h"
#include "rh-fold.h"
#include "rh-heart-telling.h"
#include "rh-heart.h"

#define N 5

static const char *const played[] = {
  "deal desert jungle",
  "terrain 1 mountain mountain",
  "claim 2 red 5",
  "claim 1 white 4 double engines=0",
  "terrain 2 desert",
  NULL,
};

/* Without the second. */
static const char *const struck[] = {
  "deal desert jungle",
  "claim 2 red 5",
  "claim 1 white 4 double engines=2",
  "terrain 2 desert",
  NULL,
};

static RhSetup *
new_setup (void)
{
  RhSetup *setup = rh_setup_new (&rh_heart_game);

  g_assert_true (rh_setup_add_seat (setup, "red", "Anna", NULL));
  g_assert_true (rh_setup_add_seat (setup, "blue", "Bram", NULL));

  return setup;
}

static RhCorrection *
look (const RhSetup *setup, const char *const *moves, guint i, const char *line, const RhCut *cut)
{
  guint n = g_strv_length ((char **) moves);
  g_autoptr (RhFold) fold = rh_fold_new_moves (setup, moves, n, NULL, NULL);
  const RhGameNow now = { setup, moves, n, rh_fold_get_state (fold), rh_fold_get_entries (fold) };

  return rh_correction_new (&rh_heart_telling, &now, i, line, cut);
}

static void
assert_told (const RhCorrection *correction, const char *sentence, const char *button)
{
  g_autofree char *told = rh_correction_tell (correction);

  g_assert_cmpstr (told, ==, sentence);
  g_assert_cmpstr (rh_correction_tell_apply (correction), ==, button);
}

static void
assert_then (const RhCorrection *correction, guint n_left, const char *joined)
{
  const char *const none[] = { NULL };
  const char *const *lines = correction->added->len > 0 ? (const char *const *) correction->added->pdata : none;
  g_autofree char *added = g_strjoinv ("; ", (char **) lines);

  g_assert_cmpuint (correction->n_left, ==, n_left);
  g_assert_cmpstr (added, ==, joined);
}

static void
test_asks (void)
{
  /* The cards that doubled a later route were never taken: whether engines are given for them is asked anew. */
  g_autoptr (RhSetup) setup = new_setup ();
  g_autoptr (RhCorrection) correction = look (setup, played, 1, NULL, NULL);

  g_assert_cmpint (correction->verdict, ==, RH_VERDICT_CUTS);
  g_assert_cmpint (correction->waits, ==, RH_WAITS_FOR_DECISION);
  g_assert_cmpuint (rh_correction_get_n_then (correction), ==, 2);
  g_assert_cmpstr (correction->reason, ==, "It can’t be doubled at that point: Anna has 0: 2 missing to pay. It takes at least 2 "
                                           "engines from the hand.");
  assert_then (correction, 1, "claim 2 red 5");
  assert_told (correction, "With the same decision, 1 later move comes back.", "Strike Out");
}

static void
test_fits (void)
{
  /* A route that nobody claimed: its points go. The last move goes as well as any other. */
  g_autoptr (RhSetup) setup = new_setup ();
  g_autoptr (RhCorrection) correction = look (setup, played, 2, NULL, NULL);
  g_autoptr (RhCorrection) last = look (setup, played, N - 1, NULL, NULL);

  g_assert_cmpint (correction->now[1], ==, 10);
  g_assert_cmpint (correction->then[1], ==, 0);
  assert_then (correction, 2, "claim 1 white 4 double engines=0; terrain 2 desert");
  assert_told (correction, "All later moves still fit without it.", "Strike Out");
  g_assert_cmpint (last->verdict, ==, RH_VERDICT_FITS);
  assert_then (last, N - 1, "");
}

static void
test_cuts (void)
{
  /* Five engines and ten cards paid for routes: without the route that two cards were played for, the type has more cards
   * in front of players than there are, and the one taken last doesn't fit. */
  static const char *const full[] = {
    "terrain 1 desert desert", "terrain 1 desert desert", "terrain 1 desert desert", "terrain 1 desert desert",
    "terrain 1 desert desert", "terrain 1 desert desert", "terrain 1 desert desert",
    "claim 1 red 4 double engines=0",
    "terrain 2 desert desert", "terrain 2 desert",
    NULL,
  };
  g_autoptr (RhSetup) setup = new_setup ();
  g_autoptr (RhCorrection) correction = look (setup, full, 7, NULL, NULL);

  g_assert_cmpint (correction->verdict, ==, RH_VERDICT_CUTS);
  g_assert_cmpuint (correction->n_kept, ==, 8);
  g_assert_nonnull (correction->reason);
  assert_then (correction, 7, "");
  assert_told (correction, "Without it, 2 later moves no longer fit, and are taken back.", "Strike Out and Take Back");
}

static GPtrArray *
tell (const RhSetup *setup, const char *const *moves, const char *line, const char *const *cut)
{
  GPtrArray *formers = rh_former_moves_new ();

  rh_former_moves_add (formers, 1, 2, line, &(RhCut) { 3, cut, line, FALSE });
  rh_former_moves_tell (formers, &rh_heart_telling, setup, moves, g_strv_length ((char **) moves));

  return formers;
}

static void
test_former (void)
{
  /* It is told where it was; what followed isn't said to be cut, also when some of it was corrected since. */
  static const char *const since[] = {
    "deal desert jungle", "claim 2 red 4", "claim 1 white 4 double engines=2", "terrain 2 desert", "claim 1 blue 1", NULL,
  };
  g_autoptr (RhSetup) setup = new_setup ();
  g_autoptr (GPtrArray) formers = tell (setup, struck, played[1], played + 2);
  g_autoptr (GPtrArray) later = tell (setup, since, played[1], played + 2);

  g_assert_cmpuint (formers->len, ==, 1);
  g_assert_cmpstr (((const RhFormerMove *) formers->pdata[0])->text, ==,
                   "Struck out before it: Anna takes 2 mountain cards.");
  g_assert_cmpuint (later->len, ==, 1);
  g_assert_cmpstr (((const RhFormerMove *) later->pdata[0])->text, ==,
                   "Struck out before it: Anna takes 2 mountain cards.");
}

static void
test_put_back (void)
{
  /* It comes in where it was, and what stands there moves on, with all that was played since. What was there before needs
   * no telling then. */
  const RhCut cut = { 3, played + 2, played[1], TRUE };
  g_autoptr (RhSetup) setup = new_setup ();
  g_autoptr (RhCorrection) correction = NULL;
  g_autoptr (GPtrArray) formers = NULL;

  g_assert_true (rh_cut_is_of_struck (&rh_heart_telling, setup, struck, N - 1, 1, &cut));
  correction = look (setup, struck, 1, played[1], &cut);
  g_assert_cmpint (correction->verdict, ==, RH_VERDICT_FITS);
  g_assert_true (rh_correction_loses_nothing (correction));
  assert_then (correction, 2, "claim 2 red 5; claim 1 white 4 double engines=2; terrain 2 desert");
  assert_told (correction, "It fits, and all later moves still fit.", "Apply");

  formers = tell (setup, played, struck[1], struck + 2);
  g_assert_cmpuint (formers->len, ==, 0);
}

static void
test_corrected (void)
{
  /* What became another move was not struck out. */
  static const char *const now[] = {
    "deal desert jungle", "terrain 1 mountain", "claim 2 red 5", NULL,
  };
  g_autoptr (RhSetup) setup = new_setup ();
  g_autoptr (GPtrArray) formers = tell (setup, now, played[1], played + 3);

  g_assert_cmpuint (formers->len, ==, 1);
  g_assert_cmpstr (((const RhFormerMove *) formers->pdata[0])->text, ==,
                   "Corrected. It was: Anna takes 2 mountain cards. 2 later moves were cut.");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/correction-struck/asks", test_asks);
  g_test_add_func ("/correction-struck/fits", test_fits);
  g_test_add_func ("/correction-struck/cuts", test_cuts);
  g_test_add_func ("/correction-struck/former", test_former);
  g_test_add_func ("/correction-struck/put-back", test_put_back);
  g_test_add_func ("/correction-struck/corrected", test_corrected);

  return g_test_run ();
}
