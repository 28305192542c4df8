/* SPDX-License-Identifier: GPL-3.0-or-later
 * A copy takes the place of a database, and wherever that is cut off the next start does the rest. */

#include "config.h"

#include "rh-database-backup.h"
#include "store-table.h"

#include <glib/gstdio.h>
#include <sys/wait.h>
#include <unistd.h>

#define NAME "railhead.db"

typedef struct {
  StoreTable *table;
  char       *part;
} Fixture;

/* A game that was played until the power failed, and a copy of an empty database that is to take its place. */
static void
set_up (Fixture *self, gconstpointer data)
{
  g_autoptr (StoreTable) other = store_table_new ();
  RhStore *store;
  gint64 game;

  self->table = store_table_new ();
  self->part = rh_database_restore_dup_part (self->table->path);
  store = store_table_open (self->table);
  game = store_table_add (store, "Anna,Bram");
  rh_store_close (store);
  store_table_crash (self->table, game, "reveal s2/7 s3/3\nbids 12 5");
  rh_store_close (store_table_open (other));
  store_table_copy (other->path, self->part);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  store_table_free (self->table);
  g_free (self->part);
}

static void
assert_games (Fixture *self, guint n)
{
  RhStore *store = store_table_open (self->table);

  store_table_assert_good (store, n);
  rh_store_close (store);
}

static char *
find_folder (Fixture *self)
{
  g_autoptr (GDir) dir = g_dir_open (self->table->folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (self->table->folder, name, NULL);

    if (g_str_has_prefix (name, "set-aside-") && g_file_test (path, G_FILE_TEST_IS_DIR))
      return g_steal_pointer (&path);
  }

  return NULL;
}

/* What was set aside is a database with all that was played. */
static void
assert_aside (const char *folder)
{
  StoreTable aside = { (char *) folder, g_build_filename (folder, NAME, NULL) };
  g_autofree char *path = aside.path;

  store_table_assert_asks (&aside, "SELECT text FROM move ORDER BY seq", "reveal s2/7 s3/3\nbids 12 5");
}

static void
test_put (Fixture *self, gconstpointer data)
{
  g_autofree char *folder = NULL;
  g_autofree char *files = NULL;
  g_autoptr (GError) error = NULL;

  rh_database_restore_put (self->table->path, &folder, &error);
  g_assert_no_error (error);
  assert_games (self, 0);
  assert_aside (folder);
  g_assert_true (g_rmdir (folder) != 0);
  g_assert_null (rh_database_restore_dup_left (self->table->path));
}

/* Another program has it open: nothing changes. */
static void
test_used (Fixture *self, gconstpointer data)
{
  g_autofree char *kept = g_build_filename (self->table->folder, "kept", NULL);
  RhStore *store;
  pid_t child;
  int status = 0;

  g_assert_cmpint (g_rename (self->part, kept), ==, 0);
  store = store_table_open (self->table);
  g_assert_cmpint (g_rename (kept, self->part), ==, 0);
  child = fork ();
  g_assert_cmpint (child, >=, 0);
  if (child == 0) {
    g_autoptr (GError) error = NULL;
    char *folder = NULL;

    g_assert_false (rh_database_restore_put (self->table->path, &folder, &error));
    g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_LOCKED);
    _exit (0);
  }
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_cmpint (status, ==, 0);
  g_assert_null (find_folder (self));
  rh_store_close (store);
  assert_games (self, 1);
}

/* Where there was nothing there is nothing to set aside. */
static void
test_nothing (Fixture *self, gconstpointer data)
{
  const char *const suffixes[] = { "", "-wal", "-shm" };
  g_autofree char *folder = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (suffixes); i++) {
    g_autofree char *part = store_table_part (self->table, suffixes[i]);

    g_unlink (part);
  }
  rh_database_restore_put (self->table->path, &folder, &error);
  g_assert_no_error (error);
  g_assert_false (g_file_test (folder, G_FILE_TEST_EXISTS));
  assert_games (self, 0);
}

