/* SPDX-License-Identifier: GPL-3.0-or-later
 * Many games that come in at once: what each is to those that are there, and that nobody sees them before all are. */

#include "config.h"

#include "arrival-table.h"
#include "rh-game.h"
#include "rh-games.h"

#include <string.h>

#define ID "5f0c2c0e-5a0e-4d0c-9a55-0a4f8f6c1b7e"
#define OTHER_ID "6f0c2c0e-5a0e-4d0c-9a55-0a4f8f6c1b7e"
#define FIRST "reveal d2/7 v1/3"
#define MOVES FIRST "\nbids 12 0\npick 1 1\ndraw 1 2"

static RhSetup *
setup_of (const char *names, const char *id, const char *started)
{
  RhSetup *setup = store_table_setup (names);

  if (id != NULL)
    g_assert_true (rh_setup_set_id (setup, id, NULL));
  if (started != NULL)
    g_assert_true (rh_setup_set_started (setup, started, NULL));

  return setup;
}

static gboolean
add_with (RhArrival *arrival, const RhSetup *setup, const char *text, GError **error)
{
  g_auto (GStrv) moves = g_strsplit (text, "\n", -1);
  g_autoptr (RhFold) fold = rh_fold_new_moves (setup, (const char *const *) moves, g_strv_length (moves), NULL, error);

  g_assert_nonnull (fold);

  return rh_arrival_add (arrival, setup, (const char *const *) moves, fold, error);
}

static void
add (RhArrival *arrival, const char *names, const char *id, const char *moves)
{
  g_autoptr (RhSetup) setup = setup_of (names, id, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (rh_arrival_begin (arrival, &error));
  g_assert_true (add_with (arrival, setup, moves, &error));
  g_assert_true (rh_arrival_end (arrival, TRUE, &error));
  g_assert_no_error (error);
}

static void
show (RhArrival *arrival)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (rh_arrival_show (arrival, &error));
  g_assert_no_error (error);
}

static guint
count_listed (RhStore *store)
{
  g_autoptr (GPtrArray) playing = rh_store_list_games (store, TRUE, NULL, 100, NULL);
  g_autoptr (GPtrArray) over = rh_store_list_games (store, FALSE, NULL, 100, NULL);

  return playing->len + over->len;
}

static gboolean
is_found (RhStore *store, const char *id)
{
  gint64 game = 0;

  g_assert_true (rh_store_find_game (store, id, &game, NULL));

  return game != 0;
}

static guint
count_searched (RhStore *store)
{
  const RhSearch search = { .unfinished = TRUE };
  RhGamePlace place = RH_GAME_PLACE_FIRST;
  g_autoptr (GPtrArray) rows = rh_store_search_games (store, &search, &place, 100, NULL);

  return rows->len;
}

/* They are listed, found and searched only once they are shown. */
static void
test_hidden (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  g_autoptr (RhArrival) arrival = arrival_table_new (store);
  g_autoptr (RhSetup) last = NULL;

  store_table_add (store, "Emma,Finn");
  add (arrival, "Anna,Bram", ID, MOVES);
  add (arrival, "Anna,Bram", NULL, FIRST);
  arrival_table_assert_counts (arrival, "2 0 0 0");
  g_assert_cmpuint (count_listed (store), ==, 1);
  g_assert_cmpuint (count_searched (store), ==, 1);
  g_assert_false (is_found (store, ID));
  last = rh_store_dup_last_setup (store, rh_game_find ("cape-to-cairo"), NULL);
  g_assert_cmpstr (last->seats[0].name, ==, "Emma");

  show (arrival);
  g_assert_cmpuint (count_listed (store), ==, 3);
  g_assert_cmpuint (count_searched (store), ==, 3);
  g_assert_true (is_found (store, ID));
  store_table_assert_good (store, 3);
}

/* A record of when it began stands there in the list. */
static void
test_time (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  g_autoptr (RhArrival) arrival = arrival_table_new (store);
  g_autoptr (RhSetup) setup = setup_of ("Anna,Bram", ID, "2001-02-03T04:05:06Z");

  g_assert_true (rh_arrival_begin (arrival, NULL));
  g_assert_true (add_with (arrival, setup, MOVES, NULL));
  g_assert_true (rh_arrival_end (arrival, TRUE, NULL));
  show (arrival);
  store_table_assert_asks (table, "SELECT touched FROM game", "981173106");
  store_table_assert_good (store, 1);
}

