/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *rh_game_menu_show (GtkWidget *list,
                              GtkWidget *row);

G_END_DECLS
