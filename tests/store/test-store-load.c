/* SPDX-License-Identifier: GPL-3.0-or-later
 * Whole games, read from the store. */

#include "config.h"

#include "store-table.h"

/* Up to the first draw: two seats, one savanna each. */
#define OPENING "reveal s2/7 s3/3\nbids 12 5\npick 1 1\n"

/* Read in the middle of another program's move, a game is as it was before it. */
static void
test_while_written (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  gint64 game = store_table_add (store, "Anna,Bram");
  gpointer lock = store_table_lock (table);
  g_autoptr (RhStoredGame) stored = store_table_load (store, game);

  g_assert_cmpint (stored->stand.game, ==, game);
  g_assert_cmpuint (stored->stand.n_played, ==, 0);
  store_table_unlock (lock);
}

/* Moves and their undoing outlive the program. */
static void
test_restart (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  RhStore *store = store_table_open (table);
  gint64 game = store_table_add (store, "Anna,Bram");
  g_autoptr (RhStoredGame) stored = NULL;

  store_table_play (store, game, OPENING "draw 1 2\npass 1");
  store_table_undo (store, game, 3);
  rh_store_close (store);

  store = store_table_open (table);
  stored = store_table_load (store, game);
  g_assert_cmpuint (stored->stand.n_played, ==, 2);
  g_assert_cmpuint (stored->moves->len, ==, 5);
  g_assert_cmpstr (g_ptr_array_index (stored->moves, 4), ==, "pass 1");
  store_table_redo (store, game, 3);
  store_table_assert_asks (table, "SELECT seq, text, undone FROM move WHERE seq > 3", "4|draw 1 2|0\n5|pass 1|0");
  store_table_assert_good (store, 1);
  rh_store_close (store);
}

/* Rows that make no game: a gap in the moves, an undone one in their midst, a name twice,
 * numbers that no calendar has, NULs, another status. */
static const char *const damages[] = {
  "DELETE FROM move WHERE seq = 2",
  "UPDATE move SET undone = 1 WHERE seq = 2",
  "UPDATE move SET text = 'reveal s2/7 s3/3' || char (0) WHERE seq = 1",
  "UPDATE move SET text = CAST (x'c328' AS TEXT) WHERE seq = 1",
  "UPDATE seat SET name = 'Anna'",
  "UPDATE seat SET name = name || char (0)",
  "UPDATE seat SET name = hex (zeroblob (5000000)) WHERE seat = 1",
  "UPDATE seat SET colour = 'pink' WHERE seat = 1",
  "UPDATE seat SET player = 1",
  "UPDATE seat SET seat = 5 WHERE seat = 1",
  "DELETE FROM seat WHERE seat = 1",
  "UPDATE game SET started = 9223372036854775807",
  "UPDATE game SET started = 253402300800",
  "UPDATE game SET touched = 253402300800",
  "UPDATE game SET options = 'river-bonus'",
  "UPDATE game SET uuid = 'x'",
  "UPDATE game SET status = 'won', winners = 1",
  "UPDATE entry SET amount = amount + 4294967296 WHERE move = 2 AND n = 0",
  "UPDATE entry SET move = move + 4294967296 WHERE move = 2 AND n = 0",
  "UPDATE entry SET balance = balance + 4294967296 WHERE move = 2 AND n = 0",
  "DELETE FROM entry WHERE move = 2",
};

/* What only a chain shows: what would be a right game, too. */
static const char *const silent_damages[] = {
  "UPDATE game SET kind = 'polar-express'",
  "UPDATE game SET status = 'ended'",
  "UPDATE game SET started = started + 1",
  "UPDATE game SET touched = touched - 1",
  "UPDATE game SET options = 'river-bonus=all'",
  "UPDATE game SET uuid = '5f0c2c0e-5a0e-4d0c-9a55-0a4f8f6c1b7e'",
  "UPDATE seat SET name = 'ANNA' WHERE seat = 0",
  "UPDATE seat SET colour = 'green' WHERE seat = 1",
  "UPDATE move SET text = 'bids 13 5' WHERE seq = 2;"
  "UPDATE entry SET amount = -13, balance = 87 WHERE move = 2 AND n = 0",
  "UPDATE move SET text = 'reveal s2/8 s3/3' WHERE seq = 1",
  "UPDATE move SET time = time + 1 WHERE seq = 1",
  "UPDATE amendment SET text = 'draw 1 3'",
  "DELETE FROM amendment",
  "DELETE FROM move WHERE seq = 3",
  "UPDATE chain SET digest = randomblob (16) WHERE seq = 2",
  "UPDATE chain SET digest = randomblob (16) WHERE seq = 0",
  "DELETE FROM chain WHERE seq = 3",
  "DELETE FROM chain",
  "DELETE FROM seal",
  "UPDATE seal SET played = 2",
  "UPDATE seal SET digest = randomblob (16)",
  "UPDATE seal SET amended = randomblob (16)",
};

static void
assert_damaged (const char *before, const char *sql)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  gint64 game = store_table_add (store, "Anna,Bram");
  g_autofree char *both = g_strconcat ("PRAGMA ignore_check_constraints = ON;", before, sql, NULL);
  g_autoptr (RhStoredGame) stored = NULL;
  g_autoptr (GError) error = NULL;

  store_table_play (store, game, OPENING "draw 1 2");
  store_table_undo (store, game, 1);
  store_table_play (store, game, "draw 1 1");
  store_table_undo (store, game, 1);
  store_table_assert_asks (table, both, "");
  stored = rh_store_load_game (store, game, &error);
  if (stored != NULL)
    g_error ("not seen: %s", sql);
  g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_GAME);
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
}

/* A damaged game is told, not shown, and never a shorter one. */
static void
test_damaged (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (damages); i++) {
    assert_damaged ("", damages[i]);
    assert_damaged (STORE_TABLE_UNCHAIN, damages[i]);
  }
}

/* Every bit of what is stored of a game counts. */
static void
test_chain (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (silent_damages); i++)
    assert_damaged ("", silent_damages[i]);
}

/* Of a game without a chain, a kind that isn't known is a later version's. */
static void
test_unknown (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  gint64 game = store_table_add (store, "Anna,Bram");
  g_autoptr (GError) error = NULL;

  store_table_assert_asks (table, STORE_TABLE_UNCHAIN "UPDATE game SET kind = 'polar-express'", "");
  g_assert_null (rh_store_load_game (store, game, &error));
  g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_UNKNOWN);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/store/load/while-written", test_while_written);
  g_test_add_func ("/store/load/restart", test_restart);
  g_test_add_func ("/store/load/damaged", test_damaged);
  g_test_add_func ("/store/load/chain", test_chain);
  g_test_add_func ("/store/load/unknown", test_unknown);

  return g_test_run ();
}
