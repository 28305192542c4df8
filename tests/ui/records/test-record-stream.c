/* SPDX-License-Identifier: GPL-3.0-or-later
 * A record file is read a piece at a time: where anything is wrong, file and line and what to do are named.
 * Later a game is read from it again, if it is still there. */

#include "config.h"

#include "rh-record-stream.h"

#include "rh-record-error.h"
#include "rh-rules-error.h"
#include "store-table.h"

#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define NAME "Éva’s game.railhead"
#define HEAD "railhead 1\ngame cape-to-cairo\nseat red Anna\nseat blue Bram\n"
#define OPENING "reveal s2/7 s3/3\n"
#define THREE "# three\n" HEAD HEAD OPENING "bids 12 5\n" HEAD OPENING

typedef struct {
  StoreTable    *table; /* its folder holds the record */
  GFile         *file;
  RhRecordIndex *index;
  RhRecordGame  *game;
  GError        *error;
} Reading;

static void
set_up (Reading *self, gconstpointer data)
{
  g_autofree char *path = NULL;

  self->table = store_table_new ();
  path = g_build_filename (self->table->folder, NAME, NULL);
  self->file = g_file_new_for_path (path);
}

static void
tear_down (Reading *self, gconstpointer data)
{
  g_clear_pointer (&self->index, rh_record_index_free);
  g_clear_pointer (&self->game, rh_record_game_free);
  g_clear_error (&self->error);
  g_object_unref (self->file);
  store_table_free (self->table);
}

static void
put (Reading *self, const char *text, gssize length)
{
  g_assert_true (g_file_set_contents (g_file_peek_path (self->file), text, length, NULL));
}

static void
read_text (Reading *self, const char *text, guint n_kept)
{
  put (self, text, -1);
  self->index = rh_record_stream_read (self->file, n_kept, NULL, &self->error);
}

/* Game by game, as they were in the file when it was read. */
static void
read_game (Reading *self, guint i)
{
  g_clear_pointer (&self->game, rh_record_game_free);
  g_clear_error (&self->error);
  self->game = rh_record_stream_read_game (self->file, self->index, i, NULL, &self->error);
  g_assert_true ((self->game == NULL) == (self->error != NULL));
}

static void
assert_says (Reading *self, const char *text)
{
  g_assert_nonnull (self->error);
  if (strstr (self->error->message, text) == NULL)
    g_error ("“%s” isn’t said in “%s”", text, self->error->message);
}

static void
assert_changed (Reading *self)
{
  g_assert_error (self->error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG);
  assert_says (self, "“" NAME "” has changed since");
}

/* All are counted, and so many kept. */
static void
test_read (Reading *self, gconstpointer data)
{
  g_autoptr (GPtrArray) kept = NULL;

  read_text (self, THREE, 2);
  g_assert_no_error (self->error);
  g_assert_cmpuint (rh_record_index_get_n (self->index), ==, 3);
  kept = rh_record_index_steal_kept (self->index);
  g_assert_cmpuint (kept->len, ==, 2);
}

/* A file with nothing in it is a record without games. */
static void
test_empty (Reading *self, gconstpointer data)
{
  read_text (self, "", 1);
  g_assert_no_error (self->error);
  g_assert_cmpuint (rh_record_index_get_n (self->index), ==, 0);
}

/* Longer than what is read at once, in the middle of a line and of a letter. */
static void
test_long (Reading *self, gconstpointer data)
{
  g_autoptr (GString) text = g_string_new (NULL);

  while (text->len < 300000)
    g_string_append (text, "# Éva’s turn\n" HEAD OPENING);
  read_text (self, text->str, 0);
  g_assert_no_error (self->error);
  read_game (self, rh_record_index_get_n (self->index) - 1);
  g_assert_no_error (self->error);
  g_assert_cmpuint (self->game->moves->len, ==, 1);
  g_assert_cmpstr (self->game->setup->seats[1].name, ==, "Bram");
}

/* What is something else can't be corrected, and isn't told to be. */
static void
test_foreign (Reading *self, gconstpointer data)
{
  static const char *const texts[] = { "\x7f" "ELF\x01\xff\n", "PK\x03\x04\n", "Dear Anna,\n" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++) {
    read_text (self, texts[i], 1);
    g_assert_null (self->index);
    g_assert_error (self->error, RH_RECORD_ERROR, RH_RECORD_ERROR_FOREIGN);
    g_assert_false (rh_record_stream_can_be_corrected (self->error));
    g_assert_true (g_str_has_prefix (self->error->message, NAME ":1: This isn’t a record of Railhead"));
    assert_says (self, "Nothing was changed. Open a file that holds the record.");
    g_assert_null (strstr (self->error->message, "Correct"));
    g_clear_error (&self->error);
  }
}

/* A word that a record doesn't know, a move that doesn't fit: the line is named, and that nothing was changed. */
static void
test_wrong (Reading *self, gconstpointer data)
{
  read_text (self, HEAD OPENING "bids 12 500\n", 1);
  g_assert_null (self->index);
  g_assert_true (self->error->domain == RH_RULES_ERROR);
  g_assert_true (g_str_has_prefix (self->error->message, NAME ":6: "));
  assert_says (self, "Nothing was changed. Correct this line");
  g_clear_error (&self->error);

  read_text (self, "railhead 1\ngame none\n", 1);
  g_assert_null (self->index);
  g_assert_error (self->error, RH_RECORD_ERROR, RH_RECORD_ERROR_GAME);
  g_assert_true (g_str_has_prefix (self->error->message, NAME ":2: "));
}

