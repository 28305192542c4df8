/* SPDX-License-Identifier: GPL-3.0-or-later
 * Players who are called otherwise, or turn out to be one. */

#include "config.h"

#include "record-data.h"
#include "rh-rules-error.h"
#include "store-table.h"

/* Ann and Anna play with others, never with each other; Ann's first game is won by the second, Bram. */
static RhStore *
begin (StoreTable *table)
{
  g_autofree char *moves = record_data_read_moves ("cape-three-players");
  RhStore *store = store_table_open (table);

  store_table_play (store, store_table_add (store, "Ann,Bram,Csilla"), moves);
  store_table_add (store, "ANNA,Csilla");
  store_table_add (store, "Anna,Bram");

  return store;
}

static gint64
find (RhStore *store, const char *name)
{
  g_autoptr (GError) error = NULL;
  gint64 player = -1;

  g_assert_true (rh_store_find_player (store, name, &player, &error));
  g_assert_no_error (error);

  return player;
}

static void
rename_to (RhStore *store, const char *name, const char *to)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (rh_store_rename_player (store, find (store, name), to, &error));
  g_assert_no_error (error);
}

static void
merge (RhStore *store, const char *name, const char *other)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (rh_store_merge_players (store, find (store, name), find (store, other), &error));
  g_assert_no_error (error);
}

static void
take_back (RhStore *store, const char *name)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (rh_store_take_back_renaming (store, find (store, name), &error));
  g_assert_no_error (error);
}

static void
assert_not_taken_back (RhStore *store, const char *name, int code)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (rh_store_take_back_renaming (store, find (store, name), &error));
  g_assert_error (error, RH_STORE_ERROR, code);
}

/* The players at a game's table. */
static void
assert_players (RhStore *store, gint64 game, const char *wanted)
{
  g_autoptr (RhStoredGame) stored = store_table_load (store, game);
  GString *names = g_string_new (NULL);

  for (guint i = 0; i < stored->setup->n_seats; i++)
    g_string_append_printf (names, "%s%s", i > 0 ? "," : "", stored->setup->seats[i].name);
  g_assert_cmpstr (names->str, ==, wanted);
  g_string_free (names, TRUE);
}

/* A single one, as in the list; nobody for who has become another. */
static void
assert_row (RhStore *store, gint64 player, const char *wanted)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (RhPlayerRow) row = rh_store_load_player_row (store, player, &error);
  g_autofree char *text = row != NULL ? g_strdup_printf ("%s %u %u", row->name, row->n_games, row->n_won) : NULL;

  g_assert_cmpstr (text, ==, wanted);
  g_assert_true (wanted != NULL || g_error_matches (error, RH_STORE_ERROR, RH_STORE_ERROR_NOT_FOUND));
}

/* All players: the name, how many games, how many won, and what could be taken back. */
static void
assert_rows (RhStore *store, const char *search, const char *after, guint limit, const char *wanted)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) rows = rh_store_list_player_rows (store, search, after, limit, &error);
  GString *text = g_string_new (NULL);

  g_assert_no_error (error);
  for (guint i = 0; i < rows->len; i++) {
    const RhPlayerRow *row = rows->pdata[i];

    g_string_append_printf (text, "%s%s %u %u", i > 0 ? "; " : "", row->name, row->n_games, row->n_won);
    if (row->was != NULL)
      g_string_append_printf (text, " %s %s", row->merged ? "with" : "was", row->was);
  }
  g_assert_cmpstr (text->str, ==, wanted);
  g_string_free (text, TRUE);
}

/* By name, a page after another, or those with a part in their name. */
static void
test_listed (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = begin (table);

  assert_rows (store, NULL, NULL, 10, "Ann 1 0; Anna 2 0; Bram 2 1; Csilla 2 0");
  assert_rows (store, NULL, "Anna", 1, "Bram 2 1");
  assert_rows (store, NULL, "Csilla", 10, "");
  assert_rows (store, "AM", NULL, 10, "Bram 2 1");
  assert_rows (store, "brám'", NULL, 10, "Bram 2 1");
  g_assert_cmpint (find (store, "anna"), ==, find (store, "ANNA"));
  g_assert_cmpint (find (store, "Dirk"), ==, 0);
}

