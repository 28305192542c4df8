/* SPDX-License-Identifier: GPL-3.0-or-later
 * Setups in the store: games, seats, players. */

#include "config.h"

#include "store-table.h"

static gint64
add_started (RhStore *store, const char *names, const char *started)
{
  g_autoptr (RhSetup) setup = store_table_setup (names);
  g_autoptr (GError) error = NULL;
  gint64 game;

  g_assert_true (rh_setup_set_started (setup, started, NULL));
  game = rh_store_add_game (store, setup, &error);
  g_assert_no_error (error);

  return game;
}

/* The first and the last moment a setup can name, and one before 1970, come back
 * as they were. */
static void
test_started (void)
{
  const char *const times[] = { "0001-01-01T00:00:00Z", "1969-12-31T23:59:59Z", "2024-02-29T12:00:01Z",
                                "9999-12-31T23:59:59Z" };
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);

  for (guint i = 0; i < G_N_ELEMENTS (times); i++) {
    g_autoptr (RhStoredGame) stored = store_table_load (store, add_started (store, "Anna,Bram", times[i]));

    g_assert_cmpstr (stored->setup->started, ==, times[i]);
  }
}

/* One person under two spellings is one player. Each game keeps the spelling it
 * was given; the list shows the newest, also when an old game is added later. */
static void
test_players (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);

  add_started (store, "anna,Bram", "2026-01-01T10:00:00Z");
  add_started (store, "ANNA,Chris", "2026-01-03T10:00:00Z");
  add_started (store, "Anna,Bram", "2026-01-02T10:00:00Z");

  store_table_assert_asks (table, "SELECT name, key FROM player ORDER BY key", "ANNA|anna\nBram|bram\nChris|chris");
  store_table_assert_asks (table,
                           "SELECT seat.name FROM seat JOIN player ON player.id = player"
                           " WHERE key = 'anna' ORDER BY game",
                           "anna\nANNA\nAnna");
}

/* Composed or decomposed, an accent is an accent. */
static void
test_accents (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);

  store_table_add (store, "\303\211va,Bram");
  store_table_add (store, "E\314\201va,Bram");
  store_table_assert_asks (table, "SELECT count(*) FROM player", "2");
}

/* Only options that were given are kept: a later version may have others. */
static void
test_options (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  g_autoptr (RhSetup) setup = store_table_setup ("Anna,Bram");
  g_autoptr (RhStoredGame) plain = store_table_load (store, store_table_add (store, "Anna,Bram"));

  g_assert_null (plain->setup->options[0]);
  g_assert_true (rh_setup_set_option (setup, "river-bonus", "others", NULL));
  g_assert_cmpint (rh_store_add_game (store, setup, NULL), >, 0);
  store_table_assert_asks (table, "SELECT quote (options) FROM game ORDER BY id", "''\n'river-bonus=others'");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/store/setup/started", test_started);
  g_test_add_func ("/store/setup/players", test_players);
  g_test_add_func ("/store/setup/accents", test_accents);
  g_test_add_func ("/store/setup/options", test_options);

  return g_test_run ();
}
