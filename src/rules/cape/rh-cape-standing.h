/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-cape-state.h"

G_BEGIN_DECLS

/**
 * RhCapeStanding:
 * @RH_CAPE_STANDING_NONE: there is nothing to tell
 * @RH_CAPE_STANDING_PICKS: the bids lie open, and it is settled when the seat picks (A4)
 * @RH_CAPE_STANDING_TIED: the bids lie open, and it isn't (A6)
 * @RH_CAPE_STANDING_PASSED: the seat has passed since somebody has built (B4)
 * @RH_CAPE_STANDING_BUILT: the seat has built just now (B5)
 * @RH_CAPE_STANDING_NEXT: the seat is the left neighbour of who is on turn (B4)
 *
 * What a seat has done, for all to see.
 */
typedef enum {
  RH_CAPE_STANDING_NONE,
  RH_CAPE_STANDING_PICKS,
  RH_CAPE_STANDING_TIED,
  RH_CAPE_STANDING_PASSED,
  RH_CAPE_STANDING_BUILT,
  RH_CAPE_STANDING_NEXT,
} RhCapeStanding;

/**
 * RhCapePickTime:
 * @RH_CAPE_PICK_TO_COME: the seat picks later
 * @RH_CAPE_PICK_NOW: it picks now
 * @RH_CAPE_PICK_DONE: it has picked
 *
 * When a seat picks.
 */
typedef enum {
  RH_CAPE_PICK_TO_COME,
  RH_CAPE_PICK_NOW,
  RH_CAPE_PICK_DONE,
} RhCapePickTime;

RhCapeStanding rh_cape_standing_get (const RhCapeState *state,
                                     guint              seat,
                                     guint             *place);
RhCapePickTime rh_cape_standing_get_pick (const RhCapeState *state,
                                     guint              seat);
guint          rh_cape_standing_get_place (const RhCapeState *state,
                                     guint              seat);

G_END_DECLS
