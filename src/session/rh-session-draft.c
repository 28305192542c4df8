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
  return self->n_drafts > 0 ? g_ptr_array_index (self->drafts, self->n_drafts - 1) : "";
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
  return self->drafts->len > 0;
}

static gboolean
save (RhSession *self, GError **error)
{
  self->unsaved = !rh_store_set_draft (self->store, &self->stand, self->drafts, self->n_drafts, self->leads_on, error);

  return !self->unsaved;
}

/* That it failed was told already. */
static gboolean
on_again_cb (gpointer data)
{
  RhSession *self = data;

  if (!save (self, NULL))
    return G_SOURCE_CONTINUE;

  self->saving = 0;

  return G_SOURCE_REMOVE;
}

/* Where another program has changed the game, it stays so. */
static gboolean
may_end (const GError *error)
{
  return !g_error_matches (error, RH_STORE_ERROR, RH_STORE_ERROR_CHANGED) &&
         !g_error_matches (error, RH_STORE_ERROR, RH_STORE_ERROR_NOT_FOUND);
}

static gboolean
on_save_cb (gpointer data)
{
  RhSession *self = data;
  g_autoptr (GError) error = NULL;

  self->saving = 0;
  if (save (self, &error))
    return G_SOURCE_REMOVE;

  if (may_end (error))
    self->saving = g_timeout_add_full (G_PRIORITY_LOW, AGAIN_MS, on_again_cb, self, NULL);
  g_signal_emit_by_name (self, "unsaved", error);

  return G_SOURCE_REMOVE;
}

static void
stop_saving (RhSession *self)
{
  self->unsaved = FALSE;
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

/* The game has another seal, and what is on disk goes with the one before: it is kept, if it is anything, with this one. */
void
rh_session_keep_draft (RhSession *self)
{
  if (self->drafts->len > 0)
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
}

/* Something else was done than to redo what was undone. */
static void
drop_ahead (RhSession *self)
{
  g_hash_table_remove_all (self->ahead);
}

/* From here on it is so. */
static void
take (RhSession *self, guint n_done)
{
  self->n_drafts = n_done;
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
 * itself, when it is played, is the last of them. Nothing secret is entered this way: see rh_session_seal_bid().
 *
 * Returns: whether it is kept
 */
gboolean
rh_session_set_draft (RhSession *self, const char *text, GError **error)
{
  g_return_val_if_fail (strchr (text, '\n') == NULL, FALSE);

  if (!rh_session_check_playable (self, error))
    return FALSE;

  drop_ahead (self);
  g_ptr_array_set_size (self->drafts, (int) self->n_drafts);
  g_ptr_array_add (self->drafts, g_strdup (text));
  self->leads_on = FALSE;
  take (self, self->drafts->len);

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
  return self->n_drafts > 0;
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
  return self->n_drafts < self->drafts->len;
}

/* Takes back the last thing that was entered, or gives it back. Where a move can be redone that this didn't lead to,
 * what was undone to its beginning is let go, so that the move is the next thing to be redone. */
void
rh_session_step_draft (RhSession *self, gboolean redo)
{
  guint n_done = redo ? self->n_drafts + 1 : self->n_drafts - 1;

  if (n_done == 0 && self->moves->len > self->stand.n_played && !self->leads_on)
    g_ptr_array_set_size (self->drafts, 0);
  take (self, n_done);
}

static GPtrArray *
steal (GHashTable *table, guint number)
{
  gpointer drafts = NULL;

  g_hash_table_steal_extended (table, GUINT_TO_POINTER (number), NULL, &drafts);

  return drafts;
}

/* What had been entered where the game comes to stand, when that was left: it led to the move that is undone, came
 * with the correction that is, or was undone before the move that is redone. */
static GPtrArray *
steal_entered (RhSession *self, RhDone done, guint position)
{
  switch (done) {
  case RH_DONE_UNDONE:
    return g_steal_pointer (&self->led);
  case RH_DONE_REDONE:
    return steal (self->ahead, position);
  case RH_DONE_UNCORRECTED:
    return steal (self->aside, self->stand.undone.n);
  case RH_DONE_PLAYED:
  case RH_DONE_REPLACED:
  case RH_DONE_CORRECTED:
  default:
    return NULL;
  }
}

/* Where something is there again, what can be redone after it is what it led to: else it had been let go. */
static void
find_drafts (RhSession *self, RhDone done, guint position)
{
  GPtrArray *entered = steal_entered (self, done, position);

  self->leads_on = entered != NULL;
  self->drafts = entered != NULL ? entered : g_ptr_array_new_with_free_func (g_free);
  self->n_drafts = done == RH_DONE_REDONE ? 0 : self->drafts->len;
}

/* What had been entered where the game stood is kept, to be found when it stands there again. */
static void
put_away (RhSession *self, RhDone done, guint position, GPtrArray *drafts)
{
  g_clear_pointer (&self->led, g_ptr_array_unref);
  if (done == RH_DONE_PLAYED || done == RH_DONE_REDONE)
    self->led = g_ptr_array_ref (drafts);
  else if (done == RH_DONE_UNDONE && drafts->len > 0)
    g_hash_table_replace (self->ahead, GUINT_TO_POINTER (position + 1), g_ptr_array_ref (drafts));
  else if (done == RH_DONE_CORRECTED)
    g_hash_table_replace (self->aside, GUINT_TO_POINTER (self->stand.done.n), g_ptr_array_ref (drafts));
}

/* The game comes to stand elsewhere: what was entered there led to the move that follows, or to a correction instead,
 * and is there again when that is undone. */
void
rh_session_leave_draft (RhSession *self, RhDone done, guint position)
{
  g_autoptr (GPtrArray) drafts = NULL;

  /* Nothing is entered of the next move, and what led to the last one leads to the one in its place. */
  if (done == RH_DONE_REPLACED)
    return;

  if (done != RH_DONE_UNDONE) /* that gives all of it back in turn */
    g_ptr_array_set_size (self->drafts, (int) self->n_drafts);
  if (done != RH_DONE_UNDONE && done != RH_DONE_REDONE)
    drop_ahead (self);
  drafts = g_steal_pointer (&self->drafts);
  find_drafts (self, done, position);
  put_away (self, done, position, drafts);
  rh_session_keep_draft (self);
}
