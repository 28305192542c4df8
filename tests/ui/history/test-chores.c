/* SPDX-License-Identifier: GPL-3.0-or-later
 * What a store has to do that nobody waits for is done by and by, and stops when it's told to. */

#include "config.h"

#include "rh-chores.h"

#include "store-table.h"
#include "ui-screen.h"

typedef struct {
  StoreTable *table;
  RhStore    *store;
} Shelf;

/* More games than one go takes: twelve that are over and have no results. */
static void
set_up (Shelf *shelf, gconstpointer data)
{
  shelf->table = store_table_new ();
  shelf->store = store_table_open (shelf->table);
  for (guint i = 0; i < 12; i++)
    store_table_end (shelf->store, store_table_add (shelf->store, "Anna,Bram"));
  store_table_assert_asks (shelf->table, "DELETE FROM result; UPDATE summed SET last = 0", "");
}

static void
tear_down (Shelf *shelf, gconstpointer data)
{
  rh_store_close (shelf->store);
  store_table_free (shelf->table);
}

static gboolean
is_done (gpointer data)
{
  return rh_chores_is_done (data);
}

/* Games get their results, and those on their way in that nobody brings any more go. */
static void
test_all (Shelf *shelf, gconstpointer data)
{
  RhArrival *arrival = rh_arrival_new (shelf->store, NULL);
  g_autoptr (RhSetup) setup = store_table_setup ("Cleo,Dirk");
  RhChores *chores;
  const char *const none[] = { NULL };
  RhStoredGame *game = store_table_load (shelf->store, 1);

  g_assert_nonnull (arrival);
  g_assert_true (rh_arrival_begin (arrival, NULL));
  g_assert_true (rh_arrival_add (arrival, setup, none, game->fold, NULL));
  g_assert_true (rh_arrival_end (arrival, TRUE, NULL));
  rh_arrival_free (arrival);
  rh_stored_game_free (game);
  store_table_assert_asks (shelf->table, "SELECT count (*) FROM arriving", "1");

  chores = rh_chores_new (shelf->store);
  g_assert_false (rh_chores_is_done (chores));
  ui_screen_wait (is_done, chores);
  store_table_assert_asks (shelf->table, "SELECT count (*) FROM arriving", "0");
  store_table_assert_asks (shelf->table, "SELECT count (*) FROM result", "24");
  rh_chores_free (chores);
}

static gboolean
has_some (gpointer data)
{
  g_autofree char *n = store_table_ask (data, "SELECT count (*) FROM result");

  return !g_str_equal (n, "0");
}

/* Stopped in the middle it does nothing more; others go on from there. */
static void
test_stop (Shelf *shelf, gconstpointer data)
{
  RhChores *chores = rh_chores_new (shelf->store);

  ui_screen_wait (has_some, shelf->table);
  g_assert_false (rh_chores_is_done (chores));
  rh_chores_free (chores);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  store_table_assert_asks (shelf->table, "SELECT count (*) < 24 FROM result", "1");

  chores = rh_chores_new (shelf->store);
  ui_screen_wait (is_done, chores);
  store_table_assert_asks (shelf->table, "SELECT count (*) FROM result", "24");
  rh_chores_free (chores);
}

/* A store that can't be written to is left alone. */
static void
test_problem (Shelf *shelf, gconstpointer data)
{
  RhChores *chores;

  store_table_assert_asks (shelf->table, "DROP TABLE arriving; DROP TABLE summed", "");
  chores = rh_chores_new (shelf->store);
  ui_screen_wait (is_done, chores);
  rh_chores_free (chores);
}

int
main (int argc, char **argv)
{
  ui_screen_init (&argc, &argv);

#define ADD(path, func) g_test_add ("/chores/" path, Shelf, NULL, set_up, func, tear_down)
  ADD ("all", test_all);
  ADD ("stop", test_stop);
  ADD ("problem", test_problem);
#undef ADD

  return g_test_run ();
}
