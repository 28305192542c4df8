/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rh-setup.h"

G_BEGIN_DECLS

/* What lies before the players, a lane each; as a game’s #RhGameUi has it. */

GtkWidget *rh_cape_board_new      (const RhSetup *setup);
void       rh_cape_board_update   (GtkWidget     *board,
                                   gconstpointer  state);
void       rh_cape_board_rest     (GtkWidget     *board,
                                   gconstpointer  state);
GtkWidget *rh_cape_board_get_turn (GtkWidget     *board,
                                   gconstpointer  state);
void       rh_cape_board_ask      (GtkWidget     *board,
                                   gconstpointer  state,
                                   int            asked);
double     rh_cape_board_fit      (GtkWidget     *board,
                                   int            width,
                                   int            height);

G_END_DECLS
