/* SPDX-License-Identifier: GPL-3.0-or-later
 * Games and moves in the store. */

#include "config.h"

#include "record-data.h"
#include "store-table.h"

#include <string.h>

/* Up to the first draw: two seats, one savanna each. */
#define OPENING "reveal s2/7 s3/3\nbids 12 5\npick 1 1\n"

/* Two people sit down. The game is stored with an id and a start made up for
 * it, and with what everybody begins with. */
static void
test_add (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  gint64 game = store_table_add (store, "Anna,Bram de Vries");
  g_autoptr (RhStoredGame) stored = store_table_load (store, game);

  g_assert_cmpint (stored->stand.game, ==, game);
  g_assert_cmpint (stored->status, ==, RH_GAME_PLAYING);
  g_assert_cmpuint (stored->moves->len, ==, 0);
  g_assert_cmpuint (stored->stand.n_played, ==, 0);
  g_assert_true (g_uuid_string_is_valid (stored->setup->id));
  g_assert_cmpuint (strlen (stored->setup->started), ==, strlen ("2026-11-21T19:30:00Z"));
  g_assert_cmpuint (stored->setup->n_seats, ==, 2);
  g_assert_cmpstr (stored->setup->seats[1].name, ==, "Bram de Vries");
  g_assert_cmpstr (stored->setup->seats[1].colour, ==, "blue");
  store_table_assert_asks (table,
                           "SELECT move, n, seat, kind, amount, balance FROM entry",
                           "0|0|0|start|100|100\n0|1|1|start|100|100");
  store_table_assert_good (store, 1);
}

/* What the setup says is kept to the letter, and a game is stored once. */
static void
test_add_again (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  g_autoptr (RhSetup) setup = store_table_setup ("Anna,Bram");
  g_autoptr (RhStoredGame) stored = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (rh_setup_set_id (setup, "5F0C2C0E-5a0e-4d0c-9a55-0a4f8f6c1b7e", NULL));
  g_assert_true (rh_setup_set_started (setup, "1926-02-28T23:59:59Z", NULL));
  g_assert_true (rh_setup_set_option (setup, "river-bonus", "all", NULL));
  stored = store_table_load (store, rh_store_add_game (store, setup, NULL));
  g_assert_cmpstr (stored->setup->id, ==, "5f0c2c0e-5a0e-4d0c-9a55-0a4f8f6c1b7e");
  g_assert_cmpstr (stored->setup->started, ==, "1926-02-28T23:59:59Z");
  g_assert_cmpstr (rh_setup_get_option (stored->setup, "river-bonus"), ==, "all");

  g_assert_cmpint (rh_store_add_game (store, setup, &error), ==, 0);
  g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_FAILED);
  g_assert_nonnull (strstr (error->message, stored->setup->id));
  store_table_assert_good (store, 1);
}

/* A whole game, with undo and redo in the middle of it and again after the win. */
static void
test_whole_game (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autofree char *moves = record_data_read_moves ("cape-three-players");
  g_autoptr (RhStore) store = store_table_open (table);
  gint64 game = store_table_add (store, "Anna,Bram,Chris");
  g_autoptr (RhStoredGame) won = NULL;
  g_autoptr (RhStoredGame) undone = NULL;

  store_table_play (store, game, moves);
  won = store_table_load (store, game);
  g_assert_cmpint (won->status, ==, RH_GAME_WON);
  g_assert_cmpuint (won->stand.n_played, ==, won->moves->len);
  store_table_assert_asks (table, "SELECT status, winners FROM game", "won|2");
  store_table_assert_good (store, 1);

  store_table_undo (store, game, 7);
  undone = store_table_load (store, game);
  g_assert_cmpint (undone->status, ==, RH_GAME_PLAYING);
  g_assert_cmpuint (undone->stand.n_played, ==, won->stand.n_played - 7);
  g_assert_cmpuint (undone->moves->len, ==, won->moves->len);
  store_table_assert_good (store, 1);

  store_table_redo (store, game, 7);
  store_table_assert_asks (table, "SELECT status, winners FROM game", "won|2");
  store_table_assert_good (store, 1);
}

/* A finished game keeps its time, and so its place in the history, while somebody goes back and forth in it; what is
 * played then is new. */
