/* SPDX-License-Identifier: GPL-3.0-or-later
 * Files are dragged from another program's window onto ours, by the pointer, as from a file manager: they come by whatever way
 * the toolkit has them come.
 *
 *   test-window-drop drag URI...
 *
 * is that other program. */

#include "config.h"

#include "rh-window.h"

#include "rh-record-page.h"

#include "ui-screen.h"
#include "window-table.h"

#include <glib/gstdio.h>
#include <string.h>

#define RECORD "railhead 1\ngame cape-to-cairo\nseat red Anna\nseat blue Bram\nreveal s2/7 s3/3\n"

/* Where the other window is, in the corner of the screen, and a place in each. */
#define AWAY "1120", "860"
#define FROM "1170", "910"
#define TO "300", "300"
#define TO_FURTHER "310", "310"

/* As often a hand tries. */
#define TRIES 20

/* Shows a window full of files, until it's killed. */
static void
offer (char **uris)
{
  g_autofree char *text = g_strjoinv ("\r\n", uris);
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GdkContentProvider) content = gdk_content_provider_new_for_bytes ("text/uri-list", bytes);
  GtkDragSource *source = gtk_drag_source_new ();
  GtkWidget *window;

  gtk_init ();
  window = gtk_window_new ();
  gtk_window_set_title (GTK_WINDOW (window), "Files");
  gtk_window_set_default_size (GTK_WINDOW (window), 100, 100);
  gtk_drag_source_set_content (source, content);
  gtk_widget_add_controller (window, GTK_EVENT_CONTROLLER (source));
  gtk_window_present (GTK_WINDOW (window));
  for (;;)
    g_main_context_iteration (NULL, TRUE);
}

static void
on_exited_cb (GObject *tool, GAsyncResult *result, gpointer done)
{
  *(gboolean *) done = g_subprocess_wait_finish (G_SUBPROCESS (tool), result, NULL);
}

static gboolean
is_set (gpointer data)
{
  return *(gboolean *) data;
}

/* The program runs meanwhile. */
static void
run_tool (const char *const *words)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) tool = g_subprocess_newv (words, G_SUBPROCESS_FLAGS_STDOUT_SILENCE, &error);
  gboolean done = FALSE;

  g_assert_no_error (error);
  g_subprocess_wait_async (tool, NULL, on_exited_cb, &done);
  ui_screen_wait (is_set, &done);
}

#define RUN(...) run_tool ((const char *const[]) { "xdotool", __VA_ARGS__, NULL })

static gboolean
is_over_it (RhWindow *window)
{
  return (gtk_widget_get_state_flags (GTK_WIDGET (window)) & GTK_STATE_FLAG_DROP_ACTIVE) != 0;
}

static gboolean
is_looked_at (RhWindow *window)
{
  return RH_IS_RECORD_PAGE (rh_window_get_page (window));
}

/* For a while: a hand that was too fast begins again, and is slower. */
static gboolean
see (gboolean (*condition) (RhWindow *window), RhWindow *window)
{
  gint64 end = g_get_monotonic_time () + G_USEC_PER_SEC;

  while (!condition (window) && g_get_monotonic_time () < end) {
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (1000);
  }

  return condition (window);
}

static void
drag (RhWindow *window)
{
  for (guint i = 0; i < TRIES && !is_looked_at (window); i++) {
    g_autofree char *pause = g_strdup_printf ("0.%02u", i * 5);

    RUN ("mousemove", FROM, "mousedown", "1", "sleep", pause, "mousemove_relative", "15", "15", "sleep", pause,
         "mousemove_relative", "15", "15", "sleep", pause);
    RUN ("mousemove", TO, "sleep", pause, "mousemove", TO_FURTHER);
    if (!see (is_over_it, window))
      g_test_message ("nothing came over the window");
    RUN ("mouseup", "1");
    see (is_looked_at, window);
  }
}

/* It's looked at, as one that is opened. */
static void
test_drag (WindowTable *shell, gconstpointer program)
{
  g_autofree char *path = g_build_filename (shell->table->folder, "a record.railhead", NULL);
  g_autofree char *uri = g_filename_to_uri (path, NULL, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) other = NULL;
  g_autoptr (GSubprocess) manager = NULL;

  /* Without a window manager GTK 4.24 lets nothing come over a window. */
  if (gtk_get_minor_version () > 8) {
    manager = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_SILENCE | G_SUBPROCESS_FLAGS_STDERR_SILENCE, &error, "openbox", NULL);
    g_assert_no_error (error);
  }
  g_assert_true (g_file_set_contents (path, RECORD, -1, &error));
  other = g_subprocess_new (G_SUBPROCESS_FLAGS_NONE, &error, (const char *) program, "drag", uri, NULL);
  g_assert_no_error (error);
  RUN ("search", "--sync", "--onlyvisible", "--name", "^Files$", "windowmove", AWAY);
  RUN ("search", "--sync", "--onlyvisible", "--name", "^Railhead$", "windowmove", "0", "0");
  drag (shell->window);
  g_assert_true (is_looked_at (shell->window));
  g_assert_nonnull (ui_screen_find_words (rh_window_get_page (shell->window), "Anna"));
  store_table_assert_good (shell->store, 0);

  g_subprocess_force_exit (other);
  g_subprocess_wait (other, NULL, NULL);
  if (manager != NULL) {
    g_subprocess_force_exit (manager);
    g_subprocess_wait (manager, NULL, NULL);
  }
  g_remove (path);
}

int
main (int argc, char **argv)
{
  if (argc > 2 && strcmp (argv[1], "drag") == 0)
    offer (argv + 2);

  window_table_init (&argc, &argv);
  g_test_add ("/window-drop/drag", WindowTable, argv[0], window_table_set_up_shown, test_drag, window_table_tear_down);

  return window_table_run ();
}
