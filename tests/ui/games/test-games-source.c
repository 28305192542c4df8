/* SPDX-License-Identifier: GPL-3.0-or-later
 * Where the games of a list come from: all of them, or those that people search for. */

#include "config.h"

#include "rh-games-source.h"

#include "store-table.h"
#include "ui-screen.h"

typedef struct {
  StoreTable *table;
  RhStore    *store;
} Shelf;

/* Six games, of which the third is over; each second is Bram's. */
static void
set_up (Shelf *shelf, gconstpointer data)
{
  shelf->table = store_table_new ();
  shelf->store = store_table_open (shelf->table);
  for (guint i = 1; i <= 6; i++)
    store_table_add (shelf->store, i % 2 == 0 ? "Anna,Bram" : "Anna,Cleo");
  store_table_end (shelf->store, 3);
}

static void
tear_down (Shelf *shelf, gconstpointer data)
{
  rh_store_close (shelf->store);
  store_table_free (shelf->table);
}

/* The numbers of all games that it gives, two at a time. */
static void
assert_gives (Shelf *shelf, gboolean unfinished, const RhGamesFilter *filter, const char *wanted)
{
  g_autoptr (GArray) without = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (RhGamesSource) source = rh_games_source_new (shelf->store, unfinished, without, filter);
  g_autoptr (GString) found = g_string_new (NULL);
  gint64 left_out = 4;
  const RhGameRow *row;

  g_array_append_val (without, left_out);
  while (!rh_games_source_is_done (source)) {
    g_assert_true (rh_games_source_look (source, 2, NULL));
    g_assert_cmpuint (rh_games_source_get_n (source), <=, 3);
    while ((row = rh_games_source_take (source)) != NULL)
      g_string_append_printf (found, "%s%d", found->len > 0 ? " " : "", (int) row->id);
  }
  g_assert_null (rh_games_source_take (source));
  g_assert_cmpstr (found->str, ==, wanted);
}

/* All, but those that are left out, which take no place. */
static void
test_all (Shelf *shelf, gconstpointer data)
{
  const RhGamesFilter all = { .text = "  " };

  g_assert_false (rh_games_filter_is_set (&all));
  assert_gives (shelf, TRUE, &all, "6 5 2 1");
  assert_gives (shelf, FALSE, &all, "3");
}

/* What is typed, and what is chosen. */
static void
test_some (Shelf *shelf, gconstpointer data)
{
  const RhGamesFilter bram = { .text = "bram" };
  const RhGamesFilter playing = { .statuses = 1u << RH_GAME_PLAYING };
  const RhGamesFilter over = { .text = "anna", .statuses = 1u << RH_GAME_ENDED | 1u << RH_GAME_WON };
  const RhGamesFilter won = { .statuses = 1u << RH_GAME_WON };

  g_assert_true (rh_games_filter_is_set (&bram) && rh_games_filter_is_set (&playing));
  assert_gives (shelf, TRUE, &bram, "6 2");
  assert_gives (shelf, FALSE, &bram, "");
  assert_gives (shelf, TRUE, &playing, "6 5 2 1");
  assert_gives (shelf, FALSE, &playing, "");
  assert_gives (shelf, TRUE, &over, "");
  assert_gives (shelf, FALSE, &over, "3");
  assert_gives (shelf, FALSE, &won, "");
}

/* What goes wrong is told, and there is no more. */
static void
test_problem (Shelf *shelf, gconstpointer data)
{
  const RhGamesFilter filters[] = { { NULL }, { .text = "anna" } };

  store_table_assert_asks (shelf->table, "ALTER TABLE game RENAME TO gone", "");
  for (guint i = 0; i < G_N_ELEMENTS (filters); i++) {
    g_autoptr (RhGamesSource) source = rh_games_source_new (shelf->store, TRUE, NULL, &filters[i]);
    g_autoptr (GError) error = NULL;

    g_assert_false (rh_games_source_look (source, 2, &error));
    g_assert_nonnull (error);
    g_assert_true (rh_games_source_is_done (source));
  }
}

int
main (int argc, char **argv)
{
  ui_screen_init (&argc, &argv);

#define ADD(path, func) g_test_add ("/games-source/" path, Shelf, NULL, set_up, func, tear_down)
  ADD ("all", test_all);
  ADD ("some", test_some);
  ADD ("problem", test_problem);
#undef ADD

  return g_test_run ();
}
