/* SPDX-License-Identifier: GPL-3.0-or-later
 * All games copied, looked at or put back in a thread, while a window waits. */

#include "config.h"

#include "rh-copy-task.h"

#include "rh-copy-place.h"

#include <glib/gi18n.h>

/* How much of the whole the copying is, where something is checked after it. */
#define PART_OF_COPY 0.3

struct _RhCopyTask {
  GObject parent_instance;

  /* Set before the thread begins, or by it before it ends. */
  RhStore *beside;
  char    *path;     /* the database; unless it is copied */
  gboolean restores; /* or else only looks */
  char    *file;   /* the copy */
  char    *folder; /* in which the games from before are then */
  RhCopy   copy;

  /* What both sides look at while it runs. */
  GMutex   mutex;
  gboolean cancelled;
  RhStoreStage  stage;
  guint64  done;
  guint64  n;
};

G_DEFINE_FINAL_TYPE (RhCopyTask, rh_copy_task, G_TYPE_OBJECT)

/* Those that run now; the main thread counts them. */
static guint n_running;

/* In the thread. */
static gboolean
on_progress_cb (RhStoreStage stage, guint64 done, guint64 n, gpointer data)
{
  RhCopyTask *self = data;
  gboolean going;

  g_mutex_lock (&self->mutex);
  self->stage = stage;
  self->done = done;
  self->n = n;
  going = !self->cancelled;
  g_mutex_unlock (&self->mutex);

  return going;
}

static gboolean
back_up (RhCopyTask *self, RhCopyPlace *place, const RhWatcher *watcher, GError **error)
{
  gboolean copied = rh_store_back_up (self->beside, rh_copy_place_get_path (place), watcher, &self->copy, error);

  g_clear_pointer (&self->beside, rh_store_close);

  return copied && rh_copy_place_deliver (place, watcher, error);
}

static gboolean
restore (RhCopyTask *self, const char *from, const RhWatcher *watcher, GError **error)
{
  self->folder = rh_store_restore (self->path, from, watcher, &self->copy, error);

  return self->folder != NULL;
}

static gboolean
work (RhCopyTask *self, RhCopyPlace *place, GError **error)
{
  const RhWatcher watcher = { NULL, on_progress_cb, self };
  const char *path = rh_copy_place_get_path (place);

  if (self->beside != NULL)
    return back_up (self, place, &watcher, error);
  if (!rh_copy_place_fetch (place, &watcher, error))
    return FALSE;

  return self->restores ? restore (self, path, &watcher, error)
                        : rh_store_look_at_copy (self->path, path, &watcher, &self->copy, error);
}

static void
run (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  RhCopyTask *self = source;
  GError *error = NULL;
  g_autoptr (RhCopyPlace) place = rh_copy_place_new (self->file, &error);

  if (place != NULL && work (self, place, &error)) {
    g_task_return_boolean (task, TRUE);
    return;
  }

  if (place != NULL)
    rh_copy_place_correct (place, error);
  g_task_return_error (task, error);
}

static void
on_completed_cb (void)
{
  n_running--;
}

static void
start (RhCopyTask *self, GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) task = g_task_new (self, NULL, callback, data);

  n_running++;
  g_signal_connect (task, "notify::completed", G_CALLBACK (on_completed_cb), NULL);
  g_task_run_in_thread (task, run);
}

static void
rh_copy_task_finalize (GObject *object)
{
  RhCopyTask *self = RH_COPY_TASK (object);

  g_clear_pointer (&self->beside, rh_store_close);
  g_free (self->path);
  g_free (self->file);
  g_free (self->folder);
  g_mutex_clear (&self->mutex);

  G_OBJECT_CLASS (rh_copy_task_parent_class)->finalize (object);
}

static void
rh_copy_task_class_init (RhCopyTaskClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = rh_copy_task_finalize;
}

static void
rh_copy_task_init (RhCopyTask *self)
{
  g_mutex_init (&self->mutex);
  self->stage = RH_STORE_STAGE_FILE;
}

/**
 * rh_copy_task_new:
 *
 * Returns: (transfer full): something that takes long, not begun yet; it is done once
 */
RhCopyTask *
rh_copy_task_new (void)
{
  return g_object_new (RH_TYPE_COPY_TASK, NULL);
}

/**
 * rh_copy_task_back_up:
 * @self: a task
 * @beside: (transfer full): a store of its own, from rh_store_open_beside()
 * @to: the file
 * @callback: called in the main loop when it is done
 * @data: handed to @callback
 *
 * Copies all games into a file.
 */
