/* SPDX-License-Identifier: GPL-3.0-or-later
 * What was entered of the next move where a correction has asked for something else: it waits until the game is there again. */

#include "config.h"

#include "rh-session-private.h"

/* Whether what was entered of the next move still answers what is asked there. */
static gboolean
asks_same (RhSession *self, const RhFold *entered, const RhFold *fold)
{
  return rh_fold_get_n_moves (fold) == rh_fold_get_n_moves (entered) &&
         rh_game_asks_same (self->setup->game, rh_fold_get_state (entered), rh_fold_get_state (fold));
}

/* Nothing waits any more. */
void
rh_session_forget_waiting (RhSession *self)
{
  g_clear_pointer (&self->waiting, rh_waiting_free);
  g_clear_pointer (&self->waits_at, rh_fold_free);
}

/* Takes what waited when the game was left; or NULL. */
void
rh_session_load_waiting (RhSession *self, RhWaiting *waiting)
{
  g_autoptr (RhWaiting) loaded = waiting;

  if (loaded == NULL)
    return;

  self->waits_at = rh_fold_new_moves (self->setup, (const char *const *) loaded->moves->pdata, loaded->moves->len, NULL, NULL);
  if (self->waits_at != NULL)
    self->waiting = g_steal_pointer (&loaded);
}

/* It is known by the moves that have led there, which a restart can play again. */
static void
wait (RhSession *self, GPtrArray *texts)
{
  rh_session_forget_waiting (self);
  self->waits_at = rh_fold_copy (self->fold);
  self->waiting = rh_waiting_new ();
  self->waiting->since = self->stand.done.n;
  for (guint i = 0; i < rh_fold_get_n_moves (self->fold); i++)
    g_ptr_array_add (self->waiting->moves, g_strdup (rh_session_get_move (self, i)));
  g_ptr_array_extend_and_steal (self->waiting->texts, texts);
}

/* How the game comes to stand there, as what was entered of the next move knows it. Where a correction asks for something else,
 * that waits. */
RhDone
rh_session_part_draft (RhSession *self, RhFold *fold, RhDone done)
{
  GPtrArray *texts;

  if (done != RH_DONE_CORRECTED)
    return done;
  if (asks_same (self, self->fold, fold))
    return RH_DONE_MENDED;

  texts = rh_drafts_dup_answers (self->drafts);
  if (texts != NULL)
    wait (self, texts);

  return done;
}

static gboolean
is_back (RhSession *self, RhDone done)
{
  switch (done) {
  case RH_DONE_PLAYED:
  case RH_DONE_REPLACED:
  case RH_DONE_CORRECTED:
    return asks_same (self, self->waits_at, self->fold);
  case RH_DONE_REDONE: /* what had been entered there is known, but for a restart */
    return !rh_session_has_draft (self) && asks_same (self, self->waits_at, self->fold);
  case RH_DONE_UNDONE:
  case RH_DONE_MENDED:
  case RH_DONE_UNCORRECTED:
  default:
    return FALSE;
  }
}

/* What it waited since is undone, with which it is there again by itself, but for a restart. */
static void
take_back (RhSession *self)
{
  RhWaiting *waiting = self->waiting;

  if (!rh_session_has_draft (self)) {
    guint n = waiting->texts->len;

    rh_drafts_load (self->drafts, g_ptr_array_ref (waiting->texts), n, TRUE);
  }
  rh_session_forget_waiting (self);
}

/* The game has come to stand where what waits may be entered, or may not be any more; a correction is known by its number, any
 * other change by how many moves are played. */
void
rh_session_resume_draft (RhSession *self, RhDone done, guint number)
{
  if (self->waiting == NULL)
    return;

  if (done == RH_DONE_UNCORRECTED && number == self->waiting->since)
    take_back (self);
  else if (done == RH_DONE_PLAYED && number > self->waiting->moves->len)
    rh_session_forget_waiting (self);
  else if (is_back (self, done))
    rh_drafts_resume (self->drafts, self->waiting->texts);
}
