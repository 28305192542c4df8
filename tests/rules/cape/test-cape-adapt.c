/* SPDX-License-Identifier: GPL-3.0-or-later
 * Later moves after a correction: a build stays a build with the figures that are right then, and nothing else changes. */

#include "rh-cape-adapt.h"

#include "cape-table.h"

#include <string.h>

/* A mountain ahead of the first seat, which needs 9 rails. */
static const char *const mountain[] = { "m0/4 v0/2", "m0/1" };

/* So much is there, and the first seat decides. */
static RhCapeState
decide (guint rails, int bonus, int capital)
{
  RhCapeState state = cape_table_build_phase (2, NULL, mountain);

  for (; rails > 3; rails -= 3)
    state.common[state.n_common++] = (RhCapeCard) { RH_CAPE_UNKNOWN, 3, 0 };
  state.common[state.n_common++] = (RhCapeCard) { RH_CAPE_UNKNOWN, rails, 0 };
  state.players[0].bonus = bonus;
  state.players[0].capital = capital;
  state.phase = RH_CAPE_DECIDE;

  return state;
}

static void
assert_refused (const RhCapeState *state, const char *line)
{
  RhCapeState next;
  RhEntries entries;
  RhWords words;

  rh_entries_init (&entries);
  g_assert_true (rh_words_split (&words, line, strlen (line)));
  g_assert_false (rh_cape_game.play (state, &words, &next, &entries, NULL));
  rh_entries_clear (&entries);
}

static char *
adapt (const RhCapeState *state, const char *line)
{
  g_autoptr (GString) adapted = g_string_new (NULL);
  RhWords words;

  g_assert_true (rh_words_split (&words, line, strlen (line)));
  if (!rh_cape_game.adapt (state, &words, adapted)) {
    g_assert_cmpuint (adapted->len, ==, 0);
    return NULL;
  }

  return g_string_free (g_steal_pointer (&adapted), FALSE);
}

/* The line is refused there, the other one is allowed. */
static void
assert_adapted (const RhCapeState *state, const char *line, const char *expected)
{
  g_autofree char *adapted = adapt (state, line);
  RhCapeState next = *state;

  assert_refused (state, line);
  g_assert_cmpstr (adapted, ==, expected);
  cape_table_play (&next, expected);
}

static void
assert_not_adapted (const RhCapeState *state, const char *line)
{
  g_autofree char *adapted = adapt (state, line);

  assert_refused (state, line);
  g_assert_null (adapted);
}

static void
test_rails (void)
{
  /* Rule B8: what is short is bought, more or less of it than before. */
  RhCapeState short_of_two = decide (7, 0, 100);
  RhCapeState short_of_none = decide (10, 0, 100);

  assert_adapted (&short_of_two, "build 1 bonus=0 buy=1", "build 1 bonus=0 buy=2");
  assert_adapted (&short_of_two, "build 1 bonus=0 buy=4", "build 1 bonus=0 buy=2");
  assert_adapted (&short_of_none, "build 1 bonus=0 buy=1", "build 1 bonus=0 buy=0");
}

static void
test_bonus (void)
{
  /* Rule B3: bonus rails are used as before as far as they are of use and in hand; the rest is given back, or bought. */
  RhCapeState short_of_three = decide (6, 2, 100);
  RhCapeState short_of_one = decide (8, 5, 100);

  assert_adapted (&short_of_three, "build 1 bonus=2 buy=0", "build 1 bonus=2 buy=1");
  assert_adapted (&short_of_three, "build 1 bonus=1 buy=0", "build 1 bonus=1 buy=2");
  assert_adapted (&short_of_three, "build 1 bonus=4 buy=0", "build 1 bonus=2 buy=1");
  assert_adapted (&short_of_one, "build 1 bonus=2 buy=1", "build 1 bonus=1 buy=0");
  assert_adapted (&short_of_one, "build 1 bonus=0 buy=3", "build 1 bonus=0 buy=1");
}

static void
test_capital (void)
{
  /* Capital is never below nothing: bonus rails make up what can't be paid, and where they are too few, nothing does. */
  RhCapeState poor = decide (6, 2, 10);
  RhCapeState poorer = decide (6, 2, 9);

  assert_adapted (&poor, "build 1 bonus=0 buy=1", "build 1 bonus=2 buy=1");
  assert_not_adapted (&poorer, "build 1 bonus=0 buy=0");
}

static void
test_dearer (void)
{
  /* Rule B4: building is never forced, so that who builds with other figures isn't held to more pounds or bonus rails. */
  const RhCapeMove build = { .kind = RH_CAPE_MOVE_BUILD, .bonus = 1, .buy = 1 };
  const RhCapeMove cheaper = { .kind = RH_CAPE_MOVE_BUILD, .bonus = 1, .buy = 0 };
  const RhCapeMove other = { .kind = RH_CAPE_MOVE_BUILD, .bonus = 2, .buy = 0 };

  g_assert_false (rh_cape_is_dearer (&build, &cheaper));
  g_assert_true (rh_cape_is_dearer (&cheaper, &build));
  g_assert_true (rh_cape_is_dearer (&build, &other));
}

static void
test_first_card (void)
{
  /* Rule A8: the card that was turned up first lies there, whoever opens the building; none that was turned up later. */
  RhCapeState first = cape_table_start (2, NULL, "reveal d2/7 v1/3;bids 3 10;pick 2 1");
  RhCapeState second = cape_table_start (2, NULL, "reveal d2/7 v1/3;bids 3 10;pick 2 1;draw 2 1;pass 2");

  assert_adapted (&first, "draw 1 d2/7", "draw 2 d2/7");
  assert_not_adapted (&first, "pass 1");
  assert_not_adapted (&second, "draw 2 1");
}

static void
test_decisions (void)
{
  /* Whose turn it is, what is picked, bid or drawn is never another. */
  RhCapeState state = decide (9, 0, 100);
  RhCapeState draw = cape_table_build_phase (2, NULL, mountain);
  RhCapeState bids = cape_table_start (2, NULL, "reveal d2/7 v1/3");
  RhCapeState pick = cape_table_start (2, NULL, "reveal d2/7 v1/3;bids 10 3");
  RhCapeState tie = cape_table_start (2, NULL, "reveal d2/7 v1/3;bids 3 3");

  assert_not_adapted (&state, "build 2 bonus=0 buy=0");
  assert_not_adapted (&state, "pass 2");
  assert_not_adapted (&state, "draw 1 2");
  assert_not_adapted (&draw, "build 1 bonus=0 buy=9");
  assert_not_adapted (&draw, "draw 2 2");
  assert_not_adapted (&draw, "draw 1 -");
  assert_not_adapted (&bids, "bids 101 0");
  assert_not_adapted (&pick, "pick 2 1");
  assert_not_adapted (&pick, "tie 1:/7 2:/3");
  assert_not_adapted (&tie, "pick 1 1");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cape-adapt/rails", test_rails);
  g_test_add_func ("/cape-adapt/bonus", test_bonus);
  g_test_add_func ("/cape-adapt/capital", test_capital);
  g_test_add_func ("/cape-adapt/dearer", test_dearer);
  g_test_add_func ("/cape-adapt/first-card", test_first_card);
  g_test_add_func ("/cape-adapt/decisions", test_decisions);

  return g_test_run ();
}
