/* SPDX-License-Identifier: GPL-3.0-or-later
 * The audit: SQLite's own checks, and every game folded again. */

#include "config.h"

#include "rh-database-backup.h"
#include "rh-database-file.h"
#include "rh-games.h"
#include "rh-statement.h"
#include "rh-store-private.h"

#include <glib/gi18n-lib.h>

/**
 * Audit:
 * @watcher: who is told of problems, and asked whether to go on
 * @findings: what was found so far
 * @n_found: how many problems there were
 */
typedef struct {
  const RhWatcher *watcher;
  RhFindings      *findings;
  guint            n_found;
} Audit;

static void
tell (const char *problem, gpointer data)
{
  Audit *audit = data;

  audit->n_found++;
  if (audit->watcher->found != NULL)
    audit->watcher->found (problem, audit->watcher->data);
}

/* Whether to go on with the games. */
static gboolean
ask (Audit *audit, guint64 done, guint64 n)
{
  return audit->watcher->ask == NULL || audit->watcher->ask (RH_STORE_STAGE_GAMES, done, n, audit->watcher->data);
}

static gboolean
on_steps_cb (guint64 done, guint64 n, gpointer data)
{
  Audit *audit = data;

  return audit->watcher->ask (RH_STORE_STAGE_FILE, done, n, audit->watcher->data);
}

static void tell_format (Audit *audit, const char *format, ...) G_GNUC_PRINTF (2, 3);

static void
tell_format (Audit *audit, const char *format, ...)
{
  g_autofree char *problem = NULL;
  va_list args;

  va_start (args, format);
  problem = g_strdup_vprintf (format, args);
  va_end (args);
  tell (problem, audit);
}

/* Damage is what we are looking for; anything else means that we couldn't look. */
static gboolean
take_damage (Audit *audit, GError *error, GError **where)
{
  if (g_error_matches (error, RH_STORE_ERROR, RH_STORE_ERROR_DAMAGED) ||
      g_error_matches (error, RH_STORE_ERROR, RH_STORE_ERROR_GAME)) {
    tell (error->message, audit);
    g_error_free (error);
    return TRUE;
  }

  g_propagate_error (where, error);

  return FALSE;
}

/* SQLite's pages, indexes, types and checks. */
static gboolean
check_integrity (RhDatabase *database, Audit *audit, GError **error)
{
  g_autoptr (RhStatement) statement = rh_statement_new (database, "PRAGMA integrity_check");
  RhStep step;

  while ((step = rh_statement_step (statement, error)) == RH_STEP_ROW) {
    g_autofree char *said = rh_statement_dup_shown (statement, 0);

    if (g_strcmp0 (said, "ok") != 0)
      tell_format (audit, _("The database is damaged: %s"), said);
  }

  return step == RH_STEP_DONE;
}

/* Rows that speak of rows that aren't there. */
static gboolean
check_references (RhDatabase *database, Audit *audit, GError **error)
{
  g_autoptr (RhStatement) statement = rh_statement_new (database, "PRAGMA foreign_key_check");
  RhStep step;

  while ((step = rh_statement_step (statement, error)) == RH_STEP_ROW) {
    g_autofree char *table = rh_statement_dup_shown (statement, 0);
    g_autofree char *missing = rh_statement_dup_shown (statement, 2);

    tell_format (audit, _("The table “%1$s” refers to a row that is missing from the table “%2$s”."), table, missing);
  }

  return step == RH_STEP_DONE;
}

/* Of each player, and whether the name is another than any that was given in a game, and no new one either. */
#define SELECT_PLAYERS(renamed) \
  "SELECT id, name, key, used," \
  " EXISTS (SELECT 1 FROM seat WHERE seat.player = player.id) AND NOT" \
  " EXISTS (SELECT 1 FROM seat WHERE seat.player = player.id AND seat.name = player.name)" renamed \
  " FROM player ORDER BY id"

