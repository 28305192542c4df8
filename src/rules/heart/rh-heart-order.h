/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-heart-state.h"

G_BEGIN_DECLS

/**
 * RhHeartOrder:
 * @n: how many
 * @seats: from 0, each once at most
 *
 * Who is due, one after the other, from where the game stands.
 */
typedef struct {
  guint n;
  guint seats[RH_HEART_SEATS_MAX];
} RhHeartOrder;

void      rh_heart_order_compute   (const RhHeartState *state,
                                    RhHeartOrder       *order);
gboolean  rh_heart_order_find      (const RhHeartOrder *self,
                                    guint               seat,
                                    guint              *place);
guint     rh_heart_order_get_first (const RhHeartOrder *self,
                                    guint               seat);

/* For the moves alone. */
void      rh_heart_order_take      (RhHeartState       *state,
                                    const RhHeartMove  *move);

G_END_DECLS
