/* SPDX-License-Identifier: GPL-3.0-or-later
 * In which way people make moves, on disk: it stays while the game goes on, and is nothing of what happened. */

#include "config.h"

#include "store-table.h"

typedef struct {
  StoreTable   *table;
  RhStore      *store;
  RhStoredGame *game;
  RhStoredGame *other;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  self->table = store_table_new ();
  self->store = store_table_open (self->table);
  self->game = store_table_load (self->store, store_table_add (self->store, "Anna,Bram"));
  self->other = store_table_load (self->store, store_table_add (self->store, "Csilla,Dino"));
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  rh_stored_game_free (self->game);
  rh_stored_game_free (self->other);
  rh_store_close (self->store);
  store_table_free (self->table);
}

static void
set (Fixture *self, const RhStoredGame *game, const char *way)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (rh_store_set_way (self->store, &game->stand, way, &error));
  g_assert_no_error (error);
}

static void
refuse (Fixture *self, const RhStoredGame *game, RhStoreError code)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (rh_store_set_way (self->store, &game->stand, "bids", &error));
  g_assert_error (error, RH_STORE_ERROR, (int) code);
}

static void
assert_way (Fixture *self, const RhStoredGame *game, const char *way)
{
  g_autoptr (RhStoredGame) stored = store_table_load (self->store, game->stand.game);

  g_assert_cmpstr (stored->way, ==, way);
}

/* Of each game its own, until another is chosen; the game's seal and its time stay as they are. */
static void
test_kept (Fixture *self, gconstpointer data)
{
  g_autofree char *before = store_table_ask (self->table, "SELECT * FROM seal; SELECT * FROM game");

  assert_way (self, self->game, NULL);
  set (self, self->game, "bids");
  store_table_assert_asks (self->table, "SELECT * FROM seal; SELECT * FROM game", before);
  store_table_play (self->store, self->game->stand.game, "reveal d2/7 v1/3");
  assert_way (self, self->game, "bids");
  assert_way (self, self->other, NULL);
  store_table_assert_good (self->store, 2);

  set (self, self->other, "bids");
  set (self, self->other, "secret");
  assert_way (self, self->other, "secret");
  set (self, self->other, NULL);
  assert_way (self, self->other, NULL);
}

/* A damaged one is none, and the game is whole without it. */
static void
test_damaged (Fixture *self, gconstpointer data)
{
  set (self, self->game, "bids");
  store_table_assert_asks (self->table, "UPDATE way SET text = 'buds'", "");
  assert_way (self, self->game, NULL);
  store_table_assert_good (self->store, 2);
  set (self, self->game, "bids");
  assert_way (self, self->game, "bids");
}

/* Who doesn't know how the game stands by now has nothing to say of it, nor who has one that is gone. */
static void
test_refused (Fixture *self, gconstpointer data)
{
  set (self, self->game, "secret");
  store_table_play (self->store, self->game->stand.game, "reveal d2/7 v1/3");
  refuse (self, self->game, RH_STORE_ERROR_CHANGED);
  assert_way (self, self->game, "secret");

  set (self, self->other, "secret");
  g_assert_true (rh_store_delete_game (self->store, self->other->stand.game, NULL));
  store_table_assert_asks (self->table, "SELECT count (*) FROM way", "1");
  refuse (self, self->other, RH_STORE_ERROR_NOT_FOUND);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/store-way/kept", Fixture, NULL, set_up, test_kept, tear_down);
  g_test_add ("/store-way/damaged", Fixture, NULL, set_up, test_damaged, tear_down);
  g_test_add ("/store-way/refused", Fixture, NULL, set_up, test_refused, tear_down);

  return g_test_run ();
}
