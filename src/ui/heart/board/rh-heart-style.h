/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rh-heart-route.h"

G_BEGIN_DECLS

void rh_heart_style_load        (void);
void rh_heart_style_get_terrain (GtkWidget      *widget,
                                 RhHeartTerrain  terrain,
                                 GdkRGBA        *ink);
void rh_heart_style_get_colour  (GtkWidget      *widget,
                                 RhHeartColour   colour,
                                 GdkRGBA        *fill,
                                 GdkRGBA        *letter);

G_END_DECLS
