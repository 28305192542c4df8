/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-heart-state.h"

G_BEGIN_DECLS

/**
 * RhHeartWay:
 * @engines: engines used as terrain cards
 * @cards: own terrain cards played; engines pay first
 * @left: own terrain cards of the type that stay in front
 * @spare: engines that pay nothing: those that served to draw level, and any beyond
 *
 * A way to double a route (H5).
 */
typedef struct {
  int engines;
  int cards;
  int left;
  int spare;
} RhHeartWay;

/**
 * RhHeartDoubling:
 * @RH_HEART_DOUBLING_CARDS: with own cards alone, or with engines
 * @RH_HEART_DOUBLING_ENGINES: only with engines, at least @short_level or @short_cards of them
 * @RH_HEART_DOUBLING_NEVER: not even with all engines of the game
 *
 * Whether the points of a route can be doubled (H4, H5). How many engines are in a hand only the hand knows.
 */
typedef enum {
  RH_HEART_DOUBLING_CARDS,
  RH_HEART_DOUBLING_ENGINES,
  RH_HEART_DOUBLING_NEVER,
} RhHeartDoubling;

/**
 * RhHeartOffer:
 * @seat: who claims, from 0
 * @colour: of the route
 * @terrain: the type of terrain cards that belongs to it
 * @length: of the route
 * @trains: what the seat has left now
 * @allowed: whether there are trains enough (H1); where not, no more than the next two is told
 * @missing_trains: how many there are too few; 0 where @allowed
 * @left: trains left after it, 0 where not @allowed
 * @points: as they are
 * @doubled: as they are doubled
 * @need: terrain cards it takes to double them (H4)
 * @own: cards of the type in front of the seat
 * @most: the most in front of anybody else
 * @holders: who has that many, a bit a seat; 0 where nobody else has any
 * @doubling: whether they can be doubled
 * @short_level: how many are missing to draw level (H4)
 * @short_cards: how many are missing to pay (H4)
 * @min_engines: the fewest engines it takes: the larger of both
 * @n_ways: how many ways there are to double
 * @n_useful: how many of the first of these use no engine in vain: at least one where there are ways
 * @ways: every legal number of engines, the fewest first
 *
 * A claim as it would be (rules H1, H4, H5).
 */
typedef struct {
  guint           seat;
  RhHeartColour   colour;
  RhHeartTerrain  terrain;
  guint           length;
  int             trains;
  gboolean        allowed;
  int             missing_trains;
  int             left;
  int             points;
  int             doubled;
  int             need;
  int             own;
  int             most;
  guint           holders;
  RhHeartDoubling doubling;
  int             short_level;
  int             short_cards;
  int             min_engines;
  guint           n_ways;
  guint           n_useful;
  RhHeartWay      ways[RH_HEART_ENGINES + 1];
} RhHeartOffer;

void     rh_heart_offer_compute   (const RhHeartState *state,
                                   guint               seat,
                                   RhHeartColour       colour,
                                   guint               length,
                                   RhHeartOffer       *offer);
gboolean rh_heart_offer_is_open   (const RhHeartOffer *self);
void     rh_heart_offer_get_plain (const RhHeartOffer *self,
                                   RhHeartMove        *move);
void     rh_heart_offer_get_move  (const RhHeartOffer *self,
                                   guint               way,
                                   RhHeartMove        *move);
guint    rh_heart_offer_find_way  (const RhHeartOffer *self,
                                   int                 engines);

G_END_DECLS
