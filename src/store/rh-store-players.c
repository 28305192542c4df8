/* SPDX-License-Identifier: GPL-3.0-or-later
 * Players: listed, called otherwise in all their games, made one with another, and that taken back. */

#include "config.h"

#include "rh-store-private.h"

#include <glib/gi18n-lib.h>

/* The players who are ?1 now, ?1 among them. */
#define MEMBERS(player) \
  "WITH RECURSIVE member (id) AS (SELECT " player " UNION" \
  " SELECT renaming.player FROM renaming JOIN member ON renaming.other = member.id) "

/* Who hasn't become another. */
#define IS_ROOT "NOT EXISTS (SELECT 1 FROM renaming WHERE renaming.player = player.id AND other IS NOT NULL)"

/* The last renaming that a player has to do with, on either side. */
#define LAST_OF(player) "(SELECT max (id) FROM renaming WHERE " player " IN (renaming.player, renaming.other))"

static gboolean
count_games (RhDatabase *database, RhPlayerRow *row, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new_for (database,
                          MEMBERS ("?1")
                          "SELECT count (*), coalesce (sum ((game.winners >> seat.seat) & 1), 0)"
                          " FROM member JOIN seat ON seat.player = member.id JOIN game ON game.id = seat.game",
                          row->id);

  if (rh_statement_step (statement, error) != RH_STEP_ROW)
    return FALSE;

  row->n_games = (guint) rh_statement_get_int (statement, 0, 0, G_MAXUINT);
  row->n_won = (guint) rh_statement_get_int (statement, 1, 0, row->n_games);

  return rh_statement_check (statement, error);
}

/* The last renaming where it is the last thing that was done to either. */
static RhStep
find_last (RhDatabase *database, gint64 player, RhStatement **found, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new_for (database,
                          "SELECT id, player, coalesce (other, 0), was FROM renaming WHERE id = " LAST_OF ("?1")
                          " AND (other IS NULL OR (other = ?1 AND id = " LAST_OF ("renaming.player") "))",
                          player);
  RhStep step = rh_statement_step (statement, error);

  if (step == RH_STEP_ROW)
    *found = g_steal_pointer (&statement);

  return step;
}

static gboolean
read_was (RhDatabase *database, RhPlayerRow *row, GError **error)
{
  g_autoptr (RhStatement) statement = NULL;
  RhStep step = find_last (database, row->id, &statement, error);

  if (step != RH_STEP_ROW)
    return step == RH_STEP_DONE;

  row->merged = rh_statement_get_int (statement, 2, 0, G_MAXINT64) != 0;
  row->was = g_strdup (rh_statement_get_text (statement, 3));

  return rh_statement_check (statement, error);
}

static gboolean
add_player (RhDatabase *database, RhStatement *statement, GPtrArray *rows, GError **error)
{
  RhPlayerRow *row = g_new0 (RhPlayerRow, 1);

  g_ptr_array_add (rows, row);
  row->id = rh_statement_get_int (statement, 0, 1, G_MAXINT64);
  row->name = g_strdup (rh_statement_get_text (statement, 1));
  row->used = rh_statement_get_int (statement, 2, RH_TIME_MIN, RH_TIME_MAX);

  return rh_statement_check (statement, error) &&
         count_games (database, row, error) &&
         read_was (database, row, error);
}

static gboolean
read_players (RhDatabase *database, RhStatement *statement, GPtrArray *rows, GError **error)
{
  RhStep step;

  while ((step = rh_statement_step (statement, error)) == RH_STEP_ROW) {
    if (!add_player (database, statement, rows, error))
      return FALSE;
  }

  return step == RH_STEP_DONE;
}

/**
 * rh_store_list_player_rows:
 * @self: the store
 * @search: (nullable): part of a name, in any case
 * @after: (nullable): the name after which the list goes on; %NULL for its beginning
 * @limit: how many rows at most
 * @error: return location; any of %RH_STORE_ERROR
 *
 * Lists players by name, a page at a time. Who has become one with another is not listed.
 *
 * Returns: (transfer full) (element-type RhPlayerRow) (nullable): the rows, or %NULL with @error set
 */
GPtrArray *
rh_store_list_player_rows (RhStore *self, const char *search, const char *after, guint limit, GError **error)
{
  g_autofree char *part = rh_setup_name_key (search != NULL ? search : "");
  g_autofree char *key = rh_setup_name_key (after != NULL ? after : "");
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func ((GDestroyNotify) rh_player_row_free);
  gboolean ok = rh_database_begin_read (self, error);

  if (ok) {
    g_autoptr (RhStatement) statement =
      rh_statement_new (self,
                        "SELECT id, name, used FROM player WHERE key > ?1 AND instr (plain (key), plain (?2)) > 0 AND " IS_ROOT
                        " ORDER BY key LIMIT ?3");

    rh_statement_bind_text (statement, 1, key);
    rh_statement_bind_text (statement, 2, part);
    rh_statement_bind_int (statement, 3, limit);
    ok = read_players (self, statement, rows, error);
  }

  return rh_database_end (self, ok, error) ? g_steal_pointer (&rows) : NULL;
}

