/* SPDX-License-Identifier: GPL-3.0-or-later
 * The sample game that a first-time visitor can step through. */

#include "config.h"

#include "rh-sample.h"

#include "rh-record.h"
#include "rh-resources.h"

#include <gio/gio.h>

typedef struct {
  RhSetup   *setup;
  GPtrArray *moves;
} Sample;

static void
on_head (const RhSetup *setup, const RhFold *fold, gpointer data)
{
  Sample *sample = data;

  g_clear_pointer (&sample->setup, rh_setup_free);
  sample->setup = rh_setup_copy (setup);
  g_ptr_array_set_size (sample->moves, 0);
}

static void
on_move (const RhSetup *setup, const RhFold *fold, const RhWords *line, gpointer data)
{
  Sample *sample = data;
  GString *text = g_string_new (NULL);

  rh_words_append_to (line, text);
  g_ptr_array_add (sample->moves, g_string_free (text, FALSE));
}

static const RhRecordVisitor visitor = {
  .head = on_head,
  .move = on_move,
};

/**
 * rh_sample_open:
 * @error: return location; an error of the record layer or of the rules
 *
 * Reads the sample game. Nothing of it is stored.
 *
 * Returns: (transfer full) (nullable): a session that replays it, at the start
 */
RhSession *
rh_sample_open (GError **error)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GPtrArray) moves = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (RhSetup) setup = NULL;
  Sample sample = { NULL, moves };
  gconstpointer text;
  gsize length;
  gboolean read;

  bytes = g_resources_lookup_data (RH_RESOURCE_PATH "sample.railhead", G_RESOURCE_LOOKUP_FLAGS_NONE, error);
  if (bytes == NULL)
    return NULL;

  text = g_bytes_get_data (bytes, &length);
  read = rh_record_read (text, length, &visitor, &sample, NULL, error);
  setup = sample.setup;

  return read ? rh_session_new_replay (setup, (const char *const *) moves->pdata, moves->len, 0, error) : NULL;
}