/* What comes again is known: by its id, or by all that the record says. A record that goes less far is known, too. */
static void
test_known (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);

  for (guint i = 0; i < 2; i++) {
    g_autoptr (RhArrival) arrival = arrival_table_new (store);

    add (arrival, "Anna,Bram", ID, MOVES);
    add (arrival, "Anna,Bram", ID, FIRST);
    add (arrival, "Anna,Bram", NULL, MOVES);
    add (arrival, "Anna,Bram", NULL, MOVES);
    add (arrival, "Anna,Csilla", NULL, MOVES);
    arrival_table_assert_counts (arrival, i == 0 ? "3 0 0 0" : "0 5 0 0");
    g_assert_cmpuint (rh_arrival_get_n (arrival, RH_ARRIVAL_AGAIN), ==, i == 0 ? 2 : 0);
    show (arrival);
  }
  g_assert_cmpuint (count_listed (store), ==, 3);
  store_table_assert_good (store, 3);
}

static guint
count_played (RhStore *store, gint64 game)
{
  g_autoptr (RhStoredGame) stored = store_table_load (store, game);

  return stored->stand.n_played;
}

/* A record that goes further has the game played on, and it can be undone to where it was; what was undone in it gives
 * way, as to any move. */
static void
test_further (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  g_autoptr (RhArrival) first = arrival_table_new (store);
  g_autoptr (RhArrival) second = NULL;
  g_autoptr (RhStoredGame) stored = NULL;

  add (first, "Anna,Bram", ID, FIRST);
  show (first);
  g_clear_pointer (&first, rh_arrival_free);
  store_table_play (store, 1, "bids 13 0");
  store_table_undo (store, 1, 1);

  second = arrival_table_new (store);
  add (second, "Anna,Bram", ID, MOVES);
  arrival_table_assert_counts (second, "0 0 1 0");
  g_assert_cmpuint (count_played (store, 1), ==, 1);
  show (second);
  stored = store_table_load (store, 1);
  g_assert_cmpuint (stored->stand.n_played, ==, 4);
  g_assert_cmpstr (stored->moves->pdata[1], ==, "bids 12 0");
  store_table_assert_good (store, 1);
  store_table_undo (store, 1, 3);
  store_table_assert_good (store, 1);
}

/* Somebody plays on meanwhile: as the record does, which is well, or otherwise, and then both are kept. */
static void
test_further_meanwhile (gconstpointer move)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  g_autoptr (RhArrival) first = arrival_table_new (store);
  g_autoptr (RhArrival) second = NULL;
  gboolean same = strcmp (move, "bids 12 0") == 0;

  add (first, "Anna,Bram", ID, FIRST);
  show (first);
  g_clear_pointer (&first, rh_arrival_free);
  second = arrival_table_new (store);
  add (second, "Anna,Bram", ID, MOVES);
  add (second, "Anna,Csilla", NULL, MOVES);
  arrival_table_assert_counts (second, "1 0 1 0");
  store_table_play (store, 1, move);

  show (second);
  arrival_table_assert_counts (second, same ? "1 0 1 0" : "1 0 0 1");
  store_table_assert_asks (table, "SELECT count (*) FROM move WHERE game = 1", same ? "4" : "2");
  g_assert_cmpuint (count_listed (store), ==, same ? 2 : 3);
  store_table_assert_good (store, same ? 2 : 3);
}

/* Several records of one import go further: the longest counts, and one that goes otherwise than the first is another. */
static void
test_further_several (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  g_autoptr (RhArrival) first = arrival_table_new (store);
  g_autoptr (RhStoredGame) stored = NULL;

  add (first, "Anna,Bram", ID, FIRST);
  show (first);
  g_clear_pointer (&first, rh_arrival_free);

  for (guint i = 0; i < 2; i++) {
    g_autoptr (RhArrival) second = arrival_table_new (store);

    add (second, "Anna,Bram", ID, FIRST "\nbids 12 0");
    add (second, "Anna,Bram", ID, MOVES);
    add (second, "Anna,Bram", ID, FIRST "\nbids 12 0\npick 1 1");
    add (second, "Anna,Bram", ID, FIRST "\nbids 13 0");
    arrival_table_assert_counts (second, i == 0 ? "0 2 1 1" : "0 4 0 0");
    show (second);
  }
  stored = store_table_load (store, 1);
  g_assert_cmpuint (stored->stand.n_played, ==, 4);
  g_assert_cmpuint (count_listed (store), ==, 2);
  store_table_assert_good (store, 2);
}

