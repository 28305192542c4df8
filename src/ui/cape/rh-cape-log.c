/* SPDX-License-Identifier: GPL-3.0-or-later
 * The moves of a game in words: what each did when it was played. */

#include "config.h"

#include "rh-cape-log.h"

#include "rh-cape-text-last.h"

#include <glib/gi18n.h>
#include <string.h>

static void
free_line (gpointer data)
{
  RhCapeLogLine *line = data;

  g_free (line->text);
  g_free (line);
}

/**
 * rh_cape_log_new:
 * @session: a game
 *
 * Folds the game once, and keeps the sentences alone.
 *
 * Returns: (transfer full) (element-type RhCapeLogLine): the moves played, the oldest first
 */
GPtrArray *
rh_cape_log_new (RhSession *session)
{
  const RhSetup *setup = rh_session_get_setup (session);
  GPtrArray *lines = g_ptr_array_new_with_free_func (free_line);
  g_autoptr (RhFold) fold = rh_fold_new (setup);

  for (guint i = 0; i < rh_session_get_n_played (session); i++) {
    const RhCapeState *state;
    RhCapeLogLine *line;

    if (!rh_fold_play_text (fold, rh_session_get_move (session, i), NULL))
      break;
    state = rh_fold_get_state (fold);
    line = g_new0 (RhCapeLogLine, 1);
    line->round = state->round;
    line->kind = state->last.kind;
    line->seat = state->last.seat;
    line->text = rh_cape_text_last (setup, state);
    g_ptr_array_add (lines, line);
  }

  return lines;
}

/**
 * rh_cape_log_fold_to:
 * @session: a game
 * @n: how many of its moves, at most as many as are played
 *
 * Returns: (transfer full): the game after its first @n moves
 */
RhFold *
rh_cape_log_fold_to (RhSession *session, guint n)
{
  RhFold *fold = rh_fold_new (rh_session_get_setup (session));

  for (guint i = 0; i < n; i++) {
    if (!rh_fold_play_text (fold, rh_session_get_move (session, i), NULL))
      break;
  }

  return fold;
}

/**
 * rh_cape_log_read_move:
 * @line: a move line
 * @move: (out): the move
 *
 * Returns: whether the line could be read; it always can where a session held it
 */
gboolean
rh_cape_log_read_move (const char *line, RhCapeMove *move)
{
  RhWords words;

  return rh_words_split (&words, line, strlen (line)) && rh_cape_move_parse (&words, move, NULL);
}

/**
 * rh_cape_log_get_move:
 * @session: a game
 * @i: which of its moves, from 0
 * @move: (out): the move
 *
 * Returns: whether the line could be read; it always can where a session holds it
 */
gboolean
rh_cape_log_get_move (RhSession *session, guint i, RhCapeMove *move)
{
  return rh_cape_log_read_move (rh_session_get_move (session, i), move);
}

/**
 * rh_cape_log_trace:
 * @session: a game
 * @seat: a seat, from 0
 * @why: (out): how it came by what it has
 *
 * Returns: whether the moves could be played; they have been before
 */
gboolean
rh_cape_log_trace (RhSession *session, guint seat, RhCapeWhy *why)
{
  guint n = rh_session_get_n_played (session);
  g_autofree const char **moves = g_new0 (const char *, n + 1);

  for (guint i = 0; i < n; i++)
    moves[i] = rh_session_get_move (session, i);

  return rh_cape_why_trace (rh_session_get_setup (session), moves, seat, why, NULL);
}

/**
 * rh_cape_log_corrected:
 * @line: a move told
 * @setup: the players
 *
 * Returns: (transfer full): a few words that say that it was corrected
 */
char *
rh_cape_log_corrected (const RhCapeLogLine *line, const RhSetup *setup)
{
  const char *name = setup->seats[line->seat].name;

  switch (line->kind) {
  case RH_CAPE_MOVE_REVEAL:
    /* Translators: tells which move was changed after the fact */
    return g_strdup_printf (_("Corrected: cards on offer, round %u"), line->round);
  case RH_CAPE_MOVE_BIDS:
    /* Translators: tells which move was changed after the fact */
    return g_strdup_printf (_("Corrected: bids, round %u"), line->round);
  case RH_CAPE_MOVE_TIE:
    /* Translators: tells which move was changed after the fact */
    return g_strdup_printf (_("Corrected: cards drawn for the tie, round %u"), line->round);
  case RH_CAPE_MOVE_PICK:
    /* Translators: a player */
    return g_strdup_printf (_("Corrected: %s’s pick"), name);
  case RH_CAPE_MOVE_DRAW:
    /* Translators: a player */
    return g_strdup_printf (_("Corrected: the card %s turned up"), name);
  case RH_CAPE_MOVE_PASS:
  case RH_CAPE_MOVE_BUILD:
    /* Translators: a player; whether that player built or passed */
    return g_strdup_printf (_("Corrected: %s’s turn"), name);
  case RH_CAPE_MOVE_NONE:
  default:
    g_assert_not_reached ();
  }
}
