/* SPDX-License-Identifier: GPL-3.0-or-later
 * Games that are deleted from a list: gone at once to the eye, and for good once another is played, or with the window.
 * Until then each can be had back, the last one first, wherever people have been meanwhile. */

#include "config.h"

#include "rh-window-private.h"

#include "rh-error-dialog.h"

#include <glib/gi18n.h>

static void
delete_for_good (RhWindow *self, gint64 id)
{
  g_autoptr (GError) error = NULL;

  rh_window_drop_kept (self, id);
  if (!rh_store_delete_game (self->store, id, &error) && !gtk_widget_in_destruction (GTK_WIDGET (self)))
    rh_error_dialog_show (GTK_WIDGET (self), _("The Game Could Not Be Deleted"), error);
}

/* What can't be undone any more. Whoever kills the program before that still has the games. */
void
rh_window_finish_deleting (RhWindow *self)
{
  while (self->deleting->len > 0) {
    gint64 id = g_array_index (self->deleting, gint64, 0);

    g_array_remove_index (self->deleting, 0);
    delete_for_good (self, id);
  }
}

/* What is asked for is wanted. */
void
rh_window_undelete (RhWindow *self, gint64 game)
{
  for (guint i = self->deleting->len; i > 0; i--) {
    if (g_array_index (self->deleting, gint64, i - 1) == game)
      g_array_remove_index (self->deleting, i - 1);
  }
}

/* That there is something to undo is said where it would be seen to come back; elsewhere the keys for it aren't ours. */
void
rh_window_show_deleted (RhWindow *self)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), "undelete");
  gboolean shown = self->deleting->len > 0 && rh_window_has_list (self);

  gtk_widget_set_visible (self->deleted, shown);
  if (action != NULL)
    g_simple_action_set_enabled (G_SIMPLE_ACTION (action), shown);
}

/* One doesn't come back to a game that isn't there any more. */
static void
on_delete_game_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RhWindow *self = data;
  gint64 id = g_variant_get_int64 (parameter);

  rh_window_undelete (self, id);
  g_array_append_val (self->deleting, id);
  rh_window_forget (self, id);
  rh_window_show_list (self);
  gtk_widget_grab_focus (self->undelete);
}

static void
on_undelete_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RhWindow *self = data;
  gint64 id = g_array_index (self->deleting, gint64, self->deleting->len - 1);

  rh_window_undelete (self, id);
  rh_window_show_list (self);
  rh_window_focus_game (self, id);
}

static const GActionEntry actions[] = {
  { .name = "delete-game", .activate = on_delete_game_cb, .parameter_type = "x" },
  { .name = "undelete", .activate = on_undelete_cb },
};

/* Its actions, from now on. */
void
rh_window_take_deleting (RhWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
}
