/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-cape-text-bids.h"
#include "rh-session.h"

G_BEGIN_DECLS

/**
 * RhCapeBidTurns:
 * @turn: whose turn it is to bid, from 0; whose bid was the last, once all are sealed
 * @due: who is asked to: that one, or who was chosen
 * @sealed: who has sealed a bid, a bit a seat
 * @given_up: who has given up a bid since one was sealed last, likewise
 * @standing: rh_session_get_standing() then
 *
 * Who bids when.
 */
typedef struct {
  guint turn;
  guint due;
  guint sealed;
  guint given_up;
  guint standing;
} RhCapeBidTurns;

gboolean rh_cape_bid_turns_update (RhCapeBidTurns *self,
                                   guint           sealed,
                                   guint           standing,
                                   guint           n_seats);
gboolean rh_cape_bid_turns_differ (const RhCapeBidTurns *self);
RhCapeBidding rh_cape_bid_turns_get_bidding (const RhCapeBidTurns *self,
                                             RhSession            *session,
                                             int                   seat,
                                             RhCapeBidEnd          end);

G_END_DECLS
