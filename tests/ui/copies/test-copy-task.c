/* SPDX-License-Identifier: GPL-3.0-or-later
 * A window waits for a copy: it goes on in a thread, says how far it is, and can be given up. */

#include "config.h"

#include "rh-copy-task.h"

#include "rh-copy-progress.h"

#include "store-table.h"
#include "ui-screen.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <sqlite3.h>
#include <sys/stat.h>
#include <utime.h>

typedef struct {
  StoreTable *table;
  RhStore    *store;
  RhCopyTask *task;
  char       *file;
  GError     *error;
  gboolean    done;
  gboolean    ok;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  self->table = store_table_new ();
  self->store = store_table_open (self->table);
  for (guint i = 0; i < 20; i++)
    store_table_play (self->store, store_table_add (self->store, "Anna,Bram"), "reveal s2/7 s3/3");
  self->task = rh_copy_task_new ();
  self->file = g_build_filename (self->table->folder, "copy.db", NULL);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  g_clear_object (&self->task);
  g_clear_error (&self->error);
  rh_store_close (self->store);
  store_table_free (self->table);
  g_free (self->file);
}

static void
on_done_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Fixture *self = data;

  self->ok = rh_copy_task_finish (RH_COPY_TASK (source), result, &self->error);
  self->done = TRUE;
}

static gboolean
is_done (gpointer data)
{
  return ((Fixture *) data)->done;
}

static void
back_up (Fixture *self)
{
  rh_copy_task_back_up (self->task, rh_store_open_beside (self->store, NULL), self->file, on_done_cb, self);
}

/* Copied, and then looked at; what is said meanwhile is a part of the whole, or nothing. */
static void
test_copy (Fixture *self, gconstpointer data)
{
  g_autofree char *said = NULL;
  double part;

  back_up (self);
  ui_screen_wait (is_done, self);
  g_assert_no_error (self->error);
  part = rh_copy_task_get_part (self->task, &said);
  g_assert_cmpfloat (part, <=, 1);
  g_assert_cmpuint (rh_copy_task_get_copy (self->task)->n_games, ==, 20);

  self->done = FALSE;
  g_object_unref (self->task);
  self->task = rh_copy_task_new ();
  rh_copy_task_look (self->task, self->table->path, self->file, on_done_cb, self);
  ui_screen_wait (is_done, self);
  g_assert_true (self->ok);
  g_assert_cmpuint (rh_copy_task_get_copy (self->task)->n_games, ==, 20);
  g_assert_cmpstr (rh_copy_task_get_file (self->task), ==, self->file);
}

/* Given up before it has begun, there is no file; whoever ends the program waits until it knows. */
static void
test_cancel (Fixture *self, gconstpointer data)
{
  rh_copy_task_cancel (self->task);
  back_up (self);
  rh_copy_task_wait_for_all ();
  ui_screen_wait (is_done, self);
  g_assert_error (self->error, RH_STORE_ERROR, RH_STORE_ERROR_CANCELLED);
  g_assert_false (g_file_test (self->file, G_FILE_TEST_EXISTS));
}

static gboolean
is_mapped (gpointer dialog)
{
  return gtk_widget_get_mapped (dialog);
}

/* The dialog comes after a while, has a bar that says what it is, and its answer gives it up. */
static void
test_dialog (Fixture *self, gconstpointer data)
{
  GtkWidget *window = ui_screen_window (gtk_label_new ("The table"));
  GtkWindow *dialog = rh_copy_progress_show_dialog (GTK_WINDOW (window), "Your Games Are Being Copied", self->task);
  GtkWidget *bar;

  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (dialog)));
  ui_screen_wait (is_mapped, dialog);
  bar = ui_screen_find (GTK_WIDGET (dialog), GTK_TYPE_PROGRESS_BAR, "Progress");
  gtk_test_accessible_assert_role (bar, GTK_ACCESSIBLE_ROLE_PROGRESS_BAR);
  ui_screen_click (GTK_WIDGET (dialog), "Cancel");
  gtk_window_destroy (GTK_WINDOW (window));
  back_up (self);
  ui_screen_wait (is_done, self);
  g_assert_error (self->error, RH_STORE_ERROR, RH_STORE_ERROR_CANCELLED);
}

static char *portal;

/* As the document portal does before version 1.19, of which SQLite asks that no link is followed. */
static int
open_refused (const char *path, int flags, int mode)
{
  if (g_str_has_prefix (path, portal) && (flags & O_NOFOLLOW) != 0) {
    errno = ELOOP;
    return -1;
  }

  return open (path, flags, mode);
}

static void
set_open (sqlite3_syscall_ptr function)
{
  sqlite3_vfs *vfs = sqlite3_vfs_find (NULL);

  g_assert_cmpint (vfs->xSetSystemCall (vfs, "open", function), ==, SQLITE_OK);
}

static void
begin (Fixture *self)
{
  self->done = FALSE;
  g_object_unref (self->task);
  self->task = rh_copy_task_new ();
}

static void
assert_done (Fixture *self)
{
  ui_screen_wait (is_done, self);
  g_assert_no_error (self->error);
  g_assert_cmpuint (rh_copy_task_get_copy (self->task)->n_games, ==, 20);
}

/* In a sandbox the file is a portal's, in which SQLite can't work: the copy is made elsewhere and brought there, is looked at
 * as it was made, and restored. */
static void
test_portal (Fixture *self, gconstpointer data)
{
  g_autofree char *folder = g_build_filename (g_get_user_runtime_dir (), "doc", "1a7a99f5", NULL);
  g_autofree char *database = g_build_filename (self->table->folder, "other", "railhead.db", NULL);
  struct stat info;

  portal = folder;
  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_free (self->file);
  self->file = g_build_filename (folder, "copy.db", NULL);
  set_open ((sqlite3_syscall_ptr) open_refused);

  back_up (self);
  assert_done (self);
  g_assert_cmpint (g_stat (self->file, &info), ==, 0);
  g_assert_cmpint (info.st_mode & 0777, ==, 0600);

  begin (self);
  g_assert_cmpint (g_utime (self->file, &(struct utimbuf) { 1000000000, 1000000000 }), ==, 0);
  rh_copy_task_look (self->task, self->table->path, self->file, on_done_cb, self);
  assert_done (self);
  g_assert_cmpint (rh_copy_task_get_copy (self->task)->made, ==, 1000000000);

  begin (self);
  rh_copy_task_restore (self->task, database, self->file, on_done_cb, self);
  assert_done (self);
  g_assert_true (g_file_test (database, G_FILE_TEST_IS_REGULAR));

  set_open (NULL);
  g_assert_cmpint (g_unlink (self->file), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  g_assert_cmpint (g_unlink (database), ==, 0);
}

static void
add (const char *name, void (*test) (Fixture *self, gconstpointer data))
{
  g_test_add (name, Fixture, NULL, set_up, test, tear_down);
}

int
main (int argc, char **argv)
{
  ui_screen_init (&argc, &argv);

  add ("/copy-task/copy", test_copy);
  add ("/copy-task/portal", test_portal);
  add ("/copy-task/cancel", test_cancel);
  add ("/copy-task/dialog", test_dialog);

  return g_test_run ();
}
