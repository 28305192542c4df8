/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-seats.h"

G_BEGIN_DECLS

#define RH_TYPE_HEART_SEATS (rh_heart_seats_get_type ())
G_DECLARE_FINAL_TYPE (RhHeartSeats, rh_heart_seats, RH, HEART_SEATS, AdwBin)

/* Emits "chosen" (a seat, from 0) when another one is tapped, or its key is pressed; and "changing" (whether) when all are
 * asked for where one is held, and again when they are left. */
void       rh_heart_seats_set       (RhHeartSeats    *self,
                                     const RhSetup   *setup,
                                     guint            chosen,
                                     guint            open);
void       rh_heart_seats_set_told  (RhHeartSeats    *self,
                                     guint            seat,
                                     const char      *told);
void       rh_heart_seats_set_held  (RhHeartSeats    *self,
                                     gboolean         held);
void       rh_heart_seats_set_keys  (RhHeartSeats    *self,
                                     gboolean         keys);
gboolean   rh_heart_seats_key       (RhHeartSeats    *self,
                                     guint            keyval,
                                     GdkModifierType  modifiers);
gboolean   rh_heart_seats_next_key  (RhHeartSeats    *self,
                                     guint            keyval,
                                     GdkModifierType  modifiers);
void       rh_heart_seats_focus     (RhHeartSeats    *self);
gboolean   rh_heart_seats_is_at_chosen (RhHeartSeats *self);

G_END_DECLS
