/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void rh_copy_choice_open (GtkWindow  *parent,
                         const char *path,
                         gboolean    drops_bids);
void rh_copy_choice_ask    (GtkWindow  *parent,
                         const char *path,
                         const char *file,
                         gboolean    drops_bids);

G_END_DECLS
