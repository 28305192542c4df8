/* SPDX-License-Identifier: GPL-3.0-or-later
 * The store under kill -9: what was acknowledged is there, and all of it is right. */

#include "config.h"

#include "cape-player.h"
#include "store-table.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#define RUNS 200

/* In every fourth of them two play, on the same game. */
#define PAIRED_EACH 4

/* With -m thorough all of it is done so many times: ten thousand runs. */
#define THOROUGH 50

/* How far a child gets at most before it is killed: so many changes, and then so
 * many microseconds into the next one. */
#define CHANGES_MAX 30
#define PAUSE_MAX 1500

/**
 * Model:
 * @n_games: how many games there are
 * @moves: (element-type utf8): the lines of the last one
 * @n_played: how many of them are played
 *
 * What the parent knows to be stored, from what the child has acknowledged.
 */
typedef struct {
  guint      n_games;
  GPtrArray *moves;
  guint      n_played;
} Model;

/* The child: a game on the table. */
typedef struct {
  RhStore      *store;
  RhStoredGame *stored;
  CapePlayer   *player;
  GRand        *rand;
  FILE         *acks;
  gboolean      paired; /* whether somebody else plays, too */
} Child;

/* Written once the change is on disk: "n", "p SEQ LINE", "u" or "r". */
static void
acknowledge (Child *child, const char *what)
{
  fprintf (child->acks, "%s\n", what);
  fflush (child->acks);
}

static void
take_game (Child *child, gint64 game)
{
  g_clear_pointer (&child->stored, rh_stored_game_free);
  child->stored = store_table_load (child->store, game);
}

static void
new_game (Child *child)
{
  g_autoptr (RhSetup) setup = store_table_setup ("Anna,Bram,Chris");
  gint64 game = 0;

  /* Somebody else may be writing for a while. */
  while (game == 0) {
    g_autoptr (GError) error = NULL;

    game = rh_store_add_game (child->store, setup, &error);
    g_assert_true (game != 0 || (child->paired && g_error_matches (error, RH_STORE_ERROR, RH_STORE_ERROR_LOCKED)));
  }
  acknowledge (child, "n");
  take_game (child, game);
}

static gint64
get_last_game (RhStore *store)
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
finish (Child *child, gboolean ok, const GError *error, const char *what)
{
  if (ok) {
    acknowledge (child, what);
    return;
  }

  g_assert_true (child->paired);
  g_assert_true (g_error_matches (error, RH_STORE_ERROR, RH_STORE_ERROR_CHANGED) ||
                 g_error_matches (error, RH_STORE_ERROR, RH_STORE_ERROR_LOCKED));
  take_game (child, child->stored->stand.game);
}

static gboolean
undo (Child *child)
{
  g_autoptr (GError) error = NULL;
  gboolean ok;

  if (child->stored->stand.n_played == 0)
    return FALSE;

  ok = rh_store_undo (child->store, &child->stored->stand, &error);
  finish (child, ok, error, "u");
  take_game (child, child->stored->stand.game);

  return TRUE;
}

static gboolean
redo (Child *child)
{
  RhStoredGame *stored = child->stored;
  guint n = stored->stand.n_played;
  g_autoptr (GError) error = NULL;
  gboolean ok;

  if (n == stored->moves->len)
    return FALSE;

  g_assert_true (rh_fold_play_text (stored->fold, g_ptr_array_index (stored->moves, n), NULL));
  ok = rh_store_redo (child->store, &stored->stand, stored->fold, &error);
  finish (child, ok, error, "r");

  return TRUE;
}

