/* SPDX-License-Identifier: GPL-3.0-or-later
 * Somebody imports records at a terminal without a display: `railhead --import` says what came in, and by its exit status
 * whether all did. People who play meanwhile don't notice. */

#include "config.h"

#include "store-table.h"

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#define HEAD_OF "railhead 1\ngame cape-to-cairo\nseat red Anna\nseat blue Bram"
#define HEAD HEAD_OF "\n"
#define FIRST "reveal d2/7 v1/3\n"

/* How many games come in at once. */
#define GAMES 800

/* A move mustn't wait for longer, in microseconds; and how often that is tried. */
#define PATIENCE (100 * G_TIME_SPAN_MILLISECOND)
#define TRIES 8

static const char *program;

typedef struct {
  StoreTable  *table;
  StoreTable   inner; /* where the program looks */
  GSubprocess *process;
  char        *said;
  int          status;
} Terminal;

static void
set_up (Terminal *terminal, gconstpointer data)
{
  terminal->table = store_table_new ();
  terminal->inner.folder = g_build_filename (terminal->table->folder, RH_DATA_FOLDER, NULL);
  terminal->inner.path = g_build_filename (terminal->inner.folder, "railhead.db", NULL);
}

static void
tear_down (Terminal *terminal, gconstpointer data)
{
  g_clear_object (&terminal->process);
  g_free (terminal->said);
  g_free (terminal->inner.folder);
  g_free (terminal->inner.path);
  store_table_free (terminal->table);
}

static char *
put (Terminal *terminal, const char *name, const char *text)
{
  char *path = g_build_filename (terminal->table->folder, name, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));

  return path;
}

static void
start (Terminal *terminal, const char *first, const char *second)
{
  g_autoptr (GSubprocessLauncher) launcher =
    g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_MERGE);
  g_autoptr (GError) error = NULL;

  g_subprocess_launcher_unsetenv (launcher, "DISPLAY");
  g_subprocess_launcher_unsetenv (launcher, "WAYLAND_DISPLAY");
  g_subprocess_launcher_setenv (launcher, "HOME", terminal->table->folder, TRUE);
  g_subprocess_launcher_setenv (launcher, "XDG_DATA_HOME", terminal->table->folder, TRUE);
  g_clear_object (&terminal->process);
  terminal->process = g_subprocess_launcher_spawn (launcher, &error, program, "--import", first, second, NULL);
  g_assert_no_error (error);
}

static void
finish (Terminal *terminal)
{
  g_autoptr (GError) error = NULL;

  g_clear_pointer (&terminal->said, g_free);
  g_subprocess_communicate_utf8 (terminal->process, NULL, NULL, &terminal->said, NULL, &error);
  g_assert_no_error (error);
  terminal->status = g_subprocess_get_exit_status (terminal->process);
  g_test_message ("%d: %s", terminal->status, terminal->said);
}

static void
run (Terminal *terminal, const char *first, const char *second)
{
  start (terminal, first, second);
  finish (terminal);
}

static void
assert_said (Terminal *terminal, int status, const char *said)
{
  g_assert_cmpstr (terminal->said, ==, said);
  g_assert_cmpint (terminal->status, ==, status);
}

static void
assert_good (Terminal *terminal, guint n)
{
  g_autoptr (RhStore) store = store_table_open (&terminal->inner);

  store_table_assert_good (store, n);
}

static void
assert_n_copies (Terminal *terminal, guint n)
{
  g_autoptr (GPtrArray) copies = rh_store_list_daily (terminal->inner.path);

  g_assert_cmpuint (copies->len, ==, n);
}

/* Into a database that is made by it; once more they are known, and what there was has been copied for the day. */
static void
test_import (Terminal *terminal, gconstpointer data)
{
  g_autofree char *first = put (terminal, "a.railhead", HEAD FIRST HEAD);
  g_autofree char *second = put (terminal, "b.railhead", HEAD FIRST "bids 12 0\n");

  run (terminal, first, second);
  assert_said (terminal, 0, "3 games came in.\n");
  assert_n_copies (terminal, 0);
  run (terminal, second, NULL);
  assert_n_copies (terminal, 1);
  assert_said (terminal, 0, "No new games came in. 1 was here already.\n");
  assert_good (terminal, 3);
}

/* One that is wrong doesn't keep the other out. */
static void
test_wrong (Terminal *terminal, gconstpointer data)
{
  g_autofree char *first = put (terminal, "a.railhead", HEAD FIRST HEAD "pass 1\n");
  g_autofree char *second = put (terminal, "b.railhead", HEAD);

  run (terminal, first, second);
  g_assert_true (g_str_has_prefix (terminal->said, "1 game came in.\n1 file has a mistake in it, so nothing of it came in:\n"
                                   "a.railhead:10: "));
  g_assert_cmpint (terminal->status, ==, 1);
  assert_good (terminal, 1);
}

