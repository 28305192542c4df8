/* SPDX-License-Identifier: GPL-3.0-or-later
 * The cards on offer to be given again: which one, and what it was. */

#include "config.h"

#include "rh-cape-reveal-editor.h"

#include "rh-cape-card-entry.h"
#include "rh-cape-card-view.h"
#include "rh-cape-style.h"
#include "rh-cape-text.h"
#include "rh-choice.h"

#include <glib/gi18n.h>

struct _RhCapeRevealEditor {
  RhEditor parent_instance;

  /* Owned by the widget tree */
  RhChoice        *choice;
  RhButton        *places[RH_CAPE_SEATS_MAX];
  RhCapeCardView  *views[RH_CAPE_SEATS_MAX];
  RhCapeCardEntry *entry;

  RhCapeMove move;
  guint      place; /* which of the cards is given again */
};

G_DEFINE_FINAL_TYPE (RhCapeRevealEditor, rh_cape_reveal_editor, RH_TYPE_EDITOR)

static void
add_place (RhCapeRevealEditor *self, guint i)
{
  RhButton *button = rh_choice_add (self->choice, i);
  GtkWidget *view = rh_cape_card_view_new ();

  rh_button_set_picture (button, view);
  gtk_widget_add_css_class (GTK_WIDGET (button), "picture");
  self->places[i] = button;
  self->views[i] = RH_CAPE_CARD_VIEW (view);
}

static void
show_place (RhCapeRevealEditor *self, guint i)
{
  RhCapeCard shown = self->move.cards[i];
  g_autofree char *card = rh_cape_text_card (shown);
  g_autofree char *name = NULL;

  /* Translators: a card on offer: its number, counted from 1, and what it is */
  name = g_strdup_printf (_("Card %1$u: %2$s"), i + 1, card);
  rh_cape_card_view_set (self->views[i], shown, RH_CAPE_CARD_OPEN);
  rh_button_set_name (self->places[i], name);
}

static void
on_chosen_cb (RhChoice *choice, guint place, RhCapeRevealEditor *self)
{
  self->place = place;
  rh_cape_card_entry_reset (self->entry);
}

static void
on_card_cb (RhCapeCardEntry *entry, guint terrain, guint rails, guint value, RhCapeRevealEditor *self)
{
  self->move.cards[self->place] = (RhCapeCard) { (RhCapeTerrain) terrain, rails, value };
  show_place (self, self->place);
  rh_choice_focus (self->choice);
  rh_editor_changed (RH_EDITOR (self));
}

static char *
rh_cape_reveal_editor_dup_line (RhEditor *editor)
{
  return rh_cape_move_to_text (&RH_CAPE_REVEAL_EDITOR (editor)->move);
}

static gboolean
rh_cape_reveal_editor_key (RhEditor *editor, guint keyval, GdkModifierType modifiers)
{
  RhCapeRevealEditor *self = RH_CAPE_REVEAL_EDITOR (editor);

  return rh_cape_card_entry_key (self->entry, keyval, modifiers) || rh_choice_key (self->choice, keyval, modifiers);
}

static void
rh_cape_reveal_editor_focus (RhEditor *editor)
{
  rh_choice_focus (RH_CAPE_REVEAL_EDITOR (editor)->choice);
}

static void
rh_cape_reveal_editor_class_init (RhCapeRevealEditorClass *klass)
{
  RhEditorClass *editor_class = RH_EDITOR_CLASS (klass);

  editor_class->dup_line = rh_cape_reveal_editor_dup_line;
  editor_class->key = rh_cape_reveal_editor_key;
  editor_class->focus = rh_cape_reveal_editor_focus;

  rh_cape_style_load ();
}

static void
rh_cape_reveal_editor_init (RhCapeRevealEditor *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  self->choice = RH_CHOICE (rh_choice_new (_("Which card was wrong? Choose it and give it again")));
  g_signal_connect_object (self->choice, "chosen", G_CALLBACK (on_chosen_cb), self, 0);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->choice));

  self->entry = RH_CAPE_CARD_ENTRY (rh_cape_card_entry_new ());
  g_signal_connect_object (self->entry, "card", G_CALLBACK (on_card_cb), self, 0);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->entry));

  adw_bin_set_child (ADW_BIN (self), box);
}

/**
 * rh_cape_reveal_editor_new:
 * @move: the cards that were turned up; copied
 *
 * Returns: (transfer floating): an editor that begins with @move
 */
GtkWidget *
rh_cape_reveal_editor_new (const RhCapeMove *move)
{
  RhCapeRevealEditor *self = g_object_new (RH_TYPE_CAPE_REVEAL_EDITOR, NULL);

  self->move = *move;
  for (guint i = 0; i < move->n; i++) {
    add_place (self, i);
    show_place (self, i);
  }
  rh_choice_set (self->choice, 0);

  return GTK_WIDGET (self);
}
