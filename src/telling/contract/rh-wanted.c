/* SPDX-License-Identifier: GPL-3.0-or-later
 * Which moves shall follow on a corrected one, with what an earlier correction had cut. */

#include "config.h"

#include "rh-wanted.h"

#include "rh-follow.h"

/**
 * rh_lines_differ:
 * @was: (inout): lines; those left in which they differ
 * @now: (inout): others in their place; likewise
 * @at: (inout): where the first of @was stands
 *
 * Returns: how many differ, or stand in one of them alone
 */
guint
rh_lines_differ (RhLines *was, RhLines *now, guint *at)
{
  for (; was->n > 0 && now->n > 0 && g_str_equal (was->lines[0], now->lines[0]); ++*at) {
    *was = (RhLines) { was->lines + 1, was->n - 1 };
    *now = (RhLines) { now->lines + 1, now->n - 1 };
  }
  for (; was->n > 0 && now->n > 0 && g_str_equal (was->lines[was->n - 1], now->lines[now->n - 1]); was->n--)
    now->n--;

  return MAX (was->n, now->n);
}

/**
 * rh_lines_tell:
 * @telling: what is said of the game
 * @setup: the players
 * @was: lines
 * @now: others that mean the same, and differ
 *
 * Returns: (transfer full): in what they differ, in a line without a full stop
 */
char *
rh_lines_tell (const RhTelling *telling, const RhSetup *setup, const RhLines *was, const RhLines *now)
{
  char *told = was->n == 1 && now->n == 1 ? telling->adapted (setup, was->lines[0], now->lines[0]) : NULL;

  return told != NULL ? told : telling->rearranged (setup, was->lines, was->n, now->lines, now->n);
}

/**
 * rh_lines_mean_same:
 * @telling: what is said of the game
 * @setup: the players
 * @line: a line
 * @other: another one
 *
 * Returns: whether they are the same decision, be it with other figures
 */
gboolean
rh_lines_mean_same (const RhTelling *telling, const RhSetup *setup, const char *line, const char *other)
{
  g_autofree char *told = NULL;

  if (g_str_equal (line, other))
    return TRUE;
  told = telling->adapted != NULL ? telling->adapted (setup, line, other) : NULL;

  return told != NULL;
}

/* What is compared: the lines that had been cut in the game in which they were played, and the game as it went on. */
typedef struct {
  const RhTelling   *telling;
  const RhSetup     *setup;
  const char *const *lines;
  guint              n_lines;
  const char *const *moves;
  guint              n_moves;
  RhFold            *was; /* NULL where it isn't known */
  RhFold            *now;
  GArray            *groups;
} Compare;

static void
go_on (Compare *self, guint n_lines, guint n_moves)
{
  const RhGroup group = { n_lines, n_moves };

  for (guint k = 0; self->was != NULL && k < n_lines; k++) {
    if (!rh_fold_play_text (self->was, self->lines[k], NULL))
      g_clear_pointer (&self->was, rh_fold_free);
  }
  /* What is played has been played before. */
  for (guint k = 0; k < n_moves; k++)
    rh_fold_play_text (self->now, self->moves[k], NULL);

  g_array_append_val (self->groups, group);
  self->lines += n_lines;
  self->n_lines -= n_lines;
  self->moves += n_moves;
  self->n_moves -= n_moves;
}

static gboolean
begins_with (const Compare *self, const GPtrArray *lines)
{
  if (lines->len > self->n_moves)
    return FALSE;

  for (guint k = 0; k < lines->len; k++) {
    if (!g_str_equal (lines->pdata[k], self->moves[k]))
      return FALSE;
  }

  return TRUE;
}

/* Several at once, as they follow where the game stands now; returns how many lines these are. */
static guint
follow (const Compare *self, guint *n_moves)
{
  g_autoptr (RhFold) was = self->was != NULL ? rh_fold_copy (self->was) : NULL;
  g_autoptr (RhFold) now = rh_fold_copy (self->now);
  g_autoptr (GPtrArray) added = g_ptr_array_new_with_free_func (g_free);
  guint n = rh_follow (&was, now, self->lines, self->n_lines, added, NULL);

  *n_moves = added->len;

  return begins_with (self, added) ? n : 0;
}

static gboolean
compare_next (Compare *self)
{
  guint n_lines, n_moves;

  if (self->n_lines == 0)
    return FALSE;
  if (self->n_moves > 0 && rh_lines_mean_same (self->telling, self->setup, self->moves[0], self->lines[0])) {
    go_on (self, 1, 1);
    return TRUE;
  }

  n_lines = follow (self, &n_moves);
  if (n_lines == 0 && self->n_moves > 0 && rh_game_is_settling (self->setup->game, self->moves[0]))
    n_moves = 1;
  else if (n_lines == 0)
    return FALSE;
  go_on (self, n_lines, n_moves);

  return TRUE;
}

/**
 * rh_wanted_open:
 * @setup: the players
 * @moves: the moves played
 * @i: which of them was corrected, from 0
 * @cut: what was cut then; there are moves up to there
 *
 * Returns: (transfer full) (nullable): the game as it was when the lines were cut, before them; %NULL where that isn't known
 */
RhFold *
rh_wanted_open (const RhSetup *setup, const char *const *moves, guint i, const RhCut *cut)
{
  g_autoptr (RhFold) was = NULL;

  if (cut->line == NULL)
    return NULL;

  was = rh_fold_new_moves (setup, moves, i, NULL, NULL);
  if (!rh_fold_play_text (was, cut->line, NULL))
    return NULL;
  for (guint k = i + 1; k + 1 < cut->from; k++) {
    if (!rh_fold_play_text (was, moves[k], NULL))
      return NULL;
  }

  return g_steal_pointer (&was);
}

