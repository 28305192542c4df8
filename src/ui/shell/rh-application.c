/* SPDX-License-Identifier: GPL-3.0-or-later
 * The application: one store, one window. */

#include "config.h"

#include "rh-application.h"

#include "rh-aside-text.h"
#include "rh-error-dialog.h"
#include "rh-import-command.h"
#include "rh-inspector.h"
#include "rh-language.h"
#include "rh-preferences-window.h"
#include "rh-resources.h"
#include "rh-store.h"
#include "rh-verify.h"
#include "rh-window.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

struct _RhApplication {
  AdwApplication parent_instance;

  /* Owned */
  RhStore *store;
  GError  *problem; /* why there is no store */
  char    *path;
  char    *restart; /* what to show then; NULL unless the program is to start anew */

  /* Borrowed */
  RhWindow *window;
  char   ***arguments; /* while they are looked at */
};

G_DEFINE_FINAL_TYPE (RhApplication, rh_application, ADW_TYPE_APPLICATION)

static const GOptionEntry options[] = {
  { "version", 'v', 0, G_OPTION_ARG_NONE, NULL, N_("Print the version and exit"), NULL },
  { "verify", 0, 0, G_OPTION_ARG_NONE, NULL, N_("Check the database, print what is found and exit"), NULL },
  { "import", 0, 0, G_OPTION_ARG_NONE, NULL, N_("Import the games of the files, print what came in and exit"), NULL },
  { NULL }
};

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
}

static void
on_try_again_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RhApplication *self = data;

  if (self->window != NULL && self->store == NULL)
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

  if (self->window == NULL || self->store != NULL)
    return;

  before = g_steal_pointer (&self->problem);
  open_store (self);
  if (self->store != NULL || !g_error_matches (self->problem, before->domain, before->code) ||
      !rh_store_can_set_aside (before))
    return;

  folder = rh_store_set_aside (self->path, before, &error);
  if (folder == NULL) {
    rh_error_dialog_show (GTK_WIDGET (self->window), _("The Files Could Not Be Set Aside"), error);
    return;
  }

  told = rh_aside_text_told (before, folder);
  rh_window_tell (self->window, told);
  open_store (self);
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

  if (self->window != NULL && rh_window_has_sealed_bids (self->window))
    rh_preferences_window_warn (RH_PREFERENCES_WINDOW (preferences));
  gtk_window_present (GTK_WINDOW (preferences));
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
  { .name = "preferences", .activate = on_preferences_cb },
  { .name = "quit", .activate = on_quit_cb },
  { .name = "restart", .activate = on_restart_cb },
  { .name = "set-aside", .activate = on_set_aside_cb },
  { .name = "try-again", .activate = on_try_again_cb },
};

static int
rh_application_handle_local_options (GApplication *application, GVariantDict *given)
{
  RhApplication *self = RH_APPLICATION (application);

  if (g_variant_dict_contains (given, "version")) {
    g_print ("Railhead %s\n", RH_VERSION);
    return 0;
  }

  if (g_variant_dict_contains (given, "verify"))
    return rh_verify_run (self->path);

  if (g_variant_dict_contains (given, "import"))
    return rh_import_command_run (self->path, (const char *const *) *self->arguments + 1);

  return G_APPLICATION_CLASS (rh_application_parent_class)->handle_local_options (application, given);
}

/* GLib takes the options off the arguments. */
static gboolean
rh_application_local_command_line (GApplication *application, char ***arguments, int *exit_status)
{
  RhApplication *self = RH_APPLICATION (application);
  gboolean done;

  self->arguments = arguments;
  done = G_APPLICATION_CLASS (rh_application_parent_class)->local_command_line (application, arguments, exit_status);
  self->arguments = NULL;

  return done;
}

static void
rh_application_startup (GApplication *application)
{
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
    g_object_add_weak_pointer (G_OBJECT (self->window), (gpointer *) &self->window);
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

  G_APPLICATION_CLASS (rh_application_parent_class)->shutdown (application);
  g_clear_pointer (&self->store, rh_store_close);
  if (self->restart != NULL)
    release_name (self);
}

static void
rh_application_finalize (GObject *object)
{
  RhApplication *self = RH_APPLICATION (object);

  g_clear_weak_pointer (&self->window);
  g_clear_pointer (&self->store, rh_store_close);
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

  g_application_add_main_option_entries (G_APPLICATION (self), options);
  /* Translators: what can follow the program’s name on a command line: records to open */
  g_application_set_option_context_parameter_string (G_APPLICATION (self), _("[FILE…]"));
  g_application_set_option_context_summary (G_APPLICATION (self),
                                            _("Keeps track of railway games at the table."));
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
