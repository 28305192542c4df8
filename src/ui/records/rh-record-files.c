/* SPDX-License-Identifier: GPL-3.0-or-later
 * The games of the record files that were opened, read beside the main loop. */

#include "config.h"

#include "rh-record-files.h"

#include "rh-record-stream.h"

#include <glib/gi18n.h>

/* What is set before anybody else sees it, and never changes: threads read it too. */
struct _RhRecordFiles {
  GObject parent_instance;

  /* Owned */
  GPtrArray *files;   /* of GFile */
  GPtrArray *indexes; /* of RhRecordIndex, one a file */
  GPtrArray *first;   /* of RhRecordGame, without their moves */
  RhSession *only;    /* the game, where there is but one */

  guint n;
};

G_DEFINE_FINAL_TYPE (RhRecordFiles, rh_record_files, G_TYPE_OBJECT)

static RhSession *
take_session (RhRecordGame *game)
{
  RhSession *session = rh_session_take_replay (game->setup, game->moves, game->text, game->fold);

  *game = (RhRecordGame) { NULL };

  return session;
}

static void
rh_record_files_finalize (GObject *object)
{
  RhRecordFiles *self = RH_RECORD_FILES (object);

  g_clear_pointer (&self->files, g_ptr_array_unref);
  g_clear_pointer (&self->indexes, g_ptr_array_unref);
  g_clear_pointer (&self->first, g_ptr_array_unref);
  g_clear_object (&self->only);

  G_OBJECT_CLASS (rh_record_files_parent_class)->finalize (object);
}

static void
rh_record_files_class_init (RhRecordFilesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = rh_record_files_finalize;
}

static void
rh_record_files_init (RhRecordFiles *self)
{
  self->files = g_ptr_array_new_with_free_func (g_object_unref);
  self->indexes = g_ptr_array_new_with_free_func ((GDestroyNotify) rh_record_index_free);
  self->first = g_ptr_array_new_with_free_func ((GDestroyNotify) rh_record_game_free);
}

static gboolean
read_file (RhRecordFiles *self, GFile *file, GCancellable *cancellable, GError **error)
{
  RhRecordIndex *index =
    rh_record_stream_read (file, RH_RECORD_FILES_FIRST - self->first->len, cancellable, error);

  if (index == NULL)
    return FALSE;

  g_ptr_array_add (self->indexes, index);
  self->n += rh_record_index_get_n (index);
  g_ptr_array_extend_and_steal (self->first, rh_record_index_steal_kept (index));

  return TRUE;
}

/* A game that is alone is put on the table here already: it may be a long one. */
static void
complete (RhRecordFiles *self)
{
  if (self->n == 1) {
    self->only = take_session (self->first->pdata[0]);
    g_ptr_array_set_size (self->first, 0);
  }

  for (guint i = 0; i < self->first->len; i++)
    rh_record_game_drop_moves (self->first->pdata[i]);
}

static void
read_files (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  RhRecordFiles *self = data;
  GError *error = NULL;

  for (guint i = 0; i < self->files->len; i++) {
    if (!read_file (self, self->files->pdata[i], cancellable, &error)) {
      g_task_return_error (task, error);
      return;
    }
  }

  if (self->n == 0) {
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                             _("There is no game in this record. Open another file."));
    return;
  }

  complete (self);
  g_task_return_pointer (task, g_object_ref (self), g_object_unref);
}

/* Reads the game again from its file. */
static RhRecordGame *
read_game (RhRecordFiles *self, guint i, GCancellable *cancellable, GError **error)
{
  guint file = 0;

  while (i >= rh_record_index_get_n (self->indexes->pdata[file]))
    i -= rh_record_index_get_n (self->indexes->pdata[file++]);

  return rh_record_stream_read_game (self->files->pdata[file], self->indexes->pdata[file], i, cancellable, error);
}

static void
load_games (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  guint first = GPOINTER_TO_UINT (data);
  guint n = MIN (rh_record_files_get_n (source) - first, RH_RECORD_FILES_FIRST);
  g_autoptr (GPtrArray) games = g_ptr_array_new_with_free_func ((GDestroyNotify) rh_record_game_free);
  GError *error = NULL;

  for (guint i = 0; i < n; i++) {
    RhRecordGame *game = read_game (source, first + i, cancellable, &error);

    if (game == NULL) {
      g_task_return_error (task, error);
      return;
    }
    rh_record_game_drop_moves (game);
    g_ptr_array_add (games, game);
  }

  g_task_return_pointer (task, g_steal_pointer (&games), (GDestroyNotify) g_ptr_array_unref);
}

static void
open_game (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  GError *error = NULL;
  g_autoptr (RhRecordGame) game = read_game (source, GPOINTER_TO_UINT (data), cancellable, &error);

  if (game == NULL)
    g_task_return_error (task, error);
  else
    g_task_return_pointer (task, take_session (game), g_object_unref);
}

