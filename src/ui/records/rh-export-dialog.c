/* SPDX-License-Identifier: GPL-3.0-or-later
 * Asks for a file and writes games to it beside the main loop: how far it is, how to stop it, and what came of it. */

#include "config.h"

#include "rh-export-dialog.h"

#include "rh-dialog.h"
#include "rh-export.h"
#include "rh-portal.h"
#include "rh-save.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <string.h>

/* How often it is looked at how far it is, in milliseconds. */
#define TICK 100

/* How many games that can't be read are named. */
#define NAMED 5

/* What the chooser begins with. */
#define FIRST RH_EXPORT_RECORD

/**
 * Job:
 * @parent: (weak): the window to speak over
 * @store: (transfer none): the store, while people are asked
 * @without: games that are left out
 * @chooser: what asks for the file
 * @given: (nullable): the name that it was asked for once more by
 * @inside: whether the chooser is a window of this program
 * @file: the file
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
  GtkWindow            *parent;
  RhStore              *store;
  GArray               *without;
  GtkFileChooserNative *chooser;
  char                 *given;
  gboolean              inside;
  GFile                *file;
  RhStore              *beside;
  RhExport              export;
  GCancellable         *cancellable;
  GPtrArray            *problems;
  int                   n_done;
  int                   n_all;
  guint                 timer;
  AdwMessageDialog     *dialog;
  GtkProgressBar       *bar;
} Job;

/* What people choose among. */
static const char *const names[] = {
  [RH_EXPORT_RECORD] = N_("Game Records"),
  [RH_EXPORT_CSV] = N_("Ledgers as a Table (CSV)"),
  [RH_EXPORT_JSON] = N_("Games as JSON"),
};

static void ask (Job *job, GFile *folder, const char *name);

static void
job_free (Job *job)
{
  g_signal_handlers_disconnect_by_data (gtk_window_get_toplevels (), job);
  g_clear_weak_pointer (&job->parent);
  g_clear_weak_pointer (&job->dialog);
  g_clear_handle_id (&job->timer, g_source_remove);
  g_clear_object (&job->chooser);
  g_clear_object (&job->file);
  g_free (job->given);
  g_clear_object (&job->cancellable);
  g_clear_pointer (&job->beside, rh_store_close);
  g_array_unref (job->without);
  g_ptr_array_unref (job->problems);
  g_free (job);
}

static char *
dup_shown (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);

  return g_filename_display_name (name);
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
  g_autofree char *name = dup_shown (job->file);
  g_autoptr (GString) text = g_string_new (NULL);
  guint n = job->export.n_games;

  /* Translators: how many games, and a file’s name */
  g_string_append_printf (text, ngettext ("%1$u game is in the file “%2$s”.", "%1$u games are in the file “%2$s”.", n), n,
                          name);
  if (job->export.broken_off)
    g_string_append_printf (text, "\n\n%s", _("The database is damaged: further games can’t be found and are missing from the file."));
  add_problems (job, text);
  tell (job, job->export.broken_off ? C_("dialog", "Exported in Part") : C_("dialog", "Exported"), text->str);
}

static const char *
get_failure (Job *job)
{
  return job->export.game != 0 ? _("The Game Could Not Be Exported") : _("The Games Could Not Be Exported");
}

static void
refuse (Job *job, const GError *error)
{
  rh_dialog_show_error (GTK_WIDGET (job->parent), get_failure (job), error);
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
    tell (job, get_failure (job), error->message);
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
  g_autofree char *name = dup_shown (job->file);
  /* Translators: a file’s name */
  g_autofree char *text = g_strdup_printf (_("The games are being written to the file “%s”."), name);
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

/* Whoever closes the window has stopped it; the program waits until nothing is left of it. Takes the job. */
static void
begin (Job *job)
{
  GApplication *application = g_application_get_default ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GTask) task = NULL;

  job->beside = rh_store_open_beside (job->store, &error);
  if (job->beside == NULL) {
    refuse (job, error);
    job_free (job);
    return;
  }

  if (application != NULL)
    g_application_hold (application);
  g_signal_connect_object (job->parent, "destroy", G_CALLBACK (g_cancellable_cancel), job->cancellable,
                           G_CONNECT_SWAPPED);
  show_progress (job);
  job->timer = g_timeout_add (TICK, on_tick_cb, job);
  task = g_task_new (NULL, job->cancellable, on_written_cb, job);
  g_task_set_task_data (task, job, NULL);
  g_task_run_in_thread (task, write_games);
}

