/* SPDX-License-Identifier: GPL-3.0-or-later
 * The application: one store, one window. */

#include "config.h"

#include "rh-application.h"

#include "rh-aside-text.h"
#include "rh-commands.h"
#include "rh-copy-task.h"
#include "rh-copy-text.h"
#include "rh-daily-keeper.h"
#include "rh-dialog.h"
#include "rh-import-command.h"
#include "rh-inspector.h"
#include "rh-language.h"
#include "rh-portal.h"
#include "rh-preferences-window.h"
#include "rh-resources.h"
#include "rh-store.h"
#include "rh-tooltip.h"
#include "rh-window.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

/* In bytes: what a frame needs for a moment is larger. */
#define LARGE (128 * 1024)

struct _RhApplication {
  AdwApplication parent_instance;

  /* Owned */
  RhStore *store;
  RhDailyKeeper *keeper; /* while there is a store */
  GError  *problem; /* why there is no store */
  char    *path;
  char    *restart; /* what to show then; NULL unless the program is to start anew */
  gboolean restoring;  /* while a copy takes the place of all games */
  gboolean understood; /* whether all options are known */

  /* Borrowed */
  RhWindow *window;
  char   ***arguments; /* while they are looked at */
};

G_DEFINE_FINAL_TYPE (RhApplication, rh_application, ADW_TYPE_APPLICATION)

static const struct {
  const char *action;
  const char *accels[3];
} accels[] = {
  { "app.preferences", { "<Control>comma" } },
  { "app.quit", { "<Control>q" } },
  { "win.back", { "<Alt>Left" } },
  { "win.new-game", { "<Control>n" } },
  { "win.history", { "<Control>h" } },
  { "win.open", { "<Control>o" } },
  { "win.rules", { "F1" } },
  { "win.fullscreen", { "F11" } },
  { "win.shortcuts", { "<Control>question" } },
  { "window.close", { "<Control>w" } },
};

/* Opens the store, or has the window say why it can't be opened. */
static void
open_store (RhApplication *self)
{
  g_autofree char *folder = g_path_get_dirname (self->path);

  if (self->store == NULL) {
    g_clear_error (&self->problem);
    g_mkdir_with_parents (folder, 0700);
    self->store = rh_store_open (self->path, &self->problem);
  }

  if (self->store != NULL)
    rh_window_set_store (self->window, self->store);
  else
    rh_window_show_failure (self->window, self->problem);
  if (self->store != NULL && self->keeper == NULL)
    self->keeper = rh_daily_keeper_new (self->store);
}

/* No page shows anything of it any more. */
static void
close_store (RhApplication *self)
{
  g_clear_pointer (&self->keeper, rh_daily_keeper_free);
  g_clear_pointer (&self->store, rh_store_close);
}

static void
on_try_again_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RhApplication *self = data;

  if (self->window != NULL && self->store == NULL && !self->restoring)
    open_store (self);
}

/* Not what the page says, if that isn't so any more: a good file that was put back stays. */
static void
on_set_aside_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RhApplication *self = data;
  g_autoptr (GError) before = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = NULL;
  g_autofree char *told = NULL;

  if (self->window == NULL || self->store != NULL || self->restoring)
    return;

  before = g_steal_pointer (&self->problem);
  open_store (self);
  if (self->store != NULL || !g_error_matches (self->problem, before->domain, before->code) ||
      !rh_store_can_set_aside (before))
    return;

  folder = rh_store_set_aside (self->path, before, &error);
  if (folder == NULL) {
    rh_dialog_show_error (GTK_WIDGET (self->window), _("The Files Could Not Be Set Aside"), error);
    return;
  }

  told = rh_aside_text_told (before, folder);
  rh_window_tell (self->window, told);
  open_store (self);
}

static char *
dup_told (RhCopyTask *task)
{
  const RhCopy *copy = rh_copy_task_get_copy (task);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (GFile) file = g_file_new_for_path (rh_copy_task_get_file (task));
  g_autofree char *shown = rh_portal_dup_shown (file);
  g_autofree char *content = rh_copy_text_dup_content (copy->n_games, copy->played, now);
  g_autofree char *aside = rh_copy_text_dup_aside (rh_copy_task_get_folder (task));
  /* Translators: a file’s name; and such as “12 games, last played yesterday at 20:14” */
  g_autofree char *told = g_strdup_printf (_("The copy “%1$s” was restored: %2$s."), shown, content);

  return aside != NULL ? g_strconcat (told, " ", aside, NULL) : g_steal_pointer (&told);
}

/* Where it failed nothing has changed, and what was there before is opened again. */
static void
on_restored_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (RhApplication) self = data;
  RhCopyTask *task = RH_COPY_TASK (source);
  g_autoptr (GError) error = NULL;
  gboolean restored = rh_copy_task_finish (task, result, &error);

  self->restoring = FALSE;
  g_application_release (G_APPLICATION (self));
  if (self->window == NULL)
    return;

  if (restored) {
    g_autofree char *told = dup_told (task);

    rh_window_tell (self->window, told);
  }
  open_store (self);
  if (!restored && !g_error_matches (error, RH_STORE_ERROR, RH_STORE_ERROR_CANCELLED))
    rh_dialog_show_error (GTK_WIDGET (self->window), _("This Copy Can’t Be Restored"), error);
}

