/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void rh_cape_second_keep (GtkWidget *keys);

G_END_DECLS