/* By its name: who asks elsewhere for the file gives back another filter. */
static RhExportKind
find_filter (Job *job)
{
  GtkFileFilter *filter = gtk_file_chooser_get_filter (GTK_FILE_CHOOSER (job->chooser));
  const char *name = filter != NULL ? gtk_file_filter_get_name (filter) : NULL;

  for (guint i = 0; i < RH_EXPORT_KINDS; i++) {
    if (g_strcmp0 (name, _(names[i])) == 0)
      return (RhExportKind) i;
  }

  return FIRST;
}

/* The kind is that of the name's ending. Where people have chosen another kind and left the name as it was, or have given one
 * without such an ending, it gets the ending of the kind. */
static char *
settle_name (Job *job, const char *name)
{
  RhExportKind filter = find_filter (job);
  gboolean known = rh_export_find_kind (name, &job->export.kind);
  gsize length = strlen (name);

  if (known && (job->export.kind != FIRST || filter == FIRST))
    return g_strdup (name);
  if (known)
    length -= strlen (rh_export_get_ending (FIRST));
  job->export.kind = filter;

  return g_strdup_printf ("%.*s%s", (int) length, name, rh_export_get_ending (filter));
}

static GFile *
settle_file (GFile *chosen, GFile *folder, const char *settled)
{
  g_autofree char *name = g_file_get_basename (chosen);

  return g_str_equal (name, settled) || folder == NULL ? g_object_ref (chosen) : g_file_get_child (folder, settled);
}

/* A file of another name than the chosen one was never asked about. Nor is one whose name a chooser completes after it has
 * looked whether there is a file of the name that was typed, as that of GTK 4.24 does when it is quick. */
static gboolean
was_asked (Job *job, GFile *file, GFile *chosen, const char *shown)
{
  gpointer asked = g_object_get_data (G_OBJECT (job->chooser), "rh-asked");

  return g_file_equal (file, chosen) && (!job->inside || asked != NULL || g_strcmp0 (shown, job->given) == 0);
}

/* Where it wasn't, it is asked for once more by its whole name. */
static void
take (Job *job, GFile *chosen)
{
  g_autoptr (GFile) folder = g_file_get_parent (chosen);
  g_autofree char *name = g_file_get_basename (chosen);
  g_autofree char *settled = settle_name (job, name);
  g_autoptr (GFile) file = settle_file (chosen, folder, settled);
  g_autofree char *shown = dup_shown (file);
  /* Of others beside it nothing is left. */
  gboolean alone = rh_portal_has_file (chosen);

  if ((alone && !g_file_equal (file, chosen)) ||
      (!was_asked (job, file, chosen, shown) && g_file_query_exists (file, NULL))) {
    ask (job, alone ? NULL : folder, shown);
    g_free (job->given);
    job->given = g_steal_pointer (&shown);
    return;
  }

  job->file = g_steal_pointer (&file);
  begin (job);
}

static void
on_response_cb (GtkNativeDialog *dialog, int response, gpointer data)
{
  Job *job = data;
  g_autoptr (GFile) chosen = NULL;

  if (response == GTK_RESPONSE_ACCEPT)
    chosen = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));
  if (chosen != NULL && job->parent != NULL)
    take (job, chosen);
  else
    job_free (job);
}

static void
add_filters (Job *job)
{
  GtkFileChooser *chooser = GTK_FILE_CHOOSER (job->chooser);

  for (guint i = 0; i < RH_EXPORT_KINDS; i++) {
    g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

    gtk_file_filter_set_name (filter, _(names[i]));
    gtk_file_filter_add_suffix (filter, rh_export_get_ending (i) + 1);
    gtk_file_chooser_add_filter (chooser, filter);
    if (i == job->export.kind)
      gtk_file_chooser_set_filter (chooser, filter);
  }
}

