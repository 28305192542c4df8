/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-session.h"

G_BEGIN_DECLS

GtkActionable *rh_listed_game_add          (GtkBox            *rows,
                                            const char *const *colours,
                                            const char *const *players,
                                            guint              winners,
                                            const char        *line);
void           rh_listed_game_show_picture (GtkWidget         *button,
                                            RhSession         *session);

G_END_DECLS
