/* SPDX-License-Identifier: GPL-3.0-or-later
 * What would be if a move were another: what fits, what changes, and why not. */

#include "config.h"

#include "rh-outlook.h"

#include <glib/gi18n.h>
#include <string.h>

/* The last entry of each seat has what it has. */
static void
read_balances (RhSession *session, int *balances)
{
  const RhEntries *entries = rh_session_get_entries (session);

  for (guint i = 0; i < rh_entries_get_n (entries); i++) {
    const RhEntry *entry = rh_entries_get (entries, i);

    balances[entry->seat] = entry->balance;
  }
}

/* The game after its first moves, which have been played before. */
static RhFold *
fold_to (RhSession *session, guint n)
{
  return rh_fold_new_moves (rh_session_get_setup (session), rh_session_get_moves (session), n, NULL, NULL);
}

static void
tell_changes (RhOutlook *self, const RhTelling *telling, RhSession *session, RhSession *preview, guint i)
{
  const RhSetup *setup = rh_session_get_setup (session);
  g_autoptr (RhFold) was = fold_to (session, i + 1);
  g_autoptr (RhFold) then = fold_to (preview, i + 1);
  g_autofree char *order = telling->follows (setup, rh_fold_get_state (was), rh_fold_get_state (then));
  g_autofree char *end = telling->outcome (setup, rh_session_get_state (session), rh_session_get_state (preview));

  if (order != NULL && end != NULL)
    self->order = g_strdup_printf ("%s %s", order, end);
  else
    self->order = g_strdup (order != NULL ? order : end);
}

static RhVerdict
judge (const RhOutlook *self, gboolean same_line)
{
  if (same_line && self->n_kept == self->n_played && self->n_stay == self->n_played)
    return RH_VERDICT_SAME;

  return self->n_kept < self->n_stay ? RH_VERDICT_CUTS : RH_VERDICT_FITS;
}

static void
look (RhOutlook *self, const RhTelling *telling, RhSession *session, guint i, const RhFormerLine *former)
{
  const RhSetup *setup = rh_session_get_setup (session);
  g_autoptr (RhSession) preview = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *reason = NULL;

  preview = rh_session_preview_amend (session, i, self->line, former, &reason, &error);
  if (preview == NULL) {
    g_autoptr (RhFold) before = fold_to (session, i);

    self->verdict = RH_VERDICT_REFUSED;
    self->reason = telling->misfit (setup, rh_fold_get_state (before), self->line, error->message);
    return;
  }

  self->n_kept = rh_session_get_n_moves (preview);
  memset (self->then, 0, sizeof self->then); /* of who has no entry left */
  read_balances (preview, self->then);
  self->verdict = judge (self, g_str_equal (self->line, rh_session_get_move (session, i)));
  if (self->verdict == RH_VERDICT_CUTS)
    self->reason = telling->misfit (setup, rh_session_get_state (preview), rh_session_get_move (session, self->n_kept),
                                    reason);
  if (self->verdict != RH_VERDICT_SAME)
    tell_changes (self, telling, session, preview, i);
}

/**
 * rh_outlook_new:
 * @telling: what is said of the game
 * @session: a game
 * @i: which of the moves played, from 0
 * @line: what it would become
 * @former: (nullable): what would come back, in place of the moves played where it comes to stand
 *
 * Looks at a correction. Nothing of the session changes.
 *
 * Returns: (transfer full): what would be
 */
RhOutlook *
rh_outlook_new (const RhTelling *telling, RhSession *session, guint i, const char *line, const RhFormerLine *former)
{
  RhOutlook *self = g_new0 (RhOutlook, 1);

  self->line = g_strdup (line);
  self->n_kept = self->n_stay = self->n_played = rh_session_get_n_played (session);
  if (former != NULL) {
    self->n_stay = MIN (self->n_stay, former->cut_from - 1);
    self->n_cut = former->cut->len;
  }
  read_balances (session, self->now);
  read_balances (session, self->then);
  look (self, telling, session, i, former);

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

  return g_strdup_printf (ngettext ("The %u move played since then goes, and stays on record.",
                                    "The %u moves played since then go, and stay on record.",
                                    n_gone),
                          n_gone);
}

/**
 * rh_outlook_tell:
 * @self: an outlook
 *
 * Returns: (transfer full): what comes of the correction, in a sentence
 */
char *
rh_outlook_tell (const RhOutlook *self)
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
 * rh_outlook_free:
 * @self: (transfer full): an outlook
 *
 * Frees it.
 */
void
rh_outlook_free (RhOutlook *self)
{
  g_free (self->line);
  g_free (self->reason);
  g_free (self->order);
  g_free (self);
}
