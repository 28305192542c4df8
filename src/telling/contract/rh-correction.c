/* SPDX-License-Identifier: GPL-3.0-or-later
 * What would be if a move were another: what fits, what changes, and why not. */

#include "config.h"

#include "rh-correction.h"

#include "rh-figure.h"

#include "rh-fold.h"
#include "rh-rules-error.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define CHANGES_TOLD 3 /* one by one; how many more there are is said */

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

/* Whether two lines are the same decision, be it with other figures. */
static gboolean
mean_same (const RhTelling *telling, const RhSetup *setup, const char *line, const char *other)
{
  g_autofree char *told = NULL;

  if (g_str_equal (line, other))
    return TRUE;
  told = telling->adapted != NULL ? telling->adapted (setup, line, other) : NULL;

  return told != NULL;
}

/* What comes back takes the place of the moves played there, but for those that are the same with other figures: these
 * stay, and so does what follows where all of them are. */
static void
make_room (RhCorrection *self, const RhTelling *telling, const RhGameNow *game, const RhCut *cut)
{
  guint n = g_strv_length ((char **) cut->lines);
  guint first = cut->from - 1;
  guint same = 0;

  while (same < n && first + same < game->n_moves &&
         mean_same (telling, game->setup, game->moves[first + same], cut->lines[same]))
    same++;

  self->n_cut = n - same;
  if (self->n_cut > 0)
    self->n_stay = MIN (self->n_played, first + same);
}

/* The later move that shall stand at that place; NULL behind the last. */
static const char *
get_wanted (const RhCorrection *self, const RhGameNow *game, const RhCut *cut, guint k)
{
  guint n = cut != NULL ? g_strv_length ((char **) cut->lines) : 0;

  if (n > 0 && k >= cut->from - 1 && k - (cut->from - 1) < n)
    return cut->lines[k - (cut->from - 1)];

  return k < self->n_stay ? game->moves[k] : NULL;
}

/* Plays the line, or the one that means the same there; NULL where there is none, with why the line doesn't fit. */
static char *
play_fitting (RhFold *fold, const char *line, GError **error)
{
  g_autofree char *adapted = NULL;

  if (rh_fold_play_text (fold, line, error))
    return g_strdup (line);

  adapted = rh_fold_adapt_text (fold, line);
  if (adapted == NULL || !rh_fold_play_text (fold, adapted, NULL))
    return NULL;
  g_clear_error (error);

  return g_steal_pointer (&adapted);
}

