/* SPDX-License-Identifier: GPL-3.0-or-later
 * What corrections have changed and cut, as it can be put back into the game that there is now.
 *
 * The amendments say what each change took off the list of moves. From the newest one to the oldest
 * they are put back, which gives the game as it stood before each correction, whatever has been
 * done since. A line is told of the move at whose place it stood, if that is still the same move,
 * corrections apart; what was cut is told whatever has become of it, of the last move before it that is. */

#include "config.h"

#include "rh-statement.h"
#include "rh-store-private.h"

#include <string.h>

typedef enum {
  REASON_CORRECTED,
  REASON_CUT,
  REASON_OTHER,
} Reason;

/* A line that was taken off. */
typedef struct {
  gint64 id;
  guint  seq;
  Reason reason;
  char  *text;
} Row;

/**
 * Look:
 * @rows: (element-type Row): all amendments, the oldest first
 * @now: (element-type utf8): the moves that there are
 * @n_played: how many of them are played
 * @then: (element-type utf8): the game at the moment looked at; texts of @now and @rows
 * @same: up to where the moves of then and now are the same, but for what was corrected
 * @batch: the place of the line looked at last, where the one before it may have gone with it; else 0
 * @cut_from: the first of the lines that were cut together; 0 for none
 * @cut_to: the last one
 * @lines: (element-type RhFormerLine): what is found
 */
typedef struct {
  GPtrArray *rows;
  GPtrArray *now;
  guint      n_played;
  GPtrArray *then;
  guint      same;
  guint      batch;
  guint      cut_from;
  guint      cut_to;
  GPtrArray *lines;
} Look;

static void
free_row (gpointer data)
{
  Row *row = data;

  g_free (row->text);
  g_free (row);
}

static Reason
parse_reason (const char *text)
{
  if (strcmp (text, "corrected") == 0)
    return REASON_CORRECTED;

  return strcmp (text, "cut") == 0 ? REASON_CUT : REASON_OTHER;
}

static gboolean
read_rows (RhDatabase *database, gint64 game, GPtrArray *rows, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new_for (database, "SELECT id, seq, reason, text FROM amendment WHERE game = ? ORDER BY id", game);
  gint64 id = G_MININT64;
  RhStep step;

  while ((step = rh_statement_step (statement, error)) == RH_STEP_ROW) {
    Row *row = g_new0 (Row, 1);

    g_ptr_array_add (rows, row);
    /* They are in order, or they would never end. */
    row->id = id = rh_statement_get_int (statement, 0, id + 1, G_MAXINT64);
    row->seq = (guint) rh_statement_get_int (statement, 1, 1, G_MAXUINT);
    row->reason = parse_reason (rh_statement_get_text (statement, 2));
    row->text = g_strdup (rh_statement_get_text (statement, 3));
    if (!rh_statement_check (statement, error))
      return FALSE;
  }

  return step == RH_STEP_DONE;
}

static gboolean
read_moves (RhDatabase *database, gint64 game, Look *look, GError **error)
{
  g_autoptr (RhStatement) statement =
    RH_STORE_SELECT_MOVES (database, "seq, text, undone", " ORDER BY seq", game);
  RhStep step;

  while ((step = rh_statement_step (statement, error)) == RH_STEP_ROW) {
    rh_statement_get_int (statement, 0, look->now->len + 1, look->now->len + 1);
    look->n_played += rh_statement_get_int (statement, 2, 0, 1) == 0 ? 1 : 0;
    if (!rh_statement_check (statement, error))
      return FALSE;
    g_ptr_array_add (look->now, g_strdup (rh_statement_get_text (statement, 1)));
  }

  return step == RH_STEP_DONE;
}

/* Places count from 1. */
static const char *
line_at (GPtrArray *moves, guint seq)
{
  return seq <= moves->len ? moves->pdata[seq - 1] : NULL;
}

static gboolean
is_there (const Look *look, guint seq)
{
  return seq <= look->n_played && g_strcmp0 (line_at (look->then, seq), line_at (look->now, seq)) == 0;
}

static void
set_line (GPtrArray *moves, const Row *row)
{
  if (moves->len < row->seq)
    g_ptr_array_set_size (moves, (int) row->seq);
  moves->pdata[row->seq - 1] = row->text;
}

/* A line, and what was cut from @from on; unless all of it is there. */
static void
add_line (Look *look, gint64 id, guint seq, const char *text, guint from, guint to)
{
  RhFormerLine *former;

  if (from > to && strcmp (text, line_at (look->now, seq)) == 0)
    return;

  former = g_new0 (RhFormerLine, 1);
  former->id = id;
  former->seq = seq;
  former->text = g_strdup (text);
  former->cut = g_ptr_array_new_null_terminated (0, g_free, TRUE);
  former->cut_from = from;
  for (guint i = from; i <= to && line_at (look->then, i) != NULL; i++)
    g_ptr_array_add (former->cut, g_strdup (line_at (look->then, i)));
  g_ptr_array_add (look->lines, former);
}

