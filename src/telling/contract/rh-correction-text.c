/* SPDX-License-Identifier: GPL-3.0-or-later
 * What comes of a correction, in words. */

#include "config.h"

#include "rh-correction.h"

#include "rh-log.h"

#include <glib/gi18n-lib.h>

#define TAKEN_TOLD 6 /* one by one; how many more there are is said */
#define CHANGES_TOLD 3 /* one by one; how many more there are is said */

/**
 * rh_correction_tell_done:
 * @telling: what is said of the game
 * @setup: the players
 * @was: a move, as it was
 * @line: what it is now
 * @round: which round it belongs to, from 1
 *
 * Returns: (transfer full): that it was corrected, with what was changed where that has a name of its own; without a full stop
 */
char *
rh_correction_tell_done (const RhTelling *telling, const RhSetup *setup, const char *was, const char *line, guint round)
{
  g_autofree char *changed = telling->changed != NULL ? telling->changed (setup, was, line, round) : NULL;

  /* Translators: what was changed after the fact, with what it was and is */
  return changed != NULL ? g_strdup_printf (_("Corrected, %s"), changed) : telling->corrected (setup, line, round);
}

/* What becomes of later moves that wait; NULL where there are none but the one that is decided anew. */
static char *
tell_waiting (const RhCorrection *self)
{
  guint n = rh_correction_get_n_gone (self);

  if (self->waits == RH_WAITS_FOR_LOT)
    return g_strdup_printf (ngettext ("%u move follows once that is settled.",
                                      "%u moves follow once that is settled.", n), n);
  if (--n == 0)
    return NULL;

  /* Translators: somebody is to decide once more, which has been told */
  return g_strdup_printf (ngettext ("With the same decision, %u later move comes back.",
                                    "With the same decision, %u later moves come back.", n), n);
}

static char *
tell_taken (const RhCorrection *self, const char *first)
{
  guint n = rh_correction_get_n_gone (self);

  if (self->waits)
    return tell_waiting (self);

  if (n == 1 && first != NULL)
    /* Translators: an earlier move was corrected, and with it that later one was taken off the game: what it did, a sentence */
    return g_strdup_printf (_("Taken back: “%s” Undo restores it."), first);

  /* Translators: an earlier move was corrected, and with it that many were taken off the game */
  return g_strdup_printf (ngettext ("%u later move taken back: Undo restores it.",
                                    "%u later moves taken back: Undo restores them.", n), n);
}

/**
 * rh_correction_tell_taken:
 * @self: a correction that was applied
 * @done: that it was, as a title or a sentence
 * @first: (nullable): what the first later move did that doesn't fit, where that wasn't told before, in a sentence
 *
 * Why that doesn't fit was told before it was applied.
 *
 * Returns: (transfer full): that, and how many later moves were taken off the game with it, and how they come back
 */
char *
rh_correction_tell_taken (const RhCorrection *self, const char *done, const char *first)
{
  gboolean stopped = g_str_has_suffix (done, ".");
  g_autofree char *title = g_strndup (done, strlen (done) - (stopped ? 1 : 0));
  g_autofree char *taken = NULL;

  if (self->verdict != RH_VERDICT_CUTS)
    return g_strdup (done);

  taken = tell_taken (self, first);

  /* Translators: what was corrected, without a full stop, and what became of later moves, or who is asked now, a sentence. On a
   * phone there are two lines: it should be within 90 letters */
  return g_strdup_printf (_("%1$s. %2$s"), title, taken != NULL ? taken : self->reason);
}

/**
 * rh_correction_ask_taking:
 * @self: a correction with which later moves go
 *
 * Returns: (transfer full): the question whether it is meant, with how many it takes back
 */
char *
rh_correction_ask_taking (const RhCorrection *self)
{
  guint n = rh_correction_get_n_gone (self);

  /* Translators: a question: an earlier move is corrected, and those played later don't fit any more */
  return g_strdup_printf (ngettext ("Take back %u later move?", "Take back %u later moves?", n), n);
}

/**
 * rh_correction_ask_keeping:
 * @self: likewise, where all of them could stay as well
 *
 * Returns: (transfer full): the question what is meant
 */
char *
rh_correction_ask_keeping (const RhCorrection *self)
{
  guint n = rh_correction_get_n_gone (self);

  /* Translators: a question: an earlier move is corrected, and those played later may stay or be taken back */
  return g_strdup_printf (ngettext ("Keep %u later move, or take it back?", "Keep %u later moves, or take them back?", n), n);
}

/**
 * rh_correction_tell_take_back:
 *
 * Returns: what it is called to apply a correction with which later moves go all the same, for a button below that question
 */
