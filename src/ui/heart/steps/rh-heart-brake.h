/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-heart-terrain.h"

#include "rh-step.h"

G_BEGIN_DECLS

/* What ends a turn, where it is no terrain card. */
#define RH_HEART_BRAKE_DRAW RH_HEART_TERRAINS

/**
 * RhHeartBrake:
 * @what: what was typed that ended a turn: an #RhHeartTerrain, or %RH_HEART_BRAKE_DRAW
 * @n_moves: after how many moves the next one began then
 * @seat: whose that is, from 0
 * @begun: when that was, in microseconds; 0 for never, or where something else was entered since
 *
 * The key that ended a turn, pressed once more: it may be one press too many, and not the next player's. All zeros at first.
 */
typedef struct {
  int    what;
  guint  n_moves;
  guint  seat;
  gint64 begun;
} RhHeartBrake;

void     rh_heart_brake_end   (RhHeartBrake *self,
                               RhStep       *step,
                               int           what,
                               gboolean      typed);
gboolean rh_heart_brake_holds (RhHeartBrake *self,
                               RhStep       *step,
                               int           what,
                               gboolean      typed);

G_END_DECLS
