/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* How large what stands in a player’s row is. */
GtkRequisition rh_spot_size        (GtkWidget   *widget);
GtkRequisition rh_spot_figure      (GtkWidget   *label,
                                    const char  *widest);
int            rh_spot_name_height (GtkWidget   *name);
int            rh_spot_letter      (GtkWidget   *label);

/* And where it stands: places are counted from where people begin to read. */
void           rh_spot_place       (GtkWidget   *child,
                                    int          total,
                                    GdkRectangle at);
void           rh_spot_place_name  (GtkWidget   *name,
                                    int          total,
                                    GdkRectangle at);
GdkRectangle   rh_spot_around      (GtkWidget   *button,
                                    GdkRectangle figure,
                                    int          frame_x,
                                    int          frame_y);

G_END_DECLS
