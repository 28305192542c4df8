/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-store.h"

G_BEGIN_DECLS

#define RH_TYPE_SEAT_ROW (rh_seat_row_get_type ())
G_DECLARE_FINAL_TYPE (RhSeatRow, rh_seat_row, RH, SEAT_ROW, AdwBin)

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

/* What is asked of a box of such rows. */
guint       rh_seat_rows_count           (GtkBox       *box);
GtkWidget  *rh_seat_rows_find_colour     (GtkBox       *box,
                                          const char   *colour);
const char *rh_seat_rows_get_free_colour (GtkBox       *box,
                                          const RhGame *game);
GStrv       rh_seat_rows_dup_names       (GtkBox       *box);
void        rh_seat_rows_remove_unused   (GtkBox       *box,
                                          guint         min);

G_END_DECLS
