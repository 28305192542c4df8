/* SPDX-License-Identifier: GPL-3.0-or-later
 * Record files read a piece at a time, and games of them read again; waits, so not for the main loop. */

#include "config.h"

#include "rh-record-stream.h"

#include "rh-copies.h"
#include "rh-record-error.h"
#include "rh-rules-error.h"

#include <glib/gi18n.h>

/* How much is read at once, in bytes. */
#define PIECE ((gsize) 64 * 1024)

/* How people call the file; its path may be a portal's. */
static char *
dup_name (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);

  return name != NULL ? g_filename_display_name (name) : g_file_get_parse_name (file);
}

/* Of a pipe, already opening it can wait for ever. */
static gboolean
is_special (GFile *file, GCancellable *cancellable)
{
  g_autoptr (GFileInfo) info =
    g_file_query_info (file, G_FILE_ATTRIBUTE_STANDARD_TYPE, G_FILE_QUERY_INFO_NONE, cancellable, NULL);

  return info != NULL && g_file_info_get_file_type (info) == G_FILE_TYPE_SPECIAL;
}

static void
refuse_unreadable (GFile *file, const GError *problem, GError **error)
{
  g_autofree char *name = dup_name (file);

  /* Translators: a file’s name; then what the system says */
  g_set_error (error, problem->domain, problem->code, _("“%1$s” can’t be read: %2$s"), name, problem->message);
}

/* Where all of it is something else, there is no line to be corrected. */
static void
refuse_foreign (GFile *file, guint line, const GError *problem, GError **error)
{
  g_autofree char *name = dup_name (file);

  g_set_error (error,
               problem->domain,
               problem->code,
               /* Translators: a file’s name, the number of a line, and that it is none of a record */
               _("%1$s:%2$u: %3$s\n\n"
                 "Nothing was changed. Open a file that holds the record."),
               name,
               line,
               problem->message);
}

static void
refuse_line (GFile *file, guint line, const GError *problem, GError **error)
{
  g_autofree char *name = dup_name (file);

  g_set_error (error,
               problem->domain,
               problem->code,
               /* Translators: a file’s name, the number of the wrong line, and what is wrong with it */
               _("%1$s:%2$u: %3$s\n\n"
                 "Nothing was changed. Correct this line in a text editor, and open the file again."),
               name,
               line,
               problem->message);
}

static GInputStream *
open_file (GFile *file, GCancellable *cancellable, GError **error)
{
  g_autoptr (GError) problem = NULL;
  g_autofree char *name = NULL;
  GFileInputStream *stream;

  if (is_special (file, cancellable)) {
    name = dup_name (file);
    g_set_error (error,
                 G_IO_ERROR,
                 G_IO_ERROR_NOT_REGULAR_FILE,
                 /* Translators: what was to be opened; “pipe” and “socket” in the sense of an operating system */
                 _("“%s” is a pipe, a socket or a device. Open a file that holds the record."),
                 name);
    return NULL;
  }

  stream = g_file_read (file, cancellable, &problem);
  if (stream == NULL) {
    refuse_unreadable (file, problem, error);
    return NULL;
  }

  return G_INPUT_STREAM (stream);
}

/* Reads on from where the stream stands, to its end or until it has so many bytes. */
static gboolean
feed (RhRecordIndex *index, GInputStream *stream, gsize length, GCancellable *cancellable, GError **error)
{
  g_autofree char *bytes = g_malloc (PIECE);

  while (length > 0) {
    gssize n = g_input_stream_read (stream, bytes, MIN (PIECE, length), cancellable, error);

    if (n == 0)
      break;
    if (n < 0 || !rh_record_index_feed (index, bytes, (gsize) n, error))
      return FALSE;
    length -= (gsize) n;
  }

  return rh_record_index_end (index, error);
}

