/* SPDX-License-Identifier: GPL-3.0-or-later
 * A move, to be given again: what is the same for all kinds of moves. */

#include "config.h"

#include "rh-cape-amend-editor-private.h"

#include "rh-cape-style.h"

#include <glib/gi18n.h>

#define NO_BID (-1)

G_DEFINE_FINAL_TYPE (RhCapeAmendEditor, rh_cape_amend_editor, RH_TYPE_EDITOR)

static void
rh_cape_amend_editor_dispose (GObject *object)
{
  RhCapeAmendEditor *self = RH_CAPE_AMEND_EDITOR (object);

  g_clear_pointer (&self->setup, rh_setup_free);

  G_OBJECT_CLASS (rh_cape_amend_editor_parent_class)->dispose (object);
}

/* While a bid is being typed, it isn't whole. */
static char *
rh_cape_amend_editor_dup_line (RhEditor *editor)
{
  RhCapeAmendEditor *self = RH_CAPE_AMEND_EDITOR (editor);

  for (guint i = 0; i < self->n_bids; i++) {
    if (self->move.bids[i] == NO_BID)
      return NULL;
  }

  return rh_cape_move_to_text (&self->move);
}

static const char *
rh_cape_amend_editor_why_not (RhEditor *editor)
{
  return _("Everybody bids a whole number of pounds, £0 too.");
}

static gboolean
rh_cape_amend_editor_key (RhEditor *editor, guint keyval, GdkModifierType modifiers)
{
  RhCapeAmendEditor *self = RH_CAPE_AMEND_EDITOR (editor);

  if (self->entry != NULL && gtk_widget_is_visible (GTK_WIDGET (self->entry)) &&
      rh_cape_card_entry_key (self->entry, keyval, modifiers))
    return TRUE;

  /* The row with the focus comes first. */
  for (guint i = 0; i < self->n_choices; i++) {
    if (gtk_widget_get_focus_child (GTK_WIDGET (self->choices[i])) != NULL)
      return rh_choice_key (self->choices[i], keyval, modifiers);
  }

  return self->n_choices > 0 && rh_choice_key (self->choices[0], keyval, modifiers);
}

static void
rh_cape_amend_editor_focus (RhEditor *editor)
{
  RhCapeAmendEditor *self = RH_CAPE_AMEND_EDITOR (editor);

  if (self->n_bids > 0)
    gtk_widget_grab_focus (self->bids[0]);
  else if (self->n_choices > 0)
    rh_choice_focus (self->choices[0]);
}

static void
rh_cape_amend_editor_class_init (RhCapeAmendEditorClass *klass)
{
  RhEditorClass *editor_class = RH_EDITOR_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rh_cape_amend_editor_dispose;
  editor_class->dup_line = rh_cape_amend_editor_dup_line;
  editor_class->why_not = rh_cape_amend_editor_why_not;
  editor_class->key = rh_cape_amend_editor_key;
  editor_class->focus = rh_cape_amend_editor_focus;
}

static void
rh_cape_amend_editor_init (RhCapeAmendEditor *self)
{
  rh_cape_style_load ();

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  adw_bin_set_child (ADW_BIN (self), self->box);
}

static void
fill (RhCapeAmendEditor *self)
{
  switch (self->move.kind) {
  case RH_CAPE_MOVE_REVEAL:
    rh_cape_amend_editor_add_reveal (self);
    break;
  case RH_CAPE_MOVE_BIDS:
    rh_cape_amend_editor_add_bids (self);
    break;
  case RH_CAPE_MOVE_TIE:
    rh_cape_amend_editor_add_tie (self);
    break;
  case RH_CAPE_MOVE_PICK:
    rh_cape_amend_editor_add_pick (self);
    break;
  case RH_CAPE_MOVE_DRAW:
    rh_cape_amend_editor_add_draw (self);
    break;
  case RH_CAPE_MOVE_PASS:
  case RH_CAPE_MOVE_BUILD:
    rh_cape_amend_editor_add_turn (self);
    break;
  case RH_CAPE_MOVE_NONE:
  default:
    g_assert_not_reached ();
  }
}

/**
 * rh_cape_amend_editor_new:
 * @setup: the players; copied
 * @before: the state the move was made in; copied
 * @move: the move as it was; copied
 *
 * Returns: (transfer floating): an editor that begins with @move
 */
GtkWidget *
rh_cape_amend_editor_new (const RhSetup *setup, const RhCapeState *before, const RhCapeMove *move)
{
  RhCapeAmendEditor *self = g_object_new (RH_TYPE_CAPE_AMEND_EDITOR, NULL);

  self->setup = rh_setup_copy (setup);
  self->before = *before;
  self->was = *move;
  self->move = *move;
  fill (self);

  return GTK_WIDGET (self);
}

RhChoice *
rh_cape_amend_editor_add_choice (RhCapeAmendEditor *self, const char *caption)
{
  GtkWidget *choice = rh_choice_new (caption);

  g_assert (self->n_choices < G_N_ELEMENTS (self->choices));
  gtk_box_append (GTK_BOX (self->box), choice);
  self->choices[self->n_choices++] = RH_CHOICE (choice);

  return RH_CHOICE (choice);
}
