/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define RH_TYPE_ZOOM (rh_zoom_get_type ())
G_DECLARE_FINAL_TYPE (RhZoom, rh_zoom, RH, ZOOM, AdwBin)

void rh_zoom_fit (GtkWindow *window,
                  GtkWindow *parent);

G_END_DECLS
