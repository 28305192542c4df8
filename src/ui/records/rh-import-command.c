/* SPDX-License-Identifier: GPL-3.0-or-later
 * The import of records, as a command. */

#include "config.h"

#include "rh-import-command.h"

#include "rh-import-text.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

/* What the command gives back to who called it. */
#define ALL_CAME_IN 0
#define FILES_ARE_WRONG 1
#define COULD_NOT_IMPORT 2

/* How long a transaction takes about, and then somebody else may play a move, in microseconds. */
#define SLICE (12 * G_TIME_SPAN_MILLISECOND)
#define GAP (10 * G_TIME_SPAN_MILLISECOND)

static void
run (RhImport *import)
{
  while (rh_import_step (import, SLICE) != RH_IMPORT_ENDED)
    g_usleep (GAP);
}

static int
import_files (RhStore *store, GFile **files, guint n_files)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (RhImport) import = rh_import_new (store, files, n_files, &error);
  g_autofree char *summary = NULL;

  if (import == NULL) {
    g_printerr ("%s\n", error->message);
    return COULD_NOT_IMPORT;
  }

  run (import);
  summary = rh_import_text_dup_summary (import, G_MAXUINT);
  if (rh_import_get_error (import) != NULL || rh_import_get_refused (import)->len == n_files) {
    g_printerr ("%s\n", summary);
    return COULD_NOT_IMPORT;
  }
  g_print ("%s\n", summary);

  return rh_import_get_refused (import)->len == 0 ? ALL_CAME_IN : FILES_ARE_WRONG;
}

/**
 * rh_import_command_run:
 * @path: where the database is, or will be
 * @files: (array zero-terminated=1): record files, as they were typed
 *
 * Imports the games of some files, also while Railhead is open, and prints what came in and which files are wrong. Needs
 * no display.
 *
 * Returns: 0 if all files are right, 1 if some aren't, 2 if nothing could be imported
 */
int
rh_import_command_run (const char *path, const char *const *files)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GPtrArray) named = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (RhStore) store = NULL;
  g_autoptr (GError) error = NULL;

  if (files[0] == NULL) {
    g_printerr ("%s\n", _("Name the files to be imported after “--import”."));
    return COULD_NOT_IMPORT;
  }

  for (guint i = 0; files[i] != NULL; i++)
    g_ptr_array_add (named, g_file_new_for_commandline_arg (files[i]));
  g_mkdir_with_parents (folder, 0700);
  store = rh_store_open (path, &error);
  if (store == NULL) {
    g_printerr ("%s\n", error->message);
    return COULD_NOT_IMPORT;
  }

  return import_files (store, (GFile **) named->pdata, named->len);
}
