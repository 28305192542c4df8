/* SPDX-License-Identifier: GPL-3.0-or-later
 * The Heart of Africa in words: the names and figures that its screens share. */

#include "config.h"

#include "rh-heart-text.h"

#include "rh-join.h"

#include <glib/gi18n-lib.h>

#define NAME_LONG 20 /* letters */

/* Translators: the three types of terrain cards: short, in full, and the key that enters one: an ASCII letter,
 * different for each of the three types and the nine colours of routes. */
static const struct {
  const char *title;
  const char *full;
  const char *key;
} terrains[] = {
  [RH_HEART_DESERT] = {
    NC_("terrain cards", "Desert"),
    NC_("terrain cards", "Desert and savanna"),
    NC_("route key", "d"),
  },
  [RH_HEART_JUNGLE] = {
    NC_("terrain cards", "Jungle"),
    NC_("terrain cards", "Jungle and forest"),
    NC_("route key", "j"),
  },
  [RH_HEART_MOUNTAIN] = {
    NC_("terrain cards", "Mountain"),
    NC_("terrain cards", "Mountain and cliff"),
    NC_("route key", "m"),
  },
};

/* Translators: the nine colours of routes: the name where it stands first or alone; a route of that colour within a
 * sentence, with its length; and the key that enters it: an ASCII letter, different for each of the nine colours and
 * the three types of terrain cards. */
static const struct {
  const char *title;
  const char *route;
  const char *key;
} colours[] = {
  [RH_HEART_YELLOW] = { NC_("route colour", "Yellow"), N_("yellow route of %u"), NC_("route key", "y") },
  [RH_HEART_ORANGE] = { NC_("route colour", "Orange"), N_("orange route of %u"), NC_("route key", "o") },
  [RH_HEART_RED] = { NC_("route colour", "Red"), N_("red route of %u"), NC_("route key", "r") },
  [RH_HEART_PURPLE] = { NC_("route colour", "Purple"), N_("purple route of %u"), NC_("route key", "p") },
  [RH_HEART_BLUE] = { NC_("route colour", "Blue"), N_("blue route of %u"), NC_("route key", "b") },
  [RH_HEART_GREEN] = { NC_("route colour", "Green"), N_("green route of %u"), NC_("route key", "g") },
  [RH_HEART_WHITE] = { NC_("route colour", "White"), N_("white route of %u"), NC_("route key", "w") },
  [RH_HEART_GREY] = { NC_("route colour", "Grey"), N_("grey route of %u"), NC_("route key", "a") },
  [RH_HEART_BLACK] = { NC_("route colour", "Black"), N_("black route of %u"), NC_("route key", "k") },
};

/**
 * rh_heart_text_terrain:
 * @terrain: a type of terrain cards
 *
 * Returns: its name where it stands first or alone
 */
const char *
rh_heart_text_terrain (RhHeartTerrain terrain)
{
  return g_dpgettext2 (NULL, "terrain cards", terrains[terrain].title);
}

/**
 * rh_heart_text_terrain_full:
 * @terrain: a type of terrain cards
 *
 * Returns: both its names, as on the cards (rule H2)
 */
const char *
rh_heart_text_terrain_full (RhHeartTerrain terrain)
{
  return g_dpgettext2 (NULL, "terrain cards", terrains[terrain].full);
}

/**
 * rh_heart_text_terrain_key:
 * @terrain: a type of terrain cards
 *
 * Returns: the letter that enters it in the user's language
 */
const char *
rh_heart_text_terrain_key (RhHeartTerrain terrain)
{
  return g_dpgettext2 (NULL, "route key", terrains[terrain].key);
}

/**
 * rh_heart_text_colour:
 * @colour: the colour of a route
 *
 * Returns: its name where it stands first or alone
 */
const char *
rh_heart_text_colour (RhHeartColour colour)
{
  return g_dpgettext2 (NULL, "route colour", colours[colour].title);
}

/**
 * rh_heart_text_colour_key:
 * @colour: the colour of a route
 *
 * Returns: the letter that enters it in the user's language
 */
const char *
rh_heart_text_colour_key (RhHeartColour colour)
{
  return g_dpgettext2 (NULL, "route key", colours[colour].key);
}

/**
 * rh_heart_text_route:
 * @colour: the colour of a route
 * @length: its length
 *
 * Returns: (transfer full): the route within a sentence, such as “white route of 3”
 */
char *
rh_heart_text_route (RhHeartColour colour, guint length)
{
  g_auto (GStrv) parts = g_strsplit (_(colours[colour].route), "%u", 2);
  g_autofree char *number = g_strdup_printf ("%u", length);

  return g_strjoinv (number, parts);
}

/**
 * rh_heart_text_cards:
 * @terrain: a type of terrain cards
 * @n: how many
 *
 * Returns: (transfer full): such as “2 jungle cards”
 */
char *
rh_heart_text_cards (RhHeartTerrain terrain, int n)
{
  gulong form = (gulong) n;

  switch (terrain) {
  case RH_HEART_DESERT:
    return g_strdup_printf (ngettext ("%d desert card", "%d desert cards", form), n);
  case RH_HEART_JUNGLE:
    return g_strdup_printf (ngettext ("%d jungle card", "%d jungle cards", form), n);
  case RH_HEART_MOUNTAIN:
    return g_strdup_printf (ngettext ("%d mountain card", "%d mountain cards", form), n);
  default:
    g_assert_not_reached ();
  }
}

/**
 * rh_heart_text_engines:
 * @n: how many engines
 *
 * Returns: (transfer full): such as “1 engine”
 */
