/* SPDX-License-Identifier: GPL-3.0-or-later
 * What GDK says of itself ends no test.
 *
 * A warning is as good as a failed test, but for one: on a busy machine GDK 4.24 now and then begins a frame while it is
 * about to end another, and says so. Nothing of that is the program's. */

#include "config.h"

#include <glib.h>

#define SUBMITTED "gdk_frame_timings_submitted() called on submitted frame"

static gboolean
has (const GLogField *fields, gsize n_fields, const char *key, const char *text)
{
  for (gsize i = 0; i < n_fields; i++) {
    if (g_str_equal (fields[i].key, key))
      return g_strstr_len (fields[i].value, fields[i].length, text) != NULL;
  }

  return FALSE;
}

static GLogWriterOutput
write_log (GLogLevelFlags level, const GLogField *fields, gsize n_fields, gpointer data)
{
  if (has (fields, n_fields, "GLIB_DOMAIN", "Gdk") && has (fields, n_fields, "MESSAGE", SUBMITTED))
    return G_LOG_WRITER_HANDLED;

  return g_log_writer_default (level, fields, n_fields, data);
}

/* Before any test is begun. */
__attribute__ ((constructor)) static void
set_up (void)
{
  g_log_set_writer_func (write_log, NULL, NULL);
}
