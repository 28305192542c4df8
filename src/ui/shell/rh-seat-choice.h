/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define RH_TYPE_SEAT_CHOICE (rh_seat_choice_get_type ())
G_DECLARE_FINAL_TYPE (RhSeatChoice, rh_seat_choice, RH, SEAT_CHOICE, AdwBin)

/* The choice of one of those who sit at the table. Seats count from 0. Activates “new-game.first” when another is. */
GtkWidget *rh_seat_choice_new       (const char        *title);
void       rh_seat_choice_set_names (RhSeatChoice      *self,
                                     const char *const *names);
guint      rh_seat_choice_get       (RhSeatChoice      *self);
char      *rh_seat_choice_dup_name  (RhSeatChoice      *self);
void       rh_seat_choice_set       (RhSeatChoice      *self,
                                     guint              seat);

G_END_DECLS
