/* SPDX-License-Identifier: GPL-3.0-or-later
 * What corrected moves were before, told in the words of the moves. */

#include "config.h"

#include "rh-former-moves.h"

#include "rh-fold.h"
#include "rh-wanted.h"

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

/* What there is to be told of what moves were. */
typedef struct {
  const RhTelling   *telling;
  const RhSetup     *setup;
  const char *const *moves;
  guint              n_moves;
  GPtrArray         *changed; /* of RhFormerMove: what changed with another move */
} Tale;

static gboolean
is_told_of (const GPtrArray *formers, guint move, const char *text)
{
  for (guint k = 0; k < formers->len; k++) {
    const RhFormerMove *former = formers->pdata[k];

    if (former->move == move && g_str_equal (former->text, text))
      return TRUE;
  }

  return FALSE;
}

/* What stands within a line elsewhere. */
static char *
begin_sentence (const char *text)
{
  const char *rest = g_utf8_next_char (text);
  g_autofree char *first = g_utf8_strup (text, rest - text);

  return g_strconcat (first, rest, NULL);
}

/* A later move that changed with the corrected one: what it was is told below it. */
static void
add_changed (const Tale *tale, const RhFormerMove *with, guint move, const char *line, const char *how)
{
  g_autofree char *sentence = begin_sentence (how);
  g_autofree char *text = NULL;

  /* Translators: the number of another move, and how this one changed, such as “Anna pays 2 instead of 1” */
  text = g_strdup_printf (_("Changed with move %1$u. %2$s."), with->move, sentence);
  if (is_told_of (tale->changed, move, text))
    return;

  rh_former_moves_add (tale->changed, 0, move, line, &(RhCut) { move + 1, NULL, NULL });
  ((RhFormerMove *) tale->changed->pdata[tale->changed->len - 1])->text = g_steal_pointer (&text);
}

/* Of those lines, how many aren't as they were; these are told of the move that stands there now, if one does. */
static guint
tell_group (const Tale *tale, const RhFormerMove *former, const RhGroup *group, guint move, char **lines)
{
  RhLines was = { (const char *const *) lines, group->n_lines };
  RhLines now = { tale->moves + move - 1, group->n_moves };
  guint n = group->n_lines > 0 ? rh_lines_differ (&was, &now, &move) : 0;
  g_autofree char *how = NULL;

  if (n == 0)
    return 0;

  how = rh_lines_tell (tale->telling, tale->setup, &was, &now);
  if (move <= tale->n_moves)
    add_changed (tale, former, move, was.n > 0 ? was.lines[0] : tale->moves[move - 1], how);

  return n;
}

/* Of what was cut, how much is there again, be it with other figures or in another order; returns how much isn't as it
 * was. */
static guint
count_changed (const Tale *tale, const RhFormerMove *former, guint *n_there)
{
  const RhCut cut = { former->cut_from, (const char *const *) former->cut, former->line };
  g_autoptr (GArray) groups = NULL;
  guint move = former->cut_from;
  guint n_changed = 0;

  *n_there = 0;
  if (*former->cut == NULL || former->cut_from > tale->n_moves + 1)
    return 0;

  groups = rh_wanted_compare (tale->telling, tale->setup, tale->moves, tale->n_moves, former->move - 1, &cut);
  for (guint k = 0; k < groups->len; k++) {
    const RhGroup *group = &g_array_index (groups, RhGroup, k);

    n_changed += tell_group (tale, former, group, move, former->cut + *n_there);
    *n_there += group->n_lines;
    move += group->n_moves;
  }

  return n_changed;
}

/* NULL where all that followed is as it was. */
static char *
tell_later (const Tale *tale, const RhFormerMove *former)
{
  guint n_there;
  guint n_changed = count_changed (tale, former, &n_there);
  guint n_cut = g_strv_length (former->cut) - n_there;
  g_autofree char *changed = NULL;
  g_autofree char *cut = NULL;

  changed = g_strdup_printf (ngettext ("%u later move changed with it.", "%u later moves changed with it.", n_changed),
                             n_changed);
  cut = g_strdup_printf (ngettext ("%u later move was cut.", "%u later moves were cut.", n_cut), n_cut);
  if (n_changed > 0 && n_cut > 0)
    return g_strdup_printf ("%s %s", changed, cut);
  if (n_changed > 0)
    return g_steal_pointer (&changed);

  return n_cut > 0 ? g_steal_pointer (&cut) : NULL;
}

/* Lines as they were, from a place on, and how many of them are there so many places further; the last of them must be. */
static guint
count_moved (const Tale *tale, guint from, const char *const *lines, int by)
{
  guint n = 0;
  gboolean there = FALSE;

  for (guint k = 0; lines[k] != NULL; k++) {
    gint64 at = (gint64) from + k + by;

    there = at >= 1 && at <= tale->n_moves &&
            rh_lines_mean_same (tale->telling, tale->setup, lines[k], tale->moves[at - 1]);
    n += there ? 1 : 0;
  }

  return there ? n : 0;
}