/* In all games, also those of later, which sit down by the new name; and back again. The old name is free meanwhile. */
static void
test_renamed (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = begin (table);
  gint64 bram = find (store, "Bram");

  rename_to (store, "Bram", "  Abraham ");
  assert_players (store, 1, "Ann,Abraham,Csilla");
  assert_players (store, 3, "Anna,Abraham");
  assert_rows (store, NULL, NULL, 10, "Abraham 2 1 was Bram; Ann 1 0; Anna 2 0; Csilla 2 0");
  g_assert_cmpint (find (store, "Bram"), ==, 0);
  g_assert_cmpint (find (store, "abraham"), ==, bram);
  store_table_add (store, "Abraham,Dirk");
  assert_rows (store, "abraham", NULL, 10, "Abraham 3 1 was Bram");
  store_table_assert_good (store, 4);

  take_back (store, "Abraham");
  assert_players (store, 1, "Ann,Bram,Csilla");
  assert_rows (store, "bram", NULL, 10, "Bram 3 1");
  assert_players (store, 4, "Bram,Dirk");
  store_table_assert_good (store, 4);
}

/* Each new name has games of its own, and each is taken back. */
static void
test_renamed_between (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = begin (table);

  rename_to (store, "Bram", "Abraham");
  store_table_add (store, "Abraham,Dirk");
  rename_to (store, "Abraham", "Brammetje");
  store_table_add (store, "Brammetje,Dirk");
  merge (store, "Dirk", "Ann");
  rename_to (store, "Ann", "Anneke");
  store_table_add (store, "Dirk,Brammetje");
  store_table_add (store, "Anneke,Brammetje");
  assert_players (store, 7, "Anneke,Brammetje");
  store_table_assert_good (store, 7);

  take_back (store, "Brammetje");
  assert_players (store, 5, "Abraham,Anneke");
  store_table_assert_good (store, 7);
  take_back (store, "Abraham");
  take_back (store, "Anneke");
  assert_players (store, 6, "Ann,Bram");
  store_table_assert_good (store, 7);
  take_back (store, "Ann");
  assert_players (store, 6, "Dirk,Bram");
  assert_players (store, 7, "Ann,Bram");
  store_table_assert_good (store, 7);
}

/* Twice, and back twice; and only how the name is spelt. */
static void
test_renamed_again (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = begin (table);

  rename_to (store, "Bram", "Abraham");
  rename_to (store, "Abraham", "ABRAHAM");
  assert_players (store, 3, "Anna,ABRAHAM");
  assert_rows (store, "abraham", NULL, 10, "ABRAHAM 2 1 was Abraham");
  store_table_assert_good (store, 3);
  take_back (store, "abraham");
  assert_players (store, 3, "Anna,Abraham");
  take_back (store, "abraham");
  assert_players (store, 3, "Anna,Bram");
  assert_not_taken_back (store, "Bram", RH_STORE_ERROR_FAILED);
}

/* A name that another has is no new name, nor is none, nor one with a line break. */
static void
test_refused (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = begin (table);
  g_autoptr (GError) taken = NULL;
  g_autoptr (GError) empty = NULL;
  g_autoptr (GError) broken = NULL;
  g_autoptr (GError) nobody = NULL;
  g_autofree char *before = store_table_ask (table, "SELECT * FROM player");

  g_assert_false (rh_store_rename_player (store, find (store, "Bram"), "csilla", &taken));
  g_assert_error (taken, RH_STORE_ERROR, RH_STORE_ERROR_NAME);
  g_assert_false (rh_store_rename_player (store, find (store, "Bram"), " ", &empty));
  g_assert_error (empty, RH_RULES_ERROR, RH_RULES_ERROR_SETUP);
  g_assert_false (rh_store_rename_player (store, find (store, "Bram"), "A\nB", &broken));
  g_assert_error (broken, RH_RULES_ERROR, RH_RULES_ERROR_SETUP);
  g_assert_false (rh_store_rename_player (store, 99, "Dirk", &nobody));
  g_assert_error (nobody, RH_STORE_ERROR, RH_STORE_ERROR_NOT_FOUND);
  store_table_assert_asks (table, "SELECT * FROM player", before);
}

