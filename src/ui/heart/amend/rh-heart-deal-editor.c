/* SPDX-License-Identifier: GPL-3.0-or-later
 * The first terrain cards to be given again: one a player. */

#include "config.h"

#include "rh-heart-editors.h"

#include "rh-heart-editor.h"

#define RH_TYPE_HEART_DEAL_EDITOR (rh_heart_deal_editor_get_type ())
G_DECLARE_FINAL_TYPE (RhHeartDealEditor, rh_heart_deal_editor, RH, HEART_DEAL_EDITOR, RhHeartEditor)

struct _RhHeartDealEditor {
  RhHeartEditor parent_instance;
};

G_DEFINE_FINAL_TYPE (RhHeartDealEditor, rh_heart_deal_editor, RH_TYPE_HEART_EDITOR)

static void
on_chosen_cb (RhChoice *choice, guint terrain, RhHeartEditor *self)
{
  guint seat = 0;

  while (self->choices[seat] != choice)
    seat++;
  self->move.terrains[seat] = (RhHeartTerrain) terrain;
  rh_editor_changed (RH_EDITOR (self));
}

static void
rh_heart_deal_editor_focus (RhEditor *editor, int seat)
{
  rh_choice_focus (RH_HEART_EDITOR (editor)->choices[MAX (seat, 0)]);
}

static void
rh_heart_deal_editor_class_init (RhHeartDealEditorClass *klass)
{
  RH_EDITOR_CLASS (klass)->focus = rh_heart_deal_editor_focus;
}

static void
rh_heart_deal_editor_init (RhHeartDealEditor *self)
{
}

/**
 * rh_heart_deal_editor_new:
 * @setup: the players
 * @move: the cards they began with; copied
 *
 * Returns: (transfer floating): an editor that begins with @move
 */
GtkWidget *
rh_heart_deal_editor_new (const RhSetup *setup, const RhHeartMove *move)
{
  RhHeartEditor *self = rh_heart_editor_new (RH_TYPE_HEART_DEAL_EDITOR, move);

  for (guint i = 0; i < move->n; i++)
    rh_choice_set (rh_heart_editor_add_terrains (self, setup->seats[i].name, G_CALLBACK (on_chosen_cb), FALSE),
                   (int) move->terrains[i]);

  return GTK_WIDGET (self);
}
