/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-heart-move.h"
#include "rh-heart-state.h"

G_BEGIN_DECLS

/**
 * RhHeartDraft:
 * @kind: what it is the beginning of; %RH_HEART_MOVE_NONE for nothing
 * @seat: who makes it, from 0, or %RH_HEART_OPEN (terrain, claim, tickets)
 * @terrains: the first cards by seat, each may be %RH_HEART_OPEN (deal); the cards taken so far, the
 *   first ones, %RH_HEART_OPEN after them (terrain)
 * @colour: an #RhHeartColour, or %RH_HEART_OPEN (claim)
 * @length: 1 to 6, or %RH_HEART_OPEN (claim)
 * @doubling: whether the ways to double it are asked for (claim)
 * @engines: of which way, by its engines, or %RH_HEART_OPEN (claim, @doubling)
 * @over: whether the last of the last turns was for train cards alone, so that no move tells that all are over (terrain, claim;
 *   tickets with @from)
 * @from: whose turn it is meanwhile, from 0: when the tickets were turned to (tickets), or where @seat isn't due (terrain,
 *   claim); or %RH_HEART_OPEN
 * @n_tickets: how many tickets are told (tickets)
 * @tickets: these, below 0 where not fulfilled
 * @typed: the digits so far of the ticket that is being told, 0 to 99; 0 for none
 * @none: whether it was told that there are none (tickets)
 * @all: whether everybody's are looked at before they count (tickets)
 *
 * The beginning of a move: what has been entered of it.
 */
typedef struct {
  RhHeartMoveKind kind;
  int             seat;
  int             terrains[RH_HEART_SEATS_MAX];
  int             colour;
  int             length;
  gboolean        doubling;
  int             engines;
  gboolean        over;
  int             from;
  guint           n_tickets;
  gint8           tickets[RH_HEART_TICKETS_MAX];
  int             typed;
  gboolean        none;
  gboolean        all;
} RhHeartDraft;

void      rh_heart_draft_init        (RhHeartDraft        *self,
                                      RhHeartMoveKind      kind);
gboolean  rh_heart_draft_parse       (RhHeartDraft        *self,
                                      const char          *text);
char     *rh_heart_draft_to_text     (const RhHeartDraft  *self);
guint     rh_heart_draft_count_terrains (const RhHeartDraft *self);
gboolean  rh_heart_draft_add_ticket  (RhHeartDraft        *self,
                                      gboolean             fulfilled);
void      rh_heart_draft_drop_ticket (RhHeartDraft        *self,
                                      guint                i);
int       rh_heart_draft_find_taken_off (const RhHeartDraft *self,
                                         const RhHeartDraft *before);
gboolean  rh_heart_draft_is_begun    (const RhHeartDraft  *self);
gboolean  rh_heart_draft_is_told     (const RhHeartDraft  *self);
gboolean  rh_heart_draft_has_room    (const RhHeartDraft  *self);
gboolean  rh_heart_draft_get_move    (const RhHeartDraft  *self,
                                      guint                n_seats,
                                      RhHeartMove         *move);
int       rh_heart_draft_get_sum     (const RhHeartDraft  *self);
guint     rh_heart_draft_get_due     (const RhHeartDraft  *self,
                                      const RhHeartState  *state);
gboolean  rh_heart_draft_is_early    (const RhHeartDraft  *self);
void      rh_heart_draft_time        (const RhHeartDraft  *self,
                                      RhHeartMove         *move);
guint     rh_heart_draft_get_waiting (const RhHeartDraft  *self,
                                      const RhHeartState  *state);
gboolean  rh_heart_draft_is_played_out (const RhHeartDraft *self,
                                        const RhHeartState *state);

G_END_DECLS
