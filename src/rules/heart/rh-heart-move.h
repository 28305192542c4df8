/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-heart-route.h"

G_BEGIN_DECLS

#define RH_HEART_SEATS_MAX 5
#define RH_HEART_ENGINES 14 /* H5: those of the train cards */
#define RH_HEART_TICKET_MAX 99
#define RH_HEART_TICKETS_MAX (RH_WORDS_MAX - 2) /* those of a seat: all that a line can hold */

typedef enum {
  RH_HEART_MOVE_NONE,
  RH_HEART_MOVE_DEAL,
  RH_HEART_MOVE_TERRAIN,
  RH_HEART_MOVE_CLAIM,
  RH_HEART_MOVE_TICKETS,
} RhHeartMoveKind;

/**
 * RhHeartMove:
 * @kind: which move it is
 * @seat: who makes it, from 0 (terrain, claim, tickets)
 * @n: how many of the arrays below are filled (deal, terrain: @terrains; tickets: @tickets)
 * @terrains: the first terrain cards, in seat order (deal); the cards taken, one or two (terrain)
 * @colour: of the route (claim)
 * @length: of the route (claim)
 * @doubled: whether its points are doubled (claim)
 * @engines: with how many engines as terrain cards, 0 to 14 (claim, doubled)
 * @tickets: the values of the tickets, below 0 for those not fulfilled (tickets)
 * @early: whether it is made out of turn (terrain, claim)
 * @before: whose turn it is meanwhile and after it, from 0 (@early)
 *
 * A move of The Heart of Africa.
 */
typedef struct {
  RhHeartMoveKind kind;
  guint           seat;
  guint           n;
  RhHeartTerrain  terrains[RH_HEART_SEATS_MAX];
  RhHeartColour   colour;
  guint           length;
  gboolean        doubled;
  int             engines;
  gint8           tickets[RH_HEART_TICKETS_MAX];
  gboolean        early;
  guint           before;
} RhHeartMove;

extern const char *const rh_heart_move_words[];

gboolean  rh_heart_move_parse   (const RhWords      *line,
                                 RhHeartMove        *move,
                                 GError            **error);
RhHeartMove rh_heart_move_read  (const char         *line);
char     *rh_heart_move_to_text (const RhHeartMove  *self);

G_END_DECLS
