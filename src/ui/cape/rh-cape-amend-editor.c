/* SPDX-License-Identifier: GPL-3.0-or-later
 * A move, to be given again: what is the same for all kinds of moves. */

#include "config.h"

#include "rh-cape-amend-editor-private.h"

#include "rh-cape-style.h"

#define NO_BID (-1)

enum {
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RhCapeAmendEditor, rh_cape_amend_editor, ADW_TYPE_BIN)

static void
rh_cape_amend_editor_dispose (GObject *object)
{
  RhCapeAmendEditor *self = RH_CAPE_AMEND_EDITOR (object);

  g_clear_pointer (&self->setup, rh_setup_free);

  G_OBJECT_CLASS (rh_cape_amend_editor_parent_class)->dispose (object);
}

static void
rh_cape_amend_editor_class_init (RhCapeAmendEditorClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rh_cape_amend_editor_dispose;

  signals[SIGNAL_CHANGED] = g_signal_new ("changed",
                                          G_TYPE_FROM_CLASS (klass),
                                          G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL,
                                          G_TYPE_NONE,
                                          0);
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

void
rh_cape_amend_editor_changed (RhCapeAmendEditor *self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/**
 * rh_cape_amend_editor_get_move:
 * @self: an editor
 *
 * Returns: (transfer none): the move as it is given now
 */
const RhCapeMove *
rh_cape_amend_editor_get_move (RhCapeAmendEditor *self)
{
  return &self->move;
}

/**
 * rh_cape_amend_editor_is_whole:
 * @self: an editor
 *
 * Returns: whether all of the move is given; while a bid is being typed, it isn't
 */
gboolean
rh_cape_amend_editor_is_whole (RhCapeAmendEditor *self)
{
  for (guint i = 0; i < self->n_bids; i++) {
    if (self->move.bids[i] == NO_BID)
      return FALSE;
  }

  return TRUE;
}

/**
 * rh_cape_amend_editor_key:
 * @self: an editor
 * @keyval: a key that nothing with the focus wanted
 * @modifiers: the modifiers held
 *
 * Returns: whether the key chose something
 */
gboolean
rh_cape_amend_editor_key (RhCapeAmendEditor *self, guint keyval, GdkModifierType modifiers)
{
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

/**
 * rh_cape_amend_editor_focus:
 * @self: an editor
 *
 * Puts the focus on what is given first.
 */
void
rh_cape_amend_editor_focus (RhCapeAmendEditor *self)
{
  if (self->n_bids > 0)
    gtk_widget_grab_focus (self->bids[0]);
  else if (self->n_choices > 0)
    rh_choice_focus (self->choices[0]);
}