char *
rh_heart_text_engines (int n)
{
  return g_strdup_printf (ngettext ("%d engine", "%d engines", (gulong) n), n);
}

/**
 * rh_heart_text_pay:
 * @terrain: a type of terrain cards
 * @engines: engines used
 * @cards: own cards of the type played; not 0 where there are no engines
 *
 * Returns: (transfer full): what doubling took, such as “1 engine and 1 jungle card”
 */
char *
rh_heart_text_pay (RhHeartTerrain terrain, int engines, int cards)
{
  g_autofree char *used = rh_heart_text_engines (engines);
  g_autofree char *played = rh_heart_text_cards (terrain, cards);
  const char *both[3] = { NULL };
  guint n = 0;

  if (engines > 0)
    both[n++] = used;
  if (cards > 0)
    both[n++] = played;

  return rh_join_names (both);
}

/**
 * rh_heart_text_own:
 * @n: how many terrain cards of a player's own
 *
 * Returns: (transfer full): such as “1 own card”
 */
char *
rh_heart_text_own (int n)
{
  return g_strdup_printf (ngettext ("%d own card", "%d own cards", (gulong) n), n);
}

/**
 * rh_heart_text_trains:
 * @n: how many trains
 *
 * Returns: (transfer full): such as “3 trains”
 */
char *
rh_heart_text_trains (int n)
{
  return g_strdup_printf (ngettext ("%d train", "%d trains", (gulong) n), n);
}

/**
 * rh_heart_text_points:
 * @points: points
 *
 * Points for a table, a sum or a picture; a sentence has rh_points_to_words().
 *
 * Returns: (transfer full): such as “64” or “−6”
 */
char *
rh_heart_text_points (int points)
{
  return g_strdup_printf (points < 0 ? "−%d" : "%d", ABS (points));
}

/**
 * rh_heart_text_doubled:
 * @points: those of a route that isn't doubled
 *
 * Returns: (transfer full): what they come to where it is (rule H4), as a sum that is never broken into two lines
 */
char *
rh_heart_text_doubled (int points)
{
  return g_strdup_printf ("%d\u00a0×\u00a02\u00a0=\u00a0%d", points, 2 * points);
}

/**
 * rh_heart_text_names:
 * @setup: the players
 * @seats: some of them, a bit a seat
 *
 * Returns: (transfer full): their names, as “Anna, Bram and Csilla”; empty for none
 */
char *
rh_heart_text_names (const RhSetup *setup, guint seats)
{
  const char *names[RH_HEART_SEATS_MAX + 1] = { NULL };
  guint n = 0;

  for (guint i = 0; i < setup->n_seats; i++) {
    if (seats & (1u << i))
      names[n++] = setup->seats[i].name;
  }

  return rh_join_names (names);
}

/**
 * rh_heart_text_short_name:
 * @name: a player
 *
 * Returns: (transfer full): the name, cut off where it is as long as hardly any: for lines of which there are many, or
 *   that have little room. It stands in full elsewhere
 */
char *
rh_heart_text_short_name (const char *name)
{
  g_autofree char *begin = NULL;

  if (g_utf8_strlen (name, -1) <= NAME_LONG)
    return g_strdup (name);
  begin = g_utf8_substring (name, 0, NAME_LONG - 1);

  return g_strconcat (g_strchomp (begin), "…", NULL);
}

/**
 * rh_heart_text_short_names:
 * @setup: the players
 * @seats: some of them, a bit a seat
 *
 * Returns: (transfer full): their names, cut off where they are very long; empty for none
 */
char *
rh_heart_text_short_names (const RhSetup *setup, guint seats)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;

  for (guint i = 0; i < setup->n_seats; i++) {
    g_autofree char *name = rh_heart_text_short_name (setup->seats[i].name);

    if (seats & (1u << i))
      g_strv_builder_add (builder, name);
  }
  names = g_strv_builder_end (builder);

  return rh_join_names ((const char *const *) names);
}

static char *
name_route (const RhHeartRoute *route)
{
  const char *colour = rh_heart_text_colour ((RhHeartColour) route->colour);

  if (route->doubled)
    /* Translators: why a line of the ledger has points: the colour of a route and its length */
    return g_strdup_printf (_("%1$s, %2$u, doubled"), colour, route->length);

  /* Translators: why a line of the ledger has points: the colour of a route and its length */
  return g_strdup_printf (C_("ledger", "%1$s, %2$u"), colour, route->length);
}

/**
 * rh_heart_text_entry:
 * @entry: a line of the ledger
 * @before: (nullable): a #RhHeartState, the one before its move
 * @after: a #RhHeartState, the one after it
 *
 * Returns: (transfer full): the reason of the line, such as “White, 3, doubled”
 */
char *
rh_heart_text_entry (const RhEntry *entry, gconstpointer before, gconstpointer after)
{
  const RhHeartState *state = after;
  const RhHeartPlayer *player;

  switch (entry->kind) {
  case RH_HEART_ENTRY_START:
    return g_strdup (C_("ledger", "Start"));
  case RH_HEART_ENTRY_ROUTE:
    player = &state->players[entry->seat];
    return name_route (&player->routes[player->n_routes - 1]);
  case RH_HEART_ENTRY_TICKET:
    return g_strdup (entry->amount > 0 ? C_("ledger", "Ticket fulfilled") : C_("ledger", "Ticket failed"));
  case RH_HEART_ENTRY_GLOBETROTTER:
    return g_strdup (C_("ledger", "Globetrotter"));
  default:
    g_assert_not_reached ();
  }
}
