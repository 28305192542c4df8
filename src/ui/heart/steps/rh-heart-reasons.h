/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-heart-offer.h"

#include "rh-session.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define RH_TYPE_HEART_REASONS (rh_heart_reasons_get_type ())
G_DECLARE_FINAL_TYPE (RhHeartReasons, rh_heart_reasons, RH, HEART_REASONS, GtkWidget)

GtkWidget *rh_heart_reasons_new   (void);
void       rh_heart_reasons_show  (RhHeartReasons     *self,
                                   RhSession          *session,
                                   guint               seat,
                                   const RhHeartOffer *offer);
void       rh_heart_reasons_focus (RhHeartReasons     *self,
                                   gboolean            aloud);

G_END_DECLS
