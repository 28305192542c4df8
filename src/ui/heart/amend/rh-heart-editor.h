/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-heart.h"

#include "rh-choice.h"
#include "rh-editor.h"

G_BEGIN_DECLS

#define RH_HEART_CHOICES_MAX RH_HEART_SEATS_MAX

/**
 * RhHeartEditor:
 * @box: what it consists of, one below the other
 * @choices: the choices in it, from above to below
 * @n_choices: how many there are
 * @move: the move as it is given now
 *
 * What the editors share; each gives its move in a way of its own. By itself it tells @move, takes the keys of the
 * choices, the first of them first, and puts the focus on the first.
 */
typedef struct {
  RhEditor    parent_instance;
  GtkBox     *box;
  RhChoice   *choices[RH_HEART_CHOICES_MAX];
  guint       n_choices;
  RhHeartMove move;
} RhHeartEditor;

typedef struct {
  RhEditorClass parent_class;
} RhHeartEditorClass;

#define RH_TYPE_HEART_EDITOR (rh_heart_editor_get_type ())
#define RH_HEART_EDITOR(object) (G_TYPE_CHECK_INSTANCE_CAST ((object), RH_TYPE_HEART_EDITOR, RhHeartEditor))
GType rh_heart_editor_get_type (void);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RhHeartEditor, g_object_unref)

gpointer  rh_heart_editor_new          (GType              type,
                                        const RhHeartMove *move);
RhChoice *rh_heart_editor_add_choice   (RhHeartEditor     *self,
                                        const char        *caption,
                                        GCallback          on_chosen);
RhChoice *rh_heart_editor_add_terrains (RhHeartEditor     *self,
                                        const char        *caption,
                                        GCallback          on_chosen,
                                        gboolean           keys);
void      rh_heart_editor_add_seats    (RhHeartEditor     *self,
                                        const RhSetup     *setup);

G_END_DECLS
