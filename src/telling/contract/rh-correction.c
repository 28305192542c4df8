/* SPDX-License-Identifier: GPL-3.0-or-later
 * What would be if a move were another: what fits, what changes, and why not. */

#include "config.h"

#include "rh-correction.h"

#include "rh-fold.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The last entry of each seat has what it has. */
static void
read_balances (const RhEntries *entries, int *balances)
{
  for (guint i = 0; i < rh_entries_get_n (entries); i++) {
    const RhEntry *entry = rh_entries_get (entries, i);

    balances[entry->seat] = entry->balance;
  }
}

/* Plays all that fits of the lines; returns how many that is. */
static guint
play_on (RhFold *fold, const char *const *lines, guint n, GError **error)
{
  for (guint k = 0; k < n; k++) {
    if (!rh_fold_play_text (fold, lines[k], error))
      return k;
  }

  return n;
}

/* What follows on the move now, where it isn't what followed. */
static char *
tell_follows (const RhTelling *telling, const RhGameNow *game, const RhFold *before, guint i, const RhFold *then)
{
  g_autoptr (RhFold) was = rh_fold_copy (before);

  /* What is played has been played before. */
  play_on (was, game->moves + i, 1, NULL);

  return telling->follows (game->setup, rh_fold_get_state (was), rh_fold_get_state (then));
}

/* The later moves that stay, and those that come back, after the corrected one. */
static void
look_further (RhCorrection *self, const RhTelling *telling, const RhGameNow *game, RhFold *then, const RhCut *cut)
{
  guint n_then = rh_fold_get_n_moves (then);
  g_autoptr (GError) error = NULL;

  self->n_kept = n_then + play_on (then, game->moves + n_then, self->n_stay - n_then, &error);
  if (error != NULL) {
    self->verdict = RH_VERDICT_CUTS;
    self->reason = telling->misfit (game->setup, rh_fold_get_state (then), game->moves[self->n_kept], error->message);
    return;
  }

  self->verdict = RH_VERDICT_FITS;
  if (cut != NULL)
    self->n_kept += play_on (then, cut->lines, self->n_cut, NULL);
}

static void
tell_changes (RhCorrection *self, const RhTelling *telling, const RhGameNow *game, const RhFold *then, char *order)
{
  g_autofree char *end = telling->outcome (game->setup, game->state, rh_fold_get_state (then));

  if (order != NULL && end != NULL)
    self->order = g_strdup_printf ("%s %s", order, end);
  else
    self->order = g_strdup (order != NULL ? order : end);

  memset (self->then, 0, sizeof self->then); /* of who has no entry left */
  read_balances (rh_fold_get_entries (then), self->then);
}

static gboolean
is_same (const RhCorrection *self, const RhGameNow *game, guint i)
{
  return g_str_equal (self->line, game->moves[i]) && self->n_stay == self->n_played && self->n_kept == self->n_played;
}

static void
look (RhCorrection *self, const RhTelling *telling, const RhGameNow *game, guint i, const RhCut *cut)
{
  g_autoptr (RhFold) before = rh_fold_new_moves (game->setup, game->moves, i, NULL, NULL);
  g_autoptr (RhFold) then = rh_fold_copy (before);
  g_autofree char *order = NULL;
  g_autoptr (GError) error = NULL;

  if (!rh_fold_play_text (then, self->line, &error)) {
    self->verdict = RH_VERDICT_REFUSED;
    self->reason = telling->misfit (game->setup, rh_fold_get_state (before), self->line, error->message);
    return;
  }

  order = tell_follows (telling, game, before, i, then);
  look_further (self, telling, game, then, cut);
  if (is_same (self, game, i))
    self->verdict = RH_VERDICT_SAME;
  else
    tell_changes (self, telling, game, then, order);
}

/**
 * rh_correction_new:
 * @telling: what is said of the game
 * @game: the game as it stands
 * @i: which of the moves played, from 0
 * @line: what it would become
 * @cut: (nullable): what would come back, in place of the moves played where it comes to stand; it
 *   comes after the move, and has something to follow
 *
 * Looks at a correction. Each move is folded once, the corrected one twice.
 *
 * Returns: (transfer full): what would be
 */
