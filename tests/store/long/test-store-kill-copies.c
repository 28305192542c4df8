/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copies under kill -9: a copy that has its name is whole, and the games are those from before a restore or those of the
 * copy, with all that was set aside still there. */

#include "config.h"

#include "store-table.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#define RUNS 40

/* With -m thorough all of it is done so many times. */
#define THOROUGH 100

/* How long a child goes on at most, in microseconds: at first, and ever. A machine that is busy with something else takes
 * ten times as long for a copy, and whoever is killed too early each time makes none. */
#define LIFE_FIRST 250000
#define LIFE_MAX   5000000

/* How many games are in the first copy; one more is in the second. */
#define GAMES 3

typedef struct {
  StoreTable *table;
  char       *copies[2];
  char       *made;
  guint       n_aside; /* sets that were found to be whole */
  guint       n_made;
} Desk;

static void
back_up (const StoreTable *table, const char *to)
{
  const RhWatcher watcher = { NULL, NULL, NULL };
  g_autoptr (GError) error = NULL;
  RhCopy copy;

  rh_store_back_up_file (table->path, to, &watcher, &copy, &error);
  g_assert_no_error (error);
}

static void
restore (const StoreTable *table, const char *from)
{
  const RhWatcher watcher = { NULL, NULL, NULL };
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = NULL;
  RhCopy copy;

  folder = rh_store_restore (table->path, from, &watcher, &copy, &error);
  g_assert_no_error (error);
}

static void
add_games (const StoreTable *table, guint n)
{
  RhStore *store = store_table_open (table);

  for (guint i = 0; i < n; i++)
    store_table_play (store, store_table_add (store, "Anna,Bram"), "reveal s2/7 s3/3\nbids 12 5\npick 1 1");
  rh_store_close (store);
}

/* Copies and restores without an end, one after the other. Between them something is played that lies in a log. */
static void
live (const Desk *desk)
{
  for (guint i = 0;; i++) {
    restore (desk->table, desk->copies[i % 2]);
    store_table_crash (desk->table, 1, "draw 1 2");
    back_up (desk->table, desk->made);
  }
}

/* With the child goes one that it has made itself, and that would write on: it becomes ours then. */
static void
kill_one (const Desk *desk, guint microseconds)
{
  pid_t child = fork ();
  int status;

  g_assert_cmpint (child, >=, 0);
  if (child == 0) {
    setpgid (0, 0);
    live (desk);
  }
  setpgid (child, child);
  g_usleep (microseconds);
  g_assert_cmpint (kill (-child, SIGKILL), ==, 0);
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFSIGNALED (status) && WTERMSIG (status) == SIGKILL);
  while (waitpid (-child, &status, 0) > 0) {
  }
}

/* Longer after a child that made no copy, shorter after one that did: about three in ten do then, wherever this runs. */
static guint
choose_next_life (guint life, gboolean made)
{
  return MIN (made ? life * 4 / 5 : life * 11 / 10, LIFE_MAX);
}

/* All games of one of the copies, and nothing else. */
static void
assert_whole (RhStore *store)
{
  guint n = 0;
  g_autoptr (GPtrArray) problems = store_table_verify (store, &n);

  g_assert_cmpuint (problems->len, ==, 0);
  g_assert_true (n == GAMES || n == GAMES + 1);
  rh_store_close (store);
}

static void
assert_aside (Desk *desk, const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "railhead.db", NULL);
  g_autoptr (GError) error = NULL;
  RhStore *store = rh_store_open_to_look (path, &error);

  g_assert_no_error (error);
  assert_whole (store);
  desk->n_aside++;
}

static void
remove_folder (const char *folder)
{
  StoreTable inner = { (char *) folder, NULL };
  g_autofree char *files = store_table_list_files (&inner);
  g_auto (GStrv) names = g_strsplit (files, " ", -1);

  for (guint i = 0; names[i] != NULL; i++) {
    g_autofree char *path = g_build_filename (folder, names[i], NULL);

    g_assert_cmpint (g_unlink (path), ==, 0);
  }
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static void
look_aside (Desk *desk)
{
  g_autofree char *files = store_table_list_files (desk->table);
  g_auto (GStrv) names = g_strsplit (files, " ", -1);

  for (guint i = 0; names[i] != NULL; i++) {
    g_autofree char *path = g_build_filename (desk->table->folder, names[i], NULL);

    g_assert_false (g_str_has_suffix (names[i], ".new") || g_str_has_suffix (names[i], ".restore-part"));
    if (!g_str_has_prefix (names[i], "set-aside-"))
      continue;
    if (g_rmdir (path) == 0) /* made, and then nothing was put there yet */
      continue;
    assert_aside (desk, path);
    remove_folder (path);
  }
}

static void
look (Desk *desk)
{
  const RhWatcher watcher = { NULL, NULL, NULL };
  g_autoptr (GError) error = NULL;
  RhCopy copy;

  if (g_file_test (desk->made, G_FILE_TEST_EXISTS)) {
    rh_store_look_at_copy (desk->table->path, desk->made, &watcher, &copy, &error);
    g_assert_no_error (error);
    g_assert_true (copy.n_games == GAMES || copy.n_games == GAMES + 1);
    g_assert_cmpuint (copy.findings.n_in_games, ==, 0);
    g_assert_cmpint (g_unlink (desk->made), ==, 0);
    desk->n_made++;
  }
  assert_whole (store_table_open (desk->table));
  look_aside (desk);
}

static void
run_all (GRand *rand)
{
  g_autoptr (StoreTable) table = store_table_new ();
  Desk desk = { .table = table };
  guint life = LIFE_FIRST;

  add_games (table, GAMES);
  for (guint i = 0; i < 2; i++) {
    g_autofree char *name = g_strdup_printf ("copy-%u", i);

    desk.copies[i] = g_build_filename (table->folder, name, NULL);
    back_up (table, desk.copies[i]);
    if (i == 0)
      add_games (table, 1);
  }
  restore (table, desk.copies[0]);
  desk.made = g_build_filename (table->folder, "made", NULL);

  for (guint i = 0; i < RUNS; i++) {
    guint n_made = desk.n_made;

    kill_one (&desk, (guint) g_rand_int_range (rand, 0, (gint32) life));
    look (&desk);
    life = choose_next_life (life, desk.n_made > n_made);
  }
  g_test_message ("%u sets were aside, and whole; %u copies", desk.n_aside, desk.n_made);
  g_assert_cmpuint (desk.n_aside, >, RUNS / 10);
  g_assert_cmpuint (desk.n_made, >, RUNS / 10);
  g_free (desk.copies[0]);
  g_free (desk.copies[1]);
  g_free (desk.made);
}

/* The battery dies while a copy is made or put back, again and again, always at another moment. */
static void
test_kill (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) g_test_rand_int ());

  for (guint i = 0; i < (g_test_thorough () ? THOROUGH : 1); i++)
    run_all (rand);
}

int
main (int argc, char *argv[])
{
  if (g_access ("/dev/shm", W_OK) == 0)
    g_setenv ("TMPDIR", "/dev/shm", TRUE);

  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (prctl (PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0), ==, 0);

  g_test_add_func ("/store/kill-copies", test_kill);

  return g_test_run ();
}
