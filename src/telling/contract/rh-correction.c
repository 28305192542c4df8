/* SPDX-License-Identifier: GPL-3.0-or-later
 * What would be if a move were another: what fits, what changes, and why not. */

#include "config.h"

#include "rh-correction.h"

#include "rh-figure.h"
#include "rh-wanted.h"

#include "rh-follow.h"
#include "rh-rules-error.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MUCH 10 /* moves: about a round */

/* The last entry of each seat has what it has. */
static void
read_balances (const RhTelling *telling, const RhSetup *setup, const RhEntries *entries, int *balances)
{
  for (guint i = 0; i < rh_entries_get_n (entries); i++) {
    const RhEntry *entry = rh_entries_get (entries, i);

    balances[entry->seat] = rh_figure_get (telling, setup, entry);
  }
}

/* What follows on the move now, where it isn't what followed. */
static char *
tell_follows (const RhTelling *telling, const RhGameNow *game, const RhFold *before, guint i, const RhFold *then)
{
  g_autoptr (RhFold) was = rh_fold_copy (before);

  /* What is played has been played before. */
  rh_fold_play_text (was, game->moves[i], NULL);

  return telling->follows (game->setup, rh_fold_get_state (was), rh_fold_get_state (then));
}

/* Whether that line is the only thing to do there. */
static gboolean
is_forced (const RhFold *fold, const char *line)
{
  const RhGame *game = rh_fold_get_game (fold);
  g_autoptr (GString) forced = g_string_new (NULL);

  return game->forced != NULL && game->forced (rh_fold_get_state (fold), forced) && g_str_equal (forced->str, line);
}

/* What was no decision, as nothing else was possible, and would be one now: that is left to whoever is asked then. */
static gboolean
is_freed (const RhFold *was, const RhFold *then, const char *line, GError **error)
{
  if (!is_forced (was, line) || is_forced (then, line))
    return FALSE;

  g_clear_error (error);

  return !rh_refuse (error, RH_RULES_ERROR, RH_RULES_ERROR_PHASE, _("It was the only possible move, and isn’t any more"));
}

/* What of it differs, told with the numbers that the moves have now; @at is that of the first, from 0. */
static void
tell_change (RhCorrection *self, const RhTelling *telling, const RhSetup *setup, guint at, RhLines was, RhLines now)
{
  guint n = rh_lines_differ (&was, &now, &at);
  g_autofree char *how = NULL;

  if (n == 0)
    return;

  self->n_changed += n;
  how = rh_lines_tell (telling, setup, &was, &now);
  if (was.n <= 1)
    /* Translators: a move’s number, and what changes in it, such as “Anna pays 2 instead of 1” */
    g_ptr_array_add (self->changes, g_strdup_printf (_("Move %1$u, %2$s"), at + 1, how));
  else
    /* Translators: the numbers of the first and the last of several moves, and what changes in them, such as “everybody
     * chooses the same, in another order” */
    g_ptr_array_add (self->changes, g_strdup_printf (_("Moves %1$u to %2$u, %3$s"), at + 1, at + was.n, how));
}

static const RhPlace *
get_place (const RhWanted *wanted, guint k)
{
  return &g_array_index (wanted->at, RhPlace, k);
}

/* What those moves are now: played, or cut, and then they are as they were. */
static RhLines
get_former (const RhCorrection *self, const RhGameNow *game, const RhWanted *wanted, guint k, guint n)
{
  guint from = get_place (wanted, k)->at;
  guint to = get_place (wanted, k + n)->at;

  if (k + self->n_cut >= wanted->lines->len)
    return (RhLines) { (const char *const *) wanted->lines->pdata + k, n };

  return (RhLines) { game->moves + from, to - from };
}

/* The course in which the wanted lines were played, as it is another there. */
static void
change_course (RhFold **was, const RhGameNow *game, guint i, const RhWanted *wanted, guint k, const RhCut *cut)
{
  gboolean comes_back = k == wanted->first && k < wanted->tail;

  if (!comes_back && k > 0 && k != wanted->tail)
    return;

  g_clear_pointer (was, rh_fold_free);
  if (comes_back)
    *was = rh_wanted_open (game->setup, game->moves, i, cut);
  else
    *was = rh_fold_new_moves (game->setup, game->moves, get_place (wanted, k)->at, NULL, NULL);
}

