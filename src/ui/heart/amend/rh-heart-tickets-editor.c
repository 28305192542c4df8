/* SPDX-License-Identifier: GPL-3.0-or-later
 * Tickets to be given again: whose, and the figures with their signs. */

#include "config.h"

#include "rh-heart-editors.h"

#include "rh-heart-chips.h"
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
  GtkWidget *chips;
  GtkWidget *sum;
  GtkWidget *keypad;

  RhHeartDraft draft; /* as they are typed */
  RhHeartDraft before; /* the same before the last change */
};

G_DEFINE_FINAL_TYPE (RhHeartTicketsEditor, rh_heart_tickets_editor, RH_TYPE_HEART_EDITOR)

static void
show_tickets (RhHeartTicketsEditor *self)
{
  g_autofree char *sum = rh_heart_text_step_sum (&self->draft);

  rh_heart_chips_set (RH_HEART_CHIPS (self->chips), &self->draft, &self->before);
  gtk_label_set_label (GTK_LABEL (self->sum), sum);
}

static void
change (RhHeartTicketsEditor *self)
{
  RhHeartMove *move = &self->parent_instance.move;

  self->draft.none = self->draft.n_tickets == 0 && self->draft.typed == 0;
  move->n = self->draft.n_tickets;
  memcpy (move->tickets, self->draft.tickets, sizeof move->tickets);
  show_tickets (self);
  rh_editor_changed (RH_EDITOR (self));
}

static void
enter (RhHeartTicketsEditor *self, const RhHeartDraft *draft)
{
  self->before = self->draft;
  self->draft = *draft;
  change (self);
}

static void
on_typed_cb (RhHeartKeypad *keypad, guint typed, RhHeartTicketsEditor *self)
{
  RhHeartDraft draft = self->draft;

  if (rh_heart_typing_type (&draft, (char) typed))
    enter (self, &draft);
  else
    gtk_widget_error_bell (GTK_WIDGET (self));
}

static void
on_dropped_cb (RhHeartChips *chips, guint i, RhHeartTicketsEditor *self)
{
  RhHeartDraft draft = self->draft;

  rh_heart_typing_drop (&draft, i);
  enter (self, &draft);
}

static void
on_put_back_cb (RhHeartChips *chips, RhHeartTicketsEditor *self)
{
  RhHeartDraft before = self->before;

  enter (self, &before);
}

/* A figure without its sign would be left out without a word. */
static char *
rh_heart_tickets_editor_dup_line (RhEditor *editor)
{
  if (RH_HEART_TICKETS_EDITOR (editor)->draft.typed > 0)
    return NULL;

  return RH_EDITOR_CLASS (rh_heart_tickets_editor_parent_class)->dup_line (editor);
}

static const char *
rh_heart_tickets_editor_why_not (RhEditor *editor)
{
  return _("Was the last ticket fulfilled, or has it failed?");
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
  RhEditorClass *editor_class = RH_EDITOR_CLASS (klass);

  editor_class->dup_line = rh_heart_tickets_editor_dup_line;
  editor_class->why_not = rh_heart_tickets_editor_why_not;
  editor_class->key = rh_heart_tickets_editor_key;
}

static void
rh_heart_tickets_editor_init (RhHeartTicketsEditor *self)
{
  self->chips = rh_heart_chips_new ();
  self->sum = rh_label_new (NULL, NULL);
  self->keypad = g_object_new (RH_TYPE_HEART_KEYPAD, NULL);
  g_signal_connect (self->chips, "dropped", G_CALLBACK (on_dropped_cb), self);
  g_signal_connect (self->chips, "put-back", G_CALLBACK (on_put_back_cb), self);
  g_signal_connect (self->keypad, "typed", G_CALLBACK (on_typed_cb), self);
}

static void
take_tickets (RhHeartTicketsEditor *self, const RhHeartMove *move)
{
  rh_heart_draft_init (&self->draft, RH_HEART_MOVE_TICKETS);
  rh_heart_draft_init (&self->before, RH_HEART_MOVE_NONE);
  self->draft.seat = (int) move->seat;
  self->draft.n_tickets = move->n;
  self->draft.none = move->n == 0;
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
  gtk_box_append (box, self->chips);
  gtk_box_append (box, self->sum);
  gtk_box_append (box, self->keypad);
  show_tickets (self);

  return GTK_WIDGET (self);
}
