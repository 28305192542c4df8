/* SPDX-License-Identifier: GPL-3.0-or-later
 * A copy a day at most is kept by itself, while something changes, seven of them, within a limit. */

#include "config.h"

#include "store-table.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#define PLENTY (G_GUINT64_CONSTANT (1) << 40)

typedef struct {
  StoreTable *table;
  RhStore    *store;
  RhStore    *beside;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  self->table = store_table_new ();
  self->store = store_table_open (self->table);
  self->beside = rh_store_open_beside (self->store, &error);
  g_assert_no_error (error);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  rh_store_close (self->beside);
  rh_store_close (self->store);
  store_table_free (self->table);
}

/* A day of November, in the evening. */
static void
keep (Fixture *self, int day, guint64 limit)
{
  const RhWatcher watcher = { NULL, NULL, NULL };
  g_autoptr (GDateTime) now = g_date_time_new_local (2026, 11, day, 20, 15, 0);
  g_autoptr (GError) error = NULL;

  rh_store_keep_daily (self->beside, limit, now, &watcher, &error);
  g_assert_no_error (error);
}

static void
assert_days (Fixture *self, const char *days)
{
  g_autoptr (GPtrArray) copies = rh_store_list_daily (self->table->path);
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; i < copies->len; i++)
    g_string_append_printf (list, "%s%s", i > 0 ? " " : "", ((RhDaily *) copies->pdata[i])->day + strlen ("2026-11-"));
  g_assert_cmpstr (list->str, ==, days);
}

/* The first once there is a game; another one on another day, if something was played. */
static void
test_days (Fixture *self, gconstpointer data)
{
  gint64 game;
  StoreTable copy = { NULL };
  g_autoptr (GPtrArray) copies = NULL;

  keep (self, 3, PLENTY);
  assert_days (self, "");
  game = store_table_add (self->store, "Anna,Bram");
  keep (self, 3, PLENTY);
  assert_days (self, "03");
  store_table_play (self->store, game, "reveal s2/7 s3/3");
  keep (self, 3, PLENTY);
  assert_days (self, "03");
  keep (self, 4, PLENTY);
  assert_days (self, "04 03");
  keep (self, 5, PLENTY);
  assert_days (self, "04 03");

  copies = rh_store_list_daily (self->table->path);
  copy.path = ((RhDaily *) copies->pdata[0])->path;
  store_table_assert_asks (&copy, "SELECT text FROM move", "reveal s2/7 s3/3");
  copy.path = ((RhDaily *) copies->pdata[1])->path;
  store_table_assert_asks (&copy, "SELECT count(*) FROM move", "0");
}

/* An eighth has the first go. What isn't ours stays, and what was cut off goes. */
static void
test_seven (Fixture *self, gconstpointer data)
{
  g_autofree char *folder = rh_store_dup_daily_folder (self->table->path);
  g_autofree char *foreign = g_build_filename (folder, "railhead-2001-02-31.db", NULL);
  g_autofree char *part = g_build_filename (folder, "railhead-2026-10-31.db.part", NULL);

  for (int day = 1; day <= 9; day++) {
    store_table_add (self->store, "Anna,Bram");
    keep (self, day, PLENTY);
    if (day == 1)
      g_assert_true (g_file_set_contents (foreign, "mine", -1, NULL) && g_file_set_contents (part, "cut", -1, NULL));
  }
  assert_days (self, "09 08 07 06 05 04 03");
  g_assert_true (g_file_test (foreign, G_FILE_TEST_EXISTS));
  g_assert_false (g_file_test (part, G_FILE_TEST_EXISTS));
}

/* The clock is set back: copies of days to come make room, the latest of them last, and none that is made then goes at once. */
static void
test_clock (Fixture *self, gconstpointer data)
{
  for (int day = 11; day <= 17; day++) {
    store_table_add (self->store, "Anna,Bram");
    keep (self, day, PLENTY);
  }
  store_table_add (self->store, "Anna,Bram");
  keep (self, 3, PLENTY);
  assert_days (self, "17 16 15 14 13 12 03");
  store_table_add (self->store, "Anna,Bram");
  keep (self, 4, PLENTY);
  assert_days (self, "17 16 15 14 13 04 03");
  keep (self, 5, 1);
  assert_days (self, "04");
}

/* While another program makes one, it is left alone, and so is what it has made so far. */
static void
test_another (Fixture *self, gconstpointer data)
{
  g_autofree char *folder = rh_store_dup_daily_folder (self->table->path);
  g_autofree char *part = g_build_filename (folder, "railhead-2026-11-03.db.part", NULL);
  int lock;

  store_table_add (self->store, "Anna,Bram");
  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (part, "begun", -1, NULL));
  lock = g_open (folder, O_RDONLY | O_CLOEXEC, 0);
  g_assert_cmpint (flock (lock, LOCK_EX), ==, 0);
  keep (self, 3, PLENTY);
  assert_days (self, "");
  g_assert_true (g_file_test (part, G_FILE_TEST_EXISTS));

  close (lock);
  keep (self, 3, PLENTY);
  assert_days (self, "03");
  g_assert_false (g_file_test (part, G_FILE_TEST_EXISTS));
}

/* In a thread of its own: begins a copy and stays in the middle of it until it may go on. */
typedef struct {
  RhStore *beside;
  GMutex   mutex;
  GCond    cond;
  gboolean begun;
  gboolean may_end;
} Held;

