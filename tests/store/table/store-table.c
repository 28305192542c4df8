/* SPDX-License-Identifier: GPL-3.0-or-later
 * A place to keep a store at, and short ways to play in it, for the tests. */

#include "config.h"

#include "rh-games.h"
#include "store-table.h"

#include <glib/gstdio.h>
#include <sqlite3.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* The user that owns nothing. */
#define NOBODY 65534

/* A new folder with no database in it yet. */
StoreTable *
store_table_new (void)
{
  StoreTable *self = g_new0 (StoreTable, 1);

  self->folder = g_dir_make_tmp ("railhead-store-XXXXXX", NULL);
  g_assert_nonnull (self->folder);
  self->path = g_build_filename (self->folder, "railhead.db", NULL);

  return self;
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static GPtrArray *
list_names (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);

  return names;
}

static void
remove_all (const char *path)
{
  if (g_file_test (path, G_FILE_TEST_IS_DIR) && !g_file_test (path, G_FILE_TEST_IS_SYMLINK)) {
    g_autoptr (GPtrArray) names = list_names (path);

    for (guint i = 0; i < names->len; i++) {
      g_autofree char *inner = g_build_filename (path, g_ptr_array_index (names, i), NULL);

      remove_all (inner);
    }
  }
  g_remove (path);
}

/* Removes the folder and all that is in it. */
void
store_table_free (StoreTable *self)
{
  g_chmod (self->folder, 0700);
  remove_all (self->folder);
  g_free (self->folder);
  g_free (self->path);
  g_free (self);
}

/* The store at the table's path, which can be opened. */
RhStore *
store_table_open (const StoreTable *self)
{
  g_autoptr (GError) error = NULL;
  RhStore *store = rh_store_open (self->path, &error);

  g_assert_no_error (error);
  g_assert_nonnull (store);

  return store;
}

/* A game that is there. */
RhStoredGame *
store_table_load (RhStore *store, gint64 game)
{
  g_autoptr (GError) error = NULL;
  RhStoredGame *stored = rh_store_load_game (store, game, &error);

  g_assert_no_error (error);
  g_assert_nonnull (stored);

  return stored;
}

/* A game for the comma-separated names, without id and start. */
RhSetup *
store_table_setup (const char *names)
{
  const RhGame *game = rh_game_find ("cape-to-cairo");
  g_auto (GStrv) each = g_strsplit (names, ",", -1);
  RhSetup *setup = rh_setup_new (game);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; each[i] != NULL; i++) {
    rh_setup_add_seat (setup, game->colours[i], each[i], &error);
    g_assert_no_error (error);
  }

  return setup;
}

/* Such a game, stored. */
gint64
store_table_add (RhStore *store, const char *names)
{
  g_autoptr (RhSetup) setup = store_table_setup (names);
  g_autoptr (GError) error = NULL;
  gint64 game = rh_store_add_game (store, setup, &error);

  g_assert_no_error (error);
  g_assert_cmpint (game, >, 0);

  return game;
}

/* Plays the lines one by one, as a session does: folded first, then stored. */
void
store_table_play (RhStore *store, gint64 game, const char *moves)
{
  g_auto (GStrv) lines = g_strsplit (moves, "\n", -1);
  g_autoptr (RhStoredGame) stored = store_table_load (store, game);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; lines[i] != NULL; i++) {
    if (*lines[i] == '\0')
      continue;
    rh_fold_play_text (stored->fold, lines[i], &error);
    g_assert_no_error (error);
    rh_store_append_move (store, &stored->stand, lines[i], stored->fold, &error);
    g_assert_no_error (error);
  }
}

/* Undoes the last n played moves. */
void
store_table_undo (RhStore *store, gint64 game, guint n)
{
  g_autoptr (RhStoredGame) stored = store_table_load (store, game);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < n; i++) {
    rh_store_undo (store, &stored->stand, &error);
    g_assert_no_error (error);
  }
}

