/* SPDX-License-Identifier: GPL-3.0-or-later
 * Style sheets, each with its resources, and the colours they name. */

#include "config.h"

#include "rh-style.h"

#include "rh-kit-resources.h"

#include <adwaita.h>

#define KIT "/io/github/railhead/Railhead/kit/"

/* Whatever uses the kit may say more of how it looks. */
#define KIT_PRIORITY (GTK_STYLE_PROVIDER_PRIORITY_APPLICATION - 1)

/**
 * Colours:
 * @provider: the sheet that is in use
 * @path: where the sheets for light and dark, each also with high contrast, lie; interned
 */
typedef struct {
  GtkCssProvider *provider;
  const char     *path;
} Colours;

static void
colours_load (AdwStyleManager *manager, GParamSpec *pspec, Colours *colours)
{
  gboolean dark = adw_style_manager_get_dark (manager);
  gboolean contrast = adw_style_manager_get_high_contrast (manager);
  const char *name = contrast ? (dark ? "hc-dark.css" : "hc.css") : (dark ? "dark.css" : "light.css");
  g_autofree char *sheet = g_strconcat (colours->path, name, NULL);

  gtk_css_provider_load_from_resource (colours->provider, sheet);
}

/* They are exchanged when the desktop changes, for as long as the display is there. */
static void
add_colours (GdkDisplay *display, const char *path, guint priority)
{
  AdwStyleManager *manager = adw_style_manager_get_for_display (display);
  g_autofree char *light = g_strconcat (path, "light.css", NULL);
  Colours *colours;

  if (!g_resources_get_info (light, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL, NULL, NULL))
    return;

  colours = g_new0 (Colours, 1);
  colours->provider = gtk_css_provider_new ();
  colours->path = g_intern_string (path);
  colours_load (manager, NULL, colours);
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (colours->provider), priority);
  g_signal_connect (manager, "notify::high-contrast", G_CALLBACK (colours_load), colours);
  g_signal_connect (manager, "notify::dark", G_CALLBACK (colours_load), colours);
}

static void
plain_follow (GdkDisplay *display, GParamSpec *pspec, GtkCssProvider *plain)
{
  if (gdk_display_is_composited (display))
    gtk_style_context_remove_provider_for_display (display, GTK_STYLE_PROVIDER (plain));
  else
    gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (plain), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

/* Where nothing lets what is behind a surface through, a shadow and a round corner would be black. */
static void
add_plain (GdkDisplay *display)
{
  static GtkCssProvider *plain = NULL;

  if (plain != NULL || display == NULL)
    return;

  plain = gtk_css_provider_new ();
  gtk_css_provider_load_from_resource (plain, KIT "plain.css");
  plain_follow (display, NULL, plain);
  g_signal_connect (display, "notify::composited", G_CALLBACK (plain_follow), plain);
}

/* Drawn in the colour of the text beside them. */
static void
add_icons (GdkDisplay *display, const char *path)
{
  g_autofree char *icons = g_strconcat (path, "icons", NULL);
  g_auto (GStrv) folders = g_resources_enumerate_children (icons, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  if (folders != NULL)
    gtk_icon_theme_add_resource_path (gtk_icon_theme_get_for_display (display), icons);
}

static void
add (GResource *resource, const char *path, guint priority)
{
  static GHashTable *added = NULL;
  GdkDisplay *display = gdk_display_get_default ();
  g_autofree char *name = g_strconcat (path, "style.css", NULL);
  g_autoptr (GtkCssProvider) sheet = NULL;

  if (added == NULL)
    added = g_hash_table_new (g_str_hash, g_str_equal);
  if (display == NULL || !g_hash_table_add (added, (gpointer) g_intern_string (path)))
    return;

  g_resources_register (resource);
  sheet = gtk_css_provider_new ();
  gtk_css_provider_load_from_resource (sheet, name);
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (sheet), priority);
  add_colours (display, path, priority);
  add_icons (display, path);
}

/**
 * rh_style_load:
 *
 * Makes the look of the kit's own widgets known, once. Needs a display.
 */
void
rh_style_load (void)
{
  add (rh_kit_get_resource (), KIT, KIT_PRIORITY);
  add_plain (gdk_display_get_default ());
}

/**
 * rh_style_add:
 * @resource: what holds the sheets
 * @path: where in it they lie, with a slash at its end: “style.css”, and its
 *   colours, if it has any, in “light.css”, “dark.css”, “hc.css” and “hc-dark.css”,
 *   and its icons, if it has any, in “icons”
 *
 * Makes resources and style sheets known, once, over the look of the kit. Needs a display.
 */
void
rh_style_add (GResource *resource, const char *path)
{
  rh_style_load ();
  add (resource, path, GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

/**
 * rh_style_get:
 * @widget: a widget
 * @name: one of the colours of the style sheets
 * @rgba: (out): the colour
 *
 * Looks a colour up as it is now, light or dark.
 */
void
rh_style_get (GtkWidget *widget, const char *name, GdkRGBA *rgba)
{
  GtkStyleContext *context = gtk_widget_get_style_context (widget);

  if (!gtk_style_context_lookup_color (context, name, rgba))
    gtk_style_context_get_color (context, rgba);
}

/**
 * rh_style_toggle:
 * @widget: a widget
 * @css_class: a style class
 * @on: whether it has it
 *
 * Gives a widget a style class or takes it away.
 */
void
rh_style_toggle (GtkWidget *widget, const char *css_class, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (widget, css_class);
  else
    gtk_widget_remove_css_class (widget, css_class);
}

/**
 * rh_style_select:
 * @widget: one of some that are alike
 * @on: whether it is the one that is chosen, or whose turn it is
 *
 * Has style sheets find it by “:selected”. That is a state and no class: where a class changes, GTK looks up for all that is
 * in the widget what its style depends on, and gives a style anew to whatever depends on any class around it.
 */
void
rh_style_select (GtkWidget *widget, gboolean on)
{
  if (on)
    gtk_widget_set_state_flags (widget, GTK_STATE_FLAG_SELECTED, FALSE);
  else
    gtk_widget_unset_state_flags (widget, GTK_STATE_FLAG_SELECTED);
}
