/* SPDX-License-Identifier: GPL-3.0-or-later
 * Lists for the interface: games, players, the setup used last. */

#include "config.h"

#include "rh-statement.h"
#include "rh-store-private.h"

/* A page goes on after a row, by the index: the thousandth page is as fast as the
 * first. The words for the status are those of the partial indexes. */
#define SELECT_GAMES(status) \
  "SELECT id, kind, status, started, touched, winners," \
  " (SELECT count(*) FROM move WHERE game = game.id AND undone = 0)" \
  " FROM game WHERE " status " AND (touched, id) < (?, ?) ORDER BY touched DESC, id DESC"

static gboolean
read_seats (RhDatabase *database, RhGameRow *row, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new (database, "SELECT name, colour FROM seat WHERE game = ? ORDER BY seat", error);
  g_autoptr (GPtrArray) players = g_ptr_array_new ();
  g_autoptr (GPtrArray) colours = g_ptr_array_new ();
  RhStep step = RH_STEP_ERROR;

  if (statement != NULL) {
    rh_statement_bind_int (statement, 1, row->id);
    while ((step = rh_statement_step (statement, error)) == RH_STEP_ROW) {
      g_ptr_array_add (players, g_strdup (rh_statement_get_text (statement, 0)));
      g_ptr_array_add (colours, g_strdup (rh_statement_get_text (statement, 1)));
    }
  }

  g_ptr_array_add (players, NULL);
  g_ptr_array_add (colours, NULL);
  row->players = (char **) g_ptr_array_steal (players, NULL);
  row->colours = (char **) g_ptr_array_steal (colours, NULL);

  return step == RH_STEP_DONE;
}

/* Whether the row could be read; one of a game we don't know is left out. */
static gboolean
add_row (RhDatabase *database, RhStatement *statement, GPtrArray *rows, GError **error)
{
  const RhGame *game = rh_game_find (rh_statement_get_text (statement, 1));
  RhGameRow *row;

  if (game == NULL)
    return TRUE;

  row = g_new0 (RhGameRow, 1);
  g_ptr_array_add (rows, row);
  row->id = rh_statement_get_int (statement, 0);
  row->game = game;
  row->started = rh_statement_get_int (statement, 3);
  row->touched = rh_statement_get_int (statement, 4);
  row->winners = (guint) rh_statement_get_int (statement, 5);
  row->n_played = (guint) rh_statement_get_int (statement, 6);
  rh_game_status_from_string (rh_statement_get_text (statement, 2), &row->status);

  return read_seats (database, row, error);
}

static gboolean
read_rows (RhDatabase *database, gboolean unfinished, const RhGameRow *after, guint limit, GPtrArray *rows,
           GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new (database,
                      unfinished ? SELECT_GAMES ("status = 'playing'") : SELECT_GAMES ("status <> 'playing'"),
                      error);
  RhStep step = RH_STEP_DONE;

  if (statement == NULL)
    return FALSE;

  rh_statement_bind_int (statement, 1, after != NULL ? after->touched : G_MAXINT64);
  rh_statement_bind_int (statement, 2, after != NULL ? after->id : G_MAXINT64);
  while (rows->len < limit && (step = rh_statement_step (statement, error)) == RH_STEP_ROW) {
    if (!add_row (database, statement, rows, error))
      return FALSE;
  }

  return step != RH_STEP_ERROR;
}

/**
 * rh_store_list_games:
 * @self: the store
 * @unfinished: whether to list the games being played, or those that are over
 *   (won, or ended without a winner)
 * @after: (nullable): the last row of the page before, or %NULL for the first page
 * @limit: how many rows at most
 * @error: return location; any of %RH_STORE_ERROR
 *
 * Lists a page of games, the one last played first. A page with fewer than
 * @limit rows is the last. Games this version doesn't know are left out.
 *
 * Returns: (transfer full) (element-type RhGameRow) (nullable): the rows, or
 *   %NULL with @error set
 */
GPtrArray *
rh_store_list_games (RhStore *self, gboolean unfinished, const RhGameRow *after, guint limit, GError **error)
{
  RhDatabase *database = rh_store_get_database (self);
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func ((GDestroyNotify) rh_game_row_free);
  gboolean ok;

  if (!rh_database_begin_read (database, error))
    return NULL;

  ok = read_rows (database, unfinished, after, limit, rows, error);
  if (!rh_database_end (database, ok, error))
    return NULL;

  return g_steal_pointer (&rows);
}

/**
 * rh_store_list_players:
 * @self: the store
 * @prefix: (nullable): how the name begins, in any case, in UTF-8; %NULL for all
 * @limit: how many names at most
 * @error: return location; any of %RH_STORE_ERROR
 *
 * Lists the names of players, the one seated last first.
 *
 * Returns: (transfer full) (element-type utf8) (nullable): the names, as they
 *   were spelt last, or %NULL with @error set
 */
GPtrArray *
rh_store_list_players (RhStore *self, const char *prefix, guint limit, GError **error)
{
  g_autofree char *key = rh_setup_name_key (prefix != NULL ? prefix : "");
  g_autoptr (RhStatement) statement =
    /* U+10FFFF sorts behind anything a name can go on with. */
    rh_statement_new (rh_store_get_database (self),
                      "SELECT name FROM player WHERE key >= ?1 AND key < ?1 || char (0x10ffff)"
                      " ORDER BY used DESC, id DESC LIMIT ?2",
                      error);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  RhStep step;

  if (statement == NULL)
    return NULL;

  rh_statement_bind_text (statement, 1, key);
  rh_statement_bind_int (statement, 2, limit);
  while ((step = rh_statement_step (statement, error)) == RH_STEP_ROW)
    g_ptr_array_add (names, g_strdup (rh_statement_get_text (statement, 0)));

  return step == RH_STEP_DONE ? g_steal_pointer (&names) : NULL;
}

static gboolean
find_last (RhDatabase *database, const RhGame *game, gint64 *id, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new (database, "SELECT id FROM game WHERE kind = ? ORDER BY started DESC, id DESC LIMIT 1", error);
  RhStep step;

  if (statement == NULL)
    return FALSE;

  rh_statement_bind_text (statement, 1, game->id);
  step = rh_statement_step (statement, error);
  *id = step == RH_STEP_ROW ? rh_statement_get_int (statement, 0) : 0;

  return step != RH_STEP_ERROR;
}

/**
 * rh_store_dup_last_setup:
 * @self: the store
 * @game: what is to be played
 * @error: return location; any of %RH_STORE_ERROR
 *
 * Finds the players, colours and options of the game of that kind that was
 * started last, for "Same players again".
 *
 * Returns: (transfer full) (nullable): a setup without id and start, or %NULL
 *   where there was no such game yet, or with @error set
 */
RhSetup *
rh_store_dup_last_setup (RhStore *self, const RhGame *game, GError **error)
{
  RhDatabase *database = rh_store_get_database (self);
  RhSetup *setup;
  gint64 id = 0;

  if (!find_last (database, game, &id, error) || id == 0)
    return NULL;

  setup = rh_store_setup_read (database, id, error);
  if (setup != NULL) {
    g_clear_pointer (&setup->id, g_free);
    g_clear_pointer (&setup->started, g_free);
  }

  return setup;
}

/**
 * rh_game_row_free:
 * @self: a row
 *
 * Frees it.
 */
void
rh_game_row_free (RhGameRow *self)
{
  g_strfreev (self->players);
  g_strfreev (self->colours);
  g_free (self);
}
