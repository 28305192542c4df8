/* SPDX-License-Identifier: GPL-3.0-or-later
 * A copy takes the place of the games: looked at before, and nothing is deleted. */

#include "config.h"

#include "rh-database-file.h"
#include "store-table.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

typedef struct {
  StoreTable *table;
  char       *copy;
  RhWatcher   watcher;
  gboolean    go_on;
} Fixture;

static gboolean
on_progress_cb (RhStoreStage stage, guint64 done, guint64 n, gpointer data)
{
  return ((Fixture *) data)->go_on;
}

/* A game in a copy; since then another one was begun. */
static void
set_up (Fixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  RhCopy copy;
  RhStore *store;

  self->table = store_table_new ();
  self->copy = g_build_filename (self->table->folder, "copy.db", NULL);
  self->watcher = (RhWatcher) { NULL, on_progress_cb, self };
  self->go_on = TRUE;
  store = store_table_open (self->table);
  store_table_play (store, store_table_add (store, "Anna,Bram"), "reveal s2/7 s3/3\nbids 12 5");
  rh_store_back_up (store, self->copy, &self->watcher, &copy, &error);
  g_assert_no_error (error);
  store_table_add (store, "Chris,Dora");
  rh_store_close (store);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  store_table_free (self->table);
  g_free (self->copy);
}

static void
assert_games (Fixture *self, guint n)
{
  RhStore *store = store_table_open (self->table);

  store_table_assert_good (store, n);
  rh_store_close (store);
}

static char *
restore (Fixture *self, GError **error)
{
  RhCopy copy;

  return rh_store_restore (self->table->path, self->copy, &self->watcher, &copy, error);
}

/* It says no, and nothing has changed. */
static void
assert_refused (Fixture *self, int code)
{
  g_autofree char *before = store_table_checksum (self->table);
  g_autofree char *files = store_table_list_files (self->table);
  g_autofree char *after = NULL;
  g_autofree char *files_after = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_null (restore (self, &error));
  g_assert_error (error, RH_STORE_ERROR, code);
  after = store_table_checksum (self->table);
  g_assert_cmpstr (after, ==, before);
  files_after = store_table_list_files (self->table);
  g_assert_cmpstr (files_after, ==, files);
}

static void
test_restore (Fixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = restore (self, &error);
  StoreTable aside = { folder, NULL };

  g_assert_no_error (error);
  assert_games (self, 1);
  store_table_assert_asks (self->table, "SELECT text FROM move ORDER BY seq", "reveal s2/7 s3/3\nbids 12 5");
  aside.path = g_build_filename (folder, "railhead.db", NULL);
  store_table_assert_asks (&aside, "SELECT count(*) FROM game", "2");
  g_free (aside.path);
  g_assert_true (g_file_test (self->copy, G_FILE_TEST_EXISTS));
}

/* What is there now may be anything. */
static void
test_damaged (Fixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = NULL;
  g_autofree char *kept = NULL;
  g_autofree char *path = NULL;

  store_table_write (self->table, "bread, milk", -1);
  folder = restore (self, &error);
  g_assert_no_error (error);
  assert_games (self, 1);
  path = g_build_filename (folder, "railhead.db", NULL);
  g_assert_true (g_file_get_contents (path, &kept, NULL, NULL));
  g_assert_cmpstr (kept, ==, "bread, milk");
}

/* An old copy is brought up to date when it is opened, and one of each schema is right. */
static void
test_older (Fixture *self, gconstpointer data)
{
  const char *const names[] = { "store-v1.db", "store-v2.db", "store-v3.db", "store-v4.db", "store-v5.db" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", names[i], NULL);
    g_autoptr (GError) error = NULL;
    g_autofree char *folder = NULL;
    RhStore *store;
    RhCopy copy;

    folder = rh_store_restore (self->table->path, path, &self->watcher, &copy, &error);
    g_assert_no_error (error);
    store = store_table_open (self->table);
    store_table_assert_good (store, copy.n_games);
    g_assert_cmpuint (copy.n_games, >, 0);
    rh_store_close (store);
  }
}

static void
test_newer (Fixture *self, gconstpointer data)
{
  StoreTable copy = { NULL, self->copy };

  store_table_assert_asks (&copy, "PRAGMA user_version = 999", "");
  assert_refused (self, RH_STORE_ERROR_NEWER);
}

/* What isn't a whole copy, is the database itself, or isn't there. */
static void
test_wrong (Fixture *self, gconstpointer data)
{
  g_autofree char *text = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (self->copy, &text, &length, NULL));
  g_assert_true (g_file_set_contents (self->copy, text, (gssize) length / 2, NULL));
  assert_refused (self, RH_STORE_ERROR_COPY);
  memset (text + 8192, 0xff, 4096);
  g_assert_true (g_file_set_contents (self->copy, text, (gssize) length, NULL));
  assert_refused (self, RH_STORE_ERROR_COPY);
  g_assert_true (g_file_set_contents (self->copy, "", 0, NULL));
  assert_refused (self, RH_STORE_ERROR_COPY);
  g_assert_cmpint (g_unlink (self->copy), ==, 0);
  assert_refused (self, RH_STORE_ERROR_COPY);
  g_free (self->copy);
  self->copy = g_strdup (self->table->path);
  assert_refused (self, RH_STORE_ERROR_COPY);
}

static void
test_cancelled (Fixture *self, gconstpointer data)
{
  self->go_on = FALSE;
  assert_refused (self, RH_STORE_ERROR_CANCELLED);
}

/* Another program has the games open. */
static void
test_used (Fixture *self, gconstpointer data)
{
  RhStore *store = store_table_open (self->table);
  pid_t child = fork ();
  int status = 0;

  g_assert_cmpint (child, >=, 0);
  if (child == 0) {
    g_autoptr (GError) error = NULL;

    g_assert_null (restore (self, &error));
    g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_LOCKED);
    _exit (0);
  }
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_cmpint (status, ==, 0);
  rh_store_close (store);
  assert_games (self, 2);
}

static void
add (const char *name, void (*test) (Fixture *self, gconstpointer data))
{
  g_test_add (name, Fixture, NULL, set_up, test, tear_down);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("/store/restore/restore", test_restore);
  add ("/store/restore/damaged", test_damaged);
  add ("/store/restore/older", test_older);
  add ("/store/restore/newer", test_newer);
  add ("/store/restore/wrong", test_wrong);
  add ("/store/restore/cancelled", test_cancelled);
  add ("/store/restore/used", test_used);

  return g_test_run ();
}
