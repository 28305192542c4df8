/* SPDX-License-Identifier: GPL-3.0-or-later
 * A file is seen once it is whole: before, and where it is given up, there is what was there. */

#include "config.h"

#include "rh-passing.h"

#include <glib/gstdio.h>
#include <sys/stat.h>

typedef struct {
  char  *folder;
  char  *path;
  GFile *file;
} Place;

static void
set_up (Place *place, gconstpointer data)
{
  place->folder = g_dir_make_tmp (NULL, NULL);
  place->path = g_build_filename (place->folder, "x.csv", NULL);
  place->file = g_file_new_for_path (place->path);
  if (data != NULL)
    g_assert_true (g_file_set_contents (place->path, data, -1, NULL));
}

static void
tear_down (Place *place, gconstpointer data)
{
  g_unlink (place->path);
  /* Nothing else is left in it. */
  g_assert_cmpint (g_rmdir (place->folder), ==, 0);
  g_object_unref (place->file);
  g_free (place->path);
  g_free (place->folder);
}

static void
assert_content (Place *place, const char *expected)
{
  g_autofree char *text = NULL;

  g_file_get_contents (place->path, &text, NULL, NULL);
  g_assert_cmpstr (text, ==, expected);
}

static RhPassing *
begin (Place *place, const char *text)
{
  g_autoptr (GError) error = NULL;
  RhPassing *passing = rh_passing_new (place->file, NULL, &error);

  g_assert_no_error (error);
  g_output_stream_write_all (rh_passing_get_stream (passing), text, strlen (text), NULL, NULL, &error);
  g_assert_no_error (error);

  return passing;
}

static void
test_kept (Place *place, gconstpointer old)
{
  g_autoptr (RhPassing) passing = begin (place, "new");
  g_autoptr (GError) error = NULL;

  assert_content (place, old);
  g_assert_true (rh_passing_keep (passing, NULL, &error));
  g_assert_no_error (error);
  assert_content (place, "new");
}

static void
test_dropped (Place *place, gconstpointer old)
{
  rh_passing_free (begin (place, "new"));
  assert_content (place, old);
}

static void
test_cancelled (Place *place, gconstpointer old)
{
  g_autoptr (RhPassing) passing = begin (place, "new");
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;

  g_cancellable_cancel (cancellable);
  g_assert_false (rh_passing_keep (passing, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  assert_content (place, old);
}

/* Somebody else's file came in its place meanwhile, of which nobody was told: that stays. */
static void
test_came (Place *place, gconstpointer data)
{
  g_autoptr (RhPassing) passing = begin (place, "new");
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (place->path, "other", -1, NULL));
  g_assert_false (rh_passing_keep (passing, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_EXISTS);
  assert_content (place, "other");
}

/* A folder came in its place meanwhile: that stays, and nothing beside it. */
static void
test_in_the_way (Place *place, gconstpointer data)
{
  g_autoptr (RhPassing) passing = begin (place, "new");
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir (place->path, 0700), ==, 0);
  g_assert_false (rh_passing_keep (passing, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_EXISTS);
  g_assert_cmpint (g_rmdir (place->path), ==, 0);
}

static void
test_pipe (Place *place, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (mkfifo (place->path, 0600), ==, 0);
  g_assert_null (rh_passing_new (place->file, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE);
}

/* What is on no disk is up to GIO, which can't here. */
static void
test_elsewhere (Place *place, gconstpointer data)
{
  g_autoptr (GFile) file = g_file_new_for_uri ("resource:///x.csv");
  g_autoptr (GError) error = NULL;

  g_assert_null (rh_passing_new (file, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/passing/kept", Place, NULL, set_up, test_kept, tear_down);
  g_test_add ("/passing/kept-over", Place, "old", set_up, test_kept, tear_down);
  g_test_add ("/passing/dropped", Place, NULL, set_up, test_dropped, tear_down);
  g_test_add ("/passing/dropped-over", Place, "old", set_up, test_dropped, tear_down);
  g_test_add ("/passing/cancelled", Place, NULL, set_up, test_cancelled, tear_down);
  g_test_add ("/passing/cancelled-over", Place, "old", set_up, test_cancelled, tear_down);
  g_test_add ("/passing/came", Place, NULL, set_up, test_came, tear_down);
  g_test_add ("/passing/in-the-way", Place, NULL, set_up, test_in_the_way, tear_down);
  g_test_add ("/passing/pipe", Place, NULL, set_up, test_pipe, tear_down);
  g_test_add ("/passing/elsewhere", Place, NULL, set_up, test_elsewhere, tear_down);

  return g_test_run ();
}
