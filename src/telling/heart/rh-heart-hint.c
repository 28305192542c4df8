/* SPDX-License-Identifier: GPL-3.0-or-later
 * Where the game stands, and whose turn it is. */

#include "config.h"

#include "rh-heart-hint.h"

#include "rh-heart-draft.h"
#include "rh-heart-text-board.h"
#include "rh-heart-text.h"

#include <glib/gi18n-lib.h>

static gboolean
is_played_out (const RhHeartState *state, const char *text)
{
  RhHeartDraft draft;

  rh_heart_draft_parse (&draft, text);

  return rh_heart_draft_is_played_out (&draft, state);
}

static gboolean
is_tickets (const char *text)
{
  RhHeartDraft draft;

  return rh_heart_draft_parse (&draft, text) && draft.kind == RH_HEART_MOVE_TICKETS;
}

/* Before the first move, until the first turn is told instead. */
static gboolean
is_deal (const RhHeartState *state, const char *text)
{
  RhHeartDraft draft;

  rh_heart_draft_parse (&draft, text);

  return rh_heart_state_may_deal (state) && (draft.kind == RH_HEART_MOVE_NONE || draft.kind == RH_HEART_MOVE_DEAL);
}

/**
 * rh_heart_hint_where:
 * @setup: the players
 * @data: a #RhHeartState
 * @draft: what was entered of the next move, or an empty text
 *
 * Returns: (transfer full): where the game stands (rules H2, H8, H10)
 */
char *
rh_heart_hint_where (const RhSetup *setup, gconstpointer data, const char *draft)
{
  const RhHeartState *state = data;

  if (state->phase == RH_HEART_OVER)
    return g_strdup (C_("phase", "End"));
  if (state->phase == RH_HEART_TICKETS || is_tickets (draft) || is_played_out (state, draft))
    /* Translators: where the game stands: the tickets are counted */
    return g_strdup (C_("phase", "Tickets"));
  if (state->last_round != RH_HEART_NO_SEAT)
    /* Translators: where the game stands: everybody has one more turn */
    return g_strdup (C_("phase", "Last round"));

  if (is_deal (state, draft))
    /* Translators: where the game stands: it is told with which terrain card each player begins */
    return g_strdup (C_("phase", "First terrain cards"));

  /* Translators: where the game stands: players claim routes, and take cards for them */
  return g_strdup (C_("phase", "Claiming routes"));
}

/* Whether it says no more than who is asked. */
static gboolean
is_untold (const RhHeartDraft *draft)
{
  return draft->kind != RH_HEART_MOVE_TICKETS && draft->colour == RH_HEART_OPEN && draft->length == RH_HEART_OPEN &&
         rh_heart_draft_count_terrains (draft) == 0;
}

/* Whom a draft is of; otherwise who is offered next. */
static int
find_seat (const RhHeartState *state, const char *text)
{
  RhHeartDraft draft;

  gboolean read = rh_heart_draft_parse (&draft, text);

  if (read && draft.seat != RH_HEART_OPEN && rh_heart_state_may_act (state, (guint) draft.seat) &&
      (!draft.over || !is_untold (&draft)))
    return draft.seat;

  return rh_heart_draft_is_played_out (&draft, state) ? RH_HEART_NO_SEAT : rh_heart_state_get_next (state);
}

static gboolean
is_early (const char *text)
{
  RhHeartDraft draft;

  return rh_heart_draft_parse (&draft, text) && rh_heart_draft_is_early (&draft);
}

static char *
tell_winners (const RhSetup *setup, const RhHeartState *state)
{
  g_autofree char *names = rh_heart_text_short_names (setup, state->winners);

  if ((state->winners & (state->winners - 1)) == 0)
    /* Translators: a player */
    return g_strdup_printf (_("%s has won"), names);

  /* Translators: two names or more */
  return g_strdup_printf (_("%s share the win"), names);
}

