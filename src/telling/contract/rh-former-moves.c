/* SPDX-License-Identifier: GPL-3.0-or-later
 * What corrected moves were before, told in the words of the moves. */

#include "config.h"

#include "rh-former-moves.h"

#include "rh-fold.h"

#include <glib/gi18n-lib.h>

static void
free_former (gpointer data)
{
  RhFormerMove *former = data;

  g_free (former->line);
  g_strfreev (former->cut);
  g_free (former->text);
  g_free (former);
}

/* What it did, if it still fits where it was; else the line itself. */
static char *
tell_line (const RhTelling *telling, const RhSetup *setup, const RhFold *before, const char *line, gboolean latest)
{
  g_autoptr (RhFold) fold = rh_fold_copy (before);
  g_autofree char *sentence = NULL;

  if (!rh_fold_play_text (fold, line, NULL)) {
    if (latest) {
      /* Translators: a move as a line of a record */
      return g_strdup_printf (_("Corrected. It was “%s”, which no longer fits there."), line);
    }
    /* Translators: a move as a line of a record */
    return g_strdup_printf (_("Before that it was “%s”, which no longer fits there."), line);
  }

  sentence = telling->last (setup, rh_fold_get_state (fold));
  if (latest) {
    /* Translators: what a move did, a sentence or two */
    return g_strdup_printf (_("Corrected. It was: %s"), sentence);
  }

  /* Translators: what a move did, a sentence or two */
  return g_strdup_printf (_("Before that it was: %s"), sentence);
}

/* NULL where none was. */
static char *
tell_cut (const RhFormerMove *former)
{
  guint n = g_strv_length (former->cut);

  return n > 0 ? g_strdup_printf (ngettext ("%u later move was cut.", "%u later moves were cut.", n), n) : NULL;
}

static char *
tell (const RhTelling *telling, const RhSetup *setup, const RhFold *before, const RhFormerMove *former, gboolean latest)
{
  g_autofree char *was = tell_line (telling, setup, before, former->line, latest);
  g_autofree char *cut = tell_cut (former);

  return cut != NULL ? g_strdup_printf ("%s %s", was, cut) : g_steal_pointer (&was);
}

static gboolean
is_same_cut (const RhFormerMove *told, const RhFormerMove *former)
{
  if (*former->cut == NULL)
    return TRUE;

  return told->cut_from == former->cut_from &&
         g_strv_equal ((const char *const *) told->cut, (const char *const *) former->cut);
}

static gboolean
is_told (GPtrArray *self, guint n_told, const RhFormerMove *former)
{
  for (guint k = 0; k < n_told; k++) {
    const RhFormerMove *told = self->pdata[k];

    if (told->move == former->move && g_str_equal (told->line, former->line) && is_same_cut (told, former))
      return TRUE;
  }

  return FALSE;
}

static gboolean
is_latest (GPtrArray *self, guint k)
{
  const RhFormerMove *former = self->pdata[k];

  return k == 0 || ((const RhFormerMove *) self->pdata[k - 1])->move != former->move;
}

/**
 * rh_former_moves_new:
 *
 * Returns: (transfer full) (element-type RhFormerMove): an empty list
 */
GPtrArray *
rh_former_moves_new (void)
{
  return g_ptr_array_new_with_free_func (free_former);
}

/**
 * rh_former_moves_add:
 * @self: (element-type RhFormerMove): a list that isn't told yet
 * @id: its number in the store
 * @move: which move it was, from 1; not less than that of the one before in the list
 * @line: the line it was
 * @cut: what was cut when it was corrected
 *
 * Adds what a move was, the latest first.
 */
void
rh_former_moves_add (GPtrArray *self, gint64 id, guint move, const char *line, const RhCut *cut)
{
  RhFormerMove *former = g_new0 (RhFormerMove, 1);

  former->id = id;
  former->move = move;
  former->line = g_strdup (line);
  former->cut_from = cut->from;
  former->cut = cut->lines != NULL ? g_strdupv ((char **) cut->lines) : g_new0 (char *, 1);
  g_ptr_array_add (self, former);
}

/**
 * rh_former_moves_tell:
 * @self: (element-type RhFormerMove): the list
 * @telling: what is said of the game
 * @setup: the players
 * @moves: (array): the moves as they are now; all that @self is about are played
 *
 * Puts it into words, by one fold. What a move was twice isn't told twice, and what it is again
 * isn't told but for what was cut then: the rest is taken from the list.
 */
void
rh_former_moves_tell (GPtrArray *self, const RhTelling *telling, const RhSetup *setup, const char *const *moves)
{
  g_autoptr (RhFold) before = rh_fold_new (setup);
  guint played = 0;
  guint k = 0;

  while (k < self->len) {
    RhFormerMove *former = self->pdata[k];

    gboolean same = g_str_equal (former->line, moves[former->move - 1]);

    if (is_told (self, k, former) || (same && *former->cut == NULL)) {
      g_ptr_array_remove_index (self, k);
      continue;
    }
    /* What is played has been played before. */
    for (; played + 1 < former->move; played++)
      rh_fold_play_text (before, moves[played], NULL);
    former->text = same ? tell_cut (former) : tell (telling, setup, before, former, is_latest (self, k));
    k++;
  }
}