static void
test_time (void)
{
  const char *sql = "SELECT status, touched < 2000 FROM game";
  g_autoptr (StoreTable) table = store_table_new ();
  g_autofree char *moves = record_data_read_moves ("cape-three-players");
  g_autoptr (RhStore) store = store_table_open (table);
  gint64 game = store_table_add (store, "Anna,Bram,Chris");

  store_table_play (store, game, moves);
  store_table_assert_asks (table, STORE_TABLE_UNCHAIN "UPDATE game SET touched = 1000", "");
  store_table_undo (store, game, 2);
  store_table_assert_asks (table, sql, "playing|1");
  store_table_redo (store, game, 2);
  store_table_assert_asks (table, sql, "won|1");
  store_table_assert_good (store, 1);

  store_table_undo (store, game, 1);
  store_table_play (store, game, strrchr (g_strchomp (moves), '\n') + 1);
  store_table_assert_asks (table, sql, "won|0");
  store_table_assert_good (store, 1);
}

/* The bids are taken back: their entries go, and come again with the redo. */
static void
test_entries (void)
{
  const char *sql = "SELECT move, n, seat, kind, amount, balance FROM entry WHERE move > 0";
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  gint64 game = store_table_add (store, "Anna,Bram");

  store_table_play (store, game, OPENING);
  store_table_assert_asks (table, sql, "2|0|0|bid|-12|88\n2|1|1|bid|-5|95");
  store_table_undo (store, game, 2);
  store_table_assert_asks (table, sql, "");
  store_table_redo (store, game, 1);
  store_table_assert_asks (table, sql, "2|0|0|bid|-12|88\n2|1|1|bid|-5|95");
}

/* A move gives way to another in one step: the first one stays on record, and its entries go. */
static void
test_replace (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  gint64 game = store_table_add (store, "Anna,Bram");
  g_autoptr (RhStoredGame) stored = NULL;
  g_autoptr (RhFold) fold = NULL;
  const char *moves[] = { NULL, "bids 30 5" };

  store_table_play (store, game, OPENING);
  store_table_undo (store, game, 1);
  stored = store_table_load (store, game);
  g_assert_cmpuint (stored->stand.n_played, ==, 2);
  moves[0] = stored->moves->pdata[0];
  fold = rh_fold_new_moves (stored->setup, moves, 2, NULL, NULL);
  g_assert_true (rh_store_replace_move (store, &stored->stand, moves[1], fold, NULL));
  store_table_assert_asks (table, "SELECT count(*) FROM move WHERE text = 'bids 30 5' AND undone = 0 AND seq = 2", "1");
  store_table_assert_asks (table, "SELECT count(*) FROM move WHERE seq > 2", "0");
  store_table_assert_asks (table, "SELECT seat, amount FROM entry WHERE move > 0", "0|-30\n1|-5");
  store_table_assert_asks (table, "SELECT count(*) FROM amendment WHERE reason = 'undone'", "2");
  store_table_assert_good (store, 1);
}

/* Two moves are undone and others played: the first ones stay on record. */
static void
test_amendment (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  gint64 game = store_table_add (store, "Anna,Bram");
  g_autoptr (RhStoredGame) stored = NULL;

  store_table_play (store, game, OPENING "draw 1 2\npass 1");
  store_table_undo (store, game, 2);
  store_table_assert_asks (table, "SELECT count(*) FROM amendment", "0");
  store_table_play (store, game, "draw 1 3");
  store_table_assert_asks (table,
                           "SELECT game, seq, text, time > 0 AND time <= replaced FROM amendment",
                           "1|4|draw 1 2|1\n1|5|pass 1|1");
  stored = store_table_load (store, game);
  g_assert_cmpuint (stored->moves->len, ==, 4);
  g_assert_cmpuint (stored->stand.n_played, ==, 4);
  store_table_assert_good (store, 1);
}

static void
assert_stands (RhStore *store, gint64 game, RhGameStatus status, guint n_played)
{
  g_autoptr (RhStoredGame) stored = store_table_load (store, game);

  g_assert_cmpint (stored->status, ==, status);
  g_assert_cmpuint (stored->stand.n_played, ==, n_played);
}

