/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rh-button.h"
#include "rh-cape.h"

G_BEGIN_DECLS

/* The common row: the rails of each card turned up. */
GtkWidget *rh_cape_common_row_new     (void);
void       rh_cape_common_row_set     (GtkWidget         *row,
                                       const RhCapeState *state);
RhButton  *rh_cape_common_row_get     (GtkWidget         *row,
                                       guint              card);

G_END_DECLS
