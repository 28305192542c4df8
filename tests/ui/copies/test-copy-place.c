/* SPDX-License-Identifier: GPL-3.0-or-later
 * A copy is made and looked at in its file; in a sandbox, whose files are a portal's, in a folder that is gone after it. */

#include "config.h"

#include "rh-copy-place.h"

#include <glib/gstdio.h>

typedef struct {
  char *folder;
  char *file;
} Fixture;

static const RhWatcher nobody = { NULL, NULL, NULL };

static void
set_up (Fixture *self, gconstpointer data)
{
  self->folder = g_build_filename (g_get_user_runtime_dir (), "doc", "1a7a99f5", NULL);
  self->file = g_build_filename (self->folder, "copy.db", NULL);
  g_assert_cmpint (g_mkdir_with_parents (self->folder, 0700), ==, 0);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  g_unlink (self->file);
  /* Nothing else is left in it. */
  g_assert_cmpint (g_rmdir (self->folder), ==, 0);
  g_free (self->folder);
  g_free (self->file);
}

static RhCopyPlace *
open_place (const char *file)
{
  g_autoptr (GError) error = NULL;
  RhCopyPlace *place = rh_copy_place_new (file, &error);

  g_assert_no_error (error);

  return place;
}

static void
assert_content (const char *path, const char *expected)
{
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, expected);
}

/* What isn't a portal's is worked on where it is. */
static void
test_disk (Fixture *self, gconstpointer data)
{
  g_autoptr (RhCopyPlace) place = open_place ("/home/eva/copy.db");

  g_assert_cmpstr (rh_copy_place_get_path (place), ==, "/home/eva/copy.db");
  g_assert_true (rh_copy_place_fetch (place, &nobody, NULL));
  g_assert_true (rh_copy_place_deliver (place, &nobody, NULL));
}

/* There and back, and nothing is left of the place. */
static void
test_portal (Fixture *self, gconstpointer data)
{
  RhCopyPlace *place = open_place (self->file);
  g_autofree char *path = g_strdup (rh_copy_place_get_path (place));
  g_autofree char *folder = g_path_get_dirname (path);

  g_assert_true (g_str_has_suffix (path, "/copy.db"));
  g_assert_cmpstr (path, !=, self->file);
  g_assert_true (g_file_set_contents (self->file, "old", -1, NULL));
  g_assert_true (rh_copy_place_fetch (place, &nobody, NULL));
  assert_content (path, "old");
  g_assert_true (g_file_set_contents (path, "new", -1, NULL));
  g_assert_true (rh_copy_place_deliver (place, &nobody, NULL));
  assert_content (self->file, "new");

  rh_copy_place_free (place);
  g_assert_false (g_file_test (folder, G_FILE_TEST_EXISTS));
}

static gboolean
give_up (RhStoreStage stage, guint64 done, guint64 n, gpointer data)
{
  return FALSE;
}

/* Whoever gives it up has the file that was there. */
static void
test_given_up (Fixture *self, gconstpointer data)
{
  const RhWatcher tired = { NULL, give_up, NULL };
  g_autoptr (RhCopyPlace) place = open_place (self->file);
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (self->file, "old", -1, NULL));
  g_assert_true (g_file_set_contents (rh_copy_place_get_path (place), "new", -1, NULL));
  g_assert_false (rh_copy_place_deliver (place, &tired, &error));
  g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_CANCELLED);
  assert_content (self->file, "old");
}

/* Nobody is told of a place that is none of theirs. */
static void
test_correct (Fixture *self, gconstpointer data)
{
  g_autoptr (RhCopyPlace) place = open_place (self->file);
  g_autoptr (GError) error = g_error_new (RH_STORE_ERROR, RH_STORE_ERROR_COPY, "“%s” is no copy", rh_copy_place_get_path (place));

  rh_copy_place_correct (place, error);
  g_assert_cmpstr (error->message, ==, "“copy.db” is no copy");
}

static void
add (const char *name, void (*test) (Fixture *self, gconstpointer data))
{
  g_test_add (name, Fixture, NULL, set_up, test, tear_down);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  add ("/copy-place/disk", test_disk);
  add ("/copy-place/portal", test_portal);
  add ("/copy-place/given-up", test_given_up);
  add ("/copy-place/correct", test_correct);

  return g_test_run ();
}
