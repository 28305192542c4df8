/* SPDX-License-Identifier: GPL-3.0-or-later
 * Asks what a player is called from now on; by the name of another both are one, which is asked once. */

#include "config.h"

#include "rh-player-dialog.h"

#include "rh-dialog.h"
#include "rh-name-entry.h"

#include <glib/gi18n.h>

/**
 * Asking:
 * @page: (weak): what the dialog is shown over
 * @store: (transfer none): where the player is
 * @player: their number
 * @other: that of another who is called so
 * @was: what they are called
 * @done: told once it's done
 * @entry: (transfer none) (nullable): where the name is typed
 */
typedef struct {
  GtkWidget   *page;
  RhStore     *store;
  gint64       player;
  gint64       other;
  char        *was;
  RhPlayerDone done;
  GtkEditable *entry;
} Asking;

static void
asking_free (Asking *asking)
{
  g_clear_weak_pointer (&asking->page);
  g_free (asking->was);
  g_free (asking);
}

static AdwMessageDialog *
dialog_new (Asking *asking, const char *heading, const char *body, const char *yes)
{
  GtkRoot *root = gtk_widget_get_root (asking->page);
  AdwMessageDialog *dialog = rh_dialog_new (GTK_WINDOW (root), heading, body);

  g_object_set_data_full (G_OBJECT (dialog), "rh-asking", asking, (GDestroyNotify) asking_free);
  adw_message_dialog_add_response (dialog, "cancel", C_("dialog", "Cancel"));
  adw_message_dialog_add_response (dialog, "yes", yes);
  adw_message_dialog_set_response_appearance (dialog, "yes", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, "yes");
  adw_message_dialog_set_close_response (dialog, "cancel");

  return dialog;
}

static Asking *
asking_new (GtkWidget *page, RhStore *store, gint64 player, const char *was, RhPlayerDone done)
{
  Asking *asking = g_new0 (Asking, 1);

  g_set_weak_pointer (&asking->page, page);
  asking->store = store;
  asking->player = player;
  asking->was = g_strdup (was);
  asking->done = done;

  return asking;
}

/* The page may have gone meanwhile, and its store with it. */
static void
tell (Asking *asking, gint64 player, const GError *error)
{
  if (error != NULL)
    rh_dialog_show_error (asking->page, _("The Player Could Not Be Renamed"), error);
  else
    asking->done (asking->page, player);
}

static void
on_merge_response_cb (AdwMessageDialog *dialog, const char *response, Asking *asking)
{
  g_autoptr (GError) error = NULL;

  if (!g_str_equal (response, "yes") || asking->page == NULL)
    return;

  rh_store_merge_players (asking->store, asking->player, asking->other, &error);
  tell (asking, asking->other, error);
}

/* What becomes of how many games. */
static char *
dup_merge_text (const RhPlayerRow *one, const RhPlayerRow *other)
{
  return g_strdup_printf (ngettext ("There is another player called “%1$s”. The %3$u game of “%2$s” becomes theirs: %4$u in all. "
                                    "You can undo this until either player is changed again.",
                                    "There is another player called “%1$s”. The %3$u games of “%2$s” become theirs: %4$u in all. "
                                    "You can undo this until either player is changed again.",
                                    one->n_games),
                          other->name, one->name, one->n_games, one->n_games + other->n_games);
}

/* Who types a name and presses Enter twice has made nothing of two players. */
static gboolean
ask_to_merge (const Asking *before, gint64 other, GError **error)
{
  g_autoptr (RhPlayerRow) row = rh_store_load_player_row (before->store, before->player, error);
  g_autoptr (RhPlayerRow) other_row = row != NULL ? rh_store_load_player_row (before->store, other, error) : NULL;
  g_autofree char *body = NULL;
  AdwMessageDialog *dialog;
  Asking *asking;

  if (other_row == NULL)
    return FALSE;

  asking = asking_new (before->page, before->store, before->player, before->was, before->done);
  body = dup_merge_text (row, other_row);
  dialog = dialog_new (asking, _("One Player?"), body, C_("dialog", "Make Them One"));
  adw_message_dialog_set_response_appearance (dialog, "yes", ADW_RESPONSE_DEFAULT);
  adw_message_dialog_set_default_response (dialog, "cancel");
  asking->other = other;
  g_signal_connect (dialog, "response", G_CALLBACK (on_merge_response_cb), asking);
  gtk_window_present (GTK_WINDOW (dialog));

  return TRUE;
}

static void
rename_player (Asking *asking, const char *name)
{
  g_autoptr (GError) error = NULL;
  gint64 other = 0;

  if (g_str_equal (name, asking->was))
    return;

  if (!rh_store_rename_player (asking->store, asking->player, name, &error) &&
      g_error_matches (error, RH_STORE_ERROR, RH_STORE_ERROR_NAME)) {
    g_clear_error (&error);
    if (rh_store_find_player (asking->store, name, &other, &error) && other != 0 && other != asking->player &&
        ask_to_merge (asking, other, &error))
      return;
    if (error == NULL)
      g_set_error (&error, RH_STORE_ERROR, RH_STORE_ERROR_NAME, _("“%s” is the same player already."), name);
  }
  tell (asking, asking->player, error);
}

static void
on_rename_response_cb (AdwMessageDialog *dialog, const char *response, Asking *asking)
{
  g_autofree char *name = NULL;

  if (!g_str_equal (response, "yes") || asking->page == NULL)
    return;

  name = g_strstrip (g_strdup (gtk_editable_get_text (asking->entry)));
  rename_player (asking, name);
}

static void
on_changed_cb (GtkEditable *entry, AdwMessageDialog *dialog)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (entry)));

  adw_message_dialog_set_response_enabled (dialog, "yes", *name != '\0');
}

/**
 * rh_player_dialog_show:
 * @page: what it is shown over
 * @store: (transfer none): the store, which must outlive @page
 * @row: a player
 * @done: told once they are called otherwise
 *
 * Asks for another name.
 *
 * Returns: (transfer none): the dialog
 */
AdwMessageDialog *
rh_player_dialog_show (GtkWidget *page, RhStore *store, const RhPlayerRow *row, RhPlayerDone done)
{
  Asking *asking = asking_new (page, store, row->id, row->name, done);
  AdwMessageDialog *dialog =
    dialog_new (asking, row->name,
                _("The new name is used in all games. If somebody else has it already, you are asked whether they are one player."),
                C_("dialog", "Rename"));
  GtkWidget *entry = g_object_new (RH_TYPE_NAME_ENTRY, NULL);

  asking->entry = GTK_EDITABLE (entry);
  rh_name_entry_set_store (RH_NAME_ENTRY (entry), store);
  rh_name_entry_set_label (RH_NAME_ENTRY (entry), C_("of a player", "Name"));
  rh_name_entry_set_name (RH_NAME_ENTRY (entry), row->name);
  g_object_set (entry, "activates-default", TRUE, NULL);
  gtk_widget_add_css_class (entry, "rh-search");
  g_signal_connect (entry, "changed", G_CALLBACK (on_changed_cb), dialog);
  adw_message_dialog_set_extra_child (dialog, entry);
  g_signal_connect (dialog, "response", G_CALLBACK (on_rename_response_cb), asking);
  gtk_widget_grab_focus (entry);
  gtk_window_present (GTK_WINDOW (dialog));

  return dialog;
}
