/* SPDX-License-Identifier: GPL-3.0-or-later
 * The database as a file: what is said of it, looked at before SQLite touches it. */

#include "config.h"

#include "rh-database-file.h"

#include "rh-database.h"
#include "rh-database-log.h"
#include "rh-rules-error.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* The head of an SQLite file, as its file format says. Numbers are big-endian. */
#define HEAD_SIZE 100
#define HEAD_MAGIC "SQLite format 3"
#define HEAD_PAGE_SIZE 16
#define HEAD_WRITE_FORMAT 18
#define HEAD_READ_FORMAT 19
#define HEAD_PAGES 28
#define HEAD_USER_VERSION 60
#define HEAD_APPLICATION_ID 68

/* What is wrong with the file and what lies beside it: all parts are named, or somebody who
 * follows the advice leaves one behind. */
static char *
make_advice (const char *shown, RhStoreError code, const char *part)
{
  g_autofree char *log = g_strconcat (shown, code == RH_STORE_ERROR_LOG && part != NULL ? part : "-wal", NULL);
  g_autofree char *index = g_strconcat (shown, "-shm", NULL);

  if (code == RH_STORE_ERROR_MISSING)
    return g_strdup_printf (_("The game database “%1$s” is missing, but its log “%2$s” is still there. If you have moved "
                              "the database, move it back. If it is lost, move “%2$s”, and “%3$s” if it is there, to "
                              "another folder to begin a new one."),
                            shown, log, index);
  if (code == RH_STORE_ERROR_MOVED)
    return g_strdup_printf (_("The game database “%1$s” or its log “%2$s” was moved, replaced or deleted while Railhead "
                              "was open, so nothing was saved. Put back what was moved and try again; or save the "
                              "game on the table as a record, and restart Railhead."),
                            shown, log);
  if (code == RH_STORE_ERROR_LOG)
    return g_strdup_printf (_("The log “%2$s” isn’t that of the game database “%1$s” beside it: another copy of the "
                              "database was here when Railhead last wrote to it. If you have that copy, put it back. "
                              "To use the one that is here now, move “%2$s”, and “%3$s” if it is there, to another "
                              "folder."),
                            shown, log, index);
  if (code == RH_STORE_ERROR_LOG_DAMAGED)
    return g_strdup_printf (_("The log “%2$s” of the game database “%1$s” is damaged: changes made last can’t be read. "
                              "If you have a copy of both, put it in their place. To go on without those changes, move "
                              "“%2$s”, and “%3$s” if it is there, to another folder."),
                            shown, log, index);

  /* Translators: the second and the third are files that may lie beside the first */
  return g_strdup_printf (_("The file “%1$s” is damaged, or is not a game database of Railhead. To use a copy of it, move "
                            "this file, and “%2$s” and “%3$s” if they are there, to another folder, and put the copy in "
                            "its place. To begin a new database, move them without putting anything in their place."),
                          shown, log, index);
}

static char *
make_message (const char *shown, RhStoreError code, const char *detail)
{
  switch (code) {
  case RH_STORE_ERROR_LOCKED:
    return g_strdup_printf (_("Another program is using the game database “%s”. Close it and try again."), shown);
  case RH_STORE_ERROR_READ_ONLY:
    return g_strdup_printf (_("The game database “%s” can’t be written to. Make the file and its folder writable and "
                              "try again."),
                            shown);
  case RH_STORE_ERROR_NEWER:
    return g_strdup_printf (_("The game database “%s” was made by a newer Railhead. Install that version to open it."),
                            shown);
  case RH_STORE_ERROR_FULL:
    return g_strdup_printf (_("There is no room left for the game database “%s”. Make room on the disk and try again."),
                            shown);
  case RH_STORE_ERROR_NOT_FOUND:
    return g_strdup_printf (_("The game is not in the game database “%s”."), shown);
  case RH_STORE_ERROR_DAMAGED:
  case RH_STORE_ERROR_MISSING:
  case RH_STORE_ERROR_LOG:
  case RH_STORE_ERROR_LOG_DAMAGED:
  case RH_STORE_ERROR_MOVED:
    return make_advice (shown, code, detail);
  case RH_STORE_ERROR_CANCELLED:
    return g_strdup (_("It was cancelled. Nothing has changed."));
  case RH_STORE_ERROR_GAME:
  case RH_STORE_ERROR_CHANGED:
  case RH_STORE_ERROR_COPY:
  case RH_STORE_ERROR_NAME:
  case RH_STORE_ERROR_TOGETHER:
  case RH_STORE_ERROR_UNKNOWN:
  case RH_STORE_ERROR_FAILED:
  default:
    /* Translators: the second is what the system says, as "disk I/O error". */
    return g_strdup_printf (_("The game database “%1$s” can’t be used: %2$s"), shown, detail != NULL ? detail : "?");
  }
}

