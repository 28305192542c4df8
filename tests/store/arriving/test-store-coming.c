/* SPDX-License-Identifier: GPL-3.0-or-later
 * What a record's game is to the stored one of its id: whatever way either began, none damages the other. */

#include "config.h"

#include "arrival-table.h"
#include "rh-game.h"
#include "rh-games.h"

#include <string.h>

#define ID "5f0c2c0e-5a0e-4d0c-9a55-0a4f8f6c1b7e"
#define FIRST "reveal d2/7 v1/3"

static gboolean
add_with (RhArrival *arrival, const RhSetup *setup, const char *text)
{
  g_auto (GStrv) moves = g_strsplit (text, "\n", -1);
  g_autoptr (RhFold) fold = rh_fold_new_moves (setup, (const char *const *) moves, g_strv_length (moves), NULL, NULL);

  return rh_arrival_add (arrival, setup, (const char *const *) moves, fold, NULL);
}

#define TRAINS "train 1 engine tender tank\ntrain 2 engine tender tank ore box caboose"
#define TRAINS_FROM_2 "train 2 engine tender tank\ntrain 1 engine tender tank ore box caboose"
#define CLAIMS "claim 1 white 1\nclaim 2 black 1"

/* How a game may begin, moves from there, and which of these begins in the same way. */
static const struct {
  const char *kind;
  const char *options;
  const char *colours;
  const char *moves;
  guint same;
} heads[] = {
  { "zugkraft", "", "- -", TRAINS, 0 },
  { "zugkraft", "goal=100 victory=points first=1", "- -", TRAINS, 0 },
  { "zugkraft", "goal=60", "- -", TRAINS, 2 },
  { "zugkraft", "goal=5", "- -", TRAINS, 3 },
  { "zugkraft", "victory=knockout", "- -", TRAINS, 4 },
  { "zugkraft", "first=2", "- -", TRAINS_FROM_2, 5 },
  { "zugkraft", "", "- - -", TRAINS, 6 },
  { "heart-of-africa", "", "red blue", CLAIMS, 7 },
  { "heart-of-africa", "", "blue red", CLAIMS, 8 },
  { "heart-of-africa", "first=2", "red blue", CLAIMS, 9 },
  { "cape-to-cairo", "", "red blue", FIRST "\nbids 12 0", 10 },
  { "cape-to-cairo", "river-bonus=others", "red blue", FIRST "\nbids 12 0", 10 },
  { "cape-to-cairo", "river-bonus=all", "red blue", FIRST "\nbids 12 0", 12 },
};

static RhSetup *
head_setup (guint i, const char *id)
{
  RhSetup *setup = rh_setup_new (rh_game_find (heads[i].kind));
  g_auto (GStrv) options = g_strsplit_set (heads[i].options, " =", -1);
  g_auto (GStrv) colours = g_strsplit (heads[i].colours, " ", -1);

  g_assert_true (rh_setup_set_id (setup, id, NULL));
  for (guint k = 0; options[k] != NULL; k += 2)
    g_assert_true (rh_setup_set_option (setup, options[k], options[k + 1], NULL));
  for (guint k = 0; colours[k] != NULL; k++) {
    g_autofree char *name = g_strdup_printf ("Anna %u", k + 1);

    g_assert_true (rh_setup_add_seat (setup, colours[k], name, NULL));
  }

  return setup;
}

static void
arrive (RhStore *store, guint head, const char *id, gboolean whole, const char *counts)
{
  g_autoptr (RhArrival) arrival = rh_arrival_new (store, NULL);
  g_autoptr (RhSetup) setup = head_setup (head, id);
  const char *end = whole ? NULL : strchr (heads[head].moves, '\n');
  g_autofree char *moves = end != NULL ? g_strndup (heads[head].moves, (gsize) (end - heads[head].moves))
                                       : g_strdup (heads[head].moves);

  g_assert_true (rh_arrival_begin (arrival, NULL));
  g_assert_true (add_with (arrival, setup, moves));
  g_assert_true (rh_arrival_end (arrival, TRUE, NULL));
  arrival_table_assert_counts (arrival, counts);
  g_assert_true (rh_arrival_show (arrival, NULL));
}

/* Whatever way a game of that id began, one that comes in damages nothing: a record of the same beginning has it played
 * on, any other is another game. */
static void
test_heads (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (heads); i++) {
    g_autoptr (StoreTable) table = store_table_new ();
    g_autoptr (RhStore) store = store_table_open (table);
    guint n_games = 0;

    for (guint k = 0; k < G_N_ELEMENTS (heads); k++) {
      g_autofree char *id = g_strdup_printf ("5f0c2c0e-5a0e-4d0c-9a55-0a4f8f6c1b%02x", k);
      gboolean same = heads[i].same == heads[k].same;

      arrive (store, i, id, FALSE, "1 0 0 0");
      arrive (store, k, id, TRUE, same ? "0 0 1 0" : "0 0 0 1");
      arrive (store, k, id, TRUE, "0 1 0 0");
      n_games += same ? 1 : 2;
    }
    store_table_assert_good (store, n_games);
  }
}

/* Another beginning that comes in with the same import is another game, too, whichever is first. */
static void
test_heads_several (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  g_autoptr (RhArrival) arrival = NULL;

  arrive (store, 2, ID, FALSE, "1 0 0 0");
  arrival = rh_arrival_new (store, NULL);
  g_assert_true (rh_arrival_begin (arrival, NULL));
  for (guint i = 2; i < 4; i++) {
    g_autoptr (RhSetup) setup = head_setup (i, ID);

    g_assert_true (add_with (arrival, setup, heads[i].moves));
  }
  g_assert_true (rh_arrival_end (arrival, TRUE, NULL));
  arrival_table_assert_counts (arrival, "0 0 1 1");
  g_assert_true (rh_arrival_show (arrival, NULL));
  store_table_assert_good (store, 2);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/store/coming/heads", test_heads);
  g_test_add_func ("/store/coming/heads-several", test_heads_several);

  return g_test_run ();
}
