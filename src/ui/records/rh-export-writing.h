/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rh-export.h"

G_BEGIN_DECLS

void rh_export_writing_begin  (GtkWindow    *parent,
                               RhStore      *store,
                               GFile        *file,
                               RhExportKind  kind,
                               gint64        game,
                               GArray       *without);
void rh_export_writing_refuse (GtkWindow    *parent,
                               gint64        game,
                               const GError *error);

G_END_DECLS
