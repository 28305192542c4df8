/* SPDX-License-Identifier: GPL-3.0-or-later
 * A tie's draws to be given again: a value for each of the tied. */

#include "config.h"

#include "rh-cape-tie-editor.h"

#include "rh-cape-style.h"
#include "rh-cape-text.h"
#include "rh-choice.h"
#include "rh-colour.h"

#include <glib/gi18n.h>

struct _RhCapeTieEditor {
  RhEditor parent_instance;

  /* Owned by the widget tree */
  RhChoice *choices[RH_CAPE_SEATS_MAX]; /* as many as the move has draws */

  RhCapeMove was;
  RhCapeMove move;
};

G_DEFINE_FINAL_TYPE (RhCapeTieEditor, rh_cape_tie_editor, RH_TYPE_EDITOR)

static void
on_chosen_cb (RhChoice *choice, guint value, RhCapeTieEditor *self)
{
  for (guint i = 0; i < self->move.n; i++) {
    const RhCapeCard *was = &self->was.cards[i];

    /* Of a card given anew, only the value is known. */
    if (self->choices[i] == choice)
      self->move.cards[i] = was->value == value ? *was : (RhCapeCard) { .value = value };
  }
  rh_editor_changed (RH_EDITOR (self));
}

static void
add_values (RhChoice *choice, const char *player)
{
  for (int value = 1; value <= RH_CAPE_VALUE_MAX; value++) {
    RhButton *button = rh_choice_add (choice, (guint) value);
    g_autofree char *label = g_strdup_printf ("%d", value);
    g_autofree char *key = g_strdup_printf ("%d", value % 10);
    g_autofree char *pounds = rh_cape_text_pounds (value);
    g_autofree char *name = NULL;

    /* Translators: a player, and the value of the card drawn */
    name = g_strdup_printf (C_("card drawn", "%1$s: %2$s"), player, pounds);
    rh_button_set (button, label, NULL);
    rh_button_set_name (button, name);
    rh_button_set_key (button, key);
    gtk_widget_add_css_class (GTK_WIDGET (button), "figure");
  }
}

static RhChoice *
make_choice (RhCapeTieEditor *self, const RhSeat *seat, guint value)
{
  g_autofree char *caption = g_strdup_printf ("%s %s", rh_colour_shape (seat->colour), seat->name);
  RhChoice *choice = RH_CHOICE (rh_choice_new (caption));

  add_values (choice, seat->name);
  rh_choice_set (choice, (int) value);
  g_signal_connect_object (choice, "chosen", G_CALLBACK (on_chosen_cb), self, 0);

  return choice;
}

static char *
rh_cape_tie_editor_dup_line (RhEditor *editor)
{
  return rh_cape_move_to_text (&RH_CAPE_TIE_EDITOR (editor)->move);
}

/* A key is for the row with the focus; for the first where none has it. */
static gboolean
rh_cape_tie_editor_key (RhEditor *editor, guint keyval, GdkModifierType modifiers)
{
  RhCapeTieEditor *self = RH_CAPE_TIE_EDITOR (editor);
  guint row = 0;

  for (guint i = 0; i < self->move.n; i++) {
    if (gtk_widget_get_focus_child (GTK_WIDGET (self->choices[i])) != NULL)
      row = i;
  }

  return rh_choice_key (self->choices[row], keyval, modifiers);
}

static void
rh_cape_tie_editor_focus (RhEditor *editor)
{
  rh_choice_focus (RH_CAPE_TIE_EDITOR (editor)->choices[0]);
}

static void
rh_cape_tie_editor_class_init (RhCapeTieEditorClass *klass)
{
  RhEditorClass *editor_class = RH_EDITOR_CLASS (klass);

  editor_class->dup_line = rh_cape_tie_editor_dup_line;
  editor_class->key = rh_cape_tie_editor_key;
  editor_class->focus = rh_cape_tie_editor_focus;

  rh_cape_style_load ();
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
  RhCapeTieEditor *self = g_object_new (RH_TYPE_CAPE_TIE_EDITOR, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  self->was = *move;
  self->move = *move;
  for (guint i = 0; i < move->n; i++) {
    self->choices[i] = make_choice (self, &setup->seats[move->seats[i]], move->cards[i].value);
    gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->choices[i]));
  }
  adw_bin_set_child (ADW_BIN (self), box);

  return GTK_WIDGET (self);
}
