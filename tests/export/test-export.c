/* SPDX-License-Identifier: GPL-3.0-or-later
 * Games on their way out: all, one, all but some; what can't be read is told; what is given up leaves nothing; and others
 * play meanwhile. */

#include "config.h"

#include "rh-export.h"

#include "store-table.h"

#include <glib/gstdio.h>
#include <string.h>

typedef struct {
  StoreTable   *table;
  RhStore      *store;
  RhExport      export;
  GCancellable *cancellable;
  GFile        *file;
  GString      *problems;
  GString      *steps;
  guint         cancel_at; /* after so many games */
} Desk;

static void
on_problem_cb (const char *problem, gpointer data)
{
  g_string_append_printf (((Desk *) data)->problems, "%s\n", problem);
}

static void
on_step_cb (guint n_done, guint n_all, gpointer data)
{
  Desk *desk = data;

  g_string_append_printf (desk->steps, "%u/%u ", n_done, n_all);
  if (n_done == desk->cancel_at)
    g_cancellable_cancel (desk->cancellable);
}

static void
set_up (Desk *desk, gconstpointer data)
{
  static const char *const names[] = { "Anna,Bram", "Csilla,Dóra", "Elena,Fabio" };
  g_autofree char *path = NULL;

  desk->table = store_table_new ();
  desk->store = store_table_open (desk->table);
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    store_table_play (desk->store, store_table_add (desk->store, names[i]), "reveal d2/7 v1/3");
  path = g_build_filename (desk->table->folder, "x.railhead", NULL);
  desk->file = g_file_new_for_path (path);
  desk->cancellable = g_cancellable_new ();
  desk->problems = g_string_new (NULL);
  desk->steps = g_string_new (NULL);
  desk->export = (RhExport) { .problem = on_problem_cb, .step = on_step_cb, .data = desk };
}

static void
tear_down (Desk *desk, gconstpointer data)
{
  g_string_free (desk->problems, TRUE);
  g_string_free (desk->steps, TRUE);
  g_object_unref (desk->cancellable);
  g_object_unref (desk->file);
  rh_store_close (desk->store);
  store_table_free (desk->table);
}

/* Writes, and says whose games are there: the first player of each. */
static char *
write_names (Desk *desk)
{
  g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  GString *names = g_string_new (NULL);

  g_assert_true (rh_export_write (&desk->export, desk->store, stream, NULL, &error));
  g_assert_no_error (error);
  g_output_stream_write_all (stream, "", 1, NULL, NULL, NULL);
  g_output_stream_close (stream, NULL, NULL);
  text = g_memory_output_stream_steal_data (G_MEMORY_OUTPUT_STREAM (stream));
  for (const char *seat = strstr (text, "seat red "); seat != NULL; seat = strstr (seat + 1, "seat red "))
    g_string_append_printf (names, "%.*s ", (int) strcspn (seat + 9, "\n"), seat + 9);

  return g_string_free (names, FALSE);
}

static void
assert_writes (Desk *desk, const char *expected)
{
  g_autofree char *names = write_names (desk);

  g_assert_cmpstr (names, ==, expected);
}

static void
test_all (Desk *desk, gconstpointer data)
{
  assert_writes (desk, "Anna Csilla Elena ");
  g_assert_cmpstr (desk->steps->str, ==, "1/3 2/3 3/3 ");
  g_assert_cmpuint (desk->export.n_games, ==, 3);
  g_assert_cmpstr (desk->problems->str, ==, "");
}

static void
test_one (Desk *desk, gconstpointer data)
{
  desk->export.game = 2;
  assert_writes (desk, "Csilla ");
}

/* Such as those that are deleted, for as long as that can be undone. */
static void
test_without (Desk *desk, gconstpointer data)
{
  g_autoptr (GArray) without = g_array_new (FALSE, FALSE, sizeof (gint64));
  gint64 game = 1;

  g_array_append_val (without, game);
  desk->export.without = without;
  assert_writes (desk, "Csilla Elena ");
  g_assert_cmpuint (desk->export.n_left_out, ==, 0);
}

static void
damage (Desk *desk)
{
  g_autofree char *none = store_table_ask (desk->table, "UPDATE move SET text = 'reveal d2/8 v1/3' WHERE game = 2");

  g_assert_cmpstr (none, ==, "");
}

/* Told and left out of all; alone, it is why there is no file. */
static void
test_damaged (Desk *desk, gconstpointer data)
{
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;

  damage (desk);
  assert_writes (desk, "Anna Elena ");
  g_assert_cmpuint (desk->export.n_left_out, ==, 1);
  g_assert_nonnull (strstr (desk->problems->str, "is damaged: "));

  desk->export.game = 2;
  before = store_table_list_files (desk->table);
  g_assert_false (rh_export_to_file (&desk->export, desk->store, desk->file, NULL, &error));
  g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_GAME);
  after = store_table_list_files (desk->table);
  g_assert_cmpstr (after, ==, before);
}

