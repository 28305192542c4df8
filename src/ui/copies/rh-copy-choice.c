/* SPDX-License-Identifier: GPL-3.0-or-later
 * Looks at a copy that is to take the place of all games, says what it would bring, and asks. */

#include "config.h"

#include "rh-copy-choice.h"

#include "rh-copy-progress.h"
#include "rh-copy-text.h"
#include "rh-dialog.h"
#include "rh-when.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/**
 * Looking:
 * @parent: (weak): the window that asks
 * @chooser: (nullable): what asks for the file
 * @dialog: (weak): how far it is
 * @path: the database
 * @drops_bids: whether sealed bids would be dropped
 */
typedef struct {
  GtkWindow            *parent;
  GtkFileChooserNative *chooser;
  GtkWindow            *dialog;
  char                 *path;
  gboolean              drops_bids;
} Looking;

static Looking *
looking_new (GtkWindow *parent, const char *path, gboolean drops_bids)
{
  Looking *looking = g_new0 (Looking, 1);

  g_set_weak_pointer (&looking->parent, parent);
  looking->path = g_strdup (path);
  looking->drops_bids = drops_bids;

  return looking;
}

static void
looking_free (Looking *looking)
{
  g_clear_weak_pointer (&looking->parent);
  g_clear_object (&looking->chooser);
  if (looking->dialog != NULL) {
    GtkWindow *dialog = looking->dialog;

    g_clear_weak_pointer (&looking->dialog);
    gtk_window_destroy (dialog);
  }
  g_free (looking->path);
  g_free (looking);
}

static char *
dup_what (RhCopyTask *task)
{
  const RhCopy *copy = rh_copy_task_get_copy (task);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *base = g_path_get_basename (rh_copy_task_get_file (task));
  g_autofree char *shown = g_filename_display_name (base);
  g_autofree char *content = rh_copy_text_dup_content (copy->n_games, copy->played, now);
  g_autofree char *made = rh_when_to_words (copy->made, now);
  g_autofree char *damaged = rh_copy_text_dup_damaged (copy->findings.n_in_games);
  /* Translators: a file’s name; such as “12 games, last played yesterday at 20:14”; and a time, such as “today at 20:14” */
  g_autofree char *what = g_strdup_printf (_("The copy “%1$s” has %2$s. It was made %3$s."), shown, content, made);

  return damaged != NULL ? g_strconcat (what, " ", damaged, NULL) : g_steal_pointer (&what);
}

static char *
dup_body (Looking *looking, RhCopyTask *task)
{
  g_autofree char *what = dup_what (task);
  g_autofree char *folder = g_path_get_dirname (looking->path);
  g_autofree char *shown = g_filename_display_name (folder);
  /* Translators: a folder */
  g_autofree char *aside = g_strdup_printf (_("It replaces the games that are here now. They are kept in a new folder in “%s”; "
                                              "nothing is deleted."),
                                            shown);
  const char *bids = looking->drops_bids ? _("Some bids are already sealed. They are dropped.") : NULL;

  return g_strjoin ("\n\n", what, aside, bids, NULL);
}

static void
on_answer_cb (AdwMessageDialog *dialog, const char *response, gpointer file)
{
  if (g_str_equal (response, "restore"))
    g_action_group_activate_action (G_ACTION_GROUP (g_application_get_default ()), "put-back",
                                    g_variant_new_bytestring (file));
}

static void
free_closure_data (gpointer data, GClosure *closure)
{
  g_free (data);
}

static void
ask (Looking *looking, RhCopyTask *task)
{
  g_autofree char *body = dup_body (looking, task);
  AdwMessageDialog *dialog = rh_dialog_new (looking->parent, _("Restore These Games?"), body);

  adw_message_dialog_add_responses (dialog, "cancel", C_("button", "Cancel"), "restore", C_("button", "Restore"), NULL);
  adw_message_dialog_set_response_appearance (dialog, "restore", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, "cancel");
  adw_message_dialog_set_close_response (dialog, "cancel");
  g_signal_connect_data (dialog, "response", G_CALLBACK (on_answer_cb), g_strdup (rh_copy_task_get_file (task)),
                         free_closure_data, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
on_looked_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Looking *looking = data;
  g_autoptr (GError) error = NULL;
  gboolean right = rh_copy_task_finish (RH_COPY_TASK (source), result, &error);

  if (looking->parent != NULL && right)
    ask (looking, RH_COPY_TASK (source));
  else if (looking->parent != NULL && !g_error_matches (error, RH_STORE_ERROR, RH_STORE_ERROR_CANCELLED))
    rh_dialog_show_error (GTK_WIDGET (looking->parent), _("This Copy Can’t Be Restored"), error);
  looking_free (looking);
}

static void
look (Looking *looking, const char *file)
{
  g_autoptr (RhCopyTask) task = rh_copy_task_new ();

  rh_copy_task_look (task, looking->path, file, on_looked_cb, looking);
  g_set_weak_pointer (&looking->dialog,
                      rh_copy_progress_show_dialog (looking->parent, _("The Copy Is Being Checked"), task));
}

/**
 * rh_copy_choice_ask:
 * @parent: the window that asks
 * @path: the database
 * @file: a copy
 * @drops_bids: whether sealed bids would be dropped
 *
 * Looks at the copy, says what it has and what becomes of the games that are here now, and asks whether to restore it.
 * The answer is the application's action “put-back”.
 */
void
rh_copy_choice_ask (GtkWindow *parent, const char *path, const char *file, gboolean drops_bids)
{
  look (looking_new (parent, path, drops_bids), file);
}

static void
on_response_cb (GtkNativeDialog *dialog, int response, gpointer data)
{
  Looking *looking = data;
  g_autoptr (GFile) file = NULL;

  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));

  if (file != NULL && g_file_peek_path (file) != NULL && looking->parent != NULL)
    look (looking, g_file_peek_path (file));
  else
    looking_free (looking);
}

/**
 * rh_copy_choice_open:
 * @parent: the window that asks
 * @path: the database
 * @drops_bids: whether sealed bids would be dropped
 *
 * The same with a file that people choose.
 */
void
rh_copy_choice_open (GtkWindow *parent, const char *path, gboolean drops_bids)
{
  Looking *looking = looking_new (parent, path, drops_bids);

  looking->chooser = gtk_file_chooser_native_new (_("Choose a Copy of All Games"), parent, GTK_FILE_CHOOSER_ACTION_OPEN,
                                                  C_("button", "_Open"), C_("button", "_Cancel"));
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (looking->chooser), TRUE);
  g_signal_connect (looking->chooser, "response", G_CALLBACK (on_response_cb), looking);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (looking->chooser));
}
