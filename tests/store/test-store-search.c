/* SPDX-License-Identifier: GPL-3.0-or-later
 * Searching games: by names, winners, notes, times, games and amounts, in the order of the list, a part in each call. */

#include "config.h"

#include "record-data.h"
#include "rh-games.h"
#include "store-table.h"

/* The last day of the three. */
#define DAY 86400

/* Three games won by the second, one that is played, and one that was ended; each a day later than the one before. */
static RhStore *
begin (StoreTable *table)
{
  static const char *const players[] = { "Anna,Bram,Csilla", "Bram,Csilla,Ánnácska", "Zoë,Jan,Anna", "Anna,Dirk", "Dirk,Zoë" };
  g_autofree char *moves = record_data_read_moves ("cape-three-players");
  RhStore *store = store_table_open (table);

  for (guint i = 0; i < G_N_ELEMENTS (players); i++) {
    gint64 game = store_table_add (store, players[i]);

    if (i < 3)
      store_table_play (store, game, moves);
  }
  store_table_end (store, 5);
  g_assert_true (rh_store_set_note (store, 3, "It RAINED at Bram’s", NULL));
  store_table_assert_asks (table, STORE_TABLE_UNCHAIN "UPDATE game SET touched = 86400 * id", "");

  return store;
}

/* The numbers of the games, and how many calls it took. */
static char *
search_with (RhStore *store, const RhSearch *search, guint limit, guint *n_calls)
{
  RhGamePlace place = RH_GAME_PLACE_FIRST;
  const RhGamePlace last = RH_GAME_PLACE_LAST;
  GString *found = g_string_new (NULL);

  for (*n_calls = 0; place.touched != last.touched; ++*n_calls) {
    g_autoptr (GError) error = NULL;
    g_autoptr (GPtrArray) rows = rh_store_search_games (store, search, &place, limit, &error);

    g_assert_no_error (error);
    g_assert_cmpuint (rows->len, <=, limit);
    for (guint i = 0; i < rows->len; i++)
      g_string_append_printf (found, "%s%d", found->len > 0 ? " " : "", (int) ((RhGameRow *) rows->pdata[i])->id);
  }

  return g_string_free (found, FALSE);
}

static void
assert_finds (RhStore *store, const RhSearchWord *words, guint n_words, const char *wanted)
{
  const RhSearch search = { .words = words, .n_words = n_words };

  for (guint limit = 1; limit < 5; limit++) {
    guint n_calls;
    g_autofree char *found = search_with (store, &search, limit, &n_calls);

    g_assert_cmpstr (found, ==, wanted);
  }
}

static void
assert_finds_text (RhStore *store, const char *text, gboolean won, const char *wanted)
{
  g_autofree char *key = rh_setup_name_key (text);
  const RhSearchWord word = { .text = key, .won = won };

  assert_finds (store, &word, 1, wanted);
}

/* Part of a name, in whatever case; of one who has won; nothing at all; nobody's. */
static void
test_names (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = begin (table);

  assert_finds_text (store, "anna", FALSE, "3 2 1"); /* as one types it without accents, too */
  assert_finds_text (store, "ZOË", FALSE, "5 3");
  assert_finds_text (store, "zoe", FALSE, "5 3");
  assert_finds_text (store, "ram", FALSE, "3 2 1");
  assert_finds_text (store, "Bram", TRUE, "1");
  assert_finds_text (store, "a", TRUE, "3 2 1");
  assert_finds_text (store, "Dirk", TRUE, "");
  assert_finds_text (store, "", FALSE, "5 3 2 1");
  assert_finds_text (store, "Emma", FALSE, "");
  assert_finds_text (store, "%", FALSE, "");
}

/* Notes are searched like names; who has won is no matter of notes. */
static void
test_notes (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = begin (table);

  assert_finds_text (store, "rained", FALSE, "3");
  assert_finds_text (store, "bram's", FALSE, "3");
  assert_finds_text (store, "rained", TRUE, "");
}

