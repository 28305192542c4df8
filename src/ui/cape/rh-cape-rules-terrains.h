/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The five terrains side by side, with the rails each needs. */
GtkWidget *rh_cape_rules_terrains_new (void);

G_END_DECLS
