/* SPDX-License-Identifier: GPL-3.0-or-later
 * A move, to be given again: what is the same for all games and kinds of moves. */

#include "config.h"

#include "rh-editor.h"

#include "rh-button.h"

G_DEFINE_ABSTRACT_TYPE (RhEditor, rh_editor, ADW_TYPE_BIN)

static void
rh_editor_class_init (RhEditorClass *klass)
{
  g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
rh_editor_init (RhEditor *self)
{
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
}

/**
 * rh_editor_changed:
 * @self: an editor
 *
 * For the editors themselves: tells that the move is another now.
 */
void
rh_editor_changed (RhEditor *self)
{
  g_signal_emit_by_name (self, "changed");
}

/**
 * rh_editor_dup_line:
 * @self: an editor
 *
 * Returns: (transfer full) (nullable): the move as it is given now; %NULL while it isn't whole
 */
char *
rh_editor_dup_line (RhEditor *self)
{
  return RH_EDITOR_GET_CLASS (self)->dup_line (self);
}

/**
 * rh_editor_get_why_not:
 * @self: an editor
 *
 * Returns: (transfer none) (nullable): why the move isn't whole, in a sentence
 */
const char *
rh_editor_get_why_not (RhEditor *self)
{
  RhEditorClass *klass = RH_EDITOR_GET_CLASS (self);

  return klass->why_not != NULL ? klass->why_not (self) : NULL;
}

/**
 * rh_editor_asks:
 * @self: an editor
 *
 * Returns: whether the move may not be what was meant, though it is whole: something that was pressed wasn't taken, or it may
 *   only have been taken apart
 */
gboolean
rh_editor_asks (RhEditor *self)
{
  RhEditorClass *klass = RH_EDITOR_GET_CLASS (self);

  return klass->asks != NULL && klass->asks (self);
}

/**
 * rh_editor_frees_enter:
 * @self: an editor
 *
 * Returns: whether it has the focus where Enter would choose nothing in it: on what is chosen, or in a field
 */
gboolean
rh_editor_frees_enter (RhEditor *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus == NULL || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self)))
    return FALSE;

  return !GTK_IS_BUTTON (focus) || (RH_IS_BUTTON (focus) && rh_button_is_chosen (RH_BUTTON (focus)));
}

/**
 * rh_editor_key:
 * @self: an editor
 * @keyval: a key that nothing with the focus wanted
 * @modifiers: the modifiers held
 *
 * Returns: whether the key chose something
 */
gboolean
rh_editor_key (RhEditor *self, guint keyval, GdkModifierType modifiers)
{
  RhEditorClass *klass = RH_EDITOR_GET_CLASS (self);

  return klass->key != NULL && klass->key (self, keyval, modifiers);
}

/**
 * rh_editor_focus:
 * @self: an editor
 * @seat: whose part of the move is meant, or which of its words, from 0; -1 where none is
 *
 * Puts the focus on that, or on what is given first.
 */
void
rh_editor_focus (RhEditor *self, int seat)
{
  RhEditorClass *klass = RH_EDITOR_GET_CLASS (self);

  if (klass->focus != NULL)
    klass->focus (self, seat);
}
