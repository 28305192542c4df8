/* SPDX-License-Identifier: GPL-3.0-or-later
 * A file that a sandbox has from the document portal is told from one on disk, and has a name, but no place. */

#include "config.h"

#include "rh-portal.h"

static void
assert_shown (const char *path, gboolean has, const char *expected)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *shown = rh_portal_dup_shown (file);

  g_assert_cmpint (rh_portal_has_file (file), ==, has);
  g_assert_cmpstr (shown, ==, expected);
}

static void
test_portal (void)
{
  g_autofree char *own = g_build_filename (g_get_user_runtime_dir (), "doc", "1a7a99f5", "copy.db", NULL);

  assert_shown (own, TRUE, "copy.db");
  assert_shown ("/run/flatpak/doc/1a7a99f5/Éva.db", TRUE, "Éva.db");
}

static void
test_disk (void)
{
  g_autofree char *beside = g_build_filename (g_get_user_runtime_dir (), "documents", "copy.db", NULL);

  assert_shown (beside, FALSE, beside);
  assert_shown ("/home/eva/copy.db", FALSE, "/home/eva/copy.db");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/portal/portal", test_portal);
  g_test_add_func ("/portal/disk", test_disk);

  return g_test_run ();
}
