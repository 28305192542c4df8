/* SPDX-License-Identifier: GPL-3.0-or-later
 * What was entered of a move that a correction asks for later. */

#include "config.h"

#include "rh-store-private.h"

/**
 * rh_waiting_new:
 *
 * Returns: (transfer full): what waits, with no moves and no texts yet
 */
RhWaiting *
rh_waiting_new (void)
{
  RhWaiting *self = g_new0 (RhWaiting, 1);

  self->moves = g_ptr_array_new_with_free_func (g_free);
  self->texts = g_ptr_array_new_with_free_func (g_free);

  return self;
}

/**
 * rh_waiting_free:
 * @self: what waits
 *
 * Frees it.
 */
void
rh_waiting_free (RhWaiting *self)
{
  g_ptr_array_unref (self->moves);
  g_ptr_array_unref (self->texts);
  g_free (self);
}

/* Of all of it, and of the moment: once the game stands elsewhere, it is kept anew or means nothing. */
static RhDigest
digest_waiting (const RhStand *stand, const char *moves, const char *texts, gint64 since)
{
  RhDigester *digester = rh_digester_new ("waiting");

  rh_digester_add_digest (digester, &stand->seal);
  rh_digester_add_text (digester, moves);
  rh_digester_add_text (digester, texts);
  rh_digester_add_int (digester, since);

  return rh_digester_end (digester);
}

/* Inside the caller's transaction. */
gboolean
rh_waiting_write (RhDatabase *database, const RhStand *stand, const RhWaiting *waiting, GError **error)
{
  g_autoptr (RhStatement) statement = NULL;
  g_autofree char *moves = NULL;
  g_autofree char *texts = NULL;
  RhDigest digest;

  if (waiting == NULL)
    return rh_statement_run_for_one (database, "DELETE FROM waiting WHERE game = ?", stand->game, error);

  statement =
    rh_statement_new_for (database, "INSERT OR REPLACE INTO waiting (game, moves, texts, since, digest) VALUES (?, ?, ?, ?, ?)",
                          stand->game);
  moves = rh_store_join_lines (waiting->moves);
  texts = rh_store_join_lines (waiting->texts);
  digest = digest_waiting (stand, moves, texts, waiting->since);
  rh_statement_bind_text (statement, 2, moves);
  rh_statement_bind_text (statement, 3, texts);
  rh_statement_bind_int (statement, 4, waiting->since);
  rh_statement_bind_digest (statement, 5, &digest);

  return rh_statement_run (statement, error);
}

static void
take_waiting (RhStatement *statement, RhStoredGame *stored)
{
  const char *moves = rh_statement_get_text (statement, 0);
  const char *texts = rh_statement_get_text (statement, 1);
  gint64 since = rh_statement_get_int (statement, 2, 1, G_MAXUINT);
  RhDigest wanted, kept;

  rh_statement_get_digest (statement, 3, &kept);
  if (!rh_statement_check (statement, NULL))
    return;
  wanted = digest_waiting (&stored->stand, moves, texts, since);
  if (!rh_digest_equal (&wanted, &kept))
    return;

  stored->draft.waiting = rh_waiting_new ();
  stored->draft.waiting->since = (guint) since;
  rh_store_split_lines (moves, stored->draft.waiting->moves);
  rh_store_split_lines (texts, stored->draft.waiting->texts);
}

/* Reads what waits in a game that is read already, if anything does. Where it is damaged nothing does: the game itself is whole. */
gboolean
rh_waiting_read (RhDatabase *database, RhStoredGame *stored, GError **error)
{
  g_autoptr (RhStatement) statement = NULL;
  g_autoptr (GError) problem = NULL;

  if (rh_database_get_version (database) < RH_VERSION_WAITING)
    return TRUE;

  statement =
    rh_statement_new_for (database, "SELECT moves, texts, since, digest FROM waiting WHERE game = ?", stored->stand.game);
  if (rh_statement_step (statement, &problem) == RH_STEP_ROW)
    take_waiting (statement, stored);
  if (problem == NULL || rh_store_is_damage (problem))
    return TRUE;

  g_propagate_error (error, g_steal_pointer (&problem));

  return FALSE;
}
