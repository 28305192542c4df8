/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copies that are kept by themselves: one a day at most, in a folder beside the database, named after the day. */

#include "config.h"

#include "rh-database-backup.h"
#include "rh-database-file.h"
#include "rh-statement.h"
#include "rh-store-private.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#define FOLDER "backups"
#define BEGIN "railhead-"
#define END ".db"
#define PART ".part"
#define DAY_LENGTH 10
#define KEPT 7

/**
 * rh_daily_free:
 * @self: (nullable): a copy
 *
 * Frees what is known of it; the file stays.
 */
void
rh_daily_free (RhDaily *self)
{
  if (self == NULL)
    return;

  g_free (self->path);
  g_free (self->day);
  g_free (self);
}

/**
 * rh_store_dup_daily_folder:
 * @path: the database
 *
 * Returns: (transfer full): the folder in which the copies are, there or not
 */
char *
rh_store_dup_daily_folder (const char *path)
{
  g_autofree char *real = rh_database_file_dup_real (path);
  g_autofree char *parent = g_path_get_dirname (real);

  return g_build_filename (parent, FOLDER, NULL);
}

/* The day in a name as we give it; NULL for what is somebody else's. */
static char *
dup_day (const char *name)
{
  g_autoptr (GDateTime) time = NULL;
  g_autofree char *stamp = NULL;
  g_autofree char *day = NULL;

  if (strlen (name) != strlen (BEGIN) + DAY_LENGTH + strlen (END) || !g_str_has_prefix (name, BEGIN) ||
      !g_str_has_suffix (name, END))
    return NULL;

  day = g_strndup (name + strlen (BEGIN), DAY_LENGTH);
  stamp = g_strconcat (day, "T00:00:00Z", NULL);
  time = g_date_time_new_from_iso8601 (stamp, NULL);

  return time != NULL ? g_steal_pointer (&day) : NULL;
}

static gint
compare_days (gconstpointer a, gconstpointer b)
{
  const RhDaily *one = *(const RhDaily *const *) a;
  const RhDaily *other = *(const RhDaily *const *) b;

  return strcmp (other->day, one->day);
}

static GPtrArray *
list_folder (const char *folder)
{
  GPtrArray *copies = g_ptr_array_new_with_free_func ((GDestroyNotify) rh_daily_free);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *day = dup_day (name);
    g_autofree char *path = g_build_filename (folder, name, NULL);
    GStatBuf info;

    if (day != NULL && g_lstat (path, &info) == 0 && S_ISREG (info.st_mode)) {
      RhDaily *copy = g_new0 (RhDaily, 1);

      copy->path = g_steal_pointer (&path);
      copy->day = g_steal_pointer (&day);
      copy->made = info.st_mtim.tv_sec;
      copy->size = (guint64) info.st_size;
      g_ptr_array_add (copies, copy);
    }
  }
  g_ptr_array_sort (copies, compare_days);

  return copies;
}

/**
 * rh_store_list_daily:
 * @path: the database
 *
 * Returns: (transfer full) (element-type RhDaily): the copies that are kept, the latest first
 */
GPtrArray *
rh_store_list_daily (const char *path)
{
  g_autofree char *folder = rh_store_dup_daily_folder (path);

  return list_folder (folder);
}

/* What the last transaction has left; none where there is no such table. */
static RhDigest
read_mark (RhStore *store)
{
  g_autoptr (RhStatement) statement = rh_statement_new (store, "SELECT now FROM generation WHERE id = 1");
  RhDigest mark = { { 0 } };
  RhDigest none = { { 0 } };

  if (rh_statement_step (statement, NULL) == RH_STEP_ROW)
    rh_statement_get_digest (statement, 0, &mark);

  return rh_statement_check (statement, NULL) ? mark : none;
}

/* Whether nothing has changed since that copy was made. */
static gboolean
is_same (RhStore *self, const char *path)
{
  g_autoptr (RhStore) copy = rh_store_open_to_look (path, NULL);
  RhDigest now = read_mark (self);
  RhDigest then;

  if (copy == NULL)
    return FALSE;
  then = read_mark (copy);

  return rh_digest_is_set (&now) && rh_digest_equal (&now, &then);
}

/* Whether there is a game at all. */
static gboolean
has_games (RhStore *self)
{
  g_autoptr (RhStatement) statement = rh_statement_new (self, "SELECT 1 FROM game LIMIT 1");

  return rh_statement_step (statement, NULL) == RH_STEP_ROW;
}

/* What was cut off on another day. */
static void
drop_parts (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (folder, name, NULL);

    if (g_str_has_prefix (name, BEGIN) && g_str_has_suffix (name, END PART))
      g_unlink (path);
  }
}

static guint64
get_size (RhStore *self)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new (self, "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size");

  return rh_statement_step (statement, NULL) == RH_STEP_ROW ? (guint64) rh_statement_get_int (statement, 0, 0, G_MAXINT64)
                                                            : G_MAXUINT64;
}

/* Those of today and before, the latest first, and then those of days that are yet to come: the clock was wrong then, or is
 * now, and what is made from here on must stay. */
