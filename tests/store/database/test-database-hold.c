/* SPDX-License-Identifier: GPL-3.0-or-later
 * A folder that one holds at a time, one that isn't there, and one where there are no locks. */

#include "config.h"

#include "rh-database-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/file.h>
#include <sys/syscall.h>
#include <unistd.h>

static int refused_with;

/* In place of the system's. */
int
flock (int file, int how)
{
  if (refused_with == 0)
    return (int) syscall (SYS_flock, file, how);

  errno = refused_with;

  return -1;
}

static RhHold
hold (const char *path, int *file)
{
  return rh_database_file_hold (path, O_RDONLY | O_DIRECTORY, file);
}

static void
test_hold (void)
{
  g_autofree char *path = g_dir_make_tmp ("railhead-XXXXXX", NULL);
  int one, other;

  g_assert_cmpint (hold (path, &one), ==, RH_HOLD_TAKEN);
  g_assert_cmpint (hold (path, &other), ==, RH_HOLD_BUSY);
  g_assert_cmpint (other, ==, -1);
  close (one);
  g_assert_cmpint (hold (path, &one), ==, RH_HOLD_TAKEN);
  close (one);

  refused_with = ENOLCK;
  g_assert_cmpint (hold (path, &one), ==, RH_HOLD_NONE);
  g_assert_cmpint (one, >=, 0);
  close (one);
  refused_with = 0;

  g_assert_cmpint (g_rmdir (path), ==, 0);
  g_assert_cmpint (hold (path, &one), ==, RH_HOLD_FAILED);
  g_assert_cmpint (errno, ==, ENOENT);
  g_assert_cmpint (one, ==, -1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/store/database/hold", test_hold);

  return g_test_run ();
}
