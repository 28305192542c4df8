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
add (GPtrArray *lines, const char *text)
{
  g_ptr_array_add (lines, g_strdup (text));
}

static void G_GNUC_PRINTF (2, 3)
add_figures (GPtrArray *lines, const char *format, ...)
{
  va_list args;

  va_start (args, format);
  g_ptr_array_add (lines, g_strdup_vprintf (format, args));
  va_end (args);
}

static void
add_short (GPtrArray *lines)
{
  g_autofree char *capital = rh_cape_money_to_words (RH_CAPE_CAPITAL);
  g_autofree char *nothing = rh_cape_money_to_words (0);

  /* Translators: the fewest and the most players, 2 and 4 */
  add_figures (lines, C_("rules sheet", "%1$u to %2$u players build railways from the Cape to Cairo."),
               rh_cape_game.min_seats, rh_cape_game.max_seats);
  /* Translators: 8 cards */
  add_figures (lines, C_("rules sheet", "Whoever is first to cross %d terrain cards wins."), RH_CAPE_ROUNDS);
  /* Translators: a round is an auction and the build phase after it; a game has at most 8 of them */
  add_figures (lines, C_("rules sheet", "A game has at most %d rounds."), RH_CAPE_ROUNDS);
  add (lines, C_("rules sheet", "Each round is an auction, followed by a build phase."));
  /* Translators: money, such as “£100” */
  add_figures (lines, C_("rules sheet", "Everybody starts with a capital of %s."), capital);
  /* Translators: money: “£0” */
  add_figures (lines, C_("rules sheet", "Capital may grow, but it never falls below %s."), nothing);
}

static void
add_terrains (GPtrArray *lines)
{
  g_autofree char *least = rh_cape_money_to_words (1);
  g_autofree char *most = rh_cape_money_to_words (RH_CAPE_VALUE_MAX);

  /* Translators: pictures of the five terrains follow, with the number of rails below each */
  add (lines, C_("rules sheet", "At least this many rails are needed to build through a terrain:"));
  /* Translators: 50 cards */
  add_figures (lines, C_("rules sheet", "There are %d terrain cards."), RH_CAPE_CARDS);
  /* Translators: 3 rails */
  add_figures (lines, C_("rules sheet", "A card shows its terrain and up to %d rails."), RH_CAPE_RAILS_MAX);
  /* Translators: money, such as “£1” and “£10” */
  add_figures (lines, C_("rules sheet", "It also has a value, from %1$s to %2$s."), least, most);
}

static void
add_offer (GPtrArray *lines)
{
  add (lines, C_("rules sheet", "As many cards are turned up from the draw pile as there are players."));
  add (lines, C_("rules sheet", "Everybody will get one of them."));
}

static void
add_auction (GPtrArray *lines)
{
  g_autofree char *nothing = rh_cape_money_to_words (0);

  add (lines, C_("rules sheet", "Everybody bids in secret."));
  /* Translators: money: “£0” */
  add_figures (lines, C_("rules sheet", "A bid may be anything from %s to all the capital in hand."), nothing);
  add (lines, C_("rules sheet", "Everybody pays their own bid, whether it is the highest or not."));
  add (lines, C_("rules sheet", "Then all bids are shown together."));
  add (lines, C_("rules sheet", "The highest bid picks first, then the next highest, and so on."));
}

static void
add_ties (GPtrArray *lines)
{
  add (lines, C_("rules sheet", "If bids are equal, the player with less capital left after paying picks first."));
  add (lines, C_("rules sheet", "If that is equal too, each of these players draws a card from the draw pile."));
  add (lines, C_("rules sheet", "The higher value picks first."));
  add (lines, C_("rules sheet", "The cards drawn are discarded at once."));
  add (lines, C_("rules sheet", "Players whose values are equal draw again."));
}

