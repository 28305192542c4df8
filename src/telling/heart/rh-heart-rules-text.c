/* SPDX-License-Identifier: GPL-3.0-or-later
 * The rules sheet in words: short sentences, one idea each. Every figure comes from the rules. */

#include "config.h"

#include "rh-heart-rules-text.h"

#include "rh-heart-text.h"
#include "rh-join.h"
#include "rh-points.h"

#include <glib/gi18n-lib.h>

#define START_TICKETS 4  /* H9 */
#define START_KEEP 2
#define LATER_TICKETS 4
#define TICKETS 48

/**
 * rh_heart_rules_part_of:
 * @state: where a game stands
 *
 * Returns: the part of the sheet that is asked about there
 */
RhHeartRulesPart
rh_heart_rules_part_of (const RhHeartState *state)
{
  if (state->phase != RH_HEART_PLAY)
    return RH_HEART_RULES_END;
  if (state->last_round != RH_HEART_NO_SEAT)
    return RH_HEART_RULES_LAST;

  return rh_heart_state_may_deal (state) ? RH_HEART_RULES_START : RH_HEART_RULES_DOUBLING;
}

static void
add_short (GPtrArray *lines)
{
  /* Translators: the fewest and the most players, 2 and 5 */
  rh_rules_add_figures (lines, C_("rules sheet", "%1$u to %2$u players claim railway routes across Africa."),
                        rh_heart_game.min_seats, rh_heart_game.max_seats);
  rh_rules_add (lines, C_("rules sheet", "Routes bring points at once, tickets at the end."));
  rh_rules_add (lines, C_("rules sheet", "Terrain cards can double the points of a route."));
  rh_rules_add (lines, C_("rules sheet", "The most points win."));
}

static void
add_start (GPtrArray *lines)
{
  /* Translators: 45 trains */
  rh_rules_add_figures (lines, C_("rules sheet", "Everybody has %d trains."), RH_HEART_TRAINS);
  rh_rules_add_figures (lines,
                        /* Translators: 4 tickets, of which 2 */
                        C_("rules sheet", "Everybody gets %1$d tickets and keeps at least %2$d of them."), START_TICKETS,
                        START_KEEP);
  rh_rules_add (lines, C_("rules sheet", "Everybody gets one terrain card."));
  rh_rules_add (lines, C_("rules sheet", "Two more lie open beside the pile."));
}

static void
add_terrain (GPtrArray *lines)
{
  /* Translators: three types of terrain cards with their colours follow */
  rh_rules_add (lines, C_("rules sheet", "Each type of terrain cards belongs to three colours of routes:"));
  /* Translators: 15 cards */
  rh_rules_add_figures (lines, C_("rules sheet", "There are %d cards of each type."), RH_HEART_TERRAIN_CARDS);
  rh_rules_add (lines, C_("rules sheet", "They lie open in front of the players, sorted by type."));
}

static void
add_taking (GPtrArray *lines)
{
  rh_rules_add (lines, C_("rules sheet", "Whenever a train card may be drawn, a terrain card may be taken instead."));
  rh_rules_add (lines, C_("rules sheet", "So two terrain cards can be taken in a turn, or one of each kind."));
  rh_rules_add (lines, C_("rules sheet", "They come from those that lie open, or from the top of the pile."));
  rh_rules_add (lines, C_("rules sheet", "An open card that is taken is replaced at once."));
  rh_rules_add (lines, C_("rules sheet", "Whoever takes an engine that lies open takes no other card in that turn."));
}

static void
add_routes (GPtrArray *lines)
{
  /* Translators: the points for each length follow */
  rh_rules_add (lines, C_("rules sheet", "A route brings points by its length:"));
  rh_rules_add (lines, C_("rules sheet", "It takes as many trains as it is long, doubled or not."));
}

static void
add_doubling (GPtrArray *lines)
{
  rh_rules_add (lines,
                C_("rules sheet", "With the route, terrain cards of its type can be played: its points are doubled."));
  rh_rules_add (lines,
                C_("rules sheet", "It takes 1 card for a length of 1 to 3, and 2 cards for a length of 4 to 6."));
  rh_rules_add (lines, C_("rules sheet", "Before they are played, nobody else may have more cards of that type."));
  rh_rules_add (lines, C_("rules sheet", "Cards that were played are discarded."));
  rh_rules_add (lines, C_("rules sheet", "When the pile is empty, they are shuffled into a new one."));
}

