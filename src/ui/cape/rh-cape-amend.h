/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-session.h"

G_BEGIN_DECLS

#define RH_TYPE_CAPE_AMEND (rh_cape_amend_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeAmend, rh_cape_amend, RH, CAPE_AMEND, GtkWidget)

/* The correction of one move. Emits "left", or "corrected" (a few words to tell it) when it is applied. */
GtkWidget *rh_cape_amend_new      (RhSession       *session,
                                   guint            i,
                                   RhFormerLine    *former);
guint      rh_cape_amend_get_move (RhCapeAmend     *self);
gboolean   rh_cape_amend_update   (RhCapeAmend     *self);
gboolean   rh_cape_amend_key      (RhCapeAmend     *self,
                                   guint            keyval,
                                   GdkModifierType  modifiers);

G_END_DECLS
