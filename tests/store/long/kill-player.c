/* SPDX-License-Identifier: GPL-3.0-or-later
 * Somebody who plays, takes back and corrects, and tells what is on disk, until killed. */

#include "config.h"

#include "kill-player.h"

#include "cape-player.h"

#include <stdio.h>

/* How far back a slip is at most that is corrected, and how many lines there are at most after the later ones that are
 * left then. */
#define SLIP_MAX 8
#define ADDED_MAX 4

/* A game on the table. */
typedef struct {
  RhStore      *store;
  RhStoredGame *stored;
  CapePlayer   *player;
  GRand        *rand;
  FILE         *acks;
  gboolean      paired; /* whether somebody else plays, too */
} KillPlayer;

/* Written once the change is on disk: "n", "p SEQ LINE", "u", "r" or "c". That is a correction, of which "m PLAYED",
 * a tab and the lines with tabs between them was written before: how the game is meant to be after it. */
static void
acknowledge (KillPlayer *self, const char *what)
{
  fprintf (self->acks, "%s\n", what);
  fflush (self->acks);
}

static void
take_game (KillPlayer *self, gint64 game)
{
  g_clear_pointer (&self->stored, rh_stored_game_free);
  self->stored = store_table_load (self->store, game);
}

static void
new_game (KillPlayer *self)
{
  g_autoptr (RhSetup) setup = store_table_setup ("Anna,Bram,Chris");
  gint64 game = 0;

  /* Somebody else may be writing for a while. */
  while (game == 0) {
    g_autoptr (GError) error = NULL;

    game = rh_store_add_game (self->store, setup, &error);
    g_assert_true (game != 0 || (self->paired && g_error_matches (error, RH_STORE_ERROR, RH_STORE_ERROR_LOCKED)));
  }
  acknowledge (self, "n");
  take_game (self, game);
}

/* The game that was begun last; 0 where there is none. */
gint64
kill_player_last_game (RhStore *store)
{
  g_autoptr (GPtrArray) playing = rh_store_list_games (store, TRUE, NULL, G_MAXUINT, NULL);
  g_autoptr (GPtrArray) over = rh_store_list_games (store, FALSE, NULL, G_MAXUINT, NULL);
  gint64 last = 0;

  for (guint i = 0; i < playing->len; i++)
    last = MAX (last, ((RhGameRow *) g_ptr_array_index (playing, i))->id);
  for (guint i = 0; i < over->len; i++)
    last = MAX (last, ((RhGameRow *) g_ptr_array_index (over, i))->id);

  return last;
}

/* Acknowledges what was done. What was refused is so since somebody else has played: then it goes
 * on from there. */
static void
finish (KillPlayer *self, gboolean ok, const GError *error, const char *what)
{
  if (ok) {
    acknowledge (self, what);
    return;
  }

  g_assert_true (self->paired);
  g_assert_true (g_error_matches (error, RH_STORE_ERROR, RH_STORE_ERROR_CHANGED) ||
                 g_error_matches (error, RH_STORE_ERROR, RH_STORE_ERROR_LOCKED));
  take_game (self, self->stored->stand.game);
}

static void
mean (KillPlayer *self, const GPtrArray *moves, guint n_played)
{
  g_autoptr (GString) ack = g_string_new (NULL);

  g_string_append_printf (ack, "m %u", n_played);
  for (guint i = 0; i < moves->len; i++)
    g_string_append_printf (ack, "\t%s", (const char *) moves->pdata[i]);
  acknowledge (self, ack->str);
}

/* The correction that the game stands at is undone, or redone. */
static void
step (KillPlayer *self, gboolean redo)
{
  RhStoredGame *stored = self->stored;
  guint n_played = redo ? stored->stand.undone.to : stored->stand.done.to;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) moves = rh_store_list_stepped (self->store, &stored->stand, redo, &error);
  g_autoptr (RhFold) fold = NULL;
  gboolean ok = moves != NULL;

  if (ok) {
    mean (self, moves, n_played);
    fold = rh_fold_new_moves (stored->setup, (const char *const *) moves->pdata, n_played, NULL, NULL);
    g_assert_nonnull (fold);
    ok = rh_store_step_correction (self->store, &stored->stand, redo, fold, &error);
  }
  finish (self, ok, error, "c");
  take_game (self, self->stored->stand.game);
}

/* What follows the corrected line: later ones that still fit, all or some of them, and others from there on. Returns how
 * many lines are left where they are. */
static guint
adapt (KillPlayer *self, RhFold *fold, GPtrArray *lines)
{
  const RhStoredGame *stored = self->stored;
  guint n_played = stored->stand.n_played;
  guint some = (guint) g_rand_int_range (self->rand, (int) lines->len, (int) n_played + 1);
  guint n_left = g_rand_boolean (self->rand) ? n_played : some;
  guint n_added = (guint) g_rand_int_range (self->rand, 0, ADDED_MAX + 1);

  while (lines->len < n_left && rh_fold_play_text (fold, stored->moves->pdata[lines->len], NULL))
    g_ptr_array_add (lines, g_strdup (stored->moves->pdata[lines->len]));
  n_left = lines->len;
  for (guint i = 0; i < n_added; i++) {
    char *line = cape_player_choose_text (self->player, rh_fold_get_state (fold));

    if (line == NULL)
      break;
    g_assert_true (rh_fold_play_text (fold, line, NULL));
    g_ptr_array_add (lines, line);
  }

  return n_left;
}

