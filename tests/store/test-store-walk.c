/* SPDX-License-Identifier: GPL-3.0-or-later
 * From game to game: all that are there and none on its way in, while games come and go, beside the connection that
 * plays. */

#include "config.h"

#include "rh-database-file.h"
#include "rh-store.h"

#include "store-table.h"

#include <sys/wait.h>
#include <unistd.h>

typedef struct {
  StoreTable *table;
  RhStore    *store;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  self->table = store_table_new ();
  self->store = store_table_open (self->table);
  for (guint i = 0; i < 3; i++)
    store_table_add (self->store, "Anna,Bram");
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  rh_store_close (self->store);
  store_table_free (self->table);
}

static void
assert_walk (RhStore *store, const char *expected)
{
  g_autoptr (GString) found = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  gint64 game = G_MININT64;
  guint n = 0;
  guint n_counted;

  for (; rh_store_find_next (store, &game, &error); n++)
    g_string_append_printf (found, "%" G_GINT64_FORMAT " ", game);
  g_assert_no_error (error);
  g_assert_cmpstr (found->str, ==, expected);
  g_assert_true (rh_store_count_games (store, &n_counted, &error));
  g_assert_cmpuint (n_counted, ==, n);
}

static void
test_all (Fixture *self, gconstpointer data)
{
  assert_walk (self->store, "1 2 3 ");
  g_assert_true (rh_store_delete_game (self->store, 2, NULL));
  assert_walk (self->store, "1 3 ");
}

/* Games of an import that isn't over yet are nobody's. */
static void
test_arriving (Fixture *self, gconstpointer data)
{
  store_table_assert_asks (self->table, "INSERT INTO arriving (game) VALUES (3)", "");
  assert_walk (self->store, "1 2 ");
}

/* An older database, and one that is as empty as before the first start. */
static void
test_older (void)
{
  g_autoptr (StoreTable) old = store_table_new ();
  g_autoptr (StoreTable) empty = store_table_new ();
  RhStore *store;

  store_table_copy_data (old, "store-v1.db");
  store = rh_store_open_to_look (old->path, NULL);
  assert_walk (store, "1 2 3 ");
  rh_store_close (store);

  store_table_write (empty, "", 0);
  store = rh_store_open_to_look (empty->path, NULL);
  g_assert_nonnull (store);
  assert_walk (store, "");
  rh_store_close (store);
}

/* As another program sees it, since who asks for a lock doesn't see its own. */
static gboolean
is_in_use (const char *path)
{
  pid_t child = fork ();
  int status = 0;

  if (child == 0)
    _exit (rh_database_file_is_in_use (path) ? 1 : 0);
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);

  return WEXITSTATUS (status) == 1;
}

/* A second connection sees what the first has done, writes nothing, and leaves the first its locks. */
static void
test_beside (Fixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  RhStore *beside = rh_store_open_beside (self->store, &error);

  g_assert_no_error (error);
  assert_walk (beside, "1 2 3 ");
  store_table_add (self->store, "Csilla,Dóra");
  assert_walk (beside, "1 2 3 4 ");
  g_assert_false (rh_store_delete_game (beside, 1, NULL));
  assert_walk (self->store, "1 2 3 4 ");
  rh_store_close (beside);

  g_assert_true (is_in_use (self->table->path));
  store_table_play (self->store, 4, "reveal d2/7 v1/3");
  store_table_assert_good (self->store, 4);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/store-walk/all", Fixture, NULL, set_up, test_all, tear_down);
  g_test_add ("/store-walk/arriving", Fixture, NULL, set_up, test_arriving, tear_down);
  g_test_add_func ("/store-walk/older", test_older);
  g_test_add ("/store-walk/beside", Fixture, NULL, set_up, test_beside, tear_down);

  return g_test_run ();
}
