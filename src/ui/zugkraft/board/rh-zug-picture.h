/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rh-setup.h"

G_BEGIN_DECLS

GtkWidget *rh_zug_picture_new (const RhSetup *setup,
                               gconstpointer  state);
GtkWidget *rh_zug_emblem_new (void);

G_END_DECLS
