/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rh-session.h"
#include "rh-telling.h"

G_BEGIN_DECLS

void rh_game_error_show (GtkWidget    *widget,
                         RhSession    *session,
                         const char   *heading,
                         const GError *error);
const RhDeadEnd *rh_game_error_find_dead_end (const RhTelling *telling,
                                              RhSession       *session);
GtkWidget *rh_game_error_new_dead_end (const char *title,
                                       const char *text);

G_END_DECLS