/* Lets a thread read, from that game on. Takes the task. */
static void
read_again (GTask *task, guint i, GTaskThreadFunc read)
{
  g_task_set_task_data (task, GUINT_TO_POINTER (i), NULL);
  g_task_run_in_thread (task, read);
  g_object_unref (task);
}

static gpointer
take_read (RhRecordFiles *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

/**
 * rh_record_files_read_async:
 * @files: (array length=n_files): record files
 * @n_files: how many they are
 * @cancellable: (nullable): to give it up
 * @callback: called in the main loop when all are read, or one is wrong
 * @data: handed to @callback
 *
 * Reads records from wherever GIO can read, and checks every line of them.
 */
void
rh_record_files_read_async (GFile               **files,
                            guint                 n_files,
                            GCancellable         *cancellable,
                            GAsyncReadyCallback   callback,
                            gpointer              data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, data);
  RhRecordFiles *self = g_object_new (RH_TYPE_RECORD_FILES, NULL);

  for (guint i = 0; i < n_files; i++)
    g_ptr_array_add (self->files, g_object_ref (files[i]));

  g_task_set_source_tag (task, rh_record_files_read_async);
  g_task_set_task_data (task, self, g_object_unref);
  g_task_run_in_thread (task, read_files);
}

/**
 * rh_record_files_read_finish:
 * @result: what the callback was given
 * @error: return location; any of %RH_RECORD_ERROR, %RH_RULES_ERROR or
 *   %G_IO_ERROR; the message names the file and the line, and what to do
 *
 * Returns: (transfer full) (nullable): the games of all files, at least one, or
 *   %NULL with @error set
 */
RhRecordFiles *
rh_record_files_read_finish (GAsyncResult *result, GError **error)
{
  return take_read (NULL, result, error);
}

/**
 * rh_record_files_get_n:
 * @self: the games of some files
 *
 * Returns: how many games there are
 */
guint
rh_record_files_get_n (RhRecordFiles *self)
{
  return self->n;
}

/**
 * rh_record_files_get_files:
 * @self: the games of some files
 *
 * Returns: (transfer none) (element-type GFile): the files
 */
GPtrArray *
rh_record_files_get_files (RhRecordFiles *self)
{
  return self->files;
}

/**
 * rh_record_files_take_only:
 * @self: the games of some files
 *
 * Returns: (transfer full) (nullable): where there is one game alone, that, at
 *   its end, to be looked at; once
 */
RhSession *
rh_record_files_take_only (RhRecordFiles *self)
{
  return g_steal_pointer (&self->only);
}

/**
 * rh_record_files_get_first:
 * @self: the games of some files, of which there are several
 *
 * Returns: (transfer none) (element-type RhRecordGame): the first of them,
 *   %RH_RECORD_FILES_FIRST at most, without their moves
 */
GPtrArray *
rh_record_files_get_first (RhRecordFiles *self)
{
  return self->first;
}

/**
 * rh_record_files_load_async:
 * @self: the games of some files
 * @first: the first game to load, from 0
 * @cancellable: (nullable): to give it up
 * @callback: called in the main loop when they are there, or one isn't any more
 * @data: handed to @callback
 *
 * Reads games again, to be shown in a list: %RH_RECORD_FILES_FIRST, or as many as there are.
 */
void
rh_record_files_load_async (RhRecordFiles       *self,
                            guint                first,
                            GCancellable        *cancellable,
                            GAsyncReadyCallback  callback,
                            gpointer             data)
{
  g_return_if_fail (first < self->n);

  read_again (g_task_new (self, cancellable, callback, data), first, load_games);
}

/**
 * rh_record_files_load_finish:
 * @self: the games of some files
 * @result: what the callback was given
 * @error: return location; any of %G_IO_ERROR; the message names the file, and what to do
 *
 * Returns: (transfer full) (element-type RhRecordGame) (nullable): the games,
 *   without their moves, or %NULL with @error set
 */
GPtrArray *
rh_record_files_load_finish (RhRecordFiles *self, GAsyncResult *result, GError **error)
{
  return take_read (self, result, error);
}

/**
 * rh_record_files_open_async:
 * @self: the games of some files
 * @i: which of them, from 0
 * @cancellable: (nullable): to give it up
 * @callback: called in the main loop when it is there, or isn't any more
 * @data: handed to @callback
 *
 * Reads a game again, to be looked at.
 */
void
rh_record_files_open_async (RhRecordFiles       *self,
                            guint                i,
                            GCancellable        *cancellable,
                            GAsyncReadyCallback  callback,
                            gpointer             data)
{
  g_return_if_fail (i < self->n);

  read_again (g_task_new (self, cancellable, callback, data), i, open_game);
}

/**
 * rh_record_files_open_finish:
 * @self: the games of some files
 * @result: what the callback was given
 * @error: return location; any of %G_IO_ERROR; the message names the file, and what to do
 *
 * Returns: (transfer full) (nullable): the game at its end, or %NULL with @error set
 */
RhSession *
rh_record_files_open_finish (RhRecordFiles *self, GAsyncResult *result, GError **error)
{
  return take_read (self, result, error);
}
