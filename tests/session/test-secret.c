/* SPDX-License-Identifier: GPL-3.0-or-later
 * A secret comes, and the process closes; the last one goes, and it is as open as before. */

#include "rh-secret.h"

#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>
#include <sys/resource.h>
#endif

#ifdef __linux__
static int
get_dumpable (void)
{
  return prctl (PR_GET_DUMPABLE, 0, 0, 0, 0);
}

/* The process opens again once there is nothing else to do. */
static void
finish (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    continue;
}

/* What the kernel tells of the pages at an address: two letters for each thing. */
static char *
dup_flags (gconstpointer address)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  gboolean found = FALSE;

  g_assert_true (g_file_get_contents ("/proc/self/smaps", &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++) {
    char *end;
    guint64 from = g_ascii_strtoull (lines[i], &end, 16);

    if (*end == '-')
      found = from <= (guintptr) address && (guintptr) address < g_ascii_strtoull (end + 1, NULL, 16);
    if (found && g_str_has_prefix (lines[i], "VmFlags:"))
      return g_strdup (lines[i]);
  }

  return g_strdup ("");
}
#endif

/* Two secrets are independent of each other, and empty at first. */
static void
test_room (void)
{
  guint8 *secret = rh_secret_new (10000);
  guint8 *other = rh_secret_new (1);

  for (guint i = 0; i < 10000; i++)
    g_assert_cmpuint (secret[i], ==, 0);
  memset (secret, 7, 10000);
  g_assert_cmpuint (other[0], ==, 0);

  rh_secret_free (secret);
  other[0] = 1;
  rh_secret_free (other);
  rh_secret_free (NULL);
}

/* Neither a core dump nor a child has its pages. Whether they can be locked is the system's choice. */
static void
test_pages (void)
{
#ifdef __linux__
  gpointer secret = rh_secret_new (1);
  g_autofree char *flags = dup_flags (secret);

  g_assert_nonnull (strstr (flags, " dd"));
  g_assert_nonnull (strstr (flags, " dc"));
  rh_secret_free (secret);
#else
  g_test_skip ("only Linux tells of pages");
#endif
}

/* While there is one secret at least, nobody may trace the process; before and after that others may. */
static void
test_closed (void)
{
#ifdef __linux__
  int before;
  gpointer first;
  gpointer second;

  finish ();
  before = get_dumpable ();
  first = rh_secret_new (1);
  g_assert_cmpint (get_dumpable (), ==, 0);
  second = rh_secret_new (1);
  rh_secret_free (first);
  finish ();
  g_assert_cmpint (get_dumpable (), ==, 0);
  rh_secret_free (second);
  finish ();
  g_assert_cmpint (get_dumpable (), ==, before);
#else
  g_test_skip ("only Linux closes a process");
#endif
}

/* One that follows before the first is cleared away finds the process closed, and leaves it open too. */
static void
test_again (void)
{
#ifdef __linux__
  int before;
  gpointer secret;

  finish ();
  before = get_dumpable ();
  rh_secret_free (rh_secret_new (1));
  secret = rh_secret_new (1);
  finish ();
  g_assert_cmpint (get_dumpable (), ==, 0);
  rh_secret_free (secret);
  finish ();
  g_assert_cmpint (get_dumpable (), ==, before);
#else
  g_test_skip ("only Linux closes a process");
#endif
}

#ifdef __linux__
/* Whether a child that crashes leaves a core dump. */
static gboolean
leaves_core (gboolean with_secret)
{
  struct rlimit limit = { 1 << 20, 1 << 20 };
  pid_t child = fork ();
  int status;

  g_assert_cmpint (child, >=, 0);
  if (child == 0) {
    setrlimit (RLIMIT_CORE, &limit);
    if (with_secret)
      *(guint8 *) rh_secret_new (1) = 73;
    abort ();
  }
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFSIGNALED (status));

  return WCOREDUMP (status);
}
#endif

/* A crash leaves nothing to look into, wherever else one would. */
static void
test_core (void)
{
#ifdef __linux__
  g_autofree char *folder = g_dir_make_tmp ("railhead-XXXXXX", NULL);
  g_autofree char *here = g_get_current_dir ();
  g_autofree char *core = g_build_filename (folder, "core", NULL);

  finish ();
  g_assert_no_errno (chdir (folder));
  g_assert_false (leaves_core (TRUE));
  if (!leaves_core (FALSE))
    g_test_skip ("no core dumps here anyway");
  g_assert_no_errno (chdir (here));
  unlink (core);
  rmdir (folder);
#else
  g_test_skip ("only Linux closes a process");
#endif
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/secret/room", test_room);
  g_test_add_func ("/secret/pages", test_pages);
  g_test_add_func ("/secret/closed", test_closed);
  g_test_add_func ("/secret/again", test_again);
  g_test_add_func ("/secret/core", test_core);

  return g_test_run ();
}
