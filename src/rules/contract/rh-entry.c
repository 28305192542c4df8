/* SPDX-License-Identifier: GPL-3.0-or-later
 * The lines of the ledger. */

#include "rh-entry.h"

/**
 * rh_entries_init:
 * @self: the entries
 *
 * Makes @self an empty list; end it with rh_entries_clear().
 */
void
rh_entries_init (RhEntries *self)
{
  self->move = 0;
  self->rows = g_array_new (FALSE, FALSE, sizeof (RhEntry));
}

/**
 * rh_entries_clear:
 * @self: the entries
 *
 * Frees what @self holds.
 */
void
rh_entries_clear (RhEntries *self)
{
  g_clear_pointer (&self->rows, g_array_unref);
}

/**
 * rh_entries_add:
 * @self: the entries
 * @seat: the seat, from 0
 * @kind: the reason, one of the game's own
 * @amount: the change
 * @balance: what the seat has after it
 *
 * Adds a line to the move whose entries are being added.
 */
void
rh_entries_add (RhEntries *self, guint seat, guint kind, int amount, int balance)
{
  RhEntry entry = { self->move, seat, kind, amount, balance };

  g_array_append_val (self->rows, entry);
}

/**
 * rh_entries_get_n:
 * @self: the entries
 *
 * Returns: how many there are
 */
guint
rh_entries_get_n (const RhEntries *self)
{
  return self->rows->len;
}

/**
 * rh_entries_get:
 * @self: the entries
 * @i: which, from 0
 *
 * Returns: (transfer none): the entry, until the next is added
 */
const RhEntry *
rh_entries_get (const RhEntries *self, guint i)
{
  g_assert (i < self->rows->len);

  return &g_array_index (self->rows, RhEntry, i);
}
