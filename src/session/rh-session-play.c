/* SPDX-License-Identifier: GPL-3.0-or-later
 * Playing, undoing, ending: the only ways a game goes on. */

#include "config.h"

#include "rh-session-private.h"

#include <glib/gi18n-lib.h>

gboolean
rh_session_check_playable (RhSession *self, GError **error)
{
  if (self->store == NULL)
    return rh_refuse (error, RH_SESSION_ERROR, RH_SESSION_ERROR_REPLAY,
                      _("This game is view-only; it can’t be played on"));
  if (self->status == RH_GAME_ENDED)
    return rh_refuse (error, RH_SESSION_ERROR, RH_SESSION_ERROR_ENDED,
                      _("The game was ended. Resume it to play on"));

  return TRUE;
}

/* The last of every change, after it is on disk: from here on it is so. Where the moves are others they come with it; else NULL. */
void
rh_session_stand_at (RhSession *self, GPtrArray *moves, RhFold *fold, RhDone done)
{
  guint position = rh_fold_get_n_moves (fold);
  RhDone draft_done = rh_session_part_draft (self, fold, done);
  guint winners;

  rh_session_leave_bids (self, fold, done);
  if (moves != NULL) {
    g_ptr_array_unref (self->moves);
    self->moves = moves;
  }
  g_clear_pointer (&self->fold, rh_fold_free);
  self->fold = fold;
  rh_session_leave_draft (self, draft_done, position);
  self->stand.n_played = position;
  self->standing++;
  self->resumed = FALSE;
  self->status = rh_fold_get_end (fold, &winners) ? RH_GAME_WON : RH_GAME_PLAYING;
  rh_session_changed (self);
}

/* The game a move further than it stands; %NULL where that isn't one. */
static RhFold *
fold_on (RhSession *self, const char *text, GError **error)
{
  g_autoptr (RhFold) fold = rh_fold_copy (self->fold);

  return rh_fold_play_text (fold, text, error) ? g_steal_pointer (&fold) : NULL;
}

static gboolean
play_line (RhSession *self, const char *text, GError **error)
{
  guint n_played = self->stand.n_played;
  g_autoptr (RhFold) fold = fold_on (self, text, error);

  if (fold == NULL || !rh_store_append_move (self->store, &self->stand, text, fold, error))
    return FALSE;

  g_ptr_array_set_size (self->moves, (int) n_played);
  g_ptr_array_add (self->moves, g_strdup (text));
  rh_session_stand_at (self, NULL, g_steal_pointer (&fold), RH_DONE_PLAYED);

  return TRUE;
}

/* The move the rules leave no choice about, as a move of its own. */
static gboolean
play_forced (RhSession *self, gboolean *played, GError **error)
{
  const RhGame *game = self->setup->game;
  g_autoptr (GString) line = g_string_new (NULL);
  g_autoptr (GError) local_error = NULL;

  if (!self->plays_forced || game->forced == NULL || !game->forced (rh_session_get_state (self), line))
    return TRUE;

  *played = play_line (self, line->str, &local_error);

  return *played || rh_refuse (error, RH_SESSION_ERROR, RH_SESSION_ERROR_FORCED,
                               /* Translators: why it failed follows */
                               _("The previous move was saved, but the next one failed: %s"), local_error->message);
}

/**
 * rh_session_play:
 * @self: a session
 * @text: a move line
 * @error: return location; any of %RH_SESSION_ERROR, %RH_RULES_ERROR or %RH_STORE_ERROR
 *
 * Plays a move: folds it, puts it on disk, and only then stands there. Moves
 * that were undone give way to it. Where anything fails, nothing has changed.
 *
 * With #RhSession:plays-forced, a move that it forces follows at once, to be
 * undone by itself. Who looks on is told of both together: what stood between
 * them nobody could see. It happens here alone: after an undo, a redo or a resume
 * the same state would force it again. Where only that move fails, the error
 * is %RH_SESSION_ERROR_FORCED, and @text is played.
 *
 * Returns: whether all was played
 */
