/* SPDX-License-Identifier: GPL-3.0-or-later
 * A pick to be given again: another of the cards that were still there. */

#include "config.h"

#include "rh-cape-editors.h"

#include "rh-cape-card-view.h"
#include "rh-cape-editor.h"
#include "rh-cape-text.h"
#include "rh-label.h"

#include <glib/gi18n.h>

static void
on_chosen_cb (RhChoice *choice, guint pick, RhCapeEditor *self)
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
  RhCapeEditor *self = rh_cape_editor_new (RH_TYPE_CAPE_EDITOR, move);
  g_autofree char *caption = rh_cape_text_picks (setup->seats[move->seat].name);
  RhChoice *choice = rh_cape_editor_add_choice (self, caption, G_CALLBACK (on_chosen_cb));

  gboolean taken = FALSE;

  for (guint i = 0; i < before->n_seats; i++) {
    if (before->taker[i] == RH_CAPE_NO_SEAT)
      add_card (choice, i, before->offer[i]);
    else
      taken = TRUE;
  }
  rh_choice_set (choice, (int) move->pick);
  if (taken)
    gtk_box_append (self->box, rh_label_new (_("To swap with somebody who picked earlier, correct that earlier pick."), NULL));

  return GTK_WIDGET (self);
}
