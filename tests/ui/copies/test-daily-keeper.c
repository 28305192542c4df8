/* SPDX-License-Identifier: GPL-3.0-or-later
 * Today's copy is made while the game goes on, within the room that is set. */

#include "config.h"

#include "rh-daily-keeper.h"

#include "rh-settings.h"

#include "store-table.h"
#include "ui-screen.h"

#include <glib/gstdio.h>

typedef struct {
  StoreTable    *table;
  RhStore       *store;
  RhDailyKeeper *keeper;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  self->table = store_table_new ();
  self->store = store_table_open (self->table);
  self->keeper = rh_daily_keeper_new (self->store);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  g_clear_pointer (&self->keeper, rh_daily_keeper_free);
  rh_store_close (self->store);
  store_table_free (self->table);
}

static guint
count (Fixture *self)
{
  g_autoptr (GPtrArray) copies = rh_store_list_daily (self->table->path);

  return copies->len;
}

static gboolean
has_copy (gpointer data)
{
  return count (data) > 0;
}

/* Moves are played all the while. */
static void
test_keep (Fixture *self, gconstpointer data)
{
  gint64 game = store_table_add (self->store, "Anna,Bram");

  rh_daily_keeper_keep (self->keeper);
  /* Once more, as before an import: it is being made already, and nobody waits for that. */
  rh_daily_keeper_keep (self->keeper);
  store_table_play (self->store, game, "reveal s2/7 s3/3");
  ui_screen_wait (has_copy, self);
  g_assert_null (rh_daily_keeper_dup_problem (self->keeper));
  store_table_assert_good (self->store, 1);
}

static gboolean
has_problem (gpointer data)
{
  g_autofree char *problem = rh_daily_keeper_dup_problem (((Fixture *) data)->keeper);

  return problem != NULL;
}

/* It is tried again and again, as it is hour by hour. */
static gboolean
is_mended (gpointer data)
{
  rh_daily_keeper_keep (((Fixture *) data)->keeper);

  return !has_problem (data);
}

/* Where none can be made it can be told why, until one is there. */
static void
test_problem (Fixture *self, gconstpointer data)
{
  g_autofree char *folder = rh_store_dup_daily_folder (self->table->path);

  store_table_add (self->store, "Anna,Bram");
  g_assert_true (g_file_set_contents (folder, "no folder", -1, NULL));
  rh_daily_keeper_keep (self->keeper);
  ui_screen_wait (has_problem, self);
  g_assert_cmpint (g_unlink (folder), ==, 0);
  ui_screen_wait (is_mended, self);
  g_assert_cmpuint (count (self), ==, 1);
}

/* For a command: there when it goes on; where there is no database, none is made. */
static void
test_now (Fixture *self, gconstpointer data)
{
  g_autofree char *none = g_strconcat (self->table->path, ".none", NULL);

  rh_daily_keeper_keep_now (none);
  g_assert_false (g_file_test (none, G_FILE_TEST_EXISTS));
  store_table_add (self->store, "Anna,Bram");
  rh_daily_keeper_keep_now (self->table->path);
  g_assert_cmpuint (count (self), ==, 1);
}

/* None where people want none. */
static void
test_none (Fixture *self, gconstpointer data)
{
  g_autoptr (GSettings) settings = g_settings_new (RH_APP_ID);

  g_settings_set_int (settings, RH_SETTINGS_COPIES_SIZE, 0);
  store_table_add (self->store, "Anna,Bram");
  rh_daily_keeper_keep (self->keeper);
  g_clear_pointer (&self->keeper, rh_daily_keeper_free);
  g_assert_cmpuint (count (self), ==, 0);
  g_settings_reset (settings, RH_SETTINGS_COPIES_SIZE);
}

/* Who leaves at once waits for nothing, and leaves a database that can be opened. */
static void
test_leave (Fixture *self, gconstpointer data)
{
  g_autofree char *folder = rh_store_dup_daily_folder (self->table->path);
  StoreTable inner = { folder, NULL };

  for (guint i = 0; i < 50; i++)
    store_table_add (self->store, "Anna,Bram");
  rh_daily_keeper_keep (self->keeper);
  g_clear_pointer (&self->keeper, rh_daily_keeper_free);
  if (g_file_test (folder, G_FILE_TEST_IS_DIR)) {
    g_autofree char *files = store_table_list_files (&inner);

    g_assert_null (g_strstr_len (files, -1, ".part"));
  }
  store_table_assert_good (self->store, 50);
}

int
main (int argc, char **argv)
{
  ui_screen_init (&argc, &argv);

  g_test_add ("/daily-keeper/keep", Fixture, NULL, set_up, test_keep, tear_down);
  g_test_add ("/daily-keeper/problem", Fixture, NULL, set_up, test_problem, tear_down);
  g_test_add ("/daily-keeper/now", Fixture, NULL, set_up, test_now, tear_down);
  g_test_add ("/daily-keeper/none", Fixture, NULL, set_up, test_none, tear_down);
  g_test_add ("/daily-keeper/leave", Fixture, NULL, set_up, test_leave, tear_down);

  return g_test_run ();
}
