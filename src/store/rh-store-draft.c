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

static char *
join (const GPtrArray *texts)
{
  GString *string = g_string_new (NULL);

  for (guint i = 0; i < texts->len; i++)
    g_string_append_printf (string, "%s\n", (const char *) texts->pdata[i]);

  return g_string_free (string, FALSE);
}

static void
split (const char *joined, GPtrArray *texts)
{
  const char *end;

  for (const char *text = joined; (end = strchr (text, '\n')) != NULL; text = end + 1)
    g_ptr_array_add (texts, g_strndup (text, (gsize) (end - text)));
}

static gboolean
write_draft (RhDatabase      *database,
             const RhStand   *stand,
             const GPtrArray *texts,
             guint            n_done,
             gboolean         leads_on,
             GError         **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new_for (database, "INSERT OR REPLACE INTO draft (game, texts, done, digest) VALUES (?, ?, ?, ?)",
                          stand->game);
  g_autofree char *joined = join (texts);
  RhDigest digest = digest_draft (stand, joined, n_done, leads_on);

  rh_statement_bind_text (statement, 2, joined);
  rh_statement_bind_int (statement, 3, n_done);
  rh_statement_bind_digest (statement, 4, &digest);

  return rh_statement_run (statement, error);
}

/**
 * rh_store_set_draft:
 * @self: the store
 * @stand: where the game stands
 * @texts: (element-type utf8): the beginning of its next line after each thing that was entered; none has a line break
 * @n_done: how many of them count; the others can be redone
 * @leads_on: whether they led to the move or the correction that can be redone after them
 * @error: return location; any of %RH_STORE_ERROR; %RH_STORE_ERROR_CHANGED when
 *   another program has changed the game
 *
 * Keeps what has been entered of the next move, instead of what was kept
 * before. It is part of no record, and gone once the game stands elsewhere.
 *
 * Returns: whether that is on disk; if not, nothing has changed
 */
gboolean
rh_store_set_draft (RhStore         *self,
                    const RhStand   *stand,
                    const GPtrArray *texts,
                    guint            n_done,
                    gboolean         leads_on,
                    GError         **error)
{
  gboolean ok;

  g_return_val_if_fail (n_done <= texts->len, FALSE);

  ok = rh_database_begin_write (self, error) &&
       rh_store_check_same (self, stand, error) &&
       write_draft (self, stand, texts, n_done, leads_on, error);

  return rh_database_end (self, ok, error);
}

/* The game has another seal, and is the same. Inside the caller's transaction. */
gboolean
rh_store_keep_draft (RhDatabase *database, const RhStoredGame *stored, GError **error)
{
  return stored->drafts->len == 0 ||
         write_draft (database, &stored->stand, stored->drafts, stored->n_drafts, stored->leads_on, error);
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
  stored->leads_on = rh_digest_equal (&leading, &kept);
  if (!stored->leads_on && !rh_digest_equal (&plain, &kept))
    return;

  split (texts, stored->drafts);
  stored->n_drafts = MIN (n_done, stored->drafts->len);
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