void
rh_copy_task_back_up (RhCopyTask *self, RhStore *beside, const char *to, GAsyncReadyCallback callback, gpointer data)
{
  self->beside = beside;
  self->file = g_strdup (to);
  start (self, callback, data);
}

/**
 * rh_copy_task_look:
 * @self: a task
 * @path: the database, which may be open
 * @file: a copy
 * @callback: called in the main loop when it is done
 * @data: handed to @callback
 *
 * Looks at all of a copy.
 */
void
rh_copy_task_look (RhCopyTask *self, const char *path, const char *file, GAsyncReadyCallback callback, gpointer data)
{
  self->path = g_strdup (path);
  self->file = g_strdup (file);
  start (self, callback, data);
}

/**
 * rh_copy_task_restore:
 * @self: a task
 * @path: the database, which we don't have open
 * @file: a copy
 * @callback: called in the main loop when it is done
 * @data: handed to @callback
 *
 * Has the copy take the place of all games, which are set aside.
 */
void
rh_copy_task_restore (RhCopyTask *self, const char *path, const char *file, GAsyncReadyCallback callback, gpointer data)
{
  self->restores = TRUE;
  self->path = g_strdup (path);
  self->file = g_strdup (file);
  start (self, callback, data);
}

/**
 * rh_copy_task_finish:
 * @self: a task
 * @result: what the callback was given
 * @error: return location; any of %RH_STORE_ERROR
 *
 * Returns: whether it went well
 */
gboolean
rh_copy_task_finish (RhCopyTask *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

/**
 * rh_copy_task_cancel:
 * @self: a task
 *
 * Gives it up: it ends soon with %RH_STORE_ERROR_CANCELLED, unless it is too late for that.
 */
void
rh_copy_task_cancel (RhCopyTask *self)
{
  g_return_if_fail (RH_IS_COPY_TASK (self));

  g_mutex_lock (&self->mutex);
  self->cancelled = TRUE;
  g_mutex_unlock (&self->mutex);
}

/**
 * rh_copy_task_wait_for_all:
 *
 * Comes back when none runs any more: before the store is closed, and the program ends.
 */
void
rh_copy_task_wait_for_all (void)
{
  while (n_running > 0)
    g_main_context_iteration (NULL, TRUE);
}

static double
get_share (RhStoreStage stage, guint64 done, guint64 n)
{
  double share = n > 0 ? (double) done / (double) n : 0;

  return stage == RH_STORE_STAGE_COPY ? share * PART_OF_COPY : PART_OF_COPY + share * (1 - PART_OF_COPY);
}

/**
 * rh_copy_task_get_part:
 * @self: a task
 * @said: (out) (transfer full): what it is at, in words
 *
 * Returns: how much of it is done, from 0 to 1; -1 where that can't be told
 */
double
rh_copy_task_get_part (RhCopyTask *self, char **said)
{
  RhStoreStage stage;
  guint64 done, n;

  g_return_val_if_fail (RH_IS_COPY_TASK (self), -1);

  g_mutex_lock (&self->mutex);
  stage = self->stage;
  done = self->done;
  n = self->n;
  g_mutex_unlock (&self->mutex);

  if (stage == RH_STORE_STAGE_COPY)
    *said = g_strdup (_("Copying the games…"));
  else if (stage == RH_STORE_STAGE_GAMES && n > 0)
    *said = g_strdup_printf (_("Checking game %1$u of %2$u…"), (guint) done + 1, (guint) n);
  else
    *said = g_strdup (_("Checking the file…"));

  return stage == RH_STORE_STAGE_FILE ? -1 : get_share (stage, done, n);
}

/**
 * rh_copy_task_get_copy:
 * @self: a task that went well
 *
 * Returns: (transfer none): what is in the copy
 */
const RhCopy *
rh_copy_task_get_copy (RhCopyTask *self)
{
  g_return_val_if_fail (RH_IS_COPY_TASK (self), NULL);

  return &self->copy;
}

/**
 * rh_copy_task_get_file:
 * @self: a task that was begun
 *
 * Returns: (transfer none): the copy
 */
const char *
rh_copy_task_get_file (RhCopyTask *self)
{
  g_return_val_if_fail (RH_IS_COPY_TASK (self), NULL);

  return self->file;
}

/**
 * rh_copy_task_get_folder:
 * @self: a restore that went well
 *
 * Returns: (transfer none): where the games from before are, if there were any
 */
const char *
rh_copy_task_get_folder (RhCopyTask *self)
{
  g_return_val_if_fail (RH_IS_COPY_TASK (self), NULL);

  return self->folder;
}
