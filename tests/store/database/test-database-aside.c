/* SPDX-License-Identifier: GPL-3.0-or-later
 * A database is set aside: all of it is still there, and a new one can begin. */

#define _GNU_SOURCE /* memmem */

#include "config.h"

#include "store-table.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static void
make_crashed (StoreTable *table)
{
  RhStore *store = store_table_open (table);

  gint64 game = store_table_add (store, "Anna,Bram");

  store_table_play (store, game, "reveal s2/7 s3/3");
  rh_store_close (store);
  store_table_crash (table, game, "bids 12 5\npick 1 1");
}

static GError *
open_in_vain (StoreTable *table)
{
  GError *error = NULL;

  g_assert_null (rh_store_open (table->path, &error));
  g_assert_true (rh_store_can_set_aside (error));

  return error;
}

static char *
set_aside (StoreTable *table, const GError *problem)
{
  g_autoptr (GError) error = NULL;
  char *folder = rh_store_set_aside (table->path, problem, &error);

  g_assert_no_error (error);

  return folder;
}

static char *
list (const char *folder)
{
  StoreTable inner = { (char *) folder, NULL };

  return store_table_list_files (&inner);
}

/* The first page is gone: the file and its log go into a folder with the day's name, a new
 * database begins, and the next time there is another folder. */
static void
test_all (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *day = g_date_time_format (now, "/set-aside-%Y-%m-%d");
  g_autofree char *text = NULL;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *files = NULL;
  struct stat info;
  gsize length;

  make_crashed (table);
  g_assert_true (g_file_get_contents (table->path, &text, &length, NULL));
  memset (text, 0, 100);
  for (guint i = 0; i < 2; i++) {
    g_autoptr (GError) problem = NULL;
    g_autoptr (RhStore) store = NULL;

    store_table_write (table, text, (gssize) length);
    problem = open_in_vain (table);
    g_assert_error (problem, RH_STORE_ERROR, RH_STORE_ERROR_DAMAGED);
    *(i == 0 ? &first : &second) = set_aside (table, problem);
    store = store_table_open (table);
    store_table_assert_good (store, 0);
  }

  g_assert_true (g_str_has_suffix (first, day));
  g_assert_true (g_str_has_suffix (second, "-2"));
  files = list (first);
  g_assert_cmpstr (files, ==, "railhead.db railhead.db-shm railhead.db-wal");
  g_assert_cmpint (stat (first, &info), ==, 0);
  g_assert_cmpint (info.st_mode & 0777, ==, 0700);
}

/* Only the database was moved away: its log is set aside, and that was the dead end. */
static void
test_missing (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (GError) problem = NULL;
  g_autofree char *folder = NULL;
  g_autofree char *files = NULL;
  g_autoptr (RhStore) store = NULL;

  make_crashed (table);
  g_unlink (table->path);
  problem = open_in_vain (table);
  g_assert_error (problem, RH_STORE_ERROR, RH_STORE_ERROR_MISSING);
  folder = set_aside (table, problem);
  files = list (folder);
  g_assert_cmpstr (files, ==, "railhead.db-shm railhead.db-wal");
  store = store_table_open (table);
  store_table_assert_good (store, 0);
}

/* Another copy was put in the database's place: the log alone goes, the copy is opened. */
static void
test_log (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autofree char *copy = store_table_part (table, ".copy");
  g_autoptr (GError) problem = NULL;
  g_autofree char *folder = NULL;
  g_autofree char *files = NULL;
  g_autoptr (RhStore) store = NULL;

  store = store_table_open (table);
  store_table_add (store, "Csilla,Dirk");
  g_clear_pointer (&store, rh_store_close);
  store_table_copy (table->path, copy);
  make_crashed (table);
  store_table_copy (copy, table->path);

  problem = open_in_vain (table);
  g_assert_error (problem, RH_STORE_ERROR, RH_STORE_ERROR_LOG);
  folder = set_aside (table, problem);
  files = list (folder);
  g_assert_cmpstr (files, ==, "railhead.db-shm railhead.db-wal");
  store = store_table_open (table);
  store_table_assert_good (store, 1);
}

