/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-heart-draft.h"

G_BEGIN_DECLS

#define RH_TYPE_HEART_CHIPS (rh_heart_chips_get_type ())
G_DECLARE_FINAL_TYPE (RhHeartChips, rh_heart_chips, RH, HEART_CHIPS, AdwBin)

/* Emits "dropped" (a ticket, from 0; the number of tickets for the figure that is begun), and "put-back" where the one that
 * was taken off is meant to be there again. */
GtkWidget *rh_heart_chips_new (void);
void       rh_heart_chips_set (RhHeartChips       *self,
                               const RhHeartDraft *draft,
                               const RhHeartDraft *before);
void       rh_heart_chips_tell_off (RhHeartChips       *self);
GtkLabel  *rh_heart_chips_get_line (RhHeartChips  *self);

G_END_DECLS
