/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rh-store.h"

G_BEGIN_DECLS

void rh_export_dialog_ask_game (GtkWindow    *parent,
                                RhStore      *store,
                                gint64        game);
void rh_export_dialog_ask_all  (GtkWindow    *parent,
                                RhStore      *store,
                                const GArray *without);

G_END_DECLS