/* What was cut follows the last move that is still the same, or the line that was corrected. Where that one isn't the
 * same any more, the first that isn't is what comes back; where all are, only what follows. */
static void
add_cut (Look *look, const Row *row)
{
  guint reach = MIN (look->same, look->n_played);
  gboolean corrected = row->seq <= reach;
  guint seq = corrected ? row->seq : MIN (reach + 1, look->n_played);
  const char *text = line_at (seq > reach || corrected ? look->then : look->now, seq);
  guint from = MAX (reach, seq) + 1;

  if (seq == 0 || text == NULL)
    return;

  while (from <= look->cut_to && is_there (look, from))
    from++;
  if (corrected || from <= look->cut_to)
    add_line (look, row->id, seq, text, from, look->cut_to);
}

/* Where the game stood as it stands now it is the same, whatever was done and undone since. */
static void
compare (Look *look)
{
  guint n = 0;

  while (n < look->now->len && g_strcmp0 (line_at (look->then, n + 1), line_at (look->now, n + 1)) == 0)
    n++;
  look->same = MAX (look->same, n);
}

static void
step_over_correction (Look *look, const Row *row)
{
  set_line (look->then, row);
  if (look->cut_from > row->seq)
    add_cut (look, row);
  else if (row->seq <= MIN (look->same, look->n_played))
    add_line (look, row->id, row->seq, row->text, look->n_played + 1, 0);
  compare (look);
  look->batch = look->cut_from = 0;
}

/* A line that gave way to another, or to none: it was the last, or the one before another that went with it. */
static void
step_over_other (Look *look, const Row *row)
{
  if (row->seq + 1 != look->batch)
    look->cut_from = 0;
  if (row->seq + 1 != look->batch && row->seq < look->then->len)
    g_ptr_array_set_size (look->then, (int) row->seq);

  set_line (look->then, row);
  look->same = MIN (look->same, row->seq - 1);
  look->cut_to = look->cut_from == 0 ? row->seq : look->cut_to;
  look->cut_from = row->reason == REASON_CUT ? row->seq : 0;
  look->batch = row->seq;
}

static void
look_back (Look *look)
{
  for (guint i = 0; i < look->now->len; i++)
    g_ptr_array_add (look->then, look->now->pdata[i]);
  look->same = look->now->len;

  for (guint i = look->rows->len; i > 0; i--) {
    const Row *row = look->rows->pdata[i - 1];

    /* No game ever was that long. */
    if (row->seq > look->now->len + look->rows->len)
      continue;
    if (row->reason == REASON_CORRECTED)
      step_over_correction (look, row);
    else
      step_over_other (look, row);
  }
}

static int
compare_lines (gconstpointer a, gconstpointer b)
{
  const RhFormerLine *one = *(const RhFormerLine *const *) a;
  const RhFormerLine *other = *(const RhFormerLine *const *) b;

  if (one->seq != other->seq)
    return one->seq < other->seq ? -1 : 1;

  return (other->id > one->id) - (other->id < one->id);
}

static gboolean
read_all (RhDatabase *database, const RhStand *stand, Look *look, GError **error)
{
  gboolean ok = rh_database_begin_read (database, error) &&
                rh_store_check_same (database, stand, error) &&
                read_rows (database, stand->game, look->rows, error) &&
                read_moves (database, stand->game, look, error);

  return rh_database_end (database, ok, error);
}

/**
 * rh_store_list_former:
 * @self: the store
 * @stand: where a game stands
 * @error: return location; any of %RH_STORE_ERROR; %RH_STORE_ERROR_CHANGED
 *   when another program has changed the game
 *
 * Lists what corrected lines were before, and what corrections have cut. A line that came to its
 * place in another way after that, since the game was cut back or something else was played,
 * isn't a corrected one any more; but what was cut is told as long as it isn't there again.
 *
 * Returns: (transfer full) (nullable) (element-type RhFormerLine): the former
 *   lines by their place, the latest of each place first
 */
GPtrArray *
rh_store_list_former (RhStore *self, const RhStand *stand, GError **error)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func (free_row);
  g_autoptr (GPtrArray) now = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) then = g_ptr_array_new ();
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func ((GDestroyNotify) rh_former_line_free);
  Look look = { .rows = rows, .now = now, .then = then, .lines = lines };

  if (!read_all (self, stand, &look, error))
    return NULL;

  look_back (&look);
  g_ptr_array_sort (lines, compare_lines);

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
