/* SPDX-License-Identifier: GPL-3.0-or-later
 * A window waits for a copy: it goes on in a thread, says how far it is, and can be given up. */

#include "config.h"

#include "rh-copy-task.h"

#include "rh-copy-progress.h"

#include "store-table.h"
#include "ui-screen.h"

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
  rh_copy_task_look (self->task, self->file, on_done_cb, self);
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
  add ("/copy-task/cancel", test_cancel);
  add ("/copy-task/dialog", test_dialog);

  return g_test_run ();
}
