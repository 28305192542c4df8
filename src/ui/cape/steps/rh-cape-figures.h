/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-button.h"

G_BEGIN_DECLS

/* Buttons for the figures on a card: what stands on them, their names and their keys. */
void rh_cape_figures_set_rails (RhButton   *button,
                                guint       rails);
void rh_cape_figures_set_value (RhButton   *button,
                                guint       value,
                                const char *player);

G_END_DECLS
