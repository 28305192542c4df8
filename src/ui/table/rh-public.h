/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-game-ui.h"

G_BEGIN_DECLS

GtkWidget *rh_public_new (const RhGameUi *ui,
                          RhSession      *session);

G_END_DECLS
