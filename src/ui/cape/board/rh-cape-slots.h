/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-cape.h"

G_BEGIN_DECLS

#define RH_CAPE_SLOTS (1 + RH_CAPE_ROUNDS)
#define RH_CAPE_SLOT_GAP 5.0
#define RH_CAPE_SLOT_TRAIN 1.02 /* of a card's width: what a train has where all slots are the same */

/**
 * RhCapeSlots:
 * @even: whether all slots are the same
 * @card_height: how high a card is
 * @x: where each slot begins, from the left
 * @width: how wide it is
 * @train: how much the train has
 * @cairo: where the line ends
 *
 * The station at the Cape and the places along a line; slot n is the one after the nth card.
 */
typedef struct {
  gboolean even;
  double   card_height;
  double   x[RH_CAPE_SLOTS];
  double   width[RH_CAPE_SLOTS];
  double   train;
  double   cairo;
} RhCapeSlots;

void   rh_cape_slots_find     (RhCapeSlots *slots,
                               guint        crossed,
                               guint        ahead,
                               int          width,
                               int          height);
double rh_cape_slots_fit      (int          width,
                               int          height);
int    rh_cape_slots_height   (int          width,
                               int          height);
int    rh_cape_slots_minimum  (void);
int    rh_cape_slots_natural  (void);

G_END_DECLS