/**
 * rh_heart_hint_turn:
 * @setup: the players
 * @data: a #RhHeartState
 * @draft: what was entered of the next move, or an empty text
 * @n_sealed: nothing, there are no sealed bids
 * @ended: whether people have ended the game without a winner
 *
 * Returns: (transfer full) (nullable): whose turn it is: who has begun to enter something, or who is offered next;
 *   %NULL once everybody has had the last turn (rule H10)
 */
char *
rh_heart_hint_turn (const RhSetup *setup, gconstpointer data, const char *draft, int n_sealed, gboolean ended)
{
  const RhHeartState *state = data;
  int seat = find_seat (state, draft);

  if (ended)
    return g_strdup (_("Ended without a winner"));
  if (state->phase == RH_HEART_OVER)
    return tell_winners (setup, state);
  if (seat == RH_HEART_NO_SEAT)
    return NULL;

  if (is_early (draft))
    /* Translators: a player, whose turn it isn’t */
    return g_strdup_printf (_("%s, out of turn"), setup->seats[seat].name);

  /* Translators: a player */
  return g_strdup_printf (_("%s’s turn"), setup->seats[seat].name);
}

static char *
tell_tickets (const RhHeartState *state)
{
  guint n = 0;

  for (guint i = 0; i < state->n_seats; i++)
    n += state->players[i].told;

  /* Translators: how many players have told their tickets, of how many */
  return g_strdup_printf (_("Tickets of %1$u of %2$u players"), n, state->n_seats);
}

/**
 * rh_heart_hint_stock:
 * @setup: the players
 * @data: a #RhHeartState
 * @draft: what was entered of the next move, which says nothing of it
 *
 * The cards that don't lie in front of anybody are in the pile, beside it, or discarded: which isn't known.
 *
 * Returns: (transfer full) (nullable): how many terrain cards lie in front of the players (rule H2), or how many have
 *   told their tickets (rule H8); %NULL when the game is over
 */
char *
rh_heart_hint_stock (const RhSetup *setup, gconstpointer data, const char *draft)
{
  const RhHeartState *state = data;
  int n = 0;

  if (state->phase == RH_HEART_TICKETS)
    return tell_tickets (state);
  if (state->phase != RH_HEART_PLAY)
    return NULL;
  for (RhHeartTerrain i = RH_HEART_DESERT; i <= RH_HEART_MOUNTAIN; i++)
    n += rh_heart_state_count_terrain (state, i);

  /* Translators: terrain cards that lie in front of the players, of how many */
  return g_strdup_printf (_("%1$d of %2$d terrain cards in front of players"), n,
                          RH_HEART_TERRAINS * RH_HEART_TERRAIN_CARDS);
}

/**
 * rh_heart_hint_public:
 * @setup: the players
 * @state: where the game stands
 * @text: what was entered of the next move, or an empty text
 *
 * Returns: (transfer full) (nullable): what is being entered, without telling anything of it; else the sign of the last
 *   round (rule H10); %NULL for neither
 */
char *
rh_heart_hint_public (const RhSetup *setup, const RhHeartState *state, const char *text)
{
  RhHeartDraft draft;
  const char *name;

  if (!rh_heart_draft_parse (&draft, text) || draft.seat == RH_HEART_OPEN || draft.seat >= (int) state->n_seats ||
      is_untold (&draft))
    return rh_heart_text_board_last_round (setup, state, rh_heart_draft_get_waiting (&draft, state));

  name = setup->seats[draft.seat].name;
  if (draft.kind == RH_HEART_MOVE_CLAIM)
    /* Translators: a player */
    return g_strdup_printf (_("%s claims a route"), name);
  if (draft.kind == RH_HEART_MOVE_TERRAIN)
    /* Translators: a player */
    return g_strdup_printf (_("%s takes terrain cards"), name);

  /* Translators: a player */
  return g_strdup_printf (_("%s counts tickets"), name);
}
