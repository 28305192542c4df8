/* SPDX-License-Identifier: GPL-3.0-or-later
 * Files are dragged from another program's window onto ours, by the pointer, as from a file manager: they come by whatever way
 * the toolkit has them come, also from a portal, as into a sandbox, where what the other program calls them isn't there.
 *
 *   test-window-drop drag TYPE TEXT [TYPE TEXT]...
 *
 * is that other program, and the portal, which knows one file,
 *
 *   test-window-drop portal */

#include "config.h"

#include "rh-window.h"

#include "rh-record-page.h"

#include "ui-screen.h"
#include "window-table.h"

#include <glib/gstdio.h>
#include <string.h>

#define URIS "text/uri-list"
#define TRANSFER "application/vnd.portal.filetransfer"

#define PORTAL "org.freedesktop.portal.Documents"
#define PORTAL_PATH "/org/freedesktop/portal/documents"
#define KEY "1234"
#define NAME "a record.railhead"

#define RECORD "railhead 1\ngame cape-to-cairo\nseat red Anna\nseat blue Bram\nreveal s2/7 s3/3\n"

/* Where the other window is, in the corner of the screen, and a place in each. */
#define AWAY "1120", "860"
#define FROM "1170", "910"
#define TO "300", "300"
#define TO_FURTHER "310", "310"

/* As often a hand tries. */
#define TRIES 20

/* Shows a window full of something, until it's killed. */
static void
offer (char **words)
{
  GdkContentProvider *contents[2];
  gsize n = 0;
  GtkDragSource *source = gtk_drag_source_new ();
  GtkWidget *window;

  for (; n < G_N_ELEMENTS (contents) && words[2 * n] != NULL; n++) {
    g_autoptr (GBytes) bytes = g_bytes_new (words[2 * n + 1], strlen (words[2 * n + 1]));

    contents[n] = gdk_content_provider_new_for_bytes (words[2 * n], bytes);
  }
  gtk_init ();
  window = gtk_window_new ();
  gtk_window_set_title (GTK_WINDOW (window), "Files");
  gtk_window_set_default_size (GTK_WINDOW (window), 100, 100);
  gtk_drag_source_set_content (source, gdk_content_provider_new_union (contents, n));
  gtk_widget_add_controller (window, GTK_EVENT_CONTROLLER (source));
  gtk_window_present (GTK_WINDOW (window));
  for (;;)
    g_main_context_iteration (NULL, TRUE);
}

/* Where the portal has the file; it comes and goes with the tests. */
static char *
dup_shared (void)
{
  return g_build_filename (g_get_user_runtime_dir (), "doc", NAME, NULL);
}

static void
on_called_cb (GDBusConnection       *bus,
              const char            *sender,
              const char            *path,
              const char            *interface,
              const char            *method,
              GVariant              *words,
              GDBusMethodInvocation *call,
              gpointer               data)
{
  g_autofree char *shared = dup_shared ();
  const char *const files[] = { shared, NULL };
  const char *key;

  g_variant_get_child (words, 0, "&s", &key);
  g_assert_cmpstr (key, ==, KEY);
  g_dbus_method_invocation_return_value (call, g_variant_new ("(^as)", files));
}

static void
on_named_cb (GDBusConnection *bus, const char *name, gpointer data)
{
  g_print ("named\n");
}

/* Gives out the file, until it's killed. */
static void
serve (void)
{
  static const GDBusInterfaceVTable table = { .method_call = on_called_cb };
  g_autoptr (GDBusNodeInfo) node =
    g_dbus_node_info_new_for_xml ("<node><interface name='org.freedesktop.portal.FileTransfer'><method name='RetrieveFiles'>"
                                  "<arg type='s' direction='in'/><arg type='a{sv}' direction='in'/>"
                                  "<arg type='as' direction='out'/></method></interface></node>", NULL);
  g_autoptr (GDBusConnection) bus = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, NULL);

  g_assert_cmpuint (g_dbus_connection_register_object (bus, PORTAL_PATH, node->interfaces[0], &table, NULL, NULL, NULL), >, 0);
  g_bus_own_name_on_connection (bus, PORTAL, G_BUS_NAME_OWNER_FLAGS_NONE, on_named_cb, NULL, NULL, NULL);
  for (;;)
    g_main_context_iteration (NULL, TRUE);
}