gboolean
rh_session_play (RhSession *self, const char *text, GError **error)
{
  G_GNUC_UNUSED g_autoptr (RhSession) alive = g_object_ref (self); /* whoever is told may let it go */
  gboolean played = FALSE, forced = FALSE, done;

  if (!rh_session_check_playable (self, error))
    return FALSE;

  self->silent = TRUE;
  played = play_line (self, text, error);
  done = played && play_forced (self, &forced, error);
  self->silent = FALSE;
  if (played)
    rh_session_changed (self);
  if (forced)
    rh_session_forced (self);

  return done;
}

static gboolean
is_next (RhSession *self, const RhCorrectionStep *step)
{
  return step->n > 0 && step->from == self->stand.n_played;
}

/**
 * rh_session_get_undo_correction:
 * @self: a session
 *
 * Returns: which move's correction is undone next, from 1, once no bids are sealed and the game
 *   isn't ended; 0 where it's a move that is undone
 */
guint
rh_session_get_undo_correction (RhSession *self)
{
  return is_next (self, &self->stand.done) ? self->stand.done.seq : 0;
}

/**
 * rh_session_get_redo_correction:
 * @self: a session
 *
 * Returns: which move's correction is redone next, from 1; 0 where it's a move that is redone
 */
guint
rh_session_get_redo_correction (RhSession *self)
{
  return is_next (self, &self->stand.undone) && !rh_session_is_hidden (self, self->over_moves) ? self->stand.undone.seq : 0;
}

/**
 * rh_session_count_followers:
 * @self: a session
 * @redo: whether it is about the correction that is redone next, else about the one that is undone next
 *
 * Returns: where that changes no line, but has only brought back what waited for a decision: how many moves it adds, or
 *   takes off again; 0 for any other, and where it is a move that is undone or redone
 */
guint
rh_session_count_followers (RhSession *self, gboolean redo)
{
  const RhCorrectionStep *step = redo ? &self->stand.undone : &self->stand.done;
  guint seq = redo ? rh_session_get_redo_correction (self) : rh_session_get_undo_correction (self);
  g_autoptr (GPtrArray) moves = seq > 0 ? rh_store_list_stepped (self->store, &self->stand, redo, NULL) : NULL;

  if (moves == NULL || !g_str_equal (moves->pdata[seq - 1], rh_session_get_move (self, seq - 1)))
    return 0;

  return step->from > step->to ? step->from - step->to : step->to - step->from;
}

/* Whether a move or a correction is undone, be it that it can't be redone now. */
gboolean
rh_session_has_undone (RhSession *self)
{
  return self->stand.n_played < self->moves->len || is_next (self, &self->stand.undone);
}

/* Whether what is taken off with the last move comes back when that is undone. */
static gboolean
keeps_replaced (RhSession *self)
{
  return rh_session_has_undone (self) || rh_session_has_draft (self) || rh_session_get_undo_correction (self) > 0;
}

static gboolean
replace_last (RhSession *self, const char *text, GError **error)
{
  guint last = self->stand.n_played - 1;
  g_autoptr (RhFold) fold = rh_session_fold_to (self, last, error);

  if (fold == NULL || !rh_fold_play_text (fold, text, error) ||
      !rh_store_replace_move (self->store, &self->stand, text, fold, error))
    return FALSE;

  g_ptr_array_set_size (self->moves, (int) last);
  g_ptr_array_add (self->moves, g_strdup (text));
  rh_session_stand_at (self, NULL, g_steal_pointer (&fold), RH_DONE_REPLACED);

  return TRUE;
}

/**
 * rh_session_replace:
 * @self: a session
 * @text: a move line
 * @keep: whether the last one is kept, as with a correction, so that rh_session_undo() brings it back
 * @error: return location; as of rh_session_play(), and %RH_SESSION_ERROR_NOTHING
 *
 * Plays a move instead of the last one, which was a slip. Where moves were undone after that, something was entered,
 * or it was corrected, it is kept in any case, and all of that with it. What the move forces doesn't follow by itself:
 * who has just seen one move change into another sees that first. Where it fails, nothing has changed.
 *
 * Returns: whether it was played
 */
