/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define RH_TYPE_CAPE_LANES (rh_cape_lanes_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeLanes, rh_cape_lanes, RH, CAPE_LANES, GtkWidget)

GtkWidget *rh_cape_lanes_new (void);

G_END_DECLS