static void
on_put_back_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RhApplication *self = data;
  g_autoptr (RhCopyTask) task = NULL;

  if (self->window == NULL || self->restoring)
    return;

  task = rh_copy_task_new ();
  self->restoring = TRUE;
  g_application_hold (G_APPLICATION (self));
  rh_window_let_go (self->window, task);
  close_store (self);
  rh_copy_task_restore (task, self->path, g_variant_get_bytestring (parameter), on_restored_cb, g_object_ref (self));
}

/* Whoever asks for something to be shown by the desktop, or at a terminal, has the window in front. */
static void
show_by (RhApplication *self, void (*show) (RhWindow *window))
{
  g_application_activate (G_APPLICATION (self));
  if (self->store != NULL)
    show (self->window);
}

static void
on_new_game_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  show_by (data, rh_window_begin_game);
}

static void
on_continue_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  show_by (data, rh_window_continue_game);
}

static void
on_quit_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RhApplication *self = data;

  if (self->window == NULL || !rh_window_ask_to_leave (self->window))
    g_application_quit (data);
}

static void
on_preferences_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RhApplication *self = data;
  GtkWidget *preferences = rh_preferences_window_new (GTK_WINDOW (self->window));
  g_autofree char *problem = self->keeper != NULL ? rh_daily_keeper_dup_problem (self->keeper) : NULL;

  rh_preferences_window_tell_copies (RH_PREFERENCES_WINDOW (preferences), self->path, problem);
  if (self->window != NULL && rh_window_has_sealed_bids (self->window))
    rh_preferences_window_warn (RH_PREFERENCES_WINDOW (preferences));
  gtk_window_present (GTK_WINDOW (preferences));
}

/* Before much changes at once. */
static void
on_keep_copy_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RhApplication *self = data;

  if (self->keeper != NULL)
    rh_daily_keeper_keep (self->keeper);
}

/* All moves are stored already; what is on the screen comes back. */
static void
on_restart_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RhApplication *self = data;

  g_free (self->restart);
  self->restart = self->window != NULL ? rh_window_dup_shown (self->window) : g_strdup ("");
  g_application_quit (data);
}

static const GActionEntry actions[] = {
  { .name = "continue", .activate = on_continue_cb },
  { .name = "keep-copy", .activate = on_keep_copy_cb },
  { .name = "new-game", .activate = on_new_game_cb },
  { .name = "preferences", .activate = on_preferences_cb },
  { .name = "put-back", .activate = on_put_back_cb, .parameter_type = "ay" },
  { .name = "quit", .activate = on_quit_cb },
  { .name = "restart", .activate = on_restart_cb },
  { .name = "set-aside", .activate = on_set_aside_cb },
  { .name = "try-again", .activate = on_try_again_cb },
};

/* What the desktop's menu offers, here or in the program that runs already. */
static int
begin_with (GApplication *application, const char *action)
{
  g_autoptr (GError) error = NULL;

  if (!g_application_register (application, NULL, &error)) {
    g_printerr ("%s\n", error->message);
    return RH_COMMAND_FAILED;
  }
  g_action_group_activate_action (G_ACTION_GROUP (application), action, NULL);

  return g_application_get_is_remote (application) ? RH_COMMAND_DONE : -1;
}

static int
rh_application_handle_local_options (GApplication *application, GVariantDict *given)
{
  static const char *const begins[] = { "new-game", "continue" };
  RhApplication *self = RH_APPLICATION (application);
  int status;

  self->understood = TRUE;
  rh_commands_drop_separator (*self->arguments);
  status = rh_commands_check (given);
  if (status >= 0)
    return status;
  if (g_variant_dict_contains (given, "import")) {
    rh_daily_keeper_keep_now (self->path);
    return rh_import_command_run (self->path, (const char *const *) *self->arguments + 1);
  }

  status = rh_commands_run (given, (const char *const *) *self->arguments + 1, self->path);
  for (gsize i = 0; status < 0 && i < G_N_ELEMENTS (begins); i++) {
    if (g_variant_dict_contains (given, begins[i]))
      return begin_with (application, begins[i]);
  }
  if (status >= 0)
    return status;

  return G_APPLICATION_CLASS (rh_application_parent_class)->handle_local_options (application, given);
}

/* GLib takes the options off the arguments, and says in a line what it doesn't understand. */
static gboolean
rh_application_local_command_line (GApplication *application, char ***arguments, int *exit_status)
{
  RhApplication *self = RH_APPLICATION (application);
  gboolean done;

  *exit_status = rh_commands_check_words ((const char *const *) *arguments + 1);
  if (*exit_status >= 0)
    return TRUE;

  self->arguments = arguments;
  self->understood = FALSE;
  done = G_APPLICATION_CLASS (rh_application_parent_class)->local_command_line (application, arguments, exit_status);
  self->arguments = NULL;
  if (done && !self->understood && *exit_status != 0)
    *exit_status = RH_COMMAND_FAILED;

  return done;
}

