/* SPDX-License-Identifier: GPL-3.0-or-later
 * All games are copied into one file, which is checked before it has its name. */

#include "config.h"

#include "record-data.h"
#include "store-table.h"

#include <glib/gstdio.h>
#include <string.h>

typedef struct {
  StoreTable *table;
  RhStore    *store;
  char       *to;
  RhWatcher   watcher;
  GString    *seen; /* the stages */
  GPtrArray  *problems;
  RhStoreStage     give_up;
} Fixture;

static void
on_problem_cb (const char *problem, gpointer data)
{
  Fixture *self = data;

  g_ptr_array_add (self->problems, g_strdup (problem));
}

static gboolean
on_progress_cb (RhStoreStage stage, guint64 done, guint64 n, gpointer data)
{
  Fixture *self = data;
  const char letter = "cfg"[stage];

  if (self->seen->len == 0 || self->seen->str[self->seen->len - 1] != letter)
    g_string_append_c (self->seen, letter);

  return stage != self->give_up;
}

static void
set_up (Fixture *self, gconstpointer data)
{
  g_autofree char *moves = record_data_read_moves ("cape-three-players");
  gint64 game;

  self->table = store_table_new ();
  self->to = g_build_filename (self->table->folder, "Copy of all.db", NULL);
  self->store = store_table_open (self->table);
  store_table_play (self->store, store_table_add (self->store, "Anna,Bram,Chris"), moves);
  game = store_table_add (self->store, "Anna,Bram");
  store_table_play (self->store, game, "reveal s2/7 s3/3\nbids 12 5\npick 1 1");
  store_table_undo (self->store, game, 1);
  self->seen = g_string_new (NULL);
  self->problems = g_ptr_array_new_with_free_func (g_free);
  self->watcher = (RhWatcher) { on_problem_cb, on_progress_cb, self };
  self->give_up = (RhStoreStage) G_MAXINT;
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  g_clear_pointer (&self->store, rh_store_close);
  store_table_free (self->table);
  g_free (self->to);
  g_string_free (self->seen, TRUE);
  g_ptr_array_unref (self->problems);
}

static char *
dump (const char *path)
{
  StoreTable table = { NULL, (char *) path };

  return store_table_ask (&table,
                          "SELECT game, seq, text, undone, time FROM move ORDER BY game, seq;"
                          "SELECT * FROM entry; SELECT uuid, kind, options, started, touched, status, winners FROM game;"
                          "SELECT * FROM seat; SELECT game, seq, hex (digest) FROM chain;"
                          "SELECT game, played, hex (digest) FROM seal; PRAGMA user_version; PRAGMA application_id");
}

static void
assert_same (Fixture *self)
{
  g_autofree char *here = dump (self->table->path);
  g_autofree char *there = dump (self->to);

  g_assert_cmpstr (here, ==, there);
}

static gboolean
exists (Fixture *self)
{
  g_autofree char *part = g_strconcat (self->to, ".railhead-part", NULL);

  g_assert_false (g_file_test (part, G_FILE_TEST_EXISTS));

  return g_file_test (self->to, G_FILE_TEST_EXISTS);
}

/* A window's: on a connection of its own, while the games are played on. */
static void
test_beside (Fixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  RhStore *beside = rh_store_open_beside (self->store, &error);
  RhCopy copy;

  g_assert_no_error (error);
  rh_store_back_up (beside, self->to, &self->watcher, &copy, &error);
  g_assert_no_error (error);
  rh_store_close (beside);
  g_assert_true (exists (self));
  g_assert_cmpuint (copy.n_games, ==, 2);
  g_assert_cmpuint (copy.findings.n_games, ==, 2);
  g_assert_cmpuint (copy.findings.n_in_file + copy.findings.n_in_games, ==, 0);
  g_assert_cmpint (copy.played, >, 0);
  g_assert_cmpuint (copy.size, >, 10000);
  g_assert_true (g_str_has_suffix (self->seen->str, "g"));
  assert_same (self);
}

/* A command's: of the file, whether it is open elsewhere or not; not a byte of it changes. */
static void
test_file (Fixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  RhCopy copy;

  g_clear_pointer (&self->store, rh_store_close);
  before = store_table_checksum (self->table);
  rh_store_back_up_file (self->table->path, self->to, &self->watcher, &copy, &error);
  g_assert_no_error (error);
  after = store_table_checksum (self->table);
  g_assert_cmpstr (after, ==, before);
  assert_same (self);

  /* What a crash has left in the log is in it too. */
  store_table_crash (self->table, 2, "pick 1 2");
  rh_store_back_up_file (self->table->path, self->to, &self->watcher, &copy, &error);
  g_assert_no_error (error);
  assert_same (self);
}

