/* SPDX-License-Identifier: GPL-3.0-or-later
 * Whether a log belongs to the file beside it, told before SQLite sees either. */

#include "config.h"

#include "rh-database-log.h"

#include "rh-database-file.h"
#include "rh-database-private.h"

#include <gio/gio.h>
#include <string.h>

/* The main file alone, without its log, as somebody sees it who leaves nothing behind. */
static char *
dup_alone (const char *path)
{
  g_autofree char *whole = g_canonicalize_filename (path, NULL);
  g_autofree char *uri = g_filename_to_uri (whole, NULL, NULL);

  return g_strconcat (uri, "?immutable=1", NULL);
}

static sqlite3 *
open_alone (const char *path)
{
  g_autofree char *name = dup_alone (path);
  sqlite3 *handle = NULL;

  if (sqlite3_open_v2 (name, &handle, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, NULL) == SQLITE_OK)
    return handle;

  sqlite3_close (handle);

  return NULL;
}

static gboolean
gives (sqlite3 *handle, const char *sql, const char *answer)
{
  sqlite3_stmt *statement = NULL;
  gboolean right = sqlite3_prepare_v2 (handle, sql, -1, &statement, NULL) == SQLITE_OK;
  int result = right ? sqlite3_step (statement) : SQLITE_ERROR;

  right = answer == NULL ? result == SQLITE_DONE
                         : result == SQLITE_ROW && g_strcmp0 ((const char *) sqlite3_column_text (statement, 0), answer) == 0;
  sqlite3_finalize (statement);

  return right;
}

static gboolean
is_well (sqlite3 *handle)
{
  return handle != NULL && gives (handle, "PRAGMA integrity_check (1)", "ok") &&
         gives (handle, "PRAGMA foreign_key_check", NULL);
}

/* Whether what goes on from a file still has every game of it: none was ever deleted. */
static gboolean
keeps_games (sqlite3 *handle, const char *path)
{
  g_autofree char *name = dup_alone (path);
  char *attach = sqlite3_mprintf ("ATTACH %Q AS alone", name);
  gboolean kept = gives (handle, attach, NULL) &&
                  gives (handle, "SELECT count(*) FROM alone.game WHERE uuid NOT IN (SELECT uuid FROM main.game)", "0");

  sqlite3_free (attach);

  return kept;
}

static gboolean
copy_to (const char *from, const char *to)
{
  g_autoptr (GFile) source = g_file_new_for_path (from);
  g_autoptr (GFile) target = g_file_new_for_path (to);

  return g_file_copy (source, target, G_FILE_COPY_NONE, NULL, NULL, NULL, NULL);
}

/* Whether file and log make a whole database together, tried on copies. Where they can't be
 * copied nothing can be said against it. */
static gboolean
are_well_together (const char *path, const char *folder)
{
  g_autofree char *log = rh_database_log_dup_path (path);
  g_autofree char *copy = g_build_filename (folder, "copy.db", NULL);
  g_autofree char *copied_log = rh_database_log_dup_path (copy);
  g_autofree char *index = g_strconcat (copy, "-shm", NULL);
  sqlite3 *handle = NULL;
  gboolean well = !copy_to (path, copy) || !copy_to (log, copied_log) ||
                  sqlite3_open_v2 (copy, &handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_URI, NULL) != SQLITE_OK ||
                  (is_well (handle) && keeps_games (handle, path));

  sqlite3_close (handle);
  g_unlink (copy);
  g_unlink (copied_log);
  g_unlink (index);

  return well;
}

/* A log without marks: an older Railhead's, or one that has made the first tables. It is another
 * file's if it spoils one that is well without it, or is a whole one by itself. */
static gboolean
spoils (const char *path, sqlite3 *alone)
{
  g_autofree char *folder = NULL;
  gboolean well;

  /* Nothing in it yet: it was being made, and all of it is in the log. */
  if (alone == NULL || gives (alone, "SELECT count(*) FROM sqlite_schema", "0"))
    return FALSE;

  folder = g_dir_make_tmp ("railhead-XXXXXX", NULL);
  well = folder == NULL || are_well_together (path, folder);
  if (folder != NULL)
    g_rmdir (folder);

  return !well && is_well (alone);
}

/**
 * rh_database_log_check:
 * @path: of the database, in use by nobody
 * @error: return location; %RH_STORE_ERROR_LOG for the log of another one,
 *   %RH_STORE_ERROR_LOG_DAMAGED for one that can't be read to its end
 *
 * Says whether SQLite may take over the log that lies beside the database. It
 * can't tell by itself: it takes any that is in order.
 *
 * Returns: whether it may
 */
gboolean
rh_database_log_check (const char *path, GError **error)
{
  sqlite3 *alone = open_alone (path);
  RhDigest now = { { 0 } };
  guint32 page = 0;
  RhLogKind kind;
  goffset end;

  if (alone != NULL)
    page = rh_database_read_mark (alone, &now);
  kind = rh_database_log_look (path, page, &now, &end);
  if (kind == RH_LOG_UNMARKED)
    kind = spoils (path, alone) ? RH_LOG_FOREIGN : RH_LOG_FITS;
  sqlite3_close (alone);

  if (kind == RH_LOG_FOREIGN)
    return rh_database_file_refuse (path, RH_STORE_ERROR_LOG, NULL, error);

  return kind != RH_LOG_BROKEN || rh_database_file_refuse (path, RH_STORE_ERROR_LOG_DAMAGED, NULL, error);
}
