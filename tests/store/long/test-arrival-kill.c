/* SPDX-License-Identifier: GPL-3.0-or-later
 * Games come in under kill -9: all of them are there or none, and what was on its way goes. */

#include "config.h"

#include "store-table.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#define RUNS 40

/* After so many the database is another. */
#define ANEW_EACH 8

/* With -m thorough so many times as many. */
#define THOROUGH 50

/* How many games come, and how many in a transaction. */
#define GAMES 24
#define EACH 3

/* How long a child lives at most, in microseconds, beyond what the others took. */
#define LIFE_MAX 120000

#define MOVES "reveal d2/7 v1/3\nbids 12 0\npick 1 1\ndraw 1 2"

static void
add (RhArrival *arrival, guint seed)
{
  g_autofree char *names = g_strdup_printf ("Anna %u,Bram", seed % 100);
  g_autoptr (RhSetup) setup = store_table_setup (names);
  g_auto (GStrv) moves = g_strsplit (MOVES, "\n", -1);
  g_autoptr (RhFold) fold = rh_fold_new_moves (setup, (const char *const *) moves, g_strv_length (moves), NULL, NULL);
  g_autofree char *id = g_uuid_string_random ();

  g_assert_true (rh_setup_set_id (setup, id, NULL));
  g_assert_true (rh_arrival_add (arrival, setup, (const char *const *) moves, fold, NULL));
}

/* Takes games in until it is killed: those that others were stopped at go first. Writes a letter when the first come, and
 * another once all are shown. */
static void
run_child (const StoreTable *table, guint32 seed, int out)
{
  RhStore *store = store_table_open (table);

  /* Or every child would make up the same UUIDs. */
  g_random_set_seed (seed);
  for (;;) {
    RhArrival *arrival = rh_arrival_new (store, NULL);
    gboolean more = TRUE;

    while (more)
      g_assert_true (rh_arrival_clear (arrival, EACH, &more, NULL));
    g_assert_cmpint (write (out, "b", 1), ==, 1);
    for (guint i = 0; i < GAMES; i += EACH) {
      g_assert_true (rh_arrival_begin (arrival, NULL));
      for (guint k = 0; k < EACH; k++)
        add (arrival, seed + i + k);
      g_assert_true (rh_arrival_end (arrival, TRUE, NULL));
    }
    g_assert_true (rh_arrival_show (arrival, NULL));
    g_assert_cmpint (write (out, "s", 1), ==, 1);
    rh_arrival_free (arrival);
  }
}

/* One run: a child takes games in, and is killed in the middle. Returns how often it had shown all. */
static guint
run_once (const StoreTable *table, GRand *rand)
{
  int ends[2], status;
  guint n_shown = 0;
  char letter;
  pid_t child;

  g_assert_cmpint (pipe (ends), ==, 0);
  child = fork ();
  g_assert_cmpint (child, >=, 0);
  if (child == 0) {
    close (ends[0]);
    run_child (table, g_rand_int (rand), ends[1]);
  }
  close (ends[1]);
  g_assert_cmpint (read (ends[0], &letter, 1), ==, 1);
  g_usleep ((gulong) g_rand_int_range (rand, 0, LIFE_MAX));
  g_assert_cmpint (kill (child, SIGKILL), ==, 0);
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFSIGNALED (status) && WTERMSIG (status) == SIGKILL);
  while (read (ends[0], &letter, 1) == 1)
    n_shown += letter == 's';
  close (ends[0]);

  return n_shown;
}

static guint
count_listed (RhStore *store)
{
  g_autoptr (GPtrArray) playing = rh_store_list_games (store, TRUE, NULL, G_MAXUINT, NULL);

  return playing->len;
}

/* All that were acknowledged, or all of one import more; after clearing nothing else is stored. Returns how many. */
static guint
compare (const StoreTable *table, guint n_known, gboolean clears, guint *n_stopped)
{
  g_autoptr (RhStore) store = store_table_open (table);
  guint n = count_listed (store);
  gboolean more = clears;
  g_autofree char *left = store_table_ask (table, "SELECT count (*) FROM arriving");
  g_autofree char *listed = g_strdup_printf ("%u\n0", n);

  g_assert_true (n == n_known || n == n_known + GAMES);
  *n_stopped += g_ascii_strtoull (left, NULL, 10) > 0;
  while (more)
    g_assert_true (rh_store_clear_arriving (store, EACH, &more, NULL));
  g_assert_cmpuint (count_listed (store), ==, n);
  if (clears) {
    store_table_assert_asks (table, "SELECT count (*) FROM game; SELECT count (*) FROM arriving", listed);
    store_table_assert_good (store, n);
  }

  return n;
}

/* Somebody imports games, and the battery dies, again and again. What is left is cleared at the next start, or by the
 * next import. */
static void
test_kill (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) g_test_rand_int ());
  g_autoptr (StoreTable) table = NULL;
  guint n_known = 0, n_stopped = 0;

  for (guint i = 0; i < RUNS * (g_test_thorough () ? THOROUGH : 1); i++) {
    /* To look at all games takes longer with each. */
    if (i % ANEW_EACH == 0) {
      g_clear_pointer (&table, store_table_free);
      table = store_table_new ();
      n_known = 0;
    }
    n_known += GAMES * run_once (table, rand);
    n_known = compare (table, n_known, i % 2 == 0, &n_stopped);
  }
  g_test_message ("%u games at last; stopped in the middle %u times", n_known, n_stopped);
  g_assert_cmpuint (n_stopped, >, 0);
}

int
main (int argc, char *argv[])
{
  /* A disk in memory, where there is one: what was written outlives a killed process on any. */
  if (g_access ("/dev/shm", W_OK) == 0)
    g_setenv ("TMPDIR", "/dev/shm", TRUE);

  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/store/arrival-kill", test_kill);

  return g_test_run ();
}
