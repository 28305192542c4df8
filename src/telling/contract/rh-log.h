/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-telling.h"

G_BEGIN_DECLS

/**
 * RhLogLine:
 * @round: the round it belongs to, from 1; 0 in a game without rounds
 * @colour: (nullable): the colour of the seat whose turn it was, which the setup owns; %NULL where it was nobody's alone
 * @text: what it did, a sentence or two
 * @came_of: (nullable): what came of the move before it, where both are one turn: it follows on what that one did
 * @between: (nullable): what is known of turns before it that are no moves, a line without a full stop
 *
 * A move played, told.
 */
typedef struct {
  guint       round;
  const char *colour;
  char       *text;
  char       *came_of;
  char       *between;
} RhLogLine;

GPtrArray *rh_log_new (const RhTelling   *telling,
                       const RhSetup     *setup,
                       const char *const *moves,
                       guint              n_moves);

G_END_DECLS
