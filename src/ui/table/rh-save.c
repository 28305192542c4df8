/* SPDX-License-Identifier: GPL-3.0-or-later
 * Saves a game as a record file that people choose. */

#include "config.h"

#include "rh-save.h"

#include "rh-day.h"
#include "rh-dialog.h"
#include "rh-record.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <string.h>

/* How the name of a record ends. */
#define ENDING ".railhead"

/**
 * Save:
 * @parent: (weak): the window to speak over
 * @chooser: what asks for the file
 * @text: what is to be in it, which must stay while it is written
 */
typedef struct {
  GtkWindow            *parent;
  GtkFileChooserNative *chooser;
  char                 *text;
} Save;

static void ask (Save *save, GFile *folder, const char *name);

static void
save_free (Save *save)
{
  g_clear_weak_pointer (&save->parent);
  g_clear_object (&save->chooser);
  g_free (save->text);
  g_free (save);
}

static void
tell_saved (GtkWindow *parent, GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *shown = g_filename_display_name (name);
  /* Translators: a file’s name */
  g_autofree char *body = g_strdup_printf (_("The moves are in the file “%s”."), shown);
  AdwMessageDialog *dialog = rh_dialog_new (parent, C_("dialog", "Saved"), body);

  adw_message_dialog_add_response (dialog, "close", C_("button", "Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
on_written_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Save *save = data;
  g_autoptr (GError) error = NULL;
  gboolean written = g_file_replace_contents_finish (G_FILE (source), result, NULL, &error);

  if (save->parent != NULL && written)
    tell_saved (save->parent, G_FILE (source));
  else if (save->parent != NULL)
    rh_dialog_show_error (GTK_WIDGET (save->parent), _("The File Could Not Be Saved"), error);
  save_free (save);
}

static gboolean
is_record (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *small = g_ascii_strdown (name, -1);

  return g_str_has_suffix (small, ENDING);
}

/* Whatever has another name is no record, and may be the database, wherever it was moved: nothing is written over it. */
static void
ask_again (Save *save, GFile *file)
{
  g_autoptr (GFile) folder = gtk_file_chooser_get_current_folder (GTK_FILE_CHOOSER (save->chooser));
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *shown = g_filename_display_name (name);
  g_autofree char *whole = g_strconcat (shown, ENDING, NULL);

  ask (save, folder, whole);
}

/* A file that is there stays whole until the new one is. */
static void
on_response_cb (GtkNativeDialog *dialog, int response, gpointer data)
{
  Save *save = data;
  g_autoptr (GFile) file = NULL;

  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));

  if (file != NULL && !is_record (file))
    ask_again (save, file);
  else if (file != NULL)
    g_file_replace_contents_async (file, save->text, strlen (save->text), NULL, FALSE, G_FILE_CREATE_NONE, NULL,
                                   on_written_cb, save);
  else
    save_free (save);
}

static void
ask (Save *save, GFile *folder, const char *name)
{
  g_clear_object (&save->chooser);
  save->chooser = gtk_file_chooser_native_new (_("Save as Record"), save->parent, GTK_FILE_CHOOSER_ACTION_SAVE,
                                               C_("button", "_Save"), C_("button", "_Cancel"));
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (save->chooser), TRUE);
  if (folder != NULL)
    gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (save->chooser), folder, NULL);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (save->chooser), name);
  g_signal_connect (save->chooser, "response", G_CALLBACK (on_response_cb), save);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (save->chooser));
}

/**
 * rh_save_dup_name:
 * @setup: (nullable): a game's head, or %NULL of a damaged one
 *
 * Returns: (transfer full): how its record is called, if people don't say otherwise
 */
char *
rh_save_dup_name (const RhSetup *setup)
{
  g_autoptr (GDateTime) began = setup != NULL ? rh_day_new (setup) : NULL;
  g_autofree char *day = began != NULL ? g_date_time_format (began, " %Y-%m-%d") : NULL;

  if (setup == NULL)
    /* Translators: a file’s name */
    return g_strdup (_("Damaged Game.railhead"));

  return g_strconcat (_(setup->game->name), day != NULL ? day : "", ENDING, NULL);
}

/**
 * rh_save_text:
 * @parent: the window that asks
 * @setup: (nullable): the game's head, after which the file is called if people don't say otherwise
 * @text: a record, right or not
 *
 * Asks for a file whose name ends as that of a record, writes @text to it as it is, and says that it has, or why not.
 */
void
rh_save_text (GtkWindow *parent, const RhSetup *setup, const char *text)
{
  Save *save = g_new0 (Save, 1);
  g_autofree char *name = rh_save_dup_name (setup);

  g_set_weak_pointer (&save->parent, parent);
  save->text = g_strdup (text);
  ask (save, NULL, name);
}

/**
 * rh_save_game:
 * @parent: the window that asks
 * @session: the game on the table
 *
 * The same with the moves that are played, as a record. Sealed bids are no move yet.
 */
void
rh_save_game (GtkWindow *parent, RhSession *session)
{
  g_autoptr (GString) record = g_string_new (NULL);

  rh_record_write (rh_session_get_setup (session), rh_session_get_moves (session), rh_session_get_n_played (session),
                   record);

  rh_save_text (parent, rh_session_get_setup (session), record->str);
}
