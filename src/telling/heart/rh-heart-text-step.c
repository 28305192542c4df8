/* SPDX-License-Identifier: GPL-3.0-or-later
 * What the buttons and lines of the steps say. */

#include "config.h"

#include "rh-heart-text-step.h"

#include "rh-heart-text-ask.h"
#include "rh-heart-text-board.h"
#include "rh-heart-text-claim.h"
#include "rh-heart-text-end.h"
#include "rh-heart-text.h"
#include "rh-heart-turn.h"
#include "rh-points.h"

#include <glib/gi18n-lib.h>

/**
 * rh_heart_text_step_key:
 * @key: what it is for
 *
 * Returns: the letter of the key in the user's language
 */
const char *
rh_heart_text_step_key (RhHeartKey key)
{
  /* Translators: the keys of buttons: each an ASCII letter in lower case, different from each other, from all colours of
   * routes and from the types of terrain cards. “Draws Train Cards or Tickets” goes on to the next player where tickets are
   * entered, too; “Tickets” leads back from there; “Other Player” goes on to the next who may make a move; “Done” is that of
   * “Begin”. */
  static const struct {
    const char *context;
    const char *letter;
  } keys[] = {
    [RH_HEART_KEY_PLAIN] = { "key for Plain", NC_("key for Plain", "i") },
    [RH_HEART_KEY_DRAW] = { "key for Train Cards or Tickets", NC_("key for Train Cards or Tickets", "n") },
    [RH_HEART_KEY_TAKE] = { "key for No Second Terrain Card", NC_("key for No Second Terrain Card", "c") },
    [RH_HEART_KEY_SKIP] = { "key for Begin without Cards", NC_("key for Begin without Cards", "s") },
    [RH_HEART_KEY_DOUBLED] = { "key for Doubled", NC_("key for Doubled", "x") },
    [RH_HEART_KEY_ENGINES] = { "key for Engines", NC_("key for Engines", "e") },
    [RH_HEART_KEY_WHY] = { "key for Why?", NC_("key for Why?", "h") },
    [RH_HEART_KEY_TICKETS] = { "key for Tickets", NC_("key for Tickets", "t") },
    [RH_HEART_KEY_OTHER] = { "key for Other Player", NC_("key for Other Player", "u") },
    [RH_HEART_KEY_DONE] = { "key for Done", NC_("key for Done", "f") },
  };

  return g_dpgettext2 (NULL, keys[key].context, keys[key].letter);
}

/* Out of turn: nobody is stopped, but it is said. */
static char *
tell_early (const RhSetup *setup, const RhHeartState *state, const RhHeartDraft *draft)
{
  const char *name = setup->seats[draft->seat].name;

  if (draft->kind == RH_HEART_MOVE_TERRAIN)
    /* Translators: a player */
    return g_strdup_printf (_("%s takes terrain cards, out of turn"), name);
  if (draft->colour != RH_HEART_OPEN || draft->length != RH_HEART_OPEN)
    /* Translators: a player */
    return g_strdup_printf (_("%s claims a route, out of turn"), name);

  /* Translators: two players: the first is about to make a move that isn’t theirs to make */
  return g_strdup_printf (_("%1$s, out of turn: it is %2$s’s turn"), name,
                          setup->seats[rh_heart_draft_get_due (draft, state)].name);
}

static guint
get_seat (const RhHeartState *state, const RhHeartDraft *draft)
{
  if (draft->seat != RH_HEART_OPEN && draft->seat < (int) state->n_seats)
    return (guint) draft->seat;

  return (guint) MAX (rh_heart_state_get_next (state), 0);
}

/* Who was chosen after the last turns, for another one, is asked for it; not who comes after the last of them. */
static gboolean
ends_round (const RhHeartState *state, const RhHeartDraft *draft)
{
  int first = (state->last_round + 1) % (int) state->n_seats;

  return draft->seat == RH_HEART_OPEN || (draft->over && draft->seat == first);
}

/**
 * rh_heart_text_step_turn:
 * @setup: the players
 * @state: where the game stands
 * @draft: what was entered of the next move
 *
 * Returns: (transfer full): what is asked, or what is being entered
 */