/* It's there before the toolkit looks for it. */
static GSubprocess *
start_portal (const char *program)
{
  g_autoptr (GError) error = NULL;
  GSubprocess *portal = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error, program, "portal", NULL);
  char said[6];

  g_assert_no_error (error);
  g_assert_true (g_input_stream_read_all (g_subprocess_get_stdout_pipe (portal), said, sizeof said, NULL, NULL, NULL));
  g_assert_true (memcmp (said, "named\n", sizeof said) == 0);

  return portal;
}

static void
stop (GSubprocess *other)
{
  g_subprocess_force_exit (other);
  g_subprocess_wait (other, NULL, NULL);
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

/* A record is there, at @path; what is offered of it, of the types, is looked at once it's dropped, as one that is opened. */
static void
drop (WindowTable *shell, const char *path, const char *const *words)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) other = NULL;
  g_autoptr (GSubprocess) manager = NULL;

  /* Without a window manager GTK 4.24 lets nothing come over a window. */
  if (gtk_get_minor_version () > 8) {
    manager = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_SILENCE | G_SUBPROCESS_FLAGS_STDERR_SILENCE, &error, "openbox", NULL);
    g_assert_no_error (error);
  }
  g_assert_true (g_file_set_contents (path, RECORD, -1, &error));
  other = g_subprocess_newv (words, G_SUBPROCESS_FLAGS_NONE, &error);
  g_assert_no_error (error);
  RUN ("search", "--sync", "--onlyvisible", "--name", "^Files$", "windowmove", AWAY);
  RUN ("search", "--sync", "--onlyvisible", "--name", "^Railhead$", "windowmove", "0", "0");
  drag (shell->window);
  g_assert_true (is_looked_at (shell->window));
  g_assert_nonnull (ui_screen_find_words (rh_window_get_page (shell->window), "Anna"));
  store_table_assert_good (shell->store, 0);

  stop (other);
  if (manager != NULL)
    stop (manager);
  g_remove (path);
}

static void
test_drag (WindowTable *shell, gconstpointer program)
{
  g_autofree char *path = g_build_filename (shell->table->folder, NAME, NULL);
  g_autofree char *uri = g_filename_to_uri (path, NULL, NULL);
  const char *const words[] = { program, "drag", URIS, uri, NULL };

  drop (shell, path, words);
}

/* Of a sanitizer, if there is one. */
extern void __lsan_disable (void) __attribute__ ((weak));
extern void __lsan_enable (void) __attribute__ ((weak));

/* What a file manager outside of a sandbox offers: of a file that isn't there in it, where the portal has it. */
static void
test_portal (WindowTable *shell, gconstpointer program)
{
  g_autofree char *path = dup_shared ();
  g_autofree char *folder = g_path_get_dirname (path);
  const char *const words[] = { program, "drag", URIS, "file:///nowhere/a%20record.railhead", TRANSFER, KEY, NULL };
  g_autoptr (GdkContentFormats) formats =
    gdk_content_formats_union_deserialize_mime_types (gdk_content_formats_new_for_gtype (GDK_TYPE_FILE_LIST));

  if (!gdk_content_formats_contain_mime_type (formats, TRANSFER)) {
    g_test_skip ("this GTK doesn't ask a portal here");
    return;
  }

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  /* GTK leaves behind what the portal answers. */
  if (__lsan_disable != NULL)
    __lsan_disable ();
  drop (shell, path, words);
  if (__lsan_enable != NULL)
    __lsan_enable ();
  g_rmdir (folder);
}

int
main (int argc, char **argv)
{
  g_autoptr (GSubprocess) portal = NULL;
  int result;

  if (argc > 3 && strcmp (argv[1], "drag") == 0)
    offer (argv + 2);
  if (argc > 1 && strcmp (argv[1], "portal") == 0)
    serve ();

  portal = start_portal (argv[0]);
  window_table_init (&argc, &argv);
  g_test_add ("/window-drop/drag", WindowTable, argv[0], window_table_set_up_shown, test_drag, window_table_tear_down);
  g_test_add ("/window-drop/portal", WindowTable, argv[0], window_table_set_up_shown, test_portal, window_table_tear_down);
  result = window_table_run ();
  stop (portal);

  return result;
}
