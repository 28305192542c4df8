/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rh-session.h"
#include "rh-telling.h"

G_BEGIN_DECLS

/* What everybody has, in a line, for where not all of the board is in sight: a game whose ledger counts that has this one. */
GtkWidget *rh_strip_new    (const RhTelling *telling,
                            const RhSetup   *setup);
void       rh_strip_update (GtkWidget       *strip,
                            const RhTelling *telling,
                            RhSession       *session,
                            int              turn);

G_END_DECLS
