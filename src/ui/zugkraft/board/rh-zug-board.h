/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rh-setup.h"

G_BEGIN_DECLS

GtkWidget *rh_zug_board_new      (const RhSetup *setup);
GtkWidget *rh_zug_board_new_to_look (const RhSetup *setup);
void       rh_zug_board_update   (GtkWidget     *board,
                                  gconstpointer  state);
void       rh_zug_board_rest     (GtkWidget     *board,
                                  gconstpointer  state);
GtkWidget *rh_zug_board_get_turn (GtkWidget     *board,
                                  gconstpointer  state);
double     rh_zug_board_fit      (GtkWidget     *board,
                                  int            width,
                                  int            height);

G_END_DECLS