/* The old name was taken by somebody else meanwhile. */
static void
test_old_name_taken (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = begin (table);

  rename_to (store, "Bram", "Abraham");
  store_table_add (store, "Bram,Dirk");
  assert_not_taken_back (store, "Abraham", RH_STORE_ERROR_NAME);
  assert_players (store, 4, "Bram,Dirk");
  assert_players (store, 1, "Ann,Abraham,Csilla");
  store_table_assert_good (store, 4);
}

/* Two spellings become one player, who keeps how others spelt them; games of later by the old name, too. All of it is
 * taken back whole. */
static void
test_merged (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = begin (table);
  g_autoptr (GPtrArray) names = NULL;
  gint64 ann = find (store, "Ann");

  assert_row (store, ann, "Ann 1 0");
  assert_row (store, find (store, "Anna"), "Anna 2 0");
  merge (store, "Ann", "Anna");
  assert_row (store, ann, NULL);
  assert_row (store, find (store, "Ann"), "Anna 3 0");
  assert_players (store, 1, "Anna,Bram,Csilla");
  assert_players (store, 2, "ANNA,Csilla");
  assert_rows (store, "ann", NULL, 10, "Anna 3 0 with Ann");
  names = rh_store_list_players (store, "ann", 10, NULL);
  g_assert_cmpuint (names->len, ==, 1);
  g_assert_cmpint (find (store, "Ann"), ==, find (store, "Anna"));

  store_table_add (store, "Ann,Dirk");
  store_table_add (store, "Anna,Dirk");
  assert_players (store, 4, "Anna,Dirk");
  assert_rows (store, "ann", NULL, 10, "Anna 5 0 with Ann");
  store_table_assert_good (store, 5);

  take_back (store, "Anna");
  assert_players (store, 1, "Ann,Bram,Csilla");
  assert_players (store, 4, "Ann,Dirk");
  assert_players (store, 5, "Anna,Dirk");
  assert_rows (store, "ann", NULL, 10, "Ann 2 0; Anna 3 0");
  store_table_assert_good (store, 5);
}

/* Somebody else can tell without the store, and of nobody but them. */
static void
assert_merged (RhStore *store, const RhSetup *together)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GHashTable) merged = rh_store_list_merged (store, &error);
  g_autoptr (RhSetup) apart = store_table_setup ("Anna,Bram");

  g_assert_no_error (error);
  g_assert_cmpuint (g_hash_table_size (merged), ==, 2);
  g_assert_true (rh_merged_check (merged, apart, &error));
  g_assert_false (rh_merged_check (merged, together, &error));
  g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_TOGETHER);
}

/* Who has sat at one table with the other, as whoever they were, is somebody else. */
static void
test_together (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = begin (table);
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) after = NULL;
  g_autoptr (GError) at_table = NULL;
  g_autoptr (RhSetup) setup = store_table_setup ("Ann,Anna");

  g_assert_false (rh_store_merge_players (store, find (store, "Bram"), find (store, "Ann"), &error));
  g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_TOGETHER);
  merge (store, "Ann", "Anna");
  g_assert_false (rh_store_merge_players (store, find (store, "Anna"), find (store, "Csilla"), &after));
  g_assert_error (after, RH_STORE_ERROR, RH_STORE_ERROR_TOGETHER);
  store_table_assert_asks (table, "SELECT count (*) FROM renaming", "1");

  g_assert_cmpint (rh_store_add_game (store, setup, &at_table), ==, 0);
  g_assert_error (at_table, RH_STORE_ERROR, RH_STORE_ERROR_TOGETHER);
  assert_merged (store, setup);
  store_table_assert_good (store, 3);
}

