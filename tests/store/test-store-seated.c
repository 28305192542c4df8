/* SPDX-License-Identifier: GPL-3.0-or-later
 * Searching for several names that many games have: games in common are found at once, wherever they are, and as the
 * database is now. */

#include "config.h"

#include "rh-games.h"
#include "store-table.h"

#include <stdlib.h>

/* So many that none is gone through in a call. */
#define GAMES 20000

/* “Anna” has every fifth game, “Bram” every seventh, “Csilla” every 997th, and “Dirk” all. */
static RhStore *
begin (StoreTable *table)
{
  RhStore *store = store_table_open (table);
  g_autofree char *sql =
    g_strdup_printf ("INSERT INTO player VALUES (1001, 'Anna', 'anna', 0), (1002, 'Bram', 'bram', 0), (1003, 'Csilla', 'csilla', 0);"
                     "WITH RECURSIVE n (i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < %u)"
                     " INSERT INTO game SELECT i, 'x' || i, kind, options, started, i, status, winners FROM n, game WHERE id = 1;"
                     "UPDATE game SET touched = 1 WHERE id = 1;"
                     "INSERT INTO seat SELECT game.id, 0, player, colour, name FROM game, seat"
                     " WHERE game.id > 1 AND seat.game = 1 AND seat.seat = 0;"
                     "INSERT INTO seat SELECT id, 1, 1001, 'red', 'Anna' FROM game WHERE id > 1 AND id %% 5 = 0;"
                     "INSERT INTO seat SELECT id, 2, 1002, 'blue', 'Bram' FROM game WHERE id > 1 AND id %% 7 = 0;"
                     "INSERT INTO seat SELECT id, 3, 1003, 'black', 'Csilla' FROM game WHERE id > 1 AND id %% 997 = 0",
                     GAMES);

  store_table_end (store, store_table_add (store, "Dirk,Emma,Finn"));
  store_table_assert_asks (table, STORE_TABLE_UNCHAIN, "");
  store_table_assert_asks (table, sql, "");

  return store;
}

/* The numbers of the games that the first call finds. */
static char *
find (RhStore *store, const RhSearchWord *words, guint n_words, RhGamePlace *place)
{
  const RhSearch search = { .words = words, .n_words = n_words };
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) rows = rh_store_search_games (store, &search, place, 4, &error);
  GString *found = g_string_new (NULL);

  g_assert_no_error (error);
  for (guint i = 0; i < rows->len; i++)
    g_string_append_printf (found, "%s%d", i > 0 ? " " : "", (int) ((RhGameRow *) rows->pdata[i])->id);

  return g_string_free (found, FALSE);
}

static void
assert_finds (RhStore *store, const RhSearchWord *words, guint n_words, const char *wanted)
{
  RhGamePlace place = RH_GAME_PLACE_FIRST;
  g_autofree char *found = find (store, words, n_words, &place);

  g_assert_cmpstr (found, ==, wanted);
}

static const RhSearchWord two[] = { { .text = "anna" }, { .text = "bram" } };
static const RhSearchWord three[] = { { .text = "dirk" }, { .text = "bram" }, { .text = "anna" } };

/* Many have all names, and the next call goes on where this one ended, down to the last. */
static void
test_many (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = begin (table);
  const RhGamePlace last = RH_GAME_PLACE_LAST;
  RhGamePlace place = RH_GAME_PLACE_FIRST;
  guint n = 0;

  assert_finds (store, two, 2, "19985 19950 19915 19880");
  assert_finds (store, three, 3, "19985 19950 19915 19880");

  while (place.touched != last.touched) {
    g_autofree char *found = find (store, three, 3, &place);
    g_auto (GStrv) games = g_strsplit (found, " ", -1);

    for (guint i = 0; games[i] != NULL; i++, n++)
      g_assert_cmpint (atoi (games[i]), ==, (int) (GAMES / 35 - n) * 35);
  }
  g_assert_cmpuint (n, ==, GAMES / 35);
}

/* Few have them, far down the list: one call finds them all. */
static void
test_few (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = begin (table);
  const RhSearchWord won[] = { { .text = "bram", .won = TRUE }, { .text = "anna" } };

  store_table_assert_asks (table, "DELETE FROM seat WHERE player = 1002 AND game % 35 = 0 AND game NOT IN (35, 70, 105)", "");
  assert_finds (store, two, 2, "105 70 35");
  assert_finds (store, three, 3, "105 70 35");

  /* Who sat there hasn't won. */
  assert_finds (store, won, 2, "");
  store_table_assert_asks (table, "UPDATE game SET status = 'won', winners = 4 WHERE id = 70", "");
  assert_finds (store, won, 2, "70");
}

/* What others change, and what is changed here, is found by the next call. */
static void
test_changed (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = begin (table);
  g_autoptr (GError) error = NULL;

  assert_finds (store, two, 2, "19985 19950 19915 19880");
  store_table_assert_asks (table, "UPDATE seat SET player = 1003 WHERE player = 1002 AND game = 19950", "");
  assert_finds (store, two, 2, "19985 19915 19880 19845");
  store_table_assert_asks (table, "INSERT INTO seat VALUES (3, 1, 1001, 'red', 'Anna'), (3, 2, 1002, 'blue', 'Bram');"
                                  "UPDATE game SET touched = 30000 WHERE id = 3", "");
  assert_finds (store, two, 2, "3 19985 19915 19880");
  g_assert_true (rh_store_delete_game (store, 19985, &error));
  g_assert_no_error (error);
  assert_finds (store, two, 2, "3 19915 19880 19845");
}

/* Numbers that no bits are had for: all is found nevertheless. */
static void
test_numbers (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = begin (table);

  store_table_assert_asks (table, "PRAGMA foreign_keys = OFF; UPDATE game SET id = 4611686018427387904 WHERE id = 20000;"
                                  "UPDATE seat SET game = 4611686018427387904 WHERE game = 20000", "");
  assert_finds (store, two, 2, "19985 19950 19915 19880");
  store_table_assert_asks (table, "PRAGMA foreign_keys = OFF; UPDATE game SET id = -5 WHERE id IN (20000, 4611686018427387904);"
                                  "UPDATE seat SET game = -5 WHERE game = 4611686018427387904", "");
  assert_finds (store, two, 2, "19985 19950 19915 19880");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/store/seated/many", test_many);
  g_test_add_func ("/store/seated/few", test_few);
  g_test_add_func ("/store/seated/changed", test_changed);
  g_test_add_func ("/store/seated/numbers", test_numbers);

  return g_test_run ();
}