/* Each word must fit: a name and another, in either order. */
static void
test_words (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = begin (table);
  const RhSearchWord words[] = { { .text = "csilla" }, { .text = "bram", .won = TRUE }, { .text = "anna" } };
  const RhSearchWord back[] = { { .text = "bram", .won = TRUE }, { .text = "csilla" } };

  assert_finds (store, words, 1, "2 1");
  assert_finds (store, words, 2, "1");
  assert_finds (store, words, 3, "1");
  assert_finds (store, back, 2, "1");
  assert_finds (store, NULL, 0, "5 3 2 1");
}

/* A word that is a time, too: from its first moment to its last. */
static void
test_times (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = begin (table);
  RhSearchWord word = { .text = "2", .from = 2 * DAY, .until = 3 * DAY };

  assert_finds (store, &word, 1, "2");
  word.until = 3 * DAY + 1;
  assert_finds (store, &word, 1, "3 2");
  word.text = "zoë";
  assert_finds (store, &word, 1, "5 3 2");
}

/* What a winner had in the end; what others had doesn't count. */
static void
test_totals (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = begin (table);
  RhSearchWord word = { .text = "58", .has_total = TRUE, .total = 58 };

  assert_finds (store, &word, 1, "3 2 1");
  word.total = 85;
  assert_finds (store, &word, 1, "");
  word.total = 100;
  assert_finds (store, &word, 1, "");
}

static guint
kind_of (const char *id)
{
  const RhGame *const *games = rh_game_list ();

  for (guint i = 0; games[i] != NULL; i++) {
    if (g_str_equal (games[i]->id, id))
      return 1u << i;
  }
  g_assert_not_reached ();
}

/* A word that is a game's name, and the games that count at all. */
static void
test_kinds (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = begin (table);
  RhSearchWord word = { .text = "cape", .kinds = kind_of ("cape-to-cairo") };
  RhSearch search = { .words = &word, .n_words = 1, .kinds = kind_of ("zugkraft") };
  guint n_calls;
  g_autofree char *none = search_with (store, &search, 10, &n_calls);
  g_autofree char *all = NULL;

  g_assert_cmpstr (none, ==, "");
  assert_finds (store, &word, 1, "5 3 2 1");
  search.kinds |= kind_of ("cape-to-cairo");
  all = search_with (store, &search, 10, &n_calls);
  g_assert_cmpstr (all, ==, "5 3 2 1");
}

/* A word that says how a game ended, beside what else it's in. */
static void
test_statuses_of_words (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = begin (table);
  const RhSearchWord words[] = {
    { .text = "won", .statuses = 1u << RH_GAME_WON },
    { .text = "csilla" },
    { .text = "58", .has_total = TRUE, .total = 58 },
  };
  const RhSearchWord name = { .text = "dirk", .statuses = 1u << RH_GAME_WON };

  assert_finds (store, words, 1, "3 2 1");
  assert_finds (store, words, 3, "2 1");
  assert_finds (store, &name, 1, "5 3 2 1");
}

/* Those that are played. */
static void
test_unfinished (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = begin (table);
  const RhSearchWord word = { .text = "anna" };
  const RhSearch search = { .unfinished = TRUE, .words = &word, .n_words = 1 };
  guint n_calls;
  g_autofree char *found = search_with (store, &search, 10, &n_calls);

  g_assert_cmpstr (found, ==, "4");
}

/* Won or not, beside what else is searched for. */
static void
test_statuses (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = begin (table);
  RhSearch search = { .statuses = 1u << RH_GAME_ENDED };
  guint n_calls;
  g_autofree char *ended = search_with (store, &search, 10, &n_calls);
  g_autofree char *won = NULL;
  g_autofree char *both = NULL;

  g_assert_cmpstr (ended, ==, "5");
  search.statuses = 1u << RH_GAME_WON;
  won = search_with (store, &search, 10, &n_calls);
  g_assert_cmpstr (won, ==, "3 2 1");
  search.statuses |= 1u << RH_GAME_ENDED;
  both = search_with (store, &search, 10, &n_calls);
  g_assert_cmpstr (both, ==, "5 3 2 1");
}