static gboolean
on_hold_cb (RhStoreStage stage, guint64 done, guint64 n, gpointer data)
{
  Held *held = data;

  g_mutex_lock (&held->mutex);
  held->begun = TRUE;
  g_cond_broadcast (&held->cond);
  while (!held->may_end)
    g_cond_wait (&held->cond, &held->mutex);
  g_mutex_unlock (&held->mutex);

  return TRUE;
}

static gpointer
keep_held (gpointer data)
{
  Held *held = data;
  const RhWatcher watcher = { NULL, on_hold_cb, held };
  g_autoptr (GDateTime) now = g_date_time_new_local (2026, 11, 3, 20, 15, 0);

  return GINT_TO_POINTER (rh_store_keep_daily (held->beside, PLENTY, now, &watcher, NULL));
}

/* While a copy is being made moves are stored, however long it takes. It is whole, as of the moment it was begun or later. */
static void
test_meanwhile (Fixture *self, gconstpointer data)
{
  gint64 game = store_table_add (self->store, "Anna,Bram");
  Held held = { .beside = self->beside };
  GThread *thread = g_thread_new ("copy", keep_held, &held);

  g_mutex_lock (&held.mutex);
  while (!held.begun)
    g_cond_wait (&held.cond, &held.mutex);
  g_mutex_unlock (&held.mutex);
  store_table_play (self->store, game, "reveal s2/7 s3/3");
  store_table_assert_asks (self->table, "SELECT text FROM move", "reveal s2/7 s3/3");
  assert_days (self, "");

  g_mutex_lock (&held.mutex);
  held.may_end = TRUE;
  g_cond_broadcast (&held.cond);
  g_mutex_unlock (&held.mutex);
  g_assert_true (GPOINTER_TO_INT (g_thread_join (thread)));
  assert_days (self, "03");
  store_table_assert_good (self->store, 1);
}

static void
assert_too_small (Fixture *self, guint64 limit)
{
  const RhWatcher watcher = { NULL, NULL, NULL };
  g_autoptr (GDateTime) now = g_date_time_new_local (2026, 11, 1, 20, 15, 0);
  g_autoptr (GError) error = NULL;

  g_assert_false (rh_store_keep_daily (self->beside, limit, now, &watcher, &error));
  g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_FAILED);
  g_assert_nonnull (strstr (error->message, "there is room for 4.1"));
}

/* As many as there is room for; none is made that doesn't fit, which is told, and none at all without a limit. */
static void
test_limit (Fixture *self, gconstpointer data)
{
  g_autoptr (GPtrArray) copies = NULL;
  guint64 size;

  store_table_add (self->store, "Anna,Bram");
  keep (self, 1, 0);
  assert_too_small (self, 4096);
  assert_days (self, "");
  keep (self, 1, PLENTY);
  copies = rh_store_list_daily (self->table->path);
  size = ((RhDaily *) copies->pdata[0])->size;
  for (int day = 2; day <= 5; day++) {
    store_table_add (self->store, "Anna,Bram");
    keep (self, day, size * 3);
  }
  assert_days (self, "05 04 03");
  keep (self, 6, 4096);
  assert_days (self, "05");
  keep (self, 7, 0);
  assert_days (self, "05");
}

/* The database has become damaged: copies that are right stay, and no other comes. */
static void
test_damaged (Fixture *self, gconstpointer data)
{
  const RhWatcher watcher = { NULL, NULL, NULL };
  g_autoptr (GDateTime) now = g_date_time_new_local (2026, 11, 2, 20, 15, 0);
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = rh_store_dup_daily_folder (self->table->path);
  StoreTable inner = { folder, NULL };
  g_autofree char *files = NULL;

  store_table_add (self->store, "Anna,Bram");
  keep (self, 1, PLENTY);
  store_table_add (self->store, "Anna,Bram");
  store_table_assert_asks (self->table, "DROP INDEX player_used", "");
  g_assert_false (rh_store_keep_daily (self->beside, PLENTY, now, &watcher, &error));
  g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_DAMAGED);
  files = store_table_list_files (&inner);
  g_assert_cmpstr (files, ==, "railhead-2026-11-01.db");
}

static gboolean
on_progress_cb (RhStoreStage stage, guint64 done, guint64 n, gpointer data)
{
  return stage == RH_STORE_STAGE_COPY;
}

/* Who leaves the program in the middle of it waits for nothing, and leaves nothing half-made. */
static void
test_cancelled (Fixture *self, gconstpointer data)
{
  const RhWatcher watcher = { NULL, on_progress_cb, NULL };
  g_autoptr (GDateTime) now = g_date_time_new_local (2026, 11, 2, 20, 15, 0);
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = rh_store_dup_daily_folder (self->table->path);
  StoreTable inner = { folder, NULL };
  g_autofree char *files = NULL;

  for (guint i = 0; i < 300; i++)
    store_table_add (self->store, "Anna,Bram");
  g_assert_false (rh_store_keep_daily (self->beside, PLENTY, now, &watcher, &error));
  g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_CANCELLED);
  files = store_table_list_files (&inner);
  g_assert_cmpstr (files, ==, "");
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

  add ("/store/daily/days", test_days);
  add ("/store/daily/seven", test_seven);
  add ("/store/daily/clock", test_clock);
  add ("/store/daily/another", test_another);
  add ("/store/daily/meanwhile", test_meanwhile);
  add ("/store/daily/limit", test_limit);
  add ("/store/daily/damaged", test_damaged);
  add ("/store/daily/cancelled", test_cancelled);

  return g_test_run ();
}