/* A game that wasn't here goes on in another record of the same import: it came in, as far as the longest goes. */
static void
test_again (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  g_autoptr (RhArrival) arrival = arrival_table_new (store);

  add (arrival, "Anna,Bram", ID, FIRST);
  add (arrival, "Anna,Bram", ID, FIRST "\nbids 12 0");
  add (arrival, "Anna,Bram", ID, MOVES);
  add (arrival, "Anna,Bram", ID, FIRST);
  arrival_table_assert_counts (arrival, "1 0 0 0");
  g_assert_cmpuint (rh_arrival_get_n (arrival, RH_ARRIVAL_AGAIN), ==, 1);
  show (arrival);
  arrival_table_assert_counts (arrival, "1 0 0 0");
  g_assert_cmpuint (count_played (store, 1), ==, 4);
  store_table_assert_good (store, 1);
}

static void
touch (RhStore *store, const StoreTable *table)
{
  store_table_assert_asks (table, "UPDATE continuing SET seen = zeroblob (16)", "");
}

static void
delete (RhStore *store, const StoreTable *table)
{
  g_assert_true (rh_store_delete_game (store, 1, NULL));
}

static void
play_otherwise (RhStore *store, const StoreTable *table)
{
  store_table_play (store, 1, "bids 13 0");
}

/* What is done to a game that comes in and goes on, before anybody sees it; how all are counted then, and played. */
static const struct {
  const char *path;
  void (*func) (RhStore *, const StoreTable *);
  const char *counts;
  guint n_again;
  const char *played;
} changes[] = {
  { "/store/arrival/again-touched", touch, "1 0 0 0", 1, "4" },
  { "/store/arrival/again-deleted", delete, "1 0 0 0", 1, "4" },
  { "/store/arrival/again-otherwise", play_otherwise, "1 0 0 1", 0, "2\n4" },
};

/* However it is changed meanwhile, it wasn't here before, and isn't counted as one that was. */
static void
test_again_changed (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  g_autoptr (RhArrival) arrival = arrival_table_new (store);

  add (arrival, "Anna,Bram", ID, FIRST);
  add (arrival, "Anna,Bram", ID, MOVES);
  arrival_table_assert_counts (arrival, "1 0 0 0");
  changes[i].func (store, table);
  show (arrival);
  arrival_table_assert_counts (arrival, changes[i].counts);
  g_assert_cmpuint (rh_arrival_get_n (arrival, RH_ARRIVAL_AGAIN), ==, changes[i].n_again);
  store_table_assert_asks (table, "SELECT played FROM seal ORDER BY game", changes[i].played);
  store_table_assert_good (store, count_listed (store));
}

/* One that goes otherwise than the first, twice, and further than it, isn't what the stored game goes on with. */
static void
test_other_longer (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  g_autoptr (RhArrival) first = arrival_table_new (store);
  g_autoptr (RhArrival) second = NULL;

  add (first, "Anna,Bram", ID, FIRST);
  show (first);
  g_clear_pointer (&first, rh_arrival_free);
  second = arrival_table_new (store);
  add (second, "Anna,Bram", ID, FIRST "\nbids 13 0");
  add (second, "Anna,Bram", ID, MOVES);
  add (second, "Anna,Bram", ID, MOVES);
  arrival_table_assert_counts (second, "0 0 1 1");
  g_assert_cmpuint (rh_arrival_get_n (second, RH_ARRIVAL_AGAIN), ==, 1);
  show (second);
  store_table_assert_asks (table, "SELECT text FROM move WHERE seq = 2 ORDER BY game", "bids 13 0\nbids 12 0");
  g_assert_cmpuint (count_played (store, 2), ==, 4);
  store_table_assert_good (store, 2);
}

