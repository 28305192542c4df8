/* SPDX-License-Identifier: GPL-3.0-or-later
 * The program starts: on a new machine it makes the database and greets; where
 * the file is no database it says so, leaves it alone, and goes on by Try
 * Again once the file is out of the way; or it moves the file out of the way
 * itself, when it is told to, and says where it is then. */

#include "config.h"

#include "rh-application.h"

#include "rh-failure-page.h"
#include "rh-home-page.h"
#include "rh-record-page.h"
#include "rh-resources.h"
#include "rh-window.h"

#include "ui-screen.h"

#include <fcntl.h>
#include <glib-unix.h>
#include <glib/gstdio.h>
#include <sys/wait.h>
#include <unistd.h>

#define SHOPPING "bread, milk"

static char *
get_path (void)
{
  return g_build_filename (g_get_user_data_dir (), RH_DATA_FOLDER, "railhead.db", NULL);
}

static GtkWidget *
get_page (GApplication *application)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (application));

  g_assert_true (RH_IS_WINDOW (window));

  return rh_window_get_page (RH_WINDOW (window));
}

/* Starts the program, looks at it and quits it. */
static void
run (GCallback look, const char *file)
{
  char *arguments[] = { (char *) "railhead", (char *) file, NULL };
  g_autoptr (RhApplication) application = rh_application_new ();

  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_HANDLES_OPEN | G_APPLICATION_NON_UNIQUE);
  g_signal_connect_after (application, "activate", look, NULL);
  g_assert_cmpint (g_application_run (G_APPLICATION (application), file != NULL ? 2 : 1, arguments), ==, 0);
}

/* Whether the window of shortcuts lists a key. */
static gboolean
is_listed (GtkBuilder *builder, const char *accel)
{
  g_autoptr (GSList) objects = gtk_builder_get_objects (builder);
  GdkModifierType wanted_modifiers;
  guint wanted;

  g_assert_true (gtk_accelerator_parse (accel, &wanted, &wanted_modifiers));
  for (GSList *item = objects; item != NULL; item = item->next) {
    g_autofree char *listed = NULL;
    GdkModifierType modifiers;
    guint key;

    if (!GTK_IS_SHORTCUTS_SHORTCUT (item->data))
      continue;
    g_object_get (item->data, "accelerator", &listed, NULL);
    if (gtk_accelerator_parse (listed, &key, &modifiers) && key == wanted && modifiers == wanted_modifiers)
      return TRUE;
  }

  return FALSE;
}

/* Every key of the application stands there, the one for the rules too. */
static void
look_shortcuts_cb (GApplication *application)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (RH_RESOURCE_PATH "rh-shortcuts.ui");
  GtkWindow *shortcuts = GTK_WINDOW (gtk_builder_get_object (builder, "shortcuts"));
  g_auto (GStrv) actions = gtk_application_list_action_descriptions (GTK_APPLICATION (application));
  g_auto (GStrv) rules = gtk_application_get_accels_for_action (GTK_APPLICATION (application), "win.rules");

  g_assert_cmpstr (rules[0], ==, "F1");
  for (guint i = 0; actions[i] != NULL; i++) {
    g_auto (GStrv) accels = gtk_application_get_accels_for_action (GTK_APPLICATION (application), actions[i]);

    for (guint j = 0; accels[j] != NULL; j++)
      g_assert_true (is_listed (builder, accels[j]));
  }
  gtk_window_destroy (shortcuts);
  g_action_group_activate_action (G_ACTION_GROUP (application), "quit", NULL);
}

static void
test_shortcuts (void)
{
  run (G_CALLBACK (look_shortcuts_cb), NULL);
}

static void
look_new_cb (GApplication *application)
{
  g_autofree char *path = get_path ();

  g_assert_true (RH_IS_HOME_PAGE (get_page (application)));
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  g_action_group_activate_action (G_ACTION_GROUP (application), "quit", NULL);
}

static void
test_new (void)
{
  run (G_CALLBACK (look_new_cb), NULL);
}

