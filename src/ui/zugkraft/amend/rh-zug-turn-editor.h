/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-editor.h"
#include "rh-zug-state.h"

G_BEGIN_DECLS

#define RH_TYPE_ZUG_TURN_EDITOR (rh_zug_turn_editor_get_type ())
G_DECLARE_FINAL_TYPE (RhZugTurnEditor, rh_zug_turn_editor, RH, ZUG_TURN_EDITOR, RhEditor)

/* A turn, to be given again: a train, a shortage or a wreck. */
GtkWidget *rh_zug_turn_editor_new (const RhZugState *before,
                                   const RhZugMove  *move);

G_END_DECLS
