/* SPDX-License-Identifier: GPL-3.0-or-later
 * Sealed bids, until they are revealed together. */

#include "config.h"

#include "rh-session-private.h"

#include "rh-secret.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The most the seat may bid, or -1 when no bids are asked for. */
static int
get_limit (RhSession *self, guint seat)
{
  const RhGame *game = self->setup->game;

  return game->bid_limit != NULL ? game->bid_limit (rh_session_get_state (self), seat) : -1;
}

/* What could be redone is older than a bid that is sealed now. Nothing is given up for that on disk: once it is dropped, all can be
 * redone again. */
static void
hide_undone (RhSession *self, guint seat)
{
  guint bit = 1u << seat;

  self->over_entered &= ~bit;
  self->over_moves &= ~bit;
  if (rh_drafts_can_redo (self->drafts))
    self->over_entered |= bit;
  if (rh_session_has_undone (self))
    self->over_moves |= bit;
}

/* Whether one of those bids is sealed still. */
gboolean
rh_session_is_hidden (RhSession *self, guint sealed_over)
{
  return (rh_session_get_sealed (self) & sealed_over) != 0;
}

/**
 * rh_session_seal_bid:
 * @self: a session
 * @seat: who bids, from 0
 * @bid: the bid
 * @error: return location; %RH_SESSION_ERROR_BID, which only the bidder should
 *   see, or any that rh_session_play() gives for a game that can't be played
 *
 * Seals a bid. It is kept in memory alone. What was undone before can't be redone as long as it is sealed.
 *
 * Returns: whether it was sealed
 */
gboolean
rh_session_seal_bid (RhSession *self, guint seat, int bid, GError **error)
{
  const RhGame *game = self->setup->game;
  g_autofree char *amount = NULL;
  int limit;

  g_return_val_if_fail (seat < self->setup->n_seats, FALSE);

  if (!rh_session_check_playable (self, error))
    return FALSE;

  limit = get_limit (self, seat);
  if (limit < 0)
    return rh_refuse (error, RH_SESSION_ERROR, RH_SESSION_ERROR_NOTHING, _("No bids are asked for now"));

  /* The bid isn't named: an error's text is copied about and freed, never overwritten. */
  if (bid < 0) {
    amount = game->amount (0);
    /* Translators: an amount of nothing, with what is counted */
    return rh_refuse (error, RH_SESSION_ERROR, RH_SESSION_ERROR_BID, _("The least that can be bid is %s"), amount);
  }
  if (bid > limit) {
    amount = game->amount (limit);
    return rh_refuse (error, RH_SESSION_ERROR, RH_SESSION_ERROR_BID,
                      /* Translators: the amount the bidder has, with what is counted */
                      _("That is more than the %s you have left"), amount);
  }

  if (self->bids == NULL)
    self->bids = rh_bids_new ();
  rh_bids_seal (self->bids, seat, bid);
  self->sealed_after[seat] = self->stand.done.n;
  self->sealed_at[seat] = self->drafts->n_done;
  hide_undone (self, seat);
  self->dropped = 0;
  self->resumed = FALSE;
  rh_session_changed (self);

  return TRUE;
}

/**
 * rh_session_is_sealed:
 * @self: a session
 * @seat: a seat, from 0
 *
 * Returns: whether the seat has sealed a bid
 */
gboolean
rh_session_is_sealed (RhSession *self, guint seat)
{
  return rh_bids_is_sealed (self->bids, seat);
}

/**
 * rh_session_get_sealed:
 * @self: a session
 *
 * Returns: who has sealed a bid, a bit a seat; as much as everybody may know
 */
guint
rh_session_get_sealed (RhSession *self)
{
  guint sealed = 0;

  for (guint i = 0; i < rh_session_get_setup (self)->n_seats; i++)
    sealed |= rh_session_is_sealed (self, i) ? 1u << i : 0;

  return sealed;
}

/**
 * rh_session_get_n_sealed:
 * @self: a session
 *
 * Returns: how many seats have sealed
 */
guint
rh_session_get_n_sealed (RhSession *self)
{
  return rh_bids_get_n (self->bids);
}

/**
 * rh_session_get_last_sealed:
 * @self: a session in which somebody has sealed
 *
 * Returns: the seat that has sealed last
 */
guint
rh_session_get_last_sealed (RhSession *self)
{
  g_return_val_if_fail (self->bids != NULL, 0);

  return rh_bids_get_last (self->bids);
}

/**
 * rh_session_get_opens_bids:
 * @self: a session
 *
 * Returns: #RhSession:opens-bids
 */
gboolean
rh_session_get_opens_bids (RhSession *self)
{
  return self->opens_bids;
}

