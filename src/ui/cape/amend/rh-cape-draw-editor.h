/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-cape.h"
#include "rh-editor.h"

G_BEGIN_DECLS

#define RH_TYPE_CAPE_DRAW_EDITOR (rh_cape_draw_editor_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeDrawEditor, rh_cape_draw_editor, RH, CAPE_DRAW_EDITOR, RhEditor)

GtkWidget *rh_cape_draw_editor_new (const RhCapeMove *move);

G_END_DECLS
