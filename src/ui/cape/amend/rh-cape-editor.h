/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-cape-card-entry.h"
#include "rh-cape.h"
#include "rh-choice.h"
#include "rh-editor.h"

G_BEGIN_DECLS

/**
 * RhCapeEditor:
 * @box: what it consists of, one below the other
 * @choice: (nullable): the first buttons to choose from
 * @entry: (nullable): where a whole card is given
 * @was: the move that was played
 * @move: the move as it is given now
 *
 * What the editors share; each gives its move in a way of its own. By itself it
 * tells @move, takes the keys of @entry and @choice, and puts the focus on @choice.
 */
typedef struct {
  RhEditor         parent_instance;
  GtkBox          *box;
  RhChoice        *choice;
  RhCapeCardEntry *entry;
  RhCapeMove       was;
  RhCapeMove       move;
} RhCapeEditor;

typedef struct {
  RhEditorClass parent_class;
} RhCapeEditorClass;

#define RH_TYPE_CAPE_EDITOR (rh_cape_editor_get_type ())
#define RH_CAPE_EDITOR(object) (G_TYPE_CHECK_INSTANCE_CAST ((object), RH_TYPE_CAPE_EDITOR, RhCapeEditor))
GType rh_cape_editor_get_type (void);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RhCapeEditor, g_object_unref)

gpointer  rh_cape_editor_new        (GType             type,
                                     const RhCapeMove *move);
RhChoice *rh_cape_editor_add_choice (RhCapeEditor     *self,
                                     const char       *caption,
                                     GCallback         on_chosen);
void      rh_cape_editor_add_entry  (RhCapeEditor     *self,
                                     GCallback         on_card);

G_END_DECLS
