/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-cape-move.h"

G_BEGIN_DECLS

#define RH_CAPE_PART_OPEN (-1)

/**
 * RhCapeParts:
 * @terrain: its terrain
 * @rails: 0 to 3
 * @value: 1 to 10
 *
 * What has been told of a card; each part that hasn't is %RH_CAPE_PART_OPEN.
 */
typedef struct {
  int terrain;
  int rails;
  int value;
} RhCapeParts;

/**
 * RhCapeOpenBid:
 * @amount: the pounds so far, or %RH_CAPE_PART_OPEN
 * @finished: whether that is all of it
 *
 * A bid that is entered where everybody sees it.
 */
typedef struct {
  int      amount;
  gboolean finished;
} RhCapeOpenBid;

/**
 * RhCapeDraft:
 * @kind: what it is the beginning of; %RH_CAPE_MOVE_NONE for nothing
 * @cards: the cards on offer, in their places (reveal); the values of those tied, in the order of
 *   rh_cape_state_get_open_tie() (tie); the whole card (draw)
 * @bids: the bids, in seat order (bids)
 * @anew: what cards on offer become that are given anew, in their places; of others nothing has been told. While bids are asked
 *   for, too, where it is what becomes of the move before
 *
 * The beginning of a move: what has been entered of it.
 */
typedef struct {
  RhCapeMoveKind kind;
  RhCapeParts    cards[RH_CAPE_SEATS_MAX];
  RhCapeOpenBid  bids[RH_CAPE_SEATS_MAX];
  RhCapeParts    anew[RH_CAPE_SEATS_MAX];
} RhCapeDraft;

#define RH_CAPE_OPEN_BID_MAX 9999

gboolean    rh_cape_parts_are_whole (RhCapeParts         parts);
gboolean    rh_cape_parts_are_open  (RhCapeParts         parts);
RhCapeCard  rh_cape_parts_to_card   (RhCapeParts         parts);
RhCapeParts rh_cape_card_to_parts   (RhCapeCard          card);

RhCapeDraft rh_cape_draft_new       (RhCapeMoveKind      kind);
RhCapeDraft rh_cape_draft_parse     (const char         *text,
                                     RhCapeMoveKind      kind);
char       *rh_cape_draft_to_text   (const RhCapeDraft  *self);

RhCapeParts rh_cape_draft_get_card  (const RhCapeDraft  *self,
                                     guint               i);
int         rh_cape_draft_find_anew (const RhCapeDraft  *self);
gboolean    rh_cape_draft_take_anew (RhCapeDraft        *self);

G_END_DECLS
