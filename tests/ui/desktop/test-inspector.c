/* SPDX-License-Identifier: GPL-3.0-or-later
 * Somebody tries to open the inspector, by keys and by the environment: no window does, unless in a
 * development version. */

#include "config.h"

#include "rh-inspector.h"

#include "rh-preferences-window.h"
#include "rh-public-window.h"
#include "rh-window.h"

#include "ui-screen.h"

/* What prints keys goes, what only chooses how to draw stays. */
static void
test_filter (void)
{
  static const char *const said[][2] = {
    { "events", "" },
    { "gl-disable", "gl-disable" },
    { "gl-disable,events:input;vulkan-disable", "gl-disable,vulkan-disable" },
    { "all", "" },
    { "", "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (said); i++) {
    g_autofree char *left = rh_inspector_filter (said[i][0]);

    g_assert_cmpstr (left, ==, said[i][1]);
  }
}

/* As main() does it, before there is anything. */
static void
test_environment (void)
{
  if (!g_test_subprocess ()) {
    g_test_trap_subprocess (NULL, 0, 0);
    g_test_trap_assert_passed ();
    return;
  }

  g_setenv ("GTK_DEBUG", "interactive", TRUE);
  g_setenv ("GDK_DEBUG", "gl-disable,events", TRUE);
  g_setenv ("WAYLAND_DEBUG", "1", TRUE);
  rh_inspector_begin ();
  g_assert_cmpstr (g_getenv ("GTK_DEBUG"), ==, RH_DEVELOPMENT ? "interactive" : NULL);
  g_assert_cmpstr (g_getenv ("GDK_DEBUG"), ==, RH_DEVELOPMENT ? "gl-disable,events" : "gl-disable");
  g_assert_cmpstr (g_getenv ("WAYLAND_DEBUG"), ==, RH_DEVELOPMENT ? "1" : NULL);
}

static guint
assert_refused (GType type, gpointer refuses)
{
  g_autoptr (GTypeClass) klass = g_type_class_ref (type);
  g_autofree GType *children = g_type_children (type, NULL);
  guint n = 1;

  g_assert_true (((GtkWindowClass *) klass)->enable_debugging == refuses);
  for (guint i = 0; children[i] != 0; i++)
    n += assert_refused (children[i], refuses);

  return n;
}

/* Windows of ours, of GTK and of libadwaita. */
static void
ensure_types (void)
{
  g_type_ensure (RH_TYPE_WINDOW);
  g_type_ensure (RH_TYPE_PUBLIC_WINDOW);
  g_type_ensure (RH_TYPE_PREFERENCES_WINDOW);
  g_type_ensure (ADW_TYPE_ABOUT_WINDOW);
  g_type_ensure (ADW_TYPE_MESSAGE_DIALOG);
  g_type_ensure (GTK_TYPE_SHORTCUTS_WINDOW);
  g_type_ensure (GTK_TYPE_FILE_CHOOSER_DIALOG);
}

/* The keys emit a signal, whose default is the class's function: no class has GTK's own any more. */
static void
test_windows (void)
{
  g_autoptr (GTypeClass) early = g_type_class_ref (ADW_TYPE_ABOUT_WINDOW);
  GtkWidget *window;
  gboolean opened = TRUE;

  if (RH_DEVELOPMENT) {
    g_test_skip ("a development version keeps the inspector");
    return;
  }

  rh_inspector_refuse ();
  ensure_types ();
  g_assert_cmpuint (assert_refused (GTK_TYPE_WINDOW, ((GtkWindowClass *) early)->enable_debugging), >, 8);

  window = adw_window_new ();
  g_signal_emit_by_name (window, "enable-debugging", FALSE, &opened);
  g_assert_false (opened);
  g_assert_cmpuint (g_list_model_get_n_items (gtk_window_get_toplevels ()), ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  ui_screen_init (&argc, &argv);
  g_test_add_func ("/inspector/filter", test_filter);
  g_test_add_func ("/inspector/environment", test_environment);
  g_test_add_func ("/inspector/windows", test_windows);

  return g_test_run ();
}
