/* SPDX-License-Identifier: GPL-3.0-or-later
 * What the screen shows, so that another run of the program can show it again. */

#include "config.h"

#include "rh-shown.h"

#include "rh-damaged-page.h"
#include "rh-history-page.h"
#include "rh-new-game-page.h"
#include "rh-table-page.h"

static char *
dup_open (gint64 id)
{
  g_autoptr (GVariant) game = g_variant_ref_sink (g_variant_new_int64 (id));

  return g_action_print_detailed_name ("win.open-game", game);
}

/**
 * rh_shown_dup_action:
 * @page: (nullable): the page of a window
 * @session: (nullable): the game it shows, where it shows one
 *
 * Returns: (transfer full): the detailed name of the window's action that shows
 *   the same; empty for Home and what can't be shown again
 */
char *
rh_shown_dup_action (GtkWidget *page, RhSession *session)
{
  if (RH_IS_NEW_GAME_PAGE (page))
    return g_strdup ("win.new-game");
  if (RH_IS_HISTORY_PAGE (page))
    return g_strdup ("win.history");
  if (RH_IS_DAMAGED_PAGE (page))
    return dup_open (rh_damaged_page_get_game (RH_DAMAGED_PAGE (page)));
  /* A game that isn't stored can't be found again. */
  if (RH_IS_TABLE_PAGE (page) && rh_session_get_id (session) > 0)
    return dup_open (rh_session_get_id (session));

  return g_strdup ("");
}
