/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-heart-offer.h"

#include "rh-session.h"
#include <gtk/gtk.h>

G_BEGIN_DECLS

void rh_heart_reasons_show  (GtkBox             *box,
                             GtkBox             *total,
                             RhSession          *session,
                             guint               seat,
                             const RhHeartOffer *offer);
void rh_heart_reasons_focus (GtkWidget          *reasons);

G_END_DECLS