/**
 * rh_database_file_refuse:
 * @path: the database
 * @code: what is wrong
 * @detail: (nullable): what SQLite or the system says, for %RH_STORE_ERROR_FAILED;
 *   how the name of the log ends, for %RH_STORE_ERROR_LOG
 * @error: return location
 *
 * Sets an error that says what is wrong with the database and what to do.
 *
 * Returns: %FALSE
 */
gboolean
rh_database_file_refuse (const char *path, RhStoreError code, const char *detail, GError **error)
{
  g_autofree char *shown = g_filename_display_name (path);
  g_autofree char *message = make_message (shown, code, detail);

  return rh_refuse (error, RH_STORE_ERROR, (int) code, "%s", message);
}

/**
 * rh_database_file_refuse_errno:
 * @path: the database, or what lies beside it
 * @saved: what errno was
 * @error: return location; %RH_STORE_ERROR_READ_ONLY, %RH_STORE_ERROR_FULL or %RH_STORE_ERROR_FAILED
 *
 * The same, of what the system says.
 *
 * Returns: %FALSE
 */
gboolean
rh_database_file_refuse_errno (const char *path, int saved, GError **error)
{
  RhStoreError code = RH_STORE_ERROR_FAILED;

  if (saved == EACCES || saved == EPERM || saved == EROFS)
    code = RH_STORE_ERROR_READ_ONLY;
  else if (saved == ENOSPC || saved == EDQUOT)
    code = RH_STORE_ERROR_FULL;

  return rh_database_file_refuse (path, code, g_strerror (saved), error);
}

/**
 * rh_database_file_has_wal:
 * @path: the database
 *
 * Returns: whether a write-ahead log with something in it lies beside it
 */
gboolean
rh_database_file_has_wal (const char *path)
{
  g_autofree char *wal = g_strconcat (path, "-wal", NULL);
  GStatBuf info;

  return g_stat (wal, &info) == 0 && info.st_size > 0;
}

/**
 * rh_database_file_dup_stamp:
 * @path: the database, there or not
 *
 * Returns: (transfer full): a text that is another one when the file or its log was written to
 */
char *
rh_database_file_dup_stamp (const char *path)
{
  g_autofree char *log = rh_database_log_dup_path (path);
  const char *const files[] = { path, log };
  GString *stamp = g_string_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (files); i++) {
    GStatBuf info = { 0 };

    /* Who looks at a database leaves an empty log for a moment. */
    if (g_stat (files[i], &info) == 0 && info.st_size > 0)
      g_string_append_printf (stamp, "%" G_GUINT64_FORMAT " %" G_GINT64_FORMAT " %ld.%09ld\n", (guint64) info.st_ino,
                              (gint64) info.st_size, (long) info.st_mtim.tv_sec, info.st_mtim.tv_nsec);
  }

  return g_string_free (stamp, FALSE);
}

/**
 * rh_database_file_keep_private:
 * @path: the database; its folder is there
 *
 * Makes the file where there is none, and has it, its log and its copies be
 * read and written by their owner alone: it holds people's names.
 */
void
rh_database_file_keep_private (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *base = g_path_get_basename (path);
  g_autoptr (GDir) dir = NULL;
  const char *name;
  int file = g_open (path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);

  if (file >= 0)
    close (file);

  dir = g_dir_open (folder, 0, NULL);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *whole = g_build_filename (folder, name, NULL);
    GStatBuf info;

    if (g_str_has_prefix (name, base) && g_lstat (whole, &info) == 0 && S_ISREG (info.st_mode) &&
        (info.st_mode & 0077) != 0)
      g_chmod (whole, info.st_mode & 0700);
  }
}

/**
 * rh_database_file_is_same:
 * @path: a file, there or not
 * @other: another name
 *
 * Returns: whether both are names of one file; a link that leads to it is another file
 */
gboolean
rh_database_file_is_same (const char *path, const char *other)
{
  GStatBuf infos[2];

  return g_lstat (path, &infos[0]) == 0 && g_lstat (other, &infos[1]) == 0 && infos[0].st_dev == infos[1].st_dev &&
         infos[0].st_ino == infos[1].st_ino;
}