const char *
rh_correction_tell_take_back (void)
{
  /* Translators: on a button, where “Take back 3 later moves?” is asked: a move is corrected, and these are taken back */
  return C_("button", "Correct and Take Back");
}

/**
 * rh_correction_tell_taking:
 * @self: a correction with which later moves go
 * @log: (element-type RhLogLine): the moves played
 *
 * Returns: (transfer full): what would be taken back, move by move
 */
char *
rh_correction_tell_taking (const RhCorrection *self, GPtrArray *log)
{
  guint n_kept = self->n_played - rh_correction_get_n_gone (self);
  guint n = MIN (self->n_played, log->len) - n_kept;
  guint n_told = n > TAKEN_TOLD + 1 ? TAKEN_TOLD : n;
  GString *told = g_string_new (NULL);

  for (guint k = 0; k < n_told; k++) {
    const RhLogLine *line = log->pdata[n_kept + k];

    g_string_append_printf (told, "%s• %s", k > 0 ? "\n" : "",
                            line->came_of != NULL ? line->came_of : line->text);
  }
  if (n > n_told) {
    g_string_append_c (told, '\n');
    /* Translators: below a list of moves */
    g_string_append_printf (told, ngettext ("and %u more", "and %u more", n - n_told), n - n_told);
  }

  return g_string_free (told, FALSE);
}

/**
 * rh_correction_tell_back:
 * @self: a correction with which later moves go
 *
 * Returns: (transfer full) (nullable): how they come back; %NULL where they are few, and at hand
 */
char *
rh_correction_tell_back (const RhCorrection *self)
{
  if (self->waits)
    return tell_waiting (self);
  if (!rh_correction_takes_much (self))
    return NULL;

  return g_strdup (_("They stay on record: Undo brings them back, and so does the list of moves."));
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
  guint n_changed = self->n_changed;
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

/* What becomes of later moves, of which the first no longer fits. */
static char *
tell_cut (const RhCorrection *self)
{
  guint n = rh_correction_get_n_gone (self);

  char *waiting = self->waits ? tell_waiting (self) : NULL;

  if (self->waits)
    return waiting != NULL ? waiting : g_strdup (_("It fits there, but a later choice is made anew."));
  if (self->struck)
    return g_strdup_printf (ngettext ("Without it, %u later move no longer fits, and is taken back.",
                                      "Without it, %u later moves no longer fit, and are taken back.", n), n);

  return g_strdup_printf (ngettext ("It fits there, but %u later move is taken back.",
                                    "It fits there, but %u later moves are taken back.", n), n);
}

/* Of a move that is struck out. */
static char *
tell_without (const RhCorrection *self)
{
  if (self->n_changed > 0)
    return g_strdup_printf (ngettext ("Without it, %u later move changes, and all others still fit.",
                                      "Without it, %u later moves change, and all others still fit.",
                                      self->n_changed),
                            self->n_changed);

  return g_strdup (_("All later moves still fit without it."));
}

/**
 * rh_correction_tell:
 * @self: a correction
 *
 * Returns: (transfer full): what comes of the correction, in a sentence or two, with how many moves it takes along
 */
char *
rh_correction_tell (const RhCorrection *self)
{
  g_autofree char *changing = NULL;
  g_autofree char *cut = NULL;

  switch (self->verdict) {
  case RH_VERDICT_SAME:
    return g_strdup (_("Nothing is changed yet."));
  case RH_VERDICT_REFUSED:
    return g_strdup (_("It doesn’t fit there."));
  case RH_VERDICT_FITS:
    return self->struck ? tell_without (self) : tell_later (self);
  case RH_VERDICT_CUTS:
    cut = tell_cut (self);
    if (self->n_changed == 0)
      return g_steal_pointer (&cut);
    changing = tell_changing (self->n_changed);
    return g_strdup_printf ("%s %s", cut, changing);
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

/**
 * rh_correction_tell_apply:
 * @self: a correction
 *
 * Returns: what applying it is called, for a button; how many moves it takes along, rh_correction_tell() says beside it
 */
const char *
rh_correction_tell_apply (const RhCorrection *self)
{
  gboolean takes = !self->waits && rh_correction_get_n_gone (self) > 0;

  if (self->ends)
    /* Translators: on a button. With the correction, somebody has won. */
    return _("Apply, End the Game");
  if (self->struck && takes)
    /* Translators: on a button: a move goes out of the game, as if it had never been made, and later ones are taken back. */
    return _("Strike Out and Take Back");
  if (self->struck)
    /* Translators: on a button: a move goes out of the game, as if it had never been made */
    return C_("correction", "Strike Out");
  if (takes)
    /* Translators: on a button. A move is corrected, and later ones are taken back. */
    return _("Apply and Take Back");

  return C_("correction", "Apply");
}
