/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-game-ui.h"

G_BEGIN_DECLS

GtkWindow *rh_shortcuts_new (GtkWindow      *parent,
                             const RhGameUi *ui);

G_END_DECLS
