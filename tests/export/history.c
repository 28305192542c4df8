/* SPDX-License-Identifier: GPL-3.0-or-later
 * Makes a database for the tests of what is written of it: records of tests/data, over and over if need be, and games of
 * players with odd names.
 *
 *   history DATABASE TIMES NAME...     the records of these names, so many times
 *   history DATABASE odd               games with names that a spreadsheet might stumble over */

#include "config.h"

#include "rh-database.h"
#include "rh-games.h"
#include "rh-store.h"

#include "record-data.h"

#include <stdlib.h>
#include <string.h>

/* In 64 code points, four bytes each. */
#define LONG "🚂🚂🚂🚂🚂🚂🚂🚂🚂🚂🚂🚂🚂🚂🚂🚂🚂🚂🚂🚂🚂🚂🚂🚂🚂🚂🚂🚂🚂🚂🚂🚂" \
             "🚂🚂🚂🚂🚂🚂🚂🚂🚂🚂🚂🚂🚂🚂🚂🚂🚂🚂🚂🚂🚂🚂🚂🚂🚂🚂🚂🚂🚂🚂🚂🚂"

static const char *const odd[][4] = {
  { "=1+1", "+49 30 1", "-1", "@SUM(A1)" },
  { "'quoted'", "Say \"hi\", Anna", "x;=1+1;y", "דנה כהן" },
  { LONG, "＝1+1", "a, b", "\"" },
  { "=cmd|' /C calc'!A0", "''=", "\\\"n", "محمد" },
  { "007", "1e5", "NaN", "1,5" },
};

/* Each game is another one, whatever its record says. */
static void
store (RhStore *store, RhSetup *setup, const char *const *moves, guint n)
{
  g_autofree char *id = g_uuid_string_random ();
  g_autoptr (GError) error = NULL;
  g_autoptr (RhFold) fold = NULL;

  rh_setup_set_id (setup, id, &error);
  g_assert_no_error (error);
  fold = rh_fold_new_moves (setup, moves, n, NULL, &error);
  g_assert_no_error (error);
  rh_store_import_game (store, setup, moves, fold, &error);
  g_assert_no_error (error);
}

static void
store_record (RhStore *self, const char *name)
{
  g_autoptr (RhRecordGame) game = record_data_read (name);
  g_autoptr (GPtrArray) moves = g_ptr_array_copy (game->moves, NULL, NULL);
  guint n = rh_fold_get_n_moves (game->fold);

  g_ptr_array_add (moves, NULL);
  g_clear_pointer (&game->setup->id, g_free);
  store (self, game->setup, (const char *const *) moves->pdata, n);
}

static void
store_odd (RhStore *self)
{
  static const char *const moves[] = { "reveal d2/7 v1/3 s3/10 r0/1", "bids 12 0 5 1", NULL };
  const RhGame *game = rh_game_find ("cape-to-cairo");

  for (gsize i = 0; i < G_N_ELEMENTS (odd); i++) {
    g_autoptr (RhSetup) setup = rh_setup_new (game);

    for (guint seat = 0; seat < 4; seat++)
      g_assert_true (rh_setup_add_seat (setup, game->colours[seat], odd[i][seat], NULL));
    store (self, setup, moves, 2);
  }
}

int
main (int argc, char **argv)
{
  g_autoptr (GError) error = NULL;
  RhStore *self;

  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, >, 2);
  self = rh_store_open (argv[1], &error);
  g_assert_no_error (error);
  /* What becomes of it when the power fails is nothing to these tests. */
  g_assert_true (rh_database_run (self, "PRAGMA synchronous = OFF", NULL));
  if (strcmp (argv[2], "odd") == 0)
    store_odd (self);
  for (int times = atoi (argv[2]); times > 0; times--) {
    for (int i = 3; i < argc; i++)
      store_record (self, argv[i]);
  }
  rh_store_close (self);

  return EXIT_SUCCESS;
}
