/* SPDX-License-Identifier: GPL-3.0-or-later
 * What people have set, or the defaults where the schema isn't installed.
 *
 * A GSettings without its schema ends the program; a game at the table is
 * worth more than a preference. */

#include "config.h"

#include "rh-settings.h"

/* The same as in the schema. */
static const struct {
  const char *key;
  int         number; /* or a truth value */
  const char *text;   /* instead of a number, or NULL */
} defaults[] = {
  { RH_SETTINGS_LANGUAGE, 0, "" },
  { RH_SETTINGS_PASS_BY_ITSELF, TRUE, NULL },
  { RH_SETTINGS_PUBLIC_MONITOR, 0, "" },
  { RH_SETTINGS_WINDOW_WIDTH, 1100, NULL },
  { RH_SETTINGS_WINDOW_HEIGHT, 760, NULL },
  { RH_SETTINGS_WINDOW_MAXIMIZED, FALSE, NULL },
};

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

static void
set_default (const char *key, GObject *object, const char *property)
{
  for (gsize i = 0; i < G_N_ELEMENTS (defaults); i++) {
    g_auto (GValue) value = G_VALUE_INIT;

    if (!g_str_equal (defaults[i].key, key))
      continue;

    if (defaults[i].text != NULL) {
      g_object_set (object, property, defaults[i].text, NULL);
      return;
    }

    /* GObject makes a truth value of it where the property is one. */
    g_value_init (&value, G_TYPE_INT);
    g_value_set_int (&value, defaults[i].number);
    g_object_set_property (object, property, &value);
    return;
  }

  g_return_if_reached ();
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
 * rh_settings_bind:
 * @key: one of the keys named in this header
 * @object: (type GObject): what follows it
 * @property: a property of the key's type
 * @flags: as with g_settings_bind()
 *
 * Has a property follow a setting, and, unless @flags says otherwise, the
 * setting the property. Without a schema the property gets the default, once.
 */
void
rh_settings_bind (const char *key, gpointer object, const char *property, GSettingsBindFlags flags)
{
  GSettings *settings = get_settings ();

  g_return_if_fail (G_IS_OBJECT (object));

  if (settings != NULL)
    g_settings_bind (settings, key, object, property, flags);
  else
    set_default (key, object, property);
}