char *
rh_heart_text_step_turn (const RhSetup *setup, const RhHeartState *state, const RhHeartDraft *draft)
{
  const char *name = setup->seats[get_seat (state, draft)].name;

  if (draft->doubling && rh_heart_turn_has_route (draft))
    return rh_heart_text_ask_ways (name, (RhHeartColour) draft->colour, (guint) draft->length);
  if (rh_heart_draft_is_early (draft) && draft->seat < (int) state->n_seats)
    return tell_early (setup, state, draft);
  if (draft->kind == RH_HEART_MOVE_TERRAIN)
    return rh_heart_text_ask_terrain (name);
  if (draft->kind == RH_HEART_MOVE_TICKETS)
    return rh_heart_text_ask_tickets (name);
  if (draft->kind == RH_HEART_MOVE_CLAIM && (draft->colour != RH_HEART_OPEN || draft->length != RH_HEART_OPEN))
    return rh_heart_text_ask_claim (name);

  if (ends_round (state, draft) && rh_heart_draft_is_played_out (draft, state))
    /* Translators: everybody has had the last turn */
    return g_strdup (_("Is the last round over?"));

  /* Translators: a player: takes terrain cards, or claims a route */
  return g_strdup_printf (_("What does %s do?"), name);
}

/**
 * rh_heart_text_step_go_back:
 * @setup: the players
 * @state: where the game stands
 * @draft: what was entered of the next move
 *
 * Returns: (transfer full) (nullable): the button that leads back to whose turn it is; %NULL where it is that player’s
 */
char *
rh_heart_text_step_go_back (const RhSetup *setup, const RhHeartState *state, const RhHeartDraft *draft)
{
  if (!rh_heart_draft_is_early (draft))
    return NULL;

  /* Translators: on a button: the player whose turn it is; short */
  return g_strdup_printf (C_("button", "Back to %s"), setup->seats[rh_heart_draft_get_due (draft, state)].name);
}

/**
 * rh_heart_text_step_take:
 * @terrain: a type of terrain cards
 *
 * Returns: what the button does that takes one (rule H3)
 */
const char *
rh_heart_text_step_take (RhHeartTerrain terrain)
{
  switch (terrain) {
  case RH_HEART_DESERT:
    return _("Take a desert card");
  case RH_HEART_JUNGLE:
    return _("Take a jungle card");
  case RH_HEART_MOUNTAIN:
    return _("Take a mountain card");
  default:
    g_assert_not_reached ();
  }
}

/**
 * rh_heart_text_step_length:
 * @length: of a route
 *
 * Returns: (transfer full): the name of its button
 */
char *
rh_heart_text_step_length (guint length)
{
  /* Translators: the length of a route, in trains */
  return g_strdup_printf (_("Length %u"), length);
}

/* In the last round, who has one more turn; but not for as long as the news say that it has begun. */
static char *
tell_last_round (const RhSetup *setup, const RhHeartState *state, const RhHeartDraft *draft)
{
  guint waiting = rh_heart_draft_get_waiting (draft, state);

  if (state->last.begins_last && waiting == (1u << state->n_seats) - 1)
    return NULL;

  return rh_heart_text_board_last_round (setup, state, waiting);
}

/* Whose turn it stays comes first; and in the last round, who has one more turn. */
static char *
tell_start (const RhSetup *setup, const RhHeartState *state, const RhHeartDraft *draft)
{
  char *last = tell_last_round (setup, state, draft);
  int drawn = rh_heart_turn_get_passed (draft, state);

  if (rh_heart_draft_is_early (draft)) {
    g_free (last);
    /* Translators: the player whose turn it is, while another one tells of a move out of turn */
    return g_strdup_printf (_("Enter what was forgotten: it is still %s’s turn."),
                            setup->seats[rh_heart_draft_get_due (draft, state)].name);
  }
  if (last != NULL)
    return last;
  if (drawn != RH_HEART_NO_SEAT)
    /* Translators: a player, who took cards that the program doesn’t keep count of */
    return g_strdup_printf (_("%s took train cards or tickets: nothing of that is written down."), setup->seats[drawn].name);

  return g_strdup (_("Terrain card: choose which. Route: choose colour and length."));
}

/**
 * rh_heart_text_step_missing:
 * @setup: the players
 * @state: where the game stands
 * @draft: what was entered of the next move, not all of it
 *
 * Returns: (transfer full): what is to be told yet
 */
char *
rh_heart_text_step_missing (const RhSetup *setup, const RhHeartState *state, const RhHeartDraft *draft)
{
  if (draft->kind == RH_HEART_MOVE_TERRAIN)
    return g_strdup (_("A second terrain card, or a train card instead?"));
  if (draft->kind != RH_HEART_MOVE_CLAIM || draft->colour == draft->length)
    return tell_start (setup, state, draft);
  if (draft->colour == RH_HEART_OPEN)
    return g_strdup (_("What colour is the route?"));

  return g_strdup (_("How long is the route?"));
}

/**
 * rh_heart_text_step_ending:
 * @state: where the game stands
 *
 * Returns: (transfer full): that the tickets are asked for while there are turns to come (rule H10)
 */
