/* SPDX-License-Identifier: GPL-3.0-or-later
 * A game that doesn't agree with itself: what is said of it. */

#include "config.h"

#include "store-table.h"

#include <string.h>

/* The sentence about the game has these words. */
static void
assert_says (const char *sql, const char *words)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  gint64 game = store_table_add (store, "Anna,Bram");
  g_autoptr (GError) error = NULL;

  store_table_play (store, game, "reveal s2/7 s3/3\nbids 12 5\npick 1 1\ndraw 1 2");
  store_table_assert_asks (table, sql, "");
  g_assert_null (rh_store_load_game (store, game, &error));
  g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_GAME);
  if (strstr (error->message, words) == NULL)
    g_error ("“%s” doesn’t say “%s”", error->message, words);
}

static void
test_sentences (void)
{
  assert_says ("UPDATE entry SET amount = -13 WHERE move = 2 AND n = 0",
               "move 2: the ledger has “1 bid -13 88”, but the rules give “1 bid -12 88”");
  assert_says ("DELETE FROM entry WHERE move = 0", "move 0: the ledger lacks “1 start 100 100”");
  assert_says ("UPDATE game SET status = 'won', winners = 1", "its status is “won”");
  assert_says ("UPDATE player SET key = 'anne' WHERE key = 'anna'", "the player of seat 1 is “anne”");
  assert_says ("UPDATE seat SET name = 'ANNA' WHERE seat = 0", "its players or options were changed");
  assert_says ("UPDATE move SET text = 'reveal s2/8 s3/3' WHERE seq = 1",
               "move 1: “reveal s2/8 s3/3” isn’t what was stored when it was played");
  assert_says ("DELETE FROM move WHERE seq = 4", "moves played: 4, moves stored: 3");
  assert_says ("UPDATE game SET touched = touched + 1", "its status, its time or its last moves were changed");
  assert_says ("DELETE FROM seal", "the proof that nothing was changed is missing");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/store/agree/sentences", test_sentences);

  return g_test_run ();
}
