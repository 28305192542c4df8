/* SPDX-License-Identifier: GPL-3.0-or-later
 * The database as a file: what is said of it, looked at before SQLite touches it. */

#include "config.h"

#include "rh-database-file.h"

#include "rh-database.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

/* The head of an SQLite file, as its file format says. Numbers are big-endian. */
#define HEAD_SIZE 100
#define HEAD_MAGIC "SQLite format 3"
#define HEAD_PAGE_SIZE 16
#define HEAD_PAGES 28
#define HEAD_USER_VERSION 60
#define HEAD_APPLICATION_ID 68

/**
 * rh_database_file_set_error:
 * @path: the database
 * @code: what is wrong
 * @detail: (nullable): what SQLite or the system says; only for %RH_STORE_ERROR_FAILED
 * @error: return location
 *
 * Sets an error that says what is wrong with the database and what to do.
 */
void
rh_database_file_set_error (const char *path, RhStoreError code, const char *detail, GError **error)
{
  g_autofree char *shown = g_filename_display_name (path);

  switch (code) {
  case RH_STORE_ERROR_LOCKED:
    g_set_error (error, RH_STORE_ERROR, (int) code,
                 _("Another program is using the game database “%s”. Close it and try again."), shown);
    break;
  case RH_STORE_ERROR_READ_ONLY:
    g_set_error (error, RH_STORE_ERROR, (int) code,
                 _("The game database “%s” can’t be written to. Make the file and its folder writable and try again."),
                 shown);
    break;
  case RH_STORE_ERROR_NEWER:
    g_set_error (error, RH_STORE_ERROR, (int) code,
                 _("The game database “%s” was made by a newer Railhead. Install that version to open it."), shown);
    break;
  case RH_STORE_ERROR_DAMAGED:
    g_set_error (error, RH_STORE_ERROR, (int) code,
                 _("The file “%s” is damaged, or is not a game database of Railhead. "
                   "Put back a copy of it, or move it elsewhere to begin a new one."),
                 shown);
    break;
  case RH_STORE_ERROR_FULL:
    g_set_error (error, RH_STORE_ERROR, (int) code,
                 _("There is no room left for the game database “%s”. Make room on the disk and try again."), shown);
    break;
  case RH_STORE_ERROR_NOT_FOUND:
    g_set_error (error, RH_STORE_ERROR, (int) code, _("The game is not in the game database “%s”."), shown);
    break;
  case RH_STORE_ERROR_FAILED:
  default:
    /* Translators: the second is what the system says, as "disk I/O error". */
    g_set_error (error, RH_STORE_ERROR, RH_STORE_ERROR_FAILED,
                 _("The game database “%1$s” can’t be used: %2$s"), shown, detail != NULL ? detail : "?");
    break;
  }
}

static gboolean
refuse (const char *path, RhStoreError code, GError **error)
{
  rh_database_file_set_error (path, code, NULL, error);

  return FALSE;
}

static gboolean
refuse_errno (const char *path, int saved, GError **error)
{
  RhStoreError code = RH_STORE_ERROR_FAILED;

  if (saved == EACCES || saved == EPERM || saved == EROFS)
    code = RH_STORE_ERROR_READ_ONLY;
  else if (saved == ENOSPC || saved == EDQUOT)
    code = RH_STORE_ERROR_FULL;
  rh_database_file_set_error (path, code, g_strerror (saved), error);

  return FALSE;
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
    return refuse_errno (path, errno, error);

  *length = fread (head, 1, HEAD_SIZE, file);
  failed = ferror (file) != 0;
  fclose (file);

  return failed ? refuse_errno (path, EIO, error) : TRUE;
}

/* A page size of 1 stands for 65536. */
static goffset
read_page_size (const guint8 *head)
{
  guint32 size = read_number (head, HEAD_PAGE_SIZE) >> 16;

  return size == 1 ? 65536 : size;
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
    return refuse (path, RH_STORE_ERROR_DAMAGED, error);

  mark = read_number (head, HEAD_APPLICATION_ID);
  page = read_page_size (head);
  if (mark == RH_DATABASE_APPLICATION_ID && read_number (head, HEAD_USER_VERSION) > newest)
    return refuse (path, RH_STORE_ERROR_NEWER, error);

  /* Cut short. SQLite would not mind a last page of which a part is missing. */
  if (!has_wal && size < read_number (head, HEAD_PAGES) * page)
    return refuse (path, RH_STORE_ERROR_DAMAGED, error);

  /* Without a mark it may be ours, killed while it was being made: one page without
   * tables, or all of it still in the log. */
  if (mark != RH_DATABASE_APPLICATION_ID && (mark != 0 || (size > page && !has_wal)))
    return refuse (path, RH_STORE_ERROR_DAMAGED, error);

  return TRUE;
}

/**
 * rh_database_file_check:
 * @path: the database, there or not
 * @newest: the newest version of its tables that we know
 * @error: return location; %RH_STORE_ERROR_READ_ONLY, %RH_STORE_ERROR_NEWER,
 *   %RH_STORE_ERROR_DAMAGED, %RH_STORE_ERROR_FULL, %RH_STORE_ERROR_FAILED
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
    return refuse_errno (path, errno, error);

  if (g_stat (path, &info) != 0 && errno != ENOENT)
    return refuse_errno (path, errno, error);

  if (info.st_mode != 0 && !S_ISREG (info.st_mode))
    return refuse (path, RH_STORE_ERROR_DAMAGED, error);

  if (!rh_database_file_is_writable (path))
    return refuse (path, RH_STORE_ERROR_READ_ONLY, error);

  /* A log without its database: SQLite would throw it away, and games with it. */
  if (info.st_size == 0)
    return rh_database_file_has_wal (path) ? refuse (path, RH_STORE_ERROR_DAMAGED, error) : TRUE;

  return check_head (path, info.st_size, newest, error);
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
