/* SPDX-License-Identifier: GPL-3.0-or-later
 * The card turned up to be given again: its rails alone, or the whole card. */

#include "config.h"

#include "rh-cape-editors.h"

#include "rh-announce.h"
#include "rh-cape-editor.h"
#include "rh-cape-figures.h"
#include "rh-cape-text.h"
#include "rh-keys.h"
#include "rh-label.h"

#include <glib/gi18n.h>

#define RH_TYPE_CAPE_DRAW_EDITOR (rh_cape_draw_editor_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeDrawEditor, rh_cape_draw_editor, RH, CAPE_DRAW_EDITOR, RhCapeEditor)

struct _RhCapeDrawEditor {
  RhCapeEditor parent_instance;

  /* Owned by the widget tree */
  GtkLabel *card; /* what it is, where more than the rails is known */

  gboolean refused; /* whether the last figure was none that a card has; then nothing is chosen */
};

G_DEFINE_FINAL_TYPE (RhCapeDrawEditor, rh_cape_draw_editor, RH_TYPE_CAPE_EDITOR)

static void
show_card (RhCapeEditor *self)
{
  GtkLabel *label = RH_CAPE_DRAW_EDITOR (self)->card;
  g_autofree char *card = rh_cape_text_card (self->move.card);

  RH_CAPE_DRAW_EDITOR (self)->refused = FALSE;
  rh_choice_set (self->choice, (int) self->move.card.rails);
  gtk_label_set_label (label, card);
  gtk_widget_set_visible (GTK_WIDGET (label), self->move.card.terrain != RH_CAPE_UNKNOWN);
}

static void
on_rails_chosen_cb (RhChoice *choice, guint rails, RhCapeEditor *self)
{
  /* Of a card given anew, only the rails are known. */
  self->move.card = self->was.card.rails == rails ? self->was.card : (RhCapeCard) { .rails = rails };
  show_card (self);
  rh_editor_changed (RH_EDITOR (self));
}

static void
on_card_cb (RhCapeCardEntry *entry, guint terrain, guint rails, guint value, RhCapeEditor *self)
{
  self->move.card = (RhCapeCard) { (RhCapeTerrain) terrain, rails, value };
  gtk_widget_set_visible (GTK_WIDGET (self->entry), FALSE);
  show_card (self);
  rh_choice_focus (self->choice);
  rh_editor_changed (RH_EDITOR (self));
}

static void
on_whole_clicked_cb (RhCapeEditor *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->entry), TRUE);
  rh_cape_card_entry_reset (self->entry);
  rh_cape_card_entry_focus (self->entry);
}

static void
add_rails (RhCapeEditor *self)
{
  RhChoice *choice = rh_cape_editor_add_choice (self, _("Rails on the card"), G_CALLBACK (on_rails_chosen_cb));

  for (guint rails = 0; rails <= RH_CAPE_RAILS_MAX; rails++) {
    RhButton *button = rh_choice_add (choice, rails);

    rh_cape_figures_set_rails (button, rails);
    gtk_widget_add_css_class (GTK_WIDGET (button), "big");
  }
}

static void
add_card (RhCapeEditor *self)
{
  GtkWidget *label = rh_label_new (NULL, NULL);

  gtk_box_append (self->box, label);
  RH_CAPE_DRAW_EDITOR (self)->card = GTK_LABEL (label);
}

static void
add_whole_card (RhCapeEditor *self)
{
  GtkWidget *button = rh_button_new ();

  rh_button_set (RH_BUTTON (button), _("Whole Card"), NULL);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_whole_clicked_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->box, button);

  rh_cape_editor_add_entry (self, G_CALLBACK (on_card_cb));
  gtk_widget_set_visible (GTK_WIDGET (self->entry), FALSE);
}

static char *
rh_cape_draw_editor_dup_line (RhEditor *editor)
{
  return RH_CAPE_DRAW_EDITOR (editor)->refused ? NULL : RH_EDITOR_CLASS (rh_cape_draw_editor_parent_class)->dup_line (editor);
}

static const char *
rh_cape_draw_editor_why_not (RhEditor *editor)
{
  return RH_CAPE_DRAW_EDITOR (editor)->refused ? _("A card has 0 to 3 rails.") : NULL;
}

/* A figure that no card has isn't passed over: whoever types it, and Enter, would apply what there was (rule P3). */
static gboolean
rh_cape_draw_editor_key (RhEditor *editor, guint keyval, GdkModifierType modifiers)
{
  RhCapeEditor *self = RH_CAPE_EDITOR (editor);

  if (RH_EDITOR_CLASS (rh_cape_draw_editor_parent_class)->key (editor, keyval, modifiers))
    return TRUE;
  if (self->choice == NULL || gtk_widget_get_visible (GTK_WIDGET (self->entry)) || !rh_key_is_figure (keyval, modifiers))
    return FALSE;

  RH_CAPE_DRAW_EDITOR (self)->refused = TRUE;
  rh_choice_set (self->choice, -1);
  rh_announce_refusal (GTK_WIDGET (self));
  rh_editor_changed (editor);

  return TRUE;
}

static void
rh_cape_draw_editor_class_init (RhCapeDrawEditorClass *klass)
{
  RhEditorClass *editor_class = RH_EDITOR_CLASS (klass);

  editor_class->dup_line = rh_cape_draw_editor_dup_line;
  editor_class->why_not = rh_cape_draw_editor_why_not;
  editor_class->key = rh_cape_draw_editor_key;
}

static void
rh_cape_draw_editor_init (RhCapeDrawEditor *self)
{
}

/**
 * rh_cape_draw_editor_new:
 * @move: the card that was turned up; copied
 *
 * Returns: (transfer floating): an editor that begins with @move
 */
GtkWidget *
rh_cape_draw_editor_new (const RhCapeMove *move)
{
  RhCapeEditor *self = rh_cape_editor_new (RH_TYPE_CAPE_DRAW_EDITOR, move);

  /* D3: there was nothing else to say. */
  if (move->no_card) {
    gtk_box_append (self->box, rh_label_new (_("Both piles were empty: there was no card to turn up."), NULL));
  } else {
    add_rails (self);
    add_card (self);
    add_whole_card (self);
    show_card (self);
  }

  return GTK_WIDGET (self);
}
