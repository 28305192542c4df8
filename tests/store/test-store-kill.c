/* SPDX-License-Identifier: GPL-3.0-or-later
 * The store under kill -9: what was acknowledged is there, and all of it is right. */

#include "config.h"

#include "cape-player.h"
#include "store-table.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#define RUNS 200

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
  RhFold       *fold;
  CapePlayer   *player;
  GRand        *rand;
  FILE         *acks;
} Child;

/* Written once the change is on disk: "n", "p LINE", "u" or "r". */
static void
acknowledge (Child *child, const char *what, const char *line)
{
  fprintf (child->acks, "%s%s%s\n", what, *line != '\0' ? " " : "", line);
  fflush (child->acks);
}

static void
take_game (Child *child, gint64 game)
{
  g_clear_pointer (&child->stored, rh_stored_game_free);
  g_clear_pointer (&child->fold, rh_fold_free);
  child->stored = store_table_load (child->store, game);
  child->fold = rh_fold_new_moves (child->stored->setup, (const char *const *) child->stored->moves->pdata,
                                   child->stored->n_played, NULL, NULL);
  g_assert_nonnull (child->fold);
}

static void
new_game (Child *child)
{
  gint64 game = store_table_add (child->store, "Anna,Bram,Chris");

  acknowledge (child, "n", "");
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

/* The entries and the end of the move just folded, stored as played or played again. */
static void
store_move (Child *child, const char *line, gboolean again)
{
  guint before = rh_fold_get_n_moves (child->fold) - 1;
  guint n, winners = 0;
  const RhEntry *entries = rh_fold_get_last_entries (child->fold, &n);
  gboolean won = child->stored->setup->game->end (rh_fold_get_state (child->fold), &winners);
  gint64 game = child->stored->id;

  if (again)
    g_assert_true (rh_store_redo (child->store, game, before, entries, n, won, winners, NULL));
  else
    g_assert_true (rh_store_append_move (child->store, game, before, line, entries, n, won, winners, NULL));
}

static gboolean
undo (Child *child)
{
  guint n = rh_fold_get_n_moves (child->fold);

  if (n == 0)
    return FALSE;

  g_assert_true (rh_store_undo (child->store, child->stored->id, n, NULL));
  acknowledge (child, "u", "");
  take_game (child, child->stored->id);

  return TRUE;
}

static gboolean
redo (Child *child)
{
  guint n = rh_fold_get_n_moves (child->fold);

  if (n == child->stored->moves->len)
    return FALSE;

  g_assert_true (rh_fold_play_text (child->fold, g_ptr_array_index (child->stored->moves, n), NULL));
  store_move (child, NULL, TRUE);
  acknowledge (child, "r", "");

  return TRUE;
}

static gboolean
play (Child *child)
{
  g_autofree char *line = cape_player_choose_text (child->player, rh_fold_get_state (child->fold));

  if (line == NULL)
    return FALSE;

  g_assert_true (rh_fold_play_text (child->fold, line, NULL));
  store_move (child, line, FALSE);
  acknowledge (child, "p", line);
  if (rh_fold_get_n_moves (child->fold) <= child->stored->moves->len)
    take_game (child, child->stored->id);
  else
    g_ptr_array_add (child->stored->moves, g_strdup (line));

  return TRUE;
}

/* Goes on with the last game until it is killed: mostly plays, at times takes
 * moves back and plays them, or others, again. */
static void
run_child (const StoreTable *table, guint32 seed, int out)
{
  Child child = {
    .store = store_table_open (table),
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
    g_ptr_array_add (model->moves, g_strdup (ack + 2));
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

/* One run: a child plays, and is killed in the middle of something. */
static void
run_once (const StoreTable *table, Model *model, GRand *rand)
{
  guint32 seed = g_rand_int (rand);
  int ends[2], status;
  FILE *acks;
  pid_t child;

  g_assert_cmpint (pipe (ends), ==, 0);
  child = fork ();
  g_assert_cmpint (child, >=, 0);
  if (child == 0) {
    close (ends[0]);
    run_child (table, seed, ends[1]);
  }

  close (ends[1]);
  acks = fdopen (ends[0], "r");
  read_acks (model, acks, (guint) g_rand_int_range (rand, 0, CHANGES_MAX));
  g_usleep ((gulong) g_rand_int_range (rand, 0, PAUSE_MAX));
  g_assert_cmpint (kill (child, SIGKILL), ==, 0);
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFSIGNALED (status) && WTERMSIG (status) == SIGKILL);
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

  if (stored->n_played == model->n_played || stored->n_played + 1 == model->n_played)
    return same_lines;

  return stored->n_played == model->n_played + 1 && (same_lines || new_line);
}

/* From now on what is stored is what we know. */
static void
adopt (Model *model, const RhStoredGame *stored)
{
  model->n_played = stored->n_played;
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
    more = more || stored->n_played != model->n_played;
    adopt (model, stored);
  }
  store_table_assert_good (store, model->n_games);

  return more;
}

/* Somebody plays, and the battery dies, again and again, always at another moment.
 * Each time the game goes on where it was. */
static void
test_kill (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) g_test_rand_int ());
  Model model = { 0, g_ptr_array_new_with_free_func (g_free), 0 };
  guint n_more = 0;

  for (guint i = 0; i < RUNS; i++) {
    run_once (table, &model, rand);
    n_more += compare (table, &model) ? 1 : 0;
  }

  g_test_message ("%u games, and %u times a change more than was acknowledged", model.n_games, n_more);
  g_assert_cmpuint (model.n_games, >, 1);
  g_ptr_array_unref (model.moves);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/store/kill", test_kill);

  return g_test_run ();
}