char *
rh_heart_text_step_ending (const RhHeartState *state)
{
  if (state->last_round == RH_HEART_NO_SEAT)
    /* Translators: who chose “End the Game…” reads it: that is what begins the last turns, and it ends the game all the same */
    return g_strdup (_("Nobody is down to 2 trains yet. You can go back until tickets are counted."));

  /* Translators: who chose “End the Game…” reads it: turns are to come, and it ends the game all the same */
  return g_strdup (_("The last turns aren’t over. You can go back until tickets are counted."));
}

/**
 * rh_heart_text_step_unfinished:
 * @draft: what was entered of the next move: a terrain card, or all of a route
 *
 * Returns: (transfer full): that something else was entered too soon
 */
char *
rh_heart_text_step_unfinished (const RhHeartDraft *draft)
{
  if (draft->kind == RH_HEART_MOVE_TERRAIN)
    /* Translators: “No Second Terrain Card” is a button */
    return g_strdup (_("First this card: a second one, “No Second Terrain Card”, or Undo."));

  /* Translators: “Plain” and “Doubled” are buttons */
  return g_strdup (_("First this route: Plain, Doubled, or Undo."));
}

/**
 * rh_heart_text_step_changed:
 * @was: all of a route
 * @is: another one in its place
 *
 * Returns: (transfer full): that the first isn't claimed
 */
char *
rh_heart_text_step_changed (const RhHeartDraft *was, const RhHeartDraft *is)
{
  g_autofree char *before = rh_heart_text_route ((RhHeartColour) was->colour, (guint) was->length);
  g_autofree char *now = rh_heart_text_route ((RhHeartColour) is->colour, (guint) is->length);

  /* Translators: two routes such as “white route of 3”: the first was entered, and then the second in its place */
  return g_strdup_printf (_("Changed, and not claimed yet: %1$s, now %2$s."), before, now);
}

/**
 * rh_heart_text_step_claim:
 * @setup: the players
 * @offer: a claim as it would be
 *
 * Returns: (transfer full): what doubling takes, and how the player stands; or why there can be no claim (rules H1, H4)
 */
char *
rh_heart_text_step_claim (const RhSetup *setup, const RhHeartOffer *offer)
{
  g_autofree char *trains = rh_heart_text_claim_trains (offer);
  g_autofree char *takes = rh_heart_text_claim_takes (offer);
  g_autofree char *stand = rh_heart_text_claim_stand (setup, offer);

  if (trains != NULL)
    return g_strconcat (trains, ".", NULL);

  /* Translators: two sentences without their ends, as “Doubling takes 2 jungle cards” and “Bram has 3, nobody has more” */
  return g_strdup_printf (C_("claim", "%1$s. %2$s."), takes, stand);
}

/**
 * rh_heart_text_step_plain:
 * @offer: a claim as it would be
 *
 * Returns: (transfer full): the button that claims it as it is (rule H1)
 */
char *
rh_heart_text_step_plain (const RhHeartOffer *offer)
{
  /* Translators: on a button: a route claimed without doubling its points, and these; short */
  return g_strdup_printf (C_("claim button", "Plain, %d"), offer->points);
}

/**
 * rh_heart_text_step_doubled:
 * @offer: a claim as it would be
 *
 * Returns: (transfer full): the button that doubles it (rule H4)
 */
char *
rh_heart_text_step_doubled (const RhHeartOffer *offer)
{
  /* Translators: on a button: a route claimed with its points doubled, and these; short */
  return g_strdup_printf (C_("claim button", "Doubled, %d"), offer->doubled);
}

/**
 * rh_heart_text_step_pay:
 * @way: a way to double
 *
 * Returns: (transfer full): what it takes, in a few words (rule H5)
 */
char *
rh_heart_text_step_pay (const RhHeartWay *way)
{
  g_autofree char *engines = rh_heart_text_engines (way->engines);

  if (way->engines == 0)
    return rh_heart_text_own (way->cards);
  if (way->cards == 0)
    return g_steal_pointer (&engines);

  /* Translators: on a button: such as “1 engine”, and own terrain cards that are played besides; no longer than 24 letters */
  return g_strdup_printf (ngettext ("%1$s + %2$d card", "%1$s + %2$d cards", (gulong) way->cards), engines, way->cards);
}

/**
 * rh_heart_text_step_way:
 * @way: a way to double
 *
 * Returns: (transfer full): what it takes, with what it doesn't (rule H5)
 */
char *
rh_heart_text_step_way (const RhHeartWay *way)
{
  g_autofree char *engines = rh_heart_text_engines (way->engines);
  g_autofree char *cards = rh_heart_text_own (way->cards);

  /* Translators: on a button: engines and terrain cards that are played, such as “2 engines” and “1 own card”; short */
  return g_strdup_printf (C_("way to double", "%1$s, %2$s"), engines, cards);
}

