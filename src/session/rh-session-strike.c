/* SPDX-License-Identifier: GPL-3.0-or-later
 * Taking a move that never was out of the game. */

#include "config.h"

#include "rh-session-private.h"

#include <glib/gi18n-lib.h>

/* What stays is corrected to what it is, so that nothing but what goes is on record with it. */
static gboolean
cut_back (RhSession *self, guint n_left, GError **error)
{
  g_autofree char *last = g_strdup (rh_session_get_move (self, n_left - 1));

  return rh_session_amend (self, n_left - 1, last, n_left, NULL, error);
}

/**
 * rh_session_strike:
 * @self: a session
 * @n_left: how many of the moves stay where they are: those before the one that is struck out
 * @added: (nullable) (array zero-terminated=1): the lines that follow them then, as they were looked at
 * @error: return location; as of rh_session_amend(), and %RH_SESSION_ERROR_NOTHING where no move would be left
 *
 * Takes a move out of the game, as if it had never been made: those after it move up. It is a correction like any other of
 * the line that stands there then, so that what was there stays on record, and rh_session_undo() takes all of it back.
 *
 * Returns: whether it was struck out
 */
gboolean
rh_session_strike (RhSession *self, guint n_left, const char *const *added, GError **error)
{
  if (!rh_session_check_playable (self, error))
    return FALSE;
  g_return_val_if_fail (n_left < self->stand.n_played, FALSE);

  if (added != NULL && added[0] != NULL)
    return rh_session_amend (self, n_left, added[0], n_left + 1, added + 1, error);
  if (n_left > 0)
    return cut_back (self, n_left, error);

  return rh_refuse (error, RH_SESSION_ERROR, RH_SESSION_ERROR_NOTHING,
                    _("Nothing would be left of the game. Undo its first move instead"));
}
