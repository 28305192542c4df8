/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-cape.h"
#include "rh-editor.h"

G_BEGIN_DECLS

#define RH_TYPE_CAPE_PICK_EDITOR (rh_cape_pick_editor_get_type ())
G_DECLARE_FINAL_TYPE (RhCapePickEditor, rh_cape_pick_editor, RH, CAPE_PICK_EDITOR, RhEditor)

GtkWidget *rh_cape_pick_editor_new (const RhSetup     *setup,
                                    const RhCapeState *before,
                                    const RhCapeMove  *move);

G_END_DECLS
