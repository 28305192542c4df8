/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-setup.h"

G_BEGIN_DECLS

/* Of whom none is chosen. */
#define RH_SEATS_NOBODY G_MAXUINT

#define RH_TYPE_SEATS (rh_seats_get_type ())
G_DECLARE_FINAL_TYPE (RhSeats, rh_seats, RH, SEATS, AdwBin)

/* The players as a row of buttons, of which one is chosen. Emits "chosen" (a seat, from 0) when one is tapped, or its key is
 * pressed. */
GtkWidget *rh_seats_new          (void);
void       rh_seats_set          (RhSeats         *self,
                                  const RhSetup   *setup,
                                  guint            chosen);
void       rh_seats_set_open     (RhSeats         *self,
                                  guint            open);
void       rh_seats_set_told     (RhSeats         *self,
                                  const RhSetup   *setup,
                                  guint            seat,
                                  const char      *told,
                                  const char      *spoken);
void       rh_seats_set_keys     (RhSeats         *self,
                                  gboolean         keys);
void       rh_seats_set_next_key (RhSeats         *self,
                                  const char      *key);
gboolean   rh_seats_key          (RhSeats         *self,
                                  guint            keyval,
                                  GdkModifierType  modifiers);
gboolean   rh_seats_choose_next  (RhSeats         *self);
void       rh_seats_focus        (RhSeats         *self);
gboolean   rh_seats_is_at_chosen (RhSeats         *self);

G_END_DECLS
