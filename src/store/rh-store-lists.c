/* SPDX-License-Identifier: GPL-3.0-or-later
 * Lists for the interface: games, players, the setup used last. */

#include "config.h"

#include "rh-games.h"
#include "rh-statement.h"
#include "rh-store-private.h"

#include <glib/gi18n-lib.h>

/* A page goes on after a row, by the index: the thousandth page is as fast as the
 * first. The words for the status are those of the partial indexes. */
#define SELECT_GAMES(status) \
  "SELECT id, status, started, touched, winners FROM game WHERE " status " AND (touched, id) < (?, ?)" \
  " AND " RH_STORE_IS_HERE \
  " ORDER BY touched DESC, id DESC"

/* Of the game of a kind that was started last. */
#define SELECT_LAST(column) \
  "SELECT " column " FROM game WHERE kind = ? AND " RH_STORE_IS_HERE " ORDER BY started DESC, id DESC LIMIT 1"

/* Whether the seal fits what a row shows; the moves are looked at when the game is opened. */
static gboolean
check_seal (RhDatabase *database, gint64 game, RhDigest *stored, GError **error)
{
  RhSeal seal;
  RhDigest head;
  RhDigest link;
  RhDigest last;

  if (!rh_chain_read_seal (database, game, &seal, error) || !rh_digest_is_set (&seal.digest))
    return *error == NULL;

  *stored = seal.digest;
  if (!rh_chain_digest_head (database, game, &head, error) ||
      !rh_chain_read_link (database, game, 0, &link, error) ||
      !rh_chain_read_last (database, game, &last, error) ||
      !rh_chain_digest_seal (database, game, &last, &seal, error))
    return FALSE;

  if (rh_digest_equal (stored, &seal.digest) && rh_digest_equal (&head, &link))
    return TRUE;

  return rh_refuse (error, RH_STORE_ERROR, RH_STORE_ERROR_GAME, _("This game is damaged."));
}

static void
take_players (RhGameRow *row, const RhSetup *setup)
{
  row->game = setup->game;
  row->players = g_new0 (char *, setup->n_seats + 1);
  row->colours = g_new0 (char *, setup->n_seats + 1);
  for (guint i = 0; i < setup->n_seats; i++) {
    row->players[i] = g_strdup (setup->seats[i].name);
    row->colours[i] = g_strdup (setup->seats[i].colour);
  }
}

/* Fills in what a row shows, or says that it isn't right. */
static gboolean
fill_row (RhDatabase *database, RhStatement *statement, RhGameRow *row, GError **error)
{
  g_autoptr (RhSetup) setup = rh_store_setup_read (database, row->id, error);

  if (setup == NULL)
    return FALSE;

  take_players (row, setup);
  row->started = rh_statement_get_int (statement, 2, RH_TIME_MIN, RH_TIME_MAX);
  rh_statement_get_int (statement, 3, RH_TIME_MIN, RH_TIME_MAX);
  row->winners = (guint) rh_statement_get_int (statement, 4, 0, (1u << setup->n_seats) - 1);
  if (!rh_game_status_from_string (rh_statement_get_text (statement, 1), &row->status))
    return rh_refuse (error, RH_STORE_ERROR, RH_STORE_ERROR_GAME, _("This game is damaged."));

  return rh_statement_check (statement, error) && check_seal (database, row->id, &row->seal, error);
}

static RhGameRow *
row_new (GPtrArray *rows, gint64 id, gint64 touched)
{
  RhGameRow *row = g_new0 (RhGameRow, 1);

  row->id = id;
  row->touched = touched;
  g_ptr_array_add (rows, row);

  return row;
}

/* A game that is damaged has its row too; one of a kind that only a later version knows is left out. */
static gboolean
add_row (RhDatabase *database, RhStatement *statement, gint64 id, gint64 touched, GPtrArray *rows, GError **error)
{
  RhGameRow *row = row_new (rows, id, touched);
  g_autoptr (GError) local = NULL;

  if (fill_row (database, statement, row, &local))
    return TRUE;

  rh_statement_reset_check (statement);
  if (g_error_matches (local, RH_STORE_ERROR, RH_STORE_ERROR_GAME) ||
      g_error_matches (local, RH_STORE_ERROR, RH_STORE_ERROR_DAMAGED)) {
    row->problem = g_strdup (local->message);
    return TRUE;
  }

  g_ptr_array_set_size (rows, (int) rows->len - 1);
  if (g_error_matches (local, RH_STORE_ERROR, RH_STORE_ERROR_UNKNOWN))
    return TRUE;

  g_propagate_error (error, g_steal_pointer (&local));

  return FALSE;
}