static void
add_engines (GPtrArray *lines)
{
  rh_rules_add (lines, C_("rules sheet", "An engine from the hand can stand for a terrain card of any type."));
  rh_rules_add (lines, C_("rules sheet", "It counts towards having the most, and can be played."));
  rh_rules_add (lines, C_("rules sheet", "Engines that are used so go to the discards of the train cards."));
}

static void
add_tracks (GPtrArray *lines)
{
  rh_rules_add (lines,
                C_("rules sheet", "With 2 or 3 players, only one of the two tracks of a double route can be claimed."));
  rh_rules_add (lines, C_("rules sheet", "With 4 or 5 players both can, but not by the same player."));
}

static void
add_countries (GPtrArray *lines)
{
  rh_rules_add (lines, C_("rules sheet", "Madagascar has two places on the map: reaching one of them is enough."));
  rh_rules_add (lines, C_("rules sheet", "Other countries can be reached by several routes, which are dead ends."));
  rh_rules_add (lines, C_("rules sheet", "Routes that end in the same country don’t join each other."));
}

static void
add_tickets (GPtrArray *lines)
{
  /* Translators: 48 tickets */
  rh_rules_add_figures (lines, C_("rules sheet", "There are %d tickets."), TICKETS);
  rh_rules_add_figures (lines,
                        /* Translators: 4 tickets */
                        C_("rules sheet", "Instead of anything else, %d tickets can be drawn in a turn."), LATER_TICKETS);
  rh_rules_add (lines, C_("rules sheet", "At least one of them is kept."));
  rh_rules_add (lines, C_("rules sheet", "Tickets that aren’t kept go under the pile."));
}

static void
add_last (GPtrArray *lines)
{
  /* Translators: 2 trains */
  rh_rules_add_figures (lines, C_("rules sheet", "When somebody has %d trains left or fewer, the last round begins."),
                        RH_HEART_LAST_TRAINS);
  rh_rules_add (lines, C_("rules sheet", "Everybody has one more turn, that player included."));
}

static void
add_end (GPtrArray *lines)
{
  g_autofree char *points = rh_points_to_words (RH_HEART_GLOBETROTTER);

  rh_rules_add (lines, C_("rules sheet", "A ticket that is fulfilled adds its value."));
  rh_rules_add (lines, C_("rules sheet", "A ticket that isn’t takes its value away."));
  rh_rules_add_figures (lines,
                        /* Translators: such as “10 points” */
                        C_("rules sheet", "Whoever has fulfilled the most tickets is Globetrotter: %s more."), points);
  rh_rules_add (lines, C_("rules sheet", "If several have fulfilled equally many, each of them gets it."));
  rh_rules_add (lines, C_("rules sheet", "Terrain cards that are left are worth nothing."));
  rh_rules_add (lines, C_("rules sheet", "If points are equal, the player with more tickets fulfilled wins."));
}

static void
add_silent (GPtrArray *lines)
{
  rh_rules_add (lines, C_("rules sheet", "Railhead settles these cases as follows:"));
  rh_rules_add (lines, C_("rules sheet", "Engines are used first, own terrain cards only for the rest."));
  rh_rules_add (lines, C_("rules sheet", "All engines used are discarded, also those that only served to draw level."));
  rh_rules_add (lines, C_("rules sheet", "More engines than needed may be used."));
  rh_rules_add (lines, C_("rules sheet", "If nobody has fulfilled a ticket, nobody is Globetrotter."));
  rh_rules_add (lines, C_("rules sheet", "If points and tickets fulfilled are equal, the win is shared."));
  rh_rules_add (lines, C_("rules sheet", "Whose turn it is, and which routes are free, is left to the players."));
}

