/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rh-game.h"

G_BEGIN_DECLS

/* What is asked of a box of such rows. */
guint       rh_seat_rows_count           (GtkBox       *box);
GtkWidget  *rh_seat_rows_find_colour     (GtkBox       *box,
                                          const char   *colour);
const char *rh_seat_rows_get_free_colour (GtkBox       *box,
                                          const RhGame *game);
GStrv       rh_seat_rows_dup_names       (GtkBox       *box);
GtkWidget  *rh_seat_rows_find_nameless   (GtkWidget    *row);
void        rh_seat_rows_remove_unused   (GtkBox       *box,
                                          guint         min);

G_END_DECLS
