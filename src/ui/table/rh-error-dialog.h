/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rh-session.h"

G_BEGIN_DECLS

void rh_error_dialog_show     (GtkWidget    *widget,
                               const char   *heading,
                               const GError *error);
void rh_error_dialog_show_for (GtkWidget    *widget,
                               RhSession    *session,
                               const char   *heading,
                               const GError *error);

G_END_DECLS
