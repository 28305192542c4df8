/* SPDX-License-Identifier: GPL-3.0-or-later
 * What is done to the shelf under kill -9: of importing new games, games that go on and games that went otherwise,
 * deleting, renaming, merging, taking that back, noting and restoring each is there as a whole, or nothing of it. */

#include "config.h"

#include "store-table.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#define RUNS 40

/* With -m thorough so many times as many. */
#define THOROUGH 50

/* After so many runs the shelf is empty again. */
#define ANEW_EACH 10

/* How many things are done, one after the other; who gets to them all waits to be killed. */
#define DEEDS 10

/* In every so many-th run the shelf is put back, too, which takes so much longer that other things would hardly ever be
 * in the middle. */
#define RESTORED_EACH 8

/* How many microseconds into the next one somebody is killed at most. */
#define PAUSE_MAX 2000
#define RESTORING_MAX 100000

/* How many games come at once, and how many in a transaction. */
#define GAMES 6
#define EACH 2

/* Games come in with some of these, or otherwise. */
#define MOVES "reveal d2/7 v1/3\nbids 12 0\npick 1 1\ndraw 1 2"
#define N_MOVES 4
#define OTHER_MOVES "reveal d2/7 v1/3\nbids 0 12"

/* All that is kept, but times and digests: these are checked by the audit. */
#define PICTURE \
  "SELECT id, uuid, kind, options, status, winners FROM game ORDER BY id;" \
  "SELECT game, seat, player, colour, name FROM seat ORDER BY game, seat;" \
  "SELECT game, seq, text, undone FROM move ORDER BY game, seq;" \
  "SELECT * FROM entry ORDER BY game, move, n;" \
  "SELECT * FROM result ORDER BY game, seat;" \
  "SELECT game, text FROM note ORDER BY game;" \
  "SELECT id, name, key FROM player ORDER BY id;" \
  "SELECT id, player, other, name, was FROM renaming ORDER BY id;" \
  "SELECT count (*) FROM arriving; SELECT count (*) FROM continuing; SELECT count (*) FROM continuing_result;" \
  "SELECT count (*) FROM continuing_undone;"

/* Who does all this: the same from the same shelf and seed, whenever and wherever it is done. */
typedef struct {
  const StoreTable *table;
  RhStore          *store;
  GRand            *rand;
  guint32           seed;
  gboolean          restores;
  guint             n; /* of whatever is numbered */
  guint             n_further, n_other; /* games that were played on, or kept beside */
} Hand;

static const char *const names[] = { "Anna", "Bram", "Csilla", "Dóra", "Emőke", "Fausto" };

static char *
dup_copy_path (const StoreTable *table)
{
  return g_build_filename (table->folder, "copy", NULL);
}

/* Nothing is refused but for the one reason there may be. */
static void
assert_refusal (const GError *error, int code)
{
  if (error != NULL)
    g_assert_error (error, RH_STORE_ERROR, code);
}

/* (transfer full): a game of these two as it comes in a record. */
static RhSetup *
make_game (Hand *self, const char *one, const char *two)
{
  g_autofree char *both = g_strdup_printf ("%s,%s", one, two);
  g_autofree char *id = g_strdup_printf ("%08x-0000-4000-8000-%012x", self->seed, ++self->n);
  RhSetup *setup = store_table_setup (both);

  g_assert_true (rh_setup_set_id (setup, id, NULL));

  return setup;
}

static void
import_one (Hand *self)
{
  gint32 one = g_rand_int_range (self->rand, 0, G_N_ELEMENTS (names));
  gint32 two = (one + g_rand_int_range (self->rand, 1, G_N_ELEMENTS (names))) % (gint32) G_N_ELEMENTS (names);
  g_autoptr (RhSetup) setup = make_game (self, names[one], names[two]);
  g_auto (GStrv) moves = g_strsplit (MOVES, "\n", -1);
  guint n = (guint) g_rand_int_range (self->rand, 1, N_MOVES + 1);
  g_autoptr (RhFold) fold = rh_fold_new_moves (setup, (const char *const *) moves, n, NULL, NULL);
  g_autoptr (GError) error = NULL;

  for (guint i = n; i < N_MOVES; i++)
    g_clear_pointer (&moves[i], g_free);
  rh_store_import_game (self->store, setup, (const char *const *) moves, fold, &error);
  assert_refusal (error, RH_STORE_ERROR_TOGETHER);
}

