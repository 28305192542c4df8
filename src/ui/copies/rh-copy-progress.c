/* SPDX-License-Identifier: GPL-3.0-or-later
 * How far a copy has come, in a bar and in words. */

#include "config.h"

#include "rh-copy-progress.h"

#include "rh-dialog.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* How often it is looked at, in milliseconds. */
#define EACH 100

/* What is over sooner isn't worth a dialog that comes and goes. */
#define DIALOG_AFTER 400

struct _RhCopyProgress {
  GtkBox parent_instance;

  /* Owned */
  RhCopyTask *task;
  guint       timeout;

  /* Borrowed */
  GtkProgressBar *bar;
  GtkLabel       *label;
};

G_DEFINE_FINAL_TYPE (RhCopyProgress, rh_copy_progress, GTK_TYPE_BOX)

static gboolean
on_timeout_cb (gpointer data)
{
  RhCopyProgress *self = data;
  g_autofree char *said = NULL;
  double part = rh_copy_task_get_part (self->task, &said);

  if (part < 0)
    gtk_progress_bar_pulse (self->bar);
  else
    gtk_progress_bar_set_fraction (self->bar, part);
  gtk_label_set_label (self->label, said);

  return G_SOURCE_CONTINUE;
}

static void
rh_copy_progress_dispose (GObject *object)
{
  RhCopyProgress *self = RH_COPY_PROGRESS (object);

  g_clear_handle_id (&self->timeout, g_source_remove);
  g_clear_object (&self->task);

  G_OBJECT_CLASS (rh_copy_progress_parent_class)->dispose (object);
}

static void
rh_copy_progress_class_init (RhCopyProgressClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rh_copy_progress_dispose;
}

static void
rh_copy_progress_init (RhCopyProgress *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 12);
  self->bar = GTK_PROGRESS_BAR (gtk_progress_bar_new ());
  self->label = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->label, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->bar), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Progress"), -1);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->bar));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->label));
}

/**
 * rh_copy_progress_new:
 * @task: a task
 *
 * Returns: (transfer floating): what says how far it is, for as long as it is there
 */
GtkWidget *
rh_copy_progress_new (RhCopyTask *task)
{
  RhCopyProgress *self = g_object_new (RH_TYPE_COPY_PROGRESS, NULL);

  self->task = g_object_ref (task);
  self->timeout = g_timeout_add (EACH, on_timeout_cb, self);
  on_timeout_cb (self);

  return GTK_WIDGET (self);
}

static gboolean
on_wait_over_cb (gpointer dialog)
{
  g_object_set_data (dialog, "wait", NULL);
  gtk_window_present (dialog);

  return G_SOURCE_REMOVE;
}

static void
on_dialog_destroy_cb (GtkWidget *dialog)
{
  guint wait = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (dialog), "wait"));

  if (wait != 0)
    g_source_remove (wait);
  g_object_set_data (G_OBJECT (dialog), "wait", NULL);
}

/**
 * rh_copy_progress_show_dialog:
 * @parent: the window that waits
 * @heading: what it waits for
 * @task: a task that was begun
 *
 * Shows how far it is unless it is over at once, and lets people give it up.
 *
 * Returns: (transfer none): the dialog, to be destroyed when the task is over; it goes with @parent
 */
GtkWindow *
rh_copy_progress_show_dialog (GtkWindow *parent, const char *heading, RhCopyTask *task)
{
  AdwMessageDialog *dialog = rh_dialog_new (parent, heading, NULL);
  guint wait = g_timeout_add (DIALOG_AFTER, on_wait_over_cb, dialog);

  adw_message_dialog_set_extra_child (dialog, rh_copy_progress_new (task));
  adw_message_dialog_add_response (dialog, "cancel", C_("button", "Cancel"));
  adw_message_dialog_set_close_response (dialog, "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (rh_copy_task_cancel), task, G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "destroy", G_CALLBACK (rh_copy_task_cancel), task, G_CONNECT_SWAPPED);
  g_object_set_data (G_OBJECT (dialog), "wait", GUINT_TO_POINTER (wait));
  g_signal_connect (dialog, "destroy", G_CALLBACK (on_dialog_destroy_cb), NULL);

  return GTK_WINDOW (dialog);
}
