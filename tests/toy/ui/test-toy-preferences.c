/* SPDX-License-Identifier: GPL-3.0-or-later
 * One setting for the forced moves of all games: in the words of the only game that has such, or of each. */

#include "config.h"

#include "rh-preferences-window.h"

#include "rh-settings.h"
#include "rh-toy-telling.h"
#include "ui-screen.h"

#define ANY_GAME "Play the only possible move without being asked"

static GtkWidget *
show (void)
{
  GtkWidget *preferences = rh_preferences_window_new (NULL);

  gtk_window_present (GTK_WINDOW (preferences));
  ui_screen_settle (preferences);

  return preferences;
}

/* The toy has none: as if it weren't there. */
static void
test_one (void)
{
  GtkWidget *preferences = show ();

  ui_screen_find (preferences, GTK_TYPE_SWITCH, "Pass when building is impossible");
  g_assert_null (ui_screen_look_for (preferences, GTK_TYPE_LABEL, ANY_GAME));
  gtk_window_destroy (GTK_WINDOW (preferences));
}

static void
test_two (void)
{
  g_autoptr (GSettings) settings = g_settings_new (RH_APP_ID);
  GtkWidget *preferences;
  GtkWidget *plays;

  rh_toy_telling.forced = "Give <nothing> & wait";
  rh_toy_telling.forced_how = "When nobody may.";
  preferences = show ();
  ui_screen_find (preferences, GTK_TYPE_LABEL, ANY_GAME);
  ui_screen_find (preferences, GTK_TYPE_LABEL,
                  "From Cape to Cairo: Pass when building is impossible\nToy: Give <nothing> & wait");
  plays = ui_screen_find (preferences, GTK_TYPE_SWITCH, ANY_GAME);
  gtk_switch_set_active (GTK_SWITCH (plays), FALSE);
  g_assert_false (g_settings_get_boolean (settings, RH_SETTINGS_PLAYS_FORCED));

  g_settings_reset (settings, RH_SETTINGS_PLAYS_FORCED);
  gtk_window_destroy (GTK_WINDOW (preferences));
  rh_toy_telling.forced = NULL;
  rh_toy_telling.forced_how = NULL;
}

int
main (int argc, char **argv)
{
  ui_screen_init (&argc, &argv);

  g_test_add_func ("/toy-preferences/one", test_one);
  g_test_add_func ("/toy-preferences/two", test_two);

  return g_test_run ();
}