static void
add_guests (Hand *self, RhArrival *arrival)
{
  g_auto (GStrv) moves = g_strsplit (MOVES, "\n", -1);

  for (guint i = 0; i < EACH; i++) {
    g_autofree char *guest = g_strdup_printf ("Guest %u of %u", ++self->n, self->seed);
    g_autofree char *host = g_strdup_printf ("Host of %u", self->seed);
    g_autoptr (RhSetup) setup = make_game (self, guest, host);
    g_autoptr (RhFold) fold = rh_fold_new_moves (setup, (const char *const *) moves, g_strv_length (moves), NULL, NULL);

    g_assert_true (rh_arrival_add (arrival, setup, (const char *const *) moves, fold, NULL));
  }
}

static void
import_many (Hand *self)
{
  RhArrival *arrival = rh_arrival_new (self->store, NULL);

  for (guint i = 0; i < GAMES; i += EACH) {
    g_assert_true (rh_arrival_begin (arrival, NULL));
    add_guests (self, arrival);
    g_assert_true (rh_arrival_end (arrival, TRUE, NULL));
  }
  g_assert_true (rh_arrival_show (arrival, NULL));
  rh_arrival_free (arrival);
}

/* Any of the games; 0 where there is none. */
static gint64
pick_game (Hand *self)
{
  gint64 game = G_MININT64, picked = 0;

  for (gint32 n = 1; rh_store_find_next (self->store, &game, NULL); n++) {
    if (g_rand_int_range (self->rand, 0, n) == 0)
      picked = game;
  }

  return picked;
}

static gboolean
add_again (RhArrival *arrival, const RhSetup *setup, const char *text, GError **error)
{
  g_auto (GStrv) moves = g_strsplit (text, "\n", -1);
  g_autoptr (RhFold) fold = rh_fold_new_moves (setup, (const char *const *) moves, g_strv_length (moves), NULL, NULL);

  return rh_arrival_add (arrival, setup, (const char *const *) moves, fold, error);
}

/* One that is there goes on from where it is, or was all there; and comes once more as it went otherwise. */
static void
import_again (Hand *self)
{
  gint64 game = pick_game (self);
  g_autoptr (RhStoredGame) stored = game != 0 ? store_table_load (self->store, game) : NULL;
  g_autoptr (GError) error = NULL;
  RhArrival *arrival;
  gboolean ok;

  if (stored == NULL)
    return;

  arrival = rh_arrival_new (self->store, NULL);
  g_assert_true (rh_arrival_begin (arrival, NULL));
  ok = add_again (arrival, stored->setup, MOVES, &error) && add_again (arrival, stored->setup, OTHER_MOVES, &error);
  g_assert_no_error (error);
  g_assert_true (rh_arrival_end (arrival, ok, NULL));
  g_assert_true (rh_arrival_show (arrival, NULL));
  self->n_further += rh_arrival_get_n (arrival, RH_ARRIVAL_FURTHER);
  self->n_other += rh_arrival_get_n (arrival, RH_ARRIVAL_OTHER);
  rh_arrival_free (arrival);
}

static void
delete_one (Hand *self)
{
  gint64 game = pick_game (self);

  g_assert_true (game == 0 || rh_store_delete_game (self->store, game, NULL));
}

static void
note_one (Hand *self)
{
  gint64 game = pick_game (self);
  g_autofree char *note = g_strdup_printf ("%u", ++self->n);

  g_assert_true (game == 0 || rh_store_set_note (self->store, game, note, NULL));
}

/* (nullable): any of the players of a list. */
static RhPlayerRow *
pick_player (Hand *self, GPtrArray *rows)
{
  return rows->len > 0 ? rows->pdata[g_rand_int_range (self->rand, 0, (gint32) rows->len)] : NULL;
}

