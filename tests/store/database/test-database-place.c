/* SPDX-License-Identifier: GPL-3.0-or-later
 * The database while it is open: what isn't in its place any more isn't written to. */

#include "config.h"

#include "store-table.h"

#include "rh-database.h"

#include <glib/gstdio.h>
#include <sqlite3.h>
#include <string.h>
#include <unistd.h>

/* A game on the table, and its file goes away in one way or another. */
typedef struct {
  StoreTable   *table;
  RhStore      *store;
  RhStoredGame *game;
  char         *elsewhere;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  self->table = store_table_new ();
  self->store = store_table_open (self->table);
  self->game = store_table_load (self->store, store_table_add (self->store, "Anna,Bram"));
  self->elsewhere = store_table_part (self->table, ".elsewhere");
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  g_clear_pointer (&self->store, rh_store_close);
  rh_stored_game_free (self->game);
  g_free (self->elsewhere);
  store_table_free (self->table);
}

static gboolean
play (Fixture *self, const char *text, GError **error)
{
  g_autoptr (RhFold) fold = rh_fold_new_moves (self->game->setup, (const char *const *) self->game->moves->pdata,
                                               self->game->stand.n_played, NULL, NULL);

  g_assert_true (rh_fold_play_text (fold, text, NULL));
  if (!rh_store_append_move (self->store, &self->game->stand, text, fold, error))
    return FALSE;
  g_ptr_array_add (self->game->moves, g_strdup (text));

  return TRUE;
}

static void
assert_moved (Fixture *self, const char *text)
{
  g_autoptr (GError) error = NULL;
  guint before = self->game->stand.n_played;

  g_assert_false (play (self, text, &error));
  g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_MOVED);
  g_assert_nonnull (strstr (error->message, self->table->path));
  g_assert_cmpuint (self->game->stand.n_played, ==, before);
}

/* Renamed: nothing is acknowledged. Put back: it goes on, and nothing is missing. */
static void
test_renamed (Fixture *self, gconstpointer data)
{
  g_assert_true (play (self, "reveal s2/7 s3/3", NULL));
  g_assert_cmpint (g_rename (self->table->path, self->elsewhere), ==, 0);
  assert_moved (self, "bids 12 5");
  assert_moved (self, "bids 12 5");
  g_assert_cmpint (g_rename (self->elsewhere, self->table->path), ==, 0);
  g_assert_true (play (self, "bids 12 5", NULL));
  store_table_assert_good (self->store, 1);
}

/* Renamed, and the program is closed: what was acknowledged is in the file, wherever it is now,
 * and its log is left for whoever puts it back. */
static void
test_renamed_for_good (Fixture *self, gconstpointer data)
{
  StoreTable elsewhere = { self->table->folder, self->elsewhere };
  RhStore *store;
  g_autoptr (RhStoredGame) stored = NULL;

  g_assert_true (play (self, "reveal s2/7 s3/3", NULL));
  g_assert_cmpint (g_rename (self->table->path, self->elsewhere), ==, 0);
  assert_moved (self, "bids 12 5");
  g_clear_pointer (&self->store, rh_store_close);

  store = store_table_open (&elsewhere);
  stored = store_table_load (store, 1);
  g_assert_cmpuint (stored->stand.n_played, ==, 1);
  rh_store_close (store);
  g_assert_cmpint (g_rename (self->elsewhere, self->table->path), ==, 0);
  self->store = store_table_open (self->table);
  store_table_assert_good (self->store, 1);
}

static void
test_deleted (Fixture *self, gconstpointer data)
{
  g_assert_true (play (self, "reveal s2/7 s3/3", NULL));
  g_unlink (self->table->path);
  assert_moved (self, "bids 12 5");
}

/* Another file is put in its place: neither it nor its log is written to. */
static void
test_replaced (Fixture *self, gconstpointer data)
{
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  g_assert_true (play (self, "reveal s2/7 s3/3", NULL));
  store_table_copy_data (self->table, "store-v2.db");
  before = store_table_checksum (self->table);
  assert_moved (self, "bids 12 5");
  g_clear_pointer (&self->store, rh_store_close);
  after = store_table_checksum (self->table);
  g_assert_cmpstr (after, ==, before);
}

/* Its log alone is deleted: nothing more is acknowledged, and what was is in the file. */
static void
test_log_deleted (Fixture *self, gconstpointer data)
{
  g_autofree char *log = store_table_part (self->table, "-wal");
  g_autoptr (RhStoredGame) stored = NULL;

  g_assert_true (play (self, "reveal s2/7 s3/3", NULL));
  g_unlink (log);
  assert_moved (self, "bids 12 5");
  g_clear_pointer (&self->store, rh_store_close);
  self->store = store_table_open (self->table);
  stored = store_table_load (self->store, 1);
  g_assert_cmpuint (stored->stand.n_played, ==, 1);
}

static void
overwrite (const char *path, const char *content, gsize length)
{
  FILE *file = g_fopen (path, "wb");

  g_assert_cmpuint (fwrite (content, 1, length, file), ==, length);
  fclose (file);
}

/* A copy is put over the file while it is open: the same file, with other contents. Nothing more is
 * acknowledged, and nothing of ours goes into the copy. */
