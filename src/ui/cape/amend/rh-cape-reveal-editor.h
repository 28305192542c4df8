/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-cape.h"
#include "rh-editor.h"

G_BEGIN_DECLS

#define RH_TYPE_CAPE_REVEAL_EDITOR (rh_cape_reveal_editor_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeRevealEditor, rh_cape_reveal_editor, RH, CAPE_REVEAL_EDITOR, RhEditor)

GtkWidget *rh_cape_reveal_editor_new (const RhCapeMove *move);

G_END_DECLS
