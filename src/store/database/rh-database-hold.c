/* SPDX-License-Identifier: GPL-3.0-or-later
 * A file that is held, so that of several programs one is at something: a hold ends with who has it. */

#include "config.h"

#include "rh-database-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/file.h>
#include <unistd.h>

/**
 * rh_database_file_hold:
 * @path: a file or a folder
 * @flags: how it is opened
 * @file: (out): what to close once done; -1 where it's held by somebody else or can't be opened
 *
 * Holds a file. Some file systems have no locks: there nobody knows of others, and all go on.
 *
 * Returns: what came of it; where that is %RH_HOLD_FAILED, errno says why
 */
RhHold
rh_database_file_hold (const char *path, int flags, int *file)
{
  *file = g_open (path, flags | O_CLOEXEC, 0600);
  if (*file < 0)
    return RH_HOLD_FAILED;
  if (flock (*file, LOCK_EX | LOCK_NB) == 0)
    return RH_HOLD_TAKEN;
  if (errno != EWOULDBLOCK)
    return RH_HOLD_NONE;

  close (*file);
  *file = -1;

  return RH_HOLD_BUSY;
}
