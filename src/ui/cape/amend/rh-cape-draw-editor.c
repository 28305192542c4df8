/* SPDX-License-Identifier: GPL-3.0-or-later
 * The card turned up to be given again: its rails alone, or the whole card. */

#include "config.h"

#include "rh-cape-draw-editor.h"

#include "rh-cape-card-entry.h"
#include "rh-cape-style.h"
#include "rh-cape-text.h"
#include "rh-choice.h"
#include "rh-label.h"

#include <glib/gi18n.h>

struct _RhCapeDrawEditor {
  RhEditor parent_instance;

  /* Owned by the widget tree */
  GtkBox   *box;
  GtkLabel *card;         /* what it is, where more than the rails is known */

  /* Likewise; %NULL where there was no card */
  RhChoice        *rails;
  RhCapeCardEntry *entry; /* of the whole card */

  RhCapeMove was;
  RhCapeMove move;
};

G_DEFINE_FINAL_TYPE (RhCapeDrawEditor, rh_cape_draw_editor, RH_TYPE_EDITOR)

static void
show_card (RhCapeDrawEditor *self)
{
  g_autofree char *card = rh_cape_text_card (self->move.card);

  rh_choice_set (self->rails, (int) self->move.card.rails);
  gtk_label_set_label (self->card, card);
  gtk_widget_set_visible (GTK_WIDGET (self->card), self->move.card.terrain != RH_CAPE_UNKNOWN);
}

static void
on_rails_chosen_cb (RhChoice *choice, guint rails, RhCapeDrawEditor *self)
{
  /* Of a card given anew, only the rails are known. */
  self->move.card = self->was.card.rails == rails ? self->was.card : (RhCapeCard) { .rails = rails };
  show_card (self);
  rh_editor_changed (RH_EDITOR (self));
}

static void
on_card_cb (RhCapeCardEntry *entry, guint terrain, guint rails, guint value, RhCapeDrawEditor *self)
{
  self->move.card = (RhCapeCard) { (RhCapeTerrain) terrain, rails, value };
  gtk_widget_set_visible (GTK_WIDGET (self->entry), FALSE);
  show_card (self);
  rh_choice_focus (self->rails);
  rh_editor_changed (RH_EDITOR (self));
}

static void
on_whole_clicked_cb (RhCapeDrawEditor *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->entry), TRUE);
  rh_cape_card_entry_reset (self->entry);
  rh_cape_card_entry_focus (self->entry);
}

static void
add_rails (RhCapeDrawEditor *self)
{
  self->rails = RH_CHOICE (rh_choice_new (_("Rails on the card")));

  for (int rails = 0; rails <= RH_CAPE_RAILS_MAX; rails++) {
    RhButton *button = rh_choice_add (self->rails, (guint) rails);
    g_autofree char *label = g_strdup_printf ("%d", rails);
    g_autofree char *name = g_strdup_printf (ngettext ("%d rail", "%d rails", (gulong) rails), rails);

    rh_button_set (button, label, NULL);
    rh_button_set_name (button, name);
    rh_button_set_key (button, label);
    gtk_widget_add_css_class (GTK_WIDGET (button), "figure");
    gtk_widget_add_css_class (GTK_WIDGET (button), "big");
  }
  g_signal_connect_object (self->rails, "chosen", G_CALLBACK (on_rails_chosen_cb), self, 0);
  gtk_box_append (self->box, GTK_WIDGET (self->rails));
}

static void
add_card (RhCapeDrawEditor *self)
{
  GtkWidget *label = rh_label_new (NULL, NULL);

  gtk_box_append (self->box, label);
  self->card = GTK_LABEL (label);
}

static void
add_whole_card (RhCapeDrawEditor *self)
{
  GtkWidget *button = rh_button_new ();

  rh_button_set (RH_BUTTON (button), C_("button", "The Whole Card"), NULL);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_whole_clicked_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->box, button);

  self->entry = RH_CAPE_CARD_ENTRY (rh_cape_card_entry_new ());
  gtk_widget_set_visible (GTK_WIDGET (self->entry), FALSE);
  g_signal_connect_object (self->entry, "card", G_CALLBACK (on_card_cb), self, 0);
  gtk_box_append (self->box, GTK_WIDGET (self->entry));
}

static char *
rh_cape_draw_editor_dup_line (RhEditor *editor)
{
  return rh_cape_move_to_text (&RH_CAPE_DRAW_EDITOR (editor)->move);
}

static gboolean
rh_cape_draw_editor_key (RhEditor *editor, guint keyval, GdkModifierType modifiers)
{
  RhCapeDrawEditor *self = RH_CAPE_DRAW_EDITOR (editor);

  if (self->move.no_card)
    return FALSE;

  if (gtk_widget_get_visible (GTK_WIDGET (self->entry)) && rh_cape_card_entry_key (self->entry, keyval, modifiers))
    return TRUE;

  return rh_choice_key (self->rails, keyval, modifiers);
}

static void
rh_cape_draw_editor_focus (RhEditor *editor)
{
  RhCapeDrawEditor *self = RH_CAPE_DRAW_EDITOR (editor);

  if (!self->move.no_card)
    rh_choice_focus (self->rails);
}

static void
rh_cape_draw_editor_class_init (RhCapeDrawEditorClass *klass)
{
  RhEditorClass *editor_class = RH_EDITOR_CLASS (klass);

  editor_class->dup_line = rh_cape_draw_editor_dup_line;
  editor_class->key = rh_cape_draw_editor_key;
  editor_class->focus = rh_cape_draw_editor_focus;

  rh_cape_style_load ();
}

static void
rh_cape_draw_editor_init (RhCapeDrawEditor *self)
{
  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 12));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->box));
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
  RhCapeDrawEditor *self = g_object_new (RH_TYPE_CAPE_DRAW_EDITOR, NULL);

  self->was = *move;
  self->move = *move;

  /* D3: there was nothing else to say. */
  if (move->no_card) {
    add_card (self);
    gtk_label_set_label (self->card, _("Both piles were empty: there was no card to turn up."));
  } else {
    add_rails (self);
    add_card (self);
    add_whole_card (self);
    show_card (self);
  }

  return GTK_WIDGET (self);
}
