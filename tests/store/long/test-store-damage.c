/* SPDX-License-Identifier: GPL-3.0-or-later
 * Databases damaged at random: nothing crashes, hangs or warns, and no game is shown as another.
 *
 * With -m thorough a hundred thousand of them. */

#include "config.h"

#include "store-table.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

/* With sanitizers, which take four times as long, a part of them; all without. */
#ifdef __SANITIZE_ADDRESS__
#define PART 5
#else
#define PART 1
#endif

#define PAGE 4096
#define CASES (5000 / PART)
#define CASES_THOROUGH 100000
#define CASES_A_CHILD 250
#define SEED 20261122
#define SECONDS 4 /* of processor time, for everything that is done with one database */

/**
 * Base:
 * @bytes: the database, undamaged
 * @length: its length
 * @chained: whether its games have chains
 * @games: (element-type gint64 utf8): what each of its games is
 * @foreign: the log of another database
 * @foreign_length: its length
 */
typedef struct {
  char       *bytes;
  gsize       length;
  gboolean    chained;
  GHashTable *games;
  char       *foreign;
  gsize       foreign_length;
} Base;

static void
write_file (const char *path, const char *bytes, gsize length)
{
  FILE *file = g_fopen (path, "wb");

  g_assert_nonnull (file);
  g_assert_cmpuint (fwrite (bytes, 1, length, file), ==, length);
  fclose (file);
}

/* All that is shown of a game, as text. */
static char *
describe (RhStore *store, const RhStoredGame *stored)
{
  g_autoptr (GPtrArray) former = rh_store_list_former (store, &stored->stand, NULL);
  GString *text = g_string_new (stored->setup->id);

  g_string_append_printf (text, " %s %s %d %u", stored->setup->game->id, stored->setup->started, (int) stored->status,
                          stored->stand.n_played);
  for (guint i = 0; i < stored->setup->n_seats; i++)
    g_string_append_printf (text, "\n%s %s", stored->setup->seats[i].colour, stored->setup->seats[i].name);
  for (guint i = 0; i < stored->moves->len; i++)
    g_string_append_printf (text, "\n%s", (const char *) stored->moves->pdata[i]);
  for (guint i = 0; former != NULL && i < former->len; i++) {
    const RhFormerLine *line = former->pdata[i];

    g_string_append_printf (text, "\n%u was %s", line->seq, line->text);
  }

  return g_string_free (text, FALSE);
}

static Base *
base_new (const StoreTable *table, gboolean chained)
{
  Base *self = g_new0 (Base, 1);
  RhStore *store = rh_store_open_to_look (table->path, NULL);

  g_assert_true (g_file_get_contents (table->path, &self->bytes, &self->length, NULL));
  self->chained = chained;
  self->games = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_free);
  for (gint64 game = 1;; game++) {
    g_autoptr (RhStoredGame) stored = rh_store_load_game (store, game, NULL);

    if (stored == NULL)
      break;
    g_hash_table_insert (self->games, g_memdup2 (&game, sizeof game), describe (store, stored));
  }
  g_assert_cmpuint (g_hash_table_size (self->games), >=, 3);
  rh_store_close (store);

  return self;
}

static void
base_free (Base *self)
{
  g_free (self->bytes);
  g_free (self->foreign);
  g_hash_table_unref (self->games);
  g_free (self);
}

/* A database with chains: one game half-way, with moves undone and corrected, one ended, one new. */
static void
make_chained (const StoreTable *table)
{
  RhStore *store = store_table_open (table);
  const char *const changed[] = { "reveal s2/7 s3/3", "bids 13 5", "pick 1 1", NULL };
  const RhAmendment amendment = { .seq = 2, .text = changed[1], .n_kept = 3 };
  g_autoptr (RhStoredGame) stored = NULL;
  g_autoptr (RhFold) fold = NULL;

  store_table_play (store, store_table_add (store, "Anna,Bram"), "reveal s2/7 s3/3\nbids 12 5\npick 1 1\ndraw 1 2\npass 1");
  store_table_undo (store, 1, 2);
  store_table_play (store, store_table_add (store, "Anna,Csilla,Bram"), "reveal s2/7 s3/3 d1/4\nbids 12 5 0");
  store_table_end (store, 2);
  store_table_add (store, "Dirk,Anna");
  stored = store_table_load (store, 1);
  fold = rh_fold_new_moves (stored->setup, changed, 3, NULL, NULL);
  g_assert_true (rh_store_amend (store, &stored->stand, &amendment, fold, NULL));
  store_table_play (store, 1, "draw 1 3\nbuild 1 bonus=0 buy=1");
  store_table_undo (store, 1, 1);
  rh_store_close (store);
}

