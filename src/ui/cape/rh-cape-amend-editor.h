/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "cape/rh-cape.h"

G_BEGIN_DECLS

#define RH_TYPE_CAPE_AMEND_EDITOR (rh_cape_amend_editor_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeAmendEditor, rh_cape_amend_editor, RH, CAPE_AMEND_EDITOR, AdwBin)

/* A move, to be given again. Emits "changed". */
GtkWidget        *rh_cape_amend_editor_new      (const RhSetup      *setup,
                                                 const RhCapeState  *before,
                                                 const RhCapeMove   *move);
const RhCapeMove *rh_cape_amend_editor_get_move (RhCapeAmendEditor  *self);
gboolean          rh_cape_amend_editor_is_whole (RhCapeAmendEditor  *self);
gboolean          rh_cape_amend_editor_key      (RhCapeAmendEditor  *self,
                                                 guint               keyval,
                                                 GdkModifierType     modifiers);
void              rh_cape_amend_editor_focus    (RhCapeAmendEditor  *self);

G_END_DECLS