/**
 * rh_database_file_is_writable:
 * @path: the database, there or not
 *
 * Returns: whether the file, where it is there, and its folder can be written to
 */
gboolean
rh_database_file_is_writable (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);

  /* SQLite keeps its log beside the file, so the folder matters too. */
  return g_access (folder, W_OK | X_OK) == 0 && (g_access (path, R_OK | W_OK) == 0 || errno == ENOENT);
}

/**
 * rh_database_file_has_journal:
 * @path: the database
 *
 * Returns: whether a rollback journal with something in it lies beside it, as
 *   databases without a write-ahead log have it in a transaction
 */
gboolean
rh_database_file_has_journal (const char *path)
{
  g_autofree char *journal = g_strconcat (path, RH_DATABASE_JOURNAL, NULL);
  GStatBuf info;

  return g_stat (journal, &info) == 0 && info.st_size > 0;
}

/**
 * rh_database_file_dup_real:
 * @path: the database, there or not
 *
 * SQLite keeps the log beside the file itself, not beside a link to it.
 *
 * Returns: (transfer full): where the file is, all links followed
 */
char *
rh_database_file_dup_real (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *base = g_path_get_basename (path);
  char *whole = realpath (path, NULL);
  char *real;

  /* What a link leads to that is no file isn't ours: then it is the link that is in the way. */
  if (whole == NULL || !g_file_test (whole, G_FILE_TEST_IS_REGULAR)) {
    free (whole);
    whole = realpath (folder, NULL);
    real = whole != NULL ? g_build_filename (whole, base, NULL) : g_strdup (path);
  } else {
    real = g_strdup (whole);
  }
  free (whole);

  return real;
}

static guint32
read_number (const guint8 *head, gsize offset)
{
  guint32 number;

  memcpy (&number, head + offset, sizeof number);

  return GUINT32_FROM_BE (number);
}

static gboolean
read_head (const char *path, guint8 head[HEAD_SIZE], gsize *length, GError **error)
{
  FILE *file = g_fopen (path, "rbe");
  gboolean failed;

  if (file == NULL)
    return rh_database_file_refuse_errno (path, errno, error);

  *length = fread (head, 1, HEAD_SIZE, file);
  failed = ferror (file) != 0;
  fclose (file);

  return failed ? rh_database_file_refuse_errno (path, EIO, error) : TRUE;
}

/* A page size of 1 stands for 65536. */
static goffset
read_page_size (const guint8 *head)
{
  guint32 size = read_number (head, HEAD_PAGE_SIZE) >> 16;

  return size == 1 ? 65536 : size;
}

/* With a rollback journal or with a log; nothing else was ever written. */
static gboolean
is_format (guint8 format)
{
  return format == 1 || format == 2;
}

/* Whether the file is SQLite's, and ours or still empty. The head may be older
 * than the log beside it, but a version never goes down and a mark never changes. */
static gboolean
check_head (const char *path, goffset size, guint newest, GError **error)
{
  guint8 head[HEAD_SIZE] = { 0 };
  gboolean has_wal = rh_database_file_has_wal (path);
  gsize length = 0;
  goffset page;
  guint32 mark;

  if (!read_head (path, head, &length, error))
    return FALSE;

  if (length < HEAD_SIZE || memcmp (head, HEAD_MAGIC, sizeof HEAD_MAGIC) != 0)
    return rh_database_file_refuse (path, RH_STORE_ERROR_DAMAGED, NULL, error);

  mark = read_number (head, HEAD_APPLICATION_ID);
  page = read_page_size (head);
  if (mark == RH_DATABASE_APPLICATION_ID && read_number (head, HEAD_USER_VERSION) > newest)
    return rh_database_file_refuse (path, RH_STORE_ERROR_NEWER, NULL, error);

  /* SQLite takes a file of a format to come for one that may only be read, and gives wrong advice. */
  if (!is_format (head[HEAD_WRITE_FORMAT]) || !is_format (head[HEAD_READ_FORMAT]))
    return rh_database_file_refuse (path, RH_STORE_ERROR_DAMAGED, NULL, error);

  /* Cut short. SQLite would not mind a last page of which a part is missing. */
  if (!has_wal && size < read_number (head, HEAD_PAGES) * page)
    return rh_database_file_refuse (path, RH_STORE_ERROR_DAMAGED, NULL, error);

  /* Without a mark it may be ours, killed while it was being made: one page without
   * tables, or all of it still in the log. */
  if (mark != RH_DATABASE_APPLICATION_ID && (mark != 0 || (size > page && !has_wal)))
    return rh_database_file_refuse (path, RH_STORE_ERROR_DAMAGED, NULL, error);

  return TRUE;
}

