/* SPDX-License-Identifier: GPL-3.0-or-later
 * Why a move doesn't fit, with the players' names; what isn't told here is told in the words of the rules. */

#include "heart-telling-table.h"
#include "rh-heart-misfit.h"

#include <string.h>

static void
assert_misfit (const char *moves, const char *line, const char *expected)
{
  g_autoptr (RhSetup) setup = heart_table_setup (2);
  RhHeartState state = heart_table_start (2, moves);
  RhHeartMove move = { .kind = RH_HEART_MOVE_NONE };
  RhWords words;

  g_assert_true (rh_words_split (&words, line, strlen (line)));
  if (!rh_heart_move_parse (&words, &move, NULL))
    move = (RhHeartMove) { .kind = RH_HEART_MOVE_NONE };
  assert_text (expected, rh_heart_misfit_text (setup, &state, &move, "The message"));
}

static void
test_phases (void)
{
  assert_misfit ("terrain 1 desert", "deal desert desert", "The first terrain cards can only be the first move.");
  assert_misfit ("tickets 1", "claim 1 white 3", "The tickets are being counted: only tickets follow.");
  assert_misfit ("tickets 1", "tickets 1 +8", "Anna’s tickets are counted already.");
  assert_misfit ("tickets 1;tickets 2", "terrain 1 desert", "All tickets are counted, and no move follows.");
}

static void
test_claims (void)
{
  const char *many = "claim 1 red 6;claim 1 red 6;claim 1 red 6;claim 1 red 6;claim 1 red 6;claim 1 red 6;claim 1 red 6";

  assert_misfit (many, "claim 1 red 4", "Anna has only 3 trains left at that point.");
  assert_misfit ("terrain 2 desert desert", "claim 1 red 3 double engines=1",
                 "It can’t be doubled at that point: Anna has 0, Bram 2: 2 missing to draw level. "
                 "It takes at least 2 engines from the hand.");
  assert_misfit (NULL, "claim 1 red 4 double engines=1",
                 "It can’t be doubled at that point: Anna has 0: 2 missing to pay. It takes at least 2 engines from the hand.");
  assert_misfit ("terrain 2 desert", "claim 1 orange 4 double engines=1",
                 "It can’t be doubled at that point: Anna has 0: 2 missing to pay. It takes at least 2 engines from the hand.");
}

static void
test_terrain (void)
{
  /* Also where it is the second of two that there isn't. */
  const char *fourteen = "terrain 1 jungle jungle;terrain 1 jungle jungle;terrain 1 jungle jungle;terrain 1 jungle jungle;"
                         "terrain 1 jungle jungle;terrain 1 jungle jungle;terrain 1 jungle jungle";

  assert_misfit (fourteen, "terrain 2 jungle jungle", "All 15 jungle cards lie in front of the players at that point.");
}

static void
test_others (void)
{
  assert_misfit (NULL, "nonsense", "The message.");
  assert_misfit (NULL, "claim 4 white 3", "The message.");
  assert_misfit (NULL, "deal desert", "The message.");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/heart-misfit/phases", test_phases);
  g_test_add_func ("/heart-misfit/claims", test_claims);
  g_test_add_func ("/heart-misfit/terrain", test_terrain);
  g_test_add_func ("/heart-misfit/others", test_others);

  return g_test_run ();
}
