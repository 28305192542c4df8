/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-telling.h"

G_BEGIN_DECLS

/**
 * RhLedgerLine:
 * @move: the move it comes from, from 1; 0 for the start
 * @round: the round of that move, from 1; 0 for the start, and in a game without rounds
 * @amount: what has changed
 * @balance: what the player has then
 * @reason: why, in words
 *
 * A line of a player's sheet.
 */
typedef struct {
  guint  move;
  guint  round;
  int    amount;
  int    balance;
  char  *reason;
} RhLedgerLine;

/**
 * RhLedgerLines:
 * @n_seats: how many sheets there are
 * @lines: (element-type RhLedgerLine): those of each seat, the oldest first
 * @extra: (nullable) (array zero-terminated=1): what stands below them, a title first
 *
 * What is written on everybody's sheet.
 */
typedef struct {
  guint      n_seats;
  GPtrArray *lines[RH_SEATS_MAX];
  char     **extra[RH_SEATS_MAX];
} RhLedgerLines;

RhLedgerLines *rh_ledger_lines_new  (const RhTelling   *telling,
                                     const RhSetup     *setup,
                                     const char *const *moves,
                                     guint              n_moves);
void           rh_ledger_lines_free (RhLedgerLines     *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RhLedgerLines, rh_ledger_lines_free)

G_END_DECLS
