/* SPDX-License-Identifier: GPL-3.0-or-later
 * What lies on the table, in words: cards, the common row, and what a player has. */

#include "config.h"

#include "rh-cape-text-board.h"

#include "rh-cape-text.h"
#include "rh-join.h"

#include <glib/gi18n-lib.h>

/**
 * rh_cape_text_board_card:
 * @card: a card that lies open, whole or not
 *
 * Returns: (transfer full): what is known of it, the rails it needs included
 *   (rule P4), such as “Desert, 2 rails, £7, needs 8 rails”
 */
char *
rh_cape_text_board_card (RhCapeCard card)
{
  g_autofree char *text = rh_cape_text_card (card);
  int needs = rh_cape_terrain_needs (card.terrain);

  if (card.terrain == RH_CAPE_UNKNOWN)
    return g_steal_pointer (&text);

  /* Translators: a card, such as “Desert, 2 rails, £7” */
  return g_strdup_printf (ngettext ("%1$s, needs %2$d rail", "%1$s, needs %2$d rails", (gulong) needs), text, needs);
}

/**
 * rh_cape_text_board_crossed:
 * @card: a card that was crossed
 *
 * Returns: (transfer full): what it was, such as “Desert, 2 rails, £7, crossed”
 */
char *
rh_cape_text_board_crossed (RhCapeCard card)
{
  g_autofree char *text = rh_cape_text_card (card);

  /* Translators: a card, such as “Desert, 2 rails, £7” */
  return g_strdup_printf (_("%s, crossed"), text);
}

/**
 * rh_cape_text_board_figure:
 * @card: a card, whole or not
 *
 * Returns: (transfer full): the figure that is written on it: its value; its
 *   rails where the value isn't known
 */
char *
rh_cape_text_board_figure (RhCapeCard card)
{
  return card.value > 0 ? rh_cape_text_pounds ((int) card.value) : g_strdup_printf ("%u", (guint) card.rails);
}

/**
 * rh_cape_text_board_common:
 * @state: where the game stands
 *
 * Returns: (transfer full): the rails in the common row, such as “Common row: 12 rails” (rule B3)
 */
char *
rh_cape_text_board_common (const RhCapeState *state)
{
  int rails = rh_cape_state_common_rails (state);

  return g_strdup_printf (ngettext ("Common row: %d rail", "Common row: %d rails", (gulong) rails), rails);
}

/**
 * rh_cape_text_board_bonus:
 * @bonus: bonus rails, 0 to 5
 *
 * Returns: (transfer full): how many they are of how many one may have (rule R4)
 */
char *
rh_cape_text_board_bonus (int bonus)
{
  /* Translators: how many a player has, and how many one may have */
  return g_strdup_printf (ngettext ("%1$d of %2$d bonus rails", "%1$d of %2$d bonus rails", (gulong) bonus),
                          bonus,
                          RH_CAPE_BONUS_MAX);
}

/**
 * rh_cape_text_board_track:
 * @player: what a player has
 *
 * Returns: (transfer full): how far the line has come, such as “2 of 8 cards crossed, 3 ahead”
 */
char *
rh_cape_text_board_track (const RhCapePlayer *player)
{
  /* Translators: “2 of 8 cards crossed, 3 ahead” */
  return g_strdup_printf (_("%1$u of %2$d cards crossed, %3$u ahead"),
                          player->crossed,
                          RH_CAPE_ROUNDS,
                          rh_cape_player_count_ahead (player));
}

/**
 * rh_cape_text_board_line:
 * @player: what a player has
 *
 * Returns: (transfer full): the same, with the cards ahead
 */
char *
rh_cape_text_board_line (const RhCapePlayer *player)
{
  g_auto (GStrv) cards = g_new0 (char *, RH_CAPE_ROUNDS + 1);
  g_autofree char *line = rh_cape_text_board_track (player);
  g_autofree char *ahead = NULL;

  for (guint i = player->crossed; i < player->owned; i++)
    cards[i - player->crossed] = rh_cape_text_card_in_sentence (player->cards[i]);
  ahead = rh_join_phrases ((const char *const *) cards);

  return *ahead != '\0' ? g_strjoin (": ", line, ahead, NULL) : g_steal_pointer (&line);
}

/**
 * rh_cape_text_board_progress:
 * @player: what a player has
 *
 * Returns: (transfer full): the cards crossed of those that win, as “2/8” (rule E1)
 */
char *
rh_cape_text_board_progress (const RhCapePlayer *player)
{
  return g_strdup_printf ("%u/%d", player->crossed, RH_CAPE_ROUNDS);
}

/**
 * rh_cape_text_board_player:
 * @state: where the game stands
 * @seat: a seat, from 0
 * @name: who sits there
 * @colour: what the colour of the train is called
 *
 * Returns: (transfer full): who it is, and whether the player is on turn or has won
 */
char *
rh_cape_text_board_player (const RhCapeState *state, guint seat, const char *name, const char *colour)
{
  if (state->winner == (int) seat)
    /* Translators: a player and the colour of the train: “Anna, red, winner” */
    return g_strdup_printf (C_("player", "%1$s, %2$s, winner"), name, colour);
  if (state->seat == (int) seat)
    /* Translators: a player and the colour of the train: “Anna, red, on turn” */
    return g_strdup_printf (C_("player", "%1$s, %2$s, on turn"), name, colour);

  /* Translators: a player and the colour of the train: “Anna, red” */
  return g_strdup_printf (C_("player", "%1$s, %2$s"), name, colour);
}

/**
 * rh_cape_text_board_ask_capital:
 * @player: what a player has
 * @name: who that is
 *
 * Returns: (transfer full): what asks where the capital comes from
 */
char *
rh_cape_text_board_ask_capital (const RhCapePlayer *player, const char *name)
{
  g_autofree char *capital = rh_cape_text_pounds (player->capital);

  /* Translators: a player, and pounds; pressed, it shows where they come from */
  return g_strdup_printf (_("%1$s’s capital, %2$s. Why?"), name, capital);
}

/**
 * rh_cape_text_board_ask_bonus:
 * @player: what a player has
 * @name: who that is
 *
 * Returns: (transfer full): what asks where the bonus rails come from
 */
char *
rh_cape_text_board_ask_bonus (const RhCapePlayer *player, const char *name)
{
  return g_strdup_printf (
    /* Translators: a player, bonus rails, and the most there can be; pressed, it shows where they come from */
    ngettext ("%1$s’s bonus rails, %2$d of %3$d. Why?", "%1$s’s bonus rails, %2$d of %3$d. Why?",
              (gulong) player->bonus),
    name, player->bonus, RH_CAPE_BONUS_MAX);
}

/**
 * rh_cape_text_board_ask_bid:
 * @state: an auction that has been bid in
 * @seat: a seat, from 0
 * @name: who sits there
 *
 * Returns: (transfer full): what leads to the correction of that bid
 */
char *
rh_cape_text_board_ask_bid (const RhCapeState *state, guint seat, const char *name)
{
  g_autofree char *bid = rh_cape_text_pounds (state->bids[seat]);

  /* Translators: a player, and pounds; pressed, it leads to the correction */
  return g_strdup_printf (_("%1$s’s bid, %2$s. Correct it?"), name, bid);
}