/* A shopping list where the database should be. */
static void
put_shopping (void)
{
  g_autofree char *path = get_path ();
  g_autofree char *folder = g_path_get_dirname (path);

  g_mkdir_with_parents (folder, 0700);
  g_assert_true (g_file_set_contents (path, SHOPPING, -1, NULL));
}

static void
look_damaged_cb (GApplication *application)
{
  g_autofree char *path = get_path ();
  g_autofree char *kept = NULL;

  g_assert_true (RH_IS_FAILURE_PAGE (get_page (application)));
  g_action_group_activate_action (G_ACTION_GROUP (application), "try-again", NULL);
  g_assert_true (RH_IS_FAILURE_PAGE (get_page (application)));
  g_file_get_contents (path, &kept, NULL, NULL);
  g_assert_cmpstr (kept, ==, SHOPPING);

  g_assert_cmpint (g_remove (path), ==, 0);
  g_action_group_activate_action (G_ACTION_GROUP (application), "try-again", NULL);
  g_assert_true (RH_IS_HOME_PAGE (get_page (application)));
  g_action_group_activate_action (G_ACTION_GROUP (application), "quit", NULL);
}

static void
test_damaged (void)
{
  put_shopping ();
  run (G_CALLBACK (look_damaged_cb), NULL);
}

/* The folder in which something was set aside; NULL for none. */
static char *
find_aside (void)
{
  g_autofree char *path = get_path ();
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL) {
    if (g_str_has_prefix (name, "set-aside-"))
      return g_build_filename (folder, name, NULL);
  }

  return NULL;
}

static void
set_aside (GtkWidget *page)
{
  ui_screen_click (page, "Set Aside and Start Over");
}

/* Nothing was deleted, Home says where it is, and goes on saying so until that is closed. */
static void
look_aside_cb (GApplication *application)
{
  g_autofree char *aside = NULL;
  g_autofree char *list = NULL;
  g_autofree char *kept = NULL;
  g_autofree char *told = NULL;

  ui_screen_settle (get_page (application));
  g_assert_true (gtk_widget_has_css_class (ui_screen_find (get_page (application), GTK_TYPE_BUTTON, "Try Again"),
                                           "suggested-action"));
  g_assert_false (gtk_widget_has_css_class (
    ui_screen_find (get_page (application), GTK_TYPE_BUTTON, "Set Aside and Start Over"), "suggested-action"));
  set_aside (get_page (application));
  g_assert_true (RH_IS_HOME_PAGE (get_page (application)));
  aside = find_aside ();
  list = g_build_filename (aside, "railhead.db", NULL);
  g_assert_true (g_file_get_contents (list, &kept, NULL, NULL));
  g_assert_cmpstr (kept, ==, SHOPPING);

  told = g_strdup_printf ("The damaged game database was moved to the folder “%s”. Nothing was deleted. "
                          "New games are kept in a new one.",
                          aside);
  gtk_widget_activate_action (get_page (application), "win.history", NULL);
  gtk_widget_activate_action (get_page (application), "win.home", NULL);
  g_assert_true (gtk_label_get_selectable (GTK_LABEL (ui_screen_find (get_page (application), GTK_TYPE_LABEL, told))));
  ui_screen_click (get_page (application), "Hide This Message");
  g_assert_null (ui_screen_look_for (get_page (application), GTK_TYPE_LABEL, told));

  g_assert_cmpint (g_remove (list), ==, 0);
  g_assert_cmpint (g_rmdir (aside), ==, 0);
  g_action_group_activate_action (G_ACTION_GROUP (application), "quit", NULL);
}

static void
test_aside (void)
{
  put_shopping ();
  run (G_CALLBACK (look_aside_cb), NULL);
}

/* Something that was put in its place meanwhile isn't moved away. */
static void
look_mended_cb (GApplication *application)
{
  g_autofree char *path = get_path ();
  g_autofree char *aside = NULL;

  ui_screen_settle (get_page (application));
  g_assert_true (RH_IS_FAILURE_PAGE (get_page (application)));
  g_assert_cmpint (g_remove (path), ==, 0);
  set_aside (get_page (application));
  g_assert_true (RH_IS_HOME_PAGE (get_page (application)));
  aside = find_aside ();
  g_assert_null (aside);
  g_action_group_activate_action (G_ACTION_GROUP (application), "quit", NULL);
}