/* How long a file is of which only the first page is there: nothing is in it yet, and making it
 * takes a journal, for a moment. */
static goffset
get_first_page (const char *path)
{
  guint8 head[HEAD_SIZE] = { 0 };
  gsize length = 0;

  return read_head (path, head, &length, NULL) ? read_page_size (head) : 0;
}

/* A log of the kind that we don't keep: SQLite would take it over, or give up on it. */
static gboolean
check_logs (const char *path, gboolean has_pages, GError **error)
{
  g_autofree char *log = rh_database_log_dup_path (path);
  GStatBuf info;

  if (has_pages && rh_database_file_has_journal (path))
    return rh_database_file_refuse (path, RH_STORE_ERROR_LOG, RH_DATABASE_JOURNAL, error);

  return g_lstat (log, &info) != 0 || S_ISREG (info.st_mode) ||
         rh_database_file_refuse (path, RH_STORE_ERROR_LOG, NULL, error);
}

/* What can be told of the file by itself: it is there, is a file, and is ours. */
static gboolean
check_file (const char *path, const GStatBuf *info, guint newest, GError **error)
{
  if (info->st_mode != 0 && !S_ISREG (info->st_mode))
    return rh_database_file_refuse (path, RH_STORE_ERROR_DAMAGED, NULL, error);

  if (!check_logs (path, info->st_size > get_first_page (path), error))
    return FALSE;

  /* A log without its database: SQLite would throw it away, and games with it. */
  if (info->st_size == 0 && rh_database_file_has_wal (path))
    return rh_database_file_refuse (path, RH_STORE_ERROR_MISSING, NULL, error);

  return info->st_size == 0 || check_head (path, info->st_size, newest, error);
}

/**
 * rh_database_file_check:
 * @path: the database, there or not
 * @newest: the newest version of its tables that we know
 * @error: return location; %RH_STORE_ERROR_READ_ONLY, %RH_STORE_ERROR_NEWER,
 *   %RH_STORE_ERROR_DAMAGED, %RH_STORE_ERROR_MISSING, %RH_STORE_ERROR_FULL,
 *   %RH_STORE_ERROR_FAILED
 *
 * Looks at the file without writing to it, so that a file that isn't ours, or
 * is newer than we are, stays as it was, with nothing new beside it. Makes its
 * folder where there is none.
 *
 * Returns: whether SQLite may open it
 */
gboolean
rh_database_file_check (const char *path, guint newest, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (path);
  GStatBuf info = { 0 };

  if (g_mkdir_with_parents (folder, 0700) != 0)
    return rh_database_file_refuse_errno (path, errno, error);

  if (g_stat (path, &info) != 0 && errno != ENOENT)
    return rh_database_file_refuse_errno (path, errno, error);

  if ((info.st_mode == 0 || S_ISREG (info.st_mode)) && !rh_database_file_is_writable (path))
    return rh_database_file_refuse (path, RH_STORE_ERROR_READ_ONLY, NULL, error);

  return check_file (path, &info, newest, error);
}

/**
 * rh_database_file_check_to_look:
 * @path: the database
 * @newest: the newest version of its tables that we know
 * @error: return location; as rh_database_file_check()
 *
 * The same for somebody who only looks: the file must be there, and nothing is made.
 *
 * Returns: whether SQLite may open it
 */
gboolean
rh_database_file_check_to_look (const char *path, guint newest, GError **error)
{
  GStatBuf info = { 0 };

  if (g_stat (path, &info) != 0 && (errno != ENOENT || !rh_database_file_has_wal (path)))
    return rh_database_file_refuse_errno (path, errno, error);

  return check_file (path, &info, newest, error);
}

/**
 * rh_database_file_dup_backup:
 * @path: the database
 * @version: the version of its tables
 *
 * Returns: (transfer full): a name for a copy of it that isn't taken yet
 */
char *
rh_database_file_dup_backup (const char *path, guint version)
{
  char *backup = g_strdup_printf ("%s.backup-v%u", path, version);

  for (guint i = 2; g_file_test (backup, G_FILE_TEST_EXISTS); i++) {
    g_free (backup);
    backup = g_strdup_printf ("%s.backup-v%u-%u", path, version, i);
  }

  return backup;
}
