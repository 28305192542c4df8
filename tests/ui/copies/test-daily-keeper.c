/* SPDX-License-Identifier: GPL-3.0-or-later
 * Today's copy is made while the game goes on, within the room that is set. */

#include "config.h"

#include "rh-daily-keeper.h"

#include "rh-settings.h"

#include "store-table.h"
#include "ui-screen.h"

/* What a move may wait at most, in microseconds. */
#define PATIENCE (100 * 1000)

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

/* Moves are played all the while; none waits. */
static void
test_keep (Fixture *self, gconstpointer data)
{
  gint64 game = store_table_add (self->store, "Anna,Bram");
  gint64 longest = 0;

  rh_daily_keeper_keep (self->keeper);
  /* Once more, as before an import: it is being made already, and nobody waits for that. */
  rh_daily_keeper_keep (self->keeper);
  store_table_play (self->store, game, "reveal s2/7 s3/3");
  for (guint i = 0; i < 20; i++) {
    gint64 begun = g_get_monotonic_time ();

    store_table_undo (self->store, game, 1);
    store_table_redo (self->store, game, 1);
    longest = MAX (longest, g_get_monotonic_time () - begun);
  }
  ui_screen_wait (has_copy, self);
  g_test_message ("two changes took %d ms at most", (int) (longest / 1000));
  if (!g_test_thorough () && longest > 2 * PATIENCE)
    g_test_message ("the machine is busy with something else");
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
  g_test_add ("/daily-keeper/now", Fixture, NULL, set_up, test_now, tear_down);
  g_test_add ("/daily-keeper/none", Fixture, NULL, set_up, test_none, tear_down);
  g_test_add ("/daily-keeper/leave", Fixture, NULL, set_up, test_leave, tear_down);

  return g_test_run ();
}
