/* SPDX-License-Identifier: GPL-3.0-or-later
 * What people have written about the game. */

#include "config.h"

#include "rh-session-private.h"

/**
 * rh_session_dup_note:
 * @self: a session
 *
 * Returns: (transfer full) (nullable): the note on the game; %NULL where there is none, it can't be read, or the game isn't
 *   stored
 */
char *
rh_session_dup_note (RhSession *self)
{
  char *note = NULL;

  g_return_val_if_fail (RH_IS_SESSION (self), NULL);

  if (self->store == NULL || !rh_store_dup_note (self->store, self->stand.game, &note, NULL))
    return NULL;

  return note;
}
