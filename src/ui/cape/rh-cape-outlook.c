/* SPDX-License-Identifier: GPL-3.0-or-later
 * What would be if a move were another: what fits, what changes, and why not. */

#include "config.h"

#include "rh-cape-outlook.h"

#include "rh-cape-hint.h"
#include "rh-cape-log.h"
#include "rh-cape-misfit.h"
#include "rh-cape-text.h"

#include <glib/gi18n.h>
#include <string.h>

static gboolean
same_order (const RhCapeState *a, const RhCapeState *b)
{
  return a->phase == b->phase && memcmp (a->order, b->order, a->n_seats * sizeof *a->order) == 0;
}

static char *
tell_next (const RhSetup *setup, const RhCapeState *state)
{
  g_autofree char *phase = rh_cape_text_phase (setup, state);
  g_autofree char *turn = rh_cape_text_turn (setup, state);

  return turn != NULL ? g_strdup_printf ("%s · %s", phase, turn) : g_steal_pointer (&phase);
}

/* What follows on the move itself, where that isn't what followed before. */
static char *
tell_order (const RhSetup *setup, const RhCapeState *was, const RhCapeState *now)
{
  guint seats[RH_CAPE_SEATS_MAX];
  g_autofree char *text = NULL;
  g_autofree char *before = NULL;

  if (was->phase == now->phase && was->seat == now->seat && same_order (was, now))
    return NULL;

  if (now->phase == RH_CAPE_TIE) {
    text = rh_cape_hint_names (setup, seats, rh_cape_state_get_open_tie (now, seats));
    /* Translators: two names or more */
    return g_strdup_printf (_("%s are tied then."), text);
  }
  if (now->phase == RH_CAPE_PICK && !same_order (was, now)) {
    text = rh_cape_hint_names (setup, now->order, now->n_seats);
    /* Translators: the names of all players */
    return g_strdup_printf (_("The order of picking is then %s."), text);
  }

  text = tell_next (setup, now);
  before = tell_next (setup, was);
  if (g_str_equal (text, before))
    return NULL;

  /* Translators: such as “Round 3 of 8 · Build · Anna’s turn”, twice */
  return g_strdup_printf (_("After it comes then: %1$s (before: %2$s)."), text, before);
}

/* Who has won, where that changes. */
static char *
tell_end (const RhSetup *setup, const RhCapeState *now, const RhCapeState *then)
{
  if (now->winner == then->winner)
    return NULL;
  if (then->winner == RH_CAPE_NO_SEAT)
    return g_strdup (_("Nobody has won then; the game goes on."));

  /* Translators: a player */
  return g_strdup_printf (_("%s has won then."), setup->seats[then->winner].name);
}

static void
tell_changes (RhCapeOutlook *self, RhSession *session, RhSession *preview, guint i)
{
  const RhSetup *setup = rh_session_get_setup (session);
  g_autoptr (RhFold) was = rh_cape_log_fold_to (session, i + 1);
  g_autoptr (RhFold) then = rh_cape_log_fold_to (preview, i + 1);
  g_autofree char *order = tell_order (setup, rh_fold_get_state (was), rh_fold_get_state (then));
  g_autofree char *end = tell_end (setup, rh_session_get_state (session), &self->then);

  if (order != NULL && end != NULL)
    self->order = g_strdup_printf ("%s %s", order, end);
  else
    self->order = g_strdup (order != NULL ? order : end);
}

static void
look (RhCapeOutlook *self, RhSession *session, guint i, const RhCapeMove *move, const char *const *added)
{
  const RhSetup *setup = rh_session_get_setup (session);
  g_autoptr (RhSession) preview = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *reason = NULL;
  RhCapeMove misfit;

  preview = rh_session_preview_amend (session, i, self->line, added, &reason, &error);
  if (preview == NULL) {
    g_autoptr (RhFold) before = rh_cape_log_fold_to (session, i);

    self->verdict = RH_CAPE_VERDICT_REFUSED;
    self->reason = rh_cape_misfit_text (setup, rh_fold_get_state (before), move, error->message);
    return;
  }

  self->n_kept = rh_session_get_n_moves (preview);
  self->then = *(const RhCapeState *) rh_session_get_state (preview);
  self->verdict = self->n_kept < rh_session_get_n_played (session) ? RH_CAPE_VERDICT_CUTS : RH_CAPE_VERDICT_FITS;
  if (self->verdict == RH_CAPE_VERDICT_CUTS && rh_cape_log_get_move (session, self->n_kept, &misfit))
    self->reason = rh_cape_misfit_text (setup, &self->then, &misfit, reason);
  tell_changes (self, session, preview, i);
}

/**
 * rh_cape_outlook_new:
 * @session: a game
 * @i: which of the moves played, from 0
 * @move: what it would become
 * @added: (nullable) (array zero-terminated=1): lines that would come back after the last one
 *
 * Looks at a correction. Nothing of the session changes.
 *
 * Returns: (transfer full): what would be
 */
RhCapeOutlook *
rh_cape_outlook_new (RhSession *session, guint i, const RhCapeMove *move, const char *const *added)
{
  RhCapeOutlook *self = g_new0 (RhCapeOutlook, 1);

  self->line = rh_cape_move_to_text (move);
  self->n_kept = rh_session_get_n_played (session);
  self->then = *(const RhCapeState *) rh_session_get_state (session);
  if (g_str_equal (self->line, rh_session_get_move (session, i)))
    self->verdict = RH_CAPE_VERDICT_SAME;
  else
    look (self, session, i, move, added);

  return self;
}

/**
 * rh_cape_outlook_free:
 * @self: (transfer full): an outlook
 *
 * Frees it.
 */
void
rh_cape_outlook_free (RhCapeOutlook *self)
{
  g_free (self->line);
  g_free (self->reason);
  g_free (self->order);
  g_free (self);
}