/* The same id, but other moves, or another table: it's kept, under an id of its own, and once. */
static void
test_other (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);

  for (guint i = 0; i < 2; i++) {
    g_autoptr (RhArrival) arrival = arrival_table_new (store);

    add (arrival, "Anna,Bram", ID, MOVES);
    add (arrival, "Anna,Bram", ID, FIRST "\nbids 13 0");
    add (arrival, "Anna,Bram,Csilla", ID, "reveal d2/7 v1/3 s0/2");
    arrival_table_assert_counts (arrival, i == 0 ? "1 0 0 2" : "0 3 0 0");
    show (arrival);
  }
  g_assert_cmpuint (count_listed (store), ==, 3);
  store_table_assert_asks (table, "SELECT count (DISTINCT uuid) FROM game", "3");
  store_table_assert_good (store, 3);
}

/* Of a file that is wrong in the middle nothing is kept of the last part, and what was hidden goes. */
static void
test_dropped (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  g_autoptr (RhArrival) arrival = arrival_table_new (store);
  g_autoptr (RhSetup) setup = setup_of ("Csilla,Dirk", OTHER_ID, NULL);
  gboolean more = FALSE;

  store_table_add (store, "Emma,Finn");
  add (arrival, "Anna,Bram", ID, MOVES);
  add (arrival, "Anna,Bram", NULL, MOVES);
  g_assert_true (rh_arrival_begin (arrival, NULL));
  g_assert_true (add_with (arrival, setup, MOVES, NULL));
  g_assert_false (rh_arrival_end (arrival, FALSE, NULL));
  store_table_assert_asks (table, "SELECT count (*) FROM game", "3");

  /* Not while somebody is at it. */
  g_assert_true (rh_store_clear_arriving (store, 10, &more, NULL));
  store_table_assert_asks (table, "SELECT count (*) FROM game", "3");
  g_clear_pointer (&arrival, rh_arrival_free);
  g_assert_true (rh_store_clear_arriving (store, 1, &more, NULL));
  g_assert_true (more);
  g_assert_true (rh_store_clear_arriving (store, 1, &more, NULL));
  g_assert_false (more);
  store_table_assert_asks (table, "SELECT count (*) FROM game; SELECT count (*) FROM arriving", "1\n0");
  g_assert_cmpuint (count_listed (store), ==, 1);
  store_table_assert_good (store, 1);
}

/* Two at once would hide each other's games. */
static void
test_two (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  g_autoptr (RhArrival) arrival = arrival_table_new (store);
  g_autoptr (GError) error = NULL;

  g_assert_null (rh_arrival_new (store, &error));
  g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_LOCKED);
  g_clear_pointer (&arrival, rh_arrival_free);
  arrival = arrival_table_new (store);
}

/* A player who turned out to be another is known as that one in what comes in. */
static void
test_merged (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  g_autoptr (RhArrival) arrival = NULL;
  g_autoptr (RhStoredGame) stored = NULL;
  gint64 ann = 0, anna = 0;

  store_table_add (store, "Ann,Bram");
  store_table_add (store, "Anna,Bram");
  g_assert_true (rh_store_find_player (store, "Ann", &ann, NULL));
  g_assert_true (rh_store_find_player (store, "Anna", &anna, NULL));
  g_assert_true (rh_store_merge_players (store, ann, anna, NULL));
  arrival = arrival_table_new (store);
  add (arrival, "Ann,Csilla", ID, MOVES);
  show (arrival);
  stored = store_table_load (store, 3);
  g_assert_cmpstr (stored->setup->seats[0].name, ==, "Anna");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/store/arrival/hidden", test_hidden);
  g_test_add_func ("/store/arrival/time", test_time);
  g_test_add_func ("/store/arrival/known", test_known);
  g_test_add_func ("/store/arrival/further", test_further);
  g_test_add_data_func ("/store/arrival/further-same", "bids 12 0", test_further_meanwhile);
  g_test_add_data_func ("/store/arrival/further-otherwise", "bids 14 0", test_further_meanwhile);
  g_test_add_func ("/store/arrival/further-several", test_further_several);
  g_test_add_func ("/store/arrival/again", test_again);
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    g_test_add_data_func (changes[i].path, GUINT_TO_POINTER (i), test_again_changed);
  g_test_add_func ("/store/arrival/other-longer", test_other_longer);
  g_test_add_func ("/store/arrival/other", test_other);
  g_test_add_func ("/store/arrival/dropped", test_dropped);
  g_test_add_func ("/store/arrival/two", test_two);
  g_test_add_func ("/store/arrival/merged", test_merged);

  return g_test_run ();
}
