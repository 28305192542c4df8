/* SPDX-License-Identifier: GPL-3.0-or-later
 * Somebody looks after the database from a terminal without a display:
 * `railhead --verify` says what it finds, by words and by its exit status, and
 * what to do then; and it leaves everything as it was. */

#define _GNU_SOURCE /* for a small pipe */

#include "config.h"

#include "store-table.h"

#include <fcntl.h>
#include <gio/gio.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

/* What a pipe holds at least, and what a line of the program is shorter than. */
#define PIPE_SIZE 4096
#define LINE_SIZE 512

#define PATIENCE (20 * G_USEC_PER_SEC)

static const char *program;

typedef struct {
  StoreTable *table;
  char       *folder;
  char       *path;
  char       *said;
  int         status;
} Terminal;

/* Where the program looks is a folder deeper than where the table is. */
static void
set_up (Terminal *terminal, gconstpointer data)
{
  terminal->table = store_table_new ();
  terminal->folder = g_build_filename (terminal->table->folder, RH_DATA_FOLDER, NULL);
  terminal->path = g_build_filename (terminal->folder, "railhead.db", NULL);
}

static void
tear_down (Terminal *terminal, gconstpointer data)
{
  store_table_free (terminal->table);
  g_free (terminal->folder);
  g_free (terminal->path);
  g_free (terminal->said);
}

static RhStore *
make_store (Terminal *terminal)
{
  RhStore *store;

  g_assert_cmpint (g_mkdir (terminal->folder, 0700), ==, 0);
  store = rh_store_open (terminal->path, NULL);
  g_assert_nonnull (store);

  return store;
}

/* A file of the tests' data as the database. */
static void
use (Terminal *terminal, const char *name)
{
  g_autofree char *from = g_test_build_filename (G_TEST_DIST, "data", name, NULL);
  g_autofree char *bytes = NULL;
  gsize length = 0;

  g_mkdir (terminal->folder, 0700);
  g_assert_true (g_file_get_contents (from, &bytes, &length, NULL));
  g_assert_true (g_file_set_contents (terminal->path, bytes, (gssize) length, NULL));
}

/* Every file of the folder, byte for byte, and when it was changed. */
static char *
dup_snapshot (Terminal *terminal)
{
  StoreTable inner = { terminal->folder, terminal->path };
  g_autofree char *files = store_table_list_files (&inner);
  g_auto (GStrv) names = g_strsplit (files, " ", -1);
  GString *snapshot = g_string_new (NULL);

  for (guint i = 0; names[i] != NULL && *names[i] != '\0'; i++) {
    g_autofree char *path = g_build_filename (terminal->folder, names[i], NULL);
    StoreTable part = { terminal->folder, path };
    g_autofree char *sum = store_table_checksum (&part);
    GStatBuf info;

    g_assert_cmpint (g_stat (path, &info), ==, 0);
    g_string_append_printf (snapshot, "%s %s %" G_GINT64_FORMAT ".%09ld\n", names[i], sum,
                            (gint64) info.st_mtim.tv_sec, info.st_mtim.tv_nsec);
  }

  return g_string_free (snapshot, FALSE);
}

static GStrv
dup_environment (Terminal *terminal, const char *data_home)
{
  GStrv env = g_get_environ ();

  env = g_environ_unsetenv (env, "DISPLAY");
  env = g_environ_unsetenv (env, "WAYLAND_DISPLAY");
  env = g_environ_setenv (env, "HOME", terminal->table->folder, TRUE);

  return g_environ_setenv (env, "XDG_DATA_HOME", data_home, TRUE);
}

static void
take (Terminal *terminal, const char *said, int status)
{
  g_assert_true (WIFEXITED (status));
  g_free (terminal->said);
  terminal->said = g_strdup (said);
  terminal->status = WEXITSTATUS (status);
  g_test_message ("%d: %s", terminal->status, terminal->said);
}

static void
run_with (Terminal *terminal, const char *option, const char *data_home)
{
  const char *const argv[] = { program, option, NULL };
  g_auto (GStrv) env = dup_environment (terminal, data_home);
  g_autofree char *out = NULL;
  g_autofree char *err = NULL;
  g_autofree char *said = NULL;
  g_autoptr (GError) error = NULL;
  int status;

  g_spawn_sync (NULL, (char **) argv, env, G_SPAWN_DEFAULT, NULL, NULL, &out, &err, &status, &error);
  g_assert_no_error (error);
  said = g_strconcat (out, err, NULL);
  take (terminal, said, status);
}

static void
run (Terminal *terminal, const char *option)
{
  run_with (terminal, option, terminal->table->folder);
}

