/* SPDX-License-Identifier: GPL-3.0-or-later
 * What has been entered of the next move, before it is one. */

#include "config.h"

#include "rh-session-private.h"

#include <string.h>

/* Long enough for the frame that shows what was entered. */
#define SAVE_MS 30

/* Until it is tried again: the disk may have room by then, or another program be done. */
#define AGAIN_MS 2000

/**
 * rh_session_get_draft:
 * @self: a session
 *
 * Returns: (transfer none): what has been entered of the next move, as its game writes that;
 *   an empty text where that's nothing. Valid until the next change
 */
const char *
rh_session_get_draft (RhSession *self)
{
  return rh_drafts_get (self->drafts);
}

/* Nobody is told where it can't be kept: what was chosen holds here all the same. It's tried again with what is entered. */
static void
save_way (RhSession *self)
{
  if (self->way_unsaved)
    self->way_unsaved = !rh_store_set_way (self->store, &self->stand, self->way, NULL);
}

/**
 * rh_session_set_way:
 * @self: a session
 * @way: (nullable): a draft of the kind of move that is meant, of which nothing is entered; %NULL for none
 *
 * Remembers in which way people make a move, where a game leaves them the choice: the next one of its kind begins with that.
 * It is kept with the game, so that it is known when that is opened again, and nothing that could be undone. Where something
 * is entered of the next move, nothing else is asked by it.
 */
void
rh_session_set_way (RhSession *self, const char *way)
{
  g_return_if_fail (!rh_session_is_replay (self));

  if (g_strcmp0 (self->way, way) == 0)
    return;

  self->way = g_intern_string (way);
  self->way_unsaved = TRUE;
  save_way (self);
  if (*rh_session_get_draft (self) == '\0')
    rh_session_changed (self);
}

/**
 * rh_session_get_begun:
 * @self: a session
 *
 * Returns: (transfer none): what the next move begins with: what has been entered of it, else the way in which people make such
 *   moves, which may be one of another kind than is asked for; or an empty text. Valid until the next change
 */
const char *
rh_session_get_begun (RhSession *self)
{
  const char *draft = rh_session_get_draft (self);

  return *draft == '\0' && self->way != NULL ? self->way : draft;
}

/**
 * rh_session_has_draft:
 * @self: a session
 *
 * Returns: whether anything was entered of the next move, even if that is undone
 */
gboolean
rh_session_has_draft (RhSession *self)
{
  return self->drafts->texts->len > 0;
}

static gboolean
save (RhSession *self, GError **error)
{
  const RhDrafts *now = self->drafts;
  const RhStoredDraft draft = { now->texts, now->n_done, now->leads_on, self->waiting };

  save_way (self);
  self->unsaved = !rh_store_set_draft (self->store, &self->stand, &draft, error);

  return !self->unsaved;
}

/* Where another program has changed the game, it stays so. */
static gboolean
may_end (const GError *error)
{
  return !g_error_matches (error, RH_STORE_ERROR, RH_STORE_ERROR_CHANGED) &&
         !g_error_matches (error, RH_STORE_ERROR, RH_STORE_ERROR_NOT_FOUND);
}

/* That it fails is told once, and once more where it is given up. */
static gboolean
on_save_cb (gpointer data)
{
  RhSession *self = data;
  g_autoptr (GError) error = NULL;
  gboolean told = self->told_unsaved;
  gboolean again;

  self->saving = 0;
  self->told_unsaved = FALSE;
  if (save (self, &error))
    return G_SOURCE_REMOVE;

  again = may_end (error);
  self->told_unsaved = again;
  if (again)
    self->saving = g_timeout_add_full (G_PRIORITY_LOW, AGAIN_MS, on_save_cb, self, NULL);
  if (!told || !again)
    g_signal_emit_by_name (self, "unsaved", error);

  return G_SOURCE_REMOVE;
}

static void
stop_saving (RhSession *self)
{
  self->unsaved = FALSE;
  self->told_unsaved = FALSE;
  g_clear_handle_id (&self->saving, g_source_remove);
}

/* Nobody who enters something waits for the disk: it is written when the frame that shows it has been painted. */
static void
save_soon (RhSession *self)
{
  stop_saving (self);
  self->unsaved = TRUE;
  self->saving = g_timeout_add_full (G_PRIORITY_LOW, SAVE_MS, on_save_cb, self, NULL);
}

