/* SPDX-License-Identifier: GPL-3.0-or-later
 * The sample games that a first-time visitor can step through. */

#include "config.h"

#include "rh-sample.h"

#include "rh-games-ui.h"
#include "rh-record.h"

#include <gio/gio.h>

/**
 * rh_sample_list:
 *
 * Returns: (transfer full) (element-type RhGameUi): the screens of the games that have a sample, in their order
 */
GPtrArray *
rh_sample_list (void)
{
  GPtrArray *list = g_ptr_array_new ();

  for (guint i = 0; rh_game_uis[i] != NULL; i++) {
    if (rh_game_uis[i]->sample != NULL)
      g_ptr_array_add (list, (gpointer) rh_game_uis[i]);
  }

  return list;
}

/**
 * rh_sample_find:
 * @game: (nullable): the game that it should be of
 *
 * Returns: (transfer none) (nullable): the screens of @game if it has a sample, or of the first
 *   game that has one; %NULL if none has
 */
const RhGameUi *
rh_sample_find (const RhGame *game)
{
  const RhGameUi *first = NULL;

  for (guint i = 0; rh_game_uis[i] != NULL; i++) {
    const RhGameUi *ui = rh_game_uis[i];

    if (ui->sample == NULL)
      continue;
    if (ui->telling->game == game)
      return ui;
    if (first == NULL)
      first = ui;
  }

  return first;
}

/**
 * rh_sample_open:
 * @ui: the screens of a game that has a sample
 * @error: return location; an error of the record layer or of the rules
 *
 * Reads the game's sample. Nothing of it is stored.
 *
 * Returns: (transfer full) (nullable): a session that replays it, at the start
 */
RhSession *
rh_sample_open (const RhGameUi *ui, GError **error)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GPtrArray) games = NULL;
  const RhRecordGame *game;
  gconstpointer text;
  gsize length;

  if (ui->style != NULL)
    ui->style (); /* makes the resources known, too */
  bytes = g_resources_lookup_data (ui->sample, G_RESOURCE_LOOKUP_FLAGS_NONE, error);
  if (bytes == NULL)
    return NULL;

  text = g_bytes_get_data (bytes, &length);
  games = rh_record_read_games (text, length, NULL, error);
  if (games == NULL)
    return NULL;

  game = g_ptr_array_index (games, 0);

  return rh_session_new_replay (game->setup, (const char *const *) game->moves->pdata, game->moves->len, 0, error);
}
