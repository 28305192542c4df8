/* SPDX-License-Identifier: GPL-3.0-or-later
 * Games that leave the program: as a file, or as a few lines for somebody. */

#include "config.h"

#include "rh-window-private.h"

#include "rh-dialog.h"
#include "rh-export-dialog.h"
#include "rh-games-ui.h"
#include "rh-summary.h"

#include <glib/gi18n.h>

static void
on_export_game_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RhWindow *self = data;

  rh_export_dialog_ask_game (GTK_WINDOW (self), self->store, g_variant_get_int64 (parameter));
}

/* Those that are deleted are gone to the eye. */
static void
on_export_all_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RhWindow *self = data;

  rh_export_dialog_ask_all (GTK_WINDOW (self), self->store, self->deleting);
}

static void
on_copy_summary_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RhWindow *self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (RhStoredGame) game = rh_store_load_game (self->store, g_variant_get_int64 (parameter), &error);
  g_autofree char *text = NULL;

  if (game == NULL) {
    rh_dialog_show_error (GTK_WIDGET (self), _("The Summary Could Not Be Copied"), error);
    return;
  }

  text = rh_summary_text (rh_game_ui_find (game->setup->game)->telling, game->setup, rh_fold_get_state (game->fold),
                          rh_fold_get_entries (game->fold), game->status);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  rh_note_tell (self->note, _("The summary was copied. It can be pasted now."));
}

static const GActionEntry actions[] = {
  { .name = "export-game", .activate = on_export_game_cb, .parameter_type = "x" },
  { .name = "export-all", .activate = on_export_all_cb },
  { .name = "copy-summary", .activate = on_copy_summary_cb, .parameter_type = "x" },
};

/* Its actions, from now on. */
void
rh_window_take_exporting (RhWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
}
