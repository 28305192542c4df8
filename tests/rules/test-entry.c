/* SPDX-License-Identifier: GPL-3.0-or-later
 * The lines of the ledger. */

#include "rh-entry.h"

static void
test_add (void)
{
  /* Lines are kept in the order they came, each with the move that made it. */
  RhEntries entries;
  const RhEntry *entry;

  rh_entries_init (&entries);
  g_assert_cmpuint (rh_entries_get_n (&entries), ==, 0);

  rh_entries_add (&entries, 1, RH_ENTRY_START, 100, 100);
  entries.move = 7;
  rh_entries_add (&entries, 0, RH_ENTRY_BID, -12, 88);
  g_assert_cmpuint (rh_entries_get_n (&entries), ==, 2);

  entry = rh_entries_get (&entries, 0);
  g_assert_cmpuint (entry->move, ==, 0);
  g_assert_cmpuint (entry->seat, ==, 1);
  g_assert_cmpint (entry->kind, ==, RH_ENTRY_START);
  g_assert_cmpint (entry->amount, ==, 100);
  g_assert_cmpint (entry->balance, ==, 100);

  entry = rh_entries_get (&entries, 1);
  g_assert_cmpuint (entry->move, ==, 7);
  g_assert_cmpuint (entry->seat, ==, 0);
  g_assert_cmpint (entry->kind, ==, RH_ENTRY_BID);
  g_assert_cmpint (entry->amount, ==, -12);
  g_assert_cmpint (entry->balance, ==, 88);

  rh_entries_clear (&entries);
  g_assert_null (entries.rows);
}

static void
test_kinds (void)
{
  /* The words of the ledger stand in records and in the store: they must not change. */
  static const char *const words[] = { "start", "bid", "rails", "income" };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++) {
    RhEntryKind kind = RH_ENTRY_START;

    g_assert_cmpstr (rh_entry_kind_to_string ((RhEntryKind) i), ==, words[i]);
    g_assert_true (rh_entry_kind_from_string (words[i], &kind));
    g_assert_cmpint (kind, ==, i);
  }
}

static void
test_unknown_kinds (void)
{
  /* A word that no ledger has, or none at all, leaves the kind alone. */
  RhEntryKind kind = RH_ENTRY_RAILS;

  g_assert_false (rh_entry_kind_from_string ("Bid", &kind));
  g_assert_false (rh_entry_kind_from_string ("", &kind));
  g_assert_false (rh_entry_kind_from_string (NULL, &kind));
  g_assert_cmpint (kind, ==, RH_ENTRY_RAILS);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/entry/add", test_add);
  g_test_add_func ("/entry/kinds", test_kinds);
  g_test_add_func ("/entry/unknown-kinds", test_unknown_kinds);

  return g_test_run ();
}
