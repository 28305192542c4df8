/* SPDX-License-Identifier: GPL-3.0-or-later
 * A decision to be given again: one of the ways to build there were, or to pass. */

#include "config.h"

#include "rh-cape-editors.h"

#include "rh-cape-editor.h"
#include "rh-cape-money.h"
#include "rh-cape-text-sum.h"
#include "rh-cape-text.h"

#include <glib/gi18n.h>

#define WAY_PASS 0 /* ways to build are counted from 1 */

#define RH_TYPE_CAPE_BUILD_EDITOR (rh_cape_build_editor_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeBuildEditor, rh_cape_build_editor, RH, CAPE_BUILD_EDITOR, RhCapeEditor)

struct _RhCapeBuildEditor {
  RhCapeEditor parent_instance;

  RhCapeOffer offer; /* what there was to decide about */
};

G_DEFINE_FINAL_TYPE (RhCapeBuildEditor, rh_cape_build_editor, RH_TYPE_CAPE_EDITOR)

static void
on_chosen_cb (RhChoice *choice, guint way, RhCapeEditor *self)
{
  const RhCapeOffer *offer = &RH_CAPE_BUILD_EDITOR (self)->offer;
  RhCapeMove move = { .kind = RH_CAPE_MOVE_PASS, .seat = self->move.seat };

  if (way != WAY_PASS) {
    move.kind = RH_CAPE_MOVE_BUILD;
    move.bonus = offer->ways[way - 1].bonus;
    move.buy = offer->ways[way - 1].buy;
  }
  self->move = move;
  rh_editor_changed (RH_EDITOR (self));
}

static void
add_way (RhChoice *choice, guint value, const RhCapeWay *way)
{
  RhButton *button = rh_choice_add (choice, value);
  g_autofree char *left = rh_cape_money_to_words (way->left);
  g_autofree char *label = rh_cape_text_sum_way (way);
  g_autofree char *caption = NULL;

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

static void
rh_cape_build_editor_class_init (RhCapeBuildEditorClass *klass)
{
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
  RhCapeBuildEditor *self = rh_cape_editor_new (RH_TYPE_CAPE_BUILD_EDITOR, move);
  RhCapeOffer *offer = &self->offer;
  g_autofree char *caption = NULL;
  RhChoice *choice;

  rh_cape_offer_compute (before, move->seat, offer);
  caption = rh_cape_text_ask (setup->seats[move->seat].name, offer->card.terrain);
  choice = rh_cape_editor_add_choice (RH_CAPE_EDITOR (self), caption, G_CALLBACK (on_chosen_cb));
  for (guint i = 0; i < offer->n_ways; i++)
    add_way (choice, i + 1, &offer->ways[i]);
  add_pass (choice, offer->can_build);
  rh_choice_set (choice, find_way (offer, move));

  return GTK_WIDGET (self);
}
