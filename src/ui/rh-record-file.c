/* SPDX-License-Identifier: GPL-3.0-or-later
 * Record files, read whole beside the main loop. */

#include "config.h"

#include "rh-record-file.h"

#include <glib/gi18n.h>

#define CHUNK (256 * 1024)

/* How people call the file; its path may be a portal's. */
static char *
dup_name (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);

  return name != NULL ? g_filename_display_name (name) : g_file_get_parse_name (file);
}

/* All of it, or as much as the reader needs to refuse it. */
static GByteArray *
load (GFile *file, GCancellable *cancellable, GError **error)
{
  g_autoptr (GFileInputStream) stream = g_file_read (file, cancellable, error);
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  gsize n_read;

  if (stream == NULL)
    return NULL;

  do {
    guint length = bytes->len;

    g_byte_array_set_size (bytes, length + CHUNK);
    if (!g_input_stream_read_all (G_INPUT_STREAM (stream), bytes->data + length, CHUNK, &n_read, cancellable, error))
      return NULL;
    g_byte_array_set_size (bytes, length + (guint) n_read);
  } while (n_read == CHUNK && bytes->len <= RH_RECORD_MAX);

  return g_steal_pointer (&bytes);
}

static GPtrArray *
read_file (GFile *file, GCancellable *cancellable, GError **error)
{
  g_autofree char *name = dup_name (file);
  g_autoptr (GError) problem = NULL;
  g_autoptr (GByteArray) bytes = load (file, cancellable, &problem);
  GPtrArray *games;
  guint line = 0;

  if (bytes == NULL) {
    /* Translators: a file’s name; then what the system says */
    g_set_error (error, problem->domain, problem->code, _("“%1$s” can’t be read: %2$s"), name, problem->message);
    return NULL;
  }

  games = rh_record_read_games ((const char *) bytes->data, bytes->len, &line, &problem);
  if (games == NULL)
    g_set_error (error,
                 problem->domain,
                 problem->code,
                 /* Translators: a file’s name, the number of the wrong line, and what is wrong with it */
                 _("%1$s:%2$u: %3$s\n\n"
                   "Nothing was changed. Correct this line in a text editor, and open the file again."),
                 name,
                 line,
                 problem->message);

  return games;
}

static void
read_files (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  GPtrArray *files = data;
  g_autoptr (GPtrArray) games = g_ptr_array_new_with_free_func ((GDestroyNotify) rh_record_game_free);
  GError *error = NULL;

  for (guint i = 0; i < files->len; i++) {
    GPtrArray *more = read_file (g_ptr_array_index (files, i), cancellable, &error);

    if (more == NULL) {
      g_task_return_error (task, error);
      return;
    }
    g_ptr_array_extend_and_steal (games, more);
  }

  if (games->len == 0) {
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                             _("There is no game in this record. Open another file."));
    return;
  }

  g_task_return_pointer (task, g_steal_pointer (&games), (GDestroyNotify) g_ptr_array_unref);
}

/**
 * rh_record_file_read_async:
 * @files: (array length=n_files): the files
 * @n_files: how many they are
 * @cancellable: (nullable): to give it up
 * @callback: called in the main loop when all are read, or one is wrong
 * @data: handed to @callback
 *
 * Reads records from wherever GIO can read, and checks every line of them.
 */
void
rh_record_file_read_async (GFile               **files,
                           guint                 n_files,
                           GCancellable         *cancellable,
                           GAsyncReadyCallback   callback,
                           gpointer              data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, data);
  GPtrArray *kept = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < n_files; i++)
    g_ptr_array_add (kept, g_object_ref (files[i]));

  g_task_set_source_tag (task, rh_record_file_read_async);
  g_task_set_task_data (task, kept, (GDestroyNotify) g_ptr_array_unref);
  g_task_run_in_thread (task, read_files);
}

/**
 * rh_record_file_read_finish:
 * @result: what the callback was given
 * @error: return location; any of %RH_RECORD_ERROR, %RH_RULES_ERROR or
 *   %G_IO_ERROR; the message names the file and the line, and what to do
 *
 * Returns: (transfer full) (element-type RhRecordGame) (nullable): the games of
 *   all files, at least one, or %NULL with @error set
 */
GPtrArray *
rh_record_file_read_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
