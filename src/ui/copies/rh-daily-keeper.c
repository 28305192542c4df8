/* SPDX-License-Identifier: GPL-3.0-or-later
 * Keeps a copy of all games a day, in a thread, while nobody notices. */

#include "config.h"

#include "rh-daily-keeper.h"

#include "rh-settings.h"

#include <gio/gio.h>

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
  int      leaving; /* atomic */
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

/* What goes wrong is no business of the game on the table: the copies from before are there. */
static gpointer
run (gpointer data)
{
  RhDailyKeeper *self = data;
  const RhWatcher watcher = { NULL, on_progress_cb, self };
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (GError) error = NULL;

  if (!rh_store_keep_daily (self->beside, self->limit, now, &watcher, &error))
    g_debug ("No copy was kept: %s", error->message);
  g_clear_pointer (&self->beside, rh_store_close);

  return NULL;
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
 * Makes today's copy now, if one is due, beside the main loop.
 */
void
rh_daily_keeper_keep (RhDailyKeeper *self)
{
  int limit = rh_settings_get_int (RH_SETTINGS_COPIES_SIZE, RH_SETTINGS_COPIES_SIZE_DEFAULT);

  finish (self);
  self->limit = (guint64) MAX (limit, 0) * MEGABYTE;
  self->beside = rh_store_open_beside (self->store, NULL);
  if (self->beside != NULL)
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
  g_free (self);
}
