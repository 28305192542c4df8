/* SPDX-License-Identifier: GPL-3.0-or-later
 * The audit: SQLite's own checks, and every game folded again. */

#include "config.h"

#include "rh-statement.h"
#include "rh-store-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static void
add_problem (GPtrArray *problems, const char *format, ...) G_GNUC_PRINTF (2, 3);

static void
add_problem (GPtrArray *problems, const char *format, ...)
{
  va_list args;

  va_start (args, format);
  g_ptr_array_add (problems, g_strdup_vprintf (format, args));
  va_end (args);
}

/* Damage is what we are looking for; anything else means that we couldn't look. */
static gboolean
take_damage (GPtrArray *problems, GError *error, GError **where)
{
  if (!g_error_matches (error, RH_STORE_ERROR, RH_STORE_ERROR_DAMAGED)) {
    g_propagate_error (where, error);
    return FALSE;
  }

  add_problem (problems, "%s", error->message);
  g_error_free (error);

  return TRUE;
}

/* SQLite's pages, indexes, types and checks. */
static gboolean
check_integrity (RhDatabase *database, GPtrArray *problems, GError **error)
{
  g_autoptr (RhStatement) statement = rh_statement_new (database, "PRAGMA integrity_check", error);
  RhStep step;

  if (statement == NULL)
    return FALSE;

  while ((step = rh_statement_step (statement, error)) == RH_STEP_ROW) {
    const char *said = rh_statement_get_text (statement, 0);

    if (g_strcmp0 (said, "ok") != 0)
      add_problem (problems, _("The database is damaged: %s"), said);
  }

  return step == RH_STEP_DONE;
}

/* Rows that speak of rows that aren't there. */
static gboolean
check_references (RhDatabase *database, GPtrArray *problems, GError **error)
{
  g_autoptr (RhStatement) statement = rh_statement_new (database, "PRAGMA foreign_key_check", error);
  RhStep step;

  if (statement == NULL)
    return FALSE;

  while ((step = rh_statement_step (statement, error)) == RH_STEP_ROW)
    add_problem (problems,
                 _("The table “%1$s” speaks of a row that is missing in the table “%2$s”."),
                 rh_statement_get_text (statement, 0),
                 rh_statement_get_text (statement, 2));

  return step == RH_STEP_DONE;
}

static char *
describe_entry (const RhEntry *entry, const char *kind)
{
  return g_strdup_printf ("%u %s %d %d", entry->seat + 1, kind, entry->amount, entry->balance);
}

/* Says how a stored entry and the right one differ; either may be missing. */
static void
add_difference (GPtrArray *problems, const char *uuid, const RhEntry *stored, const char *kind, const RhEntry *right)
{
  g_autofree char *has = stored != NULL ? describe_entry (stored, kind) : NULL;
  g_autofree char *wants = right != NULL ? describe_entry (right, rh_entry_kind_to_string (right->kind)) : NULL;

  /* Translators: the entries are the words of a record: seat, reason, amount, balance. */
  if (stored == NULL || (right != NULL && stored->move > right->move))
    add_problem (problems, _("Game %1$s, move %2$u: the ledger lacks “%3$s”."), uuid, right->move, wants);
  else if (right == NULL || right->move > stored->move)
    add_problem (problems, _("Game %1$s, move %2$u: the ledger has “%3$s” too much."), uuid, stored->move, has);
  else
    add_problem (problems,
                 _("Game %1$s, move %2$u: the ledger has “%3$s”, but the rules give “%4$s”."),
                 uuid, stored->move, has, wants);
}

static gboolean
entry_is (const RhEntry *stored, const char *kind, const RhEntry *right)
{
  return stored->move == right->move && stored->seat == right->seat && stored->amount == right->amount &&
         stored->balance == right->balance && g_strcmp0 (kind, rh_entry_kind_to_string (right->kind)) == 0;
}

/* The first difference of a game is told; what follows often follows from it. */
static gboolean
check_entries (RhDatabase *database, const RhStoredGame *stored, const RhFold *fold, GPtrArray *problems,
               GError **error)
{
  const RhEntries *rights = rh_fold_get_entries (fold);
  g_autoptr (RhStatement) statement =
    rh_statement_new (database,
                      "SELECT move, seat, kind, amount, balance FROM entry WHERE game = ? ORDER BY move, n", error);
  RhStep step = RH_STEP_ERROR;
  guint i = 0;

  if (statement != NULL)
    rh_statement_bind_int (statement, 1, stored->id);
  while (statement != NULL && (step = rh_statement_step (statement, error)) == RH_STEP_ROW) {
    const RhEntry *right = i < rh_entries_get_n (rights) ? rh_entries_get (rights, i) : NULL;
    const char *kind = rh_statement_get_text (statement, 2);
    RhEntry entry = {
      .move = (guint) rh_statement_get_int (statement, 0),
      .seat = (guint) rh_statement_get_int (statement, 1),
      .amount = (int) rh_statement_get_int (statement, 3),
      .balance = (int) rh_statement_get_int (statement, 4),
    };

    if (right == NULL || !entry_is (&entry, kind, right)) {
      add_difference (problems, stored->setup->id, &entry, kind, right);
      return TRUE;
    }
    i++;
  }

  if (step == RH_STEP_DONE && i < rh_entries_get_n (rights))
    add_difference (problems, stored->setup->id, NULL, NULL, rh_entries_get (rights, i));

  return step == RH_STEP_DONE;
}

