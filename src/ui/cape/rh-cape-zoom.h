/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define RH_TYPE_CAPE_ZOOM (rh_cape_zoom_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeZoom, rh_cape_zoom, RH, CAPE_ZOOM, GtkWidget)

G_END_DECLS
