/* SPDX-License-Identifier: GPL-3.0-or-later
 * Files are opened: their games come in order, and where anything is wrong the
 * file, the line and what to do are named, and no game comes at all. Later each
 * game is read from its file again, if it is still there. */

#include "config.h"

#include "rh-record-files.h"

#include "ui-screen.h"

#include <glib/gstdio.h>
#include <string.h>

#define HEAD "railhead 1\ngame cape-to-cairo\nseat red Anna\nseat blue Bram\n"

typedef struct {
  char          *folder;
  GPtrArray     *files;
  RhRecordFiles *record;
  GPtrArray     *games;   /* loaded again */
  RhSession     *session; /* opened again */
  GError        *error;
  gboolean       done;
} Reading;

static void
set_up (Reading *reading, gconstpointer data)
{
  reading->folder = g_dir_make_tmp ("railhead-XXXXXX", NULL);
  reading->files = g_ptr_array_new_with_free_func (g_object_unref);
}

static void
tear_down (Reading *reading, gconstpointer data)
{
  for (guint i = 0; i < reading->files->len; i++)
    g_file_delete (g_ptr_array_index (reading->files, i), NULL, NULL);
  g_assert_cmpint (g_rmdir (reading->folder), ==, 0);
  g_ptr_array_unref (reading->files);
  g_clear_object (&reading->record);
  g_clear_pointer (&reading->games, g_ptr_array_unref);
  g_clear_object (&reading->session);
  g_clear_error (&reading->error);
  g_free (reading->folder);
}

static void
add (Reading *reading, const char *name, const char *text, gssize length)
{
  g_autofree char *path = g_build_filename (reading->folder, name, NULL);

  if (text != NULL)
    g_assert_true (g_file_set_contents (path, text, length, NULL));
  g_ptr_array_add (reading->files, g_file_new_for_path (path));
}

static void
on_read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Reading *reading = data;

  reading->record = rh_record_files_read_finish (result, &reading->error);
  reading->done = TRUE;
}

static gboolean
is_done (gpointer data)
{
  return ((Reading *) data)->done;
}

static void
read_files (Reading *reading, GCancellable *cancellable)
{
  rh_record_files_read_async ((GFile **) reading->files->pdata, reading->files->len, cancellable, on_read_cb, reading);
  ui_screen_wait (is_done, reading);
}

static void
on_loaded_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Reading *reading = data;

  reading->games = rh_record_files_load_finish (RH_RECORD_FILES (source), result, &reading->error);
  reading->done = TRUE;
}

static void
load (Reading *reading, guint first)
{
  reading->done = FALSE;
  g_clear_pointer (&reading->games, g_ptr_array_unref);
  rh_record_files_load_async (reading->record, first, NULL, on_loaded_cb, reading);
  ui_screen_wait (is_done, reading);
}

static void
on_opened_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Reading *reading = data;

  reading->session = rh_record_files_open_finish (RH_RECORD_FILES (source), result, &reading->error);
  reading->done = TRUE;
}

static void
open_game (Reading *reading, guint i)
{
  reading->done = FALSE;
  g_clear_object (&reading->session);
  rh_record_files_open_async (reading->record, i, NULL, on_opened_cb, reading);
  ui_screen_wait (is_done, reading);
}

static void
assert_says (Reading *reading, const char *text)
{
  g_assert_null (reading->games);
  g_assert_null (reading->session);
  g_assert_nonnull (reading->error);
  if (strstr (reading->error->message, text) == NULL)
    g_error ("“%s” isn’t said in “%s”", text, reading->error->message);
}

/* Two files, three games: each is found again in its own. */
static void
test_games (Reading *reading, gconstpointer data)
{
  const RhRecordGame *last;
  GPtrArray *first;

  add (reading, "one.railhead", HEAD "reveal s2/7 s3/3\n" HEAD, -1);
  add (reading, "two.railhead", HEAD "reveal s2/7 s3/3\nbids 12 5\n", -1);
  read_files (reading, NULL);

  g_assert_no_error (reading->error);
  g_assert_cmpuint (rh_record_files_get_n (reading->record), ==, 3);
  g_assert_null (rh_record_files_take_only (reading->record));
  first = rh_record_files_get_first (reading->record);
  g_assert_cmpuint (first->len, ==, 3);

  load (reading, 1);
  g_assert_no_error (reading->error);
  g_assert_cmpuint (reading->games->len, ==, 2);
  last = reading->games->pdata[1];
  g_assert_cmpuint (rh_fold_get_n_moves (last->fold), ==, 2);
  g_assert_cmpstr (last->setup->id, ==, ((RhRecordGame *) first->pdata[2])->setup->id);

  open_game (reading, 2);
  g_assert_no_error (reading->error);
  g_assert_cmpuint (rh_session_get_n_played (reading->session), ==, 2);
  g_assert_cmpstr (rh_session_get_move (reading->session, 1), ==, "bids 12 5");
}

