/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * RhEntry:
 * @move: the game's move it came with, counted from 1; 0 is the start
 * @seat: the seat, from 0
 * @kind: the reason, one of the game's own: see `entry_words` of #RhGame
 * @amount: the change, in what the game counts: money, points
 * @balance: what the seat has after it
 *
 * A line of the ledger.
 */
typedef struct {
  guint move;
  guint seat;
  guint kind;
  int   amount;
  int   balance;
} RhEntry;

/**
 * RhEntries:
 * @move: the move whose entries are being added, counted from 1
 * @rows: (element-type RhEntry): all entries, in the order they happened
 */
typedef struct {
  guint   move;
  GArray *rows;
} RhEntries;

void            rh_entries_init   (RhEntries       *self);
void            rh_entries_clear  (RhEntries       *self);
void            rh_entries_add    (RhEntries       *self,
                                   guint            seat,
                                   guint            kind,
                                   int              amount,
                                   int              balance);
guint           rh_entries_get_n  (const RhEntries *self);
const RhEntry  *rh_entries_get    (const RhEntries *self,
                                   guint            i);

G_END_DECLS