/* The same for a reader, to the end. */
static gboolean
feed_reader (RhRecordReader *reader, GInputStream *stream, gsize *n_read, GCancellable *cancellable, GError **error)
{
  g_autofree char *bytes = g_malloc (PIECE);
  gssize n;

  while ((n = g_input_stream_read (stream, bytes, PIECE, cancellable, error)) > 0) {
    if (!rh_record_reader_feed (reader, bytes, (gsize) n, error))
      return FALSE;
    g_atomic_pointer_add (n_read, n);
  }

  return n == 0 && rh_record_reader_end (reader, error);
}

static gboolean
skip (GInputStream *stream, gsize length, GCancellable *cancellable, GError **error)
{
  while (length > 0) {
    gssize n = g_input_stream_skip (stream, length, cancellable, error);

    if (n <= 0)
      return n == 0;
    length -= (gsize) n;
  }

  return TRUE;
}

/**
 * rh_record_stream_is_of_record:
 * @error: why a record couldn't be read
 *
 * Returns: whether that is what stands in it, not that it can't be got at
 */
gboolean
rh_record_stream_is_of_record (const GError *error)
{
  return error->domain == RH_RECORD_ERROR || error->domain == RH_RULES_ERROR;
}

/**
 * rh_record_stream_can_be_corrected:
 * @error: why a record couldn't be read
 *
 * Returns: whether a line of it is wrong, not all that the file holds
 */
gboolean
rh_record_stream_can_be_corrected (const GError *error)
{
  return g_error_matches (error, RH_STORE_ERROR, RH_STORE_ERROR_TOGETHER) ||
         (rh_record_stream_is_of_record (error) && !g_error_matches (error, RH_RECORD_ERROR, RH_RECORD_ERROR_FOREIGN));
}

/**
 * rh_record_stream_check:
 * @files: (array length=n_files): files to be read
 * @n_files: how many they are
 * @store: the games
 * @error: return location; gets %G_IO_ERROR_FAILED
 *
 * Looks whether any of them is the game database, which its program must never read as a file.
 *
 * Returns: whether all may be read
 */
gboolean
rh_record_stream_check (GFile **files, guint n_files, RhStore *store, GError **error)
{
  for (guint i = 0; i < n_files; i++) {
    const char *path = g_file_peek_path (files[i]);
    g_autofree char *name = dup_name (files[i]);

    if (path != NULL && rh_store_is_own_file (store, path)) {
      g_set_error (error,
                   G_IO_ERROR,
                   G_IO_ERROR_FAILED,
                   /* Translators: a file’s name */
                   _("The file “%s” is the game database itself. Open a file that holds the record."),
                   name);
      return FALSE;
    }
  }

  return TRUE;
}

/**
 * rh_record_stream_read:
 * @file: a record, wherever GIO can read
 * @n_kept: how many of its games shall be kept, the first ones
 * @cancellable: (nullable): to give it up
 * @error: return location; any of %RH_RECORD_ERROR, %RH_RULES_ERROR or
 *   %G_IO_ERROR; the message names the file and the line, and what to do
 *
 * Checks every line of a record.
 *
 * Returns: (transfer full) (nullable): its games, or %NULL with @error set
 */
RhRecordIndex *
rh_record_stream_read (GFile *file, guint n_kept, GCancellable *cancellable, GError **error)
{
  g_autoptr (RhRecordIndex) index = rh_record_index_new (n_kept);
  g_autoptr (GInputStream) stream = open_file (file, cancellable, error);
  g_autoptr (GError) problem = NULL;

  if (stream == NULL)
    return NULL;
  if (feed (index, stream, G_MAXSIZE, cancellable, &problem))
    return g_steal_pointer (&index);

  if (g_error_matches (problem, RH_RECORD_ERROR, RH_RECORD_ERROR_FOREIGN))
    refuse_foreign (file, rh_record_index_get_line (index), problem, error);
  else if (rh_record_stream_is_of_record (problem))
    refuse_line (file, rh_record_index_get_line (index), problem, error);
  else
    refuse_unreadable (file, problem, error);

  return NULL;
}

