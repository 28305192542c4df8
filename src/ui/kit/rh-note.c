/* SPDX-License-Identifier: GPL-3.0-or-later
 * A line that tells what has just happened, over a page, and goes by itself. */

#include "config.h"

#include "rh-note.h"

#include "rh-announce.h"
#include "rh-label.h"

/* How long it stays, in seconds: long enough to look up from the table and read it. */
#define STAY 6

/**
 * RhNote:
 *
 * What a toast is elsewhere, without an animation that outlives its page.
 * Lies in a GtkOverlay, and lets taps through to what is below.
 */
struct _RhNote {
  AdwBin parent_instance;

  /* Owned by the tree */
  GtkLabel *text;

  guint     timer;
};

G_DEFINE_FINAL_TYPE (RhNote, rh_note, ADW_TYPE_BIN)

static gboolean
on_timer_cb (gpointer data)
{
  RhNote *self = data;

  self->timer = 0;
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);

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
  self->text = GTK_LABEL (rh_label_new (NULL, NULL));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->text));

  gtk_widget_add_css_class (GTK_WIDGET (self), "rh-note");
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_END);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/**
 * rh_note_tell:
 * @self: a note
 * @text: what has happened, a sentence
 *
 * Shows the line for a few seconds, in place of the one before, and has it said.
 */
void
rh_note_tell (RhNote *self, const char *text)
{
  g_return_if_fail (RH_IS_NOTE (self));
  g_return_if_fail (text != NULL);

  gtk_label_set_label (self->text, text);
  g_clear_handle_id (&self->timer, g_source_remove);
  self->timer = g_timeout_add_seconds (STAY, on_timer_cb, self);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  rh_announce (GTK_WIDGET (self), text);
}

/**
 * rh_note_hide:
 * @self: a note
 *
 * Takes the line away before its time.
 */
void
rh_note_hide (RhNote *self)
{
  g_return_if_fail (RH_IS_NOTE (self));

  g_clear_handle_id (&self->timer, g_source_remove);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}
