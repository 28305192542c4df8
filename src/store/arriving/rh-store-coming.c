/* SPDX-License-Identifier: GPL-3.0-or-later
 * A game that a record has, and what it is to those that are stored. */

#include "config.h"

#include "rh-statement.h"
#include "rh-store-private.h"

#include <string.h>

/* Of all that a record says of a game. */
static RhDigest
digest_content (const RhComing *record)
{
  const RhSetup *setup = record->setup;
  RhDigester *digester = rh_digester_new ("content");

  rh_digester_add_text (digester, setup->game->id);
  rh_digester_add_text (digester, setup->id != NULL ? setup->id : "");
  rh_digester_add_text (digester, setup->started != NULL ? setup->started : "");
  for (guint i = 0; setup->game->options[i].key != NULL; i++)
    rh_digester_add_text (digester, setup->options[i] != NULL ? setup->options[i] : "");
  for (guint i = 0; i < setup->n_seats; i++) {
    rh_digester_add_text (digester, setup->seats[i].colour);
    rh_digester_add_text (digester, setup->seats[i].name);
  }
  for (guint i = 0; i < record->n; i++)
    rh_digester_add_text (digester, record->moves[i]);

  return rh_digester_end (digester);
}

/* The game that came by that very record; 0 where none did. */
gboolean
rh_coming_find_same (RhDatabase *database, const RhComing *record, gint64 *game, GError **error)
{
  g_autoptr (RhStatement) statement = rh_statement_new (database, "SELECT game FROM content WHERE digest = ?");
  RhDigest content = digest_content (record);
  RhStep step;

  rh_statement_bind_digest (statement, 1, &content);
  step = rh_statement_step (statement, error);
  *game = step == RH_STEP_ROW ? rh_statement_get_int (statement, 0, 1, G_MAXINT64) : 0;

  return step != RH_STEP_ERROR && rh_statement_check (statement, error);
}

/* Whether the moves of a stored game and those of a record are the same as far as both go, and how many are stored. */
static gboolean
compare_moves (RhDatabase *database, gint64 game, const RhComing *record, guint *n_stored, gboolean *same, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new_for (database, "SELECT text FROM move WHERE game = ? AND undone = 0 ORDER BY seq", game);
  RhStep step;

  *n_stored = 0;
  *same = TRUE;
  while (*same && (step = rh_statement_step (statement, error)) == RH_STEP_ROW) {
    const char *text = rh_statement_get_text (statement, 0);

    if (!rh_statement_check (statement, error))
      return FALSE;
    *same = *n_stored >= record->n || strcmp (text, record->moves[*n_stored]) == 0;
    ++*n_stored;
  }

  return !*same || step == RH_STEP_DONE;
}

/* What a game with an id is to the stored one of that id. */
static gboolean
compare (RhDatabase *database, gint64 game, const RhComing *record, RhArrivalKind *kind, GError **error)
{
  gboolean same;
  guint n_stored = 0;

  if (!rh_store_setup_compare (database, game, record->setup, &same, error) ||
      (same && !compare_moves (database, game, record, &n_stored, &same, error)))
    return FALSE;

  if (!same)
    *kind = RH_ARRIVAL_OTHER;
  else
    *kind = n_stored >= record->n ? RH_ARRIVAL_KNOWN : RH_ARRIVAL_FURTHER;

  return TRUE;
}

/* What a game is to those that are stored, and the one that it is, if there is one. */
gboolean
rh_coming_find_kind (RhDatabase *database, const RhComing *record, RhArrivalKind *kind, gint64 *game, GError **error)
{
  const char *id = record->setup->id;
  gint64 come;

  *kind = RH_ARRIVAL_NEW;
  *game = 0;
  if (id != NULL &&
      (!rh_store_look_up (database, "SELECT id FROM game WHERE uuid = ?", id, game, error) ||
       (*game != 0 && !compare (database, *game, record, kind, error))))
    return FALSE;

  if (*kind == RH_ARRIVAL_OTHER || id == NULL) {
    if (!rh_coming_find_same (database, record, &come, error))
      return FALSE;
    if (come != 0) {
      *kind = RH_ARRIVAL_KNOWN;
      *game = come;
    }
  }

  return TRUE;
}

/* When it was last played isn't in a record: it stands in the list where it began. */
static gint64
find_time (const RhSetup *setup)
{
  g_autoptr (GDateTime) time =
    setup->started != NULL ? g_date_time_new_from_iso8601 (setup->started, NULL) : NULL;

  return time != NULL ? CLAMP (g_date_time_to_unix (time), RH_TIME_MIN, RH_TIME_MAX) : rh_store_now ();
}

static gboolean
remember (RhDatabase *database, const RhComing *record, gint64 game, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new (database, "INSERT OR IGNORE INTO content (digest, game) VALUES (?, ?)");
  RhDigest content = digest_content (record);

  rh_statement_bind_digest (statement, 1, &content);
  rh_statement_bind_int (statement, 2, game);

  return rh_statement_run (statement, error);
}

/* A game of its own, hidden. One with an id that is another's gets one of its own. */
gboolean
rh_coming_insert (RhDatabase *database, const RhComing *record, const RhFold *fold, gboolean other, GError **error)
{
  g_autoptr (RhSetup) own = rh_setup_copy (record->setup);
  g_autoptr (RhSetup) whole = NULL;
  gint64 game;

  if (other)
    g_clear_pointer (&own->id, g_free);
  whole = rh_store_setup_dup_whole (own);
  game = rh_store_insert_game (database, whole, record->moves, fold, find_time (record->setup), error);
  if (game == 0 || (own->id == NULL && !remember (database, record, game, error)))
    return FALSE;

  return rh_statement_run_for_one (database, "INSERT INTO arriving (game) VALUES (?)", game, error);
}
