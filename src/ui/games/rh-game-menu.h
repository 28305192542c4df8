/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void rh_game_menu_offer (GtkWidget *list,
                         GtkBox    *rows);
void rh_game_menu_drop  (GtkWidget *list);

G_END_DECLS
