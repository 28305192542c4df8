/* SPDX-License-Identifier: GPL-3.0-or-later
 * Whether others have the database open, and keeping them out. */

#include "config.h"

#include "rh-database-file.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <unistd.h>

/* Whoever has an SQLite database open has one of these bytes locked, as its file format says. */
#define LOCKED_FIRST (0x40000000 + 2)
#define LOCKED_SIZE 510

/**
 * rh_database_file_is_in_use:
 * @path: the database, there or not
 *
 * Returns: whether another program has it open
 */
gboolean
rh_database_file_is_in_use (const char *path)
{
  struct flock lock = { .l_type = F_WRLCK, .l_whence = SEEK_SET, .l_start = LOCKED_FIRST, .l_len = LOCKED_SIZE };
  int file = g_open (path, O_RDONLY | O_CLOEXEC | O_NONBLOCK, 0); /* it may be a pipe */
  gboolean used;

  if (file < 0)
    return FALSE;

  used = fcntl (file, F_GETLK, &lock) == 0 && lock.l_type != F_UNLCK;
  close (file);

  return used;
}

/**
 * rh_database_file_lock_out:
 * @path: the database, there or not; not one that we have opened
 * @error: return location; %RH_STORE_ERROR_LOCKED where another program has it open
 *
 * Keeps everybody else from opening it until the file that this gives is closed, as SQLite does who writes alone.
 *
 * Returns: the file; -1 with @error set, and where there is none, or only one that can't be written to
 */
int
rh_database_file_lock_out (const char *path, GError **error)
{
  struct flock lock = { .l_type = F_WRLCK, .l_whence = SEEK_SET, .l_start = LOCKED_FIRST - 2, .l_len = LOCKED_SIZE + 2 };
  int file = g_open (path, O_RDWR | O_CLOEXEC | O_NONBLOCK, 0);

  if (file < 0 || fcntl (file, F_SETLK, &lock) == 0)
    return file;

  close (file);
  rh_database_file_refuse (path, RH_STORE_ERROR_LOCKED, NULL, error);

  return -1;
}
