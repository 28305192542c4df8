/* SPDX-License-Identifier: GPL-3.0-or-later
 * Records are imported in slices: all of a file comes in or nothing, and of an import that is given up nothing; what is here
 * already is known, what isn't as far here is played on, and what has gone otherwise is kept beside. What comes in is told. */

#include "config.h"

#include "rh-import.h"

#include "rh-import-reader.h"
#include "rh-import-text.h"

#include "own-time.h"
#include "store-table.h"
#include "ui-screen.h"

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#define ID "5f0c2c0e-5a0e-4d0c-9a55-0a4f8f6c1b7e"
#define HEAD "railhead 1\ngame cape-to-cairo\nseat red Anna\nseat blue Bram\n"
#define WITH_ID "railhead 1\ngame cape-to-cairo\nid " ID "\nseat red Anna\nseat blue Bram\n"
#define FIRST "reveal d2/7 v1/3\n"
#define MOVES FIRST "bids 12 0\npick 1 1\ndraw 1 2\n"

#define SLICE (12 * G_TIME_SPAN_MILLISECOND)
#define FEW 30
#define MANY 3000

typedef struct {
  StoreTable *table;
  RhStore    *store;
  GPtrArray  *files;
  RhImport   *import;
  char       *summary;
  gint64      longest; /* of the slices, in microseconds */
} Desk;

static void
set_up (Desk *desk, gconstpointer data)
{
  desk->table = store_table_new ();
  desk->store = store_table_open (desk->table);
  desk->files = g_ptr_array_new_with_free_func (g_object_unref);
}

static void
forget (Desk *desk)
{
  g_clear_pointer (&desk->import, rh_import_free);
  g_clear_pointer (&desk->summary, g_free);
  for (guint i = 0; i < desk->files->len; i++)
    g_file_delete (desk->files->pdata[i], NULL, NULL);
  g_ptr_array_set_size (desk->files, 0);
}

static void
tear_down (Desk *desk, gconstpointer data)
{
  forget (desk);
  g_ptr_array_unref (desk->files);
  rh_store_close (desk->store);
  store_table_free (desk->table);
}

