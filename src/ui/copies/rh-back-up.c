/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copies all games into a file that people choose. */

#include "config.h"

#include "rh-back-up.h"

#include "rh-copy-progress.h"
#include "rh-copy-text.h"
#include "rh-dialog.h"
#include "rh-portal.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/**
 * Asking:
 * @parent: (weak): the window that asks
 * @chooser: what asks for the file
 * @beside: the store, for the thread alone; until it begins
 * @dialog: (weak): how far it is
 * @done: who is told
 */
typedef struct {
  GtkWindow            *parent;
  GtkFileChooserNative *chooser;
  RhStore              *beside;
  GtkWindow            *dialog;
  RhBackUpFunc          done;
} Asking;

static void
asking_free (Asking *asking)
{
  g_clear_weak_pointer (&asking->parent);
  g_clear_object (&asking->chooser);
  g_clear_pointer (&asking->beside, rh_store_close);
  if (asking->dialog != NULL) {
    GtkWindow *dialog = asking->dialog;

    g_clear_weak_pointer (&asking->dialog);
    gtk_window_destroy (dialog);
  }
  g_free (asking);
}

static char *
dup_told (RhCopyTask *task)
{
  const RhCopy *copy = rh_copy_task_get_copy (task);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (GFile) file = g_file_new_for_path (rh_copy_task_get_file (task));
  g_autofree char *shown = rh_portal_dup_shown (file);
  g_autofree char *content = rh_copy_text_dup_content (copy->n_games, copy->played, now);
  g_autofree char *damaged = rh_copy_text_dup_damaged (copy->findings.n_in_games);
  /* Translators: a file’s name; and such as “12 games, last played yesterday at 20:14” */
  g_autofree char *told = g_strdup_printf (_("All your games were copied to the file “%1$s”: %2$s. “Restore…” in the menu "
                                             "puts them back."),
                                           shown, content);

  return damaged != NULL ? g_strconcat (told, " ", damaged, NULL) : g_steal_pointer (&told);
}

static void
on_copied_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Asking *asking = data;
  RhCopyTask *task = RH_COPY_TASK (source);
  g_autoptr (GError) error = NULL;
  gboolean copied = rh_copy_task_finish (task, result, &error);
  GtkWindow *parent = asking->parent;
  RhBackUpFunc done = asking->done;
  g_autofree char *told = copied ? dup_told (task) : NULL;

  if (parent != NULL)
    g_object_ref (parent);
  asking_free (asking);
  if (parent == NULL)
    return;

  if (copied)
    done (parent, told);
  else if (!g_error_matches (error, RH_STORE_ERROR, RH_STORE_ERROR_CANCELLED))
    rh_dialog_show_error (GTK_WIDGET (parent), _("Your Games Could Not Be Copied"), error);
  g_object_unref (parent);
}

static void
copy_to (Asking *asking, const char *path)
{
  g_autoptr (RhCopyTask) task = rh_copy_task_new ();

  rh_copy_task_back_up (task, g_steal_pointer (&asking->beside), path, on_copied_cb, asking);
  g_set_weak_pointer (&asking->dialog,
                      rh_copy_progress_show_dialog (asking->parent, _("Your Games Are Being Copied"), task));
}

static void
refuse_place (GtkWindow *parent)
{
  g_autoptr (GError) error = g_error_new_literal (RH_STORE_ERROR, RH_STORE_ERROR_COPY,
                                                  _("The games can’t be copied to this place. Choose a folder on this "
                                                    "computer."));

  rh_dialog_show_error (GTK_WIDGET (parent), _("Your Games Could Not Be Copied"), error);
}

static void
on_response_cb (GtkNativeDialog *dialog, int response, gpointer data)
{
  Asking *asking = data;
  g_autoptr (GFile) file = NULL;
  const char *path;

  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));
  path = file != NULL ? g_file_peek_path (file) : NULL;

  if (path != NULL && asking->parent != NULL) {
    copy_to (asking, path);
    return;
  }
  if (file != NULL && asking->parent != NULL)
    refuse_place (asking->parent);
  asking_free (asking);
}

/**
 * rh_back_up_ask:
 * @parent: the window that asks
 * @store: (transfer none): the store, which is played on meanwhile
 * @done: called when all games are in the file
 *
 * Asks for a file and copies all games into it, while the window says how far it is; or says why that can't be.
 */
void
rh_back_up_ask (GtkWindow *parent, RhStore *store, RhBackUpFunc done)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  RhStore *beside = rh_store_open_beside (store, &error);
  g_autofree char *name = NULL;
  Asking *asking;

  if (beside == NULL) {
    rh_dialog_show_error (GTK_WIDGET (parent), _("Your Games Could Not Be Copied"), error);
    return;
  }

  asking = g_new0 (Asking, 1);
  g_set_weak_pointer (&asking->parent, parent);
  asking->beside = beside;
  asking->done = done;
  /* Translators: a file’s name; the directives are year, month and day */
  name = g_date_time_format (now, _("Railhead %Y-%m-%d.db"));
  asking->chooser = gtk_file_chooser_native_new (_("Back Up All Games"), parent, GTK_FILE_CHOOSER_ACTION_SAVE,
                                                 C_("button", "_Save"), C_("button", "_Cancel"));
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (asking->chooser), TRUE);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (asking->chooser), name);
  g_signal_connect (asking->chooser, "response", G_CALLBACK (on_response_cb), asking);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (asking->chooser));
}
