/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

AdwMessageDialog *rh_dialog_new        (GtkWindow    *parent,
                                        const char   *heading,
                                        const char   *body);
AdwMessageDialog *rh_dialog_new_error  (GtkWidget    *widget,
                                        const char   *heading,
                                        const GError *error);
void              rh_dialog_show_error (GtkWidget    *widget,
                                        const char   *heading,
                                        const GError *error);

G_END_DECLS
