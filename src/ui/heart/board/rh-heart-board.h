/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rh-heart.h"

G_BEGIN_DECLS

GtkWidget *rh_heart_board_new      (const RhSetup *setup);
void       rh_heart_board_update   (GtkWidget     *board,
                                    gconstpointer  state);
void       rh_heart_board_rest     (GtkWidget     *board,
                                    gconstpointer  state);
GtkWidget *rh_heart_board_get_turn (GtkWidget     *board,
                                    gconstpointer  state);
GtkWidget *rh_heart_board_enter    (GtkWidget     *board,
                                    gconstpointer  state,
                                    const char    *draft);
void       rh_heart_board_ask      (GtkWidget     *board,
                                    gconstpointer  state,
                                    int            asked);
double     rh_heart_board_fit      (GtkWidget     *board,
                                    int            width,
                                    int            height);

G_END_DECLS