static void
put (Desk *desk, const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (desk->table->folder, name, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  g_ptr_array_add (desk->files, g_file_new_for_path (path));
}

static void
begin (Desk *desk)
{
  g_autoptr (GError) error = NULL;

  desk->import = rh_import_new (desk->store, (GFile **) desk->files->pdata, desk->files->len, &error);
  g_assert_no_error (error);
}

static RhImportState
step (Desk *desk)
{
  gint64 start = own_time ();
  RhImportState state = rh_import_step (desk->import, SLICE);

  desk->longest = MAX (desk->longest, own_time () - start);

  return state;
}

static void
run (Desk *desk)
{
  RhImportState state;

  while ((state = step (desk)) != RH_IMPORT_ENDED) {
    if (state == RH_IMPORT_WAITS)
      g_thread_yield ();
  }
  desk->summary = rh_import_text_dup_summary (desk->import, 1);
}

static void
import_files (Desk *desk)
{
  begin (desk);
  run (desk);
}

/* One file with that in it. */
static void
import_text (Desk *desk, const char *text)
{
  forget (desk);
  put (desk, "a.railhead", text);
  import_files (desk);
}

static guint
count_listed (Desk *desk)
{
  g_autoptr (GPtrArray) playing = rh_store_list_games (desk->store, TRUE, NULL, G_MAXUINT, NULL);

  return playing->len;
}

static void
assert_stored (Desk *desk, const char *n)
{
  store_table_assert_asks (desk->table, "SELECT count (*) FROM game", n);
  store_table_assert_asks (desk->table, "SELECT count (*) FROM arriving", "0");
}

/* Three files, the second wrong in its middle: nothing of that comes in, and what is wrong where is told. */
static void
test_wrong (Desk *desk, gconstpointer data)
{
  put (desk, "a.railhead", HEAD MOVES HEAD FIRST);
  put (desk, "b.railhead", HEAD FIRST "bids 13 0\n" HEAD FIRST "bids 12 500\n" HEAD FIRST "bids 14 0\n");
  put (desk, "c.railhead", WITH_ID);
  import_files (desk);

  g_assert_null (rh_import_get_error (desk->import));
  g_assert_cmpuint (count_listed (desk), ==, 3);
  assert_stored (desk, "3");
  g_assert_cmpuint (rh_import_get_refused (desk->import)->len, ==, 1);
  g_assert_true (g_str_has_prefix (desk->summary, "3 games came in.\n"
                                   "1 file has a mistake in it, so nothing of it came in:\nb.railhead:12: "));
  g_assert_true (g_str_has_suffix (desk->summary, "\nCorrect the line in a text editor, and import the file again."));
  store_table_assert_good (desk->store, 3);
}

/* Of a file with two who are one player nothing comes in, and all of the others. */
static void
test_together (Desk *desk, gconstpointer data)
{
  gint64 players[2];

  import_text (desk, HEAD);
  import_text (desk, "railhead 1\ngame zugkraft\nseat - Ann\nseat - Bram\n");
  g_assert_true (rh_store_find_player (desk->store, "Ann", &players[0], NULL));
  g_assert_true (rh_store_find_player (desk->store, "Anna", &players[1], NULL));
  g_assert_true (rh_store_merge_players (desk->store, players[0], players[1], NULL));
  forget (desk);
  put (desk, "a.railhead", HEAD MOVES);
  put (desk, "b.railhead", HEAD FIRST "railhead 1\ngame zugkraft\nseat - Ann\nseat - Bram\nseat - ANNA\n");
  import_files (desk);

  g_assert_null (rh_import_get_error (desk->import));
  assert_stored (desk, "3");
  g_assert_cmpstr (desk->summary, ==,
                   "1 game came in.\n1 file has a mistake in it, so nothing of it came in:\n"
                   "b.railhead: Two of these names are one player in your games: Ann, Bram, ANNA. Give one of them another name.\n"
                   "Correct the line in a text editor, and import the file again.");
}

/* More files are wrong than are told. */
static void
test_all_wrong (Desk *desk, gconstpointer data)
{
  put (desk, "a.railhead", "No record\n");
  put (desk, "b.railhead", "No record\n");
  put (desk, "c.railhead", "No record\n");
  import_files (desk);

  g_assert_cmpuint (rh_import_get_refused (desk->import)->len, ==, 3);
  g_assert_true (g_str_has_prefix (desk->summary, "3 files can’t be read as records, so nothing of them came in:\n"));
  g_assert_nonnull (strstr (desk->summary, "\na.railhead:1: "));
  g_assert_null (strstr (desk->summary, "b.railhead"));
  g_assert_true (g_str_has_suffix (desk->summary, "\n…and 2 more"));
  g_assert_null (strstr (desk->summary, "Correct"));
  assert_stored (desk, "0");
}

/* One has a mistake, and the other is something else: each is told as what it is, and nobody is to correct a picture. */
static void
test_foreign (Desk *desk, gconstpointer data)
{
  put (desk, "a.railhead", HEAD FIRST "bids 12 500\n");
  put (desk, "b.railhead", "\x89PNG\r\n\x1a\n");
  import_files (desk);

  g_assert_cmpuint (rh_import_get_refused (desk->import)->len, ==, 2);
  g_assert_true (g_str_has_prefix (desk->summary, "1 file has a mistake in it, so nothing of it came in:\na.railhead:6: "));
  g_assert_true (g_str_has_suffix (desk->summary,
                                   "\nCorrect the line in a text editor, and import the file again.\n"
                                   "1 file can’t be read as a record, so nothing of it came in:\n"
                                   "b.railhead:1: This isn’t a record of Railhead, or its text isn’t in UTF-8"));
  assert_stored (desk, "0");
}

static void
test_empty (Desk *desk, gconstpointer data)
{
  import_text (desk, "# Nothing yet\n");
  g_assert_cmpstr (desk->summary, ==, "There is no game in these files.");
}

static char *
make_games_with (guint n, const char *moves)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text,
                            "railhead 1\ngame cape-to-cairo\nid %08x-5a0e-4d0c-9a55-0a4f8f6c1b7e\n"
                            "seat red Anna %u\nseat blue Bram\n%s",
                            i, i % 100, moves);

  return g_string_free (text, FALSE);
}

static char *
make_games (guint n)
{
  return make_games_with (n, MOVES);
}

