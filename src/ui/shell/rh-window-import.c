/* SPDX-License-Identifier: GPL-3.0-or-later
 * Files that people choose, or drop on the window: one is opened, several are imported. */

#include "config.h"

#include "rh-window-private.h"

#include "rh-dialog.h"
#include "rh-record-list-page.h"

#include <glib/gi18n.h>

/* What was deleted isn't there any more, and comes in again. Returns whether it has begun. */
static gboolean
import_files (RhWindow *self, GFile **files, guint n_files)
{
  g_autoptr (GError) error = NULL;

  if (n_files == 0)
    return FALSE;

  /* What there was before: it is being copied while the files are checked, and nobody waits. */
  gtk_widget_activate_action (GTK_WIDGET (self), "app.keep-copy", NULL);
  rh_window_finish_deleting (self);
  rh_window_show_deleted (self);
  if (rh_import_bar_is_busy (self->import))
    error = g_error_new_literal (RH_STORE_ERROR, RH_STORE_ERROR_LOCKED,
                                 _("Other games are still coming in. Try again in a moment."));
  else if (rh_import_bar_start (self->import, self->store, files, n_files, &error))
    self->adding = FALSE;
  if (error != NULL)
    rh_dialog_show_error (GTK_WIDGET (self), _("The Games Could Not Be Imported"), error);
  else if (rh_import_bar_get_quiet (self->import))
    rh_note_tell (self->note, _("Checking the files…"));

  return error == NULL;
}

/* Where a game is on the table nothing lies over what is tapped: what came in is told in passing. */
static void
on_told_cb (RhWindow *self, const char *text)
{
  if (rh_import_bar_get_quiet (self->import))
    rh_note_tell (self->note, text);
}

/* A game on the table that was played on by its record is shown as it is by now. */
static void
show_further (RhWindow *self)
{
  g_autoptr (RhSession) now = NULL;

  if (self->session == NULL || rh_session_is_replay (self->session))
    return;

  /* If it can't be told, the next move will say why. */
  now = rh_session_open_again (self->session, NULL);
  if (now != NULL && now != self->session)
    rh_window_show_game (self, now);
}

/* Lists show what has come in, and so does the record whose games these are; whatever else is shown stays as it is. */
static void
on_ended_cb (RhWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));
  gboolean in_page = focus == NULL || gtk_widget_is_ancestor (focus, GTK_WIDGET (self->bin));

  self->added = self->added || self->adding;
  if (self->behind != NULL)
    return;
  if (RH_IS_RECORD_LIST_PAGE (rh_window_get_page (self))) {
    rh_window_show_record (self);
    return;
  }
  if (!rh_window_has_list (self)) {
    show_further (self);
    return;
  }

  rh_window_show_list (self);
  if (!in_page)
    gtk_widget_grab_focus (focus);
}

static void
take_files (RhWindow *self, GListModel *list)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    g_ptr_array_add (files, g_list_model_get_item (list, i));
  import_files (self, (GFile **) files->pdata, files->len);
}

static GtkFileChooserNative *
make_chooser (RhWindow *self, const char *title, const char *accept)
{
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (title, GTK_WINDOW (self), GTK_FILE_CHOOSER_ACTION_OPEN,
                                                               accept, C_("button", "_Cancel"));
  g_autoptr (GtkFileFilter) records = gtk_file_filter_new ();
  g_autoptr (GtkFileFilter) all = gtk_file_filter_new ();

  gtk_file_filter_set_name (records, _("Records of games"));
  gtk_file_filter_add_suffix (records, "railhead");
  gtk_file_filter_set_name (all, _("All files"));
  gtk_file_filter_add_pattern (all, "*");
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), records);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), all);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);

  return chooser;
}

/* The window holds the chooser: it goes with it, and nothing is answered then. */
static void
ask (RhWindow *self, GtkFileChooserNative *chooser, GCallback answer)
{
  if (self->chooser != NULL)
    gtk_native_dialog_destroy (GTK_NATIVE_DIALOG (self->chooser));
  g_clear_object (&self->chooser);
  self->chooser = chooser;
  g_signal_connect_object (chooser, "response", answer, self, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
on_import_response_cb (RhWindow *self, int response)
{
  g_autoptr (GListModel) files = NULL;

  if (response != GTK_RESPONSE_ACCEPT)
    return;

  files = gtk_file_chooser_get_files (GTK_FILE_CHOOSER (self->chooser));
  take_files (self, files);
}

static void
on_open_response_cb (RhWindow *self, int response)
{
  g_autoptr (GFile) file = NULL;

  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (self->chooser));
  if (file != NULL)
    rh_window_open_files (self, &file, 1);
}

static void
on_import_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  GtkFileChooserNative *chooser = make_chooser (data, _("Import Games"), C_("button", "_Import"));

  gtk_file_chooser_set_select_multiple (GTK_FILE_CHOOSER (chooser), TRUE);
  ask (data, chooser, G_CALLBACK (on_import_response_cb));
}

static void
on_open_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ask (data, make_chooser (data, _("Open Record"), C_("button", "_Open")), G_CALLBACK (on_open_response_cb));
}

/* All games of the record that is listed. */
static void
on_add_all_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RhWindow *self = data;
  GPtrArray *files = self->record != NULL ? rh_record_files_get_files (self->record) : NULL;

  if (files != NULL && import_files (self, (GFile **) files->pdata, files->len))
    self->adding = TRUE;
}

/* One file as by a double click. Without a store there is nowhere to put it. */
static gboolean
on_drop_cb (RhWindow *self, const GValue *value)
{
  GSList *list = g_value_get_boxed (value);
  g_autoptr (GPtrArray) files = g_ptr_array_new ();

  if (self->store == NULL)
    return FALSE;

  for (GSList *file = list; file != NULL; file = file->next)
    g_ptr_array_add (files, file->data);
  if (files->len == 1)
    rh_window_open_files (self, (GFile **) files->pdata, 1);
  else
    import_files (self, (GFile **) files->pdata, files->len);

  return files->len > 0;
}

static const GActionEntry actions[] = {
  { .name = "import", .activate = on_import_cb },
  { .name = "open", .activate = on_open_cb },
  { .name = "add-all", .activate = on_add_all_cb },
};

/* Whatever store there is. */
void
rh_window_follow_imports (RhWindow *self)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  g_signal_connect_object (target, "drop", G_CALLBACK (on_drop_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
  g_signal_connect_object (self->import, "told", G_CALLBACK (on_told_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->import, "ended", G_CALLBACK (on_ended_cb), self, G_CONNECT_SWAPPED);
}

/* Its actions, from now on. */
void
rh_window_take_importing (RhWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
}