/* From here on the list can't be read, which is a row of its own. */
static gboolean
end_with (GPtrArray *rows, GError *local, GError **error)
{
  if (!g_error_matches (local, RH_STORE_ERROR, RH_STORE_ERROR_DAMAGED)) {
    g_propagate_error (error, local);
    return FALSE;
  }

  row_new (rows, 0, 0)->problem =
    g_strdup (_("The database is damaged, so the rest of the list can’t be read. "
                "Run “railhead --verify” to see what is wrong."));
  g_error_free (local);

  return TRUE;
}

/* The rows that a statement gives, of which the columns are id, status, started, touched and winners, after a row, or all
 * where that is %NULL. Rows that aren't in their order could go on for ever. */
gboolean
rh_store_take_rows (RhDatabase       *database,
                    RhStatement      *statement,
                    const RhGamePlace *after,
                    guint             limit,
                    GPtrArray        *rows,
                    GError          **error)
{
  gint64 touched = after->touched;
  gint64 id = after->game;
  GError *local = NULL;

  while (rows->len < limit) {
    RhStep step = rh_statement_step (statement, &local);
    gint64 before = touched;

    if (step == RH_STEP_DONE)
      return TRUE;

    if (step == RH_STEP_ROW) {
      touched = rh_statement_get_int (statement, 3, G_MININT64, before);
      id = rh_statement_get_int (statement, 0, G_MININT64, touched < before ? G_MAXINT64 : id - 1);
    }
    if (step == RH_STEP_ERROR || !rh_statement_check (statement, &local))
      return end_with (rows, local, error);
    if (!add_row (database, statement, id, touched, rows, error))
      return FALSE;
  }

  return TRUE;
}

static gboolean
read_rows (RhDatabase *database, gboolean unfinished, const RhGameRow *after, guint limit, GPtrArray *rows,
           GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new (database,
                      unfinished ? SELECT_GAMES ("status = 'playing'") : SELECT_GAMES ("status <> 'playing'"));
  RhGamePlace place = RH_GAME_PLACE_FIRST;

  if (!rh_statement_check (statement, error))
    return FALSE;

  if (after != NULL)
    place = (RhGamePlace) { after->touched, after->id };
  rh_statement_bind_int (statement, 1, place.touched);
  rh_statement_bind_int (statement, 2, place.game);

  return rh_store_take_rows (database, statement, &place, limit, rows, error);
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
 * @limit rows is the last. Games this version doesn't know are left out; damaged
 * ones aren't, and say what is wrong with them.
 *
 * Returns: (transfer full) (element-type RhGameRow) (nullable): the rows, or
 *   %NULL with @error set
 */
GPtrArray *
rh_store_list_games (RhStore *self, gboolean unfinished, const RhGameRow *after, guint limit, GError **error)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func ((GDestroyNotify) rh_game_row_free);
  gboolean ok = rh_database_begin_read (self, error) && read_rows (self, unfinished, after, limit, rows, error);

  return rh_database_end (self, ok, error) ? g_steal_pointer (&rows) : NULL;
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
    rh_statement_new (self,
                      "SELECT name FROM player WHERE key >= ?1 AND key < ?1 || char (0x10ffff)"
                      " AND NOT EXISTS (SELECT 1 FROM renaming WHERE renaming.player = player.id AND other IS NOT NULL)"
                      " ORDER BY used DESC, id DESC LIMIT ?2");
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  RhStep step;

  rh_statement_bind_text (statement, 1, key);
  rh_statement_bind_int (statement, 2, limit);
  while ((step = rh_statement_step (statement, error)) == RH_STEP_ROW) {
    const char *name = rh_statement_get_text (statement, 0);

    /* One that can't be right is no name to offer. */
    if (rh_statement_check (statement, NULL) && g_utf8_strlen (name, -1) <= RH_NAME_MAX)
      g_ptr_array_add (names, g_strdup (name));
    rh_statement_reset_check (statement);
  }

  return step == RH_STEP_DONE ? g_steal_pointer (&names) : NULL;
}

/**
 * rh_store_find_last_kind:
 * @self: the store
 *
 * Returns: (transfer none) (nullable): what was played in the game that was started last
 */
const RhGame *
rh_store_find_last_kind (RhStore *self)
{
  const RhGame *const *games = rh_game_list ();
  const RhGame *last = NULL;
  gint64 latest = G_MININT64;

  for (guint i = 0; games[i] != NULL; i++) {
    gint64 start = G_MININT64;

    rh_store_look_up (self, SELECT_LAST ("started"), games[i]->id, &start, NULL);
    if (start > latest) {
      latest = start;
      last = games[i];
    }
  }

  return last;
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
  RhSetup *setup;
  gint64 id = 0;

  if (!rh_store_look_up (self, SELECT_LAST ("id"), game->id, &id, error) || id == 0)
    return NULL;

  setup = rh_store_setup_read (self, id, error);
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
  g_free (self->problem);
  g_strfreev (self->players);
  g_strfreev (self->colours);
  g_free (self);
}