/* A later move that fits, as @line; @was is what it is now, or was when it was cut. */
static void
keep_line (RhCorrection *self, const RhTelling *telling, const RhGameNow *game, guint k, const char *was, const char *line)
{
  g_autofree char *told = NULL;

  if (self->added->len == 0 && k < self->n_stay && g_str_equal (line, game->moves[k]))
    self->n_left = k + 1;
  else
    g_ptr_array_add (self->added, g_strdup (line));
  if (g_str_equal (line, was))
    return;

  told = telling->adapted (game->setup, was, line);
  /* Translators: a move’s number, and what changes in it, such as “Anna pays 2 instead of 1” */
  g_ptr_array_add (self->changes, g_strdup_printf (_("Move %1$u, %2$s"), k + 1, told));
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

/* The later moves that stay, and those that come back, after the corrected one. */
static void
look_further (RhCorrection *self, const RhTelling *telling, const RhGameNow *game, RhFold *then, const RhCut *cut)
{
  guint k = rh_fold_get_n_moves (then);
  guint first = cut != NULL ? cut->from - 1 : k; /* of the moves that weren't there when the line was what it becomes */
  g_autoptr (RhFold) was = rh_fold_new_moves (game->setup, game->moves, k, NULL, NULL);
  g_autoptr (GError) error = NULL;
  const char *wanted;

  self->verdict = RH_VERDICT_FITS;
  self->n_left = k;
  for (; (wanted = get_wanted (self, game, cut, k)) != NULL; k++) {
    gboolean later = k >= first && k < game->n_moves && wanted == game->moves[k];
    g_autofree char *line = NULL;

    if (!later || !is_freed (was, then, wanted, &error))
      line = play_fitting (then, wanted, &error);
    if (line == NULL)
      break;
    if (k < game->n_moves)
      rh_fold_play_text (was, game->moves[k], NULL);
    keep_line (self, telling, game, k, k < self->n_stay ? game->moves[k] : wanted, line);
  }
  self->n_kept = k;
  if (k >= self->n_stay)
    return;

  self->verdict = RH_VERDICT_CUTS;
  self->reason = telling->misfit (game->setup, rh_fold_get_state (then), wanted, error->message);
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
  read_balances (telling, game->setup, rh_fold_get_entries (then), self->then);
}

static gboolean
is_same (const RhCorrection *self, const RhGameNow *game, guint i)
{
  return g_str_equal (self->line, game->moves[i]) && self->n_stay == self->n_played && self->n_kept == self->n_played &&
         self->changes->len == 0;
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
 * Looks at a correction. Each move is folded twice, the corrected one thrice. A later move that doesn't fit any more is
 * adapted where the game can tell what means the same then. One that was the only thing to do, and isn't now, was
 * nobody's decision: it doesn't fit, so that whoever's it is is asked.
 *
 * Returns: (transfer full): what would be
 */
RhCorrection *
rh_correction_new (const RhTelling *telling, const RhGameNow *game, guint i, const char *line, const RhCut *cut)
{
  RhCorrection *self = g_new0 (RhCorrection, 1);

  self->line = g_strdup (line);
  self->n_left = self->n_kept = self->n_stay = self->n_played = game->n_moves;
  self->added = g_ptr_array_new_null_terminated (0, g_free, TRUE);
  self->changes = g_ptr_array_new_with_free_func (g_free);
  if (cut != NULL)
    make_room (self, telling, game, cut);
  read_balances (telling, game->setup, game->entries, self->now);
  read_balances (telling, game->setup, game->entries, self->then);
  if (cut == NULL && g_str_equal (line, game->moves[i]))
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
 * rh_correction_tell_taken:
 * @self: a correction that was applied
 *
 * Returns: (transfer full) (nullable): why the first later move doesn't fit, and how many were taken off the game with it;
 *   %NULL where all have stayed
 */
char *
rh_correction_tell_taken (const RhCorrection *self)
{
  guint n = self->n_played - self->n_kept;
  g_autofree char *taken = NULL;

  if (self->verdict != RH_VERDICT_CUTS)
    return NULL;

  taken = g_strdup_printf (ngettext ("%u later move was taken back.", "%u later moves were taken back.", n), n);

  return g_strdup_printf ("%s %s", self->reason, taken);
}

/* Moves after the corrected one. */
static char *
tell_changing (guint n)
{
  return g_strdup_printf (ngettext ("%u later move changes with it.", "%u later moves change with it.", n), n);
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

/* What of the later moves changes, comes back and goes. */
static char *
tell_later (const RhCorrection *self)
{
  guint n_changed = self->changes->len;
  g_autofree char *fits = NULL;
  g_autofree char *changing = n_changed > 0 && self->n_cut > 0 ? tell_changing (n_changed) : NULL;
  g_autofree char *gone = tell_gone (self->n_played - self->n_stay);
  const char *told[4] = { NULL };
  guint n = 1;

  if (n_changed > 0 && self->n_cut == 0)
    fits = g_strdup_printf (ngettext ("It fits, and %u later move changes with it.",
                                      "It fits, and %u later moves change with it.",
                                      n_changed),
                            n_changed);
  else
    fits = tell_fits (self->n_cut, self->n_kept - self->n_stay);
  told[0] = fits;
  if (changing != NULL)
    told[n++] = changing;
  told[n] = gone;

  return g_strjoinv (" ", (char **) told);
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
  g_autofree char *changing = NULL;

  switch (self->verdict) {
  case RH_VERDICT_SAME:
    return g_strdup (_("Nothing is changed yet."));
  case RH_VERDICT_REFUSED:
    return g_strdup (_("It doesn’t fit there."));
  case RH_VERDICT_FITS:
    return tell_later (self);
  case RH_VERDICT_CUTS:
    if (self->changes->len == 0)
      return g_strdup (_("It fits there, but a later move no longer does."));
    changing = tell_changing (self->changes->len);
    return g_strdup_printf ("%s %s", _("It fits there, but a later move no longer does."), changing);
  default:
    g_assert_not_reached ();
  }
}

/**
 * rh_correction_tell_changes:
 * @self: a correction
 *
 * Returns: (transfer full) (nullable): which later moves change and how, a line each, the first few of them; %NULL
 *   where none does
 */
char *
rh_correction_tell_changes (const RhCorrection *self)
{
  guint n = self->changes->len;
  GString *lines;

  if (n == 0)
    return NULL;

  lines = g_string_new (self->changes->pdata[0]);
  for (guint k = 1; k < MIN (n, CHANGES_TOLD); k++)
    g_string_append_printf (lines, "\n%s", (const char *) self->changes->pdata[k]);
  if (n > CHANGES_TOLD) {
    g_string_append_c (lines, '\n');
    /* Translators: below a list of moves that change */
    g_string_append_printf (lines, ngettext ("and %u more", "and %u more", n - CHANGES_TOLD), n - CHANGES_TOLD);
  }

  return g_string_free (lines, FALSE);
}

static char *
tell_apply_changing (guint n_changed, guint n_gone)
{
  if (n_gone == 0) {
    /* Translators: on a button. As many later moves get other figures. */
    return g_strdup_printf (ngettext ("Apply, Change %u Later Move", "Apply, Change %u Later Moves", n_changed),
                            n_changed);
  }

  /* Translators: on a button. How many later moves get other figures, and how many are cut; the first decides the form. */
  return g_strdup_printf (ngettext ("Apply, Change %1$u Move, Cut %2$u", "Apply, Change %1$u Moves, Cut %2$u", n_changed),
                          n_changed, n_gone);
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
  gboolean cuts = self->verdict == RH_VERDICT_CUTS;
  guint n_gone = cuts ? self->n_played - self->n_kept : self->n_played - self->n_stay;

  if (self->changes->len > 0)
    return tell_apply_changing (self->changes->len, n_gone);
  if (cuts) {
    /* Translators: on a button. Later moves are cut, and the game goes on with the move of that number. */
    return g_strdup_printf (_("Apply, Play On from Move %u"), self->n_kept + 1);
  }
  if (self->verdict != RH_VERDICT_FITS || n_gone == 0)
    return g_strdup (C_("correction", "Apply"));

  /* Translators: on a button. What was cut comes back, and what was played since then is cut. */
  return g_strdup_printf (ngettext ("Apply, Cut %u Move", "Apply, Cut %u Moves", n_gone), n_gone);
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
