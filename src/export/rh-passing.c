/* SPDX-License-Identifier: GPL-3.0-or-later
 * A file that is written without a name, and takes the place of the one of its name once it is whole and on disk:
 * whoever looks, and whenever the program ends, there is the old one or the new one. */

#define _GNU_SOURCE /* for O_TMPFILE and renameat2 () */

#include "config.h"

#include "rh-passing.h"

#include <errno.h>
#include <fcntl.h>
#include <gio/gunixoutputstream.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

/* How a file is called that has a name before it is to be seen. */
#define PASSING ".railhead-XXXXXX"

/* How often another such name is tried. */
#define TRIES 100

/**
 * RhPassing:
 * @file: what it is to become
 * @stream: what is written to it
 * @path: (nullable): where that is; %NULL where it isn't on a disk of this computer
 * @folder: (nullable): the folder of @path
 * @part: (nullable): its passing name; %NULL while it has none
 * @fd: its handle; -1 where @path is %NULL
 * @existed: whether there was a file of that name before
 */
struct _RhPassing {
  GFile         *file;
  GOutputStream *stream;
  char          *path;
  char          *folder;
  char          *part;
  int            fd;
  gboolean       existed;
};

static gboolean
refuse (GError **error, int saved)
{
  g_set_error_literal (error, G_IO_ERROR, (int) g_io_error_from_errno (saved), g_strerror (saved));

  return FALSE;
}

/* A pipe or a device would be taken away, not written to. */
static gboolean
check_kind (RhPassing *self, GCancellable *cancellable, GError **error)
{
  GFileType type = g_file_query_file_type (self->file, G_FILE_QUERY_INFO_NONE, cancellable);

  self->existed = type != G_FILE_TYPE_UNKNOWN;
  if (type == G_FILE_TYPE_DIRECTORY)
    return refuse (error, EISDIR);
  if (type == G_FILE_TYPE_UNKNOWN || type == G_FILE_TYPE_REGULAR)
    return TRUE;

  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE, _("It is not a file."));

  return FALSE;
}

/* Where a link leads, not the link. */
static char *
dup_real (const char *path)
{
  char *real = realpath (path, NULL);
  char *copy = g_strdup (real != NULL ? real : path);

  free (real);

  return copy;
}

/* Without a name, so that nothing is left of it when the program ends; where the file system can't, with a passing one. */
static int
open_part (RhPassing *self)
{
  int fd = open (self->folder, O_TMPFILE | O_WRONLY | O_CLOEXEC, 0666);

  if (fd >= 0)
    return fd;

  self->part = g_build_filename (self->folder, PASSING, NULL);
  fd = g_mkstemp_full (self->part, O_WRONLY | O_CLOEXEC, 0666);
  if (fd < 0) {
    int saved = errno;

    g_clear_pointer (&self->part, g_free);
    errno = saved;
  }

  return fd;
}

/* Who may read the old file may read the new one. */
static void
copy_mode (RhPassing *self)
{
  GStatBuf info;

  if (self->existed && g_stat (self->path, &info) == 0 && fchmod (self->fd, info.st_mode & 0777) != 0)
    g_debug ("The mode of “%s” stays as it is", self->path);
}

static gboolean
open_here (RhPassing *self, const char *path, GError **error)
{
  self->path = dup_real (path);
  self->folder = g_path_get_dirname (self->path);
  self->fd = open_part (self);
  if (self->fd < 0)
    return refuse (error, errno);

  copy_mode (self);
  self->stream = g_unix_output_stream_new (self->fd, FALSE);

  return TRUE;
}

/* Elsewhere it is up to GIO, which does the same where it can. */
static gboolean
open_elsewhere (RhPassing *self, GCancellable *cancellable, GError **error)
{
  self->stream = G_OUTPUT_STREAM (
    g_file_replace (self->file, NULL, FALSE, G_FILE_CREATE_REPLACE_DESTINATION, cancellable, error));

  return self->stream != NULL;
}