/* How many moves stay until that one. */
static guint
count_kept (const RhCorrection *self, const RhWanted *wanted, guint k)
{
  guint n_there = wanted->lines->len - self->n_cut;

  return k < n_there || self->n_cut == 0 ? get_place (wanted, k)->at : self->n_stay + k - n_there;
}

/* What stands there then. */
static void
add_lines (RhCorrection *self, const RhGameNow *game, const char *const *lines, guint n)
{
  for (guint k = 0; k < n; k++) {
    if (self->added->len == 0 && self->n_left < self->n_stay && g_str_equal (lines[k], game->moves[self->n_left]))
      self->n_left++;
    else
      g_ptr_array_add (self->added, g_strdup (lines[k]));
  }
}

/* Likewise, for the wanted lines from the first on up to the last; it is told in what it differs. */
static void
keep_lines (RhCorrection *self, const RhTelling *telling, const RhGameNow *game, const RhWanted *wanted, guint first,
            guint last, GPtrArray *lines)
{
  const RhLines now = { (const char *const *) lines->pdata, lines->len };

  tell_change (self, telling, game->setup, count_kept (self, wanted, first),
               get_former (self, game, wanted, first, last - first), now);
  add_lines (self, game, now.lines, now.n);
  g_ptr_array_set_size (lines, 0);
}

/* What has been settled since the line was cut, and the line doesn't fit without. */
static void
settle (RhCorrection *self, const RhGameNow *game, RhFold *then, const RhWanted *wanted, guint k, GPtrArray *lines)
{
  const RhPlace *place = get_place (wanted, k);
  const char *const *settled = game->moves + place->at;
  gboolean comes_back = k + self->n_cut >= wanted->lines->len;

  for (guint l = 0; l < place->settled; l++) {
    if (!rh_fold_play_text (then, settled[l], NULL))
      return;
    if (!comes_back)
      g_ptr_array_add (lines, g_strdup (settled[l]));
  }
  if (comes_back)
    add_lines (self, game, settled, place->settled);
}

/* What has been decided anew since the line was cut stands, where the line would only be asked for once more. */
static guint
stand_by (const RhTelling *telling, const RhGameNow *game, RhFold *then, const RhWanted *wanted, guint k, GPtrArray *lines)
{
  const RhPlace *place = get_place (wanted, k);
  const char *line = wanted->lines->pdata[k];
  guint at = place->at + place->settled;

  if (k >= wanted->tail || at >= game->n_moves || !rh_lines_mean_same (telling, game->setup, line, game->moves[at]) ||
      !rh_fold_play_text (then, game->moves[at], NULL))
    return 0;
  g_ptr_array_add (lines, g_strdup (game->moves[at]));

  return 1;
}

/* The later moves that stay, and those that come back, after the corrected one. */
static const char *
follow (RhCorrection *self, const RhTelling *telling, const RhGameNow *game, guint i, RhFold *then, const RhWanted *wanted,
        const RhCut *cut, GError **error)
{
  const char *const *lines = (const char *const *) wanted->lines->pdata;
  g_autoptr (RhFold) was = NULL;
  g_autoptr (GPtrArray) added = g_ptr_array_new_with_free_func (g_free);
  guint first = 0; /* of those that are the same only together */
  guint k, n;

  for (k = 0; k < wanted->lines->len; k += n) {
    if (!get_place (wanted, k)->within) {
      keep_lines (self, telling, game, wanted, first, k, added);
      first = k;
    }
    change_course (&was, game, i, wanted, k, cut);
    if (k >= wanted->tail && was != NULL && !game->keeps && is_freed (was, then, lines[k], error))
      break;
    n = rh_follow (&was, then, lines + k, wanted->lines->len - k, added, NULL);
    if (n == 0) {
      settle (self, game, then, wanted, k, added);
      n = rh_follow (&was, then, lines + k, wanted->lines->len - k, added, error);
    }
    if (n == 0 && (n = stand_by (telling, game, then, wanted, k, added)) > 0)
      g_clear_error (error);
    if (n == 0)
      break;
  }
  keep_lines (self, telling, game, wanted, first, k, added);
  self->n_kept = count_kept (self, wanted, k);

  return k < wanted->lines->len ? lines[k] : NULL;
}

