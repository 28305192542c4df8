/* SPDX-License-Identifier: GPL-3.0-or-later
 * What follows on a corrected move, and who wins then. */

#include "config.h"

#include "rh-cape-outcome.h"

#include "rh-cape-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static gboolean
same_order (const RhCapeState *a, const RhCapeState *b)
{
  return a->phase == b->phase && memcmp (a->order, b->order, a->n_seats * sizeof *a->order) == 0;
}

static char *
tell_next (const RhSetup *setup, const RhCapeState *state)
{
  g_autofree char *phase = rh_cape_text_phase (setup, state);
  g_autofree char *turn = rh_cape_text_turn (setup, state);

  return turn != NULL ? g_strdup_printf ("%s · %s", phase, turn) : g_steal_pointer (&phase);
}

/**
 * rh_cape_outcome_follows:
 * @setup: the players
 * @was: a #RhCapeState, where the game stood after a move
 * @is: another, where it stands after that move has been corrected
 *
 * Returns: (transfer full) (nullable): what follows on the move, where that isn't what followed before
 */
char *
rh_cape_outcome_follows (const RhSetup *setup, gconstpointer was, gconstpointer is)
{
  const RhCapeState *before = was;
  const RhCapeState *state = is;
  guint seats[RH_CAPE_SEATS_MAX];
  g_autofree char *text = NULL;
  g_autofree char *text_before = NULL;

  if (before->phase == state->phase && before->seat == state->seat && same_order (before, state))
    return NULL;

  if (state->phase == RH_CAPE_TIE) {
    text = rh_cape_text_names (setup, seats, rh_cape_state_get_open_tie (state, seats));
    /* Translators: two names or more */
    return g_strdup_printf (_("%s would then be tied."), text);
  }
  if (state->phase == RH_CAPE_PICK && !same_order (before, state)) {
    text = rh_cape_text_names (setup, state->order, state->n_seats);
    /* Translators: the names of all players */
    return g_strdup_printf (_("The picking order would be %s."), text);
  }

  text = tell_next (setup, state);
  text_before = tell_next (setup, before);
  if (g_str_equal (text, text_before))
    return NULL;

  /* Translators: such as “Round 3 of 8 · Build · Anna’s turn”, twice */
  return g_strdup_printf (_("Next would be: %1$s (before: %2$s)."), text, text_before);
}

/**
 * rh_cape_outcome_winner:
 * @setup: the players
 * @was: a #RhCapeState, where the game stood
 * @is: another, where it stands after a correction
 *
 * Returns: (transfer full) (nullable): who has won, where that changes
 */
char *
rh_cape_outcome_winner (const RhSetup *setup, gconstpointer was, gconstpointer is)
{
  const RhCapeState *before = was;
  const RhCapeState *state = is;

  if (before->winner == state->winner)
    return NULL;
  if (state->winner == RH_CAPE_NO_SEAT)
    return g_strdup (_("Nobody would have won; the game would go on."));

  /* Translators: a player */
  return g_strdup_printf (_("%s would have won."), setup->seats[state->winner].name);
}