/* What the last played move makes of the game, against what is stored of it. */
static gboolean
check_status (RhDatabase *database, const RhStoredGame *stored, const RhFold *fold, GPtrArray *problems,
              GError **error)
{
  g_autoptr (RhStatement) statement = rh_statement_new (database, "SELECT winners FROM game WHERE id = ?", error);
  guint winners = 0;
  gboolean won = stored->setup->game->end (rh_fold_get_state (fold), &winners);
  gint64 has;

  if (statement == NULL)
    return FALSE;

  rh_statement_bind_int (statement, 1, stored->id);
  if (rh_statement_step (statement, error) != RH_STEP_ROW)
    return FALSE;

  has = rh_statement_get_int (statement, 0);
  if (won != (stored->status == RH_GAME_WON))
    add_problem (problems,
                 _("Game %1$s, move %2$u: its status is “%3$s”, which isn’t what the moves lead to."),
                 stored->setup->id, stored->n_played, rh_game_status_to_string (stored->status));
  else if (has != (won ? winners : 0))
    add_problem (problems,
                 _("Game %1$s, move %2$u: its winner isn’t the one the moves lead to."),
                 stored->setup->id, stored->n_played);

  return TRUE;
}

/* The undone moves must fit as well, or a redo would fail. */
static void
check_undone (const RhStoredGame *stored, RhFold *fold, GPtrArray *problems)
{
  g_autoptr (GError) error = NULL;

  for (guint i = stored->n_played; i < stored->moves->len; i++) {
    if (!rh_fold_play_text (fold, g_ptr_array_index (stored->moves, i), &error)) {
      add_problem (problems, _("Game %1$s, move %2$u, undone: %3$s."), stored->setup->id, i + 1, error->message);
      return;
    }
  }
}

static gboolean
check_stored (RhDatabase *database, const RhStoredGame *stored, GPtrArray *problems, GError **error)
{
  g_autoptr (GError) refusal = NULL;
  g_autoptr (RhFold) fold = NULL;
  guint wrong = 0;

  fold = rh_fold_new_moves (stored->setup, (const char *const *) stored->moves->pdata, stored->n_played, &wrong,
                            &refusal);
  if (fold == NULL) {
    add_problem (problems, _("Game %1$s, move %2$u: %3$s."), stored->setup->id, wrong + 1, refusal->message);
    return TRUE;
  }

  if (!check_entries (database, stored, fold, problems, error) ||
      !check_status (database, stored, fold, problems, error))
    return FALSE;

  check_undone (stored, fold, problems);

  return TRUE;
}

/* The next game after a number. Games of a kind that a later version knew are
 * passed over: nothing can be said of their moves. */
static RhStep
find_next (RhDatabase *database, gint64 *game, gboolean *known, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new (database, "SELECT id, kind FROM game WHERE id > ? ORDER BY id LIMIT 1", error);
  RhStep step;

  if (statement == NULL)
    return RH_STEP_ERROR;

  rh_statement_bind_int (statement, 1, *game);
  step = rh_statement_step (statement, error);
  if (step == RH_STEP_ROW) {
    *game = rh_statement_get_int (statement, 0);
    *known = rh_game_find (rh_statement_get_text (statement, 1)) != NULL;
  }

  return step;
}

/* One game, as it stands at one moment. */
static gboolean
check_game (RhDatabase *database, gint64 game, GPtrArray *problems, GError **error)
{
  g_autoptr (GError) local = NULL;
  g_autoptr (RhStoredGame) stored = NULL;
  gboolean ok;

  if (!rh_database_begin_read (database, error))
    return FALSE;

  stored = rh_store_read_game (database, game, &local);
  ok = stored != NULL && check_stored (database, stored, problems, &local);
  if (rh_database_end (database, ok, &local))
    return TRUE;

  return take_damage (problems, g_steal_pointer (&local), error);
}

static gboolean
check_games (RhDatabase *database, guint *n_games, GPtrArray *problems, GError **error)
{
  gboolean known = FALSE;
  gint64 game = G_MININT64;
  RhStep step;

  while ((step = find_next (database, &game, &known, error)) == RH_STEP_ROW) {
    if (known && !check_game (database, game, problems, error))
      return FALSE;
    *n_games += known ? 1 : 0;
  }

  return step == RH_STEP_DONE;
}

/**
 * rh_store_verify:
 * @self: the store
 * @n_games: (out): how many games were folded again; those of a kind this
 *   version doesn't know are passed over
 * @problems: (element-type utf8): where sentences about what is wrong go; it
 *   frees its elements with g_free()
 * @error: return location; any of %RH_STORE_ERROR
 *
 * Checks the whole database: as SQLite sees it, and every game against the
 * rules, one at a time. Changes nothing.
 *
 * Returns: whether it could be checked, whatever was found
 */
gboolean
rh_store_verify (RhStore *self, guint *n_games, GPtrArray *problems, GError **error)
{
  RhDatabase *database = rh_store_get_database (self);
  GError *local = NULL;

  *n_games = 0;
  if (check_integrity (database, problems, &local) &&
      check_references (database, problems, &local) &&
      check_games (database, n_games, problems, &local))
    return TRUE;

  return take_damage (problems, local, error);
}
