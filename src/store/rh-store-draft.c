/* SPDX-License-Identifier: GPL-3.0-or-later
 * Drafts: what has been entered of a game's next move. */

#include "config.h"

#include "rh-store-private.h"

#include <string.h>

/* Of what was entered, and where: a damaged draft, or one of another moment, has another digest. So has one that led to
 * what can be redone: that is said here alone. */
static RhDigest
digest_draft (const RhStand *stand, const char *texts, guint n_done, gboolean leads_on)
{
  RhDigester *digester = rh_digester_new (leads_on ? "draft that leads on" : "draft");

  rh_digester_add_digest (digester, &stand->seal);
  rh_digester_add_text (digester, texts);
  rh_digester_add_int (digester, n_done);

  return rh_digester_end (digester);
}

/* Each with a line break behind it, as they are stored. */
char *
rh_store_join_lines (const GPtrArray *lines)
{
  GString *string = g_string_new (NULL);

  for (guint i = 0; i < lines->len; i++)
    g_string_append_printf (string, "%s\n", (const char *) lines->pdata[i]);

  return g_string_free (string, FALSE);
}

void
rh_store_split_lines (const char *joined, GPtrArray *lines)
{
  const char *end;

  for (const char *line = joined; (end = strchr (line, '\n')) != NULL; line = end + 1)
    g_ptr_array_add (lines, g_strndup (line, (gsize) (end - line)));
}

static gboolean
write_draft (RhDatabase *database, const RhStand *stand, const RhStoredDraft *draft, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new_for (database, "INSERT OR REPLACE INTO draft (game, texts, done, digest) VALUES (?, ?, ?, ?)",
                          stand->game);
  g_autofree char *joined = rh_store_join_lines (draft->texts);
  RhDigest digest = digest_draft (stand, joined, draft->n_done, draft->leads_on);

  rh_statement_bind_text (statement, 2, joined);
  rh_statement_bind_int (statement, 3, draft->n_done);
  rh_statement_bind_digest (statement, 4, &digest);

  return rh_statement_run (statement, error);
}

/**
 * rh_store_set_draft:
 * @self: the store
 * @stand: where the game stands
 * @draft: what has been entered of its next move
 * @error: return location; any of %RH_STORE_ERROR; %RH_STORE_ERROR_CHANGED when
 *   another program has changed the game
 *
 * Keeps what has been entered of the next move, and what waits, instead of what was kept
 * before. It is part of no record, and gone once the game stands elsewhere.
 *
 * Returns: whether that is on disk; if not, nothing has changed
 */
gboolean
rh_store_set_draft (RhStore *self, const RhStand *stand, const RhStoredDraft *draft, GError **error)
{
  gboolean ok;

  g_return_val_if_fail (draft->n_done <= draft->texts->len, FALSE);

  ok = rh_database_begin_write (self, error) &&
       rh_store_check_same (self, stand, error) &&
       write_draft (self, stand, draft, error) &&
       rh_waiting_write (self, stand, draft->waiting, error);

  return rh_database_end (self, ok, error);
}

/* The game has another seal, and is the same. Inside the caller's transaction. */
gboolean
rh_store_keep_draft (RhDatabase *database, const RhStoredGame *stored, GError **error)
{
  return stored->draft.texts->len == 0 ||
         write_draft (database, &stored->stand, &stored->draft, error);
}

static void
take_draft (RhStatement *statement, RhStoredGame *stored)
{
  const char *texts = rh_statement_get_text (statement, 0);
  guint n_done = (guint) rh_statement_get_int (statement, 1, 0, G_MAXINT);
  RhDigest plain, leading, kept;

  rh_statement_get_digest (statement, 2, &kept);
  if (!rh_statement_check (statement, NULL))
    return;

  plain = digest_draft (&stored->stand, texts, n_done, FALSE);
  leading = digest_draft (&stored->stand, texts, n_done, TRUE);
  stored->draft.leads_on = rh_digest_equal (&leading, &kept);
  if (!stored->draft.leads_on && !rh_digest_equal (&plain, &kept))
    return;

  rh_store_split_lines (texts, stored->draft.texts);
  stored->draft.n_done = MIN (n_done, stored->draft.texts->len);
}

/* Reads the draft of a game that is read already, if it has one. A damaged one is none: the game itself is whole. */
gboolean
rh_store_read_draft (RhDatabase *database, RhStoredGame *stored, GError **error)
{
  g_autoptr (RhStatement) statement = NULL;
  g_autoptr (GError) problem = NULL;

  if (rh_database_get_version (database) < RH_VERSION_DRAFT)
    return TRUE;

  statement = rh_statement_new_for (database, "SELECT texts, done, digest FROM draft WHERE game = ?", stored->stand.game);
  if (rh_statement_step (statement, &problem) == RH_STEP_ROW)
    take_draft (statement, stored);
  if (problem == NULL || rh_store_is_damage (problem))
    return TRUE;

  g_propagate_error (error, g_steal_pointer (&problem));

  return FALSE;
}
