/* SPDX-License-Identifier: GPL-3.0-or-later
 * Times what it costs to import records, against bare SQLite that writes the same rows.
 *
 *   import-cost RUNS FOLDER RECORD...
 *
 * Prints the median of the ratios, each of all records imported and of their rows written by SQLite in as many transactions. */

#include "config.h"

#include "rh-import.h"

#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>

/* As the window has it; in between others would have their turn. */
#define SLICE (12 * G_TIME_SPAN_MILLISECOND)

#define RUNS_MAX 101

/**
 * Row:
 * @insert: the statement that writes it
 * @values: (array length=n): what is in it
 */
typedef struct {
  sqlite3_stmt   *insert;
  sqlite3_value **values;
  int             n;
} Row;

typedef struct {
  GFile    **files;
  guint      n_files;
  char      *ours;
  char      *bare;
  guint      n_games;
  guint      n_transactions;
  guint      n_rows;
  gint64     took_bare;
} Bench;

static void
check (sqlite3 *handle, int result)
{
  if (result != SQLITE_OK && result != SQLITE_DONE)
    g_error ("%s", sqlite3_errmsg (handle));
}

static sqlite3_stmt *
prepare (sqlite3 *handle, const char *sql)
{
  sqlite3_stmt *statement = NULL;

  if (sqlite3_prepare_v3 (handle, sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, NULL) != SQLITE_OK)
    g_error ("%s: %s", sql, sqlite3_errmsg (handle));

  return statement;
}

static void
drop (const char *path)
{
  static const char *const parts[] = { "", "-wal", "-shm" };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++) {
    g_autofree char *part = g_strconcat (path, parts[i], NULL);

    remove (part);
  }
}

/* Imports all; returns how long that took. */
static gint64
measure_ours (Bench *self)
{
  RhStore *store = rh_store_open (self->ours, NULL);
  g_autoptr (RhImport) import = NULL;
  gint64 start = g_get_monotonic_time ();
  RhImportState state;
  guint n_done = 0;

  self->n_transactions = 0;
  import = rh_import_new (store, self->files, self->n_files, NULL);
  while ((state = rh_import_step (import, SLICE)) != RH_IMPORT_ENDED) {
    if (state == RH_IMPORT_WAITS)
      g_usleep (200);
    self->n_transactions += rh_import_get_n_done (import) > n_done;
    n_done = rh_import_get_n_done (import);
  }
  self->n_games = rh_import_get_n (import, RH_ARRIVAL_NEW);
  g_assert (rh_import_get_error (import) == NULL && self->n_games == n_done);
  start = g_get_monotonic_time () - start;
  rh_store_close (store);

  return start;
}

/* (element-type sqlite3_stmt): what reads and what writes the rows of a game, table by table; that of games first. */
static void
prepare_tables (sqlite3 *ours, sqlite3 *bare, GPtrArray *selects, GPtrArray *inserts)
{
  sqlite3_stmt *tables = prepare (ours,
    "SELECT m.name, (SELECT count (*) FROM pragma_table_info (m.name)), m.name <> 'game' FROM sqlite_master AS m"
    " WHERE type = 'table' AND name <> 'arriving' AND name NOT LIKE 'continuing%' AND name NOT IN ('player', 'draft') AND"
    " (name = 'game' OR EXISTS (SELECT 1 FROM pragma_table_info (m.name) WHERE name = 'game')) ORDER BY 3");

  while (sqlite3_step (tables) == SQLITE_ROW) {
    const char *name = (const char *) sqlite3_column_text (tables, 0);
    g_autofree char *select = g_strdup_printf ("SELECT * FROM %s WHERE %s = ?", name, sqlite3_column_int (tables, 2) ? "game" : "id");
    g_autoptr (GString) insert = g_string_new (NULL);

    g_string_printf (insert, "INSERT INTO %s VALUES (?", name);
    for (int i = 1; i < sqlite3_column_int (tables, 1); i++)
      g_string_append (insert, ", ?");
    g_string_append_c (insert, ')');
    g_ptr_array_add (selects, prepare (ours, select));
    g_ptr_array_add (inserts, prepare (bare, insert->str));
  }
  sqlite3_finalize (tables);
}

static void
read_rows (sqlite3_stmt *select, sqlite3_stmt *insert, GArray *rows)
{
  while (sqlite3_step (select) == SQLITE_ROW) {
    Row row = { insert, NULL, sqlite3_column_count (select) };

    row.values = g_new (sqlite3_value *, row.n);
    for (int i = 0; i < row.n; i++)
      row.values[i] = sqlite3_value_dup (sqlite3_column_value (select, i));
    g_array_append_val (rows, row);
  }
  sqlite3_reset (select);
}

static void
row_clear (gpointer data)
{
  Row *row = data;

  for (int i = 0; i < row->n; i++)
    sqlite3_value_free (row->values[i]);
  g_free (row->values);
}

