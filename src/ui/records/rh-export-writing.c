/* SPDX-License-Identifier: GPL-3.0-or-later
 * Writes games to a file beside the main loop: how far it is, how to stop it, and what came of it. */

#include "config.h"

#include "rh-export-writing.h"

#include "rh-dialog.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* How often it is looked at how far it is, in milliseconds. */
#define TICK 100

/* How many games that can't be read are named. */
#define NAMED 5

/**
 * Job:
 * @parent: (weak): the window to speak over
 * @without: games that are left out
 * @file: the file, and
 * @name: its name, as people read it
 * @beside: the thread's own connection
 * @export: what is wanted
 * @cancellable: to stop it
 * @problems: of games that can't be read; the thread's, until it is done
 * @n_done: how many games are done, and
 * @n_all: how many there are; for both to see
 * @timer: what looks at them
 * @dialog: (weak): what shows them, and then what came of it
 * @bar: how far it is; of all games
 */
typedef struct {
  GtkWindow        *parent;
  GArray           *without;
  GFile            *file;
  char             *name;
  RhStore          *beside;
  RhExport          export;
  GCancellable     *cancellable;
  GPtrArray        *problems;
  int               n_done;
  int               n_all;
  guint             timer;
  AdwMessageDialog *dialog;
  GtkProgressBar   *bar;
} Job;

static void
job_free (Job *job)
{
  g_clear_weak_pointer (&job->parent);
  g_clear_weak_pointer (&job->dialog);
  g_clear_handle_id (&job->timer, g_source_remove);
  g_clear_object (&job->file);
  g_free (job->name);
  g_clear_object (&job->cancellable);
  g_clear_pointer (&job->beside, rh_store_close);
  g_array_unref (job->without);
  g_ptr_array_unref (job->problems);
  g_free (job);
}

static void
on_problem_cb (const char *problem, gpointer data)
{
  Job *job = data;

  if (job->problems->len < NAMED)
    g_ptr_array_add (job->problems, g_strdup (problem));
}

static void
on_step_cb (guint n_done, guint n_all, gpointer data)
{
  Job *job = data;

  g_atomic_int_set (&job->n_all, (int) n_all);
  g_atomic_int_set (&job->n_done, (int) n_done);
}

static void
write_games (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Job *job = data;
  GError *error = NULL;

  if (rh_export_to_file (&job->export, job->beside, job->file, cancellable, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
add_problems (Job *job, GString *text)
{
  guint n = job->export.n_left_out;

  if (n == 0)
    return;

  g_string_append (text, "\n\n");
  g_string_append_printf (text,
                          ngettext ("%u game can’t be read and was left out.",
                                    "%u games can’t be read and were left out.", n),
                          n);
  for (guint i = 0; i < job->problems->len; i++)
    g_string_append_printf (text, "\n%s", (const char *) job->problems->pdata[i]);
  if (n > job->problems->len)
    g_string_append (text, "\n…");
}

/* What came of it stands in the place of how far it is: nothing opens or closes. */
static void
tell (Job *job, const char *heading, const char *text)
{
  AdwMessageDialog *dialog = job->dialog;

  if (dialog == NULL)
    return;

  adw_message_dialog_set_extra_child (dialog, NULL);
  adw_message_dialog_set_heading (dialog, heading);
  adw_message_dialog_set_body (dialog, text);
  adw_message_dialog_set_response_label (dialog, "close", C_("button", "Close"));
}

static void
tell_written (Job *job)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint n = job->export.n_games;

  /* Translators: how many games, and a file’s name */
  g_string_append_printf (text, ngettext ("%1$u game is in the file “%2$s”.", "%1$u games are in the file “%2$s”.", n), n,
                          job->name);
  if (job->export.broken_off)
    g_string_append_printf (text, "\n\n%s", _("The database is damaged: further games can’t be found and are missing from the file."));
  add_problems (job, text);
  tell (job, job->export.broken_off ? C_("dialog", "Exported in Part") : C_("dialog", "Exported"), text->str);
}

static const char *
get_failure (gint64 game)
{
  return game != 0 ? _("The Game Could Not Be Exported") : _("The Games Could Not Be Exported");
}

static void
on_written_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Job *job = data;
  GApplication *application = g_application_get_default ();
  g_autoptr (GError) error = NULL;

  if (g_task_propagate_boolean (G_TASK (result), &error))
    tell_written (job);
  else
    tell (job, get_failure (job->export.game), error->message);
  if (job->parent == NULL && job->dialog != NULL)
    gtk_window_destroy (GTK_WINDOW (job->dialog));
  job_free (job);
  if (application != NULL)
    g_application_release (application);
}

/* By the button, by Escape, or with the window. */
static void
on_stop_cb (GtkWidget *dialog, const char *response, GCancellable *cancellable)
{
  g_cancellable_cancel (cancellable);
}

static GtkWidget *
make_bar (Job *job)
{
  job->bar = GTK_PROGRESS_BAR (gtk_progress_bar_new ());
  gtk_accessible_update_property (GTK_ACCESSIBLE (job->bar), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Exporting Games"), -1);

  return GTK_WIDGET (job->bar);
}

static void
show_progress (Job *job)
{
  /* Translators: a file’s name */
  g_autofree char *text = g_strdup_printf (_("The games are being written to the file “%s”."), job->name);
  AdwMessageDialog *dialog = rh_dialog_new (job->parent, _("Exporting Games"), text);

  if (job->export.game == 0)
    adw_message_dialog_set_extra_child (dialog, make_bar (job));
  adw_message_dialog_add_response (dialog, "close", C_("button", "_Cancel"));
  adw_message_dialog_set_close_response (dialog, "close");
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_stop_cb), job->cancellable, 0);
  g_set_weak_pointer (&job->dialog, dialog);
  gtk_window_present (GTK_WINDOW (dialog));
}