static void
test_mended (void)
{
  put_shopping ();
  run (G_CALLBACK (look_mended_cb), NULL);
}

/* Another program that has the file open, as SQLite does. */
static GPid
hold (int *end)
{
  struct flock lock = { .l_type = F_RDLCK, .l_whence = SEEK_SET, .l_start = 0x40000002, .l_len = 510 };
  g_autofree char *path = get_path ();
  int ends[2], ready[2];
  char byte = 0;
  GPid child;

  g_assert_true (g_unix_open_pipe (ends, FD_CLOEXEC, NULL) && g_unix_open_pipe (ready, FD_CLOEXEC, NULL));
  child = fork ();
  if (child == 0) {
    close (ends[1]);
    byte = fcntl (g_open (path, O_RDWR | O_CLOEXEC, 0), F_SETLK, &lock) == 0;
    _exit (write (ready[1], &byte, 1) == 1 && read (ends[0], &byte, 1) == 0 ? 0 : 1);
  }
  close (ends[0]);
  g_assert_cmpint (read (ready[0], &byte, 1), ==, 1);
  g_assert_cmpint (byte, ==, 1);
  close (ready[0]);
  close (ready[1]);
  *end = ends[1];

  return child;
}

/* It can't be moved: that is said, and the page stays. */
static void
look_held_cb (GApplication *application)
{
  int end, status;
  GPid child = hold (&end);
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (application));
  GtkWidget *dialog = NULL;
  g_autofree char *aside = NULL;
  g_autoptr (GList) windows = NULL;

  ui_screen_settle (get_page (application));
  set_aside (get_page (application));
  g_assert_true (RH_IS_FAILURE_PAGE (rh_window_get_page (RH_WINDOW (window))));
  windows = gtk_window_list_toplevels ();
  for (GList *item = windows; item != NULL; item = item->next) {
    if (ADW_IS_MESSAGE_DIALOG (item->data))
      dialog = item->data;
  }
  g_assert_nonnull (dialog);
  g_assert_cmpstr (adw_message_dialog_get_heading (ADW_MESSAGE_DIALOG (dialog)), ==, "The Files Could Not Be Set Aside");
  gtk_window_destroy (GTK_WINDOW (dialog));
  aside = find_aside ();
  g_assert_null (aside);

  close (end);
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_action_group_activate_action (G_ACTION_GROUP (application), "quit", NULL);
}

static void
test_held (void)
{
  g_autofree char *path = get_path ();

  put_shopping ();
  run (G_CALLBACK (look_held_cb), NULL);
  g_assert_cmpint (g_remove (path), ==, 0);
}

static gboolean
is_record (gpointer application)
{
  return RH_IS_RECORD_PAGE (get_page (application));
}

/* Called before the file is opened, but with the window there. */
static gboolean
look_record_cb (gpointer application)
{
  ui_screen_wait (is_record, application);
  g_action_group_activate_action (G_ACTION_GROUP (application), "quit", NULL);

  return G_SOURCE_REMOVE;
}

static void
on_record_activate_cb (GApplication *application)
{
  g_idle_add (look_record_cb, application);
}

/* A record named on the command line is opened in the window. */
static void
test_record (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "cape-three-players.railhead", NULL);

  run (G_CALLBACK (on_record_activate_cb), path);
}

int
main (int argc, char **argv)
{
  ui_screen_init (&argc, &argv);

  g_test_add_func ("/application/damaged", test_damaged);
  g_test_add_func ("/application/aside", test_aside);
  g_test_add_func ("/application/mended", test_mended);
  g_test_add_func ("/application/held", test_held);
  g_test_add_func ("/application/new", test_new);
  g_test_add_func ("/application/shortcuts", test_shortcuts);

  g_test_add_func ("/application/record", test_record);

  return g_test_run ();
}