/* A player is found by the name as names are compared, and was given it as it is spelt, in a game. */
static gboolean
check_players (RhDatabase *database, Audit *audit, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new (database,
                      rh_database_get_version (database) < RH_VERSION_SHELF
                        ? SELECT_PLAYERS ("")
                        : SELECT_PLAYERS (" AND NOT EXISTS (SELECT 1 FROM renaming WHERE renaming.player = player.id)"));
  gint64 last = G_MININT64;
  RhStep step;

  while ((step = rh_statement_step (statement, error)) == RH_STEP_ROW) {
    const char *name = rh_statement_get_text (statement, 1);
    g_autofree char *key = NULL;
    gboolean another;

    last = rh_statement_get_int (statement, 0, last + 1, G_MAXINT64);
    rh_statement_get_int (statement, 3, RH_TIME_MIN, RH_TIME_MAX);
    another = rh_statement_get_int (statement, 4, 0, 1) != 0;
    if (!rh_statement_check (statement, error))
      return FALSE;

    key = rh_setup_name_key (name);
    if (another || g_strcmp0 (key, rh_statement_get_text (statement, 2)) != 0)
      tell_format (audit, _("The player “%1$s” is stored as “%2$s”."), name, rh_statement_get_text (statement, 2));
  }

  return step == RH_STEP_DONE;
}

/* A game, and whether people see it. */
#define SELECT_NEXT(here) "SELECT id, kind, " here " FROM game WHERE id > ? ORDER BY id LIMIT 1"

/* The next game after a number. Games of a kind that a later version knew are
 * passed over: nothing can be said of their moves. */
static RhStep
find_next (RhDatabase *database, gint64 *game, gboolean *known, gboolean *here, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new_for (database,
                          rh_database_get_version (database) < RH_VERSION_SHELF ? SELECT_NEXT ("1")
                                                                                : SELECT_NEXT (RH_STORE_IS_HERE),
                          *game);
  gint64 last = *game;
  RhStep step = rh_statement_step (statement, error);

  if (step == RH_STEP_ROW) {
    g_autofree char *kind = rh_statement_dup_shown (statement, 1);

    /* A damaged page can answer with what was asked for before, for ever. */
    *game = rh_statement_get_int (statement, 0, last + 1, G_MAXINT64);
    *known = rh_game_find (kind) != NULL;
    *here = rh_statement_get_int (statement, 2, 0, 1) != 0;
    if (!rh_statement_check (statement, NULL)) {
      g_set_error_literal (error, RH_STORE_ERROR, RH_STORE_ERROR_DAMAGED,
                           _("The database is damaged: the games after this one can’t be found."));
      return RH_STEP_ERROR;
    }
  }

  return step;
}

/* What is kept beside a game that is right. */
static gboolean
check_shelf (RhDatabase *database, const RhStoredGame *stored, GError **error)
{
  GError *local = NULL;

  if (rh_database_get_version (database) < RH_VERSION_SHELF ||
      (rh_result_check (database, stored, &local) && rh_note_check (database, stored->stand.game, &local)))
    return TRUE;

  rh_store_propagate_damage (database, stored->stand.game, local, error);

  return FALSE;
}

/* One game, as it stands at one moment. A kind that isn't known is no problem, unless it is damage. */
static gboolean
check_game (RhDatabase *database, gint64 game, gboolean known, Audit *audit, GError **error)
{
  g_autoptr (GError) local = NULL;
  g_autoptr (RhStoredGame) stored = NULL;

  if (!rh_database_begin_read (database, error))
    return FALSE;

  stored = rh_store_read_game (database, game, &local);
  if (rh_database_end (database, stored != NULL && check_shelf (database, stored, &local), &local))
    return TRUE;

  if (!known && !g_error_matches (local, RH_STORE_ERROR, RH_STORE_ERROR_GAME))
    return TRUE;

  return take_damage (audit, g_steal_pointer (&local), error);
}

/* How many games there seem to be: for those who wait, so whatever can't be told is none. */
static guint64
count_games (RhDatabase *database)
{
  g_autoptr (RhStatement) statement = rh_statement_new (database, "SELECT count(*) FROM game");
  guint64 n = 0;

  if (rh_statement_step (statement, NULL) == RH_STEP_ROW)
    n = (guint64) rh_statement_get_int (statement, 0, 0, G_MAXINT64);

  return rh_statement_check (statement, NULL) ? n : 0;
}

