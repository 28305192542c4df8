/* SPDX-License-Identifier: GPL-3.0-or-later
 * A pick to be given again: another of the cards that were still there. */

#include "config.h"

#include "rh-cape-pick-editor.h"

#include "rh-cape-card-view.h"
#include "rh-cape-style.h"
#include "rh-cape-text.h"
#include "rh-choice.h"

#include <glib/gi18n.h>

struct _RhCapePickEditor {
  RhEditor parent_instance;

  /* Owned by the widget tree */
  RhChoice *choice;

  RhCapeMove move;
};

G_DEFINE_FINAL_TYPE (RhCapePickEditor, rh_cape_pick_editor, RH_TYPE_EDITOR)

static void
on_chosen_cb (RhChoice *choice, guint pick, RhCapePickEditor *self)
{
  self->move.pick = pick;
  rh_editor_changed (RH_EDITOR (self));
}

static void
add_card (RhChoice *choice, guint i, RhCapeCard shown)
{
  RhButton *button = rh_choice_add (choice, i);
  GtkWidget *view = rh_cape_card_view_new ();
  g_autofree char *card = rh_cape_text_card (shown);
  g_autofree char *key = g_strdup_printf ("%u", i + 1);

  rh_cape_card_view_set (RH_CAPE_CARD_VIEW (view), shown, RH_CAPE_CARD_OPEN);
  rh_button_set_picture (button, view);
  rh_button_set_name (button, card);
  rh_button_set_key (button, key);
  gtk_widget_add_css_class (GTK_WIDGET (button), "picture");
  gtk_widget_add_css_class (GTK_WIDGET (button), "large");
}

static char *
rh_cape_pick_editor_dup_line (RhEditor *editor)
{
  return rh_cape_move_to_text (&RH_CAPE_PICK_EDITOR (editor)->move);
}

static gboolean
rh_cape_pick_editor_key (RhEditor *editor, guint keyval, GdkModifierType modifiers)
{
  return rh_choice_key (RH_CAPE_PICK_EDITOR (editor)->choice, keyval, modifiers);
}

static void
rh_cape_pick_editor_focus (RhEditor *editor)
{
  rh_choice_focus (RH_CAPE_PICK_EDITOR (editor)->choice);
}

static void
rh_cape_pick_editor_class_init (RhCapePickEditorClass *klass)
{
  RhEditorClass *editor_class = RH_EDITOR_CLASS (klass);

  editor_class->dup_line = rh_cape_pick_editor_dup_line;
  editor_class->key = rh_cape_pick_editor_key;
  editor_class->focus = rh_cape_pick_editor_focus;

  rh_cape_style_load ();
}

static void
rh_cape_pick_editor_init (RhCapePickEditor *self)
{
}

/**
 * rh_cape_pick_editor_new:
 * @setup: the players
 * @before: the state the card was picked in
 * @move: the pick; copied
 *
 * Returns: (transfer floating): an editor that begins with @move
 */
GtkWidget *
rh_cape_pick_editor_new (const RhSetup *setup, const RhCapeState *before, const RhCapeMove *move)
{
  RhCapePickEditor *self = g_object_new (RH_TYPE_CAPE_PICK_EDITOR, NULL);
  g_autofree char *caption = NULL;

  /* Translators: a player */
  caption = g_strdup_printf (_("%s picks"), setup->seats[move->seat].name);
  self->move = *move;
  self->choice = RH_CHOICE (rh_choice_new (caption));
  for (guint i = 0; i < before->n_seats; i++) {
    if (before->taker[i] == RH_CAPE_NO_SEAT)
      add_card (self->choice, i, before->offer[i]);
  }
  rh_choice_set (self->choice, (int) move->pick);
  g_signal_connect_object (self->choice, "chosen", G_CALLBACK (on_chosen_cb), self, 0);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->choice));

  return GTK_WIDGET (self);
}
