/* SPDX-License-Identifier: GPL-3.0-or-later
 * Files read a piece at a time. */

#include "rh-tool.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

static void
fail (GError **error)
{
  int saved = errno;

  g_set_error_literal (error, G_FILE_ERROR, (int) g_file_error_from_errno (saved), g_strerror (saved));
}

/**
 * rh_tool_open_file:
 * @file: a file's name, or `-` for standard input
 * @error: return location; %G_FILE_ERROR
 *
 * Opens a file; end it with rh_tool_close_file().
 *
 * Returns: its descriptor, or -1 with @error set
 */
int
rh_tool_open_file (const char *file, GError **error)
{
  int fd = strcmp (file, "-") == 0 ? STDIN_FILENO : open (file, O_RDONLY | O_CLOEXEC);

  if (fd < 0)
    fail (error);

  return fd;
}

/**
 * rh_tool_read_file:
 * @fd: what rh_tool_open_file() gave
 * @bytes: (out caller-allocates) (array length=length): where the bytes go
 * @length: how many there is room for
 * @error: return location; %G_FILE_ERROR
 *
 * Reads the next piece of a file, as soon as there is any.
 *
 * Returns: how many bytes it has, 0 at the end, or -1 with @error set
 */
gssize
rh_tool_read_file (int fd, char *bytes, gsize length, GError **error)
{
  gssize got;

  do
    got = read (fd, bytes, length);
  while (got < 0 && errno == EINTR);

  if (got < 0)
    fail (error);

  return got;
}

/**
 * rh_tool_close_file:
 * @fd: what rh_tool_open_file() gave
 *
 * Closes a file; standard input stays open.
 */
void
rh_tool_close_file (int fd)
{
  if (fd > STDIN_FILENO)
    close (fd);
}
