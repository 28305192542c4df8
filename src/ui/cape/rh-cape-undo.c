/* SPDX-License-Identifier: GPL-3.0-or-later
 * What undo and redo would do, by name. A bid's amount is never part of it. */

#include "config.h"

#include "rh-cape-undo.h"

#include "cape/rh-cape.h"

#include <glib/gi18n.h>
#include <string.h>

static char *
undo_move (const RhCapeMove *move, const char *name)
{
  switch (move->kind) {
  case RH_CAPE_MOVE_REVEAL:
    return g_strdup (_("Undo: cards on offer"));
  case RH_CAPE_MOVE_BIDS:
    return g_strdup (_("Undo: bids"));
  case RH_CAPE_MOVE_TIE:
    return g_strdup (_("Undo: cards drawn for the tie"));
  case RH_CAPE_MOVE_PICK:
    /* Translators: on a button: a player */
    return g_strdup_printf (_("Undo: %s picks"), name);
  case RH_CAPE_MOVE_DRAW:
    /* Translators: on a button: a player */
    return g_strdup_printf (_("Undo: %s turns up a card"), name);
  case RH_CAPE_MOVE_PASS:
    /* Translators: on a button: a player */
    return g_strdup_printf (_("Undo: %s passes"), name);
  case RH_CAPE_MOVE_BUILD:
    /* Translators: on a button: a player */
    return g_strdup_printf (_("Undo: %s builds"), name);
  case RH_CAPE_MOVE_NONE:
  default:
    return g_strdup (_("Undo"));
  }
}

static char *
redo_move (const RhCapeMove *move, const char *name)
{
  switch (move->kind) {
  case RH_CAPE_MOVE_REVEAL:
    return g_strdup (_("Redo: cards on offer"));
  case RH_CAPE_MOVE_BIDS:
    return g_strdup (_("Redo: bids"));
  case RH_CAPE_MOVE_TIE:
    return g_strdup (_("Redo: cards drawn for the tie"));
  case RH_CAPE_MOVE_PICK:
    /* Translators: on a button: a player */
    return g_strdup_printf (_("Redo: %s picks"), name);
  case RH_CAPE_MOVE_DRAW:
    /* Translators: on a button: a player */
    return g_strdup_printf (_("Redo: %s turns up a card"), name);
  case RH_CAPE_MOVE_PASS:
    /* Translators: on a button: a player */
    return g_strdup_printf (_("Redo: %s passes"), name);
  case RH_CAPE_MOVE_BUILD:
    /* Translators: on a button: a player */
    return g_strdup_printf (_("Redo: %s builds"), name);
  case RH_CAPE_MOVE_NONE:
  default:
    return g_strdup (_("Redo"));
  }
}

static void
parse_move (RhSession *session, guint i, RhCapeMove *move)
{
  const char *line = rh_session_get_move (session, i);
  RhWords words;

  *move = (RhCapeMove) { .kind = RH_CAPE_MOVE_NONE };
  if (rh_words_split (&words, line, strlen (line)) && !rh_cape_move_parse (&words, move, NULL))
    move->kind = RH_CAPE_MOVE_NONE;
}

static const char *
mover (RhSession *session, const RhCapeMove *move)
{
  return rh_session_get_setup (session)->seats[move->seat].name;
}

/**
 * rh_cape_undo_text:
 * @session: a game
 *
 * Returns: (transfer full): what an undo takes back, in the order
 *   rh_session_undo() has; just “Undo” where there is nothing
 */
char *
rh_cape_undo_text (RhSession *session)
{
  RhCapeMove move;

  if (rh_session_get_status (session) == RH_GAME_ENDED)
    return g_strdup (_("Undo: end without a winner"));
  if (rh_session_get_n_sealed (session) > 0)
    return g_strdup (_("Undo: all sealed bids"));
  if (!rh_session_can_undo (session))
    return g_strdup (_("Undo"));

  parse_move (session, rh_session_get_n_played (session) - 1, &move);

  return undo_move (&move, mover (session, &move));
}

/**
 * rh_cape_redo_text:
 * @session: a game
 *
 * Returns: (transfer full): what a redo plays again; just “Redo” where there is nothing
 */
char *
rh_cape_redo_text (RhSession *session)
{
  RhCapeMove move;

  if (!rh_session_can_redo (session))
    return g_strdup (_("Redo"));

  parse_move (session, rh_session_get_n_played (session), &move);

  return redo_move (&move, mover (session, &move));
}
