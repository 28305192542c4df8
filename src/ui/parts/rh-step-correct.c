/* SPDX-License-Identifier: GPL-3.0-or-later
 * A slip of the past that is corrected from a step, and what follows once a step has settled what a correction asked for. */

#include "config.h"

#include "rh-step-correct.h"

#include "rh-correction.h"
#include "rh-game-error.h"
#include "rh-rules-error.h"

#include <glib/gi18n.h>

static RhCorrection *
look (RhStep *self, guint i, const char *line, const RhCut *cut)
{
  RhSession *session = rh_step_get_session (self);
  RhGameNow game = {
    .setup = rh_session_get_setup (session),
    .moves = rh_session_get_moves (session),
    .n_moves = rh_session_get_n_played (session),
    .state = rh_session_get_state (session),
    .entries = rh_session_get_entries (session),
  };

  return rh_correction_new (rh_step_get_telling (self), &game, i, line, cut);
}

static char *
tell_corrected (RhStep *self, guint i, const char *line, const RhCorrection *correction)
{
  RhSession *session = rh_step_get_session (self);
  const RhTelling *telling = rh_step_get_telling (self);
  g_autofree gpointer after = rh_session_dup_state_at (session, i + 1);
  g_autofree char *told = telling->corrected (rh_session_get_setup (session), line, telling->round (after));
  g_autofree char *taken = rh_correction_tell_taken (correction);

  /* Translators: what was corrected, without a full stop, and then what comes of it, in sentences */
  return taken != NULL ? g_strdup_printf (_("%1$s. %2$s"), told, taken) : g_steal_pointer (&told);
}

/**
 * rh_step_correct:
 * @self: a step
 * @i: which of the moves played, from 0
 * @line: what it becomes
 *
 * Corrects a move in the past as the list of the moves does, but at once: it is one undo. Later moves stay as long as they
 * fit, and sealed bids while the same ones are asked for; it is told what was corrected and what was taken back, or why the
 * line is refused.
 *
 * Returns: whether it was corrected
 */
gboolean
rh_step_correct (RhStep *self, guint i, const char *line)
{
  RhSession *session = rh_step_get_session (self);
  GtkWidget *window = rh_step_get_window (self);
  /* Of whatever step stands there afterwards. */
  g_autoptr (GtkWidget) place = g_object_ref (gtk_widget_get_parent (GTK_WIDGET (self)));
  /* Another step may stand in its place afterwards. */
  g_autoptr (RhStep) kept = g_object_ref (self);
  g_autoptr (RhCorrection) correction = look (self, i, line, NULL);
  g_autofree char *told = NULL;
  g_autoptr (GError) error = NULL;

  if (correction->verdict == RH_VERDICT_SAME)
    return TRUE;
  if (correction->verdict == RH_VERDICT_REFUSED)
    rh_refuse (&error, RH_RULES_ERROR, RH_RULES_ERROR_GAME, "%s", correction->reason);
  if (error != NULL || !rh_session_amend (session, i, line, correction->n_left,
                                          (const char *const *) correction->added->pdata, &error)) {
    rh_game_error_show (window, session, _("This Could Not Be Corrected"), error);
    return FALSE;
  }

  told = tell_corrected (self, i, line, correction);
  gtk_widget_activate_action (place, "table.corrected", "s", told);

  return TRUE;
}

/* As many as there are more then. */
static char *
tell_back (guint n)
{
  return g_strdup_printf (ngettext ("%u later move follows again.", "%u later moves follow again.", n), n);
}

/* What had been cut when that move was corrected, as it follows where the game stands; NULL where nothing of it does. */
static RhCorrection *
look_at_waiting (RhStep *self, guint seq, const RhCut *cut)
{
  RhSession *session = rh_step_get_session (self);
  g_autofree char *line = g_strdup (rh_session_get_move (session, seq - 1));
  g_autoptr (RhCorrection) correction = look (self, seq - 1, line, cut);

  if (!rh_correction_loses_nothing (correction) ||
      rh_correction_get_n_then (correction) <= rh_session_get_n_played (session))
    return NULL;

  return g_steal_pointer (&correction);
}

/**
 * rh_step_resume:
 * @self: a step, by which a move was played just now
 * @place: where it stands or stood
 *
 * Where an old move was corrected, and something had to be settled anew since then, what had followed comes back once that
 * is done: as far as it fits, as one undo, and it is told. Where nothing waits for the move, nothing happens.
 */
void
rh_step_resume (RhStep *self, GtkWidget *place)
{
  RhSession *session = rh_step_get_session (self);
  g_autoptr (RhCorrection) correction = NULL;
  g_auto (GStrv) lines = NULL;
  g_autofree char *line = NULL;
  g_autofree char *told = NULL;
  g_autoptr (GError) error = NULL;
  guint n_played = rh_session_get_n_played (session);
  guint seq, from;

  lines = rh_session_list_waiting (session, &seq, &from, &line, &error);
  if (lines != NULL)
    correction = look_at_waiting (self, seq, &(RhCut) { from, (const char *const *) lines, line });
  if (correction == NULL)
    return;

  if (!rh_session_amend (session, seq - 1, correction->line, correction->n_left,
                         (const char *const *) correction->added->pdata, &error)) {
    rh_game_error_show (place, session, _("This Could Not Be Corrected"), error);
    return;
  }

  told = tell_back (rh_session_get_n_played (session) - n_played);
  gtk_widget_activate_action (place, "table.corrected", "s", told);
}
