/* SPDX-License-Identifier: GPL-3.0-or-later
 * The JSON document: what a game looks like in it, and that its schema knows every game as the rules do. */

#include "config.h"

#include "rh-export-private.h"

#include "rh-games.h"

#include "store-table.h"

#include <json-glib/json-glib.h>
#include <string.h>

static void
test_game (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  RhStore *store = store_table_open (table);
  g_autoptr (RhStoredGame) game = NULL;
  g_autoptr (GString) text = g_string_new (NULL);

  store_table_play (store, store_table_add (store, "Anna,\"B\\\""), "reveal d2/7 v1/3\nbids 12 0\npick 1 1");
  store_table_undo (store, 1, 1);
  store_table_end (store, 1);
  game = store_table_load (store, 1);
  g_assert_true (rh_setup_set_id (game->setup, "5f0c2c0e-5a0e-4d0c-9a55-0a4f8f6c1b7e", NULL));
  g_assert_true (rh_setup_set_started (game->setup, "2026-11-21T19:30:00Z", NULL));
  rh_export_json_begin (text);
  rh_export_json_add (text, game, 1);
  rh_export_json_end (text);
  rh_store_close (store);

  g_assert_cmpstr (text->str, ==,
                   "{\"schema\":\"" RH_EXPORT_SCHEMA "\",\n"
                   "\"program\":{\"name\":\"Railhead\",\"version\":\"" RH_VERSION "\"},\n"
                   "\"games\":[\n"
                   "{\"id\":\"5f0c2c0e-5a0e-4d0c-9a55-0a4f8f6c1b7e\",\"kind\":\"cape-to-cairo\","
                   "\"started\":\"2026-11-21T19:30:00Z\",\"status\":\"ended\",\"options\":{},"
                   "\"players\":[{\"name\":\"Anna\",\"colour\":\"red\"},{\"name\":\"\\\"B\\\\\\\"\",\"colour\":\"blue\"}],"
                   "\"moves\":[\"reveal d2/7 v1/3\",\"bids 12 0\"],"
                   "\"entries\":[{\"move\":0,\"seat\":1,\"entry\":\"start\",\"amount\":100,\"balance\":100},"
                   "{\"move\":0,\"seat\":2,\"entry\":\"start\",\"amount\":100,\"balance\":100},"
                   "{\"move\":2,\"seat\":1,\"entry\":\"bid\",\"amount\":-12,\"balance\":88},"
                   "{\"move\":2,\"seat\":2,\"entry\":\"bid\",\"amount\":0,\"balance\":100}],"
                   "\"result\":[88,100],\"winners\":[]}\n"
                   "]}\n");
}

/* A member of members of objects. */
static JsonNode *
find (JsonObject *object, const char *path)
{
  g_auto (GStrv) names = g_strsplit (path, "/", -1);
  guint last = g_strv_length (names) - 1;

  for (guint i = 0; i < last; i++)
    object = json_object_get_object_member (object, names[i]);
  g_assert_nonnull (object);

  return json_object_get_member (object, names[last]);
}

static void
assert_words (JsonObject *known, const char *path, const char *const *words)
{
  JsonArray *list = json_node_get_array (find (known, path));

  g_assert_cmpuint (json_array_get_length (list), ==, g_strv_length ((char **) words));
  for (guint i = 0; words[i] != NULL; i++)
    g_assert_cmpstr (json_array_get_string_element (list, i), ==, words[i]);
}

static void
assert_moves (JsonObject *known, const RhGame *game)
{
  g_autofree char *words = g_strjoinv ("|", (char **) game->moves);
  g_autofree char *pattern = g_strdup_printf ("^(%s) .+$", words);

  g_assert_cmpstr (json_node_get_string (find (known, "properties/moves/items/pattern")), ==, pattern);
}

static void
assert_number (JsonObject *known, const char *path, int number)
{
  g_assert_cmpint (json_node_get_int (find (known, path)), ==, number);
}

static void
assert_options (JsonObject *known, const RhGame *game)
{
  JsonObject *options = json_node_get_object (find (known, "properties/options/properties"));
  guint n = 0;

  for (; game->options[n].key != NULL; n++) {
    const RhOption *option = &game->options[n];
    JsonObject *value = json_object_get_object_member (options, option->key);

    if (option->kind == RH_OPTION_WORD)
      assert_words (value, "enum", option->values);
    else if (option->kind == RH_OPTION_NUMBER)
      assert_number (value, "maximum", option->max);
    else
      assert_number (value, "maximum", (int) game->max_seats);
  }
  g_assert_cmpuint (json_object_get_size (options), ==, n);
}

static void
assert_players (JsonObject *known, const RhGame *game)
{
  JsonObject *player = json_node_get_object (find (known, "properties/players/items/properties"));

  assert_number (known, "properties/players/minItems", (int) game->min_seats);
  assert_number (known, "properties/players/maxItems", (int) game->max_seats);
  g_assert_cmpint (json_object_has_member (player, "colour"), ==, game->colours != NULL);
  if (game->colours != NULL)
    assert_words (player, "colour/enum", game->colours);
}

static void
assert_ledger (JsonObject *known, const RhGame *game)
{
  JsonObject *entry = json_node_get_object (find (known, "properties/entries/items/properties"));
  const char *balance = json_node_get_string (find (entry, "balance/$ref"));

  assert_words (entry, "entry/enum", game->entry_words);
  /* Points that aren't money may still never be less than nothing; those that may are known. */
  if (game->below_zero)
    g_assert_cmpstr (balance, ==, "#/$defs/number");
}

static void
test_schema (void)
{
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_autoptr (GError) error = NULL;
  JsonObject *schema;
  JsonArray *choices;
  guint n = 0;

  json_parser_load_from_file (parser, SCHEMA, &error);
  g_assert_no_error (error);
  schema = json_node_get_object (json_parser_get_root (parser));
  g_assert_cmpstr (json_object_get_string_member (schema, "$id"), ==, RH_EXPORT_SCHEMA);
  g_assert_cmpstr (json_node_get_string (find (schema, "properties/schema/const")), ==, RH_EXPORT_SCHEMA);

  for (; rh_game_list ()[n] != NULL; n++) {
    const RhGame *game = rh_game_list ()[n];
    JsonObject *known = json_object_get_object_member (json_node_get_object (find (schema, "$defs")), game->id);

    g_assert_nonnull (known);
    g_assert_cmpstr (json_node_get_string (find (known, "properties/kind/const")), ==, game->id);
    assert_moves (known, game);
    assert_options (known, game);
    assert_players (known, game);
    assert_ledger (known, game);
  }
  choices = json_node_get_array (find (schema, "properties/games/items/oneOf"));
  g_assert_cmpuint (json_array_get_length (choices), ==, n);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/export-json/game", test_game);
  g_test_add_func ("/export-json/schema", test_schema);

  return g_test_run ();
}
