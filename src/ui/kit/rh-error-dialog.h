/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

AdwMessageDialog *rh_error_dialog_new  (GtkWidget    *widget,
                                        const char   *heading,
                                        const GError *error);
void              rh_error_dialog_show (GtkWidget    *widget,
                                        const char   *heading,
                                        const GError *error);

G_END_DECLS
