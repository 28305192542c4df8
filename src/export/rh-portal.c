/* SPDX-License-Identifier: GPL-3.0-or-later
 * Files that a sandbox gets from the desktop's document portal: each alone, in a folder that isn't there. */

#include "config.h"

#include "rh-portal.h"

/**
 * rh_portal_has_file:
 * @file: a file, there or not
 *
 * Of a portal's file a sandbox has this one name; what is made beside it is lost. Not everything that a disk can is there:
 * until version 1.19 SQLite can't open it.
 *
 * Returns: whether it comes from a portal
 */
gboolean
rh_portal_has_file (GFile *file)
{
  g_autofree char *own = g_build_filename (g_get_user_runtime_dir (), "doc", NULL);
  g_autoptr (GFile) files = g_file_new_for_path (own);
  g_autoptr (GFile) others = g_file_new_for_path ("/run/flatpak/doc");

  return g_file_has_prefix (file, files) || g_file_has_prefix (file, others);
}

/**
 * rh_portal_dup_shown:
 * @file: a file on this computer
 *
 * Returns: (transfer full): what people are told of where it is; of a portal's file its name, as the folder is none of theirs
 */
char *
rh_portal_dup_shown (GFile *file)
{
  g_autofree char *base = g_file_get_basename (file);

  return g_filename_display_name (rh_portal_has_file (file) ? base : g_file_peek_path (file));
}
