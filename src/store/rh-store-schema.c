/* SPDX-License-Identifier: GPL-3.0-or-later
 * Whether the tables of a database are those that its migrations make. */

#include "config.h"

#include "rh-store-private.h"

#include <glib/gi18n-lib.h>

/* What SQLite itself makes isn't declared, and not compared. */
#define LIST "SELECT type, name, coalesce (sql, '') FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%' ORDER BY type, name"

/* What people call a part of the database. */
static char *
dup_part (const char *kind, const char *name)
{
  if (g_str_equal (kind, "table"))
    /* Translators: a part of the database, named at the end of a sentence */
    return g_strdup_printf (C_("part of the database", "table “%s”"), name);
  if (g_str_equal (kind, "index"))
    /* Translators: a part of the database, named at the end of a sentence */
    return g_strdup_printf (C_("part of the database", "index “%s”"), name);

  return g_strdup_printf ("“%s”", name);
}

/* All tables and indexes, and how they are declared. */
static gboolean
list_declared (RhDatabase *database, GHashTable *declared, GError **error)
{
  g_autoptr (RhStatement) statement = rh_statement_new (database, LIST);
  RhStep step;

  while ((step = rh_statement_step (statement, error)) == RH_STEP_ROW) {
    g_autofree char *kind = rh_statement_dup_shown (statement, 0);
    g_autofree char *name = rh_statement_dup_shown (statement, 1);

    g_hash_table_insert (declared, dup_part (kind, name), rh_statement_dup_shown (statement, 2));
  }

  return step == RH_STEP_DONE;
}

static GHashTable *
list_wanted (guint version, GError **error)
{
  g_auto (GStrv) migrations = rh_store_load_migrations ();
  g_autoptr (GHashTable) wanted = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autoptr (RhDatabase) memory = rh_database_open_in_memory (error);
  gboolean ok = memory != NULL;

  for (guint i = 0; ok && i < version; i++)
    ok = rh_database_run (memory, migrations[i], error);

  return ok && list_declared (memory, wanted, error) ? g_steal_pointer (&wanted) : NULL;
}

static void
tell (RhVerifyFunc found, gpointer data, char *problem)
{
  found (problem, data);
  g_free (problem);
}

/* Tells of each table and index that is missing, is another, or is too much. */
gboolean
rh_store_check_schema (RhDatabase *database, RhVerifyFunc found, gpointer data, GError **error)
{
  g_autoptr (GHashTable) declared = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autoptr (GHashTable) wanted = list_wanted (rh_database_get_version (database), error);
  GHashTableIter iter;
  gpointer what, sql;

  if (wanted == NULL || !list_declared (database, declared, error))
    return FALSE;

  g_hash_table_iter_init (&iter, wanted);
  while (g_hash_table_iter_next (&iter, &what, &sql)) {
    const char *has = g_hash_table_lookup (declared, what);

    if (has == NULL)
      /* Translators: %s is such as: table “game” */
      tell (found, data, g_strdup_printf (_("A part of the database is missing: %s."), (const char *) what));
    else if (!g_str_equal (has, sql))
      tell (found, data, g_strdup_printf (_("A part of the database isn’t as Railhead makes it: %s."), (const char *) what));
  }

  g_hash_table_iter_init (&iter, declared);
  while (g_hash_table_iter_next (&iter, &what, NULL)) {
    if (!g_hash_table_contains (wanted, what))
      tell (found, data, g_strdup_printf (_("A part of the database isn’t one of Railhead’s: %s."), (const char *) what));
  }

  return TRUE;
}