/* The moments at which it may be cut off, each as the files lie then. */
static char *
begin (Fixture *self, gboolean with_folder)
{
  g_autofree char *folder = g_build_filename (self->table->folder, "set-aside-2026-11-24", NULL);
  g_autofree char *left = g_strconcat (self->table->path, ".set-aside-2026-11-24.new", NULL);

  g_assert_cmpint (g_rename (self->part, left), ==, 0);
  if (with_folder)
    g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);

  return g_steal_pointer (&folder);
}

static void
move_part (Fixture *self, const char *folder, const char *suffix, gboolean keep)
{
  g_autofree char *from = store_table_part (self->table, suffix);
  g_autofree char *name = g_strconcat (NAME, suffix, NULL);
  g_autofree char *to = g_build_filename (folder, name, NULL);

  g_assert_cmpint (keep ? link (from, to) : g_rename (from, to), ==, 0);
}

/* Before the copy has its name the old games are there, and what was made of the copy goes. */
static void
test_cut_early (Fixture *self, gconstpointer data)
{
  g_autofree char *files = NULL;

  assert_games (self, 1);
  files = store_table_list_files (self->table);
  g_assert_cmpstr (files, ==, NAME);
}

/* After that it is the copy, and the old set is whole, in one folder, however far it had come. */
static void
test_cut_late (Fixture *self, gconstpointer data)
{
  guint far = GPOINTER_TO_UINT (data);
  g_autofree char *folder = begin (self, far > 0);
  g_autofree char *found = NULL;

  if (far > 1)
    move_part (self, folder, "", far < 4);
  if (far > 2)
    move_part (self, folder, "-wal", FALSE);
  assert_games (self, 0);
  found = find_folder (self);
  g_assert_cmpstr (found, ==, folder);
  assert_aside (folder);
  assert_games (self, 0);
}

/* An older Railhead has begun a new database in between: that isn't lost either. */
static void
test_in_between (Fixture *self, gconstpointer data)
{
  g_autofree char *folder = begin (self, TRUE);
  g_autoptr (StoreTable) other = store_table_new ();

  move_part (self, folder, "", FALSE);
  move_part (self, folder, "-wal", FALSE);
  rh_store_close (store_table_open (other));
  store_table_copy (other->path, self->table->path);
  assert_games (self, 0);
  assert_aside (folder);
}

/* Who only looks sees the copy already, and changes nothing. */
static void
test_look (Fixture *self, gconstpointer data)
{
  g_autofree char *folder = begin (self, TRUE);
  g_autofree char *before = store_table_list_files (self->table);
  g_autofree char *after = NULL;
  RhStore *store = rh_store_open_to_look (self->table->path, NULL);

  store_table_assert_good (store, 0);
  rh_store_close (store);
  after = store_table_list_files (self->table);
  g_assert_cmpstr (after, ==, before);
}

static void
add (const char *name, void (*test) (Fixture *self, gconstpointer data), guint far)
{
  g_test_add (name, Fixture, GUINT_TO_POINTER (far), set_up, test, tear_down);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("/store/database-restore/put", test_put, 0);
  add ("/store/database-restore/used", test_used, 0);
  add ("/store/database-restore/nothing", test_nothing, 0);
  add ("/store/database-restore/cut/part", test_cut_early, 0);
  add ("/store/database-restore/cut/named", test_cut_late, 0);
  add ("/store/database-restore/cut/folder", test_cut_late, 1);
  add ("/store/database-restore/cut/database", test_cut_late, 2);
  add ("/store/database-restore/cut/log", test_cut_late, 3);
  add ("/store/database-restore/cut/moved", test_cut_late, 4);
  add ("/store/database-restore/in-between", test_in_between, 0);
  add ("/store/database-restore/look", test_look, 0);

  return g_test_run ();
}
