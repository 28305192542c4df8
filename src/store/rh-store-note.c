/* SPDX-License-Identifier: GPL-3.0-or-later
 * Notes: what people have written about a game. */

#include "config.h"

#include "rh-store-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Of the text, and of the game that it is about. */
static gboolean
digest_note (RhDatabase *database, gint64 game, const char *text, RhDigest *digest, GError **error)
{
  g_autoptr (RhStatement) statement = rh_statement_new_for (database, "SELECT uuid FROM game WHERE id = ?", game);
  RhDigester *digester;

  if (rh_statement_step (statement, error) != RH_STEP_ROW)
    return FALSE;

  digester = rh_digester_new ("note");
  rh_digester_add_text (digester, rh_statement_get_text (statement, 0));
  rh_digester_add_text (digester, text);
  *digest = rh_digester_end (digester);

  return rh_statement_check (statement, error);
}

static gboolean
is_right (RhDatabase *database, gint64 game, RhStatement *statement, GError **error)
{
  const char *text = rh_statement_get_text (statement, 0);
  g_autofree char *key = NULL;
  RhDigest stored;
  RhDigest digest;

  rh_statement_get_digest (statement, 2, &stored);
  if (!rh_statement_check (statement, error) || !digest_note (database, game, text, &digest, error))
    return FALSE;

  key = rh_setup_name_key (text);

  return (rh_digest_equal (&stored, &digest) && g_str_equal (key, rh_statement_get_text (statement, 1))) ||
         rh_refuse (error, RH_STORE_ERROR, RH_STORE_ERROR_DAMAGED, _("its note isn’t what was written"));
}

/* The note of a game, if it has one, inside the caller's transaction. */
static gboolean
read_note (RhDatabase *database, gint64 game, char **note, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new_for (database, "SELECT text, key, digest FROM note WHERE game = ?", game);
  RhStep step = rh_statement_step (statement, error);

  *note = NULL;
  if (step != RH_STEP_ROW)
    return step == RH_STEP_DONE;
  if (!is_right (database, game, statement, error))
    return FALSE;

  *note = g_strdup (rh_statement_get_text (statement, 0));

  return TRUE;
}

/* The note that is kept of a game is the one that was written. */
gboolean
rh_note_check (RhDatabase *database, gint64 game, GError **error)
{
  g_autofree char *note = NULL;

  return read_note (database, game, &note, error);
}

/**
 * rh_store_dup_note:
 * @self: the store
 * @game: a game's number
 * @note: (out) (nullable) (transfer full): what people have written about it; %NULL for nothing
 * @error: return location; any of %RH_STORE_ERROR; %RH_STORE_ERROR_GAME where it isn't what was written any more
 *
 * Reads the note of a game.
 *
 * Returns: whether it could be read
 */
gboolean
rh_store_dup_note (RhStore *self, gint64 game, char **note, GError **error)
{
  GError *problem = NULL;
  gboolean ok = rh_database_begin_read (self, &problem) && read_note (self, game, note, &problem);

  if (!rh_database_end (self, ok, &problem))
    rh_store_propagate_damage (self, game, problem, error);

  return problem == NULL;
}

static gboolean
write_note (RhDatabase *database, gint64 game, const char *note, GError **error)
{
  g_autofree char *key = rh_setup_name_key (note);
  RhDigest digest;
  g_autoptr (RhStatement) statement = NULL;

  if (!digest_note (database, game, note, &digest, error))
    return FALSE;

  statement =
    rh_statement_new_for (database, "INSERT OR REPLACE INTO note (game, text, key, digest) VALUES (?, ?, ?, ?)", game);
  rh_statement_bind_text (statement, 2, note);
  rh_statement_bind_text (statement, 3, key);
  rh_statement_bind_digest (statement, 4, &digest);

  return rh_statement_run (statement, error);
}

static gboolean
remove_note (RhDatabase *database, gint64 game, GError **error)
{
  g_autoptr (RhStatement) statement = rh_statement_new_for (database, "DELETE FROM note WHERE game = ?", game);

  return rh_statement_run (statement, error);
}

/**
 * rh_store_set_note:
 * @self: the store
 * @game: a game's number
 * @note: (nullable): what people have written about it, at most %RH_NOTE_MAX code points of UTF-8; empty or %NULL for
 *   nothing
 * @error: return location; any of %RH_STORE_ERROR; %RH_STORE_ERROR_NOT_FOUND where the game isn't there
 *
 * Keeps what people have written about a game, instead of what was kept before. The game itself, when it was last
 * played and its place in the lists stay as they are.
 *
 * Returns: whether that is on disk; if not, nothing has changed
 */
gboolean
rh_store_set_note (RhStore *self, gint64 game, const char *note, GError **error)
{
  gboolean any = note != NULL && *note != '\0';
  gboolean ok;

  g_return_val_if_fail (!any || (g_utf8_validate (note, -1, NULL) && g_utf8_strlen (note, -1) <= RH_NOTE_MAX), FALSE);

  ok = rh_database_begin_write (self, error) &&
       rh_store_find (self, game, error) &&
       (any ? write_note (self, game, note, error) : remove_note (self, game, error));

  return rh_database_end (self, ok, error);
}