/* The log of another database, as it lies there after a crash. */
static void
take_foreign_log (Base *base)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autofree char *log = store_table_part (table, "-wal");
  RhStore *store = store_table_open (table);
  gint64 game = store_table_add (store, "Eva,Franz");

  rh_store_close (store);
  store_table_crash (table, game, "reveal s2/7 s3/3\nbids 12 5\npick 1 1\ndraw 1 2");
  g_assert_true (g_file_get_contents (log, &base->foreign, &base->foreign_length, NULL));
}

/* Where the damage is: anywhere, or where a page begins. */
static gsize
choose_place (GRand *rand, gsize length)
{
  gsize place = (gsize) g_rand_int_range (rand, 0, (gint32) length);

  return g_rand_boolean (rand) ? place : MIN (place / PAGE * PAGE + (gsize) g_rand_int_range (rand, 0, 128), length - 1);
}

static void
swap_pages (GRand *rand, char *bytes, gsize length)
{
  char page[PAGE];
  gsize one = (gsize) g_rand_int_range (rand, 0, (gint32) (length / PAGE)) * PAGE;
  gsize other = (gsize) g_rand_int_range (rand, 0, (gint32) (length / PAGE)) * PAGE;

  memcpy (page, bytes + one, PAGE);
  memmove (bytes + one, bytes + other, PAGE);
  memcpy (bytes + other, page, PAGE);
}

/* Puts a damaged copy there; returns how long it is. */
static gsize
damage (const Base *base, GRand *rand, const char *log, char *bytes)
{
  gsize length = base->length;
  gsize place = choose_place (rand, length);

  memcpy (bytes, base->bytes, length);
  switch (g_rand_int_range (rand, 0, 16)) {
  case 0:
    swap_pages (rand, bytes, length);
    break;
  case 1:
    length = place;
    break;
  case 2:
    write_file (log, base->foreign, base->foreign_length);
    break;
  case 3:
    memset (bytes + place / PAGE * PAGE, 0, PAGE);
    break;
  case 4:
  case 5:
    for (guint i = 0; i < 20; i++)
      bytes[choose_place (rand, length)] = (char) g_rand_int (rand);
    break;
  case 6:
  case 7:
  case 8:
    bytes[place] = (char) g_rand_int (rand);
    break;
  default:
    bytes[place] ^= (char) (1 << g_rand_int_range (rand, 0, 8));
  }

  return length;
}

static void
count (const char *problem, gpointer data)
{
  g_assert_true (g_utf8_validate (problem, -1, NULL));
  (*(guint *) data)++;
}

/* How many problems the audit finds; one, where it can't even begin. */
static guint
verify (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (RhStore) store = rh_store_open_to_look (path, &error);
  guint n = 0;
  const RhWatcher watcher = { count, NULL, &n };
  RhFindings findings;

  if (store == NULL)
    return 1;
  if (!rh_store_look_over (store, &watcher, FALSE, &findings, &error))
    n++;

  return n;
}

/* A game that opens is the one it was; what can't be opened can be salvaged. */
static void
check_game (const Base *base, RhStore *store, gint64 game, gboolean told)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (RhStoredGame) stored = rh_store_load_game (store, game, &error);
  g_autofree char *text = NULL;
  const char *was = g_hash_table_lookup (base->games, &game);

  if (stored == NULL) {
    g_autoptr (RhSalvage) kept = rh_store_salvage_game (store, game, NULL);

    g_assert_true (told);
    return;
  }

  text = describe (store, stored);
  if (base->chained && g_strcmp0 (text, was) != 0)
    g_error ("Game %d is shown as\n%s\nand was\n%s", (int) game, text, was);
}

