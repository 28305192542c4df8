/* SPDX-License-Identifier: GPL-3.0-or-later
 * Decisions to be given again: values drawn, the card picked, building or passing. */

#include "config.h"

#include "rh-cape-amend-editor-private.h"

#include "rh-cape-text.h"
#include "rh-colour.h"
#include "rh-cape-money.h"

#include <glib/gi18n.h>

#define WAY_PASS 0 /* ways to build are counted from 1 */

static void
on_value_chosen_cb (RhChoice *choice, guint value, RhCapeAmendEditor *self)
{
  for (guint i = 0; i < self->n_choices; i++) {
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

void
rh_cape_amend_editor_add_tie (RhCapeAmendEditor *self)
{
  for (guint i = 0; i < self->move.n; i++) {
    const RhSeat *seat = &self->setup->seats[self->move.seats[i]];
    g_autofree char *caption = g_strdup_printf ("%s %s", rh_colour_shape (seat->colour), seat->name);
    RhChoice *choice = rh_cape_amend_editor_add_choice (self, caption);

    add_values (choice, seat->name);
    rh_choice_set (choice, (int) self->move.cards[i].value);
    g_signal_connect_object (choice, "chosen", G_CALLBACK (on_value_chosen_cb), self, 0);
  }
}

static void
on_pick_chosen_cb (RhChoice *choice, guint pick, RhCapeAmendEditor *self)
{
  self->move.pick = pick;
  rh_editor_changed (RH_EDITOR (self));
}

static void
add_card (RhCapeAmendEditor *self, RhChoice *choice, guint i)
{
  RhButton *button = rh_choice_add (choice, i);
  GtkWidget *view = rh_cape_card_view_new ();
  g_autofree char *card = rh_cape_text_card (self->before.offer[i]);
  g_autofree char *key = g_strdup_printf ("%u", i + 1);

  rh_cape_card_view_set (RH_CAPE_CARD_VIEW (view), self->before.offer[i], RH_CAPE_CARD_OPEN);
  rh_button_set_picture (button, view);
  rh_button_set_name (button, card);
  rh_button_set_key (button, key);
  gtk_widget_add_css_class (GTK_WIDGET (button), "picture");
  gtk_widget_add_css_class (GTK_WIDGET (button), "large");
}

void
rh_cape_amend_editor_add_pick (RhCapeAmendEditor *self)
{
  g_autofree char *caption = NULL;
  RhChoice *choice;

  /* Translators: a player */
  caption = g_strdup_printf (_("%s picks"), self->setup->seats[self->move.seat].name);
  choice = rh_cape_amend_editor_add_choice (self, caption);
  for (guint i = 0; i < self->before.n_seats; i++) {
    if (self->before.taker[i] == RH_CAPE_NO_SEAT)
      add_card (self, choice, i);
  }
  rh_choice_set (choice, (int) self->move.pick);
  g_signal_connect_object (choice, "chosen", G_CALLBACK (on_pick_chosen_cb), self, 0);
}

static void
on_way_chosen_cb (RhChoice *choice, guint way, RhCapeAmendEditor *self)
{
  RhCapeMove move = { .kind = RH_CAPE_MOVE_PASS, .seat = self->move.seat };
  RhCapeOffer offer;

  if (way != WAY_PASS && rh_cape_offer_compute (&self->before, self->move.seat, &offer)) {
    move.kind = RH_CAPE_MOVE_BUILD;
    move.bonus = offer.ways[way - 1].bonus;
    move.buy = offer.ways[way - 1].buy;
  }
  self->move = move;
  rh_editor_changed (RH_EDITOR (self));
}

static void
add_way (RhChoice *choice, guint value, const RhCapeWay *way)
{
  RhButton *button = rh_choice_add (choice, value);
  g_autofree char *cost = rh_cape_money_to_words (way->cost);
  g_autofree char *left = rh_cape_money_to_words (way->left);
  g_autofree char *label = NULL;
  g_autofree char *caption = NULL;

  /* Translators: on a button: pounds */
  label = way->cost == 0 ? g_strdup (C_("button", "Build")) : g_strdup_printf (_("Build for %s"), cost);
  /* Translators: bonus rails used, rails bought, pounds in hand after the build */
  caption = g_strdup_printf (_("%1$d bonus, buy %2$d, leaves %3$s"), way->bonus, way->buy, left);
  rh_button_set (button, label, caption);
  gtk_widget_add_css_class (GTK_WIDGET (button), "wide");
}

static int
find_way (const RhCapeOffer *offer, const RhCapeMove *move)
{
  if (move->kind == RH_CAPE_MOVE_PASS)
    return WAY_PASS;

  for (guint i = 0; i < offer->n_ways; i++) {
    if (offer->ways[i].bonus == move->bonus && offer->ways[i].buy == move->buy)
      return (int) i + 1;
  }

  return -1;
}

void
rh_cape_amend_editor_add_turn (RhCapeAmendEditor *self)
{
  const char *name = self->setup->seats[self->move.seat].name;
  g_autofree char *caption = NULL;
  RhChoice *choice;
  RhButton *pass;
  RhCapeOffer offer;

  rh_cape_offer_compute (&self->before, self->move.seat, &offer);

  caption = rh_cape_text_ask (name, offer.card.terrain);
  choice = rh_cape_amend_editor_add_choice (self, caption);
  for (guint i = 0; i < offer.n_ways; i++)
    add_way (choice, i + 1, &offer.ways[i]);

  pass = rh_choice_add (choice, WAY_PASS);
  rh_button_set (pass, C_("button", "Pass"), offer.can_build ? NULL : C_("pass button", "too few pounds to build"));
  gtk_widget_add_css_class (GTK_WIDGET (pass), "wide");
  rh_choice_set (choice, find_way (&offer, &self->move));
  g_signal_connect_object (choice, "chosen", G_CALLBACK (on_way_chosen_cb), self, 0);
}
