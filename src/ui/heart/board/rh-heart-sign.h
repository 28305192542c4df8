/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rh-heart-route.h"

G_BEGIN_DECLS

GtkWidget *rh_heart_sign_new (RhHeartTerrain terrain);

G_END_DECLS