static void
check_rows (const Base *base, RhStore *store, gboolean unfinished)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) rows = rh_store_list_games (store, unfinished, NULL, 100, &error);

  for (guint i = 0; rows != NULL && i < rows->len; i++) {
    const RhGameRow *row = rows->pdata[i];
    g_autofree char *names = row->problem == NULL ? g_strjoinv ("\n", row->players) : NULL;

    if (row->id != 0)
      check_game (base, store, row->id, TRUE);
    if (names != NULL)
      g_assert_true (g_utf8_validate (names, -1, NULL));
  }
}

/* Looked at, opened, listed, and every game opened. Whatever is another than it was is told by the audit. */
static void
check_case (const Base *base, const char *path)
{
  guint n_problems = verify (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (RhStore) store = rh_store_open (path, &error);
  g_autoptr (GPtrArray) names = NULL;
  GHashTableIter iter;
  gpointer game;

  if (store == NULL) {
    g_assert_cmpuint (n_problems, >, 0);
    return;
  }

  check_rows (base, store, TRUE);
  check_rows (base, store, FALSE);
  g_hash_table_iter_init (&iter, base->games);
  while (g_hash_table_iter_next (&iter, &game, NULL))
    check_game (base, store, *(gint64 *) game, n_problems > 0);
  names = rh_store_list_players (store, NULL, 100, NULL);
}

static void
remove_parts (const StoreTable *table)
{
  g_autoptr (GDir) dir = g_dir_open (table->folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (table->folder, name, NULL);

    g_unlink (path);
  }
}

/* A child looks at so many, each for so long at most. */
static void
run_child (const Base *base, const StoreTable *table, guint first, guint n)
{
  const struct itimerval limit = { .it_value = { .tv_sec = SECONDS } };
  g_autofree char *log = store_table_part (table, "-wal");
  g_autofree char *bytes = g_malloc (base->length);

  g_log_set_always_fatal (G_LOG_LEVEL_WARNING | G_LOG_LEVEL_CRITICAL | G_LOG_FATAL_MASK);
  for (guint i = first; i < first + n; i++) {
    g_autoptr (GRand) rand = g_rand_new_with_seed (SEED + i);
    gsize length;

    remove_parts (table);
    length = damage (base, rand, log, bytes);
    write_file (table->path, bytes, length);
    setitimer (ITIMER_PROF, &limit, NULL);
    check_case (base, table->path);
  }
  _exit (0);
}

static void
test_damage (gconstpointer data)
{
  const char *name = data;
  guint n = (g_test_thorough () ? CASES_THOROUGH : CASES) / (name == NULL ? 1 : 5);
  g_autoptr (StoreTable) table = store_table_new ();
  Base *base;

  if (name == NULL)
    make_chained (table);
  else
    store_table_copy_data (table, name);
  base = base_new (table, name == NULL);
  take_foreign_log (base);

  for (guint i = 0; i < n; i += CASES_A_CHILD) {
    pid_t child = fork ();
    int status = 0;

    g_assert_cmpint (child, >=, 0);
    if (child == 0)
      run_child (base, table, i, MIN (CASES_A_CHILD, n - i));
    g_assert_cmpint (waitpid (child, &status, 0), ==, child);
    if (status != 0)
      g_error ("One of the cases from %u on ended with %d", i, status);
  }
  base_free (base);
}

int
main (int argc, char *argv[])
{
  /* A disk in memory, where there is one: every case would wait for the real one. */
  if (g_access ("/dev/shm", W_OK) == 0)
    g_setenv ("TMPDIR", "/dev/shm", TRUE);

  g_test_init (&argc, &argv, NULL);

  g_test_add_data_func ("/store/damage/chained", NULL, test_damage);
  g_test_add_data_func ("/store/damage/version-2", "store-v2.db", test_damage);

  return g_test_run ();
}
