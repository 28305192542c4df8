/* SPDX-License-Identifier: GPL-3.0-or-later
 * Later moves after a correction: a doubled route stays doubled with the engines it takes then, and nothing else changes. */

#include "rh-heart-adapt.h"

#include "heart-table.h"
#include "rh-follow.h"

#include <string.h>

static void
assert_refused (const RhHeartState *state, const char *line)
{
  RhHeartState next;
  RhEntries entries;
  RhWords words;

  rh_entries_init (&entries);
  g_assert_true (rh_words_split (&words, line, strlen (line)));
  g_assert_false (rh_heart_game.play (state, &words, &next, &entries, NULL));
  rh_entries_clear (&entries);
}

static char *
adapt (const RhHeartState *state, const char *line)
{
  g_autoptr (GString) adapted = g_string_new (NULL);
  RhWords words;

  g_assert_true (rh_words_split (&words, line, strlen (line)));
  if (!rh_heart_game.adapt (state, &words, adapted)) {
    g_assert_cmpuint (adapted->len, ==, 0);
    return NULL;
  }

  return g_string_free (g_steal_pointer (&adapted), FALSE);
}

static void
test_engines (void)
{
  /* Rules H4, H5: engines pay for the cards that aren't there, or draw level; no more of them than it takes. */
  RhHeartState state = heart_table_start (2, "terrain 1 jungle;terrain 2 jungle jungle;terrain 2 jungle");
  g_autofree char *level = adapt (&state, "claim 1 purple 3 double engines=1");
  g_autofree char *pay = adapt (&state, "claim 1 white 6 double engines=0");
  g_autofree char *early = adapt (&state, "claim 1 purple 3 double engines=1 before 2");

  g_assert_cmpstr (early, ==, "claim 1 purple 3 double engines=2 before 2"); /* and it is out of turn still */
  g_assert_cmpstr (level, ==, "claim 1 purple 3 double engines=2");
  g_assert_cmpstr (pay, ==, "claim 1 white 6 double engines=2");
  heart_table_refuse (&state, "claim 1 purple 3 double engines=1", RH_HEART_ERROR_LEVEL, "*");
  g_free (heart_table_play (&state, level));
  g_free (heart_table_play (&state, pay));
  g_assert_cmpint (state.players[0].cards[RH_HEART_JUNGLE], ==, 1);
}

static void
assert_not_adapted (const RhHeartState *state, const char *line)
{
  g_autofree char *adapted = adapt (state, line);

  assert_refused (state, line);
  g_assert_null (adapted);
}

static void
test_decisions (void)
{
  /* A route that there are no trains for isn't another one, a doubled one never plain, and tickets stay what they were. */
  RhHeartState state = heart_table_start (2, "terrain 2 jungle jungle;claim 1 white 6;claim 1 white 6;claim 1 white 6;"
                                             "claim 1 white 6;claim 1 white 6;claim 1 white 6;claim 1 white 6");

  assert_not_adapted (&state, "claim 1 white 4");
  assert_not_adapted (&state, "claim 1 purple 4 double engines=0");
  assert_not_adapted (&state, "deal jungle jungle");
  g_free (heart_table_play (&state, "tickets 1 +8"));
  assert_not_adapted (&state, "claim 1 purple 3 double engines=0");
  assert_not_adapted (&state, "terrain 2 jungle");
  assert_not_adapted (&state, "tickets 1 +8");
}

static void
test_never (void)
{
  /* Not even all engines would be enough. */
  RhHeartState state = heart_table_start (2, "terrain 2 jungle jungle");

  state.players[1].cards[RH_HEART_JUNGLE] = 15;
  assert_not_adapted (&state, "claim 1 purple 3 double engines=14");
  state.players[0].cards[RH_HEART_JUNGLE] = 1;
  {
    g_autofree char *all = adapt (&state, "claim 1 purple 3 double engines=13");

    g_assert_cmpstr (all, ==, "claim 1 purple 3 double engines=14");
  }
}

static void
test_dearer (void)
{
  /* Engines are held in the hand: whoever would need more of them is asked, and nobody's claim is changed by itself. */
  static const char *const moves[] = { "terrain 1 jungle", "terrain 2 jungle jungle", "claim 1 purple 3 double engines=1", NULL };
  static const char *const later[] = { "terrain 2 jungle", "claim 1 purple 3 double engines=1" };
  g_autoptr (RhSetup) setup = heart_table_setup (2);
  g_autoptr (RhFold) then = rh_fold_new_moves (setup, moves, 2, NULL, NULL);
  g_autoptr (GPtrArray) added = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  RhFold *was = NULL;

  g_assert_true (rh_game_is_dearer (&rh_heart_game, later[1], "claim 1 purple 3 double engines=2"));
  g_assert_false (rh_game_is_dearer (&rh_heart_game, later[1], later[1]));
  g_assert_cmpuint (rh_follow (&was, then, later, 2, added, NULL), ==, 1);
  g_assert_cmpuint (rh_follow (&was, then, later + 1, 1, added, &error), ==, 0);
  g_assert_error (error, RH_RULES_ERROR, RH_HEART_ERROR_LEVEL);
  g_assert_cmpuint (added->len, ==, 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/heart-adapt/engines", test_engines);
  g_test_add_func ("/heart-adapt/decisions", test_decisions);
  g_test_add_func ("/heart-adapt/never", test_never);
  g_test_add_func ("/heart-adapt/dearer", test_dearer);

  return g_test_run ();
}