/* No file, none that is right, and a database that isn't one. */
static void
test_refused (Terminal *terminal, gconstpointer data)
{
  g_autofree char *first = put (terminal, "a.railhead", HEAD);
  g_autofree char *wrong = put (terminal, "b.railhead", HEAD "pass 1\n");

  run (terminal, NULL, NULL);
  assert_said (terminal, 2, "Name the files to be imported after “--import”.\n");
  run (terminal, "nowhere.railhead", NULL);
  g_assert_true (g_str_has_prefix (terminal->said, "1 file can’t be read as a record, so nothing of it came in:\n"));
  g_assert_cmpint (terminal->status, ==, 2);
  run (terminal, "nowhere.railhead", wrong);
  g_assert_cmpint (terminal->status, ==, 2);
  run (terminal, "nowhere.railhead", first);
  g_assert_cmpint (terminal->status, ==, 1);
  assert_good (terminal, 1);
  g_remove (terminal->inner.path);

  g_mkdir (terminal->inner.folder, 0700);
  g_assert_true (g_file_set_contents (terminal->inner.path, "No database, but a file that is long enough", -1, NULL));
  run (terminal, first, NULL);
  g_assert_cmpint (terminal->status, ==, 2);
  g_remove (terminal->inner.path);
}

static gboolean
has_begun (Terminal *terminal)
{
  g_autofree char *n = store_table_ask (&terminal->inner, "SELECT count (*) FROM arriving");

  return !g_str_equal (n, "0");
}

/* Somebody plays, takes back, and plays again while hundreds come in. Returns how long a move took at most, in microseconds. */
static gint64
play_meanwhile (Terminal *terminal, RhStore *store, RhStoredGame *stored)
{
  gint64 longest = 0;
  guint n = 0;

  while (!has_begun (terminal))
    g_thread_yield ();

  while (has_begun (terminal)) {
    g_autoptr (RhFold) fold = rh_fold_new (stored->setup);
    g_autoptr (GError) error = NULL;
    gint64 before = g_get_monotonic_time ();

    if (stored->stand.n_played == 0) {
      g_assert_true (rh_fold_play_text (fold, "reveal d2/7 v1/3", NULL));
      rh_store_append_move (store, &stored->stand, "reveal d2/7 v1/3", fold, &error);
    } else {
      rh_store_undo (store, &stored->stand, &error);
    }
    g_assert_no_error (error);
    longest = MAX (longest, g_get_monotonic_time () - before);
    n++;
  }
  g_test_message ("%u moves meanwhile, the longest %.1f ms", n, (double) longest / 1000);
  g_assert_cmpint (n, >, 0);

  return longest;
}

/* Each of it is written, and soon; where the machine was busy with other things, when that is tried again. */
static void
test_meanwhile (Terminal *terminal, gconstpointer data)
{
  g_autoptr (RhStore) store = NULL;
  g_autoptr (RhStoredGame) stored = NULL;
  gint64 longest = G_MAXINT64;
  guint n = 0;

  g_mkdir (terminal->inner.folder, 0700);
  store = store_table_open (&terminal->inner);
  stored = store_table_load (store, store_table_add (store, "Csilla,Dóra"));
  while (n < TRIES && longest > PATIENCE) {
    g_autoptr (GString) text = g_string_new (NULL);
    g_autofree char *first = NULL;

    n++;
    for (guint i = 0; i < GAMES; i++)
      g_string_append_printf (text, HEAD_OF " %u\n" FIRST "bids %u %u\n", n, i % 31, i / 31 % 31);
    first = put (terminal, "a.railhead", text->str);
    start (terminal, first, NULL);
    longest = play_meanwhile (terminal, store, stored);
    finish (terminal);
    assert_said (terminal, 0, "800 games came in.\n");
  }
  g_assert_cmpint (longest, <=, PATIENCE);
  store_table_assert_good (store, n * GAMES + 1);
}

int
main (int argc, char *argv[])
{
  if (g_access ("/dev/shm", W_OK) == 0)
    g_setenv ("TMPDIR", "/dev/shm", TRUE);

  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  program = argv[1];

  g_test_add ("/import-command/import", Terminal, NULL, set_up, test_import, tear_down);
  g_test_add ("/import-command/wrong", Terminal, NULL, set_up, test_wrong, tear_down);
  g_test_add ("/import-command/refused", Terminal, NULL, set_up, test_refused, tear_down);
  g_test_add ("/import-command/meanwhile", Terminal, NULL, set_up, test_meanwhile, tear_down);

  return g_test_run ();
}
