/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rh-cape.h"

G_BEGIN_DECLS

/* A game at a glance: a short line a player, with the train and the capital. */
GtkWidget *rh_cape_picture_new (const RhSetup *setup,
                                gconstpointer  data);
GtkWidget *rh_cape_emblem_new (void);

G_END_DECLS