static void
add_pick (GPtrArray *lines)
{
  add (lines, C_("rules sheet", "In the order of the bids, everybody picks one of the cards on offer."));
  add (lines, C_("rules sheet", "The last player gets the last card."));
  add (lines, C_("rules sheet", "A picked card goes to the far end of the row ahead of the player’s train."));
  add (lines, C_("rules sheet", "Whoever picked first opens the build phase."));
}

static void
add_build (GPtrArray *lines)
{
  add (lines, C_("rules sheet", "The player on turn turns up a card and lays it in the common row."));
  add (lines, C_("rules sheet", "Only then does the player decide: build or pass."));
  add (lines, C_("rules sheet", "Only the card directly ahead of the train can be built through."));
  add (lines, C_("rules sheet", "In one turn, one card can be crossed."));
  add (lines, C_("rules sheet", "Nobody has to build, even with enough rails."));
  add (lines, C_("rules sheet", "After a pass, it is the left neighbour’s turn."));
  add (lines, C_("rules sheet", "The common row stays, and grows with every turn."));
  add (lines, C_("rules sheet", "When the draw pile is empty, the discards are shuffled into a new one."));
}

static void
add_rails (GPtrArray *lines)
{
  g_autofree char *price = rh_cape_money_to_words (RH_CAPE_RAIL_PRICE);

  add (lines, C_("rules sheet", "All rails in the common row count."));
  add (lines, C_("rules sheet", "All rails on the cards ahead of the player’s own train count."));
  add (lines, C_("rules sheet", "The rails on the card to be crossed count too."));
  add (lines, C_("rules sheet", "The player chooses how many bonus rails to add."));
  /* Translators: money, such as “£10” */
  add_figures (lines, C_("rules sheet", "Missing rails can be bought for %s each."), price);
  add (lines, C_("rules sheet", "They are paid for before any income comes in."));
}

static void
add_after (GPtrArray *lines)
{
  add (lines, C_("rules sheet", "The card is turned over, and the train moves onto it."));
  add (lines, C_("rules sheet", "The builder gets the value of the card as income."));
  add (lines, C_("rules sheet", "The common row and the bonus rails used are discarded."));
  add (lines, C_("rules sheet", "Rails to spare are lost."));
  add (lines, C_("rules sheet", "The other cards ahead of the train stay, and their rails count again."));
  add (lines, C_("rules sheet", "If no card is left ahead of the builder’s train, the next auction begins."));
  add (lines, C_("rules sheet", "Otherwise the builder turns up another card."));
}

static void
add_bonus (GPtrArray *lines)
{
  add (lines, C_("rules sheet", "After a build, players whose trains stand directly before a river get a bonus rail each."));
  /* Translators: “Two Editions” is the heading of another part of the rules sheet */
  add (lines, C_("rules sheet", "Whether the builder can be one of them depends on the edition: see “Two Editions”."));
  add (lines, C_("rules sheet", "A river further down the row gives nothing."));
  add (lines, C_("rules sheet", "The build that wins the game gives nothing either."));
  add (lines, C_("rules sheet", "A bonus rail counts as one rail, and is used up by the build."));
  /* Translators: 5 bonus rails */
  add_figures (lines, C_("rules sheet", "Nobody ever has more than %d bonus rails."), RH_CAPE_BONUS_MAX);
  add (lines, C_("rules sheet", "A bonus rail is a card laid face down in front of the player."));
  add (lines, C_("rules sheet", "It comes from the discard pile, or from the draw pile if there are no discards."));
}

static void
add_end (GPtrArray *lines)
{
  /* Translators: 8 cards */
  add_figures (lines, C_("rules sheet", "Whoever has crossed %d cards wins at once."), RH_CAPE_ROUNDS);
  add (lines, C_("rules sheet", "The capital that is left doesn’t count."));
}

static void
add_editions (GPtrArray *lines)
{
  add (lines, C_("rules sheet", "The rule books differ in one point: does the builder get a bonus rail too?"));
  add (lines, C_("rules sheet", "One of them is chosen when a game is started."));
}

