/* SPDX-License-Identifier: GPL-3.0-or-later
 * Style sheets and their colours: as the desktop is, light or dark, and with high contrast. */

#include "config.h"

#include "contrast.h"
#include "rh-cape-style.h"
#include "rh-style.h"

#include <adwaita.h>

typedef struct {
  GtkWidget *widget;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  rh_style_load ();
  self->widget = g_object_ref_sink (gtk_label_new (""));
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_FORCE_LIGHT);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_DEFAULT);
  g_assert_finalize_object (self->widget);
}

/* The value that a sheet gives a colour. */
static char *
find_in (const char *sheet, const char *name)
{
  g_autofree char *path = g_strconcat ("/io/github/railhead/Railhead/", sheet, NULL);
  g_autofree char *pattern = g_strdup_printf ("@define-color %s (#[0-9a-f]+);", name);
  g_autoptr (GRegex) regex = g_regex_new (pattern, 0, 0, NULL);
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  g_assert_nonnull (bytes);
  g_assert_true (g_regex_match (regex, g_bytes_get_data (bytes, NULL), 0, &match));

  return g_match_info_fetch (match, 1);
}

static void
parse_in (const char *sheet, const char *name, GdkRGBA *rgba)
{
  g_autofree char *value = find_in (sheet, name);

  g_assert_true (gdk_rgba_parse (rgba, value));
}

/* Every player's line can be seen and has a tone of its own, light and dark, with high contrast or without. */
static void
test_players (Fixture *self, gconstpointer data)
{
  static const char *const sheets[] = { "kit/light.css", "kit/dark.css", "kit/hc.css", "kit/hc-dark.css" };
  static const char *const colours[] = { "red", "blue", "green", "yellow", "black", "white", "purple", "orange" };

  for (guint i = 0; i < G_N_ELEMENTS (sheets); i++) {
    g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
    GdkRGBA ground;
    GdkRGBA tone;

    parse_in (sheets[i], "rh_turn_bg", &ground);
    for (guint j = 0; j < G_N_ELEMENTS (colours); j++) {
      g_autofree char *line = g_strconcat ("rh_", colours[j], NULL);
      g_autofree char *fill = g_strconcat (line, "_fill", NULL);

      parse_in (sheets[i], line, &tone);
      g_assert_cmpfloat (contrast_of (&tone, &ground), >=, 3);
      g_assert_true (g_hash_table_add (seen, find_in (sheets[i], line)));
      parse_in (sheets[i], fill, &tone);
    }
  }
}

/* Of two colours, so much of the first. */
static GdkRGBA
blend (const GdkRGBA *a, const GdkRGBA *b, float part)
{
  return (GdkRGBA) { a->red * part + b->red * (1 - part), a->green * part + b->green * (1 - part),
                     a->blue * part + b->blue * (1 - part), 1 };
}

/* The keys of buttons, which have little ink, can be read on a button as it is and on one that is filled. */
static void
test_keys (Fixture *self, gconstpointer data)
{
  static const char *const sheets[] = { "kit/light.css", "kit/dark.css", "kit/hc.css", "kit/hc-dark.css" };
  const GdkRGBA white = { 1, 1, 1, 1 };
  GdkRGBA accent, key;

  for (guint i = 0; i < G_N_ELEMENTS (sheets); i++) {
    GdkRGBA dim, ground;

    parse_in (sheets[i], "rh_turn_bg", &ground);
    parse_in (sheets[i], "rh_dim", &dim);
    ground = blend (&dim, &ground, .1f);
    key = blend (&dim, &ground, .8f);
    g_assert_cmpfloat (contrast_of (&key, &ground), >=, 3);
  }

  rh_style_get (self->widget, "accent_bg_color", &accent);
  key = blend (&white, &accent, .85f);
  g_assert_cmpfloat (contrast_of (&key, &accent), >=, 3);
}

static void
assert_same (Fixture *self, const char *name, const GdkRGBA *expected)
{
  g_autofree char *wanted = gdk_rgba_to_string (expected);
  g_autofree char *string = NULL;
  GdkRGBA rgba;

  rh_style_get (self->widget, name, &rgba);
  string = gdk_rgba_to_string (&rgba);
  g_assert_cmpstr (string, ==, wanted);
}

/* It is what that sheet says. */
static void
assert_colour (Fixture *self, const char *name, const char *sheet)
{
  g_autofree char *value = find_in (sheet, name);
  GdkRGBA expected;

  g_assert_true (gdk_rgba_parse (&expected, value));
  assert_same (self, name, &expected);
}

static void
assert_text_colour (Fixture *self, const char *name)
{
  GdkRGBA text;

  gtk_style_context_get_color (gtk_widget_get_style_context (self->widget), &text);
  assert_same (self, name, &text);
}

/* Colours change with the desktop; asked for twice, sheets are still there once. */
static void
test_desktop (Fixture *self, gconstpointer data)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  rh_style_load ();
  assert_colour (self, "rh_dim", "kit/light.css");
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_DARK);
  assert_colour (self, "rh_dim", "kit/dark.css");
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_LIGHT);
  assert_colour (self, "rh_dim", "kit/light.css");
}

