/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-session.h"

G_BEGIN_DECLS

#define RH_TYPE_CAPE_MOVES (rh_cape_moves_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeMoves, rh_cape_moves, RH, CAPE_MOVES, AdwBin)

/* Every move played, in words, the newest at the bottom. */
GtkWidget *rh_cape_moves_new    (RhSession   *session);
void       rh_cape_moves_update (RhCapeMoves *self);
gboolean   rh_cape_moves_focus  (RhCapeMoves *self,
                                 guint        i);

G_END_DECLS
