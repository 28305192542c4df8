/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-cape.h"
#include "rh-editor.h"

G_BEGIN_DECLS

#define RH_TYPE_CAPE_TIE_EDITOR (rh_cape_tie_editor_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeTieEditor, rh_cape_tie_editor, RH, CAPE_TIE_EDITOR, RhEditor)

GtkWidget *rh_cape_tie_editor_new (const RhSetup    *setup,
                                   const RhCapeMove *move);

G_END_DECLS
