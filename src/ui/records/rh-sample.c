/* SPDX-License-Identifier: GPL-3.0-or-later
 * The sample game that a first-time visitor can step through. */

#include "config.h"

#include "rh-sample.h"

#include "rh-record.h"
#include "rh-resources.h"

#include <gio/gio.h>

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
  g_autoptr (GPtrArray) games = NULL;
  const RhRecordGame *game;
  gconstpointer text;
  gsize length;

  bytes = g_resources_lookup_data (RH_RESOURCE_PATH "sample.railhead", G_RESOURCE_LOOKUP_FLAGS_NONE, error);
  if (bytes == NULL)
    return NULL;

  text = g_bytes_get_data (bytes, &length);
  games = rh_record_read_games (text, length, NULL, error);
  if (games == NULL)
    return NULL;

  game = g_ptr_array_index (games, 0);

  return rh_session_new_replay (game->setup, (const char *const *) game->moves->pdata, game->moves->len, 0, error);
}