/* One game alone comes at once, at its end, and stays when its file goes. */
static void
test_only (Reading *reading, gconstpointer data)
{
  g_autoptr (RhSession) only = NULL;

  add (reading, "one.railhead", HEAD "reveal s2/7 s3/3\n", -1);
  add (reading, "none.railhead", "# nothing\n", -1);
  read_files (reading, NULL);

  g_assert_no_error (reading->error);
  only = rh_record_files_take_only (reading->record);
  g_assert_cmpuint (rh_session_get_n_played (only), ==, 1);
  g_assert_null (rh_record_files_take_only (reading->record));
}

/* The file was changed since: games that stand where they stood are still read, others aren’t. */
static void
test_changed (Reading *reading, gconstpointer data)
{
  add (reading, "two.railhead", HEAD HEAD "reveal s2/7 s3/3\n", -1);
  read_files (reading, NULL);
  g_assert_no_error (reading->error);
  g_ptr_array_set_size (reading->files, 0);
  add (reading, "two.railhead", HEAD HEAD "reveal s2/7 s3/4\n" HEAD, -1);

  open_game (reading, 0);
  g_assert_no_error (reading->error);
  g_clear_object (&reading->session);
  open_game (reading, 1);
  assert_says (reading, "“two.railhead” has changed since");
  g_assert_error (reading->error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG);
}

/* Shorter, or gone: what was read stays, and why the rest can't be is said. */
static void
test_spoilt (Reading *reading, gconstpointer data)
{
  add (reading, "two.railhead", HEAD HEAD "reveal s2/7 s3/3\n", -1);
  read_files (reading, NULL);
  g_ptr_array_set_size (reading->files, 0);

  add (reading, "two.railhead", HEAD, -1);
  load (reading, 0);
  assert_says (reading, "Open it again");
  g_clear_error (&reading->error);

  g_assert_true (g_file_delete (reading->files->pdata[0], NULL, NULL));
  open_game (reading, 1);
  assert_says (reading, "“two.railhead” can’t be read");
  g_assert_cmpuint (rh_record_files_get_first (reading->record)->len, ==, 2);
}

static void
test_wrong (Reading *reading, gconstpointer data)
{
  add (reading, "one.railhead", HEAD, -1);
  add (reading, "Éva’s game.railhead", HEAD "reveal s2/7 s3/3\nbids 12 500\n", -1);
  read_files (reading, NULL);

  assert_says (reading, "Éva’s game.railhead:6: ");
  assert_says (reading, "Correct this line");
}

static void
test_missing (Reading *reading, gconstpointer data)
{
  add (reading, "gone.railhead", NULL, 0);
  read_files (reading, NULL);

  assert_says (reading, "“gone.railhead” can’t be read");
  g_assert_error (reading->error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
}

static void
test_empty (Reading *reading, gconstpointer data)
{
  add (reading, "empty.railhead", "", 0);
  read_files (reading, NULL);

  assert_says (reading, "There is no game");
}

static void
test_cancel (Reading *reading, gconstpointer data)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  add (reading, "one.railhead", HEAD, -1);
  g_cancellable_cancel (cancellable);
  read_files (reading, cancellable);

  g_assert_null (reading->record);
  g_assert_error (reading->error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

int
main (int argc, char **argv)
{
  ui_screen_init (&argc, &argv);

  g_test_add ("/record-files/games", Reading, NULL, set_up, test_games, tear_down);
  g_test_add ("/record-files/only", Reading, NULL, set_up, test_only, tear_down);
  g_test_add ("/record-files/changed", Reading, NULL, set_up, test_changed, tear_down);
  g_test_add ("/record-files/spoilt", Reading, NULL, set_up, test_spoilt, tear_down);
  g_test_add ("/record-files/wrong", Reading, NULL, set_up, test_wrong, tear_down);
  g_test_add ("/record-files/missing", Reading, NULL, set_up, test_missing, tear_down);
  g_test_add ("/record-files/empty", Reading, NULL, set_up, test_empty, tear_down);
  g_test_add ("/record-files/cancel", Reading, NULL, set_up, test_cancel, tear_down);

  return g_test_run ();
}
