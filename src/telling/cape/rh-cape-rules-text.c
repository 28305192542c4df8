/* SPDX-License-Identifier: GPL-3.0-or-later
 * The rules sheet in words: short sentences, one idea each. Every figure comes from the rules. */

#include "config.h"

#include "rh-cape-rules-text.h"

#include "rh-cape-money.h"
#include "rh-cape-telling.h"
#include "rh-cape-text.h"

#include <glib/gi18n-lib.h>

/**
 * rh_cape_rules_part_of:
 * @state: where a game stands
 *
 * Returns: the part of the sheet that is asked about there
 */
RhCapeRulesPart
rh_cape_rules_part_of (const RhCapeState *state)
{
  static const RhCapeRulesPart of_phase[] = {
    [RH_CAPE_REVEAL] = RH_CAPE_RULES_OFFER,
    [RH_CAPE_BIDS] = RH_CAPE_RULES_AUCTION,
    [RH_CAPE_TIE] = RH_CAPE_RULES_TIES,
    [RH_CAPE_PICK] = RH_CAPE_RULES_PICK,
    [RH_CAPE_DRAW] = RH_CAPE_RULES_BUILD,
    [RH_CAPE_DECIDE] = RH_CAPE_RULES_BUILD,
    [RH_CAPE_OVER] = RH_CAPE_RULES_END,
  };

  if (rh_cape_state_is_short_of_cards (state) || rh_cape_state_is_stuck (state))
    return RH_CAPE_RULES_SILENT;

  return of_phase[state->phase];
}

static void
add_short (GPtrArray *lines)
{
  g_autofree char *capital = rh_cape_money_to_words (RH_CAPE_CAPITAL);
  g_autofree char *nothing = rh_cape_money_to_words (0);

  /* Translators: the fewest and the most players, 2 and 4 */
  rh_rules_add_figures (lines, C_("rules sheet", "%1$u to %2$u players build railways from the Cape to Cairo."),
                        rh_cape_game.min_seats, rh_cape_game.max_seats);
  /* Translators: 8 cards */
  rh_rules_add_figures (lines, C_("rules sheet", "Whoever is first to cross %d terrain cards wins."), RH_CAPE_ROUNDS);
  /* Translators: a round is an auction and the build phase after it; a game has at most 8 of them */
  rh_rules_add_figures (lines, C_("rules sheet", "A game has at most %d rounds."), RH_CAPE_ROUNDS);
  rh_rules_add (lines, C_("rules sheet", "Each round is an auction, followed by a build phase."));
  /* Translators: money, such as “£100” */
  rh_rules_add_figures (lines, C_("rules sheet", "Everybody starts with a capital of %s."), capital);
  /* Translators: money: “£0” */
  rh_rules_add_figures (lines, C_("rules sheet", "Capital may grow, but it never falls below %s."), nothing);
}

static void
add_terrains (GPtrArray *lines)
{
  g_autofree char *least = rh_cape_money_to_words (1);
  g_autofree char *most = rh_cape_money_to_words (RH_CAPE_VALUE_MAX);

  /* Translators: pictures of the five terrains follow, with the number of rails below each */
  rh_rules_add (lines, C_("rules sheet", "At least this many rails are needed to build through a terrain:"));
  /* Translators: 50 cards */
  rh_rules_add_figures (lines, C_("rules sheet", "There are %d terrain cards."), RH_CAPE_CARDS);
  /* Translators: 3 rails */
  rh_rules_add_figures (lines, C_("rules sheet", "A card shows its terrain and up to %d rails."), RH_CAPE_RAILS_MAX);
  /* Translators: money, such as “£1” and “£10” */
  rh_rules_add_figures (lines, C_("rules sheet", "It also has a value, from %1$s to %2$s."), least, most);
}

static void
add_offer (GPtrArray *lines)
{
  rh_rules_add (lines, C_("rules sheet", "As many cards are turned up from the draw pile as there are players."));
  rh_rules_add (lines, C_("rules sheet", "Everybody will get one of them."));
}

