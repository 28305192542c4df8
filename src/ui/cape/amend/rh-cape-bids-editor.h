/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-cape.h"
#include "rh-editor.h"

G_BEGIN_DECLS

#define RH_TYPE_CAPE_BIDS_EDITOR (rh_cape_bids_editor_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeBidsEditor, rh_cape_bids_editor, RH, CAPE_BIDS_EDITOR, RhEditor)

GtkWidget *rh_cape_bids_editor_new (const RhSetup    *setup,
                                    const RhCapeMove *move);

G_END_DECLS
