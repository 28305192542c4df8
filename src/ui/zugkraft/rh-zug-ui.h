/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-game-ui.h"

G_BEGIN_DECLS

extern const RhGameUi rh_zug_ui;

G_END_DECLS
