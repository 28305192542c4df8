/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-zug-move.h"

#include "rh-setup.h"

G_BEGIN_DECLS

#define RH_ZUG_NO_SEAT (-1)

/**
 * RhZugVictory:
 * @RH_ZUG_POINTS: a total that reaches the goal (Z10)
 * @RH_ZUG_KNOCKOUT: the last one in (Z11)
 *
 * How the game is won.
 */
typedef enum {
  RH_ZUG_POINTS,
  RH_ZUG_KNOCKOUT,
} RhZugVictory;

/**
 * RhZugPhase:
 * @RH_ZUG_TURN: the seat has its turn
 * @RH_ZUG_OVER: somebody has won
 *
 * What comes next.
 */
typedef enum {
  RH_ZUG_TURN,
  RH_ZUG_OVER,
} RhZugPhase;

/**
 * RhZugEntryKind:
 * @RH_ZUG_ENTRY_START: what a player begins with: nothing
 * @RH_ZUG_ENTRY_TRAIN: the points of a train
 * @RH_ZUG_ENTRY_SHORT: material shortage, no points (Z2)
 * @RH_ZUG_ENTRY_WRECK: train wreck, no points (Z9)
 *
 * The reason of a line in the ledger.
 */
typedef enum {
  RH_ZUG_ENTRY_START,
  RH_ZUG_ENTRY_TRAIN,
  RH_ZUG_ENTRY_SHORT,
  RH_ZUG_ENTRY_WRECK,
} RhZugEntryKind;

/**
 * RhZugPlayer:
 * @total: points of all turns; they add up in the knock-out too
 * @turns: turns taken
 * @kind: how the last turn ended; %RH_ZUG_MOVE_NONE before the first
 * @train: the train of the last turn, empty where it brought none
 * @points: the points of the last turn
 */
typedef struct {
  int           total;
  guint         turns;
  RhZugMoveKind kind;
  RhZugTrain    train;
  int           points;
} RhZugPlayer;

/**
 * RhZugLast:
 * @kind: the last move, or %RH_ZUG_MOVE_NONE at the start
 * @seat: who made it, from 0; the train is that player's
 * @points: its points
 * @mark: in the knock-out, the mark there was to beat; 0 where there was none
 * @new_mark: in the knock-out, whether it set the mark (Z11)
 * @out: in the knock-out, whether it put the seat out (Z11)
 * @reached: in the points game, whether the total reached the goal with it (Z10)
 *
 * What the last move did, for the sentence that tells it.
 */
typedef struct {
  RhZugMoveKind kind;
  guint         seat;
  int           points;
  int           mark;
  gboolean      new_mark;
  gboolean      out;
  gboolean      reached;
} RhZugLast;

/**
 * RhZugState:
 * @n_seats: 2 to 8
 * @victory: how it is won
 * @goal: the total that ends the points game (Z10)
 * @first: who starts, from 0 (Z12)
 * @phase: what comes next
 * @seat: whose turn it is, from 0, or %RH_ZUG_NO_SEAT
 * @mark: in the knock-out, the points to beat; 0 before the first train
 * @holder: in the knock-out, who set the mark, from 0, or %RH_ZUG_NO_SEAT
 * @in: in the knock-out, who is in, the holder too; in the points game everybody; a bit a seat
 * @winners: who has won, a bit a seat
 * @players: by seat
 * @last: what the last move did
 *
 * A game of Zugkraft at one moment. A plain value.
 */
typedef struct {
  guint        n_seats;
  RhZugVictory victory;
  int          goal;
  guint        first;
  RhZugPhase   phase;
  int          seat;
  int          mark;
  int          holder;
  guint        in;
  guint        winners;
  RhZugPlayer  players[RH_ZUG_SEATS_MAX];
  RhZugLast    last;
} RhZugState;

void     rh_zug_state_start           (RhZugState       *self,
                                       const RhSetup    *setup,
                                       RhEntries        *entries);
gboolean rh_zug_state_is_in           (const RhZugState *self,
                                       guint             seat);
gboolean rh_zug_state_is_winner       (const RhZugState *self,
                                       guint             seat);
guint    rh_zug_state_get_round       (const RhZugState *self);
gboolean rh_zug_state_is_last_round   (const RhZugState *self);
gboolean rh_zug_state_is_still_to_come (const RhZugState *self,
                                       guint             seat);
int      rh_zug_state_get_best_total  (const RhZugState *self);
gboolean rh_zug_state_add_points      (const RhZugState *self,
                                       guint             seat,
                                       int               points,
                                       int              *total);
int      rh_zug_state_get_target      (const RhZugState *self,
                                       guint             seat);
guint    rh_zug_state_get_place      (const RhZugState *self,
                                       guint             seat);
gboolean rh_zug_state_is_shared_target (const RhZugState *self,
                                       guint             seat);
guint    rh_zug_state_count_in        (const RhZugState *self);

G_END_DECLS
