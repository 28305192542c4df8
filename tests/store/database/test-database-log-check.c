/* SPDX-License-Identifier: GPL-3.0-or-later
 * Whose log it is, asked without opening either: with marks, and by trying where there are none. */

#include "config.h"

#include "rh-database-log.h"
#include "store-table.h"

#include <glib/gstdio.h>
#include <sqlite3.h>
#include <sys/wait.h>
#include <unistd.h>

static void
assert_check (const StoreTable *table, int code)
{
  g_autoptr (GError) error = NULL;
  gboolean right = rh_database_log_check (table->path, &error);

  g_assert_cmpint (error == NULL ? -1 : error->code, ==, code);
  g_assert_true (right == (code == -1));
}

/* Whoever writes it dies before the log is moved into the file. */
static void
crash_with (const StoreTable *table, const char *sql)
{
  pid_t child = fork ();
  int status = 0;

  g_assert_cmpint (child, >=, 0);
  if (child == 0) {
    sqlite3 *handle = NULL;
    g_autofree char *all = g_strconcat ("PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0; ", sql, NULL);

    _exit (sqlite3_open (table->path, &handle) != SQLITE_OK || sqlite3_exec (handle, all, NULL, NULL, NULL) != SQLITE_OK);
  }
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_cmpint (status, ==, 0);
}

static void
test_marked (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autofree char *copy = store_table_part (table, ".copy");
  g_autofree char *log = store_table_part (table, "-wal");
  RhStore *store = store_table_open (table);

  store_table_play (store, store_table_add (store, "Anna,Bram"), "reveal s2/7 s3/3");
  rh_store_close (store);
  store_table_copy (table->path, copy);
  store = store_table_open (table);
  store_table_play (store, 1, "bids 12 5");
  rh_store_close (store);
  assert_check (table, -1);

  store_table_crash (table, 1, "pick 1 1");
  assert_check (table, -1);
  store_table_copy (copy, table->path);
  assert_check (table, RH_STORE_ERROR_LOG);
  g_assert_cmpint (g_unlink (log), ==, 0);
  assert_check (table, -1);
}

/* Only the beginning of the log can be read: SQLite would take that, and forget the rest. */
static void
test_broken (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autofree char *log = store_table_part (table, "-wal");
  g_autofree char *text = NULL;
  gsize length;

  rh_store_close (store_table_open (table));
  crash_with (table, "UPDATE generation SET before = now, now = randomblob (16)");
  assert_check (table, -1);
  g_assert_true (g_file_get_contents (log, &text, &length, NULL));
  text[20] ^= 4;
  g_assert_true (g_file_set_contents (log, text, (gssize) length, NULL));
  assert_check (table, RH_STORE_ERROR_LOG_DAMAGED);
}

/* Before there were marks: the log of a database that is laid out otherwise spoils one that is well alone. */
static void
test_unmarked (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (StoreTable) other = store_table_new ();
  g_autofree char *log = store_table_part (table, "-wal");
  g_autofree char *others = store_table_part (other, "-wal");

  store_table_assert_asks (table,
                           "CREATE TABLE game (uuid PRIMARY KEY); WITH n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n"
                           " LIMIT 900) INSERT INTO game SELECT i || hex (zeroblob (50)) FROM n",
                           "");
  store_table_copy (table->path, other->path);
  crash_with (table, "INSERT INTO game VALUES ('0'), ('x')");
  assert_check (table, -1);

  store_table_assert_asks (other, "DELETE FROM game WHERE uuid < '5'; VACUUM; CREATE TABLE b (y PRIMARY KEY)", "");
  crash_with (other, "INSERT INTO b SELECT uuid FROM game; DELETE FROM b WHERE y > '8'");
  store_table_copy (others, log);
  assert_check (table, RH_STORE_ERROR_LOG);
}

/* The log of one that is just being made has all of it, and is in order beside any other. */
static void
test_unmarked_whole (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (StoreTable) other = store_table_new ();
  g_autofree char *log = store_table_part (table, "-wal");
  g_autofree char *others = store_table_part (other, "-wal");

  store_table_assert_asks (table, "CREATE TABLE game (uuid); INSERT INTO game VALUES ('mine')", "");
  crash_with (other, "CREATE TABLE game (uuid); INSERT INTO game VALUES ('theirs')");
  assert_check (other, -1);
  store_table_copy (others, log);
  assert_check (table, RH_STORE_ERROR_LOG);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/store/database-log-check/marked", test_marked);
  g_test_add_func ("/store/database-log-check/broken", test_broken);
  g_test_add_func ("/store/database-log-check/unmarked", test_unmarked);
  g_test_add_func ("/store/database-log-check/unmarked-whole", test_unmarked_whole);

  return g_test_run ();
}
