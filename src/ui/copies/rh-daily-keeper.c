/* SPDX-License-Identifier: GPL-3.0-or-later
 * Keeps a copy of all games a day, in a thread, while nobody notices. */

#include "config.h"

#include "rh-daily-keeper.h"

#include "rh-settings.h"

#include <glib/gi18n.h>

/* After the start, and then as often, in seconds: the program may stay open for days. */
#define FIRST 10
#define NEXT (60 * 60)

#define MEGABYTE G_GUINT64_CONSTANT (1000000)

/* How long the thread sleeps after each megabyte, in microseconds, so that a move has the disk. */
#define REST 5000

struct _RhDailyKeeper {
  RhStore *store;
  GThread *thread;
  RhStore *beside;
  guint64  limit;
  guint    timeout;
  GMutex   mutex;
  char    *problem; /* why none could be made the last time; under the mutex */
  int      leaving; /* atomic */
  int      running; /* atomic */
};

/* In the thread. */
static gboolean
on_progress_cb (RhStoreStage stage, guint64 done, guint64 n, gpointer data)
{
  RhDailyKeeper *self = data;

  if (stage == RH_STORE_STAGE_COPY)
    g_usleep (REST);

  return g_atomic_int_get (&self->leaving) == 0;
}

/* One that was given up is made the next time. */
static void
keep_problem (RhDailyKeeper *self, const GError *error)
{
  if (g_error_matches (error, RH_STORE_ERROR, RH_STORE_ERROR_CANCELLED))
    return;

  g_mutex_lock (&self->mutex);
  g_free (self->problem);
  self->problem = error != NULL ? g_strdup (error->message) : NULL;
  g_mutex_unlock (&self->mutex);
}

/* What goes wrong is no business of the game on the table: the copies from before are there. It's told to those who look
 * after the copies. */
static gpointer
run (gpointer data)
{
  RhDailyKeeper *self = data;
  const RhWatcher watcher = { NULL, on_progress_cb, self };
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (GError) error = NULL;

  rh_store_keep_daily (self->beside, self->limit, now, &watcher, &error);
  keep_problem (self, error);
  g_clear_pointer (&self->beside, rh_store_close);
  g_atomic_int_set (&self->running, 0);

  return NULL;
}

static guint64
get_limit (void)
{
  int limit = rh_settings_get_int (RH_SETTINGS_COPIES_SIZE, RH_SETTINGS_COPIES_SIZE_DEFAULT);

  return (guint64) MAX (limit, 0) * MEGABYTE;
}

static void
finish (RhDailyKeeper *self)
{
  if (self->thread != NULL)
    g_thread_join (g_steal_pointer (&self->thread));
}

/**
 * rh_daily_keeper_keep:
 * @self: a keeper
 *
 * Makes today's copy now, if one is due, beside the main loop. It has what is stored at this moment, whatever comes in
 * meanwhile: games that are imported are none before all have come. Where one is being made already, that is it.
 */
void
rh_daily_keeper_keep (RhDailyKeeper *self)
{
  g_autoptr (GError) error = NULL;

  if (g_atomic_int_get (&self->running) != 0)
    return;

  finish (self);
  self->limit = get_limit ();
  self->beside = rh_store_open_beside (self->store, &error);
  if (self->beside == NULL) {
    keep_problem (self, error);
    return;
  }

  g_atomic_int_set (&self->running, 1);
  self->thread = g_thread_new ("daily copy", run, self);
}

static gboolean
on_timeout_cb (gpointer data)
{
  RhDailyKeeper *self = data;

  self->timeout = g_timeout_add_seconds (NEXT, on_timeout_cb, self);
  rh_daily_keeper_keep (self);

  return G_SOURCE_REMOVE;
}

/**
 * rh_daily_keeper_new:
 * @store: (transfer none): the store, which must outlive it
 *
 * Begins a while after the program's start.
 *
 * Returns: (transfer full): a keeper
 */
RhDailyKeeper *
rh_daily_keeper_new (RhStore *store)
{
  RhDailyKeeper *self = g_new0 (RhDailyKeeper, 1);

  self->store = store;
  g_mutex_init (&self->mutex);
  self->timeout = g_timeout_add_seconds (FIRST, on_timeout_cb, self);

  return self;
}

/**
 * rh_daily_keeper_free:
 * @self: a keeper
 *
 * Ends it; a copy that isn't whole by now is given up, and made the next time.
 */
void
rh_daily_keeper_free (RhDailyKeeper *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  g_atomic_int_set (&self->leaving, 1);
  finish (self);
  g_mutex_clear (&self->mutex);
  g_free (self->problem);
  g_free (self);
}

/**
 * rh_daily_keeper_dup_problem:
 * @self: a keeper
 *
 * Returns: (transfer full) (nullable): why no copy could be made the last time; %NULL where nothing went wrong
 */
char *
rh_daily_keeper_dup_problem (RhDailyKeeper *self)
{
  char *problem;

  g_mutex_lock (&self->mutex);
  problem = g_strdup (self->problem);
  g_mutex_unlock (&self->mutex);

  return problem;
}

static gboolean
on_waited_for_cb (RhStoreStage stage, guint64 done, guint64 n, gpointer data)
{
  return TRUE;
}

/**
 * rh_daily_keeper_keep_now:
 * @path: a database, there or not
 *
 * Makes today's copy, if one is due, and waits for it: for a command that changes much at once. What goes wrong is said,
 * and doesn't keep it from that.
 */
void
rh_daily_keeper_keep_now (const char *path)
{
  const RhWatcher watcher = { NULL, on_waited_for_cb, NULL };
  g_autoptr (RhStore) store = NULL;
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (GError) error = NULL;
  g_autofree char *told = NULL;

  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    return;

  store = rh_store_open (path, NULL);
  /* One that can't be opened the command tells by itself. */
  if (store == NULL || rh_store_keep_daily (store, get_limit (), now, &watcher, &error))
    return;

  told = g_strdup_printf (_("No copy could be made today: %s"), error->message);
  g_printerr ("%s\n", told);
}