/* The game has another seal, and what is on disk goes with the one before: it and what waits are kept, if
 * they are anything, with this one. */
void
rh_session_keep_draft (RhSession *self)
{
  if (rh_session_has_draft (self) || self->waiting != NULL)
    save_soon (self);
  else
    stop_saving (self);
}

/* What isn't on disk yet is there before the game is let go; nobody is left to be told where that fails. */
void
rh_session_save_draft (RhSession *self)
{
  g_clear_handle_id (&self->saving, g_source_remove);
  if (self->unsaved)
    save (self, NULL);
  else
    save_way (self);
}

/* From here on it is so. */
static void
take (RhSession *self)
{
  self->over_entered = 0;
  self->resumed = FALSE;
  save_soon (self);
  rh_session_changed (self);
}

/**
 * rh_session_set_draft:
 * @self: a session
 * @text: all that has been entered of the next move, as its game writes that; no line break
 * @error: return location; %RH_SESSION_ERROR_REPLAY or %RH_SESSION_ERROR_ENDED
 *
 * Keeps what has been entered, and a moment later on disk too, so that it is there when the game is opened
 * again; #RhSession::unsaved tells where that fails. Each call is one thing that an undo takes back; the move
 * itself, when it is played, is the last of them. What stands behind RH_DRAFT_ANEW is entered of the last move, whose correction
 * is the last. Nothing secret is entered this way: see rh_session_seal_bid().
 *
 * Returns: whether it is kept
 */
gboolean
rh_session_set_draft (RhSession *self, const char *text, GError **error)
{
  g_return_val_if_fail (strchr (text, '\n') == NULL, FALSE);

  if (!rh_session_check_playable (self, error))
    return FALSE;

  rh_drafts_enter (self->drafts, text);
  self->dropped = 0;
  take (self);

  return TRUE;
}

/**
 * rh_session_can_undo_draft:
 * @self: a session
 *
 * Returns: whether something entered of the next move is what is undone next, once no bids are sealed
 */
gboolean
rh_session_can_undo_draft (RhSession *self)
{
  return rh_drafts_can_undo (self->drafts);
}

/**
 * rh_session_can_redo_draft:
 * @self: a session
 *
 * Returns: whether something that was entered of the next move is what is redone next
 */
gboolean
rh_session_can_redo_draft (RhSession *self)
{
  return rh_drafts_can_redo (self->drafts) && !rh_session_is_hidden (self, self->over_entered);
}

/**
 * rh_session_get_undone_draft:
 * @self: a session in which no bids are sealed, nothing is ended, and no correction is what is undone next
 *
 * Returns: (transfer none) (nullable): what is entered of the next move after an undo: of the one that is asked for, or of
 *   the last one, which was played by what was entered last of it. %NULL where a move goes of which nothing was entered before,
 *   or that isn't known any more
 */
const char *
rh_session_get_undone_draft (RhSession *self)
{
  return rh_session_can_undo_draft (self) ? rh_drafts_get_before (self->drafts)
                                          : rh_drafts_get_behind (self->drafts, self->stand.n_played);
}

/**
 * rh_session_get_redone_draft:
 * @self: a session
 *
 * Returns: (transfer none) (nullable): what is entered of the next move after a redo; %NULL where that isn't what is redone next
 */
const char *
rh_session_get_redone_draft (RhSession *self)
{
  return rh_session_can_redo_draft (self) ? rh_drafts_get_after (self->drafts) : NULL;
}

/* Takes back the last thing that was entered, or gives it back. */
void
rh_session_step_draft (RhSession *self, gboolean redo)
{
  rh_drafts_step (self->drafts, redo, self->moves->len > self->stand.n_played);
  take (self);
}

/* The game comes to stand elsewhere; a correction is known by its number. */
void
rh_session_leave_draft (RhSession *self, RhDone done, guint position)
{
  guint number = position;

  if (done == RH_DONE_CORRECTED || done == RH_DONE_MENDED)
    number = self->stand.done.n;
  else if (done == RH_DONE_UNCORRECTED)
    number = self->stand.undone.n;

  rh_drafts_leave (self->drafts, done, number);
  rh_session_resume_draft (self, done, number);
  rh_session_keep_draft (self);
}
