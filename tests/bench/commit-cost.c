/* SPDX-License-Identifier: GPL-3.0-or-later
 * Times what it costs to have a move on the disk, against bare SQLite that writes the same rows.
 *
 *   commit-cost RECORD FOLDER
 *
 * Prints the median of twenty ratios, each of one whole game stored by the store and by SQLite. */

#include "config.h"

#include "rh-database.h"
#include "rh-games.h"
#include "rh-store.h"

#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define RUNS 20

typedef struct {
  RhSetup    *setup;
  char      **moves;
  RhStore    *store;
  sqlite3    *bare;
  sqlite3_stmt *begin, *move, *entry, *game, *chain, *seal, *generation, *commit;
} Bench;

static sqlite3_stmt *
prepare (sqlite3 *bare, const char *sql)
{
  sqlite3_stmt *statement = NULL;

  if (sqlite3_prepare_v3 (bare, sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, NULL) != SQLITE_OK)
    g_error ("%s: %s", sql, sqlite3_errmsg (bare));

  return statement;
}

/* With these values: "i" a number, "t" a text, "d" a digest, another one each time: SQLite doesn't write what it
 * has already. */
static void
run (sqlite3_stmt *statement, const char *types, ...)
{
  static guint64 digest[2];
  va_list values;

  va_start (values, types);
  for (int i = 1; *types != '\0'; i++, types++) {
    if (*types == 'i')
      sqlite3_bind_int64 (statement, i, va_arg (values, gint64));
    else if (*types == 't')
      sqlite3_bind_text (statement, i, va_arg (values, const char *), -1, SQLITE_TRANSIENT);
    else {
      digest[0]++;
      sqlite3_bind_blob (statement, i, digest, sizeof digest, SQLITE_TRANSIENT);
    }
  }
  va_end (values);
  if (sqlite3_step (statement) != SQLITE_DONE)
    g_error ("%s", sqlite3_errmsg (sqlite3_db_handle (statement)));
  sqlite3_reset (statement);
}

/* The same tables, made by the store, and the same settings. */
static void
open_bare (Bench *self, const char *path)
{
  rh_store_close (rh_store_open (path, NULL));
  g_assert (sqlite3_open (path, &self->bare) == SQLITE_OK);
  g_assert (sqlite3_exec (self->bare,
                          "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON", NULL, NULL,
                          NULL) == SQLITE_OK);
  self->begin = prepare (self->bare, "BEGIN IMMEDIATE");
  self->move = prepare (self->bare, "INSERT INTO move (game, seq, text, time) VALUES (?, ?, ?, ?)");
  self->entry = prepare (self->bare,
                         "INSERT INTO entry (game, move, n, seat, kind, amount, balance) VALUES (?, ?, ?, ?, ?, ?, ?)");
  self->game = prepare (self->bare, "UPDATE game SET touched = ?, status = ?, winners = ? WHERE id = ?");
  self->chain = prepare (self->bare, "INSERT INTO chain (game, seq, digest) VALUES (?, ?, ?)");
  self->seal = prepare (self->bare, "INSERT OR REPLACE INTO seal (game, played, amended, digest) VALUES (?, ?, ?, ?)");
  self->generation = prepare (self->bare, "UPDATE generation SET before = now, now = ? WHERE id = 1");
  self->commit = prepare (self->bare, "COMMIT");
}

static gint64
add_bare_game (Bench *self)
{
  g_autofree char *id = g_uuid_string_random ();
  sqlite3_stmt *game = prepare (self->bare,
                                "INSERT INTO game (uuid, kind, options, started, touched)"
                                " VALUES (?, 'cape-to-cairo', '', 0, 0)");
  sqlite3_stmt *player = prepare (self->bare, "INSERT OR IGNORE INTO player (id, name, key, used) VALUES (1, 'A', 'a', 0)");
  sqlite3_stmt *seat = prepare (self->bare, "INSERT INTO seat (game, seat, player, colour, name) VALUES (?, ?, 1, 'red', 'A')");
  gint64 number;

  run (game, "t", id);
  number = sqlite3_last_insert_rowid (self->bare);
  run (player, "");
  for (gint64 i = 0; i < self->setup->n_seats; i++)
    run (seat, "ii", number, i);
  sqlite3_finalize (game);
  sqlite3_finalize (player);
  sqlite3_finalize (seat);

  return number;
}

