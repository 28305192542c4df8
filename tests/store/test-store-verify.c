/* SPDX-License-Identifier: GPL-3.0-or-later
 * The audit: what it finds, and that it finds nothing where nothing is wrong. */

#include "config.h"

#include "record-data.h"
#include "store-table.h"

#include <glib/gstdio.h>
#include <string.h>

#define UUID "5f0c2c0e-5a0e-4d0c-9a55-0a4f8f6c1b7e"

typedef struct {
  StoreTable *table;
  RhStore    *store;
} Fixture;

/* A game won, with that UUID, and one half-way with moves undone. */
static void
set_up (Fixture *self, gconstpointer data)
{
  g_autofree char *moves = record_data_read_moves ("cape-three-players");
  g_autoptr (RhSetup) setup = store_table_setup ("Anna,Bram,Chris");
  gint64 game;

  self->table = store_table_new ();
  self->store = store_table_open (self->table);
  g_assert_true (rh_setup_set_id (setup, UUID, NULL));
  store_table_play (self->store, rh_store_add_game (self->store, setup, NULL), moves);
  game = store_table_add (self->store, "Anna,Bram");
  store_table_play (self->store, game, "reveal s2/7 s3/3\nbids 12 5\npick 1 1\ndraw 1 2\npass 1");
  store_table_undo (self->store, game, 2);
  store_table_assert_good (self->store, 2);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  rh_store_close (self->store);
  store_table_free (self->table);
}

static GPtrArray *
verify (Fixture *self, guint n_games)
{
  guint n = 0;
  GPtrArray *problems = store_table_verify (self->store, &n);

  g_assert_cmpuint (n, ==, n_games);

  return problems;
}

/* After the change, one problem is found, and the sentence says this. */
static void
assert_finds (Fixture *self, const char *sql, const char *sentence)
{
  g_autoptr (GPtrArray) problems = NULL;

  store_table_assert_asks (self->table, sql, "");
  problems = verify (self, 2);
  g_assert_cmpuint (problems->len, ==, 1);
  if (strchr (sentence, '*') == NULL)
    g_assert_cmpstr (g_ptr_array_index (problems, 0), ==, sentence);
  else if (!g_pattern_match_simple (sentence, g_ptr_array_index (problems, 0)))
    g_error ("“%s” is not “%s”", (char *) g_ptr_array_index (problems, 0), sentence);
}

/* A pound more than was paid. */
static void
test_amount (Fixture *self, gconstpointer data)
{
  assert_finds (self,
                "UPDATE entry SET amount = amount + 1 WHERE game = 1 AND move = 2 AND n = 2",
                "Game " UUID " is damaged: move 2: the ledger has “3 bid -5 94”, but the rules give “3 bid -6 94”.");
}

/* Another seat, another reason, another balance. */
static void
test_entry (Fixture *self, gconstpointer data)
{
  assert_finds (self,
                "UPDATE entry SET kind = 'rails' WHERE game = 1 AND move = 2 AND n = 0",
                "Game " UUID " is damaged: move 2: the ledger has “1 rails 0 100”, but the rules give “1 bid 0 100”.");
  assert_finds (self,
                "UPDATE entry SET kind = 'bid', balance = 99 WHERE game = 1 AND move = 2 AND n = 0",
                "Game " UUID " is damaged: move 2: the ledger has “1 bid 0 99”, but the rules give “1 bid 0 100”.");
  assert_finds (self,
                "UPDATE entry SET seat = 1, balance = 100 WHERE game = 1 AND move = 2 AND n = 0",
                "Game " UUID " is damaged: move 2: the ledger has “2 bid 0 100”, but the rules give “1 bid 0 100”.");
}

/* A bid that isn't in the ledger; the last income of all. */
static void
test_missing (Fixture *self, gconstpointer data)
{
  assert_finds (self,
                "DELETE FROM entry WHERE game = 1 AND move = (SELECT max (move) FROM entry WHERE game = 1)",
                "Game " UUID " is damaged: move *: the ledger lacks “2 *”.");
  assert_finds (self,
                "DELETE FROM entry WHERE game = 1 AND move = 2 AND n = 2",
                "Game " UUID " is damaged: move 2: the ledger lacks “3 bid -6 94”.");
}

/* Entries that no move gave: in the middle, and for a move that was undone. */
static void
test_too_much (Fixture *self, gconstpointer data)
{
  assert_finds (self,
                "INSERT INTO entry (game, move, n, seat, kind, amount, balance) VALUES (1, 3, 0, 0, 'bid', -1, 9)",
                "Game " UUID " is damaged: move 3: the ledger has an extra “1 bid -1 9”.");
  assert_finds (self,
                "DELETE FROM entry WHERE game = 1 AND move = 3;"
                "INSERT INTO entry (game, move, n, seat, kind, amount, balance) VALUES (2, 5, 0, 0, 'bid', -1, 9)",
                "Game * is damaged: move 5: the ledger has an extra “1 bid -1 9”.");
}

/* A line that is no move any more; one that is, but not the one that was played;
 * one among those undone. */
static void
test_text (Fixture *self, gconstpointer data)
{
  assert_finds (self,
                "UPDATE move SET text = 'pass 2' WHERE game = 1 AND seq = 8",
                "Game " UUID " is damaged: move 8: *");
  assert_finds (self,
                "UPDATE move SET text = 'pass 1' WHERE game = 1 AND seq = 8;"
                "UPDATE move SET text = 'bids 0 0 7' WHERE game = 1 AND seq = 2",
                "Game " UUID " is damaged: move *");
}

