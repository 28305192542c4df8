/* SPDX-License-Identifier: GPL-3.0-or-later
 * Games that somebody was stopped at while they came in: nobody sees them, whoever comes next doesn't show them, and they go. */

#include "config.h"

#include "arrival-table.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/syscall.h>
#include <unistd.h>

#define ID "5f0c2c0e-5a0e-4d0c-9a55-0a4f8f6c1b7e"
#define OTHER_ID "6f0c2c0e-5a0e-4d0c-9a55-0a4f8f6c1b7e"

static gboolean has_locks = TRUE;

/* In place of the system's. */
int
flock (int file, int how)
{
  if (has_locks)
    return (int) syscall (SYS_flock, file, how);

  errno = ENOLCK;

  return -1;
}

static void
add (RhArrival *arrival, const char *id)
{
  g_autoptr (RhSetup) setup = store_table_setup ("Anna,Bram");
  g_autoptr (RhFold) fold = NULL;
  const char *const moves[] = { NULL };

  g_assert_true (rh_setup_set_id (setup, id, NULL));
  fold = rh_fold_new (setup);
  g_assert_true (rh_arrival_begin (arrival, NULL));
  g_assert_true (rh_arrival_add (arrival, setup, moves, fold, NULL));
  g_assert_true (rh_arrival_end (arrival, TRUE, NULL));
}

/* Somebody was stopped at a game. */
static void
leave (RhStore *store, const char *id)
{
  g_autoptr (RhArrival) arrival = arrival_table_new (store);

  add (arrival, id);
}

static guint
count_listed (RhStore *store)
{
  g_autoptr (GPtrArray) playing = rh_store_list_games (store, TRUE, NULL, 100, NULL);

  return playing->len;
}

/* It stays hidden when others come in. */
static void
test_left (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  g_autoptr (RhArrival) arrival = NULL;
  gboolean more;

  leave (store, ID);
  arrival = arrival_table_new (store);
  add (arrival, OTHER_ID);
  g_assert_true (rh_arrival_show (arrival, NULL));
  g_assert_cmpuint (count_listed (store), ==, 1);
  store_table_assert_asks (table, "SELECT count (*) FROM game; SELECT count (*) FROM arriving", "2\n1");

  g_clear_pointer (&arrival, rh_arrival_free);
  g_assert_true (rh_store_clear_arriving (store, 10, &more, NULL));
  g_assert_false (more);
  store_table_assert_asks (table, "SELECT count (*) FROM game; SELECT count (*) FROM arriving", "1\n0");
  store_table_assert_good (store, 1);
}

/* The same game comes once more: what was left of it went first, so that it is a new one. */
static void
test_again (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  g_autoptr (RhArrival) arrival = NULL;
  gboolean more = TRUE;

  leave (store, ID);
  leave (store, OTHER_ID);
  arrival = arrival_table_new (store);
  g_assert_true (rh_arrival_clear (arrival, 1, &more, NULL));
  g_assert_true (more);
  g_assert_true (rh_arrival_clear (arrival, 1, &more, NULL));
  g_assert_false (more);
  store_table_assert_asks (table, "SELECT count (*) FROM player", "0");
  add (arrival, ID);
  g_assert_cmpuint (rh_arrival_get_n (arrival, RH_ARRIVAL_NEW), ==, 1);
  g_assert_true (rh_arrival_show (arrival, NULL));
  g_assert_cmpuint (count_listed (store), ==, 1);
  store_table_assert_asks (table, "SELECT count (*) FROM game; SELECT count (*) FROM arriving", "1\n0");
  store_table_assert_good (store, 1);
}

/* What was given up has its own games go before it ends. */
static void
test_own (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  g_autoptr (RhArrival) arrival = arrival_table_new (store);
  gboolean more;

  add (arrival, ID);
  g_assert_true (rh_arrival_clear (arrival, 10, &more, NULL));
  g_assert_false (more);
  store_table_assert_asks (table, "SELECT count (*) FROM game; SELECT count (*) FROM player", "0\n0");
}

/* Whatever takes the place of the lock: that nobody else imports isn't said of it. */
static void
test_no_lock (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  g_autofree char *path = g_strconcat (table->path, "-arriving", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) busy = NULL;
  g_autoptr (RhArrival) arrival = NULL;

  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  g_assert_null (rh_arrival_new (store, &error));
  g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_FAILED);
  g_assert_nonnull (strstr (error->message, g_strerror (EISDIR)));
  g_assert_cmpint (g_rmdir (path), ==, 0);

  arrival = arrival_table_new (store);
  g_assert_null (rh_arrival_new (store, &busy));
  g_assert_error (busy, RH_STORE_ERROR, RH_STORE_ERROR_LOCKED);
}

/* A file system without locks: games come in there, too. */
static void
test_no_locks (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);

  has_locks = FALSE;
  leave (store, ID);
  has_locks = TRUE;
  store_table_assert_asks (table, "SELECT count (*) FROM arriving", "1");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/store/arriving/left", test_left);
  g_test_add_func ("/store/arriving/again", test_again);
  g_test_add_func ("/store/arriving/own", test_own);
  g_test_add_func ("/store/arriving/no-lock", test_no_lock);
  g_test_add_func ("/store/arriving/no-locks", test_no_locks);

  return g_test_run ();
}
