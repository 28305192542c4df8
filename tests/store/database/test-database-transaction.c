/* SPDX-License-Identifier: GPL-3.0-or-later
 * Transactions: all or nothing, one moment, and what comes of another program and of a full disk. */

#include "config.h"

#include "rh-statement.h"
#include "store-table.h"

#include <string.h>

static const char *const tables[] = {
  "CREATE TABLE a (x INTEGER NOT NULL) STRICT; CREATE TABLE b (y TEXT) STRICT; INSERT INTO a VALUES (1)",
  NULL,
};

static RhDatabase *
open_database (const StoreTable *table)
{
  g_autoptr (GError) error = NULL;
  RhDatabase *database = rh_database_open (table->path, tables, &error);

  g_assert_no_error (error);

  return database;
}

static gint64
get_number (RhDatabase *database, const char *sql)
{
  g_autoptr (RhStatement) statement = rh_statement_new (database, sql);

  g_assert_cmpint (rh_statement_step (statement, NULL), ==, RH_STEP_ROW);

  return rh_statement_get_int (statement, 0, G_MININT64, G_MAXINT64);
}

/* A transaction is all or nothing. */
static void
test_all_or_nothing (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  RhDatabase *database = open_database (table);
  g_autoptr (GError) error = NULL;

  g_assert_true (rh_database_begin_write (database, NULL));
  g_assert_true (rh_database_run (database, "INSERT INTO a VALUES (2)", NULL));
  g_assert_false (rh_database_end (database, FALSE, NULL));
  g_assert_cmpint (get_number (database, "SELECT count(*) FROM a"), ==, 1);

  g_assert_true (rh_database_begin_write (database, NULL));
  g_assert_true (rh_database_run (database, "INSERT INTO a VALUES (2)", NULL));
  g_assert_true (rh_database_end (database, TRUE, NULL));
  store_table_assert_asks (table, "SELECT x FROM a ORDER BY x", "1\n2");

  g_assert_false (rh_database_run (database, "INSERT INTO a VALUES ('two')", &error));
  g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_FAILED);
  g_assert_nonnull (strstr (error->message, table->path));
  g_assert_true (rh_database_close (database));
}

/* Reading sees one moment, even while another program goes on writing. */
static void
test_read (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  RhDatabase *database = open_database (table);

  g_assert_true (rh_database_begin_read (database, NULL));
  g_assert_cmpint (get_number (database, "SELECT count(*) FROM a"), ==, 1);
  store_table_assert_asks (table, "INSERT INTO a VALUES (2)", "");
  g_assert_cmpint (get_number (database, "SELECT count(*) FROM a"), ==, 1);
  g_assert_true (rh_database_end (database, TRUE, NULL));
  g_assert_cmpint (get_number (database, "SELECT count(*) FROM a"), ==, 2);
  g_assert_true (rh_database_close (database));
}

/* Whatever keeps it from ending well, it ends: another one begins. */
static void
test_read_ends (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  RhDatabase *database = open_database (table);

  g_assert_true (rh_database_run (database,
                                  "PRAGMA foreign_keys = ON;"
                                  "CREATE TABLE c (z INTEGER PRIMARY KEY);"
                                  "CREATE TABLE d (z REFERENCES c DEFERRABLE INITIALLY DEFERRED)",
                                  NULL));
  g_assert_true (rh_database_begin_read (database, NULL));
  g_assert_true (rh_database_run (database, "INSERT INTO d VALUES (7)", NULL));
  g_assert_true (rh_database_end (database, TRUE, NULL));
  g_assert_true (rh_database_begin_read (database, NULL));
  g_assert_cmpint (get_number (database, "SELECT count(*) FROM d"), ==, 0);
  g_assert_true (rh_database_end (database, TRUE, NULL));
  g_assert_true (rh_database_close (database));
}

/* Another program is writing: we wait a little, then say so. */
static void
test_locked (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  RhDatabase *database = open_database (table);
  gpointer lock = store_table_lock (table);
  g_autoptr (GError) error = NULL;
  gint64 before = g_get_monotonic_time ();

  g_assert_false (rh_database_begin_write (database, &error));
  g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_LOCKED);
  g_assert_cmpint (g_get_monotonic_time () - before, >=, RH_DATABASE_BUSY_MS * G_TIME_SPAN_MILLISECOND);
  g_assert_nonnull (strstr (error->message, table->path));
  g_assert_cmpint (get_number (database, "SELECT count(*) FROM a"), ==, 1);

  store_table_unlock (lock);
  g_assert_true (rh_database_begin_write (database, NULL));
  g_assert_true (rh_database_end (database, TRUE, NULL));
  g_assert_true (rh_database_close (database));
}

static gpointer
unlock_soon (gpointer lock)
{
  g_usleep (RH_DATABASE_BUSY_MS * G_TIME_SPAN_MILLISECOND / 4);
  store_table_unlock (lock);

  return NULL;
}

/* One that writes for less than that is waited for, and not noticed. */
static void
test_waits (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  RhDatabase *database = open_database (table);
  GThread *other = g_thread_new ("other", unlock_soon, store_table_lock (table));

  g_assert_true (rh_database_begin_write (database, NULL));
  g_assert_true (rh_database_end (database, TRUE, NULL));
  g_thread_join (other);
  g_assert_true (rh_database_close (database));
}

/* The disk fills up in the middle of a transaction: nothing of it stays, and what
 * was there can still be read. */
static void
test_full (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  RhDatabase *database = open_database (table);
  g_autoptr (GError) error = NULL;

  g_assert_true (rh_database_run (database, "PRAGMA max_page_count = 10", NULL));
  g_assert_true (rh_database_begin_write (database, NULL));
  g_assert_true (rh_database_run (database, "INSERT INTO a VALUES (2)", NULL));
  g_assert_false (rh_database_run (database, "INSERT INTO b VALUES (hex (zeroblob (100000)))", &error));
  g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_FULL);
  g_assert_nonnull (strstr (error->message, table->path));
  g_assert_false (rh_database_end (database, FALSE, NULL));

  store_table_assert_asks (table, "SELECT x FROM a", "1");
  g_assert_true (rh_database_begin_write (database, NULL));
  g_assert_true (rh_database_end (database, TRUE, NULL));
  g_assert_true (rh_database_close (database));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/store/database-transaction/all-or-nothing", test_all_or_nothing);
  g_test_add_func ("/store/database-transaction/read", test_read);
  g_test_add_func ("/store/database-transaction/read-ends", test_read_ends);
  g_test_add_func ("/store/database-transaction/locked", test_locked);
  g_test_add_func ("/store/database-transaction/waits", test_waits);
  g_test_add_func ("/store/database-transaction/full", test_full);

  return g_test_run ();
}
