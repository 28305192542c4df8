/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rh-zug-train.h"

G_BEGIN_DECLS

#define RH_ZUG_ART_WIDTH 64.0 /* the space a part is drawn in; the rail is its lower edge */
#define RH_ZUG_ART_HEIGHT 44.0

void rh_zug_art_part (cairo_t          *cr,
                           RhZugPart    part,
                           const GdkRGBA    *fill,
                           const GdkRGBA    *line);
void rh_zug_art_flag (cairo_t          *cr,
                           double            height);

G_END_DECLS
