/* SPDX-License-Identifier: GPL-3.0-or-later
 * Cards to be given again: those on offer, or the one turned up. */

#include "config.h"

#include "rh-cape-amend-editor-private.h"

#include "rh-cape-text.h"
#include "rh-text-size.h"

#include <glib/gi18n.h>

static RhButton *
add_place (RhCapeAmendEditor *self, RhChoice *choice, guint i)
{
  RhButton *button = rh_choice_add (choice, i);
  GtkWidget *view = rh_cape_card_view_new ();

  rh_button_set_picture (button, view);
  gtk_widget_add_css_class (GTK_WIDGET (button), "picture");
  self->places[i] = button;
  self->views[i] = RH_CAPE_CARD_VIEW (view);

  return button;
}

static void
show_place (RhCapeAmendEditor *self, guint i, RhCapeCard shown)
{
  g_autofree char *card = rh_cape_text_card (shown);
  g_autofree char *name = NULL;

  /* Translators: a card on offer: its number, counted from 1, and what it is */
  name = g_strdup_printf (_("Card %1$u: %2$s"), i + 1, card);
  rh_cape_card_view_set (self->views[i], shown, RH_CAPE_CARD_OPEN);
  rh_button_set_name (self->places[i], name);
}

static void
on_place_chosen_cb (RhChoice *choice, guint place, RhCapeAmendEditor *self)
{
  self->place = place;
  rh_cape_card_entry_reset (self->entry);
}

static void
on_place_card_cb (RhCapeCardEntry *entry, guint terrain, guint rails, guint value, RhCapeAmendEditor *self)
{
  self->move.cards[self->place] = (RhCapeCard) { (RhCapeTerrain) terrain, rails, value };
  show_place (self, self->place, self->move.cards[self->place]);
  rh_choice_focus (self->choices[0]);
  rh_editor_changed (RH_EDITOR (self));
}

void
rh_cape_amend_editor_add_reveal (RhCapeAmendEditor *self)
{
  RhChoice *choice = rh_cape_amend_editor_add_choice (self, _("Which card was wrong? Choose it and give it again"));

  for (guint i = 0; i < self->move.n; i++) {
    add_place (self, choice, i);
    show_place (self, i, self->move.cards[i]);
  }
  rh_choice_set (choice, 0);
  g_signal_connect_object (choice, "chosen", G_CALLBACK (on_place_chosen_cb), self, 0);

  self->entry = RH_CAPE_CARD_ENTRY (rh_cape_card_entry_new ());
  g_signal_connect_object (self->entry, "card", G_CALLBACK (on_place_card_cb), self, 0);
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->entry));
}

static void
show_draw (RhCapeAmendEditor *self)
{
  g_autofree char *card = rh_cape_text_card (self->move.card);

  rh_choice_set (self->choices[0], (int) self->move.card.rails);
  gtk_label_set_label (self->card, card);
  gtk_widget_set_visible (GTK_WIDGET (self->card), self->move.card.terrain != RH_CAPE_UNKNOWN);
}

static void
on_rails_chosen_cb (RhChoice *choice, guint rails, RhCapeAmendEditor *self)
{
  /* Of a card given anew, only the rails are known. */
  self->move.card = self->was.card.rails == rails ? self->was.card : (RhCapeCard) { .rails = rails };
  show_draw (self);
  rh_editor_changed (RH_EDITOR (self));
}

static void
on_draw_card_cb (RhCapeCardEntry *entry, guint terrain, guint rails, guint value, RhCapeAmendEditor *self)
{
  self->move.card = (RhCapeCard) { (RhCapeTerrain) terrain, rails, value };
  gtk_widget_set_visible (GTK_WIDGET (self->entry), FALSE);
  show_draw (self);
  rh_choice_focus (self->choices[0]);
  rh_editor_changed (RH_EDITOR (self));
}

static void
on_whole_clicked_cb (RhCapeAmendEditor *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->entry), TRUE);
  rh_cape_card_entry_reset (self->entry);
  rh_cape_card_entry_focus (self->entry);
}

static void
add_rails (RhCapeAmendEditor *self)
{
  RhChoice *choice = rh_cape_amend_editor_add_choice (self, _("Rails on the card"));

  for (int rails = 0; rails <= RH_CAPE_RAILS_MAX; rails++) {
    RhButton *button = rh_choice_add (choice, (guint) rails);
    g_autofree char *label = g_strdup_printf ("%d", rails);
    g_autofree char *name = g_strdup_printf (ngettext ("%d rail", "%d rails", (gulong) rails), rails);

    rh_button_set (button, label, NULL);
    rh_button_set_name (button, name);
    rh_button_set_key (button, label);
    gtk_widget_add_css_class (GTK_WIDGET (button), "figure");
    gtk_widget_add_css_class (GTK_WIDGET (button), "big");
  }
  g_signal_connect_object (choice, "chosen", G_CALLBACK (on_rails_chosen_cb), self, 0);
}

static void
add_whole_card (RhCapeAmendEditor *self)
{
  GtkWidget *button = rh_button_new ();

  rh_button_set (RH_BUTTON (button), C_("button", "The Whole Card"), NULL);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_whole_clicked_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->box), button);

  self->entry = RH_CAPE_CARD_ENTRY (rh_cape_card_entry_new ());
  gtk_widget_set_visible (GTK_WIDGET (self->entry), FALSE);
  g_signal_connect_object (self->entry, "card", G_CALLBACK (on_draw_card_cb), self, 0);
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->entry));
}

void
rh_cape_amend_editor_add_draw (RhCapeAmendEditor *self)
{
  GtkWidget *label = gtk_label_new (NULL);

  rh_text_size_wrap (GTK_LABEL (label));
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  self->card = GTK_LABEL (label);

  /* D3: there was nothing else to say. */
  if (self->move.no_card) {
    gtk_label_set_label (self->card, _("Both piles were empty: there was no card to turn up."));
    gtk_box_append (GTK_BOX (self->box), label);
    return;
  }

  add_rails (self);
  gtk_box_append (GTK_BOX (self->box), label);
  add_whole_card (self);
  show_draw (self);
}
