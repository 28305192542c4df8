/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-game-error.h"
#include "rh-game-ui.h"
#include "rh-session.h"

G_BEGIN_DECLS

GType      rh_asked_find_type (const RhGameUi  *ui,
                               RhSession       *session,
                               const RhDeadEnd *dead_end);
GtkWidget *rh_asked_new       (const RhGameUi  *ui,
                               RhSession       *session,
                               GType            type,
                               const RhDeadEnd *dead_end);

G_END_DECLS