/* A merge is taken back only while it's the last thing that was done to either. */
static void
test_last (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = begin (table);

  store_table_add (store, "Emma,Dirk");
  merge (store, "Ann", "Anna");
  merge (store, "Anna", "Emma");
  assert_players (store, 1, "Emma,Bram,Csilla");
  assert_rows (store, "emma", NULL, 10, "Emma 4 0 with Anna");
  rename_to (store, "Emma", "Emmy");
  assert_players (store, 1, "Emmy,Bram,Csilla");
  assert_rows (store, "emm", NULL, 10, "Emmy 4 0 was Emma");
  store_table_assert_good (store, 4);

  take_back (store, "Emmy");
  take_back (store, "Emma");
  assert_rows (store, "ann", NULL, 10, "Anna 3 0 with Ann");
  take_back (store, "Anna");
  assert_players (store, 1, "Ann,Bram,Csilla");
  store_table_assert_good (store, 4);
}

/* Once the last game of one of them is deleted, the other goes on; once all are, nobody is left. */
static void
test_deleted (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = begin (table);

  merge (store, "Ann", "Anna");
  g_assert_true (rh_store_delete_game (store, 2, NULL));
  g_assert_true (rh_store_delete_game (store, 3, NULL));
  assert_players (store, 1, "Anna,Bram,Csilla");
  store_table_assert_good (store, 1);
  g_assert_true (rh_store_delete_game (store, 1, NULL));
  store_table_assert_asks (table, "SELECT count (*) FROM renaming", "0");
  store_table_assert_asks (table, "SELECT count (*) FROM player WHERE name <> 'Anna'", "0");
}

/* So they are where one became another, who became a third, who was called otherwise. */
static void
test_deleted_all (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = begin (table);

  store_table_add (store, "Emma,Dirk");
  merge (store, "Ann", "Anna");
  merge (store, "Anna", "Emma");
  rename_to (store, "Emma", "Emmy");
  for (gint64 game = 4; game > 0; game--)
    g_assert_true (rh_store_delete_game (store, game, NULL));
  store_table_assert_asks (table, "SELECT count (*) FROM renaming; SELECT count (*) FROM player", "0\n0");
  assert_rows (store, NULL, NULL, 10, "");
}

/* They are found by any name of theirs. */
static void
test_searched (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = begin (table);
  const RhSearchWord word = { .text = "anna" };
  const RhSearch search = { .unfinished = FALSE, .words = &word, .n_words = 1 };
  RhGamePlace place = RH_GAME_PLACE_FIRST;
  g_autoptr (GPtrArray) rows = NULL;

  merge (store, "Ann", "Anna");
  rows = rh_store_search_games (store, &search, &place, 10, NULL);
  g_assert_cmpuint (rows->len, ==, 1);
  g_assert_cmpint (((const RhGameRow *) rows->pdata[0])->id, ==, 1);
  g_assert_cmpstr (((const RhGameRow *) rows->pdata[0])->players[0], ==, "Anna");
}

/* One becomes another, that one another again, as often as people like: the first is always who the last is. */
static void
test_merged_often (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = begin (table);
  const guint n = 150;
  g_autoptr (GPtrArray) problems = NULL;
  guint n_games;

  for (guint i = 1; i <= n; i++) {
    g_autofree char *names = g_strdup_printf ("P%u,Csilla", i);
    g_autofree char *before = g_strdup_printf ("P%u", i - 1);
    g_autofree char *name = g_strdup_printf ("P%u", i);

    store_table_add (store, names);
    if (i > 1)
      merge (store, before, name);
  }

  assert_players (store, 4, "P150,Csilla");
  problems = store_table_verify (store, &n_games);
  g_assert_cmpuint (problems->len, ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/store/players/listed", test_listed);
  g_test_add_func ("/store/players/renamed", test_renamed);
  g_test_add_func ("/store/players/renamed-again", test_renamed_again);
  g_test_add_func ("/store/players/renamed-between", test_renamed_between);
  g_test_add_func ("/store/players/refused", test_refused);
  g_test_add_func ("/store/players/old-name-taken", test_old_name_taken);
  g_test_add_func ("/store/players/merged", test_merged);
  g_test_add_func ("/store/players/merged-often", test_merged_often);
  g_test_add_func ("/store/players/together", test_together);
  g_test_add_func ("/store/players/last", test_last);
  g_test_add_func ("/store/players/deleted", test_deleted);
  g_test_add_func ("/store/players/deleted-all", test_deleted_all);
  g_test_add_func ("/store/players/searched", test_searched);

  return g_test_run ();
}
