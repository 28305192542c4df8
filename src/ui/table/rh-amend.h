/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-game-ui.h"
#include "rh-store.h"

G_BEGIN_DECLS

#define RH_TYPE_AMEND (rh_amend_get_type ())
G_DECLARE_FINAL_TYPE (RhAmend, rh_amend, RH, AMEND, GtkWidget)

/* The correction of one move. Activates “book.leave”, and “table.corrected” with a few words to tell it when it is applied. */
GtkWidget *rh_amend_new      (const RhGameUi  *ui,
                              RhSession       *session,
                              guint            i,
                              int              seat,
                              RhFormerLine    *former);
guint      rh_amend_get_move (RhAmend         *self);
gboolean   rh_amend_drops    (RhAmend         *self);
gboolean   rh_amend_update   (RhAmend         *self);
gboolean   rh_amend_key      (RhAmend         *self,
                              guint            keyval,
                              GdkModifierType  modifiers);

G_END_DECLS
