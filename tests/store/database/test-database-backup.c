/* SPDX-License-Identifier: GPL-3.0-or-later
 * The database is copied, page by page, while it is played on: the copy is as it was at one moment. */

#include "config.h"

#include "rh-database-backup.h"
#include "store-table.h"

#include <glib/gstdio.h>
#include <sys/stat.h>

typedef struct {
  StoreTable *table;
  RhStore    *store;
  RhStore    *beside;
  gint64      game;
  char       *part;
  guint       n_asked;
  guint       go_on;
} Fixture;

/* A megabyte and more, so that there are several batches. */
static void
set_up (Fixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  self->table = store_table_new ();
  self->store = store_table_open (self->table);
  self->game = store_table_add (self->store, "Anna,Bram");
  store_table_play (self->store, self->game, "reveal s2/7 s3/3");
  g_assert_true (rh_database_run (self->store,
                                  "INSERT INTO player (name, key, used)"
                                  " WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 6000)"
                                  " SELECT hex (randomblob (200)), hex (randomblob (200)), 1 FROM n",
                                  &error));
  g_assert_no_error (error);
  self->beside = rh_database_open_beside (self->store, &error);
  g_assert_no_error (error);
  self->part = g_build_filename (self->table->folder, "copy", NULL);
  self->go_on = G_MAXUINT;
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  rh_store_close (self->beside);
  rh_store_close (self->store);
  store_table_free (self->table);
  g_free (self->part);
}

static gboolean
on_pages_cb (guint64 done, guint64 n, gpointer data)
{
  Fixture *self = data;

  g_assert_cmpuint (done, <=, n);
  self->n_asked++;
  /* A move is played in the middle of it, and doesn't wait. */
  if (self->n_asked == 1)
    store_table_play (self->store, self->game, "bids 12 5");

  return self->n_asked <= self->go_on;
}

static char *
ask_copy (Fixture *self, const char *sql)
{
  StoreTable copy = { self->table->folder, self->part };

  return store_table_ask (&copy, sql);
}

/* What was played after the copy was begun isn't in it; it is a file by itself that only its owner may read. */
static void
test_moment (Fixture *self, gconstpointer data)
{
  const RhDatabaseWatch watch = { on_pages_cb, self };
  g_autoptr (GError) error = NULL;
  g_autofree char *integrity = NULL;
  g_autofree char *moves = NULL;
  g_autofree char *mode = NULL;
  g_autofree char *files = NULL;
  struct stat info;

  rh_database_backup_write (self->beside, self->part, FALSE, &watch, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (self->n_asked, >, 2);
  integrity = ask_copy (self, "PRAGMA integrity_check");
  g_assert_cmpstr (integrity, ==, "ok");
  moves = ask_copy (self, "SELECT text FROM move");
  g_assert_cmpstr (moves, ==, "reveal s2/7 s3/3");
  mode = ask_copy (self, "PRAGMA journal_mode");
  g_assert_cmpstr (mode, ==, "delete");
  files = store_table_list_files (self->table);
  g_assert_cmpstr (files, ==, "copy railhead.db railhead.db-shm railhead.db-wal");
  g_assert_cmpint (stat (self->part, &info), ==, 0);
  g_assert_cmpint (info.st_mode & 0777, ==, 0600);
}

/* Who gives it up leaves nothing behind. */
static void
test_cancelled (Fixture *self, gconstpointer data)
{
  const RhDatabaseWatch watch = { on_pages_cb, self };
  g_autoptr (GError) error = NULL;

  self->go_on = 1;
  g_assert_false (rh_database_backup_write (self->beside, self->part, FALSE, &watch, &error));
  g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_CANCELLED);
  g_assert_cmpuint (self->n_asked, ==, 2);
  g_assert_false (g_file_test (self->part, G_FILE_TEST_EXISTS));
}

/* A copy has the mark of the database; one that is to take its place has another. */
static void
test_mark (Fixture *self, gconstpointer data)
{
  g_autofree char *mark = store_table_ask (self->table, "SELECT hex (now) FROM generation");
  g_autofree char *same = NULL;
  g_autofree char *other = NULL;

  g_assert_true (rh_database_backup_write (self->beside, self->part, FALSE, NULL, NULL));
  same = ask_copy (self, "SELECT hex (now) FROM generation");
  g_assert_cmpstr (same, ==, mark);
  g_assert_true (rh_database_backup_write (self->beside, self->part, TRUE, NULL, NULL));
  other = ask_copy (self, "SELECT hex (now) FROM generation");
  g_assert_cmpuint (strlen (other), ==, strlen (mark));
  g_assert_cmpstr (other, !=, mark);
}

static char
get_format (const char *path)
{
  g_autofree char *bytes = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (path, &bytes, &length, NULL));
  g_assert_cmpuint (length, >, 20);
  g_assert_cmpint (bytes[18], ==, bytes[19]);

  return bytes[18];
}

/* A copy is a file by itself; one that is to take the place of a database has turned to a log before, or SQLite would do that
 * there, by a journal that is left when it is killed. */
static void
test_format (Fixture *self, gconstpointer data)
{
  g_autofree char *games = NULL;

  g_assert_true (rh_database_backup_write (self->beside, self->part, FALSE, NULL, NULL));
  g_assert_cmpint (get_format (self->part), ==, 1);
  g_assert_true (rh_database_backup_write (self->beside, self->part, TRUE, NULL, NULL));
  g_assert_cmpint (get_format (self->part), ==, 2);
  games = ask_copy (self, "SELECT count (*) FROM game");
  g_assert_nonnull (games);
}

/* Where it can't be written it says so. */
static void
test_nowhere (Fixture *self, gconstpointer data)
{
  g_autofree char *nowhere = g_build_filename (self->table->folder, "none", "copy", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_false (rh_database_backup_write (self->beside, nowhere, FALSE, NULL, &error));
  g_assert_nonnull (error);
  g_clear_error (&error);
  g_assert_true (rh_database_backup_write (self->beside, self->part, FALSE, NULL, &error));
  g_assert_false (rh_database_backup_name (self->part, nowhere, &error));
  g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_FAILED);
  g_assert_false (g_file_test (self->part, G_FILE_TEST_EXISTS));
  g_assert_false (rh_database_backup_sync (nowhere));
}

static gboolean
on_steps_cb (guint64 done, guint64 n, gpointer data)
{
  return FALSE;
}

/* A statement that takes long is given up in the middle. */
static void
test_watch (Fixture *self, gconstpointer data)
{
  const RhDatabaseWatch watch = { on_steps_cb, NULL };
  const char *sql = "SELECT count(*) FROM player AS a, player AS b";
  g_autoptr (GError) error = NULL;

  rh_database_watch (self->beside, &watch);
  g_assert_false (rh_database_run (self->beside, sql, &error));
  g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_CANCELLED);
  rh_database_watch (self->beside, NULL);
  g_clear_error (&error);
  g_assert_true (rh_database_run (self->beside, "SELECT count(*) FROM player", &error));
  g_assert_no_error (error);
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

  add ("/store/database-backup/moment", test_moment);
  add ("/store/database-backup/cancelled", test_cancelled);
  add ("/store/database-backup/mark", test_mark);
  add ("/store/database-backup/format", test_format);
  add ("/store/database-backup/nowhere", test_nowhere);
  add ("/store/database-backup/watch", test_watch);

  return g_test_run ();
}