/* Larger than a record may be: read no further than that, and refused. */
static void
test_large (Reading *self, gconstpointer data)
{
  gsize length = RH_RECORD_MAX + CHAR_MAX;
  g_autofree char *text = g_malloc (length);

  memset (text, '\n', length);
  put (self, text, (gssize) length);
  self->index = rh_record_stream_read (self->file, 1, NULL, &self->error);
  g_assert_null (self->index);
  g_assert_error (self->error, RH_RECORD_ERROR, RH_RECORD_ERROR_SIZE);
  assert_says (self, NAME ":");
  assert_says (self, "64 MiB");
}

/* What isn't there, and what is no file. */
static void
test_unreadable (Reading *self, gconstpointer data)
{
  g_autoptr (GFile) folder = g_file_get_parent (self->file);

  self->index = rh_record_stream_read (self->file, 1, NULL, &self->error);
  g_assert_null (self->index);
  g_assert_error (self->error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  assert_says (self, "“" NAME "” can’t be read: ");
  g_clear_error (&self->error);

  self->index = rh_record_stream_read (folder, 1, NULL, &self->error);
  g_assert_null (self->index);
  g_assert_error (self->error, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY);
  assert_says (self, "can’t be read: ");
}

/* Opening a pipe waits until somebody writes into it. Here nobody does: it is refused at once, as are devices. */
static void
test_special (Reading *self, gconstpointer data)
{
  g_autofree char *link = g_build_filename (self->table->folder, "link.railhead", NULL);
  const char *const paths[] = { g_file_peek_path (self->file), link, "/dev/zero" };

  g_assert_cmpint (mkfifo (paths[0], 0600), ==, 0);
  g_assert_cmpint (symlink (paths[0], link), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (paths); i++) {
    g_autoptr (GFile) file = g_file_new_for_path (paths[i]);
    g_autofree char *name = g_file_get_basename (file);

    g_assert_null (rh_record_stream_read (file, 1, NULL, &self->error));
    g_assert_error (self->error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE);
    assert_says (self, name);
    assert_says (self, "is a pipe, a socket or a device");
    g_clear_error (&self->error);
  }
}

static void
test_cancel (Reading *self, gconstpointer data)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  read_text (self, THREE, 0);
  g_cancellable_cancel (cancellable);
  g_assert_null (rh_record_stream_read (self->file, 1, cancellable, &self->error));
  g_assert_error (self->error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&self->error);
  g_assert_null (rh_record_stream_read_game (self->file, self->index, 1, cancellable, &self->error));
  g_assert_error (self->error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

/* In whatever order they are asked for, each comes with its moves. */
static void
test_game (Reading *self, gconstpointer data)
{
  static const guint order[] = { 2, 0, 1, 1 };
  static const guint n_moves[] = { 0, 2, 1 };

  read_text (self, THREE, 0);
  for (guint i = 0; i < G_N_ELEMENTS (order); i++) {
    read_game (self, order[i]);
    g_assert_no_error (self->error);
    g_assert_cmpuint (self->game->moves->len, ==, n_moves[order[i]]);
    g_assert_cmpstr (self->game->setup->seats[0].name, ==, "Anna");
  }
}

/* The file was changed since: games that stand where they stood are still read, others aren’t. */
static void
test_changed (Reading *self, gconstpointer data)
{
  read_text (self, HEAD HEAD OPENING, 0);
  put (self, HEAD HEAD "reveal s2/7 s3/4\n" HEAD, -1);
  read_game (self, 0);
  g_assert_no_error (self->error);
  read_game (self, 1);
  assert_changed (self);
}

/* Shorter, spoilt, or gone. */
static void
test_spoilt (Reading *self, gconstpointer data)
{
  read_text (self, HEAD HEAD OPENING, 0);
  put (self, HEAD, -1);
  read_game (self, 1);
  assert_changed (self);
  put (self, "", -1);
  read_game (self, 0);
  assert_changed (self);
  put (self, HEAD "Not a record any more, but something else that is as long as it was before that", -1);
  read_game (self, 1);
  assert_changed (self);

  g_assert_true (g_file_delete (self->file, NULL, NULL));
  read_game (self, 1);
  g_assert_error (self->error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  assert_says (self, "“" NAME "” can’t be read: ");
  g_assert_cmpint (mkfifo (g_file_peek_path (self->file), 0600), ==, 0);
  read_game (self, 1);
  g_assert_error (self->error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE);
}

/* The disk goes bad: a file that can be opened and then not read. That isn't taken for another file. */
static void
test_broken (Reading *self, gconstpointer data)
{
  g_autoptr (RhRecordIndex) none = NULL;

  read_text (self, HEAD HEAD OPENING, 0);
  g_assert_true (g_file_delete (self->file, NULL, NULL));
  g_assert_cmpint (symlink ("/proc/self/mem", g_file_peek_path (self->file)), ==, 0);
  read_game (self, 1);
  assert_says (self, "“" NAME "” can’t be read: ");
  g_clear_error (&self->error);
  none = rh_record_stream_read (self->file, 1, NULL, &self->error);
  g_assert_null (none);
  assert_says (self, "“" NAME "” can’t be read: ");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path, func) g_test_add ("/record-stream/" path, Reading, NULL, set_up, func, tear_down)
  ADD ("read", test_read);
  ADD ("empty", test_empty);
  ADD ("long", test_long);
  ADD ("wrong", test_wrong);
  ADD ("foreign", test_foreign);
  ADD ("large", test_large);
  ADD ("unreadable", test_unreadable);
  ADD ("special", test_special);
  ADD ("cancel", test_cancel);
  ADD ("game", test_game);
  ADD ("changed", test_changed);
  ADD ("spoilt", test_spoilt);
  ADD ("broken", test_broken);
#undef ADD

  return g_test_run ();
}
