/* SPDX-License-Identifier: GPL-3.0-or-later
 * In which way people make a game's moves of a kind, such as bids on paper. */

#include "config.h"

#include "rh-store-private.h"

/* Of the text, and of the game whose it is. */
static RhDigest
digest_way (gint64 game, const char *text)
{
  RhDigester *digester = rh_digester_new ("way");

  rh_digester_add_int (digester, game);
  rh_digester_add_text (digester, text);

  return rh_digester_end (digester);
}

static void
take_way (RhStatement *statement, RhStoredGame *stored)
{
  const char *text = rh_statement_get_text (statement, 0);
  RhDigest wanted = digest_way (stored->stand.game, text);
  RhDigest kept;

  rh_statement_get_digest (statement, 1, &kept);
  if (rh_statement_check (statement, NULL) && rh_digest_equal (&wanted, &kept))
    stored->way = g_strdup (text);
}

/* Reads the way of a game that is read already, if it has one. A damaged one is none, and people choose again. */
gboolean
rh_store_read_way (RhDatabase *database, RhStoredGame *stored, GError **error)
{
  g_autoptr (RhStatement) statement = NULL;
  g_autoptr (GError) problem = NULL;

  if (rh_database_get_version (database) < RH_VERSION_WAY)
    return TRUE;

  statement = rh_statement_new_for (database, "SELECT text, digest FROM way WHERE game = ?", stored->stand.game);
  if (rh_statement_step (statement, &problem) == RH_STEP_ROW)
    take_way (statement, stored);
  if (problem == NULL || rh_store_is_damage (problem))
    return TRUE;

  g_propagate_error (error, g_steal_pointer (&problem));

  return FALSE;
}

static gboolean
write (RhDatabase *database, gint64 game, const char *way, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new_for (database, way != NULL ? "INSERT OR REPLACE INTO way (game, text, digest) VALUES (?, ?, ?)"
                                                : "DELETE FROM way WHERE game = ?", game);

  if (way != NULL) {
    RhDigest digest = digest_way (game, way);

    rh_statement_bind_text (statement, 2, way);
    rh_statement_bind_digest (statement, 3, &digest);
  }

  return rh_statement_run (statement, error);
}

/**
 * rh_store_set_way:
 * @self: the store
 * @stand: where the game stands
 * @way: (nullable): the draft that moves of a kind begin with, as people make them, not empty; %NULL for none
 * @error: return location; any of %RH_STORE_ERROR; %RH_STORE_ERROR_CHANGED when
 *   another program has changed the game
 *
 * Keeps in which way people make such moves, instead of what was kept before. It is part of no record and nothing of what
 * happened: the game itself, when it was last played and its place in the lists stay as they are.
 *
 * Returns: whether that is on disk; if not, nothing has changed
 */
gboolean
rh_store_set_way (RhStore *self, const RhStand *stand, const char *way, GError **error)
{
  gboolean ok = rh_database_begin_write (self, error) &&
                rh_store_check_same (self, stand, error) &&
                write (self, stand->game, way, error);

  return rh_database_end (self, ok, error);
}
