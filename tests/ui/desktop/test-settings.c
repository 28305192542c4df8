/* SPDX-License-Identifier: GPL-3.0-or-later
 * Settings: kept and followed where the schema is installed, the defaults where it isn't. */

#include "config.h"

#include "rh-settings.h"

#include "rh-preferences-window.h"
#include "rh-window.h"

#include "ui-screen.h"

#include <string.h>

static GSettings *
open_settings (void)
{
  GSettings *settings = g_settings_new (RH_APP_ID);

  g_settings_reset (settings, RH_SETTINGS_PLAYS_FORCED);
  g_settings_reset (settings, RH_SETTINGS_WINDOW_WIDTH);
  g_settings_reset (settings, RH_SETTINGS_WINDOW_HEIGHT);
  g_settings_reset (settings, RH_SETTINGS_WINDOW_MAXIMIZED);

  return settings;
}

/* What follows a setting has it at once, and each change; set itself, it sets the setting. */
static void
test_bind (void)
{
  g_autoptr (GSettings) settings = open_settings ();
  g_autoptr (GtkWidget) button = g_object_ref_sink (gtk_toggle_button_new ());
  g_autoptr (GtkWidget) reader = g_object_ref_sink (gtk_toggle_button_new ());

  g_assert_true (rh_settings_are_kept ());
  rh_settings_bind (RH_SETTINGS_PLAYS_FORCED, button, "active", G_SETTINGS_BIND_DEFAULT);
  rh_settings_bind (RH_SETTINGS_PLAYS_FORCED, reader, "active", G_SETTINGS_BIND_GET);
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)));

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), FALSE);
  g_assert_false (g_settings_get_boolean (settings, RH_SETTINGS_PLAYS_FORCED));
  g_assert_false (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (reader)));

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (reader), TRUE);
  g_assert_false (g_settings_get_boolean (settings, RH_SETTINGS_PLAYS_FORCED));
}

/* The window opens as it was left. */
static void
test_window (void)
{
  g_autoptr (GSettings) settings = open_settings ();
  RhWindow *window = rh_window_new (NULL);
  int width;
  int height;

  gtk_window_get_default_size (GTK_WINDOW (window), &width, &height);
  g_assert_cmpint (width, ==, 1100);
  g_assert_cmpint (height, ==, 760);
  gtk_window_set_default_size (GTK_WINDOW (window), 640, 700);
  gtk_window_maximize (GTK_WINDOW (window));
  gtk_window_destroy (GTK_WINDOW (window));

  window = rh_window_new (NULL);
  gtk_window_get_default_size (GTK_WINDOW (window), &width, &height);
  g_assert_cmpint (width, ==, 640);
  g_assert_cmpint (height, ==, 700);
  g_assert_true (gtk_window_is_maximized (GTK_WINDOW (window)));
  g_assert_true (g_settings_get_boolean (settings, RH_SETTINGS_WINDOW_MAXIMIZED));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
assert_default (const char *key, const char *property)
{
  g_autoptr (GSettings) settings = g_settings_new (RH_APP_ID);
  g_autoptr (GVariant) value = g_settings_get_default_value (settings, key);
  g_autofree char *text = g_variant_print (value, FALSE);

  g_assert_cmpstr (text, ==, property);
}

/* These are what the program falls back on; the test after this one finds the same without the schema. */
static void
test_defaults (void)
{
  assert_default (RH_SETTINGS_PLAYS_FORCED, "true");
  assert_default (RH_SETTINGS_PUBLIC_MONITOR, "''");
  assert_default (RH_SETTINGS_WINDOW_WIDTH, "1100");
  assert_default (RH_SETTINGS_WINDOW_HEIGHT, "760");
  assert_default (RH_SETTINGS_WINDOW_MAXIMIZED, "false");
}

/* Not installed: everything starts and has its default; what can't be kept can't be changed. */
static void
test_no_schema_child (void)
{
  g_autoptr (GtkWidget) button = g_object_ref_sink (gtk_toggle_button_new ());
  RhWindow *window = rh_window_new (NULL);
  GtkWidget *preferences = rh_preferences_window_new (GTK_WINDOW (window));
  int width;
  int height;

  g_assert_false (rh_settings_are_kept ());
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
  rh_settings_bind (RH_SETTINGS_PLAYS_FORCED, button, "active", G_SETTINGS_BIND_DEFAULT);
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)));
  gtk_window_get_default_size (GTK_WINDOW (window), &width, &height);
  g_assert_cmpint (width, ==, 1100);
  g_assert_cmpint (height, ==, 760);
  g_assert_false (gtk_window_is_maximized (GTK_WINDOW (window)));

  gtk_window_present (GTK_WINDOW (preferences));
  g_assert_true (gtk_switch_get_active (GTK_SWITCH (ui_screen_find (preferences, GTK_TYPE_SWITCH, NULL))));
  g_assert_false (gtk_widget_is_sensitive (ui_screen_find (preferences, GTK_TYPE_SWITCH, NULL)));
  ui_screen_find (preferences, GTK_TYPE_LABEL, "Railhead isn’t fully installed: its settings can’t be changed.");
  gtk_window_destroy (GTK_WINDOW (preferences));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_no_schema (void)
{
  g_autofree char *folder = g_strdup (g_getenv ("GSETTINGS_SCHEMA_DIR"));

  g_setenv ("GSETTINGS_SCHEMA_DIR", "/nowhere", TRUE);
  g_test_trap_subprocess ("/settings/no-schema/subprocess", 0, 0);
  g_setenv ("GSETTINGS_SCHEMA_DIR", folder, TRUE);
  g_test_trap_assert_passed ();
}

int
main (int argc, char **argv)
{
  ui_screen_init (&argc, &argv);

  g_test_add_func ("/settings/bind", test_bind);
  g_test_add_func ("/settings/window", test_window);
  g_test_add_func ("/settings/defaults", test_defaults);
  g_test_add_func ("/settings/no-schema", test_no_schema);
  g_test_add_func ("/settings/no-schema/subprocess", test_no_schema_child);

  return g_test_run ();
}
