/* SPDX-License-Identifier: GPL-3.0-or-later
 * What undo and redo would do, by name. A bid's amount is never part of it. */

#include "config.h"

#include "rh-undo.h"

#include <glib/gi18n.h>

static char *
name_bid (RhSession *session)
{
  const RhSetup *setup = rh_session_get_setup (session);

  /* Translators: on a button: a player */
  return g_strdup_printf (_("Undo: %s’s sealed bid"), setup->seats[rh_session_get_last_sealed (session)].name);
}

/**
 * rh_undo_text:
 * @telling: what is said of the game
 * @session: a game
 *
 * Returns: (transfer full): what an undo takes back, in the order
 *   rh_session_undo() has; just “Undo” where there is nothing
 */
char *
rh_undo_text (const RhTelling *telling, RhSession *session)
{
  guint n = rh_session_get_n_played (session);

  if (rh_session_get_status (session) == RH_GAME_ENDED)
    return g_strdup (_("Undo: end without a winner"));
  if (rh_session_can_undo_bid (session))
    return name_bid (session);
  if (!rh_session_can_undo (session))
    return g_strdup (_("Undo"));
  if (rh_session_can_undo_draft (session))
    return g_strdup (_("Undo: last input"));

  if (rh_session_get_undo_correction (session) > 0)
    /* Translators: on a button: the number of a move */
    return g_strdup_printf (_("Undo: correction of move %u"), rh_session_get_undo_correction (session));

  return telling->undo (rh_session_get_setup (session), rh_session_get_move (session, n - 1));
}

/**
 * rh_undo_drop:
 * @session: a game
 *
 * Returns: (transfer full) (nullable): whose bid an undo would drop, said of it afterwards; %NULL where it drops none
 */
char *
rh_undo_drop (RhSession *session)
{
  const RhSetup *setup = rh_session_get_setup (session);

  if (rh_session_get_status (session) == RH_GAME_ENDED || !rh_session_can_undo_bid (session))
    return NULL;

  /* Translators: a player */
  return g_strdup_printf (_("%s’s sealed bid was dropped"), setup->seats[rh_session_get_last_sealed (session)].name);
}

/**
 * rh_redo_text:
 * @telling: what is said of the game
 * @session: a game
 *
 * Returns: (transfer full): what a redo plays again; just “Redo” where there is nothing
 */
char *
rh_redo_text (const RhTelling *telling, RhSession *session)
{
  guint n = rh_session_get_n_played (session);

  if (!rh_session_can_redo (session))
    return g_strdup (_("Redo"));
  if (rh_session_can_redo_draft (session))
    return g_strdup (_("Redo: last input"));
  if (rh_session_get_redo_correction (session) > 0)
    /* Translators: on a button: the number of a move */
    return g_strdup_printf (_("Redo: correction of move %u"), rh_session_get_redo_correction (session));

  return telling->redo (rh_session_get_setup (session), rh_session_get_move (session, n));
}
