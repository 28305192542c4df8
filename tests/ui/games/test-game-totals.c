/* SPDX-License-Identifier: GPL-3.0-or-later
 * What a game came to is kept as long as nothing of it has changed, and its moves aren't read once more for that. */

#include "config.h"

#include "rh-game-totals.h"

#include "record-data.h"
#include "store-table.h"
#include "ui-screen.h"

typedef struct {
  StoreTable   *table;
  RhStore      *store;
  RhGameTotals *totals;
  gint64        game;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  self->table = store_table_new ();
  self->store = store_table_open (self->table);
  self->totals = rh_game_totals_new ();
  self->game = store_table_add (self->store, "Anna,Bram");
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  rh_game_totals_free (self->totals);
  rh_store_close (self->store);
  store_table_free (self->table);
}

static RhGameRow *
get_row (GPtrArray *rows)
{
  g_assert_cmpuint (rows->len, ==, 1);

  return rows->pdata[0];
}

static GPtrArray *
list (Fixture *self, gboolean unfinished)
{
  g_autoptr (GError) error = NULL;
  GPtrArray *rows = rh_store_list_games (self->store, unfinished, NULL, 1, &error);

  g_assert_no_error (error);

  return rows;
}

static void
take (Fixture *self, const RhGameRow *row)
{
  g_autoptr (RhSession) session = rh_session_open (self->store, self->game, NULL);

  g_assert_nonnull (session);
  rh_game_totals_take (self->totals, row, session);
}

/* One that is over: until somebody in it gets another name. */
static void
test_over (Fixture *self, gconstpointer data)
{
  g_autoptr (GPtrArray) rows = NULL;
  g_autoptr (GPtrArray) later = NULL;
  const RhGameTotal *total;

  store_table_end (self->store, self->game);
  rows = list (self, FALSE);
  g_assert_null (rh_game_totals_find (self->totals, get_row (rows)));
  take (self, get_row (rows));
  total = rh_game_totals_find (self->totals, get_row (rows));
  g_assert_nonnull (total);
  g_assert_cmpstr (total->amounts[0], ==, "£100");
  g_assert_cmpstr (total->amounts[1], ==, "£100");
  g_assert_cmpuint (total->order[0], ==, 0);
  g_assert_cmpuint (total->order[1], ==, 1);

  g_assert_true (rh_store_rename_player (self->store, 1, "Hanna", NULL));
  later = list (self, FALSE);
  g_assert_null (rh_game_totals_find (self->totals, get_row (later)));
}

/* One that was won has its players in the order of their places, whoever has more. */
static void
test_won (Fixture *self, gconstpointer data)
{
  g_autofree char *moves = record_data_read_moves ("cape-three-players");
  g_autoptr (GPtrArray) rows = NULL;
  const RhGameTotal *total;

  store_table_end (self->store, self->game);
  self->game = store_table_add (self->store, "Anna,Bram,Csilla");
  store_table_play (self->store, self->game, moves);
  rows = list (self, FALSE);
  take (self, get_row (rows));
  total = rh_game_totals_find (self->totals, get_row (rows));
  g_assert_nonnull (total);
  g_assert_cmpuint (total->order[0], ==, 1);
  g_assert_cmpuint (total->order[1], ==, 2);
  g_assert_cmpuint (total->order[2], ==, 0);
}

/* One that goes on isn't kept. */
static void
test_playing (Fixture *self, gconstpointer data)
{
  g_autoptr (GPtrArray) rows = list (self, TRUE);

  take (self, get_row (rows));
  g_assert_null (rh_game_totals_find (self->totals, get_row (rows)));
}

static void
add (const char *name, void (*test) (Fixture *self, gconstpointer data))
{
  g_test_add (name, Fixture, NULL, set_up, test, tear_down);
}

int
main (int argc, char **argv)
{
  ui_screen_init (&argc, &argv);

  add ("/game-totals/over", test_over);
  add ("/game-totals/won", test_won);
  add ("/game-totals/playing", test_playing);

  return g_test_run ();
}
