/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-button.h"
#include "rh-zug-odds.h"

G_BEGIN_DECLS

#define RH_ZUG_ADVICE_ROLLS (RH_ZUG_ROLLS_SAFE + 1) /* buttons, the first of which there isn't */

/* Buttons that tell how many rolls were made. */
GtkWidget *rh_zug_advice_rolls_new    (RhButton       *buttons[RH_ZUG_ADVICE_ROLLS]);
void       rh_zug_advice_rolls_set_up (RhButton       *button);
void       rh_zug_advice_rolls_show   (RhButton *const buttons[RH_ZUG_ADVICE_ROLLS],
                                       guint           rolls,
                                       guint           least);

G_END_DECLS
