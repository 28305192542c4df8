/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-cape-move.h"

#include "rh-setup.h"

G_BEGIN_DECLS

#define RH_CAPE_ROUNDS 8     /* E1, E2: cards to cross, and auctions at most */
#define RH_CAPE_BONUS_MAX 5  /* R4 */
#define RH_CAPE_CAPITAL 100  /* P5 */
#define RH_CAPE_RAIL_PRICE 10 /* B3 */
#define RH_CAPE_NO_SEAT (-1)

/**
 * RhCapePhase:
 * @RH_CAPE_REVEAL: the cards on offer are turned up (A1)
 * @RH_CAPE_BIDS: everybody bids in secret (A2)
 * @RH_CAPE_TIE: equal bids are settled by drawing (A6)
 * @RH_CAPE_PICK: cards are picked in order (A4)
 * @RH_CAPE_DRAW: the seat turns up a card (B1)
 * @RH_CAPE_DECIDE: the seat builds or passes (B4)
 * @RH_CAPE_OVER: somebody has won (E1)
 *
 * What comes next.
 */
typedef enum {
  RH_CAPE_REVEAL,
  RH_CAPE_BIDS,
  RH_CAPE_TIE,
  RH_CAPE_PICK,
  RH_CAPE_DRAW,
  RH_CAPE_DECIDE,
  RH_CAPE_OVER,
} RhCapePhase;

/**
 * RhCapeEntryKind:
 * @RH_CAPE_ENTRY_START: what a player begins with (P5)
 * @RH_CAPE_ENTRY_BID: a bid, paid win or lose (A3)
 * @RH_CAPE_ENTRY_RAILS: rails bought (B3)
 * @RH_CAPE_ENTRY_INCOME: the value of a crossed card (B5)
 *
 * The reason of a line in the ledger.
 */
typedef enum {
  RH_CAPE_ENTRY_START,
  RH_CAPE_ENTRY_BID,
  RH_CAPE_ENTRY_RAILS,
  RH_CAPE_ENTRY_INCOME,
} RhCapeEntryKind;

/**
 * RhCapePlayer:
 * @capital: pounds, never below 0 (P5)
 * @bonus: bonus rails, 0 to 5 (R4)
 * @crossed: cards crossed; cards[crossed] is the one directly ahead
 * @owned: cards acquired, crossed or not
 * @cards: the cards in the order acquired (A7)
 * @offered: which of those on offer each of them was, from 0
 * @turns: how many of that auction had picked before
 */
typedef struct {
  int        capital;
  int        bonus;
  guint      crossed;
  guint      owned;
  RhCapeCard cards[RH_CAPE_ROUNDS];
  guint8     offered[RH_CAPE_ROUNDS];
  guint8     turns[RH_CAPE_ROUNDS];
} RhCapePlayer;

/**
 * RhCapeLast:
 * @kind: the last move, or %RH_CAPE_MOVE_NONE at the start
 * @seat: who made it, from 0; for a pick by itself see @given_seat
 * @card: the card drawn, picked or crossed; with a pass, the one drawn before it; with a tie that the draw left
 *   open, one with the value that all who are still tied drew, and none where they haven't drawn yet
 * @drawn: with a tie, the values drawn, by seat; 0 for who didn't draw
 * @no_card: a turn without a card (D3)
 * @missing: with a pass, the rails that were short and couldn't be paid; 0 where
 *   the player could have built
 * @bonus: bonus rails used
 * @buy: rails bought
 * @income: pounds paid out
 * @bonus_seats: who got a bonus rail, a bit a seat (R1)
 * @given_seat: who got the last card without a pick (A7), or %RH_CAPE_NO_SEAT
 * @given_card: that card
 * @shuffled: whether the discards were shuffled into a new pile (D1)
 *
 * What the last move did, for the sentence that tells it.
 */
