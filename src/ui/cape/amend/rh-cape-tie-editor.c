/* SPDX-License-Identifier: GPL-3.0-or-later
 * A tie's draws to be given again: a value for each of the tied. */

#include "config.h"

#include "rh-cape-editors.h"

#include "rh-cape-editor.h"
#include "rh-cape-figures.h"
#include "rh-colour.h"

#define RH_TYPE_CAPE_TIE_EDITOR (rh_cape_tie_editor_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeTieEditor, rh_cape_tie_editor, RH, CAPE_TIE_EDITOR, RhCapeEditor)

struct _RhCapeTieEditor {
  RhCapeEditor parent_instance;

  /* Owned by the widget tree */
  RhChoice *choices[RH_CAPE_SEATS_MAX]; /* as many as the move has draws */
};

G_DEFINE_FINAL_TYPE (RhCapeTieEditor, rh_cape_tie_editor, RH_TYPE_CAPE_EDITOR)

static void
on_chosen_cb (RhChoice *choice, guint value, RhCapeEditor *self)
{
  for (guint i = 0; i < self->move.n; i++) {
    const RhCapeCard *was = &self->was.cards[i];

    /* Of a card given anew, only the value is known. */
    if (RH_CAPE_TIE_EDITOR (self)->choices[i] == choice)
      self->move.cards[i] = was->value == value ? *was : (RhCapeCard) { .value = value };
  }
  rh_editor_changed (RH_EDITOR (self));
}

static RhChoice *
add_choice (RhCapeEditor *self, const RhSeat *seat, guint chosen)
{
  g_autofree char *caption = g_strdup_printf ("%s %s", rh_colour_shape (seat->colour), seat->name);
  RhChoice *choice = rh_cape_editor_add_choice (self, caption, G_CALLBACK (on_chosen_cb));

  rh_choice_set_name (choice, seat->name);
  for (guint value = 1; value <= RH_CAPE_VALUE_MAX; value++)
    rh_cape_figures_set_value (rh_choice_add (choice, value), value, seat->name);
  rh_choice_set (choice, (int) chosen);

  return choice;
}

/* A key is for the row with the focus; for the first where none has it. */
static gboolean
rh_cape_tie_editor_key (RhEditor *editor, guint keyval, GdkModifierType modifiers)
{
  RhCapeTieEditor *self = RH_CAPE_TIE_EDITOR (editor);
  guint row = 0;

  for (guint i = 0; i < self->parent_instance.move.n; i++) {
    if (gtk_widget_get_focus_child (GTK_WIDGET (self->choices[i])) != NULL)
      row = i;
  }

  return rh_choice_key (self->choices[row], keyval, modifiers);
}

static void
rh_cape_tie_editor_class_init (RhCapeTieEditorClass *klass)
{
  RH_EDITOR_CLASS (klass)->key = rh_cape_tie_editor_key;
}

static void
rh_cape_tie_editor_init (RhCapeTieEditor *self)
{
}

/**
 * rh_cape_tie_editor_new:
 * @setup: the players
 * @move: what the tied drew; copied
 *
 * Returns: (transfer floating): an editor that begins with @move
 */
GtkWidget *
rh_cape_tie_editor_new (const RhSetup *setup, const RhCapeMove *move)
{
  RhCapeTieEditor *self = rh_cape_editor_new (RH_TYPE_CAPE_TIE_EDITOR, move);

  for (guint i = 0; i < move->n; i++)
    self->choices[i] = add_choice (RH_CAPE_EDITOR (self), &setup->seats[move->seats[i]], move->cards[i].value);

  return GTK_WIDGET (self);
}