/* The same, and nothing has changed by it. */
static void
run_and_compare (Terminal *terminal)
{
  g_autofree char *before = dup_snapshot (terminal);
  g_autofree char *after = NULL;

  run (terminal, "--verify");
  after = dup_snapshot (terminal);
  g_assert_cmpstr (after, ==, before);
}

static gboolean
says (Terminal *terminal, const char *words)
{
  return strstr (terminal->said, words) != NULL;
}

static void
test_version (Terminal *terminal, gconstpointer data)
{
  run (terminal, "--version");
  g_assert_cmpstr (terminal->said, ==, "Railhead " RH_VERSION "\n");
  g_assert_cmpint (terminal->status, ==, 0);
  g_assert_false (g_file_test (terminal->folder, G_FILE_TEST_EXISTS));
}

static void
test_good (Terminal *terminal, gconstpointer data)
{
  RhStore *store = make_store (terminal);

  store_table_play (store, store_table_add (store, "Anna,Bram"), "reveal d2/7 v1/3\nbids 5 3");
  store_table_add (store, "Csilla,Dóra");
  rh_store_close (store);

  run (terminal, "--verify");
  g_assert_cmpint (terminal->status, ==, 0);
  g_assert_cmpstr (terminal->said, ==, "2 games checked, no problems found\n");
}

/* A pound too many in the ledger: found, counted, not mended; and which files to copy first. */
static void
test_bad (Terminal *terminal, gconstpointer data)
{
  RhStore *store = make_store (terminal);
  StoreTable inner = { terminal->folder, terminal->path };
  g_autofree char *none = NULL;

  store_table_play (store, store_table_add (store, "Anna,Bram"), "reveal d2/7 v1/3\nbids 5 3");
  rh_store_close (store);
  none = store_table_ask (&inner, "UPDATE entry SET amount = amount + 1 WHERE kind = 'bid' AND seat = 1");
  g_assert_cmpstr (none, ==, "");

  run_and_compare (terminal);
  g_assert_cmpint (terminal->status, ==, 1);
  g_assert_true (says (terminal, "\n1 game checked, 1 problem found\nFirst copy “"));
  g_assert_true (says (terminal, terminal->path));
  g_assert_true (says (terminal, "“-wal” and “-shm”"));
}

/* One byte each: it ends, counts what it says, and leaves the file alone. */
static void
test_bytes (Terminal *terminal, gconstpointer data)
{
  static const char *const names[] = { "cut", "loop1", "null1", "null4", "utf4" };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autofree char *name = g_strdup_printf ("damaged-%s.db", names[i]);

    use (terminal, name);
    run_and_compare (terminal);
    g_assert_cmpint (terminal->status, ==, 1);
    g_assert_true (says (terminal, " found\nFirst copy “"));
  }
}

/* One that an older Railhead has made stays as old as it is. */
static void
test_older (Terminal *terminal, gconstpointer data)
{
  use (terminal, "store-v1.db");
  run_and_compare (terminal);
  g_assert_cmpint (terminal->status, ==, 0);
  g_assert_cmpstr (terminal->said, ==, "3 games checked, no problems found\n");
}

/* Not a database: status 2, a message, and the file as it was. */
static void
test_damaged (Terminal *terminal, gconstpointer data)
{
  g_assert_cmpint (g_mkdir (terminal->folder, 0700), ==, 0);
  g_file_set_contents (terminal->path, "a shopping list", -1, NULL);

  run_and_compare (terminal);
  g_assert_cmpint (terminal->status, ==, 2);
  g_assert_true (says (terminal, terminal->path));
}

/* Only its log is left: that isn't a database that was never made. */
static void
test_lost (Terminal *terminal, gconstpointer data)
{
  RhStore *store = make_store (terminal);
  g_autofree char *log = g_strconcat (terminal->path, "-wal", NULL);
  g_autofree char *kept = g_strconcat (log, "-kept", NULL);
  g_autofree char *bytes = NULL;
  gsize length = 0;

  store_table_add (store, "Anna,Bram");
  g_assert_true (g_file_get_contents (log, &bytes, &length, NULL));
  g_assert_true (g_file_set_contents (kept, bytes, (gssize) length, NULL));
  rh_store_close (store);
  g_assert_cmpint (g_unlink (terminal->path), ==, 0);
  g_assert_cmpint (g_rename (kept, log), ==, 0);

  run_and_compare (terminal);
  g_assert_cmpint (terminal->status, ==, 2);
  g_assert_true (says (terminal, log));
  g_assert_false (says (terminal, "There is no database"));
}

