/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-button.h"

G_BEGIN_DECLS

/* What a turn of the build phase is ended with, and what can be looked at before: their names and their keys. */
void rh_cape_turn_buttons_name (RhButton *build,
                                RhButton *pass,
                                RhButton *ways,
                                RhButton *why);

G_END_DECLS
