/* SPDX-License-Identifier: GPL-3.0-or-later
 * What everybody had when a game was over. */

#include "config.h"

#include "record-data.h"
#include "store-table.h"

#include <string.h>

#define ALL "SELECT game, seat, total, won FROM result ORDER BY game, seat"

/* A game of three that is won, and one that is played still. */
static RhStore *
begin (StoreTable *table)
{
  g_autofree char *moves = record_data_read_moves ("cape-three-players");
  RhStore *store = store_table_open (table);

  store_table_play (store, store_table_add (store, "Anna,Bram,Csilla"), moves);
  store_table_add (store, "Anna,Dirk");

  return store;
}

/* They are there when a game is won, gone when that is undone, and there again when it's redone. */
static void
test_won (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = begin (table);

  store_table_assert_asks (table, ALL, "1|0|5|0\n1|1|58|1\n1|2|85|0");
  store_table_undo (store, 1, 1);
  store_table_assert_asks (table, ALL, "");
  store_table_redo (store, 1, 1);
  store_table_assert_asks (table, ALL, "1|0|5|0\n1|1|58|1\n1|2|85|0");
  store_table_assert_good (store, 2);
}

/* A game that people end without a winner has results, too. */
static void
test_ended (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = begin (table);

  store_table_play (store, 2, "reveal d2/7 v1/3\nbids 12 0");
  store_table_end (store, 2);
  store_table_assert_asks (table, "SELECT seat, total, won FROM result WHERE game = 2", "0|88|0\n1|100|0");
  store_table_assert_good (store, 2);
}

/* A result that isn't what the ledger says is told by the audit. */
static void
test_wrong (gconstpointer sql)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = begin (table);
  g_autoptr (GPtrArray) found = NULL;
  guint n_games;

  store_table_assert_asks (table, sql, "");
  found = store_table_verify (store, &n_games);
  g_assert_cmpuint (found->len, ==, 1);
  g_assert_nonnull (strstr (found->pdata[0], "result"));
  g_assert_cmpuint (n_games, ==, 2);
}

static gboolean
sum_up (RhStore *store, guint n)
{
  g_autoptr (GError) error = NULL;
  gboolean more = FALSE;

  g_assert_true (rh_store_sum_up (store, n, &more, &error));
  g_assert_no_error (error);

  return more;
}

/* Each transaction leaves its mark. */
static void
assert_writes_nothing (const StoreTable *table, RhStore *store)
{
  g_autofree char *before = store_table_ask (table, "SELECT hex (now) FROM generation");

  g_assert_false (sum_up (store, 10));
  store_table_assert_asks (table, "SELECT hex (now) FROM generation", before);
}

/* Games that were over before there were results get theirs, as many as are asked for in a call, and once. */
static void
test_older (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = NULL;

  store_table_copy_data (table, "store-v5.db");
  store = store_table_open (table);
  store_table_assert_asks (table, ALL, "");
  store_table_assert_good (store, 3);

  g_assert_true (sum_up (store, 1));
  store_table_assert_asks (table, "SELECT DISTINCT game FROM result", "1");
  g_assert_false (sum_up (store, 2));
  store_table_assert_asks (table, "SELECT DISTINCT game FROM result", "1\n2");
  store_table_assert_asks (table, "SELECT last FROM summed", "3");
  assert_writes_nothing (table, store);
  store_table_assert_good (store, 3);

  store_table_assert_asks (table, "DELETE FROM result WHERE game = 1", "");
  g_assert_false (sum_up (store, 10));
  store_table_assert_asks (table, "SELECT DISTINCT game FROM result", "2");
}

/* Games that have theirs take no time, however many came in at once: each call writes, and the disk would be busy for long. */
static void
test_many (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = NULL;

  store_table_copy_data (table, "store-v5.db");
  store = store_table_open (table);
  g_assert_false (sum_up (store, 10));
  store_table_assert_asks (table,
                           "WITH RECURSIVE n (i) AS (SELECT 4 UNION ALL SELECT i + 1 FROM n WHERE i < 1500)"
                           " INSERT INTO game SELECT i, 'x' || i, kind, options, started, touched, status, winners FROM n, game"
                           " WHERE id = 1;"
                           "INSERT INTO result SELECT game.id, seat, total, won FROM game, result"
                           " WHERE game.id > 3 AND result.game = 1;"
                           "DELETE FROM result WHERE game = 1500",
                           "");
  g_assert_false (sum_up (store, 1) && sum_up (store, 1));
  store_table_assert_asks (table, "SELECT last FROM summed", "1500");
}

/* A game whose ledger lacks somebody is passed over. */
static void
test_damaged (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = NULL;

  store_table_copy_data (table, "store-v5.db");
  store_table_assert_asks (table, "DELETE FROM entry WHERE game = 1 AND seat = 0", "");
  store = store_table_open (table);
  g_assert_false (sum_up (store, 10));
  store_table_assert_asks (table, "SELECT count (*) FROM result WHERE game = 1 AND seat = 0", "0");
  store_table_assert_asks (table, "SELECT DISTINCT game FROM result WHERE game > 1", "2");
}

/* With the game its results go. */
static void
test_deleted (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = begin (table);

  g_assert_true (rh_store_delete_game (store, 1, NULL));
  store_table_assert_asks (table, ALL, "");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/store/result/won", test_won);
  g_test_add_func ("/store/result/ended", test_ended);
  g_test_add_data_func ("/store/result/wrong-total", "UPDATE result SET total = 59 WHERE seat = 1", test_wrong);
  g_test_add_data_func ("/store/result/wrong-winner", "UPDATE result SET won = 1 WHERE seat = 2", test_wrong);
  g_test_add_data_func ("/store/result/wrong-seat", "DELETE FROM result WHERE seat = 2", test_wrong);
  g_test_add_data_func ("/store/result/wrong-game", "INSERT INTO result VALUES (2, 0, 100, 0)", test_wrong);
  g_test_add_func ("/store/result/older", test_older);
  g_test_add_func ("/store/result/many", test_many);
  g_test_add_func ("/store/result/damaged", test_damaged);
  g_test_add_func ("/store/result/deleted", test_deleted);

  return g_test_run ();
}