static void
rename_one (Hand *self)
{
  g_autoptr (GPtrArray) rows = rh_store_list_player_rows (self->store, NULL, NULL, G_MAXINT, NULL);
  RhPlayerRow *player = pick_player (self, rows);
  g_autofree char *name = g_strdup_printf ("Name %u of %u", ++self->n, self->seed);

  g_assert_true (player == NULL || rh_store_rename_player (self->store, player->id, name, NULL));
}

static void
merge_two (Hand *self)
{
  g_autoptr (GPtrArray) rows = rh_store_list_player_rows (self->store, NULL, NULL, G_MAXINT, NULL);
  RhPlayerRow *player = pick_player (self, rows);
  RhPlayerRow *other = pick_player (self, rows);
  g_autoptr (GError) error = NULL;

  if (player != other)
    rh_store_merge_players (self->store, player->id, other->id, &error);
  assert_refusal (error, RH_STORE_ERROR_TOGETHER);
}

static void
take_back_one (Hand *self)
{
  g_autoptr (GPtrArray) rows = rh_store_list_player_rows (self->store, NULL, NULL, G_MAXINT, NULL);
  g_autoptr (GError) error = NULL;
  RhPlayerRow *player;

  for (guint i = rows->len; i > 0; i--) {
    if (((RhPlayerRow *) rows->pdata[i - 1])->was == NULL)
      g_ptr_array_remove_index (rows, i - 1);
  }
  player = pick_player (self, rows);
  if (player != NULL)
    rh_store_take_back_renaming (self->store, player->id, &error);
  assert_refusal (error, RH_STORE_ERROR_NAME);
}

static void
restore (Hand *self)
{
  const RhWatcher watcher = { NULL, NULL, NULL };
  g_autofree char *copy = dup_copy_path (self->table);
  g_autofree char *aside = NULL;
  g_autoptr (GError) error = NULL;
  RhCopy found;

  rh_store_close (self->store);
  aside = rh_store_restore (self->table->path, copy, &watcher, &found, &error);
  g_assert_no_error (error);
  self->store = store_table_open (self->table);
}

static void
do_one (Hand *self)
{
  static void (*const deeds[]) (Hand *) = {
    import_one, import_one, import_many, import_again, import_again,  delete_one,    delete_one,
    note_one,   rename_one, rename_one,  merge_two,    merge_two,     take_back_one, take_back_one,
    restore,
  };

  deeds[g_rand_int_range (self->rand, 0, (gint32) G_N_ELEMENTS (deeds) - !self->restores)](self);
}

static Hand
begin (const StoreTable *table, guint32 seed, gboolean restores)
{
  /* New games get the same UUIDs, too. */
  g_random_set_seed (seed);

  return (Hand) {
    .table = table,
    .store = store_table_open (table),
    .rand = g_rand_new_with_seed (seed),
    .seed = seed,
    .restores = restores,
  };
}

/* The same things done to a twin of the shelf, in peace: how it looks before the first of them and after each. */
static GPtrArray *
foresee (const StoreTable *table, guint32 seed, gboolean restores, guint *n_further, guint *n_other)
{
  g_autoptr (StoreTable) twin = store_table_new ();
  g_autofree char *copy = dup_copy_path (twin);
  GPtrArray *pictures = g_ptr_array_new_with_free_func (g_free);
  Hand hand;

  store_table_copy (table->path, twin->path);
  store_table_copy (table->path, copy);
  hand = begin (twin, seed, restores);
  for (guint i = 0; i < DEEDS; i++) {
    g_ptr_array_add (pictures, store_table_ask (twin, PICTURE));
    do_one (&hand);
  }
  g_ptr_array_add (pictures, store_table_ask (twin, PICTURE));
  *n_further += hand.n_further;
  *n_other += hand.n_other;
  rh_store_close (hand.store);
  g_rand_free (hand.rand);

  return pictures;
}

static void
run_child (const StoreTable *table, guint32 seed, gboolean restores, int out)
{
  Hand hand = begin (table, seed, restores);

  for (guint i = 0; i < DEEDS; i++) {
    do_one (&hand);
    g_assert_cmpint (write (out, "d", 1), ==, 1);
  }
  for (;;)
    pause ();
}