/* More damaged games than a pipe holds the problems of. */
static void
damage_many (Terminal *terminal)
{
  RhStore *store = make_store (terminal);
  StoreTable inner = { terminal->folder, terminal->path };
  g_autofree char *none = NULL;

  for (guint i = 0; i < PIPE_SIZE / 32; i++)
    store_table_add (store, "Anna,Bram");
  rh_store_close (store);
  none = store_table_ask (&inner, "UPDATE game SET status = 'ended', options = 'x'");
  g_assert_cmpstr (none, ==, "");
}

/* Until the program waits for somebody to read what it says. */
static void
wait_until_full (int out)
{
  gint64 end = g_get_monotonic_time () + PATIENCE;
  int n = 0;

  while (n < PIPE_SIZE - LINE_SIZE) {
    g_assert_cmpint (g_get_monotonic_time (), <, end);
    g_assert_cmpint (ioctl (out, FIONREAD, &n), ==, 0);
    g_usleep (1000);
  }
}

static char *
read_all (int out)
{
  GString *text = g_string_new (NULL);
  char bytes[PIPE_SIZE];
  gssize n;

  while ((n = read (out, bytes, sizeof bytes)) > 0)
    g_string_append_len (text, bytes, n);

  return g_string_free (text, FALSE);
}

/* What is found is told at once; and what another program has changed meanwhile is no damage yet. */
static void
test_meanwhile (Terminal *terminal, gconstpointer data)
{
  const char *const argv[] = { program, "--verify", NULL };
  g_auto (GStrv) env = dup_environment (terminal, terminal->table->folder);
  StoreTable inner = { terminal->folder, terminal->path };
  g_autofree char *none = NULL;
  g_autofree char *said = NULL;
  GPid child;
  int out[2];
  int status;

  damage_many (terminal);
  g_assert_cmpint (pipe2 (out, O_CLOEXEC), ==, 0);
  g_assert_cmpint (fcntl (out[1], F_SETPIPE_SZ, PIPE_SIZE), ==, PIPE_SIZE);
  g_assert_true (g_spawn_async_with_fds (NULL, (char **) argv, env, G_SPAWN_DO_NOT_REAP_CHILD, NULL, NULL, &child, -1,
                                         out[1], -1, NULL));
  close (out[1]);
  wait_until_full (out[0]);
  none = store_table_ask (&inner, "UPDATE game SET touched = touched + 1");
  g_assert_cmpstr (none, ==, "");
  said = read_all (out[0]);
  close (out[0]);

  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  take (terminal, said, status);
  g_assert_cmpint (terminal->status, ==, 1);
  g_assert_true (says (terminal, "Close Railhead and check once more."));
  g_assert_false (says (terminal, "First copy"));
}

/* Nothing there yet: it says so, and makes nothing. */
static void
test_missing (Terminal *terminal, gconstpointer data)
{
  run (terminal, "--verify");
  g_assert_cmpint (terminal->status, ==, 2);
  g_assert_true (says (terminal, "There is no database"));
  g_assert_true (says (terminal, terminal->path));
  g_assert_false (g_file_test (terminal->folder, G_FILE_TEST_EXISTS));
}

/* A folder that depends on where one stands isn't one to keep games in. */
static void
test_relative (Terminal *terminal, gconstpointer data)
{
  g_autofree char *usual = g_build_filename (terminal->table->folder, ".local", "share", RH_DATA_FOLDER, NULL);

  run_with (terminal, "--verify", "data");
  g_assert_cmpint (terminal->status, ==, 2);
  g_assert_true (says (terminal, usual));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  program = argv[1];

  g_test_add ("/verify/version", Terminal, NULL, set_up, test_version, tear_down);
  g_test_add ("/verify/good", Terminal, NULL, set_up, test_good, tear_down);
  g_test_add ("/verify/bad", Terminal, NULL, set_up, test_bad, tear_down);
  g_test_add ("/verify/bytes", Terminal, NULL, set_up, test_bytes, tear_down);
  g_test_add ("/verify/older", Terminal, NULL, set_up, test_older, tear_down);
  g_test_add ("/verify/lost", Terminal, NULL, set_up, test_lost, tear_down);
  g_test_add ("/verify/meanwhile", Terminal, NULL, set_up, test_meanwhile, tear_down);
  g_test_add ("/verify/relative", Terminal, NULL, set_up, test_relative, tear_down);
  g_test_add ("/verify/damaged", Terminal, NULL, set_up, test_damaged, tear_down);
  g_test_add ("/verify/missing", Terminal, NULL, set_up, test_missing, tear_down);

  return g_test_run ();
}
