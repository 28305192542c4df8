/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-cape-state.h"

G_BEGIN_DECLS

#define RH_CAPE_WHY_CHANGES 4 /* lines of the ledger that are told */

/**
 * RhCapeOrderReason:
 * @RH_CAPE_ORDER_LAST: nobody picks later
 * @RH_CAPE_ORDER_BID: the bid is higher (A4)
 * @RH_CAPE_ORDER_CAPITAL: the bids are equal, less capital is left (A5)
 * @RH_CAPE_ORDER_DRAWN: those are equal too, the card drawn was higher (A6)
 * @RH_CAPE_ORDER_TIED: still equal
 *
 * Why a place in the picking order comes before the next one.
 */
typedef enum {
  RH_CAPE_ORDER_LAST,
  RH_CAPE_ORDER_BID,
  RH_CAPE_ORDER_CAPITAL,
  RH_CAPE_ORDER_DRAWN,
  RH_CAPE_ORDER_TIED,
} RhCapeOrderReason;

/**
 * RhCapeGain:
 * @round: the round it was got in, from 1
 * @builder: whose build brought it, a seat from 0
 *
 * How a bonus rail was got: somebody built while the train stood directly
 * before a river (R1).
 */
typedef struct {
  guint round;
  guint builder;
} RhCapeGain;

/**
 * RhCapeChange:
 * @entry: a line of the ledger
 * @before: the state before its move; the start has none
 *
 * A change of capital, and what its reason is read from.
 */
typedef struct {
  RhEntry     entry;
  RhCapeState before;
} RhCapeChange;

/**
 * RhCapeWhy:
 * @n_gains: bonus rails in hand
 * @gains: how each was got, the oldest first; those used are taken to be the oldest
 * @n_changes: how many changes of capital are told
 * @changes: the last ones, the oldest first
 *
 * How a seat came by what it has.
 */
typedef struct {
  guint        n_gains;
  RhCapeGain   gains[RH_CAPE_BONUS_MAX];
  guint        n_changes;
  RhCapeChange changes[RH_CAPE_WHY_CHANGES];
} RhCapeWhy;

RhCapeOrderReason rh_cape_why_order (const RhCapeState *state,
                                     guint              place);
gboolean          rh_cape_why_trace (const RhSetup     *setup,
                                     const char *const *moves,
                                     guint              seat,
                                     RhCapeWhy         *why,
                                     GError           **error);

G_END_DECLS
