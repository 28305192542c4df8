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

  rh_entries_add (&entries, 1, 2, 100, 100);
  entries.move = 7;
  rh_entries_add (&entries, 0, 1, -12, 88);
  g_assert_cmpuint (rh_entries_get_n (&entries), ==, 2);

  entry = rh_entries_get (&entries, 0);
  g_assert_cmpuint (entry->move, ==, 0);
  g_assert_cmpuint (entry->seat, ==, 1);
  g_assert_cmpuint (entry->kind, ==, 2);
  g_assert_cmpint (entry->amount, ==, 100);
  g_assert_cmpint (entry->balance, ==, 100);

  entry = rh_entries_get (&entries, 1);
  g_assert_cmpuint (entry->move, ==, 7);
  g_assert_cmpuint (entry->seat, ==, 0);
  g_assert_cmpuint (entry->kind, ==, 1);
  g_assert_cmpint (entry->amount, ==, -12);
  g_assert_cmpint (entry->balance, ==, 88);

  rh_entries_clear (&entries);
  g_assert_null (entries.rows);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/entry/add", test_add);

  return g_test_run ();
}