/**
 * rh_record_stream_visit:
 * @file: a record, wherever GIO can read
 * @visitor: what to tell
 * @data: handed to the functions of @visitor
 * @n_read: (inout): how many bytes were read, to which those of this file are added while it is read; others may look
 * @cancellable: (nullable): to give it up
 * @error: return location; any of %RH_RECORD_ERROR, %RH_RULES_ERROR or %G_IO_ERROR; the message names the file and the
 *   line, but not what to do about a wrong one
 *
 * Reads a record from its beginning to its end, however large, or to the first line that is wrong.
 *
 * Returns: whether all of it is right
 */
gboolean
rh_record_stream_visit (GFile                 *file,
                        const RhRecordVisitor *visitor,
                        gpointer               data,
                        gsize                 *n_read,
                        GCancellable          *cancellable,
                        GError               **error)
{
  g_autoptr (RhRecordReader) reader = rh_record_reader_new (visitor, data);
  g_autoptr (GInputStream) stream = open_file (file, cancellable, error);
  g_autoptr (GError) problem = NULL;
  g_autofree char *name = NULL;

  if (stream == NULL)
    return FALSE;
  rh_record_reader_lift_limit (reader);
  if (feed_reader (reader, stream, n_read, cancellable, &problem))
    return TRUE;

  if (!rh_record_stream_is_of_record (problem)) {
    refuse_unreadable (file, problem, error);
    return FALSE;
  }
  name = dup_name (file);
  g_set_error (error, problem->domain, problem->code,
               /* Translators: a file’s name, the number of the wrong line, and what is wrong with it */
               _("%1$s:%2$u: %3$s"), name, rh_record_reader_get_line (reader), problem->message);

  return FALSE;
}

/**
 * rh_record_stream_refuse_game:
 * @file: a record that is right
 * @problem: why a game of it can't come in all the same
 * @error: return location; gets an error of the same kind
 *
 * Says of which file it is told.
 */
void
rh_record_stream_refuse_game (GFile *file, const GError *problem, GError **error)
{
  g_autofree char *name = dup_name (file);

  g_set_error (error, problem->domain, problem->code,
               /* Translators: a file’s name, and what is wrong with a game in it */
               C_("file", "%1$s: %2$s"), name, problem->message);
}

/**
 * rh_record_stream_refuse_changed:
 * @file: a record that was read before
 * @error: return location; gets %G_IO_ERROR_WRONG_ETAG
 *
 * Says that it isn't what it was.
 */
void
rh_record_stream_refuse_changed (GFile *file, GError **error)
{
  g_autofree char *name = dup_name (file);

  g_set_error (error,
               G_IO_ERROR,
               G_IO_ERROR_WRONG_ETAG,
               /* Translators: a file’s name */
               _("“%s” has changed since it was opened. Open it again."),
               name);
}

/**
 * rh_record_stream_read_game:
 * @file: a record that was read before
 * @index: its games
 * @i: which of them, from 0
 * @cancellable: (nullable): to give it up
 * @error: return location; any of %G_IO_ERROR, %G_IO_ERROR_WRONG_ETAG where the
 *   game isn't there any more; the message names the file, and what to do
 *
 * Reads a game again.
 *
 * Returns: (transfer full) (nullable): the game with its moves, or %NULL with @error set
 */
RhRecordGame *
rh_record_stream_read_game (GFile *file, const RhRecordIndex *index, guint i, GCancellable *cancellable, GError **error)
{
  g_autoptr (RhRecordIndex) again = rh_record_index_new (1);
  g_autoptr (GInputStream) stream = open_file (file, cancellable, error);
  g_autoptr (GPtrArray) kept = NULL;
  g_autoptr (GError) problem = NULL;
  gsize start;
  gsize length;

  if (stream == NULL)
    return NULL;

  rh_record_index_find (index, i, &start, &length);
  if (!skip (stream, start, cancellable, &problem) || !feed (again, stream, length, cancellable, &problem)) {
    if (!rh_record_stream_is_of_record (problem)) {
      refuse_unreadable (file, problem, error);
      return NULL;
    }
  }
  if (problem != NULL || !rh_record_index_is_same (index, i, again)) {
    rh_record_stream_refuse_changed (file, error);
    return NULL;
  }

  kept = rh_record_index_steal_kept (again);

  return g_ptr_array_steal_index (kept, 0);
}
