/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-store.h"

G_BEGIN_DECLS

#define RH_TYPE_SEAT_ROW (rh_seat_row_get_type ())
G_DECLARE_FINAL_TYPE (RhSeatRow, rh_seat_row, RH, SEAT_ROW, GtkWidget)

GtkWidget  *rh_seat_row_new        (RhStore      *store,
                                    const RhGame *game);
char       *rh_seat_row_dup_name   (RhSeatRow    *self);
void        rh_seat_row_set_name   (RhSeatRow    *self,
                                    const char   *name);
const char *rh_seat_row_get_colour (RhSeatRow    *self);
void        rh_seat_row_set_colour (RhSeatRow    *self,
                                    const char   *colour);
void        rh_seat_row_set_place  (RhSeatRow    *self,
                                    guint         place,
                                    guint         n_seats);
void        rh_seat_row_set_error  (RhSeatRow    *self,
                                    const char   *message);

G_END_DECLS
