/* SPDX-License-Identifier: GPL-3.0-or-later
 * Where a copy is made and looked at: in its file, or, where SQLite can't work in that, in a folder of our own, from which
 * it is brought there byte by byte, and the other way round. */

#include "config.h"

#include "rh-copy-place.h"

#include "rh-passing.h"
#include "rh-portal.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <sys/stat.h>
#include <utime.h>

/* So many bytes are brought before somebody is asked whether to go on. */
#define BATCH (1 << 20)

/**
 * RhCopyPlace:
 * @file: what people have chosen
 * @folder: (nullable): our own; %NULL where the copy is made in @file
 * @path: where it is made and looked at
 */
struct _RhCopyPlace {
  GFile *file;
  char  *folder;
  char  *path;
};

static gboolean
refuse (GError **error, int saved)
{
  g_set_error_literal (error, G_IO_ERROR, (int) g_io_error_from_errno (saved), g_strerror (saved));

  return FALSE;
}

/* On the disk of the games, for which there is room: a folder for passing things may be in memory. */
static char *
make_folder (GError **error)
{
  g_autofree char *folder = g_build_filename (g_get_user_cache_dir (), "railhead-copy-XXXXXX", NULL);

  if (g_mkdir_with_parents (g_get_user_cache_dir (), 0700) == 0 && g_mkdtemp_full (folder, 0700) != NULL)
    return g_steal_pointer (&folder);

  refuse (error, errno);

  return NULL;
}

/**
 * rh_copy_place_new:
 * @file: the file that a copy is in, or is to be in
 * @error: return location; any of %G_IO_ERROR
 *
 * Returns: (transfer full) (nullable): where it is made and looked at, or %NULL with @error set
 */
RhCopyPlace *
rh_copy_place_new (const char *file, GError **error)
{
  g_autoptr (RhCopyPlace) self = g_new0 (RhCopyPlace, 1);
  g_autofree char *base = g_path_get_basename (file);

  self->file = g_file_new_for_path (file);
  if (!rh_portal_has_file (self->file)) {
    self->path = g_strdup (file);
    return g_steal_pointer (&self);
  }

  self->folder = make_folder (error);
  if (self->folder == NULL)
    return NULL;
  self->path = g_build_filename (self->folder, base, NULL);

  return g_steal_pointer (&self);
}

/**
 * rh_copy_place_get_path:
 * @self: a place
 *
 * Returns: (transfer none): where it is
 */
const char *
rh_copy_place_get_path (RhCopyPlace *self)
{
  return self->path;
}

static gboolean
ask (const RhWatcher *watcher, GError **error)
{
  if (watcher->ask == NULL || watcher->ask (RH_STORE_STAGE_FILE, 0, 0, watcher->data))
    return TRUE;

  /* Nobody is told. */
  g_set_error_literal (error, RH_STORE_ERROR, RH_STORE_ERROR_CANCELLED, g_strerror (ECANCELED));

  return FALSE;
}

static gboolean
bring (GInputStream *from, GOutputStream *to, const RhWatcher *watcher, GError **error)
{
  g_autofree char *bytes = g_malloc (BATCH);
  gsize n;

  do {
    if (!ask (watcher, error) || !g_input_stream_read_all (from, bytes, BATCH, &n, NULL, error) ||
        !g_output_stream_write_all (to, bytes, n, NULL, NULL, error))
      return FALSE;
  } while (n == BATCH);

  return TRUE;
}

/* A copy says when it was made by when it was written. */
static void
keep_time (RhCopyPlace *self)
{
  GStatBuf info;

  if (g_stat (g_file_peek_path (self->file), &info) == 0) {
    struct utimbuf times = { .actime = info.st_mtime, .modtime = info.st_mtime };

    g_utime (self->path, &times);
  }
}

/**
 * rh_copy_place_fetch:
 * @self: a place
 * @watcher: who is asked whether to go on
 * @error: return location; any of %G_IO_ERROR, or %RH_STORE_ERROR_CANCELLED
 *
 * Brings what is in the file to where it can be looked at.
 *
 * Returns: whether it is there
 */
gboolean
rh_copy_place_fetch (RhCopyPlace *self, const RhWatcher *watcher, GError **error)
{
  g_autoptr (GFile) here = g_file_new_for_path (self->path);
  g_autoptr (GFileInputStream) from = NULL;
  g_autoptr (GFileOutputStream) to = NULL;

  if (self->folder == NULL)
    return TRUE;

  from = g_file_read (self->file, NULL, error);
  to = from != NULL ? g_file_replace (here, NULL, FALSE, G_FILE_CREATE_PRIVATE, NULL, error) : NULL;
  if (to == NULL || !bring (G_INPUT_STREAM (from), G_OUTPUT_STREAM (to), watcher, error) ||
      !g_output_stream_close (G_OUTPUT_STREAM (to), NULL, error))
    return FALSE;
  keep_time (self);

  return TRUE;
}

static gboolean
write_file (RhCopyPlace *self, const RhWatcher *watcher, GError **error)
{
  g_autoptr (GFile) here = g_file_new_for_path (self->path);
  g_autoptr (GFileInputStream) from = g_file_read (here, NULL, error);
  g_autoptr (RhPassing) passing = from != NULL ? rh_passing_new (self->file, NULL, error) : NULL;

  return passing != NULL && bring (G_INPUT_STREAM (from), rh_passing_get_stream (passing), watcher, error) &&
         rh_passing_keep (passing, NULL, error);
}

/**
 * rh_copy_place_deliver:
 * @self: a place in which a copy was made
 * @watcher: who is asked whether to go on
 * @error: return location; any of %G_IO_ERROR, or %RH_STORE_ERROR_CANCELLED
 *
 * Brings the copy into the file, which is the old one or the new one whenever it is looked at.
 *
 * Returns: whether it is there, on disk
 */
gboolean
rh_copy_place_deliver (RhCopyPlace *self, const RhWatcher *watcher, GError **error)
{
  if (self->folder == NULL)
    return TRUE;
  if (!write_file (self, watcher, error))
    return FALSE;

  /* It holds people's names. */
  if (g_chmod (g_file_peek_path (self->file), 0600) != 0)
    g_debug ("The mode of “%s” stays as it is", g_file_peek_path (self->file));

  return TRUE;
}

/**
 * rh_copy_place_correct:
 * @self: a place
 * @error: what went wrong there
 *
 * Has it name the file that people know instead of the place.
 */
void
rh_copy_place_correct (RhCopyPlace *self, GError *error)
{
  g_autofree char *shown = rh_portal_dup_shown (self->file);
  g_autofree char *place = g_filename_display_name (self->path);
  g_autoptr (GString) message = NULL;

  if (self->folder == NULL)
    return;

  message = g_string_new (error->message);
  g_string_replace (message, place, shown, 0);
  g_free (error->message);
  error->message = g_strdup (message->str);
}

/* All of it, also what SQLite has left beside the copy. */
static void
drop_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (folder, name, NULL);

    g_unlink (path);
  }
  g_rmdir (folder);
}

/**
 * rh_copy_place_free:
 * @self: a place
 *
 * Frees it; nothing is left of it but the file.
 */
void
rh_copy_place_free (RhCopyPlace *self)
{
  if (self->folder != NULL)
    drop_folder (self->folder);
  g_object_unref (self->file);
  g_free (self->folder);
  g_free (self->path);
  g_free (self);
}