static gboolean
play (Child *child)
{
  RhStoredGame *stored = child->stored;
  g_autofree char *line = cape_player_choose_text (child->player, rh_fold_get_state (stored->fold));
  g_autofree char *what = g_strdup_printf ("p %u %s", stored->stand.n_played + 1, line);
  g_autoptr (GError) error = NULL;
  gboolean ok;

  if (line == NULL)
    return FALSE;

  g_assert_true (rh_fold_play_text (stored->fold, line, NULL));
  ok = rh_store_append_move (child->store, &stored->stand, line, stored->fold, &error);
  if (ok) {
    g_ptr_array_set_size (stored->moves, (int) stored->stand.n_played - 1);
    g_ptr_array_add (stored->moves, g_strdup (line));
  }
  finish (child, ok, error, what);

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
 * moves back and plays them, or others, again. */
static void
run_child (const StoreTable *table, guint32 seed, int out, gboolean paired)
{
  Child child = {
    .store = open_store (table, paired),
    .paired = paired,
    .player = cape_player_new (seed),
    .rand = g_rand_new_with_seed (seed),
    .acks = fdopen (out, "w"),
  };
  gint64 last = get_last_game (child.store);

  /* Or every child would make up the same UUIDs, its parent's next ones. */
  g_random_set_seed (seed);
  if (last != 0)
    take_game (&child, last);
  else
    new_game (&child);

  for (;;) {
    int dice = g_rand_int_range (child.rand, 0, 12);
    gboolean done = dice == 0 ? undo (&child) : dice <= 2 ? redo (&child) : play (&child);

    if (!done && dice > 2)
      new_game (&child);
  }
}

static void
learn (Model *model, const char *ack)
{
  switch (*ack) {
  case 'n':
    model->n_games++;
    model->n_played = 0;
    g_ptr_array_set_size (model->moves, 0);
    break;
  case 'p':
    g_ptr_array_set_size (model->moves, (int) model->n_played++);
    g_ptr_array_add (model->moves, g_strdup (strchr (ack + 2, ' ') + 1));
    break;
  case 'u':
    model->n_played--;
    break;
  case 'r':
    model->n_played++;
    break;
  default:
    g_assert_not_reached ();
  }
}

/* Reads acknowledgements, all there are or so many. What is cut off at the end was
 * never acknowledged. */
static guint
read_acks (Model *model, FILE *acks, guint max)
{
  char line[RH_LINE_MAX];
  guint n = 0;

  while (n < max && fgets (line, sizeof line, acks) != NULL && strchr (line, '\n') != NULL) {
    g_strchomp (line);
    learn (model, line);
    n++;
  }

  return n;
}

static pid_t
start_child (const StoreTable *table, guint32 seed, gboolean paired, FILE **acks)
{
  int ends[2];
  pid_t child;

  g_assert_cmpint (pipe (ends), ==, 0);
  child = fork ();
  g_assert_cmpint (child, >=, 0);
  if (child == 0) {
    close (ends[0]);
    run_child (table, seed, ends[1], paired);
  }
  close (ends[1]);
  *acks = fdopen (ends[0], "r");

  return child;
}

static void
kill_child (pid_t child)
{
  int status;

  g_assert_cmpint (kill (child, SIGKILL), ==, 0);
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFSIGNALED (status) && WTERMSIG (status) == SIGKILL);
}

/* One run: a child plays, and is killed in the middle of something. */
static void
run_once (const StoreTable *table, Model *model, GRand *rand)
{
  FILE *acks;
  pid_t child = start_child (table, g_rand_int (rand), FALSE, &acks);

  read_acks (model, acks, (guint) g_rand_int_range (rand, 0, CHANGES_MAX));
  g_usleep ((gulong) g_rand_int_range (rand, 0, PAUSE_MAX));
  kill_child (child);
  read_acks (model, acks, G_MAXUINT);
  fclose (acks);
}

static gboolean
has_lines (const RhStoredGame *stored, const Model *model, guint n)
{
  if (stored->moves->len < n || model->moves->len < n)
    return FALSE;

  for (guint i = 0; i < n; i++) {
    if (strcmp (g_ptr_array_index (stored->moves, i), g_ptr_array_index (model->moves, i)) != 0)
      return FALSE;
  }

  return TRUE;
}

/* Whether the game is as acknowledged, or one move was played, taken back or played
 * again after that. */
static gboolean
fits (const RhStoredGame *stored, const Model *model)
{
  gboolean same_lines = stored->moves->len == model->moves->len && has_lines (stored, model, model->moves->len);
  gboolean new_line = stored->moves->len == model->n_played + 1 && has_lines (stored, model, model->n_played);

  if (stored->stand.n_played == model->n_played || stored->stand.n_played + 1 == model->n_played)
    return same_lines;

  return stored->stand.n_played == model->n_played + 1 && (same_lines || new_line);
}

/* From now on what is stored is what we know. */
static void
adopt (Model *model, const RhStoredGame *stored)
{
  model->n_played = stored->stand.n_played;
  g_ptr_array_set_size (model->moves, 0);
  for (guint i = 0; i < stored->moves->len; i++)
    g_ptr_array_add (model->moves, g_strdup (g_ptr_array_index (stored->moves, i)));
}

/* What is stored is what was acknowledged, or one change more. Says whether there
 * was one more. */
static gboolean
compare (const StoreTable *table, Model *model)
{
  g_autoptr (RhStore) store = store_table_open (table);
  gint64 last = get_last_game (store);
  g_autoptr (RhStoredGame) stored = last != 0 ? store_table_load (store, last) : NULL;
  gboolean new_one = last == model->n_games + 1;
  gboolean more = new_one;

  if (new_one) {
    g_assert_cmpuint (stored->moves->len, ==, 0);
    learn (model, "n");
  } else {
    g_assert_cmpint (last, ==, model->n_games);
  }

  if (stored != NULL) {
    g_assert_true (fits (stored, model));
    more = more || stored->stand.n_played != model->n_played;
    adopt (model, stored);
  }
  store_table_assert_good (store, model->n_games);

  return more;
}

