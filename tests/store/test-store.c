/* SPDX-License-Identifier: GPL-3.0-or-later
 * Opening the store: a first start, a crash before, and every refusal. */

#include "config.h"

#include "record-data.h"
#include "store-table.h"

#include <glib/gstdio.h>
#include <sqlite3.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static char *
checksum_of (const StoreTable *table, const char *suffix)
{
  g_autofree char *path = g_strconcat (table->path, suffix, NULL);
  g_autofree char *text = NULL;
  gsize length;

  if (!g_file_get_contents (path, &text, &length, NULL))
    return g_strdup ("none");

  return g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) text, length);
}

/* It can't be opened; the message says where it is; the file, its log and its
 * folder stay as they were. */
static void
assert_refused (const StoreTable *table, RhStoreError code)
{
  g_autofree char *before = checksum_of (table, "");
  g_autofree char *wal_before = checksum_of (table, "-wal");
  g_autofree char *files_before = store_table_list_files (table);
  g_autofree char *after = NULL;
  g_autofree char *wal_after = NULL;
  g_autofree char *files_after = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_null (rh_store_open (table->path, &error));
  g_assert_error (error, RH_STORE_ERROR, (int) code);
  g_assert_nonnull (strstr (error->message, table->path));

  after = checksum_of (table, "");
  wal_after = checksum_of (table, "-wal");
  files_after = store_table_list_files (table);
  g_assert_cmpstr (after, ==, before);
  g_assert_cmpstr (wal_after, ==, wal_before);
  g_assert_cmpstr (files_after, ==, files_before);
}

static void
make_store (const StoreTable *table)
{
  g_autofree char *moves = record_data_read_moves ("cape-three-players");
  g_autoptr (RhStore) store = store_table_open (table);

  store_table_play (store, store_table_add (store, "Anna,Bram,Chris"), moves);
}

/* The first start, and the second one, which finds what the first has left. */
static void
test_open (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autofree char *files = NULL;

  for (guint i = 0; i < 2; i++) {
    g_autoptr (RhStore) store = store_table_open (table);

    store_table_assert_good (store, i);
    store_table_add (store, "Anna,Bram");
  }

  store_table_assert_asks (table, "PRAGMA application_id; PRAGMA user_version", "1380010316\n10");
  files = store_table_list_files (table);
  g_assert_cmpstr (files, ==, "railhead.db");
}

/* The tables are strict and speak of rows that are there. Money isn't owed. */
static void
test_tables (void)
{
  g_autoptr (StoreTable) table = store_table_new ();

  make_store (table);
  store_table_assert_asks (table,
                           "SELECT name FROM pragma_table_list"
                           " WHERE schema = 'main' AND name NOT LIKE 'sqlite_%' AND strict ORDER BY name",
                           "amendment\narriving\nchain\ncontent\ncontinuing\ncontinuing_result\ncontinuing_undone\ncorrection\n"
                           "draft\nentry\ngame\ngeneration\nmove\nnote\nplayer\nrenaming\nresult\nseal\nseat\nsummed\nwaiting\nway");
  store_table_assert_asks (table, "UPDATE entry SET amount = 'ten' WHERE move = 2",
                           "error: cannot store TEXT value in INTEGER column entry.amount");
  store_table_assert_asks (table, "UPDATE entry SET balance = -1 WHERE kind = 'bid'",
                           "error: CHECK constraint failed: balance >= 0 OR kind NOT IN ('bid', 'rails', 'income')");
  store_table_assert_asks (table, "UPDATE entry SET balance = -1 WHERE kind = 'rails'",
                           "error: CHECK constraint failed: balance >= 0 OR kind NOT IN ('bid', 'rails', 'income')");
  store_table_assert_asks (table, "PRAGMA foreign_keys = ON; DELETE FROM player",
                           "error: FOREIGN KEY constraint failed");
}

/* The program is killed right after its first start: all is in the log still, and
 * the file beside it doesn't even have our mark. It opens all the same. */
static void
test_killed (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = NULL;
  pid_t child = fork ();
  int status;

  if (child == 0) {
    store_table_add (store_table_open (table), "Anna,Bram");
    _exit (0);
  }

  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_cmpint (status, ==, 0);
  store = store_table_open (table);
  store_table_assert_good (store, 1);
}