static gint
compare_worth (gconstpointer a, gconstpointer b, gpointer today)
{
  const RhDaily *one = *(const RhDaily *const *) a;
  const RhDaily *other = *(const RhDaily *const *) b;
  gint late = (strcmp (one->day, today) > 0) - (strcmp (other->day, today) > 0);

  return late != 0 ? late : compare_days (a, b);
}

/* Seven, and as many as the limit has room for; the latest stays in any case, and what isn't ours. */
static void
drop_oldest (const char *folder, const char *today, guint64 limit)
{
  g_autoptr (GPtrArray) copies = list_folder (folder);
  guint64 taken = 0;

  g_ptr_array_sort_with_data (copies, compare_worth, (gpointer) today);
  for (guint i = 0; i < copies->len; i++) {
    const RhDaily *copy = copies->pdata[i];

    taken += copy->size;
    if (i > 0 && (i >= KEPT || taken > limit))
      g_unlink (copy->path);
  }
}

static gboolean
check_part (const char *part, const RhWatcher *watcher, GError **error)
{
  g_autoptr (RhStore) copy = rh_store_open_to_look (part, error);
  RhFindings findings;

  if (copy == NULL || !rh_store_look_over (copy, watcher, TRUE, &findings, error))
    return FALSE;

  return findings.n_in_file == 0 || rh_database_file_refuse (part, RH_STORE_ERROR_DAMAGED, NULL, error);
}

static gboolean
make_copy (RhStore *self, const char *path, const RhWatcher *watcher, GError **error)
{
  g_autofree char *part = g_strconcat (path, PART, NULL);

  if (!rh_store_copy_pages (self, part, path, FALSE, watcher, error))
    return FALSE;
  if (check_part (part, watcher, error))
    return rh_database_backup_name (part, path, error);

  g_unlink (part);

  return FALSE;
}

/* Whether one is to be made: there is none of today, and something has changed since any was made. */
static gboolean
is_due (RhStore *self, const GPtrArray *copies, const char *day, guint64 limit)
{
  if (limit == 0 || !has_games (self))
    return FALSE;

  for (guint i = 0; i < copies->len; i++) {
    const RhDaily *copy = copies->pdata[i];

    if (g_str_equal (copy->day, day) || is_same (self, copy->path))
      return FALSE;
  }

  return TRUE;
}

static gboolean
check_fits (RhStore *self, guint64 limit, GError **error)
{
  guint64 size = get_size (self);
  g_autofree char *taken = g_format_size (size);
  g_autofree char *room = g_format_size (limit);

  return size <= limit || rh_refuse (error, RH_STORE_ERROR, RH_STORE_ERROR_FAILED,
                                     /* Translators: two sizes, such as “1.2 MB” */
                                     _("It would take %1$s, and there is room for %2$s."), taken, room);
}

static gboolean
make_folder (RhStore *self, const char *folder, guint64 limit, GError **error)
{
  if (!check_fits (self, limit, error))
    return FALSE;

  return g_mkdir (folder, 0700) == 0 || errno == EEXIST ||
         rh_database_file_refuse (folder, RH_STORE_ERROR_FAILED, g_strerror (errno), error);
}

/* By now another program may have made the one of today. */
static gboolean
tidy (RhStore *self, const char *folder, const char *path, const RhWatcher *watcher, GError **error)
{
  drop_parts (folder);

  return path == NULL || g_file_test (path, G_FILE_TEST_EXISTS) || make_copy (self, path, watcher, error);
}

/**
 * rh_store_keep_daily:
 * @self: a store of its own, from rh_store_open_beside()
 * @limit: how many bytes all copies may take; 0 for none to be made, and those that are there left alone
 * @now: the present, in the time zone that says which day it is
 * @watcher: who is asked whether to go on
 * @error: return location; %RH_STORE_ERROR_CANCELLED or any other of %RH_STORE_ERROR; %RH_STORE_ERROR_FAILED also where
 *   it wouldn't fit
 *
 * Copies all games into a file of its own, unless there is one of today, or nothing has changed since the last. Of those made
 * before the seven latest are kept, as far as the limit goes; those of days to come, by a clock that was wrong, count least.
 * Its pages and tables are checked, not each game again: it is as good as the database is, and one that isn't doesn't take the
 * place of those that are. Where another program is at it, all of that is left to it.
 *
 * Returns: whether all is as it should be
 */
gboolean
rh_store_keep_daily (RhStore *self, guint64 limit, GDateTime *now, const RhWatcher *watcher, GError **error)
{
  g_autofree char *folder = rh_store_dup_daily_folder (rh_database_get_path (self));
  g_autofree char *day = g_date_time_format (now, "%Y-%m-%d");
  g_autofree char *name = g_strconcat (BEGIN, day, END, NULL);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GPtrArray) copies = list_folder (folder);
  gboolean due = is_due (self, copies, day, limit);
  gboolean ok = TRUE;
  int lock;

  if (due && !make_folder (self, folder, limit, error))
    return FALSE;

  if (rh_database_file_hold (folder, O_RDONLY | O_DIRECTORY, &lock) != RH_HOLD_BUSY) {
    ok = tidy (self, folder, due ? path : NULL, watcher, error);
    if (ok && limit > 0)
      drop_oldest (folder, day, limit);
  }
  if (lock >= 0)
    close (lock);

  return ok;
}