gboolean
rh_session_replace (RhSession *self, const char *text, gboolean keep, GError **error)
{
  G_GNUC_UNUSED g_autoptr (RhSession) alive = g_object_ref (self);
  guint position = self->stand.n_played;

  if (!rh_session_check_playable (self, error))
    return FALSE;
  if (position == 0)
    return rh_refuse (error, RH_SESSION_ERROR, RH_SESSION_ERROR_NOTHING, _("There is nothing to undo"));

  return keep || keeps_replaced (self) ? rh_session_amend (self, position - 1, text, position, NULL, error)
                                       : replace_last (self, text, error);
}

/**
 * rh_session_can_undo:
 * @self: a session
 *
 * Returns: whether there is anything to undo: a sealed bid, what was entered of a move, the ending, a correction, a move
 */
gboolean
rh_session_can_undo (RhSession *self)
{
  return self->status == RH_GAME_ENDED || rh_bids_get_n (self->bids) > 0 ||
         rh_session_can_undo_draft (self) || self->stand.n_played > 0;
}

/**
 * rh_session_can_redo:
 * @self: a session
 *
 * Returns: whether there is something entered, a move or a correction to redo, and no bid was sealed since it was undone
 */
gboolean
rh_session_can_redo (RhSession *self)
{
  if (self->status == RH_GAME_ENDED)
    return FALSE;
  /* What was entered meanwhile would be lost with another move. */
  if (rh_session_can_redo_draft (self) || (rh_session_can_undo_draft (self) && !self->drafts->leads_on))
    return rh_session_can_redo_draft (self);

  return rh_session_has_undone (self) && !rh_session_is_hidden (self, self->over_moves);
}

/* Goes to another moment; a game of the store only goes a move back or forth. */
static gboolean
step_to (RhSession *self, guint position, GError **error)
{
  guint n_played = self->stand.n_played;
  gboolean back = position < n_played;
  g_autoptr (RhFold) fold = position == n_played + 1 ? fold_on (self, self->moves->pdata[n_played], error)
                                                     : rh_session_fold_to (self, position, error);

  if (fold == NULL)
    return FALSE;
  if (self->store != NULL && !(back ? rh_store_undo (self->store, &self->stand, error)
                                    : rh_store_redo (self->store, &self->stand, fold, error)))
    return FALSE;

  rh_session_stand_at (self, NULL, g_steal_pointer (&fold), back ? RH_DONE_UNDONE : RH_DONE_REDONE);

  return TRUE;
}

/* All that a correction has changed, there and back. */
static gboolean
step_over_correction (RhSession *self, gboolean redo, GError **error)
{
  guint position = redo ? self->stand.undone.to : self->stand.done.to;
  g_autoptr (GPtrArray) moves = rh_store_list_stepped (self->store, &self->stand, redo, error);
  g_autoptr (RhFold) fold = NULL;

  if (moves == NULL)
    return FALSE;

  fold = rh_fold_new_moves (self->setup, (const char *const *) moves->pdata, position, NULL, error);
  if (fold == NULL || !rh_store_step_correction (self->store, &self->stand, redo, fold, error))
    return FALSE;

  rh_session_stand_at (self, g_steal_pointer (&moves), g_steal_pointer (&fold), redo ? RH_DONE_CORRECTED : RH_DONE_UNCORRECTED);

  return TRUE;
}

/**
 * rh_session_undo:
 * @self: a session
 * @error: return location; %RH_SESSION_ERROR_NOTHING or any of %RH_STORE_ERROR
 *
 * Takes back what was done last: the last sealed bid is dropped, the others stay; an
 * ended game is taken up again; the last thing that was entered of the next move goes;
 * a correction is undone as one step, with all it has changed, and what had been entered when
 * it was made is there again; else the last move is
 * undone, and what had been entered of it is there again but for the last.
 *
 * Returns: whether it was taken back
 */
