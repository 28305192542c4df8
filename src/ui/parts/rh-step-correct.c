/* SPDX-License-Identifier: GPL-3.0-or-later
 * A slip of the past that is corrected from a step, and what follows once a step has settled what a correction asked for. */

#include "config.h"

#include "rh-step-correct.h"

#include "rh-correction.h"
#include "rh-game-error.h"
#include "rh-rules-error.h"
#include "rh-step-cut.h"

#include <glib/gi18n.h>

static RhCorrection *
look (RhStep *self, guint i, const char *line, const RhCut *cut, gboolean keeps)
{
  RhSession *session = rh_step_get_session (self);
  RhGameNow game = {
    .setup = rh_session_get_setup (session),
    .moves = rh_session_get_moves (session),
    .n_moves = rh_session_get_n_played (session),
    .state = rh_session_get_state (session),
    .entries = rh_session_get_entries (session),
    .keeps = keeps,
  };

  return rh_correction_new (rh_step_get_telling (self), &game, i, line, cut);
}

static char *
tell_corrected (RhStep *self, guint i, const char *was, const RhCorrection *correction)
{
  RhSession *session = rh_step_get_session (self);
  const RhTelling *telling = rh_step_get_telling (self);
  g_autofree gpointer after = rh_session_dup_state_at (session, i + 1);
  g_autofree char *told = rh_correction_tell_done (telling, rh_session_get_setup (session), was, correction->line,
                                                   telling->round (after));

  return rh_correction_tell_taken (correction, told, NULL);
}

static gboolean
apply (RhStep *self, guint i, const RhCorrection *correction)
{
  RhSession *session = rh_step_get_session (self);
  GtkWidget *window = rh_step_get_window (self);
  /* Of whatever step stands there afterwards. */
  g_autoptr (GtkWidget) place = g_object_ref (gtk_widget_get_parent (GTK_WIDGET (self)));
  /* Another step may stand in its place afterwards. */
  g_autoptr (RhStep) kept = g_object_ref (self);
  g_autofree char *was = g_strdup (rh_session_get_move (session, i));
  g_autofree char *told = NULL;
  g_autoptr (GError) error = NULL;

  if (!rh_session_amend (session, i, correction->line, correction->n_left,
                         (const char *const *) correction->added->pdata, &error)) {
    rh_game_error_show (window, session, _("This Could Not Be Corrected"), error);
    return FALSE;
  }

  told = tell_corrected (self, i, was, correction);
  gtk_widget_activate_action (place, "table.corrected", "s", told);

  return TRUE;
}

/* A correction that isn't applied before it is said that what it takes back is meant. */
typedef struct {
  RhStep       *step; /* borrowed: it has what asks */
  guint         i;
  RhCorrection *correction;
  RhCorrection *kept; /* the same, with all that was played; NULL where that can't be */
} Asked;

static void
free_asked (gpointer data, GClosure *closure)
{
  Asked *self = data;

  rh_correction_free (self->correction);
  g_clear_pointer (&self->kept, rh_correction_free);
  g_free (self);
}

static void
on_leave_cb (RhStep *self)
{
  rh_step_turn (self, NULL);
  rh_step_focus (self);
}

static void
on_answer_cb (RhStep *cut, gboolean keep, Asked *asked)
{
  g_autoptr (RhStep) kept = g_object_ref (cut);

  if (!apply (asked->step, asked->i, keep ? asked->kept : asked->correction))
    on_leave_cb (asked->step);
}

/* Whoever had no choice could have done the same with one. */
static RhCorrection *
look_at_kept (RhStep *self, guint i, const char *line)
{
  g_autoptr (RhCorrection) correction = look (self, i, line, NULL, TRUE);

  return rh_correction_loses_nothing (correction) ? g_steal_pointer (&correction) : NULL;
}

static void
ask (RhStep *self, guint i, RhCorrection *correction)
{
  RhCorrection *kept = look_at_kept (self, i, correction->line);
  RhStep *cut = rh_step_cut_new (self, correction, kept != NULL);
  Asked *asked = g_new (Asked, 1);

  *asked = (Asked) { self, i, correction, kept };
  g_signal_connect_data (cut, "answer", G_CALLBACK (on_answer_cb), asked, free_asked, 0);
  g_signal_connect_object (cut, "leave", G_CALLBACK (on_leave_cb), self, G_CONNECT_SWAPPED);
  rh_step_turn (self, cut);
  rh_step_focus (self);
}

/**
 * rh_step_correct:
 * @self: a step
 * @i: which of the moves played, from 0
 * @line: what it becomes
 *
 * Corrects a move in the past as the list of the moves does, but at once: it is one undo. Later moves stay as long as they
 * fit, and sealed bids while the same ones are asked for; it is told what was corrected, or why the line is refused. Where
 * it would take back later moves, which were made with what lies on the table, it is asked first whether that is meant.
 *
 * Returns: whether it was corrected; not where that is asked
 */
gboolean
rh_step_correct (RhStep *self, guint i, const char *line)
{
  g_autoptr (RhCorrection) correction = look (self, i, line, NULL, FALSE);
  g_autoptr (GError) error = NULL;

  switch (correction->verdict) {
  case RH_VERDICT_SAME:
    return TRUE;
  case RH_VERDICT_REFUSED:
    rh_refuse (&error, RH_RULES_ERROR, RH_RULES_ERROR_GAME, "%s", correction->reason);
    rh_game_error_show (rh_step_get_window (self), rh_step_get_session (self), _("This Could Not Be Corrected"), error);
    return FALSE;
  case RH_VERDICT_CUTS:
    ask (self, i, g_steal_pointer (&correction));
    return FALSE;
  case RH_VERDICT_FITS:
  default:
    return apply (self, i, correction);
  }
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
  g_autoptr (RhCorrection) correction = look (self, seq - 1, line, cut, FALSE);

  if (!rh_correction_loses_nothing (correction) ||
      rh_correction_get_n_then (correction) <= rh_session_get_n_played (session))
    return NULL;

  return g_steal_pointer (&correction);
}

/* Where an old move was corrected, and something had to be settled anew since then, what had followed comes back once that
 * is done: as far as it fits, as one undo, and it is told. Where nothing waits for the move, nothing happens. */
static void
resume (RhStep *self, GtkWidget *place)
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

/**
 * rh_step_play_on:
 * @self: a step
 * @line: a move
 *
 * Plays a move, and what has waited for it since a correction; where it is refused, says why. Another step may stand in its
 * place afterwards.
 *
 * Returns: whether it was played
 */
gboolean
rh_step_play_on (RhStep *self, const char *line)
{
  g_autoptr (RhStep) kept = g_object_ref (self);
  g_autoptr (GtkWidget) place = g_object_ref (gtk_widget_get_parent (GTK_WIDGET (self)));

  if (!rh_step_play (self, line))
    return FALSE;
  resume (self, place);

  return TRUE;
}
