/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rh-cape.h"

G_BEGIN_DECLS

void rh_cape_art_terrain  (cairo_t       *cr,
                           RhCapeTerrain  terrain);
void rh_cape_art_rail     (cairo_t       *cr,
                           double         width,
                           double         height);
void rh_cape_art_train    (cairo_t       *cr,
                           const char    *colour,
                           const GdkRGBA *fill,
                           const GdkRGBA *line);
void rh_cape_art_pyramids (cairo_t       *cr);
void rh_cape_art_headland (cairo_t       *cr);

G_END_DECLS
