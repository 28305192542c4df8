/* SPDX-License-Identifier: GPL-3.0-or-later
 * Games that are on their way in, and those that somebody was stopped at.
 *
 * A file beside the database is locked while games come in: where it isn't, games that are hidden still are what somebody
 * was stopped at, and go. */

#include "config.h"

#include "rh-database-file.h"
#include "rh-statement.h"
#include "rh-store-private.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

/* How the name of the file ends. */
#define LOCK "-arriving"

static char *
dup_lock_path (RhStore *store)
{
  return g_strconcat (rh_database_get_path (store), LOCK, NULL);
}

/* Whether it's the file that others find, too: who had it before may have let it go just then. */
static gboolean
is_there (int lock)
{
  struct stat info;

  return fstat (lock, &info) == 0 && info.st_nlink > 0;
}

/* Unless somebody else has it, or none can be made. */
gboolean
rh_arriving_lock (RhStore *store, int *lock, GError **error)
{
  g_autofree char *path = dup_lock_path (store);
  RhHold hold = rh_database_file_hold (path, O_RDWR | O_CREAT, lock);

  if (hold == RH_HOLD_FAILED)
    return rh_database_file_refuse_errno (path, errno, error);
  if (hold != RH_HOLD_BUSY && is_there (*lock))
    return TRUE;

  if (hold != RH_HOLD_BUSY)
    close (*lock);

  return rh_refuse (error, RH_STORE_ERROR, RH_STORE_ERROR_LOCKED,
                    _("Another program is importing games at this moment. Try again when it is done."));
}

/* The file goes while it is locked: whoever opens it after that makes another. */
void
rh_arriving_unlock (RhStore *store, int lock)
{
  g_autofree char *path = dup_lock_path (store);

  g_unlink (path);
  close (lock);
}

/* The last game that somebody was stopped at; 0 where there is none. */
gboolean
rh_arriving_find_last (RhDatabase *database, gint64 *last, GError **error)
{
  g_autoptr (RhStatement) statement = rh_statement_new (database, "SELECT ifnull (max (game), 0) FROM arriving");

  if (rh_statement_step (statement, error) != RH_STEP_ROW)
    return FALSE;
  *last = rh_statement_get_int (statement, 0, 0, G_MAXINT64);

  return rh_statement_check (statement, error);
}

/* Whether nobody sees that game yet, and it came after a number. */
gboolean
rh_arriving_has (RhDatabase *database, gint64 last, gint64 game, gboolean *has, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new_for (database, "SELECT 1 FROM arriving WHERE game = ?1 AND game > ?2", game);
  RhStep step;

  rh_statement_bind_int (statement, 2, last);
  step = rh_statement_step (statement, error);
  *has = step == RH_STEP_ROW;

  return step != RH_STEP_ERROR;
}

/* All after a number are seen from here on. Inside the caller's transaction. */
gboolean
rh_arriving_show (RhDatabase *database, gint64 last, GError **error)
{
  /* All at once is quicker than one by one. */
  return last == 0 ? rh_database_run (database, "DELETE FROM arriving", error)
                   : rh_statement_run_for_one (database, "DELETE FROM arriving WHERE game > ?", last, error);
}

/* The next of them; 0 where there is none. */
static gboolean
find_next (RhDatabase *database, gint64 game, gint64 *next, GError **error)
{
  g_autoptr (RhStatement) statement = rh_statement_new_for (database, "SELECT game FROM arriving WHERE game > ? LIMIT 1", game);
  RhStep step = rh_statement_step (statement, error);

  *next = 0;
  if (step == RH_STEP_ROW)
    *next = rh_statement_get_int (statement, 0, game + 1, G_MAXINT64);

  return step != RH_STEP_ERROR && rh_statement_check (statement, error);
}

/* With the last of them go the players who have played nothing else. */
static gboolean
clear_new (RhDatabase *database, guint n, gboolean *more, GError **error)
{
  gint64 game;
  guint i;

  if (!find_next (database, 0, &game, error))
    return FALSE;

  for (i = 0; i < n && game != 0; i++) {
    gint64 next;

    if (!find_next (database, game, &next, error) || !rh_store_delete_rows (database, game, error))
      return FALSE;
    game = next;
  }
  *more = game != 0;

  return *more || i == 0 || rh_renaming_forget (database, error);
}

/* New games, and after them what others would have gone on with. */
static gboolean
clear (RhDatabase *database, guint n, gboolean *more, GError **error)
{
  return clear_new (database, n, more, error) && (*more || rh_continuing_clear (database, n, more, error));
}

/* The same in a transaction of its own. */
gboolean
rh_arriving_clear (RhDatabase *database, guint n, gboolean *more, GError **error)
{
  gboolean ok = rh_database_begin_write (database, error) && clear (database, n, more, error);

  return rh_database_end (database, ok, error);
}

/**
 * rh_store_clear_arriving:
 * @self: the store
 * @n: how many games at most
 * @more: (out): whether there may be more
 * @error: return location; any of %RH_STORE_ERROR
 *
 * Has games go that were on their way in when somebody stopped, and moves that games would have gone on with: not those
 * that are now.
 *
 * Returns: whether it could; if not, nothing has changed
 */
gboolean
rh_store_clear_arriving (RhStore *self, guint n, gboolean *more, GError **error)
{
  gint64 last, last_continuing;
  int lock;
  gboolean ok;

  /* Usually there are none, and nothing is written. */
  *more = FALSE;
  if (!rh_arriving_find_last (self, &last, error) || !rh_continuing_find_last (self, &last_continuing, error))
    return FALSE;
  if (last == 0 && last_continuing == 0)
    return TRUE;

  /* Whoever brings them in has it; where it can't be had, an import says why. */
  if (!rh_arriving_lock (self, &lock, NULL))
    return TRUE;

  ok = rh_arriving_clear (self, n, more, error);
  rh_arriving_unlock (self, lock);

  return ok;
}
