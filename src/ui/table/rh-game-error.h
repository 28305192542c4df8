/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rh-session.h"

G_BEGIN_DECLS

void rh_game_error_show (GtkWidget    *widget,
                         RhSession    *session,
                         const char   *heading,
                         const GError *error);

G_END_DECLS
