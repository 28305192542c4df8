/* SPDX-License-Identifier: GPL-3.0-or-later
 * What people have set. Where the schema isn't installed, everything keeps the default that it was made with.
 *
 * A GSettings without its schema ends the program; a game at the table is
 * worth more than a preference. */

#include "config.h"

#include "rh-settings.h"

static GSettings *
open_settings (void)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) schema = NULL;

  if (source != NULL)
    schema = g_settings_schema_source_lookup (source, RH_APP_ID, TRUE);
  if (schema == NULL) {
    g_debug ("The schema %s isn’t installed: the defaults hold", RH_APP_ID);
    return NULL;
  }

  return g_settings_new_full (schema, NULL, NULL);
}

/* One for the whole program, opened when it is first asked for. */
static GSettings *
get_settings (void)
{
  static GSettings *settings;
  static gsize opened;

  if (g_once_init_enter (&opened)) {
    settings = open_settings ();
    g_once_init_leave (&opened, 1);
  }

  return settings;
}

/**
 * rh_settings_are_kept:
 *
 * Returns: whether what is set holds for the next time too; if not, the schema
 *   isn't installed, and only the defaults are there
 */
gboolean
rh_settings_are_kept (void)
{
  return get_settings () != NULL;
}

/**
 * rh_settings_dup_text:
 * @key: a key named in this header that holds a text
 *
 * Returns: (transfer full): what is set; the default, which is empty, without a schema
 */
char *
rh_settings_dup_text (const char *key)
{
  GSettings *settings = get_settings ();

  return settings != NULL ? g_settings_get_string (settings, key) : g_strdup ("");
}

/**
 * rh_settings_set_text:
 * @key: a key named in this header that holds a text
 * @text: the text
 *
 * Sets a text, on the disk too when this returns. Without a schema nothing is kept.
 */
void
rh_settings_set_text (const char *key, const char *text)
{
  GSettings *settings = get_settings ();

  if (settings == NULL)
    return;

  g_settings_set_string (settings, key, text);
  g_settings_sync ();
}

/**
 * rh_settings_get_int:
 * @key: a key named in this header that holds a number
 * @usual: the default, for where there is no schema
 *
 * Returns: what is set
 */
int
rh_settings_get_int (const char *key, int usual)
{
  GSettings *settings = get_settings ();

  return settings != NULL ? g_settings_get_int (settings, key) : usual;
}

/**
 * rh_settings_bind:
 * @key: one of the keys named in this header
 * @object: (type GObject): what follows it
 * @property: a property of the key's type
 * @flags: as with g_settings_bind()
 *
 * Has a property follow a setting, and, unless @flags says otherwise, the
 * setting the property. Without a schema the property keeps what it has; give it
 * the default before.
 */
void
rh_settings_bind (const char *key, gpointer object, const char *property, GSettingsBindFlags flags)
{
  GSettings *settings = get_settings ();

  g_return_if_fail (G_IS_OBJECT (object));

  if (settings != NULL)
    g_settings_bind (settings, key, object, property, flags);
}
