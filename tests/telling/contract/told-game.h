/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-correction.h"

#include "record-data.h"

G_BEGIN_DECLS

/**
 * ToldGame:
 * @record: a record of tests/data
 * @moves: its moves; a test may put another in the place of one
 * @fold: the game after the first of them
 * @now: the same as plain values
 *
 * A game that something is told of.
 */
typedef struct {
  RhRecordGame *record;
  const char  **moves;
  RhFold       *fold;
  RhGameNow     now;
} ToldGame;

void told_game_open  (ToldGame *self,
                      guint     n_moves);
void told_game_close (ToldGame *self);

G_END_DECLS