/* Whether they stand there rather than where they were; some may have been corrected since. */
static gboolean
has_moved (const Tale *tale, guint from, const char *const *lines, int by)
{
  guint n = count_moved (tale, from, lines, by);

  return n > 0 && n * 2 >= g_strv_length ((char **) lines) && n > count_moved (tale, from, lines, 0);
}

/* Whether another move came in before it. */
static gboolean
moved_on (const Tale *tale, const RhFormerMove *former)
{
  const char *const line[] = { former->line, NULL };

  if (!rh_game_can_strike (tale->setup->game, former->line))
    return FALSE;
  if (*former->cut == NULL)
    return has_moved (tale, former->move, line, 1);

  return count_moved (tale, former->move, line, 1) > 0 &&
         has_moved (tale, former->cut_from, (const char *const *) former->cut, 1);
}

static gboolean
was_struck (const Tale *tale, guint i, const RhCut *cut)
{
  return cut->line != NULL && rh_game_can_strike (tale->setup->game, cut->line) && cut->from >= i + 2 &&
         cut->lines != NULL && has_moved (tale, cut->from, cut->lines, -1);
}

/* What a move did that is struck out, where it stood. */
static char *
tell_struck (const Tale *tale, const RhFold *before, const char *line)
{
  g_autoptr (RhFold) fold = rh_fold_copy (before);
  g_autofree char *sentence = NULL;

  if (!rh_fold_play_text (fold, line, NULL)) {
    /* Translators: a move as a line of a record, in the list of moves, below the one that stands in its place now */
    return g_strdup_printf (_("Struck out before it: “%s”"), line);
  }

  sentence = tale->telling->last (tale->setup, rh_fold_get_state (fold));

  /* Translators: what a move did, a sentence or two, in the list of moves, below the one that stands in its place now */
  return g_strdup_printf (_("Struck out before it: %s"), sentence);
}

/* What it was, if it isn't that again, and what became of the moves after it; NULL where there is nothing to tell. */
static char *
tell (const Tale *tale, const RhFold *before, const RhFormerMove *former, gboolean latest)
{
  const RhCut cut = { former->cut_from, (const char *const *) former->cut, former->line };
  g_autofree char *later = NULL;
  g_autofree char *was = NULL;

  if (was_struck (tale, former->move - 1, &cut))
    return tell_struck (tale, before, former->line);
  if (moved_on (tale, former))
    return NULL;

  later = tell_later (tale, former);

  if (g_str_equal (former->line, tale->moves[former->move - 1]))
    return g_steal_pointer (&later);
  was = tell_line (tale->telling, tale->setup, before, former->line, latest);

  return later != NULL ? g_strdup_printf ("%s %s", was, later) : g_steal_pointer (&was);
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

/* Those of a move keep their order. */
static int
compare_moves (gconstpointer a, gconstpointer b)
{
  const RhFormerMove *one = *(const RhFormerMove *const *) a;
  const RhFormerMove *other = *(const RhFormerMove *const *) b;

  return (one->move > other->move) - (one->move < other->move);
}

/**
 * rh_cut_is_of_struck:
 * @telling: what is said of the game
 * @setup: the players
 * @moves: (array length=n_moves): the moves as they are now
 * @n_moves: how many are played
 * @i: at which of them @cut was cut, from 0
 * @cut: what a correction has cut there
 *
 * Returns: whether the move was struck out, and what was cut with it stands one place further up since
 */
gboolean
rh_cut_is_of_struck (const RhTelling   *telling,
                     const RhSetup     *setup,
                     const char *const *moves,
                     guint              n_moves,
                     guint              i,
                     const RhCut       *cut)
{
  const Tale tale = { telling, setup, moves, n_moves, NULL };

  return was_struck (&tale, i, cut);
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
 * @moves: (array length=n_moves): the moves as they are now; all that @self is about are played
 * @n_moves: how many are played
 *
 * Puts it into words, by one fold. What a move was twice isn't told twice, and what it is again
 * isn't told but for what became of later ones: the rest is taken from the list. What changed with another move
 * is added to it.
 */
void
rh_former_moves_tell (GPtrArray         *self,
                      const RhTelling   *telling,
                      const RhSetup     *setup,
                      const char *const *moves,
                      guint              n_moves)
{
  g_autoptr (GPtrArray) changed = rh_former_moves_new ();
  g_autoptr (RhFold) before = rh_fold_new (setup);
  Tale tale = { telling, setup, moves, n_moves, changed };
  guint played = 0;
  guint k = 0;

  while (k < self->len) {
    RhFormerMove *former = self->pdata[k];

    /* What is played has been played before. */
    for (; played + 1 < former->move; played++)
      rh_fold_play_text (before, moves[played], NULL);
    if (!is_told (self, k, former))
      former->text = tell (&tale, before, former, is_latest (self, k));
    if (former->text != NULL)
      k++;
    else
      g_ptr_array_remove_index (self, k);
  }

  g_ptr_array_extend_and_steal (self, g_steal_pointer (&changed));
  g_ptr_array_sort (self, compare_moves);
}
