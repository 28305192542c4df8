/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

void     rh_focus_drop          (GtkWidget *widget);
gboolean rh_focus_is_in_popover (GtkWidget *widget);
gboolean rh_focus_go_round      (GtkWidget *window,
                                 GVariant  *args,
                                 gpointer   data);

G_END_DECLS