/* What may be done there, or what means the same, isn't done by itself only because whoever's it is is to be asked. */
static RhWaits
find_waits (const RhGame *game, const RhFold *then, const char *misfit)
{
  g_autoptr (RhFold) copy = rh_fold_copy (then);
  g_autofree char *dearer = rh_fold_adapt_text (then, misfit);

  if (g_strcmp0 (game->phase (rh_fold_get_state (then)), game->settling) == 0)
    return RH_WAITS_FOR_LOT;

  return dearer != NULL || rh_fold_play_text (copy, misfit, NULL) ? RH_WAITS_FOR_DECISION : RH_WAITS_FOR_NOTHING;
}

static char *
tell_misfit (const RhTelling *telling, const RhSetup *setup, const RhFold *then, const char *misfit, const GError *error)
{
  gconstpointer state = rh_fold_get_state (then);
  g_autofree char *dearer = rh_fold_adapt_text (then, misfit);
  int seat = setup->game->seat (state);

  if (dearer == NULL || seat < 0)
    return telling->misfit (setup, state, misfit, error->message);

  /* Translators: a player. An earlier move was corrected, and what was done then takes more money or the like now */
  return g_strdup_printf (_("%s decides anew: it costs more now."), setup->seats[seat].name);
}

static void
look_further (RhCorrection *self, const RhTelling *telling, const RhGameNow *game, guint i, RhFold *then, const RhCut *cut)
{
  g_autoptr (RhWanted) wanted = rh_wanted_new (telling, game->setup, game->moves, game->n_moves, i, cut);
  g_autoptr (GError) error = NULL;
  const char *misfit;

  self->n_stay = wanted->n_stay;
  self->n_cut = wanted->n_cut;
  self->n_left = self->struck ? i : i + 1;
  self->verdict = RH_VERDICT_FITS;
  misfit = follow (self, telling, game, i, then, wanted, cut, &error);
  if (misfit == NULL || self->n_kept >= self->n_stay)
    return;

  self->verdict = RH_VERDICT_CUTS;
  self->waits = find_waits (game->setup->game, then, misfit);
  self->reason = tell_misfit (telling, game->setup, then, misfit, error);
}

/* Whether somebody has won then: who hadn't, or not with that move. */
static gboolean
is_end (const RhCorrection *self, const RhGameNow *game, const RhFold *then)
{
  guint winners;

  if (!rh_fold_get_end (then, &winners))
    return FALSE;

  return self->verdict == RH_VERDICT_CUTS || !game->setup->game->end (game->state, &winners);
}

static void
tell_changes (RhCorrection *self, const RhTelling *telling, const RhGameNow *game, const RhFold *then, char *order)
{
  g_autofree char *end = telling->outcome (game->setup, game->state, rh_fold_get_state (then));

  if (order != NULL && end != NULL)
    self->order = g_strdup_printf ("%s %s", order, end);
  else
    self->order = g_strdup (order != NULL ? order : end);

  self->ends = is_end (self, game, then);
  memset (self->then, 0, sizeof self->then); /* of who has no entry left */
  read_balances (telling, game->setup, rh_fold_get_entries (then), self->then);
}

static gboolean
is_same (const RhCorrection *self, const RhGameNow *game, guint i)
{
  return g_strcmp0 (self->line, game->moves[i]) == 0 && self->n_left == self->n_played && self->added->len == 0;
}

