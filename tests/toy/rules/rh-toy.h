/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-setup.h"

G_BEGIN_DECLS

/**
 * RhToyEntryKind:
 * @RH_TOY_ENTRY_START: what a player begins with
 * @RH_TOY_ENTRY_POINTS: points won or lost
 *
 * The reason of a line in the ledger.
 */
typedef enum {
  RH_TOY_ENTRY_START,
  RH_TOY_ENTRY_POINTS,
} RhToyEntryKind;

/**
 * RhToyState:
 * @n_seats: 2 to 8
 * @goal: the points to have
 * @totals: the points of each seat
 * @winner: who has them, or -1
 * @n_moves: how many moves were made
 * @last_seat: who had the last one
 * @last_points: what it was worth
 *
 * A game of the toy at one moment. A plain value.
 */
typedef struct {
  guint n_seats;
  int   goal;
  int   totals[RH_SEATS_MAX];
  int   winner;
  guint n_moves;
  guint last_seat;
  int   last_points;
} RhToyState;

/* A test may give it what games may have. */
extern RhGame rh_toy_game;

G_END_DECLS
