/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-cape-state.h"

G_BEGIN_DECLS

/**
 * RhCapeWay:
 * @bonus: bonus rails used
 * @buy: rails bought
 * @cost: what they cost, in pounds
 * @income: the value of the card crossed, in pounds
 * @left: the capital after both, in pounds
 *
 * A way to pay for a build.
 */
typedef struct {
  int bonus;
  int buy;
  int cost;
  int income;
  int left;
} RhCapeWay;

/**
 * RhCapeOffer:
 * @seat: who decides, from 0
 * @card: the card directly ahead
 * @need: the rails it needs (P4)
 * @common: rails in the common row
 * @own: rails on all cards ahead
 * @bonus: bonus rails owned
 * @lacking: rails short before any bonus rail is used
 * @useful: bonus rails that would help: the smaller of @bonus and @lacking
 * @total: rails at hand: @common, @own and @useful
 * @spare: rails at hand that aren't needed, and are lost (B8)
 * @missing: rails to buy when every useful bonus rail is used
 * @cost: what they cost, in pounds
 * @capital: the pounds there are
 * @can_build: whether there is a way to build
 * @wins: whether to build would win the game (E1)
 * @n_ways: how many ways there are
 * @ways: the ways to pay, the one with the fewest pounds first
 *
 * What a seat could do now (rules B2 to B8), whether it is its turn or not.
 */
typedef struct {
  guint      seat;
  RhCapeCard card;
  int        need;
  int        common;
  int        own;
  int        bonus;
  int        lacking;
  int        useful;
  int        total;
  int        spare;
  int        missing;
  int        cost;
  int        capital;
  gboolean   can_build;
  gboolean   wins;
  guint      n_ways;
  RhCapeWay  ways[RH_CAPE_BONUS_MAX + 1];
} RhCapeOffer;

gboolean rh_cape_offer_compute (const RhCapeState *state,
                                guint              seat,
                                RhCapeOffer       *offer);
void     rh_cape_offer_get_move (const RhCapeOffer *self,
                                 guint              way,
                                 RhCapeMove        *move);

G_END_DECLS
