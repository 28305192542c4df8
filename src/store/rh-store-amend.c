/* SPDX-License-Identifier: GPL-3.0-or-later
 * Correcting an old slip: one line changed, the ledger written anew from there, and
 * what the line was kept. */

#include "config.h"

#include "rh-statement.h"
#include "rh-store-private.h"

/* What the line was, and all lines that go, stay on record, in this order: that is
 * how it is known later which correction cut a line. */
static gboolean
keep_lines (RhDatabase *database, gint64 game, guint seq, guint n_kept, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new (database,
                      "INSERT INTO amendment (game, seq, text, time, replaced, reason)"
                      " SELECT game, seq, text, time, ?4, iif (seq = ?2, 'corrected', 'cut') FROM move"
                      " WHERE game = ?1 AND (seq = ?2 OR seq > ?3) ORDER BY seq",
                      error);

  if (statement == NULL)
    return FALSE;

  rh_statement_bind_int (statement, 1, game);
  rh_statement_bind_int (statement, 2, seq);
  rh_statement_bind_int (statement, 3, n_kept);
  rh_statement_bind_int (statement, 4, rh_store_now ());

  return rh_statement_run (statement, error);
}

static gboolean
change_line (RhDatabase *database, gint64 game, guint seq, const char *text, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new (database, "UPDATE move SET text = ?3, time = ?4 WHERE game = ?1 AND seq = ?2", error);

  if (statement == NULL)
    return FALSE;

  rh_statement_bind_int (statement, 1, game);
  rh_statement_bind_int (statement, 2, seq);
  rh_statement_bind_text (statement, 3, text);
  rh_statement_bind_int (statement, 4, rh_store_now ());

  return rh_statement_run (statement, error);
}

/* Lines after the last one. */
static gboolean
add_lines (RhDatabase *database, gint64 game, guint n_kept, const char *const *added, GError **error)
{
  for (guint i = 0; added != NULL && added[i] != NULL; i++) {
    if (!rh_store_insert_move (database, game, n_kept + i + 1, added[i], error))
      return FALSE;
  }

  return TRUE;
}

/* The entries of the moves from @seq on, a move at a time. */
gboolean
rh_store_insert_entries_from (RhDatabase *database, gint64 game, guint seq, const RhEntries *entries, GError **error)
{
  guint n = rh_entries_get_n (entries);
  guint first = 0;

  while (first < n && rh_entries_get (entries, first)->move < seq)
    first++;

  while (first < n) {
    const RhEntry *entry = rh_entries_get (entries, first);
    guint end = first + 1;

    while (end < n && rh_entries_get (entries, end)->move == entry->move)
      end++;
    if (!rh_store_insert_entries (database, game, entry->move, entry, end - first, error))
      return FALSE;
    first = end;
  }

  return TRUE;
}

/**
 * rh_store_amend:
 * @self: the store
 * @game: a game's number
 * @n_played: how many of its moves are played
 * @seq: which of them is changed, from 1
 * @text: the line it becomes
 * @n_kept: how many moves are left, the changed one included; those after go
 * @added: (nullable) (array zero-terminated=1): lines that follow those left:
 *   what an earlier correction had cut
 * @entries: the whole ledger after that
 * @won: whether the last move left ends the game
 * @winners: a bit for each seat that has won; 0 unless @won
 * @error: return location; any of %RH_STORE_ERROR; %RH_STORE_ERROR_FAILED also
 *   when another program has played on
 *
 * Changes a line. What it was before, the lines that go and the lines that
 * were undone all move to the amendments.
 *
 * Returns: whether that is on disk; if not, nothing has changed
 */
