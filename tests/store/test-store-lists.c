/* SPDX-License-Identifier: GPL-3.0-or-later
 * Lists of games and players. */

#include "config.h"

#include "record-data.h"
#include "rh-games.h"
#include "rh-shelf.h"
#include "store-table.h"

#include <time.h>

static GPtrArray *
list (RhStore *store, gboolean unfinished, const RhGameRow *after, guint limit)
{
  g_autoptr (GError) error = NULL;
  GPtrArray *rows = rh_store_list_games (store, unfinished, after, limit, &error);

  g_assert_no_error (error);
  g_assert_nonnull (rows);

  return rows;
}

static void
assert_players (RhStore *store, const char *prefix, guint limit, const char *wanted)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) names = rh_store_list_players (store, prefix, limit, &error);
  g_autofree char *text = NULL;

  g_assert_no_error (error);
  g_ptr_array_add (names, NULL);
  text = g_strjoinv (",", (char **) names->pdata);
  g_assert_cmpstr (text, ==, wanted);
}

static gint64
add_started (RhStore *store, const char *names, const char *started)
{
  g_autoptr (RhSetup) setup = store_table_setup (names);

  g_assert_true (rh_setup_set_started (setup, started, NULL));

  return rh_store_add_game (store, setup, NULL);
}

/* Only a game of a kind that a later version knows is left out; what can't be read is told, by Home and History alike. */
static void
test_unreadable (void)
{
  const RhSearch search = { .unfinished = TRUE };
  RhGamePlace place = RH_GAME_PLACE_FIRST;
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  g_autoptr (GPtrArray) rows = NULL;
  g_autoptr (GError) listed = NULL;
  g_autoptr (GError) searched = NULL;

  store_table_add (store, "Anna,Bram");
  store_table_assert_asks (table,
                           "INSERT INTO game (uuid, kind, options, started, touched)"
                           " VALUES ('x', 'polar-express', '', 1800000000, 0)",
                           "");
  rows = list (store, TRUE, NULL, 10);
  g_assert_cmpuint (rows->len, ==, 1);

  store_table_assert_asks (table, "PRAGMA legacy_alter_table = 1; ALTER TABLE seat RENAME TO away", "");
  g_assert_null (rh_store_list_games (store, TRUE, NULL, 10, &listed));
  g_assert_error (listed, RH_STORE_ERROR, RH_STORE_ERROR_FAILED);
  g_assert_null (rh_store_search_games (store, &search, &place, 10, &searched));
  g_assert_error (searched, RH_STORE_ERROR, RH_STORE_ERROR_FAILED);
  store_table_assert_asks (table, "PRAGMA legacy_alter_table = 1; ALTER TABLE away RENAME TO seat", "");
}

/* Nothing stored yet: empty lists, and no last setup, without an error. */
static void
test_nothing (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  g_autoptr (GPtrArray) unfinished = list (store, TRUE, NULL, 10);
  g_autoptr (GPtrArray) finished = list (store, FALSE, NULL, 10);
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (unfinished->len, ==, 0);
  g_assert_cmpuint (finished->len, ==, 0);
  assert_players (store, NULL, 10, "");
  g_assert_null (rh_store_dup_last_setup (store, rh_game_find ("cape-to-cairo"), &error));
  g_assert_no_error (error);
}

/* What a row says of a game. */
static void
test_row (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autofree char *moves = record_data_read_moves ("cape-three-players");
  g_autoptr (RhStore) store = store_table_open (table);
  gint64 game = add_started (store, "Anna,Bram,Chris", "2026-11-21T19:30:00Z");
  g_autoptr (GPtrArray) rows = NULL;
  const RhGameRow *row;
  g_autofree char *players = NULL;
  g_autofree char *colours = NULL;

  store_table_play (store, game, moves);
  rows = list (store, FALSE, NULL, 10);
  g_assert_cmpuint (rows->len, ==, 1);
  row = g_ptr_array_index (rows, 0);
  players = g_strjoinv (",", row->players);
  colours = g_strjoinv (",", row->colours);
  g_assert_cmpint (row->id, ==, game);
  g_assert_true (row->game == rh_game_find ("cape-to-cairo"));
  g_assert_cmpint (row->status, ==, RH_GAME_WON);
  g_assert_cmpint (row->started, ==, 1795289400);
  g_assert_cmpint (ABS (row->touched - (gint64) time (NULL)), <, 60);
  g_assert_cmpuint (row->winners, ==, 2);
  g_assert_cmpstr (players, ==, "Anna,Bram,Chris");
  g_assert_cmpstr (colours, ==, "red,blue,green");
  store_table_undo (store, game, 5);
  g_ptr_array_unref (g_steal_pointer (&rows));
  rows = list (store, TRUE, NULL, 10);
  row = g_ptr_array_index (rows, 0);
  g_assert_cmpint (row->id, ==, game);
}