/* A newer Railhead was here. */
static void
test_newer (void)
{
  g_autoptr (StoreTable) table = store_table_new ();

  make_store (table);
  store_table_assert_asks (table, "PRAGMA user_version = 11", "");
  assert_refused (table, RH_STORE_ERROR_NEWER);
}

static void
run_and_crash (const StoreTable *table, const char *sql)
{
  sqlite3 *handle = NULL;

  g_assert_cmpint (sqlite3_open (table->path, &handle), ==, SQLITE_OK);
  sqlite3_db_config (handle, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL);
  g_assert_cmpint (sqlite3_exec (handle, sql, NULL, NULL, NULL), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_close (handle), ==, SQLITE_OK);
}

/* A newer Railhead was killed right after its migration, which is in the log only. */
static void
test_newer_in_log (void)
{
  g_autoptr (StoreTable) table = store_table_new ();

  make_store (table);
  run_and_crash (table, "PRAGMA user_version = 11");
  assert_refused (table, RH_STORE_ERROR_NEWER);
}

/* Other programs keep SQLite files too: with a mark of theirs or none, with a log
 * lying beside it or none. */
static void
test_foreign (void)
{
  const char *const makers[] = {
    "CREATE TABLE photo (x)",
    "PRAGMA journal_mode = WAL; CREATE TABLE photo (x)",
    "PRAGMA application_id = 252006675; CREATE TABLE photo (x)",
    "PRAGMA application_id = 252006675",
  };

  for (guint i = 0; i < G_N_ELEMENTS (makers); i++) {
    g_autoptr (StoreTable) closed = store_table_new ();
    g_autoptr (StoreTable) crashed = store_table_new ();

    g_free (store_table_ask (closed, makers[i]));
    assert_refused (closed, RH_STORE_ERROR_DAMAGED);
    run_and_crash (crashed, makers[i]);
    assert_refused (crashed, RH_STORE_ERROR_DAMAGED);
  }
}

/* Not SQLite at all, long and short. */
static void
test_garbage (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autofree char *text = g_strnfill (100000, 'x');

  store_table_write (table, text, 100000);
  assert_refused (table, RH_STORE_ERROR_DAMAGED);
  store_table_write (table, "SQLite format 3", -1);
  assert_refused (table, RH_STORE_ERROR_DAMAGED);
  store_table_write (table, "x", -1);
  assert_refused (table, RH_STORE_ERROR_DAMAGED);
}

