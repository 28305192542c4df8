/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-session.h"
#include "rh-telling.h"

G_BEGIN_DECLS

/* What everybody's figure is made of once the game is over, a player at a time. */
#define RH_TYPE_END_WHY (rh_end_why_get_type ())
G_DECLARE_FINAL_TYPE (RhEndWhy, rh_end_why, RH, END_WHY, AdwBin)

void     rh_end_why_set   (RhEndWhy        *self,
                           const RhTelling *telling,
                           RhSession       *session);
void     rh_end_why_begin (RhEndWhy        *self);
gboolean rh_end_why_key   (RhEndWhy        *self,
                           guint            keyval,
                           GdkModifierType  modifiers);

G_END_DECLS