/* A colour that no sheet names is that of the text. */
static void
test_unknown (Fixture *self, gconstpointer data)
{
  assert_text_colour (self, "rh_no_such_colour");
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_FORCE_DARK);
  assert_text_colour (self, "rh_no_such_colour");
}

/* A game's sheets are there once it is played, with its colours and its icons, beside the kit's. */
static void
test_add (Fixture *self, gconstpointer data)
{
  GtkIconTheme *icons = gtk_icon_theme_get_for_display (gdk_display_get_default ());

  g_assert_false (gtk_icon_theme_has_icon (icons, "rh-rules-symbolic"));
  assert_text_colour (self, "cape_card_bg");
  rh_cape_style_load ();
  rh_cape_style_load ();
  g_assert_true (gtk_icon_theme_has_icon (icons, "rh-rules-symbolic"));
  assert_colour (self, "cape_card_bg", "cape/light.css");
  assert_colour (self, "rh_dim", "kit/light.css");
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_FORCE_DARK);
  assert_colour (self, "cape_card_bg", "cape/dark.css");
}

/* A shadow is dark in the dark, too: as light as letters, it would be a bar. */
static void
test_shadow (Fixture *self, gconstpointer data)
{
  static const AdwColorScheme schemes[] = { ADW_COLOR_SCHEME_FORCE_LIGHT, ADW_COLOR_SCHEME_FORCE_DARK };

  for (guint i = 0; i < G_N_ELEMENTS (schemes); i++) {
    GdkRGBA shadow;

    adw_style_manager_set_color_scheme (adw_style_manager_get_default (), schemes[i]);
    rh_style_get (self->widget, "rh_shadow", &shadow);
    g_assert_cmpfloat (luminance_of (&shadow), ==, 0);
    g_assert_cmpfloat (shadow.alpha, >, .1);
    g_assert_cmpfloat (shadow.alpha, <, .9);
  }
}

/* Where the desktop asks for high contrast, there are sheets of their own. */
static void
test_contrast (Fixture *self, gconstpointer data)
{
  if (!g_test_subprocess ()) {
    g_setenv ("ADW_DEBUG_HIGH_CONTRAST", "1", TRUE);
    g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_INHERIT_STDERR);
    g_unsetenv ("ADW_DEBUG_HIGH_CONTRAST");
    g_test_trap_assert_passed ();
    return;
  }

  assert_colour (self, "rh_dim", "kit/hc.css");
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_FORCE_DARK);
  assert_colour (self, "rh_dim", "kit/hc-dark.css");
}

/* Given twice or taken twice, it is the same. */
static void
test_toggle (Fixture *self, gconstpointer data)
{
  gtk_widget_add_css_class (self->widget, "other");
  for (guint i = 0; i < 4; i++) {
    rh_style_toggle (self->widget, "mine", i < 2);
    g_assert_true (gtk_widget_has_css_class (self->widget, "mine") == (i < 2));
    g_assert_true (gtk_widget_has_css_class (self->widget, "other"));
  }
}

/* Chosen twice, too, and the colours say so: a style sheet finds it, and nothing of it is a class. */
static void
test_select (Fixture *self, gconstpointer data)
{
  g_auto (GStrv) classes = gtk_widget_get_css_classes (self->widget);

  for (guint i = 0; i < 4; i++) {
    g_auto (GStrv) now = NULL;

    rh_style_select (self->widget, i < 2);
    now = gtk_widget_get_css_classes (self->widget);
    g_assert_cmpint ((gtk_widget_get_state_flags (self->widget) & GTK_STATE_FLAG_SELECTED) != 0, ==, i < 2);
    g_assert_cmpstrv (now, classes);
  }
}

/* Where no shadow can be seen through, what stands over a window has none, nor anything else around it. */
static void
test_plain (Fixture *self, gconstpointer data)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *content = gtk_label_new ("A choice");
  double x = -1, y = -1;

  if (gdk_display_is_composited (gdk_display_get_default ())) {
    g_test_skip ("what is behind a surface shows through here");
    return;
  }

  gtk_window_set_child (GTK_WINDOW (window), self->widget);
  gtk_popover_set_child (GTK_POPOVER (popover), content);
  gtk_popover_set_autohide (GTK_POPOVER (popover), FALSE);
  gtk_widget_set_parent (popover, self->widget);
  gtk_window_present (GTK_WINDOW (window));
  gtk_popover_popup (GTK_POPOVER (popover));
  while (!gtk_widget_get_mapped (content))
    g_main_context_iteration (NULL, TRUE);
  gtk_native_get_surface_transform (GTK_NATIVE (popover), &x, &y);
  g_assert_cmpfloat (x, ==, 0);
  gtk_widget_unparent (popover);
  gtk_window_set_child (GTK_WINDOW (window), NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();

#define ADD(path, func) g_test_add ("/style/" path, Fixture, NULL, set_up, func, tear_down)
  ADD ("desktop", test_desktop);
  ADD ("players", test_players);
  ADD ("unknown", test_unknown);
  ADD ("add", test_add);
  ADD ("contrast", test_contrast);
  ADD ("keys", test_keys);
  ADD ("shadow", test_shadow);
  ADD ("toggle", test_toggle);
  ADD ("select", test_select);
  ADD ("plain", test_plain);
#undef ADD

  return g_test_run ();
}
