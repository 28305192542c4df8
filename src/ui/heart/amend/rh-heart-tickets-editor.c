/* SPDX-License-Identifier: GPL-3.0-or-later
 * Tickets to be given again: whose, and the figures with their signs. */

#include "config.h"

#include "rh-heart-editors.h"

#include "rh-heart-editor.h"
#include "rh-heart-keypad.h"
#include "rh-heart-text-step.h"
#include "rh-heart-typing.h"

#include "rh-label.h"

#include <glib/gi18n.h>
#include <string.h>

#define RH_TYPE_HEART_TICKETS_EDITOR (rh_heart_tickets_editor_get_type ())
G_DECLARE_FINAL_TYPE (RhHeartTicketsEditor, rh_heart_tickets_editor, RH, HEART_TICKETS_EDITOR, RhHeartEditor)

struct _RhHeartTicketsEditor {
  RhHeartEditor parent_instance;

  /* Owned by the widget tree */
  GtkWidget *tickets;
  GtkWidget *sum;
  GtkWidget *keypad;

  RhHeartDraft draft; /* as they are typed */
};

G_DEFINE_FINAL_TYPE (RhHeartTicketsEditor, rh_heart_tickets_editor, RH_TYPE_HEART_EDITOR)

static void
show_tickets (RhHeartTicketsEditor *self)
{
  g_autofree char *tickets = rh_heart_text_step_tickets (&self->draft);
  g_autofree char *sum = rh_heart_text_step_sum (&self->draft);

  gtk_label_set_label (GTK_LABEL (self->tickets), tickets[0] != '\0' ? tickets : _("No tickets yet"));
  gtk_label_set_label (GTK_LABEL (self->sum), sum);
}

static void
on_typed_cb (RhHeartKeypad *keypad, guint typed, RhHeartTicketsEditor *self)
{
  RhHeartMove *move = &self->parent_instance.move;
  RhHeartDraft whole;

  if (!rh_heart_typing_type (&self->draft, (char) typed))
    return;

  whole = self->draft;
  rh_heart_typing_finish (&whole);
  move->n = whole.n_tickets;
  memcpy (move->tickets, whole.tickets, sizeof move->tickets);
  show_tickets (self);
  rh_editor_changed (RH_EDITOR (self));
}

static gboolean
rh_heart_tickets_editor_key (RhEditor *editor, guint keyval, GdkModifierType modifiers)
{
  RhHeartTicketsEditor *self = RH_HEART_TICKETS_EDITOR (editor);

  return rh_heart_keypad_key (RH_HEART_KEYPAD (self->keypad), keyval, modifiers);
}

static void
rh_heart_tickets_editor_class_init (RhHeartTicketsEditorClass *klass)
{
  RH_EDITOR_CLASS (klass)->key = rh_heart_tickets_editor_key;
}

static void
rh_heart_tickets_editor_init (RhHeartTicketsEditor *self)
{
  self->tickets = rh_label_new (NULL, "heart-tickets");
  self->sum = rh_label_new (NULL, NULL);
  self->keypad = g_object_new (RH_TYPE_HEART_KEYPAD, NULL);
  g_signal_connect (self->keypad, "typed", G_CALLBACK (on_typed_cb), self);
}

static void
take_tickets (RhHeartTicketsEditor *self, const RhHeartMove *move)
{
  rh_heart_draft_init (&self->draft, RH_HEART_MOVE_TICKETS);
  self->draft.seat = (int) move->seat;
  self->draft.n_tickets = move->n;
  memcpy (self->draft.tickets, move->tickets, sizeof self->draft.tickets);
}

/**
 * rh_heart_tickets_editor_new:
 * @setup: the players
 * @move: the tickets that were told; copied
 *
 * Returns: (transfer floating): an editor that begins with @move
 */
GtkWidget *
rh_heart_tickets_editor_new (const RhSetup *setup, const RhHeartMove *move)
{
  RhHeartTicketsEditor *self = rh_heart_editor_new (RH_TYPE_HEART_TICKETS_EDITOR, move);
  GtkBox *box = self->parent_instance.box;

  take_tickets (self, move);
  rh_heart_editor_add_seats (&self->parent_instance, setup);
  gtk_box_append (box, self->tickets);
  gtk_box_append (box, self->sum);
  gtk_box_append (box, self->keypad);
  show_tickets (self);

  return GTK_WIDGET (self);
}