/* What one of two has acknowledged, a line each; those cut off at the end weren't. */
static void
take_acks (FILE *acks, guint max, GPtrArray *lines)
{
  char line[RH_LINE_MAX];

  for (guint n = 0; n < max && fgets (line, sizeof line, acks) != NULL && strchr (line, '\n') != NULL; n++)
    g_ptr_array_add (lines, g_strdup (g_strchomp (line)));
  if (max == G_MAXUINT)
    fclose (acks);
}

/* Every move that was acknowledged in a run is stored, or on record as one that was replaced. Which of the
 * games since @first it was in, nobody can tell. */
static guint
assert_on_record (const StoreTable *table, gint64 first, GPtrArray *lines)
{
  g_autofree char *sql =
    g_strdup_printf ("SELECT seq, text FROM move WHERE game >= %d UNION SELECT seq, text FROM amendment WHERE game >= %d",
                     (int) first, (int) first);
  g_autofree char *all = store_table_ask (table, sql);
  g_auto (GStrv) rows = g_strsplit (all, "\n", -1);
  guint n_new = 0;

  for (guint i = 0; i < lines->len; i++) {
    const char *ack = lines->pdata[i];
    g_autofree char *row = NULL;

    n_new += *ack == 'n' ? 1 : 0;
    if (*ack != 'p')
      continue;
    row = g_strdup (ack + 2);
    *strchr (row, ' ') = '|';
    if (!g_strv_contains ((const char *const *) rows, row))
      g_error ("“%s” was acknowledged, and is lost", ack);
  }

  return n_new;
}

/* One run: two play on the same game, and are killed one after the other, or go on for a while alone. */
static void
run_pair (const StoreTable *table, Model *model, GRand *rand)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  gint64 first = MAX (model->n_games, 1);
  g_autoptr (RhStore) store = NULL;
  g_autoptr (RhStoredGame) stored = NULL;
  FILE *acks[2];
  pid_t children[2];
  guint n_new;

  for (guint i = 0; i < 2; i++)
    children[i] = start_child (table, g_rand_int (rand), TRUE, &acks[i]);
  for (guint i = 0; i < 2; i++) {
    take_acks (acks[i], (guint) g_rand_int_range (rand, 0, CHANGES_MAX), lines);
    g_usleep ((gulong) g_rand_int_range (rand, 0, PAUSE_MAX));
    kill_child (children[i]);
    take_acks (acks[i], G_MAXUINT, lines);
  }

  store = store_table_open (table);
  n_new = assert_on_record (table, first, lines);
  g_assert_cmpuint (get_last_game (store), >=, model->n_games + n_new);
  g_assert_cmpuint (get_last_game (store), <=, model->n_games + n_new + 2);
  model->n_games = (guint) get_last_game (store);
  store_table_assert_good (store, model->n_games);
  if (model->n_games == 0)
    return;
  stored = store_table_load (store, model->n_games);
  adopt (model, stored);
}

static void
run_all (GRand *rand)
{
  g_autoptr (StoreTable) table = store_table_new ();
  Model model = { 0, g_ptr_array_new_with_free_func (g_free), 0 };
  guint n_more = 0;

  for (guint i = 0; i < RUNS; i++) {
    if (i % PAIRED_EACH == PAIRED_EACH - 1) {
      run_pair (table, &model, rand);
      continue;
    }
    run_once (table, &model, rand);
    n_more += compare (table, &model) ? 1 : 0;
  }

  g_test_message ("%u games, and %u times a change more than was acknowledged", model.n_games, n_more);
  g_assert_cmpuint (model.n_games, >, 1);
  g_ptr_array_unref (model.moves);
}

/* Somebody plays, or two do, and the battery dies, again and again, always at another moment.
 * Each time the game goes on where it was. */
static void
test_kill (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) g_test_rand_int ());

  for (guint i = 0; i < (g_test_thorough () ? THOROUGH : 1); i++)
    run_all (rand);
}

int
main (int argc, char *argv[])
{
  /* A disk in memory, where there is one: what was written outlives a killed process on any, and every
   * change would wait for the real one. */
  if (g_access ("/dev/shm", W_OK) == 0)
    g_setenv ("TMPDIR", "/dev/shm", TRUE);

  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/store/kill", test_kill);

  return g_test_run ();
}
