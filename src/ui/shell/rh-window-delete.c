/* SPDX-License-Identifier: GPL-3.0-or-later
 * Games that are deleted from a list: gone at once to the eye, and for good once something else is done. */

#include "config.h"

#include "rh-window-private.h"

#include "rh-error-dialog.h"

#include <glib/gi18n.h>

/* What can't be undone any more. Whoever kills the program before that still has the game. */
void
rh_window_finish_deleting (RhWindow *self)
{
  gint64 id = self->deleting;
  g_autoptr (GError) error = NULL;

  if (id == 0)
    return;

  self->deleting = 0;
  rh_window_drop_kept (self, id);
  rh_window_forget (self, id);
  if (!rh_store_delete_game (self->store, id, &error) && !gtk_widget_in_destruction (GTK_WIDGET (self)))
    rh_error_dialog_show (GTK_WIDGET (self), _("The Game Could Not Be Deleted"), error);
}

static void
on_delete_game_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RhWindow *self = data;

  rh_window_finish_deleting (self);
  self->deleting = g_variant_get_int64 (parameter);
  rh_window_show_list (self);
  gtk_widget_set_visible (self->deleted, TRUE);
  gtk_widget_grab_focus (self->undelete);
}

static void
on_undelete_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RhWindow *self = data;

  self->deleting = 0;
  rh_window_show_list (self);
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