/* The log is damaged in its last move but one: what comes before stays, all is kept as it was. */
static void
test_end_of_log (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autofree char *log = store_table_part (table, "-wal");
  g_autofree char *text = NULL;
  g_autofree char *folder = NULL;
  g_autofree char *files = NULL;
  g_autoptr (GError) problem = NULL;
  g_autoptr (RhStore) store = NULL;
  g_autoptr (RhStoredGame) stored = NULL;
  gsize length, at;

  make_crashed (table);
  store_table_crash (table, 1, "draw 1 2\npass 1");
  g_assert_true (g_file_get_contents (log, &text, &length, NULL));
  at = (gsize) ((char *) memmem (text, length, "draw 1 2", 8) - text);
  text[at] ^= 1;
  g_assert_true (g_file_set_contents (log, text, (gssize) length, NULL));

  problem = open_in_vain (table);
  g_assert_error (problem, RH_STORE_ERROR, RH_STORE_ERROR_LOG_DAMAGED);
  folder = set_aside (table, problem);
  files = list (folder);
  g_assert_cmpstr (files, ==, "railhead.db railhead.db-shm railhead.db-wal");
  store = store_table_open (table);
  stored = store_table_load (store, 1);
  g_assert_cmpuint (stored->stand.n_played, ==, 3);
  store_table_assert_good (store, 1);
}

/* Somebody has it open: nothing is moved from under them. */
static void
test_in_use (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (GError) problem = NULL;
  g_autoptr (GError) error = NULL;
  int ends[2], status;
  char ready;
  pid_t child;

  g_set_error_literal (&problem, RH_STORE_ERROR, RH_STORE_ERROR_DAMAGED, "");
  g_assert_cmpint (pipe (ends), ==, 0);
  child = fork ();
  if (child == 0) {
    store_table_open (table);
    g_assert_cmpint (write (ends[1], "x", 1), ==, 1);
    pause ();
  }

  g_assert_cmpint (read (ends[0], &ready, 1), ==, 1);
  g_assert_null (rh_store_set_aside (table->path, problem, &error));
  g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_LOCKED);
  g_assert_true (g_file_test (table->path, G_FILE_TEST_EXISTS));
  kill (child, SIGKILL);
  waitpid (child, &status, 0);
}

/* A pipe where the database should be is set aside, too, and isn't waited for. */
static void
test_pipe (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (GError) problem = NULL;
  g_autofree char *folder = NULL;
  g_autofree char *files = NULL;

  g_assert_cmpint (mkfifo (table->path, 0600), ==, 0);
  problem = open_in_vain (table);
  folder = set_aside (table, problem);
  files = list (folder);
  g_assert_cmpstr (files, ==, "railhead.db");
}

/* Where it wouldn't help, it isn't offered. */
static void
test_not_offered (void)
{
  const RhStoreError codes[] = { RH_STORE_ERROR_LOCKED, RH_STORE_ERROR_READ_ONLY, RH_STORE_ERROR_NEWER,
                                 RH_STORE_ERROR_FULL, RH_STORE_ERROR_FAILED };

  for (guint i = 0; i < G_N_ELEMENTS (codes); i++) {
    g_autoptr (GError) problem = g_error_new_literal (RH_STORE_ERROR, (int) codes[i], "");

    g_assert_false (rh_store_can_set_aside (problem));
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/store/database-aside/all", test_all);
  g_test_add_func ("/store/database-aside/missing", test_missing);
  g_test_add_func ("/store/database-aside/log", test_log);
  g_test_add_func ("/store/database-aside/end-of-log", test_end_of_log);
  g_test_add_func ("/store/database-aside/in-use", test_in_use);
  g_test_add_func ("/store/database-aside/pipe", test_pipe);
  g_test_add_func ("/store/database-aside/not-offered", test_not_offered);

  return g_test_run ();
}
