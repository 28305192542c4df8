/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

void     rh_focus_drop          (GtkWidget        *widget);
gboolean rh_focus_is_in_popover (GtkWidget        *widget);
gboolean rh_focus_go_round      (GtkWidget        *window,
                                 GVariant         *args,
                                 gpointer          data);
gboolean rh_focus_in_children   (GtkWidget        *widget,
                                 GtkDirectionType  direction);
gboolean rh_focus_as_one        (GtkWidget        *widget,
                                 GtkDirectionType  direction);
void rh_focus_snapshot_ring (GtkWidget   *widget,
                             GtkSnapshot *snapshot);

G_END_DECLS
