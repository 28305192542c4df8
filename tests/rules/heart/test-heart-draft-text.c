/* SPDX-License-Identifier: GPL-3.0-or-later
 * The beginning of a move, as text. */

#include "rh-heart-draft.h"

static void
assert_text (const RhHeartDraft *draft, const char *expected)
{
  g_autofree char *text = rh_heart_draft_to_text (draft);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_round_trip (void)
{
  /* What is kept is what was entered. */
  static const char *const texts[] = {
    "deal", "deal desert", "deal _ jungle", "deal _ _ _ _ mountain", "deal desert jungle mountain desert jungle",
    "terrain _", "terrain 2", "terrain 2 desert", "terrain _ desert jungle", "claim _ _ _", "claim 1 white _",
    "claim 5 _ 6", "claim 2 _ _ over", "terrain 2 over", "claim 2 _ _ from 1", "claim 2 red 3 double from 1 over", "terrain 2 desert from 3", "claim 1 white 3 double over", "claim 5 black 6", "claim 5 black 6 double", "claim 5 black 6 double engines=0", "claim 1 red 3 double engines=14 from 2 over", "tickets _", "tickets 1", "tickets 1 +8 -12",
    "tickets 1 +8 1_", "tickets 1 -99 12_", "tickets 3 9_", "tickets 3 none", "tickets 3 none all",
    "tickets 3 +8 all", "tickets _ from 3", "tickets 1 +8 1_ from 5", "tickets 3 none all from 2 over",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++) {
    RhHeartDraft draft;

    g_assert_true (rh_heart_draft_parse (&draft, texts[i]));
    assert_text (&draft, texts[i]);
  }
}

static void
test_unreadable (void)
{
  /* What can't be read is none of it. */
  static const char *const texts[] = {
    "", " ", "reveal d2/7", "deal river", "deal desert desert desert desert desert desert", "terrain", "terrain 6",
    "terrain 1 _", "terrain 1 desert desert desert", "claim", "claim 1", "claim 1 white", "claim 1 white 7",
    "claim 1 gray 3", "claim 1 white 3 engines=1", "claim 1 white 3 double now", "claim 1 white 3 double engines=", "claim 1 white 3 double engines=15", "claim 1 white 3 now engines=1", "claim 1 white 3 double engines=1 1", "claim 0 white 3", "tickets", "deal over", "tickets 1 over", "over", "deal from 1", "tickets from 1", "tickets 1 from", "tickets 1 from 6",
    "tickets 1 +8 over from 1", "claim 1 white over 3",
    "tickets 1 none +8", "tickets 1 +8 none", "tickets 1 all +8", "tickets 1 1_ all", "tickets 1 8", "tickets 1 +0", "tickets 1 +100", "tickets 1 100_", "tickets 1 0_", "tickets 1 1_ +8", "tickets 1 +-_",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++) {
    RhHeartDraft draft;

    if (rh_heart_draft_parse (&draft, texts[i]))
      g_error ("“%s” is read as a draft", texts[i]);
    g_assert_cmpint (draft.kind, ==, RH_HEART_MOVE_NONE);
    g_assert_cmpint (draft.seat, ==, RH_HEART_OPEN);
    g_assert_cmpuint (draft.n_tickets, ==, 0);
  }
}

static void
test_sign_first (void)
{
  /* It once could be typed first; then it is asked for again. */
  static const char *const texts[][2] = {
    { "tickets 1 +_", "tickets 1" }, { "tickets 1 +8 -12_", "tickets 1 +8 12_" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++) {
    RhHeartDraft draft;

    g_assert_true (rh_heart_draft_parse (&draft, texts[i][0]));
    assert_text (&draft, texts[i][1]);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/heart-draft-text/round-trip", test_round_trip);
  g_test_add_func ("/heart-draft-text/unreadable", test_unreadable);
  g_test_add_func ("/heart-draft-text/sign-first", test_sign_first);

  return g_test_run ();
}
