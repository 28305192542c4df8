/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rh-cape-card.h"

G_BEGIN_DECLS

GtkWidget *rh_cape_terrain_picture_new (RhCapeTerrain terrain);

G_END_DECLS