static void
add_auction (GPtrArray *lines)
{
  g_autofree char *nothing = rh_cape_money_to_words (0);

  rh_rules_add (lines, C_("rules sheet", "Everybody bids in secret."));
  /* Translators: money: “£0” */
  rh_rules_add_figures (lines, C_("rules sheet", "A bid may be anything from %s to all the capital in hand."), nothing);
  rh_rules_add (lines, C_("rules sheet", "Everybody pays their own bid, whether it is the highest or not."));
  rh_rules_add (lines, C_("rules sheet", "Then all bids are shown together."));
  rh_rules_add (lines, C_("rules sheet", "The highest bid picks first, then the next highest, and so on."));
}

static void
add_ties (GPtrArray *lines)
{
  rh_rules_add (lines,
                C_("rules sheet", "If bids are equal, the player with less capital left after paying picks first."));
  rh_rules_add (lines,
                C_("rules sheet", "If that is equal too, each of these players draws a card from the draw pile."));
  rh_rules_add (lines, C_("rules sheet", "The higher value picks first."));
  rh_rules_add (lines, C_("rules sheet", "The cards drawn are discarded at once."));
  rh_rules_add (lines, C_("rules sheet", "Players whose values are equal draw again."));
}

static void
add_pick (GPtrArray *lines)
{
  rh_rules_add (lines, C_("rules sheet", "In the order of the bids, everybody picks one of the cards on offer."));
  rh_rules_add (lines, C_("rules sheet", "The last player gets the last card."));
  rh_rules_add (lines, C_("rules sheet", "A picked card goes to the far end of the row ahead of the player’s train."));
  rh_rules_add (lines, C_("rules sheet", "Whoever picked first opens the build phase."));
}

static void
add_build (GPtrArray *lines)
{
  rh_rules_add (lines, C_("rules sheet", "The player on turn turns up a card and lays it in the common row."));
  rh_rules_add (lines, C_("rules sheet", "Only then does the player decide: build or pass."));
  rh_rules_add (lines, C_("rules sheet", "Only the card directly ahead of the train can be built through."));
  rh_rules_add (lines, C_("rules sheet", "In one turn, one card can be crossed."));
  rh_rules_add (lines, C_("rules sheet", "Nobody has to build, even with enough rails."));
  rh_rules_add (lines, C_("rules sheet", "After a pass, it is the left neighbour’s turn."));
  rh_rules_add (lines, C_("rules sheet", "The common row stays, and grows with every turn."));
  rh_rules_add (lines, C_("rules sheet", "When the draw pile is empty, the discards are shuffled into a new one."));
}

static void
add_rails (GPtrArray *lines)
{
  g_autofree char *price = rh_cape_money_to_words (RH_CAPE_RAIL_PRICE);

  rh_rules_add (lines, C_("rules sheet", "All rails in the common row count."));
  rh_rules_add (lines, C_("rules sheet", "All rails on the cards ahead of the player’s own train count."));
  rh_rules_add (lines, C_("rules sheet", "The rails on the card to be crossed count too."));
  rh_rules_add (lines, C_("rules sheet", "The player chooses how many bonus rails to add."));
  /* Translators: money, such as “£10” */
  rh_rules_add_figures (lines, C_("rules sheet", "Missing rails can be bought for %s each."), price);
  rh_rules_add (lines, C_("rules sheet", "They are paid for before any income comes in."));
}

static void
add_after (GPtrArray *lines)
{
  rh_rules_add (lines, C_("rules sheet", "The card is turned over, and the train moves onto it."));
  rh_rules_add (lines, C_("rules sheet", "The builder gets the value of the card as income."));
  rh_rules_add (lines, C_("rules sheet", "The common row and the bonus rails used are discarded."));
  rh_rules_add (lines, C_("rules sheet", "Rails to spare are lost."));
  rh_rules_add (lines, C_("rules sheet", "The other cards ahead of the train stay, and their rails count again."));
  rh_rules_add (lines, C_("rules sheet", "If no card is left ahead of the builder’s train, the next auction begins."));
  rh_rules_add (lines, C_("rules sheet", "Otherwise the builder turns up another card."));
}

