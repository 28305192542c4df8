/* SPDX-License-Identifier: GPL-3.0-or-later
 * What had been cut is held against what is there now: the same, in another order, or missing. */

#include "config.h"

#include "rh-cape-telling.h"
#include "rh-wanted.h"
#include "told-game.h"

static const char *const moves[] = { "reveal d2/7 v1/3 s3/1", "bids 9 6 5", "pick 1 1", "pick 2 2", "draw 1 1", "pass 1",
                                     "draw 2 0" };
static const char *const lines[] = { "tie 2:/7 3:/1", "pick 1 1", "pick 2 2", "draw 1 1", "pass 1", NULL };

static const RhSetup *
get_setup (ToldGame *game)
{
  told_game_open (game, 1);

  return game->now.setup;
}

static void
assert_groups (GArray *groups, guint n, const RhGroup *expected)
{
  g_assert_cmpuint (groups->len, ==, n);
  for (guint k = 0; k < n; k++) {
    g_assert_cmpuint (g_array_index (groups, RhGroup, k).n_lines, ==, expected[k].n_lines);
    g_assert_cmpuint (g_array_index (groups, RhGroup, k).n_moves, ==, expected[k].n_moves);
  }
}

static void
test_compare (void)
{
  /* A draw for a tie that was none any more is one matter with what was picked. */
  static const RhGroup known[] = { { 3, 2 }, { 1, 1 }, { 1, 1 } };
  ToldGame game;
  const RhSetup *setup = get_setup (&game);
  g_autoptr (GArray) groups =
    rh_wanted_compare (&rh_cape_telling, setup, moves, 7, 1, &(RhCut) { 3, lines, "bids 9 5 5" });
  g_autoptr (GArray) unknown = rh_wanted_compare (&rh_cape_telling, setup, moves, 7, 1, &(RhCut) { 3, lines, NULL });
  g_autoptr (GArray) none = rh_wanted_compare (&rh_cape_telling, setup, moves, 7, 1, &(RhCut) { 3, NULL, NULL });

  assert_groups (groups, G_N_ELEMENTS (known), known);
  /* Where the lines were played must be known for that. */
  assert_groups (unknown, 0, NULL);
  assert_groups (none, 0, NULL);
  told_game_close (&game);
}

static void
assert_place (const RhWanted *wanted, guint k, const char *line, guint at, gboolean within)
{
  const RhPlace *place = &g_array_index (wanted->at, RhPlace, k);

  if (line != NULL)
    g_assert_cmpstr (wanted->lines->pdata[k], ==, line);
  g_assert_cmpuint (place->at, ==, at);
  g_assert_cmpint (place->within, ==, within);
}

static void
test_there (void)
{
  /* All that was cut is there: what has been played since follows it. */
  ToldGame game;
  const RhSetup *setup = get_setup (&game);
  g_autoptr (RhWanted) wanted =
    rh_wanted_new (&rh_cape_telling, setup, moves, 7, 1, &(RhCut) { 3, lines, "bids 9 5 5" });

  g_assert_cmpuint (wanted->lines->len, ==, 6);
  g_assert_cmpuint (wanted->first, ==, 0);
  g_assert_cmpuint (wanted->tail, ==, 5);
  g_assert_cmpuint (wanted->n_stay, ==, 7);
  g_assert_cmpuint (wanted->n_cut, ==, 0);
  assert_place (wanted, 0, "tie 2:/7 3:/1", 2, FALSE);
  assert_place (wanted, 1, "pick 1 1", 3, TRUE);
  assert_place (wanted, 3, "draw 1 1", 4, FALSE);
  assert_place (wanted, 5, "draw 2 0", 6, FALSE);
  assert_place (wanted, 6, NULL, 7, FALSE);
  told_game_close (&game);
}

static void
test_missing (void)
{
  /* Something else was played instead: it makes room. */
  static const char *const others[] = { "pick 1 1", "pick 2 3", "draw 1 2", NULL };
  ToldGame game;
  const RhSetup *setup = get_setup (&game);
  g_autoptr (RhWanted) wanted =
    rh_wanted_new (&rh_cape_telling, setup, moves, 7, 1, &(RhCut) { 3, others, "bids 9 6 5" });
  g_autoptr (RhWanted) plain = rh_wanted_new (&rh_cape_telling, setup, moves, 7, 1, NULL);

  g_assert_cmpuint (wanted->lines->len, ==, 3);
  g_assert_cmpuint (wanted->tail, ==, 3);
  g_assert_cmpuint (wanted->n_stay, ==, 3);
  g_assert_cmpuint (wanted->n_cut, ==, 2);
  assert_place (wanted, 2, "draw 1 2", 3, FALSE);

  g_assert_cmpuint (plain->lines->len, ==, 5);
  g_assert_cmpuint (plain->tail, ==, 0);
  g_assert_cmpuint (plain->n_stay, ==, 7);
  told_game_close (&game);
}

static void
test_settled (void)
{
  /* What has been settled since they were cut stands before what they were cut from, and is no reason to make room. */
  static const char *const drawn[] = { "reveal d2/7 v1/3 s3/1", "bids 9 5 5", "tie 2:/7 3:/1" };
  static const char *const picks[] = { "pick 1 1", "pick 2 2", NULL };
  ToldGame game;
  const RhSetup *setup = get_setup (&game);
  g_autoptr (RhWanted) wanted =
    rh_wanted_new (&rh_cape_telling, setup, drawn, 3, 1, &(RhCut) { 3, picks, "bids 9 6 5" });

  g_assert_cmpuint (wanted->n_stay, ==, 3);
  g_assert_cmpuint (wanted->n_cut, ==, 2);
  assert_place (wanted, 0, "pick 1 1", 2, FALSE);
  g_assert_cmpuint (g_array_index (wanted->at, RhPlace, 0).settled, ==, 1);
  assert_place (wanted, 1, "pick 2 2", 3, FALSE);
  told_game_close (&game);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/wanted/compare", test_compare);
  g_test_add_func ("/wanted/there", test_there);
  g_test_add_func ("/wanted/missing", test_missing);
  g_test_add_func ("/wanted/settled", test_settled);

  return g_test_run ();
}
