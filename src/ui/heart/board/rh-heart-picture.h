/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rh-heart.h"

G_BEGIN_DECLS

GtkWidget *rh_heart_picture_new (const RhSetup *setup,
                                 gconstpointer  data);
GtkWidget *rh_heart_emblem_new (void);

G_END_DECLS
