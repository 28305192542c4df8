/* SPDX-License-Identifier: GPL-3.0-or-later
 * A line that tells what has just happened, over a page, and goes by itself. */

#include "config.h"

#include "rh-note.h"

/* How long it stays, in seconds: long enough to look up from the cards and read it. */
#define STAY 6

/**
 * RhNote:
 *
 * What a toast is elsewhere, without an animation that outlives its page.
 * Lies in a GtkOverlay.
 */
struct _RhNote {
  AdwBin parent_instance;

  /* Owned by the tree */
  GtkLabel  *text;
  GtkButton *button;

  guint      timer;
};

G_DEFINE_FINAL_TYPE (RhNote, rh_note, ADW_TYPE_BIN)

static void
hide (RhNote *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

static gboolean
on_timer_cb (gpointer data)
{
  RhNote *self = data;

  self->timer = 0;
  hide (self);

  return G_SOURCE_REMOVE;
}

static void
rh_note_dispose (GObject *object)
{
  RhNote *self = RH_NOTE (object);

  g_clear_handle_id (&self->timer, g_source_remove);

  G_OBJECT_CLASS (rh_note_parent_class)->dispose (object);
}

static void
rh_note_class_init (RhNoteClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = rh_note_dispose;
}

static void
rh_note_init (RhNote *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  self->text = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->text, TRUE);
  gtk_label_set_xalign (self->text, 0);
  gtk_widget_set_hexpand (GTK_WIDGET (self->text), TRUE);
  self->button = GTK_BUTTON (gtk_button_new ());
  gtk_widget_set_valign (GTK_WIDGET (self->button), GTK_ALIGN_CENTER);
  g_signal_connect_swapped (self->button, "clicked", G_CALLBACK (hide), self);

  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->text));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->button));
  adw_bin_set_child (ADW_BIN (self), box);

  gtk_widget_add_css_class (GTK_WIDGET (self), "rh-note");
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_START);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/**
 * rh_note_tell:
 * @self: a note
 * @text: what has happened, a sentence
 * @label: (nullable): what can be done about it, on a button
 * @action: (nullable): the action of that button
 *
 * Shows the line for a few seconds, in place of the one before.
 */
void
rh_note_tell (RhNote *self, const char *text, const char *label, const char *action)
{
  g_return_if_fail (RH_IS_NOTE (self));
  g_return_if_fail (text != NULL);
  g_return_if_fail ((label == NULL) == (action == NULL));

  gtk_label_set_label (self->text, text);
  gtk_widget_set_visible (GTK_WIDGET (self->button), label != NULL);
  if (label != NULL) {
    gtk_button_set_label (self->button, label);
    gtk_actionable_set_action_name (GTK_ACTIONABLE (self->button), action);
  }

  g_clear_handle_id (&self->timer, g_source_remove);
  self->timer = g_timeout_add_seconds (STAY, on_timer_cb, self);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
}