static gboolean
check_games (RhDatabase *database, Audit *audit, GError **error)
{
  guint64 n = count_games (database);
  guint64 done = 0;
  gboolean known = FALSE, here = FALSE;
  gint64 game = G_MININT64;
  RhStep step;

  while ((step = find_next (database, &game, &known, &here, error)) == RH_STEP_ROW) {
    if (!ask (audit, done++, n))
      return rh_database_file_refuse (rh_database_get_path (database), RH_STORE_ERROR_CANCELLED, NULL, error);
    if (!check_game (database, game, known, audit, error))
      return FALSE;
    /* Those on their way in are checked, too, but aren't among those that people have. */
    audit->findings->n_games += known && here ? 1 : 0;
  }

  return step == RH_STEP_DONE;
}

/* Tables that go round, in a file whose pages aren't where they should be, could keep us for
 * ever: where the pages aren't right, what hangs together isn't asked. */
static gboolean
check_file (RhDatabase *database, Audit *audit, GError **error)
{
  GError *local = NULL;

  if (!check_integrity (database, audit, &local) && !take_damage (audit, g_steal_pointer (&local), error))
    return FALSE;

  if (!rh_store_check_schema (database, tell, audit, &local) && !take_damage (audit, g_steal_pointer (&local), error))
    return FALSE;

  if (audit->n_found == 0 && !check_references (database, audit, &local) &&
      !take_damage (audit, g_steal_pointer (&local), error))
    return FALSE;

  /* A player that is stored wrongly is no reason not to use the file. */
  audit->findings->n_in_file = audit->n_found;

  return audit->n_found > 0 || check_players (database, audit, &local) || take_damage (audit, g_steal_pointer (&local), error);
}

/* The same while somebody may give it up, in the middle of a statement too. */
static gboolean
check_file_watched (RhDatabase *database, Audit *audit, GError **error)
{
  const RhDatabaseWatch watch = { on_steps_cb, audit };
  gboolean ok;

  if (audit->watcher->ask == NULL)
    return check_file (database, audit, error);

  /* SQLite goes through all pages at one step. */
  if (!on_steps_cb (0, 0, audit))
    return rh_database_file_refuse (rh_database_get_path (database), RH_STORE_ERROR_CANCELLED, NULL, error);

  rh_database_watch (database, &watch);
  ok = check_file (database, audit, error);
  rh_database_watch (database, NULL);

  return ok;
}

/* A list of games that can't be read to its end is wrong with the file. */
static gboolean
check_all_games (RhDatabase *database, Audit *audit, GError **error)
{
  GError *local = NULL;
  gboolean ok = check_games (database, audit, &local);

  audit->findings->n_in_games = audit->n_found - audit->findings->n_in_file;
  if (ok)
    return TRUE;

  ok = take_damage (audit, local, error);
  audit->findings->n_in_file += ok ? 1 : 0;

  return ok;
}

/**
 * rh_store_look_over:
 * @self: the store
 * @watcher: who is told and asked
 * @only_file: whether the games themselves are left out
 * @findings: (out): what was found
 * @error: return location; %RH_STORE_ERROR_CANCELLED, or any other of %RH_STORE_ERROR
 *
 * Checks the whole database: as SQLite sees it, its tables, and every game against the rules and its chain, one at a time.
 * Games of a kind this version doesn't know are passed over, and those on their way in not counted. Changes nothing, and ends
 * whatever the file looks like.
 *
 * Returns: whether it could be checked, whatever was found
 */
gboolean
rh_store_look_over (RhStore *self, const RhWatcher *watcher, gboolean only_file, RhFindings *findings, GError **error)
{
  Audit audit = { watcher, findings, 0 };

  *findings = (RhFindings) { 0 };
  if (rh_database_get_version (self) == 0) {
    /* Left so by a first start that was cut off; but a file that was cut off looks the same. */
    tell (_("The database is empty, as before Railhead is first used. If there were games in it, put a copy in its place."),
          &audit);
    findings->n_in_file = 1;
    return TRUE;
  }
  if (!check_file_watched (self, &audit, error))
    return FALSE;

  return only_file || check_all_games (self, &audit, error);
}
