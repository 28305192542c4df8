/* SPDX-License-Identifier: GPL-3.0-or-later
 * The window of the keyboard shortcuts: those of the program, and those of the game at hand. */

#include "config.h"

#include "rh-shortcuts.h"

#include "rh-quit.h"
#include "rh-resources.h"
#include "rh-zoom.h"

#include <glib/gi18n.h>

static GObject *
get_group (GtkBuilder *builder, guint i)
{
  g_autofree char *name = g_strdup_printf ("group%u", i);

  return gtk_builder_get_object (builder, name);
}

/* As a builder does it: before GTK 4.14 there is no other way. */
static void
add (GObject *parent, GtkBuilder *builder, GObject *child)
{
  GTK_BUILDABLE_GET_IFACE (parent)->add_child (GTK_BUILDABLE (parent), builder, child, NULL);
}

static void
add_groups (GObject *section, const RhGameUi *ui)
{
  g_autoptr (GtkBuilder) builder = NULL;
  GObject *group;

  if (ui->style != NULL)
    ui->style ();
  builder = gtk_builder_new_from_resource (ui->shortcuts);
  g_object_set (get_group (builder, 0), "title", _(ui->telling->game->name), NULL);
  for (guint i = 0; (group = get_group (builder, i)) != NULL; i++)
    add (section, builder, group);
}

/**
 * rh_shortcuts_new:
 * @parent: the window it belongs to
 * @ui: what the game at hand shows
 *
 * Returns: (transfer none): the window, not shown yet
 */
GtkWindow *
rh_shortcuts_new (GtkWindow *parent, const RhGameUi *ui)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (RH_RESOURCE_PATH "rh-shortcuts.ui");
  GtkWindow *shortcuts = GTK_WINDOW (gtk_builder_get_object (builder, "shortcuts"));
  GObject *section = gtk_builder_get_object (builder, "table");

  /* The window has what can be searched for from a section when that is added. */
  if (ui->shortcuts != NULL)
    add_groups (section, ui);
  add (G_OBJECT (shortcuts), builder, section);
  gtk_window_set_transient_for (shortcuts, parent);
  rh_quit_by_key (shortcuts);
  rh_zoom_fit (shortcuts, parent);

  return shortcuts;
}