static void
test_overwritten (Fixture *self, gconstpointer data)
{
  g_autofree char *log = store_table_part (self->table, "-wal");
  g_autofree char *copy = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  g_clear_pointer (&self->store, rh_store_close);
  g_assert_true (g_file_get_contents (self->table->path, &copy, &length, NULL));
  self->store = store_table_open (self->table);
  g_assert_true (play (self, "reveal s2/7 s3/3", NULL));
  g_clear_pointer (&self->store, rh_store_close);
  self->store = store_table_open (self->table);
  g_assert_true (play (self, "bids 12 5", NULL));

  overwrite (self->table->path, copy, length);
  before = store_table_checksum (self->table);
  assert_moved (self, "pick 1 1");
  g_clear_pointer (&self->store, rh_store_close);
  after = store_table_checksum (self->table);
  g_assert_cmpstr (after, ==, before);
  g_assert_true (g_file_test (log, G_FILE_TEST_EXISTS));
  g_assert_null (rh_store_open (self->table->path, &error));
  g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_LOG);
}

/* A copy of the file and one of its log are put over both while they are open: they belong together, but what is acknowledged
 * next would be in neither. */
static void
test_both_overwritten (Fixture *self, gconstpointer data)
{
  g_autofree char *log = store_table_part (self->table, "-wal");
  g_autofree char *copy = NULL;
  g_autofree char *copied_log = NULL;
  g_autoptr (RhStoredGame) stored = NULL;
  gsize length, log_length;

  g_clear_pointer (&self->store, rh_store_close);
  self->store = store_table_open (self->table);
  g_assert_true (play (self, "reveal s2/7 s3/3", NULL));
  g_assert_true (g_file_get_contents (self->table->path, &copy, &length, NULL));
  g_assert_true (g_file_get_contents (log, &copied_log, &log_length, NULL));
  g_clear_pointer (&self->store, rh_store_close);
  self->store = store_table_open (self->table);
  g_assert_true (play (self, "bids 12 5", NULL));

  overwrite (self->table->path, copy, length);
  overwrite (log, copied_log, log_length);
  assert_moved (self, "pick 1 1");
  g_clear_pointer (&self->store, rh_store_close);
  self->store = store_table_open (self->table);
  stored = store_table_load (self->store, 1);
  g_assert_cmpuint (stored->stand.n_played, ==, 1);
  store_table_assert_good (self->store, 1);
}

/* The log is emptied while it is open. */
static void
test_log_emptied (Fixture *self, gconstpointer data)
{
  g_autofree char *log = store_table_part (self->table, "-wal");

  g_assert_true (play (self, "reveal s2/7 s3/3", NULL));
  g_assert_cmpint (truncate (log, 0), ==, 0);
  assert_moved (self, "bids 12 5");
}

/* So much is played that the log is moved into the file again and again, by two programs: each knows
 * that it was the other. */
static void
test_checkpoints (Fixture *self, gconstpointer data)
{
  g_autoptr (RhStore) other = store_table_open (self->table);
  gint64 theirs = store_table_add (other, "Csilla,Dirk");

  for (guint i = 0; i < 150; i++) {
    g_autoptr (GError) error = NULL;

    g_assert_true (play (self, "reveal s2/7 s3/3", &error));
    g_assert_true (rh_store_undo (self->store, &self->game->stand, &error));
    g_ptr_array_set_size (self->game->moves, 0);
    store_table_play (other, theirs, "reveal s2/7 s3/3");
    store_table_undo (other, theirs, 1);
  }
  store_table_assert_good (self->store, 2);
}

/* Another program is writing for long: we don't wait until people notice. */
static void
test_locked_is_short (Fixture *self, gconstpointer data)
{
  gpointer lock = store_table_lock (self->table);
  g_autoptr (GError) error = NULL;
  gint64 before = g_get_monotonic_time ();

  g_assert_false (play (self, "reveal s2/7 s3/3", &error));
  g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_LOCKED);
  g_assert_cmpint (g_get_monotonic_time () - before, <, G_USEC_PER_SEC);
  store_table_unlock (lock);
  g_assert_true (play (self, "reveal s2/7 s3/3", NULL));
}

static sqlite3 *
open_beside (Fixture *self, const char *sql)
{
  sqlite3 *other = NULL;

  g_assert_cmpint (sqlite3_open (self->table->path, &other), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (other, sql, NULL, NULL, NULL), ==, SQLITE_OK);

  return other;
}

/* Another program moves the log of a new file into it while a third reads what was there before the last move: of the page that
 * each move changes nothing is there then, but of those behind it all is. It is our file all the same, however often. */
static void
test_moved_in_part (Fixture *self, gconstpointer data)
{
  static const char *const lines[] = { "bids 12 5", "pick 1 1", "draw 1 0" };
  sqlite3 *reader, *mover;

  g_assert_true (play (self, "reveal s2/7 s3/3", NULL));
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++) {
    reader = open_beside (self, "BEGIN; SELECT count (*) FROM game");
    g_assert_true (play (self, lines[i], NULL));
    mover = open_beside (self, "PRAGMA wal_checkpoint (PASSIVE)");
    sqlite3_close (mover);
    sqlite3_close (reader);
  }
  g_assert_true (play (self, "pass 1", NULL));
  store_table_assert_good (self->store, 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path, func) g_test_add ("/store/database-place/" path, Fixture, NULL, set_up, func, tear_down)
  ADD ("renamed", test_renamed);
  ADD ("renamed-for-good", test_renamed_for_good);
  ADD ("deleted", test_deleted);
  ADD ("replaced", test_replaced);
  ADD ("log-deleted", test_log_deleted);
  ADD ("overwritten", test_overwritten);
  ADD ("both-overwritten", test_both_overwritten);
  ADD ("log-emptied", test_log_emptied);
  ADD ("checkpoints", test_checkpoints);
  ADD ("moved-in-part", test_moved_in_part);
  ADD ("locked-is-short", test_locked_is_short);
#undef ADD

  return g_test_run ();
}