static void
add_silent (GPtrArray *lines)
{
  add (lines, C_("rules sheet", "Railhead settles these cases as follows:"));
  add (lines, C_("rules sheet", "Of two ties at once, the one for the earlier pick is settled first."));
  add (lines, C_("rules sheet", "Nobody can use or buy more rails than are missing."));
  add (lines, C_("rules sheet", "Bonus rails go to the builder’s left neighbour first, then clockwise, to the builder last."));
  add (lines, C_("rules sheet", "With both piles empty, nobody gets a bonus rail."));
  add (lines, C_("rules sheet", "With both piles empty, a turn goes without a new card."));
  add (lines, C_("rules sheet", "If everybody passes then, the game can be ended without a winner."));
  add (lines, C_("rules sheet", "If too few cards are left for a tie, all of them are drawn, and the values entered decide."));
  add (lines, C_("rules sheet", "If too few cards are left for an auction, the game can only end without a winner."));
}

/* Of each part its heading, its sentences, and how many of them lead to what follows. */
static const struct {
  const char *title;
  void      (*add) (GPtrArray *lines);
  guint       n_leads;
} parts[] = {
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
 * rh_cape_rules_text_title:
 * @part: a part of the sheet
 *
 * Returns: its heading
 */
const char *
rh_cape_rules_text_title (RhCapeRulesPart part)
{
  g_return_val_if_fail (part < G_N_ELEMENTS (parts), NULL);

  return g_dpgettext2 (NULL, "rules sheet", parts[part].title);
}

/**
 * rh_cape_rules_text_lines:
 * @part: a part of the sheet
 *
 * Returns: (transfer full) (array zero-terminated=1): its sentences
 */
char **
rh_cape_rules_text_lines (RhCapeRulesPart part)
{
  GPtrArray *lines = g_ptr_array_new ();

  g_return_val_if_fail (part < G_N_ELEMENTS (parts), NULL);

  parts[part].add (lines);
  g_ptr_array_add (lines, NULL);

  return (char **) g_ptr_array_free (lines, FALSE);
}

/**
 * rh_cape_rules_text_n_leads:
 * @part: a part of the sheet
 *
 * Returns: how many of its sentences lead to what follows, and aren't one of a list
 */
guint
rh_cape_rules_text_n_leads (RhCapeRulesPart part)
{
  g_return_val_if_fail (part < G_N_ELEMENTS (parts), 0);

  return parts[part].n_leads;
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

/* What has no full stop of its own has one here, so that its end is heard. */
static void
say (GString *text, const char *sentence)
{
  g_string_append_printf (text, text->len > 0 ? " %s" : "%s", sentence);
  if (!g_str_has_suffix (sentence, ".") && !g_str_has_suffix (sentence, "?") && !g_str_has_suffix (sentence, ":"))
    g_string_append_c (text, '.');
}

static void
say_terrains (GString *text)
{
  for (guint i = RH_CAPE_RIVER; i <= RH_CAPE_TERRAIN_LAST; i++) {
    g_autofree char *terrain = rh_cape_rules_text_terrain ((RhCapeTerrain) i);

    say (text, terrain);
  }
}

static void
say_editions (GString *text, const RhCapeState *state)
{
  for (guint i = 0; i <= TRUE; i++) {
    if (state != NULL && i == (state->river_all ? 1 : 0))
      /* Translators: marks the edition that the game on the table is played by */
      say (text, C_("rules sheet", "This game"));
    say (text, _(rh_cape_telling.options[0].values[i]));
    say (text, rh_cape_rules_text_edition (i > 0));
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
  g_auto (GStrv) lines = rh_cape_rules_text_lines (part);
  GString *text = g_string_new (NULL);

  for (guint i = 0; lines[i] != NULL; i++) {
    if (part == RH_CAPE_RULES_TERRAINS && i == rh_cape_rules_text_n_leads (part))
      say_terrains (text);
    say (text, lines[i]);
  }
  if (part == RH_CAPE_RULES_EDITIONS)
    say_editions (text, state);

  return g_string_free (text, FALSE);
}