/* Of each part its heading, its sentences, and how many of them lead to what follows. */
static const RhRulesPart parts[] = {
  /* Translators: the headings of the rules sheet of The Heart of Africa */
  [RH_HEART_RULES_SHORT] = { NC_("rules sheet", "In Short"), add_short, 0 },
  [RH_HEART_RULES_START] = { NC_("rules sheet", "Start"), add_start, 0 },
  [RH_HEART_RULES_TERRAIN] = { NC_("rules sheet", "Terrain Cards"), add_terrain, 1 },
  [RH_HEART_RULES_TAKING] = { NC_("rules sheet", "Taking Cards"), add_taking, 0 },
  [RH_HEART_RULES_ROUTES] = { NC_("rules sheet", "Routes"), add_routes, 1 },
  [RH_HEART_RULES_DOUBLING] = { NC_("rules sheet", "Doubling"), add_doubling, 0 },
  [RH_HEART_RULES_ENGINES] = { NC_("rules sheet", "Engines as Terrain Cards"), add_engines, 0 },
  [RH_HEART_RULES_TRACKS] = { NC_("rules sheet", "Double Routes"), add_tracks, 0 },
  [RH_HEART_RULES_COUNTRIES] = { NC_("rules sheet", "Madagascar and Other Countries"), add_countries, 0 },
  [RH_HEART_RULES_TICKETS] = { NC_("rules sheet", "More Tickets"), add_tickets, 0 },
  [RH_HEART_RULES_LAST] = { NC_("rules sheet", "Last Round"), add_last, 0 },
  [RH_HEART_RULES_END] = { NC_("rules sheet", "End of the Game"), add_end, 0 },
  /* Translators: cases that the rule book doesn’t settle; the program has rulings of its own for them */
  [RH_HEART_RULES_SILENT] = { NC_("rules sheet", "Where the Rule Book Is Silent"), add_silent, 1 },
};

G_STATIC_ASSERT (G_N_ELEMENTS (parts) == RH_HEART_RULES_PARTS);

/**
 * rh_heart_rules_get_part:
 * @part: a part of the sheet
 *
 * Returns: its heading and its sentences
 */
const RhRulesPart *
rh_heart_rules_get_part (RhHeartRulesPart part)
{
  g_return_val_if_fail (part < G_N_ELEMENTS (parts), NULL);

  return &parts[part];
}

/**
 * rh_heart_rules_text_terrain:
 * @terrain: a type of terrain cards
 *
 * Returns: (transfer full): the routes that belong to it (rule H2), such as “Jungle and forest: purple, blue, green”
 */
char *
rh_heart_rules_text_terrain (RhHeartTerrain terrain)
{
  const char *colours[RH_HEART_COLOURS + 1] = { NULL };
  g_autofree char *list = NULL;
  g_autofree char *lower = NULL;
  guint n = 0;

  for (RhHeartColour i = RH_HEART_YELLOW; i <= RH_HEART_BLACK; i++) {
    if (rh_heart_colour_get_terrain (i) == terrain)
      colours[n++] = rh_heart_text_colour (i);
  }
  list = rh_join_items (colours);
  lower = g_utf8_strdown (list, -1);

  /* Translators: a type of terrain cards and three colours: “Jungle and forest: purple, blue, green” */
  return g_strdup_printf (C_("rules sheet", "%1$s: %2$s"), rh_heart_text_terrain_full (terrain), lower);
}

/**
 * rh_heart_rules_text_length:
 * @length: the length of a route
 *
 * Returns: (transfer full): its points (rule H1), such as “Length 3: 4 points”
 */
char *
rh_heart_rules_text_length (guint length)
{
  g_autofree char *points = rh_points_to_words (rh_heart_length_get_points (length));

  /* Translators: the length of a route, and such as “4 points” */
  return g_strdup_printf (C_("rules sheet", "Length %1$u: %2$s"), length, points);
}

/* What is shown as a table; nothing where there is none. */
static char *
dup_table (RhHeartRulesPart part)
{
  GString *text = g_string_new (NULL);

  for (RhHeartTerrain i = RH_HEART_DESERT; part == RH_HEART_RULES_TERRAIN && i <= RH_HEART_MOUNTAIN; i++) {
    g_autofree char *terrain = rh_heart_rules_text_terrain (i);

    rh_rules_say (text, terrain);
  }
  for (guint i = 1; part == RH_HEART_RULES_ROUTES && i <= RH_HEART_LENGTH_MAX; i++) {
    g_autofree char *length = rh_heart_rules_text_length (i);

    rh_rules_say (text, length);
  }

  return g_string_free (text, FALSE);
}

/**
 * rh_heart_rules_text_aloud:
 * @part: a part of the sheet
 *
 * Returns: (transfer full): all that is below its heading, to be read aloud
 */
char *
rh_heart_rules_text_aloud (RhHeartRulesPart part)
{
  g_autofree char *table = dup_table (part);

  return rh_rules_part_dup_aloud (rh_heart_rules_get_part (part), table);
}