/* Given up in the middle: nothing of it is left, nor seen meanwhile, and the next import is as if there had been none. */
static void
test_cancel (Desk *desk, gconstpointer data)
{
  g_autofree char *text = make_games (MANY / 10);

  put (desk, "a.railhead", text);
  begin (desk);
  while (rh_import_get_n_done (desk->import) < 5) {
    g_assert_cmpint (step (desk), !=, RH_IMPORT_ENDED);
    g_assert_cmpuint (count_listed (desk), ==, 0);
  }
  g_assert_false (rh_import_is_decided (desk->import));
  rh_import_cancel (desk->import);
  g_assert_true (rh_import_is_decided (desk->import));
  run (desk);
  g_assert_error ((GError *) rh_import_get_error (desk->import), G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpstr (desk->summary, ==, "The import was cancelled. Nothing of it came in.");
  assert_stored (desk, "0");
  store_table_assert_asks (desk->table, "SELECT count (*) FROM player", "0");

  import_text (desk, text);
  g_assert_cmpstr (desk->summary, ==, "300 games came in.");
  store_table_assert_good (desk->store, 300);
}

/* Killed, as it were, in the middle, and begun again: what was left of the first isn't taken for known. */
static void
test_killed (Desk *desk, gconstpointer data)
{
  g_autofree char *text = make_games (MANY / 10);

  put (desk, "a.railhead", text);
  begin (desk);
  while (rh_import_get_n_done (desk->import) < 5)
    step (desk);
  forget (desk);
  g_assert_cmpuint (count_listed (desk), ==, 0);

  import_text (desk, text);
  g_assert_cmpstr (desk->summary, ==, "300 games came in.");
  assert_stored (desk, "300");
  store_table_assert_good (desk->store, 300);
}

/* The same once more is known, with an id and without; without one also where it was corrected since. */
static void
test_again (Desk *desk, gconstpointer data)
{
  import_text (desk, WITH_ID MOVES HEAD MOVES HEAD FIRST HEAD FIRST);
  g_assert_cmpstr (desk->summary, ==, "3 games came in. 1 was in the files more than once: its longest version came in.");
  import_text (desk, WITH_ID MOVES HEAD MOVES HEAD FIRST HEAD FIRST);
  g_assert_cmpstr (desk->summary, ==, "No new games came in. 4 were here already.");

  store_table_amend (desk->store, 2, 2, 2, FIRST "bids 13 0");
  import_text (desk, HEAD MOVES);
  g_assert_cmpstr (desk->summary, ==, "No new games came in. 1 was here already.");
  store_table_assert_good (desk->store, 3);
}

/* One file has a game as far as it was one evening, another all of it. */
static void
test_further_in_same (Desk *desk, gconstpointer data)
{
  import_text (desk, WITH_ID FIRST WITH_ID MOVES WITH_ID MOVES);
  g_assert_cmpstr (desk->summary, ==, "1 game came in. 1 was in the files more than once: its longest version came in.");
  store_table_assert_good (desk->store, 1);
}

/* Further along than here, and otherwise. */
static void
test_further_and_other (Desk *desk, gconstpointer data)
{
  g_autoptr (RhStoredGame) stored = NULL;

  import_text (desk, WITH_ID FIRST);
  import_text (desk, WITH_ID MOVES WITH_ID FIRST "bids 13 0\n");
  g_assert_cmpstr (desk->summary, ==,
                   "No new games came in. 1 was here already and was brought up to date. 1 went differently in the "
                   "file: both versions are kept.");
  stored = store_table_load (desk->store, 1);
  g_assert_cmpuint (stored->stand.n_played, ==, 4);
}

/* Of a game that is played on otherwise while its record comes in both versions are kept, which is told. */
static void
test_further_meanwhile (Desk *desk, gconstpointer data)
{
  import_text (desk, WITH_ID FIRST);
  forget (desk);
  put (desk, "a.railhead", WITH_ID MOVES);
  begin (desk);
  while (rh_import_get_n_done (desk->import) == 0)
    step (desk);
  store_table_play (desk->store, 1, "bids 13 0");
  run (desk);
  g_assert_cmpstr (desk->summary, ==, "No new games came in. 1 went differently in the file: both versions are kept.");
  store_table_assert_asks (desk->table, "SELECT played FROM seal ORDER BY game", "2\n4");
  store_table_assert_good (desk->store, 2);
}

static void
test_other (Desk *desk, gconstpointer data)
{
  import_text (desk, WITH_ID MOVES);
  import_text (desk, WITH_ID FIRST "bids 13 0\n");
  g_assert_cmpstr (desk->summary, ==, "No new games came in. 1 went differently in the file: both versions are kept.");
  import_text (desk, WITH_ID FIRST "bids 13 0\n");
  g_assert_cmpstr (desk->summary, ==, "No new games came in. 1 was here already.");
  assert_stored (desk, "2");
  store_table_assert_good (desk->store, 2);
}

/* Another program imports just then, or the disk is full: nothing comes in, and why is told. */
static void
test_two (Desk *desk, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  put (desk, "a.railhead", HEAD MOVES);
  begin (desk);
  g_assert_null (rh_import_new (desk->store, (GFile **) desk->files->pdata, 1, &error));
  g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_LOCKED);
  run (desk);
  g_assert_cmpstr (desk->summary, ==, "1 game came in.");
}

