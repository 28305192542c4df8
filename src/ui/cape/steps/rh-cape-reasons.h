/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-session.h"
#include "rh-wrap.h"

#include "rh-cape.h"

G_BEGIN_DECLS

/* Why the numbers of a turn are what they are: short lines, side by side where there is room. */
void rh_cape_reasons_show (RhWrap    *wrap,
                           RhSession *session,
                           guint      seat);
void rh_cape_reasons_focus (GtkWidget *reasons,
                            RhSession *session,
                            guint      seat);

G_END_DECLS
