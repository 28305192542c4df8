/* SPDX-License-Identifier: GPL-3.0-or-later
 * Who is asked to bid: as people sit, until somebody chooses to come before their turn. */

#include "config.h"

#include "rh-cape-bid-turns.h"

#include "rh-cape-text-bids.h"

/**
 * rh_cape_bid_turns_update:
 * @self: the turns of an auction
 * @sealed: who has sealed a bid by now, a bit a seat
 * @n_seats: how many play
 *
 * After a bid was sealed or given up the next one is asked for.
 */
void
rh_cape_bid_turns_update (RhCapeBidTurns *self, guint sealed, guint n_seats)
{
  if (sealed == self->sealed)
    return;

  self->given_up = (sealed & ~self->sealed) == 0 ? self->given_up | (self->sealed & ~sealed) : 0;
  self->sealed = sealed;
  self->turn = self->due = rh_cape_bidding_find_due (self->due, self->given_up, sealed, n_seats);
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
