/* SPDX-License-Identifier: GPL-3.0-or-later
 * Whether the files that are open lie where they did, and are still what was written to them.
 *
 * What is written to a file that was moved away, or over which another was copied, is lost
 * sooner or later, and SQLite doesn't say so. */

#include "config.h"

#include "rh-database-private.h"

#include "rh-database-file.h"
#include "rh-database-log.h"

#include <fcntl.h>
#include <string.h>
#include <unistd.h>

/* How many frames the log may have before it is moved into the file; SQLite's own number. */
#define CHECKPOINT_FRAMES 1000

/* A page that is being written is looked at again, after so many microseconds. */
#define TRIES 5
#define TRY_AFTER 1000

/* The inode of the log that lies there now; 0 where there is none. */
static guint64
find_log (RhDatabase *self)
{
  g_autofree char *log = rh_database_log_dup_path (self->path);
  GStatBuf info;

  return g_stat (log, &info) == 0 ? (guint64) info.st_ino : 0;
}

/* Whatever writes to a file changes its time; whatever takes its place has another number. */
static gboolean
get_stamp (RhDatabase *self, RhDatabaseStamp *stamp)
{
  GStatBuf info = { 0 };
  gboolean there = g_stat (self->path, &info) == 0;

  stamp->inode = info.st_ino;
  stamp->seconds = info.st_ctim.tv_sec;
  stamp->nanoseconds = info.st_ctim.tv_nsec;
  stamp->size = info.st_size;

  return there;
}

static gboolean
has_moved (RhDatabase *self, RhDatabaseStamp *now)
{
  return !get_stamp (self, now) || now->inode != self->stamp.inode;
}

/* The page with the file's own mark, read by SQLite's handle: to close one of ours would give up its locks. */
static int
read_page (RhDatabase *self, guint8 *page)
{
  sqlite3_file *file = NULL;
  sqlite3_int64 at = ((sqlite3_int64) self->mark_page - 1) * self->page_size;

  if (sqlite3_file_control (self->handle, "main", SQLITE_FCNTL_FILE_POINTER, &file) != SQLITE_OK || file == NULL)
    return SQLITE_ERROR;

  return file->pMethods->xRead (file, page, (int) self->page_size, at);
}

/* Whether nothing was ever written there, though the file goes on behind it. */
static gboolean
is_hole (const guint8 *page, gsize size)
{
  return page[0] == 0 && memcmp (page, page + 1, size - 1) == 0;
}

/* Whether the log goes on from the file as it is now. A new one has all but its first page still in the log; and where that is
 * moved while somebody reads what was there before, all but the pages that were changed since, as that one is by each commit. */
static gboolean
fits_log (RhDatabase *self, gboolean may_be_new)
{
  g_autofree guint8 *page = g_malloc0 (self->page_size);
  int result = read_page (self, page);
  RhDigest before;
  RhDigest mark;
  RhLogKind kind;
  goffset end;

  if (result == SQLITE_IOERR_SHORT_READ)
    return may_be_new;
  if (result == SQLITE_OK && is_hole (page, self->page_size))
    return rh_database_log_has_mark (self->path, self->mark_page);
  if (result != SQLITE_OK || !rh_database_log_read_mark (page, self->page_size, &before, &mark))
    return FALSE;

  kind = rh_database_log_look (self->path, self->mark_page, &mark, &end);

  return kind != RH_LOG_FOREIGN && kind != RH_LOG_BROKEN;
}

/* Somebody has written to the file since: another Railhead that has moved the log into it, or a copy was
 * put over it. */
static gboolean
is_still_ours (RhDatabase *self, const RhDatabaseStamp *now)
{
  gboolean as_noted = now->seconds == self->stamp.seconds && now->nanoseconds == self->stamp.nanoseconds &&
                      now->size == self->stamp.size;

  if (self->mark_page == 0 || as_noted)
    return TRUE;

  /* It may be in the middle of it. */
  for (guint i = 0; !fits_log (self, now->size == self->stamp.size); i++) {
    if (i == TRIES)
      return FALSE;
    g_usleep (TRY_AFTER);
  }
  self->stamp = *now;

  return TRUE;
}

