/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-cape-card.h"

G_BEGIN_DECLS

#define RH_CAPE_SEATS_MAX 4

typedef enum {
  RH_CAPE_MOVE_NONE,
  RH_CAPE_MOVE_REVEAL,
  RH_CAPE_MOVE_BIDS,
  RH_CAPE_MOVE_TIE,
  RH_CAPE_MOVE_PICK,
  RH_CAPE_MOVE_DRAW,
  RH_CAPE_MOVE_PASS,
  RH_CAPE_MOVE_BUILD,
} RhCapeMoveKind;

/**
 * RhCapeMove:
 * @kind: which move it is
 * @seat: who makes it, from 0 (pick, draw, pass, build)
 * @n: how many of the arrays below are filled (reveal, bids, tie)
 * @cards: the cards revealed, or drawn in a tie (one of which only the value is
 *   known is %RH_CAPE_UNKNOWN with that value)
 * @bids: the bids, in seat order
 * @seats: the seats of a tie's draws, from 0
 * @pick: the card picked, counted from 0 as it was revealed
 * @card: the card drawn (one of which only the rails are known is
 *   %RH_CAPE_UNKNOWN with value 0)
 * @no_card: nothing was drawn, since both piles are empty
 * @bonus: bonus rails used
 * @buy: rails bought
 *
 * A move of From Cape to Cairo.
 */
typedef struct {
  RhCapeMoveKind kind;
  guint          seat;
  guint          n;
  RhCapeCard     cards[RH_CAPE_SEATS_MAX];
  int            bids[RH_CAPE_SEATS_MAX];
  guint          seats[RH_CAPE_SEATS_MAX];
  guint          pick;
  RhCapeCard     card;
  gboolean       no_card;
  int            bonus;
  int            buy;
} RhCapeMove;

extern const char *const rh_cape_move_words[];

gboolean  rh_cape_move_parse    (const RhWords     *line,
                                 RhCapeMove        *move,
                                 GError           **error);
RhCapeMove rh_cape_move_read    (const char        *line);
char     *rh_cape_move_to_text  (const RhCapeMove  *self);

G_END_DECLS