/* An earlier move was another. */
static gboolean
amend (KillPlayer *self)
{
  RhStoredGame *stored = self->stored;
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (RhFold) fold = NULL;
  g_autoptr (GError) error = NULL;
  RhAmendment amendment;
  gboolean ok;

  if (stored->stand.n_played == 0)
    return FALSE;

  amendment.seq = stored->stand.n_played;
  amendment.seq -= (guint) g_rand_int_range (self->rand, 0, (int) MIN (SLIP_MAX, stored->stand.n_played));
  for (guint i = 0; i + 1 < amendment.seq; i++)
    g_ptr_array_add (lines, g_strdup (stored->moves->pdata[i]));
  fold = rh_fold_new_moves (stored->setup, (const char *const *) lines->pdata, lines->len, NULL, NULL);
  g_ptr_array_add (lines, cape_player_choose_text (self->player, rh_fold_get_state (fold)));
  g_assert_true (rh_fold_play_text (fold, lines->pdata[amendment.seq - 1], NULL));
  amendment.n_kept = adapt (self, fold, lines);
  mean (self, lines, lines->len);
  g_ptr_array_add (lines, NULL);
  amendment.text = lines->pdata[amendment.seq - 1];
  amendment.added = (const char *const *) lines->pdata + amendment.n_kept;

  ok = rh_store_amend (self->store, &stored->stand, &amendment, fold, &error);
  finish (self, ok, error, "c");
  take_game (self, self->stored->stand.game);

  return TRUE;
}

static gboolean
undo (KillPlayer *self)
{
  const RhStand *stand = &self->stored->stand;
  g_autoptr (GError) error = NULL;
  gboolean ok;

  if (stand->n_played == 0)
    return FALSE;
  if (stand->done.n > 0 && stand->done.from == stand->n_played) {
    step (self, FALSE);
    return TRUE;
  }

  ok = rh_store_undo (self->store, &self->stored->stand, &error);
  finish (self, ok, error, "u");
  take_game (self, self->stored->stand.game);

  return TRUE;
}

static gboolean
redo (KillPlayer *self)
{
  RhStoredGame *stored = self->stored;
  guint n = stored->stand.n_played;
  g_autoptr (GError) error = NULL;
  gboolean ok;

  if (stored->stand.undone.n > 0 && stored->stand.undone.from == n) {
    step (self, TRUE);
    return TRUE;
  }
  if (n == stored->moves->len)
    return FALSE;

  g_assert_true (rh_fold_play_text (stored->fold, g_ptr_array_index (stored->moves, n), NULL));
  ok = rh_store_redo (self->store, &stored->stand, stored->fold, &error);
  finish (self, ok, error, "r");

  return TRUE;
}

static gboolean
play (KillPlayer *self)
{
  RhStoredGame *stored = self->stored;
  g_autofree char *line = cape_player_choose_text (self->player, rh_fold_get_state (stored->fold));
  g_autofree char *what = g_strdup_printf ("p %u %s", stored->stand.n_played + 1, line);
  g_autoptr (GError) error = NULL;
  gboolean ok;

  if (line == NULL)
    return FALSE;

  g_assert_true (rh_fold_play_text (stored->fold, line, NULL));
  ok = rh_store_append_move (self->store, &stored->stand, line, stored->fold, &error);
  if (ok) {
    g_ptr_array_set_size (stored->moves, (int) stored->stand.n_played - 1);
    g_ptr_array_add (stored->moves, g_strdup (line));
  }
  finish (self, ok, error, what);

  return TRUE;
}

/* Another program may be opening it, too. */
static RhStore *
open_store (const StoreTable *table, gboolean paired)
{
  g_autoptr (GError) error = NULL;
  RhStore *store = rh_store_open (table->path, &error);

  while (store == NULL && paired && g_error_matches (error, RH_STORE_ERROR, RH_STORE_ERROR_LOCKED)) {
    g_clear_error (&error);
    store = rh_store_open (table->path, &error);
  }
  g_assert_no_error (error);

  return store;
}

/* Goes on with the last game until it is killed: mostly plays, at times takes
 * moves and corrections back and makes them again, or others, or corrects a move. */
void
kill_player_run (const StoreTable *table, guint32 seed, int out, gboolean paired)
{
  KillPlayer self = {
    .store = open_store (table, paired),
    .paired = paired,
    .player = cape_player_new (seed),
    .rand = g_rand_new_with_seed (seed),
    .acks = fdopen (out, "w"),
  };
  gint64 last = kill_player_last_game (self.store);

  /* Or every child would make up the same UUIDs, its parent's next ones. */
  g_random_set_seed (seed);
  if (last != 0)
    take_game (&self, last);
  else
    new_game (&self);

  for (;;) {
    int dice = g_rand_int_range (self.rand, 0, 24);
    gboolean done = dice <= 1 ? undo (&self) : dice <= 4 ? redo (&self) : dice == 5 ? amend (&self) : play (&self);

    if (!done && dice > 5)
      new_game (&self);
  }
}
