/* SPDX-License-Identifier: GPL-3.0-or-later
 * The store: opening and closing it. */

#include "config.h"

#include "rh-store.h"

#include "rh-store-private.h"
#include "rh-store-resources.h"

#include <gio/gio.h>

#define MIGRATIONS "/io/github/railhead/Railhead/store/migrations"

/**
 * RhStore:
 *
 * All games, on disk.
 */
struct _RhStore {
  RhDatabase *database;
};

G_DEFINE_QUARK (rh-store-error-quark, rh_store_error)

/* 001.sql, 002.sql, … as long as there is a next one. */
static GStrv
load_migrations (void)
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
  g_auto (GStrv) migrations = load_migrations ();
  RhDatabase *database;
  RhStore *self;

  g_return_val_if_fail (path != NULL, NULL);

  database = rh_database_open (path, (const char *const *) migrations, error);
  if (database == NULL)
    return NULL;

  self = g_new0 (RhStore, 1);
  self->database = database;

  return self;
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
  if (!rh_database_close (self->database))
    g_critical ("A statement was still in use when the store was closed");
  g_free (self);
}

/* The connection, for the other files of the store. */
RhDatabase *
rh_store_get_database (RhStore *self)
{
  return self->database;
}