static void
break_cb (guint n_done, guint n_all, gpointer data)
{
  Desk *desk = data;
  g_autofree char *none = store_table_ask (desk->table, "PRAGMA writable_schema = ON;"
                                                        "UPDATE sqlite_schema SET sql = 'nothing' WHERE name = 'game';"
                                                        "PRAGMA schema_version = 1000");

  g_assert_cmpstr (none, ==, "");
}

/* The games after the first can't be found: that isn't one that can't be read. */
static void
test_broken_off (Desk *desk, gconstpointer data)
{
  desk->export.step = break_cb;
  assert_writes (desk, "Anna ");
  g_assert_true (desk->export.broken_off);
  g_assert_cmpuint (desk->export.n_left_out, ==, 0);
  g_assert_cmpstr (desk->problems->str, ==, "");
}

/* What is wrong with no game in particular leaves none out: there is no file. */
static void
test_failed (Desk *desk, gconstpointer data)
{
  g_autofree char *none = store_table_ask (desk->table, "DROP TABLE entry");
  g_autoptr (GError) error = NULL;

  g_assert_cmpstr (none, ==, "");
  g_assert_false (rh_export_to_file (&desk->export, desk->store, desk->file, NULL, &error));
  g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_FAILED);
  g_assert_false (g_file_query_exists (desk->file, NULL));
}

static void
test_cancel (Desk *desk, gconstpointer data)
{
  g_autofree char *before = store_table_list_files (desk->table);
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;

  desk->cancel_at = 2;
  g_assert_false (rh_export_to_file (&desk->export, desk->store, desk->file, desk->cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpstr (desk->steps->str, ==, "1/3 2/3 ");
  after = store_table_list_files (desk->table);
  g_assert_cmpstr (after, ==, before);
}

/* Where it can't be, it is said with the file's name. */
static void
test_nowhere (Desk *desk, gconstpointer data)
{
  g_autoptr (GFile) nowhere = g_file_new_for_path ("/proc/nothing/x.csv");
  g_autoptr (GError) error = NULL;

  g_assert_false (rh_export_to_file (&desk->export, desk->store, nowhere, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_assert_true (g_str_has_prefix (error->message, "“x.csv” can’t be written: "));
}

static void
play_on_cb (guint n_done, guint n_all, gpointer data)
{
  Desk *desk = data;

  if (n_done != 1)
    return;
  g_assert_true (rh_store_delete_game (desk->store, 2, NULL));
  store_table_add (desk->store, "Gina,Hugo");
}

/* Games come and go while others are written, by a connection of their own. */
static void
test_meanwhile (Desk *desk, gconstpointer data)
{
  RhStore *beside = rh_store_open_beside (desk->store, NULL);
  RhExport export = { .game = 0, .step = play_on_cb, .data = desk };
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (rh_export_to_file (&export, beside, desk->file, NULL, &error));
  g_assert_no_error (error);
  rh_store_close (beside);
  g_assert_true (g_file_get_contents (g_file_peek_path (desk->file), &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "Anna"));
  g_assert_null (strstr (text, "Csilla"));
  g_assert_nonnull (strstr (text, "Gina"));
  g_assert_cmpuint (export.n_games, ==, 3);
  g_assert_cmpuint (export.n_left_out, ==, 0);
}

static void
test_endings (void)
{
  RhExportKind kind;

  for (guint i = 0; i < RH_EXPORT_KINDS; i++) {
    g_autofree char *name = g_strconcat ("a.b", rh_export_get_ending (i), NULL);
    g_autofree char *shouted = g_ascii_strup (name, -1);

    g_assert_true (rh_export_find_kind (name, &kind));
    g_assert_cmpuint (kind, ==, i);
    g_assert_true (rh_export_find_kind (shouted, &kind));
    g_assert_cmpuint (kind, ==, i);
  }
  g_assert_false (rh_export_find_kind ("csv", &kind));
  g_assert_false (rh_export_find_kind ("-", &kind));
  g_assert_false (rh_export_find_kind ("x.csv.txt", &kind));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/export/all", Desk, NULL, set_up, test_all, tear_down);
  g_test_add ("/export/one", Desk, NULL, set_up, test_one, tear_down);
  g_test_add ("/export/without", Desk, NULL, set_up, test_without, tear_down);
  g_test_add ("/export/damaged", Desk, NULL, set_up, test_damaged, tear_down);
  g_test_add ("/export/broken-off", Desk, NULL, set_up, test_broken_off, tear_down);
  g_test_add ("/export/failed", Desk, NULL, set_up, test_failed, tear_down);
  g_test_add ("/export/cancel", Desk, NULL, set_up, test_cancel, tear_down);
  g_test_add ("/export/nowhere", Desk, NULL, set_up, test_nowhere, tear_down);
  g_test_add ("/export/meanwhile", Desk, NULL, set_up, test_meanwhile, tear_down);
  g_test_add_func ("/export/endings", test_endings);

  return g_test_run ();
}