static void
write_bare (Bench *self, gint64 game, const char *text, const RhFold *fold)
{
  gint64 seq = rh_fold_get_n_moves (fold);
  guint n, winners;
  const RhEntry *entries = rh_fold_get_last_entries (fold, &n);
  gboolean won = rh_fold_get_end (fold, &winners);
  gint64 now = g_get_real_time () / G_USEC_PER_SEC;

  run (self->begin, "");
  run (self->generation, "d");
  run (self->move, "iiti", game, seq, text, now);
  for (guint i = 0; i < n; i++)
    run (self->entry, "iiiitii", game, seq, (gint64) i, (gint64) entries[i].seat,
         rh_game_get_entry_word (rh_fold_get_game (fold), entries[i].kind), (gint64) entries[i].amount, (gint64) entries[i].balance);
  run (self->chain, "iid", game, seq);
  run (self->game, "itii", now, won ? "won" : "playing", (gint64) winners, game);
  run (self->seal, "iidd", game, seq);
  run (self->commit, "");
}

/* Each move is stored by the one and by the other in turn: whatever slows the disk down slows both. */
static double
measure (Bench *self)
{
  gint64 bare = add_bare_game (self);
  g_autoptr (RhStoredGame) stored = rh_store_load_game (self->store, rh_store_add_game (self->store, self->setup, NULL), NULL);
  gint64 ours = 0, theirs = 0;

  for (guint i = 0; self->moves[i] != NULL; i++) {
    gint64 before, between, after;

    if (!rh_fold_play_text (stored->fold, self->moves[i], NULL))
      break;
    before = g_get_monotonic_time ();
    g_assert (rh_store_append_move (self->store, &stored->stand, self->moves[i], stored->fold, NULL));
    between = g_get_monotonic_time ();
    write_bare (self, bare, self->moves[i], stored->fold);
    after = g_get_monotonic_time ();
    ours += between - before;
    theirs += after - between;
  }
  printf ("# %u moves: %.2f ms and %.2f ms a move\n", stored->stand.n_played,
          (double) ours / 1000 / stored->stand.n_played, (double) theirs / 1000 / stored->stand.n_played);

  return (double) ours / (double) theirs;
}

static int
compare (const void *a, const void *b)
{
  return (*(const double *) a > *(const double *) b) - (*(const double *) a < *(const double *) b);
}

int
main (int argc, char **argv)
{
  g_autofree char *text = NULL;
  g_autofree char *path = g_build_filename (argv[2], "ours.db", NULL);
  g_autofree char *bare_path = g_build_filename (argv[2], "bare.db", NULL);
  Bench self = { .setup = rh_setup_new (rh_game_find ("cape-to-cairo")) };
  double ratios[RUNS];

  g_assert (g_file_get_contents (argv[1], &text, NULL, NULL));
  self.moves = g_strsplit (strstr (text, "reveal "), "\n", -1);
  rh_setup_add_seat (self.setup, "red", "Anna", NULL);
  rh_setup_add_seat (self.setup, "blue", "Bram", NULL);
  rh_setup_add_seat (self.setup, "green", "Chris", NULL);
  self.store = rh_store_open (path, NULL);
  open_bare (&self, bare_path);

  for (guint i = 0; i < RUNS; i++)
    ratios[i] = measure (&self);
  qsort (ratios, RUNS, sizeof *ratios, compare);
  printf ("%.3f\n", (ratios[RUNS / 2 - 1] + ratios[RUNS / 2]) / 2);

  return 0;
}