/* People go home, and meet again another day. */
static void
test_ended (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  gint64 game = store_table_add (store, "Anna,Bram");

  g_autoptr (RhStoredGame) stored = NULL;

  store_table_play (store, game, OPENING);
  stored = store_table_load (store, game);
  g_assert_true (rh_store_set_ended (store, &stored->stand, TRUE, NULL));
  assert_stands (store, game, RH_GAME_ENDED, 3);
  store_table_assert_good (store, 1);
  g_assert_true (rh_store_set_ended (store, &stored->stand, FALSE, NULL));
  assert_stands (store, game, RH_GAME_PLAYING, 3);

  store_table_end (store, game);
  store_table_undo (store, game, 1);
  assert_stands (store, game, RH_GAME_PLAYING, 2);
  store_table_assert_good (store, 1);
}

/* Another program has changed the game meanwhile: no way to write over it. */
static void
assert_conflict (RhStore *store, RhStoredGame *known)
{
  for (guint i = 0; i < 5; i++) {
    const RhAmendment amendment = { .seq = 1, .text = "reveal s2/7 s3/4", .n_kept = 1 };
    RhStand before = known->stand;
    g_autoptr (GError) error = NULL;
    gboolean ok = i == 0   ? rh_store_append_move (store, &known->stand, "draw 1 3", known->fold, &error)
                  : i == 1 ? rh_store_undo (store, &known->stand, &error)
                  : i == 2 ? rh_store_redo (store, &known->stand, known->fold, &error)
                  : i == 3 ? rh_store_amend (store, &known->stand, &amendment, known->fold, &error)
                           : rh_store_set_ended (store, &known->stand, TRUE, &error);

    g_assert_false (ok);
    g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_CHANGED);
    g_assert_nonnull (strstr (error->message, "Another program"));
    g_assert_cmpmem (&before, sizeof before, &known->stand, sizeof known->stand);
  }
}

static void
test_conflict (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  g_autoptr (RhStore) other = store_table_open (table);
  gint64 game = store_table_add (store, "Anna,Bram");
  g_autoptr (RhStoredGame) known = NULL;

  store_table_play (store, game, OPENING);
  known = store_table_load (store, game);
  store_table_play (other, game, "draw 1 2");
  assert_conflict (store, known);
  assert_stands (store, game, RH_GAME_PLAYING, 4);
  store_table_assert_good (store, 1);
}

/* A correction by another program, after which there are as many moves as before. What is played
 * on the old one would make a game that can't be opened, or a wrong ledger. */
static void
test_conflict_same_number (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  g_autoptr (RhStore) other = store_table_open (table);
  gint64 game = store_table_add (store, "Anna,Bram");
  const RhAmendment amendment = { .seq = 2, .text = "bids 80 5", .n_kept = 3 };
  g_autoptr (RhStoredGame) known = NULL;
  g_autoptr (RhStoredGame) theirs = NULL;
  const char *const moves[] = { "reveal s2/7 s3/3", "bids 80 5", "pick 1 1" };
  g_autoptr (RhFold) fold = NULL;
  g_autoptr (GError) error = NULL;

  store_table_play (store, game, "reveal s2/7 s3/3\nbids 12 5\npick 1 1");
  known = store_table_load (store, game);
  theirs = store_table_load (other, game);
  fold = rh_fold_new_moves (theirs->setup, moves, 3, NULL, NULL);
  rh_store_amend (other, &theirs->stand, &amendment, fold, &error);
  g_assert_no_error (error);

  assert_conflict (store, known);
  assert_stands (store, game, RH_GAME_PLAYING, 3);
  store_table_assert_good (store, 1);
}

/* One that ends the game, and one that takes it up again: both are changes, too. */
static void
test_conflict_ended (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  g_autoptr (RhStore) other = store_table_open (table);
  gint64 game = store_table_add (store, "Anna,Bram");
  g_autoptr (RhStoredGame) known = NULL;

  store_table_play (store, game, OPENING);
  known = store_table_load (store, game);
  store_table_end (other, game);
  assert_conflict (store, known);
  assert_stands (store, game, RH_GAME_ENDED, 3);
}

/* Nothing played yet, nothing undone. */
static void
test_nothing (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  gint64 game = store_table_add (store, "Anna,Bram");
  g_autoptr (RhStoredGame) stored = store_table_load (store, game);
  g_autoptr (GError) undo = NULL;
  g_autoptr (GError) redo = NULL;

  g_assert_false (rh_store_undo (store, &stored->stand, &undo));
  g_assert_error (undo, RH_STORE_ERROR, RH_STORE_ERROR_FAILED);
  g_assert_false (rh_store_redo (store, &stored->stand, stored->fold, &redo));
  g_assert_error (redo, RH_STORE_ERROR, RH_STORE_ERROR_FAILED);
  assert_stands (store, game, RH_GAME_PLAYING, 0);
}

