/* SPDX-License-Identifier: GPL-3.0-or-later
 * From Cape to Cairo in words: the names and sentences of its screens. */

#include "config.h"

#include "rh-cape-text.h"

#include "rh-cape-money.h"
#include "rh-cape-text-standing.h"
#include "rh-join.h"

#include <glib/gi18n-lib.h>

/* Translators: the terrains: the name alone; the name at the beginning of a line; the rails needed for one, as in
 * “Needed for the river: 10”; and the key that enters one, an ASCII letter, different for each of the five. */
static const struct {
  const char *name;
  const char *title;
  const char *aim;
  const char *key;
  const char *crossed;
} terrains[] = {
  /* Translators: why a line of the ledger has an income */
  [RH_CAPE_UNKNOWN] = { "", "", "", "", N_("Card crossed") },
  [RH_CAPE_RIVER] = {
    NC_("terrain", "river"),
    NC_("terrain title", "River"),
    NC_("rails needed", "for the river"),
    NC_("terrain key", "r"),
    /* Translators: why a line of the ledger has an income */
    N_("River crossed"),
  },
  [RH_CAPE_MOUNTAIN] = {
    NC_("terrain", "mountain"),
    NC_("terrain title", "Mountain"),
    NC_("rails needed", "for the mountain"),
    NC_("terrain key", "m"),
    /* Translators: why a line of the ledger has an income */
    N_("Mountain crossed"),
  },
  [RH_CAPE_DESERT] = {
    NC_("terrain", "desert"),
    NC_("terrain title", "Desert"),
    NC_("rails needed", "for the desert"),
    NC_("terrain key", "d"),
    /* Translators: why a line of the ledger has an income */
    N_("Desert crossed"),
  },
  [RH_CAPE_VILLAGE] = {
    NC_("terrain", "village"),
    NC_("terrain title", "Village"),
    NC_("rails needed", "for the village"),
    NC_("terrain key", "v"),
    /* Translators: why a line of the ledger has an income */
    N_("Village crossed"),
  },
  [RH_CAPE_SAVANNA] = {
    NC_("terrain", "savanna"),
    NC_("terrain title", "Savanna"),
    NC_("rails needed", "for the savanna"),
    NC_("terrain key", "s"),
    /* Translators: why a line of the ledger has an income */
    N_("Savanna crossed"),
  },
};

static const char *
translate (const char *context, const char *text)
{
  return text[0] != '\0' ? g_dpgettext2 (NULL, context, text) : text;
}

/**
 * rh_cape_text_terrain:
 * @terrain: a terrain
 *
 * Returns: its name within a sentence; empty for an unknown one
 */
const char *
rh_cape_text_terrain (RhCapeTerrain terrain)
{
  return translate ("terrain", terrains[terrain].name);
}

/**
 * rh_cape_text_terrain_title:
 * @terrain: a terrain
 *
 * Returns: its name where it stands first or alone, such as “Desert”; empty for an unknown one
 */
const char *
rh_cape_text_terrain_title (RhCapeTerrain terrain)
{
  return translate ("terrain title", terrains[terrain].title);
}

/**
 * rh_cape_text_terrain_aim:
 * @terrain: a terrain
 *
 * Returns: what rails are needed for, such as “for the desert”; empty for an unknown one
 */
const char *
rh_cape_text_terrain_aim (RhCapeTerrain terrain)
{
  return translate ("rails needed", terrains[terrain].aim);
}

/**
 * rh_cape_text_ask:
 * @name: a player
 * @terrain: the terrain ahead; an unknown one before the first card is turned up
 *
 * Returns: (transfer full): the question of a turn, such as “Does Anna build through the desert?”
 */
char *
rh_cape_text_ask (const char *name, RhCapeTerrain terrain)
{
  switch (terrain) {
  case RH_CAPE_RIVER:
    /* Translators: a player */
    return g_strdup_printf (_("Does %s build across the river?"), name);
  case RH_CAPE_MOUNTAIN:
    /* Translators: a player */
    return g_strdup_printf (_("Does %s build through the mountain?"), name);
  case RH_CAPE_DESERT:
    /* Translators: a player */
    return g_strdup_printf (_("Does %s build through the desert?"), name);
  case RH_CAPE_VILLAGE:
    /* Translators: a player */
    return g_strdup_printf (_("Does %s build through the village?"), name);
  case RH_CAPE_SAVANNA:
    /* Translators: a player */
    return g_strdup_printf (_("Does %s build through the savanna?"), name);
  case RH_CAPE_UNKNOWN:
  default:
    return g_strdup ("");
  }
}

/**
 * rh_cape_text_terrain_key:
 * @terrain: a terrain
 *
 * Returns: the letter that enters it in the user's language; empty for an unknown one
 */
const char *
rh_cape_text_terrain_key (RhCapeTerrain terrain)
{
  return translate ("terrain key", terrains[terrain].key);
}

