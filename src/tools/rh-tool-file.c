/* SPDX-License-Identifier: GPL-3.0-or-later
 * Files read whole, up to a record's limit. */

#include "rh-tool.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

/* One byte more than a record may have tells the reader that it is too large. */
#define READ_MAX ((gsize) RH_RECORD_MAX + 1)
#define READ_FIRST ((gsize) 64 * 1024)

static gboolean
fail (GError **error)
{
  int saved = errno;

  g_set_error_literal (error, G_FILE_ERROR, (int) g_file_error_from_errno (saved), g_strerror (saved));

  return FALSE;
}

static gboolean
read_all (int fd, char **bytes, gsize *length, GError **error)
{
  g_autofree char *buffer = NULL;
  gsize size = 0;
  gsize n = 0;
  gssize got;

  do {
    if (n == size) {
      size = MIN (MAX (READ_FIRST, size * 2), READ_MAX);
      buffer = g_realloc (buffer, size);
    }

    do
      got = read (fd, buffer + n, size - n);
    while (got < 0 && errno == EINTR);
    if (got < 0)
      return fail (error);
    n += (gsize) got;
  } while (got > 0 && n < READ_MAX);

  *bytes = g_steal_pointer (&buffer);
  *length = n;

  return TRUE;
}

/**
 * rh_tool_read_file:
 * @file: a file's name, or `-` for standard input
 * @bytes: (out) (transfer full) (array length=length): what is in it; not NUL-terminated
 * @length: (out): how many bytes, at most %RH_RECORD_MAX + 1
 * @error: return location; %G_FILE_ERROR
 *
 * Reads a file whole, or as much of it as a reader of records has a use for.
 *
 * Returns: whether it could be read
 */
gboolean
rh_tool_read_file (const char *file, char **bytes, gsize *length, GError **error)
{
  gboolean is_input = strcmp (file, "-") == 0;
  int fd = is_input ? STDIN_FILENO : open (file, O_RDONLY | O_CLOEXEC);
  gboolean right;

  if (fd < 0)
    return fail (error);

  right = read_all (fd, bytes, length, error);
  if (!is_input)
    close (fd);

  return right;
}