/* Somebody who writes a move is waited for. */
static void
test_locked (Desk *desk, gconstpointer data)
{
  gpointer lock;

  put (desk, "a.railhead", HEAD MOVES);
  begin (desk);
  lock = store_table_lock (desk->table);
  g_assert_cmpint (step (desk), ==, RH_IMPORT_WAITS);
  store_table_unlock (lock);
  run (desk);
  g_assert_cmpstr (desk->summary, ==, "1 game came in.");
}

/* The database isn't even opened, and nothing else comes in. */
static void
test_itself (Desk *desk, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  put (desk, "a.railhead", HEAD MOVES);
  g_ptr_array_add (desk->files, g_file_new_for_path (desk->table->path));
  desk->import = rh_import_new (desk->store, (GFile **) desk->files->pdata, desk->files->len, &error);
  g_assert_null (desk->import);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_FAILED);
  g_ptr_array_set_size (desk->files, 1);
  assert_stored (desk, "0");
}

/* What is in a file when it is read, what is wrong then, and what is said. */
static const struct {
  const char *text; /* NULL where it's gone */
  int         code;
  const char *says;
} changes[] = {
  { HEAD MOVES HEAD MOVES, G_IO_ERROR_WRONG_ETAG, "Nothing came in.\n“b.railhead” has changed since" },
  { HEAD "bids 1 2\n", G_IO_ERROR_WRONG_ETAG, "Nothing came in.\n“b.railhead” has changed since" },
  { NULL, G_IO_ERROR_NOT_FOUND, "Nothing came in.\n“b.railhead” can’t be read: " },
};

/* Of a file that is written anew between its checking and its reading, or can't be read then, nothing comes in, nor of
 * any other; it says which of the two it is. */
static void
test_changed (Desk *desk, gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autofree char *text = make_games (MANY);
  g_autoptr (GFile) file = NULL;

  put (desk, "a.railhead", text);
  put (desk, "b.railhead", HEAD MOVES);
  file = g_object_ref (desk->files->pdata[1]);
  begin (desk);
  /* The thread waits with the first, as nobody takes more. */
  while (rh_import_get_n_done (desk->import) == 0)
    step (desk);
  if (changes[i].text != NULL)
    g_assert_true (g_file_set_contents (g_file_peek_path (file), changes[i].text, -1, NULL));
  else
    g_assert_true (g_file_delete (file, NULL, NULL));
  run (desk);
  g_assert_error ((GError *) rh_import_get_error (desk->import), G_IO_ERROR, changes[i].code);
  g_assert_true (g_str_has_prefix (desk->summary, changes[i].says));
  assert_stored (desk, "0");
}

/* The most memory there was in use since this was last called, in bytes. */
static gsize
take_peak (void)
{
  g_autofree char *status = NULL;
  gsize peak;

  g_assert_true (g_file_get_contents ("/proc/self/status", &status, NULL, NULL));
  peak = (gsize) g_ascii_strtoull (strstr (status, "VmHWM:") + strlen ("VmHWM:"), NULL, 10) * 1024;
  g_assert_true (g_file_set_contents ("/proc/self/clear_refs", "5", 1, NULL) || TRUE);

  return peak;
}

