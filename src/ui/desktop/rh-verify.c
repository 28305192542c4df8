/* SPDX-License-Identifier: GPL-3.0-or-later
 * The audit of the database, as a command. */

#include "config.h"

#include "rh-verify.h"

#include "rh-commands.h"
#include "rh-meter.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

/* The files that change with a database. */
static const char *const parts[] = { "", "-wal" };

static void
say_count (RhMeter *meter, guint n_games, guint n_found)
{
  g_autofree char *checked = g_strdup_printf (ngettext ("%u game checked", "%u games checked", n_games), n_games);
  g_autofree char *found = n_found == 0
                             ? g_strdup (_("no problems found"))
                             : g_strdup_printf (ngettext ("%u problem found", "%u problems found", n_found), n_found);
  /* Translators: “2 games checked”, then “no problems found” or “1 problem found” */
  g_autofree char *line = g_strdup_printf (C_("verify", "%1$s, %2$s"), checked, found);

  rh_meter_say (meter, line);
}

/* The sizes of the files, and when they were written to. */
static char *
dup_stamp (const char *path)
{
  GString *stamp = g_string_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++) {
    g_autofree char *part = g_strconcat (path, parts[i], NULL);
    GStatBuf info = { 0 };

    g_stat (part, &info);
    g_string_append_printf (stamp, "%" G_GINT64_FORMAT " %" G_GINT64_FORMAT ".%09ld\n", (gint64) info.st_size,
                            (gint64) info.st_mtim.tv_sec, info.st_mtim.tv_nsec);
  }

  return g_string_free (stamp, FALSE);
}

/* What to do where something is wrong. */
static void
advise (RhMeter *meter, const char *path, gboolean changed)
{
  g_autofree char *name = g_filename_display_name (path);
  g_autofree char *advice = NULL;

  if (changed) {
    rh_meter_say (meter, _("Another program has written to the database meanwhile, so there may be nothing wrong. Close "
                           "Railhead and check once more."));
    return;
  }

  /* Translators: a file’s name; the ends of the others’ names stay as they are */
  advice = g_strdup_printf (_("First copy “%1$s” to another folder, with the files beside it whose names end in “-wal” "
                              "and “-shm”. A damaged game can be opened in Railhead, which shows it as far as it is "
                              "intact and can keep a copy up to there. To use an older copy of the database, move all "
                              "these files away before you put it there. Where the database can’t be opened at all, "
                              "Railhead offers to set it aside."),
                            name);
  rh_meter_say (meter, advice);
}

static int
look (RhStore *store, const char *path)
{
  g_autofree char *before = dup_stamp (path);
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;
  RhFindings findings;
  RhMeter meter;
  RhWatcher watcher;
  gboolean looked;

  rh_meter_begin (&meter);
  watcher = rh_meter_watch (&meter);
  looked = rh_store_look_over (store, &watcher, FALSE, &findings, &error);
  rh_meter_end (&meter);
  after = dup_stamp (path);

  if (looked)
    say_count (&meter, findings.n_games, meter.n_found);
  if (meter.n_found > 0)
    advise (&meter, path, !g_str_equal (before, after));
  if (looked)
    return meter.n_found == 0 ? RH_COMMAND_DONE : RH_COMMAND_PROBLEMS;

  g_printerr ("%s\n", error->message);

  return RH_COMMAND_FAILED;
}

/**
 * rh_verify_run:
 * @path: where the database is
 *
 * Has the database check itself and folds every game again, and prints what
 * is found as it is found, and then what to do about it. At a terminal it says
 * meanwhile how far it is. Needs no display.
 * Changes nothing: neither the database, of whatever version it is, nor
 * anything beside it.
 *
 * Returns: 0 if all is well, 1 if there are problems, 2 if it couldn't be looked at
 */
int
rh_verify_run (const char *path)
{
  g_autoptr (RhStore) store = NULL;
  g_autoptr (GError) error = NULL;

  store = rh_store_open_to_look (path, &error);

  return store != NULL ? look (store, path) : rh_commands_give_up (path, error);
}