/**
 * rh_wanted_compare:
 * @telling: what is said of the game
 * @setup: the players
 * @moves: (array length=n_moves): the moves played
 * @n_moves: how many
 * @i: which of them was corrected, from 0
 * @cut: what was cut then; there are moves up to there
 *
 * Returns: (transfer full) (element-type RhGroup): what is there again of it, from the first line on, be it with other
 *   figures or in another order. All lines behind these aren't there
 */
GArray *
rh_wanted_compare (const RhTelling   *telling,
                   const RhSetup     *setup,
                   const char *const *moves,
                   guint              n_moves,
                   guint              i,
                   const RhCut       *cut)
{
  guint first = cut->from - 1;
  Compare self = {
    .telling = telling,
    .setup = setup,
    .lines = cut->lines,
    .n_lines = cut->lines != NULL ? g_strv_length ((char **) cut->lines) : 0,
    .moves = moves + first,
    .n_moves = n_moves - first,
    .groups = g_array_new (FALSE, FALSE, sizeof (RhGroup)),
  };

  if (self.n_lines == 0)
    return self.groups;

  self.now = rh_fold_new_moves (setup, moves, first, NULL, NULL);
  self.was = rh_wanted_open (setup, moves, i, cut);
  while (compare_next (&self)) {
  }
  rh_fold_free (self.now);
  g_clear_pointer (&self.was, rh_fold_free);

  return self.groups;
}

static void
add (RhWanted *self, const char *line, RhPlace place)
{
  g_ptr_array_add (self->lines, (gpointer) line);
  g_array_append_val (self->at, place);
}

/* What is there of it, each line where what means the same stands; @next is the place of what follows. */
static void
add_groups (RhWanted *self, const GArray *groups, const RhCut *cut, RhPlace *next)
{
  const char *const *line = cut->lines;

  for (guint k = 0; k < groups->len; k++) {
    const RhGroup *group = &g_array_index (groups, RhGroup, k);

    if (group->n_lines == 0) {
      next->settled += group->n_moves;
      continue;
    }
    add (self, *line++, *next);
    next->at += next->settled;
    next->settled = 0;
    for (guint l = 1; l < group->n_lines; l++)
      add (self, *line++, (RhPlace) { next->at + MIN (l, group->n_moves), 0, TRUE });
    next->at += group->n_moves;
  }
}

/* What comes back takes the place of the moves played there, but for those that are the same with other figures, or in
 * another order: these stay, and so does what follows where all of them are. */
static void
add_cut (RhWanted *self, const GArray *groups, const RhCut *cut, RhPlace *next)
{
  guint n = g_strv_length ((char **) cut->lines);

  add_groups (self, groups, cut, next);
  self->n_stay = next->at + next->settled;
  self->n_cut = n - (self->lines->len - self->first);
  for (guint k = n - self->n_cut; k < n; k++) {
    add (self, cut->lines[k], *next);
    *next = (RhPlace) { self->n_stay, 0, FALSE };
  }
}

/**
 * rh_wanted_new:
 * @telling: what is said of the game
 * @setup: the players
 * @moves: (array length=n_moves): the moves played
 * @n_moves: how many
 * @i: which of them is corrected, from 0
 * @cut: (nullable): what comes back with it; it comes after the move, and has something to follow
 *
 * Returns: (transfer full): what shall follow, which lasts as long as the moves and what was cut
 */
RhWanted *
rh_wanted_new (const RhTelling   *telling,
               const RhSetup     *setup,
               const char *const *moves,
               guint              n_moves,
               guint              i,
               const RhCut       *cut)
{
  RhWanted *self = g_new0 (RhWanted, 1);
  gboolean moves_on = cut != NULL && cut->moves_on; /* what stands there now comes after it, too */
  gboolean comes_back = cut != NULL && !moves_on && cut->lines != NULL && *cut->lines != NULL;
  guint first = moves_on ? i : cut != NULL ? MIN (cut->from - 1, n_moves) : i + 1;
  RhPlace next = { first, 0, FALSE };

  self->lines = g_ptr_array_new ();
  self->at = g_array_new (FALSE, FALSE, sizeof (RhPlace));
  self->n_stay = first;
  for (guint k = i + 1; k < first; k++)
    add (self, moves[k], (RhPlace) { k, 0, FALSE });
  self->first = self->lines->len;
  if (comes_back) {
    g_autoptr (GArray) groups = rh_wanted_compare (telling, setup, moves, n_moves, i, cut);

    add_cut (self, groups, cut, &next);
  }
  self->tail = self->lines->len;
  if (self->n_cut == 0) {
    for (guint k = self->n_stay; k < n_moves; k++) {
      add (self, moves[k], next);
      next = (RhPlace) { k + 1, 0, FALSE };
    }
    self->n_stay = n_moves;
  }
  next = (RhPlace) { self->n_stay, 0, FALSE };
  g_array_append_val (self->at, next);

  return self;
}

/**
 * rh_wanted_free:
 * @self: (transfer full): what shall follow
 *
 * Frees it.
 */
void
rh_wanted_free (RhWanted *self)
{
  g_ptr_array_unref (self->lines);
  g_array_unref (self->at);
  g_free (self);
}
