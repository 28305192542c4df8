/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-cape.h"
#include "rh-editor.h"

G_BEGIN_DECLS

#define RH_TYPE_CAPE_AMEND_EDITOR (rh_cape_amend_editor_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeAmendEditor, rh_cape_amend_editor, RH, CAPE_AMEND_EDITOR, RhEditor)

/* A move, to be given again. */
GtkWidget *rh_cape_amend_editor_new (const RhSetup     *setup,
                                     const RhCapeState *before,
                                     const RhCapeMove  *move);

G_END_DECLS
