/* SPDX-License-Identifier: GPL-3.0-or-later
 * No inspector, and no trace of keys, in a released program.
 *
 * GTK's inspector records each key, in any window, and shows it to the next
 * who looks. It opens by keys, and by the environment, which also makes
 * libraries print keys. A development version keeps all of it. */

#include "config.h"

#include "rh-inspector.h"

/* What makes GTK, the library of Wayland or a profiler show what is typed. */
static const char *const traces[] = {
  "GTK_DEBUG",
  "GSK_DEBUG",
  "GTK_INSPECTOR_DISPLAY",
  "GTK_INSPECTOR_RENDERER",
  "WAYLAND_DEBUG",
  "SYSPROF_CONTROL_FD",
  "SYSPROF_TRACE_FD",
};

/* What GDK_DEBUG may still say: how to draw, which some drivers need. The rest prints, and "events" prints keys. */
static const char *const drawing[] = {
  "gl-disable",
  "gl-gles",
  "gl-legacy",
  "gl-no-fractional",
  "gl-prefer-gl",
  "no-portals",
  "portals",
  "vulkan-disable",
  NULL,
};

/**
 * rh_inspector_filter:
 * @debug: what GDK_DEBUG says
 *
 * Leaves out what traces what is typed.
 *
 * Returns: (transfer full): the words of it that only choose how to draw
 */
char *
rh_inspector_filter (const char *debug)
{
  g_auto (GStrv) words = g_strsplit_set (debug, ":;, \t", -1);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) left = NULL;

  for (guint i = 0; words[i] != NULL; i++) {
    if (g_strv_contains (drawing, words[i]))
      g_strv_builder_add (builder, words[i]);
  }
  left = g_strv_builder_end (builder);

  return g_strjoinv (",", left);
}

/**
 * rh_inspector_begin:
 *
 * Takes out of the environment what opens the inspector or traces what is
 * typed. To be called before there is a thread, and before any library of the
 * interface comes up.
 */
void
rh_inspector_begin (void)
{
  const char *debug = g_getenv ("GDK_DEBUG");
  g_autofree char *left = NULL;

  if (RH_DEVELOPMENT)
    return;

  for (guint i = 0; i < G_N_ELEMENTS (traces); i++)
    g_unsetenv (traces[i]);

  if (debug != NULL) {
    left = rh_inspector_filter (debug);
    g_setenv ("GDK_DEBUG", left, TRUE);
  }
}

static gboolean
refuse (GtkWindow *window, gboolean toggle)
{
  return FALSE;
}

/* A class takes its parent's functions over when it comes up, so one that is up already is told by itself. */
static void
refuse_for (GType type)
{
  GtkWindowClass *klass = g_type_class_peek (type);
  g_autofree GType *children = g_type_children (type, NULL);

  if (klass != NULL)
    klass->enable_debugging = refuse;
  for (guint i = 0; children[i] != 0; i++)
    refuse_for (children[i]);
}

/**
 * rh_inspector_refuse:
 *
 * Has no window open the inspector when its keys are pressed, be it ours or a
 * library's. To be called once GTK is up.
 */
void
rh_inspector_refuse (void)
{
  if (RH_DEVELOPMENT)
    return;

  g_type_class_ref (GTK_TYPE_WINDOW); /* for good */
  refuse_for (GTK_TYPE_WINDOW);
}
