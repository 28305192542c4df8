/* SPDX-License-Identifier: GPL-3.0-or-later
 * All games copied into a file and back, as commands. */

#include "config.h"

#include "rh-copy-commands.h"

#include "rh-commands.h"
#include "rh-copy-text.h"
#include "rh-meter.h"

#include <glib/gi18n.h>

static int
give_up (RhMeter *meter, const char *message)
{
  rh_meter_end (meter);
  g_printerr ("%s\n", message);

  return RH_COMMAND_FAILED;
}

/* What is in the file, in the words of @format, which has room for its name and for that. */
static void
say_content (RhMeter *meter, const char *format, const char *file, const RhCopy *copy)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *shown = g_filename_display_name (file);
  g_autofree char *content = rh_copy_text_dup_content (copy->n_games, copy->played, now);
  g_autofree char *damaged = rh_copy_text_dup_damaged (copy->findings.n_in_games);
  g_autoptr (GString) line = g_string_new (format);

  /* The name last: it may be anything. */
  g_string_replace (line, "%2$s", content, 1);
  g_string_replace (line, "%1$s", shown, 1);
  rh_meter_say (meter, line->str);
  if (damaged != NULL)
    rh_meter_say (meter, damaged);
}

static int
get_status (const RhCopy *copy)
{
  return copy->findings.n_in_games > 0 ? RH_COMMAND_PROBLEMS : RH_COMMAND_DONE;
}

/**
 * rh_copy_command_back_up:
 * @path: the database
 * @file: the copy to be made
 *
 * Copies all games into a file that isn't there yet, also while Railhead is open, and says what is in it. Needs no
 * display.
 *
 * Returns: 0; 1 if games in it are damaged; 2 if there is no copy
 */
int
rh_copy_command_back_up (const char *path, const char *file)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *refused = NULL;
  g_autofree char *shown = g_filename_display_name (file);
  RhMeter meter;
  RhWatcher watcher;
  RhCopy copy;

  rh_meter_begin (&meter);
  watcher = rh_meter_watch (&meter);
  if (g_file_test (file, G_FILE_TEST_EXISTS)) {
    refused = g_strdup_printf (_("There is a file “%s” already. Give another name: nothing is written over."), shown);
    return give_up (&meter, refused);
  }
  if (!rh_commands_find_database (path, &refused))
    return give_up (&meter, refused);
  if (!rh_store_back_up_file (path, file, &watcher, &copy, &error))
    return give_up (&meter, error->message);

  /* Translators: a file’s name; and such as “12 games, last played yesterday at 20:14” */
  say_content (&meter, _("Copied to “%1$s”: %2$s."), file, &copy);

  return get_status (&copy);
}

/**
 * rh_copy_command_restore:
 * @path: the database
 * @file: a copy
 *
 * Has a copy take the place of all games, which are set aside, and says what is in it and where they are. Needs no
 * display.
 *
 * Returns: 0; 1 if games in it are damaged; 2 if nothing has changed
 */
int
rh_copy_command_restore (const char *path, const char *file)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = NULL;
  g_autofree char *aside = NULL;
  RhMeter meter;
  RhWatcher watcher;
  RhCopy copy;

  rh_meter_begin (&meter);
  watcher = rh_meter_watch (&meter);
  folder = rh_store_restore (path, file, &watcher, &copy, &error);
  if (folder == NULL)
    return give_up (&meter, error->message);

  /* Translators: a file’s name; and such as “12 games, last played yesterday at 20:14” */
  say_content (&meter, _("Restored from “%1$s”: %2$s."), file, &copy);
  aside = rh_copy_text_dup_aside (folder);
  if (aside != NULL)
    rh_meter_say (&meter, aside);

  return get_status (&copy);
}