/* A copy that broke off, at any place but its very beginning. */
static void
test_truncated (void)
{
  const double parts[] = { 0.001, 0.01, 0.1, 0.5, 0.99 };
  g_autoptr (StoreTable) table = store_table_new ();
  g_autofree char *text = NULL;
  gsize length;

  make_store (table);
  g_assert_true (g_file_get_contents (table->path, &text, &length, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++) {
    store_table_write (table, text, (gssize) ((double) length * parts[i]));
    assert_refused (table, RH_STORE_ERROR_DAMAGED);
  }
}

/* The database is gone but its log is there: SQLite would throw that away. */
static void
test_log_alone (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autofree char *wal = g_strconcat (table->path, "-wal", NULL);

  make_store (table);
  run_and_crash (table, "UPDATE game SET touched = 0");
  g_unlink (table->path);
  assert_refused (table, RH_STORE_ERROR_MISSING);
  g_assert_true (g_file_test (wal, G_FILE_TEST_EXISTS));
}

/* Another program is in the middle of writing: said at once, at the start. */
static void
test_locked (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = NULL;
  gpointer lock;

  make_store (table);
  lock = store_table_lock (table);
  assert_refused (table, RH_STORE_ERROR_LOCKED);
  store_table_unlock (lock);
  store = store_table_open (table);
  store_table_assert_good (store, 1);
}

static void
assert_read_only (const StoreTable *table)
{
  assert_refused (table, RH_STORE_ERROR_READ_ONLY);
}

/* The file belongs to somebody else, or its folder does, or both, or even the
 * folder can't be made. */
static void
test_read_only (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (StoreTable) below = g_new0 (StoreTable, 1);

  make_store (table);
  g_chmod (table->folder, 0777);
  g_chmod (table->path, 0444);
  store_table_as_nobody (table, assert_read_only);
  g_chmod (table->path, 0666);
  g_chmod (table->folder, 0555);
  store_table_as_nobody (table, assert_read_only);
  g_chmod (table->path, 0444);
  store_table_as_nobody (table, assert_read_only);

  g_unlink (table->path);
  store_table_as_nobody (table, assert_read_only);
  below->folder = g_strdup (table->folder);
  below->path = g_build_filename (table->folder, "railhead", "railhead.db", NULL);
  store_table_as_nobody (below, assert_read_only);
}

static void
write_version_1 (const StoreTable *table)
{
  store_table_copy_data (table, "store-v1.db");
  store_table_assert_asks (table, "PRAGMA user_version", "1");
}

/* A database of each version so far still opens, is right, and is played on: one
 * game won, one ended, one half-way with moves undone and amended. The game that
 * is played on gets its chain then, if it has none. */
static void
test_version (gconstpointer data)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = NULL;
  g_autoptr (RhStoredGame) stored = NULL;

  store_table_copy_data (table, data);
  store = store_table_open (table);
  store_table_assert_good (store, 3);
  store_table_assert_asks (table, "PRAGMA user_version", "10");
  store_table_assert_asks (table, "SELECT status FROM game ORDER BY id", "won\nended\nplaying");
  stored = store_table_load (store, 3);
  g_assert_cmpuint (stored->stand.n_played, ==, 4);
  g_assert_cmpuint (stored->moves->len, ==, 6);
  g_assert_cmpstr (rh_setup_get_option (stored->setup, "river-bonus"), ==, "all");
  g_assert_cmpstr (stored->way, ==, g_strcmp0 (data, "store-v8.db") >= 0 ? "bids" : NULL);

  store_table_redo (store, 3, 1);
  store_table_assert_asks (table, "SELECT DISTINCT game FROM chain WHERE game >= 2", "3");
  store_table_play (store, 3, "draw 2 m2/5");
  store_table_assert_good (store, 3);
}

/* One that is only looked at stays as it was, whatever its version. */
static void
test_look (gconstpointer data)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *files = NULL;

  store_table_copy_data (table, data);
  before = store_table_checksum (table);
  store = rh_store_open_to_look (table->path, NULL);
  g_assert_nonnull (store);
  store_table_assert_good (store, 3);
  g_clear_pointer (&store, rh_store_close);

  after = store_table_checksum (table);
  g_assert_cmpstr (after, ==, before);
  files = store_table_list_files (table);
  g_assert_cmpstr (files, ==, "railhead.db");
}

/* Every row of every table, in the columns of the first release. */
static char *
ask_all (const StoreTable *table)
{
  return store_table_ask (table,
                          "SELECT * FROM player ORDER BY id; SELECT * FROM game ORDER BY id;"
                          "SELECT * FROM seat ORDER BY game, seat; SELECT * FROM move ORDER BY game, seq;"
                          "SELECT * FROM entry ORDER BY game, move, n;"
                          "SELECT id, game, seq, text, time, replaced FROM amendment ORDER BY id");
}

/* Nothing of it is lost on the way up, and a copy of it as it was lies beside it. */
static void
test_migrated (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (StoreTable) copy = g_new0 (StoreTable, 1);
  g_autoptr (RhStore) store = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *kept = NULL;
  g_autofree char *files = NULL;

  write_version_1 (table);
  before = ask_all (table);
  rh_store_close (store_table_open (table));
  after = ask_all (table);
  g_assert_cmpstr (after, ==, before);
  g_assert_nonnull (strstr (after, "build 2 bonus=3 buy=2"));
  g_assert_nonnull (strstr (after, "|draw 2 1|1795267330|1"));
  g_assert_nonnull (strstr (after, "|draw 1 2|1795267330|1795267330"));

  copy->folder = g_strdup (table->folder);
  copy->path = g_strconcat (table->path, ".backup-v1", NULL);
  store_table_assert_asks (copy, "PRAGMA user_version", "1");
  kept = ask_all (copy);
  g_assert_cmpstr (kept, ==, before);

  /* Once only: from then on it is what it is. */
  store = store_table_open (table);
  g_clear_pointer (&store, rh_store_close);
  files = store_table_list_files (table);
  g_assert_cmpstr (files, ==, "railhead.db railhead.db.backup-v1");
}