/**
 * rh_heart_text_step_left:
 * @way: a way to double
 *
 * Returns: (transfer full): what it leaves (rule H5)
 */
char *
rh_heart_text_step_left (const RhHeartWay *way)
{
  /* Translators: on a button, under engines and terrain cards that are played: how many terrain cards the player has then */
  return g_strdup_printf (ngettext ("%d card left", "%d cards left", (gulong) way->left), way->left);
}

/**
 * rh_heart_text_step_place:
 * @name: a player
 * @terrain: a type of terrain cards
 *
 * Returns: (transfer full): the button that tells the player's first terrain card (rule H2)
 */
char *
rh_heart_text_step_place (const char *name, RhHeartTerrain terrain)
{
  /* Translators: a player, and “Desert”, “Jungle” or “Mountain” */
  return g_strdup_printf (C_("first terrain card", "%1$s: %2$s"), name, rh_heart_text_terrain (terrain));
}

/**
 * rh_heart_text_step_chip:
 * @draft: tickets that are being entered
 * @i: one of them, from 0; the number of them for the figure of the one that is begun
 *
 * Returns: (transfer full): what stands on the button that takes it off
 */
char *
rh_heart_text_step_chip (const RhHeartDraft *draft, guint i)
{
  g_autofree char *figure = i < draft->n_tickets ? rh_heart_text_ask_figure (draft->tickets[i])
                                                 : g_strdup_printf ("%d?", draft->typed);

  return g_strconcat (figure, " ✕", NULL);
}

/**
 * rh_heart_text_step_drop:
 * @draft: tickets that are being entered
 * @i: one of them, from 0; the number of them for the figure of the one that is begun
 *
 * Returns: (transfer full): what that button does
 */
char *
rh_heart_text_step_drop (const RhHeartDraft *draft, guint i)
{
  g_autofree char *ticket = i < draft->n_tickets ? rh_heart_text_ask_ticket (draft->tickets[i])
                                                 : g_strdup_printf ("%d", draft->typed);

  /* Translators: of a button: takes away a ticket that was entered, such as “+8, fulfilled” */
  return g_strdup_printf (_("Take off: %s"), ticket);
}

/**
 * rh_heart_text_step_sum:
 * @draft: tickets that are being entered
 *
 * Returns: (transfer full): what they come to, and how many are fulfilled (rule H8)
 */
char *
rh_heart_text_step_sum (const RhHeartDraft *draft)
{
  g_autofree char *points = rh_points_to_words (rh_heart_draft_get_sum (draft));
  guint n = 0;

  for (guint i = 0; i < draft->n_tickets; i++)
    n += draft->tickets[i] > 0;

  /* Translators: points such as “15 points”, and how many tickets were fulfilled */
  return g_strdup_printf (ngettext ("%1$s, %2$u ticket fulfilled", "%1$s, %2$u tickets fulfilled", n), points, n);
}

/**
 * rh_heart_text_step_row:
 * @name: a player
 * @tickets: the tickets and what they come to
 *
 * Returns: (transfer full): both, to be heard
 */
char *
rh_heart_text_step_row (const char *name, const char *tickets)
{
  /* Translators: a player, and tickets such as “+8 −5 = 3” */
  return g_strdup_printf (C_("tickets", "%1$s: %2$s"), name, tickets);
}

/**
 * rh_heart_text_step_told:
 * @player: a player
 *
 * Returns: (transfer full) (nullable): how far the player is: what the tickets came to; %NULL for not yet
 */
char *
rh_heart_text_step_told (const RhHeartPlayer *player)
{
  g_autofree char *points = rh_heart_text_points (rh_heart_player_get_tickets (player));

  return player->told ? g_strconcat ("✓ ", points, NULL) : NULL;
}

/**
 * rh_heart_text_step_aside:
 * @state: where the game stands
 * @draft: what was entered of the next move, or nothing
 * @seat: a seat, from 0
 *
 * That everybody has one more turn, or has had it, is said where it is asked what to do: not once more of each.
 *
 * Returns: (nullable): in the last round, that the player's turn in it is over, while others have one (rule H10); at the end the
 *   player's place; %NULL where there is nothing to say
 */
const char *
rh_heart_text_step_aside (const RhHeartState *state, const RhHeartDraft *draft, guint seat)
{
  guint waiting;

  if (state->phase == RH_HEART_OVER)
    return rh_heart_text_end_place (state, seat);
  if (state->phase != RH_HEART_PLAY || state->last_round == RH_HEART_NO_SEAT)
    return NULL;

  waiting = rh_heart_draft_get_waiting (draft, state);
  if (waiting == 0 || waiting >> seat & 1)
    return NULL;

  /* Translators: of a player in the last round; short */
  return C_("last round", "last turn taken");
}