/* With the child goes one that it has made itself to restore, and that would write on: it becomes ours then. */
static void
kill_child (pid_t child)
{
  int status;

  g_assert_cmpint (kill (-child, SIGKILL), ==, 0);
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFSIGNALED (status) && WTERMSIG (status) == SIGKILL);
  while (waitpid (-child, &status, 0) > 0) {
  }
}

/* A child does these things, and is killed in the middle. Returns how many it had said were done. */
static guint
run_once (const StoreTable *table, guint32 seed, gboolean restores, GRand *rand)
{
  gint32 wanted = g_rand_int_range (rand, 0, DEEDS);
  int ends[2];
  guint n = 0;
  char letter;
  pid_t child;

  g_assert_cmpint (pipe (ends), ==, 0);
  child = fork ();
  g_assert_cmpint (child, >=, 0);
  if (child == 0) {
    setpgid (0, 0);
    close (ends[0]);
    run_child (table, seed, restores, ends[1]);
  }
  setpgid (child, child);
  close (ends[1]);
  while (n < (guint) wanted && read (ends[0], &letter, 1) == 1)
    n++;
  g_usleep ((gulong) g_rand_int_range (rand, 0, restores ? RESTORING_MAX : PAUSE_MAX));
  kill_child (child);
  while (read (ends[0], &letter, 1) == 1)
    n++;
  close (ends[0]);

  return n;
}

/* The next start, after which nothing is left of what was stopped on its way in. Returns the shelf as it is then. */
static char *
start_again (const StoreTable *table)
{
  g_autoptr (RhStore) store = store_table_open (table);
  guint n = 0;
  gboolean more = TRUE;

  while (more)
    g_assert_true (rh_store_clear_arriving (store, EACH, &more, NULL));
  g_assert_true (rh_store_count_games (store, &n, NULL));
  store_table_assert_good (store, n);

  return store_table_ask (table, PICTURE);
}

/* All that was said to be done, or that and the next thing. */
static gboolean
compare (const StoreTable *table, GPtrArray *pictures, guint n)
{
  g_autofree char *found = start_again (table);

  if (g_str_equal (found, pictures->pdata[n]))
    return FALSE;
  g_assert_cmpuint (n, <, DEEDS);
  g_assert_cmpstr (found, ==, pictures->pdata[n + 1]);

  return TRUE;
}

/* The shelf is put in order, and the battery dies, again and again, always at another moment. */
static void
test_kill (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) g_test_rand_int ());
  g_autoptr (StoreTable) table = NULL;
  guint n_done = 0, n_more = 0, n_within = 0, n_further = 0, n_other = 0;

  for (guint i = 0; i < RUNS * (g_test_thorough () ? THOROUGH : 1); i++) {
    guint32 seed = g_rand_int (rand);
    gboolean restores = i % RESTORED_EACH == 0;
    g_autoptr (GPtrArray) pictures = NULL;
    g_autofree char *copy = NULL;
    guint n;

    if (i % ANEW_EACH == 0) {
      g_clear_pointer (&table, store_table_free);
      table = store_table_new ();
      rh_store_close (store_table_open (table));
    }
    copy = dup_copy_path (table);
    store_table_copy (table->path, copy);
    pictures = foresee (table, seed, restores, &n_further, &n_other);
    n = run_once (table, seed, restores, rand);
    n_done += n;
    n_within += n < DEEDS;
    n_more += compare (table, pictures, n) ? 1 : 0;
  }
  g_test_message ("%u things were done, %u times one more than was said, and %u times one wasn't or might not be", n_done,
                  n_more, n_within);
  g_assert_cmpuint (n_done, >, RUNS);
  g_test_message ("%u games were played on by their records, and %u kept beside", n_further, n_other);
  g_assert_cmpuint (n_within, >, 0);
  g_assert_cmpuint (n_further, >, 0);
  g_assert_cmpuint (n_other, >, 0);
}

int
main (int argc, char *argv[])
{
  if (g_access ("/dev/shm", W_OK) == 0)
    g_setenv ("TMPDIR", "/dev/shm", TRUE);

  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (prctl (PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0), ==, 0);

  g_test_add_func ("/store/shelf-kill", test_kill);

  return g_test_run ();
}