/* Those being played and those that are over, each in its list. */
static void
test_status (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autofree char *moves = record_data_read_moves ("cape-three-players");
  g_autoptr (RhStore) store = store_table_open (table);
  gint64 playing = store_table_add (store, "Anna,Bram");
  gint64 won = store_table_add (store, "Anna,Bram,Chris");
  gint64 ended = store_table_add (store, "Anna,Chris");
  g_autoptr (GPtrArray) unfinished = NULL;
  g_autoptr (GPtrArray) finished = NULL;

  store_table_play (store, won, moves);
  store_table_end (store, ended);
  store_table_assert_asks (table, STORE_TABLE_UNCHAIN "UPDATE game SET touched = id", "");

  unfinished = list (store, TRUE, NULL, 10);
  finished = list (store, FALSE, NULL, 10);
  g_assert_cmpuint (unfinished->len, ==, 1);
  g_assert_cmpint (((RhGameRow *) g_ptr_array_index (unfinished, 0))->id, ==, playing);
  g_assert_cmpuint (finished->len, ==, 2);
  g_assert_cmpint (((RhGameRow *) g_ptr_array_index (finished, 0))->id, ==, ended);
  g_assert_cmpint (((RhGameRow *) g_ptr_array_index (finished, 0))->status, ==, RH_GAME_ENDED);
  g_assert_cmpint (((RhGameRow *) g_ptr_array_index (finished, 1))->id, ==, won);
}

/* Page after page gives every game once, newest first, though many were touched
 * in the same second, and though one in between is of a kind we don't know. */
static void
test_pages (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  g_autoptr (GPtrArray) page = NULL;
  g_autoptr (GString) ids = g_string_new (NULL);

  for (guint i = 0; i < 10; i++)
    store_table_add (store, "Anna,Bram");
  store_table_assert_asks (table,
                           STORE_TABLE_UNCHAIN "UPDATE game SET touched = id / 4; UPDATE game SET kind = 'polar-express' WHERE id = 6", "");

  page = list (store, TRUE, NULL, 2);
  while (page->len > 0) {
    g_autoptr (GPtrArray) last = g_steal_pointer (&page);

    for (guint i = 0; i < last->len; i++)
      g_string_append_printf (ids, " %d", (int) ((RhGameRow *) g_ptr_array_index (last, i))->id);
    page = list (store, TRUE, g_ptr_array_index (last, last->len - 1), 2);
  }

  g_assert_cmpstr (ids->str, ==, " 10 9 8 7 5 4 3 2 1");
}

/* A hundred thousand games: a page anywhere comes from the index. If each page
 * had to sort them all, this would take many seconds. */
static void
test_many (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  RhGameRow after = { .touched = 100000, .id = G_MAXINT64 };
  clock_t begun;

  store_table_assert_asks (table,
                           "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100000)"
                           " INSERT INTO game (uuid, kind, options, started, touched, status)"
                           " SELECT i, 'cape-to-cairo', '', i, i, CASE i % 2 WHEN 0 THEN 'playing' ELSE 'ended' END"
                           " FROM n",
                           "");
  begun = clock ();
  for (guint i = 0; i < 200; i++) {
    g_autoptr (GPtrArray) rows = list (store, i % 2 == 0, &after, 10);

    g_assert_cmpuint (rows->len, ==, 10);
    after.touched -= 490;
  }
  g_assert_cmpfloat ((double) (clock () - begun) / CLOCKS_PER_SEC, <, 1.0);
}

/* Names complete as you type, in any case, whoever sat down last first. */
static void
test_players (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);

  add_started (store, "Anna,Bram", "2026-01-01T10:00:00Z");
  add_started (store, "Ann%,Émile", "2026-01-03T10:00:00Z");
  add_started (store, "Bram,Chris", "2026-01-02T10:00:00Z");

  assert_players (store, NULL, 10, "Émile,Ann%,Chris,Bram,Anna");
  assert_players (store, "", 2, "Émile,Ann%");
  assert_players (store, "AN", 10, "Ann%,Anna");
  assert_players (store, "ann%", 10, "Ann%");
  assert_players (store, "émi", 10, "Émile");
  assert_players (store, "_", 10, "");
  assert_players (store, "Annabel", 10, "");
}

/* "Same players again": those of the game started last, ready to be started anew. */
static void
test_last_setup (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  g_autoptr (RhSetup) setup = store_table_setup ("Bram,Anna,Chris");
  g_autoptr (RhSetup) last = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (rh_setup_set_option (setup, "river-bonus", "all", NULL));
  g_assert_true (rh_setup_set_started (setup, "2026-01-03T10:00:00Z", NULL));
  g_assert_cmpint (rh_store_add_game (store, setup, NULL), >, 0);
  add_started (store, "Anna,Bram", "2026-01-02T10:00:00Z");
  store_table_assert_asks (table,
                           "INSERT INTO game (uuid, kind, options, started, touched)"
                           " VALUES ('x', 'polar-express', '', 1800000000, 0)",
                           "");

  last = rh_store_dup_last_setup (store, rh_game_find ("cape-to-cairo"), &error);
  g_assert_no_error (error);
  g_assert_null (last->id);
  g_assert_null (last->started);
  g_assert_cmpuint (last->n_seats, ==, 3);
  g_assert_cmpstr (last->seats[0].name, ==, "Bram");
  g_assert_cmpstr (last->seats[2].colour, ==, "green");
  g_assert_cmpstr (rh_setup_get_option (last, "river-bonus"), ==, "all");
  g_assert_cmpint (rh_store_add_game (store, last, &error), >, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/store/lists/nothing", test_nothing);
  g_test_add_func ("/store/lists/unreadable", test_unreadable);
  g_test_add_func ("/store/lists/row", test_row);
  g_test_add_func ("/store/lists/status", test_status);
  g_test_add_func ("/store/lists/pages", test_pages);
  g_test_add_func ("/store/lists/many", test_many);
  g_test_add_func ("/store/lists/players", test_players);
  g_test_add_func ("/store/lists/last-setup", test_last_setup);

  return g_test_run ();
}
