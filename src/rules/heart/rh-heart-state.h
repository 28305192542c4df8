/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-heart-move.h"

#include "rh-setup.h"

G_BEGIN_DECLS

#define RH_HEART_TRAINS 45          /* H1 */
#define RH_HEART_ROUTES_MAX RH_HEART_TRAINS /* of a seat: a route takes a train at least */
#define RH_HEART_LAST_TRAINS 2      /* H10 */
#define RH_HEART_GLOBETROTTER 10    /* H8 */
#define RH_HEART_NO_SEAT (-1)

/**
 * RhHeartPhase:
 * @RH_HEART_PLAY: terrain cards are taken and routes are claimed, by any seat
 * @RH_HEART_TICKETS: the tickets are counted, by any seat that hasn't told its own (H8)
 * @RH_HEART_OVER: the last tickets are counted
 *
 * What comes next.
 */
typedef enum {
  RH_HEART_PLAY,
  RH_HEART_TICKETS,
  RH_HEART_OVER,
} RhHeartPhase;

/**
 * RhHeartEntryKind:
 * @RH_HEART_ENTRY_START: nothing, that everybody begins with
 * @RH_HEART_ENTRY_ROUTE: a route claimed (H1, H4)
 * @RH_HEART_ENTRY_TICKET: a ticket at the end (H8)
 * @RH_HEART_ENTRY_GLOBETROTTER: the most tickets fulfilled (H8)
 *
 * The reason of a line in the ledger.
 */
typedef enum {
  RH_HEART_ENTRY_START,
  RH_HEART_ENTRY_ROUTE,
  RH_HEART_ENTRY_TICKET,
  RH_HEART_ENTRY_GLOBETROTTER,
} RhHeartEntryKind;

/**
 * RhHeartRoute:
 * @colour: an #RhHeartColour
 * @length: 1 to 6
 * @doubled: whether its points were doubled
 * @engines: the engines that were used for that
 * @own: terrain cards of its type that the seat had in front then
 * @most: the most of that type in front of anybody else then
 *
 * A route that was claimed.
 */
typedef struct {
  guint8 colour;
  guint8 length;
  guint8 doubled;
  guint8 engines;
  guint8 own;
  guint8 most;
} RhHeartRoute;

/**
 * RhHeartPlayer:
 * @points: may be below 0
 * @trains: left, of 45
 * @cards: terrain cards in front, by #RhHeartTerrain
 * @n_routes: how many routes are claimed
 * @routes: these, in the order claimed
 * @told: whether the tickets are counted
 * @n_tickets: how many there were
 * @tickets: their values, below 0 where not fulfilled
 * @fulfilled: how many of them are
 * @globetrotter: whether the 10 points for that were given (H8)
 *
 * What a seat has.
 */
typedef struct {
  int          points;
  int          trains;
  int          cards[RH_HEART_TERRAINS];
  guint        n_routes;
  RhHeartRoute routes[RH_HEART_ROUTES_MAX];
  gboolean     told;
  guint        n_tickets;
  gint8        tickets[RH_HEART_TICKETS_MAX];
  guint        fulfilled;
  gboolean     globetrotter;
} RhHeartPlayer;

/**
 * RhHeartLast:
 * @kind: the last move, or %RH_HEART_MOVE_NONE at the start
 * @seat: who made it, from 0; no seat's for a deal
 * @n: how many terrain cards were dealt or taken
 * @terrains: these, in seat order where dealt
 * @points: those of the route, or all of the tickets together
 * @early: whether it was made out of turn
 * @before: whose turn it was meanwhile, from 0 (@early)
 * @paid: own terrain cards played (claim)
 * @begins_last: whether it left two trains or fewer, as the first (H10)
 *
 * What the last move did, for the sentence that tells it. The route itself is the last one of its
 * seat, the tickets are the seat's own.
 */
typedef struct {
  RhHeartMoveKind kind;
  guint           seat;
  guint           n;
  RhHeartTerrain  terrains[RH_HEART_SEATS_MAX];
  int             points;
  gboolean        early;
  guint           before;
  int             paid;
  gboolean        begins_last;
} RhHeartLast;

/**
 * RhHeartState:
 * @n_seats: 2 to 5
 * @first: the seat that is offered before anybody has acted, from 0
 * @phase: what comes next
 * @actor: whose turn was the last one, from 0, or %RH_HEART_NO_SEAT before anybody has acted; a move out of turn leaves it to
 *   who is due. With tickets, who told them last
 * @last_round: who was the first to have two trains left or fewer, or %RH_HEART_NO_SEAT (H10)
 * @acted: whose turn in it is over, a bit a seat: who has acted in turn since then, or was due before somebody who has. A turn for
 *   train cards alone isn't written down: that it is over is told by who acts next
 * @winners: who has won, a bit a seat; 0 before the end
 * @players: by seat
 * @last: what the last move did
 *
 * A game of The Heart of Africa at one moment. A plain value.
 */
typedef struct {
  guint         n_seats;
  guint         first;
  RhHeartPhase  phase;
  int           actor;
  int           last_round;
  guint         acted;
  guint         winners;
  RhHeartPlayer players[RH_HEART_SEATS_MAX];
  RhHeartLast   last;
} RhHeartState;

void      rh_heart_state_start       (RhHeartState        *self,
                                      const RhSetup       *setup,
                                      RhEntries           *entries);
gboolean  rh_heart_state_may_deal    (const RhHeartState  *self);
int       rh_heart_state_get_next    (const RhHeartState  *self);
gboolean  rh_heart_state_may_act     (const RhHeartState  *self,
                                      guint                seat);
int       rh_heart_state_count_terrain (const RhHeartState *self,
                                      RhHeartTerrain       terrain);
int       rh_heart_state_get_most    (const RhHeartState  *self,
                                      RhHeartTerrain       terrain,
                                      int                  except);
guint     rh_heart_state_get_leaders (const RhHeartState  *self,
                                      RhHeartTerrain       terrain);
guint     rh_heart_state_get_waiting (const RhHeartState  *self);
guint     rh_heart_state_get_place   (const RhHeartState  *self,
                                      guint                seat);
int       rh_heart_route_get_points  (const RhHeartRoute  *self);
int       rh_heart_player_get_tickets (const RhHeartPlayer *self);

/* For the moves alone. */
void      rh_heart_state_book        (RhHeartState        *self,
                                      guint                seat,
                                      RhHeartEntryKind     kind,
                                      int                  amount,
                                      RhEntries           *entries);

G_END_DECLS