static gboolean
on_tick_cb (gpointer data)
{
  Job *job = data;
  int n_all = g_atomic_int_get (&job->n_all);

  if (job->dialog != NULL && job->bar != NULL && n_all > 0)
    gtk_progress_bar_set_fraction (job->bar, (double) g_atomic_int_get (&job->n_done) / n_all);

  return G_SOURCE_CONTINUE;
}

static Job *
job_new (GtkWindow *parent, GFile *file, RhExportKind kind, gint64 game, GArray *without)
{
  g_autofree char *name = g_file_get_basename (file);
  Job *job = g_new0 (Job, 1);

  g_set_weak_pointer (&job->parent, parent);
  job->file = g_object_ref (file);
  job->name = g_filename_display_name (name);
  job->without = g_array_ref (without);
  job->cancellable = g_cancellable_new ();
  job->problems = g_ptr_array_new_with_free_func (g_free);
  job->export = (RhExport) {
    .kind = kind, .game = game, .without = without, .problem = on_problem_cb, .step = on_step_cb, .data = job,
  };

  return job;
}

/**
 * rh_export_writing_begin:
 * @parent: the window to speak over
 * @store: the store
 * @file: the file, which is replaced if there is one
 * @kind: what it becomes
 * @game: a game's number; 0 for all of them
 * @without: (element-type gint64): games that are left out then
 *
 * Writes, and says that it has, or why not; while it takes long, how far it is. Whoever closes the window has stopped it; the
 * program waits until nothing is left of it.
 */
void
rh_export_writing_begin (GtkWindow *parent, RhStore *store, GFile *file, RhExportKind kind, gint64 game, GArray *without)
{
  GApplication *application = g_application_get_default ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GTask) task = NULL;
  RhStore *beside = rh_store_open_beside (store, &error);
  Job *job;

  if (beside == NULL) {
    rh_export_writing_refuse (parent, game, error);
    return;
  }

  if (application != NULL)
    g_application_hold (application);
  job = job_new (parent, file, kind, game, without);
  job->beside = beside;
  g_signal_connect_object (parent, "destroy", G_CALLBACK (g_cancellable_cancel), job->cancellable, G_CONNECT_SWAPPED);
  show_progress (job);
  job->timer = g_timeout_add (TICK, on_tick_cb, job);
  task = g_task_new (NULL, job->cancellable, on_written_cb, job);
  g_task_set_task_data (task, job, NULL);
  g_task_run_in_thread (task, write_games);
}

/**
 * rh_export_writing_refuse:
 * @parent: the window to speak over
 * @game: the game that was wanted; 0 for all of them
 * @error: why it can't be
 *
 * Says so.
 */
void
rh_export_writing_refuse (GtkWindow *parent, gint64 game, const GError *error)
{
  rh_dialog_show_error (GTK_WIDGET (parent), get_failure (game), error);
}