static void
add_bonus (GPtrArray *lines)
{
  rh_rules_add (lines,
                C_("rules sheet", "After a build, players whose trains stand directly before a river get a bonus rail each."));
  rh_rules_add (lines,
                /* Translators: “Two Editions” is the heading of another part of the rules sheet */
                C_("rules sheet", "Whether the builder can be one of them depends on the edition: see “Two Editions”."));
  rh_rules_add (lines, C_("rules sheet", "A river further down the row gives nothing."));
  rh_rules_add (lines, C_("rules sheet", "The build that wins the game gives nothing either."));
  rh_rules_add (lines, C_("rules sheet", "A bonus rail counts as one rail, and is used up by the build."));
  /* Translators: 5 bonus rails */
  rh_rules_add_figures (lines, C_("rules sheet", "Nobody ever has more than %d bonus rails."), RH_CAPE_BONUS_MAX);
  rh_rules_add (lines, C_("rules sheet", "A bonus rail is a card laid face down in front of the player."));
  rh_rules_add (lines,
                C_("rules sheet", "It comes from the discard pile, or from the draw pile if there are no discards."));
}

static void
add_end (GPtrArray *lines)
{
  /* Translators: 8 cards */
  rh_rules_add_figures (lines, C_("rules sheet", "Whoever has crossed %d cards wins at once."), RH_CAPE_ROUNDS);
  rh_rules_add (lines, C_("rules sheet", "The capital that is left doesn’t count."));
}

static void
add_editions (GPtrArray *lines)
{
  rh_rules_add (lines, C_("rules sheet", "The rule books differ in one point: does the builder get a bonus rail too?"));
  rh_rules_add (lines, C_("rules sheet", "One of them is chosen when a game is started."));
}

static void
add_silent (GPtrArray *lines)
{
  rh_rules_add (lines, C_("rules sheet", "Railhead settles these cases as follows:"));
  rh_rules_add (lines, C_("rules sheet", "Of two ties at once, the one for the earlier pick is settled first."));
  rh_rules_add (lines, C_("rules sheet", "Nobody can use or buy more rails than are missing."));
  rh_rules_add (lines,
                C_("rules sheet", "Bonus rails go to the builder’s left neighbour first, then clockwise, to the builder last."));
  rh_rules_add (lines, C_("rules sheet", "With both piles empty, nobody gets a bonus rail."));
  rh_rules_add (lines, C_("rules sheet", "With both piles empty, a turn goes without a new card."));
  rh_rules_add (lines, C_("rules sheet", "If everybody passes then, the game can be ended without a winner."));
  rh_rules_add (lines,
                C_("rules sheet", "If too few cards are left for a tie, all of them are drawn, and the values entered decide."));
  rh_rules_add (lines,
                C_("rules sheet", "If too few cards are left for an auction, the game can only end without a winner."));
}

/* Of each part its heading, its sentences, and how many of them lead to what follows. */
static const RhRulesPart parts[] = {
  /* Translators: the headings of the rules sheet of From Cape to Cairo. “In Short”: what the game is about. */
  [RH_CAPE_RULES_SHORT] = { NC_("rules sheet", "In Short"), add_short, 0 },
  [RH_CAPE_RULES_TERRAINS] = { NC_("rules sheet", "Terrains"), add_terrains, 1 },
  [RH_CAPE_RULES_OFFER] = { NC_("rules sheet", "Cards on Offer"), add_offer, 0 },
  [RH_CAPE_RULES_AUCTION] = { NC_("rules sheet", "Auction"), add_auction, 0 },
  [RH_CAPE_RULES_TIES] = { NC_("rules sheet", "Ties"), add_ties, 0 },
  [RH_CAPE_RULES_PICK] = { NC_("rules sheet", "Picking"), add_pick, 0 },
  [RH_CAPE_RULES_BUILD] = { NC_("rules sheet", "Building"), add_build, 0 },
  [RH_CAPE_RULES_RAILS] = { NC_("rules sheet", "Rails for a Build"), add_rails, 0 },
  [RH_CAPE_RULES_AFTER] = { NC_("rules sheet", "After a Build"), add_after, 0 },
  [RH_CAPE_RULES_BONUS] = { NC_("rules sheet", "Bonus Rails"), add_bonus, 0 },
  [RH_CAPE_RULES_END] = { NC_("rules sheet", "End of the Game"), add_end, 0 },
  [RH_CAPE_RULES_EDITIONS] = { NC_("rules sheet", "Two Editions"), add_editions, 2 },
  /* Translators: cases that no rule book of the game settles; the program has rulings of its own for them */
  [RH_CAPE_RULES_SILENT] = { NC_("rules sheet", "Where the Rule Books Are Silent"), add_silent, 1 },
};

