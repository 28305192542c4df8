/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rh-heart-route.h"

G_BEGIN_DECLS

/* The spaces that things are drawn in. */
#define RH_HEART_ART_SIGN_WIDTH 32.0
#define RH_HEART_ART_SIGN_HEIGHT 24.0
#define RH_HEART_ART_TRAIN_WIDTH 40.0
#define RH_HEART_ART_TRAIN_HEIGHT 28.0
#define RH_HEART_ART_STAR 16.0

void rh_heart_art_sign       (cairo_t        *cr,
                              RhHeartTerrain  terrain);
void rh_heart_art_train      (cairo_t        *cr,
                              const GdkRGBA  *fill,
                              const GdkRGBA  *line);
void rh_heart_art_star       (cairo_t        *cr);
void rh_heart_art_route      (cairo_t        *cr,
                              guint           length,
                              double          cell,
                              double          height,
                              const GdkRGBA  *fill,
                              const GdkRGBA  *line,
                              const GdkRGBA  *part);

G_END_DECLS
