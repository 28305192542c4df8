/* SPDX-License-Identifier: GPL-3.0-or-later
 * Who has a database open is noticed, and kept out. */

#include "config.h"

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

  g_test_add_func ("/store/database-lock/open", test_open);
  g_test_add_func ("/store/database-lock/lock", test_lock);
  g_test_add_func ("/store/database-lock/none", test_none);

  return g_test_run ();
}
