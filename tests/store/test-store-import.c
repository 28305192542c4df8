/* SPDX-License-Identifier: GPL-3.0-or-later
 * A game comes from a record: it is stored with all its moves and its ledger,
 * as if it had been played here, and found again by its id. */

#include "config.h"

#include "record-data.h"
#include "store-table.h"

#include <string.h>

#define ID "5f0c2c0e-5a0e-4d0c-9a55-0a4f8f6c1b7e"

static const char *const opening[] = { "reveal s2/7 s3/3", "bids 12 5", "pick 1 1" };

static gint64
import (RhStore *store, const RhSetup *setup, const char *const *moves, guint n_moves, GError **error)
{
  g_autoptr (RhFold) fold = rh_fold_new_moves (setup, moves, n_moves, NULL, NULL);

  return rh_store_import_game (store, setup, moves, fold, error);
}

static RhSetup *
named_setup (const char *names)
{
  RhSetup *setup = store_table_setup (names);

  g_assert_true (rh_setup_set_id (setup, ID, NULL));

  return setup;
}

/* What is stored is what playing it would have stored. */
static void
test_unfinished (void)
{
  const char *sql = "SELECT move, n, seat, kind, amount, balance FROM entry";
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  g_autoptr (RhSetup) setup = named_setup ("Anna,Bram");
  g_autoptr (GError) error = NULL;
  gint64 game = import (store, setup, opening, G_N_ELEMENTS (opening), &error);
  g_autoptr (RhStoredGame) stored = NULL;

  g_assert_no_error (error);
  stored = store_table_load (store, game);
  g_assert_cmpint (stored->status, ==, RH_GAME_PLAYING);
  g_assert_cmpuint (stored->stand.n_played, ==, 3);
  g_assert_cmpstr (stored->setup->id, ==, ID);
  g_assert_nonnull (stored->setup->started);
  store_table_assert_asks (table, sql, "0|0|0|start|100|100\n0|1|1|start|100|100\n2|0|0|bid|-12|88\n2|1|1|bid|-5|95");
  store_table_assert_good (store, 1);

  store_table_play (store, game, "draw 1 2");
  store_table_assert_good (store, 1);
}

/* A finished game has its winner. */
static void
test_won (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  g_autoptr (RhSetup) setup = store_table_setup ("Anna,Bram,Chris");
  g_autofree char *text = record_data_read_moves ("cape-three-players");
  g_auto (GStrv) moves = g_strsplit (text, "\n", -1);
  g_autoptr (GError) error = NULL;

  import (store, setup, (const char *const *) moves, g_strv_length (moves), &error);
  g_assert_no_error (error);
  store_table_assert_asks (table, "SELECT status, winners FROM game", "won|2");
  store_table_assert_good (store, 1);
}

/* It is found by its id, and not stored twice: the second time nothing changes. */
static void
test_again (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  g_autoptr (RhSetup) setup = named_setup ("Anna,Bram");
  g_autoptr (GError) error = NULL;
  gint64 game;
  gint64 found;

  g_assert_true (rh_store_find_game (store, ID, &found, &error));
  g_assert_cmpint (found, ==, 0);
  game = import (store, setup, opening, G_N_ELEMENTS (opening), &error);
  g_assert_true (rh_store_find_game (store, ID, &found, &error));
  g_assert_cmpint (found, ==, game);
  g_assert_no_error (error);

  g_assert_cmpint (import (store, setup, opening, 1, &error), ==, 0);
  g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_FAILED);
  store_table_assert_asks (table, "SELECT count(*) FROM move", "3");
  store_table_assert_good (store, 1);
}

/* While another program writes, nothing is stored by half. */
static void
test_locked (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  g_autoptr (RhSetup) setup = named_setup ("Anna,Bram");
  g_autoptr (GError) error = NULL;
  gpointer lock = store_table_lock (table);

  g_assert_cmpint (import (store, setup, opening, G_N_ELEMENTS (opening), &error), ==, 0);
  g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_LOCKED);
  store_table_unlock (lock);
  store_table_assert_good (store, 0);
}

static void
fill (RhStore *store, gint64 game)
{
  g_autoptr (RhStoredGame) stored = NULL;
  g_autoptr (GPtrArray) texts = g_ptr_array_new ();
  g_autoptr (RhWaiting) waiting = rh_waiting_new ();
  const RhStoredDraft draft = { .texts = texts, .n_done = 1, .waiting = waiting };
  g_autoptr (RhFold) fold = NULL;
  const RhAmendment amendment = { .seq = 1, .text = "reveal s1/7 s3/3", .n_kept = 1 };

  store_table_play (store, game, "reveal s2/7 s3/3");
  stored = store_table_load (store, game);
  fold = rh_fold_new_moves (stored->setup, &amendment.text, 1, NULL, NULL);
  g_assert_true (rh_store_amend (store, &stored->stand, &amendment, fold, NULL));
  g_ptr_array_add (texts, (gpointer) "bids");
  waiting->since = 1;
  g_assert_true (rh_store_set_draft (store, &stored->stand, &draft, NULL));
}

/* A game goes with all that is about it, and with those who played nothing else; the others stay as they are. */
static void
test_delete (void)
{
  static const char *const tables[] = {
    "game WHERE id", "seat WHERE game", "move WHERE game", "entry WHERE game", "chain WHERE game",
    "seal WHERE game", "amendment WHERE game", "correction WHERE game", "draft WHERE game",
    "waiting WHERE game",
  };
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  gint64 game = store_table_add (store, "Anna,Bram");
  gint64 other = store_table_add (store, "Csilla,Anna");
  g_autoptr (GError) error = NULL;

  fill (store, game);
  fill (store, other);
  g_assert_true (rh_store_delete_game (store, game, &error));
  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++) {
    g_autofree char *gone = g_strdup_printf ("SELECT count (*) FROM %s = %d", tables[i], (int) game);
    g_autofree char *there = g_strdup_printf ("SELECT count (*) > 0 FROM %s = %d", tables[i], (int) other);

    store_table_assert_asks (table, gone, "0");
    store_table_assert_asks (table, there, "1");
  }
  store_table_assert_asks (table, "SELECT name FROM player ORDER BY name", "Anna\nCsilla");
  store_table_assert_good (store, 1);

  g_assert_false (rh_store_delete_game (store, game, &error));
  g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_NOT_FOUND);
}

/* A damaged game can be deleted; what can't be written isn't half deleted. */
static void
test_delete_damaged (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  gint64 game = store_table_add (store, "Anna,Bram");
  g_autoptr (GError) error = NULL;
  gpointer lock;

  fill (store, game);
  store_table_assert_asks (table, "UPDATE move SET text = 'nonsense'; UPDATE seat SET colour = 'pink'", "");
  lock = store_table_lock (table);
  g_assert_false (rh_store_delete_game (store, game, &error));
  g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_LOCKED);
  g_clear_error (&error);
  store_table_unlock (lock);
  store_table_assert_asks (table, "SELECT count (*) FROM draft", "1");

  g_assert_true (rh_store_delete_game (store, game, &error));
  store_table_assert_good (store, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/store-import/unfinished", test_unfinished);
  g_test_add_func ("/store-import/won", test_won);
  g_test_add_func ("/store-import/again", test_again);
  g_test_add_func ("/store-import/locked", test_locked);
  g_test_add_func ("/store-import/delete", test_delete);
  g_test_add_func ("/store-import/delete-damaged", test_delete_damaged);

  return g_test_run ();
}