static gsize
measure (Desk *desk, guint n)
{
  g_autofree char *text = make_games (n);

  forget (desk);
  put (desk, "a.railhead", text);
  g_clear_pointer (&text, g_free);
  take_peak ();
  import_files (desk);
  g_assert_cmpuint (rh_import_get_n (desk->import, RH_ARRIVAL_NEW) + rh_import_get_n (desk->import, RH_ARRIVAL_KNOWN), ==, n);

  return take_peak ();
}

/* Three thousand take no more memory than thirty, and no slice takes long. */
static void
test_many (Desk *desk, gconstpointer data)
{
  gsize few = measure (desk, FEW);
  gsize many;

  desk->longest = 0;
  many = measure (desk, MANY);
  g_test_message ("%d MiB, and of %d games %d MiB; the longest slice %.1f ms", (int) (few >> 20), MANY, (int) (many >> 20),
                  (double) desk->longest / 1000);
  g_assert_cmpfloat ((double) many, <=, 1.3 * (double) few);
  g_assert_cmpint (desk->longest, <=, 30 * G_TIME_SPAN_MILLISECOND);
  assert_stored (desk, "3000");
}

/* A move that is played while many games go on doesn't wait, not even for the last slice. */
static void
test_many_further (Desk *desk, gconstpointer data)
{
  g_autofree char *begun = make_games_with (MANY / 3, FIRST);
  g_autofree char *all = make_games (MANY / 3);

  import_text (desk, begun);
  desk->longest = 0;
  import_text (desk, all);
  g_assert_cmpstr (desk->summary, ==, "No new games came in. 1000 were here already and were brought up to date.");
  g_test_message ("the longest slice %.1f ms", (double) desk->longest / 1000);
  g_assert_cmpint (desk->longest, <=, 100 * G_TIME_SPAN_MILLISECOND);
}

int
main (int argc, char **argv)
{
  /* What a disk takes isn't what is tried. */
  if (g_access ("/dev/shm", W_OK) == 0)
    g_setenv ("TMPDIR", "/dev/shm", TRUE);

  ui_screen_init (&argc, &argv);

  g_test_add ("/import/many", Desk, NULL, set_up, test_many, tear_down);
  g_test_add ("/import/wrong", Desk, NULL, set_up, test_wrong, tear_down);
  g_test_add ("/import/together", Desk, NULL, set_up, test_together, tear_down);
  g_test_add ("/import/all-wrong", Desk, NULL, set_up, test_all_wrong, tear_down);
  g_test_add ("/import/foreign", Desk, NULL, set_up, test_foreign, tear_down);
  g_test_add ("/import/empty", Desk, NULL, set_up, test_empty, tear_down);
  g_test_add ("/import/cancel", Desk, NULL, set_up, test_cancel, tear_down);
  g_test_add ("/import/killed", Desk, NULL, set_up, test_killed, tear_down);
  g_test_add ("/import/again", Desk, NULL, set_up, test_again, tear_down);
  g_test_add ("/import/further-in-same", Desk, NULL, set_up, test_further_in_same, tear_down);
  g_test_add ("/import/further-and-other", Desk, NULL, set_up, test_further_and_other, tear_down);
  g_test_add ("/import/many-further", Desk, NULL, set_up, test_many_further, tear_down);
  g_test_add ("/import/further-meanwhile", Desk, NULL, set_up, test_further_meanwhile, tear_down);
  g_test_add ("/import/other", Desk, NULL, set_up, test_other, tear_down);
  g_test_add ("/import/two", Desk, NULL, set_up, test_two, tear_down);
  g_test_add ("/import/locked", Desk, NULL, set_up, test_locked, tear_down);
  g_test_add ("/import/itself", Desk, NULL, set_up, test_itself, tear_down);
  g_test_add ("/import/changed/number", Desk, GUINT_TO_POINTER (0), set_up, test_changed, tear_down);
  g_test_add ("/import/changed/line", Desk, GUINT_TO_POINTER (1), set_up, test_changed, tear_down);
  g_test_add ("/import/changed/gone", Desk, GUINT_TO_POINTER (2), set_up, test_changed, tear_down);

  return g_test_run ();
}