static void
look (RhCorrection *self, const RhTelling *telling, const RhGameNow *game, guint i, const RhCut *cut)
{
  g_autoptr (RhFold) before = rh_fold_new_moves (game->setup, game->moves, i, NULL, NULL);
  g_autoptr (RhFold) then = rh_fold_copy (before);
  g_autofree char *order = NULL;
  g_autoptr (GError) error = NULL;

  if (!self->struck && !rh_fold_play_text (then, self->line, &error)) {
    self->verdict = RH_VERDICT_REFUSED;
    self->reason = telling->misfit (game->setup, rh_fold_get_state (before), self->line, error->message);
    return;
  }

  order = self->struck ? NULL : tell_follows (telling, game, before, i, then);
  look_further (self, telling, game, i, then, cut);
  self->asks_same = rh_fold_get_n_moves (then) == game->n_moves &&
                    rh_game_asks_same (game->setup->game, game->state, rh_fold_get_state (then));
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
 * @line: (nullable): what it would become; %NULL where it would be struck out, as if it had never been made, in a game
 *   that lets it (rh_game_can_strike())
 * @cut: (nullable): what would come back, in place of the moves played where it comes to stand; it
 *   comes after the move, and has something to follow
 *
 * Looks at a correction. Each move is folded twice, the corrected one thrice. A later move that doesn't fit any more is
 * adapted where the game can tell what means the same then. One that was the only thing to do, and isn't now, was
 * nobody's decision: it doesn't fit, so that whoever's it is is asked, unless the game keeps such moves.
 *
 * Returns: (transfer full): what would be
 */
RhCorrection *
rh_correction_new (const RhTelling *telling, const RhGameNow *game, guint i, const char *line, const RhCut *cut)
{
  RhCorrection *self = g_new0 (RhCorrection, 1);
  guint winners;

  self->struck = line == NULL;
  self->line = g_strdup (line);
  self->asks_same = TRUE;
  self->over = game->setup->game->end (game->state, &winners);
  self->n_left = self->n_kept = self->n_stay = self->n_played = game->n_moves;
  self->added = g_ptr_array_new_null_terminated (0, g_free, TRUE);
  self->changes = g_ptr_array_new_with_free_func (g_free);
  read_balances (telling, game->setup, game->entries, self->now);
  read_balances (telling, game->setup, game->entries, self->then);
  if (cut == NULL && g_strcmp0 (line, game->moves[i]) == 0)
    self->verdict = RH_VERDICT_SAME;
  else
    look (self, telling, game, i, cut);

  return self;
}

/**
 * rh_correction_keeps_bids:
 * @self: a correction
 * @sealed: who has sealed a bid, a bit a seat
 *
 * Returns: whether these bids stay: all moves do, and none of them has less to bid with
 */
gboolean
rh_correction_keeps_bids (const RhCorrection *self, guint sealed)
{
  gboolean fits = self->verdict == RH_VERDICT_FITS && self->n_kept == self->n_played;

  if (sealed == 0 || self->verdict == RH_VERDICT_SAME)
    return TRUE;

  for (guint i = 0; i < RH_SEATS_MAX; i++)
    fits = fits && (!(sealed >> i & 1) || self->then[i] >= self->now[i]);

  return fits;
}

/**
 * rh_correction_loses_nothing:
 * @self: a correction
 *
 * Returns: whether it changes something, and every move there is stays, or what means the same
 */
gboolean
rh_correction_loses_nothing (const RhCorrection *self)
{
  return self->verdict == RH_VERDICT_FITS && self->n_stay == self->n_played;
}

/**
 * rh_correction_get_n_gone:
 * @self: a correction
 *
 * Returns: how many of the moves there are would be cut
 */
guint
rh_correction_get_n_gone (const RhCorrection *self)
{
  return self->n_played - (self->verdict == RH_VERDICT_CUTS ? self->n_kept : self->n_stay);
}

/**
 * rh_correction_takes_much:
 * @self: a correction
 *
 * Returns: whether it would cut many moves, or the end of a game, and they don't follow again by themselves
 */
gboolean
rh_correction_takes_much (const RhCorrection *self)
{
  guint n_gone = rh_correction_get_n_gone (self);

  return !self->waits && (n_gone >= MUCH || (n_gone > 0 && self->over));
}

/**
 * rh_correction_get_n_then:
 * @self: a correction that fits
 *
 * Returns: how many moves there are once it is applied
 */
guint
rh_correction_get_n_then (const RhCorrection *self)
{
  return self->n_left + self->added->len;
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
  g_ptr_array_unref (self->added);
  g_ptr_array_unref (self->changes);
  g_free (self);
}
