/* SPDX-License-Identifier: GPL-3.0-or-later
 * A decision to be given again: one of the ways to build there were, or to pass. */

#include "config.h"

#include "rh-cape-build-editor.h"

#include "rh-cape-money.h"
#include "rh-cape-style.h"
#include "rh-cape-text.h"
#include "rh-choice.h"

#include <glib/gi18n.h>

#define WAY_PASS 0 /* ways to build are counted from 1 */

struct _RhCapeBuildEditor {
  RhEditor parent_instance;

  /* Owned by the widget tree */
  RhChoice *choice;

  RhCapeOffer offer; /* what there was to decide about */
  RhCapeMove  move;
};

G_DEFINE_FINAL_TYPE (RhCapeBuildEditor, rh_cape_build_editor, RH_TYPE_EDITOR)

static void
on_chosen_cb (RhChoice *choice, guint way, RhCapeBuildEditor *self)
{
  RhCapeMove move = { .kind = RH_CAPE_MOVE_PASS, .seat = self->move.seat };

  if (way != WAY_PASS) {
    move.kind = RH_CAPE_MOVE_BUILD;
    move.bonus = self->offer.ways[way - 1].bonus;
    move.buy = self->offer.ways[way - 1].buy;
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

static void
add_pass (RhChoice *choice, gboolean can_build)
{
  RhButton *button = rh_choice_add (choice, WAY_PASS);

  rh_button_set (button, C_("button", "Pass"), can_build ? NULL : C_("pass button", "too few pounds to build"));
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

static char *
rh_cape_build_editor_dup_line (RhEditor *editor)
{
  return rh_cape_move_to_text (&RH_CAPE_BUILD_EDITOR (editor)->move);
}

static gboolean
rh_cape_build_editor_key (RhEditor *editor, guint keyval, GdkModifierType modifiers)
{
  return rh_choice_key (RH_CAPE_BUILD_EDITOR (editor)->choice, keyval, modifiers);
}

static void
rh_cape_build_editor_focus (RhEditor *editor)
{
  rh_choice_focus (RH_CAPE_BUILD_EDITOR (editor)->choice);
}

static void
rh_cape_build_editor_class_init (RhCapeBuildEditorClass *klass)
{
  RhEditorClass *editor_class = RH_EDITOR_CLASS (klass);

  editor_class->dup_line = rh_cape_build_editor_dup_line;
  editor_class->key = rh_cape_build_editor_key;
  editor_class->focus = rh_cape_build_editor_focus;

  rh_cape_style_load ();
}

static void
rh_cape_build_editor_init (RhCapeBuildEditor *self)
{
}

/**
 * rh_cape_build_editor_new:
 * @setup: the players
 * @before: the state it was decided in
 * @move: the build or the pass; copied
 *
 * Returns: (transfer floating): an editor that begins with @move
 */
GtkWidget *
rh_cape_build_editor_new (const RhSetup *setup, const RhCapeState *before, const RhCapeMove *move)
{
  RhCapeBuildEditor *self = g_object_new (RH_TYPE_CAPE_BUILD_EDITOR, NULL);
  g_autofree char *caption = NULL;

  self->move = *move;
  rh_cape_offer_compute (before, move->seat, &self->offer);

  caption = rh_cape_text_ask (setup->seats[move->seat].name, self->offer.card.terrain);
  self->choice = RH_CHOICE (rh_choice_new (caption));
  for (guint i = 0; i < self->offer.n_ways; i++)
    add_way (self->choice, i + 1, &self->offer.ways[i]);
  add_pass (self->choice, self->offer.can_build);
  rh_choice_set (self->choice, find_way (&self->offer, move));
  g_signal_connect_object (self->choice, "chosen", G_CALLBACK (on_chosen_cb), self, 0);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->choice));

  return GTK_WIDGET (self);
}
