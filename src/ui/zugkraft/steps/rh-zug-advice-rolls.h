/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-button.h"
#include "rh-zug-odds.h"

G_BEGIN_DECLS

#define RH_ZUG_ADVICE_ROLLS (RH_ZUG_ROLLS_SAFE + 1) /* buttons, the first of which there isn't */

/**
 * RhZugAdviceRolls:
 * @made: what the buttons are for
 * @assumed: that nobody has told, and what is assumed then; or
 * @counted: that they were counted by what was set down
 * @buttons: a button for each number of rolls; the first is %NULL
 *
 * The buttons that tell how many rolls were made; all is borrowed.
 */
typedef struct {
  GtkWidget *made;
  GtkWidget *assumed;
  GtkWidget *counted;
  RhButton  *buttons[RH_ZUG_ADVICE_ROLLS];
} RhZugAdviceRolls;

GtkWidget *rh_zug_advice_rolls_new    (RhZugAdviceRolls       *self);
void       rh_zug_advice_rolls_set_up (RhButton               *button);
void       rh_zug_advice_rolls_show   (const RhZugAdviceRolls *self,
                                       guint                   rolls,
                                       guint                   least,
                                       gboolean                assumed,
                                       gboolean                counted);

G_END_DECLS
