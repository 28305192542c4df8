/* SPDX-License-Identifier: GPL-3.0-or-later
 * What can be had of damaged games. */

#include "config.h"

#include "store-table.h"

#include <string.h>

#define OPENING "reveal s2/7 s3/3\nbids 12 5\npick 1 1\ndraw 1 2"

static RhSalvage *
salvage (RhStore *store, gint64 game)
{
  g_autoptr (GError) error = NULL;
  RhSalvage *self = rh_store_salvage_game (store, game, &error);

  g_assert_no_error (error);
  g_assert_true (g_utf8_validate (self->record, -1, NULL));

  return self;
}

/* After the damage so many of four moves hold. */
static void
test_holds (void)
{
  const struct {
    const char *sql;
    guint       n_hold;
    gboolean    head;
  } cases[] = {
    { "UPDATE move SET text = 'bids 13 5' WHERE seq = 2", 1, TRUE },
    { STORE_TABLE_UNCHAIN "UPDATE move SET text = 'bids 13 5' WHERE seq = 2", 1, TRUE },
    { "UPDATE move SET text = 'draw 1 3' WHERE seq = 4", 3, TRUE },
    { "UPDATE move SET text = CAST (x'c328' AS TEXT) WHERE seq = 3", 2, TRUE },
    { "DELETE FROM move WHERE seq = 2", 1, TRUE },
    { "DELETE FROM move WHERE seq = 4", 3, TRUE },
    { "DELETE FROM move", 0, TRUE },
    /* The chain proves the moves, whatever the ledger says. */
    { "UPDATE entry SET amount = 1 WHERE move = 2 AND n = 0", 4, TRUE },
    { STORE_TABLE_UNCHAIN "UPDATE entry SET amount = 1 WHERE move = 2 AND n = 0", 1, TRUE },
    { "UPDATE game SET status = 'won', winners = 1", 4, TRUE },
    { "UPDATE game SET status = 'ended'", 4, TRUE },
    { "UPDATE seat SET name = 'Anne' WHERE seat = 0", 4, TRUE },
    { "UPDATE chain SET digest = randomblob (16) WHERE seq = 2", 4, TRUE },
    { "UPDATE chain SET digest = randomblob (16) WHERE seq = 0", 4, TRUE },
    { "DELETE FROM seal", 4, TRUE },
    { "UPDATE seat SET colour = 'pink' WHERE seat = 0", 4, FALSE },
    { "UPDATE game SET options = 'x'", 4, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (StoreTable) table = store_table_new ();
    g_autoptr (RhStore) store = store_table_open (table);
    gint64 game = store_table_add (store, "Anna,Bram");
    g_autoptr (RhSalvage) kept = NULL;

    store_table_play (store, game, OPENING);
    store_table_assert_asks (table, cases[i].sql, "");
    kept = salvage (store, game);
    if (kept->moves->len != cases[i].n_hold)
      g_error ("%u moves hold after: %s", kept->moves->len, cases[i].sql);
    g_assert_true ((kept->setup != NULL) == cases[i].head);
    g_assert_true (*kept->problem != '\0');
  }
}

/* All there is of a game, as it is, is a record, also where it isn't a right one. */
static void
test_record (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  gint64 game = store_table_add (store, "Anna,Bram");
  g_autoptr (RhSalvage) kept = NULL;

  store_table_play (store, game, OPENING);
  store_table_assert_asks (table,
                           "UPDATE game SET uuid = 'x', started = 1795289400, options = 'river-bonus=all';"
                           "UPDATE move SET text = 'bids' || char (10) || CAST (x'c3' AS TEXT) || ' 5' WHERE seq = 2",
                           "");
  kept = salvage (store, game);
  g_assert_cmpstr (kept->record, ==,
                   "railhead 1\ngame cape-to-cairo\nid x\nstarted 2026-11-21T19:30:00Z\noption river-bonus=all\n"
                   "seat red Anna\nseat blue Bram\n"
                   "reveal s2/7 s3/3\nbids \357\277\275 5\npick 1 1\ndraw 1 2\n");
}

/* Databases with a damaged byte or bit, as they were found: listing them, opening their games
 * and saving what can be saved ends, and says what is wrong; the audit ends, too. */
static void
test_found (gconstpointer data)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = NULL;
  g_autoptr (RhStore) look = NULL;
  g_autoptr (GPtrArray) problems = NULL;
  guint n_games, n_damaged = 0;

  store_table_copy_data (table, data);
  look = rh_store_open_to_look (table->path, NULL);
  g_assert_nonnull (look);
  problems = store_table_verify (look, &n_games);
  g_assert_cmpuint (problems->len, >, 0);
  g_clear_pointer (&look, rh_store_close);

  store = store_table_open (table);
  for (gboolean unfinished = FALSE; unfinished <= TRUE; unfinished++) {
    g_autoptr (GError) why = NULL;
    g_autoptr (GPtrArray) rows = rh_store_list_games (store, unfinished, NULL, 1000, &why);

    g_assert_no_error (why);
    for (guint i = 0; i < rows->len; i++) {
      const RhGameRow *row = rows->pdata[i];
      g_autoptr (GError) error = NULL;
      g_autoptr (RhStoredGame) stored = row->id != 0 ? rh_store_load_game (store, row->id, &error) : NULL;
      g_autoptr (RhSalvage) kept = stored == NULL && row->id != 0 ? salvage (store, row->id) : NULL;

      n_damaged += stored == NULL ? 1 : 0;
      g_assert_true (row->problem == NULL || stored == NULL);
    }
  }
  g_test_message ("%u games checked, %u problems, %u games damaged", n_games, problems->len, n_damaged);
}

/* One byte cut a game of 57 moves down to 11: they hold, and that the others are missing is told. */
static void
test_cut (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = NULL;
  g_autoptr (GPtrArray) rows = NULL;
  g_autoptr (GPtrArray) problems = NULL;
  guint n_games, n_damaged = 0;

  store_table_copy_data (table, "damaged-cut.db");
  store = store_table_open (table);
  problems = store_table_verify (store, &n_games);
  g_assert_cmpuint (problems->len, >, 0);
  rows = rh_store_list_games (store, TRUE, NULL, 100, NULL);
  for (guint i = 0; i < rows->len; i++) {
    gint64 game = ((RhGameRow *) rows->pdata[i])->id;
    g_autoptr (GError) error = NULL;
    g_autoptr (RhStoredGame) stored = rh_store_load_game (store, game, &error);
    g_autoptr (RhSalvage) kept = stored == NULL ? salvage (store, game) : NULL;

    if (stored != NULL)
      continue;
    n_damaged++;
    g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_GAME);
    g_assert_cmpuint (kept->moves->len, ==, 11);
    g_assert_nonnull (kept->setup);
  }
  g_assert_cmpuint (n_damaged, ==, 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/store/salvage/holds", test_holds);
  g_test_add_func ("/store/salvage/record", test_record);
  g_test_add_data_func ("/store/salvage/found/cut", "damaged-cut.db", test_found);
  g_test_add_data_func ("/store/salvage/found/loop1", "damaged-loop1.db", test_found);
  g_test_add_data_func ("/store/salvage/found/null1", "damaged-null1.db", test_found);
  g_test_add_data_func ("/store/salvage/found/null4", "damaged-null4.db", test_found);
  g_test_add_data_func ("/store/salvage/found/utf4", "damaged-utf4.db", test_found);
  g_test_add_func ("/store/salvage/cut", test_cut);

  return g_test_run ();
}