typedef struct {
  RhCapeMoveKind kind;
  guint          seat;
  RhCapeCard     card;
  guint          drawn[RH_CAPE_SEATS_MAX];
  gboolean       no_card;
  int            missing;
  int            bonus;
  int            buy;
  int            income;
  guint          bonus_seats;
  int            given_seat;
  RhCapeCard     given_card;
  gboolean       shuffled;
} RhCapeLast;

/**
 * RhCapeState:
 * @n_seats: 2 to 4
 * @river_all: whether the builder too gets a bonus rail (rule R1, the Dutch reading)
 * @phase: what comes next
 * @seat: who acts next, from 0, or %RH_CAPE_NO_SEAT
 * @round: the auction we are in, from 1; 0 before the first reveal
 * @stock: cards in the draw pile
 * @discard: cards in the discard pile
 * @n_common: cards in the common row
 * @common: the common row, in the order turned up
 * @offer: the cards revealed last
 * @taker: who picked each of them, or %RH_CAPE_NO_SEAT
 * @bids: the bids of this auction, by seat
 * @order: the seats in picking order; settled from %RH_CAPE_PICK on
 * @tied: whether the place is still equal to the next one (A6)
 * @n_picked: how many have their card
 * @passes: passes one after the other since the last build (D4)
 * @winner: who has won, or %RH_CAPE_NO_SEAT
 * @players: by seat
 * @last: what the last move did
 *
 * A game of From Cape to Cairo at one moment. A plain value.
 */
typedef struct {
  guint        n_seats;
  gboolean     river_all;
  RhCapePhase  phase;
  int          seat;
  guint        round;
  int          stock;
  int          discard;
  guint        n_common;
  RhCapeCard   common[RH_CAPE_CARDS];
  RhCapeCard   offer[RH_CAPE_SEATS_MAX];
  int          taker[RH_CAPE_SEATS_MAX];
  int          bids[RH_CAPE_SEATS_MAX];
  guint        order[RH_CAPE_SEATS_MAX];
  gboolean     tied[RH_CAPE_SEATS_MAX];
  guint        n_picked;
  guint        passes;
  int          winner;
  RhCapePlayer players[RH_CAPE_SEATS_MAX];
  RhCapeLast   last;
} RhCapeState;

void              rh_cape_state_start        (RhCapeState        *self,
                                              const RhSetup      *setup,
                                              RhEntries          *entries);
int               rh_cape_state_count_cards  (const RhCapeState  *self);
int               rh_cape_state_count_left   (const RhCapeState  *self);
const RhCapeCard *rh_cape_state_get_drawn    (const RhCapeState  *self);
const RhCapeCard *rh_cape_state_get_ahead    (const RhCapeState  *self,
                                              guint               seat);
guint             rh_cape_player_count_ahead (const RhCapePlayer *self);
guint             rh_cape_state_find_pick    (const RhCapeState  *self,
                                              guint               seat,
                                              guint               i);
int               rh_cape_state_common_rails (const RhCapeState  *self);
int               rh_cape_state_first_rails  (const RhCapeState  *self,
                                              guint               n);
int               rh_cape_state_own_rails    (const RhCapeState  *self,
                                              guint               seat);
guint             rh_cape_state_get_open_tie (const RhCapeState  *self,
                                              guint               seats[RH_CAPE_SEATS_MAX]);
gboolean          rh_cape_state_is_short_of_cards (const RhCapeState *self);
gboolean          rh_cape_state_is_short_for_tie (const RhCapeState *self);
gboolean          rh_cape_state_has_card     (const RhCapeState  *self);
gboolean          rh_cape_state_is_stuck     (const RhCapeState  *self);
gboolean          rh_cape_state_must_shuffle (const RhCapeState  *self);

/* For the moves alone. */
void              rh_cape_state_book         (RhCapeState        *self,
                                              guint               seat,
                                              RhCapeEntryKind     kind,
                                              int                 amount,
                                              RhEntries          *entries);
void              rh_cape_state_take_cards   (RhCapeState        *self,
                                              int                 n);

G_END_DECLS
