/* SPDX-License-Identifier: GPL-3.0-or-later
 * What is said of a copy of all games, in the window and on a terminal. */

#include "config.h"

#include "rh-copy-text.h"

#include "rh-when.h"

#include <glib/gi18n.h>

/**
 * rh_copy_text_dup_content:
 * @n_games: how many games there are
 * @played: when one of them was last played, Unix time in seconds
 * @now: the present
 *
 * Returns: (transfer full): such as “12 games, last played yesterday at 20:14”
 */
char *
rh_copy_text_dup_content (guint n_games, gint64 played, GDateTime *now)
{
  g_autofree char *when = NULL;

  if (n_games == 0)
    /* Translators: in place of “12 games, last played yesterday at 20:14” */
    return g_strdup (C_("copy", "no games"));

  when = rh_when_to_words (played, now);

  /* Translators: the second is a time, such as “yesterday at 20:14” */
  return g_strdup_printf (ngettext ("%1$u game, last played %2$s", "%1$u games, last played %2$s", n_games), n_games, when);
}

/**
 * rh_copy_text_dup_damaged:
 * @n_in_games: how many problems the audit has found in games
 *
 * Returns: (transfer full) (nullable): a sentence about it; %NULL for none
 */
char *
rh_copy_text_dup_damaged (guint n_in_games)
{
  if (n_in_games == 0)
    return NULL;

  return g_strdup_printf (ngettext ("%u game in it is damaged; it can be looked at as far as it is intact.",
                                    "%u games in it are damaged; they can be looked at as far as they are intact.",
                                    n_in_games),
                          n_in_games);
}

/**
 * rh_copy_text_dup_aside:
 * @folder: where the games went that a copy has taken the place of
 *
 * Returns: (transfer full) (nullable): a sentence about it; %NULL where there were none
 */
char *
rh_copy_text_dup_aside (const char *folder)
{
  g_autofree char *shown = g_filename_display_name (folder);

  if (!g_file_test (folder, G_FILE_TEST_IS_DIR))
    return NULL;

  /* Translators: a folder */
  return g_strdup_printf (_("The games from before are in the folder “%s”. Nothing was deleted."), shown);
}