/**
 * rh_store_load_player_row:
 * @self: the store
 * @player: a player's number
 * @error: return location; any of %RH_STORE_ERROR; %RH_STORE_ERROR_NOT_FOUND where there is no such player, or they have
 *   become another
 *
 * Returns: (transfer full) (nullable): what is said of a player in a list, or %NULL with @error set
 */
RhPlayerRow *
rh_store_load_player_row (RhStore *self, gint64 player, GError **error)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func ((GDestroyNotify) rh_player_row_free);
  gboolean ok = rh_database_begin_read (self, error);

  if (ok) {
    g_autoptr (RhStatement) statement =
      rh_statement_new_for (self, "SELECT id, name, used FROM player WHERE id = ? AND " IS_ROOT, player);

    ok = read_players (self, statement, rows, error);
  }
  if (!rh_database_end (self, ok, error))
    return NULL;
  if (rows->len == 0) {
    g_set_error_literal (error, RH_STORE_ERROR, RH_STORE_ERROR_NOT_FOUND, _("This player isn’t in your games any more."));
    return NULL;
  }

  return g_ptr_array_steal_index (rows, 0);
}

/**
 * rh_player_row_free:
 * @self: a row
 *
 * Frees it.
 */
void
rh_player_row_free (RhPlayerRow *self)
{
  g_free (self->name);
  g_free (self->was);
  g_free (self);
}

/**
 * rh_store_find_player:
 * @self: the store
 * @name: a name, in any case
 * @player: (out): the number of the player who is called that, or 0
 * @error: return location; any of %RH_STORE_ERROR
 *
 * Looks for a player; who has become one with another is that one.
 *
 * Returns: whether that could be told
 */
gboolean
rh_store_find_player (RhStore *self, const char *name, gint64 *player, GError **error)
{
  g_autofree char *key = rh_setup_name_key (name);

  *player = 0;

  return rh_store_look_up (self, "SELECT id FROM player WHERE key = ?", key, player, error) &&
         (*player == 0 || rh_renaming_find_root (self, *player, player, NULL, error));
}

static char *
dup_present_name (RhDatabase *database, gint64 player, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new_for (database, "SELECT name FROM player WHERE id = ? AND " IS_ROOT, player);
  RhStep step = rh_statement_step (statement, error);

  if (step == RH_STEP_DONE)
    g_set_error_literal (error, RH_STORE_ERROR, RH_STORE_ERROR_NOT_FOUND, _("This player isn’t in your games any more."));

  return step == RH_STEP_ROW && rh_statement_check (statement, error) ? g_strdup (rh_statement_get_text (statement, 0))
                                                                     : NULL;
}

static gboolean
insert_renaming (RhDatabase *database, gint64 player, gint64 other, const char *name, const char *was, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new_for (database,
                          "INSERT INTO renaming (player, other, name, was, digest) VALUES (?, nullif (?, 0), ?, ?, ?)",
                          player);
  RhDigest digest = rh_renaming_digest (player, other, name);

  rh_statement_bind_int (statement, 2, other);
  rh_statement_bind_text (statement, 3, name);
  rh_statement_bind_text (statement, 4, was);
  rh_statement_bind_digest (statement, 5, &digest);

  return rh_statement_run (statement, error);
}

/* What the player is found by from now on. */
static gboolean
set_name (RhDatabase *database, gint64 player, const char *name, GError **error)
{
  g_autofree char *key = rh_setup_name_key (name);
  g_autoptr (RhStatement) statement = NULL;
  gint64 taken = 0;

  if (!rh_store_look_up (database, "SELECT id FROM player WHERE key = ?", key, &taken, error))
    return FALSE;
  if (taken != 0 && taken != player)
    return rh_refuse (error, RH_STORE_ERROR, RH_STORE_ERROR_NAME, _("There is another player called “%s”."), name);

  statement = rh_statement_new_for (database, "UPDATE player SET name = ?2, key = ?3 WHERE id = ?1", player);
  rh_statement_bind_text (statement, 2, name);
  rh_statement_bind_text (statement, 3, key);

  return rh_statement_run (statement, error);
}

static gboolean
rename_player (RhDatabase *database, gint64 player, const char *name, GError **error)
{
  g_autofree char *was = dup_present_name (database, player, error);

  return was != NULL &&
         set_name (database, player, name, error) &&
         insert_renaming (database, player, 0, name, was, error);
}

