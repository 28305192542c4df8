/* SPDX-License-Identifier: GPL-3.0-or-later
 * Files are opened: their games come in order, and where anything is wrong the
 * file, the line and what to do are named, and no game comes at all. */

#include "config.h"

#include "rh-record-file.h"

#include "ui-screen.h"

#include <glib/gstdio.h>
#include <string.h>

#define HEAD "railhead 1\ngame cape-to-cairo\nseat red Anna\nseat blue Bram\n"

typedef struct {
  char      *folder;
  GPtrArray *files;
  GPtrArray *games;
  GError    *error;
  gboolean   done;
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
  g_clear_pointer (&reading->games, g_ptr_array_unref);
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

  reading->games = rh_record_file_read_finish (result, &reading->error);
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
  rh_record_file_read_async ((GFile **) reading->files->pdata, reading->files->len, cancellable, on_read_cb, reading);
  ui_screen_wait (is_done, reading);
}

static void
assert_says (Reading *reading, const char *text)
{
  g_assert_null (reading->games);
  g_assert_nonnull (reading->error);
  if (strstr (reading->error->message, text) == NULL)
    g_error ("“%s” isn’t said in “%s”", text, reading->error->message);
}

/* Two files, three games. */
static void
test_games (Reading *reading, gconstpointer data)
{
  const RhRecordGame *last;

  add (reading, "one.railhead", HEAD "reveal s2/7 s3/3\n" HEAD, -1);
  add (reading, "two.railhead", HEAD "reveal s2/7 s3/3\nbids 12 5\n", -1);
  read_files (reading, NULL);

  g_assert_no_error (reading->error);
  g_assert_cmpuint (reading->games->len, ==, 3);
  last = g_ptr_array_index (reading->games, 2);
  g_assert_cmpuint (last->moves->len, ==, 2);
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

/* Larger than a record may be: read no further than that, and refused. */
static void
test_large (Reading *reading, gconstpointer data)
{
  gsize length = RH_RECORD_MAX + CHAR_MAX;
  g_autofree char *text = g_malloc (length);

  memset (text, '\n', length);
  add (reading, "large.railhead", text, (gssize) length);
  read_files (reading, NULL);

  assert_says (reading, "large.railhead:");
  assert_says (reading, "64 MiB");
}

static void
test_cancel (Reading *reading, gconstpointer data)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  add (reading, "one.railhead", HEAD, -1);
  g_cancellable_cancel (cancellable);
  read_files (reading, cancellable);

  g_assert_null (reading->games);
  g_assert_error (reading->error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

int
main (int argc, char **argv)
{
  ui_screen_init (&argc, &argv);

  g_test_add ("/record-file/games", Reading, NULL, set_up, test_games, tear_down);
  g_test_add ("/record-file/wrong", Reading, NULL, set_up, test_wrong, tear_down);
  g_test_add ("/record-file/missing", Reading, NULL, set_up, test_missing, tear_down);
  g_test_add ("/record-file/empty", Reading, NULL, set_up, test_empty, tear_down);
  g_test_add ("/record-file/large", Reading, NULL, set_up, test_large, tear_down);
  g_test_add ("/record-file/cancel", Reading, NULL, set_up, test_cancel, tear_down);

  return g_test_run ();
}
