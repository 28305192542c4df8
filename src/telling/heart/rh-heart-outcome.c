/* SPDX-License-Identifier: GPL-3.0-or-later
 * What follows on a corrected move, who wins then, and what else is another that points don't tell. */

#include "config.h"

#include "rh-heart-outcome.h"

#include "rh-heart-text-board.h"
#include "rh-heart-text.h"
#include "rh-join.h"

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

/* Only those that are others. */
static char *
tell_trains (const RhSetup *setup, const RhHeartState *before, const RhHeartState *state)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) others = NULL;
  g_autofree char *list = NULL;

  for (guint i = 0; i < state->n_seats; i++) {
    g_autofree char *other = NULL;

    if (before->players[i].trains == state->players[i].trains)
      continue;
    /* Translators: a player, and how many trains that player would have left, and has */
    other = g_strdup_printf (C_("correction", "%1$s %2$d instead of %3$d"), setup->seats[i].name, state->players[i].trains,
                             before->players[i].trains);
    g_strv_builder_add (builder, other);
  }
  others = g_strv_builder_end (builder);
  if (others[0] == NULL)
    return NULL;

  list = rh_join_items ((const char *const *) others);

  /* Translators: such as “Bram 42 instead of 37” */
  return g_strdup_printf (_("Trains left: %s."), list);
}

static char *
text_most (RhHeartTerrain terrain, const char *are, const char *were)
{
  switch (terrain) {
  case RH_HEART_DESERT:
    /* Translators: who would have them, and who has; one or more names, or “nobody” */
    return g_strdup_printf (_("Most desert cards: %1$s instead of %2$s."), are, were);
  case RH_HEART_JUNGLE:
    return g_strdup_printf (_("Most jungle cards: %1$s instead of %2$s."), are, were);
  case RH_HEART_MOUNTAIN:
    return g_strdup_printf (_("Most mountain cards: %1$s instead of %2$s."), are, were);
  default:
    g_assert_not_reached ();
  }
}

static char *
name_leaders (const RhSetup *setup, guint seats)
{
  /* Translators: has the most cards of a type */
  return seats == 0 ? g_strdup (C_("most cards", "nobody")) : rh_heart_text_names (setup, seats);
}

/* Who may double (rule H4). */
static char *
tell_most (const RhSetup *setup, const RhHeartState *before, const RhHeartState *state, RhHeartTerrain terrain)
{
  guint had = rh_heart_state_get_leaders (before, terrain);
  guint have = rh_heart_state_get_leaders (state, terrain);
  g_autofree char *were = name_leaders (setup, had);
  g_autofree char *are = name_leaders (setup, have);

  return had == have ? NULL : text_most (terrain, are, were);
}

/* All of them, in their order; whoever has won is told already. */
static char *
tell_places (const RhSetup *setup, const RhHeartState *before, const RhHeartState *state)
{
  g_autoptr (GString) places = g_string_new (NULL);
  gboolean same = TRUE;

  for (guint place = 1; place <= state->n_seats; place++) {
    guint seats = 0;
    g_autofree char *names = NULL;

    for (guint i = 0; i < state->n_seats; i++) {
      seats |= (guint) (rh_heart_state_get_place (state, i) == place) << i;
      same = same && rh_heart_state_get_place (state, i) == rh_heart_state_get_place (before, i);
    }
    if (seats == 0)
      continue;
    names = rh_heart_text_names (setup, seats);
    if (places->len > 0)
      g_string_append (places, ", ");
    /* Translators: a place, and who has it: “2. Bram” */
    g_string_append_printf (places, C_("place", "%1$u. %2$s"), place, names);
  }

  /* Translators: such as “1. Anna, 2. Bram and Elena” */
  return same ? NULL : g_strdup_printf (_("Places: %s."), places->str);
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

/**
 * rh_heart_outcome_besides:
 * @setup: the players
 * @was: a #RhHeartState, where the game stood
 * @is: another, where it stands after a correction
 *
 * Returns: (transfer full) (nullable): what is another then, beside the points: who wins and the places at the end; before that,
 *   trains left, and who has the most cards of a type. A line each
 */
char *
rh_heart_outcome_besides (const RhSetup *setup, gconstpointer was, gconstpointer is)
{
  const RhHeartState *before = was;
  const RhHeartState *state = is;
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GStrvBuilder) told = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;

  g_ptr_array_add (lines, rh_heart_outcome_winner (setup, was, is));
  if (before->phase == RH_HEART_OVER && state->phase == RH_HEART_OVER)
    g_ptr_array_add (lines, tell_places (setup, before, state));
  if (state->phase == RH_HEART_PLAY) {
    g_ptr_array_add (lines, tell_trains (setup, before, state));
    for (RhHeartTerrain terrain = 0; terrain < RH_HEART_TERRAINS; terrain++)
      g_ptr_array_add (lines, tell_most (setup, before, state, terrain));
  }
  for (guint i = 0; i < lines->len; i++) {
    if (lines->pdata[i] != NULL)
      g_strv_builder_add (told, lines->pdata[i]);
  }
  all = g_strv_builder_end (told);

  return all[0] != NULL ? g_strjoinv ("\n", all) : NULL;
}
