/* SPDX-License-Identifier: GPL-3.0-or-later
 * Whole games, read from the store. */

#include "config.h"

#include "rh-database-file.h"
#include "rh-statement.h"
#include "rh-store-private.h"

#include <glib/gi18n-lib.h>

static const char *const statuses[] = {
  [RH_GAME_PLAYING] = "playing",
  [RH_GAME_WON] = "won",
  [RH_GAME_ENDED] = "ended",
};

/* The word of the store for a status. */
const char *
rh_game_status_to_string (RhGameStatus status)
{
  g_assert ((guint) status < G_N_ELEMENTS (statuses));

  return statuses[status];
}

/* The status of a word; FALSE where it is none. */
gboolean
rh_game_status_from_string (const char *text, RhGameStatus *status)
{
  for (guint i = 0; i < G_N_ELEMENTS (statuses); i++) {
    if (g_strcmp0 (text, statuses[i]) == 0) {
      *status = (RhGameStatus) i;
      return TRUE;
    }
  }

  return FALSE;
}

static gboolean
read_status (RhDatabase *database, RhStoredGame *stored, GError **error)
{
  g_autoptr (RhStatement) statement = rh_statement_new (database, "SELECT status FROM game WHERE id = ?", error);

  if (statement == NULL)
    return FALSE;

  rh_statement_bind_int (statement, 1, stored->id);
  if (rh_statement_step (statement, error) != RH_STEP_ROW)
    return FALSE;

  if (!rh_game_status_from_string (rh_statement_get_text (statement, 0), &stored->status)) {
    rh_database_file_set_error (rh_database_get_path (database), RH_STORE_ERROR_DAMAGED, NULL, error);
    return FALSE;
  }

  return TRUE;
}

/* The lines in order, without a gap, the undone ones last. */
static gboolean
read_moves (RhDatabase *database, RhStoredGame *stored, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new (database, "SELECT seq, text, undone FROM move WHERE game = ? ORDER BY seq", error);
  RhStep step;

  if (statement == NULL)
    return FALSE;

  rh_statement_bind_int (statement, 1, stored->id);
  while ((step = rh_statement_step (statement, error)) == RH_STEP_ROW) {
    gint64 seq = rh_statement_get_int (statement, 0);
    gboolean undone = rh_statement_get_int (statement, 2) != 0;

    if (seq != (gint64) stored->moves->len + 1 || (!undone && stored->n_played < stored->moves->len)) {
      g_set_error (error, RH_STORE_ERROR, RH_STORE_ERROR_DAMAGED,
                   _("Game %1$s is damaged: move %2$u is missing or out of order."),
                   stored->setup->id, stored->moves->len + 1);
      return FALSE;
    }
    g_ptr_array_add (stored->moves, g_strdup (rh_statement_get_text (statement, 1)));
    stored->n_played += undone ? 0 : 1;
  }

  return step == RH_STEP_DONE;
}

/* Reads a whole game, inside the caller's transaction. */
RhStoredGame *
rh_store_read_game (RhDatabase *database, gint64 game, GError **error)
{
  RhSetup *setup = rh_store_setup_read (database, game, error);
  g_autoptr (RhStoredGame) stored = NULL;

  if (setup == NULL)
    return NULL;

  stored = g_new0 (RhStoredGame, 1);
  stored->id = game;
  stored->setup = setup;
  stored->moves = g_ptr_array_new_with_free_func (g_free);
  if (!read_status (database, stored, error) || !read_moves (database, stored, error))
    return NULL;

  return g_steal_pointer (&stored);
}

/**
 * rh_store_load_game:
 * @self: the store
 * @game: a game's number
 * @error: return location; any of %RH_STORE_ERROR; %RH_STORE_ERROR_FAILED also
 *   when this version doesn't know what is played
 *
 * Reads a whole game, as it stood at one moment.
 *
 * Returns: (transfer full) (nullable): the game, or %NULL with @error set
 */
RhStoredGame *
rh_store_load_game (RhStore *self, gint64 game, GError **error)
{
  RhDatabase *database = rh_store_get_database (self);
  g_autoptr (RhStoredGame) stored = NULL;

  if (!rh_database_begin_read (database, error))
    return NULL;

  stored = rh_store_read_game (database, game, error);
  if (!rh_database_end (database, stored != NULL, error))
    return NULL;

  return g_steal_pointer (&stored);
}

/**
 * rh_stored_game_free:
 * @self: a game, of which setup and moves may have been taken out
 *
 * Frees it.
 */
void
rh_stored_game_free (RhStoredGame *self)
{
  g_clear_pointer (&self->setup, rh_setup_free);
  g_clear_pointer (&self->moves, g_ptr_array_unref);
  g_free (self);
}
