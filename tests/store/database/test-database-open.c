/* SPDX-License-Identifier: GPL-3.0-or-later
 * Opening: the files are their owner's alone, and what lies beside the database is its own. */

#include "config.h"

#include "rh-database.h"
#include "rh-statement.h"
#include "store-table.h"

#include <glib/gstdio.h>
#include <sqlite3.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static void
assert_private (const StoreTable *table)
{
  g_autoptr (GDir) dir = g_dir_open (table->folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (table->folder, name, NULL);
    struct stat info;

    g_assert_cmpint (stat (path, &info), ==, 0);
    if ((info.st_mode & 0777) != 0600)
      g_error ("%s has the mode %o", name, info.st_mode & 0777);
  }
}

/* People's names are in it: nobody else reads it, its log, or its copies. One that was made by
 * an older version is closed to others when it is opened. */
static void
test_private (void)
{
  g_autoptr (StoreTable) new = store_table_new ();
  g_autoptr (StoreTable) old = store_table_new ();
  RhStore *store = store_table_open (new);

  store_table_add (store, "Anna,Bram");
  assert_private (new);
  rh_store_close (store);

  store_table_copy_data (old, "store-v1.db");
  g_chmod (old->path, 0644);
  store = store_table_open (old);
  assert_private (old);
  rh_store_close (store);
}

/* To look at one that isn't there makes nothing. */
static void
test_look_at_nothing (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autofree char *files = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_null (rh_store_open_to_look (table->path, &error));
  g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_FAILED);
  files = store_table_list_files (table);
  g_assert_cmpstr (files, ==, "");
}

/* One that is being played in can be looked at meanwhile. */
static void
test_look_while_open (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  g_autoptr (RhStore) look = NULL;

  store_table_play (store, store_table_add (store, "Anna,Bram"), "reveal s2/7 s3/3");
  look = rh_store_open_to_look (table->path, NULL);
  g_assert_nonnull (look);
  store_table_assert_good (look, 1);
}

#define MANY_NAMES \
  "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000)" \
  " INSERT INTO player (name, key, used) SELECT printf ('%01000d', i), i, i FROM n"

/* However much was read, no more than half a megabyte of it is held. */
static void
test_memory (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  g_autoptr (RhStatement) statement = NULL;
  gint64 before;

  store_table_assert_asks (table, MANY_NAMES, "");
  before = sqlite3_memory_used ();
  statement = rh_statement_new (store, "SELECT sum (length (name)) FROM player");
  g_assert_cmpint (rh_statement_step (statement, NULL), ==, RH_STEP_ROW);
  g_assert_cmpint (rh_statement_get_int (statement, 0, 0, G_MAXINT64), ==, 3000 * 1000);
  g_assert_cmpint (sqlite3_memory_used () - before, <, 1024 * 1024);
}

/* A link to the database elsewhere: the log lies beside the file, and is looked for there. */
static void
test_link (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (StoreTable) link = store_table_new ();
  g_autofree char *copy = store_table_part (table, ".copy");
  g_autoptr (GError) error = NULL;
  RhStore *store;

  g_assert_cmpint (symlink (table->path, link->path), ==, 0);
  store = store_table_open (table);
  store_table_add (store, "Anna,Bram");
  rh_store_close (store);
  store_table_copy (table->path, copy);
  store = store_table_open (link);
  store_table_play (store, 1, "reveal s2/7 s3/3");
  rh_store_close (store);
  store_table_crash (link, 1, "bids 12 5");
  store_table_copy (copy, table->path);

  g_assert_null (rh_store_open (link->path, &error));
  g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_LOG);
}

/* A journal, or something else where the log should be: SQLite would take it over or give up. */
static void
test_other_logs (void)
{
  const char *const suffixes[] = { "-journal", "-wal" };

  for (guint i = 0; i < G_N_ELEMENTS (suffixes); i++) {
    g_autoptr (StoreTable) table = store_table_new ();
    g_autofree char *other = store_table_part (table, suffixes[i]);
    g_autofree char *folder = NULL;
    g_autoptr (GError) error = NULL;
    g_autoptr (GError) look = NULL;
    RhStore *store = store_table_open (table);

    store_table_add (store, "Anna,Bram");
    rh_store_close (store);
    if (i == 0)
      g_assert_true (g_file_set_contents (other, "journal", -1, NULL));
    else
      g_assert_cmpint (g_mkdir (other, 0700), ==, 0);

    g_assert_null (rh_store_open (table->path, &error));
    g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_LOG);
    g_assert_nonnull (strstr (error->message, other));
    g_assert_null (rh_store_open_to_look (table->path, &look));
    g_assert_error (look, RH_STORE_ERROR, RH_STORE_ERROR_LOG);

    folder = rh_store_set_aside (table->path, error, NULL);
    g_assert_nonnull (folder);
    store = store_table_open (table);
    store_table_assert_good (store, 1);
    rh_store_close (store);
  }
}

/* A view in the place of a table could go on for ever. */
static void
test_view (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (GError) error = NULL;

  rh_store_close (store_table_open (table));
  store_table_assert_asks (table,
                           "PRAGMA foreign_keys = OFF; DROP TABLE player; CREATE VIEW player (id, name, key, used) AS"
                           " WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i, 'a', 'a', 0 FROM n",
                           "");
  g_assert_null (rh_store_open_to_look (table->path, &error));
  g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_DAMAGED);
}

/* A file that nothing was made in yet looks like one that was cut off altogether: that is told, and one can begin. */
static void
test_look_at_empty (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) look = NULL;
  g_autoptr (RhStore) store = NULL;
  g_autoptr (GPtrArray) problems = NULL;
  guint n_games;

  store_table_write (table, "", 0);
  look = rh_store_open_to_look (table->path, NULL);
  g_assert_nonnull (look);
  problems = store_table_verify (look, &n_games);
  g_assert_cmpuint (problems->len, ==, 1);
  g_assert_true (g_str_has_prefix (problems->pdata[0], "The database is empty"));
  store = store_table_open (table);
  store_table_assert_good (store, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/store/database-open/private", test_private);
  g_test_add_func ("/store/database-open/look-at-nothing", test_look_at_nothing);
  g_test_add_func ("/store/database-open/look-at-empty", test_look_at_empty);
  g_test_add_func ("/store/database-open/look-while-open", test_look_while_open);
  g_test_add_func ("/store/database-open/memory", test_memory);
  g_test_add_func ("/store/database-open/link", test_link);
  g_test_add_func ("/store/database-open/other-logs", test_other_logs);
  g_test_add_func ("/store/database-open/view", test_view);

  return g_test_run ();
}
