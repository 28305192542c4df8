/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * RhEntryKind:
 * @RH_ENTRY_START: what a player begins with
 * @RH_ENTRY_BID: a bid, paid win or lose
 * @RH_ENTRY_RAILS: rails bought
 * @RH_ENTRY_INCOME: the value of a crossed card
 *
 * The reason of a line in the ledger.
 */
typedef enum {
  RH_ENTRY_START,
  RH_ENTRY_BID,
  RH_ENTRY_RAILS,
  RH_ENTRY_INCOME,
} RhEntryKind;

/**
 * RhEntry:
 * @move: the game's move it came with, counted from 1; 0 is the start
 * @seat: the seat, from 0
 * @kind: the reason
 * @amount: the change, in pounds (or points)
 * @balance: what the seat has after it
 *
 * A line of the ledger.
 */
typedef struct {
  guint       move;
  guint       seat;
  RhEntryKind kind;
  int         amount;
  int         balance;
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

void            rh_entries_init           (RhEntries       *self);
void            rh_entries_clear          (RhEntries       *self);
void            rh_entries_add            (RhEntries       *self,
                                           guint            seat,
                                           RhEntryKind      kind,
                                           int              amount,
                                           int              balance);
guint           rh_entries_get_n          (const RhEntries *self);
const RhEntry  *rh_entries_get            (const RhEntries *self,
                                           guint            i);

const char     *rh_entry_kind_to_string   (RhEntryKind      kind);
gboolean        rh_entry_kind_from_string (const char      *text,
                                           RhEntryKind     *kind);

G_END_DECLS