/**
 * rh_cape_text_pounds:
 * @pounds: an amount, in pounds
 *
 * Money for a table, a sum or a picture; a sentence has rh_cape_money_to_words().
 *
 * Returns: (transfer full): the amount with its sign, such as “£64” or “−£6”
 */
char *
rh_cape_text_pounds (int pounds)
{
  return g_strdup_printf (
    /* Translators: money in a table or a sum: the sign of the pound, in every language */
    pounds < 0 ? C_("table", "−£%d") : C_("table", "£%d"), ABS (pounds));
}

/**
 * rh_cape_text_rails:
 * @rails: a number of rails
 *
 * Returns: (transfer full): such as “2 rails”
 */
char *
rh_cape_text_rails (guint rails)
{
  return g_strdup_printf (ngettext ("%d rail", "%d rails", rails), (int) rails);
}

static char *
card_rails (RhCapeCard card)
{
  return card.rails > 0 ? rh_cape_text_rails (card.rails) : g_strdup (_("no rails"));
}

/**
 * rh_cape_text_card:
 * @card: a card, whole or not
 *
 * Returns: (transfer full): what is known of it: “Desert, 2 rails, £7”, “2 rails”, “£7”
 */
char *
rh_cape_text_card (RhCapeCard card)
{
  g_autofree char *rails = card_rails (card);
  g_autofree char *value = rh_cape_text_pounds ((int) card.value);

  if (card.terrain == RH_CAPE_UNKNOWN)
    return card.value > 0 ? g_steal_pointer (&value) : g_steal_pointer (&rails);

  /* Translators: a card: terrain, rails, value, such as “Desert, 2 rails, £7” */
  return g_strdup_printf (C_("card", "%1$s, %2$s, %3$s"),
                          rh_cape_text_terrain_title (card.terrain),
                          rails,
                          value);
}

/**
 * rh_cape_text_card_in_sentence:
 * @card: a card, whole or not
 *
 * What rh_cape_text_card() says, as the middle of a sentence has it: the terrain like any other word, and money in words.
 *
 * Returns: (transfer full): such as “desert, 2 rails, £7”; in Dutch “woestijn, 2 rails, 7 pond”
 */
char *
rh_cape_text_card_in_sentence (RhCapeCard card)
{
  g_autofree char *rails = card_rails (card);
  g_autofree char *value = rh_cape_money_to_words ((int) card.value);

  if (card.terrain == RH_CAPE_UNKNOWN)
    return card.value > 0 ? g_steal_pointer (&value) : g_steal_pointer (&rails);

  /* Translators: a card within a sentence: terrain, rails, value, such as “desert, 2 rails, £7” */
  return g_strdup_printf (C_("card in a sentence", "%1$s, %2$s, %3$s"),
                          rh_cape_text_terrain (card.terrain),
                          rails,
                          value);
}

/**
 * rh_cape_text_phase:
 * @setup: the players
 * @data: a #RhCapeState, where the game stands
 *
 * A reveal opens its round, so it counts as part of it (rule E2).
 *
 * Returns: (transfer full): such as “Round 3 of 8 · Build”
 */
char *
rh_cape_text_phase (const RhSetup *setup, gconstpointer data)
{
  static const char *const phases[] = {
    /* Translators: part of a round, said behind “Round 3 of 8 · ” */
    [RH_CAPE_REVEAL] = NC_("phase", "Cards on offer"),
    /* Translators: part of a round, said behind “Round 3 of 8 · ” */
    [RH_CAPE_BIDS] = NC_("phase", "Sealed bids"),
    /* Translators: part of a round, said behind “Round 3 of 8 · ” */
    [RH_CAPE_TIE] = NC_("phase", "Tie"),
    /* Translators: part of a round, said behind “Round 3 of 8 · ” */
    [RH_CAPE_PICK] = NC_("phase", "Pick"),
    /* Translators: part of a round, said behind “Round 3 of 8 · ” */
    [RH_CAPE_DRAW] = NC_("phase", "Build"),
    [RH_CAPE_DECIDE] = NC_("phase", "Build"),
    /* Translators: part of a round, said behind “Round 3 of 8 · ” */
    [RH_CAPE_OVER] = NC_("phase", "End"),
  };
  const RhCapeState *state = data;
  guint round = state->round + (state->phase == RH_CAPE_REVEAL ? 1 : 0);

  /* Translators: such as “Round 3 of 8 · Build” */
  return g_strdup_printf (_("Round %1$u of %2$d · %3$s"), round, RH_CAPE_ROUNDS,
                          translate ("phase", phases[state->phase]));
}

/**
 * rh_cape_text_picks:
 * @name: a player
 *
 * Returns: (transfer full): such as “Anna picks”
 */
char *
rh_cape_text_picks (const char *name)
{
  /* Translators: a player */
  return g_strdup_printf (_("%s picks"), name);
}

