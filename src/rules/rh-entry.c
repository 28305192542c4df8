/* SPDX-License-Identifier: GPL-3.0-or-later
 * The lines of the ledger. */

#include "rh-entry.h"

static const char *const kinds[] = {
  [RH_ENTRY_START] = "start",
  [RH_ENTRY_BID] = "bid",
  [RH_ENTRY_RAILS] = "rails",
  [RH_ENTRY_INCOME] = "income",
};

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
 * @kind: the reason
 * @amount: the change
 * @balance: what the seat has after it
 *
 * Adds a line to the move whose entries are being added.
 */
void
rh_entries_add (RhEntries *self, guint seat, RhEntryKind kind, int amount, int balance)
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

/**
 * rh_entry_kind_to_string:
 * @kind: a kind
 *
 * Returns: its word in the ledger of a record and in the store; never translated
 */
const char *
rh_entry_kind_to_string (RhEntryKind kind)
{
  g_assert ((guint) kind < G_N_ELEMENTS (kinds));

  return kinds[kind];
}

/**
 * rh_entry_kind_from_string:
 * @text: a word
 * @kind: (out): the kind it names
 *
 * Returns: whether there is such a kind
 */
gboolean
rh_entry_kind_from_string (const char *text, RhEntryKind *kind)
{
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++) {
    if (g_strcmp0 (text, kinds[i]) == 0) {
      *kind = (RhEntryKind) i;
      return TRUE;
    }
  }

  return FALSE;
}
