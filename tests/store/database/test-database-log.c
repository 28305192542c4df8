/* SPDX-License-Identifier: GPL-3.0-or-later
 * The log beside a database: its own, another's, damaged, and what a failure leaves in it. */

#define _GNU_SOURCE /* memmem */

#include "config.h"

#include "rh-database-log.h"
#include "store-table.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#define FRAME (24 + 4096)
#define BID "bids 73 5"

/* In the place of the system's: a disk that is full when everything is to be on it. */
static gboolean sync_fails;

int
fdatasync (int file)
{
  if (!sync_fails)
    return (int) syscall (SYS_fdatasync, file);

  errno = ENOSPC;

  return -1;
}

typedef struct {
  StoreTable *table;
  char       *log;
  char       *copy; /* of the database, from before its last two moves */
} Fixture;

/* A game with four moves, of which the last two are in the log: the program has crashed. */
static void
set_up (Fixture *self, gconstpointer data)
{
  RhStore *store;

  self->table = store_table_new ();
  self->log = store_table_part (self->table, "-wal");
  self->copy = store_table_part (self->table, ".copy");
  store = store_table_open (self->table);
  store_table_play (store, store_table_add (store, "Anna,Bram"), "reveal s2/7 s3/3");
  rh_store_close (store);
  store_table_copy (self->table->path, self->copy);

  store = store_table_open (self->table);
  store_table_play (store, 1, "bids 12 5");
  rh_store_close (store);
  store_table_crash (self->table, 1, "pick 1 1\ndraw 1 2");
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  g_free (self->log);
  g_free (self->copy);
  store_table_free (self->table);
}

static char *
checksum (const char *path)
{
  g_autofree char *text = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));

  return g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) text, length);
}

/* It isn't opened, not to be looked at either, and neither file is another afterwards. */
static void
assert_refused (Fixture *self, RhStoreError code)
{
  g_autofree char *file = checksum (self->table->path);
  g_autofree char *log = checksum (self->log);
  g_autofree char *file_after = NULL;
  g_autofree char *log_after = NULL;
  g_autofree char *name = g_path_get_basename (self->log);
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) look = NULL;

  g_assert_null (rh_store_open (self->table->path, &error));
  g_assert_error (error, RH_STORE_ERROR, (int) code);
  g_assert_nonnull (strstr (error->message, name));
  g_assert_null (rh_store_open_to_look (self->table->path, &look));
  g_assert_error (look, RH_STORE_ERROR, (int) code);
  file_after = checksum (self->table->path);
  log_after = checksum (self->log);
  g_assert_cmpstr (file_after, ==, file);
  g_assert_cmpstr (log_after, ==, log);
}

static void
assert_played (Fixture *self, guint n)
{
  g_autoptr (RhStore) store = store_table_open (self->table);
  g_autoptr (RhStoredGame) stored = store_table_load (store, 1);

  g_assert_cmpuint (stored->stand.n_played, ==, n);
  store_table_assert_good (store, 1);
}

/* Its own log is taken over; who only looks sees what is in it, and changes nothing. */
static void
test_own (Fixture *self, gconstpointer data)
{
  g_autofree char *file = checksum (self->table->path);
  g_autofree char *log = checksum (self->log);
  g_autofree char *file_after = NULL;
  g_autofree char *log_after = NULL;
  RhStore *look = rh_store_open_to_look (self->table->path, NULL);
  g_autoptr (RhStoredGame) stored = store_table_load (look, 1);

  g_assert_cmpuint (stored->stand.n_played, ==, 4);
  rh_store_close (look);
  file_after = checksum (self->table->path);
  log_after = checksum (self->log);
  g_assert_cmpstr (file_after, ==, file);
  g_assert_cmpstr (log_after, ==, log);
  assert_played (self, 4);
}

/* An older copy is put back over the database, and the log forgotten: it would be taken over
 * into the copy, and make one heap of both. */
static void
test_older_copy (Fixture *self, gconstpointer data)
{
  store_table_copy (self->copy, self->table->path);
  assert_refused (self, RH_STORE_ERROR_LOG);

  /* The advice, word by word. */
  g_unlink (self->log);
  assert_played (self, 1);
}