/**
 * rh_cape_text_turn:
 * @setup: the players
 * @state: where the game stands
 *
 * Returns: (transfer full) (nullable): whose turn it is, or %NULL where it is nobody's
 */
char *
rh_cape_text_turn (const RhSetup *setup, const RhCapeState *state)
{
  if (state->phase == RH_CAPE_OVER && state->winner != RH_CAPE_NO_SEAT)
    /* Translators: a player */
    return g_strdup_printf (_("%s has won"), setup->seats[state->winner].name);

  if (state->seat == RH_CAPE_NO_SEAT)
    return NULL;

  if (state->phase == RH_CAPE_PICK)
    return rh_cape_text_picks (setup->seats[state->seat].name);

  /* Translators: a player */
  return g_strdup_printf (_("%s’s turn"), setup->seats[state->seat].name);
}

/**
 * rh_cape_text_entry:
 * @entry: a line of the ledger
 * @data: (nullable): a #RhCapeState, the one before its move; not needed for the start
 *
 * Returns: (transfer full): the reason of the line, such as “Bid, round 2”
 */
char *
rh_cape_text_entry (const RhEntry *entry, gconstpointer data)
{
  const RhCapeState *before = data;
  int rails = -entry->amount / RH_CAPE_RAIL_PRICE;

  switch (entry->kind) {
  case RH_CAPE_ENTRY_START:
    /* Translators: why a line of the ledger is there: the capital everybody starts with */
    return g_strdup (C_("capital", "Start"));
  case RH_CAPE_ENTRY_BID:
    /* Translators: why a line of the ledger was paid; the number of the round */
    return g_strdup_printf (_("Bid, round %u"), before->round);
  case RH_CAPE_ENTRY_RAILS:
    return g_strdup_printf (ngettext ("%d rail bought", "%d rails bought", (gulong) rails), rails);
  case RH_CAPE_ENTRY_INCOME:
    return g_strdup (_(terrains[rh_cape_state_get_ahead (before, entry->seat)->terrain].crossed));
  default:
    g_assert_not_reached ();
  }
}

/**
 * rh_cape_text_names:
 * @setup: the setup
 * @seats: (array length=n): seats, from 0
 * @n: how many, at least 1
 *
 * Returns: (transfer full): their names, as "Anna, Bram and Csilla"
 */
char *
rh_cape_text_names (const RhSetup *setup, const guint *seats, guint n)
{
  const char *names[RH_CAPE_SEATS_MAX + 1] = { NULL };

  g_return_val_if_fail (n <= RH_CAPE_SEATS_MAX, NULL);

  for (guint i = 0; i < n; i++)
    names[i] = setup->seats[seats[i]].name;

  return rh_join_names (names);
}

/**
 * rh_cape_text_bids:
 * @setup: the players
 * @state: a state with the bids known
 * @seats: (array): all seats, from 0, in the order they are told in
 *
 * Returns: (transfer full): what everybody has bid, as “Anna £5, Bram £0”
 */
char *
rh_cape_text_bids (const RhSetup *setup, const RhCapeState *state, const guint *seats)
{
  g_auto (GStrv) bids = g_new0 (char *, state->n_seats + 1);

  for (guint i = 0; i < state->n_seats; i++) {
    g_autofree char *bid = rh_cape_money_to_words (state->bids[seats[i]]);

    /* Translators: a player and a bid */
    bids[i] = g_strdup_printf (C_("bid", "%1$s %2$s"), setup->seats[seats[i]].name, bid);
  }

  return rh_join_items ((const char *const *) bids);
}

/**
 * rh_cape_text_bid:
 * @state: where the game stands
 * @seat: a seat, from 0
 *
 * Returns: (transfer full) (nullable): what the seat has bid and when it picks, as “£9 · 1st”, until all
 *   have picked; %NULL where no bids lie open
 */
char *
rh_cape_text_bid (const RhCapeState *state, guint seat)
{
  g_autofree char *bid = NULL;

  if (state->phase != RH_CAPE_TIE && state->phase != RH_CAPE_PICK)
    return NULL;

  bid = rh_cape_text_pounds (state->bids[seat]);

  /* Translators: a bid, and when its player picks, as “£9 · 1st”; or that that isn’t settled, as “£9 · tied” */
  return g_strdup_printf (C_("bid", "%1$s · %2$s"), bid, rh_cape_text_standing (state, seat));
}

/**
 * rh_cape_text_order:
 * @setup: the players
 * @state: a state with the picking order settled
 *
 * Returns: (transfer full): who picks first and who later, with what was bid (rule A4)
 */
char *
rh_cape_text_order (const RhSetup *setup, const RhCapeState *state)
{
  g_autofree char *list = rh_cape_text_bids (setup, state, state->order);

  /* Translators: players with their bids, the one who picks first at the front */
  return g_strdup_printf (_("Picking order: %s"), list);
}
