/* SPDX-License-Identifier: GPL-3.0-or-later
 * The window for a television or a second screen. */

#include "config.h"

#include "rh-public-window.h"

#include "rh-games-ui.h"
#include "rh-public.h"
#include "rh-resources.h"
#include "rh-settings.h"

struct _RhPublicWindow {
  AdwApplicationWindow parent_instance;

  /* Template */
  AdwBin *bin;

  gboolean filled; /* whether it filled a monitor since it was opened */
};

G_DEFINE_FINAL_TYPE (RhPublicWindow, rh_public_window, ADW_TYPE_APPLICATION_WINDOW)

/* (transfer full) (nullable): the monitor at that connector. */
static GdkMonitor *
find_monitor (GdkDisplay *display, const char *connector)
{
  GListModel *monitors = gdk_display_get_monitors (display);

  if (connector[0] == '\0')
    return NULL;

  for (guint i = 0; i < g_list_model_get_n_items (monitors); i++) {
    g_autoptr (GdkMonitor) monitor = g_list_model_get_item (monitors, i);

    if (g_strcmp0 (gdk_monitor_get_connector (monitor), connector) == 0)
      return g_steal_pointer (&monitor);
  }

  return NULL;
}

static const char *
get_connector (RhPublicWindow *self)
{
  GdkDisplay *display = gtk_widget_get_display (GTK_WIDGET (self));
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (self));
  GdkMonitor *monitor = surface != NULL ? gdk_display_get_monitor_at_surface (display, surface) : NULL;

  return monitor != NULL ? gdk_monitor_get_connector (monitor) : NULL;
}

static gboolean
on_escape_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  if (!gtk_window_is_fullscreen (GTK_WINDOW (widget)))
    return FALSE;

  gtk_window_unfullscreen (GTK_WINDOW (widget));

  return TRUE;
}

/* The connector of the monitor the window fills when it is closed, or empty; see the setting. */
static void
set_monitor (const char *connector)
{
  rh_settings_set_text (RH_SETTINGS_PUBLIC_MONITOR, connector != NULL ? connector : "");
}

static void
on_fullscreened_cb (RhPublicWindow *self)
{
  self->filled = self->filled || gtk_window_is_fullscreen (GTK_WINDOW (self));
}

static void
rh_public_window_unmap (GtkWidget *widget)
{
  RhPublicWindow *self = RH_PUBLIC_WINDOW (widget);

  /* Where the monitor wasn't there today, it may be tomorrow; who left full screen doesn't want it. */
  if (gtk_window_is_fullscreen (GTK_WINDOW (self)))
    set_monitor (get_connector (self));
  else if (self->filled)
    set_monitor ("");

  GTK_WIDGET_CLASS (rh_public_window_parent_class)->unmap (widget);
}

static void
rh_public_window_class_init (RhPublicWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->unmap = rh_public_window_unmap;

  gtk_widget_class_set_template_from_resource (widget_class, RH_RESOURCE_PATH "rh-public-window.ui");
  gtk_widget_class_bind_template_child (widget_class, RhPublicWindow, bin);
  gtk_widget_class_bind_template_callback (widget_class, on_fullscreened_cb);
  gtk_widget_class_install_property_action (widget_class, "win.fullscreen", "fullscreened");
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, on_escape_cb, NULL);
}

static void
rh_public_window_init (RhPublicWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * rh_public_window_new:
 * @application: the application it belongs to
 *
 * Makes the window as it was left: if it filled a monitor that is still there,
 * it fills it again.
 *
 * Returns: (transfer none): an empty window; show it a game
 */
RhPublicWindow *
rh_public_window_new (GtkApplication *application)
{
  RhPublicWindow *self = g_object_new (RH_TYPE_PUBLIC_WINDOW, "application", application, NULL);
  g_autofree char *connector = rh_settings_dup_text (RH_SETTINGS_PUBLIC_MONITOR);
  g_autoptr (GdkMonitor) monitor = find_monitor (gtk_widget_get_display (GTK_WIDGET (self)), connector);

  if (monitor != NULL)
    gtk_window_fullscreen_on_monitor (GTK_WINDOW (self), monitor);

  return self;
}

/**
 * rh_public_window_show_session:
 * @self: a public window
 * @session: a game; the window doesn't keep it, and stays with the last it saw of it
 *
 * Shows the game's public table, if it has one.
 */
void
rh_public_window_show_session (RhPublicWindow *self, RhSession *session)
{
  const RhGameUi *ui = rh_game_ui_find (rh_session_get_setup (session)->game);

  g_return_if_fail (RH_IS_PUBLIC_WINDOW (self));

  adw_bin_set_child (self->bin, rh_public_new (ui, session));
}

/**
 * rh_public_window_get_table:
 * @self: a public window
 *
 * Returns: (transfer none) (nullable): the table it shows
 */
GtkWidget *
rh_public_window_get_table (RhPublicWindow *self)
{
  g_return_val_if_fail (RH_IS_PUBLIC_WINDOW (self), NULL);

  return adw_bin_get_child (self->bin);
}
