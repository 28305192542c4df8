/* SPDX-License-Identifier: GPL-3.0-or-later
 * The preferences. */

#include "config.h"

#include "rh-preferences-window.h"

#include "rh-resources.h"
#include "rh-settings.h"

#include <glib/gi18n.h>

struct _RhPreferencesWindow {
  AdwPreferencesWindow parent_instance;

  /* Template */
  AdwPreferencesGroup *table;
  GtkWidget           *pass_by_itself;
};

G_DEFINE_FINAL_TYPE (RhPreferencesWindow, rh_preferences_window, ADW_TYPE_PREFERENCES_WINDOW)

static void
rh_preferences_window_class_init (RhPreferencesWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, RH_RESOURCE_PATH "rh-preferences-window.ui");
  gtk_widget_class_bind_template_child (widget_class, RhPreferencesWindow, table);
  gtk_widget_class_bind_template_child (widget_class, RhPreferencesWindow, pass_by_itself);
}

static void
rh_preferences_window_init (RhPreferencesWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  rh_settings_bind (RH_SETTINGS_PASS_BY_ITSELF, self->pass_by_itself, "active", G_SETTINGS_BIND_DEFAULT);

  if (!rh_settings_are_kept ()) {
    gtk_widget_set_sensitive (GTK_WIDGET (self->table), FALSE);
    adw_preferences_group_set_description (self->table,
                                           _("Railhead isn’t wholly installed: its settings can’t be changed."));
  }
}

/**
 * rh_preferences_window_new:
 * @parent: the window it belongs to
 *
 * Returns: (transfer none): the preferences, not shown yet; what is changed there holds at once
 */
GtkWidget *
rh_preferences_window_new (GtkWindow *parent)
{
  return g_object_new (RH_TYPE_PREFERENCES_WINDOW, "transient-for", parent, NULL);
}
