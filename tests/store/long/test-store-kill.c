/* SPDX-License-Identifier: GPL-3.0-or-later
 * The store under kill -9: what was acknowledged is there, and all of it is right. */

#include "config.h"

#include "kill-player.h"
#include "store-table.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#define RUNS 60

/* In every fourth of them two play, on the same game. */
#define PAIRED_EACH 4

/* With -m thorough all of it is done so many times: ten thousand runs. */
#define THOROUGH 167

/* How far a child gets at most before it is killed: so many changes, and then so
 * many microseconds into the next one. */
#define CHANGES_MAX 30
#define PAUSE_MAX 1500

/**
 * Model:
 * @n_games: how many games there are
 * @moves: (element-type utf8): the lines of the last one
 * @n_played: how many of them are played
 * @meant: (nullable) (element-type utf8): the lines after the correction that was begun, or is undone or redone,
 *   until it is acknowledged
 * @meant_played: how many of them are played then
 * @n_corrected: how many corrections were made, undone or redone
 *
 * What the parent knows to be stored, from what the child has acknowledged.
 */
typedef struct {
  guint      n_games;
  GPtrArray *moves;
  guint      n_played;
  GPtrArray *meant;
  guint      meant_played;
  guint      n_corrected;
} Model;

static void
forget_meant (Model *model)
{
  g_clear_pointer (&model->meant, g_ptr_array_unref);
}

static void
learn_meant (Model *model, const char *ack)
{
  g_auto (GStrv) parts = g_strsplit (ack, "\t", -1);

  model->meant = g_ptr_array_new_with_free_func (g_free);
  model->meant_played = (guint) g_ascii_strtoull (parts[0] + 2, NULL, 10);
  for (guint i = 1; parts[i] != NULL; i++)
    g_ptr_array_add (model->meant, g_strdup (parts[i]));
}

static void
learn_corrected (Model *model)
{
  g_ptr_array_unref (model->moves);
  model->moves = g_steal_pointer (&model->meant);
  model->n_played = model->meant_played;
  model->n_corrected++;
}

static void
learn (Model *model, const char *ack)
{
  switch (*ack) {
  case 'm':
    learn_meant (model, ack);
    break;
  case 'c':
    learn_corrected (model);
    break;
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

/* What is cut off at the end was never acknowledged. */
static char *
read_ack (FILE *acks)
{
  g_autoptr (GString) line = g_string_new (NULL);
  int letter;

  while ((letter = getc (acks)) != EOF && letter != '\n')
    g_string_append_c (line, (char) letter);

  return letter == '\n' ? g_string_free (g_steal_pointer (&line), FALSE) : NULL;
}

/* Reads acknowledgements, all there are or so many. */
static guint
read_acks (Model *model, FILE *acks, guint max)
{
  char *line;
  guint n = 0;

  while (n < max && (line = read_ack (acks)) != NULL) {
    learn (model, line);
    g_free (line);
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
    kill_player_run (table, seed, ends[1], paired);
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

/* Whether all of a correction that was begun is there. */
static gboolean
is_corrected (const RhStoredGame *stored, const Model *model)
{
  const Model meant = { .moves = model->meant };

  return meant.moves != NULL && stored->stand.n_played == model->meant_played &&
         stored->moves->len == meant.moves->len && has_lines (stored, &meant, meant.moves->len);
}

/* Whether the game is as acknowledged, or one move was played, taken back or played
 * again after that; where a correction was begun, nothing else. */
static gboolean
fits (const RhStoredGame *stored, const Model *model)
{
  gboolean same_lines = stored->moves->len == model->moves->len && has_lines (stored, model, model->moves->len);
  gboolean new_line = stored->moves->len == model->n_played + 1 && has_lines (stored, model, model->n_played);

  if (model->meant != NULL)
    return same_lines && stored->stand.n_played == model->n_played;
  if (stored->stand.n_played == model->n_played || stored->stand.n_played + 1 == model->n_played)
    return same_lines;

  return stored->stand.n_played == model->n_played + 1 && (same_lines || new_line);
}

/* From now on what is stored is what we know. */
static void
adopt (Model *model, const RhStoredGame *stored)
{
  forget_meant (model);
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
  gint64 last = kill_player_last_game (store);
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
    gboolean corrected = is_corrected (stored, model);

    g_assert_true (corrected || fits (stored, model));
    more = more || corrected || stored->stand.n_played != model->n_played;
    adopt (model, stored);
  }
  store_table_assert_good (store, model->n_games);

  return more;
}

/* What one of two has acknowledged, a line each; those cut off at the end weren't. */
static void
take_acks (FILE *acks, guint max, GPtrArray *lines)
{
  char *line;

  for (guint n = 0; n < max && (line = read_ack (acks)) != NULL; n++)
    g_ptr_array_add (lines, line);
  if (max == G_MAXUINT)
    fclose (acks);
}

static void
assert_line (const char *const *rows, guint seq, const char *line)
{
  g_autofree char *row = g_strdup_printf ("%u|%s", seq, line);

  if (!g_strv_contains (rows, row))
    g_error ("move %u, “%s”, was acknowledged, and is lost", seq, line);
}

/* All lines of a correction that was acknowledged: "m", and then "c". */
static void
assert_corrected (const char *const *rows, const char *meant)
{
  g_auto (GStrv) parts = g_strsplit (meant, "\t", -1);

  for (guint i = 1; parts[i] != NULL; i++)
    assert_line (rows, i, parts[i]);
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
    char *line;

    if (*ack == 'n') {
      n_new++;
    } else if (*ack == 'p') {
      guint seq = (guint) g_ascii_strtoull (ack + 2, &line, 10);

      assert_line ((const char *const *) rows, seq, line + 1);
    } else if (*ack == 'c') {
      assert_corrected ((const char *const *) rows, lines->pdata[i - 1]);
    }
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
  g_assert_cmpuint (kill_player_last_game (store), >=, model->n_games + n_new);
  g_assert_cmpuint (kill_player_last_game (store), <=, model->n_games + n_new + 2);
  model->n_games = (guint) kill_player_last_game (store);
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
  Model model = { .moves = g_ptr_array_new_with_free_func (g_free) };
  guint n_more = 0;

  for (guint i = 0; i < RUNS; i++) {
    if (i % PAIRED_EACH == PAIRED_EACH - 1) {
      run_pair (table, &model, rand);
      continue;
    }
    run_once (table, &model, rand);
    n_more += compare (table, &model) ? 1 : 0;
  }

  g_test_message ("%u games, %u corrections made, undone or redone, and %u times a change more than was acknowledged",
                  model.n_games, model.n_corrected, n_more);
  g_assert_cmpuint (model.n_games, >, 1);
  g_assert_cmpuint (model.n_corrected, >, 1);
  forget_meant (&model);
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