RhCorrection *
rh_correction_new (const RhTelling *telling, const RhGameNow *game, guint i, const char *line, const RhCut *cut)
{
  RhCorrection *self = g_new0 (RhCorrection, 1);

  self->line = g_strdup (line);
  self->n_kept = self->n_stay = self->n_played = game->n_moves;
  if (cut != NULL) {
    self->n_stay = MIN (self->n_stay, cut->from - 1);
    self->n_cut = g_strv_length ((char **) cut->lines);
  }
  read_balances (game->entries, self->now);
  read_balances (game->entries, self->then);
  if (cut == NULL && g_str_equal (line, game->moves[i]))
    self->verdict = RH_VERDICT_SAME;
  else
    look (self, telling, game, i, cut);

  return self;
}

/* What comes back with it of the moves that were cut. */
static char *
tell_fits (guint n_cut, guint n_back)
{
  if (n_cut == 0)
    return g_strdup (_("It fits, and all later moves still fit."));
  if (n_back == 0)
    return g_strdup (ngettext ("It fits, but the move that was cut no longer does.",
                               "It fits, but the moves that were cut no longer do.",
                               n_cut));
  if (n_back < n_cut) {
    /* Translators: how many moves come back, and of how many */
    return g_strdup_printf (ngettext ("It fits, and %1$u of the %2$u moves that were cut comes back.",
                                      "It fits, and %1$u of the %2$u moves that were cut come back.",
                                      n_back),
                            n_back, n_cut);
  }

  return g_strdup_printf (ngettext ("It fits, and the %u move that was cut comes back.",
                                    "It fits, and the %u moves that were cut come back.",
                                    n_back),
                          n_back);
}

/* What was played since they were cut, and makes room for them. */
static char *
tell_gone (guint n_gone)
{
  if (n_gone == 0)
    return NULL;

  return g_strdup_printf (ngettext ("The %u move played since then is cut, but stays on record.",
                                    "The %u moves played since then are cut, but stay on record.",
                                    n_gone),
                          n_gone);
}

/**
 * rh_correction_tell:
 * @self: a correction
 *
 * Returns: (transfer full): what comes of the correction, in a sentence or two
 */
char *
rh_correction_tell (const RhCorrection *self)
{
  g_autofree char *fits = NULL;
  g_autofree char *gone = NULL;

  switch (self->verdict) {
  case RH_VERDICT_SAME:
    return g_strdup (_("Nothing is changed yet."));
  case RH_VERDICT_REFUSED:
    return g_strdup (_("It doesn’t fit there."));
  case RH_VERDICT_FITS:
    fits = tell_fits (self->n_cut, self->n_kept - self->n_stay);
    gone = tell_gone (self->n_played - self->n_stay);
    return gone != NULL ? g_strdup_printf ("%s %s", fits, gone) : g_steal_pointer (&fits);
  case RH_VERDICT_CUTS:
    return g_strdup (_("It fits there, but a later move no longer does."));
  default:
    g_assert_not_reached ();
  }
}

/**
 * rh_correction_tell_apply:
 * @self: a correction
 *
 * Returns: (transfer full): what applying it is called, for a button; what is cut is played anew
 */
char *
rh_correction_tell_apply (const RhCorrection *self)
{
  guint n_gone = self->verdict == RH_VERDICT_FITS ? self->n_played - self->n_stay : 0;

  /* Translators: on a button. What was cut comes back, and what was played since then is cut. */
  if (n_gone > 0)
    return g_strdup_printf (ngettext ("Apply, Cut %u Move", "Apply, Cut %u Moves", n_gone), n_gone);
  if (self->verdict != RH_VERDICT_CUTS)
    return g_strdup (C_("correction", "Apply"));

  /* Translators: on a button. Later moves are cut, and the game goes on with the move of that number. */
  return g_strdup_printf (_("Apply, Play On from Move %u"), self->n_kept + 1);
}

/**
 * rh_correction_free:
 * @self: (transfer full): a correction
 *
 * Frees it.
 */
void
rh_correction_free (RhCorrection *self)
{
  g_free (self->line);
  g_free (self->reason);
  g_free (self->order);
  g_free (self);
}
