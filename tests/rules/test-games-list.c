/* SPDX-License-Identifier: GPL-3.0-or-later
 * The games that the program has: these three, in this order, each with a name of its own. */

#include "rh-games.h"

#include "rh-cape.h"
#include "rh-heart.h"
#include "rh-zug.h"

static void
test_games (void)
{
  /* Who begins a game is offered them in this order; records and databases have them by these names, for ever. */
  const RhGame *const games[] = { &rh_cape_game, &rh_zug_game, &rh_heart_game };
  const char *const ids[] = { "cape-to-cairo", "zugkraft", "heart-of-africa" };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++) {
    g_assert_true (rh_games[i] == games[i]);
    g_assert_cmpstr (rh_games[i]->id, ==, ids[i]);
  }
  g_assert_null (rh_games[G_N_ELEMENTS (games)]);
}

static void
test_apart (void)
{
  /* No game is taken for another, and none for one that is still to come. */
  for (guint i = 0; rh_games[i] != NULL; i++) {
    for (guint j = 0; j < i; j++) {
      g_assert_cmpstr (rh_games[i]->id, !=, rh_games[j]->id);
      g_assert_cmpstr (rh_games[i]->name, !=, rh_games[j]->name);
    }
    for (guint j = 0; rh_later_games[j].id != NULL; j++)
      g_assert_cmpstr (rh_games[i]->id, !=, rh_later_games[j].id);
  }
}

static void
test_later (void)
{
  /* All of the record format are here: a record of a game that isn't is one of nobody's. */
  g_assert_null (rh_later_games[0].id);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/games-list/games", test_games);
  g_test_add_func ("/games-list/apart", test_apart);
  g_test_add_func ("/games-list/later", test_later);

  return g_test_run ();
}
