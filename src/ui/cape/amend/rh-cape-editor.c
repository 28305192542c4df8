/* SPDX-License-Identifier: GPL-3.0-or-later
 * A move to be given again: what the editors share. */

#include "config.h"

#include "rh-cape-editor.h"

#include "rh-cape-style.h"

G_DEFINE_TYPE (RhCapeEditor, rh_cape_editor, RH_TYPE_EDITOR)

static char *
rh_cape_editor_dup_line (RhEditor *editor)
{
  return rh_cape_move_to_text (&RH_CAPE_EDITOR (editor)->move);
}

static gboolean
rh_cape_editor_key (RhEditor *editor, guint keyval, GdkModifierType modifiers)
{
  RhCapeEditor *self = RH_CAPE_EDITOR (editor);

  if (self->entry != NULL && gtk_widget_get_visible (GTK_WIDGET (self->entry)) &&
      (rh_cape_card_entry_key (self->entry, keyval, modifiers) || rh_cape_card_entry_key_alone (self->entry, keyval, modifiers)))
    return TRUE;

  return self->choice != NULL && rh_choice_key (self->choice, keyval, modifiers);
}

static void
rh_cape_editor_focus (RhEditor *editor, int seat)
{
  RhCapeEditor *self = RH_CAPE_EDITOR (editor);

  if (self->choice != NULL)
    rh_choice_focus (self->choice);
}

static void
rh_cape_editor_class_init (RhCapeEditorClass *klass)
{
  RhEditorClass *editor_class = RH_EDITOR_CLASS (klass);

  editor_class->dup_line = rh_cape_editor_dup_line;
  editor_class->key = rh_cape_editor_key;
  editor_class->focus = rh_cape_editor_focus;

  rh_cape_style_load ();
}

static void
rh_cape_editor_init (RhCapeEditor *self)
{
  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 12));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->box));
}

/**
 * rh_cape_editor_new:
 * @type: which editor
 * @move: the move that was played; copied
 *
 * Returns: (transfer floating): an editor that begins with @move, still empty
 */
gpointer
rh_cape_editor_new (GType type, const RhCapeMove *move)
{
  RhCapeEditor *self = g_object_new (type, NULL);

  self->was = *move;
  self->move = *move;

  return self;
}

/**
 * rh_cape_editor_add_choice:
 * @self: an editor
 * @caption: what is chosen
 * @on_chosen: (scope forever): called with the choice, the value and the editor
 *
 * Returns: (transfer none): buttons to choose from, below what there is; still none
 */
RhChoice *
rh_cape_editor_add_choice (RhCapeEditor *self, const char *caption, GCallback on_chosen)
{
  RhChoice *choice = RH_CHOICE (rh_choice_new (caption));

  g_signal_connect_object (choice, "chosen", on_chosen, self, 0);
  gtk_box_append (self->box, GTK_WIDGET (choice));
  if (self->choice == NULL)
    self->choice = choice;

  return choice;
}

/**
 * rh_cape_editor_add_entry:
 * @self: an editor
 * @on_card: (scope forever): called with the entry, terrain, rails, value and the editor
 *
 * Adds where a whole card is given.
 */
void
rh_cape_editor_add_entry (RhCapeEditor *self, GCallback on_card)
{
  self->entry = RH_CAPE_CARD_ENTRY (rh_cape_card_entry_new ());
  g_signal_connect_object (self->entry, "card", on_card, self, 0);
  gtk_box_append (self->box, GTK_WIDGET (self->entry));
}
