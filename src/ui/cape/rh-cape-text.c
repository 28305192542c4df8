/* SPDX-License-Identifier: GPL-3.0-or-later
 * From Cape to Cairo in words: the names and sentences of its screens. */

#include "config.h"

#include "rh-cape-text.h"

#include <glib/gi18n.h>

/* Translators: the names of the terrains, in the middle of a sentence, at the beginning of one, and the key that
 * enters one: a single letter, different for each of the five. */
static const struct {
  const char *name;
  const char *title;
  const char *key;
} terrains[] = {
  [RH_CAPE_UNKNOWN] = { "", "", "" },
  [RH_CAPE_RIVER] = { NC_("terrain", "river"), NC_("terrain title", "River"), NC_("terrain key", "r") },
  [RH_CAPE_MOUNTAIN] = { NC_("terrain", "mountain"), NC_("terrain title", "Mountain"), NC_("terrain key", "m") },
  [RH_CAPE_DESERT] = { NC_("terrain", "desert"), NC_("terrain title", "Desert"), NC_("terrain key", "d") },
  [RH_CAPE_VILLAGE] = { NC_("terrain", "village"), NC_("terrain title", "Village"), NC_("terrain key", "v") },
  [RH_CAPE_SAVANNA] = { NC_("terrain", "savanna"), NC_("terrain title", "Savanna"), NC_("terrain key", "s") },
};

