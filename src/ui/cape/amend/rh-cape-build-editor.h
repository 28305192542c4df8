/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-cape.h"
#include "rh-editor.h"

G_BEGIN_DECLS

#define RH_TYPE_CAPE_BUILD_EDITOR (rh_cape_build_editor_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeBuildEditor, rh_cape_build_editor, RH, CAPE_BUILD_EDITOR, RhEditor)

GtkWidget *rh_cape_build_editor_new (const RhSetup     *setup,
                                     const RhCapeState *before,
                                     const RhCapeMove  *move);

G_END_DECLS
