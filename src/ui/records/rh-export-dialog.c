/* SPDX-License-Identifier: GPL-3.0-or-later
 * Asks for the file that games are written to. */

#include "config.h"

#include "rh-export-dialog.h"

#include "rh-export-writing.h"
#include "rh-portal.h"
#include "rh-save.h"

#include <glib/gi18n.h>
#include <string.h>

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
 * @game: the game that is wanted; 0 for all of them
 * @kind: as what
 */
typedef struct {
  GtkWindow            *parent;
  RhStore              *store;
  GArray               *without;
  GtkFileChooserNative *chooser;
  char                 *given;
  gboolean              inside;
  gint64                game;
  RhExportKind          kind;
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
  g_clear_object (&job->chooser);
  g_free (job->given);
  g_array_unref (job->without);
  g_free (job);
}

static char *
dup_shown (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);

  return g_filename_display_name (name);
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
  gboolean known = rh_export_find_kind (name, &job->kind);
  gsize length = strlen (name);

  if (known && (job->kind != FIRST || filter == FIRST))
    return g_strdup (name);
  if (known)
    length -= strlen (rh_export_get_ending (FIRST));
  job->kind = filter;

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

  rh_export_writing_begin (job->parent, job->store, file, job->kind, job->game, job->without);
  job_free (job);
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
    if (i == job->kind)
      gtk_file_chooser_set_filter (chooser, filter);
  }
}

static const char *
get_title (Job *job)
{
  return job->game != 0 ? _("Export the Game") : _("Export All Games");
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
  job->kind = FIRST;

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

  job->game = game;
  if (stored == NULL) {
    rh_export_writing_refuse (parent, game, error);
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
