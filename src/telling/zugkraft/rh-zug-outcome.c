/* SPDX-License-Identifier: GPL-3.0-or-later
 * What follows on a corrected move, who wins then, and which moves no longer fit. */

#include "config.h"

#include "rh-zug-outcome.h"

#include "rh-zug-text.h"

#include <glib/gi18n-lib.h>

static char *
tell_next (const RhSetup *setup, const RhZugState *state)
{
  g_autofree char *where = rh_zug_text_where (setup, state, "");
  g_autofree char *turn = rh_zug_text_turn (setup, state, "", -1, FALSE);

  return g_strdup_printf ("%s · %s", where, turn);
}

/**
 * rh_zug_outcome_follows:
 * @setup: the players
 * @was: a #RhZugState, where the game stood after a move
 * @is: another, where it stands after that move has been corrected
 *
 * Returns: (transfer full) (nullable): what follows on the move, where that isn't what followed before
 */
char *
rh_zug_outcome_follows (const RhSetup *setup, gconstpointer was, gconstpointer is)
{
  g_autofree char *text = tell_next (setup, is);
  g_autofree char *before = tell_next (setup, was);

  if (g_str_equal (text, before))
    return NULL;

  /* Translators: such as “Round 3 of 8 · Build · Anna’s turn”, twice */
  return g_strdup_printf (_("Next would be: %1$s (before: %2$s)."), text, before);
}

/**
 * rh_zug_outcome_winner:
 * @setup: the players
 * @was: a #RhZugState, where the game stood
 * @is: another, where it stands after a correction
 *
 * Returns: (transfer full) (nullable): who has won, where that changes
 */
char *
rh_zug_outcome_winner (const RhSetup *setup, gconstpointer was, gconstpointer is)
{
  const RhZugState *before = was;
  const RhZugState *state = is;
  g_autofree char *names = rh_zug_text_names (setup, state->winners);

  if (before->winners == state->winners)
    return NULL;
  if (state->winners == 0)
    return g_strdup (_("Nobody would have won; the game would go on."));
  if (__builtin_popcount (state->winners) > 1)
    /* Translators: two names or more */
    return g_strdup_printf (_("%s would share the win."), names);

  /* Translators: a player */
  return g_strdup_printf (_("%s would have won."), names);
}

static char *
tell_misfit (const RhSetup *setup, const RhZugState *state, const RhZugMove *move)
{
  g_autofree char *names = rh_zug_text_names (setup, state->winners);

  if (move->kind == RH_ZUG_MOVE_NONE)
    return NULL;
  if (state->phase == RH_ZUG_OVER && __builtin_popcount (state->winners) > 1)
    /* Translators: two names or more */
    return g_strdup_printf (_("%s share the win, and no move follows."), names);
  if (state->phase == RH_ZUG_OVER)
    /* Translators: a player */
    return g_strdup_printf (_("%s has won, and no move follows."), names);
  if (move->seat < setup->n_seats && !rh_zug_state_is_in (state, move->seat))
    /* Translators: a player who is out of the game */
    return g_strdup_printf (_("%s is out at that point."), setup->seats[move->seat].name);
  if ((int) move->seat != state->seat)
    /* Translators: a player */
    return g_strdup_printf (_("It is %s’s turn at that point."), setup->seats[state->seat].name);

  return NULL;
}

/**
 * rh_zug_outcome_misfit:
 * @setup: the players
 * @state: where the move was to be made
 * @move: a move that the rules refuse there, or none where the line isn't one
 * @message: what the rules say
 *
 * Returns: (transfer full): why it doesn't fit, in a sentence
 */
char *
rh_zug_outcome_misfit (const RhSetup *setup, const RhZugState *state, const RhZugMove *move, const char *message)
{
  char *text = tell_misfit (setup, state, move);

  /* What the rules say stands in an error, which has no full stop. */
  return text != NULL ? text : g_strconcat (message, g_str_has_suffix (message, ".") ? "" : ".", NULL);
}