/* Redoes the first n undone moves. */
void
store_table_redo (RhStore *store, gint64 game, guint n)
{
  g_autoptr (RhStoredGame) stored = store_table_load (store, game);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < n; i++) {
    rh_fold_play_text (stored->fold, g_ptr_array_index (stored->moves, stored->stand.n_played), &error);
    g_assert_no_error (error);
    rh_store_redo (store, &stored->stand, stored->fold, &error);
    g_assert_no_error (error);
  }
}

/* The game as it would be with other lines: what the session hands down. Line @seq is another, and those
 * from @n_kept on are added. */
void
store_table_amend (RhStore *store, gint64 game, guint seq, guint n_kept, const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autoptr (RhStoredGame) stored = store_table_load (store, game);
  g_autoptr (GError) error = NULL;
  g_autoptr (RhFold) fold =
    rh_fold_new_moves (stored->setup, (const char *const *) lines, g_strv_length (lines), NULL, &error);
  RhAmendment amendment = {
    .seq = seq,
    .text = lines[seq - 1],
    .n_kept = n_kept,
    .added = (const char *const *) lines + n_kept,
  };

  g_assert_no_error (error);
  rh_store_amend (store, &stored->stand, &amendment, fold, &error);
  g_assert_no_error (error);
}

/* The correction that the game stands at is undone, or redone. */
void
store_table_step (RhStore *store, gint64 game, gboolean redo)
{
  g_autoptr (RhStoredGame) stored = store_table_load (store, game);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) moves = rh_store_list_stepped (store, &stored->stand, redo, &error);
  guint n = redo ? stored->stand.undone.to : stored->stand.done.to;
  g_autoptr (RhFold) fold = NULL;

  g_assert_no_error (error);
  fold = rh_fold_new_moves (stored->setup, (const char *const *) moves->pdata, n, NULL, &error);
  g_assert_no_error (error);
  rh_store_step_correction (store, &stored->stand, redo, fold, &error);
  g_assert_no_error (error);
}

/* Ends a game without a winner. */
void
store_table_end (RhStore *store, gint64 game)
{
  g_autoptr (RhStoredGame) stored = store_table_load (store, game);
  g_autoptr (GError) error = NULL;

  rh_store_set_ended (store, &stored->stand, TRUE, &error);
  g_assert_no_error (error);
}

static void
on_problem_cb (const char *problem, gpointer data)
{
  g_ptr_array_add (data, g_strdup (problem));
}

/* What the audit finds, each a sentence. */
GPtrArray *
store_table_verify (RhStore *store, guint *n_games)
{
  GPtrArray *problems = g_ptr_array_new_with_free_func (g_free);
  const RhWatcher watcher = { on_problem_cb, NULL, problems };
  g_autoptr (GError) error = NULL;
  RhFindings findings;

  rh_store_look_over (store, &watcher, FALSE, &findings, &error);
  g_assert_no_error (error);
  *n_games = findings.n_games;

  return problems;
}

void
store_table_assert_played (RhStore *store, gint64 game, guint n)
{
  g_autoptr (RhStoredGame) stored = store_table_load (store, game);

  g_assert_cmpuint (stored->stand.n_played, ==, n);
}

/* The audit finds that many games and nothing wrong. */
void
store_table_assert_good (RhStore *store, guint n_games)
{
  guint n = 0;
  g_autoptr (GPtrArray) problems = store_table_verify (store, &n);

  if (problems->len > 0)
    g_test_message ("%s", (const char *) g_ptr_array_index (problems, 0));
  g_assert_cmpuint (problems->len, ==, 0);
  g_assert_cmpuint (n, ==, n_games);
}

static int
on_row_cb (gpointer data, int n, char **values, char **names)
{
  GString *text = data;

  if (text->len > 0)
    g_string_append_c (text, '\n');
  for (int i = 0; i < n; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "|" : "", values[i] != NULL ? values[i] : "NULL");

  return 0;
}