/* A copy on which somebody has played on has as many moves, but other ones. */
static void
test_other_copy (Fixture *self, gconstpointer data)
{
  StoreTable other = { self->table->folder, self->copy };
  RhStore *store = store_table_open (&other);

  store_table_play (store, 1, "bids 1 2");
  rh_store_close (store);
  store_table_copy (self->copy, self->table->path);
  assert_refused (self, RH_STORE_ERROR_LOG);
}

/* The database of other people. */
static void
test_other_database (Fixture *self, gconstpointer data)
{
  g_autoptr (StoreTable) other = store_table_new ();
  RhStore *store = store_table_open (other);

  store_table_add (store, "Csilla,Dirk");
  rh_store_close (store);
  store_table_copy (other->path, self->table->path);
  assert_refused (self, RH_STORE_ERROR_LOG);
}

/* A database of the version before, and a log of this one. */
static void
test_older_version (Fixture *self, gconstpointer data)
{
  store_table_copy_data (self->table, "store-v2.db");
  assert_refused (self, RH_STORE_ERROR_LOG);
}

/* The battery dies in the middle of moving the log into the database: whatever was moved
 * already, the log goes on from there. */
static void
test_half_moved (Fixture *self, gconstpointer data)
{
  g_autofree char *log = NULL;
  g_autofree char *file = NULL;
  gsize length, size;

  g_assert_true (g_file_get_contents (self->log, &log, &length, NULL));
  g_assert_true (g_file_get_contents (self->table->path, &file, &size, NULL));
  for (gsize at = 32; at + FRAME <= length; at += FRAME) {
    const guint8 *frame = (const guint8 *) log + at;
    gsize page = (gsize) frame[0] << 24 | (gsize) frame[1] << 16 | (gsize) frame[2] << 8 | frame[3];

    if (page * 4096 <= size)
      memcpy (file + (page - 1) * 4096, frame + 24, 4096);
    store_table_write (self->table, file, (gssize) size);
    g_assert_true (g_file_set_contents (self->log, log, (gssize) length, NULL));
    assert_played (self, 4);
  }
}

static void
flip (const char *path, goffset at)
{
  g_autofree char *text = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  g_assert_cmpint (at, <, (goffset) length);
  text[at] ^= 4;
  g_assert_true (g_file_set_contents (path, text, (gssize) length, NULL));
}

/* A bit of a move that was stored, and of the log's head: SQLite would pass over all that follows. */
static void
test_damaged (Fixture *self, gconstpointer data)
{
  g_autofree char *kept = checksum (self->log);
  g_autofree char *after = NULL;

  flip (self->log, 32 + 24 + 100);
  assert_refused (self, RH_STORE_ERROR_LOG_DAMAGED);
  flip (self->log, 32 + 24 + 100);

  flip (self->log, 20);
  assert_refused (self, RH_STORE_ERROR_LOG_DAMAGED);
  flip (self->log, 20);
  after = checksum (self->log);
  g_assert_cmpstr (after, ==, kept);
  assert_played (self, 4);
}

/* A power cut in the middle of a transaction: it was never acknowledged. */
static void
test_torn (Fixture *self, gconstpointer data)
{
  GStatBuf info;

  g_assert_cmpint (g_stat (self->log, &info), ==, 0);
  g_assert_cmpint (truncate (self->log, info.st_size - FRAME - 100), ==, 0);
  assert_played (self, 3);
}

static gboolean
has_text (const char *path, const char *what)
{
  g_autofree char *text = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));

  return memmem (text, length, what, strlen (what)) != NULL;
}

/* The disk is full in the middle of a reveal: here, a limit on how large files may become. */
static void
reveal_on_full_disk (Fixture *self)
{
  RhStore *store = store_table_open (self->table);
  gint64 game = store_table_add (store, "Anna,Bram");
  g_autoptr (RhStoredGame) stored = NULL;
  struct rlimit limit;
  g_autoptr (GError) error = NULL;

  store_table_play (store, game, "reveal s2/7 s3/3");
  stored = store_table_load (store, game);
  rh_fold_play_text (stored->fold, BID, NULL);
  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  for (guint frames = 0; frames < 3; frames++) {
    GStatBuf info;

    g_assert_cmpint (g_stat (self->log, &info), ==, 0);
    limit.rlim_cur = (rlim_t) info.st_size + frames * FRAME + FRAME / 2;
    g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
    g_assert_false (rh_store_append_move (store, &stored->stand, BID, stored->fold, &error));
    g_clear_error (&error);
    g_assert_false (has_text (self->log, BID));
  }
  _exit (0);
}

