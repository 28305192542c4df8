/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-game-ui.h"

G_BEGIN_DECLS

/* A test may take away what a game needn't have. */
extern RhGameUi rh_toy_ui;

G_END_DECLS
