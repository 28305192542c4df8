/* SPDX-License-Identifier: GPL-3.0-or-later
 * All games written to a file, as a command. */

#include "config.h"

#include "rh-export-command.h"

#include "rh-commands.h"
#include "rh-export.h"

#include <glib/gi18n.h>

static void
on_problem_cb (const char *problem, gpointer data)
{
  g_printerr ("%s\n", problem);
}

static void
say_count (const RhExport *export, const char *name)
{
  g_autofree char *shown = g_filename_display_name (name);
  g_autofree char *games = g_strdup_printf (ngettext ("%u game", "%u games", export->n_games), export->n_games);

  /* Translators: such as “12 games”, and a file’s name */
  g_print (C_("export", "%1$s written to “%2$s”"), games, shown);
  g_print ("\n");
  if (export->n_left_out > 0) {
    g_printerr (ngettext ("%u game can’t be read and was left out.", "%u games can’t be read and were left out.",
                          export->n_left_out),
                export->n_left_out);
    g_printerr ("\n");
  }
  if (export->broken_off)
    g_printerr ("%s\n", _("The database is damaged: further games can’t be found and are missing from the file."));
}

static int
refuse_name (const char *name)
{
  g_autofree char *shown = g_filename_display_name (name);

  /* Translators: a file’s name; the endings stay as they are */
  g_printerr (_("The name “%s” doesn’t say what kind of file to write. Games are written to files whose names end in "
                ".railhead, .csv or .json."),
              shown);
  g_printerr ("\n");

  return RH_COMMAND_FAILED;
}

static int
write_games (RhExport *export, RhStore *store, const char *name)
{
  g_autoptr (GFile) file = g_file_new_for_path (name);
  g_autoptr (GError) error = NULL;

  if (rh_export_to_file (export, store, file, NULL, &error)) {
    say_count (export, name);
    return export->n_left_out == 0 && !export->broken_off ? RH_COMMAND_DONE : RH_COMMAND_PROBLEMS;
  }

  g_printerr ("%s\n", error->message);

  return RH_COMMAND_FAILED;
}

/**
 * rh_export_command_run:
 * @path: where the database is
 * @name: the file; its ending says what it is to be. Standard output would have none, and half a file on it
 *   couldn't be taken back
 *
 * Writes all games to a file. What can't be read is told on standard error. Needs no display, and changes nothing of the
 * database, of whatever version it is.
 *
 * Returns: 0 if all are written, 1 if some were left out, 2 if nothing was written
 */
int
rh_export_command_run (const char *path, const char *name)
{
  RhExport export = { .problem = on_problem_cb };
  g_autoptr (RhStore) store = NULL;
  g_autoptr (GError) error = NULL;

  if (!rh_export_find_kind (name, &export.kind))
    return refuse_name (name);

  store = rh_store_open_to_look (path, &error);
  return store != NULL ? write_games (&export, store, name) : rh_commands_give_up (path, error);
}