gboolean
rh_store_amend (RhStore            *self,
                gint64              game,
                guint               n_played,
                guint               seq,
                const char         *text,
                guint               n_kept,
                const char *const  *added,
                const RhEntries    *entries,
                gboolean            won,
                guint               winners,
                GError            **error)
{
  RhDatabase *database = rh_store_get_database (self);
  gboolean ok;

  g_return_val_if_fail (seq >= 1 && seq <= n_kept && n_kept <= n_played, FALSE);

  if (!rh_database_begin_write (database, error))
    return FALSE;

  ok = rh_store_check_played (database, game, n_played, error) &&
       rh_store_amend_undone (database, game, error) &&
       keep_lines (database, game, seq, n_kept, error) &&
       rh_store_run_on_game (database, "DELETE FROM move WHERE game = ?1 AND seq > ?2", game, n_kept, error) &&
       change_line (database, game, seq, text, error) &&
       add_lines (database, game, n_kept, added, error) &&
       rh_store_run_on_game (database, "DELETE FROM entry WHERE game = ?1 AND move >= ?2", game, seq, error) &&
       rh_store_insert_entries_from (database, game, seq, entries, error) &&
       rh_store_set_status (database, game, won ? RH_GAME_WON : RH_GAME_PLAYING, winners, error);

  return rh_database_end (database, ok, error);
}

static void
free_former (gpointer data)
{
  rh_former_line_free (data);
}

static int
compare_seq (gconstpointer a, gconstpointer b)
{
  const RhFormerLine *one = *(const RhFormerLine *const *) a;
  const RhFormerLine *other = *(const RhFormerLine *const *) b;

  return (one->seq > other->seq) - (one->seq < other->seq);
}

/* What now stands at that place never was one of these. */
static void
forget (GPtrArray *lines, guint seq)
{
  for (guint i = lines->len; i > 0; i--) {
    if (((const RhFormerLine *) lines->pdata[i - 1])->seq == seq)
      g_ptr_array_remove_index (lines, i - 1);
  }
}

static RhFormerLine *
add_former (GPtrArray *lines, guint seq, const char *text, gint64 replaced)
{
  RhFormerLine *former = g_new0 (RhFormerLine, 1);

  former->seq = seq;
  former->text = g_strdup (text);
  former->replaced = replaced;
  former->cut = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_insert (lines, 0, former);

  return former;
}

/* One amendment after the other, the oldest first. */
static gboolean
read_former (RhStatement *statement, GPtrArray *lines, GError **error)
{
  RhFormerLine *last = NULL;
  RhStep step;

  while ((step = rh_statement_step (statement, error)) == RH_STEP_ROW) {
    guint seq = (guint) rh_statement_get_int (statement, 0);
    const char *text = rh_statement_get_text (statement, 1);
    const char *reason = rh_statement_get_text (statement, 3);

    if (g_strcmp0 (reason, "corrected") == 0) {
      last = add_former (lines, seq, text, rh_statement_get_int (statement, 2));
      continue;
    }

    if (last != NULL && (seq <= last->seq || g_strcmp0 (reason, "cut") != 0))
      last = NULL;
    forget (lines, seq);
    if (last != NULL) {
      last->cut_from = last->cut->len == 0 ? seq : last->cut_from;
      g_ptr_array_add (last->cut, g_strdup (text));
    }
  }

  return step == RH_STEP_DONE;
}

/**
 * rh_store_list_former:
 * @self: the store
 * @game: a game's number
 * @error: return location; any of %RH_STORE_ERROR
 *
 * Lists what corrected lines were before. A line that came to its place in
 * another way after that, since the game was cut back or something else was
 * played, isn't a corrected one any more.
 *
 * Returns: (transfer full) (nullable) (element-type RhFormerLine): the former
 *   lines by their place, the latest of each place first
 */
GPtrArray *
rh_store_list_former (RhStore *self, gint64 game, GError **error)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (free_former);
  g_autoptr (RhStatement) statement =
    rh_statement_new (rh_store_get_database (self),
                      "SELECT seq, text, replaced, reason FROM amendment WHERE game = ? ORDER BY id",
                      error);

  if (statement == NULL)
    return NULL;

  rh_statement_bind_int (statement, 1, game);
  if (!read_former (statement, lines, error))
    return NULL;

  g_ptr_array_sort (lines, compare_seq);

  return g_steal_pointer (&lines);
}

/**
 * rh_former_line_free:
 * @self: (transfer full): a former line
 *
 * Frees it.
 */
void
rh_former_line_free (RhFormerLine *self)
{
  g_free (self->text);
  g_ptr_array_unref (self->cut);
  g_free (self);
}