/**
 * rh_session_get_says_bids:
 * @self: a session
 *
 * Returns: #RhSession:says-bids
 */
gboolean
rh_session_get_says_bids (RhSession *self)
{
  return self->says_bids;
}

/* Whether bids are asked for there, too, and who has sealed one may give what could be sealed: whether a bid stays must
 * say nothing of it. */
static gboolean
asks_same_bids (RhSession *self, RhFold *fold)
{
  const RhGame *game = self->setup->game;

  if (rh_bids_get_n (self->bids) == 0 || rh_fold_get_n_moves (fold) != self->stand.n_played)
    return FALSE;

  for (guint i = 0; i < self->setup->n_seats; i++) {
    int limit = game->bid_limit (rh_session_get_state (self), i);

    if (rh_session_is_sealed (self, i) && game->bid_limit (rh_fold_get_state (fold), i) < limit)
      return FALSE;
  }

  return TRUE;
}

/* No bid outlives a move; a correction it does, where it is asked for afterwards. One that was dropped is known of until the
 * game goes on from there. */
void
rh_session_leave_bids (RhSession *self, RhFold *fold, RhDone done)
{
  gboolean corrected = done == RH_DONE_CORRECTED || done == RH_DONE_UNCORRECTED;
  gboolean stepped = done == RH_DONE_UNDONE || done == RH_DONE_REDONE;

  self->over_entered = self->over_moves = 0;
  if (!stepped || rh_fold_get_n_moves (fold) > self->dropped_at)
    self->dropped = 0;
  if (!corrected || !asks_same_bids (self, fold))
    g_clear_pointer (&self->bids, rh_bids_free);
}

/* Whether a bid was sealed after the last correction, and what was entered last. */
static gboolean
was_sealed_last (RhSession *self, guint seat)
{
  return self->sealed_after[seat] >= self->stand.done.n &&
         (!rh_session_can_undo_draft (self) || self->sealed_at[seat] >= self->drafts->n_done);
}

/**
 * rh_session_can_undo_bid:
 * @self: a session
 *
 * Returns: whether a bid that was sealed is what is undone next: one that was sealed after the last correction, and after what was
 *   entered last
 */
gboolean
rh_session_can_undo_bid (RhSession *self)
{
  for (guint i = 0; i < self->setup->n_seats; i++) {
    if (rh_session_is_sealed (self, i) && was_sealed_last (self, i))
      return TRUE;
  }

  return FALSE;
}

/* What is undone next is the last sealed bid. Nothing of it is kept, so that no redo brings it back. */
void
rh_session_drop_bid (RhSession *self)
{
  guint seat = rh_bids_get_last (self->bids);

  self->dropped = seat + 1;
  self->dropped_at = self->stand.n_played;
  rh_session_unseal_bid (self, seat);
}

/**
 * rh_session_get_dropped:
 * @self: a session
 *
 * Returns: whose sealed bid was dropped last by an undo, from 0, where bids are asked for as then, and nothing was given since; −1
 *   for nobody's
 */
int
rh_session_get_dropped (RhSession *self)
{
  return self->dropped > 0 && self->dropped_at == self->stand.n_played ? (int) self->dropped - 1 : -1;
}

/**
 * rh_session_unseal_bid:
 * @self: a session
 * @seat: a seat, from 0
 *
 * Takes back a sealed bid without showing it, so that another can be given.
 */
void
rh_session_unseal_bid (RhSession *self, guint seat)
{
  if (!rh_bids_is_sealed (self->bids, seat))
    return;

  rh_bids_unseal (self->bids, seat);
  if (rh_bids_get_n (self->bids) == 0)
    g_clear_pointer (&self->bids, rh_bids_free);
  rh_session_changed (self);
}

/**
 * rh_session_reveal_bids:
 * @self: a session
 * @error: return location; %RH_SESSION_ERROR_NOTHING or any of %RH_STORE_ERROR
 *
 * Reveals all bids together, once everybody has sealed, and
 * overwrites the memory that held them. If the move can't be stored, they stay sealed.
 *
 * Returns: whether they were revealed
 */
gboolean
rh_session_reveal_bids (RhSession *self, GError **error)
{
  char line[RH_BIDS_LINE_MAX];
  gboolean played;

  if (rh_bids_get_n (self->bids) != self->setup->n_seats)
    return rh_refuse (error, RH_SESSION_ERROR, RH_SESSION_ERROR_NOTHING, _("Not everybody has sealed a bid yet"));

  rh_bids_to_line (self->bids, self->setup->game, self->setup->n_seats, line, sizeof line);
  played = rh_session_play (self, line, error);
  explicit_bzero (line, sizeof line);
  rh_secret_scrub_soon (); /* what couldn't be stored was copied on the way */

  return played;
}
