/* SPDX-License-Identifier: GPL-3.0-or-later
 * The terrain cards taken to be given again: whose, and one or two. */

#include "config.h"

#include "rh-heart-editors.h"

#include "rh-heart-editor.h"

#include <glib/gi18n.h>

#define NONE RH_HEART_TERRAINS /* no second card */

#define RH_TYPE_HEART_TERRAIN_EDITOR (rh_heart_terrain_editor_get_type ())
G_DECLARE_FINAL_TYPE (RhHeartTerrainEditor, rh_heart_terrain_editor, RH, HEART_TERRAIN_EDITOR, RhHeartEditor)

struct _RhHeartTerrainEditor {
  RhHeartEditor parent_instance;
};

G_DEFINE_FINAL_TYPE (RhHeartTerrainEditor, rh_heart_terrain_editor, RH_TYPE_HEART_EDITOR)

static void
on_first_cb (RhChoice *choice, guint terrain, RhHeartEditor *self)
{
  self->move.terrains[0] = (RhHeartTerrain) terrain;
  rh_editor_changed (RH_EDITOR (self));
}

static void
on_second_cb (RhChoice *choice, guint terrain, RhHeartEditor *self)
{
  self->move.n = terrain == NONE ? 1 : 2;
  if (terrain != NONE)
    self->move.terrains[1] = (RhHeartTerrain) terrain;
  rh_editor_changed (RH_EDITOR (self));
}

static void
rh_heart_terrain_editor_class_init (RhHeartTerrainEditorClass *klass)
{
}

static void
rh_heart_terrain_editor_init (RhHeartTerrainEditor *self)
{
}

/**
 * rh_heart_terrain_editor_new:
 * @setup: the players
 * @move: the cards that were taken; copied
 *
 * Returns: (transfer floating): an editor that begins with @move
 */
GtkWidget *
rh_heart_terrain_editor_new (const RhSetup *setup, const RhHeartMove *move)
{
  RhHeartEditor *self = rh_heart_editor_new (RH_TYPE_HEART_TERRAIN_EDITOR, move);
  RhChoice *second;

  rh_heart_editor_add_seats (self, setup);
  rh_choice_set (rh_heart_editor_add_terrains (self, _("First card"), G_CALLBACK (on_first_cb), TRUE),
                 (int) move->terrains[0]);
  second = rh_heart_editor_add_terrains (self, _("Second card"), G_CALLBACK (on_second_cb), FALSE);
  /* Translators: no second terrain card */
  rh_button_set (rh_choice_add (second, NONE), C_("terrain card", "None"), NULL);
  rh_choice_set (second, move->n == 2 ? (int) move->terrains[1] : NONE);

  return GTK_WIDGET (self);
}
