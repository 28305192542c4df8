/* SPDX-License-Identifier: GPL-3.0-or-later
 * Who has a database open is noticed, and kept out. */

#include "config.h"

#include "rh-copies.h"
#include "rh-database-file.h"
#include "store-table.h"

#include <errno.h>
#include <sys/wait.h>
#include <unistd.h>

static void
make (const StoreTable *table)
{
  RhStore *store = store_table_open (table);

  store_table_add (store, "Anna,Bram");
  rh_store_close (store);
}

/* Another program: does something, and says whether that went well. */
static gboolean
elsewhere (const StoreTable *table, gboolean (*func) (const StoreTable *table))
{
  pid_t child = fork ();
  int status = 0;

  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    _exit (func (table) ? 0 : 1);
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);

  return WIFEXITED (status) && WEXITSTATUS (status) == 0;
}

static gboolean
is_in_use (const StoreTable *table)
{
  return rh_database_file_is_in_use (table->path);
}

static gboolean
is_locked_out (const StoreTable *table)
{
  g_autoptr (GError) error = NULL;
  int file = rh_database_file_lock_out (table->path, &error);

  return file < 0 && g_error_matches (error, RH_STORE_ERROR, RH_STORE_ERROR_LOCKED);
}

static gboolean
is_kept_out (const StoreTable *table)
{
  g_autoptr (GError) error = NULL;

  return rh_store_open (table->path, &error) == NULL && g_error_matches (error, RH_STORE_ERROR, RH_STORE_ERROR_LOCKED);
}

/* While somebody plays, others see that, and can't lock it. */
static void
test_open (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  RhStore *store;

  make (table);
  g_assert_false (elsewhere (table, is_in_use));
  g_assert_false (elsewhere (table, is_locked_out));

  store = store_table_open (table);
  g_assert_true (elsewhere (table, is_in_use));
  g_assert_true (elsewhere (table, is_locked_out));
  rh_store_close (store);
  g_assert_false (elsewhere (table, is_in_use));
}

/* Whoever plays and takes the database itself for a copy, under whichever name, or what lies beside it, is told so. It isn't
 * even opened: a file that is closed loses all locks of the program. */
static void
test_itself (void)
{
  static const char *const names[] = { "railhead.db", "railhead.db-wal", "railhead.db-shm", "other.db" };
  const RhWatcher watcher = { NULL, NULL, NULL };
  g_autoptr (StoreTable) table = store_table_new ();
  g_autofree char *other = g_build_filename (table->folder, "other.db", NULL);
  RhStore *store;

  make (table);
  store = store_table_open (table);
  store_table_add (store, "Anna,Bram");
  g_assert_cmpint (link (table->path, other), ==, 0);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autofree char *path = g_build_filename (table->folder, names[i], NULL);
    g_autoptr (GError) error = NULL;
    RhCopy copy;

    g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
    g_assert_false (rh_store_look_at_copy (table->path, path, &watcher, &copy, &error));
    g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_COPY);
    g_assert_true (rh_store_is_own_file (store, path));
    g_assert_true (elsewhere (table, is_in_use));
  }
  g_assert_false (rh_store_is_own_file (store, table->folder));
  store_table_assert_good (store, 2);
  rh_store_close (store);
  g_assert_cmpint (unlink (other), ==, 0);
}

/* While it is locked nobody can open it; afterwards it is as it was. */
static void
test_lock (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (GError) error = NULL;
  int file;

  make (table);
  file = rh_database_file_lock_out (table->path, &error);
  g_assert_no_error (error);
  g_assert_cmpint (file, >=, 0);
  g_assert_true (elsewhere (table, is_kept_out));
  close (file);
  g_assert_false (elsewhere (table, is_kept_out));
}

/* Where there is no file there is nothing to lock, and nothing is made. */
static void
test_none (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *files = NULL;

  g_assert_cmpint (rh_database_file_lock_out (table->path, &error), ==, -1);
  g_assert_no_error (error);
  g_assert_false (rh_database_file_is_in_use (table->path));
  files = store_table_list_files (table);
  g_assert_cmpstr (files, ==, "");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/store/database-lock/itself", test_itself);
  g_test_add_func ("/store/database-lock/open", test_open);
  g_test_add_func ("/store/database-lock/lock", test_lock);
  g_test_add_func ("/store/database-lock/none", test_none);

  return g_test_run ();
}
