/* SPDX-License-Identifier: GPL-3.0-or-later
 * The words for setting aside a database that can't be opened. */

#include "config.h"

#include "rh-aside-text.h"

#include "rh-store.h"

#include <glib/gi18n.h>

/**
 * rh_aside_text_button:
 * @problem: why the store can't be opened; rh_store_can_set_aside() says that this would help
 *
 * Returns: (transfer none): what the button says that sets it aside
 */
const char *
rh_aside_text_button (const GError *problem)
{
  if (problem->code == RH_STORE_ERROR_LOG || problem->code == RH_STORE_ERROR_LOG_DAMAGED)
    /* Translators: on a button; of the log of a database that can’t be opened */
    return _("Set the Log Aside");

  /* Translators: on a button; of a database that can’t be opened */
  return _("Set Aside and Start Over");
}

static const char *
find_format (int code)
{
  switch (code) {
  case RH_STORE_ERROR_LOG:
    /* Translators: %s is a folder */
    return _("The log that isn’t of this game database was moved to the folder “%s”. Nothing was deleted.");
  case RH_STORE_ERROR_LOG_DAMAGED:
    /* Translators: %s is a folder */
    return _("A copy of the game database and its whole log is in the folder “%s”. Nothing was deleted. "
             "Changes that can’t be read are missing here.");
  case RH_STORE_ERROR_MISSING:
    /* Translators: %s is a folder */
    return _("What was left of the game database was moved to the folder “%s”. Nothing was deleted. "
             "New games are kept in a new one.");
  default:
    /* Translators: %s is a folder */
    return _("The damaged game database was moved to the folder “%s”. Nothing was deleted. "
             "New games are kept in a new one.");
  }
}

/**
 * rh_aside_text_told:
 * @problem: why the store couldn't be opened
 * @folder: the folder in which it is now
 *
 * Returns: (transfer full): sentences that say what was done, and where it is
 */
char *
rh_aside_text_told (const GError *problem, const char *folder)
{
  g_autofree char *shown = g_filename_display_name (folder);
  GString *told = g_string_new (find_format (problem->code));

  g_string_replace (told, "%s", shown, 1);

  return g_string_free (told, FALSE);
}
