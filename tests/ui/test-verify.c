/* SPDX-License-Identifier: GPL-3.0-or-later
 * Somebody looks after the database from a terminal without a display:
 * `railhead --verify` says what it finds, by words and by its exit status. */

#include "config.h"

#include "store-table.h"

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/wait.h>

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

static void
run (Terminal *terminal, const char *option)
{
  const char *const argv[] = { program, option, NULL };
  g_auto (GStrv) env = g_get_environ ();
  g_autofree char *out = NULL;
  g_autofree char *err = NULL;
  g_autoptr (GError) error = NULL;
  int status;

  env = g_environ_unsetenv (env, "DISPLAY");
  env = g_environ_unsetenv (env, "WAYLAND_DISPLAY");
  env = g_environ_setenv (env, "XDG_DATA_HOME", terminal->table->folder, TRUE);
  g_spawn_sync (NULL, (char **) argv, env, G_SPAWN_DEFAULT, NULL, NULL, &out, &err, &status, &error);
  g_assert_no_error (error);
  g_assert_true (WIFEXITED (status));

  g_free (terminal->said);
  terminal->said = g_strconcat (out, err, NULL);
  terminal->status = WEXITSTATUS (status);
  g_test_message ("%s: %d: %s", option, terminal->status, terminal->said);
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

/* A pound too many in the ledger: found, counted, not mended. */
static void
test_bad (Terminal *terminal, gconstpointer data)
{
  RhStore *store = make_store (terminal);
  StoreTable inner = { terminal->folder, terminal->path };
  g_autofree char *none = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  store_table_play (store, store_table_add (store, "Anna,Bram"), "reveal d2/7 v1/3\nbids 5 3");
  rh_store_close (store);
  none = store_table_ask (&inner, "UPDATE entry SET amount = amount + 1 WHERE kind = 'bid' AND seat = 1");
  g_assert_cmpstr (none, ==, "");
  before = store_table_ask (&inner, "SELECT * FROM entry");

  run (terminal, "--verify");
  g_assert_cmpint (terminal->status, ==, 1);
  g_assert_true (g_str_has_suffix (terminal->said, "1 game checked, 1 problem found\n"));
  after = store_table_ask (&inner, "SELECT * FROM entry");
  g_assert_cmpstr (after, ==, before);
}

/* Not a database: status 2, a message, and the file as it was. */
static void
test_damaged (Terminal *terminal, gconstpointer data)
{
  g_autofree char *kept = NULL;

  g_assert_cmpint (g_mkdir (terminal->folder, 0700), ==, 0);
  g_file_set_contents (terminal->path, "a shopping list", -1, NULL);

  run (terminal, "--verify");
  g_assert_cmpint (terminal->status, ==, 2);
  g_assert_nonnull (strstr (terminal->said, terminal->path));
  g_file_get_contents (terminal->path, &kept, NULL, NULL);
  g_assert_cmpstr (kept, ==, "a shopping list");
}

/* Nothing there yet: it says so, and makes nothing. */
static void
test_missing (Terminal *terminal, gconstpointer data)
{
  run (terminal, "--verify");
  g_assert_cmpint (terminal->status, ==, 2);
  g_assert_nonnull (strstr (terminal->said, terminal->path));
  g_assert_false (g_file_test (terminal->folder, G_FILE_TEST_EXISTS));
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
  g_test_add ("/verify/damaged", Terminal, NULL, set_up, test_damaged, tear_down);
  g_test_add ("/verify/missing", Terminal, NULL, set_up, test_missing, tear_down);

  return g_test_run ();
}
