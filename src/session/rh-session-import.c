/* SPDX-License-Identifier: GPL-3.0-or-later
 * A game that was only looked at becomes one of the store. */

#include "config.h"

#include "rh-session-private.h"

static gint64
import (RhStore *store, RhSession *replay, GError **error)
{
  g_autoptr (RhFold) fold = rh_session_fold_to (replay, replay->moves->len, error);

  if (fold == NULL)
    return 0;

  return rh_store_import_game (store, replay->setup, (const char *const *) replay->moves->pdata, fold, error);
}

/**
 * rh_session_import:
 * @store: the store; must outlive the session
 * @replay: a game that is looked at, at whatever move; it stays as it is
 * @error: return location; any of %RH_STORE_ERROR
 *
 * Stores all of the game's moves, and puts it on the table: one that isn't
 * finished can be played on. A game is known by its id; where one of that id
 * is stored already, that one is opened instead, and nothing is stored.
 *
 * Returns: (transfer full) (nullable): the stored game, or %NULL with @error
 *   set and nothing stored
 */
RhSession *
rh_session_import (RhStore *store, RhSession *replay, GError **error)
{
  gint64 id = 0;

  g_return_val_if_fail (rh_session_is_replay (replay), NULL);

  if (replay->setup->id != NULL && !rh_store_find_game (store, replay->setup->id, &id, error))
    return NULL;
  if (id == 0)
    id = import (store, replay, error);

  return id != 0 ? rh_session_open (store, id, error) : NULL;
}