static const struct {
  const char *id;
  const char *name;
  const char *shape;
} colours[] = {
  { "red", NC_("train colour", "Red"), "▲" },
  { "blue", NC_("train colour", "Blue"), "■" },
  { "green", NC_("train colour", "Green"), "●" },
  { "yellow", NC_("train colour", "Yellow"), "◆" },
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
 * rh_cape_text_colour:
 * @colour: one of the game's colours
 *
 * Returns: its name
 */
const char *
rh_cape_text_colour (const char *colour)
{
  for (gsize i = 0; i < G_N_ELEMENTS (colours); i++) {
    if (g_str_equal (colours[i].id, colour))
      return translate ("train colour", colours[i].name);
  }

  return colour;
}

/**
 * rh_cape_text_shape:
 * @colour: one of the game's colours
 *
 * Returns: the shape that goes with it, so that colour is never the only sign
 */
const char *
rh_cape_text_shape (const char *colour)
{
  for (gsize i = 0; i < G_N_ELEMENTS (colours); i++) {
    if (g_str_equal (colours[i].id, colour))
      return colours[i].shape;
  }

  return "▲";
}

/**
 * rh_cape_text_pounds:
 * @pounds: an amount, in pounds
 *
 * Returns: (transfer full): the amount with its sign, such as “£64” or “−£6”
 */
char *
rh_cape_text_pounds (int pounds)
{
  return g_strdup_printf (pounds < 0 ? _("−£%d") : _("£%d"), ABS (pounds));
}

static char *
text_rails (guint rails)
{
  if (rails == 0)
    return g_strdup (_("no rails"));

  return g_strdup_printf (ngettext ("%u rail", "%u rails", rails), rails);
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
  g_autofree char *rails = text_rails (card.rails);
  g_autofree char *value = rh_cape_text_pounds ((int) card.value);

  if (card.terrain == RH_CAPE_UNKNOWN)
    return card.value > 0 ? g_steal_pointer (&value) : g_steal_pointer (&rails);

  /* Translators: a card: terrain, rails, value, such as “Desert, 2 rails, £7” */
  return g_strdup_printf (C_("card", "%s, %s, %s"),
                          translate ("terrain title", terrains[card.terrain].title),
                          rails,
                          value);
}

static const char *
phase_name (RhCapePhase phase)
{
  switch (phase) {
  case RH_CAPE_REVEAL:
    return C_("phase", "Cards on offer");
  case RH_CAPE_BIDS:
    return C_("phase", "Sealed bids");
  case RH_CAPE_TIE:
    return C_("phase", "Tie");
  case RH_CAPE_PICK:
    return C_("phase", "Pick");
  case RH_CAPE_DRAW:
  case RH_CAPE_DECIDE:
    return C_("phase", "Build");
  case RH_CAPE_OVER:
    return C_("phase", "End");
  default:
    g_assert_not_reached ();
  }
}

/**
 * rh_cape_text_phase:
 * @setup: the players
 * @state: where the game stands
 *
 * A reveal opens its round, so it counts as part of it (rule E2).
 *
 * Returns: (transfer full): such as “Round 3 of 8 · Build”
 */
char *
rh_cape_text_phase (const RhSetup *setup, const RhCapeState *state)
{
  guint round = state->round + (state->phase == RH_CAPE_REVEAL ? 1 : 0);

  /* Translators: such as “Round 3 of 8 · Build” */
  return g_strdup_printf (_("Round %u of %d · %s"), round, RH_CAPE_ROUNDS, phase_name (state->phase));
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
    return g_strdup_printf (_("%s has won"), setup->seats[state->winner].name);

  if (state->seat == RH_CAPE_NO_SEAT)
    return NULL;

  if (state->phase == RH_CAPE_PICK)
    return g_strdup_printf (_("%s picks"), setup->seats[state->seat].name);

  return g_strdup_printf (_("%s’s turn"), setup->seats[state->seat].name);
}

/* Joins what is in a list of two or more: “Anna, Bram and Csilla”. */
static char *
join_names (const RhSetup *setup, const guint *seats, guint n)
{
  GString *string = g_string_new (NULL);

  for (guint i = 0; i < n; i++) {
    if (i > 0)
      /* Translators: between the last two names of a list, and between the others */
      g_string_append (string, i + 1 == n ? C_("list of names", " and ") : C_("list of names", ", "));
    g_string_append (string, setup->seats[seats[i]].name);
  }

  return g_string_free (string, FALSE);
}

static void
tell_reveal (GString *string, const RhCapeState *state)
{
  g_string_append (string, _("On offer: "));
  for (guint i = 0; i < state->n_seats; i++) {
    g_autofree char *card = rh_cape_text_card (state->offer[i]);

    if (i > 0)
      g_string_append (string, C_("list of cards", "; "));
    g_string_append (string, card);
  }
  g_string_append (string, C_("end of a sentence", "."));
}

static void
tell_bids (GString *string, const RhSetup *setup, const RhCapeState *state)
{
  /* Translators: the bids follow: “Anna £5, Bram £0.” */
  g_string_append (string, _("Everybody pays the own bid: "));
  for (guint i = 0; i < state->n_seats; i++) {
    g_autofree char *bid = rh_cape_text_pounds (state->bids[i]);

    if (i > 0)
      g_string_append (string, C_("list of names", ", "));
    /* Translators: a player and a bid */
    g_string_append_printf (string, C_("bid", "%s %s"), setup->seats[i].name, bid);
  }
  g_string_append (string, C_("end of a sentence", "."));
}

static void
tell_tie (GString *string, const RhSetup *setup, const RhCapeState *state)
{
  guint seats[RH_CAPE_SEATS_MAX];
  guint n = rh_cape_state_get_open_tie (state, seats);
  g_autofree char *names = NULL;

  if (n > 0) {
    names = join_names (setup, seats, n);
    g_string_append_printf (string, _("The cards are drawn; %s are still tied."), names);
    return;
  }

  /* Translators: a list of names follows, in the order in which they pick */
  names = join_names (setup, state->order, state->n_seats);
  g_string_append_printf (string, _("The tie is settled; the order is %s."), names);
}

static void
tell_pick (GString *string, const RhSetup *setup, const RhCapeState *state)
{
  const RhCapeLast *last = &state->last;
  g_autofree char *card = rh_cape_text_card (last->card);
  g_autofree char *given = rh_cape_text_card (last->given_card);

  g_string_append_printf (string, _("%s picks: %s."), setup->seats[last->seat].name, card);
  if (last->given_seat != RH_CAPE_NO_SEAT) {
    g_string_append_c (string, ' ');
    /* Translators: a player and a card */
    g_string_append_printf (string, _("%s gets the last one: %s."), setup->seats[last->given_seat].name, given);
  }
}

static void
tell_draw (GString *string, const RhSetup *setup, const RhCapeState *state)
{
  const RhCapeLast *last = &state->last;
  const char *name = setup->seats[last->seat].name;
  g_autofree char *card = rh_cape_text_card (last->card);

  if (last->no_card)
    g_string_append_printf (string, _("Both piles are empty: %s goes on without a card."), name);
  else
    /* Translators: a player and a card, or the rails on a card */
    g_string_append_printf (string, _("%s turns up: %s."), name, card);
}

/* The whole turn: the draw may have been told for no more than a moment. */
static void
tell_pass (GString *string, const RhSetup *setup, const RhCapeState *state)
{
  const RhCapeLast *last = &state->last;
  const char *name = setup->seats[last->seat].name;
  g_autofree char *capital = rh_cape_text_pounds (state->players[last->seat].capital);

  tell_draw (string, setup, state);
  g_string_append_c (string, ' ');
  if (last->missing > 0)
    /* Translators: a player, rails, pounds: “Anna passes: 5 rails short, with £12 in hand.” */
    g_string_append_printf (string,
                            ngettext ("%1$s passes: %2$d rail short, with %3$s in hand.",
                                      "%1$s passes: %2$d rails short, with %3$s in hand.",
                                      (gulong) last->missing),
                            name,
                            last->missing,
                            capital);
  else
    g_string_append_printf (string, _("%s passes."), name);
}

static void
tell_bonus_rails (GString *string, const RhSetup *setup, const RhCapeState *state)
{
  guint seats[RH_CAPE_SEATS_MAX];
  guint n = 0;
  g_autofree char *names = NULL;

  /* R3: the builder's left neighbour first. */
  for (guint i = 1; i <= state->n_seats; i++) {
    guint seat = (state->last.seat + i) % state->n_seats;

    if (state->last.bonus_seats & (1u << seat))
      seats[n++] = seat;
  }

  if (n == 0)
    return;

  names = join_names (setup, seats, n);
  g_string_append (string, C_("list of events", "; "));
  if (n == 1)
    g_string_append_printf (string, _("%s gets a bonus rail"), names);
  else
    /* Translators: a list of names */
    g_string_append_printf (string, _("%s get a bonus rail each"), names);
}

static char *
tell_crossing (const char *name, RhCapeTerrain terrain)
{
  switch (terrain) {
  case RH_CAPE_RIVER:
    return g_strdup_printf (_("%s builds across the river"), name);
  case RH_CAPE_MOUNTAIN:
    return g_strdup_printf (_("%s builds through the mountain"), name);
  case RH_CAPE_DESERT:
    return g_strdup_printf (_("%s builds through the desert"), name);
  case RH_CAPE_VILLAGE:
    return g_strdup_printf (_("%s builds through the village"), name);
  case RH_CAPE_SAVANNA:
    return g_strdup_printf (_("%s builds through the savanna"), name);
  case RH_CAPE_UNKNOWN:
  default:
    g_assert_not_reached ();
  }
}

static void
tell_build (GString *string, const RhSetup *setup, const RhCapeState *state)
{
  const RhCapeLast *last = &state->last;
  const char *name = setup->seats[last->seat].name;
  g_autofree char *crossing = tell_crossing (name, last->card.terrain);
  g_autofree char *cost = rh_cape_text_pounds (last->buy * RH_CAPE_RAIL_PRICE);
  g_autofree char *income = rh_cape_text_pounds (last->income);

  g_string_append (string, crossing);
  /* Translators: what a build cost and gave follows */
  g_string_append (string, C_("build", ": "));
  if (last->buy > 0) {
    /* Translators: pounds and rails: “£20 for 2 rails” */
    g_string_append_printf (string, ngettext ("%s for %d rail", "%s for %d rails", (gulong) last->buy), cost, last->buy);
    g_string_append (string, C_("list of events", ", "));
  }
  if (last->bonus > 0) {
    g_string_append_printf (string,
                            ngettext ("%d bonus rail used", "%d bonus rails used", (gulong) last->bonus),
                            last->bonus);
    g_string_append (string, C_("list of events", ", "));
  }
  g_string_append_printf (string, _("%s income"), income);
  tell_bonus_rails (string, setup, state);
  g_string_append (string, C_("end of a sentence", "."));

  if (state->phase == RH_CAPE_OVER) {
    g_string_append_c (string, ' ');
    g_string_append_printf (string, _("%s has won!"), name);
  }
}

/**
 * rh_cape_text_last:
 * @setup: the players
 * @state: where the game stands
 *
 * Returns: (transfer full) (nullable): what the last move did, in one or two
 *   sentences; %NULL before the first
 */
char *
rh_cape_text_last (const RhSetup *setup, const RhCapeState *state)
{
  g_autoptr (GString) string = g_string_new (NULL);

  /* D1: the table did so before, or while, the cards were drawn. */
  if (state->last.shuffled) {
    g_string_append (string, _("The discards are shuffled into a new draw pile."));
    g_string_append_c (string, ' ');
  }

  switch (state->last.kind) {
  case RH_CAPE_MOVE_REVEAL:
    tell_reveal (string, state);
    break;
  case RH_CAPE_MOVE_BIDS:
    tell_bids (string, setup, state);
    break;
  case RH_CAPE_MOVE_TIE:
    tell_tie (string, setup, state);
    break;
  case RH_CAPE_MOVE_PICK:
    tell_pick (string, setup, state);
    break;
  case RH_CAPE_MOVE_DRAW:
    tell_draw (string, setup, state);
    break;
  case RH_CAPE_MOVE_PASS:
    tell_pass (string, setup, state);
    break;
  case RH_CAPE_MOVE_BUILD:
    tell_build (string, setup, state);
    break;
  case RH_CAPE_MOVE_NONE:
  default:
    return NULL;
  }

  return g_strdup (string->str);
}

static const char *
text_crossed (RhCapeTerrain terrain)
{
  switch (terrain) {
  case RH_CAPE_RIVER:
    return _("River crossed");
  case RH_CAPE_MOUNTAIN:
    return _("Mountain crossed");
  case RH_CAPE_DESERT:
    return _("Desert crossed");
  case RH_CAPE_VILLAGE:
    return _("Village crossed");
  case RH_CAPE_SAVANNA:
    return _("Savanna crossed");
  case RH_CAPE_UNKNOWN:
  default:
    return _("Card crossed");
  }
}

/**
 * rh_cape_text_entry:
 * @entry: a line of the ledger
 * @before: (nullable): the state before its move; not needed for the start
 *
 * Returns: (transfer full): the reason of the line, such as “Bid, round 2”
 */
char *
rh_cape_text_entry (const RhEntry *entry, const RhCapeState *before)
{
  int rails = -entry->amount / RH_CAPE_RAIL_PRICE;

  switch (entry->kind) {
  case RH_ENTRY_START:
    return g_strdup (C_("ledger", "Start"));
  case RH_ENTRY_BID:
    return g_strdup_printf (_("Bid, round %u"), before->round);
  case RH_ENTRY_RAILS:
    return g_strdup_printf (ngettext ("%d rail bought", "%d rails bought", (gulong) rails), rails);
  case RH_ENTRY_INCOME:
    return g_strdup (text_crossed (before->players[entry->seat].cards[before->players[entry->seat].crossed].terrain));
  default:
    g_assert_not_reached ();
  }
}
