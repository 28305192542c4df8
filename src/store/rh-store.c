/* SPDX-License-Identifier: GPL-3.0-or-later
 * The store: opening and closing it, and its words for how games stand. */

#include "config.h"

#include "rh-store.h"

#include "rh-database-file.h"
#include "rh-store-private.h"
#include "rh-store-resources.h"

#include <gio/gio.h>

#define MIGRATIONS "/io/github/railhead/Railhead/store/migrations"

static const char *const statuses[] = {
  [RH_GAME_PLAYING] = "playing",
  [RH_GAME_WON] = "won",
  [RH_GAME_ENDED] = "ended",
};

/* The word of the store for a status. */
const char *
rh_game_status_to_string (RhGameStatus status)
{
  g_assert ((guint) status < G_N_ELEMENTS (statuses));

  return statuses[status];
}

/* The status of a word; FALSE where it is none. */
gboolean
rh_game_status_from_string (const char *text, RhGameStatus *status)
{
  for (guint i = 0; i < G_N_ELEMENTS (statuses); i++) {
    if (g_strcmp0 (text, statuses[i]) == 0) {
      *status = (RhGameStatus) i;
      return TRUE;
    }
  }

  return FALSE;
}

/* 001.sql, 002.sql, … as long as there is a next one. */
GStrv
rh_store_load_migrations (void)
{
  GResource *resource = rh_store_get_resource ();
  g_autoptr (GPtrArray) migrations = g_ptr_array_new_with_free_func (g_free);

  for (;;) {
    g_autofree char *name = g_strdup_printf ("%s/%03u.sql", MIGRATIONS, migrations->len + 1);
    g_autoptr (GBytes) sql = g_resource_lookup_data (resource, name, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
    const char *text;
    gsize length;

    if (sql == NULL)
      break;
    text = g_bytes_get_data (sql, &length);
    g_ptr_array_add (migrations, g_strndup (text, length));
  }

  g_assert (migrations->len > 0);
  g_ptr_array_add (migrations, NULL);

  return (GStrv) g_ptr_array_steal (migrations, NULL);
}

static RhStore *
open_with (RhDatabase *(*opener) (const char *, const char *const *, GError **), const char *path, GError **error)
{
  g_auto (GStrv) migrations = rh_store_load_migrations ();
  g_autofree char *real = NULL;

  g_return_val_if_fail (path != NULL, NULL);

  real = rh_database_file_dup_real (path);

  return opener (real, (const char *const *) migrations, error);
}

/**
 * rh_store_open:
 * @path: the database file; it and its folders are made where they aren't there
 * @error: return location; any of %RH_STORE_ERROR but %RH_STORE_ERROR_NOT_FOUND
 *
 * Opens the store, and brings an older one up to date after taking a copy of
 * it. A file that isn't ours, is newer or damaged stays as it was.
 *
 * Returns: (transfer full) (nullable): the store, or %NULL with @error set
 */
RhStore *
rh_store_open (const char *path, GError **error)
{
  return open_with (rh_database_open, path, error);
}

/**
 * rh_store_open_to_look:
 * @path: the database file, which must be there
 * @error: return location; any of %RH_STORE_ERROR but %RH_STORE_ERROR_NOT_FOUND
 *
 * Opens the store only to be read, as it is, whatever its version: nothing is
 * changed in it or made beside it.
 *
 * Returns: (transfer full) (nullable): the store, or %NULL with @error set
 */
RhStore *
rh_store_open_to_look (const char *path, GError **error)
{
  return open_with (rh_database_open_to_look, path, error);
}

/**
 * rh_store_open_beside:
 * @other: the store, opened already
 * @error: return location; any of %RH_STORE_ERROR but %RH_STORE_ERROR_NOT_FOUND
 *
 * Opens the same store once more in the same program, only to be read: for another thread.
 * Each thread has its own; @other goes on meanwhile.
 *
 * Returns: (transfer full) (nullable): the store, or %NULL with @error set
 */
RhStore *
rh_store_open_beside (RhStore *other, GError **error)
{
  g_return_val_if_fail (other != NULL, NULL);

  return rh_database_open_beside (other, error);
}

static gboolean
find_aside (const GError *problem, RhAside *what)
{
  if (problem->domain != RH_STORE_ERROR)
    return FALSE;

  switch (problem->code) {
  case RH_STORE_ERROR_DAMAGED:
  case RH_STORE_ERROR_MISSING:
    *what = RH_ASIDE_ALL;
    return TRUE;
  case RH_STORE_ERROR_LOG:
    *what = RH_ASIDE_LOG;
    return TRUE;
  case RH_STORE_ERROR_LOG_DAMAGED:
    *what = RH_ASIDE_END_OF_LOG;
    return TRUE;
  default:
    return FALSE;
  }
}

/**
 * rh_store_can_set_aside:
 * @problem: why rh_store_open() failed
 *
 * Returns: whether rh_store_set_aside() would help
 */
gboolean
rh_store_can_set_aside (const GError *problem)
{
  RhAside what;

  return find_aside (problem, &what);
}

/**
 * rh_store_set_aside:
 * @path: the database file
 * @problem: why rh_store_open() failed; see rh_store_can_set_aside()
 * @error: return location; %RH_STORE_ERROR_LOCKED, %RH_STORE_ERROR_FAILED
 *
 * Moves what can't be opened, or what keeps the rest from being opened, into a
 * folder of its own beside it, so that the store can be opened. Nothing is deleted.
 *
 * Returns: (transfer full) (nullable): the folder, or %NULL with @error set
 */
char *
rh_store_set_aside (const char *path, const GError *problem, GError **error)
{
  g_autofree char *real = NULL;
  RhAside what = RH_ASIDE_ALL;

  g_return_val_if_fail (find_aside (problem, &what), NULL);

  real = rh_database_file_dup_real (path);

  return rh_database_aside_move (real, what, error);
}

/**
 * rh_store_close:
 * @self: a store
 *
 * Closes the store and frees @self.
 */
void
rh_store_close (RhStore *self)
{
  if (!rh_database_close (self))
    g_critical ("A statement was still in use when the store was closed");
}
