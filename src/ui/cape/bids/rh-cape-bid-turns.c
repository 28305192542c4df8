/* SPDX-License-Identifier: GPL-3.0-or-later
 * Who is asked to bid: as people sit, until somebody chooses to come before their turn. */

#include "config.h"

#include "rh-cape-bid-turns.h"

/**
 * rh_cape_bid_turns_update:
 * @self: the turns of an auction
 * @sealed: who has sealed a bid by now, a bit a seat
 * @standing: rh_session_get_standing()
 * @n_seats: how many play
 *
 * After a bid was sealed or given up the next one is asked for; after a correction that gave up all of them, the first.
 *
 * Returns: whether it is that, of which nobody may know
 */
gboolean
rh_cape_bid_turns_update (RhCapeBidTurns *self, guint sealed, guint standing, guint n_seats)
{
  gboolean dropped = self->sealed != 0 && sealed == 0 && standing != self->standing;

  self->standing = standing;
  if (dropped)
    *self = (RhCapeBidTurns) { .standing = standing };
  if (sealed == self->sealed)
    return dropped;

  self->given_up = (sealed & ~self->sealed) == 0 ? self->given_up | (self->sealed & ~sealed) : 0;
  self->sealed = sealed;
  self->turn = self->due = rh_cape_bidding_find_due (self->due, self->given_up, sealed, n_seats);

  return FALSE;
}

/**
 * rh_cape_bid_turns_differ:
 * @self: the turns of an auction
 *
 * Returns: whether somebody is asked whose turn it isn't
 */
gboolean
rh_cape_bid_turns_differ (const RhCapeBidTurns *self)
{
  return self->due != self->turn;
}

/**
 * rh_cape_bid_turns_get_bidding:
 * @self: the turns of an auction
 * @session: its game; one that is looked at asks nobody any more
 * @seat: who bids, or whose sealed bid is looked at, or %RH_CAPE_NO_SEAT
 * @end: how the last open bid was left
 *
 * Returns: how far the bids are, with who is asked
 */
RhCapeBidding
rh_cape_bid_turns_get_bidding (const RhCapeBidTurns *self, RhSession *session, int seat, RhCapeBidEnd end)
{
  RhCapeBidding bidding = { seat, rh_session_get_sealed (session), rh_session_is_resumed (session), end };

  if (seat == RH_CAPE_NO_SEAT && !rh_session_is_replay (session) && !rh_cape_bidding_is_sealed (&bidding, (int) self->due))
    bidding.seat = (int) self->due;

  return bidding;
}