static void
write_row (sqlite3 *bare, const Row *row)
{
  for (int i = 0; i < row->n; i++)
    sqlite3_bind_value (row->insert, i + 1, row->values[i]);
  check (bare, sqlite3_step (row->insert));
  sqlite3_reset (row->insert);
}

/* In a transaction; adds how long that took. Empties the rows. */
static void
write_rows (Bench *self, sqlite3 *bare, GArray *rows)
{
  gint64 start = g_get_monotonic_time ();

  check (bare, sqlite3_exec (bare, "BEGIN IMMEDIATE", NULL, NULL, NULL));
  for (guint i = 0; i < rows->len; i++)
    write_row (bare, &g_array_index (rows, Row, i));
  check (bare, sqlite3_exec (bare, "COMMIT", NULL, NULL, NULL));
  self->took_bare += g_get_monotonic_time () - start;
  self->n_rows += rows->len;
  g_array_set_size (rows, 0);
}

static void
copy_players (sqlite3 *ours, sqlite3 *bare, GArray *rows)
{
  sqlite3_stmt *select = prepare (ours, "SELECT * FROM player");
  g_autoptr (GString) sql = g_string_new ("INSERT INTO player VALUES (?");

  for (int i = 1; i < sqlite3_column_count (select); i++)
    g_string_append (sql, ", ?");
  g_string_append_c (sql, ')');
  read_rows (select, prepare (bare, sql->str), rows);
  sqlite3_finalize (select);
}

/* A game after another, in as many transactions as the import had; what is to be written next is read before. */
static void
copy_games (Bench *self, sqlite3 *ours, sqlite3 *bare)
{
  g_autoptr (GArray) rows = g_array_new (FALSE, FALSE, sizeof (Row));
  g_autoptr (GPtrArray) selects = g_ptr_array_new ();
  g_autoptr (GPtrArray) inserts = g_ptr_array_new ();
  sqlite3_stmt *games = prepare (ours, "SELECT id FROM game ORDER BY id");
  guint each = MAX (self->n_games / self->n_transactions, 1);
  guint n = 0;

  g_array_set_clear_func (rows, row_clear);
  copy_players (ours, bare, rows);
  prepare_tables (ours, bare, selects, inserts);
  while (sqlite3_step (games) == SQLITE_ROW) {
    for (guint i = 0; i < selects->len; i++) {
      sqlite3_bind_int64 (selects->pdata[i], 1, sqlite3_column_int64 (games, 0));
      read_rows (selects->pdata[i], inserts->pdata[i], rows);
    }
    if (++n % each == 0)
      write_rows (self, bare, rows);
  }
  write_rows (self, bare, rows);
  for (guint i = 0; i < selects->len; i++)
    sqlite3_finalize (selects->pdata[i]);
  sqlite3_finalize (games);
}

/* Writes the rows of ours into the same tables, made by the store, with the same settings. */
static gint64
measure_bare (Bench *self)
{
  sqlite3 *ours = NULL, *bare = NULL;

  rh_store_close (rh_store_open (self->bare, NULL));
  check (NULL, sqlite3_open (self->ours, &ours));
  check (NULL, sqlite3_open (self->bare, &bare));
  check (bare, sqlite3_exec (bare, "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON", NULL,
                             NULL, NULL));
  self->took_bare = 0;
  self->n_rows = 0;
  copy_games (self, ours, bare);
  for (sqlite3_stmt *left; (left = sqlite3_next_stmt (bare, NULL)) != NULL;)
    sqlite3_finalize (left);
  check (ours, sqlite3_close (ours));
  check (bare, sqlite3_close (bare));

  return self->took_bare;
}

static int
compare (const void *a, const void *b)
{
  return (*(const double *) a > *(const double *) b) - (*(const double *) a < *(const double *) b);
}

int
main (int argc, char **argv)
{
  guint n_runs = MIN ((guint) atoi (argv[1]), RUNS_MAX);
  Bench self = {
    .n_files = (guint) argc - 3,
    .ours = g_build_filename (argv[2], "ours.db", NULL),
    .bare = g_build_filename (argv[2], "bare.db", NULL),
  };
  double ratios[RUNS_MAX];

  self.files = g_new (GFile *, self.n_files);
  for (guint i = 0; i < self.n_files; i++)
    self.files[i] = g_file_new_for_path (argv[i + 3]);

  for (guint i = 0; i < n_runs; i++) {
    gint64 ours, bare;

    drop (self.ours);
    drop (self.bare);
    ours = measure_ours (&self);
    bare = measure_bare (&self);
    ratios[i] = (double) ours / (double) bare;
    printf ("# %u games, %u rows, %u transactions: %d ms and %d ms\n", self.n_games, self.n_rows, self.n_transactions,
            (int) (ours / 1000), (int) (bare / 1000));
  }
  qsort (ratios, n_runs, sizeof *ratios, compare);
  printf ("%.3f\n", ratios[n_runs / 2]);

  return 0;
}
