/* SPDX-License-Identifier: GPL-3.0-or-later
 * What follows on a corrected move, and who wins then. */

#include "config.h"

#include "rh-heart-outcome.h"

#include "rh-heart-text-board.h"
#include "rh-heart-text.h"

#include <glib/gi18n-lib.h>

/**
 * rh_heart_outcome_follows:
 * @setup: the players
 * @was: a #RhHeartState, where the game stood after a move
 * @is: another, where it stands after that move has been corrected
 *
 * Seats act in any order: all that a move can bring about is the last round (rule H10).
 *
 * Returns: (transfer full) (nullable): what follows on the move, where that isn't what followed before
 */
char *
rh_heart_outcome_follows (const RhSetup *setup, gconstpointer was, gconstpointer is)
{
  const RhHeartState *before = was;
  const RhHeartState *state = is;

  if (before->phase != state->phase || before->last_round == state->last_round)
    return NULL;
  if (state->last_round == RH_HEART_NO_SEAT)
    return g_strdup (_("It would not be the last round yet."));

  return rh_heart_text_board_last_round (setup, state, rh_heart_state_get_waiting (state));
}

/**
 * rh_heart_outcome_winner:
 * @setup: the players
 * @was: a #RhHeartState, where the game stood
 * @is: another, where it stands after a correction
 *
 * Returns: (transfer full) (nullable): who has won, where that changes (rule H8)
 */
char *
rh_heart_outcome_winner (const RhSetup *setup, gconstpointer was, gconstpointer is)
{
  const RhHeartState *before = was;
  const RhHeartState *state = is;
  g_autofree char *names = NULL;

  if (before->winners == state->winners)
    return NULL;
  if (state->winners == 0)
    return g_strdup (_("Nobody would have won; the game would go on."));

  names = rh_heart_text_names (setup, state->winners);
  if ((state->winners & (state->winners - 1)) == 0)
    /* Translators: a player */
    return g_strdup_printf (_("%s would have won."), names);

  /* Translators: two names or more */
  return g_strdup_printf (_("%s would have shared the win."), names);
}