/* Runs SQL over a connection of its own, past the store; rows are lines, columns
 * have bars between them. Where it fails the text is "error: " and why. */
char *
store_table_ask (const StoreTable *self, const char *sql)
{
  GString *text = g_string_new (NULL);
  sqlite3 *handle = NULL;
  char *why = NULL;

  g_assert_cmpint (sqlite3_open (self->path, &handle), ==, SQLITE_OK);
  if (sqlite3_exec (handle, sql, on_row_cb, text, &why) != SQLITE_OK)
    g_string_printf (text, "error: %s", why);
  sqlite3_free (why);
  g_assert_cmpint (sqlite3_close (handle), ==, SQLITE_OK);

  return g_string_free (text, FALSE);
}

/* A checksum of the database file alone. */
char *
store_table_checksum (const StoreTable *self)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  g_file_get_contents (self->path, &text, &length, &error);
  g_assert_no_error (error);

  return g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) text, length);
}

/* The names in the folder, with blanks between them. */
char *
store_table_list_files (const StoreTable *self)
{
  g_autoptr (GPtrArray) names = list_names (self->folder);

  g_ptr_array_add (names, NULL);

  return g_strjoinv (" ", (char **) names->pdata);
}

/* store_table_ask() gives just that. */
void
store_table_assert_asks (const StoreTable *self, const char *sql, const char *answer)
{
  g_autofree char *text = store_table_ask (self, sql);

  g_assert_cmpstr (text, ==, answer);
}

/* Puts a file where the database should be. */
void
store_table_write (const StoreTable *self, const char *text, gssize length)
{
  g_autoptr (GError) error = NULL;

  g_file_set_contents (self->path, text, length, &error);
  g_assert_no_error (error);
}

/* Puts one of the databases in tests/data there. */
void
store_table_copy_data (const StoreTable *self, const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", name, NULL);
  g_autofree char *text = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  store_table_write (self, text, (gssize) length);
}

/* Where a part of the database is: "-wal", "-shm". */
char *
store_table_part (const StoreTable *self, const char *suffix)
{
  return g_strconcat (self->path, suffix, NULL);
}

/* Plays in another process, which ends without closing anything: all of it is in the log. */
void
store_table_crash (const StoreTable *self, gint64 game, const char *moves)
{
  pid_t child = fork ();
  int status = 0;

  g_assert_cmpint (child, >=, 0);
  if (child == 0) {
    RhStore *store = store_table_open (self);

    store_table_play (store, game, moves);
    _exit (0);
  }

  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_cmpint (status, ==, 0);
}

/* Copies a file over another. */
void
store_table_copy (const char *from, const char *to)
{
  g_autofree char *text = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (from, &text, &length, NULL));
  g_assert_true (g_file_set_contents (to, text, (gssize) length, NULL));
}

/* Takes the write lock on a connection of its own, until store_table_unlock(). */
gpointer
store_table_lock (const StoreTable *self)
{
  sqlite3 *handle = NULL;

  g_assert_cmpint (sqlite3_open (self->path, &handle), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (handle, "BEGIN IMMEDIATE", NULL, NULL, NULL), ==, SQLITE_OK);

  return handle;
}

/* Lets it go. */
void
store_table_unlock (gpointer lock)
{
  g_assert_cmpint (sqlite3_close (lock), ==, SQLITE_OK);
}

/* Runs a function in a process that isn't root; an assertion that fails there fails here. */
void
store_table_as_nobody (const StoreTable *self, StoreTableFunc func)
{
  pid_t child = fork ();
  int status = 0;

  g_assert_cmpint (child, >=, 0);
  if (child == 0) {
    if (geteuid () == 0)
      g_assert_cmpint (setuid (NOBODY), ==, 0);
    func (self);
    _exit (0);
  }

  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFEXITED (status));
  g_assert_cmpint (WEXITSTATUS (status), ==, 0);
}
