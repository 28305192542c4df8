/* SPDX-License-Identifier: GPL-3.0-or-later
 * Later moves after a correction: the same lines, or others that mean the same. */

#include "config.h"

#include "rh-follow.h"

/* Plays them all, and adds them; else nothing. */
static gboolean
play_all (RhFold *then, const GPtrArray *lines, GPtrArray *added)
{
  g_autoptr (RhFold) copy = rh_fold_copy (then);

  for (guint k = 0; k < lines->len; k++) {
    if (!rh_fold_play_text (copy, lines->pdata[k], NULL))
      return FALSE;
  }
  for (guint k = 0; k < lines->len; k++) {
    rh_fold_play_text (then, lines->pdata[k], NULL);
    g_ptr_array_add (added, g_strdup (lines->pdata[k]));
  }

  return TRUE;
}

/* As many lines at once as are one matter; returns how many. */
static guint
rearrange (const RhFold *was, RhFold *then, const char *const *lines, guint n_lines, GPtrArray *added)
{
  const RhGame *game = rh_fold_get_game (then);
  g_autoptr (GPtrArray) instead = g_ptr_array_new_with_free_func (g_free);
  guint n;

  if (was == NULL || game->rearrange == NULL)
    return 0;
  n = game->rearrange (rh_fold_get_state (was), rh_fold_get_state (then), lines, n_lines, instead);
  g_assert (n <= n_lines);

  return n > 0 && play_all (then, instead, added) ? n : 0;
}

static guint
follow (const RhFold *was, RhFold *then, const char *const *lines, guint n_lines, GPtrArray *added, GError **error)
{
  g_autofree char *adapted = NULL;
  g_autoptr (GError) why = NULL;
  guint n;

  if (rh_fold_play_text (then, lines[0], &why)) {
    g_ptr_array_add (added, g_strdup (lines[0]));
    return 1;
  }

  adapted = rh_fold_adapt_text (then, lines[0]);
  if (adapted != NULL && !rh_game_is_dearer (rh_fold_get_game (then), lines[0], adapted) &&
      rh_fold_play_text (then, adapted, NULL)) {
    g_ptr_array_add (added, g_steal_pointer (&adapted));
    return 1;
  }

  n = rearrange (was, then, lines, n_lines, added);
  if (n == 0)
    g_propagate_error (error, g_steal_pointer (&why));

  return n;
}

/**
 * rh_follow:
 * @was: (inout) (nullable): the game in which the lines were played, up to them, which goes on with them; %NULL where it
 *   isn't known, or once it can't
 * @then: a game that they shall follow; goes on with what stands for them
 * @lines: (array length=n_lines): the lines; one at least
 * @n_lines: how many
 * @added: (element-type utf8): where the lines that stand for them are added
 * @error: return location; any of %RH_RULES_ERROR, of why the first line itself doesn't fit
 *
 * Plays the first of the lines, or what means the same there: the line with other figures, or, where several lines are
 * one matter, others in place of all of them, which may be fewer, or none. Nothing is spent that hadn't been.
 *
 * Returns: how many of the lines that was; 0 where the first doesn't fit, and then nothing is played
 */
guint
rh_follow (RhFold **was, RhFold *then, const char *const *lines, guint n_lines, GPtrArray *added, GError **error)
{
  guint n = follow (*was, then, lines, n_lines, added, error);

  for (guint k = 0; *was != NULL && k < n; k++) {
    if (!rh_fold_play_text (*was, lines[k], NULL))
      g_clear_pointer (was, rh_fold_free);
  }

  return n;
}