static RhDatabasePlace
find_place (RhDatabase *self)
{
  RhDatabaseStamp now;

  if (self->log == 0)
    return RH_DATABASE_IN_PLACE;
  if (has_moved (self, &now))
    return RH_DATABASE_MOVED;
  if (!is_still_ours (self, &now))
    return RH_DATABASE_OVERWRITTEN;

  return find_log (self) == self->log ? RH_DATABASE_IN_PLACE : RH_DATABASE_MOVED;
}

/* After each commit: how long the log is now. */
static int
on_commit_cb (gpointer data, sqlite3 *handle, const char *name, int n_frames)
{
  RhDatabase *self = data;

  self->n_frames = (guint) n_frames;
  if (n_frames >= CHECKPOINT_FRAMES)
    sqlite3_wal_checkpoint_v2 (handle, name, SQLITE_CHECKPOINT_PASSIVE, NULL, NULL);

  return SQLITE_OK;
}

/* From here on the files are those that lie there now. */
gboolean
rh_database_place_note (RhDatabase *self, GError **error)
{
  gint64 page = 0, size = 0;

  if (!rh_database_get_number (self, "PRAGMA page_size", &size, error) ||
      (self->marked &&
       !rh_database_get_number (self, "SELECT rootpage FROM sqlite_schema WHERE name = 'generation'", &page, error)))
    return FALSE;

  sqlite3_wal_hook (self->handle, on_commit_cb, self);
  self->log = find_log (self);
  self->mark_page = (guint32) page;
  self->page_size = (guint32) size;
  get_stamp (self, &self->stamp);

  return TRUE;
}

/* Before a commit, while we could write and nobody else: both files are there. */
gboolean
rh_database_place_check (RhDatabase *self, GError **error)
{
  if (self->log != 0 && !rh_database_log_read_salt (self->path, &self->salt) && self->n_frames > 0)
    return rh_database_file_refuse (self->path, RH_STORE_ERROR_MOVED, NULL, error);

  return find_place (self) == RH_DATABASE_IN_PLACE ||
         rh_database_file_refuse (self->path, RH_STORE_ERROR_MOVED, NULL, error);
}

static gboolean
has_last_commit (RhDatabase *self)
{
  return self->n_frames == 0 || rh_database_log_has_commit (self->path, self->log, self->n_frames, self->page_size);
}

/* Another Railhead may have moved all of the log into the file after our commit, and begun the log anew. While
 * we could write it can't: then the log is another one than before, and goes on from the file. */
static gboolean
has_begun_anew (RhDatabase *self)
{
  guint64 salt = 0;
  gboolean anew;

  /* Who keeps us from writing is at work in the same log. */
  if (sqlite3_exec (self->handle, "BEGIN IMMEDIATE", NULL, NULL, NULL) != SQLITE_OK)
    return TRUE;

  anew = has_last_commit (self) || (rh_database_log_read_salt (self->path, &salt) && salt != self->salt &&
                                    fits_log (self, FALSE));
  sqlite3_exec (self->handle, "ROLLBACK", NULL, NULL, NULL);

  return anew;
}

/* After a commit: they are there still, and what was committed is in the log that lies there, or was. */
gboolean
rh_database_place_check_committed (RhDatabase *self, GError **error)
{
  RhDatabaseStamp now;

  if (self->log == 0)
    return TRUE;
  if (has_moved (self, &now) || find_log (self) != self->log || (!has_last_commit (self) && !has_begun_anew (self)))
    return rh_database_file_refuse (self->path, RH_STORE_ERROR_MOVED, NULL, error);

  /* It was us, if anybody. */
  if (self->n_frames >= CHECKPOINT_FRAMES)
    self->stamp = now;

  return TRUE;
}

/* When it is closed. A file that was moved gets what is in the log, which stays where it is: whoever
 * puts the file back finds both. Whoever has put another one there isn't robbed of its log, and gets
 * nothing of ours into it. */
void
rh_database_place_leave (RhDatabase *self)
{
  RhDatabasePlace place = find_place (self);

  if (place == RH_DATABASE_IN_PLACE && has_last_commit (self))
    return;

  if (place == RH_DATABASE_MOVED)
    sqlite3_wal_checkpoint_v2 (self->handle, NULL, SQLITE_CHECKPOINT_PASSIVE, NULL, NULL);
  sqlite3_db_config (self->handle, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL);
}