/* The handle's own name leads to the file that has no other. */
static gboolean
give_name (RhPassing *self, GError **error)
{
  g_autofree char *own = g_strdup_printf ("/proc/self/fd/%d", self->fd);

  for (guint i = 0; self->part == NULL; i++) {
    g_autofree char *name = g_strdup_printf (".railhead-%06x", g_random_int () & 0xffffff);
    g_autofree char *part = g_build_filename (self->folder, name, NULL);

    if (linkat (AT_FDCWD, own, AT_FDCWD, part, AT_SYMLINK_FOLLOW) == 0)
      self->part = g_steal_pointer (&part);
    else if (errno != EEXIST || i == TRIES)
      return refuse (error, errno);
  }

  return TRUE;
}

static void
sync_folder (RhPassing *self)
{
  int folder = open (self->folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);

  if (folder < 0)
    return;
  if (fsync (folder) != 0)
    g_debug ("“%s” can’t be synced", self->folder);
  close (folder);
}

/* Whoever has begun where no file was has asked nobody about one that came since. Some file systems can't tell. */
static gboolean
take_place (RhPassing *self)
{
#ifdef RENAME_NOREPLACE
  if (!self->existed && renameat2 (AT_FDCWD, self->part, AT_FDCWD, self->path, RENAME_NOREPLACE) == 0)
    return TRUE;
  if (!self->existed && errno != EINVAL && errno != ENOSYS)
    return FALSE;
#endif

  return g_rename (self->part, self->path) == 0;
}

static gboolean
keep_here (RhPassing *self, GError **error)
{
  if (fsync (self->fd) != 0)
    return refuse (error, errno);
  if (!give_name (self, error))
    return FALSE;
  if (!take_place (self))
    return refuse (error, errno);

  g_clear_pointer (&self->part, g_free);
  sync_folder (self);

  return TRUE;
}

/* Closed so, GIO leaves the old one. Where there was none it may have begun at the place itself. */
static void
drop_elsewhere (RhPassing *self)
{
  g_autoptr (GCancellable) dropped = g_cancellable_new ();

  g_cancellable_cancel (dropped);
  g_output_stream_close (self->stream, dropped, NULL);
  if (!self->existed)
    g_file_delete (self->file, NULL, NULL);
}

/**
 * rh_passing_new:
 * @file: the file that is to be written; what it is now stays as it is for the time being
 * @cancellable: (nullable): to give it up
 * @error: return location; any of %G_IO_ERROR
 *
 * Begins a file. Only rh_passing_keep() lets it be seen.
 *
 * Returns: (transfer full) (nullable): the file, or %NULL with @error set
 */
RhPassing *
rh_passing_new (GFile *file, GCancellable *cancellable, GError **error)
{
  g_autoptr (RhPassing) self = g_new0 (RhPassing, 1);
  const char *path = g_file_peek_path (file);
  gboolean ok;

  self->file = g_object_ref (file);
  self->fd = -1;
  ok = check_kind (self, cancellable, error) &&
       (path != NULL ? open_here (self, path, error) : open_elsewhere (self, cancellable, error));

  return ok ? g_steal_pointer (&self) : NULL;
}

/**
 * rh_passing_get_stream:
 * @self: a file
 *
 * Returns: (transfer none): what is written to it; don't close it
 */
GOutputStream *
rh_passing_get_stream (RhPassing *self)
{
  return self->stream;
}

/**
 * rh_passing_keep:
 * @self: a file that is written
 * @cancellable: (nullable): to give it up
 * @error: return location; any of %G_IO_ERROR
 *
 * Puts it on disk, and then in the place of the old one. Call it once.
 *
 * Returns: whether it is there; if not, the old one is, or one that came to where none was
 */
gboolean
rh_passing_keep (RhPassing *self, GCancellable *cancellable, GError **error)
{
  gboolean kept;

  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return FALSE;
  if (self->path != NULL)
    return keep_here (self, error);

  kept = g_output_stream_close (self->stream, cancellable, error);
  if (kept)
    g_clear_object (&self->stream);

  return kept;
}

/**
 * rh_passing_free:
 * @self: a file
 *
 * Frees it. One that wasn't kept is gone.
 */
void
rh_passing_free (RhPassing *self)
{
  if (self->path == NULL && self->stream != NULL)
    drop_elsewhere (self);
  if (self->part != NULL)
    g_unlink (self->part);
  if (self->fd >= 0)
    close (self->fd);
  g_clear_object (&self->stream);
  g_object_unref (self->file);
  g_free (self->path);
  g_free (self->folder);
  g_free (self->part);
  g_free (self);
}