/* Nothing of the bids is left in the log. */
static void
test_full (Fixture *self, gconstpointer data)
{
  pid_t child = fork ();
  int status = 0;

  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    reveal_on_full_disk (self);
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_cmpint (status, ==, 0);
  g_assert_false (has_text (self->log, BID));
}

/* The disk says at the last moment that it doesn't have it: all of it is in the log, committed, and it
 * wasn't. It isn't there after a crash either. */
static void
refuse_to_sync (Fixture *self)
{
  RhStore *store = store_table_open (self->table);
  gint64 game = store_table_add (store, "Anna,Bram");
  g_autoptr (RhStoredGame) stored = NULL;

  store_table_play (store, game, "reveal s2/7 s3/3");
  stored = store_table_load (store, game);
  rh_fold_play_text (stored->fold, BID, NULL);
  sync_fails = TRUE;
  g_assert_false (rh_store_append_move (store, &stored->stand, BID, stored->fold, NULL));
  g_assert_false (has_text (self->log, BID));
  _exit (0);
}

static void
test_not_synced (Fixture *self, gconstpointer data)
{
  g_autoptr (RhStore) store = NULL;
  g_autoptr (RhStoredGame) stored = NULL;
  pid_t child = fork ();
  int status = 0;

  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    refuse_to_sync (self);
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_cmpint (status, ==, 0);
  store = store_table_open (self->table);
  stored = store_table_load (store, 2);
  g_assert_cmpuint (stored->stand.n_played, ==, 1);
  store_table_assert_good (store, 2);
}

/* Another program, which leaves no marks, has written to the database: when a move of ours is refused
 * after that, what it has committed stays. */
static void
test_unmarked (Fixture *self, gconstpointer data)
{
  g_autoptr (RhStore) store = store_table_open (self->table);
  g_autoptr (RhStoredGame) stored = store_table_load (store, 1);

  store_table_assert_asks (self->table, "CREATE TABLE memo (x); INSERT INTO memo VALUES (7)", "");
  stored->stand.n_played = 0;
  g_assert_false (rh_store_undo (store, &stored->stand, NULL));
  store_table_assert_asks (self->table, "SELECT x FROM memo", "7");
  store_table_assert_asks (self->table, "DROP TABLE memo; PRAGMA integrity_check", "ok");
  store_table_assert_good (store, 1);
}

/* A crash in the middle of a reveal leaves its pages at the end of the log, where the next start
 * overwrites them. */
static void
test_wiped_at_start (Fixture *self, gconstpointer data)
{
  g_autofree char *tail = g_malloc0 (FRAME);
  g_autofree char *log = NULL;
  g_autoptr (GString) text = NULL;
  g_autoptr (RhStore) store = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (self->log, &log, &length, NULL));
  memcpy (tail + 2000, BID, strlen (BID));
  text = g_string_new_len (log, (gssize) length);
  g_string_append_len (text, tail, FRAME);
  g_assert_true (g_file_set_contents (self->log, text->str, (gssize) text->len, NULL));

  store = store_table_open (self->table);
  g_assert_false (has_text (self->log, BID));
  store_table_assert_good (store, 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path, func) g_test_add ("/store/database-log/" path, Fixture, NULL, set_up, func, tear_down)
  ADD ("own", test_own);
  ADD ("older-copy", test_older_copy);
  ADD ("other-copy", test_other_copy);
  ADD ("other-database", test_other_database);
  ADD ("older-version", test_older_version);
  ADD ("half-moved", test_half_moved);
  ADD ("damaged", test_damaged);
  ADD ("torn", test_torn);
  ADD ("full", test_full);
  ADD ("not-synced", test_not_synced);
  ADD ("unmarked", test_unmarked);
  ADD ("wiped-at-start", test_wiped_at_start);
#undef ADD

  return g_test_run ();
}
