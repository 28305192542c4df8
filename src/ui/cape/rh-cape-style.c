/* SPDX-License-Identifier: GPL-3.0-or-later
 * The look of the table: its style sheets, and the colours they name. */

#include "config.h"

#include "rh-cape-style.h"

#include "rh-cape-resources.h"

#include <adwaita.h>

#define BASE "/io/github/railhead/Railhead/cape/"

/* The colours for light or dark, and for high contrast, come from sheets of their
 * own, which are exchanged when the desktop changes. */
static void
load_colours (GtkCssProvider *provider, AdwStyleManager *manager)
{
  gboolean dark = adw_style_manager_get_dark (manager);

  if (adw_style_manager_get_high_contrast (manager))
    gtk_css_provider_load_from_resource (provider, dark ? BASE "cape-hc-dark.css" : BASE "cape-hc.css");
  else
    gtk_css_provider_load_from_resource (provider, dark ? BASE "cape-dark.css" : BASE "cape-light.css");
}

static void
on_scheme_changed_cb (AdwStyleManager *manager, GParamSpec *pspec, GtkCssProvider *provider)
{
  load_colours (provider, manager);
}

/**
 * rh_cape_style_load:
 *
 * Makes the resources and style sheets of the table known, once. Needs a display.
 */
void
rh_cape_style_load (void)
{
  static gboolean loaded = FALSE;
  GdkDisplay *display = gdk_display_get_default ();
  AdwStyleManager *manager;
  g_autoptr (GtkCssProvider) sheet = NULL;
  g_autoptr (GtkCssProvider) colours = NULL;

  if (loaded || display == NULL)
    return;

  loaded = TRUE;
  g_resources_register (rh_cape_get_resource ());

  sheet = gtk_css_provider_new ();
  gtk_css_provider_load_from_resource (sheet, BASE "cape.css");
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (sheet), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);

  gtk_icon_theme_add_resource_path (gtk_icon_theme_get_for_display (display), "/io/github/railhead/Railhead/icons");

  manager = adw_style_manager_get_for_display (display);
  colours = gtk_css_provider_new ();
  load_colours (colours, manager);
  gtk_style_context_add_provider_for_display (display,
                                              GTK_STYLE_PROVIDER (colours),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_signal_connect_data (manager,
                         "notify::dark",
                         G_CALLBACK (on_scheme_changed_cb),
                         g_object_ref (colours),
                         (GClosureNotify) (GCallback) g_object_unref,
                         0);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (on_scheme_changed_cb), colours, 0);
}

/**
 * rh_cape_style_get:
 * @widget: a widget
 * @name: one of the colours of the style sheets, without its “cape_”
 * @rgba: (out): the colour
 *
 * Looks a colour up as it is now, light or dark.
 */
void
rh_cape_style_get (GtkWidget *widget, const char *name, GdkRGBA *rgba)
{
  g_autofree char *full = g_strconcat ("cape_", name, NULL);

  if (!gtk_style_context_lookup_color (gtk_widget_get_style_context (widget), full, rgba))
    gtk_style_context_get_color (gtk_widget_get_style_context (widget), rgba);
}