gboolean
rh_session_undo (RhSession *self, GError **error)
{
  if (!rh_session_can_undo (self))
    return rh_refuse (error, RH_SESSION_ERROR, RH_SESSION_ERROR_NOTHING, _("There is nothing to undo"));

  if (self->status == RH_GAME_ENDED)
    return rh_session_take_up (self, error);

  if (rh_session_can_undo_bid (self)) {
    rh_session_drop_bid (self);
    return TRUE;
  }

  if (rh_session_can_undo_draft (self)) {
    rh_session_step_draft (self, FALSE);
    return TRUE;
  }

  if (rh_session_get_undo_correction (self) > 0)
    return step_over_correction (self, FALSE, error);

  return step_to (self, self->stand.n_played - 1, error);
}

/**
 * rh_session_redo:
 * @self: a session
 * @error: return location; %RH_SESSION_ERROR_NOTHING or any of %RH_STORE_ERROR
 *
 * Enters what was undone last, plays the move, or makes the correction. What was sealed before that was undone stays sealed.
 *
 * Returns: whether it was played
 */
gboolean
rh_session_redo (RhSession *self, GError **error)
{
  if (!rh_session_can_redo (self))
    return rh_refuse (error, RH_SESSION_ERROR, RH_SESSION_ERROR_NOTHING, _("There is nothing to redo"));

  if (rh_session_can_redo_draft (self)) {
    rh_session_step_draft (self, TRUE);
    return TRUE;
  }

  if (rh_session_get_redo_correction (self) > 0)
    return step_over_correction (self, TRUE, error);

  return step_to (self, self->stand.n_played + 1, error);
}

/**
 * rh_session_go_to:
 * @self: a replay
 * @position: how many moves shall be played
 * @error: return location; %RH_SESSION_ERROR_NOTHING
 *
 * Steps to any moment of a game that is looked at.
 *
 * Returns: whether there is such a moment
 */
gboolean
rh_session_go_to (RhSession *self, guint position, GError **error)
{
  g_return_val_if_fail (rh_session_is_replay (self), FALSE);

  if (position > self->moves->len)
    return rh_refuse (error, RH_SESSION_ERROR, RH_SESSION_ERROR_NOTHING, _("The game has no such move"));

  return step_to (self, position, error);
}

static gboolean
set_ended (RhSession *self, gboolean ended, GError **error)
{
  if (!rh_store_set_ended (self->store, &self->stand, ended, error))
    return FALSE;

  self->status = ended ? RH_GAME_ENDED : RH_GAME_PLAYING;
  rh_session_keep_draft (self);
  rh_session_changed (self);

  return TRUE;
}

/**
 * rh_session_end:
 * @self: a session
 * @error: return location; %RH_SESSION_ERROR_REPLAY, %RH_SESSION_ERROR_ENDED,
 *   %RH_SESSION_ERROR_NOTHING or any of %RH_STORE_ERROR
 *
 * Ends the game without a winner, at whatever step it is. That
 * is a status, not a move. Sealed bids wait, should it be taken up again.
 *
 * Returns: whether it was ended
 */
gboolean
rh_session_end (RhSession *self, GError **error)
{
  if (!rh_session_check_playable (self, error))
    return FALSE;
  if (self->status == RH_GAME_WON)
    return rh_refuse (error, RH_SESSION_ERROR, RH_SESSION_ERROR_NOTHING, _("The game is won already"));

  return set_ended (self, TRUE, error);
}

/**
 * rh_session_take_up:
 * @self: a session
 * @error: return location; %RH_SESSION_ERROR_NOTHING or any of %RH_STORE_ERROR
 *
 * Takes up a game again that was ended without a winner.
 *
 * Returns: whether it goes on
 */
gboolean
rh_session_take_up (RhSession *self, GError **error)
{
  if (self->status != RH_GAME_ENDED)
    return rh_refuse (error, RH_SESSION_ERROR, RH_SESSION_ERROR_NOTHING, _("The game wasn’t ended"));

  return set_ended (self, FALSE, error);
}