static const char *
get_title (Job *job)
{
  return job->export.game != 0 ? _("Export the Game") : _("Export All Games");
}

static gboolean
is_inside (void)
{
  GListModel *windows = gtk_window_get_toplevels ();
  gboolean inside = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

    inside = inside || (GTK_IS_FILE_CHOOSER (window) && gtk_widget_get_visible (window));
  }

  return inside;
}

/* Only the chooser's own window asks whether a file may be replaced. Whose a window is, is known after it has opened. */
static void
on_owner_cb (GObject *chooser, GParamSpec *property, GtkWindow *window)
{
  if (GTK_IS_FILE_CHOOSER (gtk_window_get_transient_for (window)))
    g_object_set_data (chooser, "rh-asked", GINT_TO_POINTER (TRUE));
}

static void
on_windows_cb (Job *job, guint position, guint n_removed, guint n_added, GListModel *windows)
{
  for (guint i = position; job->chooser != NULL && i < position + n_added; i++) {
    g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

    g_signal_connect_object (window, "notify::transient-for", G_CALLBACK (on_owner_cb), job->chooser, G_CONNECT_SWAPPED);
  }
}

static void
ask (Job *job, GFile *folder, const char *name)
{
  g_clear_object (&job->chooser);
  job->chooser = gtk_file_chooser_native_new (get_title (job), job->parent, GTK_FILE_CHOOSER_ACTION_SAVE,
                                              C_("button", "_Export"), C_("button", "_Cancel"));
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (job->chooser), TRUE);
  add_filters (job);
  if (folder != NULL)
    gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (job->chooser), folder, NULL);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (job->chooser), name);
  g_signal_connect (job->chooser, "response", G_CALLBACK (on_response_cb), job);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (job->chooser));
  job->inside = is_inside ();
}

static Job *
job_new (GtkWindow *parent, RhStore *store)
{
  Job *job = g_new0 (Job, 1);

  g_set_weak_pointer (&job->parent, parent);
  job->store = store;
  g_signal_connect_swapped (gtk_window_get_toplevels (), "items-changed", G_CALLBACK (on_windows_cb), job);
  job->without = g_array_new (FALSE, FALSE, sizeof (gint64));
  job->cancellable = g_cancellable_new ();
  job->problems = g_ptr_array_new_with_free_func (g_free);
  job->export = (RhExport) { .kind = FIRST, .problem = on_problem_cb, .step = on_step_cb, .data = job, .without = job->without };

  return job;
}

/**
 * rh_export_dialog_ask_game:
 * @parent: the window that asks
 * @store: the store, which must outlive @parent
 * @game: a game's number
 *
 * Asks for a file, writes the game to it, and says that it has, or why not. The file's ending, or what is chosen beside it,
 * says what it becomes.
 */
void
rh_export_dialog_ask_game (GtkWindow *parent, RhStore *store, gint64 game)
{
  Job *job = job_new (parent, store);
  g_autoptr (GError) error = NULL;
  g_autoptr (RhStoredGame) stored = rh_store_load_game (store, game, &error);
  g_autofree char *name = NULL;

  job->export.game = game;
  if (stored == NULL) {
    refuse (job, error);
    job_free (job);
    return;
  }

  name = rh_save_dup_name (stored->setup);
  ask (job, NULL, name);
}

/**
 * rh_export_dialog_ask_all:
 * @parent: the window that asks
 * @store: the store, which must outlive @parent
 * @without: (element-type gint64): games that are left out
 *
 * The same with all games. Those that can’t be read are told. While it takes long, it says how far it is and can be stopped.
 */
void
rh_export_dialog_ask_all (GtkWindow *parent, RhStore *store, const GArray *without)
{
  Job *job = job_new (parent, store);
  /* Translators: a file’s name, without its ending */
  g_autofree char *name = g_strconcat (_("Railhead Games"), rh_export_get_ending (FIRST), NULL);

  g_array_append_vals (job->without, without->data, without->len);
  ask (job, NULL, name);
}
