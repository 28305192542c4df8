/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-session.h"
#include "rh-telling.h"

G_BEGIN_DECLS

#define RH_TYPE_MOVES (rh_moves_get_type ())
G_DECLARE_FINAL_TYPE (RhMoves, rh_moves, RH, MOVES, AdwBin)

/* Every move played, in words, the newest at the bottom. */
GtkWidget *rh_moves_new    (const RhTelling *telling,
                            RhSession       *session);
void       rh_moves_update (RhMoves         *self,
                            RhSession       *session);
gboolean   rh_moves_focus  (RhMoves         *self,
                            guint            i);

G_END_DECLS