/* Why the first release replaced a line: said where nothing else can be, and left open elsewhere. */
static void
test_reasons_of_version_1 (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = NULL;
  g_autoptr (GPtrArray) sure = NULL;
  g_autoptr (GPtrArray) unsure = NULL;
  g_autoptr (RhStoredGame) first = NULL;
  g_autoptr (RhStoredGame) third = NULL;

  write_version_1 (table);
  store_table_assert_asks (table,
                           "INSERT INTO amendment (game, seq, text, time, replaced)"
                           " VALUES (1, 2, 'bids 0 0 9', 1795267330, 1795267400),"
                           "        (1, 129, 'build 2 bonus=2 buy=3', 1795267330, 1795267400);"
                           "UPDATE move SET time = 1795267400 WHERE game = 1 AND seq IN (2, 129)",
                           "");
  store = store_table_open (table);
  store_table_assert_asks (table,
                           "SELECT game, seq, reason FROM amendment ORDER BY id",
                           "3|4|unknown\n3|5|unknown\n1|2|corrected\n1|129|unknown");

  first = store_table_load (store, 1);
  sure = rh_store_list_former (store, &first->stand, NULL);
  g_assert_cmpuint (sure->len, ==, 1);
  g_assert_cmpstr (((const RhFormerLine *) sure->pdata[0])->text, ==, "bids 0 0 9");
  third = store_table_load (store, 3);
  unsure = rh_store_list_former (store, &third->stand, NULL);
  g_assert_cmpuint (unsure->len, ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/store/store/open", test_open);
  g_test_add_func ("/store/store/tables", test_tables);
  g_test_add_func ("/store/store/killed", test_killed);
  g_test_add_func ("/store/store/newer", test_newer);
  g_test_add_func ("/store/store/newer-in-log", test_newer_in_log);
  g_test_add_func ("/store/store/foreign", test_foreign);
  g_test_add_func ("/store/store/garbage", test_garbage);
  g_test_add_func ("/store/store/truncated", test_truncated);
  g_test_add_func ("/store/store/log-alone", test_log_alone);
  g_test_add_func ("/store/store/locked", test_locked);
  g_test_add_func ("/store/store/read-only", test_read_only);
  g_test_add_data_func ("/store/store/version-1", "store-v1.db", test_version);
  g_test_add_data_func ("/store/store/version-2", "store-v2.db", test_version);
  g_test_add_data_func ("/store/store/version-3", "store-v3.db", test_version);
  g_test_add_data_func ("/store/store/version-4", "store-v4.db", test_version);
  g_test_add_data_func ("/store/store/version-5", "store-v5.db", test_version);
  g_test_add_data_func ("/store/store/version-6", "store-v6.db", test_version);
  g_test_add_data_func ("/store/store/version-7", "store-v7.db", test_version);
  g_test_add_data_func ("/store/store/version-8", "store-v8.db", test_version);
  g_test_add_data_func ("/store/store/version-9", "store-v9.db", test_version);
  g_test_add_data_func ("/store/store/look-1", "store-v1.db", test_look);
  g_test_add_data_func ("/store/store/look-2", "store-v2.db", test_look);
  g_test_add_data_func ("/store/store/look-3", "store-v3.db", test_look);
  g_test_add_data_func ("/store/store/look-4", "store-v4.db", test_look);
  g_test_add_data_func ("/store/store/look-5", "store-v5.db", test_look);
  g_test_add_data_func ("/store/store/look-6", "store-v6.db", test_look);
  g_test_add_data_func ("/store/store/look-7", "store-v7.db", test_look);
  g_test_add_data_func ("/store/store/look-8", "store-v8.db", test_look);
  g_test_add_data_func ("/store/store/look-9", "store-v9.db", test_look);
  g_test_add_func ("/store/store/migrated", test_migrated);
  g_test_add_func ("/store/store/reasons-of-version-1", test_reasons_of_version_1);

  return g_test_run ();
}