/* Left to itself glibc finds out that such pieces come often, and keeps them: a tenth of what the program has in memory. */
static void
give_back_memory (void)
{
#ifdef __GLIBC__
  mallopt (M_MMAP_THRESHOLD, LARGE);
#endif
}

static void
rh_application_startup (GApplication *application)
{
  give_back_memory ();
  rh_resources_register ();
  G_APPLICATION_CLASS (rh_application_parent_class)->startup (application);
  rh_inspector_refuse ();

  g_action_map_add_action_entries (G_ACTION_MAP (application), actions, G_N_ELEMENTS (actions), application);
  for (gsize i = 0; i < G_N_ELEMENTS (accels); i++)
    gtk_application_set_accels_for_action (GTK_APPLICATION (application), accels[i].action, accels[i].accels);

  gtk_window_set_default_icon_name (RH_APP_ID);
}

static void
rh_application_activate (GApplication *application)
{
  RhApplication *self = RH_APPLICATION (application);

  if (self->window == NULL) {
    g_autofree char *show = rh_language_dup_show ();

    self->window = rh_window_new (GTK_APPLICATION (self));
    rh_tooltip_hold (GTK_WINDOW (self->window));
    g_object_add_weak_pointer (G_OBJECT (self->window), (gpointer *) &self->window);
    rh_window_set_path (self->window, self->path);
    open_store (self);
    if (show != NULL && self->store != NULL)
      rh_window_show_again (self->window, show);
  }

  gtk_window_present (GTK_WINDOW (self->window));
}

/* Where the store can't be opened, the window says that instead. */
static void
rh_application_open (GApplication *application, GFile **files, int n_files, const char *hint)
{
  RhApplication *self = RH_APPLICATION (application);

  g_application_activate (application);
  if (self->store != NULL)
    rh_window_open_files (self->window, files, (guint) n_files);
}

/* Or the program that starts anew would find the old one still there, and leave everything to it. */
static void
release_name (RhApplication *self)
{
  GDBusConnection *connection = g_application_get_dbus_connection (G_APPLICATION (self));
  g_autoptr (GVariant) released = NULL;

  if (connection != NULL)
    released = g_dbus_connection_call_sync (connection, "org.freedesktop.DBus", "/org/freedesktop/DBus",
                                            "org.freedesktop.DBus", "ReleaseName", g_variant_new ("(s)", RH_APP_ID),
                                            NULL, G_DBUS_CALL_FLAGS_NONE, -1, NULL, NULL);
}

/* Windows go before the store that they show. */
static void
rh_application_shutdown (GApplication *application)
{
  RhApplication *self = RH_APPLICATION (application);

  if (self->window != NULL)
    gtk_window_destroy (GTK_WINDOW (self->window));

  rh_copy_task_wait_for_all ();

  G_APPLICATION_CLASS (rh_application_parent_class)->shutdown (application);
  close_store (self);
  if (self->restart != NULL)
    release_name (self);
}

static void
rh_application_finalize (GObject *object)
{
  RhApplication *self = RH_APPLICATION (object);

  g_clear_weak_pointer (&self->window);
  close_store (self);
  g_clear_error (&self->problem);
  g_free (self->path);
  g_free (self->restart);

  G_OBJECT_CLASS (rh_application_parent_class)->finalize (object);
}

static void
rh_application_class_init (RhApplicationClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  object_class->finalize = rh_application_finalize;
  application_class->local_command_line = rh_application_local_command_line;
  application_class->handle_local_options = rh_application_handle_local_options;
  application_class->startup = rh_application_startup;
  application_class->activate = rh_application_activate;
  application_class->open = rh_application_open;
  application_class->shutdown = rh_application_shutdown;
}

/* The XDG Base Directory specification has a folder ignored that depends on where the program was started. */
static char *
dup_path (void)
{
  const char *data = g_get_user_data_dir ();
  g_autofree char *usual = g_build_filename (g_get_home_dir (), ".local", "share", NULL);

  return g_build_filename (g_path_is_absolute (data) ? data : usual, RH_DATA_FOLDER, "railhead.db", NULL);
}

static void
rh_application_init (RhApplication *self)
{
  self->path = dup_path ();

  rh_commands_add (G_APPLICATION (self));
}

/**
 * rh_application_new:
 *
 * Returns: (transfer full): the application; the store is opened when it is activated
 */
RhApplication *
rh_application_new (void)
{
  return g_object_new (RH_TYPE_APPLICATION,
                       "application-id", RH_APP_ID,
                       "flags", G_APPLICATION_HANDLES_OPEN,
                       "resource-base-path", "/io/github/railhead/Railhead",
                       NULL);
}

/**
 * rh_application_dup_restart:
 * @self: an application that has run
 *
 * Returns: (transfer full) (nullable): where the program is to start anew, the
 *   action that shows again what was on the screen, which may be empty; %NULL elsewhere
 */
char *
rh_application_dup_restart (RhApplication *self)
{
  g_return_val_if_fail (RH_IS_APPLICATION (self), NULL);

  return g_strdup (self->restart);
}