/**
 * rh_cape_rules_get_part:
 * @part: a part of the sheet
 *
 * Returns: its heading and its sentences
 */
const RhRulesPart *
rh_cape_rules_get_part (RhCapeRulesPart part)
{
  g_return_val_if_fail (part < G_N_ELEMENTS (parts), NULL);

  return &parts[part];
}

/**
 * rh_cape_rules_text_edition:
 * @river_all: whether the builder too gets a bonus rail (rule R1)
 *
 * Returns: how an edition reads the rule of the bonus rails
 */
const char *
rh_cape_rules_text_edition (gboolean river_all)
{
  if (river_all)
    return C_("rules sheet", "If the builder’s train has moved up to a river, the builder gets one too.");

  return C_("rules sheet", "The builder gets none, even if the train has moved up to a river.");
}

/**
 * rh_cape_rules_text_terrain:
 * @terrain: a terrain
 *
 * Returns: (transfer full): the rails it needs (rule P4), such as “River: 10 rails”
 */
char *
rh_cape_rules_text_terrain (RhCapeTerrain terrain)
{
  guint needs = (guint) rh_cape_terrain_needs (terrain);
  g_autofree char *rails = g_strdup_printf (ngettext ("%u rail", "%u rails", needs), needs);

  /* Translators: a terrain and the rails it needs, such as “River: 10 rails” */
  return g_strdup_printf (C_("rules sheet", "%1$s: %2$s"), rh_cape_text_terrain_title (terrain), rails);
}

/* What is shown as a table; nothing where there is none. */
static char *
dup_table (RhCapeRulesPart part)
{
  GString *text = g_string_new (NULL);

  for (guint i = RH_CAPE_RIVER; part == RH_CAPE_RULES_TERRAINS && i <= RH_CAPE_TERRAIN_LAST; i++) {
    g_autofree char *terrain = rh_cape_rules_text_terrain ((RhCapeTerrain) i);

    rh_rules_say (text, terrain);
  }

  return g_string_free (text, FALSE);
}

static void
say_editions (GString *text, const RhCapeState *state)
{
  for (guint i = 0; i <= TRUE; i++) {
    if (state != NULL && i == (state->river_all ? 1 : 0))
      /* Translators: marks the edition that the game on the table is played by */
      rh_rules_say (text, C_("rules sheet", "This game"));
    rh_rules_say (text, _(rh_cape_telling.options[0].values[i]));
    rh_rules_say (text, rh_cape_rules_text_edition (i > 0));
  }
}

/**
 * rh_cape_rules_text_aloud:
 * @part: a part of the sheet
 * @state: (nullable): where the game on the table stands, if there is one
 *
 * Returns: (transfer full): all that is below its heading, to be read aloud
 */
char *
rh_cape_rules_text_aloud (RhCapeRulesPart part, const RhCapeState *state)
{
  g_autofree char *table = dup_table (part);
  g_autofree char *aloud = rh_rules_part_dup_aloud (rh_cape_rules_get_part (part), table);
  GString *text = g_string_new (aloud);

  if (part == RH_CAPE_RULES_EDITIONS)
    say_editions (text, state);

  return g_string_free (text, FALSE);
}
