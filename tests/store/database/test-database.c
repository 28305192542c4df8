/* SPDX-License-Identifier: GPL-3.0-or-later
 * The connection: opening, migrations, errors. */

#include "config.h"

#include "rh-statement.h"
#include "store-table.h"

#include <string.h>
#include <sys/stat.h>

static const char *const one[] = { "CREATE TABLE a (x INTEGER NOT NULL) STRICT; INSERT INTO a VALUES (1)", NULL };
static const char *const two[] = {
  "CREATE TABLE a (x INTEGER NOT NULL) STRICT; INSERT INTO a VALUES (1)",
  "CREATE TABLE b (y TEXT) STRICT",
  NULL,
};
static const char *const three_wrong[] = {
  "CREATE TABLE a (x INTEGER NOT NULL) STRICT; INSERT INTO a VALUES (1)",
  "CREATE TABLE b (y TEXT) STRICT",
  "INSERT INTO a VALUES (3); INSERT INTO b VALUES (nonsense)",
  NULL,
};

static RhDatabase *
open_database (const StoreTable *table, const char *const *migrations)
{
  g_autoptr (GError) error = NULL;
  RhDatabase *database = rh_database_open (table->path, migrations, &error);

  g_assert_no_error (error);
  g_assert_nonnull (database);
  g_assert_cmpstr (rh_database_get_path (database), ==, table->path);

  return database;
}

static void
open_and_close (const StoreTable *table, const char *const *migrations)
{
  g_assert_true (rh_database_close (open_database (table, migrations)));
}

static gint64
get_number (RhDatabase *database, const char *sql)
{
  g_autoptr (RhStatement) statement = rh_statement_new (database, sql);

  g_assert_cmpint (rh_statement_step (statement, NULL), ==, RH_STEP_ROW);

  return rh_statement_get_int (statement, 0, G_MININT64, G_MAXINT64);
}

/* The first start: folders are made for us alone, and the file is marked as ours
 * with the newest tables in it. Nothing lies beside it once it is closed. */
static void
test_new (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  StoreTable *inner = g_new0 (StoreTable, 1);
  g_autofree char *files = NULL;
  struct stat info;

  inner->folder = g_build_filename (table->folder, "deep", "er", NULL);
  inner->path = g_build_filename (inner->folder, "railhead.db", NULL);
  open_and_close (inner, two);
  store_table_assert_asks (inner, "PRAGMA application_id", "1380010316");
  store_table_assert_asks (inner, "PRAGMA user_version", "2");
  store_table_assert_asks (inner, "PRAGMA journal_mode", "wal");
  store_table_assert_asks (inner, "SELECT x FROM a", "1");
  g_assert_cmpint (stat (inner->folder, &info), ==, 0);
  g_assert_cmpint (info.st_mode & 0777, ==, 0700);
  files = store_table_list_files (inner);
  g_assert_cmpstr (files, ==, "railhead.db");

  store_table_free (inner);
}

/* What is committed must be on disk, and what is stored must hang together. */
static void
test_pragmas (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  RhDatabase *database = open_database (table, one);

  g_assert_cmpint (get_number (database, "PRAGMA synchronous"), ==, 2);
  g_assert_cmpint (get_number (database, "PRAGMA foreign_keys"), ==, 1);
  g_assert_true (rh_database_close (database));
}

/* An empty file, as `touch` leaves it, is as good as none. */
static void
test_empty (void)
{
  g_autoptr (StoreTable) table = store_table_new ();

  store_table_write (table, "", 0);
  open_and_close (table, one);
  store_table_assert_asks (table, "PRAGMA user_version", "1");
}

/* A newer version steps up, with a copy of what was there before beside it.
 * A second copy doesn't overwrite the first. */
static void
test_migrate (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (StoreTable) copy = g_new0 (StoreTable, 1);
  g_autofree char *files = NULL;

  open_and_close (table, one);
  open_and_close (table, two);
  open_and_close (table, two);
  store_table_assert_asks (table, "PRAGMA user_version", "2");
  store_table_assert_asks (table, "SELECT count(*) FROM b", "0");
  store_table_assert_asks (table, "SELECT x FROM a", "1");

  copy->folder = g_strdup (table->folder);
  copy->path = g_strconcat (table->path, ".backup-v1", NULL);
  store_table_assert_asks (copy, "PRAGMA integrity_check", "ok");
  store_table_assert_asks (copy, "PRAGMA user_version", "1");
  store_table_assert_asks (copy, "PRAGMA application_id", "1380010316");
  store_table_assert_asks (copy, "SELECT x FROM a", "1");

  store_table_assert_asks (table, "DROP TABLE b; PRAGMA user_version = 1", "");
  open_and_close (table, two);
  files = store_table_list_files (table);
  g_assert_cmpstr (files, ==, "railhead.db railhead.db.backup-v1 railhead.db.backup-v1-2");
}

/* A migration that fails half-way leaves its version, and all that it did, behind. */
static void
test_migrate_fails (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (GError) error = NULL;

  open_and_close (table, one);
  g_assert_null (rh_database_open (table->path, three_wrong, &error));
  g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_FAILED);
  g_assert_nonnull (strstr (error->message, table->path));
  store_table_assert_asks (table, "PRAGMA user_version", "2");
  store_table_assert_asks (table, "SELECT x FROM a", "1");
}

/* What was worked out is kept until what is stored changes: by another connection, or by this one. Then it's freed, and when the connection is
 * closed. */
static void
test_kept (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhDatabase) database = open_database (table, one);
  int *freed = g_atomic_rc_box_new0 (int);

  g_assert_null (rh_database_get_kept (database));
  get_number (database, "SELECT x FROM a");
  rh_database_keep (database, g_atomic_rc_box_acquire (freed), g_atomic_rc_box_release);
  get_number (database, "SELECT x FROM a");
  g_assert_true (rh_database_get_kept (database) == freed);

  store_table_assert_asks (table, "UPDATE a SET x = 2", "");
  g_assert_cmpint (get_number (database, "SELECT x FROM a"), ==, 2);
  g_assert_null (rh_database_get_kept (database));

  rh_database_keep (database, g_atomic_rc_box_acquire (freed), g_atomic_rc_box_release);
  g_assert_true (rh_database_begin_write (database, NULL));
  g_assert_true (rh_database_run (database, "UPDATE a SET x = 3", NULL));
  g_assert_true (rh_database_end (database, TRUE, NULL));
  get_number (database, "SELECT x FROM a");
  g_assert_null (rh_database_get_kept (database));

  rh_database_keep (database, g_atomic_rc_box_acquire (freed), g_atomic_rc_box_release);
  g_assert_true (rh_database_get_kept (database) == freed);
  rh_database_close (g_steal_pointer (&database));
  g_atomic_rc_box_release (freed);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/store/database/new", test_new);
  g_test_add_func ("/store/database/pragmas", test_pragmas);
  g_test_add_func ("/store/database/empty", test_empty);
  g_test_add_func ("/store/database/migrate", test_migrate);
  g_test_add_func ("/store/database/migrate-fails", test_migrate_fails);
  g_test_add_func ("/store/database/kept", test_kept);

  return g_test_run ();
}
