/* SPDX-License-Identifier: GPL-3.0-or-later
 * Games come in under kill -9, and those of the import before go on, some with a move undone and some of an older schema: all
 * of them or none, and what was on its way goes. */

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

#define FIRST "reveal d2/7 v1/3"
#define SECOND FIRST "\nbids 12 0"
#define MOVES SECOND "\npick 1 1\ndraw 1 2"
#define ALL_PLAYED "4"

static guint
count_listed (RhStore *store)
{
  g_autoptr (GPtrArray) playing = rh_store_list_games (store, TRUE, NULL, G_MAXUINT, NULL);

  return playing->len;
}

/* A game of an import, by numbers. */
static void
add (RhArrival *arrival, guint import, guint i, const char *text)
{
  g_autofree char *names = g_strdup_printf ("Anna %u,Bram", (import * GAMES + i) % 100);
  g_autoptr (RhSetup) setup = store_table_setup (names);
  g_auto (GStrv) moves = g_strsplit (text, "\n", -1);
  g_autoptr (RhFold) fold = rh_fold_new_moves (setup, (const char *const *) moves, g_strv_length (moves), NULL, NULL);
  g_autofree char *id = g_strdup_printf ("%08x-0000-4000-8000-%012x", import, i);

  g_assert_true (rh_setup_set_id (setup, id, NULL));
  g_assert_true (rh_arrival_add (arrival, setup, (const char *const *) moves, fold, NULL));
}

/* Whether a game of an import has a move undone before it goes on: it came with one more. */
static gboolean
is_undone (guint i)
{
  return i % EACH == 0;
}

/* The games of an import as they begin, and those of the one before as they went on. */
static void
add_import (RhArrival *arrival, guint import)
{
  for (guint i = 0; i < GAMES; i += EACH) {
    g_assert_true (rh_arrival_begin (arrival, NULL));
    for (guint k = i; k < i + EACH; k++) {
      add (arrival, import, k, is_undone (k) ? SECOND : FIRST);
      if (import > 0)
        add (arrival, import - 1, k, MOVES);
    }
    g_assert_true (rh_arrival_end (arrival, TRUE, NULL));
  }
}

/* Of the games that have come some are brought where others go on from; and some are those of an older schema. */
static void
go_back (const StoreTable *table, RhStore *store, guint import)
{
  for (guint i = 0; i < GAMES; i++) {
    g_autofree char *id = g_strdup_printf ("%08x-0000-4000-8000-%012x", import, i);
    gint64 game = 0;

    g_assert_true (rh_store_find_game (store, id, &game, NULL));
    if (is_undone (i))
      store_table_undo (store, game, 1);
  }
  store_table_assert_asks (table, "BEGIN; DELETE FROM chain WHERE game IN (SELECT game FROM seal WHERE played = 1 AND game % 4 = 0);"
                           "DELETE FROM seal WHERE played = 1 AND game % 4 = 0; COMMIT", "");
}

/* Takes games in until it is killed: those that others were stopped at go first. Writes a letter when the first come, and
 * another once all are shown. */
static void
run_child (const StoreTable *table, int out)
{
  RhStore *store = store_table_open (table);

  for (guint import = count_listed (store) / GAMES;; import++) {
    RhArrival *arrival = rh_arrival_new (store, NULL);
    gboolean more = TRUE;

    while (more)
      g_assert_true (rh_arrival_clear (arrival, EACH, &more, NULL));
    g_assert_cmpint (write (out, "b", 1), ==, 1);
    add_import (arrival, import);
    g_assert_true (rh_arrival_show (arrival, NULL));
    g_assert_cmpuint (rh_arrival_get_n (arrival, RH_ARRIVAL_NEW), ==, GAMES);
    g_assert_cmpuint (rh_arrival_get_n (arrival, RH_ARRIVAL_FURTHER), ==, import > 0 ? GAMES : 0);
    g_assert_cmpint (write (out, "s", 1), ==, 1);
    rh_arrival_free (arrival);
    go_back (table, store, import);
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
    run_child (table, ends[1]);
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

#define LEFT \
  "SELECT (SELECT count (*) FROM arriving) + (SELECT count (*) FROM continuing) + (SELECT count (*) FROM continuing_undone)"

/* All that were acknowledged, or all of one import more; and those of the import before the last have gone on. After clearing
 * nothing else is stored. Returns how many there are. */
static guint
compare (const StoreTable *table, guint n_known, gboolean clears, guint *n_stopped, guint *n_aside)
{
  g_autoptr (RhStore) store = store_table_open (table);
  guint n = count_listed (store);
  gboolean more = clears;
  g_autofree char *left = store_table_ask (table, LEFT);
  g_autofree char *aside = store_table_ask (table, "SELECT count (*) FROM continuing_undone");
  g_autofree char *stored = g_strdup_printf ("%u\n0", n);
  g_autofree char *gone_on = g_strdup_printf ("%u", MAX (n, GAMES) - GAMES);

  g_assert_true (n == n_known || n == n_known + GAMES);
  store_table_assert_asks (table, "SELECT count (*) FROM seal WHERE played = " ALL_PLAYED, gone_on);
  *n_stopped += g_ascii_strtoull (left, NULL, 10) > 0;
  *n_aside += g_ascii_strtoull (aside, NULL, 10) > 0;
  while (more)
    g_assert_true (rh_store_clear_arriving (store, EACH, &more, NULL));
  g_assert_cmpuint (count_listed (store), ==, n);
  if (clears) {
    store_table_assert_asks (table, "SELECT count (*) FROM game; " LEFT, stored);
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
  guint n_known = 0, n_stopped = 0, n_aside = 0;

  for (guint i = 0; i < RUNS * (g_test_thorough () ? THOROUGH : 1); i++) {
    /* To look at all games takes longer with each. */
    if (i % ANEW_EACH == 0) {
      g_clear_pointer (&table, store_table_free);
      table = store_table_new ();
      n_known = 0;
    }
    n_known += GAMES * run_once (table, rand);
    n_known = compare (table, n_known, i % 2 == 0, &n_stopped, &n_aside);
  }
  g_test_message ("%u games at last; stopped in the middle %u times, %u of them with undone moves aside", n_known, n_stopped,
                  n_aside);
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