/* A game of a kind that only a later version knows is left out, and none of the others with it. */
static void
test_unknown (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = begin (table);

  store_table_assert_asks (table, "UPDATE game SET kind = 'polar-express' WHERE id = 3", "");
  assert_finds_text (store, "anna", FALSE, "2 1");
  assert_finds (store, NULL, 0, "5 2 1");
}

/* Makes copies of game 5, which nobody has won, with the times of their numbers. */
static void
multiply (const StoreTable *table, guint n)
{
  g_autofree char *sql =
    g_strdup_printf ("WITH RECURSIVE n (i) AS (SELECT 6 UNION ALL SELECT i + 1 FROM n WHERE i < %u)"
                     " INSERT INTO game SELECT i, 'x' || i, kind, options, started, i, status, winners FROM n, game"
                     " WHERE id = 5;"
                     "INSERT INTO seat SELECT game.id, seat, player, colour, name FROM game, seat"
                     " WHERE game.id > 5 AND seat.game = 5;"
                     "INSERT INTO player VALUES (1000, 'Rare', 'rare', 0);"
                     "UPDATE seat SET player = 1000, name = 'Rare' WHERE seat = 1 AND game IN (7, 4000, 9000)", n);

  store_table_assert_asks (table, sql, "");
}

/* A name that few have leads to their games at once, wherever these are in the list, and so does a date; what may be found
 * otherwise than by its date comes by parts, of which none is long; what nobody has ever had is known at once. */
static void
test_many (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = begin (table);
  const RhSearchWord rare[] = { { .text = "dirk" }, { .text = "rare" } };
  const RhSearchWord unknown[] = { { .text = "dirk" }, { .text = "nobody", .won = TRUE } };
  const RhSearchWord common[] = { { .text = "dirk" }, { .text = "zoë" }, { .text = "1", .from = 9000, .until = 9003 } };
  RhSearch search = { .words = rare, .n_words = 2 };
  g_autofree char *few = NULL;
  g_autofree char *some = NULL;
  g_autofree char *noted = NULL;
  g_autofree char *none = NULL;
  guint n_calls;

  multiply (table, 10000);
  few = search_with (store, &search, 10, &n_calls);
  g_assert_cmpstr (few, ==, "9000 4000 7");
  g_assert_cmpuint (n_calls, ==, 1);

  search = (RhSearch) { .words = common, .n_words = 3 };
  some = search_with (store, &search, 10, &n_calls);
  g_assert_cmpstr (some, ==, "9002 9001");
  g_assert_cmpuint (n_calls, ==, 1);

  store_table_assert_asks (table, "INSERT INTO note VALUES (8, '21', '21', zeroblob (16))", "");
  noted = search_with (store, &search, 10, &n_calls);
  g_assert_cmpstr (noted, ==, "9002 9001 8");
  g_assert_cmpuint (n_calls, >, 2);

  search = (RhSearch) { .words = unknown, .n_words = 2 };
  none = search_with (store, &search, 10, &n_calls);
  g_assert_cmpstr (none, ==, "");
  g_assert_cmpuint (n_calls, ==, 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/store/search/names", test_names);
  g_test_add_func ("/store/search/notes", test_notes);
  g_test_add_func ("/store/search/words", test_words);
  g_test_add_func ("/store/search/times", test_times);
  g_test_add_func ("/store/search/totals", test_totals);
  g_test_add_func ("/store/search/kinds", test_kinds);
  g_test_add_func ("/store/search/statuses-of-words", test_statuses_of_words);
  g_test_add_func ("/store/search/statuses", test_statuses);
  g_test_add_func ("/store/search/unfinished", test_unfinished);
  g_test_add_func ("/store/search/unknown", test_unknown);
  g_test_add_func ("/store/search/many", test_many);

  return g_test_run ();
}