/* There is no game 7. */
static void
test_not_found (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  g_autoptr (RhStoredGame) stored = store_table_load (store, store_table_add (store, "Anna,Bram"));

  stored->stand.game = 7;
  for (guint i = 0; i < 5; i++) {
    g_autoptr (GError) error = NULL;
    gboolean ok = i == 0   ? rh_store_append_move (store, &stored->stand, "reveal s2/7 s3/3", stored->fold, &error)
                  : i == 1 ? rh_store_undo (store, &stored->stand, &error)
                  : i == 2 ? rh_store_redo (store, &stored->stand, stored->fold, &error)
                  : i == 3 ? rh_store_set_ended (store, &stored->stand, TRUE, &error)
                           : rh_store_load_game (store, 7, &error) != NULL;

    g_assert_false (ok);
    g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_NOT_FOUND);
  }
}

/* A move of which one entry is refused leaves nothing of itself behind. */
static void
test_refused (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  g_autoptr (RhStoredGame) stored = NULL;
  gint64 game = store_table_add (store, "Anna,Bram");
  g_autoptr (GError) error = NULL;

  store_table_play (store, game, "reveal s2/7 s3/3");
  stored = store_table_load (store, game);
  store_table_assert_asks (table,
                           "CREATE TRIGGER refuse BEFORE INSERT ON entry WHEN new.seat = 1"
                           " BEGIN SELECT raise (ABORT, 'no'); END",
                           "");
  g_assert_true (rh_fold_play_text (stored->fold, "bids 5 10", NULL));
  g_assert_false (rh_store_append_move (store, &stored->stand, "bids 5 10", stored->fold, &error));
  g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_FAILED);
  store_table_assert_asks (table, "DROP TRIGGER refuse", "");
  assert_stands (store, game, RH_GAME_PLAYING, 1);
  store_table_assert_good (store, 1);
}

/* Money that isn't there can't be stored, whoever tries. */
static void
test_negative (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  g_autofree char *answer = NULL;

  store_table_add (store, "Anna,Bram");
  answer = store_table_ask (table,
                            "INSERT INTO entry (game, move, n, seat, kind, amount, balance)"
                            " VALUES (1, 1, 0, 0, 'bid', -101, -1)");
  g_assert_true (g_str_has_prefix (answer, "error: CHECK constraint failed"));
}

/* Another program holds on to the database in the middle of the game. The move is
 * refused, nothing has changed, and it can be played afterwards. */
static void
test_locked (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  gint64 game = store_table_add (store, "Anna,Bram");
  g_autoptr (RhStoredGame) stored = store_table_load (store, game);
  gpointer lock = store_table_lock (table);
  g_autoptr (GError) error = NULL;

  g_assert_true (rh_fold_play_text (stored->fold, "reveal s2/7 s3/3", NULL));
  g_assert_false (rh_store_append_move (store, &stored->stand, "reveal s2/7 s3/3", stored->fold, &error));
  g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_LOCKED);
  g_assert_nonnull (strstr (error->message, table->path));
  assert_stands (store, game, RH_GAME_PLAYING, 0);
  store_table_unlock (lock);
  store_table_play (store, game, OPENING);
  store_table_assert_good (store, 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/store/games/add", test_add);
  g_test_add_func ("/store/games/whole-game", test_whole_game);
  g_test_add_func ("/store/games/add-again", test_add_again);
  g_test_add_func ("/store/games/time", test_time);
  g_test_add_func ("/store/games/entries", test_entries);
  g_test_add_func ("/store/games/replace", test_replace);
  g_test_add_func ("/store/games/amendment", test_amendment);
  g_test_add_func ("/store/games/ended", test_ended);
  g_test_add_func ("/store/games/conflict", test_conflict);
  g_test_add_func ("/store/games/conflict-same-number", test_conflict_same_number);
  g_test_add_func ("/store/games/conflict-ended", test_conflict_ended);
  g_test_add_func ("/store/games/nothing", test_nothing);
  g_test_add_func ("/store/games/not-found", test_not_found);
  g_test_add_func ("/store/games/refused", test_refused);
  g_test_add_func ("/store/games/negative", test_negative);
  g_test_add_func ("/store/games/locked", test_locked);

  return g_test_run ();
}