/**
 * rh_store_rename_player:
 * @self: the store
 * @player: a player's number
 * @name: what they are called from now on, in all their games
 * @error: return location; any of %RH_STORE_ERROR; %RH_STORE_ERROR_NAME where another player is called that, with whom
 *   rh_store_merge_players() makes them one; a %RH_RULES_ERROR where it can't be a name
 *
 * Calls a player otherwise. What stands in the games stays as it is, so that it can be taken back.
 *
 * Returns: whether that is on disk; if not, nothing has changed
 */
gboolean
rh_store_rename_player (RhStore *self, gint64 player, const char *name, GError **error)
{
  g_autofree char *bare = rh_setup_dup_name (name, error);
  gboolean ok;

  if (bare == NULL)
    return FALSE;

  ok = rh_database_begin_write (self, error) && rename_player (self, player, bare, error);

  return rh_database_end (self, ok, error);
}

/* No game has both at its table. */
static gboolean
check_never_together (RhDatabase *database, gint64 player, gint64 other, const char *const *names, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new_for (database,
                          "WITH RECURSIVE one (id) AS (SELECT ?1 UNION"
                          " SELECT renaming.player FROM renaming JOIN one ON renaming.other = one.id),"
                          " two (id) AS (SELECT ?2 UNION"
                          " SELECT renaming.player FROM renaming JOIN two ON renaming.other = two.id)"
                          " SELECT 1 FROM one JOIN seat AS first ON first.player = one.id"
                          " JOIN seat AS second ON second.game = first.game WHERE second.player IN two LIMIT 1",
                          player);
  RhStep step;

  rh_statement_bind_int (statement, 2, other);
  step = rh_statement_step (statement, error);
  if (step == RH_STEP_ROW)
    return rh_refuse (error, RH_STORE_ERROR, RH_STORE_ERROR_TOGETHER,
                      _("“%1$s” and “%2$s” have played in the same game, so they are two players."), names[0], names[1]);

  return step == RH_STEP_DONE;
}

static gboolean
merge (RhDatabase *database, gint64 player, gint64 other, GError **error)
{
  g_autofree char *was = dup_present_name (database, player, error);
  g_autofree char *name = was != NULL ? dup_present_name (database, other, error) : NULL;
  const char *const names[] = { was, name };

  return name != NULL &&
         check_never_together (database, player, other, names, error) &&
         insert_renaming (database, player, other, name, was, error);
}

/**
 * rh_store_merge_players:
 * @self: the store
 * @player: a player's number
 * @other: another's
 * @error: return location; any of %RH_STORE_ERROR; %RH_STORE_ERROR_TOGETHER where both have sat in one game
 *
 * From now on @player is @other, in games of later, too, where they sit down by their old name.
 *
 * Returns: whether that is on disk; if not, nothing has changed
 */
gboolean
rh_store_merge_players (RhStore *self, gint64 player, gint64 other, GError **error)
{
  gboolean ok;

  g_return_val_if_fail (player != other, FALSE);

  ok = rh_database_begin_write (self, error) && merge (self, player, other, error);

  return rh_database_end (self, ok, error);
}

static gboolean
take_back (RhDatabase *database, gint64 player, GError **error)
{
  g_autoptr (RhStatement) statement = NULL;
  RhStep step = find_last (database, player, &statement, error);
  gint64 id, other;

  if (step == RH_STEP_DONE)
    return rh_refuse (error, RH_STORE_ERROR, RH_STORE_ERROR_FAILED,
                      _("These players were changed again since then, so this can’t be taken back."));
  if (step == RH_STEP_ERROR)
    return FALSE;

  id = rh_statement_get_int (statement, 0, 1, G_MAXINT64);
  other = rh_statement_get_int (statement, 2, 0, G_MAXINT64);
  if (!rh_statement_check (statement, error) ||
      (other == 0 && !set_name (database, player, rh_statement_get_text (statement, 3), error)))
    return FALSE;

  return rh_statement_run_for_one (database, "DELETE FROM renaming WHERE id = ?", id, error);
}

/**
 * rh_store_take_back_renaming:
 * @self: the store
 * @player: a player's number
 * @error: return location; any of %RH_STORE_ERROR; %RH_STORE_ERROR_FAILED also where the last that was done to the
 *   player is no renaming, or not the last that was done to both; %RH_STORE_ERROR_NAME where somebody else is called by
 *   the old name by now
 *
 * The player has the name from before, or is two again, each with the games of their own, those played since among
 * them: the `was` of the player's row.
 *
 * Returns: whether that is on disk; if not, nothing has changed
 */
gboolean
rh_store_take_back_renaming (RhStore *self, gint64 player, GError **error)
{
  gboolean ok = rh_database_begin_write (self, error) && take_back (self, player, error);

  return rh_database_end (self, ok, error);
}