/* Given up while games are checked: there is no file. That of pages has a test of its own. */
static void
test_cancel (Fixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  RhCopy copy;

  self->give_up = RH_STORE_STAGE_GAMES;
  g_assert_false (rh_store_back_up (self->store, self->to, &self->watcher, &copy, &error));
  g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_CANCELLED);
  g_assert_false (exists (self));
}

/* A damaged game is in the copy as it is in the database, and told. */
static void
test_damaged_game (Fixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  RhCopy copy;

  store_table_assert_asks (self->table, "UPDATE move SET text = 'raveel' WHERE game = 2 AND seq = 1", "");
  rh_store_back_up (self->store, self->to, &self->watcher, &copy, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (self->problems->len, ==, 1);
  g_assert_cmpuint (copy.findings.n_in_games, ==, 1);
  g_assert_cmpuint (copy.findings.n_games, ==, 2);
  assert_same (self);
}

/* So is a player who is stored as somebody else: the file can be used. */
static void
test_damaged_player (Fixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  RhCopy copy;

  store_table_assert_asks (self->table, "INSERT INTO player (name, key, used) VALUES ('Zoe', 'x', 1)", "");
  rh_store_back_up (self->store, self->to, &self->watcher, &copy, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (copy.findings.n_in_games, ==, 1);
  assert_same (self);
}

/* A copy that isn't right isn't kept, and what was there before is. */
static void
test_damaged_file (Fixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *kept = NULL;
  RhCopy copy;

  g_assert_true (g_file_set_contents (self->to, "kept", -1, NULL));
  store_table_assert_asks (self->table, "DROP INDEX player_used", "");
  g_assert_false (rh_store_back_up (self->store, self->to, &self->watcher, &copy, &error));
  g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_COPY);
  g_assert_true (g_file_get_contents (self->to, &kept, NULL, NULL));
  g_assert_cmpstr (kept, ==, "kept");
  g_assert_true (exists (self));
}

/* What was left of an import that was cut off is in the copy, and is counted nowhere: nobody has ever seen it. */
static void
test_arriving (Fixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  RhCopy copy;

  store_table_assert_asks (self->table,
                           "INSERT INTO arriving VALUES (2);" STORE_TABLE_UNCHAIN "UPDATE game SET touched = 1000 * id", "");
  rh_store_back_up (self->store, self->to, &self->watcher, &copy, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (copy.n_games, ==, 1);
  g_assert_cmpint (copy.played, ==, 1000);
  g_assert_cmpuint (copy.findings.n_games, ==, 1);
  assert_same (self);
}

/* It doesn't take its own place, nor that of its log. */
static void
test_itself (Fixture *self, gconstpointer data)
{
  const char *const suffixes[] = { "", "-wal", "-shm" };
  RhCopy copy;

  for (guint i = 0; i < G_N_ELEMENTS (suffixes); i++) {
    g_autofree char *part = store_table_part (self->table, suffixes[i]);
    g_autoptr (GError) error = NULL;

    g_assert_false (rh_store_back_up (self->store, part, &self->watcher, &copy, &error));
    g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_COPY);
  }
  store_table_assert_good (self->store, 2);
}

/* What isn't a copy says so, whatever it is. */
static void
test_look (Fixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  RhCopy copy;

  g_assert_false (rh_store_look_at_copy (self->table->path, self->to, &self->watcher, &copy, &error));
  g_assert_nonnull (error);
  g_clear_error (&error);
  g_assert_true (g_file_set_contents (self->to, "bread, milk", -1, NULL));
  g_assert_false (rh_store_look_at_copy (self->table->path, self->to, &self->watcher, &copy, &error));
  g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_COPY);
}

static void
add (const char *name, void (*test) (Fixture *self, gconstpointer data))
{
  g_test_add (name, Fixture, NULL, set_up, test, tear_down);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("/store/backup/beside", test_beside);
  add ("/store/backup/file", test_file);
  add ("/store/backup/cancel", test_cancel);
  add ("/store/backup/damaged-game", test_damaged_game);
  add ("/store/backup/damaged-file", test_damaged_file);
  add ("/store/backup/damaged-player", test_damaged_player);
  add ("/store/backup/arriving", test_arriving);
  add ("/store/backup/itself", test_itself);
  add ("/store/backup/look", test_look);

  return g_test_run ();
}