static void
test_text_undone (Fixture *self, gconstpointer data)
{
  assert_finds (self, "UPDATE move SET text = 'draw 2 2' WHERE game = 2 AND seq = 4", "Game * is damaged: move 4, undone: *");
}

/* A move is gone from the middle; one in the middle is marked as undone. */
static void
test_moves (Fixture *self, gconstpointer data)
{
  assert_finds (self,
                "UPDATE move SET undone = 1 WHERE game = 1 AND seq = 8",
                "Game " UUID " is damaged: move 9 is missing or out of order.");
  assert_finds (self,
                "DELETE FROM move WHERE game = 1 AND seq = 8",
                "Game " UUID " is damaged: move 8 is missing or out of order.");
}

/* Won by somebody else; not won at all; won half-way. */
static void
test_status (Fixture *self, gconstpointer data)
{
  assert_finds (self,
                "UPDATE game SET winners = 1 WHERE id = 1",
                "Game " UUID " is damaged: move *: its winner isn’t the one the moves lead to.");
  assert_finds (self,
                "UPDATE game SET status = 'playing', winners = 0 WHERE id = 1",
                "Game " UUID " is damaged: move *: its status is “playing”, which isn’t what the moves lead to.");
  assert_finds (self,
                "UPDATE game SET status = 'won', winners = 2 WHERE id = 1;"
                "UPDATE game SET status = 'won', winners = 1 WHERE id = 2",
                "Game * is damaged: move 3: its status is “won”, which isn’t what the moves lead to.");
}

/* A name that nobody was given: another one, and one that is only spelt in another way. */
static void
test_player (Fixture *self, gconstpointer data)
{
  assert_finds (self, "UPDATE player SET name = 'ANNA' WHERE key = 'anna'", "The player “ANNA” is stored as “anna”.");
  assert_finds (self, "UPDATE player SET name = 'Anne' WHERE key = 'anna'", "The player “Anne” is stored as “anna”.");
}

/* A setup the rules refuse. */
static void
test_setup (Fixture *self, gconstpointer data)
{
  assert_finds (self,
                "UPDATE seat SET colour = 'pink' WHERE game = 1 AND seat = 0",
                "Game " UUID " is damaged: *pink*");
}

/* A move of a game that isn't there. */
static void
test_references (Fixture *self, gconstpointer data)
{
  assert_finds (self,
                "INSERT INTO move (game, seq, text, time) VALUES (9, 1, 'pass 1', 0)",
                "The table “move” refers to a row that is missing from the table “game”.");
}

/* Games of a kind only a later version knows are passed over. */
static void
test_unknown (Fixture *self, gconstpointer data)
{
  g_autoptr (GPtrArray) problems = NULL;

  store_table_assert_asks (self->table, STORE_TABLE_UNCHAIN "UPDATE game SET kind = 'polar-express' WHERE id = 1", "");
  problems = verify (self, 1);
  g_assert_cmpuint (problems->len, ==, 0);
}

/* A game on its way in is checked, but nobody has it yet. */
static void
test_arriving (Fixture *self, gconstpointer data)
{
  g_autoptr (GPtrArray) problems = NULL;

  store_table_assert_asks (self->table, "INSERT INTO arriving (game) VALUES (2)", "");
  problems = verify (self, 1);
  g_assert_cmpuint (problems->len, ==, 0);
  store_table_assert_asks (self->table, "UPDATE game SET touched = touched + 1 WHERE id = 2", "");
  g_clear_pointer (&problems, g_ptr_array_unref);
  problems = verify (self, 1);
  g_assert_cmpuint (problems->len, ==, 1);
}

/* The pages where tables begin overwritten with rubbish, though what tables there are is well: found by SQLite's
 * own check, and told, not fatal. */
static void
test_pages (Fixture *self, gconstpointer data)
{
  g_autoptr (GPtrArray) problems = NULL;
  g_autofree char *answer = NULL;
  g_auto (GStrv) roots = NULL;
  g_autofree char *text = NULL;
  gsize length;
  guint n;

  rh_store_close (g_steal_pointer (&self->store));
  answer = store_table_ask (self->table, "SELECT rootpage FROM sqlite_schema WHERE type = 'table'");
  roots = g_strsplit (answer, "\n", -1);
  g_assert_true (g_file_get_contents (self->table->path, &text, &length, NULL));
  for (guint i = 0; roots[i] != NULL; i++)
    memset (text + (g_ascii_strtoull (roots[i], NULL, 10) - 1) * 4096, 'x', 4096);
  store_table_write (self->table, text, (gssize) length);
  self->store = store_table_open (self->table);

  problems = store_table_verify (self->store, &n);
  g_assert_cmpuint (problems->len, >, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path, func) g_test_add ("/store/verify/" path, Fixture, NULL, set_up, func, tear_down)
  ADD ("amount", test_amount);
  ADD ("entry", test_entry);
  ADD ("missing", test_missing);
  ADD ("too-much", test_too_much);
  ADD ("text", test_text);
  ADD ("text-undone", test_text_undone);
  ADD ("moves", test_moves);
  ADD ("status", test_status);
  ADD ("player", test_player);
  ADD ("setup", test_setup);
  ADD ("references", test_references);
  ADD ("unknown", test_unknown);
  ADD ("arriving", test_arriving);
  ADD ("pages", test_pages);
#undef ADD

  return g_test_run ();
}
