/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *rh_rules_pane_new (GtkWidget *rules);

G_END_DECLS
