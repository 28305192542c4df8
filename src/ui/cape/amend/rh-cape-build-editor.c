/* SPDX-License-Identifier: GPL-3.0-or-later
 * A decision to be given again: one of the ways to build there were, or to pass. */

#include "config.h"

#include "rh-cape-editors.h"

#include "rh-cape-editor.h"
#include "rh-cape-text-amend.h"
#include "rh-cape-text-sum.h"
#include "rh-cape-text.h"

#include <glib/gi18n.h>

#define RH_TYPE_CAPE_BUILD_EDITOR (rh_cape_build_editor_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeBuildEditor, rh_cape_build_editor, RH, CAPE_BUILD_EDITOR, RhCapeEditor)

struct _RhCapeBuildEditor {
  RhCapeEditor parent_instance;

  RhCapeMove moves[RH_CAPE_BONUS_MAX + 2]; /* what each button stands for */
};

G_DEFINE_FINAL_TYPE (RhCapeBuildEditor, rh_cape_build_editor, RH_TYPE_CAPE_EDITOR)

static void
on_chosen_cb (RhChoice *choice, guint i, RhCapeEditor *self)
{
  self->move = RH_CAPE_BUILD_EDITOR (self)->moves[i];
  rh_editor_changed (RH_EDITOR (self));
}

/* A button for a way to build; behind the last of them, the one to pass. */
static void
add_button (RhChoice *choice, const RhCapeOffer *offer, guint i)
{
  RhButton *button = rh_choice_add (choice, i);

  if (i < offer->n_ways) {
    g_autofree char *label = rh_cape_text_sum_way (&offer->ways[i]);
    g_autofree char *caption = rh_cape_text_amend_way (&offer->ways[i]);

    rh_button_set (button, label, caption);
  } else {
    rh_button_set (button, C_("button", "Pass"),
                   offer->can_build ? NULL : C_("pass button", "not enough money to build"));
  }
  gtk_widget_add_css_class (GTK_WIDGET (button), "wide");
}

static gboolean
is_same (const RhCapeMove *move, const RhCapeMove *was)
{
  return move->kind == was->kind && move->bonus == was->bonus && move->buy == was->buy;
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
  RhCapeOffer offer;
  g_autofree char *caption = NULL;
  RhChoice *choice;
  int chosen = -1;

  rh_cape_offer_compute (before, move->seat, &offer);
  caption = rh_cape_text_ask (setup->seats[move->seat].name, offer.card.terrain);
  choice = rh_cape_editor_add_choice (RH_CAPE_EDITOR (self), caption, G_CALLBACK (on_chosen_cb));
  for (guint i = 0; i <= offer.n_ways; i++) {
    rh_cape_offer_get_move (&offer, i, &self->moves[i]);
    add_button (choice, &offer, i);
    if (is_same (&self->moves[i], move))
      chosen = (int) i;
  }
  rh_choice_set (choice, chosen);

  return GTK_WIDGET (self);
}
