/* SPDX-License-Identifier: GPL-3.0-or-later
 * Whole games, read from the store. */

#include "config.h"

#include "rh-database-file.h"
#include "rh-statement.h"
#include "rh-store-private.h"

#include <glib/gi18n-lib.h>

static gboolean
read_status (RhDatabase *database, RhStoredGame *stored, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new_for (database, "SELECT status FROM game WHERE id = ?", stored->stand.game);

  if (rh_statement_step (statement, error) != RH_STEP_ROW)
    return FALSE;

  if (rh_game_status_from_string (rh_statement_get_text (statement, 0), &stored->status))
    return TRUE;

  return rh_statement_check (statement, error) &&
         rh_refuse (error, RH_STORE_ERROR, RH_STORE_ERROR_DAMAGED,
                    /* Translators: %s is a status as the database has it, such as “won” */
                    _("its status can’t be “%s”"), rh_statement_get_text (statement, 0));
}

/* The lines in order, without a gap, the undone ones last. */
static gboolean
read_moves (RhDatabase *database, RhStoredGame *stored, GError **error)
{
  g_autoptr (RhStatement) statement =
    RH_STORE_SELECT_MOVES (database, "seq, text, undone", " ORDER BY seq", stored->stand.game);
  RhStep step;

  while ((step = rh_statement_step (statement, error)) == RH_STEP_ROW) {
    gint64 seq = rh_statement_get_int (statement, 0, G_MININT64, G_MAXINT64);
    gboolean undone = rh_statement_get_int (statement, 2, 0, 1) != 0;

    if (!rh_statement_check (statement, error))
      return FALSE;
    if (seq != (gint64) stored->moves->len + 1 || (!undone && stored->stand.n_played < stored->moves->len))
      return rh_refuse (error, RH_STORE_ERROR, RH_STORE_ERROR_DAMAGED,
                        _("move %u is missing or out of order"), stored->moves->len + 1);
    g_ptr_array_add (stored->moves, g_strdup (rh_statement_get_text (statement, 1)));
    stored->stand.n_moves++;
    stored->stand.n_played += undone ? 0 : 1;
  }

  return step == RH_STEP_DONE;
}

/* The undone moves must fit as well, or a redo would fail. */
static gboolean
check_undone (const RhStoredGame *stored, GError **error)
{
  g_autoptr (RhFold) fold = NULL;
  g_autoptr (GError) refusal = NULL;
  guint wrong;

  if (stored->stand.n_played == stored->moves->len)
    return TRUE;

  fold = rh_fold_new_moves (stored->setup, (const char *const *) stored->moves->pdata, stored->moves->len, &wrong,
                            &refusal);

  return fold != NULL || rh_refuse (error, RH_STORE_ERROR, RH_STORE_ERROR_DAMAGED,
                                    /* Translators: why follows */
                                    _("move %1$u, undone: %2$s"), wrong + 1, refusal->message);
}

/* What the moves give: the rules took them all when they were played. */
static gboolean
fold_moves (RhStoredGame *stored, GError **error)
{
  g_autoptr (GError) refusal = NULL;
  guint wrong = 0;

  stored->fold = rh_fold_new_moves (stored->setup, (const char *const *) stored->moves->pdata, stored->stand.n_played,
                                    &wrong, &refusal);
  if (stored->fold == NULL)
    return rh_refuse (error, RH_STORE_ERROR, RH_STORE_ERROR_DAMAGED,
                      /* Translators: the number of a move, and why it doesn't fit the rules */
                      _("move %1$u: %2$s"), wrong + 1, refusal->message);

  return check_undone (stored, error);
}

static gboolean
read_last (RhDatabase *database, RhStand *stand, GError **error)
{
  return !rh_digest_is_set (&stand->seal) || rh_chain_read_last (database, stand->game, &stand->last, error);
}

static gboolean
read_rest (RhDatabase *database, RhStoredGame *stored, GError **error)
{
  RhSeal seal;
  guint n_hold;

  if (!rh_chain_read_seal (database, stored->stand.game, &seal, error))
    return FALSE;
  stored->stand.seal = seal.digest;
  stored->stand.amended = seal.amended;

  return read_status (database, stored, error) &&
         read_moves (database, stored, error) &&
         fold_moves (stored, error) &&
         rh_store_check_agrees (database, stored, &n_hold, error) &&
         rh_corrections_read (database, &stored->stand, error) &&
         read_last (database, &stored->stand, error) &&
         rh_store_read_draft (database, stored, error) &&
         rh_waiting_read (database, stored, error) &&
         rh_store_read_way (database, stored, error);
}

/* Reads a whole game, inside the caller's transaction. The error says what is wrong, and not
 * with which game. */
RhStoredGame *
rh_store_read_game_unnamed (RhDatabase *database, gint64 game, GError **error)
{
  RhSetup *setup = rh_store_setup_read_unnamed (database, game, error);
  g_autoptr (RhStoredGame) stored = NULL;

  if (setup == NULL)
    return NULL;

  stored = g_new0 (RhStoredGame, 1);
  stored->stand.game = game;
  stored->setup = setup;
  stored->moves = g_ptr_array_new_with_free_func (g_free);
  stored->draft.texts = g_ptr_array_new_with_free_func (g_free);

  return read_rest (database, stored, error) ? g_steal_pointer (&stored) : NULL;
}

/* The same. Damage, of whatever kind, is %RH_STORE_ERROR_GAME: what is wrong with one game says
 * nothing of the others. */
RhStoredGame *
rh_store_read_game (RhDatabase *database, gint64 game, GError **error)
{
  GError *problem = NULL;
  RhStoredGame *stored = rh_store_read_game_unnamed (database, game, &problem);

  if (stored == NULL)
    rh_store_propagate_damage (database, game, problem, error);

  return stored;
}

/**
 * rh_store_load_game:
 * @self: the store
 * @game: a game's number
 * @error: return location; any of %RH_STORE_ERROR; %RH_STORE_ERROR_GAME where
 *   it is damaged, %RH_STORE_ERROR_UNKNOWN when this version doesn't know
 *   what is played
 *
 * Reads a whole game, as it stood at one moment, and holds it against itself:
 * what its moves lead to, its ledger, its status, its chain and its seal.
 *
 * Returns: (transfer full) (nullable): the game, or %NULL with @error set
 */
RhStoredGame *
rh_store_load_game (RhStore *self, gint64 game, GError **error)
{
  g_autoptr (RhStoredGame) stored = NULL;

  if (rh_database_begin_read (self, error))
    stored = rh_store_read_game (self, game, error);

  return rh_database_end (self, stored != NULL, error) ? g_steal_pointer (&stored) : NULL;
}

/**
 * rh_stored_game_free:
 * @self: a game, of which setup, moves, fold and draft may have been taken out
 *
 * Frees it.
 */
void
rh_stored_game_free (RhStoredGame *self)
{
  g_clear_pointer (&self->setup, rh_setup_free);
  g_clear_pointer (&self->moves, g_ptr_array_unref);
  g_clear_pointer (&self->fold, rh_fold_free);
  g_clear_pointer (&self->draft.texts, g_ptr_array_unref);
  g_clear_pointer (&self->draft.waiting, rh_waiting_free);
  g_free (self->way);
  g_free (self);
}
