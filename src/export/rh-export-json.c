/* SPDX-License-Identifier: GPL-3.0-or-later
 * Games as a JSON document, a line each: data/railhead-history.schema.json describes it. */

#include "config.h"

#include "rh-export-private.h"

#include <json-glib/json-glib.h>

static const char *const statuses[] = {
  [RH_GAME_PLAYING] = "playing",
  [RH_GAME_WON] = "won",
  [RH_GAME_ENDED] = "ended",
};

static void
add_text (JsonBuilder *builder, const char *name, const char *text)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_string_value (builder, text);
}

static void
add_number (JsonBuilder *builder, const char *name, gint64 number)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_int_value (builder, number);
}

static void
begin_list (JsonBuilder *builder, const char *name)
{
  json_builder_set_member_name (builder, name);
  json_builder_begin_array (builder);
}

/* As in a record only those that were given; numbers as such. */
static void
add_options (JsonBuilder *builder, const RhSetup *setup)
{
  const RhOption *options = setup->game->options;

  json_builder_set_member_name (builder, "options");
  json_builder_begin_object (builder);
  for (guint i = 0; options[i].key != NULL; i++) {
    if (setup->options[i] == NULL)
      continue;
    if (options[i].kind == RH_OPTION_WORD)
      add_text (builder, options[i].key, setup->options[i]);
    else
      add_number (builder, options[i].key, g_ascii_strtoll (setup->options[i], NULL, 10));
  }
  json_builder_end_object (builder);
}

/* Clockwise. Where a game has no colours there is none. */
static void
add_players (JsonBuilder *builder, const RhSetup *setup)
{
  begin_list (builder, "players");
  for (guint i = 0; i < setup->n_seats; i++) {
    json_builder_begin_object (builder);
    add_text (builder, "name", setup->seats[i].name);
    if (setup->game->colours != NULL)
      add_text (builder, "colour", setup->seats[i].colour);
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
}

/* Those that are played: what was undone isn't part of a game. */
static void
add_moves (JsonBuilder *builder, const RhStoredGame *game)
{
  begin_list (builder, "moves");
  for (guint i = 0; i < game->stand.n_played; i++)
    json_builder_add_string_value (builder, game->moves->pdata[i]);
  json_builder_end_array (builder);
}

static void
add_entries (JsonBuilder *builder, const RhStoredGame *game)
{
  const RhEntries *entries = rh_fold_get_entries (game->fold);

  begin_list (builder, "entries");
  for (guint i = 0; i < rh_entries_get_n (entries); i++) {
    const RhEntry *entry = rh_entries_get (entries, i);

    json_builder_begin_object (builder);
    add_number (builder, "move", entry->move);
    add_number (builder, "seat", entry->seat + 1);
    add_text (builder, "entry", rh_game_get_entry_word (game->setup->game, entry->kind));
    add_number (builder, "amount", entry->amount);
    add_number (builder, "balance", entry->balance);
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
}

/* The balance of each seat. */
static void
add_result (JsonBuilder *builder, const RhStoredGame *game)
{
  const RhEntries *entries = rh_fold_get_entries (game->fold);
  int balances[RH_SEATS_MAX] = { 0 };

  for (guint i = 0; i < rh_entries_get_n (entries); i++)
    balances[rh_entries_get (entries, i)->seat] = rh_entries_get (entries, i)->balance;

  begin_list (builder, "result");
  for (guint i = 0; i < game->setup->n_seats; i++)
    json_builder_add_int_value (builder, balances[i]);
  json_builder_end_array (builder);
}

/* Their seats. */
static void
add_winners (JsonBuilder *builder, const RhStoredGame *game)
{
  guint winners = 0;

  if (!rh_fold_get_end (game->fold, &winners))
    winners = 0;

  begin_list (builder, "winners");
  for (guint i = 0; i < game->setup->n_seats; i++) {
    if ((winners & (1u << i)) != 0)
      json_builder_add_int_value (builder, i + 1);
  }
  json_builder_end_array (builder);
}

static void
build_game (JsonBuilder *builder, const RhStoredGame *game)
{
  json_builder_begin_object (builder);
  add_text (builder, "id", game->setup->id);
  add_text (builder, "kind", game->setup->game->id);
  add_text (builder, "started", game->setup->started);
  add_text (builder, "status", statuses[game->status]);
  add_options (builder, game->setup);
  add_players (builder, game->setup);
  add_moves (builder, game);
  add_entries (builder, game);
  add_result (builder, game);
  add_winners (builder, game);
  json_builder_end_object (builder);
}

/* All that is before the first game. */
void
rh_export_json_begin (GString *text)
{
  g_string_append (text, "{\"schema\":\"" RH_EXPORT_SCHEMA "\",\n"
                         "\"program\":{\"name\":\"Railhead\",\"version\":\"" RH_VERSION "\"},\n\"games\":[");
}

/* A game, after those before it. */
void
rh_export_json_add (GString *text, const RhStoredGame *game, guint n)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonGenerator) generator = json_generator_new ();
  g_autoptr (JsonNode) root = NULL;
  g_autofree char *line = NULL;

  build_game (builder, game);
  root = json_builder_get_root (builder);
  json_generator_set_root (generator, root);
  line = json_generator_to_data (generator, NULL);
  g_string_append_printf (text, "%s\n", n > 1 ? "," : "");
  g_string_append (text, line);
}

/* And all that is after the last one. */
void
rh_export_json_end (GString *text)
{
  g_string_append (text, "\n]}\n");
}
